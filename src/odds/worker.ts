/**
 * Reviews a hand away from the page, which stays free: a hand goes in, its review comes out, or null.
 * @module
 */
import type { Hand } from '../core/hand.ts';
import { review } from './review.ts';

/** What of a worker's own world is used here; the odds are compiled without any browser's types. */
declare const self: {
  onmessage: ((event: { readonly data: Hand }) => void) | null;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data }) => self.postMessage(review(data));
