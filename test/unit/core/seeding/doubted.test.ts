/** What casts a doubt on the seeds that a page shows for a hand, beside what is much like it and casts none. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import type { Reading } from '../../../../src/core/observation.ts';
import type { Verdict } from '../../../../src/core/verdict.ts';
import { cardsOf, commitmentOf, type Seeds, Story, seeds, unreadTable } from '../story.ts';
import { firstSpin, numbersOf, RESTING, resultOf, SPINS, spin, wheelPanel } from '../wheel.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((n) => seeds(n)) as [Seeds, Seeds, Seeds, Seeds];
/** Seeds that are no known hand’s. */
const strange = seeds(99);
const RESTS: Reading = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null };
const number = (n: number): number => resultOf(n).dealt;
const wrong = (n: number): number => (number(n) + 1) % 37;

const codesOf = ({ reasons }: Verdict): string[] => reasons.map(({ code }) => code);

const dealt = (story: Story, cards: readonly Card[]): Story =>
  story.deal(cards.slice(0, 5)).over(cards.slice(5));

/** Cards of these seeds, dealt and drawn, of which two are others. */
const withOthers = (used: Seeds): Card[] => {
  const cards = cardsOf(used);
  const [a, b] = cardsOf(strange).filter((card) => !cards.includes(card)) as [Card, Card];
  return cards.with(2, a).with(7, b);
};

describe('a client seed that was announced to nobody', () => {
  /** What stands beside the seeds of the hand, one after the other: whose hash, and which client seed. */
  const told = (...beside: readonly (readonly [hash: Seeds | null, client: string])[]): string => {
    const story = new Story().panel({
      'announced.commitment': commitmentOf(two),
      'reported.serverSeed': one.server,
      'reported.clientSeed': 'player',
    });
    dealt(story.bet(), withOthers(two));
    for (const [hash, client] of beside)
      story.panel({
        'announced.commitment': commitmentOf(three),
        'reported.commitment': hash ? commitmentOf(hash) : '',
        'reported.serverSeed': two.server,
        'reported.clientSeed': client,
      });
    return story.outcomes()[0]!;
  };

  test('may be the last hand’s still, where it stood beside the seeds of that, and no hash says otherwise', () => {
    expect(told([null, 'player'])).toMatch(/^unreadable/);
    expect(told([null, 'another'])).toMatch(/^mismatch/);
    expect(told([two, 'player'])).toMatch(/^mismatch/);
    expect(told([null, 'player'], [null, 'another'])).toMatch(/^mismatch/);
  });

  test('is that beside their own hash, whatever hash stands there in the end', () => {
    expect(told([two, 'own'], [three, 'player'])).toMatch(/^mismatch/);
    expect(told([null, 'own'], [three, 'player'])).toMatch(/^unreadable/);
  });
});

describe('a promise that stood there when a hand was bet on', () => {
  test('is its own, though it came while the last one was played, and stands there in its midst', () => {
    const blank = { 'announced.commitment': '', 'announced.clientSeed': 'player' };
    const story = new Story().panel(wheelPanel(null, 9)).bet().panel(blank, { twice: false });
    story.seeTwice(spin(number(3))).panel(wheelPanel(null, 4));
    story
      .bet()
      .panel(wheelPanel(null, 4))
      .seeTwice(spin(wrong(4)))
      .panel(wheelPanel(4, 5));
    expect(numbersOf(story).at(-1)!.status).toBe('mismatch');
  });

  test('is its own where the last number lay there before it, though that was looked at again, or never', () => {
    const told = (isAgain: boolean): string => {
      const story = new Story()
        .bet()
        .see(spin(number(1)))
        .panel(wheelPanel(null, 2));
      if (isAgain) story.see(spin(number(1)), { confirmed: true });
      return numbersOf(
        story
          .bet()
          .seeTwice(spin(wrong(2)))
          .panel(wheelPanel(2, 3)),
      ).at(-1)!.status;
    };
    expect(told(true)).toBe('mismatch');
    expect(told(false)).toBe('mismatch');
  });
});

