/** Whose seeds those are that come out late, in another tab, or behind others, and what they accuse of. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import type { Reading } from '../../../../src/core/observation.ts';
import type { Verdict } from '../../../../src/core/verdict.ts';
import { cardsOf, commitmentOf, type Seeds, Story, seeds } from '../story.ts';
import { ROULETTE, resultOf, spin, wheelPanel } from '../wheel.ts';

const SPINS: Reading = { kind: 'table', game: 'roulette', stage: 'moving', contents: null };
const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((n) => seeds(n)) as [
  Seeds,
  Seeds,
  Seeds,
  Seeds,
  Seeds,
];
/** Seeds that are no known hand's. */
const strange = seeds(99);
const number = (n: number): number => resultOf(n).dealt;

const numbersOf = ({ observations }: Story) =>
  assemble(observations, ROULETTE).map(({ hand, circumstances }) => audit(hand, circumstances));

/** The cards of a hand, behind whose first and last ones something may be seen before the last are read again. */
function dealt(story: Story, used: Seeds, look = (_: Story, __: 'dealt' | 'over'): void => undefined): Story {
  const cards = cardsOf(used);
  look(story.deal(cards.slice(0, 5)), 'dealt');
  story.over(cards.slice(5), { twice: false });
  const { reading } = story.observations.at(-1)!;
  look(story, 'over');
  return story.see(reading, { confirmed: true });
}

/** A page that names no hash beside the seeds it shows. */
const unnamed = (last: Seeds | null, next: Seeds) => ({
  'announced.commitment': commitmentOf(next),
  'announced.clientSeed': 'player',
  'reported.serverSeed': last?.server ?? '',
});

/** A page on which a hand was dealt as promised, and its seeds shown behind it, before the next promise is used. */
const shown = (story: Story): Story => story.between(null, four).hand(four).between(four, one);

describe('a promise that a slow page shows only while its hand is played', () => {
  test('is that hand’s, though another is bet on while it stands there, and its seeds are shown elsewhere', () => {
    const story = new Story().on('a').between(null, four).hand(four);
    story.panel({ 'announced.commitment': '', 'announced.clientSeed': 'player' }).bet();
    story.deal(cardsOf(one).slice(0, 5)).between(null, one, { twice: false }).over(cardsOf(one).slice(5));
    dealt(story.bet().between(null, one, { twice: false }), two);
    expect(story.on('b').between(one, three).outcomes().slice(1)).toEqual([
      'consistent: commitment-not-before-bet',
      'pending: seed-not-revealed',
    ]);
  });
});

describe('what another tab promises still', () => {
  /** A number of other seeds than another tab promises, whose own page said this before the bet. */
  const told = (own: (story: Story) => Story): string => {
    const story = own(new Story().on('b').panel(wheelPanel(1, 2)).on('a')).bet();
    story.panel(wheelPanel(2, 4)).seeTwice(spin(number(3)));
    const [{ checks, reasons }] = numbersOf(story) as [Verdict];
    return `${checks.deal}${reasons.some(({ code }) => code === 'commitment-changed') ? ', changed' : ''}`;
  };
  const promised = (story: Story): Story => story.panel(wheelPanel(1, 2));

  test('is out of date only where the hand’s own page had promised it, and then something else', () => {
    expect(told((story) => promised(story).panel(wheelPanel(1, 3)))).toBe('unknown');
    expect(told((story) => story.panel(wheelPanel(1, 3)))).toBe('fail');
    expect(told((story) => promised(story).panel({ ...wheelPanel(1, 2), 'announced.commitment': '' }))).toBe(
      'fail',
    );
    expect(told((story) => promised(story).on('a', 'loaded anew'))).toBe('fail');
  });
});

