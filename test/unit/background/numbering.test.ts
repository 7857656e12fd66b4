/** A rule can be found where a pair of seeds serves many hands, whatever of their nonces the panel says. */
import { describe, expect, test } from 'vitest';
import { type Played, roundsNumbered } from '../../../src/background/numbering.ts';
import { assemble } from '../../../src/core/assemble.ts';
import { findRule } from '../../../src/core/rules/find.ts';
import { UNKNOWN_RULES } from '../../../src/core/rules/unknown.ts';
import { finish } from '../../../src/core/slices.ts';
import { PairStory, range, seedPair } from '../core/seeding/pair-story.ts';

const [A, B, C] = [seedPair(1), seedPair(2), seedPair(3)];
const site = { schemes: {}, seeding: 'pair', rules: UNKNOWN_RULES } as const;

const played = (story: PairStory) =>
  assemble(story.observations, site).map(({ hand }) => ({ ...hand, game: hand.game!, ruled: false }));

/** What a search among known rules comes to, by the way of counting. */
function found(story: PairStory) {
  return roundsNumbered(played(story), 'blackjack').map(
    (rounds) => finish(findRule(rounds, () => false)).found,
  );
}

const KNOWN = { scheme: 'stake/blackjack' };

describe.each([0, 1])('where the first nonce is %s', (first) => {
  test('and the panel counts on after each hand', () => {
    const story = new PairStory().dialog(A, 0, B);
    for (const n of range(0, 3)) story.play(A, [n + first]).dialog(A, n + 1, B);
    expect(found(story.dialog(B, 0, C).receipt(A, 1))).toContainEqual(KNOWN);
  });

  test('and the panel was seen only before the first hand and behind the last', () => {
    const story = new PairStory().dialog(A, 0, B).play(A, range(first, first + 3));
    expect(found(story.dialog(A, 4, B).dialog(B, 0, C).receipt(A, 1))).toContainEqual(KNOWN);
  });
});

test('the rule is found though nobody knows whether the panel spoke of the first hand', () => {
  const story = new PairStory()
    .dialog(A, 0, B)
    .play(A, range(1, 4))
    .dialog(A, 4, B)
    .dialog(B, 0, C)
    .receipt(A, 1);
  const hands = played(story);
  const numbered = (some: readonly Played[]) =>
    roundsNumbered(some, 'blackjack').map((rounds) => finish(findRule(rounds, () => false)));
  const unknown = hands.map((hand, i) => ({ ...hand, nonce: i === 0 ? null : 0 }));
  const all = numbered(unknown).filter(({ found, misfits }) => found && misfits.length === 0);
  expect(all.map((finding) => finding.found)).toEqual([KNOWN]);
});

test('nothing is found by a seed that is not out', () => {
  const story = new PairStory().dialog(A, 0, B).play(A, range(0, 3)).dialog(A, 4, B);
  expect(roundsNumbered(played(story), 'blackjack')).toEqual([]);
});

describe('hands of another game that the same seeds served', () => {
  const between = () =>
    new PairStory()
      .dialog(A, 0, B)
      .play(A, [1])
      .play(A, [2, 3], 'hilo')
      .play(A, [4])
      .play(A, [5], 'baccarat')
      .play(A, range(6, 8))
      .dialog(A, 8, B)
      .dialog(B, 0, C)
      .receipt(A, 1);

  test('are counted, be their rule known or not', () => {
    const hands = played(between());
    const known = hands.map((hand, i) => {
      const { game, ...rest } = hand;
      return game === 'hilo' ? { ...rest, game, ruled: true, nonce: i + 1 } : hand;
    });
    for (const some of [hands, known]) {
      const all = roundsNumbered(some, 'blackjack').map((rounds) => finish(findRule(rounds, () => false)));
      const whole = all.filter(({ found, misfits }) => found && misfits.length === 0);
      expect(whole).not.toEqual([]);
      for (const one of whole) expect(one).toMatchObject({ found: KNOWN, hands: { length: 5 } });
    }
  });

  test('count where the panel says nothing more', () => {
    const hands = played(between()).map((hand, i) => ({ ...hand, nonce: i + 1 }));
    const silent = hands.map((hand) =>
      hand.game === 'hilo' ? { ...hand, ruled: true } : { ...hand, nonce: null },
    );
    const numbers = (some: readonly Played[]) =>
      roundsNumbered(some, 'blackjack').map((rounds) => rounds.map(({ nonce }) => nonce));
    const own = numbers(hands)[0];
    expect(numbers(silent)).toContainEqual(own);
    const saidOnce = hands.map((hand, i) => (i === 0 ? hand : { ...hand, nonce: null }));
    expect(numbers(saidOnce)[0]).toEqual(own);
  });

  test('are not counted where a casino counts those of each game by themselves', () => {
    const story = new PairStory()
      .dialog(A, 0, B)
      .play(A, [1])
      .play(A, [1, 2], 'hilo')
      .play(A, range(2, 5))
      .dialog(A, 7, B)
      .dialog(B, 0, C)
      .receipt(A, 1);
    expect(found(story)).toContainEqual(KNOWN);
  });
});
