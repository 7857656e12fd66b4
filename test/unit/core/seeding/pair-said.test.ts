/** What is said of hands of a pair where little was seen of them, or of what its panels counted. */
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import type { Reading, Stage } from '../../../../src/core/observation.ts';
import { cardsAt, contentsOf, hashOf, type SeedPair, seedPair } from './pair-story.ts';
import { codesOf, type Seen, saidOf, type Table, table, withClient } from './pair-table.ts';

const [A, B, C, D] = [1, 2, 3, 4].map((n) => seedPair(n)) as [SeedPair, SeedPair, SeedPair, SeedPair];

describe('a hand whose first cards nobody saw', () => {
  const unseen = { game: 'video-poker', seen: 'end' } as const;

  it('has no nonce, and accuses nobody', () => {
    const alone = saidOf(table().hand(A, 3, unseen).receipt(A, 1), 0);
    expect(alone).toEqual([
      'unreadable',
      'nonce-not-forced 0 256',
      'client-seed-not-before-bet',
      'deal-not-seen',
      'seeds-not-linked',
      'commitment-not-before-bet',
      'final-not-seen',
    ]);
    expect(saidOf(table().hand(A, 3, unseen).tells(A, 5, B).receipt(A, 1), 0)[0]).toBe('unreadable');
  });

  it('had none that were passed over before it was played', () => {
    const told = table().hand(A, 3).hand(A, 3, unseen).receipt(A, 1);
    expect(saidOf(told, 0)).toContain('nonces-passed-over 3 3');
  });

  it('waits for its seed, and is the pair’s whose panel was there before it, though that counts fewer bets then', () => {
    const told = () => table().tells(A, 6, B, {}, { twice: false }).hand(A, 3, unseen);
    expect(saidOf(told(), 0)).toEqual([
      'unreadable',
      'client-seed-before-hash',
      'deal-not-seen',
      'seed-not-revealed',
    ]);
    const out = saidOf(told().tells(A, 5, B).receipt(A, 1), 0);
    expect(out).toContain('nonce-not-forced 6 263');
    expect(out).not.toContain('seeds-not-linked');
  });
});

describe('how unlikely it is that cards fit by accident', () => {
  it('grows less with the nonces that a hand may have had beside', () => {
    const told = table().play(A, [3]).receipt(A, 1);
    expect(saidOf(told, 0)).toEqual(
      expect.arrayContaining(['consistent', 'nonces-passed-over 3 3', 'nonce-aligned 3 31187520']),
    );
    const stated = table().hand(C, 1, { seen: 'end' }).tells(C, 2, D).receipt(C, 1);
    expect(saidOf(stated, 0)).toContain('nonce-aligned 1 7329067200');
    const clicked = table().receipt(A, 0).hand(A, 4, { by: 'pointer' });
    const past = saidOf(clicked.tells(A, 6, B, {}, { twice: false }), 0);
    expect(past).toContain('nonce-aligned 4 51979200');
    const begun = table().hand(A, 1, { seen: 'start' }).receipt(A, 0, { out: false }).receipt(A, 1);
    expect(saidOf(begun, 0)).toContain('nonce-aligned 1 66300');
  });

  it('is that of all nonces that were tried where two looks fit the same', () => {
    const told = table()
      .hand(B, 3, { game: 'video-poker', by: 'itself', counted: 2 })
      .hand(B, 3, { game: 'video-poker', by: 'key', seen: 'start' })
      .receipt(B, 3);
    expect(saidOf(told, 1)).toContain('nonce-aligned 3 1204151');
  });

  it('knows no more of hands before and behind those that are the pair’s', () => {
    const told = table()
      .hand(C, 1, { game: 'baccarat', by: 'itself' })
      .hand(C, 3, { game: 'video-poker', seen: 'end' })
      .receipt(C, 0);
    expect(saidOf(told, 0)).toContain('nonce-aligned 1 1204151');
    expect(saidOf(told, 1)).toContain('nonce-not-forced 0 256');
    const others = table().hand(D, 3, { game: 'baccarat', seen: 'end' }).receipt(A, 0);
    expect(saidOf(others, 0)).toEqual(expect.arrayContaining(['nonce-not-forced 0 256', 'seeds-not-linked']));
  });

  it('is not asked of another tab’s hands where its own settle it', () => {
    const told = table().hand(A, 4, { by: 'key', counted: 4 }).on('tab 2');
    told.hand(A, 6, { game: 'baccarat' }).receipt(A, 1);
    expect(saidOf(told, 0)).toContain('nonce-aligned 4 31187520');
    expect(saidOf(told, 1)).toContain('nonce-aligned 6 1465813440');
  });
});

describe('bets of a pair that nobody saw', () => {
  it('are no more than hands whose nonce is open leave', () => {
    const told = table()
      .hand(D, 1, { game: 'baccarat', twice: false })
      .hand(A, 3, { game: 'baccarat' })
      .dialog(A, 3, B, {}, { twice: false })
      .receipt(A, 0);
    expect(saidOf(told, 1)).toContain('nonces-passed-over 2 3');
    expect(saidOf(told, 0)).toContain('seeds-not-linked');
  });

  it('are those that the page counted at one bet, but for the hands that were seen', () => {
    const told = table()
      .hand(C, 0, { game: 'baccarat', by: 'itself', counted: 1 })
      .hand(C, 5, { game: 'video-poker' })
      .hand(C, 6, { game: 'video-poker', counted: 9 })
      .receipt(C, 2);
    expect(saidOf(told, 2)).toContain('nonces-passed-over 6 6');
    const two = table().dialog(D, 2, A).hand(D, 2, { game: 'video-poker', counted: 4 }).receipt(D, 0);
    expect(saidOf(two, 0)).toContain('nonces-passed-over 1 2');
    // A panel that did not count before tells of none.
    const { client } = C;
    const plain = { 'announced.commitment': hashOf(C), 'announced.clientSeed': client };
    const uncounted = table().panel(plain).hand(C, 5, { game: 'video-poker' });
    uncounted.hand(C, 6, { game: 'video-poker', counted: 9 }).receipt(C, 2);
    expect(codesOf(uncounted, 1)).not.toContain('nonces-passed-over');
  });

  it('are none where one hand alone may have had the only nonce', () => {
    const told = table().hand(A, 0, { game: 'baccarat', twice: false, seen: 'end' });
    told.hand(A, 1, { game: 'baccarat' }).receipt(A, 0);
    expect(codesOf(told, 1)).not.toContain('nonces-passed-over');
    const behind = table()
      .hand(A, 1, { twice: false })
      .hand(A, 2, { game: 'hilo', by: 'itself', seen: 'end', counted: 3 });
    behind.hand(A, 3, { game: 'video-poker', by: 'pointer' }).receipt(A, 1);
    expect(saidOf(behind, 2)[0]).toBe('verified');
  });

  it('are counted from 1 where another pair began with that', () => {
    const told = table().hand(A, 6, { seen: 'end' }).hand(B, 1, { seen: 'end' }).dialog(B, 1, C);
    expect(saidOf(told.receipt(A, 3).receipt(B, 3), 0)).toContain('nonces-passed-over 5 6');
  });

  it('are not told by a hand that fits none', () => {
    const told = table().dialog(A, 0, B).hand(A, 1, { by: 'itself' });
    const [a, b, c, d, e, ...rest] = cardsAt('stake/blackjack', A, 2, 16) as [Card, Card, Card, Card, Card];
    told.hand(A, 2, { counted: 3, cards: [a, b, c, d, e === 'As' ? 'Kh' : 'As', ...rest] });
    told.dialog(A, 2, B).receipt(A, 1);
    expect(codesOf(told, 0)).not.toContain('first-nonce-inferred');
  });
});

