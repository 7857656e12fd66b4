/**
 * How good the schemes themselves are: the figures of docs/schemes.md, derived anew. Hashes are taken to be uniform.
 * What is marked exact is computed in whole numbers; the rest is simulated, from a fixed seed, ± one standard error.
 *
 *     node tools/run.mjs test/bench/schemes.ts [shoes]
 *
 * `shoes` is how many rotating-hash shoes to deal for each line, 1,000,000 if left out.
 * @module
 */
import { mersenne } from 'pure-rand/generator/mersenne';
import { rankOf, suitOf } from '../../src/core/cards.ts';
import {
  deckHashes,
  FRESH,
  type FreshOrder,
  ORDERS,
  shuffle,
} from '../../src/core/schemes/bc-game/rotating-hash.ts';
import { cut } from '../../src/core/schemes/bitzino/cut.ts';
import { stopsFrom } from '../../src/core/schemes/bitzino/factoradic.ts';

const DECK = 52;

function heading(text: string): void {
  console.log(`\n${text}`);
}

function line(what: string, figure: string): void {
  console.log(`  ${what.padEnd(74)} ${figure}`);
}

/** The quotient of two whole numbers, of any size, to about 15 digits. */
function ratio(a: bigint, b: bigint): number {
  if (a === 0n) return 0;
  const shift = BigInt(Math.max(0, b.toString(2).length - a.toString(2).length + 60));
  return Number((a << shift) / b) / 2 ** Number(shift);
}

const bits = (n: bigint): number => {
  const digits = n.toString(2);
  return digits.length - 53 + Math.log2(Number.parseInt(digits.slice(0, 53).padEnd(53, '0'), 2));
};

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2; i <= n; i++) product *= BigInt(i);
  return product;
}

/** Orders of some decks, cards of one rank and suit being alike. */
const ordersOf = (decks: number): bigint => factorial(DECK * decks) / factorial(decks) ** BigInt(DECK);

const dealsOf = (cards: number, shoe: number): bigint => factorial(shoe) / factorial(shoe - cards);

// Bytes of a digest, where each card is as many of the 256 bytes as any other, and repeats are skipped.

/** Probability that a digest of 64 bytes holds fewer than `wanted` different cards. */
function fewerCards(wanted: number, shoe: number, bytesPerCard: number): number {
  let ways = [1n];
  for (let byte = 0; byte < 64; byte++) {
    const next = new Array<bigint>(ways.length + 1).fill(0n);
    ways.forEach((count, found) => {
      const fresh = BigInt(bytesPerCard * (shoe - found));
      next[found]! += count * (256n - fresh);
      next[found + 1]! += count * fresh;
    });
    ways = next;
  }
  const few = ways.slice(0, wanted).reduce((sum, count) => sum + count, 0n);
  return ratio(few, 256n ** 64n);
}

/** How many of the 256 bytes are each card, where `reduce` gives a card's number. */
function bytesOfCards(size: number, reduce: (byte: number) => number): Set<number> {
  const counts = new Array<number>(size).fill(0);
  for (let byte = 0; byte < 256; byte++) if (reduce(byte) < size) counts[reduce(byte)]!++;
  return new Set(counts);
}

function cryptoGames(): void {
  heading('Crypto.Games: bytes of a SHA-512 (exact)');
  line(
    'video poker: bytes that are any one card',
    [...bytesOfCards(DECK, (byte) => byte % 100)].join(' or '),
  );
  line('blackjack: bytes that are any one card', [...bytesOfCards(4 * DECK, (byte) => byte)].join(' or '));
  line('for comparison, byte % 52', [...bytesOfCards(DECK, (byte) => byte % 52)].sort().join(' or '));
  line('video poker: P(fewer than 10 cards)', fewerCards(10, DECK, 3).toExponential(3));
  line('blackjack: P(fewer than 20 cards)', fewerCards(20, 4 * DECK, 1).toExponential(1));
  line('blackjack: P(fewer than 30 cards)', fewerCards(30, 4 * DECK, 1).toExponential(1));
  line('bits of the ten cards of a video poker hand', bits(dealsOf(10, DECK)).toFixed(1));
  line('bits of the first twenty cards of four decks', bits(dealsOf(20, 4 * DECK)).toFixed(1));
}

// The rotating hash: a card weighs a hash turned by one hex digit more than the card before it.

interface Place {
  readonly deck: number;
  readonly place: number;
}

/** Eight hex digits of a deck's hash, from a place on; a hash is eight words of 32 bits. */
function digitsAt(hashes: Uint32Array, deck: number, place: number): number {
  const word = (place >> 3) & 7;
  const turned = (place & 7) * 4;
  const first = hashes[deck * 8 + word]!;
  if (turned === 0) return first;
  return ((first << turned) | (hashes[deck * 8 + ((word + 1) & 7)]! >>> (32 - turned))) >>> 0;
}

