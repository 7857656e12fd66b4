import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import { cardsByAccident } from '../../../../src/core/games/dealt.ts';
import type { PanelField, Reading } from '../../../../src/core/observation.ts';
import { UNKNOWN_RULES } from '../../../../src/core/rules/unknown.ts';
import type { Verdict } from '../../../../src/core/verdict.ts';
import {
  cardsAt,
  contentsOf,
  hashOf,
  PairStory,
  range,
  type SeedPair,
  STAKE,
  seedPair,
  TAKEN,
} from './pair-story.ts';

const [A, B, C, D] = [1, 2, 3, 4].map((n) => seedPair(n)) as [SeedPair, SeedPair, SeedPair, SeedPair];
const codes = (verdict: Verdict | undefined): string[] => verdict!.reasons.map(({ code }) => code);
const story = (): PairStory => new PairStory();

/** Opens the dialog, plays these nonces, opens it again, rotates and opens a receipt. */
const session = (nonces: readonly number[]): PairStory =>
  story().dialog(A, 0, B).play(A, nonces).dialog(A, nonces.length, B).dialog(B, 0, C).receipt(A, 1);

describe('an honest pair', () => {
  it('deals nothing to a page that is loaded again and still tells of the hand', () => {
    const cards = cardsAt('stake/video-poker', A, 0, 10);
    const told = story().dialog(A, 0, B).on('tab 1', 'load 2').cards('video-poker', cards);
    const dealt = told.observations.find(({ reading }) => reading.kind === 'table')!;
    expect(told.on('tab 1', 'load 1').seeTwice(dealt.reading).hands()).toHaveLength(1);
    expect(told.on('tab 1', 'load 2').seeTwice(dealt.reading).hands()).toHaveLength(2);
  });

  it('waits for its seed and is then judged at once', () => {
    const told = story().dialog(A, 0, B).play(A, range(0, 4)).dialog(A, 5, B);
    expect(told.statuses()).toEqual(Array(5).fill('pending'));
    expect(told.nonces()).toEqual(Array(5).fill(null));
    told.dialog(B, 0, C).play(B, range(0, 1)).receipt(A, 3);
    expect(told.statuses()).toEqual([...Array(5).fill('verified'), 'pending', 'pending']);
    expect(told.nonces()).toEqual([0, 1, 2, 3, 4, null, null]);
    expect(codes(told.verdicts()[2])).toEqual([
      'first-nonce-inferred',
      'client-seed-before-hash',
      'nonce-aligned',
    ]);
  });

  it('may count its nonces from 0 or from 1, and which is said where it is known', () => {
    const firstOf = (told: PairStory) =>
      told.verdicts().map(({ reasons }) => reasons.find(({ code }) => code === 'first-nonce-inferred')?.subs);
    expect(session(range(1, 5)).statuses()).toEqual(Array(5).fill('verified'));
    expect(session(range(1, 5)).nonces()).toEqual([1, 2, 3, 4, 5]);
    expect(firstOf(session(range(0, 4)))).toEqual(Array(5).fill(['0']));
    const one = (behind: number, { twice = true } = {}) =>
      story().dialog(A, 7, B).play(A, [8, 9]).dialog(A, behind, B, {}, { twice }).receipt(A, 8);
    expect(firstOf(one(9))).toEqual([['1'], ['1']]);
    // Ten bets with nonces up to 9 begin with 0, or one of those that count from 1 came behind; a page may be slow.
    expect(firstOf(one(10))).toEqual([undefined, undefined]);
    expect(firstOf(one(9, { twice: false }))).toEqual([undefined, undefined]);
    expect(firstOf(one(7))).toEqual([undefined, undefined]);
  });

  it('may have a nonce that a bet of which no cards were seen had, by what another pair tells of the first', () => {
    const told = (first: number) => {
      const one = story().dialog(A, 0, B).play(A, [first]).dialog(A, 1, B).dialog(B, 0, C).receipt(A, first);
      one.see({ kind: 'bet', control: 'Bet' }).on('tab 2').dialog(B, 1, C).play(B, [1]).dialog(B, 2, C);
      return one.dialog(C, 0, A).receipt(B, 1).verdicts();
    };
    // Where bets count from 0, the second has nonce 1; where they count from 1, the first had it.
    expect(told(0).map(({ status }) => status)).toEqual(['verified', 'verified']);
    expect(told(1).map(({ status }) => status)).toEqual(['verified', 'consistent']);
    expect(codes(told(1)[1])).toContain('nonce-taken');
    // One whose nonce is as high as what its page counts behind it has its own, though nothing was pressed for it.
    const one = story().dialog(A, 0, B).play(A, [1]).dialog(A, 1, B).dialog(B, 0, C).receipt(A, 1);
    one.on('tab 2').dialog(B, 1, C).play(B, [2], 'blackjack', { bet: false });
    one.dialog(B, 2, C, {}, { twice: false }).dialog(C, 0, A).receipt(B, 2);
    expect(codes(one.verdicts()[1])).not.toContain('nonce-taken');
  });

  it('is proven by its cards alone where no panel counts', () => {
    const told = story().panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client });
    told.play(A, [0, 1, 2]).panel({ 'reported.serverSeed': A.server });
    expect(told.statuses()).toEqual(['verified', 'verified', 'verified']);
    const [{ reasons }] = told.verdicts() as [Verdict];
    const { player, dealer } = contentsOf('blackjack', cardsAt('stake/blackjack', A, 0, 16)) as {
      readonly player: readonly (readonly Card[])[];
      readonly dealer: readonly Card[];
    };
    expect(reasons.find(({ code }) => code === 'nonce-aligned')!.subs).toEqual([
      '0',
      String(Math.round(1 / cardsByAccident(player[0]!.length + dealer.length))),
    ]);
  });

  it('may have been in use for long', () => {
    const told = story().dialog(A, 5000, B).play(A, range(5000, 5003)).dialog(A, 5004, B).receipt(A, 5001);
    expect(told.nonces()).toEqual([5000, 5001, 5002, 5003]);
    expect(told.statuses()).toEqual(Array(4).fill('verified'));
  });

  it('serves other games in between, which are counted and accuse nobody', () => {
    const told = session([0, 1, 7, 8]);
    expect(told.nonces()).toEqual([0, 1, 7, 8]);
    // What lies between the second and the third was not seen, and may have been chosen from.
    expect(told.statuses()).toEqual(['verified', 'verified', 'consistent', 'verified']);
    expect(codes(told.verdicts()[2])).toContain('nonces-passed-over');
    expect(told.verdicts()[0]!.reasons).toContainEqual({ code: 'bets-not-seen', subs: ['5', '9'] });
  });

  it('is green before other games that are counted while its cards lie there still', () => {
    const told = story().dialog(A, 0, B).play(A, [0]);
    const lying = told.observations.at(-1)!.reading;
    const covered = { kind: 'table', game: 'blackjack', stage: 'over', contents: null } as Reading;
    told.dialog(A, 4, B).seeTwice(lying).seeTwice(covered).play(A, [4]).dialog(A, 5, B).receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'verified']);
  });

  it('is green behind other games where the dialog had counted them before the bet', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .dialog(A, 7, B)
      .play(A, [7, 8])
      .dialog(A, 9, B)
      .receipt(A, 1);
    expect(told.statuses()).toEqual(Array(4).fill('verified'));
  });

  it('serves several games of the same site', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .play(A, [2, 3], 'video-poker')
      .play(A, [4], 'baccarat');
    told.play(A, [5, 6], 'hilo').play(A, [7]).dialog(A, 8, B).receipt(A, 1);
    expect(told.nonces()).toEqual(range(0, 7));
    expect(told.statuses()).toEqual(Array(8).fill('verified'));
  });

  it('deals by itself, without a press', () => {
    const told = story().dialog(A, 0, B).play(A, range(0, 19), 'blackjack', { bet: false }).dialog(A, 20, B);
    expect(told.dialog(B, 0, C).receipt(A, 1).statuses()).toEqual(Array(20).fill('verified'));
  });

  it('blocks its table while the pair is rotated, and then deals by itself', () => {
    const table = (pair: SeedPair, stage: 'moving' | 'over'): Reading => {
      const cards = cardsAt('stake/baccarat', pair, 1, 6);
      const contents = stage === 'over' ? contentsOf('baccarat', cards) : null;
      return { kind: 'table', game: 'baccarat', stage, contents } as Reading;
    };
    // That the casino counts from 1 is known of an earlier pair.
    const told = story().dialog(D, 0, A).play(D, [1], 'baccarat').dialog(D, 1, A).receipt(D, 1);
    told
      .dialog(A, 0, B)
      .play(A, [1], 'baccarat')
      .enter()
      .see(table(A, 'moving'))
      .see(table(A, 'over'))
      .dialog(B, 0, C);
    told.seeTwice(table(B, 'over')).dialog(C, 0, A).receipt(A, 1).receipt(B, 1);
    expect(told.statuses()).toEqual(['verified', 'verified', 'verified']);
  });

  it('may be played in two tabs, whichever is logged first', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .on('tab 2')
      .play(A, [3, 5])
      .on('tab 1')
      .play(A, [2, 4, 6]);
    told.dialog(A, 7, B).receipt(A, 1);
    expect(told.nonces()).toEqual([0, 1, 3, 5, 2, 4, 6]);
    expect(told.statuses()).toEqual(Array(7).fill('verified'));
  });

  it('may be seen in two tabs at once', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1, 2])
      .on('tab 2')
      .play(A, [2, 3])
      .dialog(A, 4, B)
      .receipt(A, 1);
    expect(told.nonces()).toEqual([0, 1, 2, 2, 3]);
    // Or dealt twice: it accuses nobody, and is not green.
    expect(told.statuses()).toEqual(['verified', 'verified', 'consistent', 'consistent', 'verified']);
    expect(codes(told.verdicts()[3])).toContain('nonce-taken');
  });

  it('opens receipts in any order, before the rotation and behind it', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1, 2, 3]);
    for (const nonce of [3, 0, 2]) told.receipt(A, nonce, { out: false });
    expect(told.statuses()).toEqual(Array(4).fill('pending'));
    told.dialog(A, 4, B).dialog(B, 0, C).play(B, [0]);
    for (const nonce of [2, 3, 0, 1]) told.receipt(A, nonce);
    expect(told.statuses()).toEqual([...Array(4).fill('verified'), 'pending']);
  });

  it('shows the active pair and the receipt of a bet on one panel', () => {
    const shown = {
      'reported.commitment': hashOf(A),
      'reported.clientSeed': A.client,
      'reported.nonce': '0',
    };
    const told = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B, shown).play(A, [2]);
    expect(told.statuses()).toEqual(Array(3).fill('pending'));
    told.dialog(B, 0, C, { ...shown, 'reported.serverSeed': A.server });
    expect(told.statuses()).toEqual(Array(3).fill('verified'));
  });

  it('is consistent where the dialog was first opened behind the bet', () => {
    const told = story()
      .play(A, [0, 1])
      .dialog(A, 2, B)
      .play(A, [2])
      .dialog(A, 3, B)
      .dialog(B, 0, C)
      .receipt(A, 1);
    expect(told.statuses()).toEqual(['consistent', 'consistent', 'verified']);
    expect(codes(told.verdicts()[0])).toContain('commitment-not-before-bet');
  });

  it('is proven where its hash was only seen as a promise', () => {
    const told = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B);
    told.play(B, [0, 1]).dialog(B, 2, C).dialog(C, 0, seedPair(4)).receipt(A, 0).receipt(B, 0);
    expect(told.nonces()).toEqual([0, 0, 1]);
    expect(told.statuses()).toEqual(['verified', 'consistent', 'consistent']);
    expect(codes(told.verdicts()[1])).toContain('client-seed-not-before-bet');
  });

  it('may be rotated in another tab, or twice unseen', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1]).on('tab 2').dialog(A, 2, B).dialog(B, 0, C);
    told.on('tab 1').play(B, [0, 1]).on('tab 2').receipt(A, 0).on('tab 1').dialog(B, 2, C);
    expect(told.statuses()).toEqual(['verified', 'verified', 'pending', 'pending']);
    const D = seedPair(4);
    told
      .on('tab 3')
      .dialog(D, 0, seedPair(5))
      .play(D, [0])
      .dialog(D, 1, seedPair(5))
      .receipt(B, 0)
      .receipt(D, 0);
    expect(told.statuses()).toEqual(Array(5).fill('verified'));
  });

  it('may be rotated twice unseen while its page is open', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .dialog(A, 2, B)
      .dialog(C, 0, seedPair(4))
      .play(C, [0]);
    told.dialog(C, 1, seedPair(4)).receipt(A, 0).receipt(C, 0);
    expect(told.statuses()).toEqual(Array(3).fill('verified'));
    // What a page puts into its own box when it is loaded, nobody typed.
    const filled = { 'promised.clientSeed': 'random' };
    const [D, E] = [seedPair(4), seedPair(5)];
    for (const isReloaded of [false, true]) {
      const page = story().enter().dialog(A, 0, B, filled).play(A, [0]);
      if (isReloaded) page.on('tab 1', 'load 2').enter();
      page.dialog(A, 1, B, filled).dialog(D, 0, E, filled).play(D, [0]).dialog(D, 1, E);
      expect(page.receipt(A, 0).receipt(D, 0).statuses()).toEqual(['verified', 'verified']);
    }
  });

  it('may change between the last look at one pair and the first at the next', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .play(B, [0, 1, 2])
      .dialog(B, 3, C)
      .play(B, [3])
      .dialog(B, 4, C);
    expect(told.receipt(A, 0).nonces()).toEqual([0, 1, null, null, null, null]);
    expect(told.statuses()).toEqual(['verified', 'verified', ...Array(4).fill('pending')]);
    expect(told.receipt(B, 0).nonces()).toEqual([0, 1, 0, 1, 2, 3]);
    expect(told.statuses()).not.toContain('mismatch');
  });

  it('is judged however long ago it was', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, range(0, 2))
      .dialog(A, 3, B)
      .dialog(B, 0, C)
      .play(B, range(0, 299));
    told.dialog(B, 300, C).receipt(A, 0);
    expect(told.statuses().slice(0, 3)).toEqual(Array(3).fill('verified'));
  });

  it('mixes two accounts', () => {
    const [Y, Z] = [seedPair(11), seedPair(12)];
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .on('tab 2')
      .play(Y, [40, 41])
      .on('tab 1')
      .play(A, [2, 3]);
    told.on('tab 2').dialog(Y, 42, Z).play(Y, [42]).on('tab 1').play(A, [4]).dialog(A, 5, B).receipt(A, 0);
    expect(told.statuses()).not.toContain('mismatch');
    told.on('tab 2').dialog(Y, 43, Z).receipt(Y, 40);
    expect(told.statuses()).not.toContain('mismatch');
    expect(told.nonces()).toEqual([0, 1, 40, 41, 2, 3, 42, 4]);
  });

  it('mixes two accounts where one never shows its pair', () => {
    const Y = seedPair(11);
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .on('tab 2')
      .play(Y, [40, 41])
      .on('tab 1')
      .play(A, [2, 3]);
    expect(told.dialog(A, 4, B).receipt(A, 0).statuses()).not.toContain('mismatch');
  });

  it('leaves a receipt of long ago on the table', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1, 2]);
    const cards = cardsAt('stake/blackjack', A, 0, 16);
    const contents = contentsOf('blackjack', cards);
    told
      .see({ kind: 'press', by: 'pointer' })
      .seeTwice({ kind: 'table', game: 'blackjack', stage: 'over', contents } as never);
    told.play(A, [3, 4]).dialog(A, 5, B).receipt(A, 0);
    expect(told.statuses()).not.toContain('mismatch');
  });

  it('shows a hand of long ago behind one whose nonce lies far on', () => {
    const told = story().play(A, [1], 'blackjack', { bet: false }).on('tab 2').dialog(A, 10, B).play(A, [11]);
    const contents = contentsOf('blackjack', cardsAt('stake/blackjack', A, 1, 16));
    told.seeTwice({ kind: 'table', game: 'blackjack', stage: 'over', contents } as never);
    expect(told.dialog(A, 12, B).receipt(A, 1).nonces()).toEqual([1, 11]);
    expect(told.statuses()).not.toContain('mismatch');
  });

  it('misreads a card once', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1]);
    told.cards('blackjack', swapped(cardsAt('stake/blackjack', A, 2, 16)), { twice: false }).play(A, [3, 4]);
    told.dialog(A, 5, B).receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'verified', 'unreadable', 'verified', 'verified']);
    expect(told.verdicts()[2]!.suspect).toBe(true);
  });
});

