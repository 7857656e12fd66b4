/** Pages that look as if they cheated with a pair of seeds, each beside the cheat that it looks like. */
import { describe, expect, it, vi } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import type { PanelField, Reading } from '../../../../src/core/observation.ts';
import { UNKNOWN_RULES } from '../../../../src/core/rules/unknown.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import {
  cardsAt,
  contentsOf,
  hashOf,
  PairStory,
  range,
  type SeedPair,
  STAKE,
  seedPair,
} from './pair-story.ts';

const [A, B, C, D] = [seedPair(1), seedPair(2), seedPair(3), seedPair(4)];
const story = (): PairStory => new PairStory();
const codes = (told: PairStory, hand: number): string[] =>
  told.verdicts()[hand]!.reasons.map(({ code }) => code);
/** The table of a hand with these cards. */
const table = (cards: readonly Card[], stage: 'dealt' | 'over'): Reading => {
  const [a, b, c] = cards as [Card, Card, Card];
  const contents =
    stage === 'over' ? contentsOf('blackjack', cards) : { player: [[a, b]], dealer: [c, null] };
  return { kind: 'table', game: 'blackjack', stage, contents } as Reading;
};
/** More cards than a hand takes. */
const cardsOf = (pair: SeedPair, nonce: number): Card[] => cardsAt('stake/blackjack', pair, nonce, 16);
/** The same, with another for the player's third card. */
const swapped = (pair: SeedPair, nonce: number): Card[] => {
  const cards = cardsOf(pair, nonce);
  return cards.with(4, cards[4] === 'As' ? 'Kh' : 'As');
};
/** Another pair becomes the active one, and a receipt tells the seed of this one. */
const rotate = (told: PairStory, nonce: number): PairStory => told.dialog(B, 0, C).receipt(A, nonce);
/** A panel that says a nonce, of the next hand or the last one, in place of how many bets there were. */
const withNonce = (told: PairStory, nonce: number): PairStory =>
  told.panel({
    'announced.commitment': hashOf(A),
    'announced.clientSeed': A.client,
    'announced.nonce': String(nonce),
  });

/** Two more hands of B, one it had before, and then the seeds of both pairs. */
const playedOut = (told: PairStory): PairStory =>
  told.play(B, [1, 2]).dialog(B, 3, C).dialog(C, 0, D).receipt(A, 0).receipt(B, 0);

describe('a hand that lies on the table once more', () => {
  /** The page plays a hand again from its first cards on. */
  const replay = (told: PairStory, nonce: number, bet = false): PairStory => {
    told.see(bet ? { kind: 'bet', control: 'Bet' } : { kind: 'press', by: 'pointer' });
    return told.seeTwice(table(cardsOf(A, nonce), 'dealt')).seeTwice(table(cardsOf(A, nonce), 'over'));
  };
  const told = (bet: boolean): PairStory =>
    rotate(
      replay(story().dialog(A, 0, B).play(A, [0, 1, 2]), 0, bet)
        .play(A, [3])
        .dialog(A, bet ? 5 : 4, B),
      0,
    );

  it('is a look at it where the page plays it again, and accuses nobody', () => {
    expect(told(false).statuses()).toEqual(['verified', 'verified', 'verified', 'consistent', 'verified']);
    expect(codes(told(false), 3)).toContain('nonce-taken');
  });

  it('is one that was dealt twice where it was bet on', () => {
    expect(told(true).statuses()).toEqual(['verified', 'verified', 'verified', 'mismatch', 'verified']);
    expect(codes(told(true), 3)).toContain('nonce-reused');
  });

  it('may be one that was dealt twice, where one that nothing was pressed for had its deal and drew other cards', () => {
    const look = (cards: readonly Card[], held: number | null = null): Reading => {
      const contents: object = {
        ...contentsOf('video-poker', cards),
        cards: cards.slice(0, 5),
        held: cards.slice(0, 5).map((_, i) => i === held),
      };
      return { kind: 'table', game: 'video-poker', stage: 'dealt', contents } as Reading;
    };
    const [old, one, other] = [
      cardsAt('stake/video-poker', A, 1, 10),
      cardsAt('stake/video-poker', B, 1, 10),
      cardsAt('stake/video-poker', B, 2, 10),
    ];
    const told = (again: readonly Card[], ends = [one.slice(5)]): PairStory => {
      const story = new PairStory().dialog(A, 0, B).see({ kind: 'bet', control: 'Bet' });
      story
        .seeTwice(look(old))
        .seeTwice(look(old.slice(5)))
        .enter()
        .dialog(B, 0, C)
        .receipt(A, 1);
      // The page deals by itself, and all five are exchanged.
      story.dialog(B, 1, C).seeTwice(look(one));
      for (const end of ends) story.see(look(end));
      story.see({ kind: 'bet', control: 'Bet' }).dialog(B, 2, C).seeTwice(look(again));
      const drawn = again.slice(5, 9).toSpliced(3, 0, again[3]!);
      return story.seeTwice(look(drawn, 3)).enter().dialog(C, 0, D).receipt(B, 2);
    };
    expect(told(other).statuses().at(-1)).toBe('verified');
    const twice = told(one);
    expect(twice.statuses().at(-1)).toBe('consistent');
    expect(codes(twice, twice.statuses().length - 1)).toContain('nonce-taken');
    // However often it was looked at.
    expect(told(one, [one.slice(5), one.slice(5)]).statuses()).toEqual(twice.statuses());
  });

  it('is one that was dealt twice where its page counts the bet, whatever dealt it', () => {
    const counted = (count: number): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0, 1, 2]).dialog(A, 3, B);
      one
        .seeTwice(table(cardsOf(A, 0), 'dealt'))
        .dialog(A, count, B)
        .seeTwice(table(cardsOf(A, 0), 'over'));
      return rotate(one.dialog(A, count, B), 0);
    };
    expect(codes(counted(4), 3)).toContain('nonce-reused');
    expect(counted(3).statuses()[3]).toBe('consistent');
  });

  it('is the same where the tab goes back to a page that had shown its first cards', () => {
    const one = story().dialog(A, 0, B).see({ kind: 'bet', control: 'Bet' });
    one
      .seeTwice(table(cardsOf(A, 0), 'dealt'))
      .on('tab 1', 'load 2')
      .seeTwice(table(cardsOf(A, 0), 'over'));
    one
      .play(A, [1, 2])
      .on('tab 1')
      .seeTwice(table(cardsOf(A, 0), 'dealt'));
    rotate(one.on('tab 1', 'load 2').play(A, [3]).dialog(A, 4, B), 0);
    expect(one.statuses()).toEqual(['verified', 'verified', 'verified', 'unreadable', 'verified']);
    expect(codes(one, 3)).not.toContain('nonce-reused');
  });

  it('and was not its turn accuses only where it was bet on', () => {
    // Of nonces 2 and 4, which are open, the other was dealt elsewhere; and none saw 2 pass.
    const out = (bet: boolean): PairStory => {
      const one = replay(story().dialog(A, 2, B).play(A, [3]), 2, bet);
      return rotate(one.play(A, [5]).dialog(A, 6, B), 3);
    };
    expect(codes(out(true), 1)).toContain('nonce-out-of-order');
    expect(out(false).statuses()).toEqual(['consistent', 'consistent', 'verified']);
  });

  it('of another pair accuses nobody where a click may have had it played again', () => {
    const told = (isBet: boolean): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B);
      one.see(isBet ? { kind: 'bet', control: 'Bet' } : { kind: 'press', by: 'pointer' });
      one.seeTwice(table(cardsOf(D, 4), 'dealt'));
      // Meanwhile, a bet was made elsewhere.
      return rotate(one.seeTwice(table(cardsOf(D, 4), 'over')).dialog(A, 3, B), 0);
    };
    expect(told(false).statuses()).toEqual(['verified', 'verified', 'unreadable']);
    expect(told(false).verdicts()[2]!.suspect).toBe(true);
    expect(told(true).statuses()[2]).toBe('mismatch');
  });

  it('is none of a seed that is out, where the page plays one of before again', () => {
    const again = (nonce: number, bet: boolean): PairStory => {
      const one = rotate(story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B), 0).dialog(A, 2, C);
      return replay(one.play(B, [0]), nonce, bet)
        .dialog(A, 3, C)
        .dialog(C, 0, D)
        .receipt(B, 0);
    };
    expect(again(1, false).statuses()[3]).toBe('unreadable');
    expect(again(1, true).statuses()[3]).toBe('mismatch');
    expect(codes(again(2, true), 3)).toContain('server-seed-reused');
    // A nonce that no bet had by then is none of before.
    expect(again(3, false).statuses()[3]).toBe('mismatch');
  });
});

