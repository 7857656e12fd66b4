/** A server seed of its own for each bet: whose a reveal is, what a broken promise proves, and what a verdict cites. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../../src/core/assemble.ts';
import type { Card } from '../../../../src/core/cards.ts';
import { sha256Hex } from '../../../../src/core/hash.ts';
import type { Reading } from '../../../../src/core/observation.ts';
import type { Verdict } from '../../../../src/core/verdict.ts';
import { cardsOf, commitmentOf, type Seeds, SITE, Story, seeds, unreadTable } from '../story.ts';
import {
  firstSpin,
  numbersOf,
  RESTING,
  ROULETTE,
  resultOf,
  SPINS,
  secret,
  spin,
  wheelPanel,
} from '../wheel.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((n) => seeds(n)) as [Seeds, Seeds, Seeds, Seeds];
const UNREAD = { problem: 'malformed', detail: '' } as const;
const RESTS: Reading = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null };

const codesOf = ({ reasons }: { readonly reasons: readonly { readonly code: string }[] }) =>
  reasons.map(({ code }) => code);

/** Cards of these seeds, dealt and drawn, of which the last is another. */
const withOther = (used: Seeds): Card[] => {
  const cards = cardsOf(used);
  return cards.with(9, cardsOf(seeds(9)).find((card) => !cards.includes(card))!);
};

const dealt = (story: Story, cards: readonly Card[]): Story =>
  story.deal(cards.slice(0, 5)).over(cards.slice(5));

describe('cards that were dealt twice', () => {
  const codes = (story: Story): string[] =>
    story
      .between(one, two)
      .verdicts()
      .map(({ status }) => status);

  test('have the seeds that come out once, and one of the hands has none', () => {
    expect(codes(new Story().between(null, one).hand(one).hand(one))).toEqual(['verified', 'pending']);
    expect(codes(new Story().hand(one).hand(one))).toEqual(['consistent', 'pending']);
    // Of an older bet that is looked at, the latest.
    const older = new Story().hand(one).hand(one).hand(two).hand(three).hand(four);
    expect(codes(older).slice(0, 2)).toEqual(['unreadable', 'consistent']);
  });
});

describe('a hand on a page whose panel was never seen', () => {
  test('is accused of nothing by seeds that another page of its tab shows', () => {
    const cards = new Story().hand(seeds(9)).on('tab 1', 'load 2').between(one, two);
    expect(cards.verdicts()[0]).toMatchObject({ status: 'unreadable', suspect: true });
    const wrong = spin((resultOf(1).dealt + 1) % 37);
    const wheel = new Story().bet().seeTwice(wrong).on('tab 1', 'load 2').panel(wheelPanel(1, 2));
    expect(numbersOf(wheel)[0]).toMatchObject({ status: 'unreadable', suspect: true });
  });

  test('is held to what another tab was promised', () => {
    const told = (cards: readonly Card[]) => {
      const story = dealt(new Story().on('b').between(null, one).on('a').bet(), cards);
      return story.on('b').between(one, two).outcomes();
    };
    expect(told(cardsOf(one))).toEqual(['consistent: client-seed-not-before-bet']);
    expect(told(withOther(one))[0]).toMatch(/^mismatch/);
    expect(told(cardsOf(four))[0]).toMatch(/^mismatch/);
  });
});

describe('seeds that are no known hand’s and give a number that its own do not', () => {
  const right = resultOf(2).dealt;
  const told = (
    show: (story: Story) => Story,
    begin = new Story().panel(wheelPanel(null, 1)),
  ): string | undefined =>
    numbersOf(show(begin.bet().see(SPINS).seeTwice(spin(right)).panel(wheelPanel(1, 3))))[0]?.status;

  test('cast a doubt on that, where its page shows them behind the bet', () => {
    expect(told((story) => story.panel(wheelPanel(2, 3)))).toBe('unreadable');
    expect(told((story) => story.panel(wheelPanel(5, 3)).panel(wheelPanel(2, 3)))).toBe('unreadable');
  });

  test('cast none where they give another number, or came before the bet, or in another tab', () => {
    expect(told((story) => story)).toBe('mismatch');
    expect(told((story) => story.panel(wheelPanel(5, 3)))).toBe('mismatch');
    expect(told((story) => story.on('b').panel(wheelPanel(2, 3)))).toBe('mismatch');
    const before = new Story().panel(wheelPanel(null, 1)).panel(wheelPanel(2, 1));
    expect(told((story) => story, before)).toBe('mismatch');
  });
});