/** Another for the player's third card. */
const swapped = (cards: readonly Card[]): Card[] => cards.with(4, cards[4] === 'As' ? 'Kh' : 'As');

describe('a cheating casino', () => {
  it('swaps one card in the 150th hand of 300', () => {
    const told = story().dialog(A, 0, B).play(A, range(0, 148));
    const cards = cardsAt('stake/blackjack', A, 149, 16);
    told
      .cards('blackjack', swapped(cards))
      .play(A, range(150, 299))
      .dialog(A, 300, B)
      .dialog(B, 0, C)
      .receipt(A, 7);
    const verdicts = told.verdicts();
    expect(verdicts.filter(({ status }) => status === 'verified')).toHaveLength(299);
    expect(verdicts[149]).toMatchObject({
      status: 'mismatch',
      expected: {
        player: [[cards[0], cards[1], cards[4]]],
        dealer: expect.arrayContaining([cards[2], cards[3]]),
      },
    });
    expect(codes(verdicts[149])).toEqual(expect.arrayContaining(['deal-differs', 'nonce-forced']));
    expect(told.nonces()[149]).toBe(149);
  });

  it('swaps a card where the page deals by itself and is over at once, and counts its bet as its cards come', () => {
    const table = (nonce: number, stage: 'moving' | 'over', swapped = false): Reading => {
      const cards = cardsAt('stake/baccarat', A, nonce, 6);
      const dealt = swapped ? cards.with(1, cards[0]!) : cards;
      const contents = stage === 'over' ? contentsOf('baccarat', dealt) : null;
      return { kind: 'table', game: 'baccarat', stage, contents } as Reading;
    };
    const told = (countFirst: boolean): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [1], 'baccarat').dialog(A, 1, B);
      for (const nonce of [2, 3, 4]) {
        one.see(table(nonce, 'moving'));
        if (countFirst) one.dialog(A, nonce, B, {}, { twice: false });
        one.seeTwice(table(nonce, 'over', nonce === 3));
        if (!countFirst) one.dialog(A, nonce, B, {}, { twice: false });
      }
      return one.dialog(B, 0, C).receipt(A, 1);
    };
    expect(told(true).statuses()).toEqual(['verified', 'verified', 'mismatch', 'verified']);
    expect(told(true).nonces()).toEqual([1, 2, 3, 4]);
    // Cards that come up by themselves and are counted by no panel then may be those of a bet of long ago.
    expect(told(false).statuses()[2]).toBe('unreadable');
  });

  it('swaps a card in the last hand, where the dialog counts it', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1, 2]);
    told
      .cards('blackjack', swapped(cardsAt('stake/blackjack', A, 3, 16)))
      .dialog(A, 4, B)
      .receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'verified', 'verified', 'mismatch']);
  });

  it('swaps a card in the last hand of a pair that counts from 1', () => {
    const told = story().dialog(A, 0, B).play(A, [1, 2]);
    told
      .cards('blackjack', swapped(cardsAt('stake/blackjack', A, 3, 16)))
      .dialog(A, 3, B)
      .receipt(A, 1);
    expect(told.statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(told.nonces()).toEqual([1, 2, 3]);
  });

  it('swaps a card in a hand whose nonce another tab’s hands leave no choice of', () => {
    const told = (between: (one: PairStory) => PairStory): PairStory =>
      between(story().dialog(A, 0, B).play(A, [0]).on('tab 2'))
        .on('tab 1', 'load 1')
        .cards('blackjack', swapped(cardsAt('stake/blackjack', A, 2, 16)))
        .play(A, [3])
        .dialog(A, 4, B)
        .receipt(A, 0);
    const forced = told((one) => one.play(A, [1]));
    expect(forced.nonces()).toEqual([0, 1, 2, 3]);
    expect(forced.statuses()).toEqual(['verified', 'verified', 'mismatch', 'verified']);
    expect(told((one) => one).statuses()).toEqual(['verified', 'unreadable', 'consistent']);
  });

  it('swaps the only card of a hand but its start for one that an earlier nonce deals', () => {
    const [card] = cardsAt('stake/hilo', A, 0, 1) as [Card];
    const told = story().dialog(A, 0, B).play(A, [0, 1]).cards('hilo', ['2c', card]).play(A, [3]);
    expect(told.dialog(A, 4, B).receipt(A, 0).statuses()).toEqual([
      'verified',
      'verified',
      'mismatch',
      'verified',
    ]);
    expect(codes(told.verdicts()[2])).toContain('deal-differs');
    expect(codes(told.verdicts()[2])).not.toContain('nonce-taken');
  });

  it('and is not accused where nothing says which nonce the hand had', () => {
    const told = story()
      .panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client })
      .play(A, [0, 1]);
    told.cards('blackjack', swapped(cardsAt('stake/blackjack', A, 2, 16))).receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'verified', 'unreadable']);
    expect(codes(told.verdicts()[2])).toEqual(expect.arrayContaining(['nonce-not-forced', 'nonce-not-read']));
  });

  it('deals with the next nonce, or drops one', () => {
    const told = session([0, 1, 3, 4]);
    expect(told.statuses()).toEqual(['verified', 'verified', 'consistent', 'verified']);
  });

  it('picks its nonces, however it counts them: only a bet with nonce 0 may never have been', () => {
    /** Hands with these nonces, each of which the dialog counts as one bet more. */
    const told = (nonces: readonly number[]): PairStory => {
      const one = story().dialog(A, 0, B);
      nonces.forEach((nonce, i) => {
        one.play(A, [nonce]).dialog(A, i + 1, B);
      });
      return one.dialog(B, 0, C).receipt(A, nonces[0]!);
    };
    for (const nonces of [[3, 6, 9], [7], [2, 3], [1, 3, 5]]) {
      const behindGaps = nonces.map((nonce, i) => nonce !== (nonces[i - 1] ?? -1) + 1 && nonce !== 1);
      const verdicts = told(nonces).verdicts();
      const passing = verdicts.map((verdict) => codes(verdict).includes('nonces-passed-over'));
      expect(passing, String(nonces)).toEqual(behindGaps);
      const deserved = behindGaps.map((isBehind) => (isBehind ? 'consistent' : 'verified'));
      expect(verdicts.map(({ status }) => status)).toEqual(deserved);
    }
    for (const nonces of [[0], [1], [0, 1, 2], [1, 2, 3]])
      expect(told(nonces).statuses(), String(nonces)).toEqual(nonces.map(() => 'verified'));
  });

  it('deals two hands from one nonce', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1, 2]);
    const cards = cardsAt('stake/blackjack', A, 2, 6);
    const [a, b, c, d, e, f] = cards as [Card, Card, Card, Card, Card, Card];
    told.see({ kind: 'bet', control: 'Bet' });
    told.seeTwice({
      kind: 'table',
      game: 'blackjack',
      stage: 'dealt',
      contents: { player: [[a, b]], dealer: [c, null] },
    });
    told.seeTwice({
      kind: 'table',
      game: 'blackjack',
      stage: 'over',
      contents: { player: [[a, b, e, f]], dealer: [c, d] },
    });
    told.play(A, [3, 4]).dialog(A, 6, B).dialog(B, 0, C).receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'verified', 'verified', 'mismatch', 'verified', 'verified']);
    expect(codes(told.verdicts()[3])).toContain('nonce-reused');
  });

  it('and is not accused where the first of the two was not seen to be over: it may be the same', () => {
    const cards = cardsAt('stake/video-poker', A, 2, 10);
    const unseen = { ...contentsOf('video-poker', cards), cards: [null, null, null, null, null] };
    const dealt = { ...unseen, cards: cards.slice(0, 5) };
    const table = (stage: 'dealt' | 'over', contents: object): Reading =>
      ({ kind: 'table', game: 'video-poker', stage, contents }) as Reading;
    const told = (first: PairStory): PairStory =>
      first
        .see({ kind: 'bet', control: 'Bet' })
        .see(table('dealt', unseen))
        .seeTwice(table('dealt', dealt))
        .seeTwice(table('over', contentsOf('video-poker', cards)))
        .dialog(A, 4, B)
        .receipt(A, 0);
    const begun = () =>
      story()
        .dialog(A, 0, B)
        .play(A, [0, 1])
        .see({ kind: 'bet', control: 'Bet' })
        .seeTwice(table('dealt', dealt));
    const open = told(begun());
    expect(open.statuses()).not.toContain('mismatch');
    expect(codes(open.verdicts().at(-1))).toContain('nonce-taken');
    const over = told(begun().seeTwice(table('over', contentsOf('video-poker', cards))));
    expect(codes(over.verdicts().at(-1))).toContain('nonce-reused');
  });

  it('uses a nonce again that the dialog had counted, dealt elsewhere', () => {
    const told = story().dialog(A, 0, B).play(A, [0]).dialog(A, 2, B).play(A, [1, 2]).dialog(A, 4, B);
    told.receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'consistent', 'verified']);
    expect(codes(told.verdicts()[1])).toContain('nonce-taken');
    // A page that deals by itself may count a bet before its cards are there.
    const own = story().dialog(A, 0, B).play(A, [0], 'blackjack', { bet: false }).dialog(A, 2, B);
    own.play(A, [1], 'blackjack', { bet: false }).dialog(A, 2, B).receipt(A, 0);
    expect(own.statuses()).toEqual(['verified', 'verified']);
  });

  it('shows the last hand of a pair when that was changed, at a table that lags, which is none of the next', () => {
    const last = cardsAt('stake/blackjack', A, 1, TAKEN.blackjack!);
    const page = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).dialog(B, 1, C);
    page.cards('blackjack', last, { bet: false }).play(B, [1]).dialog(B, 2, C).dialog(C, 0, D);
    expect(page.receipt(B, 1).statuses()).toEqual(['unreadable', 'unreadable', 'verified']);
  });

  it('never reveals a pair that was changed for another, which is said when that one’s seed is out', () => {
    const told = () => story().dialog(A, 0, B).play(A, [0]).dialog(C, 0, D).play(C, [0, 1]);
    // Until then it may come with the next look at the panel.
    expect(told().statuses()).toEqual(['pending', 'pending', 'pending']);
    const missed = told().dialog(D, 0, B).receipt(C, 1);
    expect(missed.statuses()[0]).toBe('unreadable');
    expect(codes(missed.verdicts()[0])).toContain('pair-not-revealed');
    expect(missed.receipt(A, 0).statuses()[0]).toBe('verified');
    // A pair that another tab shows still was not changed.
    const other = story().dialog(A, 0, B).play(A, [0]).on('tab 2').dialog(C, 0, D).play(C, [0, 1]);
    expect(other.dialog(D, 0, B).receipt(C, 1).statuses()[0]).toBe('pending');
  });

  it('puts another pair in the place of the active one while the next is promised still, which is not green', () => {
    const told = (active: SeedPair, next: SeedPair) =>
      story()
        .dialog(A, 0, B)
        .play(A, [0])
        .dialog(active, 1, next)
        .play(active, [1, 2])
        .dialog(active, 3, next);
    const replaced = told(C, B).receipt(C, 1);
    expect(replaced.statuses().slice(1)).toEqual(['consistent', 'consistent']);
    expect(codes(replaced.verdicts()[1])).toContain('commitment-replaced');
    // Two rotations on another device took it.
    expect(codes(told(C, seedPair(9)).receipt(C, 1).verdicts()[1])).not.toContain('commitment-replaced');
    expect(told(A, B).receipt(A, 1).statuses()).toEqual(['verified', 'verified', 'verified']);
  });

  it('uses a nonce again that a bet in another game had, further below what the page counts than all other hands’', () => {
    const told = (nonce: number) => {
      const all = story().dialog(A, 0, B).see({ kind: 'bet', control: 'Bet' }).dialog(A, 1, B);
      all.play(A, [nonce]).dialog(A, 2, B).dialog(A, 3, B);
      all.play(A, [4]).dialog(A, 4, B).play(A, [5]).dialog(A, 5, B).dialog(B, 0, C).receipt(A, 5);
      return all;
    };
    expect(told(2).statuses()).toEqual(['verified', 'verified', 'verified']);
    expect(told(1).statuses()).toEqual(['consistent', 'verified', 'verified']);
    expect(codes(told(1).verdicts()[0])).toContain('nonce-taken');
  });

  it('uses one again at once, further below what the page counts than any hand’s can be', () => {
    const told = (nonce: number) => {
      const all = story().dialog(A, 0, B).see({ kind: 'bet', control: 'Bet' }).dialog(A, 1, B);
      return all.play(A, [nonce]).dialog(A, 2, B).dialog(B, 0, C).receipt(A, nonce);
    };
    for (const nonce of [1, 2]) expect(told(nonce).statuses(), `${nonce}`).toEqual(['verified']);
    expect(told(0).statuses()).toEqual(['consistent']);
    expect(codes(told(0).verdicts()[0])).toContain('nonce-taken');
  });

  it('deals two from one nonce where the cards come with the bet, which is not green', () => {
    const contents = contentsOf('baccarat', cardsAt('stake/baccarat', A, 1, 6));
    const over = { kind: 'table', game: 'baccarat', stage: 'over', contents } as Reading;
    const bet = (counted: number) =>
      story()
        .dialog(A, 0, B)
        .play(A, [1], 'baccarat')
        .dialog(A, 1, B)
        .see({ kind: 'bet', control: 'Bet' })
        .dialog(A, counted, B)
        .seeTwice(over)
        .play(A, [2], 'baccarat')
        .dialog(A, counted + 1, B)
        .dialog(B, 0, C)
        .receipt(A, 2);
    // Nor is the next, which has the nonce that was that one's turn's.
    expect(bet(2).statuses()).toEqual(['verified', 'consistent', 'consistent']);
    for (const hand of [1, 2]) expect(codes(bet(2).verdicts()[hand])).toContain('nonce-taken');
    // A bet that was refused is no hand.
    expect(bet(1).statuses()).toEqual(['verified', 'verified']);
  });

  it('deals out of order', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1, 2, 7, 3, 4, 5, 6])
      .dialog(A, 8, B)
      .dialog(B, 0, C)
      .receipt(A, 0);
    expect(codes(told.verdicts()[3])).toContain('nonce-out-of-order');
    expect(told.statuses()).toEqual([
      'verified',
      'verified',
      'verified',
      'mismatch',
      ...Array(4).fill('verified'),
    ]);
  });

  it('reveals another seed', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B).dialog(B, 0, C);
    told.receipt(A, 0, { fields: { 'reported.serverSeed': 'another' } });
    expect(told.statuses()).toEqual(['mismatch', 'mismatch']);
    expect(codes(told.verdicts()[0])).toContain('reveal-not-committed');
    // A clean reading of the true one says that it was none of the casino's doing.
    expect(told.receipt(A, 0).statuses()).toEqual(['verified', 'verified']);
  });

  it('deals a pair’s only hand with another nonce than its receipt has', () => {
    const told = (nonce: number): PairStory =>
      story().dialog(A, 0, B).play(A, [1]).dialog(A, 1, B).dialog(B, 0, C).receipt(A, nonce);
    expect(told(1).statuses()).toEqual(['verified']);
    expect(told(0).statuses()).toEqual(['consistent']);
    expect(codes(told(0).verdicts()[0])).toContain('nonces-passed-over');
  });

  it('breaks the promise of the next pair', () => {
    const told = story()
      .dialog(A, 0, B)
      .play(A, [0, 1])
      .dialog(A, 2, B)
      .enter()
      .dialog(C, 0, seedPair(4))
      .play(C, [0]);
    expect(told.statuses()).toEqual(['pending', 'pending', 'pending']);
    told.receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(codes(told.verdicts()[2])).toContain('next-pair-replaced');
    expect(told.receipt(C, 0).statuses()[2]).toBe('mismatch');
  });

  it.each([false, true])(
    'breaks one that was read only once, which accuses nobody and is not green; played on first: %s',
    (playedOn) => {
      const told = (kept: boolean): PairStory => {
        const next = kept ? C : B;
        const out = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
        const one = story().dialog(A, 0, next, {}, { twice: false }).enter();
        if (playedOn) one.panel(out).play(C, [0]);
        one.dialog(C, playedOn ? 1 : 0, B, out).play(C, playedOn ? [1] : [0, 1]);
        return one.dialog(C, 2, B).dialog(B, 0, A).receipt(C, 0);
      };
      expect(told(true).statuses().at(-1)).toBe('verified');
      expect(told(false).statuses().at(-1)).toBe('consistent');
      expect(codes(told(false).verdicts().at(-1))).toContain('commitment-replaced');
    },
  );

  it('breaks it while the player rotates as soon as the client seed is typed', () => {
    const typed = { 'promised.clientSeed': 'lucky' };
    const told = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B).enter();
    told.dialog(A, 2, B, typed, { twice: false }).dialog({ ...C, client: 'lucky' }, 0, seedPair(4));
    told.play({ ...C, client: 'lucky' }, [0]).receipt(A, 0);
    expect(codes(told.verdicts()[2])).toContain('next-pair-replaced');
    // What stood there only for a moment is no promise.
    const hasty = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B).enter();
    hasty.dialog(A, 2, seedPair(5), {}, { twice: false }).dialog(B, 0, C).play(B, [0]).receipt(A, 0);
    expect(hasty.statuses()).toEqual(['verified', 'verified', 'pending']);
  });

  it('breaks the promise of the next pair before a hand was played', () => {
    const rotated = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
    const told = (to: SeedPair, fields = rotated): PairStory =>
      story().dialog(A, 0, B).enter().dialog(to, 0, seedPair(4), fields).play(to, [0]).receipt(to, 0);
    expect(told(B).statuses()).toEqual(['verified']);
    expect(told(C).statuses()).toEqual(['mismatch']);
    expect(codes(told(C).verdicts()[0])).toContain('next-pair-replaced');
    // Where another pair was rotated out, there were rotations elsewhere.
    expect(told(C, { 'reported.commitment': hashOf(B), 'reported.serverSeed': B.server }).statuses()).toEqual(
      ['verified'],
    );
    // A receipt may be of any pair: it accuses nobody, and what had been promised is not accounted for.
    const receipt = { ...rotated, 'reported.nonce': '3' } as typeof rotated;
    expect(told(C, receipt).statuses()).toEqual(['consistent']);
    expect(codes(told(C, receipt).verdicts()[0])).toContain('commitment-replaced');
    expect(told(B, receipt).statuses()).toEqual(['verified']);
  });

  it('breaks it where the page fills the seed beside the hash only as the next pair is rotated out', () => {
    const later = seedPair(4);
    const named = { 'reported.commitment': hashOf(A) };
    const told = (to: SeedPair, filled: SeedPair): string => {
      const one = story().dialog(A, 0, B).enter().dialog(to, 0, later, named).play(to, [0]).enter();
      one.dialog(to, 1, later, { ...named, 'reported.serverSeed': filled.server }, { twice: false });
      return one.dialog(later, 0, D).receipt(to, 0).statuses()[0]!;
    };
    expect(told(B, A)).toBe('verified');
    expect(told(C, A)).toBe('mismatch');
    // That of another pair tells of a rotation more.
    expect(told(C, B)).toBe('consistent');
  });

  it('breaks it where the page is slow with the hash beside the seed, or another tab is out of date', () => {
    const [earlier, later] = [seedPair(8), seedPair(4)];
    const slow = { 'reported.commitment': hashOf(earlier) };
    const told = (to: SeedPair): PairStory =>
      story()
        .dialog(A, 0, B, slow)
        .enter()
        .dialog(to, 0, later, { ...slow, 'reported.serverSeed': A.server })
        .play(to, [0])
        .receipt(to, 0);
    expect(told(B).statuses()).toEqual(['verified']);
    expect(told(C).statuses()).toEqual(['mismatch']);
    const rotated = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
    const beside = (shown: SeedPair, to: SeedPair): PairStory =>
      story()
        .on('tab 2')
        .dialog(earlier, 0, A)
        .on('tab 1')
        .dialog(A, 0, B)
        .on('tab 2')
        .dialog(shown, 1, A)
        .on('tab 1')
        .enter()
        .dialog(to, 0, later, rotated)
        .play(to, [0])
        .receipt(to, 0);
    expect(beside(earlier, B).statuses()).toEqual(['verified']);
    expect(codes(beside(earlier, C).verdicts()[0])).toContain('next-pair-replaced');
    // A pair that is new there tells of a rotation in between.
    expect(beside(seedPair(9), C).statuses()).toEqual(['verified']);
  });

  it('breaks it where the page shows the seeds of older pairs alone, and the player looks at a bet of one', () => {
    const [earlier, later] = [seedPair(8), seedPair(4)];
    const out = (pair: SeedPair) => ({ 'reported.serverSeed': pair.server });
    const told = (to: SeedPair, rotated = out(A)): PairStory =>
      story()
        .dialog(earlier, 0, A)
        .enter()
        .dialog(A, 0, B, out(earlier))
        .enter()
        .dialog(to, 0, later, rotated)
        .play(to, [0])
        .dialog(to, 1, later, out(earlier))
        .receipt(to, 0);
    expect(told(B).statuses()).toEqual(['verified']);
    expect(told(C).statuses()).toEqual(['mismatch']);
    expect(codes(told(C).verdicts()[0])).toContain('next-pair-replaced');
    // The seed of a pair that was never seen tells of a rotation elsewhere, which used what was promised.
    expect(told(C, out(B)).statuses()).toEqual(['verified']);
  });

  it('breaks it behind a hand of the pair before, unless the page shows the seed of another that was out', () => {
    const [earlier, later] = [seedPair(8), seedPair(4)];
    const out = (pair: SeedPair) => ({ 'reported.serverSeed': pair.server });
    const told = (shown = {}): PairStory =>
      story()
        .dialog(A, 0, B, out(earlier))
        .play(A, [0])
        .dialog(A, 1, B, out(earlier))
        .enter()
        .dialog(C, 0, later, shown)
        .play(C, [0])
        .receipt(A, 0)
        .receipt(C, 0);
    for (const shown of [{}, out(A), out(earlier)])
      expect(codes(told(shown).verdicts()[1]), JSON.stringify(shown)).toContain('next-pair-replaced');
    expect(told(out(B)).statuses()).toEqual(['verified', 'consistent']);
  });

  it('breaks none where the page tells the seed of the pair as it first shows it: there were rotations more', () => {
    const told = (shown: SeedPair): PairStory =>
      story()
        .dialog(A, 0, B)
        .play(A, [0])
        .dialog(A, 1, B)
        .enter()
        .dialog(C, 0, seedPair(4), { 'reported.serverSeed': shown.server })
        .dialog(C, 0, seedPair(4), { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server })
        .play(C, [0])
        .receipt(A, 0)
        .receipt(C, 0);
    expect(codes(told(A).verdicts()[1])).toContain('next-pair-replaced');
    expect(codes(told(C).verdicts()[1])).not.toContain('next-pair-replaced');
  });

  it('tells the nonce by what was counted before its seed was out, beside a hash that is slow', () => {
    const other = seedPair(6);
    const told = (counted: number): PairStory =>
      story()
        .dialog(A, 0, B)
        .play(other, [0])
        .dialog(A, 1, B)
        .dialog(A, 0, B, { 'reported.serverSeed': A.server })
        .dialog(A, counted, B, { 'reported.serverSeed': A.server })
        .receipt(A, 0);
    for (const counted of [0, 2]) expect(told(counted).statuses()).toEqual(['mismatch']);
  });

  it('changes the client seed in the middle of a pair', () => {
    const other = { ...A, client: 'other' };
    const told = (between: (one: PairStory) => PairStory, twice = true): PairStory =>
      between(
        story().panel(
          { 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client, 'announced.count': '0' },
          { twice },
        ),
      )
        .dialog(other, 0, B)
        .play(other, [0])
        .dialog(B, 0, C)
        .receipt(other, 0);
    const replaced = told((one) => one);
    expect(replaced.statuses()).toEqual(['mismatch']);
    expect(codes(replaced.verdicts()[0])).toContain('client-seed-replaced');
    expect(told((one) => one.enter()).statuses()).toEqual(['verified']);
    expect(told((one) => one, false).statuses()).toEqual(['consistent']);
    expect(codes(told((one) => one, false).verdicts()[0])).toContain('client-seed-late');
    // A panel that is slow shows the client seed of the pair before.
    const late = story()
      .dialog(C, 0, A)
      .dialog({ ...A, client: C.client }, 0, B)
      .dialog(A, 0, B)
      .play(A, [0]);
    expect(late.dialog(B, 0, C).receipt(A, 0).statuses()).toEqual(['consistent']);
  });

  it('changes the client seed by itself at the rotation', () => {
    const entered = { 'promised.clientSeed': 'lucky' };
    const rotated = (to: string): PairStory =>
      story()
        .dialog(A, 0, B)
        .play(A, [0, 1])
        .dialog(A, 2, B)
        .enter()
        .dialog(A, 2, B, entered)
        .enter()
        .dialog({ ...B, client: to }, 0, C)
        .play({ ...B, client: to }, [0])
        .receipt(A, 0);
    expect(rotated('lucky').statuses()).toEqual(['verified', 'verified', 'pending']);
    expect(rotated('theirs').statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(codes(rotated('theirs').verdicts()[2])).toContain('client-seed-ignored');
    // Typed on, faster than anybody reads.
    expect(rotated('lucky7').statuses()[2]).toBe('pending');
    // Typed, and not used yet, when the pair was rotated on another device.
    const elsewhere = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).enter().dialog(A, 1, B, entered);
    elsewhere.dialog({ ...B, client: 'theirs' }, 0, C, entered).play({ ...B, client: 'theirs' }, [0]);
    expect(elsewhere.receipt(A, 0).statuses()).toEqual(['verified', 'pending']);
  });

  it('breaks the promise of the next pair while another tab shows the same pair', () => {
    const D = seedPair(4);
    const told = (elsewhere: SeedPair): PairStory =>
      story()
        .dialog(A, 0, B)
        .play(A, [0, 1])
        .dialog(A, 2, B)
        .on('tab 2')
        .dialog(elsewhere, elsewhere === A ? 2 : 0, elsewhere === A ? B : C)
        .on('tab 1', 'load 1')
        .enter()
        .dialog(C, 0, D)
        .play(C, [0])
        .receipt(A, 0);
    expect(codes(told(A).verdicts()[2])).toContain('next-pair-replaced');
    // It told of a rotation in between.
    expect(told(B).statuses()).not.toContain('mismatch');
  });

  it('breaks the promise of the next pair that another page saw, which is not green and accuses nobody', () => {
    const told = (to: SeedPair, last: SeedPair): PairStory => {
      const out = { 'reported.commitment': hashOf(last), 'reported.serverSeed': last.server };
      const one = story().dialog(A, 0, B).play(A, [0]).on('tab 2').dialog(to, 0, seedPair(4), out);
      return one.play(to, [0]).dialog(to, 1, seedPair(4), out).dialog(seedPair(4), 0, A).receipt(to, 0);
    };
    expect(told(B, A).statuses().at(-1)).toBe('verified');
    expect(told(C, A).statuses().at(-1)).toBe('consistent');
    expect(codes(told(C, A).verdicts().at(-1))).toContain('commitment-replaced');
    // What was promised last counts, and what came behind that is not held against it.
    const changed = story().dialog(A, 0, seedPair(5)).on('tab 3').dialog(A, 0, B).on('tab 2');
    const out = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
    changed.dialog(B, 0, C, out).play(B, [0]).dialog(B, 1, C, out).dialog(C, 0, A).receipt(B, 0);
    expect(changed.statuses()).toEqual(['verified']);
    expect(told(C, B).statuses().at(-1)).toBe('verified');
  });

  it('does not break the promise of the next pair where the page did not know of a rotation elsewhere', () => {
    const D = seedPair(4);
    // The dialog stood there since before the last hand: meanwhile, B came and went on another device.
    const told = (count: number): PairStory =>
      story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, count, B).enter().dialog(C, 0, D).play(C, [0]);
    expect(told(0).receipt(A, 0).receipt(C, 0).statuses()).toEqual(['verified', 'verified', 'consistent']);
    expect(codes(told(0).receipt(A, 0).verdicts()[2])).toContain('commitment-replaced');
    expect(told(2).receipt(A, 0).receipt(C, 0).statuses()[2]).toBe('mismatch');
  });

  it('breaks the promise of the next pair on a page that fills its fields one after the other', () => {
    const D = seedPair(4);
    const out = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
    const slow = (to: SeedPair, between = (one: PairStory): PairStory => one): PairStory =>
      between(story().dialog(A, 0, B).enter().dialog(A, 0, B, out))
        .dialog(to, 0, D, out)
        .play(to, [0]);
    expect(slow(B).receipt(B, 0).statuses()).toEqual(['verified']);
    expect(slow(C).receipt(C, 0).statuses()).toEqual(['mismatch']);
    // Where the player rotated once more meanwhile, another pair may have been promised, which is not green.
    const replaced = (told: PairStory) => {
      expect(told.statuses()).toEqual(['consistent']);
      expect(codes(told.verdicts()[0])).toContain('commitment-replaced');
    };
    replaced(slow(C, (one) => one.enter()).receipt(C, 0));
    // What was reported all along tells nothing.
    const known = (to: SeedPair) =>
      story().dialog(A, 0, B, out).enter().dialog(to, 0, D, out).play(to, [0]).receipt(to, 0);
    replaced(known(C));
    expect(known(B).statuses()).toEqual(['verified']);
    // Nor does it matter that it is as slow when that pair is rotated out in its turn.
    const inTurn = { 'reported.commitment': hashOf(C), 'reported.serverSeed': C.server };
    const again = slow(C).dialog(C, 1, D, out).enter().dialog(C, 1, D, inTurn).dialog(D, 0, A, inTurn);
    expect(again.statuses()).toEqual(['mismatch']);
    // Or is played on before it shows the next hash.
    const playedOn = (to: SeedPair): PairStory =>
      story()
        .dialog(A, 0, B)
        .enter()
        .dialog(A, 0, B, out)
        .play(to, [0])
        .dialog(to, 1, D, out)
        .play(to, [1])
        .receipt(to, 0);
    expect(playedOn(B).statuses().join()).not.toContain('mismatch');
    expect(playedOn(C).statuses()[1]).toBe('mismatch');
    // Or shows no hash of the next one meanwhile, and of the pair before its seed alone.
    const unnamed = (to: SeedPair): PairStory => {
      const [reported, blank] = [{ 'reported.commitment': '', 'reported.serverSeed': A.server }, '' as const];
      const hidden = { ...reported, 'announced.commitment': blank, 'promised.commitment': blank };
      const one = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).enter().dialog(A, 0, B, hidden);
      one.play(to, [0]).dialog(to, 1, D, reported).play(to, [1]).dialog(to, 2, D, reported);
      // It is as slow when the pair is rotated out in its turn.
      return one
        .enter()
        .dialog(to, 0, D, { ...reported, 'reported.serverSeed': to.server })
        .dialog(D, 0, A);
    };
    expect(unnamed(B).statuses()[2]).toBe('verified');
    expect(unnamed(C).statuses()[2]).toBe('consistent');
    expect(codes(unnamed(C).verdicts()[2])).toContain('commitment-replaced');
    // A rotation more, which the page only reports, is no broken promise, and not green.
    const outOf = (one: SeedPair) => ({
      'reported.commitment': hashOf(one),
      'reported.serverSeed': one.server,
    });
    const playedAndRotated = () => story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).enter().enter();
    const twice = (reported: SeedPair, slow = false): PairStory =>
      (slow ? playedAndRotated().dialog(A, 0, B, outOf(reported)) : playedAndRotated())
        .dialog(C, 0, D, { 'reported.commitment': hashOf(reported), 'reported.serverSeed': reported.server })
        .play(C, [0])
        .receipt(A, 0)
        .receipt(C, 0);
    expect(twice(B).statuses()).toEqual(['verified', 'consistent']);
    expect(twice(A).statuses()).toEqual(['verified', 'mismatch']);
    expect(twice(B, true).statuses()).toEqual(['verified', 'consistent']);
    // Where nothing is reported, nobody knows: no accusation, and not green.
    const silent = (to: SeedPair, enters = true): PairStory => {
      const one = story().dialog(A, 0, B);
      return (enters ? one.enter() : one).dialog(to, 0, D).play(to, [0]).dialog(to, 1, D).dialog(D, 0, A);
    };
    expect(silent(B).receipt(B, 0).statuses()).toEqual(['verified']);
    expect(silent(C).receipt(C, 0).statuses()).toEqual(['consistent']);
    expect(codes(silent(C).receipt(C, 0).verdicts()[0])).toContain('commitment-replaced');
    expect(silent(C, false).receipt(C, 0).statuses()).toEqual(['verified']);
    // The seed tells what the hash beside it does not yet.
    const seedFirst = (to: SeedPair, { server }: SeedPair, fields = {}): PairStory =>
      story()
        .dialog(A, 0, B)
        .enter()
        .dialog(to, 0, D, { 'reported.commitment': '', 'reported.serverSeed': server, ...fields })
        .play(to, [0])
        .receipt(to, 0);
    expect(seedFirst(B, A).statuses()).toEqual(['verified']);
    expect(seedFirst(C, A).statuses()).toEqual(['mismatch']);
    expect(seedFirst(C, B).statuses()).toEqual(['verified']);
    // Though it was read but once.
    const seedOnce = (to: SeedPair): PairStory =>
      story()
        .dialog(A, 0, B)
        .enter()
        .dialog(to, 0, D)
        .play(to, [0])
        .dialog(to, 1, D, { 'reported.commitment': '', 'reported.serverSeed': A.server }, { twice: false })
        .receipt(to, 0);
    expect(seedOnce(B).statuses()).toEqual(['verified']);
    expect(seedOnce(C).statuses()).toEqual(['consistent']);
    // Where the one before that is reported still, nobody knows either.
    const still = (to: SeedPair, reported: SeedPair, fields = {}): PairStory => {
      const one = story().dialog(A, 0, B).enter().dialog(B, 0, C, outOf(A)).enter();
      return one
        .dialog(to, 0, seedPair(5), { ...outOf(reported), ...fields })
        .play(to, [0])
        .dialog(to, 1, seedPair(5))
        .receipt(to, 0);
    };
    expect(still(C, A).statuses()).toEqual(['verified']);
    expect(still(D, A).statuses()).toEqual(['consistent']);
    expect(codes(still(D, A).verdicts()[0])).toContain('commitment-replaced');
    expect(still(D, A, { 'reported.commitment': '' }).statuses()).toEqual(['consistent']);
    expect(still(D, C).statuses()).toEqual(['verified']);
    // A bet's receipt tells no rotation.
    expect(seedFirst(C, A, { 'reported.nonce': '3' }).statuses()).toEqual(['consistent']);
  });

  it('tells of one more where the page came to report another pair, which it had not reported all along', () => {
    const hash = { 'reported.commitment': hashOf(D) };
    const seed = { 'reported.serverSeed': D.server };
    const told = (out: object, before: object): string => {
      const one = story().dialog(A, 0, B, before, { twice: false }).dialog(A, 0, B, out).play(A, [0]);
      one.dialog(A, 1, B, out).enter().dialog(C, 0, D, out).play(C, [0]);
      return one.receipt(A, 0).receipt(C, 0).statuses()[1]!;
    };
    for (const out of [hash, seed]) {
      expect(told(out, out)).toBe('mismatch');
      expect(told(out, {})).toBe('consistent');
    }
  });

  it('is told by the first panel of a pair alone, though no other reports what was rotated out', () => {
    const told = (fields: object): string[] => {
      const one = story().dialog(A, 0, B).dialog(C, 0, D, fields, { twice: false }).dialog(C, 0, D);
      one.play(C, [0]).dialog(C, 1, D, { 'reported.serverSeed': C.server });
      return codes(one.dialog(D, 0, A).verdicts()[0]);
    };
    expect(told({ 'reported.commitment': hashOf(A) })).toContain('commitment-replaced');
    expect(told({})).not.toContain('commitment-replaced');
  });

  it('is known by a seed that is read once, whatever forms of its hash are tried beside', () => {
    const told = (out: SeedPair): string => {
      const one = new PairStory({ ...STAKE, rules: { hilo: UNKNOWN_RULES.hilo } });
      one.dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).enter().dialog(C, 0, D);
      one.dialog(C, 0, D, { 'reported.serverSeed': out.server }, { twice: false });
      return one.play(C, [0]).receipt(A, 0).receipt(C, 0).statuses()[1]!;
    };
    expect(told(A)).toBe('mismatch');
    expect(told(B)).toBe('consistent');
  });

  it('is not accused by a count of the pair before, on a page that is slow', () => {
    // It counted five bets of A, and shows that beside B until it knows better.
    const told = (cards: readonly Card[]): PairStory =>
      story()
        .dialog(A, 5, B)
        .enter()
        .dialog(B, 5, C)
        .dialog(B, 0, C)
        .cards('blackjack', cards)
        .play(B, [1])
        .dialog(B, 2, C)
        .dialog(C, 0, seedPair(4))
        .receipt(B, 0);
    const cards = cardsAt('stake/blackjack', B, 0, 16);
    expect(told(cards).statuses()).toEqual(['verified', 'verified']);
    expect(told(swapped(cards)).statuses()[0]).toBe('mismatch');
    // And where it never knew better, hands of its own nonces are no other's.
    const never = story().dialog(A, 1, B).enter().dialog(B, 1, C).play(B, [0, 1]).dialog(B, 2, C);
    expect(never.dialog(C, 0, seedPair(4)).receipt(B, 0).statuses()).toEqual(['consistent', 'verified']);
  });

  it('is not accused of the client seed of the pair before, on a page that is slow', () => {
    // Still there behind the hand, it is that pair's only where it counts the pair's bets.
    const told = (stale: number): PairStory =>
      story()
        .dialog(A, 2, B)
        .enter()
        .dialog({ ...B, client: A.client }, 2, C)
        .play(B, [0])
        .dialog({ ...B, client: A.client }, stale, C, { 'reported.commitment': hashOf(A) })
        .dialog(C, 0, seedPair(4))
        .receipt(B, 0);
    expect(told(2).statuses()).toEqual(['consistent']);
    expect(codes(told(2).verdicts()[0])).toContain('client-seed-not-before-bet');
    expect(told(1).statuses()).toEqual(['mismatch']);
    expect(codes(told(1).verdicts()[0])).toContain('client-seed-changed');
    // Read before it alone, though twice, it may have been replaced in between.
    const before = story()
      .dialog({ ...B, client: A.client }, 0, C)
      .play(B, [0])
      .dialog(B, 1, C);
    expect(before.dialog(C, 0, A).receipt(B, 0).statuses()).toEqual(['consistent']);
  });

  it('replaces the client seed while the hand’s own page shows the player’s', () => {
    const other = { ...A, client: 'other' };
    const told = (isShownHere: boolean): PairStory => {
      const one = story().dialog(A, 0, B).play(A, [0]).on('tab 2').dialog(other, 1, B).on('tab 1', 'load 1');
      if (isShownHere) one.dialog(other, 1, B);
      return one.play(other, [1]).dialog(other, 2, B).dialog(B, 0, C).receipt(other, 0);
    };
    const late = told(false);
    expect(late.statuses()[1]).toBe('consistent');
    expect(codes(late.verdicts()[1])).toContain('client-seed-late');
    // Shown here as well, it was replaced in the middle of the pair.
    expect(told(true).statuses()[1]).toBe('mismatch');
  });

  it('deals with a client seed that it did not announce', () => {
    const other = { ...A, client: 'theirs' };
    const told = story()
      .dialog(A, 0, B)
      .play(other, [0, 1, 2])
      .dialog(A, 3, B)
      .dialog(B, 0, C)
      .receipt(other, 0);
    expect(told.statuses()).toEqual(['mismatch', 'mismatch', 'mismatch']);
    expect(codes(told.verdicts()[0])).toContain('client-seed-changed');
  });
});

