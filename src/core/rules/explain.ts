/**
 * The derivation of a rule's deal: the steps of `deal.ts`, looked at while they are done.
 * @module
 */
import type { Card } from '../cards.ts';
import type { Derivation, Line, Step, Table } from '../derivation.ts';
import { toHex } from '../hash.ts';
import type { Seeds } from '../scheme.ts';
import { type Draught, placesDealt, type Visitor } from './deal.ts';
import { cardsOf, deckInWords } from './deck.ts';
import { fill, Hasher, hashHex, inWords, valuesOf } from './hashing.ts';
import { type Draw, type Hashing, REVEALED_DECK, type Rule, uses } from './rule.ts';

/**
 * The derivation of the first `count` cards; `name` says what the n-th card is in the game.
 * @throws Undealable where the seeds give no deal
 */
export function explainRule(
  rule: Rule,
  seeds: Seeds,
  count: number,
  name: (index: number) => string,
): Derivation {
  const worked = workedOut(rule, seeds, count);
  return [
    ...(rule.commitment ? [commitmentStep(rule.commitment, seeds)] : []),
    numbersStep(rule, seeds),
    ...cardSteps(rule, worked, name),
  ];
}

/** One number on the way, and what became of it: a card, a swap, or nothing. */
interface Row {
  readonly message: string;
  readonly digits: string;
  readonly draught: Draught;
  readonly swap?: { readonly at: number; readonly other: number; readonly cards: readonly [Card, Card] };
  /** The index of the card among those dealt. */
  dealt?: number;
}

interface Worked {
  readonly rows: readonly Row[];
  readonly cards: readonly Card[];
}

function workedOut(rule: Rule, seeds: Seeds, count: number): Worked {
  const deck = cardsOf(rule, seeds);
  const hasher = new Hasher(rule.hash, valuesOf(seeds));
  const rows: Row[] = [];
  const visitor: Visitor = {
    drawn(draught) {
      rows.push({
        message: hasher.messageAt(draught.counter),
        digits: digitsOf(hasher.at(draught.counter), rule, draught),
        draught,
      });
    },
    swapping(at, other, places) {
      const cards = [deck[places[at]!]!, deck[places[other]!]!] as const;
      rows.push({ ...rows.pop()!, swap: { at, other, cards } });
    },
  };
  const cards: Card[] = [];
  for (const place of placesDealt(rule, hasher, visitor)) {
    const last = rows.at(-1);
    if (last && !last.swap) last.dealt ??= cards.length;
    cards.push(deck[place]!);
    if (cards.length === count) break;
  }
  return { rows, cards };
}

function digitsOf(digest: Uint8Array, { number: { digits, at } }: Rule, { index }: Draught): string {
  const hex = toHex(digest);
  return at === 'end' ? hex.slice(-digits) : hex.slice(index * digits, (index + 1) * digits);
}

function commitmentStep(commitment: Hashing, seeds: Seeds): Step {
  const { serverSeed = '', secret } = seeds.reveal;
  const values = valuesOf(seeds);
  return {
    title: 'The commitment',
    text: `The casino fixed the server seed by showing the ${committedWords(commitment)} before the bet.`,
    lines: [
      ...(secret === undefined ? [] : [{ label: 'Secret', value: secret }]),
      { label: 'Server seed', value: serverSeed },
      { label: inWords(commitment), value: hashHex(commitment, values) ?? '' },
    ],
  };
}

function committedWords(commitment: Hashing): string {
  if (commitment.key !== undefined || commitment.message !== '{serverSeed}') return inWords(commitment);
  const name = commitment.digest === 'sha256' ? 'SHA-256' : 'SHA-512';
  return `${name} of its ${commitment.messageAs === 'bytes' ? 'bytes' : 'text'}`;
}

const COUNTS = {
  digests: 'The counter counts the hashes, each of which gives all the numbers in it, one after the other',
  draws: 'The counter counts the draws, each of which has a hash of its own',
  places: 'The counter is the place in the deck that is drawn for, each with a hash of its own',
} as const;

function numbersStep(rule: Rule, seeds: Seeds): Step {
  const { hash, counter, number } = rule;
  const counted = counter
    ? ` ${COUNTS[counter.counts]}, from ${counter.from}.`
    : ' There is one hash and no more.';
  const which =
    number.at === 'end' ? `The last ${number.digits} hex digits` : `Each ${number.digits} hex digits`;
  const lines: Line[] = [];
  if (uses(rule, 'clientSeed')) lines.push({ label: 'Client seed', value: seeds.clientSeed });
  if (uses(rule, 'nonce')) lines.push({ label: 'Nonce', value: String(seeds.nonce) });
  if (hash.key !== undefined && hash.key !== '{serverSeed}')
    lines.push({ label: `Key ${hash.key}`, value: fill(hash.key, valuesOf(seeds)) });
  return {
    title: 'Numbers from the seeds',
    text: `${inWords(hash)}.${counted} ${which} are a number.`,
    lines,
  };
}

