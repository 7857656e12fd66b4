/**
 * Client seeds that change under their hash behind a press: nobody knows whether a control drew them for the player, or
 * the casino chose them.
 */
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../src/core/observation.ts';
import { cardsOf, Story, seeds, unreadTable } from '../story.ts';
import { hashOf, PairStory, type SeedPair, seedPair } from './pair-story.ts';

const LATE = 'consistent: client-seed-late';
const REPLACED = 'mismatch: client-seed-replaced';
const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
const with_ = (of: typeof one, client: string) => ({ ...of, client });

describe('a seed a bet', () => {
  const drawn = with_(one, 'drawn');
  const told = (act: (story: Story) => Story): string[] =>
    act(new Story().between(null, one)).between(null, drawn).hand(drawn).between(drawn, two).outcomes();

  it('is in doubt where it was drawn beside its box, or by whatever was pressed', () => {
    expect(told((story) => story.draw())).toEqual([LATE]);
    expect(told((story) => story.press())).toEqual([LATE]);
    expect(told((story) => story.key())).toEqual([LATE]);
  });

  it('is the player’s where it was typed, and the casino’s where nothing was pressed but bets', () => {
    expect(told((story) => story.enter())).toEqual(['verified']);
    expect(told((story) => story)).toEqual([REPLACED]);
    expect(told((story) => story.bet())).toEqual([REPLACED]);
    const behind = new Story().press().between(null, one).between(null, drawn).hand(drawn);
    expect(behind.between(drawn, two).outcomes()).toEqual([REPLACED]);
  });

  it('is in doubt where its page is drawn anew in steps, or answers two presses one after the other', () => {
    const steps = new Story().hand(one).between(one, two).press().between(null, two, { twice: false });
    const seed = with_(two, 'drawn');
    expect(steps.between(one, seed).hand(seed).between(seed, three).outcomes().join()).not.toMatch(
      /mismatch/,
    );
    const twice = new Story().between(null, one).press().press().between(null, with_(one, 'drawn first'));
    expect(twice.between(null, drawn).hand(drawn).between(drawn, two).outcomes()).toEqual([LATE]);
  });

  it('is the casino’s where what was pressed was the hand’s before', () => {
    const theirs = with_(two, 'theirs');
    const story = new Story().between(null, one).bet().press().press().hand(one).between(one, two);
    expect(story.between(one, theirs).hand(theirs).between(theirs, three).outcomes()).toEqual([
      'verified',
      REPLACED,
    ]);
  });

  describe('behind a hand', () => {
    const [zero, own, theirs] = [seeds(0), with_(two, 'own'), with_(two, 'theirs')];
    const unread = unreadTable('video-poker', 'over');
    /** A hand in the midst of which its page shows the next promise, and one that is dealt from another client seed. */
    const told = (looks: (story: Story) => Story, over = (story: Story): Story => story): string => {
      const story = new Story().on('a').between(null, zero).hand(zero).between(zero, one).bet();
      const ended = looks(story.deal(cardsOf(one).slice(0, 5))).over(cardsOf(one).slice(5), { twice: false });
      over(ended).between(one, theirs).hand(theirs).between(theirs, three);
      return story.outcomes().at(-1)!;
    };
    /** That promise, read for the second time behind something. */
    const looksAround = (act: (story: Story) => Story) => (story: Story) => {
      const { reading } = story.between(one, two, { twice: false }).observations.at(-1)!;
      return act(story).see(reading, { confirmed: true });
    };

    it('is in doubt by what was pressed since the page said anything new, or since the cards of that hand', () => {
      expect(told((story) => story.between(one, two).press())).toBe(LATE);
      expect(told(looksAround((story) => story.press()))).toBe(LATE);
      const still = (story: Story): Story => story.between(one, two);
      expect(told(still, (story) => story.press())).toBe(LATE);
      // Whatever another tab shows meanwhile.
      expect(told(looksAround((story) => still(story.press().on('b')).on('a')))).toBe(LATE);
    });

    it('is the casino’s whatever was pressed before that', () => {
      expect(told((story) => story.between(one, two))).toBe(REPLACED);
      expect(told((story) => story.press().between(one, two))).toBe(REPLACED);
      const anew = (story: Story): Story => story.between(one, two).between(null, two, { twice: false });
      expect(told((story) => anew(story).press().between(one, two, { twice: false }))).toBe(REPLACED);
    });

    it('is in doubt by what was pressed when its last cards lay there, or while those could not be read', () => {
      const [dealt, drawn] = [cardsOf(one).slice(0, 5), cardsOf(one).slice(5)];
      const told = (end: (story: Story) => Story): string => {
        const story = end(new Story().between(null, one).bet().deal(dealt)).between(one, two);
        return story.between(one, theirs).hand(theirs).between(theirs, three).outcomes().at(-1)!;
      };
      const over = (story: Story): Story => story.over(drawn, { twice: false });
      expect(told((story) => over(story.press()))).toBe(REPLACED);
      expect(told((story) => over(over(story).press()))).toBe(LATE);
      expect(told((story) => story.press().see(unread))).toBe(LATE);
    });

    it('is the casino’s where the player typed another behind what was pressed', () => {
      const was = with_(zero, 'was');
      const story = new Story().between(null, zero).enter().between(null, was).hand(was);
      story.between(was, with_(two, 'was')).press().enter().between(was, own).between(was, theirs);
      expect(story.hand(theirs).between(theirs, three).outcomes()).toEqual(['verified', REPLACED]);
    });

    it('is in doubt by what was pressed beside its box alone, though the page answers two of that in turn', () => {
      const beside: Reading = { kind: 'entered', control: '🎲', pressed: true };
      const story = new Story().between(null, two).see(beside).see(beside).between(null, own);
      expect(story.between(null, theirs).hand(theirs).between(theirs, three).outcomes()).toEqual([LATE]);
    });

    it('is judged by what is left of a log whose first looks are gone', () => {
      const story = new Story().between(null, two).between(null, theirs).hand(theirs).between(theirs, three);
      const left = Object.assign(new Story(), { observations: story.observations.slice(1) });
      expect(left.outcomes()).toEqual([REPLACED]);
    });
  });

  it('is in doubt where it comes to stand there behind the bet, and only there', () => {
    const slow = (next: typeof two) =>
      new Story().between(null, one).press().hand(drawn).between(drawn, next).outcomes();
    expect(slow(with_(two, 'drawn'))).toEqual(['consistent: client-seed-not-before-bet']);
    expect(slow(two)).toEqual(['mismatch: client-seed-changed']);
    const unpressed = new Story().between(null, one).hand(drawn).between(drawn, with_(two, 'drawn'));
    expect(unpressed.outcomes()).toEqual(['mismatch: client-seed-changed']);
  });

  it('is neither praised nor green where a page sets it each time its chips are pressed', () => {
    const story = new Story().between(null, one);
    for (const n of [1, 2, 3]) {
      const theirs = seeds(n, `theirs ${n}`);
      const last = n > 1 ? seeds(n - 1, `theirs ${n - 1}`) : null;
      story
        .draw()
        .between(last, theirs)
        .hand(theirs)
        .between(theirs, seeds(n + 1));
    }
    expect(story.outcomes()).toEqual([LATE, LATE, LATE]);
    const codes = story.verdicts().flatMap(({ reasons }) => reasons.map(({ code }) => code));
    expect(codes).not.toContain('client-seed-after-hash');
  });

  it('never makes it the casino’s act that the promise is another then', () => {
    const own = with_(two, 'drawn');
    const cards = cardsOf(own);
    const swapped = (act: (story: Story) => Story) =>
      act(new Story().between(null, one))
        .between(null, own)
        .bet()
        .deal(cards.slice(0, 5))
        .over(cards.slice(5), { twice: false })
        .between(own, three)
        .over(cards.slice(5))
        .outcomes();
    expect(swapped((story) => story.enter())).toEqual(['mismatch: commitment-swapped']);
    expect(swapped((story) => story.draw())).toEqual(['consistent: commitment-replaced']);
  });
});