describe('a promise that comes with the end of a hand', () => {
  /** Three hands, of which nothing is revealed but the seed of the last; what stands there before each, and comes with its end. */
  const told = (hands: readonly Seeds[], promises: readonly (readonly (Seeds | null)[])[]): string => {
    const promise = (story: Story, next: Seeds, options = {}) =>
      story.panel({ 'announced.commitment': commitmentOf(next), 'announced.clientSeed': 'player' }, options);
    const story = new Story();
    for (const [i, hand] of hands.entries()) {
      const [before, withEnd] = promises[i] as [Seeds | null, Seeds | null];
      if (before) promise(story, before);
      story.bet().deal(cardsOf(hand).slice(0, 5));
      if (withEnd) promise(story, withEnd, { twice: false });
      story.deal(cardsOf(hand).slice(5), { sameTick: withEnd !== null });
      if (withEnd) promise(story, withEnd);
    }
    return story.between(hands.at(-1)!, strange).outcomes().at(-1)!;
  };

  test('may be that hand’s own, on a page that was late with it before', () => {
    const late = [
      [one, null],
      [null, two],
      [null, three],
      [null, four],
    ];
    for (const hands of [3, 4])
      expect(told([one, two, three, four].slice(0, hands), late)).toBe('unreadable: commitment-changed');
  });

  test('may be that hand’s own where it was asked for while that was played, on a page that is late with the next', () => {
    const says = (story: Story, commitment: string): Story =>
      story.panel({ 'announced.commitment': commitment, 'announced.clientSeed': 'player' });
    const asked = (isMeanwhile: boolean): string => {
      const story = says(new Story(), commitmentOf(one)).hand(one);
      says(story, commitmentOf(two)).bet().deal(cardsOf(two).slice(0, 5));
      if (isMeanwhile) says(story, '');
      story.over(cardsOf(two).slice(5));
      if (!isMeanwhile) says(story, '');
      says(story, commitmentOf(three)).bet().deal(cardsOf(four).slice(0, 5));
      says(story, commitmentOf(four)).over(cardsOf(four).slice(5));
      return story.between(four, strange).outcomes().at(-1)!;
    };
    expect(asked(true)).toBe('unreadable: commitment-changed');
    expect(asked(false)).toBe('mismatch: commitment-changed');
  });

  test('is nobody’s where the hand before was played on a page without a panel', () => {
    const story = new Story().on('b').between(null, one).on('tab 1', 'load 1').hand(one);
    story.on('tab 1', 'load 2').between(null, two).bet();
    story.panel({ 'announced.commitment': commitmentOf(three), 'reported.serverSeed': one.server });
    expect(story.between(two, three).over(cardsOf(two).slice(5)).outcomes()).toHaveLength(2);
  });

  test('is the next one’s where the page had gone on to a hand’s own before its bet', () => {
    const prompt = [
      [one, null],
      [two, three],
      [null, null],
    ];
    expect(told([one, two, four], prompt)).toBe('mismatch: commitment-changed');
    // So it is where it came once the hand before was over, though that had none but an older hand's.
    const behind = [
      [one, null],
      [null, null],
      [three, null],
    ];
    expect(told([one, two, four], behind)).toBe('mismatch: commitment-changed');
  });

  /** The panel of a page, which may be blank still. */
  const promising = (next: Seeds | null) => ({
    'announced.commitment': next ? commitmentOf(next) : '',
    'announced.clientSeed': 'player',
  });

  test('may be that hand’s own where it was asked for by then, and came later', () => {
    const story = dealt(new Story().panel(promising(one)).bet(), cardsOf(one));
    story.bet().panel(promising(null));
    dealt(story, cardsOf(two)).panel(promising(two));
    dealt(story.bet(), cardsOf(three)).between(three, strange);
    expect(story.outcomes().at(-1)).toBe('unreadable: commitment-changed');
  });

  test('may be that hand’s own where it is the first of a page that showed none when that was bet on', () => {
    const told = (blank: boolean): string => {
      const story = new Story().bet();
      if (blank) story.panel(promising(null));
      dealt(story, cardsOf(one)).panel(promising(one));
      return dealt(story.bet(), cardsOf(two)).between(two, strange).outcomes().at(-1)!;
    };
    expect(told(true)).toBe('unreadable: commitment-changed');
    expect(told(false)).toBe('mismatch: commitment-changed');
  });
});