describe('a hand of before that a page shows which was loaded behind a bet', () => {
  it.each([
    ['another pair’s', D, 7],
    ['the same pair’s', A, 0],
  ] as const)('is none that was bet on: %s', (_, pair, nonce) => {
    const told = (load: string): PairStory => {
      const one = story()
        .dialog(A, 0, B)
        .play(A, [0, 1])
        .dialog(A, 2, B)
        .see({ kind: 'bet', control: 'Bet' });
      one.on('tab 1', load);
      if (load === 'load 1') one.seeTwice(table(cardsOf(pair, nonce), 'dealt'));
      one.seeTwice(table(cardsOf(pair, nonce), 'over'));
      return rotate(one.on('tab 1', 'load 3').dialog(A, 3, B).play(A, [3]).dialog(A, 4, B), 0);
    };
    expect(told('load 2').statuses()).toEqual(['verified', 'verified', 'unreadable', 'verified']);
    // What lies there behind a bet on the same page is what was bet on.
    expect(told('load 1').statuses()).toEqual(['verified', 'verified', 'mismatch', 'verified']);
  });
});

describe('a hand whose page showed a pair that is not out, between hands of another pair', () => {
  /** Another account plays in between, while a bet of the first one's was made elsewhere. */
  const told = (shown: SeedPair, cards: readonly Card[]): string[] => {
    const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).on('tab 1', 'load 2');
    one
      .dialog(shown, shown === A ? 1 : 0, B)
      .cards('blackjack', cards)
      .dialog(shown, shown === A ? 2 : 1, B);
    return rotate(one.on('tab 1', 'load 3').dialog(A, 2, B).play(A, [2]).dialog(A, 3, B), 0).statuses();
  };

  it('is that one’s, whatever nonce it leaves', () => {
    expect(told(D, cardsOf(D, 0))).toEqual(['verified', 'pending', 'verified']);
    expect(told(A, swapped(A, 1))).toEqual(['verified', 'mismatch', 'verified']);
  });
});

describe('a look at a bet that was made elsewhere', () => {
  /** A hand is bet on here behind two elsewhere, of which the second is looked at when it is over. */
  const told = (cards: readonly Card[]): string[] => {
    const one = story().dialog(A, 0, B).cards('blackjack', cards).press();
    return rotate(one.seeTwice(table(cardsOf(A, 1), 'over')).dialog(A, 3, B), 0).statuses();
  };

  it('leaves room for the hand here that was dealt before', () => {
    expect(told(cardsOf(A, 2))).toEqual(['consistent', 'unreadable']);
  });

  it('is no excuse for cards that nothing deals', () => {
    expect(told(swapped(A, 2))[0]).toBe('mismatch');
  });

  it('leaves room for a hand here of which less is seen than of the look', () => {
    const dealt = (nonce: number, count: number): Card[] => cardsAt('stake/hilo', A, nonce, count);
    const few = (cards: readonly Card[]): string[] => {
      const one = story().dialog(A, 0, B).cards('hilo', cards).press();
      const look = {
        kind: 'table',
        game: 'hilo',
        stage: 'over',
        contents: { cards: dealt(1, 9) },
      } as Reading;
      return rotate(one.seeTwice(look).dialog(A, 3, B), 0).statuses();
    };
    expect(few(dealt(2, 2))).toEqual(['unreadable', 'verified']);
    expect(few(cardsAt('stake/hilo', D, 7, 2))).toEqual(['mismatch', 'verified']);
  });
});

describe('cards that are first seen when their page has gone on to the next pair', () => {
  const told = (
    cards: readonly Card[],
    { bet = false, counted = 0 } = {},
    later = (one: PairStory): PairStory => one,
  ): PairStory =>
    playedOut(
      later(story().dialog(A, 0, B).play(A, [0]).dialog(A, 2, B).dialog(B, 0, C))
        .cards('blackjack', cards, { bet })
        .dialog(B, counted, C),
    );
  /** The panel is looked at for a while. */
  const later = (one: PairStory): PairStory => range(1, 6).reduce((now) => now.dialog(B, 0, C), one);

  it('may be those of the pair before, which proves nothing', () => {
    expect(told(cardsOf(A, 1)).statuses()[1]).toBe('consistent');
    expect(codes(told(cardsOf(A, 1)), 1)).toContain('pair-replaced');
  });

  it('may be those of the pair before though its seed came out as the page went on, and not where that was long ago', () => {
    const out = (one: PairStory): PairStory => one.receipt(A, 0);
    expect(told(cardsOf(A, 1), {}, out).statuses()[1]).toBe('consistent');
    expect(codes(told(cardsOf(A, 1), {}, out), 1)).toContain('pair-replaced');
    expect(told(swapped(B, 0), {}, out).statuses()[1]).not.toBe('mismatch');
    expect(told(cardsOf(A, 1), {}, (one) => later(out(one))).statuses()[1]).toBe('mismatch');
    expect(told(cardsOf(A, 1), { counted: 1 }, out).statuses()[1]).toBe('mismatch');
  });

  it('are those of the pair that was bet on, by the player or as its page counts', () => {
    for (const how of [{ bet: true }, { counted: 1 }]) {
      expect(told(cardsOf(B, 0), how).statuses()[1]).toBe('verified');
      expect(told(swapped(B, 0), how).statuses()[1]).toBe('mismatch');
    }
  });

  it('are the next pair’s where the table had time to show them, or the page never showed another', () => {
    const anew = (one: PairStory): PairStory => one.on('tab 1', 'load 2').dialog(B, 0, C);
    expect(told(swapped(B, 0), {}, later).statuses()[1]).toBe('mismatch');
    expect(told(swapped(B, 0), {}, anew).statuses()[1]).toBe('mismatch');
    expect(told(swapped(B, 0)).statuses()[1]).not.toBe('mismatch');
  });
});