describe('a broken promise', () => {
  const said = { 'announced.commitment': commitmentOf(two), 'announced.clientSeed': 'player' };

  test('accuses where it was read twice, and one that was kept need not have been', () => {
    const told = (used: Seeds, twice: boolean) =>
      new Story().between(null, one, { twice }).hand(used).between(used, two).outcomes()[0];
    expect(told(three, true)).toBe('mismatch: commitment-changed');
    expect(told(three, false)).toBe('unreadable: commitment-changed');
    expect(told(one, false)).toBe('verified');
  });

  test('is none of a hand elsewhere where the seed of the one before came out late, without its hash', () => {
    const story = new Story().between(null, one).hand(one).panel(said);
    story.panel({ ...said, 'reported.serverSeed': one.server, 'reported.clientSeed': 'player' });
    expect(story.hand(three).between(three, four).outcomes()[1]).toBe('mismatch: commitment-changed');
  });

  test('may be a hand’s of another tab that was played until it stood there, and of none that was over', () => {
    const told = (isOver: boolean) => {
      const story = new Story().on('a');
      if (!isOver) story.between(null, one);
      story.on('b').between(null, four).bet().deal(cardsOf(four).slice(0, 5)).on('a');
      story.between(null, one).hand(three).between(three, two);
      return story.outcomes().find((outcome) => outcome.includes('changed'));
    };
    expect(told(false)).toBe('unreadable: commitment-changed');
    expect(told(true)).toBe('mismatch: commitment-changed');
    const [deal, draw] = [cardsOf(four).slice(0, 5), cardsOf(four).slice(5)];
    const until = new Story().on('b').between(null, four).bet().deal(deal).on('a').between(null, one).on('b');
    until.over(draw).on('a').between(null, one).hand(three).between(three, two);
    expect(until.outcomes().at(-1)).toBe('unreadable: commitment-changed');
  });

  test('may be a bet’s of another tab, unless that was an earlier session’s and the cards are the hand’s own but for one', () => {
    const told = (tab: string, cards: readonly Card[]) => {
      const story = new Story().on(tab).between(null, one).bet().on('now:1').between(null, one).bet();
      return dealt(story, cards).between(three, two).outcomes().at(-1);
    };
    expect(told('before:1', withOther(three))).toBe('mismatch: commitment-changed');
    expect(told('before:1', cardsOf(three))).toBe('unreadable: commitment-changed');
    expect(told('now:2', withOther(three))).toBe('unreadable: commitment-changed');
    expect(told('tab', withOther(three))).toBe('unreadable: commitment-changed');
  });

  test('was for the hand behind, where something that may have sent the bet came before it', () => {
    const told = (begin: Story) => {
      const story = dealt(begin.between(null, one).between(one, two), cardsOf(three));
      return story.between(three, four).outcomes()[0];
    };
    expect(told(new Story().key())).toBe('consistent: commitment-not-before-bet');
    expect(told(new Story())).toBe('mismatch: commitment-changed');
  });

  test('is none that a hand of another tab used whose own seeds are known, nor bets that came behind it', () => {
    const story = new Story().on('a').between(null, one).on('b').between(null, four).hand(four);
    story.between(four, seeds(5)).on('a').between(null, one).hand(three).between(three, two);
    expect(story.outcomes().at(-1)).toBe('mismatch: commitment-changed');
    const behind = new Story().on('a').between(null, two).hand(three).between(three, four);
    for (const tab of ['b', 'c']) behind.on(tab).between(null, one).bet();
    expect(behind.on('d').between(null, two).outcomes()[0]).toBe('mismatch: commitment-changed');
    const earlier = new Story().on('old:1').between(null, one).bet().on('old:2').between(null, one).bet();
    dealt(earlier.on('now:1').between(null, two).bet(), withOther(three));
    expect(earlier.between(three, four).outcomes().at(-1)).toBe('mismatch: commitment-changed');
  });

  test('beside other seeds was slow to be taken away where its hash had been reported before', () => {
    const told = (reported: string) => {
      const slow = { 'announced.commitment': commitmentOf(one), 'announced.clientSeed': 'player' };
      const story = new Story()
        .between(null, one)
        .hand(one)
        .panel({ ...slow, 'reported.commitment': reported });
      const out = { 'reported.commitment': commitmentOf(one), 'reported.serverSeed': two.server };
      const next = { 'announced.commitment': commitmentOf(four), 'announced.clientSeed': 'player' };
      return story
        .hand(two)
        .panel({ ...next, ...out, 'reported.clientSeed': 'player' })
        .outcomes()[1];
    };
    expect(told(commitmentOf(one))).toBe('consistent: commitment-not-seen');
    expect(told('')).toBe('mismatch: reveal-not-committed');
  });

  test('was none where the page went on to what was used while the table rested, and else was one', () => {
    const told = (used: Seeds) => {
      const story = new Story().between(null, one).bet().panel(said).seeTwice(RESTS).moving();
      const out = { 'announced.commitment': commitmentOf(four), 'announced.clientSeed': 'player' };
      return dealt(story, cardsOf(used))
        .panel({ ...out, 'reported.serverSeed': used.server })
        .outcomes()[0];
    };
    expect(told(two)).toMatch(/^consistent/);
    expect(told(three)).toBe('mismatch: commitment-changed');
  });
});

describe('a commitment that is blank for a while', () => {
  const blank = { 'announced.commitment': '', 'announced.clientSeed': 'player' };
  const wait = (story: Story): Story =>
    [1, 2, 3, 4, 5, 6].reduce((told) => told.see(RESTS), story.on('elsewhere')).on('tab 1', 'load 1');

  test('stood there since it was seen first, if it is the same then', () => {
    const told = (begin: Story) =>
      dealt(begin.key().panel(blank).between(null, one), cardsOf(one)).between(one, two).outcomes()[0];
    expect(told(new Story().between(null, one))).toBe('verified');
    expect(told(new Story().panel(blank))).toBe('consistent: commitment-not-before-bet');
  });

  /** Hands for which the panel says this for long before the bet, and the commitment behind it. */
  const told = (
    before: (used: Seeds) => Parameters<Story['panel']>[0],
    { twice = true, withCards = false, isRead = true } = {},
  ): string[] => {
    const story = new Story();
    for (let n = 1; n <= 4; n++) {
      const [used, last] = [seeds(n), n > 1 ? seeds(n - 1) : null];
      const reported = {
        'reported.serverSeed': last?.server ?? '',
        'reported.commitment': last ? commitmentOf(last) : '',
      };
      wait(story.panel({ ...reported, ...before(used) }, { twice })).bet();
      const cards = cardsOf(used);
      if (withCards) story.deal(cards.slice(0, 5));
      story.panel({ ...blank, ...reported, 'announced.commitment': commitmentOf(used) });
      if (!isRead) story.seeTwice(unreadTable('video-poker', 'over'));
      else if (withCards) story.over(cards.slice(5));
      else dealt(story, cards);
    }
    const [last, next] = [seeds(4), seeds(5)];
    return story.between(last, next).outcomes();
  };

  test('was withheld where it comes each time between bet and cards, and is read twice before', () => {
    expect(new Set(told(() => blank))).toEqual(new Set(['mismatch: commitment-withheld']));
  });

  test.each([
    ['it is read once before the bet', () => told(() => blank, { twice: false })],
    ['it comes when the cards lie there', () => told(() => blank, { withCards: true })],
    ['no cards could be read', () => told(() => blank, { isRead: false })],
    ['it could not be read', () => told(() => ({ ...blank, 'announced.commitment': UNREAD }))],
    [
      'it was there all along',
      () => told((used) => ({ ...blank, 'announced.commitment': commitmentOf(used) })),
    ],
    [
      'the panel has not been filled at all',
      () =>
        told(() => ({
          'announced.commitment': '',
          'announced.clientSeed': '',
          'reported.serverSeed': '',
          'reported.commitment': '',
        })),
    ],
  ])('was not where %s', (_, outcomes) => {
    expect(outcomes().join()).not.toMatch(/mismatch|withheld/);
  });
});

