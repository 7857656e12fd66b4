/**
 * What a video poker hand is worth: the ranks that the three families of the game tell apart, and what each
 * pays.
 * @module
 */
import { type Card, RANKS } from '../cards.ts';
import { FieldReader } from '../fields.ts';
import { BITZINO_PAYS, PAYS } from './pays.ts';

export const FAMILIES = ['jacks-or-better', 'tens-or-better', 'bonus-poker'] as const;
export type Family = (typeof FAMILIES)[number];

export type RankName =
  | 'royal-flush'
  | 'straight-flush'
  | 'four-aces'
  | 'four-2s-4s'
  | 'four-5s-ks'
  | 'four-of-a-kind'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'two-pair'
  | 'jacks-or-better'
  | 'tens-or-better'
  | 'nothing';

/** The ranks that a family pays for, best first. */
export const RANKS_PAID: Readonly<Record<Family, readonly RankName[]>> = {
  'jacks-or-better': paid(['four-of-a-kind'], 'jacks-or-better'),
  'tens-or-better': paid(['four-of-a-kind'], 'tens-or-better'),
  'bonus-poker': paid(['four-aces', 'four-2s-4s', 'four-5s-ks'], 'jacks-or-better'),
};

function paid(fours: readonly RankName[], pair: RankName): readonly RankName[] {
  const below: RankName[] = ['full-house', 'flush', 'straight', 'three-of-a-kind', 'two-pair', pair];
  return ['royal-flush', 'straight-flush', ...fours, ...below];
}

export interface PayTable {
  readonly family: Family;
  /** For each rank that the family pays for, the win as a multiple of the bet, the bet included. */
  readonly pays: Readonly<Partial<Record<RankName, number>>>;
}

function payTable(family: Family, pays: readonly number[]): PayTable {
  return { family, pays: Object.fromEntries(RANKS_PAID[family].map((rank, i) => [rank, pays[i]!])) };
}

/** The three pay tables of Crypto.Games. */
export const PAY_TABLES: Readonly<Record<Family, PayTable>> = {
  'jacks-or-better': payTable('jacks-or-better', PAYS['jacks-or-better']),
  'tens-or-better': payTable('tens-or-better', PAYS['tens-or-better']),
  'bonus-poker': payTable('bonus-poker', PAYS['bonus-poker']),
};

/** The pay table on bitZino's video poker page. */
export const BITZINO_JACKS_OR_BETTER = payTable('jacks-or-better', BITZINO_PAYS['jacks-or-better']);

/**
 * Pays are whole numbers of this part of the bet, and no more than MAX_PAY bets, so that sums of them stay
 * exact.
 */
export const PAY_PARTS = 10_000;
const MAX_PAY = 50_000;

/**
 * Reads a pay table from JSON: its family, and what that pays for each of its ranks.
 * @throws HandError naming the field and what it must be
 */
export function parsePayTable(json: unknown): PayTable {
  const fields = new FieldReader(json, 'payTable');
  const family = fields.choice('family', FAMILIES);
  const ranks = RANKS_PAID[family];
  const pays = fields.object('pays');
  for (const key of Object.keys(fields.raw('pays') as object)) {
    if (!ranks.some((rank) => rank === key))
      pays.fail(key, `left out: ${family} pays for ${ranks.join(', ')}`);
  }
  return { family, pays: Object.fromEntries(ranks.map((rank) => [rank, readPay(pays, rank)])) };
}

function readPay(pays: FieldReader, rank: RankName): number {
  const pay = pays.raw(rank);
  const isPay = typeof pay === 'number' && pay >= 0 && pay <= MAX_PAY;
  if (isPay && Math.round(pay * PAY_PARTS) / PAY_PARTS === pay) return pay;
  return pays.fail(rank, `a number from 0 to ${MAX_PAY}, with at most four decimals`);
}

/** The rank of a hand of five different cards. */
export function rankHand(cards: readonly Card[], family: Family): RankName {
  let seen = 0;
  let repeated = 0;
  let flush = true;
  const suit = cards[0]!.charCodeAt(1);
  for (let i = 0; i < 5; i++) {
    const card = cards[i]!;
    const bit = RANK_BITS[card.charCodeAt(0)]!;
    repeated |= seen & bit;
    seen |= bit;
    flush &&= card.charCodeAt(1) === suit;
  }
  return rankOfRanks(seen, repeated, flush, family);
}

/** What `table` pays for a hand of five different cards, as a multiple of the bet. */
export function payOf(table: PayTable, cards: readonly Card[]): number {
  return table.pays[rankHand(cards, table.family)] ?? 0;
}

/** Sets of ranks are bits: 0 the ace, 1 the two, up to 12 the king. */
const ACE = 1;
const TWO_TO_FOUR = 0b1110;
const FIVE_IN_A_ROW = 0b1_1111;
const TEN_TO_ACE = 0b1_1110_0000_0001;
const JACKS_OR_BETTER = 0b1_1100_0000_0001;
const TENS_OR_BETTER = TEN_TO_ACE;

const RANK_BITS = new Uint16Array(128);
for (const [i, rank] of RANKS.entries()) RANK_BITS[rank.charCodeAt(0)] = 1 << i;

/**
 * The rank of five cards of which no more is known than the set of their ranks, the set of those ranks that
 * occur more than once, and whether all suits are equal. That is enough: the sizes of the two sets tell the
 * pairs, threes and fours apart.
 */
export function rankOfRanks(seen: number, repeated: number, flush: boolean, family: Family): RankName {
  switch (sizeOf(seen)) {
    case 5: {
      // Dividing by the lowest bit moves a run down to the bottom.
      const straight = seen === TEN_TO_ACE || seen / (seen & -seen) === FIVE_IN_A_ROW;
      if (!flush) return straight ? 'straight' : 'nothing';
      if (!straight) return 'flush';
      return seen === TEN_TO_ACE ? 'royal-flush' : 'straight-flush';
    }
    case 4:
      if (family === 'tens-or-better') return repeated & TENS_OR_BETTER ? 'tens-or-better' : 'nothing';
      return repeated & JACKS_OR_BETTER ? 'jacks-or-better' : 'nothing';
    case 3:
      return sizeOf(repeated) === 2 ? 'two-pair' : 'three-of-a-kind';
    default:
      if (sizeOf(repeated) === 2) return 'full-house';
      if (family !== 'bonus-poker') return 'four-of-a-kind';
      if (repeated & ACE) return 'four-aces';
      return repeated & TWO_TO_FOUR ? 'four-2s-4s' : 'four-5s-ks';
  }
}

function sizeOf(set: number): number {
  let size = 0;
  for (; set; set &= set - 1) size++;
  return size;
}