describe('a bet on a page that was loaded anew, and lays out how the last hand had ended only then', () => {
  /** What is promised there behind the bet comes with the next hand's cards; it may give way to another as they are dealt. */
  const told = (used: Seeds, swapped = three): string => {
    const promise = (next: Seeds | null, last: Seeds | null) => ({
      'announced.commitment': next ? commitmentOf(next) : '',
      'announced.clientSeed': 'player',
      'reported.commitment': last ? commitmentOf(last) : '',
      'reported.serverSeed': last?.server ?? '',
      'reported.clientSeed': last ? 'player' : '',
    });
    const story = new Story().on('tab 1', 'load 1').panel(promise(one, null)).bet();
    story.deal(cardsOf(one).slice(0, 5)).panel(promise(two, null)).on('tab 1', 'load 2');
    story.panel(promise(null, one)).bet().over(cardsOf(one).slice(5)).panel(promise(three, one));
    story.deal(cardsOf(used).slice(0, 5)).panel(promise(swapped, one)).over(cardsOf(used).slice(5));
    return story.panel(promise(swapped, used)).outcomes().at(-1)!;
  };

  test('is of what was promised before the page was loaded, and not of what came behind it', () => {
    expect(told(two)).toBe('consistent: commitment-not-before-bet');
    expect(told(strange)).toBe('mismatch: commitment-changed');
    expect(told(strange, strange)).toBe('mismatch: commitment-changed');
  });
});

describe('a promise that stood on two pages', () => {
  /** A hand is bet on where it stood, and gets the next one; what another page shows behind that. */
  const told = (other: (story: Story) => Story): string => {
    const story = new Story().on('b').between(null, one).on('a').between(null, one).bet();
    const [deal, draw] = [cardsOf(two).slice(0, 5), cardsOf(two).slice(5)];
    story.panel({ 'announced.commitment': commitmentOf(two), 'announced.clientSeed': 'player' });
    story.deal(deal).over(draw).between(two, three);
    return other(story.on('b', 'loaded anew').between(two, three)).outcomes()[0]!;
  };

  test('may have been used by a hand that is under way when that page is loaded anew', () => {
    const deal = (story: Story): Story => story.deal(cardsOf(one).slice(0, 5));
    expect(told(deal)).toBe('unreadable: commitment-changed');
    expect(told((story) => deal(story.moving()))).toBe('unreadable: commitment-changed');
    expect(told((story) => deal(story.see(RESTS).moving()))).toBe('mismatch: commitment-changed');
    // What stands there was promised to the next hand, unless its own cards follow from it.
    const ended = (story: Story): Story => story.see(RESTS).between(three, four);
    expect(told((story) => ended(deal(story)))).toBe('unreadable: commitment-changed');
    expect(told((story) => ended(story.deal(cardsOf(three).slice(0, 5)).over(cardsOf(three).slice(5))))).toBe(
      'mismatch: commitment-changed',
    );
    // One that begins there is of another promise.
    expect(told((story) => story.see(RESTS).bet().deal(cardsOf(three).slice(0, 5)))).toBe(
      'mismatch: commitment-changed',
    );
    expect(told((story) => story.bet().deal(cardsOf(three).slice(0, 5)))).toBe(
      'mismatch: commitment-changed',
    );
    expect(told((story) => story)).toBe('mismatch: commitment-changed');
  });
});

describe('a promise that another page alone had made', () => {
  test('is held to the hand behind which its seeds came out, whatever was played on the page loaded before', () => {
    const story = new Story().on('a', 'load 1').between(null, one);
    dealt(story.bet(), cardsOf(strange)).on('b').between(null, two);
    dealt(story.on('a', 'load 2').bet(), cardsOf(four)).between(two, three);
    expect(story.outcomes()[1]).toBe('mismatch: client-seed-not-before-bet');
  });
});

