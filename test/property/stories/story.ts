/**
 * Stories: a casino, a page with manners, and what the player and the world do. All of it is data, drawn at random by
 * fast-check, which finds the shortest story that still fails.
 * @module
 */
import fc from 'fast-check';
import { PANEL_FIELDS } from '../../../src/core/observation.ts';
import type { Choice } from './hand.ts';
import { type Cheat, cheatsOf, KINDS, type Kind } from './kinds.ts';
import { BLEMISHES, HASHES, type Manners, MEANWHILES } from './page.ts';

/**
 * What is seen of the player's bet: the press of a control that is known, a key, a press of something that is no known
 * control, or nothing, as with auto-bet and clicks made by scripts.
 */
export const PRESSES = ['control', 'key', 'pointer', 'nothing'] as const;
export type Press = (typeof PRESSES)[number];

/** What interrupts a hand behind its first cards. */
export const INTERRUPTIONS = [
  'none',
  'reload',
  'close',
  'another tab plays',
  'the panel is opened',
  'the panel is closed',
  'a client seed is entered',
] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

/** A step of the story. Times in milliseconds. */
export type Step =
  | {
      readonly do: 'play';
      readonly press: Press;
      readonly choice: Choice;
      /** How long the player thinks before each decision, and looks at the end. */
      readonly thinks: number;
      readonly looks: number;
      readonly interrupted: Interruption;
    }
  /** The page plays many hands, with so little time for each. */
  | {
      readonly do: 'play many';
      readonly press: Press;
      readonly choice: Choice;
      readonly hands: number;
      readonly each: number;
    }
  /** A bet at another of the casino's games, in the same tab. */
  | { readonly do: 'play another game'; readonly press: Press; readonly choice: Choice }
  | { readonly do: 'look at an older bet'; readonly back: number; readonly wait: number }
  /** The player bets, and the casino refuses. */
  | { readonly do: 'bet in vain'; readonly press: Press }
  | { readonly do: 'enter a client seed'; readonly clientSeed: string }
  /** Has one drawn: by the control beside its box, or by something else that nobody here knows. */
  | { readonly do: 'have a client seed drawn'; readonly clientSeed: string; readonly beside: boolean }
  /** Has the pair of seeds replaced, where there is one. */
  | { readonly do: 'rotate the pair' }
  | { readonly do: 'open the panel' | 'close the panel' | 'reload' | 'go away and come back' }
  /** Goes on in another tab, which is opened where it is none yet. */
  | { readonly do: 'go to tab'; readonly tab: number }
  /** The account is played on another device. */
  | { readonly do: 'play elsewhere'; readonly choice: Choice }
  /** The tab goes on with the player's other account. */
  | { readonly do: 'change the account' }
  | { readonly do: 'wait'; readonly wait: number }
  /** Readings are missed. */
  | { readonly do: 'miss readings'; readonly wait: number }
  /** The background worker takes nothing for a while; then all comes at once, some of it twice. */
  | { readonly do: 'lose the worker'; readonly wait: number }
  /** The machine's clock is set. */
  | { readonly do: 'set the clock'; readonly by: number }
  /** A value can't be read for a while. */
  | { readonly do: 'garble'; readonly wait: number };

export interface Story {
  readonly seeding: Kind['seeding'];
  /** Which of the kinds of that seeding. */
  readonly kind: number;
  /** Names the casino's seeds. */
  readonly casino: number;
  readonly cheat: Cheat | null;
  /** The hand that is cheated on, from 0. */
  readonly cheatsOn: number;
  readonly promisesAtBet: boolean;
  readonly addsNonce: boolean;
  readonly countsFrom: 0 | 1;
  readonly manners: Manners;
  readonly steps: readonly Step[];
}

export const kindOf = ({ seeding, kind }: Story): Kind => KINDS[seeding][kind]!;

/** Mostly `usual`, to which failing stories shrink; else another. */
const mostly = <T>(usual: T, other: fc.Arbitrary<T>, weight = 6): fc.Arbitrary<T> =>
  fc.oneof(
    { withCrossShrink: true },
    { arbitrary: fc.constant(usual), weight },
    { arbitrary: other, weight: 1 },
  );

const among = <T>(choices: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...choices);

const slow = fc.integer({ min: 20, max: 8000 });

/** The manners of a page that makes nothing difficult. */
export const CLEAN: Manners = {
  latency: 50,
  fills: { commitment: 0, clientSeed: 0, reported: 0, seed: 0 },
  meanwhile: 'stale',
  panel: 'on the page',
  remembers: true,
  reveals: 'when it is over',
  moves: 0,
  spins: 300,
  mixes: 0,
  turns: 0,
  controlsStay: false,
  clears: null,
  mirrors: false,
  reloads: false,
  hashes: 'as they are',
  showsAmounts: true,
  blemish: 'none',
  blemished: 'announced.commitment',
};

const manners: fc.Arbitrary<Omit<Manners, 'spins'>> = fc.record({
  latency: mostly(CLEAN.latency, among([0, 300, 900])),
  fills: fc.record({
    commitment: mostly(0, slow),
    clientSeed: mostly(0, slow),
    reported: mostly(0, slow),
    seed: mostly(0, slow),
  }),
  meanwhile: among(MEANWHILES),
  panel: mostly(CLEAN.panel, among(['in a dialog', 'in a still dialog'] as const)),
  remembers: mostly(true, fc.constant(false)),
  reveals: mostly(CLEAN.reveals, among(['before the last cards', 'with the next bet'] as const)),
  moves: mostly(0, fc.integer({ min: 50, max: 2000 }), 2),
  mixes: mostly(0, fc.integer({ min: 50, max: 450 })),
  turns: mostly(0, fc.integer({ min: 50, max: 1500 })),
  controlsStay: mostly(false, fc.constant(true), 12),
  clears: mostly(CLEAN.clears, fc.integer({ min: 200, max: 3000 })),
  mirrors: mostly(false, fc.constant(true)),
  reloads: mostly(false, fc.constant(true), 12),
  hashes: mostly(CLEAN.hashes, among(HASHES), 12),
  showsAmounts: mostly(true, fc.constant(false), 3),
  blemish: mostly(CLEAN.blemish, among(BLEMISHES)),
  blemished: among(PANEL_FIELDS),
});

