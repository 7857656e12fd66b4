/** Whose seeds those are that come out late, in another tab, or behind others, and what they accuse of. */
import { describe, expect, test } from 'vitest';
import { type AssembledHand, assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import type { Card } from '../../../../src/core/cards.ts';
import type { Reading } from '../../../../src/core/observation.ts';
import type { Verdict } from '../../../../src/core/verdict.ts';
import { cardsOf, commitmentOf, type Seeds, Story, seeds } from '../story.ts';
import { firstSpin, numbersOf, RESTING, resultOf, SPINS, spin, wheelPanel } from '../wheel.ts';

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
    const story = firstSpin();
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

describe('seeds that don’t give a hand', () => {
  const wrong = (n: number): number => (number(n) + 1) % 37;

  test('accuse where another tab’s page promised and showed them, and the hand’s own shows no panel', () => {
    const story = new Story()
      .on('b')
      .panel(wheelPanel(null, 1))
      .on('a')
      .bet()
      .seeTwice(spin(wrong(1)));
    expect(numbersOf(story.on('b').panel(wheelPanel(1, 2)))[0]!.status).toBe('mismatch');
  });

  test('accuse though the page came to tell meanwhile of the hand before, whose seeds they are not', () => {
    const slow = { ...wheelPanel(1, 2), 'reported.secret': '', 'reported.commitment': '' };
    const story = firstSpin().panel(slow);
    story
      .bet()
      .see(SPINS)
      .panel(wheelPanel(1, 2))
      .seeTwice(spin(wrong(2)))
      .panel(wheelPanel(2, 3));
    expect(numbersOf(story).map(({ status }) => status)).toEqual(['verified', 'mismatch']);
  });

  test('accuse though its page was loaded anew behind the bet, where its first cards were read there', () => {
    const cards = cardsOf(strange);
    const told = (isDealt: boolean): string => {
      const story = shown(new Story()).bet().on('tab 1', 'loaded anew');
      if (isDealt) story.deal(cards.slice(0, 5));
      return story.over(cards.slice(5)).between(one, two).outcomes()[1]!;
    };
    expect(told(true)).toBe('mismatch: deal-differs');
    expect(told(false)).toMatch('unreadable');
  });

  test('may be of an older bet that the player looks at, whatever hand follows whose seeds are not out', () => {
    const story = new Story().between(null, one).hand(one).between(strange, two).hand(two);
    expect(story.outcomes()).toEqual(['unreadable: commitment-changed', 'pending: seed-not-revealed']);
  });

  test('may not be its own where others give it by an empty client seed, as far as any was read', () => {
    const empty = { ...two, client: '' };
    const told = (isOut: boolean): string => {
      const next = { 'announced.commitment': commitmentOf(three) };
      const story = new Story().panel({
        'announced.commitment': commitmentOf(one),
        'reported.serverSeed': '',
      });
      story
        .hand(empty)
        .panel({ ...next, 'reported.serverSeed': one.server, 'reported.clientSeed': 'player' });
      if (isOut) story.panel({ ...next, 'reported.serverSeed': two.server });
      return story.outcomes()[0]!;
    };
    expect(told(false)).toMatch('mismatch');
    expect(told(true)).toMatch('unreadable');
  });

  test('accuse though the page had gone on to another promise before that, and its table was never read', () => {
    const story = new Story().between(null, one).bet().between(null, two).on('tab 1', 'loaded anew');
    dealt(story, strange).between(one, three);
    expect(story.outcomes()).toEqual(['mismatch: deal-differs']);
  });

  test('may be another’s where nobody saw it begin, though the card that was drawn lay there last', () => {
    const site = { schemes: { blackjack: 'crypto-games/blackjack' }, seeding: 'per-bet' } as const;
    const over = (player: readonly Card[]): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage: 'over',
      contents: { player: [player], dealer: ['As', 'Kd'] },
    });
    const told = (player: readonly Card[]): string => {
      const story = new Story()
        .between(null, one)
        .bet()
        .see(over(player.slice(0, 2)));
      const [{ hand, circumstances }] = assemble(
        story.seeTwice(over(player)).between(one, two).observations,
        site,
      ) as [AssembledHand];
      return audit(hand, circumstances).status;
    };
    expect(told(['9h', '5d', '7c'])).toBe('unreadable');
    expect(told(['9h', '5d'])).toBe('mismatch');
  });

  test('may be another game’s, where the page went on while the wheel rested to what no hand kept', () => {
    const told = (next: number, last = 0): string => {
      const story = firstSpin();
      story
        .panel(wheelPanel(1, 2))
        .seeTwice(RESTING)
        .bet()
        .panel(wheelPanel(1, next))
        .seeTwice(RESTING)
        .see(SPINS);
      story.see(spin(wrong(2)));
      if (last) story.panel(wheelPanel(1, last));
      return numbersOf(story.see(spin(wrong(2)), { confirmed: true }).panel(wheelPanel(2, 4)))[1]!.status;
    };
    expect(told(2)).toBe('mismatch');
    expect(told(3)).toBe('unreadable');
    // Whatever it goes on to once the number lies there.
    expect(told(3, 5)).toBe('unreadable');
  });

  test('accuse by the client seed, though the page did not show that when it was first read', () => {
    const other = { ...one, client: 'other' };
    const story = new Story().panel({ 'announced.commitment': commitmentOf(one) }).between(null, one);
    expect(story.hand(other).between(other, two).outcomes()).toEqual(['mismatch: client-seed-changed']);
  });
});

describe('a hand behind which the page goes on once more as soon as its first cards lie there', () => {
  const rests: Reading = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null };

  test('keeps what it was promised while the table rested, where the bet was another game’s', () => {
    const told = (promised: Seeds): string => {
      const cards = cardsOf(two);
      const story = shown(new Story()).seeTwice(rests).bet().between(four, promised).seeTwice(rests);
      story.deal(cards.slice(0, 5), { twice: false }).between(four, five).deal(cards.slice(0, 5));
      return story.over(cards.slice(5)).between(two, three).outcomes()[1]!;
    };
    expect(told(two)).toBe('consistent: commitment-not-before-bet');
    expect(told(three)).toBe('mismatch: commitment-changed');
  });
});

test('a promise that came behind cards for which nothing was pressed may be for the hand behind those', () => {
  // The page plays by itself, and its controls stay: cards may be a draw, or the next hand's.
  const told = (isPressed: boolean): string => {
    const story = new Story().between(null, one).bet();
    for (const [used, next] of [
      [one, two],
      [two, three],
      [strange, four],
    ] as const) {
      if (used === two && isPressed) story.bet();
      const cards = cardsOf(used);
      story.deal(cards.slice(0, 5)).deal(cards.slice(5)).between(used, next);
    }
    return story.outcomes().at(-1)!;
  };
  expect(told(false)).toBe('consistent: hand-inferred');
  expect(told(true)).toBe('mismatch: commitment-changed');
});