function isLighter(hashes: Uint32Array, a: Place, b: Place): boolean {
  for (let offset = 0; offset < 64; offset += 8) {
    const difference =
      digitsAt(hashes, a.deck, a.place + offset) - digitsAt(hashes, b.deck, b.place + offset);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The two lightest cards, without sorting the others. */
function firstTwo(hashes: Uint32Array, decks: number): [Place, Place] {
  let first: Place | null = null;
  let second: Place | null = null;
  let bound = 2 ** 32;
  for (let deck = 0; deck < decks; deck++) {
    for (let place = 0; place < DECK; place++) {
      if (digitsAt(hashes, deck, place) > bound) continue;
      const here = { deck, place };
      if (first === null || isLighter(hashes, here, first)) {
        second = first;
        first = here;
      } else if (second === null || isLighter(hashes, here, second)) {
        second = here;
      }
      if (second !== null) bound = digitsAt(hashes, second.deck, second.place);
    }
  }
  return [first!, second!];
}

/** firstTwo() is a shortcut past the scheme's own sort: both must agree. */
function checkShortcut(): void {
  for (let i = 0; i < 200; i++) {
    const texts = deckHashes(`shoe ${i}`, 8);
    const hashes = Uint32Array.from(texts.join('').match(/.{8}/g)!, (digits) => Number.parseInt(digits, 16));
    const sorted = shuffle(texts, 'article');
    const agrees = firstTwo(hashes, 8).every(
      ({ deck, place }, n) => sorted[n]!.deck === deck && sorted[n]!.place === place,
    );
    if (!agrees)
      throw new Error(`the two lightest cards of "shoe ${i}" are not those that the scheme sorts first`);
  }
}

interface Tally {
  successor: number;
  suited: number;
  sameRank: number;
  natural: number;
}

const isTen = (rank: string): boolean => 'TJQK'.includes(rank);

function dealShoes(shoes: number, decks: number, order: FreshOrder): Tally {
  const tally = { successor: 0, suited: 0, sameRank: 0, natural: 0 };
  const random = mersenne(20_260_101);
  const hashes = new Uint32Array(decks * 8);
  const fresh = FRESH[order];
  for (let shoe = 0; shoe < shoes; shoe++) {
    for (let word = 0; word < hashes.length; word++) hashes[word] = random.next();
    const [first, second] = firstTwo(hashes, decks);
    const a = fresh[first.place]!;
    const b = fresh[second.place]!;
    if (second.deck === first.deck && second.place === first.place + 1) tally.successor++;
    if (suitOf(a) === suitOf(b)) tally.suited++;
    if (rankOf(a) === rankOf(b)) tally.sameRank++;
    if ((rankOf(a) === 'A' && isTen(rankOf(b))) || (rankOf(b) === 'A' && isTen(rankOf(a)))) tally.natural++;
  }
  return tally;
}

/**
 * An upper bound for the orders of one deck that a rotating hash can give. Two cards whose weights begin with the same
 * digit lie as the cards after them do, since those have the same weights but for that digit. So the places of the cards'
 * successors, read off in the sorted deck, can descend only where the first digit changes: 15 times. Such a row of 51
 * places, with the places of the first and the last card, fixes the order.
 */
function mostRotatedOrders(): bigint {
  let byDescents = [1n];
  for (let n = 2; n < DECK; n++) {
    byDescents = Array.from(
      { length: n },
      (_, d) => BigInt(d + 1) * (byDescents[d] ?? 0n) + BigInt(n - d) * (byDescents[d - 1] ?? 0n),
    );
  }
  const rows = byDescents.slice(0, 16).reduce((sum, count) => sum + count, 0n);
  return rows * BigInt(DECK ** 2);
}

function rotatingHash(shoes: number): void {
  checkShortcut();
  heading(
    `BC.Game: the first two cards of a rotating-hash shoe (simulated, ${shoes.toLocaleString('en')} shoes a line)`,
  );
  for (const decks of [1, 8]) {
    const cards = DECK * decks;
    const uniform: Tally = {
      successor: (DECK - 1) / DECK / (cards - 1),
      suited: (13 * decks - 1) / (cards - 1),
      sameRank: (4 * decks - 1) / (cards - 1),
      natural: (2 * 4 * decks * 16 * decks) / (cards * (cards - 1)),
    };
    for (const order of ORDERS) {
      const tally = dealShoes(shoes, decks, order);
      console.log(`  ${decks} ${decks === 1 ? 'deck' : 'decks'}, fresh order of the ${order}`);
      const report = (what: string, key: keyof Tally): void => {
        const share = tally[key] / shoes;
        const error = Math.sqrt((share * (1 - share)) / shoes);
        const excess = share / uniform[key] - 1;
        const relative = `${excess >= 0 ? '+' : ''}${(100 * excess).toFixed(1)}% ± ${((100 * error) / uniform[key]).toFixed(1)}`;
        line(
          `  ${what}`,
          `${(100 * share).toFixed(3)}% ± ${(100 * error).toFixed(3)}   uniform ${(100 * uniform[key]).toFixed(3)}%   ${relative}`,
        );
      };
      report('second card is the first one’s successor', 'successor');
      report('two of one suit', 'suited');
      report('two of one rank', 'sameRank');
      report('ace and ten', 'natural');
    }
  }
  line('bits of one deck’s orders', bits(ordersOf(1)).toFixed(1));
  line('bits of those that any hash can give, at most', bits(mostRotatedOrders()).toFixed(1));
  line('bits of eight decks’ orders, of which a seed of 256 bits can give 256', bits(ordersOf(8)).toFixed(1));
}

// Numbers of 32 bits brought down to fewer.

/** How far `number % range` is from uniform, in total variation, where number has 32 bits. */
function moduloBias(range: number): number {
  const extra = 2 ** 32 % range;
  return (extra * (range - extra)) / (range * 2 ** 32);
}

/** The same for `floor(number · range / 2³²)`: as many of its results get one number more. */
const scaledBias = moduloBias;

const sumOver = (from: number, to: number, bias: (range: number) => number): number => {
  let sum = 0;
  for (let range = from; range <= to; range++) sum += bias(range);
  return sum;
};

function bitzino(): void {
  heading('bitZino: a committed shuffle, shuffled again by MT19937 with a seed of 32 bits (exact)');
  line('bits of one deck’s orders', bits(ordersOf(1)).toFixed(1));
  line('share of them that one initial shuffle can become, in bits', (32 - bits(ordersOf(1))).toFixed(1));
  line('bits of eight decks’ orders', bits(ordersOf(8)).toFixed(1));
  line('share of them that one initial shuffle can become, in bits', (32 - bits(ordersOf(8))).toFixed(1));
  line('bias of % (i + 1) over a shuffle of 52 cards, at most', sumOver(2, 52, moduloBias).toExponential(1));
  line(
    'bias of % (i + 1) over a shuffle of 416 cards, at most',
    sumOver(2, 416, moduloBias).toExponential(1),
  );
  const spread = 0.5 / Math.sqrt(2 ** 32);
  line('standard deviation of a win share over 2³² final shuffles, at most', spread.toExponential(1));

  heading('bitZino: the cut that its blog begins with (exact)');
  const stacked = '0123456789';
  const cuts = [...stacked].map((_, at) => cut(stacked, at));
  const lost = cuts.filter((deck) => deck[0]! < deck[1]!).length;
  line(
    `high card with the deck stacked as ${stacked}: cuts that the player loses`,
    `${lost} of ${cuts.length}`,
  );

  heading('bitZino slots: 32 cards as a number (exact)');
  const orders = factorial(32);
  let twos = 0;
  while (orders % 2n ** BigInt(twos + 1) === 0n) twos++;
  line('twos in 32!', String(twos));
  for (const [reels, icons] of [
    [3, 32],
    [5, 64],
    [5, 128],
  ] as const) {
    const outcomes = BigInt(icons) ** BigInt(reels);
    const rest = orders % outcomes;
    const excess = ratio(outcomes, orders).toExponential(1);
    const whether =
      rest === 0n ? 'every outcome as likely' : `some are likelier than others by ${excess} of it`;
    line(`${reels} reels with ${icons} icons`, whether);
  }
  const misread: number[] = [];
  for (let number = 0; number < 1000; number++) {
    const byBlog = Array.from(
      { length: 5 },
      (_, reel) => Number.parseInt(String(number / 128 ** reel), 10) % 128,
    );
    if (byBlog.join() !== stopsFrom(BigInt(number), 5, 128).join()) misread.push(number);
  }
  line(
    '5 reels with 128 icons: numbers that parseInt(number / …) misreads',
    `${misread[0]} to ${misread.at(-1)}`,
  );
}

function others(): void {
  heading('Stake: floor(float × n) of 32 bits; Duel and liqd: rejection (exact)');
  line('Stake blackjack, baccarat, hilo: bias of a card', scaledBias(DECK).toExponential(1));
  line('Stake video poker: bias of ten cards, at most', sumOver(43, 52, scaledBias).toExponential(1));
  const whole = (limit: (range: number) => number): boolean =>
    Array.from({ length: 415 }, (_, i) => i + 2).every((range) => limit(range) % range === 0);
  const duel = whole((range) => 0xffffffff - (0xffffffff % range));
  const liqd = whole((range) => Math.floor(2 ** 32 / range) * range);
  line('Duel: numbers accepted are a multiple of every range', duel ? 'yes' : 'no');
  line('liqd: numbers accepted are a multiple of every range', liqd ? 'yes' : 'no');
}

const shoes = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(shoes) || shoes < 1) throw new Error('shoes must be a whole number above 0');
cryptoGames();
rotatingHash(shoes);
bitzino();
others();