describe('a pair that a page goes on to only behind the next bet', () => {
  const told = (cards: readonly Card[], rotated: 'before' | 'long before' | 'behind'): string | undefined => {
    const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B);
    if (rotated !== 'behind') one.enter();
    if (rotated === 'long before') for (let i = 0; i < 6; i++) one.dialog(A, 1, B);
    one.cards('blackjack', cards).dialog(A, 2, B);
    if (rotated === 'behind') one.enter();
    return playedOut(one.dialog(B, 1, C)).statuses()[1];
  };

  it('may have dealt the hand that was bet on, where something was entered just before', () => {
    expect(told(cardsOf(B, 0), 'before')).not.toBe('mismatch');
    expect(told(swapped(A, 1), 'before')).not.toBe('mismatch');
  });

  it('has not, where nothing was, or it was entered behind the hand', () => {
    expect(told(swapped(A, 1), 'long before')).toBe('mismatch');
    expect(told(swapped(A, 1), 'behind')).toBe('mismatch');
  });

  /** Something is entered, then another hand bet on, with this done while it is played and behind it. */
  const played = (meanwhile: (one: PairStory) => PairStory, behind: (one: PairStory) => PairStory) => {
    const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).enter();
    for (let i = 0; i < 6; i++) one.dialog(A, 1, B);
    one.enter().see({ kind: 'bet', control: 'Bet' });
    const cards = swapped(A, 1);
    meanwhile(one.seeTwice(table(cards, 'dealt'))).seeTwice(table(cards, 'over'));
    return playedOut(behind(one.dialog(A, 2, B)).dialog(B, 1, C)).statuses()[1];
  };
  const nothing = (one: PairStory): PairStory => one;

  it('may have dealt the hand though something was entered long before too, or pressed to play the hand', () => {
    expect(played(nothing, nothing)).not.toBe('mismatch');
    expect(played((one) => one.press(), nothing)).not.toBe('mismatch');
  });

  it('has not, where it may have been rotated behind the hand', () => {
    expect(played(nothing, (one) => one.enter().dialog(A, 2, B))).toBe('mismatch');
    expect(played(nothing, (one) => one.press().dialog(A, 2, B))).toBe('mismatch');
    // Another page's presses rotate nothing here.
    const elsewhere = (one: PairStory): PairStory => one.on('tab 2').press().on('tab 1', 'load 1');
    expect(played(nothing, elsewhere)).not.toBe('mismatch');
  });

  it('may have dealt it where the page goes on to it before any card lies there', () => {
    const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).enter();
    one.see({ kind: 'bet', control: 'Bet' }).dialog(A, 1, B).dialog(B, 1, C);
    one.seeTwice(table(swapped(A, 1), 'dealt')).seeTwice(table(swapped(A, 1), 'over'));
    expect(playedOut(one).statuses()[1]).not.toBe('mismatch');
  });
});

describe('a hand that ends as one did of which nothing but the end was seen', () => {
  it('may have been dealt with its nonce once more', () => {
    const cards = cardsAt('stake/video-poker', A, 1, 10);
    const other = cardsAt('stake/video-poker', A, 5, 10);
    const told = (first: readonly Card[]): string | undefined => {
      const end = {
        kind: 'table',
        game: 'video-poker',
        stage: 'over',
        contents: contentsOf('video-poker', first),
      };
      const one = story()
        .dialog(A, 0, B)
        .see({ kind: 'bet', control: 'Bet' })
        .seeTwice(end as Reading);
      one.dialog(A, 1, B).cards('video-poker', cards).dialog(A, 2, B).dialog(B, 0, C).receipt(A, 1);
      return one.statuses()[1];
    };
    expect(told(other)).toBe('verified');
    expect(told(cards)).toBe('consistent');
  });
});

describe('a count of bets that a page is slow to take back', () => {
  it('is none of the pair’s that it goes on to', () => {
    const told = (counted: number): string[] =>
      story()
        .dialog(A, 0, B)
        .play(A, [1, 2], 'blackjack')
        .dialog(A, 2, B)
        .dialog(B, counted, C)
        .dialog(B, 0, C)
        .play(B, [2, 3])
        .dialog(B, 3, C)
        .dialog(C, 0, D)
        .receipt(A, 1)
        .receipt(B, 1)
        .statuses();
    for (const counted of [0, 1])
      expect(told(counted), String(counted)).toEqual(['verified', 'verified', 'consistent', 'verified']);
  });
});

describe('a page that counts its own bets alone', () => {
  const told = (cards: readonly Card[], count = 2): PairStory =>
    rotate(
      story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).cards('blackjack', cards).dialog(A, count, B),
      0,
    );

  it('accuses no hand that was dealt behind hundreds of bets elsewhere', () => {
    expect(told(cardsOf(A, 301)).statuses()).toEqual(['verified', 'consistent']);
    expect(told(cardsOf(A, 301)).nonces()).toEqual([0, 301]);
    expect(told(swapped(A, 301)).statuses()).toEqual(['verified', 'mismatch']);
    expect(told(swapped(A, 1)).nonces()).toEqual([0, 1]);
  });

  it('does not excuse a card that some nonce deals in any case', () => {
    const one = (nonce: number): PairStory => {
      const [card] = cardsAt('stake/hilo', A, nonce, 1) as [Card];
      const begun = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B);
      return rotate(begun.cards('hilo', [card]).dialog(A, 2, B), 0);
    };
    expect(one(1).statuses()).toEqual(['verified', 'verified']);
    const [due] = cardsAt('stake/hilo', A, 1, 1);
    const other = range(300, 400).find((nonce) => cardsAt('stake/hilo', A, nonce, 1)[0] !== due)!;
    expect(one(other).statuses()[1]).not.toMatch(/verified|consistent/);
  });
});

