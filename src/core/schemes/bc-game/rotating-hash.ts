/**
 * BC.Game's shuffle: each card of a fresh deck gets a weight, a hash turned by one hex digit more than the card
 * before, and the cards of all decks together are sorted by weight.
 * Sources: help.bc.game, "Seed generation algorithm"; the site's verifier (ProvablyFairBets/bcgame).
 * @module
 */
import { type Card, freshDeck, RANKS, type Suit } from '../../cards.ts';
import { sha256Hex } from '../../hash.ts';

export const ORDERS = ['article', 'site'] as const;
/** The order of a fresh deck: as the article has it, or as the site's own code has it. */
export type FreshOrder = (typeof ORDERS)[number];

/** The cards as the site's code numbers them, in its order: suit in the upper four bits, ace-low rank in the lower. */
const SITE_NUMBERS = [
  161, 180, 199, 218, 162, 205, 181, 200, 219, 163, 182, 220, 201, 177, 196, 215, 170, 178, 221, 197, 216,
  171, 179, 198, 172, 217, 193, 212, 167, 186, 194, 173, 213, 168, 187, 195, 214, 188, 169, 209, 164, 183,
  202, 210, 189, 165, 184, 203, 211, 166, 204, 185,
];
const SITE_SUITS: readonly Suit[] = ['s', 'h', 'c', 'd'];

export const FRESH: Readonly<Record<FreshOrder, readonly Card[]>> = {
  article: freshDeck(['s', 'h', 'c', 'd']),
  site: SITE_NUMBERS.map((number): Card => `${RANKS[(number & 15) - 1]!}${SITE_SUITS[(number >> 4) - 10]!}`),
};

/** A card before the sort. */
export interface Weighed {
  readonly card: Card;
  /** 64 hex digits. */
  readonly weight: string;
  /** From 0. */
  readonly deck: number;
  /** Its place in the fresh deck, from 0. */
  readonly place: number;
}

/** The hash of each deck: of the seed's text for the first, of the hash before, as hex text, for the next. */
export const deckHashes = (seed: string, decks: number): string[] => deckHashesFrom(sha256Hex(seed), decks);

/** The hash of each deck, where the first one's is known. */
export function deckHashesFrom(first: string, decks: number): string[] {
  const hashes = [first];
  while (hashes.length < decks) hashes.push(sha256Hex(hashes.at(-1)!));
  return hashes;
}

/** All cards of the decks with these hashes, lightest first. Equal weights keep the fresh order. */
export function shuffle(hashes: readonly string[], order: FreshOrder): Weighed[] {
  const cards = hashes.flatMap((hash, deck) => {
    const turns = hash + hash;
    return FRESH[order].map((card, place): Weighed => {
      const turned = place % hash.length;
      return { card, weight: turns.slice(turned, turned + hash.length), deck, place };
    });
  });
  return cards.sort((a, b) => (a.weight < b.weight ? -1 : a.weight > b.weight ? 1 : 0));
}