describe('a pair that is shown as active when its seed is out', () => {
  /** Hands of A, then the rotation to B, of which a receipt tells A's seed; and the dialog shows A again. */
  const rotatedBack = (count: number, used = range(0, count - 1)): PairStory =>
    story()
      .dialog(A, 0, B)
      .play(A, used)
      .dialog(A, count, B)
      .dialog(B, 0, C)
      .receipt(A, 0)
      .dialog(A, count, C);

  it('deals again, whether it counts on or begins anew', () => {
    const on = rotatedBack(3).play(A, [3, 4]).dialog(A, 5, C);
    expect(on.statuses()).toEqual([...Array(3).fill('verified'), 'mismatch', 'mismatch']);
    expect(codes(on.verdicts()[3])).toContain('server-seed-reused');
    expect(on.nonces()).toEqual(range(0, 4));
    const anew = rotatedBack(3).dialog(A, 0, C).play(A, [0, 1]).dialog(A, 2, C);
    expect(anew.statuses()).toEqual([...Array(3).fill('verified'), 'mismatch', 'mismatch']);
    expect(codes(anew.verdicts()[4])).toContain('server-seed-reused');
  });

  it('deals again with another client seed', () => {
    const again = { ...A, client: 'entered later' };
    const told = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B).dialog(B, 0, C).receipt(A, 0);
    told.enter().dialog(again, 0, C).play(again, [0, 1]).dialog(again, 2, C);
    expect(told.statuses()).toEqual(['verified', 'verified', 'mismatch', 'mismatch']);
    expect(codes(told.verdicts()[2])).toContain('server-seed-reused');
  });

  it('deals again with another client seed, from nonces below those that the panel had counted', () => {
    const again = { ...A, client: 'entered later' };
    const told = story().dialog(A, 0, B).play(A, [0, 1], 'video-poker').dialog(A, 2, B).dialog(B, 0, C);
    told.receipt(A, 0).enter().dialog(again, 0, C).play(again, [0], 'video-poker').dialog(again, 1, C);
    expect(told.statuses()).toEqual(['verified', 'verified', 'mismatch']);
    expect(codes(told.verdicts()[2])).toContain('server-seed-reused');
  });

  it('deals again, and swaps a card between two hands that fit', () => {
    const cards = cardsAt('stake/blackjack', A, 4, 16);
    const told = rotatedBack(3).play(A, [3]).cards('blackjack', swapped(cards)).play(A, [5]).dialog(A, 6, C);
    expect(told.statuses().slice(3)).toEqual(['mismatch', 'mismatch', 'mismatch']);
    expect(codes(told.verdicts()[4])).toContain('deal-differs');
    expect(codes(told.verdicts()[4])).not.toContain('server-seed-reused');
  });

  it('deals again by itself, the first time of which may be a hand that was begun elsewhere', () => {
    const told = rotatedBack(2).play(A, [2, 3, 4], 'blackjack', { bet: false }).dialog(A, 5, C);
    expect(told.statuses().slice(2)).toEqual(['unreadable', 'mismatch', 'mismatch']);
    expect(told.verdicts()[2]!.suspect).toBe(true);
    const further = rotatedBack(2).play(A, [3, 4], 'blackjack', { bet: false }).dialog(A, 5, C);
    expect(further.statuses().slice(2)).toEqual(['unreadable', 'mismatch']);
    // What another page of the tab had dealt since then does not tell that this one was begun here.
    const elsewhere = rotatedBack(2).play(B, [0]).on('tab 1', 'load 2');
    elsewhere.play(A, [3], 'blackjack', { bet: false }).dialog(A, 4, C).dialog(C, 0, B).receipt(B, 0);
    expect(elsewhere.statuses().slice(2)).toEqual(['verified', 'unreadable']);
  });

  it('may be a bet’s of long ago that is opened behind hands of today', () => {
    const contents = contentsOf('baccarat', cardsAt('stake/baccarat', A, 4, 6));
    const told = (bet: boolean): PairStory => {
      const one = rotatedBack(3)
        .play(B, [0])
        .see(bet ? { kind: 'bet', control: 'Bet' } : { kind: 'press', by: 'pointer' });
      one.seeTwice({ kind: 'table', game: 'baccarat', stage: 'over', contents } as Reading).dialog(A, 5, C);
      return one.dialog(C, 0, B).receipt(B, 0);
    };
    expect(told(true).statuses()[4]).toBe('mismatch');
    expect(told(false).statuses()[4]).toBe('unreadable');
    expect(told(false).verdicts()[4]!.suspect).toBe(true);
  });

  it('was told here before a hand, where another tab told it first', () => {
    const told = (here: boolean): PairStory => {
      const one = story()
        .dialog(A, 0, B)
        .play(A, [0, 1])
        .dialog(A, 2, B)
        .on('tab 2')
        .dialog(B, 0, C)
        .receipt(A, 0);
      one.on('tab 1', 'load 1');
      if (here) one.receipt(A, 1);
      return one.dialog(A, 2, C).play(A, [3]).dialog(A, 3, C);
    };
    expect(told(true).statuses()[2]).toBe('mismatch');
    expect(told(false).statuses()[2]).toBe('unreadable');
  });

  describe('and whose hand comes at once, without a decision', () => {
    /** Hands of A, and of others, before its seed is out; then one hand more. */
    const again = (before: (one: PairStory) => PairStory, nonce: number, client = A.client): string => {
      const told = before(story()).dialog(B, 0, C).receipt(A, 0).panel(shown(client));
      told
        .play({ ...A, client }, [nonce], 'baccarat')
        .panel(shown(client))
        .panel(shown(client));
      return told.statuses().at(-1)!;
    };
    const shown = (client: string) => ({ 'announced.commitment': hashOf(A), 'announced.clientSeed': client });

    it('may be one of before only where its nonce had been counted', () => {
      const counted = (one: PairStory): PairStory => one.dialog(A, 0, B).play(A, [0, 1, 2]).dialog(A, 3, B);
      expect(again(counted, 2)).toBe('unreadable');
      // The third bet’s, where nonces begin with 1.
      expect(again(counted, 3)).toBe('unreadable');
      expect(again(counted, 4)).toBe('mismatch');
      expect(again((one) => one.dialog(A, 0, B).play(A, [0]).dialog(A, 1, B), 2)).toBe('mismatch');
    });

    it('or dealt, whatever other pairs had dealt', () => {
      const dealt = (one: PairStory): PairStory =>
        one
          .dialog(D, 0, A)
          .play(D, range(0, 9))
          .dialog(D, 10, A)
          .panel(shown(A.client))
          .receipt(D, 0)
          .play(A, [0, 1, 2])
          .panel(shown(A.client));
      expect(again(dealt, 2)).toBe('unreadable');
      expect(again(dealt, 3)).toBe('mismatch');
    });

    it('or where nothing tells how many bets there were', () => {
      const unknown = (one: PairStory): PairStory => one.panel(shown(A.client));
      expect(again(unknown, 7)).toBe('unreadable');
    });

    it('and only with a client seed that the pair had', () => {
      const other = { ...A, client: 'other' };
      const two = (one: PairStory): PairStory =>
        one
          .dialog(A, 0, B)
          .play(A, [0, 1])
          .dialog(A, 2, B)
          .enter()
          .dialog(other, 2, B)
          .play(other, [2])
          .dialog(other, 3, B);
      expect(again(two, 1)).toBe('unreadable');
      expect(again(two, 2, 'other')).toBe('unreadable');
      expect(again(two, 1, 'a third')).toBe('mismatch');
      const once = (one: PairStory): PairStory => one.panel(shown(A.client), { twice: false });
      expect(again(once, 1, 'a third')).toBe('mismatch');
      // Where none was read before, it may have had any.
      const none = (one: PairStory): PairStory =>
        one.panel({ 'announced.commitment': hashOf(A), 'announced.count': '3' });
      expect(again(none, 1, 'a third')).toBe('unreadable');
    });
  });

  it('may be what a page says that is out of date: its hands are those of the pair that deals them', () => {
    // Rotated elsewhere; the receipt tells A's seed here, and the dialog still shows A.
    const stale = (): PairStory =>
      story().dialog(A, 0, B).play(A, [0, 1]).receipt(A, 0).dialog(A, 2, B).play(B, [0, 1]).dialog(A, 2, B);
    expect(stale().statuses()).toEqual(['verified', 'verified', 'pending', 'pending']);
    expect(stale().receipt(B, 0).statuses()).toEqual(['verified', 'verified', 'consistent', 'consistent']);
    // Loaded anew with what it said long ago.
    const cached = stale().on('tab 1', 'load 2').dialog(A, 2, B).play(B, [2, 3]).dialog(A, 2, B);
    expect(cached.receipt(B, 0).statuses()).not.toContain('mismatch');
    // Nothing was ever seen of the pair that deals.
    const unknown = story().dialog(A, 0, A).play(A, [0, 1]).receipt(A, 0).dialog(A, 2, A);
    unknown.play(seedPair(7), [0, 1]).dialog(A, 2, A);
    expect(unknown.statuses()).toEqual(['verified', 'verified', 'unreadable', 'unreadable']);
    expect(unknown.verdicts()[2]!.suspect).toBeUndefined();
    expect(unknown.receipt(seedPair(7), 0).statuses()).not.toContain('mismatch');
  });

  it('may have dealt before another tab told its seed, whatever is logged first', () => {
    const told = story().dialog(A, 0, B).play(A, [0, 1]).on('tab 2').dialog(B, 0, C).receipt(A, 0);
    told.on('tab 1', 'load 1').play(A, [2]).dialog(A, 3, B);
    expect(told.statuses()).toEqual(['verified', 'verified', 'unreadable']);
    expect(codes(told.verdicts()[2])).toEqual(
      expect.arrayContaining(['server-seed-reused', 'tables-interleaved']),
    );
  });

  it('may be looked at again in bets of long ago', () => {
    const told = rotatedBack(3);
    for (const nonce of [0, 2]) {
      told.see({ kind: 'bet', control: 'Bet' });
      const contents = contentsOf('blackjack', cardsAt('stake/blackjack', A, nonce, 16));
      told.seeTwice({ kind: 'table', game: 'blackjack', stage: 'over', contents } as never);
    }
    expect(told.dialog(B, 0, C).statuses()).not.toContain('mismatch');
  });

  it('is none of these where it comes with a client seed that it never had', () => {
    const again = { ...A, client: 'entered later' };
    const rotatedOut = () =>
      story().dialog(A, 0, B).play(A, [1], 'baccarat').dialog(A, 1, B).dialog(B, 0, C).receipt(A, 1);
    const told = rotatedOut();
    told.enter().dialog(again, 0, C).play(again, [1, 2], 'baccarat').dialog(again, 2, C);
    expect(told.statuses()).toEqual(['verified', 'mismatch', 'mismatch']);
    const sole = rotatedOut();
    sole.enter().dialog(again, 0, C).play(again, [1], 'baccarat').dialog(again, 1, C);
    expect(sole.statuses()).toEqual(['verified', 'mismatch']);
    const same = rotatedOut();
    same.dialog(A, 0, C).play(A, [1], 'baccarat').dialog(A, 1, C);
    expect(same.statuses()).not.toContain('mismatch');
  });
});