describe('a card that is swapped at either end of a pair', () => {
  it.each([0, 1])('is found in the first hand behind a rotation, where the pair begins with %i', (first) => {
    const told = (cards: readonly Card[], count = 3): PairStory =>
      rotate(
        story()
          .dialog(A, 0, B)
          .cards('blackjack', cards)
          .play(A, [first + 1, first + 2])
          .dialog(A, count, B),
        first + 1,
      );
    expect(told(cardsOf(A, first)).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(swapped(A, first)).statuses()).toEqual(['mismatch', 'verified', 'verified']);
    expect(told(swapped(A, first)).nonces()).toEqual([first, first + 1, first + 2]);
  });

  it.each([0, 1])('is found in the last one of a pair in the middle of it, which began with %i', (first) => {
    const last = 42 + first;
    const told = (cards: readonly Card[], count = 43): PairStory =>
      rotate(
        story()
          .dialog(A, 40, B)
          .play(A, [last - 2, last - 1])
          .cards('blackjack', cards)
          .dialog(A, count, B),
        40,
      );
    expect(told(cardsOf(A, last)).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(swapped(A, last)).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(told(swapped(A, last)).nonces()[2]).toBe(last);
    // A bet elsewhere may have had that nonce.
    expect(told(swapped(A, last), 44).statuses()[2]).toBe('unreadable');
  });

  it('is found in the last one where the table comes to light again behind the dialog that counts', () => {
    const told = (cards: readonly Card[]): PairStory =>
      rotate(story().dialog(A, 0, B).play(A, [0, 1]).cards('blackjack', cards).dialog(A, 3, B), 2)
        .see(table(cards, 'over'))
        .dialog(B, 0, C);
    expect(told(cardsOf(A, 2)).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(swapped(A, 2)).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(told(swapped(A, 2)).nonces()[2]).toBe(2);
  });

  it.each([0, 1])('is found in its only one, whichever nonce that had; it had %i', (first) => {
    const told = (cards: readonly Card[], count = 1): PairStory =>
      rotate(story().dialog(A, 0, B).cards('blackjack', cards).dialog(A, count, B), first);
    expect(told(cardsOf(A, first)).statuses()).toEqual(['verified']);
    expect(told(swapped(A, first)).statuses()).toEqual(['mismatch']);
    // What is shown beside it is the deal that comes closest.
    expect(told(swapped(A, first)).nonces()).toEqual([first]);
    expect(codes(told(swapped(A, first)), 0)).toEqual(
      expect.arrayContaining(['nonce-not-forced', 'deal-differs']),
    );
    // Where there was another bet, it may not have been the pair's at all.
    expect(told(swapped(A, first), 2).statuses()).toEqual(['unreadable']);
  });

  it.each([0, 1])('is found in its only one beside a bet that was refused; it had %i', (first) => {
    const told = (cards: readonly Card[], { counted = 1, twice = true } = {}): PairStory => {
      const one = story().dialog(A, 0, B).cards('blackjack', cards).dialog(A, 1, B);
      one.see({ kind: 'bet', control: 'Bet' }).seeTwice(table(cards, 'over'));
      return rotate(one.dialog(A, counted, B, {}, { twice }), first);
    };
    expect(told(cardsOf(A, first)).statuses()[0]).toBe('verified');
    expect(told(swapped(A, first)).statuses()[0]).toBe('mismatch');
    // A page that is late to count it may go on to do so, and one that did had another hand there.
    expect(told(swapped(A, first), { twice: false }).statuses()[0]).toBe('unreadable');
    expect(told(swapped(A, first), { counted: 2 }).statuses()[0]).toBe('unreadable');
  });

  it('is found in the last one where the panel is slow to count it, or the others dealt themselves', () => {
    const late = story().dialog(A, 0, B).play(A, [0, 1, 2]).cards('blackjack', swapped(A, 3));
    expect(rotate(late.dialog(A, 3, B).dialog(A, 4, B), 0).statuses()[3]).toBe('mismatch');
    const alone = story().dialog(A, 0, B).play(A, [0, 1], 'blackjack', { bet: false });
    rotate(alone.cards('blackjack', swapped(A, 2)).dialog(A, 3, B), 1);
    expect(alone.statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(alone.nonces()[2]).toBe(2);
  });

  it('is found in the last one where its page counted its bet, and none behind it, though not behind its end', () => {
    const told = (
      cards: readonly Card[],
      { twice = true, behind = 3, filled = false, more = false } = {},
    ): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).play(A, [1]).dialog(A, 2, B);
      one.see({ kind: 'bet', control: 'Bet' }).dialog(A, 3, B, {}, { twice });
      if (more) one.dialog(A, 4, B, {}, { twice: false });
      // The seed of the pair before comes to stand there.
      if (filled) one.dialog(A, 3, B, { 'reported.serverSeed': D.server }, { twice: false });
      const [a, b, c] = cards as [Card, Card, Card];
      const begun = { player: [[a, b]], dealer: [c, null] };
      one.seeTwice({ kind: 'table', game: 'blackjack', stage: 'dealt', contents: begun });
      one.seeTwice(table(cards, 'over'));
      return rotate(behind > 3 ? one.dialog(A, behind, B) : one, 0);
    };
    expect(told(cardsOf(A, 2)).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(swapped(A, 2)).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(told(swapped(A, 2), { filled: true }).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(told(swapped(A, 2), { twice: false }).statuses()[2]).toBe('unreadable');
    expect(told(swapped(A, 2), { more: true }).statuses()[2]).toBe('unreadable');
    expect(told(swapped(A, 2), { behind: 5 }).statuses()[2]).toBe('unreadable');
    // A page may be slow to count: then it fits further on.
    expect(told(cardsOf(A, 3)).statuses()[2]).not.toBe('mismatch');
  });

  it('is found in the last one where its page was loaded anew, and counted one bet more than the load before', () => {
    const told = (
      cards: readonly Card[],
      { before = '', behind = 3, twice = true, tab = 'tab 1', between = false } = {},
    ): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).play(A, [1]).dialog(A, 2, B);
      if (between) one.seeTwice(table(swapped(A, 2), 'over'));
      one
        .on(tab, 'load 2')
        .dialog(A, 0, B, { 'announced.count': before })
        .see({ kind: 'bet', control: 'Bet' });
      const [a, b, c] = cards as [Card, Card, Card];
      const begun = { player: [[a, b]], dealer: [c, null] };
      one.seeTwice({ kind: 'table', game: 'blackjack', stage: 'dealt', contents: begun });
      one.dialog(A, behind, B, {}, { twice }).seeTwice(table(cards, 'over'));
      return rotate(one, 0);
    };
    expect(told(cardsOf(A, 2)).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(swapped(A, 2)).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    // It may be slow to count, or count what was played elsewhere or not counted by the load before.
    expect(told(cardsOf(A, 3)).statuses()[2]).not.toBe('mismatch');
    expect(told(swapped(A, 2), { twice: false }).statuses()[2]).toBe('unreadable');
    expect(told(swapped(A, 2), { behind: 4 }).statuses()[2]).toBe('unreadable');
    expect(told(swapped(A, 2), { before: '3' }).statuses()[2]).toBe('unreadable');
    expect(told(swapped(A, 2), { tab: 'tab 2' }).statuses()[2]).toBe('unreadable');
    expect(told(swapped(A, 3), { between: true }).statuses()).not.toContain('mismatch');
  });

  it('is found in the last one where its page came to count it together with the hands before it', () => {
    const told = (count: number, whole = true): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B);
      if (whole) one.play(A, [1]);
      else one.seeTwice(table(cardsOf(A, 1), 'over'));
      const [a, b, c] = swapped(A, 2) as [Card, Card, Card];
      const begun = { player: [[a, b]], dealer: [c, null] };
      one.see({ kind: 'bet', control: 'Bet' });
      one.seeTwice({ kind: 'table', game: 'blackjack', stage: 'dealt', contents: begun });
      return rotate(one.dialog(A, count, B).seeTwice(table(swapped(A, 2), 'over')), 0);
    };
    expect(told(3).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    for (const count of [1, 2, 4, 5]) expect(told(count).statuses()[2], String(count)).toBe('unreadable');
    // What lies there as the end of a hand alone need not have been dealt since.
    expect(told(3, false).statuses()[2]).toBe('unreadable');
  });

  it('is found in the last one where a bet was refused behind it, and counted since', () => {
    const told = (cards: readonly Card[], count: number): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0], 'baccarat').dialog(A, 1, B).play(A, [1], 'baccarat');
      const lying = {
        kind: 'table',
        game: 'baccarat',
        stage: 'over',
        contents: contentsOf('baccarat', cards),
      };
      one.cards('baccarat', cards).see({ kind: 'bet', control: 'Bet' });
      one.dialog(A, count, B).seeTwice(lying as Reading);
      return rotate(one, 0);
    };
    const dealt = (nonce: number): Card[] => cardsAt('stake/baccarat', A, nonce, 6);
    const other = dealt(2).with(0, dealt(2)[0] === 'As' ? 'Ac' : 'As');
    expect(told(dealt(2), 3).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(other, 3).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    // It may have been a bet with the same cards again; or one was made elsewhere, and the page is slow to count.
    expect(told(other, 4).statuses()[2]).toBe('unreadable');
    expect(told(dealt(3), 3).statuses()[2]).not.toBe('mismatch');
  });

  it('is found in the last one where the page counts the next pair’s bets beside the hash of before', () => {
    const counted = (...cards: readonly Card[][]): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B);
      for (const dealt of cards) one.cards('blackjack', dealt);
      return one.dialog(A, 2 + cards.length, B).dialog(A, 0, B);
    };
    expect(rotate(counted(cardsOf(A, 2)), 0).statuses()).toEqual(Array(3).fill('verified'));
    expect(rotate(counted(swapped(A, 2)), 0).statuses()).toEqual(['verified', 'verified', 'mismatch']);
    // Where it goes on to count, those may be this pair's, begun anew with another client seed.
    const anew = counted(swapped(A, 2)).dialog(A, 1, B);
    expect(rotate(anew, 0).statuses()[2]).toBe('unreadable');
  });

  it('is not looked for in more hands than there were bets', () => {
    const others = story()
      .dialog(A, 40, B)
      .cards('blackjack', cardsOf(D, 1))
      .cards('blackjack', cardsOf(D, 2));
    expect(rotate(others.dialog(A, 41, B), 40).statuses()).toEqual(['unreadable', 'unreadable']);
  });

  it('is found in all of its hands, where the panel shows a nonce', () => {
    const told = (nonce: number): PairStory =>
      rotate(withNonce(withNonce(story(), 5).cards('blackjack', swapped(A, 5)), nonce), 5);
    expect(told(6).statuses()).toEqual(['mismatch']);
    expect(codes(told(6), 0)).toContain('nonce-forced');
    expect(told(7).statuses()).toEqual(['unreadable']);
  });
});