describe('seeds that were not promised to a hand, and are none of it', () => {
  const [five, nine] = [seeds(5), seeds(9)];
  const said = (next: Seeds | null, last: Seeds | null) => ({
    'announced.commitment': next ? commitmentOf(next) : UNREAD,
    'announced.clientSeed': 'player',
    'reported.commitment': last ? commitmentOf(last) : '',
  });
  /** On a page that showed a hand's own seeds before; the third ones come out in the end. */
  const begun = (): Story => new Story().between(null, five).hand(five).between(five, one);
  const back = (story: Story): Story => story.on('tab 1', 'load 1');
  const outcome = (story: Story): string | undefined => story.between(three, two).outcomes()[1];
  const [others, accused] = ['pending: seed-not-revealed', 'mismatch: commitment-changed'];

  test.each([
    ['another hash was reported first', begun().hand(nine).panel(said(two, four)), others],
    ['their own was', begun().hand(nine).panel(said(two, three)), accused],
    ['theirs was behind another', begun().hand(nine).panel(said(two, four)).panel(said(two, three)), others],
    ['another tab reported one', back(begun().hand(nine).on('b').panel(said(two, four))), accused],
    ['that of the hand before is still', begun().hand(nine).panel(said(two, five)), accused],
    ['they were promised when it was over', begun().hand(nine).between(five, three), others],
    ['another tab promised them then', back(begun().hand(nine).on('b').between(five, three)), accused],
    ['they had been promised before it', begun().between(five, three).between(five, one).hand(nine), others],
  ])('where %s', (_, story, expected) => {
    expect(outcome(story)).toBe(expected);
  });

  test('where another hash is reported behind them, that changes nothing', () => {
    const story = begun().hand(nine).between(three, two).panel(said(two, four));
    expect(story.outcomes()[1]).toBe(accused);
  });

  test('but of a bet behind it, before which they were promised', () => {
    const told = (bet: (story: Story) => Story): string | undefined => {
      const out = { 'reported.serverSeed': five.server };
      const story = new Story()
        .between(null, five)
        .hand(five)
        .panel({ ...said(null, five), ...out });
      return outcome(bet(story.hand(nine).panel({ ...said(three, five), ...out })));
    };
    expect(told((story) => story.bet())).toBe('pending: commitment-not-seen');
    // Without it they may be of a hand elsewhere, or this one's.
    const doubted = 'unreadable: seeds-not-linked';
    expect(told((story) => story)).toBe(doubted);
    expect(told((story) => back(story.on('b').panel(said(three, five)).bet()))).toBe(doubted);
    expect(told((story) => story.between(three, two).bet())).toBe(doubted);
    expect(told((story) => story.panel(said(null, five)))).toMatch(/^mismatch/);
  });
});

describe('a number', () => {
  const number = (n: number): number => resultOf(n).dealt;
  const wrong = (number(1) + 1) % 37;
  const statuses = (story: Story): string[] => numbersOf(story).map(({ status }) => status);
  /** A look at panel and number in one tick, and once more. */
  const shows = (story: Story, panel: Parameters<Story['panel']>[0], n: number, twice = true): Story => {
    story.panel(panel, { twice: false }).see(spin(n), { sameTick: true });
    return twice ? story.panel(panel).see(spin(n), { confirmed: true }) : story;
  };

  test('together with other seeds than those of the hash beside them is accused, whatever comes behind it', () => {
    const begun = new Story().panel(wheelPanel(null, 1)).bet().see(SPINS);
    const told = { ...wheelPanel(2, 3), 'reported.commitment': wheelPanel(null, 1)['announced.commitment'] };
    const story = shows(begun, told, number(2)).bet().see(SPINS);
    expect(codesOf(numbersOf(story)[0]!)).toContain('reveal-not-committed');
    expect(statuses(shows(story, wheelPanel(3, 4), number(3)))).toEqual(['mismatch', 'verified']);
  });

  test('is another account’s, where its promise stands still on a page that its tab loaded behind it', () => {
    const told = (load: string, promised: number, tab = 'tab 1', isStill = false): string | undefined => {
      const story = new Story().panel(wheelPanel(null, 1)).bet().see(SPINS).seeTwice(spin(wrong));
      story.on(tab, load).panel(wheelPanel(null, promised)).on('tab 1', load);
      if (isStill) story.see(spin(wrong));
      return statuses(story.panel(wheelPanel(1, 2)))[0];
    };
    expect(told('load 2', 1)).toBe('pending');
    expect(told('load 2', 1, 'tab 1', true)).toBe('pending');
    expect(told('load 2', 5)).toBe('mismatch');
    expect(told('load 1', 1)).toBe('mismatch');
    expect(told('load 1', 1, 'other')).toBe('mismatch');
    // One that shows the seeds with that, as soon as it is loaded, is only slow to take it away.
    const story = new Story().panel(wheelPanel(null, 1)).bet().see(SPINS).seeTwice(spin(wrong));
    expect(statuses(story.on('tab 1', 'load 2').panel(wheelPanel(1, 1)))).toEqual(['mismatch']);
  });

  test('that a page draws by itself behind one in doubt proves nothing', () => {
    const story = shows(new Story().panel(wheelPanel(null, 1)).bet(), wheelPanel(1, 2), wrong, false);
    shows(shows(story, wheelPanel(2, 3), number(2), false), wheelPanel(3, 4), number(3));
    expect(statuses(story)).toEqual(['unreadable', 'consistent', 'consistent']);
  });

  test('accuses of no other client seed where its own page did not show its seeds', () => {
    const own = { 'announced.clientSeed': 'my own', 'announced.commitment': UNREAD };
    expect(resultOf(1, 'my own').dealt).not.toBe(number(1));
    const story = new Story()
      .panel({ ...wheelPanel(null, 9), ...own })
      .bet()
      .see(SPINS);
    story
      .seeTwice(spin(number(1)))
      .on('tab 1', 'load 2')
      .panel({ ...wheelPanel(1, 2), ...own });
    expect(statuses(story)).toEqual(['consistent']);
  });
});

describe('seeds that don’t give a number', () => {
  const number = (n: number): number => resultOf(n).dealt;
  const wrong = (number(1) + 1) % 37;
  const last = (story: Story): string | undefined => numbersOf(story).at(-1)?.status;

  test('and came behind the first look at it are its own, though nothing was read between bet and number', () => {
    const story = new Story().panel(wheelPanel(null, 1)).bet().see(spin(wrong)).panel(wheelPanel(1, 2));
    expect(last(story.see(spin(wrong), { confirmed: true }))).toBe('mismatch');
  });

  test('may be a bet’s elsewhere, where another tab alone promised them and they came with it', () => {
    const unread = { ...wheelPanel(null, 1), 'announced.commitment': UNREAD };
    const begun = () => new Story().on('b').panel(wheelPanel(null, 1)).on('a').panel(unread).bet().see(SPINS);
    expect(last(begun().panel(wheelPanel(1, 2)).seeTwice(spin(wrong)))).toBe('unreadable');
    expect(last(begun().seeTwice(spin(wrong)).panel(wheelPanel(1, 2)))).toBe('mismatch');
  });

  /** A page that shows the seeds of each number while the wheel turns, and perhaps those of the next too. */
  const turning = (...out: readonly number[]): Story => {
    const story = new Story().panel(wheelPanel(null, 1)).see(RESTING).bet().see(SPINS);
    story
      .panel(wheelPanel(1, 2))
      .seeTwice(spin(number(1)))
      .bet()
      .see(SPINS);
    for (const n of out) story.panel(wheelPanel(n, n + 1));
    return story;
  };

  test('are another’s, where the page went on to more before it lay there', () => {
    expect(last(turning(2, 3).seeTwice(spin(number(3))))).toBe('unreadable');
    expect(last(turning(2).seeTwice(spin(number(3))))).toBe('mismatch');
    // Though a number that came behind it is known to be theirs.
    const known = turning(2, 3)
      .seeTwice(spin(number(3)))
      .see(SPINS)
      .seeTwice(spin(number(3)));
    expect(numbersOf(known.panel(wheelPanel(4, 5)))[1]!.status).toBe('unreadable');
  });

  test('prove nothing by it either, where they do', () => {
    expect(last(turning(2).seeTwice(spin(number(2))))).toBe('verified');
    expect(last(turning(2, 3).seeTwice(spin(number(2))))).toBe('consistent');
    expect(
      last(
        turning(2)
          .panel(wheelPanel(2, 4))
          .seeTwice(spin(number(2))),
      ),
    ).toBe('verified');
  });
});