describe('a client seed that is blank', () => {
  const E = { ...A, client: '' };

  it('is empty, if the hands fit that, and a card that was swapped among them is no less one', () => {
    const told = (cards: readonly Card[], client = ''): PairStory => {
      const said = { 'announced.clientSeed': '' };
      const before = story().dialog(A, 0, B, said).play(E, [0, 1]).cards('blackjack', cards).play(E, [3]);
      return before.dialog(A, 4, B, said).receipt({ ...A, client }, 0);
    };
    const cards = cardsAt('stake/blackjack', E, 2, 16);
    expect(told(cards).statuses()).toEqual(Array(4).fill('verified'));
    expect(told(swapped(cards)).statuses()).toEqual(['verified', 'verified', 'mismatch', 'verified']);
  });

  it('is not, where nothing fits it or another is told', () => {
    const said = { 'announced.clientSeed': '' };
    const told = story().dialog(A, 0, B, said).play(A, [0, 1]).dialog(A, 2, B, said);
    told.panel({ 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server });
    expect(told.statuses().join()).not.toMatch(/mismatch|verified|consistent/);
    expect(told.receipt(A, 0).statuses()).toEqual(['consistent', 'consistent']);
    expect(codes(told.verdicts()[0])).toContain('client-seed-not-before-bet');
  });
});