describe('a promise on two pages, of which one deals by itself', () => {
  test('is the hand’s whose cards its seeds give, though its end was not seen', () => {
    const told = (begun: Seeds): string => {
      const story = new Story().on('b').between(null, one).on('a').between(null, one).see(RESTS);
      story.deal(cardsOf(begun).slice(0, 5)).on('b').bet();
      return dealt(story, cardsOf(two)).on('a').between(one, three).outcomes().join();
    };
    expect(told(one)).toBe('pending: not-read-twice,pending: seed-not-revealed');
    // Where they give no hand's cards, they may be of the one that was bet on.
    expect(told(four)).toBe('pending: tables-interleaved,unreadable: tables-interleaved');
  });
});

describe('seeds of nobody’s hand', () => {
  test('that a page shows when the number lies there are none that came before it', () => {
    const story = new Story().panel(wheelPanel(null, 1)).see(RESTING).bet().see(SPINS);
    story.seeTwice(spin(number(1))).panel(wheelPanel(5, 1));
    const codes = (told: Story) => codesOf(numbersOf(told)[0]!);
    story.see(spin(number(1)), { confirmed: true }).panel(wheelPanel(1, 2));
    expect(codes(story)).not.toContain('commitment-not-before-bet');
  });

  test('that a page shows between bet and end may be a number’s, and are none of cards', () => {
    const story = new Story().between(null, one).bet().deal(cardsOf(three).slice(0, 5));
    story.between(one, two).between(strange, two).over(cardsOf(three).slice(5));
    expect(story.outcomes()).toEqual(['mismatch: deal-differs']);
  });
});

describe('a bet that was perhaps another game’s', () => {
  /** The page goes on while its table rests, and deals cards by itself; the next hand is dealt from these. */
  const told = (next: readonly Card[]): string => {
    const story = new Story().between(null, one).bet().between(null, two).seeTwice(RESTS);
    dealt(story, cardsOf(strange)).between(one, two);
    return dealt(story.bet(), next).between(two, three).outcomes()[0]!;
  };

  test('was not, where the next hand kept what the page went on to: by its cards, not by its promise alone', () => {
    expect(told(cardsOf(two))).toBe('mismatch: deal-differs');
    expect(told(withOthers(two))).toBe('unreadable: seeds-not-linked');
  });

  test('was not, where the page went on as cards began to move', () => {
    const told = (isAtOnce: boolean): string => {
      const story = new Story().between(null, one).bet().seeTwice(RESTS);
      story.between(null, one, { twice: false });
      story.between(null, two, { twice: false });
      story.see({ ...RESTS, stage: 'moving' } as Reading, { sameTick: isAtOnce }).between(null, two);
      return dealt(story, cardsOf(two)).between(two, three).outcomes()[0]!;
    };
    expect(told(true)).toBe('mismatch: commitment-changed');
    expect(told(false)).toMatch(/^consistent/);
  });
});

test('a bet that was pressed twice was this game’s both times where its last hand lay there still', () => {
  const told = (...presses: readonly ('rests' | 'lies')[]): string => {
    const story = dealt(new Story().between(null, one).bet(), cardsOf(one)).between(one, two);
    for (const table of presses) {
      if (table === 'rests') story.seeTwice(RESTS);
      else story.over(cardsOf(one).slice(5));
      story.bet();
    }
    return dealt(story, cardsOf(strange)).between(strange, three).outcomes().at(-1)!;
  };
  expect(told('lies', 'lies')).toMatch(/^mismatch: commitment-changed/);
  expect(told('lies', 'rests')).toMatch(/^mismatch: commitment-changed/);
  expect(told('rests', 'lies')).toMatch(/^mismatch: commitment-changed/);
  expect(told('rests', 'rests')).toMatch(/^unreadable/);
});