describe('the nonce of a hand', () => {
  it('is the next one’s that the panel told, whatever its cards are', () => {
    const told = table().tells(A, 3, B, {}, { twice: false }).hand(C, 3, {});
    told.tells(A, 4, B, {}, { twice: false }).receipt(A, 2);
    expect(saidOf(told, 0)).toEqual([
      'mismatch',
      'bets-not-seen 2 3',
      'client-seed-before-hash',
      'nonce-forced 3',
      'deal-differs',
    ]);
  });

  it('may be either of two where a single card fits one of them', () => {
    const told = table().dialog(A, 5, B).guess(A, 6).dialog(A, 6, B).receipt(A, 3);
    expect(saidOf(told, 0)).toEqual([
      'unreadable',
      'client-seed-before-hash',
      'nonce-ambiguous 5 6',
      'nonce-not-read',
    ]);
  });

  it('is proven by few cards where the panel leaves no other', () => {
    const told = table()
      .tells(B, 1, C)
      .hand(B, 1, { game: 'hilo', seen: 'end' })
      .tells(B, 2, C)
      .receipt(B, 1);
    expect(saidOf(told, 0)).toEqual(['verified', 'client-seed-before-hash', 'nonce-aligned 1 2652']);
  });

  it('is open where no count of hands bounds it and few cards fit', () => {
    const told = table()
      .hand(A, 4, { game: 'baccarat', by: 'itself' })
      .hand(A, 5, { seen: 'start' })
      .hand(A, 6, { game: 'hilo', counted: 5 })
      .guess(D, 7)
      .panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client })
      .receipt(A, 1);
    expect(saidOf(told, 0)).toEqual(
      expect.arrayContaining(['bets-not-seen 3 4', 'nonce-aligned 4 62375040']),
    );
    expect(saidOf(told, 1)).toContain('nonce-ambiguous 0 260');
    const two = table().hand(A, 7, { counted: 6, seen: 'start' }).tells(A, 8, B).receipt(A, 0);
    expect(saidOf(two, 0)).toContain('nonce-ambiguous 0 7');
  });

  it('is none below what the page had counted before its cards came, where it deals by itself', () => {
    const told = table().hand(A, 4, { game: 'hilo', by: 'itself', twice: false, seen: 'end', counted: 5 });
    expect(saidOf(told.receipt(A, 3), 0)).toContain('nonce-not-forced 4 260');
    expect(saidOf(table().hand(C, 0, { by: 'itself' }).receipt(C, 1), 0)).toContain('first-nonce-inferred 0');
  });

  it('is no other hand’s that fits none, though a receipt names one', () => {
    const told = table().dialog(A, 0, B).guess(A, 2, { by: 'itself' }).guess(A, 0, { by: 'pointer' });
    told.dialog(A, 4, B, {}, { twice: false }).receipt(A, 0);
    expect(saidOf(told, 1)).toContain('nonce-not-forced 0 4');
    expect(told.nonces()[1]).toBeNull();
  });

  it('is 0 where neither of two comes closer', () => {
    const told = table().panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client });
    told.guess(B, 1).dialog(A, 1, B, {}, { twice: false }).receipt(A, 0);
    expect(told.nonces()).toEqual([0]);
  });

  it('was not taken by a hand of the same page that counted it before', () => {
    const told = table().hand(C, 0, { game: 'video-poker' }).tells(C, 1, D);
    told.hand(C, 2, { game: 'video-poker', seen: 'start', counted: 2 }).receipt(C, 3);
    expect(codesOf(told, 0)).not.toContain('nonce-taken');
  });

  it('is one that was dealt twice whatever hands lie between', () => {
    const of = (nonce: number, options: Seen = {}): Table =>
      told.hand(A, nonce, { game: 'baccarat', ...options });
    const told = table();
    of(5, { twice: false });
    of(6, { by: 'itself' });
    of(5);
    of(7, { seen: 'end' });
    of(5, { seen: 'end' }).receipt(A, 0);
    expect(saidOf(told, 2)).toEqual(expect.arrayContaining(['mismatch', 'nonce-reused 5']));
  });

  it('is not said to be used again by cards that fit many', () => {
    const told = table().hand(A, 0, { by: 'itself' }).hand(A, 0, { game: 'hilo' });
    told
      .hand(A, 2, { game: 'hilo', by: 'pointer' })
      .hand(A, 0, { game: 'baccarat', seen: 'end' })
      .receipt(A, 1);
    expect(saidOf(told, 1)).toEqual(expect.arrayContaining(['unreadable', 'nonce-not-forced 0 260']));
  });

  it('is not said to be out of order by the first cards alone', () => {
    const told = table()
      .hand(B, 3, { game: 'video-poker', by: 'itself', seen: 'start' })
      .hand(B, 4)
      .hand(B, 5, { game: 'video-poker', seen: 'end' })
      .hand(B, 6, { seen: 'start' })
      .hand(B, 5, { game: 'baccarat', seen: 'end' })
      .receipt(B, 3);
    expect(saidOf(told, 3)[0]).toBe('unreadable');
  });
});