describe('seeds that no promise links to a hand', () => {
  const [five, nine] = [seeds(5), seeds(9)];
  const last = (story: Story): string | undefined => story.between(three, two).outcomes().at(-1);

  test('may be those of the hand before, of its tab or of any, that has none', () => {
    const begun = () => new Story().between(null, five).hand(five).between(five, one);
    const beside = (story: Story, used: Seeds) =>
      story.on('b').between(five, one).hand(used).between(used, one).on('tab 1', 'load 1');
    expect(last(begun().hand(nine))).toBe('mismatch: commitment-changed');
    const unknown = begun().on('b').between(five, one).hand(seeds(8)).on('tab 1', 'load 1');
    const told = unknown.hand(nine).between(three, two).verdicts().at(-1)!;
    expect(told).toMatchObject({ status: 'unreadable', suspect: true });
    expect(codesOf(told)).toContain('seeds-not-linked');
    expect(
      last(
        beside(begun().hand(seeds(8)), four)
          .between(four, one)
          .hand(nine),
      ),
    ).toMatch(/^unreadable/);
  });

  test('may be the next bet’s where they were promised when it was over, and not where they came with its end', () => {
    const out = {
      'announced.commitment': commitmentOf(two),
      'announced.clientSeed': 'player',
      'reported.commitment': commitmentOf(three),
      'reported.serverSeed': three.server,
      'reported.clientSeed': 'player',
    };
    const codes = (sameTick: boolean): string[] => {
      const story = new Story().between(null, five).hand(five).between(five, one).bet().between(five, three);
      const [deal, draw] = [cardsOf(nine).slice(0, 5), cardsOf(nine).slice(5)];
      story.deal(deal).over(draw, { twice: false }).panel(out, { twice: false, sameTick });
      return codesOf(story.over(draw).panel(out).verdicts()[1]!);
    };
    expect(codes(false)).toContain('seeds-not-linked');
    expect(codes(true)).not.toContain('seeds-not-linked');
    expect(codes(true)).toContain('commitment-changed');
  });

  test('are not its own where they came before its first cards, though those of the hand before did too', () => {
    const out = (used: Seeds, next: Seeds) => ({
      'announced.commitment': commitmentOf(next),
      'announced.clientSeed': 'player',
      'reported.commitment': commitmentOf(used),
      'reported.serverSeed': used.server,
      'reported.clientSeed': 'player',
    });
    const story = dealt(new Story().between(null, one).bet().panel(out(one, two)), cardsOf(one));
    const told = dealt(story.bet().panel(out(two, three)), cardsOf(nine)).verdicts();
    expect(told).toMatchObject([{ status: 'verified' }, { status: 'unreadable', suspect: true }]);
  });
});

describe('a client seed', () => {
  const of = (client: string): Seeds => ({ ...one, client });
  const old = (): Story => new Story().between(null, of('old'));
  const used = (story: Story, client: string): string =>
    story.hand(of(client)).between(of(client), two).outcomes().at(-1)!;

  test('that was not announced may be the player’s only where he entered more than one before the page answered', () => {
    const late = 'consistent: client-seed-not-before-bet';
    const accused = 'mismatch: client-seed-changed';
    expect(used(old().enter().enter().between(null, of('b')), 'c')).toBe(late);
    expect(used(old().enter().between(null, of('a')).enter().between(null, of('b')), 'c')).toBe(accused);
    // Though it had not been loaded then.
    const earlier = (times: number): Story => {
      const story = new Story().on('tab 1', 'load 0');
      for (let i = 0; i < times; i++) story.enter();
      return story.on('tab 1', 'load 1').between(null, of('b'));
    };
    expect(used(earlier(2), 'c')).toBe(late);
    expect(used(earlier(1), 'c')).toBe(accused);
    const elsewhere = old().on('b').between(null, of('old')).enter().on('tab 1', 'load 1').enter();
    expect(used(elsewhere.between(null, of('b')), 'c')).toBe(accused);
  });

  test('that may have been drawn is the first other one that its page shows behind the bet', () => {
    const told = (...clients: readonly string[]): string => {
      const story = new Story().between(null, one).press().hand(of('drawn'));
      for (const client of clients) story.between(of('drawn'), { ...two, client });
      return story.outcomes()[0]!;
    };
    expect(told('drawn', 'later')).toBe('consistent: client-seed-not-before-bet');
    expect(told('', 'drawn')).toBe('consistent: client-seed-not-before-bet');
    expect(told('later', 'drawn')).toBe('mismatch: client-seed-changed');
    expect(told('player')).toBe('mismatch: client-seed-changed');
  });

  test('that its page shows late was entered in another tab while that was open', () => {
    const page = { 'announced.commitment': commitmentOf(one), 'announced.clientSeed': '' };
    const story = new Story().panel(page, { twice: false }).on('b').between(null, four).enter();
    expect(used(story.on('tab 1', 'load 1').between(null, one), 'lucky')).toMatch(/^consistent/);
  });

  test('that was entered as the first hand came, whose table may lag, is held to none announced', () => {
    const told = (enter: (story: Story) => Story): string => {
      const story = enter(new Story().between(null, two, { twice: false }));
      story.between(seeds(7), { ...two, client: 'my own' });
      return dealt(story, cardsOf(two)).between(two, four).outcomes()[0]!;
    };
    expect(told((story) => story.enter())).toBe('consistent: client-seed-not-before-bet');
    expect(told((story) => story)).toBe('mismatch: client-seed-changed');
  });

  test('of two before it is no casino’s choice, where the cards follow the last that stood there', () => {
    const shown = (client: string) => {
      const story = new Story().between(null, of('x')).between(null, of('y')).between(null, of('z'));
      return codesOf(story.hand(of(client)).between(of(client), two).verdicts()[0]!);
    };
    expect(shown('y')).not.toContain('client-seed-replaced');
    expect(shown('z')).toContain('client-seed-replaced');
  });
});

describe('a seed that is used again', () => {
  test('is no number that lies there still, at a game whose hands don’t repeat', () => {
    const hand = (story: Story, used: Seeds, moves = true) =>
      dealt(moves ? story.bet().moving() : story.bet(), cardsOf(used));
    const story = hand(new Story().between(null, one), one).between(one, two);
    hand(hand(story, two).between(two, one), one, false).between(one, three);
    expect(story.outcomes()[2]).toBe('mismatch: server-seed-reused');
  });
});

