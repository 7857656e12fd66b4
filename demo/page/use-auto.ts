/**
 * Bets that the page places by itself, one hand after the other, until it is told to stop.
 * @module
 */
import { useEffect, useState } from 'preact/hooks';
import { LYING } from '../many.ts';
import type { Speed } from '../settings.ts';

/** Milliseconds that cards lie there before the page goes on, where they are turned one by one. */
const LONG_PAUSE = 3000;

interface Auto {
  /** Tells one moment at the table from the next. */
  readonly moment: string;
  /** Whether a hand is in play, which is played to its end before the page stops. */
  readonly inPlay: boolean;
  readonly busy: boolean;
  readonly speed: Speed;
  /** Does what comes next at the table. */
  next(): void;
}

/** Whether the page plays by itself, and what turns that on and off. */
export function useAuto({ moment, inPlay, busy, speed, next }: Auto): readonly [boolean, () => void] {
  const [state, setState] = useState<'off' | 'on' | 'stopping'>('off');
  useEffect(() => {
    if (state === 'off' || busy) return;
    if (state === 'stopping' && !inPlay) {
      setState('off');
      return;
    }
    const timer = setTimeout(next, speed === 'instant' ? LYING : LONG_PAUSE);
    return () => clearTimeout(timer);
  }, [state, busy, moment]);
  return [state !== 'off', () => setState(state === 'off' ? 'on' : 'stopping')];
}
