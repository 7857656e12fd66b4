/**
 * The review of a hand, computed in a worker.
 * @module
 */
import { useEffect, useState } from 'preact/hooks';
import type { Hand } from '../core/hand.ts';
import type { Review } from '../odds/review.ts';

/** Null until it is there, and for hands that have none. */
export function useReview(hand: Hand): Review | null {
  const [found, setFound] = useState<Review | null>(null);
  const identity = JSON.stringify(hand);
  useEffect(() => {
    setFound(null);
    const worker = new Worker('odds-worker.js');
    worker.onmessage = ({ data }: MessageEvent<Review | null>) => setFound(data);
    worker.postMessage(hand);
    return () => worker.terminate();
  }, [identity]);
  return found;
}