describe('a client seed with a nonce behind it', () => {
  const numbered = ({ server, client }: Seeds, nonce: number): Seeds => ({ server, client: client + nonce });
  const [first, second] = [numbered(one, 1), numbered(two, 2)];
  const said = (next: Seeds | null, last: Seeds) => ({
    'announced.commitment': next ? commitmentOf(next) : '',
    'announced.clientSeed': 'player',
    'reported.commitment': commitmentOf(last),
    'reported.serverSeed': last.server,
    'reported.clientSeed': last.client,
  });

  test('is none of another that is as long', () => {
    const used = { ...one, client: 'others7' };
    const told = new Story().between(null, one).hand(used).between(used, two).outcomes();
    expect(told).toEqual(['mismatch: client-seed-changed']);
  });

  test('is what cards are held against that it does not give: one that was changed is the only one', () => {
    const [told] = dealt(new Story().between(null, one).bet(), withOther(first))
      .between(first, two)
      .verdicts();
    expect(codesOf(told!)).toEqual(['draw-differs']);
  });

  test('is missing, whatever was entered before the hand before, or behind this one', () => {
    const third = numbered(two, 3);
    const told = (at: number): string => {
      const story = new Story();
      const enter = (when: number) => (when === at ? story.enter() : story);
      enter(0).between(null, one).hand(first).between(first, two);
      enter(1).hand(third).between(third, three);
      return enter(2).outcomes()[1]!;
    };
    expect([0, 1, 2].map(told)).toEqual(['mismatch: nonce-skipped', 'verified', 'mismatch: nonce-skipped']);
  });

  test('was none of a bet before which nothing was promised on any page', () => {
    const told = (promised: Seeds | null): string | undefined => {
      const story = new Story().between(null, one).hand(first).panel(said(null, first)).on('b');
      story
        .panel({ ...said(promised, first) })
        .bet()
        .on('tab 1', 'load 1')
        .between(first, two);
      return story.hand(second).between(second, three).outcomes().at(-1);
    };
    expect(told(null)).toBe('verified');
    expect(told(four)).toBe('consistent: nonce-taken');
  });

  test('may have been another hand’s, of which only the end was seen, whatever is told behind it', () => {
    const told = (isWhole: boolean, said = {}): string | undefined => {
      const [deal, draw] = [cardsOf(first).slice(0, 5), cardsOf(first).slice(5)];
      const begun = new Story().see(RESTS);
      if (isWhole) begun.bet().deal(deal);
      const story = begun.over(draw, { twice: false }).panel({
        'announced.commitment': commitmentOf(two),
        'announced.clientSeed': 'player',
        'reported.commitment': commitmentOf(first),
        'reported.serverSeed': first.server,
        'reported.clientSeed': first.client,
        ...said,
      });
      return story.hand(second).between(second, three).outcomes()[1];
    };
    expect(told(true)).toBe('verified');
    expect(told(false)).toBe('consistent: nonce-taken');
    expect(told(false, { 'reported.commitment': '' })).toBe('consistent: nonce-taken');
  });

  test('was one of a hand that was looked at once', () => {
    const story = new Story().between(null, one).hand(first).between(first, two).bet();
    story.deal(cardsOf(second).slice(0, 5), { twice: false }).panel(said(three, first));
    const third = numbered(three, 2);
    const told = story.hand(third).between(third, four).outcomes().at(-1);
    expect(told).toBe('consistent: nonce-taken');
  });
});

describe('a promise that another tab’s page may have used since its hand was over', () => {
  test('was, where something was pressed or moved, and not where the cards came to lie there again', () => {
    const told = (more: (story: Story) => Story): string | undefined => {
      const story = more(new Story().on('a').between(null, four).hand(four).between(four, one));
      return story.on('b').between(four, one).hand(two).between(two, three).outcomes().at(-1);
    };
    const [doubted, accused] = ['unreadable: commitment-changed', 'mismatch: commitment-changed'];
    expect(told((story) => story)).toBe(accused);
    expect(told((story) => story.key())).toBe(doubted);
    expect(told((story) => story.moving())).toBe(doubted);
    expect(told((story) => story.moving().over(cardsOf(four).slice(5)))).toBe(accused);
  });

  test.each([
    ['in the middle of a hand', (page: Story) => page.between(null, one).key(), false],
    ['cards move in the middle of a hand', (page: Story) => page.between(null, one).moving(), false],
    ['behind its seeds', (page: Story) => page.between(four, one).key(), true],
    ['behind those in another tab', (page: Story) => page.on('c').between(four, one).on('a').key(), false],
    ['behind its draw', (page: Story) => page.deal(cardsOf(four).slice(5)).between(null, one).key(), true],
  ])('may have been by what was pressed behind a hand, and not by what was its own: %s', (_, press, may) => {
    const before = seeds(6);
    for (const begun of [
      new Story().on('a').between(null, four),
      new Story().on('a').between(null, before).hand(before).between(before, four),
    ]) {
      const story = press(begun.bet().deal(cardsOf(four).slice(0, 5)).between(null, one));
      const told = story.on('b').between(null, one).hand(two).between(two, three).outcomes().at(-1);
      expect(told).toBe(`${may ? 'unreadable' : 'mismatch'}: commitment-changed`);
    }
  });

  test('was by a press behind a number, whether its seeds are out or not', () => {
    const number = (n: number): number => resultOf(n).dealt;
    const told = (press: (story: Story) => Story): string | undefined => {
      const story = new Story().on('a').panel(wheelPanel(null, 1)).see(RESTING).bet().see(SPINS);
      press(story.seeTwice(spin(number(1))).panel(wheelPanel(null, 2)))
        .on('b')
        .panel(wheelPanel(null, 2));
      story
        .see(RESTING)
        .bet()
        .see(SPINS)
        .seeTwice(spin(number(3)));
      return numbersOf(story.panel(wheelPanel(3, 4))).at(-1)?.status;
    };
    expect(told((story) => story.key())).toBe('unreadable');
    expect(told((story) => story)).toBe('mismatch');
  });

  test('was by a number, though it is the one that lay there, and not by a wheel that came to rest', () => {
    const number = (n: number): number => resultOf(n).dealt;
    const told = (more: (story: Story) => Story): string | undefined => {
      const story = new Story().on('a', 'load 0').panel(wheelPanel(null, 1)).bet().see(SPINS);
      more(story.seeTwice(spin(number(1))).panel(wheelPanel(1, 2)));
      story
        .on('b')
        .panel(wheelPanel(1, 2))
        .bet()
        .see(SPINS)
        .seeTwice(spin(number(3)));
      return numbersOf(story.panel(wheelPanel(3, 4))).at(-1)?.status;
    };
    const turned = (story: Story, n: number) => story.see(SPINS).see(spin(number(n)));
    expect(told((story) => story)).toBe('mismatch');
    expect(told((story) => turned(story, 1))).toBe('unreadable');
    expect(told((story) => turned(story, 2))).toBe('unreadable');
    expect(told((story) => turned(turned(story, 1), 2))).toBe('unreadable');
    expect(told((story) => turned(story.on('a', 'loaded anew'), 2))).toBe('unreadable');
    expect(told((story) => story.see(SPINS).see(RESTING))).toBe('mismatch');
  });
});