describe('seeds that come out behind a hand', () => {
  test('are accused only where they are the first behind it, on a page that names no hashes', () => {
    const told = (isLate: boolean): string => {
      const story = new Story().panel(unnamed(null, four)).hand(four).panel(unnamed(four, one)).hand(one);
      story.panel(unnamed(isLate ? null : one, two)).hand(two);
      if (isLate) story.panel(unnamed(one, three));
      return story.panel(unnamed(strange, three)).outcomes().at(-1)!;
    };
    expect(told(false)).toBe('mismatch: commitment-changed');
    expect(told(true)).toBe('unreadable: seeds-not-linked');
  });

  test('are accused only where the panel was read between the bet and that before', () => {
    const told = (isRead: boolean): string => {
      const story = shown(new Story()).hand(one);
      if (isRead) story.between(null, two);
      return story.hand(two).between(strange, three).between(one, three).outcomes().at(-1)!;
    };
    expect(told(true)).toBe('mismatch: commitment-changed');
    expect(told(false)).toBe('unreadable: seeds-not-linked');
  });

  test('break its promise, though its cards are theirs, up to one hand later; then they may be a receipt’s', () => {
    const told = (later: number): string => {
      const story = new Story().between(null, one).hand(five).panel(unnamed(null, two));
      for (let n = 2; n < 2 + later; n++) story.hand(seeds(n)).between(seeds(n), seeds(n + 1));
      return story.between(five, seeds(2 + later)).outcomes()[0]!;
    };
    expect([0, 1].map(told)).toEqual(['mismatch: commitment-changed', 'mismatch: commitment-changed']);
    expect(told(2)).toBe('consistent: commitment-not-before-bet');
  });

  test('break its promise, unless another tab showed them sooner', () => {
    const told = (isElsewhere: boolean): string => {
      const story = dealt(new Story().on('a').between(null, one).bet().between(null, four), four);
      if (isElsewhere) story.on('b').between(four, five).on('a');
      return story.between(four, five).outcomes()[0]!;
    };
    expect(told(false)).toBe('mismatch: commitment-changed');
    expect(told(true)).toBe('consistent: commitment-not-before-bet');
  });

  test('break it where the page deals by itself, unless it told with its first cards of a hand that nobody saw', () => {
    const told = (last: Seeds): string => {
      const story = new Story().between(null, one).hand(one).panel(unnamed(null, two));
      story.between(last, two, { twice: false }).deal(cardsOf(four).slice(0, 5), { sameTick: true });
      return story.over(cardsOf(four).slice(5)).between(four, five).outcomes()[1]!;
    };
    expect(told(one)).toBe('mismatch: commitment-changed');
    expect(told(three)).toBe('consistent: commitment-not-before-bet');
  });

  test('are the next hand’s where they were promised once it was over, not where they are still when they are out', () => {
    const told = (promised: 'dealt' | 'over' | 'out'): string => {
      const story = dealt(shown(new Story()).bet(), one, (seen, when) => {
        if (promised === when) seen.between(four, two);
      });
      return story.between(two, promised === 'out' ? two : three).outcomes()[1]!;
    };
    expect(told('over')).toBe('pending: seed-not-revealed');
    expect(told('dealt')).toBe('unreadable: commitment-changed');
    expect(told('out')).toBe('mismatch: commitment-changed');
  });

  test('are another’s where its own hash had been reported before them', () => {
    const told = (isOwnNamed: boolean): string => {
      const story = shown(new Story()).hand(one);
      const named = (hash: Seeds, seed: string) =>
        story.panel({
          ...unnamed(null, three),
          'reported.commitment': commitmentOf(hash),
          'reported.serverSeed': seed,
        });
      named(two, '');
      if (isOwnNamed) named(one, '');
      return named(two, two.server).outcomes()[1]!;
    };
    expect(told(false)).toBe('mismatch: commitment-changed');
    expect(told(true)).toBe('pending: seed-not-revealed');
  });
});

describe('a number that a seed gives which is out and promised once more', () => {
  const told = (look: (story: Story) => void, behind: (story: Story) => Story): string => {
    const story = new Story()
      .panel(wheelPanel(null, 1))
      .bet()
      .see(SPINS)
      .seeTwice(spin(number(1)));
    story
      .panel(wheelPanel(1, 1))
      .bet()
      .see(SPINS)
      .see(spin(number(1)));
    look(story);
    return numbersOf(behind(story.see(spin(number(1)), { confirmed: true })))[1]!.status;
  };
  const nothing = (story: Story): Story => story;

  test('is dealt from that where the page still shows it, twice read, when the number was last seen', () => {
    expect(told(nothing, (story) => story.panel(wheelPanel(1, 2)))).toBe('mismatch');
    expect(told(nothing, (story) => story.panel(wheelPanel(1, 2), { twice: false }))).toBe('pending');
    expect(told((story) => story.panel(wheelPanel(1, 1)), nothing)).toBe('pending');
    expect(told(nothing, nothing)).toBe('pending');
  });
});