describe('the pair of a hand', () => {
  const commitments = (told: Table) => told.hands().map(({ hand }) => hand.commitment?.value);

  it('is the active one, not what is promised beside it', () => {
    const told = table().guess(D, 7, { twice: true }).dialog(A, 7, B);
    expect(commitments(told)).toEqual([hashOf(A)]);
    expect(saidOf(told.receipt(A, 1), 0)).toContain('nonce-not-forced 0 256');
  });

  it('has the client seed that its panel shows, if only behind the hand', () => {
    const told = table().hand(A, 0, { game: 'baccarat', seen: 'end' });
    told.panel({ 'announced.commitment': hashOf(A), 'announced.clientSeed': 'x' });
    expect(told.hands()[0]!.hand.clientSeed).toBe('x');
    const pending = table().dialog(D, 0, A, {}, { twice: false }).hand(D, 1, { game: 'hilo', seen: 'end' });
    expect(commitments(pending)).toEqual([hashOf(D)]);
  });

  it('may be the next, where a hand fits none that is out', () => {
    const told = table().guess(A, 3, { counted: 5 }).guess(A, 8).dialog(B, 0, C).receipt(A, 3);
    expect(commitments(told)[1]).toBe(hashOf(B));
  });

  it('is none that was out, where cards don’t prove it', () => {
    const told = () => table().receipt(A, 0).hand(A, 1, { game: 'hilo', seen: 'end' }).tells(A, 4, B);
    expect(saidOf(told(), 0)).toEqual(expect.arrayContaining(['nonce-not-forced 0 256', 'seeds-not-linked']));
    const next = told().tells(B, 1, C, {}, { twice: false }).receipt(B, 0);
    expect(commitments(next)).toEqual([hashOf(B)]);
  });

  it('does not count hands before its seed was out again', () => {
    const told = table().hand(D, 3).receipt(C, 0).hand(C, 1, { seen: 'end' }).tells(C, 2, D);
    expect(saidOf(told, 1)).toEqual(expect.arrayContaining(['nonces-passed-over 1 1', 'server-seed-reused']));
  });
});

describe('a rotation', () => {
  it('is none where one panel alone was seen, or nobody played', () => {
    expect(table().tells(B, 0, C).hands()).toEqual([]);
    expect(table().dialog(D, 3, A).dialog(A, 0, B).hands()).toEqual([]);
    const once = table().hand(A, 1, { game: 'video-poker', twice: false, seen: 'start' }).dialog(A, 1, B);
    once.dialog(A, 1, B, { 'promised.clientSeed': 'x' }, { twice: false }).dialog(B, 0, C).receipt(A, 0);
    expect(once.hands()).toHaveLength(1);
    expect(codesOf(once, 0)).not.toContain('client-seed-ignored');
  });

  it('breaks no promise where it may have been two', () => {
    const E = seedPair(5);
    const told = (out: SeedPair): string[] => {
      const one = table().tells(A, 4, B, { 'promised.clientSeed': 'x' }, { twice: false });
      const reported = { 'reported.commitment': hashOf(out), 'reported.serverSeed': out.server };
      return codesOf(one.tells(C, 0, D, reported).hand(C, 1, { seen: 'end' }).tells(C, 2, D), 0);
    };
    expect(told(B)).not.toContain('commitment-replaced');
    // The one that was promised with it was rotated out for this one, whatever is reported later.
    expect(told(A)).toContain('commitment-replaced');
    const typed = table().hand(B, 0, { twice: false, counted: 1 });
    typed.tells(B, 1, C, { 'promised.clientSeed': C.client }, { twice: false }).enter();
    typed.tells(D, 0, E).hand(D, 1);
    expect(codesOf(typed, 1)).not.toContain('commitment-replaced');
    const plain = table().hand(B, 1, { game: 'hilo', by: 'itself', counted: 1 }).dialog(C, 1, D);
    expect(codesOf(plain.hand(C, 1, { game: 'hilo', counted: 1 }), 1)).not.toContain('commitment-replaced');
  });

  it('has the client seed that stood there before, though it is shown with the one of before at first', () => {
    const told = (hands: Table) => saidOf(hands, 0);
    const begun = () => table().tells(A, 4, B).draw().tells(B, 0, C, { 'announced.clientSeed': A.client });
    expect(told(begun().hand(B, 0, { twice: false }))).toContain('client-seed-before-hash');
    const later = begun().hand(B, 0, { twice: false }).tells(B, 1, C, {}, { twice: false });
    expect(told(later)).toContain('client-seed-before-hash');
    const both = table().dialog(A, 3, B).draw().enter().hand(B, 1, { game: 'baccarat', seen: 'end' });
    expect(told(both.dialog(B, 0, C).receipt(B, 3))).toContain('client-seed-after-hash');
  });
});

describe('a client seed that takes the place of another while nobody types', () => {
  const other = withClient(B, 'x');
  const first = { game: 'video-poker', by: 'itself', counted: 2 } as const;
  const last = { game: 'video-poker', by: 'itself' } as const;

  it('is the casino’s doing, whatever was pressed before or stood beside the pair before', () => {
    const told = (begun: Table): Table => begun.dialog(other, 0, C).hand(B, 3, first);
    for (const begun of [table(), table().dialog(A, 4, B), table().draw()]) {
      const one = told(begun).hand(B, 5, last).receipt(B, 3);
      expect(saidOf(one, 1)).toEqual(expect.arrayContaining(['mismatch', 'client-seed-replaced']));
    }
  });
});