test('a promise that came with a hand is the next one’s where the first cards tell whose that is, or all but one', () => {
  const told = (first: readonly Card[]): string => {
    const story = new Story()
      .between(null, one)
      .bet()
      .deal(first)
      .between(one, two)
      .bet()
      .between(one, strange);
    story.deal(cardsOf(strange).slice(0, 5)).over(cardsOf(strange).slice(5));
    return story.between(strange, three).outcomes().at(-1)!;
  };
  const own = cardsOf(one).slice(0, 5);
  expect(told(own)).toMatch(/^mismatch: commitment-changed/);
  expect(told(cardsOf(three).slice(0, 5))).toMatch(/^unreadable/);
});

describe('seeds that a page shows before its cards', () => {
  test('are the next hand’s, where it deals by itself, and none of the one behind that', () => {
    const told = (...hands: readonly Seeds[]): string => {
      const story = new Story().panel({ 'reported.serverSeed': one.server, 'reported.clientSeed': 'player' });
      for (const used of hands) dealt(story, cardsOf(used));
      return story.outcomes().at(-1)!;
    };
    expect(told(one)).toMatch(/^consistent/);
    expect(told(strange, one)).toMatch(/^pending/);
  });
});

describe('a card that is changed before any seed is out', () => {
  test('accuses, but not in a tab where nothing is pressed while another is played', () => {
    const told = (isPlayed: boolean): string => {
      const [deal, draw] = [cardsOf(two).slice(0, 5), cardsOf(two).slice(5)];
      const story = new Story();
      if (isPlayed) story.on('b').between(null, one).bet().deal(cardsOf(one).slice(0, 5)).on('a');
      story.between(null, one).deal(deal).deal(deal.with(1, draw[0]!)).over(draw);
      if (isPlayed) story.on('b').over(cardsOf(one).slice(5));
      return story.outcomes().at(-1)!;
    };
    expect(told(false)).toBe('mismatch: card-changed');
    expect(told(true)).toBe('unreadable: card-changed');
  });
});

describe('seeds that were read once', () => {
  test('prove a hand all the same, though their hash does not stand there', () => {
    const story = new Story().between(null, one).hand(one);
    story.panel(
      {
        'announced.commitment': commitmentOf(two),
        'announced.clientSeed': 'player',
        'reported.serverSeed': one.server,
      },
      { twice: false },
    );
    expect(story.outcomes()).toEqual(['verified']);
  });

  test('accuse of no card, though they are read again with a hand that was dealt from them once more', () => {
    const again = { ...one, client: 'another' };
    const told = (twice: boolean): string[] => {
      const story = dealt(new Story().between(null, one).bet(), withOthers(one));
      return story.between(one, again, { twice }).hand(again).between(again, two).outcomes();
    };
    expect(told(true)).toEqual(['mismatch: deal-differs', 'mismatch: server-seed-reused']);
    expect(told(false)).toEqual(['unreadable: not-read-twice', 'unreadable: server-seed-reused']);
  });
});

describe('a number that a page draws by itself', () => {
  test('is held to what was promised, though the wheel had turned for the one before', () => {
    const story = firstSpin();
    story
      .panel(wheelPanel(1, 2))
      .seeTwice(spin(number(3)))
      .panel(wheelPanel(3, 4));
    expect(codesOf(numbersOf(story)[1]!)).toContain('commitment-changed');
  });
});

describe('a key that is pressed on a page whose table can’t be read', () => {
  /** Behind it another tab breaks the promise that this page shows. */
  const told = (seen: (story: Story) => Story): string => {
    const story = new Story().on('a').between(null, four).hand(four).between(four, one);
    seen(story.on('a', 'loaded anew')).key().on('b').between(four, one).hand(two);
    return story.between(two, three).outcomes().at(-1)!;
  };
  const unread = unreadTable('video-poker', 'dealt');

  test('may have bet, unless a hand lies there whose seeds are not out', () => {
    expect(told((story) => story.between(four, one))).toBe('unreadable: commitment-changed');
    expect(told((story) => story.between(four, one).seeTwice(unread))).toBe('mismatch: commitment-changed');
  });
});