describe('what a panel says once and not again', () => {
  it('is known: how many bets there were', () => {
    const told = (nonce: number, count = 4): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 3, B);
      one.panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client }).play(A, [nonce]);
      return rotate(one.dialog(A, count, B), 0);
    };
    expect(told(3).statuses()[2]).toBe('verified');
    // A bet elsewhere had it, or came behind this one: no count tells, since none was read between.
    expect(told(3, 5).statuses()[2]).toBe('consistent');
    expect(codes(told(3, 5), 2)).toContain('nonce-taken');
    // Behind another hand it may have been that one's.
    const another = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B);
    another.panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client }).play(A, [1, 3]);
    expect(rotate(another.dialog(A, 5, B), 0).statuses()[1]).toBe('verified');
    expect(told(2).statuses()[2]).toBe('consistent');
    expect(codes(told(2), 2)).toContain('nonce-taken');
  });

  it('is known: the client seed, beside the seed alone', () => {
    const told = story()
      .panel({ 'announced.commitment': hashOf(A) })
      .play(A, [0, 1]);
    told.panel({ 'reported.serverSeed': A.server, 'reported.clientSeed': A.client });
    expect(told.statuses()).toEqual(['consistent', 'consistent']);
    expect(codes(told, 0)).toContain('client-seed-not-before-bet');
  });

  it('tells that a pair’s first hand was passed over, whether nonces begin with 0 or 1', () => {
    const first = (nonce: number) =>
      rotate(story().dialog(A, 0, B).play(A, [nonce]).dialog(A, nonce, B), nonce).statuses();
    expect(first(1)).toEqual(['verified']);
    expect(first(2)).toEqual(['consistent']);
  });
});

describe('a client seed that is shown late', () => {
  const shown = (pair: SeedPair, count: number): Partial<Record<PanelField, string>> => ({
    'announced.commitment': hashOf(pair),
    'announced.clientSeed': pair.client,
    'announced.count': String(count),
  });
  const out = { 'reported.commitment': hashOf(B), 'reported.serverSeed': B.server };
  /** Hands of B, before the first of which its dialog shows one client seed and behind it another. */
  const told = (before: string, dealt: string, between: SeedPair = B): PairStory =>
    story()
      .panel(shown({ ...A, client: before }, 0))
      .panel(shown({ ...B, client: before }, 0))
      .play({ ...B, client: dealt }, [1])
      .panel(shown(between, 1))
      .play(B, [2])
      .panel(shown(B, 2))
      .panel({ ...shown(C, 0), ...out });

  it('is not the casino’s doing where the hand before was dealt from it already', () => {
    expect(told(A.client, B.client).statuses()).toEqual(['consistent', 'consistent']);
    expect(codes(told(A.client, B.client), 0)).toContain('client-seed-not-before-bet');
    expect(codes(told(A.client, B.client), 1)).toContain('client-seed-late');
  });

  it('is, where the hand before was dealt from the one that stood there', () => {
    expect(told(A.client, A.client).statuses()[1]).toBe('mismatch');
    expect(codes(told(A.client, A.client), 1)).toContain('client-seed-replaced');
  });
});

