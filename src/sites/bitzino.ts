/**
 * bitZino.
 *
 * From the site, as its pages and scripts of 2012 to 2016 are archived: the fairness panel (`#fair .last_hand` and
 * `.next_hand`, labels beside inputs without ids, `#client_seed_input`); `#table` and what stands in it being
 * replaced as a whole after each action; forms by game, whose submit control says what is under way while it is;
 * cards as `.rank` with a text and `.suit` with the class c, d or h, and none for spades; `.back`, `.undealt`,
 * `.unflipped`, `.discard`, `.held`; the pay table; `#board[data-spin_number]` at roulette and `#board[data-roll]`,
 * such as `3,4`, at craps.
 * Assumed: slots, of which no page is archived: `#board[data-stops]`, such as `4,17,2`, and `data-icons`, how many
 * icons a reel has. Assumed too: that the result at video poker says the win, with the bet in it, as a number beside or
 * behind the word, such as `Win: 20`; where it does not, its payouts are not checked. Those of the other games never are.
 * @module
 */
import type { GameId } from '../core/game.ts';
import { BITZINO_PAYS } from '../core/games/pays.ts';
import type { TableReading } from '../core/observation.ts';
import { readBlackjack } from '../reading/blackjack.ts';
import type { Extra } from '../reading/card.ts';
import { attribute, isElement, parentNode, select, selectFirst } from '../reading/dom.ts';
import { type PanelPlaces, readPanel } from '../reading/panel.ts';
import { notFound, type Seen, tableReading } from '../reading/seen.ts';
import { type Survey, withHints } from '../reading/survey.ts';
import { findAll, textOf } from '../reading/tree.ts';
import { readVideoPoker } from '../reading/video-poker.ts';
import type { PageReader } from './reader.ts';
import type { About, Site } from './site.ts';

const LAST = '.last_hand';
const NEXT = '.next_hand';

const PANEL: PanelPlaces = {
  'announced.commitment': { labels: ['hashOfSecret'], within: NEXT },
  'announced.clientSeed': {
    selectors: ['#client_seed_input'],
    labels: ['next.clientSeed', 'clientSeed'],
    within: NEXT,
  },
  'reported.commitment': { labels: ['hashOfSecret'], within: LAST },
  'reported.clientSeed': { labels: ['last.clientSeed', 'clientSeed'], within: LAST },
  'reported.secret': { labels: ['secret'], within: LAST, byShape: true },
  'reported.finalShuffle': { labels: ['finalShuffle'], within: LAST },
};

/** The suits' classes; the sprite image shows spades where there is none. */
const SUITS = ['c', 'd', 'h'] as const;

const suitByClass: Extra = (element) => {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  const around = classes.includes('suit') ? parentNode(element) : null;
  const rank = around && selectFirst(around, '.rank');
  return rank && textOf(rank, 5) ? [{ suit: SUITS.find((suit) => classes.includes(suit)) ?? 's' }] : [];
};

type Reader = (survey: Survey) => TableReading | null;

/** The table of each game, told by where its form is sent. */
const READERS: Readonly<Partial<Record<GameId, Reader>>> = {
  blackjack: (survey) => {
    const places = { dealer: '#dealer', player: '#player' };
    return readBlackjack(survey, { places, extra: suitByClass })?.reading ?? null;
  },
  'video-poker': (survey) =>
    readVideoPoker(survey, { payTables: BITZINO_PAYS, wholeAmounts: true, extra: suitByClass })?.reading ??
    null,
  roulette: (survey) => {
    const [number] = numbersOn(survey, 'data-spin_number', 1);
    if (number === undefined) return tableReading('roulette', 'resting');
    return tableReading('roulette', 'over', number <= 36 ? { number } : unknown());
  },
  craps: (survey) => {
    const [a, b] = numbersOn(survey, 'data-roll', 2);
    if (a === undefined) return tableReading('craps', 'resting');
    const isRoll = b !== undefined && isDie(a) && isDie(b);
    return tableReading('craps', 'over', isRoll ? { dice: [a, b] } : unknown());
  },
  slots: (survey) => {
    const stops = numbersOn(survey, 'data-stops', Number.POSITIVE_INFINITY);
    const [icons] = numbersOn(survey, 'data-icons', 1);
    if (stops.length === 0) return tableReading('slots', 'resting');
    const isSpin = icons !== undefined && stops.every((stop) => stop < icons);
    return tableReading('slots', 'over', isSpin ? { stops, reels: stops.length, icons } : unknown());
  },
};

const unknown = () => notFound('malformed', 'the result on the board cannot be told');

const isDie = (number: number): boolean => number >= 1 && number <= 6;

/** The numbers in an attribute of the board; none where it is missing, NaN where it has anything else or too many. */
function numbersOn({ roots }: Survey, name: string, most: number): number[] {
  const [board] = findAll(roots, `#board[${name}]`);
  const text = board && attribute(board, name)?.trim();
  if (!text) return [];
  const numbers = text.split(',').map((part) => (/^\s*\d{1,4}\s*$/.test(part) ? Number(part) : Number.NaN));
  return numbers.length > most ? [Number.NaN] : numbers;
}

function readTable(survey: Survey): Seen<TableReading> | null {
  const [table] = findAll(survey.roots, '#table');
  if (!table) return null;
  const game = (Object.keys(READERS) as GameId[]).find((one) =>
    selectFirst(table, `form[action$="/${one.replace('-', '_')}"]`),
  );
  if (!game) return null;
  // The suits' classes mean nothing elsewhere, so that only here they tell of cards.
  const withSuits = withHints(survey, select(table, '.suit'));
  const reading = isUnderWay(table) ? tableReading(game, 'moving') : READERS[game]!(withSuits);
  const region = parentNode(table);
  return reading && { reading, region: region && isElement(region) ? region : null };
}

/** While an action is sent, its control says so in place of its name. */
const isUnderWay = (table: Element): boolean =>
  select(table, 'input[data-disable-with]').some(
    (control) => (control as HTMLInputElement).value === attribute(control, 'data-disable-with'),
  );

export const site: Site = {
  id: 'bitzino',
  name: 'bitZino',
  hosts: ['bitzino.com', 'www.bitzino.com'],
  schemes: {
    blackjack: 'bitzino/blackjack',
    'video-poker': 'bitzino/video-poker',
    roulette: 'bitzino/roulette',
    craps: 'bitzino/craps',
    slots: 'bitzino/slots',
  },
  seeding: 'per-bet',
  sendsClientSeed: true,
  written: { blackjack: 'ranks', 'video-poker': 'ranks' },
  marks: [LAST, NEXT, '#client_seed_input', '#table form'],
};

export const reader: PageReader = { readPanel: (survey) => readPanel(survey, PANEL), readTable };

export const about: About = {
  rule: "a committed first shuffle, shuffled again by MT19937 from both seeds; the site's own verifier agrees",
  known: "panel and table markup of 2012 to 2016, the verifier's code, pay table",
  assumed:
    'the deal order at blackjack (both usual ones are accepted and named); that the top card is the outcome at roulette and craps; how a win is written at video poker, the only game whose payouts are checked; the slots page. No real hand was found',
};