const DRAWN: Readonly<Record<Draw, string>> = {
  replace: 'Each number gives the place of a card, out of all cards each time.',
  splice: 'Each number gives the place of the next card among those left.',
  skip: 'Each number gives the place of a card, and is passed over where that was dealt already.',
  down: 'From the last place of the deck down to the second, each card is swapped with one of those up to it (Fisher-Yates).',
  up: 'From the first place of the deck on, each card is swapped with one of those from it on (Fisher-Yates).',
  'inside out':
    'From the second place of the deck on, each card is swapped with one of those up to it (Fisher-Yates).',
  cut: 'The number gives the place at which the deck is cut: the cards from there on come first.',
};

function cardSteps(rule: Rule, { rows, cards }: Worked, name: (index: number) => string): readonly Step[] {
  const order = rule.deck === REVEALED_DECK ? 'the order that the casino chose' : deckInWords(rule.deck);
  const text = `${DRAWN[rule.draw]} ${placeWords(rule)} The cards lie in this order: ${order}. Places count from 0.`;
  if (!rows.some(({ swap }) => swap) && rule.draw !== 'cut') {
    return [{ title: 'Cards from the numbers', text, lines: [], table: drawTable(rule, rows, cards, name) }];
  }
  const from = rule.dealtFrom === 'last' ? 'last' : 'first';
  return [
    { title: rule.draw === 'cut' ? 'Cut' : 'Shuffle', text, lines: [], table: swapTable(rule, rows) },
    {
      title: 'Deal',
      text: `The ${from} ${cards.length} cards.`,
      lines: [],
      table: {
        columns: ['Card', 'Dealt as'],
        cardColumns: [0],
        rows: cards.map((card, i) => [card, name(i)]),
      },
    },
  ];
}

function placeWords({ number: { as, digits, modulo, limit } }: Rule): string {
  if (as === 'fraction') return `The number over 16^${digits}, times the range, rounded down, is the place.`;
  if (as === 'itself')
    return `The number${modulo === undefined ? '' : ` modulo ${modulo}`} is the place; what is out of the range is passed over.`;
  const passed =
    limit === undefined || limit === 'none'
      ? ''
      : ' Numbers above the largest multiple of the range are passed over, so that all places are as likely.';
  return `The number modulo the range is the place.${passed}`;
}

function placeCell({ number: { as, digits, modulo } }: Rule, { value, range, place }: Draught): string {
  if (as === 'fraction') return `${value} × ${range} / 16^${digits} = ${place}`;
  if (place < 0) return 'passed over';
  if (as === 'remainder') return `${value} mod ${range} = ${place}`;
  return modulo === undefined ? String(place) : `${value} mod ${modulo} = ${place}`;
}

function drawTable(
  rule: Rule,
  rows: readonly Row[],
  cards: readonly Card[],
  name: (index: number) => string,
): Table {
  return {
    columns: ['Message', 'Digits', 'Number', 'Place', 'Card', 'Dealt as'],
    cardColumns: [4],
    rows: rows.map(({ message, digits, draught, dealt }) => {
      const end =
        dealt === undefined ? ['', draught.place < 0 ? '' : 'dealt already'] : [cards[dealt]!, name(dealt)];
      return [message, digits, String(draught.value), placeCell(rule, draught), ...end];
    }),
  };
}

function swapTable(rule: Rule, rows: readonly Row[]): Table {
  if (rule.draw === 'cut') {
    return {
      columns: ['Message', 'Digits', 'Number', 'Place'],
      cardColumns: [],
      rows: rows.map(({ message, digits, draught }) => [
        message,
        digits,
        String(draught.value),
        placeCell(rule, draught),
      ]),
    };
  }
  return {
    columns: ['Place', 'Message', 'Number', 'Draws', 'Swaps with place', 'Card there', 'Card it gets'],
    cardColumns: [],
    rows: rows.map(({ message, draught, swap }) => [
      String(draught.at),
      message,
      String(draught.value),
      placeCell(rule, draught),
      ...(swap ? [String(swap.other), ...swap.cards] : ['', '', '']),
    ]),
  };
}
