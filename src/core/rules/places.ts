/**
 * The first places that the ways of one hash deal: what `deal.ts` does, for the millions of rules that a search tries.
 * Numbers are read once for all ways, and a deck is shuffled once for both its ends. The tests hold every way against
 * `deal.ts`, which also deals again what is found.
 * @module
 */
import type { Way } from './choices.ts';
import { type DigestSource, dealPlaces, drawsFrom } from './deal.ts';
import { CARDS_IN_DECK, type Numbers } from './rule.ts';

const MOST = 8 * CARDS_IN_DECK;
const FRESH = Uint16Array.from({ length: MOST }, (_, i) => i);
/** Numbers that are read: as many as there are cards, and as many again that are thrown away. */
const NUMBERS = 2 * MOST;

/** Of each range, its largest multiple within so many values. */
const ceilings = (values: number): Float64Array =>
  Float64Array.from({ length: MOST + 1 }, (_, range) => (range === 0 ? 0 : values - (values % range)));

/** All numbers of one length that are read off the digests of a hash. */
class NumberStream {
  readonly bytes: number;
  readonly values: number;
  readonly ceilings: Float64Array;
  /** One after the other, from the first digest on. */
  readonly numbers = new Uint32Array(NUMBERS);
  read = 0;

  constructor(bytes: number) {
    this.bytes = bytes;
    this.values = 256 ** bytes;
    this.ceilings = ceilings(this.values);
  }

  /** Reads on until there are so many, or no more in `digests` digests. */
  readTo(count: number, digests: number, source: DigestSource): void {
    const each = source.at(0).length / this.bytes;
    const end = Math.min(count, digests * each, NUMBERS - each);
    while (this.read < end) {
      const digest = source.at(this.read / each);
      for (let i = 0; i < each; i++) this.numbers[this.read++] = numberAt(digest, i, this.bytes);
    }
  }
}

const numberAt = (digest: Uint8Array, index: number, bytes: number): number => {
  if (bytes === 1) return digest[index]!;
  const at = index * 4;
  return ((digest[at]! << 24) | (digest[at + 1]! << 16) | (digest[at + 2]! << 8) | digest[at + 3]!) >>> 0;
};

const NO_DIGESTS: DigestSource = { at: () => new Uint8Array(0) };

export class Places {
  #source = NO_DIGESTS;
  #known: Uint8Array[] = [];
  readonly #words = new NumberStream(4);
  readonly #bytes = new NumberStream(1);
  /** The first number of each digest. */
  readonly #firsts = new Uint32Array(MOST + 2);
  #firstsRead = 0;
  readonly #deck = new Uint16Array(MOST);
  #shuffled: Way | null = null;

  // What is drawn from at the moment.
  #stream = this.#words;
  #numbers: Uint32Array = this.#firsts;
  #next = 0;
  #end = 0;
  #base = 0;
  #by: 'stream' | 'draw' | 'place' = 'stream';
  #as: Numbers['as'] = 'fraction';
  #modulo = 0;
  #limited = false;

