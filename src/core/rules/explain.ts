/**
 * The derivation of a rule's deal: the steps of `deal.ts`, looked at while they are done.
 * @module
 */
import type { Card } from '../cards.ts';
import { type Derivation, type Line, type Step, say, type Table, type Text } from '../derivation.ts';
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
  name: (index: number) => Text,
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
    title: say`The commitment`,
    text: say`The casino fixed the server seed by showing the ${committedWords(commitment)} before the bet.`,
    lines: [
      ...(secret === undefined ? [] : [{ label: say`Secret`, value: secret }]),
      { label: say`Server seed`, value: serverSeed },
      { label: inWords(commitment), value: hashHex(commitment, values) ?? '' },
    ],
  };
}

function committedWords(commitment: Hashing): Text {
  if (commitment.key !== undefined || commitment.message !== '{serverSeed}') return inWords(commitment);
  const name = commitment.digest === 'sha256' ? 'SHA-256' : 'SHA-512';
  return commitment.messageAs === 'bytes' ? say`${name} of its bytes` : say`${name} of its text`;
}

const COUNTS = {
  digests: (from: number) =>
    say`The counter counts the hashes, each of which gives all the numbers in it, one after the other, from ${from}.`,
  draws: (from: number) =>
    say`The counter counts the draws, each of which has a hash of its own, from ${from}.`,
  places: (from: number) =>
    say`The counter is the place in the deck that is drawn for, each with a hash of its own, from ${from}.`,
} as const;

/** Sentences one after the other. */
const sentences = (...all: readonly Text[]): Text => all.reduce((before, next) => say`${before} ${next}`);

function numbersStep(rule: Rule, seeds: Seeds): Step {
  const { hash, counter, number } = rule;
  const counted = counter ? COUNTS[counter.counts](counter.from) : say`There is one hash and no more.`;
  const which =
    number.at === 'end'
      ? say`The last ${number.digits} hex digits are a number.`
      : say`Each ${number.digits} hex digits are a number.`;
  const lines: Line[] = [];
  if (uses(rule, 'clientSeed')) lines.push({ label: say`Client seed`, value: seeds.clientSeed });
  if (uses(rule, 'nonce')) lines.push({ label: say`Nonce`, value: String(seeds.nonce ?? '') });
  if (hash.key !== undefined && hash.key !== '{serverSeed}')
    lines.push({ label: say`Key ${hash.key}`, value: fill(hash.key, valuesOf(seeds)) });
  return {
    title: say`Numbers from the seeds`,
    text: sentences(say`${inWords(hash)}.`, counted, which),
    lines,
  };
}

const DRAWN: Readonly<Record<Draw, Text>> = {
  replace: say`Each number gives the place of a card, out of all cards each time.`,
  splice: say`Each number gives the place of the next card among those left.`,
  skip: say`Each number gives the place of a card, and is passed over where that was dealt already.`,
  down: say`From the last place of the deck down to the second, each card is swapped with one of those up to it (Fisher-Yates).`,
  up: say`From the first place of the deck on, each card is swapped with one of those from it on (Fisher-Yates).`,
  'inside out': say`From the second place of the deck on, each card is swapped with one of those up to it (Fisher-Yates).`,
  cut: say`The number gives the place at which the deck is cut: the cards from there on come first.`,
};

function cardSteps(rule: Rule, { rows, cards }: Worked, name: (index: number) => Text): readonly Step[] {
  const order = rule.deck === REVEALED_DECK ? say`the order that the casino chose` : deckInWords(rule.deck);
  const text = sentences(
    DRAWN[rule.draw],
    ...placeWords(rule),
    say`The cards lie in this order: ${order}. Places count from 0.`,
  );
  if (!rows.some(({ swap }) => swap) && rule.draw !== 'cut') {
    return [
      { title: say`Cards from the numbers`, text, lines: [], table: drawTable(rule, rows, cards, name) },
    ];
  }
  return [
    { title: rule.draw === 'cut' ? say`Cut` : say`Shuffle`, text, lines: [], table: swapTable(rule, rows) },
    {
      title: say`Deal`,
      text:
        rule.dealtFrom === 'last'
          ? say`The last ${cards.length} cards.`
          : say`The first ${cards.length} cards.`,
      lines: [],
      table: {
        columns: [say`Card`, say`Dealt as`],
        cardColumns: [0],
        rows: cards.map((card, i) => [card, name(i)]),
      },
    },
  ];
}

function placeWords({ number: { as, digits, modulo, limit } }: Rule): readonly Text[] {
  if (as === 'fraction')
    return [say`The number over 16^${digits}, times the range, rounded down, is the place.`];
  if (as === 'itself') {
    const out = say`What is out of the range is passed over.`;
    return modulo === undefined
      ? [say`The number is the place.`, out]
      : [say`The number modulo ${modulo} is the place.`, out];
  }
  const place = say`The number modulo the range is the place.`;
  if (limit === undefined || limit === 'none') return [place];
  return [
    place,
    say`Numbers above the largest multiple of the range are passed over, so that all places are as likely.`,
  ];
}

/** What is done with the number in the column before. */
function placeCell({ number: { as, digits, modulo } }: Rule, { range, place }: Draught): Text {
  if (as === 'fraction') return `× ${range} / 16^${digits} = ${place}`;
  if (place < 0) return say`passed over`;
  if (as === 'remainder') return `mod ${range} = ${place}`;
  return modulo === undefined ? String(place) : `mod ${modulo} = ${place}`;
}

function drawTable(
  rule: Rule,
  rows: readonly Row[],
  cards: readonly Card[],
  name: (index: number) => Text,
): Table {
  return {
    columns: [say`Message`, say`Digits`, say`Number`, say`Place`, say`Card`, say`Dealt as`],
    cardColumns: [4],
    rows: rows.map(({ message, digits, draught, dealt }) => {
      const end =
        dealt === undefined
          ? ['', draught.place < 0 ? '' : say`dealt already`]
          : [cards[dealt]!, name(dealt)];
      return [message, digits, String(draught.value), placeCell(rule, draught), ...end];
    }),
  };
}

function swapTable(rule: Rule, rows: readonly Row[]): Table {
  if (rule.draw === 'cut') {
    return {
      columns: [say`Message`, say`Digits`, say`Number`, say`Place`],
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
    columns: [
      say`Place`,
      say`Message`,
      say`Number`,
      say`Draws`,
      say`Swaps with place`,
      say`Card there`,
      say`Card it gets`,
    ],
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
