/**
 * Stories that are known to go wrong, each with its reason. A test holds that each still does: what is mended is to be
 * taken from the list.
 * @module
 */
import type { Cheat } from './kinds.ts';
import { CLEAN, type Step, type Story } from './story.ts';
import type { Outcome } from './tell.ts';

interface Exception {
  readonly name: string;
  isSo(outcome: Outcome): boolean;
  /** One that goes wrong. */
  readonly example: Story;
}

const play = (changes: Partial<Extract<Step, { do: 'play' }>> = {}): Step => ({
  do: 'play',
  press: 'control',
  choice: { held: [false, false, false, false, false], hits: 0 },
  thinks: 1500,
  looks: 1500,
  interrupted: 'none',
  ...changes,
});

const story = (changes: Partial<Story>): Story => ({
  seeding: 'per-bet',
  kind: 0,
  casino: 0,
  cheat: null,
  cheatsOn: 0,
  promisesAtBet: false,
  addsNonce: false,
  manners: CLEAN,
  steps: [],
  ...changes,
});

const pairCheat = (cheat: Cheat): Partial<Story> => ({ seeding: 'pair', cheat });

export const EXCEPTIONS: readonly Exception[] = [
  {
    name: 'a key pressed in a tab that is closed before its hand shows may have bet, and another tab’s promise be used up',
    isSo: ({ dealt }) =>
      dealt.some(({ press, overAt }) => press !== 'control' && overAt === Number.POSITIVE_INFINITY),
    example: story({ steps: [play({ press: 'key', interrupted: 'close' }), play()] }),
  },
  {
    name: 'a nonce miscounted behind a hand elsewhere, or one whose seed comes out when the next is bet on',
    isSo: ({ story: { cheat, manners }, dealt }) =>
      (cheat === 'skips a nonce' || cheat === 'uses a nonce twice') &&
      (manners.fills.seed > 0 || manners.fills.reported > 0 || new Set(dealt.map(({ tab }) => tab)).size > 1),
    example: story({
      cheat: 'skips a nonce',
      cheatsOn: 1,
      addsNonce: true,
      promisesAtBet: true,
      manners: { ...CLEAN, fills: { ...CLEAN.fills, seed: 1501 } },
      steps: [play(), play()],
    }),
  },
  {
    name: 'a nonce used twice at two tables, where the same hand may be looked at twice',
    isSo: ({ story: { seeding, cheat }, dealt }) =>
      seeding === 'pair' && cheat === 'uses a nonce twice' && new Set(dealt.map(({ tab }) => tab)).size > 1,
    example: story({
      ...pairCheat('uses a nonce twice'),
      cheatsOn: 1,
      steps: [play({ interrupted: 'another tab plays' }), play(), { do: 'rotate the pair' }],
    }),
  },
  {
    name: 'another seed beside the promised hash, where the panel is slow to show the next commitment',
    isSo: ({ story: { cheat, manners } }) =>
      cheat === 'deals from another seed and shows it with the promised hash' && manners.fills.commitment > 0,
    example: story({
      cheat: 'deals from another seed and shows it with the promised hash',
      promisesAtBet: true,
      manners: { ...CLEAN, fills: { ...CLEAN.fills, commitment: 1181 }, moves: 50 },
      steps: [play(), play()],
    }),
  },
];