describe('a client seed that takes the place of another under the same hash', () => {
  it('is the one entered only where no hand was dealt from the earlier one since', () => {
    const other = { ...A, client: 'other' };
    const told = (isEnteredLast: boolean): PairStory => {
      const one = story().dialog(A, 0, B);
      if (!isEnteredLast) one.enter();
      one.play(A, [0]).dialog(A, 1, B);
      if (isEnteredLast) one.enter();
      return one.dialog(other, 1, B).play(other, [1]).dialog(other, 2, B).dialog(B, 0, C).receipt(other, 0);
    };
    expect(told(true).statuses()).toEqual(['verified', 'verified']);
    expect(told(false).statuses()).toEqual(['verified', 'consistent']);
    expect(codes(told(false), 1)).toContain('client-seed-late');
  });
});

describe('a pair with many client seeds', () => {
  it('takes hardly more than one with a few', () => {
    const told = (others: number): PairStory => {
      const one = story()
        .dialog({ ...A, client: 'first' }, 0, B)
        .play(A, [0]);
      for (const n of range(1, others))
        one.dialog({ ...A, client: `other ${n}` }, 0, B, {}, { twice: false });
      return rotate(one.panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client }), 0);
    };
    expect(told(3).statuses()).toEqual(['consistent']);
    const many = story()
      .dialog({ ...A, client: 'first' }, 0, B)
      .play(A, [0]);
    for (const n of range(1, 300)) many.dialog({ ...A, client: `other ${n}` }, 0, B, {}, { twice: false });
    const deals = vi.spyOn(SCHEMES.get('stake/blackjack')!, 'deals');
    many.panel({ 'reported.serverSeed': A.server }).statuses();
    // Were each of them tried, it would be more than 256 for each.
    expect(deals.mock.calls.length).toBeLessThan(20 * 256);
    deals.mockRestore();
  });
});

describe('a seed beside another pair’s hash', () => {
  const row = (hash: SeedPair, seed: SeedPair | null) => ({
    'reported.commitment': hashOf(hash),
    'reported.clientSeed': hash.client,
    ...(seed && { 'reported.serverSeed': seed.server }),
  });
  const told = (...rows: readonly object[]): PairStory =>
    rows.reduce(
      (one: PairStory, fields) => one.panel(fields),
      story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B),
    );

  it('is not its seed where the panel fills its fields one after the other', () => {
    for (const slow of [
      told(row(A, null), row(A, D), row(D, D)),
      told({ 'reported.serverSeed': D.server }, row(A, D)),
    ]) {
      expect(slow.statuses()).toEqual(['unreadable', 'unreadable']);
      expect(slow.verdicts()[0]!.suspect).toBe(true);
      expect(codes(slow, 0)).toContain('seeds-not-linked');
      expect(slow.dialog(B, 0, C).receipt(A, 0).statuses()).toEqual(['verified', 'verified']);
    }
  });

  it('is another’s by one form of its hash, whatever others are tried of a game whose rule is not known', () => {
    const begun = () => new PairStory({ ...STAKE, rules: { hilo: UNKNOWN_RULES.hilo } });
    const played = (one: PairStory): PairStory => one.dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B);
    const earlier = played(begun().dialog(D, 0, A)).panel(row(A, D));
    expect(earlier.verdicts()[0]!.suspect).not.toBe(true);
    expect(codes(earlier, 0)).toContain('seed-not-revealed');
    expect(played(begun()).panel(row(A, D)).dialog(D, 0, C).statuses()[0]).toBe('unreadable');
    expect(played(begun()).panel(row(A, D)).dialog(B, 0, C).statuses()[0]).toBe('mismatch');
  });

  it('is what it shows for its own where they came together, whatever is shown before and behind it', () => {
    const exchanged = { ...A, server: 'another' };
    expect(told(row(A, exchanged)).statuses()).toEqual(['mismatch', 'mismatch']);
    expect(told(row(A, D), row(D, D), row(A, exchanged)).statuses()).toEqual(['mismatch', 'mismatch']);
    expect(codes(told(row(A, exchanged), row(D, D)), 0)).toContain('reveal-not-committed');
  });
});

