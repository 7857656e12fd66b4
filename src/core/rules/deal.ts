/**
 * From the digests of a rule to the cards it deals, each a place in the fresh deck. The one function that deals is also
 * the one that derivations and the search for a rule look into, so that they cannot disagree.
 * @module
 */
import { type Counter, type Draw, type Numbers, type Rule, sizeOf } from './rule.ts';

/** Whence a rule's digests come. */
export interface DigestSource {
  at(counter: number): Uint8Array;
}

/** A number of a digest, and what became of it. */
export interface Draught {
  readonly counter: number;
  /** The number's place in the digest, in numbers from 0. */
  readonly index: number;
  readonly value: number;
  readonly range: number;
  /** The place it stands for, or -1 where it is thrown away. */
  readonly place: number;
  /** Of shuffles: the place in the deck that it is drawn for. */
  readonly at: number;
}

/** Sees what a derivation shows. */
export interface Visitor {
  /** Each number, also those that are thrown away. */
  drawn(draught: Draught): void;
  /** Each swap of a shuffle: two places, and the deck before it. */
  swapping(at: number, other: number, deck: Readonly<Uint16Array>): void;
}

/** Draws a place out of `range`: for the `nth` time, for the place `at` in the deck. -1 where no number is left. */
export type DrawPlace = (range: number, nth: number, at: number) => number;

/** The number at an index of a digest, or with -1 the one that its last digits write. */
export function numberIn(digest: Uint8Array, digits: number, index: number): number {
  const start = index < 0 ? digest.length * 2 - digits : index * digits;
  let value = 0;
  for (let i = start; i < start + digits; i += 2) {
    // Whole bytes are nearly all there is.
    if (i % 2 === 0 && i + 1 < start + digits) value = value * 256 + digest[i >> 1]!;
    else {
      value = value * 16 + digitIn(digest, i);
      i--;
    }
  }
  return value;
}

const digitIn = (digest: Uint8Array, i: number): number =>
  i % 2 === 0 ? digest[i >> 1]! >> 4 : digest[i >> 1]! & 15;

/** The place that a number stands for, or -1 where it is thrown away. */
export function placeOf(
  { digits, as, modulo, limit = 'none' }: Numbers,
  value: number,
  range: number,
): number {
  if (as === 'fraction') return Math.floor((value * range) / 16 ** digits);
  if (as === 'itself') {
    const reduced = modulo === undefined ? value : value % modulo;
    return reduced < range ? reduced : -1;
  }
  if (limit === 'none') return value % range;
  const whole = limit === 'multiple' ? 16 ** digits : 16 ** digits - 1;
  return value < whole - (whole % range) ? value % range : -1;
}

/** The draws of a rule, out of its digests. */
export function drawsFrom(
  number: Numbers,
  counter: Counter | null,
  digests: DigestSource,
  visitor?: Visitor,
): DrawPlace {
  const { digits } = number;
  const numbersIn = (digest: Uint8Array): number => Math.floor((digest.length * 2) / digits);
  const tryAt = (digest: Uint8Array, count: number, index: number, range: number, at: number): number => {
    const value = numberIn(digest, digits, number.at === 'end' ? -1 : index);
    const place = placeOf(number, value, range);
    visitor?.drawn({ counter: count, index, value, range, place, at });
    return place;
  };

  if (counter === null || counter.counts === 'digests') {
    let count = counter?.from ?? 0;
    let digest = digests.at(count);
    let index = 0;
    return (range, _, at) => {
      for (;;) {
        if (index === (number.at === 'end' ? 1 : numbersIn(digest))) {
          if (counter === null) return -1;
          digest = digests.at(++count);
          index = 0;
        }
        const place = tryAt(digest, count, index++, range, at);
        if (place >= 0) return place;
      }
    };
  }

  const { counts, from, retry } = counter;
  return (range, nth, at) => {
    for (let count = from + (counts === 'draws' ? nth : at); ; count += retry!) {
      const digest = digests.at(count);
      for (let index = 0; index < numbersIn(digest); index++) {
        const place = tryAt(digest, count, index, range, at);
        if (place >= 0) return place;
      }
      if (retry === undefined) return -1;
    }
  };
}