describe('what a pair’s panels tell little of', () => {
  const plain = ({ server, client }: SeedPair) => ({
    'announced.commitment': hashOf({ server, client }),
    'announced.clientSeed': client,
  });

  it('is judged all the same', () => {
    const moved = table().dialog(B, 0, C).play(B, [0]).on('tab 1', 'load 9');
    moved.dialog(B, 1, C, {}, { twice: false }).dialog(C, 0, D).receipt(B, 0);
    expect(moved.statuses()).toEqual(['verified']);
    const unseen = table().dialog(D, 0, A, {}, { twice: false });
    unseen.hand(D, 0, { game: 'video-poker', seen: 'end', twice: false });
    expect(saidOf(unseen.dialog(withClient(D, 'x'), 1, A).receipt(D, 1), 0)[0]).toBe('unreadable');
    const counted = table().dialog(A, 6, B).guess(A, 5, { by: 'itself', twice: false }).dialog(A, 7, B);
    expect(saidOf(counted.receipt(A, 2), 0)[0]).toBe('unreadable');
  });

  it('deals out of order without a panel as well', () => {
    const told = table().hand(D, 1, { twice: false }).hand(D, 0).receipt(D, 0);
    expect(saidOf(told, 1)).toEqual(expect.arrayContaining(['mismatch', 'nonce-out-of-order 0']));
    const begun = table().dialog(A, 3, B, {}, { twice: false }).guess(A, 8, { by: 'itself' });
    begun.guess(A, 10, { twice: false }).hand(A, 11, { seen: 'start' }).hand(A, 10, { seen: 'end' });
    expect(saidOf(begun.dialog(A, 12, B).receipt(A, 0), 2)).toContain('nonce-out-of-order 11');
  });

  it('leaves each tab’s hands the nonces that no other had', () => {
    const told = table().hand(A, 0, { game: 'baccarat', seen: 'end' }).hand(A, 0, { by: 'pointer' });
    told.on('tab 2').hand(A, 2, { counted: 3, seen: 'end' }).receipt(A, 1);
    expect(saidOf(told, 0)).toContain('nonce-aligned 0 103958400');
    expect(saidOf(told, 1)).toContain('nonce-aligned 0 7329067200');
  });

  it('may have counted a bet that was not seen', () => {
    expect(saidOf(table().hand(A, 1, { twice: false, counted: 3 }).receipt(A, 2), 0)).toContain(
      'nonce-taken 1',
    );
    const later = table().dialog(A, 0, B, {}, { twice: false }).hand(A, 1);
    later.hand(A, 3, { game: 'hilo', counted: 1 }).dialog(A, 4, B, {}, { twice: false }).receipt(A, 3);
    expect(later.statuses()[0]).toBe('verified');
    const first = table().dialog(A, 1, B).hand(A, 0, { seen: 'start' }).guess(A, 1).dialog(A, 7, B);
    expect(saidOf(first.receipt(A, 3), 0)).toContain('nonce-taken 0');
    expect(first.nonces()[0]).toBe(0);
  });

  it('does not tell with which nonce it began', () => {
    const told = table().hand(A, 2, { counted: 2 }).hand(A, 5, { counted: 6 });
    told.hand(A, 6, { by: 'pointer', seen: 'start' }).tells(A, 7, B).receipt(A, 0);
    expect(codesOf(told, 0)).not.toContain('first-nonce-inferred');
    const beside = table().dialog(A, 0, B).guess(withClient(D, A.client), 1, { twice: false });
    beside.hand(A, 2, { game: 'baccarat', by: 'key', seen: 'end' });
    beside
      .dialog(A, 1, B, { 'reported.commitment': hashOf(A) })
      .receipt(A, 3)
      .dialog(A, 8, B);
    expect(beside.statuses()[1]).toBe('verified');
  });

  it('leaves open which nonce a single card had, though its page counted before', () => {
    const told = table().hand(A, 6, { game: 'hilo', by: 'itself' });
    told.hand(A, 7, { game: 'baccarat', by: 'pointer', counted: 8 }).dialog(A, 7, B, {}, { twice: false });
    told.guess(A, 8, { by: 'pointer', counted: 8 }).receipt(A, 0);
    expect(saidOf(told, 2)).toContain('nonce-ambiguous 0 8');
  });

  it('accuses of no promise where what was pressed may have been anything', () => {
    const other = { 'reported.commitment': hashOf(A), 'reported.serverSeed': 'another' };
    const out = table().dialog(A, 1, B, other).hand(A, 1, { seen: 'start' }).draw().dialog(C, 0, D);
    out.receipt(A, 3).receipt(B, 3);
    expect(saidOf(out, 0)).toEqual(expect.arrayContaining(['pending', 'commitment-replaced']));
    const drawn = table().dialog(A, 0, B).draw().dialog(C, 0, D);
    drawn.hand(C, 2, { game: 'video-poker', twice: false, counted: 1, seen: 'end' });
    drawn.dialog(C, 2, D, {}, { twice: false });
    expect(saidOf(drawn, 0)).toEqual(expect.arrayContaining(['unreadable', 'commitment-replaced']));
    const bet = { 'reported.commitment': hashOf(C), 'reported.nonce': '1' };
    const receipt = table().tells(B, 0, C).draw().tells(D, 0, A, bet);
    receipt.on('tab 1', 'load 9').guess(D, 3, { by: 'itself', twice: false, counted: 3 });
    expect(codesOf(receipt, 0)).not.toContain('commitment-replaced');
  });

  it('ignores no client seed where what came before was read once', () => {
    const fields = { 'announced.clientSeed': 'x' };
    const told = table().tells(A, 5, B, fields, { twice: false }).draw();
    told
      .tells(A, 5, B, { ...fields, 'promised.clientSeed': 'x' })
      .enter()
      .tells(B, 0, C);
    expect(codesOf(told.hand(B, 1, { game: 'hilo' }), 0)).not.toContain('client-seed-ignored');
  });

  it('is held against the client seed that the player typed before the hand', () => {
    const typed = withClient(A, 'y');
    const told = table().panel(plain(A)).enter().dialog(typed, 0, B, {}, { twice: false }).hand(typed, 0);
    expect(told.tells(A, 1, B).receipt(A, 2).statuses()).toEqual(['verified']);
    const stated = table()
      .hand(withClient(B, 'x'), 0, { seen: 'start' })
      .panel(plain(withClient(B, 'x')));
    stated.dialog(C, 0, D, { 'reported.commitment': hashOf(B) }).receipt(B, 0);
    expect(saidOf(stated, 0)).toContain('nonce-aligned 0 132600');
  });
});

describe('hands between which few cards tell the order', () => {
  const begun = () =>
    table().dialog(A, 3, B).hand(A, 4, { game: 'hilo', twice: false }).hand(A, 7, { seen: 'start' });

  it('are not said to be out of it', () => {
    const told = begun().hand(A, 4).dialog(A, 8, B, {}, { twice: false }).receipt(A, 2);
    const said = ['consistent', 'nonces-passed-over 1 4', 'nonce-aligned 4 51979200'];
    expect(saidOf(told, 2)).toEqual(expect.arrayContaining(said));
    expect(saidOf(told, 2)).not.toContain('nonce-out-of-order 4');
  });

  it('are not green where the page had counted further', () => {
    const told = begun().dialog(A, 7, B).hand(A, 4).receipt(A, 2);
    expect(saidOf(told, 2)).toEqual(expect.arrayContaining(['consistent', 'nonce-taken 4']));
  });

  it('leave no doubt of a card that is swapped between two that fit, on a page that deals by itself', () => {
    const [a, b, c, d, e, ...rest] = cardsAt('stake/blackjack', A, 3, 16) as [Card, Card, Card, Card, Card];
    const cards = [a, b, c, d, e === 'As' ? 'Kh' : 'As', ...rest] as const;
    const told = table().hand(A, 2).hand(A, 3, { by: 'itself', cards }).hand(A, 4, { counted: 5 });
    expect(saidOf(told.receipt(A, 0), 1)[0]).toBe('mismatch');
  });

  it('are bounded by what their own page counts, not by another tab’s', () => {
    const told = table().tells(A, 3, B).hand(A, 3, { game: 'baccarat', counted: 4 });
    expect(saidOf(told.on('tab 2').dialog(A, 3, B).receipt(A, 1), 0)).toContain('nonce-aligned 3 155937600');
  });

  it('may be one that was looked at twice', () => {
    const told = table().dialog(A, 0, B).hand(withClient(D, A.client), 0, { game: 'baccarat' });
    const { reading } = told.observations.at(-1)!;
    told.see({ kind: 'bet', control: 'Bet' }).seeTwice(reading);
    told.dialog(A, 1, B, {}, { twice: false }).receipt(A, 1);
    expect(told.statuses()).toEqual(['unreadable']);
  });
});