describe('a pair that was seen on a receipt alone', () => {
  it('is a hand’s whose cards it gives, though the page showed another', () => {
    const X = seedPair(9);
    const told = story().dialog(A, 0, B).play(X, [4, 5]).dialog(A, 0, B);
    expect(told.statuses()).toEqual(['pending', 'pending']);
    expect(told.receipt(X, 4).statuses()).toEqual(['consistent', 'consistent']);
    expect(codes(told.verdicts()[0])).toContain('commitment-not-before-bet');
    // One that gives other cards has nothing to do with them.
    const other = story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B).receipt(X, 4);
    expect(other.statuses()).toEqual(['pending', 'pending']);
    expect(other.receipt(A, 0).statuses()).toEqual(['verified', 'verified']);
    const tampered = story()
      .dialog(A, 0, B)
      .play(A, [0])
      .cards('blackjack', swapped(cardsAt('stake/blackjack', A, 1, 16)));
    tampered.play(A, [2]).dialog(A, 3, B).receipt(X, 4).receipt(A, 0);
    expect(tampered.statuses()).toEqual(['verified', 'mismatch', 'verified']);
  });
});

describe('a receipt that names a nonce', () => {
  it('settles a hand that fits several, and says that its cards alone don’t', () => {
    // Behind a start card of the player’s own, one card fits every fiftieth nonce.
    const [card] = cardsAt('stake/hilo', A, 3, 1) as [Card];
    const same = range(4, 200).find((nonce) => cardsAt('stake/hilo', A, nonce, 1)[0] === card)!;
    const told = story().dialog(A, 3, B).cards('hilo', ['2c', card]).dialog(A, 210, B);
    const judged = (...receipts: readonly number[]) => {
      const one = new PairStory();
      one.observations.push(...told.observations);
      for (const nonce of receipts) one.on('tab 2').receipt(A, nonce);
      return [one.nonces()[0], ...codes(one.verdicts()[0])];
    };
    expect(judged(0)).toContain('nonce-ambiguous');
    expect(judged(3)).toEqual(expect.arrayContaining([3, 'nonce-named']));
    expect(judged(same)).toEqual(expect.arrayContaining([same, 'nonce-named']));
    // Hands of its own tab, before and behind it, tell which of two it was; those of others don't.
    const between = (tab: string): PairStory =>
      story()
        .dialog(A, 2, B)
        .on(tab)
        .play(A, [2])
        .on('tab 1', 'load 1')
        .cards('hilo', ['2c', card])
        .on(tab)
        .play(A, [same + 1])
        .on('tab 1', 'load 1')
        .dialog(A, 210, B);
    const played = (tab: string, at = same): PairStory => {
      const one = between(tab).on('tab 3').receipt(A, 3);
      return at === 3 ? one : one.receipt(A, at);
    };
    expect(played('tab 1', 3).nonces()[1]).toBe(3);
    expect(played('tab 1').nonces()[1]).toBeNull();
    const behind = story()
      .dialog(A, 3, B)
      .play(A, [same - 1])
      .cards('hilo', ['2c', card])
      .on('tab 2');
    behind
      .play(A, [3 + 1])
      .on('tab 1', 'load 1')
      .dialog(A, 210, B)
      .receipt(A, 3)
      .receipt(A, same);
    expect(behind.nonces()[1]).toBe(same);
    // Two that it may be are none, nor is one that it does not fit.
    expect(judged(3, same)).toContain('nonce-ambiguous');
    expect(judged(same - 1)).toContain('nonce-ambiguous');
  });
});

