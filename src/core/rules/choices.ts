/**
 * What real casinos combine: the hashes, counters, numbers and draws that the search for a rule tries.
 * @module
 */
import {
  type Blank,
  type CardGame,
  type Counter,
  DIGESTS,
  type Hashing,
  type Numbers,
  type Rule,
} from './rule.ts';

const SEPARATORS = [':', '-', '', '_', ',', '|', '.', ' '];

/** Every order of the items. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    ordersOf(items.filter((one) => one !== item)).map((rest) => [item, ...rest]),
  );
}

const join = (blanks: readonly Blank[], separator: string): string =>
  blanks.map((blank) => `{${blank}}`).join(separator);

/** The blanks in every order, with every separator. */
function templatesOf(blanks: readonly Blank[], separators: readonly string[] = SEPARATORS): string[] {
  const joints = blanks.length > 1 ? separators : [''];
  return joints.flatMap((separator) => ordersOf(blanks).map((order) => join(order, separator)));
}

/** Which seeds the hands have. */
export interface Given {
  readonly nonce: boolean;
  /** Whether there are hands that only their nonce tells apart. */
  readonly nonceNeeded: boolean;
  readonly hex: boolean;
}

/** The sets of things that are hashed beside the server seed. */
function besides({ nonce, nonceNeeded }: Given): Blank[][] {
  const sets: Blank[][] = [];
  if (nonce)
    sets.push(['clientSeed', 'nonce', 'counter'], ['clientSeed', 'nonce'], ['nonce', 'counter'], ['nonce']);
  if (!nonceNeeded) sets.push(['clientSeed', 'counter'], ['clientSeed'], ['counter']);
  return sets;
}

/** Two separators in one message, as some casinos have it. */
const MIXED = [':', '-', '_', ''].flatMap((one) =>
  [':', '-', '_', '']
    .filter((other) => other !== one)
    .map((other) => `{clientSeed}${one}{nonce}${other}{counter}`),
);

/**
 * A casino that gives each bet a seed of its own may hash a nonce all the same, always its first, and show it nowhere;
 * where seeds serve several hands, it is one that counts.
 */
const FIRST_NONCES = [':', '-', '_', ''].flatMap((by) =>
  ['0', '1'].map((nonce) => `{clientSeed}${by}${nonce}${by}{counter}`),
);

/** Hashes without their digest. */
function* keyedAndPlain(given: Given): Generator<Omit<Hashing, 'digest'>> {
  const sets = besides(given);
  const forms = given.hex ? (['text', 'bytes'] as const) : (['text'] as const);
  const isAlone = !given.nonce && !given.nonceNeeded;
  const more = given.nonce ? MIXED : isAlone ? FIRST_NONCES : [];
  const messages = [...sets.flatMap((set) => templatesOf(set)), ...more];
  for (const message of messages) for (const keyAs of forms) yield { key: '{serverSeed}', keyAs, message };
  for (const set of sets) {
    const others = set.filter((blank) => blank !== 'clientSeed');
    if (!set.includes('clientSeed')) continue;
    for (const message of templatesOf(['serverSeed', ...others])) yield { key: '{clientSeed}', message };
    for (const message of templatesOf(['serverSeed', ...set])) yield { message };
    // The server seed joined with the client seed, and with the nonce.
    if (others.length > 0) {
      for (const key of templatesOf(['serverSeed', 'clientSeed']))
        for (const message of templatesOf(others, [':', '-', ''])) yield { key, message };
    }
    if (set.includes('nonce') && set.includes('counter'))
      for (const key of templatesOf(['serverSeed', 'clientSeed', 'nonce']))
        yield { key, message: '{counter}' };
  }
}

/** The hashes to try, those of known casinos first. */
export function hashings(given: Given): Hashing[] {
  const all = [...keyedAndPlain(given)];
  return DIGESTS.flatMap((digest) => all.map((hashing) => ({ digest, ...hashing })));
}

/** How numbers become places. Numbers above a limit are so rare with eight digits that their way of it does not show. */
const NUMBERS: readonly Numbers[] = [
  { digits: 8, as: 'fraction' },
  { digits: 8, as: 'remainder', limit: 'multiple' },
  { digits: 2, as: 'itself' },
  { digits: 2, as: 'itself', modulo: 100 },
  { digits: 2, as: 'remainder' },
  { digits: 2, as: 'remainder', limit: 'multiple' },
  { digits: 2, as: 'fraction' },
];

type Drawn = Pick<Rule, 'draw' | 'dealtFrom'>;

const DRAWN: readonly Drawn[] = [
  { draw: 'replace' },
  { draw: 'splice' },
  { draw: 'skip' },
  { draw: 'down' },
  { draw: 'down', dealtFrom: 'last' },
  { draw: 'up' },
  { draw: 'up', dealtFrom: 'last' },
  { draw: 'inside out' },
  { draw: 'inside out', dealtFrom: 'last' },
];

/** Whether the first card is dealt as soon as the first number is drawn. */
const settlesFirst = ({ draw, dealtFrom }: Drawn): boolean =>
  dealtFrom === 'last' ? draw === 'down' : draw === 'up';

const MOST_DECKS = 8;

/** Whether a game can be dealt so: no card comes twice from one deck, and from more nobody is known to pass them over. */
const canBeDealt = ({ draw, decks }: Way, game: CardGame): boolean =>
  game === 'video-poker' ? decks === 1 && draw !== 'replace' : draw !== 'skip';

/** A way from digests to places. */
export type Way = Pick<Rule, 'counter' | 'number' | 'draw' | 'dealtFrom'> & { readonly decks: number };

/** The ways of which one hash is enough, and those that a counter takes. */
export interface Ways {
  readonly single: readonly Way[];
  readonly counted: readonly Way[];
}

export function waysFor(game: CardGame): Ways {
  const counters: readonly Counter[] = [
    { counts: 'digests', from: 0 },
    { counts: 'digests', from: 1 },
    { counts: 'draws', from: 0 },
    { counts: 'draws', from: 1 },
    { counts: 'places', from: 0 },
  ];
  return { single: waysOf([null], game), counted: waysOf(counters, game) };
}

function waysOf(counters: readonly (Counter | null)[], game: CardGame): Way[] {
  const ways: Way[] = [];
  for (const counter of counters) {
    for (const number of NUMBERS) {
      for (let decks = 1; decks <= MOST_DECKS; decks++) {
        for (const drawn of DRAWN) {
          const way = { counter, number, ...drawn, decks };
          if (makesSense(way) && canBeDealt(way, game)) ways.push(way);
        }
      }
    }
  }
  return ways;
}

function makesSense(way: Way): boolean {
  const { counter, number, draw, decks } = way;
  const { digits, as, modulo } = number;
  const size = decks * 52;
  const isShuffle = draw === 'down' || draw === 'up' || draw === 'inside out';
  if (size > 16 ** digits || (modulo !== undefined && decks > 1)) return false;
  if (as === 'itself' && draw !== 'replace' && draw !== 'skip') return false;
  // Of four decks and less, bytes hardly tell drawing from a shuffle.
  if (digits === 2 && decks > 1 && draw !== 'replace' && draw !== 'skip') return false;
  // Nobody is known to take one byte of a digest, and leave the rest.
  if (digits === 2 && counter !== null && counter.counts !== 'digests') return false;
  // A counter of places is one of draws where the first place is drawn for first.
  if (counter?.counts === 'places') return draw === 'down';
  // One digest has too few numbers for a shuffle that must be done before the first card is dealt, unless they are short.
  return counter !== null || !isShuffle || settlesFirst(way) || digits === 2;
}