const choice: fc.Arbitrary<Choice> = fc.record({
  held: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  hits: fc.nat(2),
});

const press = mostly<Press>('control', among(PRESSES), 3);

const play = fc.record({
  do: fc.constant('play' as const),
  press,
  choice,
  thinks: mostly(1500, fc.integer({ min: 0, max: 1000 })),
  looks: mostly(1500, fc.integer({ min: 0, max: 9000 }), 3),
  interrupted: mostly<Interruption>('none', among(INTERRUPTIONS), 12),
});

const wait = fc.integer({ min: 0, max: 12_000 });

/**
 * A bet waits for its server's answer, so that no page deals hands faster one after the other. Where one was shown for less
 * time than it takes to read a page, nothing would tell a casino that dealt two from one that dealt from another seed.
 */
const ROUND_TRIP = 100;

const otherStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('bet in vain' as const), press }),
  fc.record({
    do: fc.constant('play many' as const),
    press,
    choice,
    hands: fc.integer({ min: 2, max: 8 }),
    each: fc.integer({ min: ROUND_TRIP, max: 1200 }),
  }),
  fc.record({ do: fc.constant('play another game' as const), press, choice }),
  fc.record({ do: fc.constant('look at an older bet' as const), back: fc.nat(2), wait: slow }),
  fc.record({
    do: fc.constant('enter a client seed' as const),
    clientSeed: among(['my own', 'lucky', 'lucky1', '']),
  }),
  fc.record({
    do: among(['open the panel', 'close the panel', 'reload', 'go away and come back'] as const),
  }),
  fc.record({ do: fc.constant('go to tab' as const), tab: fc.nat(2) }),
  fc.record({ do: fc.constant('play elsewhere' as const), choice }),
  fc.record({ do: fc.constant('change the account' as const) }),
  fc.record({ do: among(['wait', 'miss readings', 'lose the worker', 'garble'] as const), wait }),
  fc.record({ do: fc.constant('set the clock' as const), by: fc.integer({ min: -1e7, max: 1e7 }) }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: play, weight: 3 },
  { arbitrary: otherStep, weight: 1 },
);

const told = {
  casino: fc.nat(1_000_000),
  promisesAtBet: fc.boolean(),
  addsNonce: fc.boolean(),
  countsFrom: among([1, 0] as const),
  manners,
};

const rotation: fc.Arbitrary<Step> = fc.constant({ do: 'rotate the pair' });

type Arbitraries<K extends keyof Story> = { readonly [Key in K]: fc.Arbitrary<Story[Key]> };

/** Casino and steps: those of pairs are rotated now and then, and in the end. */
const PLAYED: Readonly<Record<Kind['seeding'], Arbitraries<'seeding' | 'kind' | 'steps'>>> = {
  'per-bet': {
    seeding: fc.constant('per-bet'),
    // BC.Game's shuffle takes a thousand hashes a hand.
    kind: fc.oneof(
      { withCrossShrink: true },
      { arbitrary: fc.nat(KINDS['per-bet'].length - 2), weight: 30 },
      { arbitrary: fc.constant(KINDS['per-bet'].length - 1), weight: 1 },
    ),
    steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  },
  pair: {
    seeding: fc.constant('pair'),
    kind: fc.nat(KINDS.pair.length - 1),
    steps: fc
      .array(fc.oneof({ arbitrary: step, weight: 6 }, { arbitrary: rotation, weight: 1 }), {
        minLength: 1,
        maxLength: 8,
      })
      .map((steps): Step[] => [...steps, { do: 'rotate the pair' }]),
  },
};

/** The stories of a casino with one of these cheats, or none, on one of its hands. */
const storiesOf = (
  seeding: Kind['seeding'],
  cheating: Arbitraries<'cheat' | 'cheatsOn'>,
): fc.Arbitrary<Story> =>
  fc
    .record({ ...told, ...PLAYED[seeding], ...cheating, spins: mostly(CLEAN.spins, fc.constant(0)) })
    .map(({ spins, ...story }) => ({ ...story, manners: { ...story.manners, spins } }));

/** What a player does without whom a story goes on as well. */
const IDLE: ReadonlySet<Step['do']> = new Set([
  'enter a client seed',
  'bet in vain',
  'wait',
  'set the clock',
  'open the panel',
]);

/** The same story where the player types no client seed, but has one drawn, at each of these steps. */
export const drawing = (story: Story): Story => ({
  ...story,
  steps: story.steps.map((step, i) =>
    IDLE.has(step.do)
      ? { do: 'have a client seed drawn', clientSeed: `drawn at ${i}`, beside: i % 3 === 0 }
      : step,
  ),
});

/** Stories of honest casinos. */
export const honestStories = (seeding: Kind['seeding']): fc.Arbitrary<Story> =>
  storiesOf(seeding, { cheat: fc.constant(null), cheatsOn: fc.constant(0) });

/** Stories of casinos with one cheat. */
export const cheatingStories = (seeding: Kind['seeding']): fc.Arbitrary<Story> =>
  storiesOf(seeding, { cheat: among(cheatsOf(seeding)), cheatsOn: fc.nat(3) });
