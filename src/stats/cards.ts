/**
 * Whether the cards of a game come as often as they should: bets on the first cards of its hands.
 *
 * One card of a place a hand, since cards of one hand are no independent draws. Several places are bet on at once with the
 * capital divided among them: the mean of martingales is one, whatever they have to do with each other.
 * @module
 */
import { type Card, RANKS, rankOf, SUITS, suitOf } from '../core/cards.ts';
import type { GameId } from '../core/game.ts';
import { type ShownBlackjack, upCardOf } from '../core/games/blackjack-layout.ts';
import type { ShownVideoPoker } from '../core/games/video-poker.ts';
import { type Bet, betOnFrequencies, betOnShare, logOfMean, smallestShift } from './betting.ts';

/** Capital that is told of: under a fair deal it is ever reached by one history in twenty at most. */
export const TELLING = 20;

const TENS = ['T', 'J', 'Q', 'K'];
/** Of all cards those that count ten in blackjack. */
export const TENS_SHARE = 4 / 13;

export const PLACES = ['first', 'up'] as const;
/** The first card of the deal, the player's own; or the dealer's up card. */
export type Place = (typeof PLACES)[number];

/** Rules by which a fair deal is not an even one, so that its cards cannot be held against anybody. */
const UNEVEN: ReadonlySet<string> = new Set(['bc-game/blackjack']);

/** Whether the cards of hands by this rule are tested. */
export const isTested = (game: GameId, scheme: string | undefined): boolean =>
  (game === 'blackjack' || game === 'video-poker') && !UNEVEN.has(scheme ?? '');

/** How often each rank, each suit and the tens came at one place, and what betting on that has made. */
class PlaceBets {
  readonly ranks = betOnFrequencies(RANKS.map(() => 1 / RANKS.length));
  readonly suits = betOnFrequencies(SUITS.map(() => 1 / SUITS.length));
  readonly tens = betOnShare(TENS_SHARE);
  readonly bets: readonly Bet[] = [this.ranks, this.suits, this.tens];

  take(card: Card | null): void {
    this.ranks.take(card && RANKS.indexOf(rankOf(card)));
    this.suits.take(card && SUITS.indexOf(suitOf(card)));
    this.tens.take(card && Number(TENS.includes(rankOf(card))));
  }
}

export interface PlaceView {
  readonly place: Place;
  /** How often each came, in the order of RANKS and SUITS. */
  readonly ranks: readonly number[];
  readonly suits: readonly number[];
  readonly tens: number;
}

export interface CardsView {
  readonly game: GameId;
  /** Hands whose cards were seen, and those where they were not. */
  readonly hands: number;
  readonly unseen: number;
  readonly places: readonly PlaceView[];
  /** The e-value now, and the highest it ever was. It may be beyond what a number can hold: then it is infinite. */
  readonly evidence: number;
  readonly most: number;
  /** After how many hands, the unseen included, it first told; null while it never did. */
  readonly toldAfter: number | null;
  /** A shift of the share of tens at one place that is smaller than this could not have been seen yet. */
  readonly smallestShift: number;
}

/** The cards of one game at one casino, hand after hand. */
export class CardsOfGame {
  readonly #game: GameId;
  readonly #places: readonly (readonly [Place, PlaceBets])[];
  #hands = 0;
  #unseen = 0;
  #most = 0;
  #toldAfter: number | null = null;

  constructor(game: 'blackjack' | 'video-poker') {
    this.#game = game;
    this.#places = (game === 'blackjack' ? PLACES : (['first'] as const)).map((place) => [
      place,
      new PlaceBets(),
    ]);
  }

  /** A hand's table in the shape of its game; null where it was not seen, or not cleanly. */
  take(shown: object | null): void {
    if (shown) this.#hands++;
    else this.#unseen++;
    for (const [place, bets] of this.#places) bets.take(shown && cardAt(this.#game, place, shown));
    const log = this.#log();
    this.#most = Math.max(this.#most, log);
    if (this.#toldAfter === null && log >= Math.log(TELLING)) this.#toldAfter = this.#hands + this.#unseen;
  }

  /** After how many hands, the unseen included, it first told; null while it never did. */
  get toldAfter(): number | null {
    return this.#toldAfter;
  }

  #log(): number {
    return logOfMean(this.#places.flatMap(([, { bets }]) => bets.map(({ log }) => log)));
  }

  view(): CardsView {
    const parts = this.#places.reduce((sum, [, { bets }]) => sum + bets.length, 0);
    return {
      game: this.#game,
      hands: this.#hands,
      unseen: this.#unseen,
      places: this.#places.map(([place, { ranks, suits, tens }]) => ({
        place,
        ranks: [...ranks.counts],
        suits: [...suits.counts],
        tens: tens.counts[1]!,
      })),
      evidence: Math.exp(this.#log()),
      most: Math.exp(this.#most),
      toldAfter: this.#toldAfter,
      smallestShift: smallestShift(TENS_SHARE, this.#hands, Math.log(TELLING * parts)),
    };
  }
}

function cardAt(game: GameId, place: Place, shown: object): Card | null {
  if (game === 'video-poker') return (shown as ShownVideoPoker).deal[0] ?? null;
  const hand = shown as ShownBlackjack;
  return (place === 'first' ? hand.player[0]?.[0] : upCardOf(hand)) ?? null;
}
