/**
 * What the hands of one casino come to, added up one by one in the order in which they were played.
 * @module
 */
import type { GameId } from '../core/game.ts';
import { type ShownBlackjack, upCardOf } from '../core/games/blackjack-layout.ts';
import type { ShownVideoPoker } from '../core/games/video-poker.ts';
import type { Hand } from '../core/hand.ts';
import type { Status } from '../core/verdict.ts';
import { CardsOfGame, type CardsView, isTested } from './cards.ts';
import { BlackjackResults, type BlackjackView, type ResultsView, VideoPokerResults } from './results.ts';

/** A hand as it stands in the log. */
export interface HandTaken {
  readonly game: GameId;
  readonly status: Status;
  readonly hand: Pick<Hand, 'scheme' | 'shown'>;
}

export interface StatisticsView {
  readonly hands: number;
  /** A view for each game whose cards are tested. */
  readonly cards: readonly CardsView[];
  /** Hands of games, or by rules, whose cards are not tested. */
  readonly untested: number;
  /** Null where there are no such hands. */
  readonly videoPoker: ResultsView | null;
  readonly blackjack: BlackjackView | null;
}

/** So many hands back a deal that comes again is taken for the same one: its page was loaded anew, or is open twice. */
const SAME_WITHIN = 20;

export class Statistics {
  #hands = 0;
  #untested = 0;
  readonly #lately: string[] = [];
  readonly #cards = new Map<GameId, CardsOfGame>();
  #videoPoker: VideoPokerResults | null = null;
  #blackjack: BlackjackResults | null = null;

  take({ game, status, hand }: HandTaken): void {
    this.#hands++;
    const { scheme = '' } = hand;
    // What was not read cleanly counts as not seen: a reader's mistakes are no casino's.
    const clean = status === 'unreadable' || status === 'not-watching' ? null : hand.shown;
    const shown = clean && this.#isAgain(game, clean) ? null : clean;
    if (isTested(game, scheme)) this.#cardsOf(game as 'blackjack' | 'video-poker').take(shown);
    else this.#untested++;
    if (!shown) return;
    if (game === 'video-poker') {
      this.#videoPoker ??= new VideoPokerResults();
      this.#videoPoker.take(scheme, shown as ShownVideoPoker);
    }
    if (game === 'blackjack') {
      this.#blackjack ??= new BlackjackResults();
      this.#blackjack.take(shown as ShownBlackjack);
    }
  }

  /** Whether the same cards were dealt a few hands ago, which a shuffled shoe hardly ever does. */
  #isAgain(game: GameId, shown: object): boolean {
    const opening =
      game === 'video-poker'
        ? (shown as ShownVideoPoker).deal
        : game === 'blackjack'
          ? [...((shown as ShownBlackjack).player[0]?.slice(0, 2) ?? []), upCardOf(shown as ShownBlackjack)]
          : null;
    if (!opening) return false;
    const key = `${game} ${opening.join(' ')}`;
    const isAgain = this.#lately.includes(key);
    this.#lately.push(key);
    if (this.#lately.length > SAME_WITHIN) this.#lately.shift();
    return isAgain;
  }

  #cardsOf(game: 'blackjack' | 'video-poker'): CardsOfGame {
    const cards = this.#cards.get(game) ?? new CardsOfGame(game);
    this.#cards.set(game, cards);
    return cards;
  }

  view(): StatisticsView {
    return {
      hands: this.#hands,
      cards: [...this.#cards.values()].map((cards) => cards.view()),
      untested: this.#untested,
      videoPoker: this.#videoPoker?.view() ?? null,
      blackjack: this.#blackjack?.view() ?? null,
    };
  }
}
