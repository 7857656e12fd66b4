/**
 * How a hand of each game is laid out, and its result in words.
 * @module
 */
import { type Card, type Rank, rankOf } from '../core/cards.ts';
import type { GameId } from '../core/game.ts';
import { type Family, PAY_TABLES, rankHand } from '../core/games/pay-tables.ts';
import type { ShownVideoPoker } from '../core/games/video-poker.ts';
import type { TableContents, TableReading } from '../core/observation.ts';
import type { Status } from '../core/verdict.ts';
import { t, underscored } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { cardFaces, type Face, type Row, row } from './hand-rows.ts';

type Shown<G extends GameId> = G extends 'video-poker' ? ShownVideoPoker : TableContents[G];

interface GameView<S> {
  /** `expected` is what the seeds force, in the shape of `shown`, as far as it is known. */
  rows(shown: S, expected: Partial<S>): Row[];
  /** What the table showed in the end, in words; empty where it does not show it yet. */
  result(shown: S): string;
}

const GAME_VIEWS: { readonly [G in GameId]: GameView<Shown<G>> } = {
  'video-poker': {
    rows({ deal, final, held }, expected) {
      const marks = held ?? deal.map((card, i) => final !== null && card === final[i]);
      const of = (label: string, cards: readonly Card[], forced: readonly Card[] | null | undefined) =>
        row(label, cardFaces(cards), forced ? cardFaces(forced) : undefined, { held: marks });
      return [
        of(t('row_deal'), deal, expected.deal),
        ...(final ? [of(t('row_draw'), final, expected.final)] : []),
      ];
    },
    result({ final, payTable, multiplier }) {
      // A hand with the same card twice has no rank.
      if (!final || new Set(final).size < final.length) return '';
      const family =
        payTable !== undefined && payTable in PAY_TABLES ? (payTable as Family) : 'jacks-or-better';
      const rank = t(`poker_${underscored(rankHand(final, family))}`);
      return multiplier ? t('result_paid', rank, multiplier) : rank;
    },
  },
  blackjack: {
    rows({ player, dealer, seatsBefore = [], seatsAfter = [] }, expected) {
      const of = (label: string, hand: Hand, forced?: Hand) =>
        row(label, cardFaces(hand), forced && cardFaces(forced), { total: blackjackTotal(hand) });
      const name = (i: number) => (player.length > 1 ? t('row_player_hand', i + 1) : t('row_player'));
      return [
        of(t('row_dealer'), dealer, expected.dealer),
        ...seatsBefore.map((hand, i) => of(t('row_seat', i + 1), hand)),
        ...player.map((hand, i) => of(name(i), hand, expected.player?.[i])),
        ...seatsAfter.map((hand, i) => of(t('row_seat', seatsBefore.length + i + 2), hand)),
      ];
    },
    result({ player, dealer }) {
      const totals = player.map(blackjackTotal).filter(Boolean).join(', ');
      return totals && t('result_against', totals, blackjackTotal(dealer) || '?');
    },
  },
  roulette: {
    rows: ({ number }, expected) => [
      row(
        t('row_number'),
        [pocket(number)],
        expected.number === undefined ? undefined : [pocket(expected.number)],
      ),
    ],
    result: ({ number }) => t('result_pocket', number, t(`pocket_${pocketColour(number)}`)),
  },
  craps: {
    rows: ({ dice }, expected) => [row(t('row_dice'), dice.map(die), expected.dice?.map(die))],
    result: ({ dice }) => t('result_dice', ...dice),
  },
  slots: {
    rows: ({ stops }, expected) => [row(t('row_stops'), stops.map(stop), expected.stops?.map(stop))],
    result: ({ stops }) => stops.join(' · '),
  },
  hilo: {
    rows: ({ cards }, expected) => [
      row(t('row_cards'), cardFaces(cards), expected.cards && cardFaces(expected.cards)),
    ],
    result: ({ cards }) => t('result_cards', cards.length),
  },
  baccarat: {
    rows({ player, banker }, expected) {
      const of = (label: string, cards: readonly Card[], forced?: readonly Card[]) =>
        row(label, cardFaces(cards), forced && cardFaces(forced), { total: baccaratTotal(cards) });
      return [
        of(t('row_baccarat_player'), player, expected.player),
        of(t('row_baccarat_banker'), banker, expected.banker),
      ];
    },
    result: ({ player, banker }) => t('result_against', baccaratTotal(player), baccaratTotal(banker)),
  },
};

/** The rows of a hand, none where its table was not seen whole. */
export const rowsOf = ({ game, hand, verdict }: HandView): Row[] =>
  hand.shown ? viewOf(game).rows(hand.shown, verdict.expected ?? {}) : [];

/** A hand's result in words, empty where its table was not seen whole. */
export const resultOf = ({ game, hand }: HandView): string =>
  hand.shown ? viewOf(game).result(hand.shown) : '';

/** The statuses beside which the result may stand: beside any other it would look like all is well. */
const DECIDED: readonly Status[] = ['verified', 'consistent'];

/** A hand's result where its cards are known to be those of its seeds; else empty. */
export const decidedResultOf = (view: HandView): string =>
  DECIDED.includes(view.verdict.status) ? resultOf(view) : '';

/** The rows of what a table showed at one moment. */
export function rowsOnTable({ game, contents }: TableReading): Row[] {
  if (!contents) return [];
  return game === 'video-poker'
    ? [row(t('row_cards'), cardFaces(contents.cards), undefined, { held: contents.held })]
    : viewOf(game).rows(contents, {});
}

/** What is shown was made, and checked, for this game. */
const viewOf = (game: GameId) => GAME_VIEWS[game] as GameView<object>;

const pocket = (number: number): Face => ({ kind: 'pocket', number });
const die = (pips: number): Face => ({ kind: 'die', pips });
const stop = (index: number): Face => ({ kind: 'stop', index });

/** The red pockets of every roulette wheel. */
const RED_POCKETS: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export const pocketColour = (number: number): 'zero' | 'red' | 'black' =>
  number === 0 ? 'zero' : RED_POCKETS.has(number) ? 'red' : 'black';

type Hand = readonly (Card | null)[];

/** The total of a blackjack hand as it is called at the table; empty while a card is face down. */
export function blackjackTotal(hand: Hand): string {
  if (hand.length === 0 || hand.includes(null)) return '';
  const ranks = (hand as readonly Card[]).map(rankOf);
  const hard = ranks.reduce((sum, rank) => sum + pointsOf(rank), 0);
  return String(ranks.includes('A') && hard <= 11 ? hard + 10 : hard);
}

/** The last digit of the sum, in which tens and pictures count nothing. */
const baccaratTotal = (cards: readonly Card[]): string =>
  String(cards.reduce((sum, card) => sum + pointsOf(rankOf(card)), 0) % 10);

/** The points of a card; an ace is one. */
const pointsOf = (rank: Rank): number => ('TJQK'.includes(rank) ? 10 : rank === 'A' ? 1 : Number(rank));
