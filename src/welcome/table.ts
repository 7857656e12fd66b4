/**
 * The practice table: video poker by a real casino's rule, first honest, then with one card exchanged.
 * @module
 */
import { audit } from '../core/audit.ts';
import { type Card, freshDeck, SUITS } from '../core/cards.ts';
import { PAY_TABLES, payOf } from '../core/games/pay-tables.ts';
import type { ShownVideoPoker } from '../core/games/video-poker.ts';
import type { Hand } from '../core/hand.ts';
import { toHex } from '../core/hash.ts';
import { Undealable } from '../core/scheme.ts';
import { cryptoGamesVideoPoker as SCHEME } from '../core/schemes/crypto-games/video-poker.ts';
import type { Verdict } from '../core/verdict.ts';

/** A hand with its cards still to be dealt. Whoever shows one keeps its server seed to himself until it is over. */
export interface Round {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** The hash of the server seed, on the table before the bet. */
  readonly commitment: string;
  /** The five cards of the deal and the queue of the draw, as this table shows them. */
  readonly cards: readonly Card[];
}

const DEAL = 5;
/** The card that the cheating table exchanges. */
const EXCHANGED = 2;

/** @param random gives so many random bytes */
export function newRound(cheats: boolean, random: (bytes: number) => Uint8Array): Round {
  for (;;) {
    const serverSeed = toHex(random(32));
    const clientSeed = toHex(random(8));
    const cards = dealt(serverSeed, clientSeed);
    // A few digests in a thousand hold fewer than ten cards.
    if (!cards) continue;
    const [{ hash: commitment }] = SCHEME.commitments({ serverSeed }) as [{ hash: string }];
    return { serverSeed, clientSeed, commitment, cards: cheats ? exchanged(cards) : cards };
  }
}

function dealt(serverSeed: string, clientSeed: string): readonly Card[] | null {
  try {
    const [deal] = SCHEME.deals({ reveal: { serverSeed }, clientSeed, nonce: null });
    return deal!.dealt;
  } catch (error) {
    if (error instanceof Undealable) return null;
    throw error;
  }
}

/** With another card in the deal than the seeds give, which is none of the ten. */
const exchanged = (cards: readonly Card[]): Card[] =>
  cards.with(EXCHANGED, freshDeck(SUITS).find((card) => !cards.includes(card))!);

/** The hand when it is over, as a hand file has it. */
export function handOf(round: Round, held: readonly boolean[]): Hand {
  const { serverSeed, clientSeed, commitment, cards } = round;
  const deal = cards.slice(0, DEAL);
  const queue = cards.slice(DEAL);
  const final = deal.map((card, i) => (held[i] ? card : queue.shift()!));
  const payTable = 'jacks-or-better';
  const multiplier = payOf(PAY_TABLES[payTable], final);
  const shown: ShownVideoPoker = { deal, final, held, payTable, multiplier };
  return {
    v: 1,
    scheme: SCHEME.id,
    commitment: { value: commitment, beforeBet: true },
    clientSeed,
    nonce: null,
    reveal: { serverSeed },
    shown,
  };
}

/** The same audit that a real hand gets; that the table uses the seeds it announced is plain here. */
export const verdictOf = (hand: Hand): Verdict => audit(hand, { continuity: 'pass' });