/**
 * The cards in the order they are dealt, each as its place in the fresh deck, drawn as they are asked for. Ends where
 * the deck does, or where no number is left.
 */
export function dealPlaces(
  { draw, dealtFrom = 'first' }: Pick<Rule, 'draw' | 'dealtFrom'>,
  size: number,
  drawPlace: DrawPlace,
  visitor?: Visitor,
): Generator<number, void> {
  switch (draw) {
    case 'replace':
      return replaced(size, drawPlace);
    case 'skip':
      return skipped(size, drawPlace);
    case 'splice':
      return spliced(size, drawPlace);
    case 'cut':
      return cut(size, drawPlace);
    default:
      return shuffled(draw, size, drawPlace, dealtFrom === 'first', visitor);
  }
}

function* replaced(size: number, drawPlace: DrawPlace): Generator<number, void> {
  for (let nth = 0; ; nth++) {
    const place = drawPlace(size, nth, nth);
    if (place < 0) return;
    yield place;
  }
}

function* skipped(size: number, drawPlace: DrawPlace): Generator<number, void> {
  const seen = new Uint8Array(size);
  for (let nth = 0, found = 0; found < size; nth++) {
    const place = drawPlace(size, nth, nth);
    if (place < 0) return;
    if (seen[place]) continue;
    seen[place] = 1;
    found++;
    yield place;
  }
}

function* spliced(size: number, drawPlace: DrawPlace): Generator<number, void> {
  const left = freshPlaces(size);
  for (let nth = 0; nth < size; nth++) {
    const place = drawPlace(size - nth, nth, nth);
    if (place < 0) return;
    const card = left[place]!;
    left.copyWithin(place, place + 1, size - nth);
    yield card;
  }
}

function* cut(size: number, drawPlace: DrawPlace): Generator<number, void> {
  const first = drawPlace(size, 0, 0);
  if (first < 0) return;
  for (let i = 0; i < size; i++) yield (first + i) % size;
}

function freshPlaces(size: number): Uint16Array {
  const places = new Uint16Array(size);
  for (let i = 0; i < size; i++) places[i] = i;
  return places;
}

type Shuffle = Exclude<Draw, 'replace' | 'skip' | 'splice' | 'cut'>;

/** A deck is dealt while it is shuffled where what is dealt next is not moved any more. */
function* shuffled(
  kind: Shuffle,
  size: number,
  drawPlace: DrawPlace,
  fromFirst: boolean,
  visitor?: Visitor,
): Generator<number, void> {
  const deck = freshPlaces(size);
  const settles = kind === 'up' ? fromFirst : kind === 'down' && !fromFirst;
  for (let nth = 0; nth < size - 1; nth++) {
    const at = kind === 'down' ? size - 1 - nth : kind === 'up' ? nth : nth + 1;
    const place = kind === 'up' ? drawPlace(size - at, nth, at) : drawPlace(at + 1, nth, at);
    if (place < 0) return;
    const other = kind === 'up' ? at + place : place;
    visitor?.swapping(at, other, deck);
    const card = deck[at]!;
    deck[at] = deck[other]!;
    deck[other] = card;
    if (settles) yield deck[at]!;
  }
  if (settles) yield deck[kind === 'up' ? size - 1 : 0]!;
  else if (fromFirst) yield* deck;
  else yield* deck.toReversed();
}

/** The places that a rule deals, from its digests. */
export function placesDealt(rule: Rule, digests: DigestSource, visitor?: Visitor): Generator<number, void> {
  const drawPlace = drawsFrom(rule.number, rule.counter, digests, visitor);
  return dealPlaces(rule, sizeOf(rule), drawPlace, visitor);
}