describe('a seed whose hash alone had been reported before it was used again', () => {
  test('accuses once that was read twice', () => {
    const told = (twice: boolean): string | undefined => {
      const panel = (next: Seeds, hash: string, seed: string) => ({
        'announced.commitment': commitmentOf(next),
        'announced.clientSeed': 'player',
        'reported.commitment': hash,
        'reported.serverSeed': seed,
        'reported.clientSeed': 'player',
      });
      const story = new Story().panel(panel(one, '', '')).hand(one);
      story.panel(panel(one, commitmentOf(one), ''), { twice }).hand(one);
      story.panel(panel(one, commitmentOf(one), one.server));
      return story.panel(panel(three, commitmentOf(one), one.server)).outcomes()[1];
    };
    expect(told(true)).toBe('mismatch: server-seed-reused');
    expect(told(false)).toBe('unreadable: server-seed-reused');
  });
});

describe('a number that the seed promised still would give once more', () => {
  test('is no proof that it was used again, where the page names another seed and is slow with it', () => {
    const told = (reported: number): Verdict => {
      const story = firstSpin()
        .panel(wheelPanel(1, 1))
        .bet()
        .see(SPINS)
        .seeTwice(spin(resultOf(1).dealt));
      story.panel({ ...wheelPanel(1, 1), 'reported.commitment': sha256Hex(secret(reported)) });
      return numbersOf(story)[1]!;
    };
    expect(codesOf(told(1))).toContain('server-seed-reused');
    expect(codesOf(told(2))).not.toContain('server-seed-reused');
    expect(told(2).status).not.toBe('verified');
  });

  test('is no proof either where the page went on to tell another seed, before any other hand of its own', () => {
    const told = (reveals: boolean): string[] => {
      const story = firstSpin().panel(wheelPanel(1, 1)).bet().see(SPINS);
      story.seeTwice(spin(resultOf(1).dealt)).panel(wheelPanel(1, 2));
      story.on('b').panel(wheelPanel(1, 2)).bet().see(SPINS);
      story.panel(wheelPanel(4, 2)).seeTwice(spin(resultOf(4).dealt));
      story.on('tab 1');
      // The page goes on between hands of its own, or behind the one that is doubted.
      if (!reveals)
        story
          .bet()
          .see(SPINS)
          .seeTwice(spin(resultOf(2).dealt));
      story.panel(wheelPanel(2, 3));
      if (!reveals)
        story
          .bet()
          .see(SPINS)
          .seeTwice(spin(resultOf(3).dealt));
      return codesOf(numbersOf(story)[1]!);
    };
    expect(told(true)).not.toContain('server-seed-reused');
    expect(told(false)).toContain('server-seed-reused');
  });
});

describe('a promise that was replaced', () => {
  const number = (n: number, client: string): number => resultOf(n, client).dealt;
  /** The player enters a client seed, a bet may be in vain, and the page promises another seed then. */
  const told = (isVain: boolean, promised: 2 | 3): string[] => {
    const own = (last: number, next: number) => ({
      ...wheelPanel(last, next),
      'announced.clientSeed': 'my own',
    });
    const [lies, shown] = [spin(number(1, 'player')), spin(number(promised, 'my own'))];
    const story = new Story().panel(wheelPanel(null, 1)).see(RESTING).bet().see(SPINS).seeTwice(lies);
    story.panel(wheelPanel(1, 2)).enter().panel(own(1, 2));
    if (isVain) story.bet().panel(own(1, promised), { twice: false }).see(lies, { sameTick: true });
    story.panel(own(1, promised)).bet().see(SPINS).see(shown);
    story.panel(own(promised, 4)).see(shown, { confirmed: true });
    return codesOf(numbersOf(story).at(-1)!);
  };

  test('was the casino’s act, unless the last number lay there again behind a bet that may have used it', () => {
    expect(told(false, 3)).toContain('commitment-swapped');
    expect(told(true, 3)).toContain('commitment-replaced');
    expect(told(false, 2).concat(told(true, 2)).join()).not.toContain('commitment');
  });
});

describe('a hand that a page deals by itself', () => {
  const blank = { 'announced.commitment': '', 'announced.clientSeed': 'player' };
  /** Two hands that were pressed for, each promised before its press or behind it, and one that was not, on this load. */
  const told = (late: readonly boolean[], load = 'load 1'): string | undefined => {
    const story = new Story().panel(blank);
    for (const [i, isLate] of late.entries()) {
      const [used, last] = [seeds(11 + i), i ? seeds(10 + i) : null];
      const panel = {
        ...blank,
        'announced.commitment': commitmentOf(used),
        'reported.commitment': last ? commitmentOf(last) : '',
        'reported.serverSeed': last?.server ?? '',
      };
      if (!isLate) story.panel(panel).bet();
      else
        story
          .panel({ ...panel, 'announced.commitment': '' })
          .bet()
          .panel(panel);
      dealt(story, cardsOf(used));
    }
    story.between(seeds(10 + late.length), one).on('tab 1', load);
    if (load !== 'load 1') story.between(seeds(10 + late.length), one);
    dealt(story, cardsOf(one)).between(one, two);
    return dealt(story, cardsOf(two)).between(two, three).outcomes().at(-1);
  };

  test('is as late with its promise as the last one that was pressed for on its page', () => {
    expect(told([true, false])).toBe('verified');
    expect(told([false, true])).toBe('consistent: commitment-not-before-bet');
    expect(told([true])).toBe('consistent: commitment-not-before-bet');
    expect(told([true], 'load 2')).toBe('verified');
  });
});

test('a bet that was sent while the hand before was still shown used what was promised then, whatever was pressed since', () => {
  const told = (used: Seeds, press: (story: Story) => Story): string | undefined => {
    const begun = new Story().between(null, one).bet().deal(cardsOf(one).slice(0, 5)).between(one, two);
    const story = press(begun.bet().between(one, three).over(cardsOf(one).slice(5)));
    return dealt(story, cardsOf(used)).between(used, three).outcomes()[1];
  };
  for (const press of [(story: Story) => story, (story: Story) => story.bet(), (story: Story) => story.key()])
    expect(told(two, press)).toMatch(/^consistent/);
  expect(told(four, (story) => story.bet())).toBe('mismatch: commitment-changed');
});