describe('a hand whose nonce is open', () => {
  it('tells of nonce 1 only where it is known that none has 0', () => {
    // The pair’s panels tell no count; that of a pair before it tells with which nonce the casino begins, or there is none.
    const told = (earlier: (one: PairStory) => PairStory, first: number, count = ''): PairStory => {
      const one = earlier(story()).panel({
        'announced.commitment': hashOf(A),
        'announced.clientSeed': A.client,
        'announced.count': count,
      });
      return one.play(A, [first]).panel({ 'reported.serverSeed': A.server });
    };
    const counting = (from: number) => (one: PairStory) =>
      one
        .dialog(D, 0, A)
        .play(D, [from, from + 1])
        .dialog(D, 2, A)
        .receipt(D, from);
    const last = (one: PairStory) => one.statuses().at(-1);
    expect(last(told(counting(1), 1))).toBe('verified');
    expect(last(told(counting(0), 1))).toBe('consistent');
    expect(codes(told(counting(0), 1), 2)).toContain('nonces-passed-over');
    expect(last(told(counting(0), 0))).toBe('verified');
    expect(last(told((one) => one, 0))).toBe('verified');
    expect(
      codes(
        told((one) => one, 1),
        0,
      ),
    ).toContain('nonces-passed-over');
    // As many bets as there are, before it, are not those behind it.
    expect(
      codes(
        told((one) => one, 1, '0'),
        0,
      ),
    ).toContain('nonces-passed-over');
    expect(last(told((one) => one, 1, '1'))).toBe('verified');
  });

  it('tells of it from pairs before, of which none says otherwise', () => {
    // D’s first hand made its count what its nonce is, and its last was counted by nobody.
    const told = (earlier: (one: PairStory) => PairStory): string => {
      const one = earlier(story()).dialog(D, 0, A).play(D, [1]).dialog(D, 1, A).play(D, [2]).receipt(D, 1);
      one.panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client });
      return one.play(A, [1]).panel({ 'reported.serverSeed': A.server }).statuses().at(-1)!;
    };
    expect(told((one) => one)).toBe('verified');
    expect(told((one) => one.dialog(C, 0, D).play(C, [0]).dialog(C, 1, D).receipt(C, 0))).toBe('consistent');
  });

  it('tells of nonce 1 where more was counted than that, or nothing was', () => {
    const told = (behind: (one: PairStory) => PairStory): string[] => {
      const one = behind(story().dialog(A, 0, B).play(A, [1]));
      return codes(one.panel({ 'reported.serverSeed': A.server }), 0);
    };
    expect(told((one) => one.dialog(A, 1, B))).not.toContain('nonces-passed-over');
    expect(told((one) => one.dialog(A, 0, B))).toContain('nonces-passed-over');
    expect(told((one) => one.dialog(A, 2, B))).toContain('nonces-passed-over');
    const blank = { 'announced.count': '' };
    expect(told((one) => one.dialog(A, 0, B, blank).dialog(A, 2, B))).toContain('nonces-passed-over');
    // Another tab’s may be out of date.
    const other = (one: PairStory) => one.on('tab 2').dialog(A, 1, B).on('tab 1', 'load 1').dialog(A, 2, B);
    expect(told(other)).toContain('nonces-passed-over');
  });

  it('had none that a bet behind it might excuse, where that showed the last result and no more', () => {
    /** Something is bet on behind the first hand, of which the end of this nonce's is seen, and then comes nonce 2. */
    const told = (shown: number): string[] => {
      const contents = contentsOf('video-poker', cardsAt('stake/video-poker', A, shown, 10));
      const one = story().dialog(A, 0, B).play(A, [0], 'video-poker').dialog(A, 1, B);
      one.see({ kind: 'bet', control: 'Bet' });
      one.seeTwice({ kind: 'table', game: 'video-poker', stage: 'over', contents } as Reading);
      one.dialog(A, 1, B).press();
      rotate(one.play(A, [2], 'video-poker', { bet: false }).dialog(A, 3, B), 3);
      return codes(one, one.hands().length - 1);
    };
    expect(told(0)).toContain('nonces-passed-over');
    expect(told(1)).not.toContain('nonces-passed-over');
  });

  it('is not excused by its own cards in a tab that mirrors it, where two bets were counted', () => {
    const cardsAt10 = (nonce: number): Card[] => cardsAt('stake/video-poker', A, nonce, 10);
    const look = (nonce: number, stage: 'dealt' | 'over'): Reading => {
      const [cards, held] = [cardsAt10(nonce), Array(5).fill(false)];
      const contents = { cards: stage === 'over' ? cards.slice(5) : cards.slice(0, 5), held };
      return { kind: 'table', game: 'video-poker', stage, contents } as unknown as Reading;
    };
    const told = (nonce: number, mirrored: number): string[] => {
      const one = story().dialog(A, 0, B).play(A, [0], 'video-poker').dialog(A, 1, B);
      one.on('tab 2').dialog(A, 1, B).on('tab 1', 'load 1').see({ kind: 'bet', control: 'Bet' });
      one.seeTwice(look(nonce, 'dealt')).on('tab 2').seeTwice(look(mirrored, 'dealt'));
      one.on('tab 1', 'load 1').dialog(A, nonce + 1, B);
      // Which goes on to another tab’s hand.
      one
        .on('tab 2')
        .seeTwice(look(nonce + 1, 'dealt'))
        .seeTwice(look(nonce + 1, 'over'));
      one
        .on('tab 1', 'load 1')
        .seeTwice(look(nonce, 'over'))
        .dialog(A, nonce + 2, B);
      return codes(rotate(one, 0), 1);
    };
    expect(told(1, 1)).not.toContain('nonces-passed-over');
    expect(told(2, 2)).toContain('nonces-passed-over');
    expect(told(2, 1)).not.toContain('nonces-passed-over');
  });

  it('tells of none that its page had counted before, though it was read once', () => {
    const told = (counted: number): string[] => {
      const one = story().dialog(A, counted, B, {}, { twice: false }).play(A, [5, 6]).dialog(A, 7, B);
      return codes(rotate(one, 5), 0);
    };
    expect(told(5)).not.toContain('nonces-passed-over');
    expect(told(3)).toContain('nonces-passed-over');
  });

  it('tells of what was passed over where a page that deals by itself counts a bet before its cards are seen', () => {
    const told = (second: number): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [1]).dialog(A, 1, B).dialog(A, second, B);
      one.cards('blackjack', cardsOf(A, second), { bet: false });
      return rotate(one.play(A, [second + 1]).dialog(A, second + 1, B), 1);
    };
    expect(told(2).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(3).statuses()).toEqual(['verified', 'consistent', 'verified']);
    expect(codes(told(3), 1)).toContain('nonces-passed-over');
  });

  it('tells of what was passed over where the panel tells the next nonce', () => {
    const told = (third: number): PairStory => {
      const one = withNonce(withNonce(withNonce(story(), 1).play(A, [1]), 2).play(A, [2]), 3).play(A, [
        third,
      ]);
      return withNonce(one, third + 1).panel({ 'reported.serverSeed': A.server });
    };
    expect(told(3).statuses()).toEqual(Array(3).fill('verified'));
    expect(told(4).statuses()).toEqual(['verified', 'verified', 'consistent']);
    expect(codes(told(4), 2)).toContain('nonces-passed-over');
    // A bet that was counted before was not passed over.
    const counted = withNonce(withNonce(withNonce(story(), 1).play(A, [1]), 2).play(A, [2]), 5).play(A, [5]);
    expect(withNonce(counted, 6).panel({ 'reported.serverSeed': A.server }).statuses()[2]).toBe('verified');
    const alone = story().dialog(A, 0, B).play(A, [0], 'blackjack', { bet: false }).dialog(A, 2, B);
    rotate(alone.play(A, [2], 'blackjack', { bet: false }), 0);
    expect(alone.statuses()).toEqual(['verified', 'verified']);
    // From which one its first bet had, that tells nothing.
    for (const i of [0, 1, 2]) expect(codes(told(3), i)).not.toContain('first-nonce-inferred');
  });

  it('tells of what was passed over as soon as one hand before it had a nonce below the panel’s', () => {
    const told = (second: number): PairStory => {
      const one = withNonce(withNonce(story(), 1).play(A, [1]), 2).play(A, [second]);
      return withNonce(one, 3).panel({ 'reported.serverSeed': A.server });
    };
    expect(told(2).statuses()).toEqual(['verified', 'verified']);
    expect(told(3).statuses()).toEqual(['verified', 'consistent']);
    expect(codes(told(3), 1)).toContain('nonces-passed-over');
  });

  it('had none that another tab said was used, where the panel’s was that of the last hand', () => {
    const told = (used: number, behind = 4): PairStory => {
      const one = withNonce(withNonce(withNonce(story(), 1).play(A, [2]), 2).play(A, [3]), 3);
      withNonce(one.on('tab 2'), used).on('tab 1', 'load 1').play(A, [5]);
      return withNonce(one, behind).panel({ 'reported.serverSeed': A.server });
    };
    expect(told(4).statuses()).toEqual(Array(3).fill('verified'));
    // Nor was it another tab's where the hand's own page came to count it.
    for (const passed of [told(3), told(4, 5)]) {
      expect(passed.statuses()).toEqual(['verified', 'verified', 'consistent']);
      expect(codes(passed, 2)).toContain('nonces-passed-over');
    }
  });

  it('accounts for a nonce that another passed over only where that may have been its turn', () => {
    const [card] = cardsAt('stake/hilo', A, 6, 1) as [Card];
    const begun = (): PairStory => story().dialog(A, 0, B).play(A, [0, 1]);
    /** One card, which fits many nonces, in a tab. */
    const looked = (told: PairStory, tab: string): PairStory =>
      told.on(tab).cards('hilo', [card]).on('tab 1');
    const ended = (told: PairStory): PairStory => rotate(told.dialog(A, 300, B), 0);
    const before = ended(looked(begun(), 'tab 2').play(A, [3]));
    expect(before.nonces()).toEqual([0, 1, null, 3]);
    expect(before.statuses()[3]).toBe('verified');
    // What began when that one was over is not what had it, whatever its tab.
    for (const tab of ['tab 1', 'tab 2']) {
      const behind = ended(looked(begun().play(A, [3]), tab));
      expect(behind.nonces()).toEqual([0, 1, 3, null]);
      expect(behind.statuses()[2]).toBe('consistent');
      expect(codes(behind, 2)).toContain('nonces-passed-over');
    }
  });
});

