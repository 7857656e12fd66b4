/**
 * What a page that checks itself carries: the hand, what Cutcard said of it, and the words.
 * @module
 */
import type { HandView } from '../platform/messages.ts';

export interface Saved {
  readonly view: HandView;
  /** Of the language it was saved in, by key, with `$1` where something is filled in. */
  readonly messages: Readonly<Record<string, string>>;
  /** When it was saved, ms since 1970. */
  readonly at: number;
}

/** The id of the element that holds it, as JSON. */
export const SAVED_ID = 'saved';

let read: Saved | undefined;

export function saved(): Saved {
  read ??= JSON.parse(document.getElementById(SAVED_ID)?.textContent ?? 'null') as Saved;
  return read;
}