describe('a pair', () => {
  const [A, B, C] = [1, 2, 3].map((n) => seedPair(n)) as [SeedPair, SeedPair, SeedPair];
  const drawn = { ...A, client: 'drawn' };
  const told = (act: (story: PairStory) => PairStory): PairStory =>
    act(new PairStory().dialog(A, 0, B).play(A, [1]).dialog(A, 1, B))
      .dialog(drawn, 1, B)
      .play(drawn, [2])
      .dialog(drawn, 2, B)
      .dialog(B, 0, C)
      .receipt(drawn, 1);
  const codes = (story: PairStory): string[] => story.verdicts()[1]!.reasons.map(({ code }) => code);

  it('is in doubt where a client seed was drawn in its middle, by whatever was pressed', () => {
    for (const story of [told((page) => page.draw()), told((page) => page.press())]) {
      expect(story.statuses()[1]).toBe('consistent');
      expect(codes(story)).toContain('client-seed-late');
    }
    const steps = told((page) => page.press().dialog(A, 1, B, { 'promised.clientSeed': '' }));
    expect(codes(steps)).toContain('client-seed-late');
  });

  it('is whole where it was typed, and cheated with where nothing was pressed but bets', () => {
    expect(told((page) => page.enter()).statuses()).toEqual(['verified', 'verified']);
    expect(told((page) => page).statuses()[1]).toBe('mismatch');
    expect(codes(told((page) => page))).toContain('client-seed-replaced');
  });

  it('is praised for a client seed that was typed behind its hash, not for one that was drawn', () => {
    const rotated = (act: (story: PairStory) => PairStory) =>
      codes(
        act(new PairStory().dialog(A, 0, B).play(A, [1]).dialog(A, 1, B))
          .dialog(B, 0, C)
          .play(B, [1])
          .dialog(B, 1, C)
          .dialog(C, 0, A, { 'reported.commitment': hashOf(B), 'reported.serverSeed': B.server }),
      );
    expect(rotated((page) => page.enter())).toContain('client-seed-after-hash');
    expect(rotated((page) => page.draw()).filter((code) => /^client-seed-(after|before)/.test(code))).toEqual(
      [],
    );
    expect(rotated((page) => page)).toContain('client-seed-before-hash');
  });
});