describe('what is said of a pair', () => {
  it('tells whether its client seed or its hash came first', () => {
    const strong = story().dialog(A, 0, B).play(A, [0]).dialog(A, 1, B).enter();
    strong.dialog(A, 1, B, { 'promised.clientSeed': B.client }).dialog(B, 0, C).play(B, [0]).dialog(B, 1, C);
    const [of1, ofB] = strong.receipt(A, 0).receipt(B, 0).verdicts();
    expect(codes(of1)).toContain('client-seed-before-hash');
    expect(codes(ofB)).toContain('client-seed-after-hash');
  });
});

describe('a nonce that a panel had counted already', () => {
  const key = { kind: 'press', by: 'key' } as const;

  it('may have dealt another hand elsewhere, which is not green', () => {
    const told = (counted: number): PairStory =>
      story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, counted, B).see(key);
    const dealt = (counted: number, nonce: number): PairStory =>
      told(counted).play(A, [nonce], 'blackjack', { bet: false }).dialog(A, 4, B).receipt(A, 0);
    expect(dealt(2, 2).statuses()[2]).toBe('verified');
    expect(dealt(3, 3).statuses()[2]).toBe('verified');
    expect(dealt(3, 2).statuses()[2]).toBe('consistent');
    expect(codes(dealt(3, 2).verdicts()[2])).toContain('nonce-taken');
  });

  it('is its own on a page that deals by itself and counts before its cards lie there, but not twice', () => {
    const cards = cardsAt('stake/blackjack', A, 2, 16);
    const [a, b, c] = cards as [Card, Card, Card];
    const table = (stage: 'dealt' | 'over', contents: object) =>
      ({ kind: 'table', game: 'blackjack', stage, contents }) as Reading;
    const told = (counted: number): PairStory =>
      story()
        .dialog(A, 0, B)
        .play(A, [0, 1])
        .dialog(A, 3, B)
        .seeTwice(table('dealt', { player: [[a, b]], dealer: [c, null] }))
        .dialog(A, counted, B)
        .seeTwice(table('over', contentsOf('blackjack', cards)))
        .receipt(A, 0);
    expect(told(3).statuses()[2]).toBe('verified');
    expect(told(4).statuses()[2]).toBe('consistent');
    expect(codes(told(4).verdicts()[2])).toContain('nonce-taken');
  });

  it('on a page that is slow to count, where the hands that were seen don’t account for the rest', () => {
    const begun = ([a, b, c]: readonly Card[]) =>
      ({
        kind: 'table',
        game: 'blackjack',
        stage: 'dealt',
        contents: { player: [[a, b]], dealer: [c, null] },
      }) as Reading;
    const cards = cardsAt('stake/blackjack', A, 0, 16);
    const [a, b, c] = cards as [Card, Card, Card];
    const told = (counted: number, elsewhere: readonly number[] = []): PairStory => {
      const one = story()
        .dialog(A, 0, B)
        .see({ kind: 'bet', control: 'Bet' })
        .seeTwice(begun([a, b, c]));
      one.on('tab 2').dialog(A, 1, B).play(A, elsewhere).on('tab 1', 'load 1').dialog(A, counted, B);
      const contents = contentsOf('blackjack', cards);
      one.seeTwice({ ...begun([a, b, c]), stage: 'over', contents } as Reading);
      return one.dialog(B, 0, C).receipt(A, 0);
    };
    expect(told(1).statuses()).toEqual(['verified']);
    expect(told(2).statuses()).toEqual(['consistent']);
    expect(codes(told(2).verdicts()[0])).toContain('nonce-taken');
    expect(told(2, [1]).statuses()).toEqual(['verified', 'verified']);
    expect(told(3, [1]).statuses()[0]).toBe('consistent');
  });
});