it('a client seed that stands beside the hash of a pair that is out is the next one’s, and judges no hand of that', () => {
  const empty = seedPair(1, '');
  const told = (dealt: SeedPair): PairStory =>
    story()
      .dialog(empty, 0, B)
      .play(dealt, [0])
      .dialog(empty, 1, B)
      .dialog(empty, 0, B, { 'announced.clientSeed': 'next', 'reported.serverSeed': empty.server })
      .dialog(B, 0, C, { 'reported.serverSeed': empty.server });
  expect(told(empty).statuses()[0]).toBe('consistent');
  expect(told(seedPair(1, 'next')).statuses()[0]).not.toBe('verified');
  expect(told(seedPair(6)).statuses()[0]).not.toBe('verified');
});

describe('a client seed that was gone before the bet', () => {
  const empty = seedPair(1, '');
  const other = seedPair(1, 'another');
  const is = (clientSeed: string) => ({ 'announced.clientSeed': clientSeed });
  /** The panel says for a moment what was the client seed of the pair before; `later`: what it says in the end. */
  const told = (dealt: SeedPair, later = ''): PairStory =>
    story()
      .dialog(A, 0, B, is('of before'), { twice: false })
      .dialog(A, 0, B, is(''))
      .play(dealt, [0, 1])
      .dialog(A, 2, B, is(later))
      .dialog(B, 0, C)
      .receipt(empty, 0);

  it('leaves the empty one, which proves nothing and accuses nobody', () => {
    expect(told(empty).statuses()).toEqual(['consistent', 'consistent']);
    expect(codes(told(empty), 0)).toContain('client-seed-not-before-bet');
  });

  it('is held against cards that none fits only where it stands there again', () => {
    expect(told(other).verdicts()).toMatchObject(Array(2).fill({ status: 'unreadable', suspect: true }));
    expect(told(other, 'of before').statuses()).toEqual(['mismatch', 'mismatch']);
    // Where it stood there to the bet, and no empty one did, the cards must come from it.
    const stood = story().dialog(A, 0, B, is('mine')).play(empty, [0, 1]).dialog(A, 2, B, is('mine'));
    expect(stood.dialog(B, 0, C).receipt(empty, 0).statuses()).toEqual(['mismatch', 'mismatch']);
  });

  it('is the pair’s own where that was used with it, or where it was seen once to be gone', () => {
    const gone = story().dialog(A, 0, B, is('of before'), { twice: false }).dialog(A, 0, B, is(''));
    const used = gone.play(other, [0, 1]).dialog(A, 2, B, is('')).dialog(B, 0, C);
    expect(used.receipt(seedPair(1, 'of before'), 0).statuses()).toEqual(['mismatch', 'mismatch']);
    // What it says last before the bet counts.
    const doubts = (twice: boolean): string[] => {
      const one = story().dialog(A, 0, B, is('of before'), { twice: false }).dialog(A, 0, B, is(''));
      one.dialog(A, 1, B, is(''), { twice }).play(other, [1]).dialog(A, 2, B, is('')).dialog(B, 0, C);
      return codes(one.panel({ 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server }), 0);
    };
    expect(doubts(true)).toContain('seeds-not-linked');
    expect(doubts(false)).not.toContain('seeds-not-linked');
  });

  it('may be gone only behind the bet, where it was that of the pair before', () => {
    const before = seedPair(9, 'of before');
    /** The panel says so of the first pair; then of the next until two hands were dealt, and nothing any more. */
    const slow = (dealt: readonly SeedPair[]): PairStory =>
      dealt
        .reduce(
          (one, pair, nonce) => one.play(pair, [nonce]),
          story().dialog(before, 0, A, is('of before')).dialog(A, 0, B, is('of before')),
        )
        .dialog(A, 2, B, is(''))
        .dialog(B, 0, C)
        .receipt(empty, 0);
    expect(slow([empty, empty]).statuses()).toEqual(['consistent', 'consistent']);
    expect(slow([other, other]).verdicts()).toMatchObject(
      Array(2).fill({ status: 'unreadable', suspect: true }),
    );
    // One that a hand was dealt from was the pair's own.
    expect(slow([seedPair(1, 'of before'), other]).statuses()[1]).toBe('mismatch');
  });

  it('may be seen to be gone once, where it is none that the pair is reported with', () => {
    const before = seedPair(9, 'of before');
    const out = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
    const once = (...reported: readonly (readonly [fields: object, twice: boolean])[]): PairStory =>
      reported.reduce(
        (one, [fields, twice]) => one.dialog(B, 0, C, { ...out, ...fields }, { twice }),
        story()
          .dialog(before, 0, A, is('of before'))
          .dialog(A, 0, B, is('of before'))
          .play(other, [0])
          .dialog(A, 1, B, is(''), { twice: false }),
      );
    const blank = { 'reported.clientSeed': '' };
    const suspect = [{ status: 'unreadable', suspect: true }];
    expect(once([blank, true]).verdicts()).toMatchObject(suspect);
    expect(once([{}, true], [blank, true]).verdicts()).toMatchObject(suspect);
    expect(once([{ 'reported.clientSeed': 'of before' }, true]).statuses()).toEqual(['mismatch']);
    // What is reported may be on its way too.
    expect(once([blank, false]).statuses()).not.toContain('verified');
    expect(once([{}, true]).statuses()).toEqual(['mismatch']);
    expect(once([{}, true], [blank, false]).statuses()).toEqual(['mismatch']);
  });

  it('proves nothing of a hand behind it, whatever one before it was dealt from', () => {
    const told = story()
      .dialog(A, 0, B, is('mine'))
      .play(seedPair(1, 'mine'), [0])
      .dialog(A, 1, B, is(''))
      .play(other, [1])
      .dialog(A, 2, B, is(''))
      .dialog(B, 0, C)
      .receipt(empty, 0);
    expect(told.statuses()[1]).not.toBe('mismatch');
  });

  it('and was not that of the pair before, is held against what it does not give', () => {
    const stood = story().dialog(A, 0, B, is('mine')).play(empty, [0, 1]).dialog(A, 2, B, is(''));
    expect(stood.dialog(B, 0, C).receipt(empty, 0).statuses()).toEqual(['mismatch', 'mismatch']);
  });
});
