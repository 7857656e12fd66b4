/**
 * What is remembered of a page from one look at it to the next. It hangs on the page's body, where all else comes and
 * goes: another page knows nothing of it.
 * @module
 */
import type { Card } from '../core/cards.ts';
import { bodyOf, isDocument, ownerDocument } from './dom.ts';
import type { HandOfCards } from './hands.ts';
import type { Survey } from './survey.ts';

export interface Memory {
  /** Something that plays blackjack was there to be seen: where it is gone, nobody plays. */
  plays?: true;
  /** What calls the bank the dealer of blackjack: one could hit or stand beside it. */
  banks?: WeakSet<Element>;
  /** Something that draws was there to be seen: what deals there does nothing else. */
  draws?: true;
  /** What holds cards was blocked while a hand lay open that was over: where it can be pressed, there are cards to draw. */
  locks?: true;
  /** No bet could be changed beside a hand with cards to draw: where it can be, there are none. */
  locksBets?: true;
  /** The cards that lay there while what deals could be pressed and what draws could not, and those that came then. */
  five?: { readonly before: string; dealt?: string };
  /** Whether what bets again could not be pressed whenever there was something to play with. */
  again?: boolean;
  /** Whether something was said to be won while a hand was not over. */
  won?: boolean;
  /** The player's two cards as they were last seen to lie alone, where nothing says whose hands are whose. */
  dealt?: HandOfCards;
  /** The rows of the dealer and of the player, told by where they lay when one could play last. */
  rows?: readonly WeakRef<Node>[];
  /** Where the player's cards began, were in the middle and ended, from the left, when he could play last. */
  seat?: readonly number[];
  /** Where the row of cards lay when one could guess last. */
  drawn?: WeakRef<Node>;
  /** The card one guessed from last, what lay in the row before it, and whether the first of these was told to be the hand's. */
  guess?: { readonly card: Card; readonly row: readonly Card[]; readonly isFirst?: true };
  /** The cards of hilo as they were told last, in order, and whether some have gone since they were fewest. */
  told?: { readonly cards: readonly Card[]; readonly isCut: boolean };
  /** The row of hilo as it was when a hand was over last. */
  ended?: string;
  /** How high the tallest card was, in CSS pixels. */
  tallest?: number;
  /** The hashes that were promised, the last one last: what stands beside one of those before was used with it. */
  promised?: readonly string[];
  /** The end at which a row took in the card one had guessed from, as the next came: it has only those before. */
  past?: 'first' | 'last';
}

const memories = new WeakMap<Node, Memory>();

/** The page of which this is a survey, or one of a part. */
export const pageOf = ({ roots: [start] }: Pick<Survey, 'roots'>): Document | null =>
  isDocument(start!) ? start : ownerDocument(start!);

/** The memory of the page that was surveyed. */
export function memoryOf(survey: Pick<Survey, 'roots'>): Memory {
  const page = pageOf(survey);
  const body = page && bodyOf(page);
  if (!body) return {};
  const memory = memories.get(body) ?? {};
  memories.set(body, memory);
  return memory;
}

/** The hashes that the page was seen to promise, the last one last. */
export const promisedOn = (survey: Pick<Survey, 'roots'>): readonly string[] =>
  memoryOf(survey).promised ?? [];
