/**
 * bitZino's games that are over as soon as they are bet on: the top of the deck is the result.
 * Assumed: that the top is the deck's first card; the wheel's colours and the bets offered; at slots, the machine and
 * all of the markup.
 * @module
 */
import { diceOf } from '../../../src/core/schemes/bitzino/craps.ts';
import { type DeckKind, numberOf } from '../../../src/core/schemes/bitzino/deck.ts';
import {
  factoradicOf,
  numberFrom,
  outcomesOf,
  stopsFrom,
} from '../../../src/core/schemes/bitzino/factoradic.ts';
import { BET, betHtml, statusHtml } from './markup.ts';
import { SECRET_CONDUCTS } from './secrets.ts';
import type { Conduct, Game, Hand } from './table.ts';

interface BoardHand<Result> extends Hand {
  readonly result: Result;
}

interface BoardConduct extends Conduct {
  /** The deck whose top it takes instead of that of the real one. */
  stack?(deck: readonly string[]): readonly string[];
}

/** By the ids of cheats.ts. */
const CONDUCTS: Readonly<Record<string, BoardConduct>> = {
  ...SECRET_CONDUCTS,
  'takes-from-bottom': { stack: (deck) => deck.toReversed() },
};

interface Bet<Result> {
  readonly name: string;
  /** As a multiple of the bet, which is included. */
  pays(result: Result): number;
}

interface Board<Result> {
  readonly id: Game<never, never>['id'];
  readonly path: string;
  readonly deck: DeckKind;
  readonly says: string;
  readonly saysThen: string;
  readonly bets: Readonly<Record<string, Bet<Result>>>;
  resultOf(deck: readonly string[]): Result;
  /** The result in words. */
  tell(result: Result): string;
  /** Attributes of the board that say the result. */
  attributes(result: Result): string;
  /** What moves until the result is there. */
  show(result: Result | null): string;
}

function boardGame<Result>(board: Board<Result>): Game<BoardHand<Result>, BoardConduct> {
  const { id, path, deck, says, saysThen, bets } = board;
  const names = Object.keys(bets);
  return {
    id,
    deck,
    conducts: CONDUCTS,
    deal(dealt, { stack }, fields) {
      const result = board.resultOf(stack?.(dealt) ?? dealt);
      const bet = bets[fields.choice('on', names)]!;
      return { result, isOver: true, bet: BET, win: BET * bet.pays(result) };
    },
    // It is over before there is anything to ask for.
    play: (hand) => hand,
    show(hand, before) {
      const result = hand?.result ?? null;
      const moving = hand !== before ? 'unsettled' : '';
      const status = hand ? statusHtml(board.tell(hand.result), hand.win) : "<div class='status'></div>";
      return `<div class='${moving}' id='board' ${result === null ? '' : board.attributes(result)}>${board.show(result)}</div>
<div id='info'>
${betHtml({ path, says, saysThen, isOpen: true, choices: choicesHtml(bets) })}
</div>
<div class='${moving}'>${status}</div>`;
    },
  };
}

const choicesHtml = (bets: Readonly<Record<string, { readonly name: string }>>): string => {
  const options = Object.entries(bets).map(([id, { name }]) => `<option value='${id}'>${name}</option>`);
  return `<label class='on'>on <select name='on'>${options.join('')}</select></label>`;
};

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';

export const roulette = boardGame<number>({
  id: 'roulette',
  path: 'roulette',
  deck: { size: 37, copies: 1 },
  says: 'Spin',
  saysThen: 'Spinning…',
  bets: {
    red: { name: 'red', pays: (number) => (colourOf(number) === 'red' ? 2 : 0) },
    black: { name: 'black', pays: (number) => (colourOf(number) === 'black' ? 2 : 0) },
    even: { name: 'even', pays: (number) => (number > 0 && number % 2 === 0 ? 2 : 0) },
    odd: { name: 'odd', pays: (number) => (number % 2 === 1 ? 2 : 0) },
    zero: { name: 'zero', pays: (number) => (number === 0 ? 36 : 0) },
  },
  resultOf: ([top]) => numberOf(top!),
  tell: (number) => `${number}, ${colourOf(number)}`,
  attributes: (number) => `data-spin_number='${number}'`,
  show: (number) =>
    `<div id='wheel'><div class='ball ${number === null ? '' : colourOf(number)}'>${number ?? ''}</div></div>`,
});

type Dice = readonly [number, number];

const totalOf = ([first, second]: Dice): number => first + second;

export const craps = boardGame<Dice>({
  id: 'craps',
  path: 'craps',
  deck: { size: 36, copies: 1 },
  says: 'Roll',
  saysThen: 'Rolling…',
  bets: {
    field: {
      name: 'field',
      pays: (dice) =>
        [2, 12].includes(totalOf(dice)) ? 3 : [3, 4, 9, 10, 11].includes(totalOf(dice)) ? 2 : 0,
    },
    seven: { name: 'any seven', pays: (dice) => (totalOf(dice) === 7 ? 5 : 0) },
    craps: { name: 'any craps', pays: (dice) => ([2, 3, 12].includes(totalOf(dice)) ? 8 : 0) },
  },
  resultOf: ([top]) => diceOf(numberOf(top!)),
  tell: (dice) => `${totalOf(dice)}`,
  attributes: (dice) => `data-roll='${dice.join(',')}'`,
  show: (dice) =>
    `<div class='${dice ? 'rolled' : ''}' id='dice'>${(dice ?? [])
      .map((pips) => `<div class='die die${pips}'>${pips}</div>`)
      .join('')}</div>`,
});

const REELS = 3;
const ICONS = 32;
const SYMBOLS = ['★', '●', '▲', '■', '☀', '☾', '✿', '⚑'];

const symbolOf = (stop: number): string => SYMBOLS[stop % SYMBOLS.length]!;

/** How many reels show the symbol that most of them show. */
const alike = (stops: readonly number[]): number =>
  Math.max(...stops.map((stop) => stops.filter((other) => symbolOf(other) === symbolOf(stop)).length));

export const slots = boardGame<readonly number[]>({
  id: 'slots',
  path: 'slots',
  deck: { size: 32, copies: 1 },
  says: 'Spin',
  saysThen: 'Spinning…',
  bets: { line: { name: 'the middle line', pays: (stops) => [0, 0, 1.5, 16][alike(stops)]! } },
  resultOf: (deck) =>
    stopsFrom(numberFrom(factoradicOf(deck.map(numberOf)), outcomesOf(REELS, ICONS)), REELS, ICONS),
  tell: (stops) => (alike(stops) > 1 ? `${alike(stops)} of a kind` : 'Nothing'),
  attributes: (stops) => `data-icons='${ICONS}' data-stops='${stops.join(',')}'`,
  show: (stops) =>
    `<div id='reels'>${(stops ?? Array<number>(REELS).fill(0))
      .map((stop) => `<div class='reel'>${symbolOf(stop)}</div>`)
      .join('')}</div>`,
});
