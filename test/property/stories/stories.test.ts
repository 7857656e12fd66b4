/**
 * What must hold of every story: see story.ts for what one is. Where it does not, the shortest that fails is told. The
 * stories are the same every time, unless CUTCARD_SEED says otherwise; `npm run bench -- stories` tells a hundred
 * thousand others.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { falseAlarms, falseComforts, lostAlarms } from './judge.ts';
import { cheatsOf, KINDS, type Kind } from './kinds.ts';
import { retell } from './retell.ts';
import { CLEAN, cheatingStories, drawing, honestStories, type Story } from './story.ts';
import { type Outcome, tell } from './tell.ts';

const RUNS = { 'per-bet': 800, pair: 250 } as const;
const SEED = Number(process.env['CUTCARD_SEED'] ?? 1);
const SEEDINGS = Object.keys(KINDS) as Kind['seeding'][];
const TIMEOUT = 300_000;

/** Holds that nothing is found in any of these stories. */
function assertNone(
  stories: fc.Arbitrary<Story>,
  numRuns: number,
  find: (outcome: Outcome) => readonly unknown[],
): void {
  const property = fc.property(stories, (story) => {
    const outcome = tell(story);
    if (find(outcome).length > 0) throw new Error(retell(outcome));
  });
  fc.assert(property, { numRuns, seed: SEED });
}

describe.each(SEEDINGS)('%s', (seeding) => {
  it('never calls an honest casino a mismatch, whatever the page does', { timeout: TIMEOUT }, () => {
    assertNone(honestStories(seeding), RUNS[seeding], falseAlarms);
  });

  it('never verifies a cheat, and calls it a mismatch where it could be read', { timeout: TIMEOUT }, () => {
    assertNone(cheatingStories(seeding), RUNS[seeding], (outcome) => [
      ...falseComforts(outcome),
      ...lostAlarms(outcome),
    ]);
  });

  it('nor where client seeds are drawn, by whatever control', { timeout: TIMEOUT }, () => {
    assertNone(honestStories(seeding).map(drawing), RUNS[seeding] / 2, falseAlarms);
    assertNone(cheatingStories(seeding).map(drawing), RUNS[seeding] / 2, falseComforts);
  });
});

/** Three hands on a page that makes nothing difficult. */
const threeHands = (seeding: Kind['seeding'], kind: number): Story => {
  const play = {
    do: 'play',
    press: 'control',
    choice: { held: [true, false, false, false, false], hits: 1 },
    thinks: 1500,
    looks: 1500,
    interrupted: 'none',
  } as const;
  return {
    seeding,
    kind,
    casino: 7,
    cheat: null,
    cheatsOn: 1,
    promisesAtBet: false,
    addsNonce: true,
    countsFrom: 1,
    manners: CLEAN,
    steps: [play, play, play, ROTATE],
  };
};

const ROTATE = { do: 'rotate the pair' } as const;

describe('on a page that makes nothing difficult', () => {
  const games = SEEDINGS.flatMap((seeding) =>
    KINDS[seeding].map((kind, i) => [kind.scheme, seeding, i] as const),
  );

  it.each(games)('%s is verified', (_scheme, seeding, kind) => {
    const { judged } = tell(threeHands(seeding, kind));
    expect(judged.map(({ verdict }) => verdict.status)).toEqual(['verified', 'verified', 'verified']);
  });

  /** Those that can't be told from what an honest casino's page may do. */
  const SEEN_AS_OTHER: ReadonlySet<string> = new Set([
    'swaps the promise before the bet',
    'swaps the promise when the player has entered a client seed',
    'withholds the commitment until the bet',
    'never reveals the seed',
    'activates another pair than the promised one',
  ]);
  const cheats = SEEDINGS.flatMap((seeding) =>
    cheatsOf(seeding)
      // A nonce of a pair may have been dealt elsewhere.
      .filter((cheat) => !SEEN_AS_OTHER.has(cheat) && !(seeding === 'pair' && cheat === 'skips a nonce'))
      .map((cheat) => [cheat, seeding] as const),
  );

  it.each(cheats)('a casino that %s (%s) is a mismatch', (cheat, seeding) => {
    // At blackjack, where the hole card is, or at video poker, where wins are.
    const outcomes = KINDS[seeding].map((_, kind) => {
      const story = threeHands(seeding, kind);
      const [play] = story.steps as [Story['steps'][number]];
      // A pair is used again by the rotation behind the next.
      return tell({ ...story, cheat, steps: [...story.steps, ROTATE, ROTATE, play, play, ROTATE] });
    });
    const mismatches = outcomes
      .flatMap(({ judged }) => judged)
      .filter(({ verdict, dealt }) => dealt?.hand.cheat && verdict.status === 'mismatch');
    expect(mismatches.length).toBeGreaterThan(0);
  });
});