it('takes no count that fell for bets of the pair: it was that of the pair before', () => {
  const told = (...counts: readonly number[]) => {
    const one = story();
    for (const count of counts) one.dialog(A, count, B);
    one.play(A, [0, 5]).on('tab 1', 'load 2').dialog(A, 6, B).dialog(B, 0, C).receipt(A, 0);
    return codes(one.verdicts()[1]).includes('nonces-passed-over');
  };
  expect(told(0)).toBe(true);
  expect(told(5, 0)).toBe(true);
  expect(told(0, 5)).toBe(false);
});

describe('a bet with which the page counts two', () => {
  /** A first hand, with this nonce, and the count behind its bet; then the next. */
  const told = (nonce: number, count: number): PairStory => {
    const cards = cardsAt('stake/blackjack', A, nonce, 16);
    const [a, b, c] = cards as [Card, Card, Card];
    const table = (stage: 'dealt' | 'over', contents: object) =>
      ({ kind: 'table', game: 'blackjack', stage, contents }) as Reading;
    return story()
      .dialog(A, 0, B)
      .see({ kind: 'bet', control: 'Bet' })
      .dialog(A, count, B)
      .seeTwice(table('dealt', { player: [[a, b]], dealer: [c, null] }))
      .seeTwice(table('over', contentsOf('blackjack', cards)))
      .play(A, [nonce + 1])
      .dialog(B, 0, C)
      .receipt(A, nonce);
  };

  it('is not green: one was not seen, whichever nonce came first', () => {
    expect(told(0, 1).statuses()).toEqual(['verified', 'verified']);
    expect(told(1, 1).statuses()).toEqual(['verified', 'verified']);
    expect(told(1, 2).statuses()).toEqual(['consistent', 'verified']);
    expect(codes(told(1, 2).verdicts()[0])).toContain('nonces-passed-over');
  });
});

/** What lies there of a hand of video poker. */
const table = (stage: 'dealt' | 'over', cards: readonly Card[]): Reading => {
  const contents = contentsOf('video-poker', cards);
  const shown = stage === 'dealt' ? { ...contents, cards: cards.slice(0, 5) } : contents;
  return { kind: 'table', game: 'video-poker', stage, contents: shown } as unknown as Reading;
};

describe('a tab where nothing is pressed', () => {
  it('may show the hands of others one after the other', () => {
    const [first, second] = [0, 1].map((nonce) => cardsAt('stake/video-poker', A, nonce, 10));
    const told = (isPlayed: boolean, isOut = true): PairStory => {
      const one = story().on('mirror').dialog(A, 0, B);
      one.seeTwice(table('dealt', first!));
      if (isPlayed) one.on('tab 1').dialog(A, 1, B).see({ kind: 'bet', control: 'Bet' });
      one.on('mirror').seeTwice(table('dealt', second!)).seeTwice(table('over', second!));
      if (isPlayed) one.on('tab 1').seeTwice(table('dealt', second!)).seeTwice(table('over', second!));
      one.on('mirror').dialog(A, 2, B);
      return isOut ? one.dialog(B, 0, C).receipt(A, 0) : one;
    };
    expect(told(true).statuses().toSorted()).toEqual(['unreadable', 'verified']);
    expect(told(true, false).statuses().toSorted()).toEqual(['pending', 'unreadable']);
    // Where nobody else was playing, its cards changed, or it dealt another by itself: that is said at once.
    for (const isOut of [false, true])
      expect(told(false, isOut).verdicts()).toMatchObject([{ status: 'unreadable', suspect: true }]);
    // What began in a tab that was closed may be dealt on by itself in another.
    const dealtOn = (cards: readonly Card[], begun = story().on('mirror').seeTwice(table('dealt', first!))) =>
      begun
        .on('tab 1')
        .seeTwice(table('dealt', cards))
        .on('mirror')
        .seeTwice(table('dealt', cards))
        .seeTwice(table('over', cards))
        .on('tab 1')
        .seeTwice(table('over', cards))
        .statuses();
    expect(dealtOn(second!)).not.toContain('mismatch');
    // To have read the first once is enough for the hand that was dealt on to be one of its own.
    expect(dealtOn(second!, story().on('mirror').see(table('dealt', first!)))).toHaveLength(2);
    // So may five others behind a bet be; but not if one stayed.
    const bet = story().on('mirror').see({ kind: 'bet', control: 'Bet' });
    expect(dealtOn(second!, bet.seeTwice(table('dealt', first!)))).toContain('unreadable');
    const [one, ...rest] = second!;
    expect(dealtOn([first![0]!, ...rest])).toContain(one === first![0] ? 'verified' : 'mismatch');
  });
});

describe('a bet behind which the page goes on to another pair before cards lie there', () => {
  const cards = cardsAt('stake/video-poker', B, 0, 10);
  const rotated = (used: SeedPair) => ({
    'reported.commitment': hashOf(used),
    'reported.clientSeed': used.client,
    'reported.serverSeed': used.server,
  });
  const told = (isFirst: boolean): string => {
    const one = story().dialog(A, 0, B).see({ kind: 'bet', control: 'Bet' }).dialog(A, 1, B);
    one.on('tab 2').dialog(A, 1, B).enter().dialog(B, 0, C, rotated(A)).on('tab 1');
    if (isFirst) one.dialog(B, 1, C, rotated(A), { twice: false });
    one.seeTwice(table('dealt', cards)).seeTwice(table('over', cards));
    return one.on('tab 2').enter().dialog(C, 0, D, rotated(B)).statuses()[0]!;
  };

  it('may have been something else’s', () => {
    expect(told(true)).toBe('unreadable');
    expect(told(false)).toBe('mismatch');
  });
});

describe('a hand that a page shows as it is loaded', () => {
  const cards = cardsAt('stake/blackjack', C, 0, 16);
  const [a, b, c] = cards as [Card, Card, Card];
  const table = (stage: 'dealt' | 'over', contents: object | null) =>
    ({ kind: 'table', game: 'blackjack', stage, contents }) as Reading;
  const dealt = table('dealt', { player: [[a, b]], dealer: [c, null] });
  const told = (...before: readonly Reading[]) => {
    const all = story().dialog(A, 0, B).play(A, [0]).on('tab 1', 'load 2').dialog(A, 1, B);
    for (const one of before) all.see(one);
    all.seeTwice(dealt).seeTwice(table('over', contentsOf('blackjack', cards)));
    return all.dialog(A, 2, B).play(A, [2]).dialog(A, 3, B).dialog(B, 0, C).receipt(A, 0).statuses()[1];
  };

  it('may have been begun elsewhere, of another pair', () => {
    expect(told()).toBe('unreadable');
    // What moves as it is laid out is no sign of a bet.
    expect(told(table('moving' as 'dealt', null))).toBe('unreadable');
  });

  it('was begun there where its table was at rest before, or something was pressed', () => {
    expect(told(table('resting' as 'dealt', null))).toBe('mismatch');
    expect(told({ kind: 'press', by: 'key' })).toBe('mismatch');
    expect(told({ kind: 'bet', control: 'Bet' })).toBe('mismatch');
  });
});

