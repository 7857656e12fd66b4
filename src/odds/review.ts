/**
 * What the plays of a hand were worth, told when it is over and never before.
 * @module
 */
import type { Card } from '../core/cards.ts';
import { type ShownBlackjack, upCardOf } from '../core/games/blackjack-layout.ts';
import { PAY_TABLES } from '../core/games/pay-tables.ts';
import type { PayTables, ShownVideoPoker } from '../core/games/video-poker.ts';
import type { Hand } from '../core/hand.ts';
import { BITZINO_PAY_TABLES } from '../core/schemes/bitzino/video-poker.ts';
import { type BlackjackRules, CRYPTO_GAMES_RULES, type Play, plays } from './blackjack.ts';
import { rankIndex } from './blackjack-hands.ts';
import { holdsOf, returnTable } from './video-poker.ts';

/** Costs and values are in bets: what comes back on average, the bet counted as one. */
export type Review = VideoPokerReview | BlackjackReview;

export interface VideoPokerReview {
  readonly game: 'video-poker';
  readonly deal: readonly Card[];
  readonly held: readonly boolean[];
  readonly best: readonly boolean[];
  /** By how much the held cards fall short of the best; 0 where they are as good. */
  readonly cost: number;
  /** What the pay table returns to one who always makes the best play: 0.9797 is 97.97%. */
  readonly returns: number;
}

export interface BlackjackReview {
  readonly game: 'blackjack';
  readonly decisions: readonly Decision[];
  /** Of all decisions together. */
  readonly cost: number;
}

export interface Decision {
  /** The player's cards when it was made. */
  readonly player: readonly Card[];
  readonly up: Card;
  readonly played: Play;
  readonly best: Play;
  readonly cost: number;
}

/** The casinos' pay tables, by scheme. */
const PAYS: Readonly<Record<string, PayTables>> = {
  'crypto-games/video-poker': PAY_TABLES,
  'bitzino/video-poker': BITZINO_PAY_TABLES,
};

/** The pay tables of a casino's video poker; none where they are not known. */
export const tablesOf = (scheme: string): PayTables | undefined => PAYS[scheme];

/** The rules of the tables that are known whole, by scheme. */
const RULES: Readonly<Record<string, BlackjackRules>> = {
  'crypto-games/blackjack': CRYPTO_GAMES_RULES,
};

/** Null while the hand is open, and where its cards, its pay table or its rules are not known. */
export function review({ scheme = '', shown, reveal }: Hand): Review | null {
  if (!shown) return null;
  const rules = RULES[scheme];
  if (rules) return reveal && reviewBlackjack(shown as ShownBlackjack, rules);
  const pays = tablesOf(scheme);
  return pays ? reviewVideoPoker(shown as ShownVideoPoker, pays) : null;
}

function reviewVideoPoker(shown: ShownVideoPoker, pays: PayTables): VideoPokerReview | null {
  const { deal, final, payTable } = shown;
  const table = payTable && pays[payTable];
  if (!final || !table || new Set(deal).size < deal.length) return null;
  const held = shown.held ?? deal.map((card, i) => card === final[i]);
  const { best, all } = holdsOf(deal, table);
  const { cost } = all[held.reduce((bits, kept, i) => (kept ? bits | (1 << i) : bits), 0)]!;
  return { game: 'video-poker', deal, held, best: best.held, cost, returns: returnTable(table).return };
}

function reviewBlackjack(shown: ShownBlackjack, rules: BlackjackRules): BlackjackReview | null {
  const { player, dealer } = shown;
  const up = upCardOf(shown);
  const [main, split, ...more] = player;
  // A dealer with one card alone, or with one face down, has not played yet.
  if (!up || dealer.length < 2 || dealer.includes(null) || !main || more.length > 0) return null;
  const decisions = split
    ? [
        ...decide([main[0]!, split[0]!], 'split', { up, splits: 0, rules })!,
        ...cheapestLine(main, { up, splits: 1, rules }),
        ...cheapestLine(split, { up, splits: 1, rules }),
      ]
    : cheapestLine(main, { up, splits: 0, rules });
  return { game: 'blackjack', decisions, cost: costOf(decisions) };
}

interface Situation {
  readonly up: Card;
  /** How often the round was split. */
  readonly splits: number;
  readonly rules: BlackjackRules;
}

/**
 * The decisions that led to a hand. Its cards do not tell a double from a single hit, nor a surrender from standing on
 * two cards: the cheaper is taken, so that nobody is charged for what may not have happened.
 */
function cheapestLine(cards: readonly Card[], situation: Situation): Decision[] {
  const hits = cards.slice(2).map((): Play => 'hit');
  const lines: Play[][] = [[...hits, 'stand']];
  if (cards.length === 2) lines.push(['surrender']);
  if (cards.length === 3) lines.push(['double']);
  const possible = lines
    .map((line) => line.map((play, i) => decide(cards.slice(0, i + 2), play, situation)))
    .filter((line) => line.every((step) => step !== null))
    .map((line) => line.flatMap((step) => step ?? []));
  return possible.reduce((a, b) => (costOf(b) < costOf(a) ? b : a), possible[0] ?? []);
}

/** A play as a decision; none where there was no choice, null where the rules forbid it. */
function decide(player: readonly Card[], played: Play, { up, splits, rules }: Situation): Decision[] | null {
  const hard = player.reduce((sum, card) => sum + rankIndex(card) + 1, 0);
  if (hard >= 21) return [];
  const { values, best } = plays({ player, dealer: up, splits }, rules);
  if (Object.keys(values).length === 1) return [];
  const value = values[played];
  return value === undefined ? null : [{ player, up, played, best, cost: values[best]! - value }];
}

const costOf = (decisions: readonly Decision[]): number => decisions.reduce((sum, { cost }) => sum + cost, 0);