describe('a page that is slow, and shows seeds of another hand first', () => {
  const said = (next: Seeds | null, last: Seeds | null) => ({
    'announced.commitment': next ? commitmentOf(next) : '',
    'announced.clientSeed': 'player',
    'reported.commitment': last ? commitmentOf(last) : '',
    'reported.serverSeed': last?.server ?? '',
    'reported.clientSeed': last ? 'player' : '',
  });
  const [five, six] = [seeds(5), seeds(6)];
  const begun = (): Story => new Story().on('b').between(null, six).hand(six);

  test('has not shown the hand’s own, where what it promised to it is reported still', () => {
    const story = begun().between(six, five).hand(five).panel(said(five, five)).hand(two);
    story.panel(said(three, five)).panel(said(three, four));
    expect(story.outcomes()[2]).toBe('pending: seed-not-revealed');
    expect(story.panel(said(three, two)).outcomes()[2]).toMatch(/^consistent/);
    // That is no excuse for what it shows with the hash of the promise.
    const cheating = begun().between(six, five).hand(two).panel(said(three, five));
    expect(cheating.outcomes()[1]).toMatch(/^mismatch/);
  });

  test('has not either, where that is known by its cards in another tab, which had promised it in its midst', () => {
    const story = new Story().on('a').panel(said(null, null)).bet().deal(cardsOf(one).slice(0, 5));
    story.panel(said(one, null)).over(cardsOf(one).slice(5)).on('b').between(null, six).hand(six);
    story.between(six, two).hand(two).panel(said(three, one));
    const [first, , third] = story.outcomes();
    expect([first, third]).toEqual(['consistent: commitment-not-before-bet', 'pending: seed-not-revealed']);
    expect(story.panel(said(three, two)).outcomes()[2]).toBe('verified');
  });
});

test('a promise that was replaced before one hand is no affair of the next', () => {
  const story = new Story().between(null, four, { twice: false }).between(null, one, { twice: false });
  story.hand(one).between(one, two).hand(two).between(two, three);
  expect(story.outcomes()).toEqual(['consistent: commitment-replaced', 'verified']);
  // Nor is one that stood there for a hand of which nothing tells what it used.
  const unknown = new Story().between(null, one).bet().over(cardsOf(two).slice(5)).between(four, three);
  expect(unknown.hand(three).between(three, two).outcomes()[1]).toBe('verified');
});

test('a number on a page whose panel was never seen has the seeds that another tab was promised', () => {
  const told = (number: number): string | undefined => {
    const story = new Story().on('b').panel(wheelPanel(null, 1)).on('a').see(RESTING).bet().see(SPINS);
    return numbersOf(story.seeTwice(spin(number)).on('b').panel(wheelPanel(1, 2)))[0]?.status;
  };
  expect(told(resultOf(1).dealt)).toBe('consistent');
  expect(told((resultOf(1).dealt + 1) % 37)).toBe('mismatch');
});

test('seeds that come out when the next hand, which nothing was pressed for, lies there may be that one’s', () => {
  const bare = (used: Seeds | null) => ({
    'announced.commitment': UNREAD,
    'announced.clientSeed': 'player',
    'reported.commitment': '',
    'reported.serverSeed': used?.server ?? '',
  });
  const told = (isNext: boolean): string | undefined => {
    const story = new Story().panel(bare(null)).hand(one).panel(bare(one)).hand(two);
    const next = cardsOf(seeds(8, 'another'));
    if (isNext) story.deal(next.slice(0, 5)).deal(next.slice(5));
    return story.panel(bare(seeds(8))).outcomes()[1];
  };
  expect(told(true)).toBe('unreadable: seeds-not-linked');
  expect(told(false)).toBe('mismatch: commitment-not-seen');
});

describe('seeds of nobody’s hand that a page shows', () => {
  test('before the bet, once or as another page of its tab did, are none that came between bet and number', () => {
    const codes = (story: Story, last: number | null): string[] => {
      if (last !== null) story.panel(wheelPanel(last, 1));
      story.seeTwice(spin(resultOf(1).dealt)).panel(wheelPanel(1, 2));
      return codesOf(numbersOf(story)[0]!);
    };
    const late = 'commitment-not-before-bet';
    const once = new Story().panel(wheelPanel(5, 1), { twice: false }).see(RESTING).bet().see(SPINS);
    expect(codes(once, null)).not.toContain(late);
    const anew = () =>
      new Story().panel(wheelPanel(5, 1)).on('tab 1', 'load 2').see(RESTING).bet().see(SPINS);
    expect(codes(anew(), 5)).not.toContain(late);
    expect(codes(anew(), 6)).toContain(late);
  });

  test('before the cards that it deals by itself are none that it dealt meanwhile', () => {
    const told = (twice: boolean) => {
      const story = new Story().between(null, one).hand(one).between(one, two);
      story.between(three, seeds(5), { twice });
      return dealt(story, cardsOf(four)).between(four, seeds(5)).outcomes()[1];
    };
    expect(told(true)).toBe('mismatch: commitment-changed');
    expect(told(false)).toBe('unreadable: commitment-changed');
  });
});

describe('a hand that a page deals by itself behind one that was pressed for', () => {
  test('is green where that one’s promise was there before its press, and once more behind it', () => {
    const promise = { 'announced.commitment': commitmentOf(one), 'announced.clientSeed': 'player' };
    const story = new Story()
      .panel(promise)
      .bet()
      .panel({ ...promise, 'reported.serverSeed': '' });
    dealt(dealt(story, cardsOf(one)).between(one, two), cardsOf(two)).between(two, three);
    expect(story.outcomes()).toEqual(['verified', 'verified']);
  });

  test('is green where nobody knows the seeds of that one', () => {
    const story = dealt(new Story().between(null, one).hand(one).between(null, two), cardsOf(two));
    dealt(story.between(two, three), cardsOf(three)).between(three, four);
    expect(story.verdicts().map(({ status }) => status)).toEqual(['unreadable', 'consistent', 'verified']);
  });
});