describe('a promise that a page does not keep', () => {
  const E = seedPair(5);

  it('is not green where what was pressed may have drawn a client seed', () => {
    const told = table().tells(B, 2, C, { 'promised.clientSeed': C.client }).tells(C, 1, D).draw();
    told.dialog(E, 0, A, {}, { twice: false });
    const cards = cardsAt('stake/blackjack', withClient(D, E.client), 4, 16);
    expect(codesOf(told.hand(E, 4, { by: 'itself', counted: 3, cards }), 0)).toContain('commitment-replaced');
  });

  it('accuses nobody where its last hand tells nothing new of the pair before', () => {
    const told = table().hand(withClient(C, 'x'), 1, { game: 'baccarat' }).dialog(C, 0, D);
    told.guess(C, 2, { by: 'itself' }).hand(C, 3).draw().dialog(seedPair(6), 0, A);
    expect(saidOf(told.receipt(C, 2).receipt(D, 1), 1)).toEqual(
      expect.arrayContaining(['pending', 'commitment-replaced']),
    );
  });
});

describe('a page that is slow, or shows what is none of a hand’s', () => {
  const swapped = (nonce: number): readonly Card[] => {
    const [a, b, c, d, e, ...rest] = cardsAt('stake/blackjack', A, nonce, 16) as [
      Card,
      Card,
      Card,
      Card,
      Card,
    ];
    return [a, b, c, d, e === 'As' ? 'Kh' : 'As', ...rest];
  };

  it('may report a pair that it shows as active before the one that was rotated out', () => {
    const slow = { 'reported.commitment': hashOf(B) };
    const kept = table().dialog(A, 0, B).dialog(B, 0, C, slow).hand(B, 0);
    expect(kept.statuses()).toEqual(['pending']);
    const told = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).enter();
    told
      .dialog(C, 0, D, { 'reported.commitment': hashOf(C) })
      .hand(C, 0)
      .receipt(A, 0);
    expect(saidOf(told, 1)[0]).toBe('mismatch');
    expect(codesOf(told, 1)).toContain('next-pair-replaced');
  });

  it('reports an older pair while a bet is looked at, or none any more, and accuses by the one it names for this', () => {
    const [Z, Y] = [seedPair(5), seedPair(6)];
    const named = (pair: SeedPair) => ({ 'reported.commitment': hashOf(pair) });
    const ONCE = named(Y);
    const receipt = { ...named(D), 'reported.nonce': '3' };
    /** C came where B was promised, and the page reports these one after the other. */
    const told = (...reported: readonly object[]): string[] => {
      const one = table().dialog(Y, 0, Z).dialog(Z, 0, A).dialog(A, 0, B, named(Z));
      one.hand(A, 0).dialog(A, 1, B).enter();
      for (const fields of reported) one.dialog(C, 0, D, fields, { twice: fields !== ONCE });
      return codesOf(one.hand(C, 0).receipt(C, 0).on('tab 2').receipt(A, 0), 1);
    };
    for (const reported of [[{}], [named(A)], [named(A), named(Y)], [named(A), {}], [named(B), named(A)]])
      expect(told(...reported)).toEqual(expect.arrayContaining(['mismatch', 'next-pair-replaced']));
    // What was reported all along tells nothing, nor does a receipt, which may be of any pair.
    for (const reported of [[named(Z)], [receipt]]) expect(told(...reported)).toContain('next-pair-replaced');
    // Another pair was rotated out for this one, or may have been: there were rotations elsewhere.
    for (const reported of [[named(B)], [named(B), {}], [named(Y)], [named(Y), {}], [named(Z), ONCE]])
      expect(told(...reported)).toEqual(expect.arrayContaining(['consistent', 'commitment-replaced']));
  });

  it('is none that broke a promise where its seed was out as it was first shown', () => {
    const told = (fields: object): string[] => {
      const one = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).enter().dialog(C, 0, D, fields);
      return codesOf(one.hand(C, 0).dialog(D, 0, B).on('tab 2').receipt(C, 0).receipt(A, 0), 1);
    };
    expect(told({})).toContain('next-pair-replaced');
    const out = told({ 'reported.serverSeed': C.server });
    expect(out).toContain('server-seed-reused');
    expect(out).not.toContain('next-pair-replaced');
  });

  it('is not green where the pair that was rotated out for an unpromised one is named once, and last', () => {
    const told = (...reported: readonly object[]): string[] => {
      const one = table().dialog(A, 0, B).dialog(C, 0, D);
      for (const fields of reported) one.dialog(C, 0, D, fields, { twice: false });
      return codesOf(one.hand(C, 1), 0);
    };
    expect(told()).not.toContain('commitment-replaced');
    expect(told({ 'reported.commitment': hashOf(A) })).toContain('commitment-replaced');
  });

  it('accuses of a promise by the hash alone of the pair that was rotated out', () => {
    const told = (fields: object) => table().dialog(A, 0, B).enter().dialog(C, 0, D, fields).hand(C, 1);
    expect(saidOf(told({ 'reported.commitment': hashOf(A) }), 0)[0]).toBe('mismatch');
    expect(saidOf(told({}), 0)[0]).toBe('pending');
  });

  it('shows a seed before the hash of its pair, which then deals what is known', () => {
    const seed = { 'reported.serverSeed': A.server };
    const known = table().panel(seed).dialog(A, 0, B).hand(A, 0).receipt(A, 1);
    expect(saidOf(known, 0)).toEqual(expect.arrayContaining(['mismatch', 'server-seed-reused']));
    const later = table().dialog(A, 0, B).hand(A, 0).panel(seed).receipt(A, 1);
    expect(saidOf(later, 0)[0]).toBe('verified');
  });

  it('shows only the end of a hand, and then one that ends so too', () => {
    const told = (end: number, options = {}) =>
      table()
        .dialog(A, 0, B)
        .hand(A, 0, { game: 'video-poker' })
        .hand(A, end, { game: 'video-poker', seen: 'end', ...options })
        .hand(A, 1, { game: 'video-poker', by: 'pointer' })
        .receipt(A, 1);
    expect(codesOf(told(1), 2)).toContain('nonce-taken');
    // Or that may have held another card, and was looked at once.
    const dealt = cardsAt('stake/video-poker', A, 1, 10);
    const cards = [...dealt.slice(0, 5), dealt[0]!, ...dealt.slice(5, 9)];
    expect(codesOf(told(1, { cards, twice: false }), 2)).toContain('nonce-taken');
    expect(codesOf(told(2), 2)).not.toContain('nonce-taken');
  });

  it('deals by itself beside a hand of another tab: of its cards nobody knows whose they are, unless they were bet on', () => {
    const told = (by: 'bet' | 'itself', cards: readonly Card[]): Table => {
      const one = table().dialog(A, 0, B).hand(A, 0).on('tab 2').dialog(A, 1, B).hand(A, 1, { by, cards });
      return one.on('tab 1').hand(A, 2).dialog(A, 3, B).dialog(B, 0, C).receipt(A, 0);
    };
    const [own, others] = [cardsAt('stake/blackjack', A, 1, 16), cardsAt('stake/blackjack', D, 0, 16)];
    for (const by of ['bet', 'itself'] as const)
      expect(told(by, own).statuses()).toEqual(['verified', 'verified', 'verified']);
    expect(told('bet', others).statuses()).toEqual(['verified', 'mismatch', 'verified']);
    expect(saidOf(told('itself', others), 1)).toEqual(
      expect.arrayContaining(['unreadable', 'tables-interleaved', 'deal-differs']),
    );
  });

  it('shows no cards at the end of two hands, which says of neither that the other’s were its own', () => {
    const blank: Reading = { kind: 'table', game: 'blackjack', stage: 'over', contents: null };
    const misread = cardsAt('stake/blackjack', A, 5, 3);
    const one = table().dialog(A, 0, B).play(A, [0]);
    one.hand(A, 1, { seen: 'start', cards: misread }).seeTwice(blank);
    one.hand(A, 2, { seen: 'start' }).seeTwice(blank);
    const told = one.play(A, [3, 4]).dialog(B, 0, C, { 'reported.serverSeed': A.server });
    expect(saidOf(told, 2)).toEqual(expect.arrayContaining(['unreadable', 'final-not-seen']));
    expect(codesOf(told, 2)).not.toContain('nonce-taken');
  });

  it('shows the deal of a hand once more behind its end, and then counts one more bet than there were hands', () => {
    const told = (counted: number) =>
      table()
        .dialog(A, 0, B)
        .hand(A, 1, { counted: 1 })
        .hand(A, 2, { counted: 2 })
        .hand(A, 3, { seen: 'end', counted: 3 })
        .hand(A, 3, { by: 'pointer', counted })
        .receipt(A, 1);
    expect(told(4).hands()).toHaveLength(3);
    expect(saidOf(told(4), 2)).toEqual(expect.arrayContaining(['consistent', 'nonce-taken 3']));
    expect(saidOf(told(3), 2)[0]).toBe('verified');
  });

  it('has no pair by a seed whose hash it does not show', () => {
    const told = table().hand(A, 0).panel({ 'reported.serverSeed': 'another' });
    expect(told.hands()[0]!.hand.commitment).toBeNull();
    const beside = { 'reported.commitment': hashOf(A), 'reported.serverSeed': 'another' };
    expect(table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B, beside).statuses()).toEqual(['pending']);
  });

  it('shows a pair once, with its seed, that deals again', () => {
    const shown = { 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client };
    const told = table()
      .panel({ ...shown, 'reported.serverSeed': A.server }, { twice: false })
      .hand(A, 0);
    expect(codesOf(told, 0)).toContain('server-seed-reused');
  });

  it('counts a bet of its own behind a look at cards of long ago', () => {
    const told = table().dialog(A, 0, B).hand(A, 1, { game: 'baccarat' }).dialog(A, 1, B);
    const cards = cardsAt('stake/baccarat', A, 2, 6);
    const contents = contentsOf('baccarat', cards.with(1, cards[0]!));
    const lying = { kind: 'table', game: 'baccarat', stage: 'over', contents } as Reading;
    told.see({ kind: 'table', game: 'baccarat', stage: 'moving', contents: null } as Reading).seeTwice(lying);
    told.dialog(A, 2, B, {}, { twice: false }).seeTwice(lying).hand(A, 3, { game: 'baccarat' });
    expect(told.dialog(A, 3, B).receipt(A, 1).statuses()[1]).toBe('unreadable');
  });

  it('counts further in another tab meanwhile', () => {
    const told = table().dialog(A, 0, B).see({ kind: 'bet', control: 'Bet' });
    const [a, b, c] = cardsAt('stake/blackjack', A, 0, 3) as [Card, Card, Card];
    const contents = { player: [[a, b]], dealer: [c, null] };
    told.seeTwice({ kind: 'table', game: 'blackjack', stage: 'dealt', contents } as Reading);
    told.on('tab 2').dialog(A, 3, B).on('tab 1', 'load 1').dialog(A, 1, B);
    const over = contentsOf('blackjack', cardsAt('stake/blackjack', A, 0, 16));
    told.seeTwice({ kind: 'table', game: 'blackjack', stage: 'over', contents: over } as Reading);
    expect(saidOf(told.receipt(A, 0), 0)[0]).toBe('verified');
  });

  it('counts less than before, so that no nonce is left, and leaves that open', () => {
    const told = table()
      .dialog(A, 5, B)
      .hand(A, 5, { cards: swapped(5) })
      .on('tab 2')
      .dialog(A, 9, B);
    told.on('tab 1', 'load 1').dialog(A, 3, B).receipt(A, 0);
    expect(told.statuses()).toEqual(['unreadable']);
  });

  it('does not force nonces upon hands that fit none where one may not have been bet on', () => {
    const told = table()
      .dialog(A, 0, B)
      .hand(A, 0, { by: 'itself', cards: swapped(0) });
    expect(told.dialog(A, 1, B).receipt(A, 0).statuses()).toEqual(['unreadable']);
    const two = table()
      .dialog(A, 0, B)
      .hand(A, 0, { cards: swapped(0) });
    two
      .hand(A, 1, { by: 'itself', cards: swapped(1) })
      .dialog(A, 2, B)
      .receipt(A, 0);
    expect(two.statuses()).not.toContain('mismatch');
  });

  it('links no hand to a pair by hands beside it whose nonces are open', () => {
    const told = table().hand(A, 4, { game: 'hilo' }).hand(D, 6).hand(A, 9, { game: 'hilo' }).receipt(A, 1);
    expect(told.nonces()).toEqual([null, null, null]);
    expect(codesOf(told, 1)).toContain('seeds-not-linked');
  });

  it.each([1, 2])(
    'counts bets elsewhere for %i hands of several, which are no more than the others',
    (few) => {
      const told = table().dialog(A, 0, B);
      for (let nonce = 0; nonce <= few; nonce++) told.hand(A, nonce).dialog(A, nonce + 1, B);
      told.dialog(A, few + 2, B);
      for (const nonce of [few + 3, few + 4]) told.hand(A, nonce).dialog(A, nonce, B);
      told.dialog(B, 0, C).receipt(A, 0);
      expect(codesOf(told, 0)).not.toContain('nonce-taken');
    },
  );

  it('has a client seed ignored neither where more was typed, nor where less came', () => {
    const told = (given: string): Table => {
      const one = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).enter();
      one.dialog(A, 1, B, { 'promised.clientSeed': 'lucky7' }).enter();
      return one.dialog(withClient(B, given), 0, C).hand(withClient(B, given), 0).receipt(A, 0);
    };
    expect(told('lucky').statuses()).toEqual(['verified', 'pending']);
    expect(codesOf(told('y7'), 1)).toContain('client-seed-ignored');
  });

  it('tells of hands that fit two nonces each, of which neither is used again', () => {
    const told = table().hand(A, 6, { game: 'baccarat' }).hand(A, 6, { counted: 6 }).receipt(A, 0);
    expect(told.nonces()).toEqual([null, null]);
    expect(told.statuses()).toEqual(['unreadable', 'unreadable']);
  });

  it('may be one of another pair, or typed where a client seed was no hand’s', () => {
    const told = table().hand(A, 5, { game: 'baccarat' }).on('tab 1', 'load 9');
    told.tells(withClient(A, 'y'), 6, B, { 'promised.clientSeed': B.client });
    told.hand(B, 1, { game: 'video-poker', by: 'key', seen: 'end', twice: false, counted: 2 }).enter();
    const typed = withClient(B, 'x');
    told.tells(typed, 2, C).hand(typed, 2, { seen: 'end' }).receipt(B, 2);
    expect(saidOf(told, 1)[0]).toBe('verified');
    const before = { ...B, client: A.client };
    const late = table().tells(A, 4, B, { 'promised.clientSeed': 'clie' }).tells(before, 1, C);
    late
      .hand(B, 1, { game: 'video-poker', counted: 2, seen: 'start' })
      .guess(B, 2, { seen: 'end', counted: 3 });
    expect(codesOf(late.receipt(B, 1), 1)).not.toContain('client-seed-replaced');
  });

  it('tells the next nonce at one time, and counts at another, which leaves a nonce open', () => {
    const told = table()
      .tells(A, 0, B)
      .hand(A, 0, { cards: swapped(0) })
      .dialog(A, 1, B);
    expect(told.receipt(A, 0).statuses()).toEqual(['unreadable']);
  });

  it('counted the bet of the last hand, whatever tab that was in, which tells the first nonce', () => {
    const told = table().dialog(A, 0, B).on('tab 2').hand(A, 2).on('tab 1', 'load 1').hand(A, 1);
    expect(saidOf(told.dialog(A, 2, B).receipt(A, 1), 0)).toContain('first-nonce-inferred 1');
  });

  it('counted a bet while its last hand could not be read, which forces no nonce', () => {
    const told = table()
      .dialog(A, 0, B)
      .hand(A, 0, { cards: swapped(0) })
      .dialog(A, 1, B);
    const problem = { problem: 'malformed', detail: 'no card' };
    const unread = (stage: Stage) =>
      ({ kind: 'table', game: 'blackjack', stage, contents: null, problem }) as Reading;
    told.see({ kind: 'bet', control: 'Bet' }).seeTwice(unread('dealt'));
    told.dialog(A, 2, B, {}, { twice: false }).seeTwice(unread('over')).receipt(A, 0);
    expect(told.statuses()).toEqual(['unreadable', 'unreadable']);
  });

  it('shows another seed beside the pair’s hash, and later one that stood there before it', () => {
    const told = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).dialog(B, 0, C);
    told.receipt(A, 0, { fields: { 'reported.serverSeed': 'another' } });
    expect(told.statuses()).toEqual(['mismatch']);
    const seed = { 'reported.serverSeed': 'a third' };
    told.panel(seed).panel({ ...seed, 'reported.commitment': hashOf(A) });
    expect(told.statuses()).toEqual(['mismatch']);
  });

  it('is said to keep a promise still only by what was read twice', () => {
    const told = (twice: boolean) =>
      table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).dialog(C, 1, B, {}, { twice }).hand(C, 1);
    expect(codesOf(told(true), 1)).toContain('commitment-replaced');
    const once = told(false)
      .receipt(A, 0)
      .dialog(C, 2, D, { 'reported.commitment': hashOf(B) });
    expect(codesOf(once, 1)).not.toContain('commitment-replaced');
  });

  it('shows the pair of another tab, of which it knows no rotation', () => {
    const told = table().hand(A, 2, { counted: 3 }).on('tab 2').enter().tells(A, 3, B).receipt(A, 1);
    told.guess(B, 1, { seen: 'end', twice: false }).tells(C, 2, D).receipt(B, 1);
    expect(codesOf(told, 1)).not.toContain('commitment-replaced');
  });

  it('shows fewer cards than a hand has, which fit no nonce, and is no matter to those beside it', () => {
    const [card, second] = cardsAt('stake/baccarat', A, 1, 2);
    const told = table()
      .dialog(A, 0, B)
      .hand(A, 0, { game: 'baccarat' })
      .see({ kind: 'bet', control: 'Bet' });
    const contents = { player: [card, second], banker: [] };
    told.seeTwice({ kind: 'table', game: 'baccarat', stage: 'over', contents } as Reading);
    told.hand(A, 2, { game: 'baccarat' }).dialog(A, 3, B).receipt(A, 0);
    expect(told.statuses()).toEqual(['verified', 'unreadable', 'verified']);
    expect(told.nonces()).toEqual([0, 1, 2]);
    expect(codesOf(told, 1)).not.toContain('nonce-aligned');
  });

  it('has hands of another pair, whose count is none of the next one’s', () => {
    const told = table().receipt(A, 3).hand(A, 3, { by: 'pointer', counted: 3 });
    told.hand(A, 4, { by: 'key', seen: 'end' }).hand(B, 1).tells(B, 2, C).receipt(B, 3);
    expect(saidOf(told, 2)).toContain('nonce-aligned 1 155937600');
  });

  it('has a client seed that took the place of the one a hand before was dealt from', () => {
    const first = table().hand(A, 1, { game: 'baccarat', twice: false });
    const typed = withClient(A, 'x');
    first.hand(typed, 3, { game: 'baccarat', seen: 'end' }).dialog(typed, 3, B, {}, { twice: false });
    expect(first.receipt(A, 0).nonces()).toEqual([null, 3]);
    const told = table().dialog(withClient(B, 'x'), 0, C);
    told.hand(B, 3, { game: 'video-poker', by: 'itself', counted: 2 });
    told.hand(B, 3, { game: 'video-poker', by: 'key', seen: 'start' });
    told.hand(B, 4, { game: 'video-poker', counted: 4 }).hand(B, 5, { game: 'video-poker', by: 'itself' });
    expect(saidOf(told.receipt(B, 3), 3)).toEqual(
      expect.arrayContaining(['mismatch', 'client-seed-replaced']),
    );
  });

  it('was rotated to a pair that was not promised, which is not green', () => {
    const out = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
    const told = (draw: boolean): Table => {
      const one = table().dialog(A, 5, B, { 'promised.clientSeed': B.client });
      return (draw ? one.draw() : one).dialog(C, 0, D, out).hand(C, 3, { game: 'hilo', by: 'itself' });
    };
    expect(codesOf(told(false), 0)).toContain('commitment-replaced');
    expect(saidOf(told(true), 0)[0]).toBe('pending');
    expect(codesOf(told(true), 0)).not.toContain('client-seed-ignored');
    // What is reported all along tells of no rotation.
    const all = { 'reported.commitment': hashOf(A) };
    const slow = table()
      .dialog(A, 0, B, { ...all, 'promised.clientSeed': C.client })
      .dialog(C, 0, D, all);
    expect(saidOf(slow.hand(C, 1), 0)[0]).toBe('pending');
  });

  it('is not known to begin with 1 by a count that was read once', () => {
    const typed = withClient(A, 'x');
    const told = table().hand(typed, 3, { game: 'baccarat', seen: 'end' });
    const receipt = {
      'reported.commitment': hashOf(A),
      'reported.serverSeed': A.server,
      'reported.nonce': '1',
    };
    told.dialog(typed, 3, B, receipt).dialog(typed, 3, B, {}, { twice: false });
    expect(codesOf(told, 0)).not.toContain('first-nonce-inferred');
  });

  it('counted what the pair before had still, which does not tell that it begins with 0', () => {
    const game = 'video-poker';
    const out = { 'reported.commitment': hashOf(A), 'reported.serverSeed': A.server };
    /** A bet that was not seen had the nonce of the last hand where the page counts one more than that. */
    const told = (carried: number, counted: number, last = {}): Table => {
      const one = table().dialog(A, 0, B).hand(A, 1, { game, counted: 1 }).dialog(A, 1, B);
      one.dialog(A, 1, B, last).enter();
      one.dialog(B, carried, C, out).hand(B, 1, { game }).see({ kind: 'bet', control: 'Deal' });
      const blank = { 'announced.clientSeed': '', 'announced.count': '' };
      one
        .on('tab 1', 'load 2')
        .dialog(B, 0, C, { ...out, ...blank })
        .hand(B, 2, { game, counted });
      return one.dialog(C, counted, D).receipt(B, 1);
    };
    expect(saidOf(told(1, 3), 2)).toEqual(expect.arrayContaining(['consistent', 'nonce-taken 2']));
    expect(told(1, 2).statuses()).toEqual(['verified', 'verified', 'verified']);
    expect(codesOf(told(2, 3), 2)).not.toContain('nonce-taken');
    // What was blank meanwhile was no other count.
    expect(codesOf(told(1, 3, { 'announced.count': '' }), 2)).toContain('nonce-taken');
  });

  it('tells of its pair as used since the player rotated it, and still shows it: a hand may be the next one’s', () => {
    const used = { 'reported.commitment': hashOf(A) };
    const told = (isEntered: boolean, fields: object, pair: SeedPair): string => {
      const one = table().dialog(A, 0, B);
      if (isEntered) one.enter();
      one.dialog(A, 0, B, fields).hand(pair, 0, { game: 'baccarat' }).dialog(A, 1, B, fields).enter();
      one.dialog(B, 0, C, { 'reported.commitment': hashOf(B), 'reported.serverSeed': A.server });
      one.dialog(C, 0, D, { 'reported.commitment': hashOf(B), 'reported.serverSeed': B.server });
      return one.statuses()[0]!;
    };
    expect(told(true, used, B)).not.toBe('mismatch');
    expect(told(false, used, B)).toBe('mismatch');
    expect(told(true, {}, B)).toBe('mismatch');
    expect(told(true, used, A)).toBe('verified');
    // What it told before is of a bet of the pair.
    const before = table().dialog(A, 0, B, used).enter().dialog(A, 0, B).hand(B, 0, { game: 'baccarat' });
    before
      .dialog(A, 1, B)
      .enter()
      .dialog(B, 0, C, { ...used, 'reported.serverSeed': A.server });
    expect(before.statuses()[0]).toBe('mismatch');
  });

  it('has another pair’s hand between two of which one is not proven', () => {
    const told = table().hand(A, 3, { game: 'baccarat', twice: false }).hand(B, 4, { game: 'video-poker' });
    told.hand(A, 5, { by: 'key', seen: 'start' }).receipt(A, 0);
    expect(codesOf(told, 1)).toContain('seeds-not-linked');
  });

  it('counted further than a hand’s nonce in a tab that shows another pair, which may be none of this one', () => {
    const told = table().on('tab 2').dialog(D, 0, C).on('tab 1').dialog(A, 5, B).on('tab 2').hand(A, 0);
    told.on('tab 1').hand(A, 5).on('tab 2').dialog(D, 1, C).on('tab 1').dialog(A, 6, B).receipt(A, 0);
    expect(told.nonces()).toEqual([null, 5]);
  });

  it('shows two other seeds beside the pair’s hash, of which the first is held against it', () => {
    const told = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).dialog(B, 0, C);
    for (const seed of ['another', 'a third'])
      told.receipt(A, 0, { fields: { 'reported.serverSeed': seed } });
    expect(told.statuses()).toEqual(['mismatch']);
    expect(told.hands()[0]!.hand.reveal).toMatchObject({ serverSeed: 'another' });
  });

  it('counted no bet at all behind a hand that it dealt by itself, between two that fit', () => {
    const told = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B);
    told
      .hand(A, 1, { by: 'itself', cards: swapped(1) })
      .dialog(A, 1, B)
      .hand(A, 2)
      .dialog(B, 0, C);
    expect(told.receipt(A, 0).statuses()).toEqual(['verified', 'mismatch', 'verified']);
  });

  it('reports another pair than another tab does, which was not there to see all rotations', () => {
    const named = (pair: SeedPair) => ({ 'reported.commitment': hashOf(pair) });
    /** C came where B was promised: what its page reports as rotated out for it, and what another does. */
    const told = (here: SeedPair, there: SeedPair): string[] => {
      const one = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).enter().dialog(C, 0, D, named(here));
      one.hand(C, 0).receipt(C, 0).on('tab 2').dialog(C, 1, D, named(there)).receipt(A, 0);
      return codesOf(one, 1);
    };
    expect(told(B, A)).toEqual(expect.arrayContaining(['consistent', 'commitment-replaced']));
    expect(told(A, A)).toEqual(expect.arrayContaining(['mismatch', 'next-pair-replaced']));
  });
});