describe('whether a hand kept what was promised', () => {
  const kept = (told: PairStory) => told.verdicts().map(({ checks }) => checks.continuity);

  it('is known where its seed is out, and its hash was there before', () => {
    expect(kept(session([0, 1]))).toEqual(['pass', 'pass']);
    expect(kept(story().dialog(A, 0, B).play(A, [0, 1]))).toEqual(['unknown', 'unknown']);
    expect(kept(story().play(A, [0]).dialog(A, 1, B).dialog(B, 0, C).receipt(A, 0))).toEqual(['unknown']);
  });

  it('is not known where bets were passed over', () => {
    expect(kept(session([0, 1, 7]))).toEqual(['pass', 'pass', 'unknown']);
  });

  it('is that it did not where one nonce was dealt twice', () => {
    expect(kept(session([0, 1, 1, 2])).slice(0, 3)).toEqual(['pass', 'pass', 'fail']);
  });
});

describe('what a hand of a pair rests on', () => {
  const restsOn = (told: PairStory, i: number) =>
    told
      .hands()
      [i]!.evidence.filter(({ field }) => field)
      .map(({ what, observation, field }) => [what, observation.seq, field]);
  /** Observations 1 to 4 are the dialog and the bet, with 5 to 8 for the cards; what comes behind begins at 9. */
  const rotated = () => story().dialog(A, 0, B).play(A, [0]).dialog(B, 0, C).play(B, [0]).dialog(C, 0, D);

  it('is the first that was seen of each seed', () => {
    const told = rotated();
    const began = told.observations.length;
    told.receipt(A, 0).receipt(B, 0);
    const receipt = [
      ['reveal', began + 1, 'reported.serverSeed'],
      ['reported commitment', began + 1, 'reported.commitment'],
      ['reported client seed', began + 1, 'reported.clientSeed'],
    ];
    expect(restsOn(told, 0)).toEqual([
      ['commitment', 1, 'announced.commitment'],
      ['client seed', 2, 'announced.clientSeed'],
      ...receipt,
    ]);
    // The second pair's hash was promised beside the first.
    expect(restsOn(told, 1).slice(0, 2)).toEqual([
      ['commitment', 1, 'promised.commitment'],
      ['client seed', 9, 'announced.clientSeed'],
    ]);
  });

  it('is no more than was seen', () => {
    expect(restsOn(story().play(A, [0]).dialog(A, 1, B), 0)).toEqual([]);
    const told = story().play(A, [0]).dialog(A, 1, B).panel({ 'reported.serverSeed': A.server });
    expect(restsOn(told, 0)).toEqual([['reveal', 8, 'reported.serverSeed']]);
  });
});

describe('a hand behind which no pair could be read', () => {
  const unread = (field: PanelField): Reading => ({
    kind: 'panel',
    fields: {
      'announced.clientSeed': { value: 'mine', how: 'label', where: 'Client seed' },
      [field]: { problem: 'conflict', detail: 'two' },
    },
  });
  const said = (told: PairStory) =>
    told.verdicts().map(({ reasons }) => reasons.map(({ code, subs }) => [code, ...(subs ?? [])]));

  it('says what its own panel did not show, before the next hand of its tab', () => {
    const told = story().play(A, [0, 1]).see(unread('announced.commitment'));
    told.on('tab 2').play(B, [0]).seeTwice(unread('reported.serverSeed')).on('tab 1').play(A, [2]);
    const [first, second, other, last] = said(told);
    for (const one of [first, last]) {
      expect(one).toContainEqual(['panel-not-seen']);
      expect(one!.flat().join()).not.toContain('field-');
    }
    const conflict = (field: string) => ['field-conflict', field, 'two'];
    expect(second).toContainEqual(conflict('announced.commitment'));
    expect(second).not.toContainEqual(conflict('reported.serverSeed'));
    expect(other).toContainEqual(conflict('reported.serverSeed'));
    expect([second, other].flat(2)).not.toContain('panel-not-seen');
    expect(Object.keys(told.hands()[0]!.hand)).not.toContain('clientSeed');
  });
});

describe('another seed than the pair’s', () => {
  const rotated = () => story().dialog(A, 0, B).play(A, [0, 1]).dialog(A, 2, B).dialog(B, 0, C);
  const exchanged = {
    'reported.commitment': hashOf(A),
    'reported.clientSeed': A.client,
    'reported.serverSeed': 'another',
  };

  it('accuses nobody where it was read once', () => {
    expect(rotated().panel(exchanged).statuses()).toEqual(['mismatch', 'mismatch']);
    const [verdict] = rotated().panel(exchanged, { twice: false }).verdicts();
    expect(verdict).toMatchObject({ status: 'unreadable', suspect: true });
    expect(codes(verdict)).toContain('not-read-twice');
    // Nor is it read again where its hash stands there without it.
    const unnamed = rotated()
      .panel(exchanged, { twice: false })
      .panel({ 'reported.commitment': hashOf(A) });
    expect(unnamed.statuses()[0]).toBe('unreadable');
    // What is still awaited beside it at first makes no other seed of it.
    const awaited = rotated().panel({ ...exchanged, 'promised.commitment': '' }, { twice: false });
    expect(awaited.panel({ ...exchanged, 'promised.commitment': hashOf(D) }).statuses()[0]).toBe('mismatch');
  });

  it('accuses nobody where it is another’s that was shown: a page is slow with the hash beside it', () => {
    const others = { 'reported.commitment': hashOf(A), 'reported.serverSeed': B.server };
    const [verdict] = rotated().dialog(C, 0, D, others).verdicts();
    expect(verdict!.suspect).not.toBe(true);
    expect(codes(verdict)).toContain('seed-not-revealed');
  });

  it('accuses where another tab showed the pair as well', () => {
    const told = story().on('tab 2').dialog(A, 0, B).on('tab 1').dialog(A, 0, B).play(A, [0]).dialog(A, 1, B);
    expect(told.dialog(B, 0, C).panel(exchanged).statuses()).toEqual(['mismatch']);
  });
});

it('a client seed that is blank only behind the bets was not there before them', () => {
  const empty = { ...A, client: '' };
  const hash = { 'announced.commitment': hashOf(A) };
  const blank = { ...hash, 'announced.clientSeed': '' };
  const told = (before: Parameters<PairStory['panel']>[0]) =>
    story().panel(before).play(empty, [0, 1, 2]).panel(blank).panel({ 'reported.serverSeed': A.server });
  expect(codes(told(blank).verdicts()[1])).not.toContain('client-seed-not-before-bet');
  expect(codes(told(hash).verdicts()[1])).toContain('client-seed-not-before-bet');
  // Said of a hand that fits none, too.
  const wrong = swapped(cardsAt('stake/blackjack', empty, 1, 16));
  const among = story().panel(hash).play(empty, [0]).cards('blackjack', wrong).play(empty, [2]);
  const [, second] = among.panel(blank).panel({ 'reported.serverSeed': A.server }).verdicts();
  expect(codes(second)).toContain('client-seed-not-before-bet');
});

describe('a client seed that the hands were not dealt from', () => {
  const other = { ...A, client: 'theirs' };
  const plain = { 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client };
  const out = { 'reported.serverSeed': A.server, 'reported.clientSeed': other.client };
  const ends = (told: PairStory) => told.panel(plain).panel(out);

  it('was the pair’s where it stood beside no other hash on that page', () => {
    expect(ends(story().panel(plain).play(other, [0, 1, 2])).statuses()).toEqual(Array(3).fill('mismatch'));
    const elsewhere = story()
      .on('tab 2')
      .dialog({ ...B, client: A.client }, 0, C)
      .on('tab 1')
      .panel(plain);
    expect(ends(elsewhere.play(other, [0, 1, 2])).statuses()).toEqual(Array(3).fill('mismatch'));
  });

  it('may be the pair’s before it, on a page that is slow, whatever another page counts', () => {
    const told = story()
      .dialog(A, 2, B)
      .enter()
      .dialog({ ...B, client: A.client }, 2, C)
      .play(B, [0])
      .dialog({ ...B, client: A.client }, 2, C)
      .on('tab 2')
      .dialog(B, 1, C)
      .on('tab 1')
      .dialog(C, 0, D);
    expect(told.receipt(B, 0).statuses()).toEqual(['consistent']);
  });

  it('is not said of a hand among them that fits none', () => {
    const told = story().dialog(A, 0, B).play(other, [0]);
    told.cards('blackjack', swapped(cardsAt('stake/blackjack', other, 1, 16))).play(other, [2]);
    const [first, second] = told.dialog(A, 3, B).dialog(B, 0, C).receipt(other, 0).verdicts();
    expect(codes(first)).toContain('client-seed-changed');
    expect(codes(second)).toContain('deal-differs');
    expect(codes(second)).not.toContain('client-seed-changed');
  });
});

it('how many bets no hand was seen of is told from the last nonce, and from 1 where none had 0', () => {
  expect(session([3]).verdicts()[0]!.reasons).toContainEqual({ code: 'bets-not-seen', subs: ['2', '3'] });
  expect(session([0, 3]).verdicts()[0]!.reasons).toContainEqual({ code: 'bets-not-seen', subs: ['2', '4'] });
});

it('a promise is broken by the pair behind the last of several that were rotated', () => {
  const told = story().dialog(D, 0, A).play(D, [0]).dialog(D, 1, A).dialog(A, 0, B).play(A, [0, 1]);
  told.dialog(A, 2, B).enter().dialog(C, 0, seedPair(5)).play(C, [0]).receipt(D, 0).receipt(A, 0);
  expect(told.statuses()).toEqual(['verified', 'verified', 'verified', 'mismatch']);
});

it('bets that hands with an open nonce may have been are none that was seen', () => {
  const told = story().dialog(A, 0, B).play(A, [0]);
  told.cards('blackjack', swapped(cardsAt('stake/blackjack', A, 1, 16))).play(A, [3]);
  const [first] = told.dialog(A, 4, B).dialog(B, 0, C).receipt(A, 0).verdicts();
  expect(first!.reasons).toContainEqual({ code: 'bets-not-seen', subs: ['2', '4'] });
});

describe('a hand that may be another pair’s', () => {
  it('has none of this one’s nonces, and accuses nobody', () => {
    const Y = seedPair(11);
    const told = story().dialog(A, 0, B).play(A, [0]).play(Y, [40]).receipt(A, 0);
    expect(told.nonces()).toEqual([0, null]);
    const plain = { 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client };
    const alone = story().panel(plain).play(A, [0]).play(Y, [40]).panel({ 'reported.serverSeed': A.server });
    expect(alone.statuses()[0]).toBe('verified');
    expect([...told.statuses(), ...alone.statuses()]).not.toContain('mismatch');
  });

  it('has nothing to do with a seed that is none of this one’s', () => {
    const exchanged = { 'reported.commitment': hashOf(A), 'reported.serverSeed': 'another' };
    expect(story().dialog(A, 0, B).play(A, [0]).panel(exchanged).statuses()).toEqual(['pending']);
  });
});

it('whether a client seed was there before the bet is said once the seed is out', () => {
  const told = story().play(A, [0]).dialog(A, 1, B);
  expect(codes(told.verdicts()[0])).not.toContain('client-seed-not-before-bet');
  expect(codes(told.dialog(B, 0, C).receipt(A, 0).verdicts()[0])).toContain('client-seed-not-before-bet');
});