describe('an empty client seed', () => {
  const empty = (n: number): Seeds => seeds(n, '');
  /** Hands dealt from the empty one, or from another, and then one with another card. */
  const told = (
    clients: readonly string[],
    enterBehind = -1,
    reported: string | typeof UNREAD = '',
  ): Verdict => {
    const story = new Story().between(null, empty(1));
    for (const [i, client] of clients.entries()) {
      const used = seeds(i + 1, client);
      story.hand(used).between(used, empty(i + 2));
      if (i === enterBehind) story.enter();
    }
    const [used, next] = [empty(clients.length + 1), empty(clients.length + 2)];
    dealt(story.bet(), withOther(used)).panel({
      'announced.commitment': commitmentOf(next),
      'announced.clientSeed': '',
      'reported.commitment': reported === '' ? commitmentOf(used) : reported,
      'reported.serverSeed': used.server,
      'reported.clientSeed': '',
    });
    return story.verdicts().at(-1)!;
  };

  test('is the hand’s where the two hands before were dealt from it, and none was entered since', () => {
    expect(told(['', '']).status).toBe('mismatch');
    expect(told(['', '', '']).status).toBe('mismatch');
    expect(told(['player', '', '']).status).toBe('mismatch');
    for (const verdict of [
      told(['', 'player', '']),
      told(['', '', 'player']),
      told(['', '', ''], 1),
      told(['', '', ''], 2),
      told(['', ''], -1, UNREAD),
    ])
      expect(verdict.status).toBe('unreadable');
    // Nor is it held against that then: nobody says that anything differs.
    expect(told(['', '', ''], 1).suspect).toBeUndefined();
    expect(told(['', '', ''], 0).suspect).toBe(true);
  });
});

describe('seeds that came with a number that nobody pressed for', () => {
  test('are of one before, where the wheel turned still, and may be its own where it lay there', () => {
    const panel = (last: number | null) => ({ ...wheelPanel(last, 6), 'announced.commitment': UNREAD });
    const told = (look: Reading): Verdict | undefined => {
      const story = new Story().panel(panel(null)).see(RESTING).panel(panel(5), { twice: false });
      const number = spin((resultOf(5).dealt + 1) % 37);
      return numbersOf(story.see(look, { sameTick: true }).seeTwice(number))[0];
    };
    expect(told(SPINS)).toMatchObject({ status: 'pending' });
    expect(told(spin((resultOf(5).dealt + 1) % 37))).toMatchObject({ status: 'unreadable', suspect: true });
  });
});

test('a hand whose nonce nobody knows has none', () => {
  const [assembled] = assemble(new Story().between(null, one).hand(one).observations, SITE);
  expect(assembled!.hand.nonce).toBeNull();
});

describe('the end of a hand that could not be read', () => {
  const bare = (used: Seeds | null) => ({
    'announced.commitment': UNREAD,
    'announced.clientSeed': 'player',
    'reported.commitment': '',
    'reported.serverSeed': used?.server ?? '',
  });

  test('is that of its last cards that were: seeds that come out behind those may be of a hand elsewhere', () => {
    const told = (isDrawn: boolean): string | undefined => {
      const [unread, final] = [unreadTable('video-poker', 'dealt'), cardsOf(four).slice(5)];
      const story = new Story().panel(bare(null)).hand(one).panel(bare(one)).hand(two).bet();
      story.deal(cardsOf(four).slice(0, 5));
      if (isDrawn) story.deal(final).see(unread).panel(bare(three));
      else story.see(unread).panel(bare(three)).deal(final).see(unread);
      return story.panel(bare(four)).outcomes()[1];
    };
    expect(told(false)).toBe('mismatch: commitment-not-seen');
    expect(told(true)).toBe('unreadable: seeds-not-linked');
  });
});

describe('what a verdict cites of the panel', () => {
  const CITED = ['commitment', 'client seed', 'reveal', 'reported commitment', 'reported client seed'];
  const cited = ({ observations }: Story, site: Parameters<typeof assemble>[1] = SITE) =>
    assemble(observations, site).map(({ evidence }) =>
      evidence
        .filter(({ what }) => CITED.includes(what))
        .map(({ what, field, observation: { seq } }) => {
          const seed = site === SITE ? 'serverSeed' : 'secret';
          const value = what.includes('commitment') ? 'commitment' : what === 'reveal' ? seed : 'clientSeed';
          expect(field).toBe(`${what.startsWith('re') ? 'reported' : 'announced'}.${value}`);
          return `${what} ${seq}`;
        }),
    );

  test('is where each value was seen first, and for a later hand what stood beside its promise', () => {
    const story = new Story().between(null, one).hand(one).between(one, two).hand(two).between(two, three);
    expect(cited(story)).toEqual([
      ['commitment 1', 'client seed 1', 'reveal 8', 'reported commitment 8', 'reported client seed 8'],
      ['commitment 8', 'client seed 8', 'reveal 15', 'reported commitment 15', 'reported client seed 15'],
    ]);
    const own = { ...one, client: 'my own' };
    const entered = new Story().between(null, one).enter().between(null, own).hand(own).between(own, two);
    expect(cited(entered)[0]!.slice(0, 2)).toEqual(['commitment 1', 'client seed 4']);
    const wheel = new Story()
      .panel(wheelPanel(null, 1))
      .bet()
      .see(SPINS)
      .seeTwice(spin(resultOf(1).dealt));
    expect(cited(wheel.panel(wheelPanel(1, 2)), ROULETTE)[0]).toEqual([
      'commitment 1',
      'client seed 1',
      'reveal 7',
      'reported commitment 7',
      'reported client seed 7',
    ]);
  });

  test('is nothing that was not read, or stood on no panel before the bet', () => {
    const client = { 'announced.clientSeed': 'player' };
    expect(cited(new Story().hand(one))).toEqual([[]]);
    const bare = new Story().panel(client).hand(one).panel({ 'reported.serverSeed': one.server });
    expect(cited(bare)).toEqual([['client seed 2', 'reveal 8']]);
    const unread = new Story().panel({
      'announced.commitment': commitmentOf(one),
      'announced.clientSeed': UNREAD,
    });
    const out = { 'reported.serverSeed': one.server, 'reported.clientSeed': 'player' };
    unread.hand(one).panel({ ...out, 'reported.commitment': UNREAD });
    expect(cited(unread)).toEqual([['commitment 1', 'reveal 8', 'reported client seed 8']]);
    const late = new Story().between(null, one).hand(one);
    late.panel({ 'announced.commitment': commitmentOf(two), 'reported.serverSeed': one.server });
    expect(cited(late.between(one, two))[0]!.slice(2)).toEqual([
      'reveal 8',
      'reported commitment 10',
      'reported client seed 10',
    ]);
    // What another tab promised stood beside no client seed of this page.
    const beside = new Story().on('b').between(null, one).on('a');
    beside
      .panel({ ...client, 'announced.commitment': UNREAD })
      .hand(one)
      .between(one, two);
    expect(cited(beside)[0]!.slice(0, 2)).toEqual(['commitment 1', 'client seed 4']);
  });

  test('names the field that could not be read, where the seeds did not come out', () => {
    const story = new Story().between(null, one).hand(one);
    story.panel({ 'announced.commitment': commitmentOf(two), 'reported.serverSeed': UNREAD });
    expect(codesOf(story.verdicts()[0]!)).toContain('field-malformed');
    const blank = new Story().between(null, one).hand(one).between(null, two);
    expect(codesOf(blank.verdicts()[0]!).join()).not.toContain('field');
  });
});
