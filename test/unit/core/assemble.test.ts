import { describe, expect, test } from 'vitest';
import { type AssembledHand, assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import { NAMED, type Named, type PanelField, type Reading } from '../../../src/core/observation.ts';
import type { Verdict } from '../../../src/core/verdict.ts';
import { cardsOf, commitmentOf, type Seeds, SITE, Story, seeds, unreadTable } from './story.ts';
import { ROULETTE, resultOf, secret, spin, wheelPanel } from './wheel.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((n) => seeds(n)) as [Seeds, Seeds, Seeds, Seeds];

/** The seeds as the panel reports them when the player has added a nonce. */
const numbered = ({ server, client }: Seeds, nonce: number): Seeds => ({ server, client: client + nonce });

/**
 * A casino that shows its commitment only with each bet, for some hands running; or a page so slow that it shows each
 * when the cards lie already.
 */
function withheld(
  hands: number,
  {
    twice = true,
    slow = (_: number): boolean => false,
    by = (story: Story) => story.bet(),
    story = new Story(),
  } = {},
): Story {
  for (let n = 1; n <= hands; n++) {
    const used = seeds(n);
    const said = {
      'announced.clientSeed': 'player',
      'reported.serverSeed': n > 1 ? seeds(n - 1).server : '',
      'reported.commitment': n > 1 ? commitmentOf(seeds(n - 1)) : '',
    };
    by(story.panel({ ...said, 'announced.commitment': '' }, { twice }));
    if (slow(n)) story.deal(cardsOf(used).slice(0, 5));
    story.panel({ ...said, 'announced.commitment': commitmentOf(used) });
    if (!slow(n)) story.deal(cardsOf(used).slice(0, 5));
    story.over(cardsOf(used).slice(5));
  }
  const last = seeds(hands);
  return story.panel({
    'announced.commitment': '',
    'reported.serverSeed': last.server,
    'reported.commitment': commitmentOf(last),
  });
}

describe('an honest casino', () => {
  test('a hand whose commitment was seen before the bet is verified', () => {
    const story = new Story().between(null, one).hand(one).between(one, two);
    expect(story.outcomes()).toEqual(['verified']);
  });

  test('many hands in a row are all verified', () => {
    const story = new Story().between(null, one).hand(one).between(one, two).hand(two).between(two, three);
    expect(story.hand(three).between(three, four).outcomes()).toEqual(['verified', 'verified', 'verified']);
  });

  test('the panel may roll over before the last cards are turned', () => {
    const cards = cardsOf(one);
    const story = new Story().between(null, one).bet().deal(cards.slice(0, 5)).between(one, two);
    expect(story.over(cards.slice(5)).outcomes()).toEqual(['verified']);
  });

  test('cards that were read only once prove a hand all the same', () => {
    const cards = cardsOf(one);
    const story = new Story().between(null, one).bet().deal(cards.slice(0, 5), { twice: false });
    expect(story.over(cards.slice(5), { twice: false }).between(one, two).outcomes()).toEqual(['verified']);
  });

  test('hands that the page deals by itself, each with the seed promised with the last one’s', () => {
    const dealt = (story: Story, used: Seeds, next: Seeds) => {
      const cards = cardsOf(used);
      return story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(used, next);
    };
    const story = dealt(dealt(new Story().between(null, one), one, two), two, three);
    expect(story.outcomes()).toEqual(['consistent: commitment-not-before-bet', 'verified']);
  });

  test('a hand of which nothing but its bet and its seeds were read, behind one whose seeds were never shown', () => {
    const promises = (next: Seeds, last: Seeds | null) => ({
      'announced.commitment': commitmentOf(next),
      'announced.clientSeed': next.client,
      'reported.commitment': last ? commitmentOf(last) : '',
      'reported.serverSeed': last?.server ?? '',
      'reported.clientSeed': last?.client ?? '',
    });
    const story = new Story().between(null, one).hand(one).panel(promises(two, null)).bet();
    expect(story.panel(promises(three, two)).outcomes()).toEqual(['pending: seed-not-revealed']);
    // One that was never promised is the casino's doing, where the panel has shown that it goes on to a hand's own.
    const cheating = (begun: Story): string[] =>
      begun.hand(one).panel(promises(two, null)).bet().panel(promises(three, four)).outcomes();
    expect(cheating(new Story().between(null, one))).toEqual(['unreadable: commitment-changed']);
    const shown = new Story().between(null, seeds(5)).hand(seeds(5)).between(seeds(5), one);
    expect(cheating(shown)).toEqual(['verified', 'mismatch: commitment-changed']);
  });

  test('a hand whose page still promised what a bet in a tab closed before its panel was open had used', () => {
    const used = cardsOf(two);
    const told = (story: Story) =>
      story
        .between(null, one)
        .bet()
        .panel({ 'announced.commitment': commitmentOf(two), 'announced.clientSeed': two.client })
        .deal(used.slice(0, 5))
        .over(used.slice(5))
        .between(two, three)
        .outcomes();
    const closed = new Story().on('tab 1').bet().on('tab 2');
    expect(told(closed)).toEqual(['unreadable: commitment-changed']);
    // Without that bet, or where another hand has come between, it is the casino's doing.
    expect(told(new Story())).toEqual(['mismatch: commitment-changed']);
    const between = new Story()
      .on('tab 1')
      .bet()
      .on('tab 2')
      .between(null, four)
      .hand(four)
      .between(four, one);
    expect(told(between).at(-1)).toBe('mismatch: commitment-changed');
  });

  test('nor does it where that bet was promised what a hand in another tab is known to have used', () => {
    const told = (bet: boolean, promised = four): string => {
      const story = new Story().on('tab 1').between(null, four).bet().deal(cardsOf(four).slice(0, 5));
      story.on('tab 2').between(null, promised);
      if (bet) story.bet();
      story.on('tab 3').between(null, one).hand(two).between(two, three);
      story.on('tab 1').over(cardsOf(four).slice(5)).between(four, three);
      return story.outcomes().at(-1)!;
    };
    expect(told(true)).toBe('unreadable: commitment-changed');
    expect(told(false)).toBe('mismatch: commitment-changed');
    // What it was promised it used, unless that is known to be used.
    expect(told(true, seeds(5))).toBe('mismatch: commitment-changed');
  });

  test('a hand behind a bet that brought no cards, which may have used what was promised', () => {
    const told = (story: Story) => {
      const cards = cardsOf(two);
      return story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(two, three).outcomes();
    };
    const begun = () => new Story().between(null, one);
    expect(told(begun().bet().bet())).toEqual(['unreadable: commitment-changed']);
    // Without that bet, or where the page still promises it behind it, it is the casino's doing.
    expect(told(begun().bet())).toEqual(['mismatch: commitment-changed']);
    expect(told(begun().bet().between(null, one).bet())).toEqual(['mismatch: commitment-changed']);
  });

  test('a hand at a page that shows the client seed from before late, over the one that the player has entered', () => {
    const own = (seed: Seeds): Seeds => ({ ...seed, client: 'my own' });
    const blank = { ...one, client: '' };
    const slow = () => new Story().between(null, blank).enter().between(null, one).hand(own(one));
    // Nor where nothing is said of the client seed behind it.
    const behind = { 'reported.serverSeed': one.server, 'reported.commitment': commitmentOf(one) };
    const next = { 'announced.commitment': commitmentOf(two), 'announced.clientSeed': 'player' };
    expect(slow().between(own(one), two).outcomes()).toEqual(['consistent: client-seed-not-before-bet']);
    expect(
      slow()
        .panel({ ...next, ...behind })
        .verdicts()[0],
    ).toMatchObject({ status: 'unreadable', suspect: true });
    expect(slow().between(one, two).verdicts()[0]!.status).toBe('mismatch');
    // It is no longer late when a hand was dealt from it, nor where it was not the first.
    const used = new Story().between(null, blank).enter().between(null, one).hand(one).between(one, two);
    used.hand(own(two)).between(own(two), three);
    expect(used.outcomes()).toEqual(['verified', 'mismatch: client-seed-changed']);
    const second = new Story().between(null, own(one)).enter().between(null, one).hand(own(one));
    expect(second.between(own(one), two).outcomes()).toEqual(['mismatch: client-seed-changed']);
    // Nor on another load of the page.
    const anew = new Story().on('tab 1', 'load 0').between(null, blank).enter().on('tab 1', 'load 1');
    anew.between(null, one).hand(own(one)).between(own(one), two);
    expect(anew.outcomes()).toEqual(['mismatch: client-seed-changed']);
  });

  test('a hand whose seeds are never shown, before a bet of which nothing but its seeds is', () => {
    const shown = () => new Story().between(null, seeds(5)).hand(seeds(5)).between(seeds(5), one);
    const told = (second: Seeds, bet: (story: Story) => Story, begun = new Story().between(null, one)) => {
      // The next seed is promised as soon as one is used.
      const story = begun.bet().between(null, two).deal(cardsOf(one).slice(0, 5));
      return bet(story.over(cardsOf(one).slice(5)))
        .between(second, three)
        .outcomes();
    };
    expect(told(two, (story) => story.bet())).toEqual(['pending: seed-not-revealed']);
    // Nor is it told from one on another device.
    expect(told(two, (story) => story)).toEqual(['unreadable: commitment-changed']);
    expect(told(four, (story) => story.bet())).toEqual(['unreadable: commitment-changed']);
    expect(told(four, (story) => story.bet(), shown())[1]).toBe('mismatch: commitment-changed');
    // One that gives its cards is its own, whatever was promised.
    const other = cardsOf(two);
    const dealt = new Story().between(null, one).bet().between(null, two).deal(other.slice(0, 5));
    const swapped = dealt.over(other.slice(5)).bet().between(two, three).outcomes();
    expect(swapped).toEqual(['mismatch: commitment-changed']);
  });

  test('a page loaded again in the middle of a hand', () => {
    const cards = cardsOf(one);
    const story = new Story().between(null, one).bet().deal(cards.slice(0, 5));
    story
      .on('tab 1', 'load 2')
      .between(null, two)
      .deal(cards.slice(0, 5))
      .over(cards.slice(5))
      .between(one, two);
    expect(story.outcomes()).toEqual(['verified']);
  });

  test('the hand that a page shows when it is loaded is none that was watched', () => {
    const story = new Story().over(cardsOf(four).slice(5)).between(four, one).hand(one).between(one, two);
    expect(story.outcomes()).toEqual(['verified']);
  });

  test('the final hand on a page that is loaded again is no new hand', () => {
    const story = new Story().between(null, one).hand(one).between(one, two).on('tab 1', 'load 2');
    expect(story.between(one, two).over(cardsOf(one).slice(5)).outcomes()).toEqual(['verified']);
  });

  test('cards that move when the hand is over are no new hand', () => {
    const story = new Story()
      .between(null, one)
      .hand(one)
      .between(one, two)
      .moving()
      .over(cardsOf(one).slice(5));
    expect(story.hand(two).between(two, three).outcomes()).toEqual(['verified', 'verified']);
  });

  test('a hand begins when its cards begin to move, not when they can be read', () => {
    const cards = cardsOf(one);
    const story = new Story().moving().between(null, one).deal(cards.slice(0, 5)).over(cards.slice(5));
    expect(story.between(one, two).outcomes()[0]).toMatch(/^consistent/);
  });

  test('the next hand may be dealt the very same cards', () => {
    const story = new Story().between(null, one).hand(one).between(one, two).hand(one);
    expect(story.outcomes()).toEqual(['verified', 'pending: seed-not-revealed']);
  });

  test('two tabs that take turns', () => {
    const story = new Story().on('a').between(null, one).on('b').between(null, one);
    story.hand(one).between(one, two).on('a').hand(two).between(two, three);
    expect(story.outcomes()).toEqual(['verified', 'verified']);
  });

  test('two tabs at once never raise an alarm', () => {
    const [first, second] = [cardsOf(one), cardsOf(two)];
    const story = new Story().on('a').between(null, one).on('b').between(null, one);
    story
      .bet()
      .deal(first.slice(0, 5))
      .on('a')
      .bet()
      .deal(second.slice(0, 5))
      .over(second.slice(5))
      .between(two, three);
    expect(story.outcomes().join()).not.toContain('mismatch');
    story.on('b').over(first.slice(5)).between(one, three);
    expect(story.outcomes().join()).not.toContain('mismatch');
  });

  test('a client seed that the player enters when the commitment is shown', () => {
    const own = { ...one, client: 'my own' };
    const story = new Story().between(null, one).enter().between(null, own).hand(own).between(own, two);
    expect(story.outcomes()).toEqual(['verified']);
  });

  test('a nonce that counts the hands, and begins anew when the player says so', () => {
    const used = [numbered(one, 7), numbered(two, 8), numbered(three, 1)] as const;
    const story = new Story().between(null, one).hand(used[0]).between(used[0], two).hand(used[1]);
    story.between(used[1], three).enter().hand(used[2]).between(used[2], four);
    expect(story.outcomes()).toEqual(['verified', 'verified', 'verified']);
  });

  test('a client seed shown with its nonce behind it', () => {
    const used = { server: one.server, client: 'player7' };
    const story = new Story()
      .between(null, { ...one, client: 'player' })
      .hand(used)
      .between(used, two);
    expect(story.outcomes()).toEqual(['verified']);
  });
});

describe('too little was seen', () => {
  test('a panel opened only behind the hand', () => {
    const story = new Story().hand(one).between(one, two);
    expect(story.outcomes()).toEqual(['consistent: commitment-not-before-bet']);
    expect(story.verdicts()[0]!.checks.continuity).toBe('unknown');
  });

  test('a commitment that appears together with the first cards was not there before the bet', () => {
    const cards = cardsOf(one);
    const story = new Story().panel(
      { 'announced.commitment': commitmentOf(one), 'announced.clientSeed': one.client },
      { twice: false },
    );
    story.deal(cards.slice(0, 5), { sameTick: true }).over(cards.slice(5)).between(one, two);
    expect(story.outcomes()[0]).toMatch(/^consistent/);
  });

  test('no panel at all', () => {
    expect(new Story().hand(one).outcomes()).toEqual(['not-watching: panel-not-seen']);
  });

  test('no reveal yet', () => {
    expect(new Story().between(null, one).hand(one).outcomes()).toEqual(['pending: seed-not-revealed']);
    expect(new Story().between(null, one).bet().deal(cardsOf(one).slice(0, 5)).outcomes()).toEqual([
      'pending: seed-not-revealed',
    ]);
  });

  test('a reveal that was missed is never seen again', () => {
    const story = new Story().between(null, one).hand(one).hand(two).between(two, three);
    expect(story.outcomes()).toEqual(['unreadable: reveal-not-seen', expect.stringMatching(/^consistent/)]);
  });

  test('a hand whose tab was closed has no reveal to come, but takes one that comes all the same', () => {
    const story = new Story().between(null, one).hand(one).leave(3);
    expect(story.outcomes()).toEqual(['unreadable: reveal-not-seen']);
    const dealt = new Story().between(null, one).bet().deal(cardsOf(one).slice(0, 5)).leave(3);
    expect(dealt.outcomes()).toEqual(['unreadable: reveal-not-seen']);
    story.on('tab 2').between(one, two);
    expect(story.outcomes()).toEqual(['verified']);
    story.hand(two).between(two, three);
    expect(story.outcomes()).toEqual(['verified', 'verified']);
  });

  test('a tab that comes back to the site waits again: for what is seen of its hand then, and for the next', () => {
    const cards = cardsOf(one);
    const story = new Story().between(null, one).bet().deal(cards.slice(0, 5)).leave(3);
    story.deal(cards.slice(0, 5));
    expect(story.outcomes()).toEqual(['unreadable: reveal-not-seen']);
    story.on('tab 1', 'load 2').over(cards.slice(5));
    expect(story.outcomes()).toEqual(['pending: seed-not-revealed']);
    story.between(one, two).hand(two);
    expect(story.outcomes()[1]).toBe('pending: seed-not-revealed');
  });

  test('that a tab was closed later makes no hand elsewhere doubtful', () => {
    const cheated = (story: Story) =>
      story.on('b').bet().deal(['2c', '2d', '2h', '2s', '3c']).over(['2c', '2d', '2h', '2s', '3c']);
    const story = new Story().on('a').between(null, one).hand(one).between(one, two);
    cheated(story.on('b').between(one, two)).between(two, three).on('a').leave(3);
    expect(story.outcomes()).toEqual(['verified', expect.stringMatching(/^mismatch/)]);
  });

  test('panels read while others were played are nobody’s proof, and no alarm either', () => {
    const story = new Story().between(null, one).hand(one).hand(two).hand(three).between(three, four);
    expect(story.outcomes().join()).not.toMatch(/mismatch|verified/);
  });

  test('seeds of a hand in between, played elsewhere, raise no alarm', () => {
    const story = new Story()
      .between(null, one)
      .hand(two)
      .on('other device')
      .on('tab 1', 'load 2')
      .between(two, three);
    expect(story.outcomes().join()).not.toMatch(/mismatch|verified/);
  });

  test('a hand of another account, whose panel stayed closed, takes no other hand’s seeds', () => {
    const story = new Story()
      .between(null, one)
      .hand(one)
      .between(one, two)
      .on('tab 1', 'other account')
      .hand(four);
    story.on('tab 1', 'load 2').between(one, two).hand(two).between(two, three);
    expect(story.outcomes()).toEqual(['verified', 'not-watching: panel-not-seen', 'verified']);
  });

  test('a hand may that was bet on behind one whose controls stayed, on a page that was closed with it', () => {
    const told = (last: Seeds | null, press: (story: Story) => Story): string => {
      const story = new Story().on('a').between(null, one).key().deal(cardsOf(one).slice(0, 5));
      story.between(last, two, { twice: false }).deal(cardsOf(one).slice(5), { sameTick: true });
      press(story.between(last, two, { twice: false }))
        .on('b')
        .between(one, two)
        .bet();
      story.deal(cardsOf(three).slice(0, 5)).over(cardsOf(three).slice(5)).between(three, four);
      return story.outcomes().at(-1)!;
    };
    for (const shown of [one, null]) {
      expect(told(shown, (story) => story)).toBe('mismatch: commitment-changed');
      expect(told(shown, (story) => story.key())).toBe('unreadable: commitment-changed');
    }
  });

  test('a hand that was left unfinished in another tab may have used up what this one still promises', () => {
    const left = new Story().on('a').between(null, one).bet().deal(cardsOf(one).slice(0, 5));
    left.on('b').between(null, one).hand(two).between(two, three);
    expect(left.outcomes().join()).not.toMatch(/mismatch|verified/);
    // What was promised since then it did not use.
    left.hand(four).between(four, seeds(5));
    expect(left.outcomes()[2]).toMatch(/^mismatch/);
  });

  test('and five cards that come late behind the bet may be the draw of a hand whose deal was not read', () => {
    const moving = { kind: 'table', game: 'video-poker', stage: 'moving', contents: null } as const;
    const told = (act: (story: Story) => Story): string => {
      const story = act(new Story().between(null, one).bet());
      return story.deal(cardsOf(one).slice(5)).between(one, two).outcomes()[0]!;
    };
    expect(told((story) => story.wait(2000))).toMatch(/^unreadable/);
    expect(told((story) => story)).toBe('mismatch: deal-differs');
    expect(told((story) => story.see(moving))).toBe('mismatch: deal-differs');
    // What was seen to move may have been another hand's, on a page that goes on by itself.
    expect(told((story) => story.see(moving).wait(2000))).toMatch(/^unreadable/);
  });

  describe('what a slow page still promises, or promises already', () => {
    const panel = (announced: Seeds, reported: string, server: string, client = '') => ({
      'announced.commitment': commitmentOf(announced),
      'announced.clientSeed': announced.client,
      'reported.commitment': reported,
      'reported.serverSeed': server,
      'reported.clientSeed': client,
    });

    test('is not the hash of a hand whose seeds it shows beside it, once its own seed is out', () => {
      // The hash of the last hand comes one hand late, what is promised only behind the bet.
      const late = (first: string) =>
        new Story()
          .between(null, one)
          .hand(one)
          .panel(panel(one, '', first))
          .bet()
          .panel(panel(two, '', first))
          .deal(cardsOf(two).slice(0, 5))
          .over(cardsOf(two).slice(5))
          .panel(panel(two, commitmentOf(one), two.server, two.client));
      expect(late(one.server).outcomes().join()).not.toMatch(/mismatch/);
      // Where nothing had told of its seed, it is what the page says that these hash to.
      expect(late('').outcomes()[1]).toMatch(/^mismatch/);
    });

    test('is the next hand’s, where it went on before the last one was shown to the end', () => {
      const [last, own] = [cardsOf(one), cardsOf(two)];
      const told = (promised: Seeds) =>
        new Story()
          .between(null, one)
          .bet()
          .deal(last.slice(0, 5))
          .between(one, promised)
          // The player bets on while the cards are still turned.
          .bet()
          .between(one, three)
          .over(last.slice(5))
          .deal(own.slice(0, 5))
          .over(own.slice(5))
          .between(two, three);
      expect(told(two).outcomes().join()).not.toMatch(/mismatch/);
      expect(told(four).outcomes()[1]).toMatch(/^mismatch/);
    });

    test('but a client seed that took the place of the one entered is not green, though that was read once', () => {
      const with_ = (client: string) => ({ ...one, client });
      const told = (last: string) =>
        new Story()
          .between(null, with_('of the page'))
          .enter()
          .between(null, with_('entered'), { twice: false })
          .between(null, with_(last))
          .hand(with_(last))
          .between(with_(last), two);
      expect(told('entered').outcomes()).toEqual(['verified']);
      expect(told('replaced').outcomes()).toEqual(['consistent: client-seed-late']);
    });
  });

  describe('a hand that was begun in a tab which is gone, and ended in another', () => {
    const cards = cardsOf(one);
    /** Begun in the first tab, with its first cards or without; ended in the second, with these. */
    const told = (
      tabs: readonly [string, string],
      final: readonly Card[],
      isDealt: boolean,
      pressed: boolean,
    ) => {
      const story = new Story().on(tabs[0]).between(null, one).bet();
      if (isDealt) story.deal(cards.slice(0, 5));
      story.on(tabs[1]).between(null, one);
      if (pressed) story.bet();
      return story.deal(cards.slice(0, 5)).over(final).between(one, two);
    };
    const swapped = [...cards.slice(5, 9), cards[0]!];
    const [gone, restored, beside] = ['a session:1', 'another:1', 'a session:2'];

    test.each([
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ])(
      'is judged by its cards where the browser was started anew; dealt %s, pressed again %s',
      (dealt, pressed) => {
        const honest = told([gone!, restored!], cards.slice(5), dealt, pressed).outcomes().at(-1);
        expect(honest).toMatch(pressed ? /^verified/ : /^consistent/);
        expect(told([gone!, restored!], swapped, dealt, pressed).outcomes().at(-1)).toMatch(/^mismatch/);
      },
    );

    test('is judged where that tab may still be open: its cards are its seeds’ but for one', () => {
      for (const isDealt of [false, true])
        for (const second of [beside!, 'tab 2'])
          expect(told([gone!, second], swapped, isDealt, true).outcomes().at(-1)).toMatch(/^mismatch/);
    });

    test('accuses no page that was restored as it was, and promises what that hand used', () => {
      const restoredAs = (isDealt: boolean) => {
        const story = new Story().on(gone!).between(null, one).bet();
        if (isDealt) story.deal(cards.slice(0, 5));
        return story.on(restored!).between(null, one);
      };
      for (const isDealt of [false, true]) {
        expect(restoredAs(isDealt).hand(two).between(two, three).outcomes().join()).not.toMatch(/mismatch/);
        // The seeds of the first come out with the cards of the second.
        const late = restoredAs(isDealt).hand(two).between(one, two);
        expect(late.outcomes().join()).not.toMatch(/mismatch/);
        expect(late.between(two, three).outcomes().join()).not.toMatch(/mismatch/);
      }
    });
  });

  test('a difference that was read once is no mismatch yet', () => {
    const cards = cardsOf(one);
    const wrong = [...cards.slice(5, 9), cards[0]!];
    const story = new Story()
      .between(null, one)
      .bet()
      .deal(cards.slice(0, 5))
      .over(wrong, { twice: false })
      .between(one, two);
    expect(story.outcomes()[0]).toMatch(/^unreadable/);
    expect(story.over(wrong).outcomes()[0]).toMatch(/^mismatch/);
  });
});

describe.each([
  ['once', false],
  ['twice', true],
] as const)('what a panel was seen to say %s', (_, twice) => {
  const played = cardsOf(one);
  const other = { ...one, client: 'of the casino' };
  const wrong = [...played.slice(0, 4), played[9]!];

  test.each([
    ['no commitment, three hands running', withheld(3, { twice })],
    [
      'a commitment whose seed is out',
      new Story()
        .between(null, one)
        .hand(one)
        .between(one, two)
        .hand(two)
        .between(two, one, { twice })
        .hand(one),
    ],
    ['another client seed', new Story().between(null, one).between(null, other, { twice }).hand(other)],
    ['the client seed before', new Story().between(null, one, { twice }).between(null, other).hand(other)],
    [
      'seeds that give other cards',
      new Story().between(null, one).bet().deal(wrong).over(wrong).between(one, two, { twice }),
    ],
  ])('%s', (_, story) => {
    const statuses = story.verdicts().map(({ status }) => status);
    expect(statuses.includes('mismatch')).toBe(twice);
  });
});

describe('a cheating casino', () => {
  const played = cardsOf(one);

  test('swaps a dealt card', () => {
    const deal = [...played.slice(0, 4), played[9]!];
    const story = new Story().between(null, one).bet().deal(deal).over(deal).between(one, two);
    expect(story.outcomes()).toEqual(['mismatch: deal-differs']);
  });

  test('swaps a dealt card, and the page is loaded again before the seed is out', () => {
    const deal = [...played.slice(0, 4), played[9]!];
    const story = new Story().between(null, one).bet().deal(deal).over(deal).on('tab 1', 'load 2');
    expect(story.between(one, two).outcomes()).toEqual(['mismatch: deal-differs']);
  });

  test('changes a dealt card before the draw', () => {
    const story = new Story().between(null, one).bet().deal(played.slice(0, 5));
    story
      .deal([...played.slice(0, 4), played[9]!])
      .over(played.slice(5))
      .between(one, two);
    expect(story.outcomes()).toEqual(['mismatch: card-changed']);
  });

  test('shows another card, and the dealt one before the draw', () => {
    const story = new Story().between(null, one).bet().deal(played.slice(0, 5));
    story.deal(played.slice(0, 5).with(0, played[9]!)).deal(played.slice(0, 5));
    const [verdict] = story.over(played.slice(5)).between(one, two).verdicts();
    expect(verdict).toMatchObject({ status: 'mismatch', checks: { deal: 'fail' } });
  });

  test('deals the draw from further down the queue', () => {
    const story = new Story().between(null, one).bet().deal(played.slice(0, 5));
    story.over([...played.slice(0, 4), played[6]!]).between(one, two);
    expect(story.outcomes()).toEqual(['mismatch: draw-differs']);
  });

  test('uses another server seed than it had committed to', () => {
    const story = new Story().between(null, one).hand(three).between(three, two);
    expect(story.outcomes()).toEqual(['mismatch: commitment-changed']);
  });

  test('uses another server seed and still shows the old commitment', () => {
    const story = new Story().between(null, one).hand(three);
    story.panel({
      'reported.commitment': commitmentOf(one),
      'reported.serverSeed': three.server,
      'reported.clientSeed': 'player',
    });
    expect(story.outcomes()).toEqual(['mismatch: reveal-not-committed']);
  });

  test('promises another seed before the bet, and deals from the first; where the page bets, that may come of its bet', () => {
    const told = (press: (story: Story) => Story) => {
      const story = new Story().between(null, one).hand(one).between(one, two);
      const cards = cardsOf(two);
      press(story.between(one, three)).deal(cards.slice(0, 5)).over(cards.slice(5));
      return story.between(two, three).outcomes();
    };
    expect(told((story) => story.bet())[1]).toBe('mismatch: commitment-changed');
    expect(told((story) => story)[1]).toBe('consistent: commitment-not-before-bet');
  });

  test('shows the commitment only after the bet', () => {
    const kept = 'consistent: commitment-not-before-bet';
    const accused = 'mismatch: commitment-withheld';
    // What the third settles, it settles for those before it.
    expect(withheld(3).outcomes()).toEqual([accused, accused, accused]);
    expect(withheld(6).outcomes()).toEqual(Array(6).fill(accused));
    const slow = (...hands: number[]) => withheld(5, { slow: (n) => hands.includes(n) }).outcomes();
    expect(slow(1, 5)).toEqual([kept, accused, accused, accused, kept]);
    expect(slow(2)).toEqual([kept, kept, accused, accused, accused]);
    expect(slow(3)).toEqual([kept, kept, kept, kept, kept]);
    expect(slow(1, 2, 3, 4, 5)).toEqual([kept, kept, kept, kept, kept]);
  });

  test('is not accused where the page may have been slow, dealt by itself, or was loaded anew for each hand', () => {
    const accused = (story: Story): string[] => story.outcomes().filter((one) => one.startsWith('mismatch'));
    const blank = { 'announced.commitment': '', 'announced.clientSeed': 'player' };
    let loads = 0;
    const anew = (story: Story) => story.on('tab 1', `load ${++loads + 1}`).bet();
    expect(accused(withheld(4, { by: anew }))).toEqual([]);
    expect(accused(withheld(4, { by: (story) => story.moving() }))).toEqual([]);
    // Missing behind the bet for longer than before it.
    const waits = (story: Story) => {
      story.bet();
      for (let looks = 0; looks < 4; looks++) story.moving();
      return story;
    };
    expect(accused(withheld(4, { by: waits }))).toEqual([]);
    // Missing for no longer than twice what it once took where nothing was pressed.
    const behind = (story: Story): Story =>
      withheld(4, { story: story.panel({ ...blank, 'announced.commitment': commitmentOf(seeds(1)) }) });
    expect(accused(behind(new Story().panel(blank)))).toEqual([]);
    expect(accused(behind(new Story().panel(blank, { twice: false })))).toHaveLength(4);
    expect(accused(behind(new Story().panel(blank).bet()))).toHaveLength(4);
    // Blank still when the cards lie there.
    expect(accused(withheld(4, { slow: () => true, by: (story) => story.bet().panel(blank) }))).toEqual([]);
    // What lay on the table could not be read.
    const unread = unreadTable('video-poker', 'dealt');
    const unseen = new Story();
    for (let n = 1; n <= 4; n++)
      unseen
        .panel(blank)
        .bet()
        .panel({ ...blank, 'announced.commitment': commitmentOf(seeds(n)) })
        .see(unread);
    expect(accused(unseen)).toEqual([]);
    // Once, behind hands that it was promised for; and never, where it only says once more what it had promised.
    const promised = (n: number, again: boolean): Story => {
      const story = new Story().between(null, seeds(1));
      for (let hand = 1; hand <= n; hand++) {
        const [used, next] = [seeds(hand), seeds(hand + 1)];
        const last = hand > 1 ? seeds(hand - 1) : null;
        story.bet();
        if (again) story.between(last, used);
        const cards = cardsOf(used);
        story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(used, next);
      }
      return story;
    };
    expect(promised(4, true).outcomes()).toEqual(Array(4).fill('verified'));
    const [third, fourth] = [seeds(3), seeds(4)];
    const once = promised(2, false)
      .panel({ ...blank, 'reported.commitment': commitmentOf(seeds(2)) })
      .bet();
    once.panel({ ...blank, 'announced.commitment': commitmentOf(third) }).deal(cardsOf(third).slice(0, 5));
    expect(accused(once.over(cardsOf(third).slice(5)).between(third, fourth))).toEqual([]);
  });

  test('says with each hand whether it kept what it had promised', () => {
    const kept = (story: Story) => story.verdicts().map(({ checks }) => checks.continuity);
    expect(kept(new Story().between(null, one).hand(one).between(one, two))).toEqual(['pass']);
    expect(kept(new Story().between(null, one).hand(three).between(three, two))).toEqual(['fail']);
    const replaced = new Story().between(null, four).between(null, one).hand(one).between(one, two);
    expect(kept(replaced)).toEqual(['unknown']);
  });

  test('is not accused of what changed behind a bet that was refused', () => {
    const resting = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;
    const told = (used: Seeds): Story => {
      const story = new Story().between(null, one).bet().between(two, three).see(resting).key();
      return story.deal(cardsOf(used).slice(0, 5)).over(cardsOf(used).slice(5)).between(used, seeds(4));
    };
    expect(told(three).outcomes()).toEqual(['consistent: commitment-replaced']);
    expect(told(seeds(9)).outcomes()).toEqual(['mismatch: commitment-changed']);
    const own = { ...one, client: 'my own' };
    const entered = (used: Seeds): Story => {
      const story = new Story().between(null, one).bet().enter().between(null, own).key();
      return story.deal(cardsOf(used).slice(0, 5)).over(cardsOf(used).slice(5)).between(used, two);
    };
    expect(entered(own).outcomes()).toEqual(['verified']);
    expect(entered({ ...one, client: 'casino' }).outcomes()).toEqual(['mismatch: client-seed-changed']);
  });

  test('is not accused of the seed of a hand elsewhere that is shown behind another', () => {
    const own = () => new Story().between(null, seeds(5)).hand(seeds(5)).between(seeds(5), one);
    const told = (shown: Seeds, begun: Story): string | undefined =>
      begun.between(null, two).hand(two).between(shown, three).outcomes().at(-1);
    // Of the first promise a hand elsewhere was dealt: its seed is none of this hand's.
    expect(told(one, own())).not.toContain('mismatch');
    expect(told(seeds(9), own())).toBe('mismatch: commitment-changed');
    // Nor may that of an older bet be, which the player looks at in a panel that was not seen to go on by itself.
    expect(told(seeds(9), new Story().between(null, one))).toBe('unreadable: commitment-changed');
    const late = new Story().between(null, one).hand(one);
    late.panel({ 'announced.commitment': commitmentOf(two), 'reported.commitment': commitmentOf(one) });
    expect(late.between(two, three).outcomes()[0]).not.toContain('mismatch');
  });

  test('is not accused of a promise that was used up elsewhere, as another hand’s seed had told', () => {
    const told = (shown: Seeds | null): string | undefined => {
      const story = new Story().between(null, four).hand(four).between(four, one).between(shown, one);
      return story.hand(three).between(three, seeds(5)).outcomes()[1];
    };
    expect(told(two)).toBe('unreadable: commitment-changed');
    expect(told(four)).toBe('mismatch: commitment-changed');
    expect(told(null)).toBe('mismatch: commitment-changed');
    // Nor of the first hand of a tab.
    const first = new Story().between(null, one).between(two, one).hand(three).between(three, seeds(5));
    expect(first.outcomes()).toEqual(['unreadable: commitment-changed']);
    // The hash of the hand before, whose seed is slow, is no other hand's.
    const said = { 'announced.commitment': commitmentOf(one), 'announced.clientSeed': 'player' };
    const slow = new Story().between(null, four).hand(four).panel(said);
    slow
      .panel({ ...said, 'reported.commitment': commitmentOf(four) })
      .hand(three)
      .between(three, two);
    expect(slow.outcomes()[1]).toBe('mismatch: commitment-changed');
  });

  test('swaps the promise at the bet behind a hand that showed it with its first cards', () => {
    const cards = cardsOf(one);
    const told = (used: Seeds): string | undefined =>
      new Story()
        .between(null, one)
        .between(null, two, { twice: false })
        .deal(cards.slice(0, 5), { sameTick: true })
        .over(cards.slice(5))
        .between(one, two)
        .hand(used)
        .between(used, three)
        .outcomes()
        .at(-1);
    expect(told(two)).toBe('verified');
    expect(told(seeds(9))).toBe('mismatch: commitment-changed');
  });

  test('swaps the promise, and a refused bet hides it not', () => {
    const result = cardsOf(one).slice(5);
    const told = (promised: Seeds): string =>
      new Story()
        .between(null, one)
        .hand(one)
        .between(one, two)
        .bet()
        .between(one, promised)
        .over(result, { twice: false })
        .hand(promised)
        .between(promised, seeds(4))
        .outcomes()
        .at(-1)!;
    expect(told(two)).toBe('verified');
    expect(told(three)).toBe('consistent: commitment-replaced');
  });

  test('reveals another seed with the promised hash, on a panel that goes on beside it', () => {
    const reported = {
      'announced.clientSeed': 'player',
      'reported.commitment': commitmentOf(one),
      'reported.serverSeed': three.server,
      'reported.clientSeed': 'player',
    };
    const told = (shown: typeof reported, later = shown): string | undefined =>
      new Story()
        .between(null, one)
        .hand(three)
        .panel({ ...shown, 'announced.commitment': commitmentOf(two) })
        .panel({ ...later, 'announced.commitment': commitmentOf(four) }, { twice: false })
        .outcomes()[0];
    expect(told(reported)).toBe('mismatch: reveal-not-committed');
    // Nor does the next hand's hash take that away, which comes before its seed; their own does.
    const beside = (hash: string) => ({ ...reported, 'reported.commitment': hash });
    expect(told(reported, beside(commitmentOf(two)))).toBe('mismatch: reveal-not-committed');
    expect(told(reported, beside(commitmentOf(three)))).not.toContain('reveal-not');
    // A hash of another hand, which is slow to go on, is no promise that was broken.
    expect(told({ ...reported, 'reported.commitment': commitmentOf(seeds(9)) })).not.toContain('reveal-not');
  });

  test('uses another client seed and says so', () => {
    const used = { server: one.server, client: 'casino' };
    const story = new Story().between(null, one).hand(used).between(used, two);
    expect(story.outcomes()).toEqual(['mismatch: client-seed-changed']);
    // Nor does it hide behind a page that is loaded anew when the cards lie there already.
    const cards = cardsOf(used);
    const anew = new Story().between(null, one).bet().deal(cards.slice(0, 5), { twice: false });
    anew.on('tab 1', 'load 2').deal(cards.slice(0, 5)).over(cards.slice(5)).between(used, two);
    expect(anew.outcomes()).toEqual(['mismatch: client-seed-changed']);
  });

  test('uses another client seed in secret', () => {
    const story = new Story()
      .between(null, one)
      .hand({ server: one.server, client: 'casino' })
      .between(one, two);
    expect(story.outcomes()).toEqual(['mismatch: deal-differs']);
  });

  test('promises a commitment whose seed is known already', () => {
    const story = new Story()
      .between(null, one)
      .hand(one)
      .between(one, two)
      .hand(two)
      .between(two, one)
      .hand(one);
    expect(story.between(one, three).outcomes()[2]).toBe('mismatch: server-seed-reused');
  });

  test('and is not green where the seed stood there for a moment only', () => {
    const out = {
      'announced.commitment': commitmentOf(one),
      'announced.clientSeed': one.client,
      'reported.serverSeed': one.server,
    };
    const told = (twice: boolean): Story =>
      new Story().between(null, one).panel(out, { twice }).hand(one).between(one, two);
    expect(told(false).outcomes()).toEqual(['unreadable: server-seed-reused']);
    expect(told(false).verdicts()[0]).toMatchObject({ suspect: true });
    expect(told(true).outcomes()).toEqual(['mismatch: server-seed-reused']);
  });

  test('and is not accused of what another tab told before, nor of another account', () => {
    // The worker was away: what a mirrored tab saw behind the hand is logged first.
    const cards = cardsOf(one);
    const mirrored = new Story()
      .on('b')
      .between(null, one)
      .on('a')
      .between(null, one)
      .on('b')
      .between(one, two);
    mirrored.on('a').bet().deal(cards.slice(0, 5)).over(cards.slice(5)).between(one, two);
    expect(mirrored.outcomes()).toEqual(['unreadable: server-seed-reused']);
    const other = { ...two, client: 'other' };
    const changed = new Story().between(null, one).bet().on('tab 1', 'load 2').between(null, other);
    changed.deal(cardsOf(other).slice(0, 5)).over(cardsOf(other).slice(5)).between(other, three);
    expect(changed.outcomes().join()).not.toContain('mismatch');
  });

  test('promises the commitment once more whose seed it has just revealed', () => {
    const again = { ...one, client: 'another' };
    const story = new Story()
      .between(null, one)
      .hand(one)
      .between(one, again)
      .hand(again)
      .between(again, two);
    expect(story.outcomes()).toEqual(['verified', 'mismatch: server-seed-reused']);
  });

  test('and what stood beside the seed before that is the first hand’s, what stands there since the later one’s', () => {
    const again = { ...one, client: 'another' };
    const told = (last: (story: Story) => Story): (number | undefined)[] => {
      const story = last(new Story().between(null, one).hand(one).between(one, again).hand(again));
      return assemble(story.observations, SITE).map(
        ({ evidence }) => evidence.find(({ what }) => what === 'reported client seed')?.observation.seq,
      );
    };
    const both = told((story) => story.between(again, two));
    // The panel behind the first hand, and that behind the second.
    expect(both).toEqual([8, 15]);
    const third = { ...one, client: 'a third' };
    const thrice = told((story) => story.between(again, third).hand(third).between(third, two));
    expect(thrice).toEqual([8, 15, 22]);
    // Without another hand, a panel that is slow is right in the end.
    const slow = new Story().between(null, one).hand(one).between(again, two).between(one, two);
    const [first] = assemble(slow.observations, SITE);
    expect(first!.evidence.find(({ what }) => what === 'reported client seed')?.observation.seq).toBe(10);
    expect(slow.outcomes()).toEqual(['verified']);
  });

  test('is not accused with seeds that were out before the player had decided: they are another hand’s', () => {
    const cards = cardsOf(two);
    const seeds = {
      'announced.commitment': commitmentOf(two),
      'announced.clientSeed': two.client,
      'reported.commitment': commitmentOf(one),
      'reported.serverSeed': one.server,
      'reported.clientSeed': one.client,
    };
    // What stood there was used on another device, which this page hears of with its next bet.
    const early = new Story().between(null, one).bet().panel(seeds).deal(cards.slice(0, 5));
    expect(early.over(cards.slice(5)).outcomes()).toEqual(['unreadable: seeds-not-linked']);
    expect(early.verdicts()[0]).toMatchObject({ suspect: true });
    const late = new Story().between(null, one).bet().deal(cards.slice(0, 5)).panel(seeds);
    expect(late.over(cards.slice(5)).outcomes()).toEqual(['mismatch: deal-differs']);
    // Nor does it take away what is proven.
    const own = new Story().between(null, one).bet().panel(seeds).deal(cardsOf(one).slice(0, 5));
    expect(own.over(cardsOf(one).slice(5)).outcomes()).toEqual(['verified']);
  });

  test('is not accused where nothing was read between the bet and what the panel reports', () => {
    const cards = cardsOf(two);
    // One hand was played and its end not read, then another, dealt by the page itself.
    const missed = new Story().between(null, one).bet().between(two, three).over(cards.slice(5));
    expect(missed.outcomes().join()).not.toContain('mismatch');
    const read = new Story().between(null, one).bet().deal(cards.slice(0, 5)).between(two, three);
    expect(read.over(cards.slice(5)).outcomes()).toEqual(['mismatch: commitment-changed']);
  });

  test('deals from an empty client seed that the panel is slow to show', () => {
    const empty = { ...one, client: '' };
    const told = (entered: boolean, used = empty): Story => {
      const story = new Story().between(null, one);
      if (entered) story.enter();
      return story.hand(used).between(empty, two);
    };
    expect(told(true).outcomes()).toEqual(['consistent: client-seed-not-before-bet']);
    // Where nobody had entered it, the player's was announced and another used.
    expect(told(false).outcomes()).toEqual(['mismatch: client-seed-changed']);
    expect(told(false, { ...one, client: 'of the casino' }).outcomes()).toEqual(['mismatch: deal-differs']);
  });

  test('is not accused behind two bets of closed tabs that were promised the same: one of them used the next', () => {
    const bets = (tabs: number, dealt = false, more = (story: Story, _n: number) => story): string[] => {
      const story = new Story();
      for (let n = 1; n <= tabs; n++) {
        more(story, n).on(`tab ${n}`).between(null, one).bet();
        if (dealt) story.deal(cardsOf(n === 1 ? one : two).slice(0, 5));
      }
      story.on('last').between(null, two).hand(three).between(three, four).hand(five).between(five, six);
      return story.outcomes().slice(-2);
    };
    const [five, six] = [seeds(5), seeds(6)];
    // Once that is past, it is no longer any excuse.
    const [doubted, accused] = ['unreadable: commitment-changed', 'mismatch: commitment-changed'];
    expect(bets(2)).toEqual([doubted, accused]);
    expect(bets(1)).toEqual([accused, accused]);
    expect(bets(2, true)).toEqual([doubted, accused]);
    expect(bets(1, true)).toEqual([accused, accused]);
    // Whatever else is promised in other tabs, or was before; but two bets of one tab are not promised the same.
    expect(bets(2, false, (story, n) => story.on(`beside ${n}`).between(null, seeds(10 + n)))[0]).toBe(
      doubted,
    );
    expect(bets(2, false, (story, n) => story.on(`tab ${n}`).between(null, seeds(9)))[0]).toBe(doubted);
    expect(bets(1, false, (story) => story.on('tab 1').between(null, one).bet().bet())).toEqual([
      accused,
      accused,
    ]);
  });

  test('is accused where the last result lies there once more behind such a bet, on a page that was loaded anew', () => {
    const cards = cardsOf(two);
    const behind = (result: readonly Card[]): string => {
      const story = new Story().on('tab 1').between(null, one).press().on('tab 2').between(null, one);
      // The bet in the first tab used the promise, and the panel goes on to that of this hand, and then to the next.
      story.bet().between(null, two).deal(cards.slice(0, 5));
      story.between(two, three).over(cards.slice(5));
      story.on('tab 2', 'load 3').between(two, three).over(result);
      return story.hand(five).between(five, six).outcomes().at(-1)!;
    };
    const [five, six] = [seeds(5), seeds(6)];
    expect(behind(cards.slice(5))).toBe('mismatch: commitment-changed');
  });

  test('chooses the client seed when it has committed itself', () => {
    const other = { ...one, client: 'of the casino' };
    const story = new Story().between(null, one).between(null, other).hand(other).between(other, two);
    expect(story.outcomes()).toEqual(['mismatch: client-seed-replaced']);
    // What stood there for a moment may have been out of date: it accuses nobody, and is not green.
    const moment = new Story().between(null, one, { twice: false }).between(null, other).hand(other);
    expect(moment.between(other, two).outcomes()).toEqual(['consistent: client-seed-late']);
    const entered = new Story().between(null, one, { twice: false }).enter().between(null, other);
    expect(entered.hand(other).between(other, two).outcomes()).toEqual(['verified']);
    // A commitment that cannot be read for a moment stands there still, where the hand is dealt from it.
    const unreadable = { problem: 'conflict', detail: 'it is covered' } as const;
    const hidden = (client: string) =>
      new Story()
        .between(null, one)
        .panel({ 'announced.commitment': unreadable, 'announced.clientSeed': client });
    expect(hidden('of the casino').hand(other).between(other, two).outcomes()).toEqual([
      'mismatch: client-seed-replaced',
    ]);
    expect(hidden(one.client).hand(one).between(one, two).outcomes()).toEqual(['verified']);
    const swapped = hidden('of the casino').hand({ ...three, client: 'of the casino' });
    expect(
      swapped
        .between({ ...three, client: 'of the casino' }, two)
        .outcomes()
        .join(),
    ).not.toContain('client-seed-replaced');
  });

  test('chooses it again behind one that the player had entered, or with one entered at another time', () => {
    const [own, theirs] = ['my own', 'of the casino'].map((client) => ({ ...one, client })) as [Seeds, Seeds];
    const replaced = ['mismatch: client-seed-replaced'];
    const begun = () => new Story().between(null, one).enter().between(null, own);
    expect(begun().hand(own).between(own, two).outcomes()).toEqual(['verified']);
    expect(begun().between(null, theirs).hand(theirs).between(theirs, two).outcomes()).toEqual(replaced);
    const before = new Story()
      .between(null, { ...one, client: '' })
      .enter()
      .between(null, one);
    const late = ['consistent: client-seed-late'];
    expect(before.between(null, theirs).hand(theirs).between(theirs, two).outcomes()).toEqual(late);
    // What the page shows first behind that may have been asked for before; not what it shows once a hand was played.
    const played = new Story()
      .between(null, { ...two, client: '' })
      .enter()
      .between(null, two)
      .hand(two);
    const third = { ...theirs, server: three.server };
    played.between(two, three).between(two, third).hand(third).between(third, four);
    expect(played.outcomes()).toEqual(['verified', 'mismatch: client-seed-replaced']);
    const cards = cardsOf(theirs);
    const behind = new Story().between(null, one).between(null, theirs).bet().deal(cards.slice(0, 5)).enter();
    expect(behind.over(cards.slice(5)).between(theirs, two).outcomes()).toEqual(replaced);
  });

  describe('at an empty client seed', () => {
    const empty = (n: number) => seeds(n, '');
    const wrong = (n: number) => [...cardsOf(empty(n)).slice(0, 4), cardsOf(empty(n))[9]!];
    const hands = (count: number, last: (story: Story) => Story): string | undefined => {
      const story = new Story().between(null, empty(1));
      for (let n = 1; n <= count; n++) story.hand(empty(n)).between(empty(n), empty(n + 1));
      return last(story).outcomes().at(-1);
    };
    const swapped = (n: number, reported: Seeds) => (story: Story) =>
      story
        .bet()
        .deal(wrong(n))
        .over(wrong(n))
        .between(reported, empty(n + 1));

    test('swaps a card, when hands before it were dealt from the empty one', () => {
      expect(hands(2, swapped(3, empty(3)))).toBe('mismatch: deal-differs');
      expect(hands(3, (story) => story)).toBe('verified');
    });

    test('and is not accused where one may only be slow, or have been entered', () => {
      expect(hands(1, swapped(2, empty(2)))).toMatch(/^unreadable/);
      expect(hands(2, (story) => swapped(3, empty(3))(story.enter()))).toMatch(/^unreadable/);
      // Blank before and behind at each hand, though all were dealt from another.
      const slow = new Story();
      for (let n = 1; n <= 4; n++) slow.between(n > 1 ? empty(n - 1) : null, empty(n)).hand(seeds(n));
      expect(slow.between(empty(4), empty(5)).outcomes().join()).not.toMatch(/mismatch|verified/);
      // What is reported in the end counts.
      const late = (story: Story) =>
        story.hand(seeds(3)).between(empty(3), empty(4)).between(seeds(3), seeds(4));
      expect(hands(2, late)).toBe('consistent: client-seed-not-before-bet');
    });
  });

  test.each([
    ['uses a nonce twice', 7, 'nonce-reused'],
    ['leaves a nonce out', 9, 'nonce-skipped'],
  ])('%s', (_, nonce, code) => {
    const [first, second] = [numbered(one, 7), numbered(two, nonce)];
    const story = new Story()
      .between(null, one)
      .hand(first)
      .between(first, two)
      .hand(second)
      .between(second, three);
    expect(story.outcomes()).toEqual(['verified', `mismatch: ${code}`]);
  });

  describe('counts nonces wrongly', () => {
    const [first, third] = [numbered(one, 1), numbered(two, 3)];
    const said = { 'announced.clientSeed': 'player', 'reported.commitment': commitmentOf(one) };
    const late = { ...said, 'reported.clientSeed': first.client, 'reported.serverSeed': '' };

    test('where the last seed comes out behind the next bet', () => {
      const told = (second: Seeds): string | undefined => {
        const story = new Story().between(null, one).bet().deal(cardsOf(first).slice(0, 5));
        story.over(cardsOf(first).slice(5)).panel({ ...late, 'announced.commitment': commitmentOf(two) });
        story.bet().deal(cardsOf(second).slice(0, 5)).between(first, three).over(cardsOf(second).slice(5));
        return story.between(second, three).outcomes()[1];
      };
      expect(told(numbered(two, 2))).toBe('verified');
      expect(told(third)).toBe('mismatch: nonce-skipped');
      expect(told(numbered(two, 1))).toBe('mismatch: nonce-reused');
    });

    test('where the page promises the next hand’s hash when only seeds of earlier ones are out', () => {
      const told = (nonce: number): string | undefined => {
        const [second, last] = [numbered(two, 2), numbered(three, nonce)];
        const story = new Story().between(null, one).hand(first).between(null, two);
        story.hand(second).between(first, three).hand(last).between(second, four);
        return story.between(last, four).outcomes()[2];
      };
      expect(told(3)).toBe('verified');
      expect(told(2)).toBe('mismatch: nonce-reused');
      // One played elsewhere may not have been reported yet.
      expect(told(4)).toBe('consistent: nonces-passed-over');
    });

    test('where no known hand had the last one reported, and one whose own is not known was over by then', () => {
      /** The panel is opened as a hand is over, as was seen so often by then; then follows another. */
      const told = (seen: number, next = numbered(three, 4)): string => {
        const [deal, end] = [cardsOf(seeds(9)).slice(0, 5), cardsOf(seeds(9)).slice(5)];
        const story = new Story().bet().deal(deal);
        for (let look = 0; look < seen; look++) story.over(end, { twice: false });
        story.between(numbered(two, 2), three).over(end);
        return story.hand(next).between(next, four).outcomes().at(-1)!;
      };
      for (const seen of [1, 2]) {
        expect(told(seen)).toBe('consistent: nonces-passed-over');
        expect(told(seen, numbered(three, 3))).toBe('consistent: nonce-taken');
      }
      // One that was not may have had the nonce between.
      expect(told(0)).toBe('verified');
    });

    test('which may begin with 0, but not behind a hand whose own is not known', () => {
      const zero = numbered(one, 0);
      const counted = (story: Story): string =>
        story.between(null, one).hand(zero).between(zero, two).outcomes().at(-1)!;
      expect(counted(new Story())).toBe('verified');
      const [deal, end] = [cardsOf(seeds(9)).slice(0, 5), cardsOf(seeds(9)).slice(5)];
      expect(counted(new Story().bet().deal(deal).over(end))).toBe('consistent: nonce-taken');
    });

    test('where the last seed is shown only beside what is said of the next hand', () => {
      const told = (second: Seeds): string[] => {
        const story = new Story().between(null, one).hand(first);
        story.panel({ ...late, 'announced.commitment': commitmentOf(two) }).hand(second);
        const next = { 'announced.commitment': commitmentOf(three), 'announced.clientSeed': 'player' };
        const said = { 'reported.commitment': commitmentOf(two), 'reported.clientSeed': second.client };
        story.panel({ ...next, ...said, 'reported.serverSeed': first.server });
        return story.panel({ ...next, ...said, 'reported.serverSeed': second.server }).outcomes();
      };
      expect(told(numbered(two, 2))).toEqual(['verified', 'verified']);
      expect(told(third)).toEqual(['verified', 'mismatch: nonce-skipped']);
    });

    test('where the last seed is never shown, but its hash with its nonce', () => {
      const told = (second: Seeds): string | undefined => {
        const story = new Story().between(null, one).hand(first);
        story.panel({ ...late, 'announced.commitment': commitmentOf(two) }).hand(second);
        return story.between(second, three).outcomes()[1];
      };
      expect(told(numbered(two, 2))).toBe('verified');
      expect(told(third)).toBe('consistent: nonces-passed-over');
    });

    test('where a hand elsewhere may lie between, which is not green', () => {
      const told = (second: Seeds, tab = 'tab 2'): string | undefined => {
        const story = new Story().between(null, one).hand(first).between(first, two);
        // A panel that shows nothing of the last hand.
        const fresh = { 'announced.commitment': commitmentOf(two), 'announced.clientSeed': 'player' };
        return story.on(tab).panel(fresh).hand(second).between(second, three).outcomes()[1];
      };
      expect(told(numbered(two, 2))).toBe('verified');
      expect(told(third)).toBe('consistent: nonces-passed-over');
      expect(told(numbered(two, 1))).toBe('consistent: nonce-taken');
    });

    test('behind a hand in the middle of which the page was loaded anew', () => {
      const told = (next: Seeds): string | undefined => {
        const second = numbered(two, 2);
        const cards = cardsOf(second);
        const story = new Story().between(null, one).hand(first).between(first, two);
        story.bet().deal(cards.slice(0, 5)).on('tab 1', 'loaded anew').between(first, two);
        story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(second, three);
        return story.hand(next).between(next, four).outcomes()[2];
      };
      expect(told(numbered(three, 3))).toBe('verified');
      expect(told(numbered(three, 2))).toBe('consistent: nonce-taken');
    });

    test('where another tab was played meanwhile, whose hand may have had it', () => {
      const told = (between: (story: Story) => Story): string | undefined => {
        const story = new Story().between(null, one).hand(first);
        between(story.on('tab 2').between(first, four)).on('tab 1', 'load 1').between(first, two);
        return story.hand(third).between(third, three).outcomes().at(-1);
      };
      expect(told((story) => story.hand(numbered(four, 2)))).toBe('verified');
      expect(told((story) => story.bet())).toBe('verified');
      expect(told((story) => story)).toBe('mismatch: nonce-skipped');
      // What was bet there before the one or behind the other had none of those between.
      const before = new Story().on('tab 2').between(null, four).bet().on('tab 1').between(null, one);
      before.hand(first).between(first, two).hand(third).on('tab 2').bet().on('tab 1');
      expect(before.between(third, three).outcomes()[1]).toBe('mismatch: nonce-skipped');
    });

    test('and none that only another tab had told of follows one that was seen', () => {
      const second = numbered(two, 2);
      const told = (elsewhere: Seeds): string | undefined => {
        const story = new Story().between(null, one).hand(first).between(first, two);
        story.on('tab 2').between(elsewhere, three).on('tab 1', 'load 1');
        return story.hand(second).between(second, three).outcomes()[1];
      };
      expect(told(first)).toBe('verified');
      expect(told(numbered(four, 2))).toBe('consistent: nonce-taken');
    });

    test('where a bet elsewhere had one, which hands before it did not have', () => {
      const told = (last: Seeds): string | undefined => {
        const zeroth = seeds(7);
        const shown = { 'announced.clientSeed': 'player', 'announced.commitment': commitmentOf(one) };
        const story = new Story()
          .between(null, zeroth)
          .hand(zeroth)
          .panel(shown)
          .panel({
            ...shown,
            'announced.commitment': commitmentOf(two),
            'reported.commitment': commitmentOf(one),
            'reported.clientSeed': first.client,
          });
        // Of the hand between no seeds are read.
        story.hand(numbered(two, 2)).panel({ ...shown, 'announced.commitment': commitmentOf(three) });
        return story.hand(last).between(last, four).outcomes()[2];
      };
      expect(told(numbered(three, 3))).toBe('verified');
      expect(told(numbered(three, 4))).toBe('consistent: nonces-passed-over');
    });

    test('where the hand between had its turn, though none of its seeds was read', () => {
      const told = (next: Seeds, isKnown = false): string | undefined => {
        const story = new Story().between(null, one).hand(first).between(first, two).hand(numbered(two, 2));
        const last = isKnown ? numbered(two, 2) : first;
        return story.between(last, three).hand(next).between(next, four).outcomes()[2];
      };
      expect(told(numbered(three, 3))).toBe('verified');
      expect(told(numbered(three, 2))).toBe('consistent: nonce-taken');
      expect(told(numbered(three, 3), true)).toBe('verified');
      expect(told(numbered(three, 2), true)).toBe('mismatch: nonce-reused');
      // A bet that may have been refused had none for certain.
      const vain = new Story()
        .between(null, one)
        .hand(first)
        .between(first, two)
        .on('b')
        .between(first, two)
        .bet();
      const second = numbered(two, 2);
      vain.on('tab 1', 'load 1').hand(second).between(second, three);
      expect(vain.outcomes()).toEqual(['verified', 'verified']);
    });

    test.each([
      ['could not be read', { problem: 'malformed', detail: '' } as const],
      ['stood there blank', ''],
    ])('where the hand before was played while the client seed %s', (_, unread) => {
      const told = (nonce: number): string | undefined => {
        const story = new Story().panel({
          'announced.commitment': commitmentOf(one),
          'announced.clientSeed': unread,
        });
        story.hand(first);
        for (const clientSeed of [unread, 'player'])
          story.panel({ 'announced.commitment': commitmentOf(two), 'announced.clientSeed': clientSeed });
        return story.hand(numbered(two, nonce)).between(numbered(two, nonce), three).outcomes()[1];
      };
      expect(told(2)).toBe('verified');
      expect(told(1)).toBe('consistent: nonce-taken');
    });

    test('where the client seed stood there blank while the hands before were played', () => {
      const told = (nonce: number): string | undefined => {
        const [second, third] = [numbered(two, 3), numbered(three, nonce)];
        const story = new Story().on('closed').between(null, four).key().on('tab 1');
        const panel = { 'announced.commitment': commitmentOf(one), 'announced.clientSeed': '' };
        story.panel(panel).hand(numbered(one, 2));
        story.panel({ ...panel, 'announced.commitment': commitmentOf(two) }).hand(second);
        return story.between(second, three).hand(third).between(third, seeds(5)).outcomes()[2];
      };
      expect(told(4)).toBe('verified');
      expect(told(5)).toBe('consistent: nonces-passed-over');
    });

    test('where a hand of another tab came behind the one that used what was promised to both', () => {
      const told = (nonce: number): string | undefined => {
        const [second, third] = [numbered(two, 2), numbered(three, nonce)];
        const story = new Story()
          .between(null, one)
          .hand(first)
          .between(first, two)
          .on('b')
          .between(first, two);
        story
          .on('tab 1', 'load 1')
          .hand(second)
          .on('b')
          .hand(numbered(seeds(9), 3));
        story.on('tab 1', 'load 1').between(second, three).hand(third);
        return story.between(third, four).outcomes().at(-1);
      };
      expect(told(4)).toBe('consistent: nonces-passed-over');
      expect(told(3)).toBe('consistent: nonce-taken');
    });

    test('where a bet of which nothing was seen took what was promised before it: it had a nonce', () => {
      const told = (nonce: number): string | undefined => {
        const third = numbered(three, nonce);
        const story = new Story().between(null, one).hand(first).between(first, two).bet();
        story.on('b').between(first, three).hand(third).between(third, four);
        return story.outcomes().at(-1);
      };
      expect(told(3)).toBe('verified');
      expect(told(2)).toBe('consistent: nonce-taken');
    });

    test('where a bet in another game came before, behind which the page went on while the table rested', () => {
      const rests = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;
      const told = (nonce: number, restedBefore = false): string | undefined => {
        const third = numbered(three, nonce);
        const story = new Story().between(null, one).bet();
        const panel = { 'announced.commitment': commitmentOf(two), 'announced.clientSeed': 'player' };
        if (restedBefore) story.seeTwice(rests).panel(panel);
        else story.panel(panel).seeTwice(rests);
        // Of the client seed that the second hand was dealt from nothing is read.
        story.hand(numbered(two, 2)).panel({ ...panel, 'announced.commitment': commitmentOf(three) });
        return story.hand(third).between(third, four).outcomes().at(-1);
      };
      for (const restedBefore of [false, true]) {
        expect(told(3, restedBefore)).toBe('verified');
        expect(told(2, restedBefore)).toBe('consistent: nonce-taken');
      }
    });

    test('where the hand before was played before any promise was read: its seeds tell its nonce', () => {
      const told = (nonce: number): string | undefined => {
        const second = numbered(two, nonce);
        const panel = { 'announced.commitment': commitmentOf(two), 'announced.clientSeed': 'player' };
        const story = new Story().hand(first).panel(panel).between(first, two);
        return story.hand(second).between(second, three).outcomes()[1];
      };
      expect(told(2)).toBe('verified');
      expect(told(3)).toBe('consistent: nonces-passed-over');
    });

    test('where the hand between was promised the same, or a seed whose nonce is known: it had none of those', () => {
      /** The hand between, of whose seeds nothing is read; behind it a hand with nonce 3. */
      const wrong = cardsOf(seeds(9));
      const told = (next: Seeds, begin: (story: Story) => Story): string | undefined => {
        const story = begin(new Story().between(null, one).hand(first)).over(wrong.slice(5));
        story.between(first, next).hand(numbered(next, 3));
        return story.between(numbered(next, 3), four).outcomes()[2];
      };
      const bet = (story: Story): Story => story.between(first, two).bet().deal(wrong.slice(0, 5));
      expect(told(three, bet)).toBe('verified');
      expect(told(two, bet)).toBe('consistent: nonces-passed-over');
      // Dealt by the page in the moment in which the first one's seed came out: nothing else had been promised.
      const atOnce = (story: Story): Story =>
        story.between(first, two, { twice: false }).deal(wrong.slice(0, 5), { sameTick: true });
      expect(told(two, atOnce)).toBe('consistent: nonces-passed-over');
      // Where nothing was promised to it, it may have had any seed.
      const unpromised = (story: Story): Story =>
        story
          .panel({ 'announced.commitment': '', 'announced.clientSeed': 'player' })
          .bet()
          .deal(wrong.slice(0, 5));
      expect(told(two, unpromised)).toBe('verified');
    });

    test('and those before a hand that only the panel tells of had theirs before it', () => {
      const wrong = cardsOf(numbered(three, 3)).toReversed();
      const told = (next: Seeds): string | undefined => {
        const story = new Story().between(null, one).hand(first).between(first, two).hand(numbered(two, 2));
        story.between(first, three).bet().deal(wrong.slice(0, 5), { twice: false });
        story.over(wrong.slice(5), { twice: false }).between(numbered(three, 3), four);
        return story.hand(next).between(next, seeds(5)).outcomes()[3];
      };
      expect(told(numbered(four, 4))).toBe('verified');
      expect(told(numbered(four, 3))).toMatch(/nonce-taken/);
    });

    test('where the receipt of the first is opened only behind the second', () => {
      const told = (second: Seeds): string | undefined => {
        const story = new Story().between(null, one).hand(first);
        story.panel({
          'announced.commitment': commitmentOf(two),
          'announced.clientSeed': 'player',
          'reported.commitment': commitmentOf(one),
        });
        return story.hand(second).between(second, three).between(first, three).outcomes()[1];
      };
      expect(told(numbered(two, 2))).toBe('verified');
      expect(told(third)).toBe('mismatch: nonce-skipped');
    });

    test('and is not accused where a hand played elsewhere may lie between what the panel told', () => {
      const told = (...told: (readonly [Seeds | null, Seeds])[]): string | undefined => {
        const story = new Story().between(null, one).hand(first);
        for (const [last, next] of told) story.between(last, next);
        return story.hand(third).between(third, three).between(first, three).outcomes()[1];
      };
      expect(told([first, two])).toBe('mismatch: nonce-skipped');
      // Nothing was reported with the next promise, or another was promised meanwhile.
      expect(told([null, two])).toBe('consistent: nonces-passed-over');
      expect(told([first, four], [null, two])).toBe('consistent: commitment-replaced');
      // What was promised to the first was not seen.
      const late = new Story().panel({ 'announced.clientSeed': 'player' }).hand(first).between(first, four);
      const [, second] = late.between(null, two).hand(third).between(third, three).verdicts();
      expect(second!.status).toBe('consistent');
    });

    test('and is not accused where the panel shows the nonce of a hand elsewhere late, or in a field of its own', () => {
      const said = { 'announced.commitment': commitmentOf(two), 'announced.clientSeed': 'player' };
      const told = (between: Parameters<Story['panel']>[0], behind: typeof between): string[] => {
        const story = new Story().between(null, one).hand(first).between(first, two).panel(between);
        const next = { 'announced.commitment': commitmentOf(three), 'announced.clientSeed': 'player' };
        return story
          .hand(third)
          .panel({ ...next, ...behind })
          .between(third, three)
          .outcomes();
      };
      const elsewhere = { ...said, 'reported.commitment': commitmentOf(four) };
      const own = {
        'reported.commitment': commitmentOf(two),
        'reported.serverSeed': third.server,
        'reported.clientSeed': third.client,
      };
      expect(told(elsewhere, own)[1]).toBe('mismatch: nonce-skipped');
      expect(told({ ...elsewhere, 'reported.nonce': '2' }, own)[1]).toBe('verified');
      expect(told(elsewhere, { ...own, 'reported.clientSeed': 'player2' })[1]).toBe('verified');
    });

    test('and a hand that shows another card has none to be missed', () => {
      const second = numbered(two, 2);
      const wrong = cardsOf(second).slice(0, 5).with(0, cardsOf(second)[9]!);
      const story = new Story().between(null, one).hand(first).between(first, two);
      story.bet().deal(wrong).over(wrong).between(second, three);
      const [, verdict] = story.verdicts();
      expect(verdict!.status).toBe('mismatch');
      expect(verdict!.reasons.map(({ code }) => code)).not.toContain('nonce-skipped');
    });

    test('where what was counted is told in any order', () => {
      const second = numbered(two, 2);
      const fourth = numbered(three, 4);
      const told = (elsewhere: Seeds): string[] => {
        const story = new Story().between(null, one).hand(first).between(first, two);
        story.on('tab 2').between(elsewhere, three).on('tab 1', 'load 1').hand(second);
        story.on('tab 1', 'load 2').panel({
          'announced.commitment': commitmentOf(three),
          'announced.clientSeed': 'player',
        });
        return story.hand(fourth).between(fourth, seeds(5)).between(second, seeds(5)).outcomes();
      };
      expect(told(numbered(four, 3))).toEqual(['verified', 'verified', 'verified']);
      expect(told(first)[2]).toBe('consistent: nonces-passed-over');
    });

    test('where a hand’s own panel is read before its cards', () => {
      const dealt = (story: Story, used: Seeds, said: Parameters<Story['panel']>[0]): Story => {
        const next = { 'announced.commitment': commitmentOf(three), 'announced.clientSeed': 'player' };
        const cards = cardsOf(used);
        story.panel({ ...next, 'reported.clientSeed': used.client, ...said }, { twice: false });
        return story.deal(cards.slice(0, 5), { sameTick: true }).over(cards.slice(5)).between(used, three);
      };
      const own = (used: Seeds, alone: boolean) => ({
        'reported.serverSeed': used.server,
        ...(alone ? {} : { 'reported.commitment': commitmentOf(used) }),
      });
      for (const alone of [true, false]) {
        const begun = () => new Story().between(null, one).hand(first).on('tab 2').between(first, two);
        const second = numbered(two, 2);
        expect(dealt(begun(), second, own(second, alone)).outcomes()[1]).toBe('verified');
        expect(dealt(begun(), third, own(third, alone)).outcomes()[1]).toMatch(/nonces-passed-over/);
        // The first that is seen at all.
        const anew = dealt(new Story().between(null, two), second, own(second, alone));
        expect(anew.outcomes()[0]).not.toMatch(/nonce/);
      }
    });

    test('where it began anew unseen, and the second time is like the first', () => {
      const story = new Story().between(null, seeds(0)).hand(numbered(seeds(0), 3));
      story.between(numbered(seeds(0), 3), seeds(1));
      for (let n = 1; n <= 4; n++) {
        // Of its own hand each panel shows nothing but the seeds.
        story.hand(numbered(seeds(n), n)).between(numbered(seeds(n), n), seeds(n + 1));
      }
      const [, ...rest] = story.outcomes();
      expect(rest).toEqual(['consistent: nonce-taken', 'verified', 'verified', 'verified']);
    });

    test('and is not accused of hands that were played elsewhere, nor of a count begun anew', () => {
      const elsewhere = numbered(four, 2);
      const story = new Story().between(null, one).hand(first).between(first, four).between(elsewhere, two);
      expect(story.hand(third).between(third, three).outcomes()).toEqual(['verified', 'verified']);
      const unread = new Story().between(null, one).hand(first).hand(numbered(four, 2)).between(null, two);
      expect(unread.hand(third).between(third, three).outcomes()[2]).toBe('verified');
      const anew = new Story().between(null, one).hand(numbered(one, 5)).between(numbered(one, 5), two);
      anew.enter().on('tab 2').between(numbered(one, 5), two).hand(numbered(two, 1));
      expect(anew.between(numbered(two, 1), three).outcomes()[1]).toBe('verified');
    });
  });

  test('is not accused by a client seed that came to stand there when the seeds of a hand were out', () => {
    const own = { ...two, client: 'my own' };
    /** The second hand is dealt by the page while the first lies there; the player enters a client seed behind it. */
    const told = (isOut: boolean): string | undefined => {
      const story = new Story().between(null, one).hand(one).between(one, two);
      if (isOut) story.between(two, three);
      story.enter().between(isOut ? two : one, isOut ? { ...three, client: 'my own' } : own);
      return story
        .deal(cardsOf(two).slice(0, 5))
        .over(cardsOf(two).slice(5))
        .between(two, three)
        .outcomes()[1];
    };
    expect(told(true)).not.toContain('mismatch');
    expect(told(false)).toBe('mismatch: client-seed-changed');
    // Nor by one that was entered just before its cards came, at a table that lags behind its panel.
    const late = new Story().between(null, one).over(cardsOf(three).slice(5)).between(seeds(7), two);
    late
      .enter()
      .between(seeds(7), { ...two, client: 'my own' })
      .deal(cardsOf(two).slice(0, 5));
    expect(late.over(cardsOf(two).slice(5)).between(two, four).outcomes().at(-1)).not.toContain('mismatch');
  });

  test('is held to no client seed that its page shows late, over the one that was entered in another tab', () => {
    const told = (isOlder: boolean): string | undefined => {
      const used = { ...two, client: 'lucky' };
      const story = new Story();
      if (isOlder) story.panel({ 'announced.commitment': commitmentOf(two), 'announced.clientSeed': '' });
      story.on('b').between(null, one).enter().on('tab 1', 'load 1').between(null, two);
      return story.hand(used).between(used, three).outcomes()[0];
    };
    expect(told(true)).toBe('consistent: client-seed-not-before-bet');
    expect(told(false)).toBe('mismatch: client-seed-changed');
  });

  test('is held to no client seed that was announced before the player entered another, where not all cards were read', () => {
    const told = (client: string): string | undefined => {
      const used = { ...two, client };
      const story = new Story().between(null, two).enter().bet().deal(cardsOf(used).slice(0, 5));
      return story.between({ ...two, client: '1' }, three).outcomes()[0];
    };
    expect(told('1')).not.toContain('mismatch');
    expect(told('another')).toMatch(/^mismatch/);
  });

  test('deals other cards, where the client seed is empty', () => {
    const told = (hash: string, client: string, dealt: Seeds): string | undefined => {
      const empty = { 'announced.commitment': commitmentOf(one), 'announced.clientSeed': '' };
      const story = new Story().panel(empty).hand(dealt);
      const said = { 'reported.serverSeed': one.server, 'reported.clientSeed': client };
      const next = { ...empty, 'announced.commitment': commitmentOf(two) };
      return story.panel({ ...next, ...said, 'reported.commitment': hash }).outcomes()[0];
    };
    expect(told(commitmentOf(one), 'player', four)).toMatch(/^mismatch/);
    // The hash beside the client seed is another hand's, and so may that be.
    expect(told(commitmentOf(four), 'player', seeds(1, 'own'))).toMatch(/^unreadable/);
  });

  test('pays too little', () => {
    const story = new Story().between(null, one).bet().deal(played.slice(0, 5));
    story.over(played.slice(5), { payTable: 'jacks-or-better', multiplier: 499 }).between(one, two);
    expect(story.outcomes()).toEqual(['mismatch: payout-differs']);
  });
});

describe('a hand without a press of the bet control, dealt at a key perhaps', () => {
  const played = cardsOf(one);
  const deal = (story: Story) => story.deal(played.slice(0, 5)).over(played.slice(5)).between(one, two);

  test('is verified where its commitment was seen before any key', () => {
    expect(deal(new Story().between(null, one).key()).outcomes()).toEqual(['verified']);
    expect(deal(new Story().between(null, one).key().moving()).outcomes()).toEqual(['verified']);
  });

  test('is not where the panel changed its commitment behind the key, or showed none before', () => {
    const codes = (story: Story) =>
      deal(story.key().between(null, one).key())
        .verdicts()
        .map(({ status, reasons }) => [status, ...reasons.map(({ code }) => code)].join(' '));
    expect(codes(new Story())).toEqual(['consistent commitment-not-before-bet']);
    expect(codes(new Story().between(null, four))).toEqual([
      'consistent commitment-replaced client-seed-before-hash commitment-not-before-bet',
    ]);
  });

  test('is not where its page was seen to promise only behind a press: what came with the last seeds may be as late', () => {
    const told = (isLate: boolean): string[] => {
      const promise = { 'announced.commitment': commitmentOf(four), 'announced.clientSeed': 'player' };
      const panel = { ...promise, 'announced.commitment': '' };
      const dealt = cardsOf(four);
      const story = new Story().panel(panel);
      if (isLate) story.bet().panel(promise);
      else story.panel(promise).bet();
      story.deal(dealt.slice(0, 5)).over(dealt.slice(5)).between(four, one);
      return deal(story).outcomes();
    };
    expect(told(true)[1]).toBe('consistent: commitment-not-before-bet');
    expect(told(false)).toEqual(['verified', 'verified']);
  });

  test('has nothing to do with the keys of the hand before, nor with those that come behind its cards', () => {
    const before = cardsOf(four);
    const story = new Story().between(null, four).bet().deal(before.slice(0, 5)).key().over(before.slice(5));
    story.between(four, one).moving().key();
    expect(deal(story).outcomes()).toEqual(['verified', 'verified']);
  });

  test('is as any other where a bet was pressed', () => {
    expect(deal(new Story().key().between(null, one).bet()).outcomes()).toEqual(['verified']);
    expect(deal(new Story().key().between(null, one).key().bet()).outcomes()).toEqual(['verified']);
  });
});

describe('a tab in which nothing is pressed, and which shows other cards than before', () => {
  const [before, after] = [cardsOf(one).slice(0, 5), cardsOf(two).slice(0, 5)];

  const end = cardsOf(two).slice(5);

  test('accuses where no other tab is played', () => {
    const story = new Story().between(null, one).deal(before).deal(after);
    // Until the hand is over, they may be the draw.
    expect(story.outcomes()[0]).not.toContain('mismatch');
    expect(story.over(end).outcomes()[0]).toBe('mismatch: card-changed');
  });

  test('accuses of nothing that was read once, and may be two hands that were dealt in a hurry', () => {
    const told = (first: boolean, second: boolean) =>
      new Story()
        .between(null, one)
        .deal(before, { twice: first })
        .deal(after, { twice: second })
        .over(end)
        .outcomes()[0];
    expect(told(true, true)).toBe('mismatch: card-changed');
    for (const [first, second] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const)
      expect(told(first, second)).not.toContain('mismatch');
  });

  test('may show the hands of two others, one after the other', () => {
    const story = new Story().between(null, one).on('b').between(null, one).bet().deal(before);
    story.on('tab 1', 'load 1').deal(before).on('c').between(null, one).bet().deal(after);
    story.on('tab 1', 'load 1').deal(after).on('b').moving().on('c').moving();
    expect(story.outcomes().filter((outcome) => outcome.startsWith('mismatch'))).toEqual([]);
  });
});

describe('a bet that is set for the next hand while the last one lies on the table', () => {
  const twoPair = seeds(22);

  test.each([
    ['does not make a win wrong', { bet: 1, multiplier: 2 }, { bet: 2, multiplier: 1 }, 'verified'],
    ['does not make one right', { bet: 2, multiplier: 1 }, { bet: 1, multiplier: 2 }, 'mismatch'],
  ])('%s', (_, then, later, status) => {
    const cards = cardsOf(twoPair);
    const story = new Story().between(null, twoPair).bet().deal(cards.slice(0, 5), { bet: then.bet });
    for (const paid of [then, later]) story.over(cards.slice(5), { payTable: 'jacks-or-better', ...paid });
    const [verdict] = story.between(twoPair, two).verdicts();
    expect(verdict).toMatchObject({ status, checks: { payout: status === 'verified' ? 'pass' : 'fail' } });
  });
});

test('hands keep their ids as the log grows', () => {
  const story = new Story().between(null, one).hand(one).between(one, two).hand(two).between(two, three);
  const ids = assemble(story.observations, SITE).map(({ id }) => id);
  for (let end = story.observations.length; end > 0; end--) {
    const earlier = assemble(story.observations.slice(0, end), SITE).map(({ id }) => id);
    expect(ids.slice(0, earlier.length)).toEqual(earlier);
  }
});

describe('a reading that is missing', () => {
  /** The hands that are left of a story without the observation at `index`. */
  const without = (story: Story, index: number) => {
    const rest = Object.assign(new Story(), { observations: story.observations.toSpliced(index, 1) });
    return rest.verdicts();
  };

  test('never makes an honest casino a cheat', () => {
    const used = [numbered(one, 7), numbered(two, 8), numbered(three, 9)] as const;
    const numberedHands = new Story().between(null, one).hand(used[0]).between(used[0], two).hand(used[1]);
    numberedHands.between(used[1], three).hand(used[2]).between(used[2], four);
    const tabs = new Story().on('a').between(null, one).on('b').between(null, one).hand(one);
    tabs.between(one, two).on('a').hand(two).between(two, three).on('a', 'reloaded').between(two, three);
    tabs.hand(three).between(three, four);
    for (const story of [numberedHands, tabs]) {
      for (const index of story.observations.keys()) {
        expect(
          without(story, index).map(({ status }) => status),
          `without ${index}`,
        ).not.toContain('mismatch');
      }
    }
  });

  test('never makes a cheat verified', () => {
    const played = cardsOf(two);
    const start = () => new Story().between(null, one).hand(one).between(one, two);
    const cheats = [
      start()
        .bet()
        .deal([...played.slice(0, 4), played[9]!])
        .over(played.slice(5))
        .between(two, three),
      start().hand(four).between(four, three),
      start()
        .hand({ ...two, client: 'casino' })
        .between(two, three),
      start()
        .bet()
        .deal(played.slice(0, 5))
        .over([...played.slice(5, 9), played[0]!])
        .between(two, three),
    ];
    for (const story of cheats) {
      for (const index of story.observations.keys()) {
        const verdicts = without(story, index).filter(({ status }) => status === 'verified');
        expect(verdicts.length, `without ${index}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('what is read in one tick has no order', () => {
  const numberOf = (n: number): number => resultOf(n).dealt;
  /** Spins that a page makes by itself, panel and wheel at once. */
  const spins = (numbers: readonly number[]): string[] => {
    const story = new Story().panel(wheelPanel(null, 1)).see(spin(0));
    for (const [i, number] of numbers.entries()) {
      story.panel(wheelPanel(i + 1, i + 2), { twice: false }).see(spin(number), { sameTick: true });
      story.panel(wheelPanel(i + 1, i + 2)).see(spin(number), { confirmed: true });
    }
    return assemble(story.observations, ROULETTE).map(
      ({ hand, circumstances }) => audit(hand, circumstances).status,
    );
  };

  test('so that seeds shown together with the number are that number’s', () => {
    const numbers = [1, 2, 3].map(numberOf);
    expect(spins(numbers)).not.toContain('pending');
    expect(spins(numbers)).not.toContain('mismatch');
    expect(spins([numbers[0]!, (numbers[1]! + 1) % 37, numbers[2]!])[1]).toBe('mismatch');
  });

  test('so that seeds shown together with a hand’s first cards may be a later hand’s, that a page dealt by itself', () => {
    const cards = cardsOf(two);
    const told = (isTogether: boolean) => {
      const story = new Story().between(null, one).bet();
      if (isTogether)
        story.between(two, three, { twice: false }).deal(cards.slice(0, 5), { twice: false, sameTick: true });
      story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(two, three);
      return story.outcomes()[0];
    };
    expect(told(true)).toBe('unreadable: commitment-changed');
    expect(told(false)).toBe('mismatch: commitment-changed');
  });

  test('and a number that a page shows at once when it is loaded behind a bet may be an earlier one', () => {
    const told = (load: string, number: number) => {
      const story = new Story().panel(wheelPanel(null, 1)).bet().on('tab 1', load).panel(wheelPanel(null, 1));
      story.seeTwice(spin(number)).panel(wheelPanel(1, 2));
      const [assembled] = assemble(story.observations, ROULETTE);
      return audit(assembled!.hand, assembled!.circumstances);
    };
    const wrong = (numberOf(1) + 1) % 37;
    expect(told('load 2', wrong)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told('load 1', wrong).status).toBe('mismatch');
    expect(told('load 2', numberOf(1)).status).not.toBe('unreadable');
  });

  test('unless the wheel lags behind the panel, which accuses nobody, and proves nothing by luck', () => {
    // The second number is by luck that of the third seed as well.
    const [from] = Array.from({ length: 200 }, (_, n) => n).filter(
      (n) => numberOf(n + 1) === numberOf(n + 2) && numberOf(n + 2) !== numberOf(n + 3),
    );
    const story = new Story()
      .panel(wheelPanel(null, from!))
      .see(spin(40))
      .bet()
      .panel(wheelPanel(from!, from! + 1));
    story.seeTwice(spin(numberOf(from!)));
    for (let n = from! + 1; n < from! + 5; n++) story.panel(wheelPanel(n, n + 1)).seeTwice(spin(numberOf(n)));
    const statuses = assemble(story.observations, ROULETTE).map(
      ({ hand, circumstances }) => audit(hand, circumstances).status,
    );
    expect(statuses[0]).toBe('verified');
    expect(statuses.slice(1)).not.toContain('mismatch');
    expect(statuses.slice(1)).not.toContain('verified');
  });
});

describe('a page that is slow', () => {
  const said = (last: Seeds | null, next: Seeds | null, client = 'player') => ({
    'announced.commitment': next ? commitmentOf(next) : '',
    'announced.clientSeed': client,
    'reported.commitment': last ? commitmentOf(last) : '',
    'reported.serverSeed': last?.server ?? '',
    'reported.clientSeed': last?.client ?? '',
  });

  test('may show its commitment behind the bet once or twice', () => {
    const story = new Story().panel(said(null, null)).bet().panel(said(null, one));
    const cards = cardsOf(one);
    story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(one, two);
    expect(story.outcomes()).toEqual(['consistent: commitment-not-before-bet']);
    expect(withheld(2).outcomes().join()).not.toContain('mismatch');
  });

  test('may still promise what was used', () => {
    const story = new Story().between(null, one).hand(one).panel(said(one, one));
    expect(story.hand(two).between(two, three).outcomes()).toEqual([
      'verified',
      'consistent: commitment-not-before-bet',
    ]);
  });

  test('may still promise what was used where its seed never came out, loaded anew or not', () => {
    const still = (load: string): string | undefined => {
      const story = new Story().between(null, one).hand(one).on('tab 1', load).panel(said(null, one));
      return story.hand(two).between(two, three).outcomes()[1];
    };
    expect(still('load 1')).toMatch(/^consistent/);
    const anew = new Story().between(null, one).hand(one).on('tab 1', 'load 2').between(null, one);
    expect(anew.between(null, two).hand(two).between(two, three).outcomes()[1]).toBe('verified');
    // What a hand was promised and not dealt is no affair of the next one.
    const broken = new Story().between(null, one).hand(three).between(three, one).between(three, two);
    expect(broken.hand(two).between(two, four).outcomes()[1]).toBe('verified');
  });

  test('may fill its client seed again before the bet, and deals from one that it no longer shows', () => {
    const blank = new Story()
      .between(null, one)
      .panel(said(null, one, ''))
      .hand(one)
      .between(one, two);
    expect(blank.outcomes()[0]).not.toMatch(/mismatch|client-seed-(late|replaced)/);
    const open = new Story()
      .between(null, one)
      .panel(said(null, one, ''))
      .bet()
      .deal(cardsOf(one).slice(0, 5));
    expect(open.outcomes()).toEqual(['pending: seed-not-revealed']);
    const other = { ...one, client: 'other' };
    const [verdict] = new Story()
      .between(null, one)
      .between(null, other)
      .hand(one)
      .between(one, two)
      .verdicts();
    expect(verdict!.reasons.map(({ code }) => code)).not.toContain('client-seed-replaced');
    expect(verdict!.status).not.toBe('verified');
  });

  test('may show the last client seed beside a new seed for a while', () => {
    const own = { ...two, client: 'my own' };
    const story = new Story()
      .between(null, one)
      .hand(one)
      .between(one, two)
      .enter()
      .between(one, own)
      .hand(own);
    story.panel({ ...said(one, three, 'my own'), 'reported.serverSeed': own.server });
    expect(story.outcomes()[1]).toBe('verified');
    expect(story.between(own, { ...three, client: 'my own' }).outcomes()[1]).toBe('verified');
  });

  test('may show what the player has entered only when the hand is over', () => {
    const own = { ...one, client: 'my own' };
    const story = new Story().between(null, one).enter().hand(own).between(own, two);
    expect(story.outcomes()).toEqual(['consistent: client-seed-not-before-bet']);
  });

  test('may show what the player has entered later still than the seeds', () => {
    const own = { ...one, client: 'my own' };
    const begun = (enters: boolean): Story => {
      const story = new Story().between(null, one);
      return (enters ? story.enter() : story)
        .hand(own)
        .panel({ ...said(one, two), 'reported.clientSeed': '' });
    };
    expect(begun(true).outcomes()).toEqual(['unreadable: seeds-not-linked']);
    expect(begun(true).between(own, two).outcomes()).toEqual(['consistent: client-seed-not-before-bet']);
    expect(begun(false).outcomes()[0]).toMatch(/^mismatch/);
  });

  test('may have left the client seed blank', () => {
    const story = new Story().panel(said(null, one, '')).hand(one);
    story.panel({ ...said(one, two), 'reported.clientSeed': '' });
    expect(story.outcomes()[0]).toMatch(/^unreadable/);
    expect(story.between(one, two).outcomes()[0]).toBe('consistent: client-seed-not-before-bet');
  });
});

describe('a seed that was not this hand’s', () => {
  const bogus = seeds(99);
  const cheated = () => new Story().between(null, one).hand(three).between(three, two);

  test.each([
    ['takes no alarm away when it comes later', () => cheated().between(bogus, two)],
    [
      'nor when it comes before',
      () => new Story().between(null, one).hand(three).between(bogus, two).between(three, two),
    ],
  ])('%s', (_, story) => {
    const [{ status, suspect }] = story().verdicts() as [ReturnType<Story['verdicts']>[0]];
    expect(status === 'mismatch' || suspect).toBe(true);
  });

  test('takes no proof away either, whenever it comes', () => {
    const story = new Story().between(null, one).hand(one).between(bogus, two).between(one, two);
    expect(story.between(bogus, two).outcomes()).toEqual(['verified']);
  });

  test('nor do receipts that are opened in any order', () => {
    const story = new Story().between(null, one).hand(one).between(one, two).hand(two).between(two, three);
    story.hand(three).between(three, four).between(one, four).between(three, four).between(two, four);
    expect(story.outcomes()).toEqual(['verified', 'verified', 'verified']);
  });
});

describe('a panel that shows each promise in the midst of the hand it was made for, at the latest', () => {
  test('accuses nobody where the seeds of the hand before are not known', () => {
    const promise = (used: Seeds) => ({ 'announced.commitment': commitmentOf(used) });
    const told = (isLate: boolean): string | undefined => {
      const [first, second] = [cardsOf(one), cardsOf(two)];
      const story = new Story().panel({ 'announced.commitment': '', 'reported.serverSeed': '' });
      story.bet().deal(first.slice(0, 5));
      if (isLate) story.panel(promise(one));
      story.over(first.slice(5));
      if (!isLate) story.panel(promise(one));
      story.bet().deal(second.slice(0, 5)).panel(promise(two)).over(second.slice(5)).panel(promise(three));
      return story.between(two, three).outcomes()[1];
    };
    expect(told(true)).toMatch(/^unreadable/);
    expect(told(false)).toBe('mismatch: commitment-changed');
  });
});

describe('a panel that is slow', () => {
  const promise = (used: Seeds | null, last: Seeds | null = null) => ({
    'announced.commitment': used ? commitmentOf(used) : '',
    'announced.clientSeed': 'player',
    'reported.commitment': last ? commitmentOf(last) : '',
    'reported.serverSeed': last?.server ?? '',
  });
  /** A panel that shows seeds, and no hash that could be read. */
  const bare = (used: Seeds | null) => ({
    ...promise(null, used),
    'announced.commitment': { problem: 'malformed', detail: '' } as const,
    'reported.commitment': '',
  });
  const resting = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;

  test('may show what was promised to the hand that it was opened in when that is over, until it is looked at again', () => {
    const told = (inHand: boolean): string | undefined => {
      const [first, second] = [cardsOf(one), cardsOf(two)];
      const story = inHand ? new Story() : new Story().panel(promise(null));
      story.bet().deal(first.slice(0, 5));
      if (inHand) story.panel(promise(null));
      story.over(first.slice(5)).panel(promise(one));
      story.bet().deal(second.slice(0, 5)).over(second.slice(5));
      return story.panel(promise(three, two)).outcomes()[1];
    };
    expect(told(true)).toMatch(/^unreadable/);
    expect(told(false)).toMatch(/^mismatch/);
  });

  test('may fill in behind a hand what was promised to it where it was blank since the one before, over its bet', () => {
    const told = (isBlankSince: boolean): string | undefined => {
      const story = new Story().bet().deal(cardsOf(one).slice(0, 5));
      if (isBlankSince) story.panel(promise(null));
      story.over(cardsOf(one).slice(5));
      if (!isBlankSince) story.panel(promise(null));
      return story.hand(two).panel(promise(two)).hand(three).panel(promise(four, three)).outcomes()[2];
    };
    expect(told(true)).toMatch(/^unreadable/);
    expect(told(false)).toMatch(/^mismatch/);
  });

  test('tells of a hand long after it what was promised to it: its cards tell that it is its own', () => {
    const story = new Story().bet().deal(cardsOf(one).slice(0, 5)).panel(promise(null));
    story.over(cardsOf(one).slice(5)).panel(promise(one)).hand(two).hand(three).hand(four);
    const [first, second] = story.between(one, four).outcomes();
    expect(first).toMatch(/^consistent/);
    expect(second).not.toMatch(/^mismatch/);
  });

  test('may show behind a bet in another game what that was promised', () => {
    const told = (isBehind: boolean): string | undefined => {
      const second = cardsOf(two);
      const story = new Story().between(null, four).hand(four).panel(promise(null, four));
      if (isBehind) story.bet();
      story.panel(promise(one, three)).seeTwice(resting).bet().deal(second.slice(0, 5));
      return story.over(second.slice(5)).between(two, seeds(7)).outcomes()[1];
    };
    expect(told(true)).toMatch(/^consistent/);
    expect(told(false)).toMatch(/^mismatch/);
  });

  test('but is held to the first that it promises, though that was behind a bet that was refused', () => {
    const story = new Story().panel(promise(null)).bet().panel(promise(three)).bet();
    story
      .deal(cardsOf(two).slice(0, 5))
      .over(cardsOf(two).slice(5))
      .panel(promise(seeds(7), two));
    expect(story.outcomes()[0]).toBe('mismatch: commitment-changed');
  });

  test('may show the seeds of the next hand first, where the table does not say when that is over', () => {
    const last = seeds(8, 'another');
    const told = (isNext: boolean): string | undefined => {
      const story = new Story().panel(bare(null)).hand(one).panel(bare(one)).hand(two);
      if (isNext) story.bet().deal(cardsOf(last).slice(0, 5)).deal(cardsOf(last).slice(5));
      return story.panel(bare(last)).outcomes()[1];
    };
    expect(told(true)).toMatch(/^unreadable/);
    expect(told(false)).toBe('mismatch: commitment-not-seen');
  });

  test('may show the seeds of the next hand behind its press, until that one’s own are known', () => {
    const told = (isKnown: boolean): string | undefined => {
      const story = new Story().between(null, seeds(8)).hand(seeds(8)).between(seeds(8), one);
      story.hand(two).key().panel(promise(four, three));
      story.deal(cardsOf(four).slice(0, 5)).over(cardsOf(four).slice(5));
      if (isKnown) story.panel(promise(seeds(9), four));
      return story.outcomes()[1];
    };
    expect(told(false)).toBe('unreadable: commitment-changed');
    expect(told(true)).toBe('mismatch: commitment-changed');
  });

  test('may show a receipt of a hand elsewhere when the next hand is over', () => {
    const told = (isOver: boolean): string | undefined => {
      const story = new Story().panel(bare(null)).hand(one).panel(bare(one)).hand(two);
      story.bet().deal(cardsOf(four).slice(0, 5));
      if (!isOver) story.panel(bare(three));
      story.deal(cardsOf(four).slice(5));
      if (isOver) story.panel(bare(three));
      return story.panel(bare(four)).outcomes()[1];
    };
    expect(told(true)).toBe('unreadable: seeds-not-linked');
    expect(told(false)).toBe('mismatch: commitment-not-seen');
  });

  test('shows by a nonce that another hand came between, which may have used what was promised', () => {
    const told = (nonce: number): string | undefined => {
      const used = { ...two, client: `player${nonce}` };
      const first = { ...one, client: 'player1' };
      const story = new Story().between(null, { ...one, client: 'player' }).hand(first);
      story.panel({ ...promise(four, first), 'reported.clientSeed': 'player1' }).hand(used);
      return story.panel({ ...promise(three, used), 'reported.clientSeed': used.client }).outcomes()[1];
    };
    expect(told(2)).toBe('mismatch: commitment-changed');
    expect(told(3)).toBe('unreadable: commitment-changed');
  });

  test('may show the hash of a hand elsewhere beside the seed of the one before, which is slow', () => {
    const told = (hash: Seeds): string | undefined => {
      const story = new Story().between(null, one).hand(one).between(one, four);
      story.panel({ ...promise(four, hash), 'reported.serverSeed': one.server });
      return story.hand(two).panel(promise(three, two)).outcomes()[1];
    };
    expect(told(seeds(9))).toBe('unreadable: commitment-changed');
    expect(told(one)).toBe('mismatch: commitment-changed');
  });

  test('may show the receipt of an older bet, whose cards its seeds give', () => {
    const story = new Story().hand(one).hand(two).hand(three).between(three, four).hand(four);
    const told = story.panel({ ...promise(seeds(9), one), 'reported.clientSeed': 'player' }).outcomes();
    expect(told[0]).toMatch(/^consistent/);
    expect(told[3]).toMatch(/^pending/);
    const cheated = new Story().hand(two).hand(three).hand(seeds(8)).between(seeds(8), four).hand(four);
    expect(cheated.panel({ ...promise(seeds(9), one), 'reported.clientSeed': 'player' }).outcomes()[3]).toBe(
      'unreadable: commitment-changed',
    );
  });

  test('may promise in the midst of a hand, before which no promise could be read, what that used', () => {
    const told = (isRead: boolean): string | undefined => {
      const story = new Story().between(null, seeds(8)).hand(seeds(8));
      const unread = { 'announced.commitment': { problem: 'malformed', detail: '' } as const };
      if (isRead) story.between(seeds(8), four);
      else story.panel({ ...promise(null, seeds(8)), ...unread });
      story
        .bet()
        .deal(cardsOf(one).slice(0, 5))
        .panel(promise(one, seeds(8)))
        .over(cardsOf(one).slice(5));
      return story
        .hand(two)
        .panel(promise(seeds(9), two))
        .outcomes()[2];
    };
    expect(told(false)).toBe('unreadable: commitment-changed');
    expect(told(true)).toBe('mismatch: commitment-changed');
  });

  test('may show in another tab what a hand elsewhere was promised, whose hash is out before this hand is over', () => {
    const told = (isOut: boolean): string | undefined => {
      const story = new Story().between(null, seeds(9)).on('b').panel(promise(null)).key();
      story.on('tab 1', 'load 1').between(seeds(9), one).on('b').deal(cardsOf(two).slice(0, 5));
      if (isOut) story.panel({ ...promise(null, one), 'reported.serverSeed': '' });
      return story.over(cardsOf(two).slice(5)).panel(promise(null, one)).outcomes()[0];
    };
    expect(told(true)).toMatch(/^unreadable/);
    expect(told(false)).toMatch(/^mismatch/);
  });

  test('shows beside the seeds of a hand the hash of the next, whose promise that kept', () => {
    const told = (isKept: boolean): string[] => {
      const story = new Story().between(null, one).hand(three).bet();
      const cards = cardsOf(isKept ? one : four);
      story.deal(cards.slice(0, 5)).over(cards.slice(5));
      story.panel({ ...promise(two, one), 'reported.serverSeed': three.server });
      if (isKept) story.panel(promise(two, one));
      return story.outcomes();
    };
    expect(told(true).join()).not.toMatch(/mismatch/);
    expect(told(true)[1]).toMatch(/^verified/);
    expect(told(false)[0]).toMatch(/^mismatch: reveal-not-committed/);
  });

  test('promises each hand with its cards, where the table does not say when that is over', () => {
    const told = (isInPlay: boolean): string | undefined => {
      const [first, second] = [cardsOf(one), cardsOf(two)];
      const story = new Story().between(null, one).bet().deal(first.slice(0, 5));
      if (isInPlay) story.panel(promise(four));
      story.deal(first.slice(5));
      if (!isInPlay) story.panel(promise(four));
      story.bet().panel(promise(two)).deal(second.slice(0, 5)).over(second.slice(5));
      return story.panel(promise(three, two)).outcomes()[1];
    };
    expect(told(true)).toBe('unreadable: commitment-changed');
    expect(told(false)).toBe('mismatch: commitment-changed');
  });

  test('shows beside seeds the client seed of the hand before, until the page is loaded anew', () => {
    const used = seeds(2, 'player2');
    const told = (beside: string): string | undefined => {
      const panel = { ...promise(three), 'announced.clientSeed': '', 'reported.serverSeed': used.server };
      const story = new Story().panel({ ...panel, ...promise(used), 'announced.clientSeed': '' }).hand(used);
      story.panel({ ...panel, 'reported.commitment': beside, 'reported.clientSeed': 'player1' });
      return story.on('tab 1', 'load 2').panel(panel).outcomes()[0];
    };
    expect(told(commitmentOf(one))).toMatch(/^(unreadable|consistent)/);
    expect(told('')).toMatch(/^mismatch/);
  });

  test('may reveal with a bet what a bet elsewhere was promised, while what is promised can’t be read', () => {
    const [wrong, right] = [(resultOf(3).dealt + 1) % 37, resultOf(1).dealt];
    const told = (isRead: boolean): string | undefined => {
      const unread = { 'announced.commitment': { problem: 'malformed', detail: '' } } as const;
      const story = new Story().panel(wheelPanel(null, 1)).bet().see(spin(right));
      story.panel(wheelPanel(1, 3), { sameTick: true }).see(spin(right), { confirmed: true });
      if (!isRead) story.panel({ ...wheelPanel(1, 3), ...unread });
      story.bet().see({ ...spin(0), stage: 'moving', contents: null } as Reading);
      story.see(spin(wrong)).panel({ ...wheelPanel(3, 4), ...unread }, { sameTick: true });
      const last = assemble(story.see(spin(wrong), { confirmed: true }).observations, ROULETTE).at(-1)!;
      return audit(last.hand, last.circumstances).status;
    };
    expect(told(false)).toBe('unreadable');
    expect(told(true)).toBe('mismatch');
  });

  test('may promise the next hand behind bets that were refused, one of which was not', () => {
    const told = (isBehind: boolean): string | undefined => {
      const story = new Story()
        .between(null, one)
        .hand(one)
        .between(one, isBehind ? four : three);
      story.bet();
      if (isBehind) story.panel(promise(null, four)).panel(promise(three, four));
      // What dealt the hand was not seen.
      story.over(cardsOf(one).slice(5)).deal(cardsOf(two).slice(0, 5)).over(cardsOf(two).slice(5));
      return story.panel(promise(three, two)).outcomes().at(-1);
    };
    expect(told(true)).not.toMatch(/^mismatch/);
    expect(told(false)).toMatch(/^mismatch/);
  });
});

describe('promises that come in one look with hands that nothing was pressed for', () => {
  test('may be those hands’ own, where the seeds of the first are not known', () => {
    const promise = (used: Seeds) => ({ 'announced.commitment': commitmentOf(used) });
    const told = (isTogether: boolean): string | undefined => {
      const [first, second] = [cardsOf(one), cardsOf(two)];
      const story = new Story().panel({ ...promise(four), 'reported.serverSeed': '' });
      if (isTogether) story.panel(promise(one), { twice: false });
      story.deal(first.slice(0, 5), { sameTick: isTogether });
      story.over(first.slice(5)).panel(promise(one)).panel(promise(two), { twice: false });
      story.deal(second.slice(0, 5), { sameTick: true });
      return story.over(second.slice(5)).panel(promise(three)).between(two, three).outcomes()[1];
    };
    expect(told(true)).toMatch(/^consistent/);
    expect(told(false)).toBe('mismatch: commitment-changed');
  });
});

describe('a commitment that was replaced unused', () => {
  test('keeps a hand from being green, and accuses nobody', () => {
    const story = new Story().between(null, four).between(null, one).hand(one).between(one, two);
    expect(story.outcomes()).toEqual(['consistent: commitment-replaced']);
  });

  test('is nobody’s where a bet of a closed tab may have used it', () => {
    const own = { ...one, client: 'my own' };
    const cards = cardsOf(own);
    const told = (promised: Seeds): string[] => {
      const story = new Story().on('closed').between(null, promised).bet();
      story.on('tab 1').between(null, four).enter().between(null, own).bet().deal(cards.slice(0, 5));
      return story.over(cards.slice(5), { twice: false }).between(own, two).over(cards.slice(5)).outcomes();
    };
    expect(told(four)).toEqual(['consistent: commitment-replaced']);
    expect(told(three)).toEqual(['mismatch: commitment-swapped']);
    // A bet that came behind it has not.
    const behind = new Story().on('closed').between(null, four).on('tab 1').between(null, four).enter();
    behind.between(null, own).bet().deal(cards.slice(0, 5)).over(cards.slice(5), { twice: false });
    behind.between(own, two).over(cards.slice(5)).on('closed').bet();
    expect(behind.outcomes()).toEqual(['mismatch: commitment-swapped']);
  });

  test('is the casino’s act where the player had entered a client seed under it', () => {
    const own = { ...one, client: 'my own' };
    const cards = cardsOf(own);
    const begun = () =>
      new Story().between(null, four).enter().between(null, own).bet().deal(cards.slice(0, 5));
    const story = begun().over(cards.slice(5), { twice: false }).between(own, two).over(cards.slice(5));
    expect(story.outcomes()).toEqual(['mismatch: commitment-swapped']);
    // Nor where hands were played elsewhere, of which the last is reported with the next promise.
    const elsewhere = new Story()
      .between(null, four)
      .enter()
      .between(three, own)
      .bet()
      .deal(cards.slice(0, 5));
    elsewhere.over(cards.slice(5), { twice: false }).between(own, two).over(cards.slice(5));
    expect(elsewhere.outcomes()).toEqual(['consistent: commitment-replaced']);
    // Nor where such a one is reported behind a hand of the player's, though its hash is slow; but that hand itself may be.
    const behind = (reported: Parameters<Story['panel']>[0]): string | undefined => {
      const told = new Story().between(null, three).hand(three).between(three, four);
      const empty = { 'announced.commitment': commitmentOf(four), 'announced.clientSeed': 'player' };
      told.panel(empty).enter();
      told.panel({
        ...reported,
        'announced.commitment': commitmentOf(own),
        'announced.clientSeed': 'my own',
      });
      told.bet().deal(cards.slice(0, 5)).over(cards.slice(5), { twice: false });
      return told.between(own, two).over(cards.slice(5)).outcomes().at(-1);
    };
    const said = (hash: Seeds, { server, client }: Seeds) => ({
      'reported.commitment': commitmentOf(hash),
      'reported.serverSeed': server,
      'reported.clientSeed': client,
    });
    const six = seeds(6);
    expect(behind(said(three, three))).toBe('mismatch: commitment-swapped');
    for (const hash of [six, three]) expect(behind(said(hash, six))).toBe('consistent: commitment-replaced');
    // Not where nobody had entered one, nor where what stood there was seen once.
    const shown = (story: Story, used: Seeds): string[] => {
      const dealt = cardsOf(used);
      story.between(null, used).bet().deal(dealt.slice(0, 5)).over(dealt.slice(5), { twice: false });
      return story.between(used, two).over(dealt.slice(5)).outcomes();
    };
    expect(shown(new Story().between(null, four), one)).toEqual(['consistent: commitment-replaced']);
    const moment = new Story().between(null, four, { twice: false }).enter();
    expect(shown(moment, own)).toEqual(['consistent: commitment-replaced']);
    expect(shown(new Story().between(null, four).enter(), own)).toEqual(['mismatch: commitment-swapped']);
    // What the panel says beside it may have come once only, just before he did.
    const five = seeds(5);
    const beside = (twice: boolean): string | undefined => {
      const story = new Story().between(null, five).bet().deal(cardsOf(five).slice(0, 5));
      story.between(null, four, { twice }).over(cardsOf(five).slice(5)).between(five, four, { twice: false });
      return shown(story.enter().between(five, own), own).at(-1);
    };
    expect(beside(true)).toBe('mismatch: commitment-swapped');
    expect(beside(false)).not.toMatch(/mismatch/);
    const dealt = new Story().between(null, four).enter().between(null, own).bet().deal(cards.slice(0, 5));
    dealt.over(cards.slice(5), { twice: false }).between(own, two).over(cards.slice(5), { twice: false });
    // Cards that were read once accuse nobody.
    expect(dealt.outcomes()).toEqual(['unreadable: commitment-swapped']);
    // The hash that is reported tells as well whose they are, on a panel that is slow with the seeds.
    const hash = {
      'announced.commitment': commitmentOf(two),
      'announced.clientSeed': two.client,
      'reported.commitment': commitmentOf(own),
    };
    const slow = begun().over(cards.slice(5), { twice: false }).panel(hash).over(cards.slice(5));
    expect(slow.between(own, two).outcomes()).toEqual(['mismatch: commitment-swapped']);
    // Where seeds come out late, so may those of a hand elsewhere that used it.
    expect(begun().over(cards.slice(5)).between(own, two).outcomes()).toEqual([
      'consistent: commitment-replaced',
    ]);
  });

  test('was used where its seed came out, or where the hand before took it', () => {
    const elsewhere = new Story().between(null, four).between(four, one).hand(one).between(one, two);
    expect(elsewhere.outcomes()).toEqual(['verified']);
    const story = new Story().between(null, one).hand(one).between(one, two).hand(two).between(two, three);
    expect(story.outcomes()).toEqual(['verified', 'verified']);
  });
});

describe('a promise that stood there before a table that lags showed the hand before', () => {
  /** Behind a hand whose cards came when the panel had gone on, to this, before them or behind them. */
  const told = (promised: Seeds, isBefore: boolean): string | undefined => {
    const story = new Story().between(null, one).hand(one).between(one, two).between(two, three);
    if (isBefore) story.between(two, promised);
    story.deal(cardsOf(two).slice(0, 5)).over(cardsOf(two).slice(5)).between(two, promised);
    return story.hand(promised).between(promised, seeds(5)).outcomes().at(-1);
  };

  test('was replaced where another stands there before the next bet', () => {
    for (const isBefore of [false, true]) {
      expect(told(four, isBefore)).toBe('consistent: commitment-replaced');
      expect(told(three, isBefore)).toBe('verified');
    }
  });

  test('was too where the seeds of that hand came out only with the other', () => {
    const late = (promised: Seeds): string | undefined => {
      const story = new Story().between(null, one).hand(one).between(one, two).between(one, three);
      story.between(two, promised).deal(cardsOf(two).slice(0, 5)).over(cardsOf(two).slice(5));
      return story.hand(promised).between(promised, seeds(5)).outcomes().at(-1);
    };
    expect(late(four)).toBe('consistent: commitment-replaced');
    expect(late(three)).toBe('verified');
  });
});

describe('another table', () => {
  const swap = (story: Story) => story.between(null, one).hand(three).between(three, two);
  const begun = (story: Story) => story.between(null, four).bet().deal(cardsOf(four).slice(0, 5));

  test('that was closed long ago casts no doubt', () => {
    const story = swap(begun(new Story().on('closed')).on('tab 1'));
    expect(story.outcomes().at(-1)).toBe('mismatch: commitment-changed');
    // Nor where it is noted only now that it was closed.
    expect(story.on('closed').leave(3).outcomes().at(-1)).toBe('mismatch: commitment-changed');
  });

  test('where something was pressed that may have bet does, as long as no more was seen of it', () => {
    const pressed = (more: (story: Story) => Story): string[] => {
      const story = more(new Story().on('a').between(null, one).key());
      return story.on('b').between(null, one).hand(two).between(two, three).outcomes();
    };
    const resting = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;
    expect(pressed((story) => story)).toEqual(['unreadable: commitment-changed']);
    expect(pressed((story) => story.see(resting))).toEqual(['mismatch: commitment-changed']);
    const before = new Story().on('a').between(null, four).hand(four).key().between(four, one);
    expect(before.on('b').between(null, one).hand(two).between(two, three).outcomes()[1]).toBe(
      'mismatch: commitment-changed',
    );
    const during = new Story().on('a').between(null, four).bet().deal(cardsOf(four).slice(0, 5)).key();
    during.between(null, one).on('b').between(null, one).hand(two).between(two, three);
    expect(during.outcomes()[1]).toBe('mismatch: commitment-changed');
  });

  test('where something began to move does too, as long as no more was seen of it', () => {
    const moved = (more: (story: Story) => Story): string[] => {
      const story = more(new Story().on('a').between(null, one).moving());
      return story.on('b').between(null, one).hand(two).between(two, three).outcomes();
    };
    const resting = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;
    expect(moved((story) => story)).toEqual(['unreadable: commitment-changed']);
    expect(moved((story) => story.see(resting))).toEqual(['mismatch: commitment-changed']);
  });

  test('may have used, before any promise was read, what this page shows late, if it was played last', () => {
    const blank = { 'announced.commitment': '', 'announced.clientSeed': 'player' };
    const told = (last: (story: Story) => Story): string | undefined => {
      const story = last(new Story().panel(blank).on('b')).on('tab 1', 'load 1');
      return story.between(null, one).hand(two).between(two, three).outcomes().at(-1);
    };
    expect(told((story) => story.hand(one))).toBe('unreadable: commitment-changed');
    expect(told((story) => story.between(null, four).hand(four))).toBe('mismatch: commitment-changed');
  });

  test('that mirrors this one is no rival, and its hand none of its own', () => {
    const wrong = [...cardsOf(one).slice(0, 4), cardsOf(one)[9]!];
    const told = (cards: readonly Card[], press: (story: Story) => Story = (story) => story): string[] => {
      const story = new Story().on('b').between(null, one).on('a').between(null, one).bet().deal(cards);
      press(story.on('b')).deal(cards).on('a').over(cards).between(one, two);
      return story.on('b').over(cards).between(one, two).outcomes();
    };
    expect(told(cardsOf(one).slice(0, 5))).toEqual(['verified']);
    expect(told(wrong)).toEqual(['mismatch: deal-differs']);
    // What was pressed for is a hand.
    expect(told(wrong, (story) => story.bet())).toHaveLength(2);
    // Its end lies there until its tab's next hand begins, however late another tab shows it.
    const still = (isNext: boolean) => {
      const rests = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;
      const story = new Story().on('b').between(null, one).seeTwice(rests);
      story.on('a').between(null, one).hand(one).between(one, two);
      if (isNext) story.hand(two).between(two, three);
      return story.on('b').over(cardsOf(one).slice(5)).between(one, two).verdicts();
    };
    expect(still(false)).toHaveLength(1);
    expect(still(true)).toHaveLength(3);
    // And so is what lies there when the other has been over for long.
    const late = new Story().on('a').between(null, one).hand(one).between(one, two).on('b').between(one, two);
    const cards = cardsOf(one);
    expect(late.deal(cards.slice(0, 5)).over(cards.slice(5)).between(one, two).verdicts()).toHaveLength(2);
  });

  test('that was played only when the seed was out, or bet on afterwards, casts none', () => {
    const story = swap(new Story()).on('b').between(three, two).bet().deal(cardsOf(two).slice(0, 5));
    story.on('tab 1', 'load 1').between(three, two);
    expect(story.outcomes()[0]).toBe('mismatch: commitment-changed');
    const later = swap(new Story().on('b').between(null, one).on('tab 1', 'load 1')).on('b').bet();
    expect(later.outcomes()[0]).toBe('mismatch: commitment-changed');
  });

  test('that was played meanwhile does, and the difference is said all the same', () => {
    const story = begun(new Story().on('tab 1').between(null, one).on('other'));
    story.on('tab 1').hand(three).between(three, two).on('other').over(cardsOf(four).slice(5));
    const verdict = story.verdicts().find(({ suspect }) => suspect);
    expect(verdict).toMatchObject({ status: 'unreadable', checks: { continuity: 'fail' } });
    expect(verdict!.reasons.map(({ code }) => code)).toContain('tables-interleaved');
  });
});

test('a nonce that a hand of another tab had is not missing, though that was bet on before the cards were read', () => {
  const told = (nonce: number, client = 'player'): string => {
    const own = { ...two, client };
    const [first, other, next] = [numbered(one, 1), numbered(own, nonce), numbered(four, 3)];
    const story = new Story()
      .between(null, one)
      .on('b')
      .between(null, { ...one, client })
      .bet();
    story.on('tab 1', 'load 1').deal(cardsOf(first).slice(0, 5)).on('b').between(null, own);
    story
      .deal(cardsOf(other).slice(0, 5))
      .over(cardsOf(other).slice(5))
      .between(other, { ...four, client });
    story.on('tab 1', 'load 1').over(cardsOf(first).slice(5)).between(first, four);
    return story.hand(next).between(next, three).outcomes().at(-1)!;
  };
  expect(told(2)).not.toMatch(/mismatch/);
  expect(told(8)).toBe('mismatch: nonce-skipped');
  expect(told(2, 'of another')).toBe('mismatch: nonce-skipped');
});

test('a nonce that the panel told of a hand elsewhere is not missing', () => {
  const told = (elsewhere: boolean): string => {
    const [first, second] = [numbered(one, 1), numbered(two, 3)];
    const story = new Story().between(null, one).hand(first).between(first, two);
    if (elsewhere) story.between(numbered(seeds(7), 2), two);
    return story.hand(second).between(second, three).outcomes()[1]!;
  };
  expect(told(true)).not.toMatch(/mismatch/);
  expect(told(false)).toBe('mismatch: nonce-skipped');
});

describe('seeds that are out, and promised still, before the first cards are dealt', () => {
  const cards = cardsOf(one);
  const told = (panel: (story: Story) => Story) =>
    panel(new Story().between(null, one).bet())
      .deal(cards.slice(0, 5))
      .over(cards.slice(5))
      .between(one, two);

  test('prove nothing: another bet may have used them', () => {
    expect(told((story) => story.between(one, one)).outcomes()).toEqual([
      'consistent: commitment-not-before-bet',
    ]);
    // So do those whose own hash can't be read.
    const out = {
      'announced.commitment': commitmentOf(one),
      'announced.clientSeed': one.client,
      'reported.commitment': { problem: 'malformed', detail: '' } as const,
      'reported.serverSeed': one.server,
    };
    expect(told((story) => story.panel(out)).outcomes()).toEqual(['consistent: commitment-not-before-bet']);
    expect(told((story) => story.between(one, one, { twice: false })).outcomes()).toEqual(['verified']);
    expect(told((story) => story.between(one, two)).outcomes()).toEqual(['verified']);
    const behind = new Story().between(null, one).bet().deal(cards.slice(0, 5)).between(one, one);
    expect(behind.over(cards.slice(5)).between(one, two).outcomes()).toEqual(['verified']);
  });
});

describe('a panel that counts with a nonce behind the client seed', () => {
  test('and does not say it beside a seed, tells nothing of the cards', () => {
    const late = (n: number) => ({
      'announced.commitment': commitmentOf(seeds(n + 1)),
      'announced.clientSeed': 'player',
      'reported.commitment': commitmentOf(seeds(n)),
      'reported.serverSeed': seeds(n).server,
    });
    const [first, second] = [numbered(one, 1), numbered(two, 2)];
    const told = new Story().between(null, one).hand(first).between(first, two).hand(second).panel(late(2));
    expect(told.outcomes()).toEqual(['verified', 'unreadable: seeds-not-linked']);
    expect(told.between(second, three).outcomes()).toEqual(['verified', 'verified']);
    // Where it counts nothing, the announced client seed is all there is.
    const wrong = cardsOf(seeds(9));
    const other = (last: Seeds) => {
      const story = new Story()
        .between(null, one)
        .hand(last)
        .between(last, two)
        .bet()
        .deal(wrong.slice(0, 5));
      return story.over(wrong.slice(5)).panel(late(2)).verdicts()[1];
    };
    expect(other(first)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(other(one)!.status).toBe('mismatch');
  });
});

describe('a page that plays by itself, so fast that of some hands nothing but their seeds is read', () => {
  const cards = cardsOf(three);
  const told = (...out: readonly (readonly [Seeds, Seeds])[]) => {
    const story = new Story().between(null, one).bet();
    for (const [last, next] of out) story.between(last, next, { twice: false });
    return story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(three, four).verdicts()[0];
  };

  test('has not dealt another hand for sure from what was promised before the bet', () => {
    for (const out of [
      [two, three],
      [two, four],
    ] as const)
      expect(told(out)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told()).toMatchObject({ status: 'mismatch' });
    // What is reported with the promised hash is no hand besides.
    const slow = {
      'announced.commitment': commitmentOf(four),
      'announced.clientSeed': 'player',
      'reported.commitment': commitmentOf(one),
      'reported.serverSeed': '',
    };
    const kept = new Story()
      .between(null, one)
      .bet()
      .deal(cards.slice(0, 5))
      .over(cards.slice(5))
      .panel(slow);
    const seed = { 'reported.serverSeed': three.server, 'reported.clientSeed': 'player' };
    expect(kept.panel({ ...slow, ...seed }).outcomes()).toEqual(['mismatch: reveal-not-committed']);
  });
});

describe('a page that is loaded in the middle of a hand', () => {
  const cards = cardsOf(three);
  /** A hand of one account, and one of another, which ends as is shown on the next load of the page. */
  const told = (final: readonly Card[]): string | undefined => {
    const story = new Story().between(null, one).hand(one).between(one, two).on('tab 1', 'load 2');
    story.between(null, three).bet().deal(cards.slice(0, 5)).on('tab 1', 'load 3').between(one, two);
    return story.over(final).between(three, two).hand(two).between(two, four).outcomes()[1];
  };

  test('and shows how an earlier one ended, shows no end of it', () => {
    expect(told(cardsOf(one).slice(5))).toBe('unreadable: final-not-seen');
    expect(told(cardsOf(four).slice(5))).toBe('mismatch: draw-differs');
    expect(told(cards.slice(5))).toBe('verified');
  });
});

describe('a panel whose hashes can’t be read, and that is slow with the seeds', () => {
  const cut = { problem: 'malformed', detail: '' } as const;
  const panel = (shown: Seeds | null) => ({
    'announced.commitment': cut,
    'announced.clientSeed': 'player',
    'reported.commitment': cut,
    'reported.serverSeed': shown?.server ?? '',
    'reported.clientSeed': '',
  });
  /** Hands dealt with these client seeds, behind the bet on the last of which seeds come out. */
  const told = (clients: readonly string[], out: (n: number) => Seeds, early = false): string | undefined => {
    const story = new Story().panel(panel(null));
    for (const [n, client] of clients.entries()) {
      const cards = cardsOf(seeds(n, client));
      story.bet().deal(cards.slice(0, 5));
      if (early) story.panel(panel(out(n)));
      story.over(cards.slice(5)).panel(panel(out(n)));
    }
    return story.outcomes().at(-1);
  };

  test('shows those of the hand before, where that has no others', () => {
    const before = (n: number) => seeds(n - 1);
    expect(told(['player1', 'player2', 'player3'], before)).toBe('unreadable: seeds-not-linked');
    expect(told(['player1', 'player2'], before)).toBe('unreadable: seeds-not-linked');
  });

  test('may show another’s behind a hand before which no own ones were seen', () => {
    const [first, second] = [cardsOf(one), cardsOf(two)];
    const story = new Story().panel(panel(null)).bet().deal(first.slice(0, 5)).over(first.slice(5));
    story.panel(panel(four)).bet().deal(second.slice(0, 5)).over(second.slice(5)).panel(panel(two));
    expect(story.outcomes()).toEqual(['unreadable: seeds-not-linked', 'consistent: commitment-not-seen']);
  });

  test('but not where it has: then they are the hand’s own, and give other cards', () => {
    const own = (n: number) => seeds(n * 7);
    expect(told(['player', 'player'], own)).toBe('mismatch: commitment-not-seen');
    // Nor where they come before its end: what is bet in another of the casino's games leaves no hand to be seen.
    expect(told(['player', 'player'], own, true)).toBe('unreadable: seeds-not-linked');
  });
});

describe('a bet of which nothing was seen, in a tab that is loaded anew for a later one', () => {
  /** The bet, and hands of another tab, which has not heard of it; then perhaps one of the first tab. */
  const told = (isBet: boolean): string | undefined => {
    const story = new Story().on('closed', 'load 1').between(null, one);
    if (isBet) story.bet();
    story.on('tab 1', 'load 2').between(null, one).bet().deal(cardsOf(two).slice(0, 5));
    story.over(cardsOf(two).slice(5)).between(two, three).over(cardsOf(two).slice(5));
    story.on('closed', 'load 3').between(two, three).hand(three).between(three, four);
    return story.outcomes()[0];
  };

  test('may have used what was promised to the other', () => {
    expect(told(true)).not.toContain('mismatch');
    expect(told(false)).toContain('mismatch');
  });
});

describe('a bet behind which the panel went on while the table rested', () => {
  const resting = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;
  /** A bet, and cards that come by themselves, with what came out behind them and behind the next hand. */
  const told = (used: Seeds, rests: boolean, kept: boolean, before = false): string | undefined => {
    const story = new Story().between(null, one).bet();
    if (before) story.seeTwice(resting);
    story.between(null, two);
    if (rests) story.seeTwice(resting);
    story.deal(cardsOf(used).slice(0, 5)).over(cardsOf(used).slice(5)).between(one, two);
    return (kept ? story.hand(two).between(two, three) : story).outcomes()[0];
  };

  test('may have been in another of the casino’s games, where no other hand kept that promise', () => {
    expect(told(two, true, false)).toBe('unreadable: seeds-not-linked');
    // A table that rests is not looked at again until it does no more.
    expect(told(two, false, false, true)).toBe('unreadable: seeds-not-linked');
    expect(told(seeds(9), true, true)).toBe('mismatch: deal-differs');
    expect(told(seeds(9), false, false)).toBe('mismatch: deal-differs');
    expect(told(one, true, false)).toBe('verified');
    // What is reported meanwhile changes nothing in that.
    const late = new Story().between(null, one).bet().between(null, two).seeTwice(resting).between(one, two);
    late.deal(cardsOf(two).slice(0, 5)).over(cardsOf(two).slice(5)).between(one, two);
    expect(late.outcomes()[0]).not.toMatch('mismatch');
  });
});

describe('a hand behind a bet that was perhaps another game’s', () => {
  const RESTING = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null } as const;
  const promised = (used: Seeds) => ({
    'announced.commitment': commitmentOf(used),
    'announced.clientSeed': 'player',
  });

  test('has no false hash beside its seeds where the promise it names was kept before: it is not taken away yet', () => {
    const told = (isKept: boolean): string[] => {
      const cards = cardsOf(two);
      const story = new Story().between(null, one).bet();
      story.panel({ ...promised(two), ...(isKept ? { 'reported.serverSeed': one.server } : {}) });
      story.seeTwice(RESTING).moving().deal(cards.slice(0, 5)).over(cards.slice(5));
      const seed = { 'reported.commitment': commitmentOf(one), 'reported.serverSeed': two.server };
      return story.panel({ ...promised(three), ...seed }).outcomes();
    };
    expect(told(true)[0]).not.toMatch(/mismatch/);
    expect(told(false)[0]).toBe('mismatch: reveal-not-committed');
  });

  test('keeps what the page went on to promise then, where what was promised before is not out yet', () => {
    const told = (rests: boolean): string | undefined => {
      const story = new Story().between(null, one).bet().panel(promised(two));
      if (rests) story.seeTwice(RESTING);
      story.moving().deal(cardsOf(two).slice(0, 5)).over(cardsOf(two).slice(5));
      return story.panel({ ...promised(three), 'reported.serverSeed': two.server }).outcomes()[0];
    };
    expect(told(true)).toMatch(/^consistent/);
    expect(told(false)).toBe('mismatch: commitment-changed');
  });

  test('may have used what the page promised then, and the next page of the tab, which was opened anew, still does', () => {
    const unread = { problem: 'malformed', detail: '' } as const;
    const told = (isDealt: boolean): string | undefined => {
      const [closed, cards] = [cardsOf(two), cardsOf(three)];
      const stale = {
        ...promised(two),
        'reported.commitment': commitmentOf(one),
        'reported.serverSeed': unread,
      };
      const story = new Story().on('closed').between(null, one).bet().panel(stale).seeTwice(RESTING);
      if (isDealt) story.moving().deal(closed.slice(0, 5));
      story
        .on('tab 1')
        .panel(stale)
        .bet()
        .panel({ ...stale, ...promised(three) })
        .deal(cards.slice(0, 5));
      story.over(cards.slice(5));
      return story.between(three, four).outcomes().at(-1);
    };
    expect(told(true)).not.toMatch(/mismatch/);
    expect(told(false)).toBe('mismatch: commitment-changed');
  });
});

describe('seeds that were promised on the page of a hand', () => {
  test('are its own rather than what another tab promised still, though those come out first', () => {
    const cards = cardsOf({ ...two, client: 'unread' });
    const blank = (last: Seeds | null, next: Seeds) => ({
      'announced.commitment': commitmentOf(next),
      'announced.clientSeed': '',
      'reported.serverSeed': last?.server ?? '',
    });
    const story = new Story().on('b').panel(blank(null, one)).on('a').panel(blank(null, two)).bet();
    story.deal(cards.slice(0, 5)).panel(blank(one, two)).over(cards.slice(5)).panel(blank(two, three));
    const [hand] = assemble(story.observations, SITE);
    expect(hand!.hand.reveal).toEqual({ serverSeed: two.server });
    expect(story.outcomes()[0]).not.toMatch('mismatch');
  });
});

describe('a seed that is used again before it was shown', () => {
  const panel = (next: Seeds, last: Seeds | null, seed: Seeds | null) => ({
    'announced.commitment': commitmentOf(next),
    'announced.clientSeed': 'player',
    'reported.commitment': last ? commitmentOf(last) : '',
    'reported.serverSeed': seed?.server ?? '',
    'reported.clientSeed': 'player',
  });
  /** A hand whose hash is reported, while another may be promised; and the next, behind whose bet its seed comes out. */
  const told = (promised: Seeds, used: Seeds): string | undefined => {
    const story = new Story()
      .panel(panel(one, null, null))
      .hand(one)
      .panel(panel(promised, one, null))
      .bet();
    story
      .deal(cardsOf(used).slice(0, 5))
      .panel(panel(promised, one, one))
      .over(cardsOf(used).slice(5));
    return story.panel(panel(three, used, used)).outcomes()[1];
  };

  test('is known by its hash, which had been reported', () => {
    expect(told(one, one)).toBe('mismatch: server-seed-reused');
    expect(told(two, two)).toBe('verified');
    // One that is promised still may be out of date.
    expect(told(one, two)).not.toMatch('mismatch');
  });
});

describe('a page that tells of the hand before late, and without its seeds', () => {
  /** Two hands, of which the second has other seeds than the promised ones, and what is reported between its cards. */
  const told = (late: Seeds, press = true): Verdict | undefined => {
    const [fields, cards] = [{ 'reported.serverSeed': '', 'reported.clientSeed': '' }, cardsOf(three)];
    const panel = (promise: Seeds, reported: string) => ({
      'announced.commitment': commitmentOf(promise),
      'announced.clientSeed': 'player',
      'reported.commitment': reported,
      ...fields,
    });
    const story = new Story().panel(panel(one, ''));
    if (press) story.bet();
    story.deal(cardsOf(one).slice(0, 5)).over(cardsOf(one).slice(5)).panel(panel(two, ''));
    story
      .bet()
      .deal(cards.slice(0, 5))
      .panel(panel(three, commitmentOf(late)));
    return story.over(cards.slice(5)).between(three, four).verdicts()[1];
  };

  test('shows no seeds of a hand that nobody knows', () => {
    expect(told(one)).toMatchObject({ status: 'mismatch' });
    expect(told(one)!.reasons.map(({ code }) => code)).toContain('commitment-changed');
    expect(told(seeds(9))).toMatchObject({ status: 'unreadable', suspect: true });
    // Where nothing was pressed, hands may have passed of which no card was seen.
    expect(told(one, false)).toMatchObject({ status: 'unreadable', suspect: true });
  });
});

describe('a table that lags behind its panel, where nothing is pressed', () => {
  /** Hands dealt by the page, each of whose cards come only when the panel has gone on. */
  const told = (cards: readonly Seeds[], { inStep = false } = {}): Story => {
    const story = new Story().between(null, one).hand(one).between(one, two);
    for (const [i, shown] of cards.entries()) {
      const [used, next] = [seeds(i + 2), seeds(i + 3)];
      const [dealt, drawn] = [cardsOf(shown).slice(0, 5), cardsOf(shown).slice(5)];
      if (inStep) story.deal(dealt).over(drawn).between(used, next);
      else story.between(used, next).deal(dealt).over(drawn);
    }
    return story;
  };

  test('shows hands whose seeds are out, which proves little, and accuses nobody', () => {
    const outcomes = told([two, three, four]).outcomes();
    const late = 'consistent: commitment-not-before-bet';
    expect(outcomes).toEqual(['verified', late, late, late]);
    expect(told([two, three, four], { inStep: true }).outcomes()).toEqual(Array(4).fill('verified'));
  });

  test('and where its cards fit nothing, that is said, and a doubt; else it is a mismatch', () => {
    const [, verdict] = told([seeds(9), seeds(8)]).verdicts();
    expect(verdict).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told([seeds(9), three], { inStep: true }).outcomes()[1]).toMatch('mismatch');
    expect(told([two, seeds(9)], { inStep: true }).outcomes()[2]).toMatch('mismatch');
  });

  test('whatever is pressed meanwhile that is no control known to bet', () => {
    const pressed = told([two]).key().between(three, four).deal(cardsOf(three).slice(0, 5));
    pressed.over(cardsOf(three).slice(5)).between(four, seeds(5));
    expect(pressed.verdicts().map(({ status }) => status)).toEqual(['verified', 'consistent', 'consistent']);
    const wrong = cardsOf(seeds(9));
    const played = (bet: (story: Story) => Story, ahead: boolean) => {
      const story = new Story().between(null, one).hand(one).between(one, two);
      bet(ahead ? story.between(two, three) : story)
        .deal(wrong.slice(0, 5))
        .over(wrong.slice(5));
      return story.between(ahead ? three : two, four).verdicts()[1];
    };
    expect(played((story) => story.key(), true)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(played((story) => story.key(), false)!.status).toBe('mismatch');
    expect(played((story) => story.bet(), true)!.status).toBe('mismatch');
  });

  test('and a first hand, where what is reported stood there since the page was loaded, is in step', () => {
    const first = (before: (story: Story) => Story) => {
      const wrong = cardsOf(seeds(9));
      const story = before(new Story()).deal(wrong.slice(0, 5)).over(wrong.slice(5));
      return story.between(three, four).verdicts()[0];
    };
    expect(first((story) => story.between(two, three))!.status).toBe('mismatch');
    const ahead = first((story) => story.between(null, two).between(two, three));
    expect(ahead).toMatchObject({ status: 'unreadable', suspect: true });
  });

  test('and leaves seeds to the hand that was pressed for, where they were promised to both', () => {
    const wrong = cardsOf(seeds(9));
    const story = told([seeds(8)])
      .hand(seeds(9))
      .between(three, four);
    expect(wrong).not.toEqual(cardsOf(three));
    expect(story.outcomes()[2]).toBe('mismatch: deal-differs');
  });

  test('until cards tell whose seeds they are', () => {
    const lagged = told([two]).deal(cardsOf(three).slice(0, 5)).over(cardsOf(three).slice(5));
    const wrong = cardsOf(seeds(9));
    lagged.between(three, four).deal(wrong.slice(0, 5)).over(wrong.slice(5)).between(four, seeds(5));
    expect(lagged.outcomes().slice(2)).toEqual(['verified', 'mismatch: deal-differs']);
  });
});

describe('a tab that only shows the table of another', () => {
  /** One hand, whose seeds the mirror shows before the tab that it is played in. */
  const told = (used: Seeds, shown: Partial<Record<PanelField, string>>, mirror = used): Story => {
    const [cards, mirrored] = [cardsOf(used), cardsOf(mirror)];
    const reported = {
      'announced.commitment': commitmentOf(two),
      'announced.clientSeed': used.client,
      'reported.commitment': commitmentOf(used),
      'reported.clientSeed': used.client,
      ...shown,
    };
    const story = new Story().on('mirror').between(null, one).on('tab 1').between(null, one);
    story.bet().deal(cards.slice(0, 5)).on('mirror').deal(mirrored.slice(0, 5)).panel(reported);
    story.over(mirrored.slice(5)).on('tab 1').over(cards.slice(5)).panel(reported);
    return story;
  };

  test('may show its seeds first', () => {
    expect(told(one, { 'reported.serverSeed': one.server }).outcomes()).toEqual(['verified']);
    const own = { 'reported.serverSeed': three.server };
    expect(told(three, own).outcomes()).toEqual(['mismatch: commitment-changed']);
    // Whatever page of the tab shows them since.
    const anew = told(three, own).on('tab 1', 'loaded anew').between(three, two);
    expect(anew.outcomes()).toEqual(['mismatch: commitment-changed']);
    const beside = { ...own, 'reported.commitment': commitmentOf(one) };
    expect(told(three, beside).outcomes()).toEqual(['mismatch: reveal-not-committed']);
  });

  test('may have been bet on in vain before, under another client seed', () => {
    const own = { ...one, client: 'my own' };
    const told = (first: Card, vain: (story: Story) => Story): string[] => {
      const deal = [first, ...cardsOf(own).slice(1, 5)];
      const story = vain(new Story().on('mirror').between(null, one)).on('tab 1').between(null, one).enter();
      story.between(null, own).bet().deal(deal).on('mirror').between(null, own).deal(deal);
      story.on('tab 1').over(cardsOf(own).slice(5)).between(own, two);
      return story.on('mirror').over(cardsOf(own).slice(5)).between(own, two).outcomes();
    };
    const first = cardsOf(own)[0]!;
    expect(told(first, (story) => story)).toEqual(['verified']);
    expect(told(first, (story) => story.bet())).toEqual(['verified']);
    // Which of the two bets was taken, nothing tells: what is promised between them is promised before neither for certain.
    const unseen = (): Story => new Story().on('mirror').moving().bet();
    expect(told(first, unseen)[0]).toMatch(/^consistent: .*not-before-bet$/);
    const other = cardsOf(seeds(9))[0]!;
    // All cards but one are those of its own client seed.
    expect(told(other, (story) => story)).toEqual(['mismatch: deal-differs']);
    expect(told(other, (story) => story.bet())).toEqual(['mismatch: deal-differs']);
    // So it may have been by a key.
    expect(told(first, (story) => story.key())).toEqual(['verified']);
    expect(told(other, (story) => story.key())).toEqual(['mismatch: deal-differs']);
  });

  test('may show those of two, one after the other, and is accused of no card that changes with that', () => {
    /** The mirror shows the first cards of one hand, and then those of another. */
    const told = (isPlayed: boolean, pressed = 'a key', betBehind = false): string => {
      const [first, second] = [cardsOf(one).slice(0, 5), cardsOf(two).slice(0, 5)];
      const story = new Story().on('mirror').between(null, one);
      if (pressed === 'a key') story.key();
      else if (!betBehind) story.bet();
      if (isPlayed)
        for (const [tab, cards] of [
          ['tab 1', first],
          ['tab 2', second],
        ] as const)
          story.on(tab).bet().deal(cards);
      if (betBehind) story.on('mirror').bet();
      story.on('mirror').deal(first).deal(second).over(cardsOf(two).slice(5));
      return story.outcomes().join();
    };
    expect(told(true)).not.toMatch(/mismatch/);
    expect(told(false)).toMatch(/mismatch/);
    // Nothing had followed what was bet there when both of these were.
    expect(told(true, 'a bet')).not.toMatch(/mismatch/);
    expect(told(false, 'a bet')).toMatch(/mismatch/);
    expect(told(true, 'a bet', true)).toMatch(/mismatch/);
  });

  test('was bet on in vain where either of those two was bet on behind that, and nothing lay there by then', () => {
    const [first, second] = [cardsOf(one).slice(0, 5), cardsOf(two).slice(0, 5)];
    /** The mirror's bet comes between theirs; its first look at the first one's cards, before the second one's bet or not. */
    const told = (isSeenBefore: boolean): string => {
      const story = new Story().on('mirror').between(null, one).on('tab 1').bet().deal(first);
      story.on('mirror').bet();
      if (isSeenBefore) story.deal(first, { twice: false });
      story.on('tab 2').bet().deal(second).on('mirror').deal(first).deal(second);
      return story.over(cardsOf(two).slice(5)).outcomes().join();
    };
    expect(told(false)).not.toMatch(/mismatch/);
    expect(told(true)).toMatch(/mismatch/);
  });

  test('unless it has cards of its own: then they may be those of its hand', () => {
    const outcomes = told(three, { 'reported.serverSeed': three.server }, four).outcomes();
    expect(outcomes.join()).not.toContain('mismatch');
  });
});

test('what comes behind the next bet may be that hand’s, where the end of the one before was missed', () => {
  const told = (before: (story: Story) => Story, used = seeds(9)): string => {
    const story = new Story().between(null, one).bet().deal(cardsOf(one).slice(0, 5));
    const drawn = before(story.on('tab 1', 'load 2')).moving().over(cardsOf(used).slice(5));
    return drawn.between(two, three).outcomes()[0]!;
  };
  const bet = (story: Story): Story => story.between(one, two).bet();
  expect(told(bet, two)).toMatch(/^unreadable: not-read-twice/);
  // Without a press, or before its seeds were out, it was its draw.
  expect(told((story) => story.between(one, two))).toMatch(/^mismatch: .*draw-differs/);
  expect(told((story) => story.bet().between(one, two))).toMatch(/^mismatch: .*draw-differs/);
});

describe('a bet of a tab that was closed', () => {
  test('had a nonce, which is no other hand’s', () => {
    const told = (nonce: number, isBet = true, bet = (story: Story) => story.bet()): string[] => {
      const story = new Story().on('closed').between(null, one);
      if (isBet) bet(story);
      const used = numbered(two, nonce);
      return story.on('tab 1').between(null, two).hand(used).between(used, three).outcomes();
    };
    expect(told(1)).toEqual(['consistent: nonce-taken']);
    expect(told(2)).toEqual(['verified']);
    expect(told(1, false)).toEqual(['verified']);
    // Of what began to move, without a press, no more was seen either.
    expect(told(1, true, (story) => story.moving())).toEqual(['consistent: nonce-taken']);
  });

  test('and had one nonce, though its table began to move as well', () => {
    const first = numbered(one, 1);
    const told = (nonce: number): string => {
      const story = new Story()
        .on('closed')
        .between(null, one)
        .hand(first)
        .between(first, two)
        .bet()
        .moving();
      const used = numbered(three, nonce);
      return story.on('tab 1').between(first, three).hand(used).between(used, four).outcomes()[1]!;
    };
    expect(told(3)).toBe('verified');
    expect(told(4)).toBe('consistent: nonces-passed-over');
  });
});

describe('the earliest thing that can have sent a bet', () => {
  test('is the first press of its control', () => {
    const story = new Story().bet().between(null, one).hand(one).between(one, two);
    expect(story.outcomes()).toEqual(['consistent: commitment-not-before-bet']);
  });

  test('is unknown where nothing was pressed: then what changed since the last reveal was not before', () => {
    const dealt = (story: Story, used: Seeds) =>
      story.deal(cardsOf(used).slice(0, 5)).over(cardsOf(used).slice(5));
    const story = new Story().between(null, one).hand(one).between(one, four).between(one, two);
    const [, second] = dealt(story, two).between(two, three).verdicts();
    expect(second!.status).toBe('consistent');
    expect(second!.reasons.map(({ code }) => code)).toContain('commitment-not-before-bet');
  });
});

test('what differs in readings that came once is suspect', () => {
  const wrong = [...cardsOf(one).slice(5, 9), cardsOf(one)[0]!];
  const story = new Story().between(null, one).bet().deal(cardsOf(one).slice(0, 5));
  expect(story.over(wrong, { twice: false }).between(one, two).verdicts()).toMatchObject([
    { status: 'unreadable', suspect: true },
  ]);
  expect(new Story().between(null, one).hand(one).verdicts()[0]!.suspect).toBeUndefined();
});

test('a hand tells which came first, the client seed or the commitment', () => {
  const own = { ...two, client: 'my own' };
  const story = new Story().between(null, one).hand(one).between(one, two).hand(two).between(two, three);
  const after = new Story().between(null, two).enter().between(null, own).hand(own).between(own, three);
  const first = (of: Story) =>
    of
      .verdicts()
      .map(({ reasons }) =>
        reasons.map(({ code }) => code).filter((code) => /^client-seed-(after|before)-hash$/.test(code)),
      );
  expect(first(story)).toEqual([[], ['client-seed-before-hash']]);
  expect(first(after)).toEqual([['client-seed-after-hash']]);
});

describe('cards that nothing but names tells', () => {
  const cards = cardsOf(one);
  const shown = [...cardsOf(one).slice(5)];
  const swapped = shown.with(0, cardsOf(four)[0]!);

  /** The verdicts at a casino of which it is known how much of its cards is written. */
  function verdicts(story: Story, named: Named | null, written?: 'ranks' | 'cards') {
    const observations = story.observations.map((observation) => {
      const { reading } = observation;
      return named && reading.kind === 'table'
        ? { ...observation, reading: { ...reading, named } }
        : observation;
    });
    return assemble(observations, { ...SITE, ...(written && { written: { 'video-poker': written } }) }).map(
      ({ hand, circumstances }) => audit(hand, circumstances),
    );
  }

  const honest = () =>
    new Story().between(null, one).bet().deal(cards.slice(0, 5)).over(shown).between(one, two);
  const cheating = () =>
    new Story().between(null, one).bet().deal(cards.slice(0, 5)).over(swapped).between(one, two);
  const codes = ({ reasons }: { reasons: readonly { code: string }[] }) => reasons.map(({ code }) => code);

  test('are said where nobody knows what the casino writes, and accuse and prove all the same', () => {
    for (const named of NAMED) {
      const [verdict] = verdicts(honest(), named);
      expect(verdict?.status).toBe('verified');
      expect(codes(verdict!)).toContain(`${named}-named`);
      expect(verdicts(cheating(), named)[0]?.status).toBe('mismatch');
    }
  });

  test.each([
    ['cards', 'cards'],
    ['cards', 'ranks'],
    ['suits', 'cards'],
  ] as const)('neither accuse nor prove: %s named at a casino that writes its %s', (named, written) => {
    const [verdict] = verdicts(honest(), named, written);
    expect(verdict).toMatchObject({ status: 'unreadable' });
    expect(verdict!.suspect).toBeUndefined();
    expect(codes(verdict!)).toContain('cards-not-written');
    expect(verdicts(cheating(), named, written)[0]).toMatchObject({ status: 'unreadable', suspect: true });
  });

  test('are no worse than is known: suits that are pictures at a casino that writes its ranks', () => {
    expect(verdicts(honest(), 'suits', 'ranks')[0]?.status).toBe('verified');
    expect(verdicts(cheating(), 'suits', 'ranks')[0]?.status).toBe('mismatch');
  });

  test('count where they are the first ones alone', () => {
    const observations = honest().observations.map((observation) => {
      const { reading } = observation;
      return reading.kind === 'table' && reading.stage === 'dealt'
        ? { ...observation, reading: { ...reading, named: 'cards' as const } }
        : observation;
    });
    const [verdict] = verdicts({ observations } as Story, null, 'cards');
    expect(codes(verdict!)).toContain('cards-not-written');
  });

  test('do not count where the same cards were seen written, and count where they were not', () => {
    const told = (named: Named | null, all: readonly string[]): Reading => ({
      ...(honest().observations.find(({ reading }) => reading.kind === 'table')!.reading as Extract<
        Reading,
        { kind: 'table' }
      >),
      stage: 'over',
      contents: { cards: all, held: [], payTable: null, bet: null, multiplier: null } as never,
      ...(named && { named }),
    });
    const story = (first: readonly string[]) =>
      new Story()
        .between(null, one)
        .bet()
        .deal(cards.slice(0, 5))
        .see(told('cards', first))
        .seeTwice(told(null, shown))
        .between(one, two);
    expect(verdicts(story(shown), null, 'cards')[0]?.status).toBe('verified');
    expect(verdicts(story(swapped), null, 'cards')[0]?.status).not.toBe('verified');
  });
});

describe('video poker whose controls stay, over cards of which one is dealt again', () => {
  const cards = cardsOf(two);
  const final = [...cards.slice(0, 4), cards[5]!];
  const [other, another] = (['2c', '3d', '4h', '5s', '6c', '7d'] as const).filter(
    (card) => !cards.includes(card),
  );
  /** Four cards are held of a deal that has the last card of what lay there; \`deal\` is seen twice. */
  const told = (deal: readonly Card[], lay: Card): string | undefined => {
    const story = new Story().between(null, one).hand(one).between(one, two);
    // The hand before ends with controls that offer decisions on this load of the page too.
    story
      .on('tab 1', 'load 2')
      .between(one, two)
      .bet()
      .deal([...cardsOf(three).slice(0, 4), lay])
      .bet();
    return story.deal(deal).deal(final).between(two, three).outcomes().at(-1);
  };

  test('is read as it was dealt', () => {
    expect(told(cards.slice(0, 5), cards[4]!)).toBe('verified');
    expect(told(cards.slice(0, 5), other!)).toBe('verified');
  });

  test('accuses where nothing lay there that could explain it', () => {
    const swapped = [...cards.slice(0, 4), other!];
    expect(told(swapped, another!)).toBe('mismatch: deal-differs');
    expect(told(swapped, other!)).toBe('unreadable: not-read-twice');
  });
});

describe('what could not be read of a table', () => {
  const dealt = cardsOf(one).slice(0, 5);
  const malformed: Reading = {
    ...(unreadTable('video-poker', 'dealt') as Extract<Reading, { kind: 'table' }>),
    problem: { problem: 'malformed', detail: 'a joker' },
  };
  const faceDown = [...dealt.slice(0, 4), null] as never;
  const ofTable = (story: Story) =>
    story
      .verdicts()[0]!
      .reasons.filter(({ code, subs }) => code.startsWith('field-') && subs?.[0] === 'table');
  const begun = () => new Story().between(null, one).bet();

  test('is said where no more was seen, as it was in the end', () => {
    const absent = unreadTable('video-poker', 'dealt');
    const said = [{ code: 'field-malformed', subs: ['table', 'a joker'] }];
    expect(ofTable(begun().see(absent).see(malformed))).toEqual(said);
    expect(ofTable(begun().see(malformed).deal(faceDown))).toEqual(said);
  });

  test('is said where the table was read before, and not where it was read since', () => {
    expect(ofTable(begun().deal(dealt).see(malformed))).toHaveLength(1);
    expect(ofTable(begun().see(malformed).deal(dealt))).toEqual([]);
  });

  test('is nothing where all was read', () => {
    expect(ofTable(begun().deal(dealt))).toEqual([]);
  });
});

test('a game of which nobody knows how the site deals is no hand', () => {
  const story = new Story().between(null, one).bet().seeTwice(spin(17)).hand(one).between(one, two);
  expect(assemble(story.observations, SITE).map(({ game }) => game)).toEqual(['video-poker']);
});

test('a hand whose client seed was not seen has none', () => {
  const [{ hand }] = assemble(new Story().hand(one).observations, SITE) as [AssembledHand];
  expect(Object.keys(hand)).not.toContain('clientSeed');
});

test('a hand whose stage was guessed at one look accuses nobody', () => {
  const guessed = (which: number): string | undefined => {
    const wrong = [...cardsOf(one).slice(5, 9), cardsOf(four)[0]!];
    const story = new Story().between(null, one).bet().deal(cardsOf(one).slice(0, 5)).over(wrong);
    const observations = story.between(one, two).observations.map((observation) => {
      const { reading, seq } = observation;
      return seq === which && reading.kind === 'table'
        ? { ...observation, reading: { ...reading, guessed: true as const } }
        : observation;
    });
    const [{ hand, circumstances }] = assemble(observations, SITE) as [AssembledHand];
    return audit(hand, circumstances).status;
  };
  expect(guessed(4)).toBe('unreadable');
  expect(guessed(0)).toBe('mismatch');
});

test('the last number once more, at a wheel that was not seen to turn, accuses nobody of using its seed again', () => {
  const told = (turnedBefore: boolean, turns: boolean): string | undefined => {
    const moving = { ...spin(0), stage: 'moving', contents: null } as Reading;
    const number = resultOf(1).dealt;
    const story = new Story().panel(wheelPanel(null, 1)).bet();
    if (turnedBefore) story.see(moving);
    story
      .seeTwice(spin(number))
      .panel({ ...wheelPanel(null, 1), 'reported.secret': secret(1) })
      .bet();
    if (turns) story.see(moving);
    story.seeTwice(spin(number)).panel(wheelPanel(1, 1)).panel(wheelPanel(1, 2));
    const last = assemble(story.observations, ROULETTE).at(-1)!;
    return audit(last.hand, last.circumstances).status;
  };
  for (const turnedBefore of [true, false]) {
    expect(told(turnedBefore, false)).toBe('unreadable');
    expect(told(turnedBefore, true)).toBe('mismatch');
  }
});

test('a number that comes while the table has not come to rest since the page was loaded may be an earlier one', () => {
  const told = (rests: boolean): string => {
    const moving = { ...spin(0), stage: 'moving', contents: null } as Reading;
    const story = new Story().panel(wheelPanel(null, 1)).see(moving).on('tab 1', 'load 2');
    story.panel(wheelPanel(1, 2)).see(rests ? ({ ...moving, stage: 'resting' } as Reading) : moving);
    const wrong = (resultOf(2).dealt + 1) % 37;
    story.bet().see(moving).seeTwice(spin(wrong)).panel(wheelPanel(2, 3));
    const last = assemble(story.observations, ROULETTE).at(-1)!;
    return audit(last.hand, last.circumstances).status;
  };
  expect(told(false)).toBe('unreadable');
  expect(told(true)).toBe('mismatch');
});

test('a bet behind which the last number lies there until the wheel turns used no seed again', () => {
  const [first, second] = [resultOf(1).dealt, resultOf(2).dealt];
  const turning = { ...spin(0), stage: 'moving', contents: null } as Reading;
  const told = (isLate: boolean): string[] => {
    const slow = { ...wheelPanel(null, 1), 'reported.secret': secret(1), 'reported.commitment': '' };
    const story = new Story().panel(wheelPanel(null, 1)).bet().seeTwice(spin(first)).panel(slow).bet();
    if (!isLate) story.see(turning);
    story.seeTwice(spin(first)).panel(wheelPanel(1, 1));
    if (isLate) story.see(turning);
    else story.bet();
    story.seeTwice(spin(second)).panel(wheelPanel(2, 3));
    return assemble(story.observations, ROULETTE).map(
      ({ hand, circumstances }) => audit(hand, circumstances).status,
    );
  };
  expect(first).not.toBe(second);
  expect(told(true)).not.toContain('mismatch');
  expect(told(false)[1]).toBe('mismatch');
});

test('a hand that only the panel tells of is said to be inferred from it', () => {
  const numberOf = (n: number): number => resultOf(n).dealt;
  const again = Array.from({ length: 500 }, (_, n) => n + 3).find((n) => numberOf(n) === numberOf(1))!;
  const story = new Story()
    .panel(wheelPanel(null, 1))
    .see(spin(40))
    .bet()
    .seeTwice(spin(numberOf(1)));
  story.panel(wheelPanel(1, again)).see({ ...spin(0), stage: 'moving', contents: null } as Reading);
  story.see(spin(numberOf(1))).panel(wheelPanel(again, again + 1));
  const inferred = assemble(story.observations, ROULETTE).map(({ circumstances }) =>
    circumstances.findings!.some(({ code }) => code === 'hand-inferred'),
  );
  expect(inferred).toEqual([false, true]);
});

describe('that a table was read once', () => {
  const doubts = (story: Story) =>
    story.verdicts()[0]!.reasons.filter(({ code }) => code === 'not-read-twice').length;
  const once = () => new Story().between(null, one).bet().deal(cardsOf(one).slice(0, 5), { twice: false });

  test('is nothing to say as long as no seed is out', () => {
    expect(doubts(once())).toBe(0);
    expect(doubts(once().over(cardsOf(one).slice(5), { twice: false }))).toBe(0);
  });

  test('is said once, and of what the table did by itself at once', () => {
    expect(doubts(once().over(cardsOf(four).slice(5), { twice: false }).between(one, two))).toBe(1);
    expect(doubts(once().over(cardsOf(four).slice(5)).between(one, two, { twice: false }))).toBe(1);
    const changed = once().deal(cardsOf(four).slice(0, 5), { twice: false });
    expect(doubts(changed.over(cardsOf(one).slice(5), { twice: false }))).toBe(1);
  });
});

describe('what a hand rests on', () => {
  /** What each piece of evidence of the table is, with the number of its observation. */
  const played = (story: Story) => {
    const [{ evidence }] = assemble(story.observations, SITE) as [AssembledHand];
    return evidence
      .filter(({ what }) => ['bet', 'deal', 'final'].includes(what))
      .map(({ what, observation }) => [what, observation.seq]);
  };
  const [dealt, drawn] = [cardsOf(one).slice(0, 5), cardsOf(one).slice(5)];
  const unread = (stage: 'dealt' | 'over') => unreadTable('video-poker', stage);

  test('is its bet, its first cards and its last ones', () => {
    const story = new Story().between(null, one).bet().see(unread('dealt')).deal(dealt).over(drawn);
    expect(played(story.see(unread('over')).between(one, two))).toEqual([
      ['bet', 3],
      ['deal', 5],
      ['final', 8],
    ]);
  });

  test('is no more of them than was seen', () => {
    expect(played(new Story().between(null, one).deal(dealt))).toEqual([['deal', 3]]);
    expect(played(new Story().between(null, one).bet().over(drawn))).toEqual([
      ['bet', 3],
      ['final', 5],
    ]);
  });
});