  readonly #digests: DigestSource = {
    at: (counter) => {
      this.#known[counter] ??= this.#source.at(counter);
      return this.#known[counter];
    },
  };

  /** From here on, reads these digests. */
  hashBy(source: DigestSource): void {
    this.#source = source;
    this.#known = [];
    this.#words.read = 0;
    this.#bytes.read = 0;
    this.#firstsRead = 0;
    this.#shuffled = null;
  }

  /** Fills `out` with the first places of a way; false where there are not so many. */
  read(way: Way, out: Uint16Array): boolean {
    const size = way.decks * CARDS_IN_DECK;
    if (out.length > size && way.draw !== 'replace') return false;
    this.#prepare(way, size);
    // What takes more numbers than were read, or throws one away that is seldom thrown away, may take its time.
    if (this.#readQuickly(way, size, out)) return true;
    return way.counter !== null && this.#readSlowly(way, out);
  }

  #readSlowly({ number, counter, draw, dealtFrom, decks }: Way, out: Uint16Array): boolean {
    const drawPlace = drawsFrom(number, counter, this.#digests);
    const end = dealtFrom === undefined ? {} : { dealtFrom };
    let count = 0;
    for (const place of dealPlaces({ draw, ...end }, decks * CARDS_IN_DECK, drawPlace)) {
      out[count++] = place;
      if (count === out.length) return true;
    }
    return false;
  }

  #readQuickly(way: Way, size: number, out: Uint16Array): boolean {
    switch (way.draw) {
      case 'replace':
        return this.#replace(size, out);
      case 'splice':
        return this.#splice(size, out);
      case 'skip':
        return this.#skip(size, out);
      default:
        return settlesFirst(way) ? this.#shuffleInPart(way, size, out) : this.#shuffleWhole(way, size, out);
    }
  }

  /** Has numbers ready. */
  #prepare({ counter, number }: Way, size: number): void {
    this.#as = number.as;
    this.#modulo = number.modulo ?? 0;
    this.#limited = number.limit === 'multiple';
    this.#stream = number.digits === 2 ? this.#bytes : this.#words;
    const from = counter?.from ?? 0;
    this.#base = from;
    if (counter && counter.counts !== 'digests') {
      this.#by = counter.counts === 'draws' ? 'draw' : 'place';
      this.#numbers = this.#firsts;
      return;
    }
    this.#by = 'stream';
    this.#numbers = this.#stream.numbers;
    const start = from * (this.#digests.at(from).length / this.#stream.bytes);
    const wanted = start + (number.digits === 2 ? 2 * size : size);
    this.#stream.readTo(wanted, counter ? NUMBERS : 1, this.#digests);
    this.#next = start;
    this.#end = this.#stream.read;
  }

  /** The place drawn, or -1 where it can't be said quickly. */
  #draw(range: number, nth: number, at: number): number {
    if (this.#by === 'stream') {
      while (this.#next < this.#end) {
        const place = this.#placeOf(this.#numbers[this.#next++]!, range);
        if (place >= 0) return place;
      }
      return -1;
    }
    const counter = this.#base + (this.#by === 'draw' ? nth : at);
    if (counter >= this.#firsts.length) return -1;
    while (this.#firstsRead <= counter) this.#readFirst();
    return this.#placeOf(this.#firsts[counter]!, range);
  }

  #readFirst(): void {
    this.#firsts[this.#firstsRead] = numberAt(this.#digests.at(this.#firstsRead), 0, 4);
    this.#firstsRead++;
  }

  #placeOf(number: number, range: number): number {
    if (this.#as === 'fraction') return Math.floor((number * range) / this.#stream.values);
    if (this.#as === 'itself') {
      const reduced = this.#modulo === 0 ? number : number % this.#modulo;
      return reduced < range ? reduced : -1;
    }
    if (this.#limited && number >= this.#stream.ceilings[range]!) return -1;
    return (number >>> 0) % (range >>> 0);
  }

  #replace(size: number, out: Uint16Array): boolean {
    for (let nth = 0; nth < out.length; nth++) {
      const place = this.#draw(size, nth, nth);
      if (place < 0) return false;
      out[nth] = place;
    }
    return true;
  }

  #splice(size: number, out: Uint16Array): boolean {
    for (let nth = 0; nth < out.length; nth++) {
      const place = this.#draw(size - nth, nth, nth);
      if (place < 0) return false;
      out[nth] = amongLeft(place, out, nth);
    }
    return true;
  }

  #skip(size: number, out: Uint16Array): boolean {
    for (let nth = 0, found = 0; found < out.length; nth++) {
      const place = this.#draw(size, nth, nth);
      if (place < 0) return false;
      if (out.indexOf(place) < found && out.indexOf(place) >= 0) continue;
      out[found++] = place;
    }
    return true;
  }

  #freshDeck(size: number): Uint16Array {
    this.#shuffled = null;
    this.#deck.set(size === MOST ? FRESH : FRESH.subarray(0, size));
    return this.#deck;
  }

  /** A shuffle that is done with the first card before it comes to the second. */
  #shuffleInPart({ draw }: Way, size: number, out: Uint16Array): boolean {
    const deck = this.#freshDeck(size);
    for (let nth = 0; nth < out.length; nth++) {
      const at = draw === 'up' ? nth : size - 1 - nth;
      const drawn = nth === size - 1 ? 0 : this.#draw(size - nth, nth, at);
      if (drawn < 0) return false;
      const other = draw === 'up' ? at + drawn : drawn;
      out[nth] = deck[other]!;
      deck[other] = deck[at]!;
    }
    return true;
  }

  #shuffleWhole(way: Way, size: number, out: Uint16Array): boolean {
    if (!isShuffledLike(this.#shuffled, way)) {
      if (!this.#shuffle(way, size)) return false;
      this.#shuffled = way;
    }
    const fromLast = way.dealtFrom === 'last';
    for (let i = 0; i < out.length; i++) out[i] = this.#deck[fromLast ? size - 1 - i : i]!;
    return true;
  }

  #shuffle({ draw }: Way, size: number): boolean {
    const deck = this.#freshDeck(size);
    for (let nth = 0; nth < size - 1; nth++) {
      const at = draw === 'down' ? size - 1 - nth : draw === 'up' ? nth : nth + 1;
      const drawn = draw === 'up' ? this.#draw(size - at, nth, at) : this.#draw(at + 1, nth, at);
      if (drawn < 0) return false;
      const other = draw === 'up' ? at + drawn : drawn;
      const card = deck[at]!;
      deck[at] = deck[other]!;
      deck[other] = card;
    }
    return true;
  }
}

const settlesFirst = ({ draw, dealtFrom }: Way): boolean =>
  dealtFrom === 'last' ? draw === 'down' : draw === 'up';

const isShuffledLike = (last: Way | null, { counter, number, draw, decks }: Way): boolean =>
  last !== null &&
  last.counter === counter &&
  last.number === number &&
  last.draw === draw &&
  last.decks === decks;

/** The place in the fresh deck of that among the cards left, once the first `taken` of `out` are gone. */
function amongLeft(place: number, out: Uint16Array, taken: number): number {
  let found = place;
  // Each card gone at or before it puts it one further, which may put it behind another that is gone.
  for (let before = -1; before !== found; ) {
    before = found;
    let gone = 0;
    for (let i = 0; i < taken; i++) if (out[i]! <= found) gone++;
    found = place + gone;
  }
  return found;
}
