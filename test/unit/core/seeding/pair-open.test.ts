/** What a pair's hands are where their panels say little, late or twice, and what becomes of it when more is seen. */
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import type { Reading, TableContents } from '../../../../src/core/observation.ts';
import { cardsAt, contentsOf, hashOf, type SeedPair, seedPair } from './pair-story.ts';
import { codesOf, saidOf, type Table, table, withClient } from './pair-table.ts';

const [A, B, C, D] = [1, 2, 3, 4].map((n) => seedPair(n)) as [SeedPair, SeedPair, SeedPair, SeedPair];
const swapped = (nonce: number): readonly Card[] => {
  const cards = cardsAt('stake/blackjack', A, nonce, 16);
  return cards.with(4, cards[4] === 'As' ? 'Kh' : 'As');
};
const plain = (pair: SeedPair) => ({
  'announced.commitment': hashOf(pair),
  'announced.clientSeed': pair.client,
});
/** The pair is rotated, and its seed comes out. */
const rotated = (told: Table): Table => told.dialog(B, 0, C).receipt(A, 0);

describe('a seed that comes out with a panel that still shows its pair as active', () => {
  /** A hand that is over as it is seen first, with a client seed that only the seed's own panel names as used. */
  const told = (isStatedBefore: boolean): string => {
    const stated = plain(withClient(A, 'x'));
    const one = table();
    if (isStatedBefore) one.panel(stated, { twice: false });
    one.panel({ ...stated, 'reported.serverSeed': A.server, 'reported.clientSeed': 'y' }, { twice: false });
    return one.hand(withClient(A, 'y'), 3, { seen: 'end' }).statuses()[0]!;
  };

  it('deals again where another client seed had stood there before, and may be looked at where none had', () => {
    expect(told(true)).toBe('mismatch');
    expect(told(false)).toBe('unreadable');
  });
});

describe('a client seed for the next pair', () => {
  it('is ignored though its page shows it still when it was used, and not where it was typed on', () => {
    const told = (isTypedOn: boolean): string[] => {
      const own = { 'promised.clientSeed': 'lucky7' };
      const one = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).enter();
      one.dialog(A, 1, B, own, { twice: !isTypedOn }).enter().dialog(A, 1, B, own);
      const other = withClient(B, 'other');
      return codesOf(one.dialog(other, 0, C).hand(other, 0).receipt(A, 0), 1);
    };
    expect(told(false)).toContain('client-seed-ignored');
    expect(told(true)).not.toContain('client-seed-ignored');
  });
});

describe('a client seed that took the place of another', () => {
  const other = withClient(A, 'other');
  /** The player entered one, and a hand came behind that. */
  const told = (between: SeedPair): string[] => {
    const one = table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).enter().hand(between, 1).dialog(A, 2, B);
    return codesOf(
      one.dialog(other, 2, B).hand(other, 2).dialog(other, 3, B).dialog(B, 0, C).receipt(other, 0),
      2,
    );
  };

  it('is the one entered, unless the last hand since was dealt from the earlier one', () => {
    expect(told(other)).not.toContain('client-seed-late');
    expect(told(A)).toContain('client-seed-late');
  });

  it('was no hand’s by what stood there only behind it', () => {
    const first = withClient(B, A.client);
    const one = table().dialog(A, 0, B).hand(first, 0).dialog(first, 1, C).dialog(B, 1, C).hand(B, 1);
    expect(codesOf(one.dialog(B, 2, C).dialog(C, 0, D).receipt(B, 0), 1)).toContain('client-seed-late');
  });

  it('was changed behind the hand only where it is known to be the pair’s: by its count, read once', () => {
    const told = (count: number): string[] => {
      const used = withClient(A, 'y');
      const one = table().dialog(withClient(D, 'x'), 0, A).dialog(withClient(A, 'x'), 0, B).hand(used, 0);
      one.dialog(withClient(A, 'x'), count, B, {}, { twice: false });
      return codesOf(one.dialog(B, 0, C).receipt(used, 0), 0);
    };
    expect(told(1)).toContain('client-seed-changed');
    expect(told(0)).toContain('client-seed-not-before-bet');
  });
});

describe('a page that counts its own bets alone', () => {
  it('counted one that was not seen where a nonce is less far above its count than others', () => {
    const one = table().dialog(A, 0, B).hand(A, 5).dialog(A, 1, B).hand(A, 6).dialog(A, 2, B);
    one.hand(A, 7).hand(A, 8).hand(A, 9).dialog(A, 6, B).hand(A, 10).dialog(A, 7, B);
    rotated(one);
    expect(codesOf(one, 5)).toContain('nonce-taken');
    expect(codesOf(one, 4)).not.toContain('nonce-taken');
  });

  it('tells nothing of the first nonce by hands that it dealt by itself', () => {
    const told = table().hand(C, 1, { by: 'itself', counted: 2 }).hand(C, 3, { by: 'itself' }).hand(C, 1);
    told.dialog(C, 3, D, {}, { twice: false }).receipt(C, 0);
    expect(saidOf(told, 0)).toContain('first-nonce-inferred 0');
  });
});

describe('a nonce that was skipped', () => {
  it('was the first where its page is late with its counts, and begins the next pair with the nonce of its first bet', () => {
    const blank = { 'announced.nonce': '' };
    const told = (begin: (one: Table) => Table, nonce = 2, next = B): string[] => {
      const one = table()
        .tells(A, 1, next)
        .hand(A, nonce)
        .hand(A, nonce + 1)
        .tells(A, nonce + 1, next);
      return codesOf(begin(one).receipt(A, nonce), 0);
    };
    const late = (one: Table, count: number, options = {}): Table =>
      one.tells(B, 0, C, blank).tells(B, count, C, {}, options);
    expect(told((one) => late(one, 1))).toContain('nonces-passed-over');
    expect(told((one) => late(one, 1), 1)).not.toContain('nonces-passed-over');
    // A page that counts bets says 0 there, or 1 behind a bet; and what was read once only may be anything.
    expect(told((one) => late(one, 0))).not.toContain('nonces-passed-over');
    expect(told((one) => late(one.tells(B, 0, C, blank).hand(B, 0), 1))).not.toContain('nonces-passed-over');
    expect(told((one) => late(one, 1, { twice: false }))).not.toContain('nonces-passed-over');
    // Hands that came before it was seen in use may be of it, unless the player rotated the pair since; here, not elsewhere.
    const dealt = (one: Table): Table => one.hand(A, 4);
    expect(told((one) => late(dealt(one), 1))).not.toContain('nonces-passed-over');
    expect(told((one) => late(dealt(one).enter(), 1))).toContain('nonces-passed-over');
    const beside = (one: Table): Table => one.on('tab 2', 'load 2').tells(A, 4, B).on('tab 1', 'load 1');
    expect(told((one) => late(beside(dealt(one)), 1))).not.toContain('nonces-passed-over');
    // What was not seen to come into use, or stood there for the pair before, tells nothing.
    expect(told((one) => one.on('tab 1', 'load 2').tells(D, 1, A))).not.toContain('nonces-passed-over');
    expect(told((one) => late(one.tells(A, 1, B), 1))).not.toContain('nonces-passed-over');
    const anew = (one: Table): Table => one.on('tab 1', 'load 2').tells(A, 0, B, blank).tells(B, 1, C);
    expect(told(anew)).not.toContain('nonces-passed-over');
    // Nor does one that was not foretold: hands may have been dealt from it.
    expect(told((one) => late(one, 1), 2, D)).not.toContain('nonces-passed-over');
  });

  it('was no hand’s of which a page that is loaded shows but the end, where another pair’s had that', () => {
    const told = (shown: SeedPair, nonce: number, own: number, options = {}): string[] => {
      const cards = cardsAt('stake/blackjack', shown, nonce, 16);
      const end = contentsOf('blackjack', cards) as TableContents['blackjack'];
      const over = (dealer: typeof end.dealer): Reading => ({
        ...{ kind: 'table', game: 'blackjack', stage: 'over' },
        contents: { ...end, dealer },
      });
      const one = table().tells(A, 1, B).hand(A, 1).tells(A, 2, B).tells(B, 1, C).receipt(A, 1);
      one.on('tab 1', 'load 2').tells(D, 1, A).hand(D, 1).tells(D, 2, A).on('tab 1', 'load 3').tells(B, 1, C);
      one.see(over([end.dealer[0]!, null])).seeTwice(over(end.dealer));
      one
        .hand(B, own, options)
        .tells(B, own + 1, C)
        .tells(C, 1, D)
        .receipt(B, own);
      return codesOf(one, one.verdicts().length - 1);
    };
    expect(told(A, 1, 3)).toContain('nonces-passed-over');
    expect(told(C, 5, 3)).not.toContain('nonces-passed-over');
    // Nor was it the one that its page counted beside the next.
    expect(told(A, 1, 2, { counted: 3 })).toContain('nonces-passed-over');
    expect(told(C, 5, 2, { counted: 3 })).not.toContain('nonces-passed-over');
  });
});

describe('a nonce that was used twice', () => {
  it('was so where nothing was seen of the hand that had it, and its page was loaded anew before it counted one more', () => {
    const told = (counted: number, nonce = 1): string[] => {
      const one = table().dialog(A, 0, B).hand(A, 0, { game: 'video-poker' }).dialog(A, 1, B);
      one.see({ kind: 'bet', control: 'Bet' }).dialog(A, 2, B).on('tab 1', 'load 2').dialog(A, 2, B);
      one.hand(A, nonce, { game: 'video-poker', by: 'itself', counted });
      return saidOf(one.dialog(B, 0, C).receipt(A, nonce), 1);
    };
    expect(told(3)).toContain('consistent');
    expect(told(3).join(' ')).toContain('nonce-taken');
    // A page may be late to show the cards of the bet that it counted.
    expect(told(2)[0]).toBe('verified');
    expect(told(3, 2).join(' ')).not.toContain('nonce-taken');
  });
});

describe('a swapped card in a hand that a page dealt by itself', () => {
  const begun = () =>
    table()
      .dialog(A, 0, B)
      .hand(A, 0)
      .hand(A, 1, { by: 'itself', cards: swapped(1) });
  const status = (told: Table): string => rotated(told).statuses()[1]!;

  it('accuses, whether its panel counts no bet behind it, or none at all', () => {
    expect(status(begun().panel(plain(A)).dialog(A, 0, B).hand(A, 2))).toBe('mismatch');
    expect(status(begun().dialog(A, 0, B).hand(A, 2))).toBe('mismatch');
  });

  it('accuses, though another page of the tab counted the bet of the hand before since', () => {
    expect(status(begun().dialog(A, 0, B).on('tab 1', 'load 9').dialog(A, 1, B).hand(A, 2))).toBe('mismatch');
  });

  it('accuses nobody where its page counted the bet of the hand before alone, and others only later', () => {
    expect(status(begun().dialog(A, 1, B).hand(A, 2).dialog(A, 3, B))).toBe('unreadable');
  });
});

describe('a pair with which no client seed was ever read', () => {
  it('is the hand’s all the same', () => {
    const hash = { 'announced.commitment': hashOf(A) };
    const told = table().panel(hash).hand(A, 0).panel(hash).panel({ 'reported.serverSeed': A.server });
    expect(told.hands()[0]!.hand.commitment?.value).toBe(hashOf(A));
  });
});

describe('whether a pair was kept to', () => {
  it('is known of hands that fit a nonce of their own, and of no others', () => {
    const told = table()
      .dialog(A, 0, B)
      .hand(A, 0)
      .hand(A, 1, { cards: swapped(1) })
      .hand(A, 2)
      .dialog(A, 5, B);
    rotated(told.guess(A, 6).dialog(A, 300, B));
    expect(told.nonces()).toEqual([0, 1, 2, null]);
    expect(told.verdicts().map(({ checks }) => checks.continuity)).toEqual([
      'pass',
      'unknown',
      'pass',
      'unknown',
    ]);
  });
});

describe('a hand of a pair that another tab shows still though it is out', () => {
  it('waits for the seed of its own', () => {
    const told = table().dialog(A, 0, B).hand(A, 0).dialog(B, 0, C).receipt(A, 0).dialog(B, 0, C);
    told.on('tab 2').dialog(A, 1, B).on('tab 1', 'load 1').hand(D, 3).dialog(B, 1, C);
    expect(told.statuses()).toEqual(['verified', 'pending']);
    expect(told.hands()[1]!.hand.commitment?.value).toBe(hashOf(B));
  });
});

describe('a nonce that a receipt names', () => {
  const first = (nonce: number): string => cardsAt('stake/hilo', A, nonce, 1)[0]!;
  const [low, high] = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((a) =>
    Array.from({ length: 60 }, (_, i) => i + 10).flatMap((b) =>
      first(a) === first(b) ? [[a, b] as const] : [],
    ),
  )[0]!;
  const told = (nonce: number): (number | null)[] => {
    const one = table()
      .dialog(A, low, B)
      .guess(A, low)
      .on('tab 2')
      .guess(A, nonce)
      .on('tab 1')
      .dialog(A, 300, B);
    return one.dialog(B, 0, C).receipt(A, low).nonces();
  };

  it('is no hand’s where two may have had it, each as well as the other', () => {
    expect(told(high)).toEqual([null, null]);
    const other = high + (first(high + 1) === first(low) ? 2 : 1);
    expect(told(other)).toEqual([low, null]);
  });
});

describe('a table that a dialog covers', () => {
  it('counts no bets for a hand that lay there before', () => {
    const problem = { problem: 'malformed', detail: 'something covers a card' } as const;
    const told = table().dialog(A, 0, B).hand(A, 0, { seen: 'start' }).dialog(A, 2, B);
    told.see({ kind: 'table', game: 'blackjack', stage: 'dealt', contents: null, problem } as Reading);
    expect(codesOf(rotated(told), 0)).not.toContain('nonce-taken');
  });
});

describe('a hand that was dealt twice', () => {
  it('had its turn the first time, whatever was counted before', () => {
    const told = table().dialog(A, 3, B).hand(A, 4, { twice: false }).hand(A, 4).hand(A, 5).receipt(A, 1);
    expect(told.statuses()).toEqual(['verified', 'mismatch', 'verified']);
  });

  it('was none where it only lay there again behind a bet, and was not seen to be dealt the first time', () => {
    const told = table().hand(A, 1, { game: 'baccarat', by: 'itself', seen: 'end' });
    const { reading } = told.observations.at(-1)!;
    told.dialog(A, 3, B).see({ kind: 'bet', control: 'Bet' }).seeTwice(reading).dialog(A, 4, B);
    expect(told.receipt(A, 0).nonces()).toEqual([null]);
  });
});

describe('a pair that was not promised', () => {
  const out = { 'reported.commitment': hashOf(A) };
  const begun = () => table().dialog(A, 0, B).hand(A, 0).dialog(A, 1, B).enter();
  const isReplaced = (told: Table): boolean =>
    codesOf(told.dialog(C, 1, D).hand(C, 1), told.hands().length - 1).includes('commitment-replaced');

  it('is not green where the page was played on while it showed none as active, and the one before as out', () => {
    expect(isReplaced(begun().panel(out).hand(C, 0).panel(out))).toBe(true);
    expect(isReplaced(begun().on('tab 2').panel(out).on('tab 1', 'load 1').hand(C, 0))).toBe(false);
    expect(isReplaced(begun().hand(A, 1).dialog(A, 2, B))).toBe(false);
  });

  it('is no broken promise by a box that the page filled as it was loaded', () => {
    const box = { 'promised.clientSeed': C.client };
    expect(isReplaced(table().dialog(A, 0, B, box, { twice: false }).dialog(A, 0, B))).toBe(false);
    expect(isReplaced(table().dialog(A, 0, B).dialog(A, 0, B, box))).toBe(true);
  });

  it('is one where the player had typed, whatever stands in the box for the pair behind it', () => {
    const next = { 'promised.clientSeed': 'next' };
    expect(isReplaced(table().dialog(A, 0, B).enter().dialog(C, 1, D, next))).toBe(true);
  });
});

describe('a pair that was shown once', () => {
  it('is missed where its tab went on to another, and the seed of that has come out', () => {
    const told = (isOut: boolean): string[] => {
      const one = table().dialog(A, 0, B, {}, { twice: false }).hand(A, 0).dialog(B, 0, C);
      return codesOf(isOut ? one.receipt(B, 0) : one, 0);
    };
    expect(told(true)).toContain('pair-not-revealed');
    expect(told(false)).not.toContain('pair-not-revealed');
  });
});

describe('the cards of a hand of another pair', () => {
  it('may be a look at that one, though they were read once, and are none of the pair’s else', () => {
    const told = (nonce: number): string[] => {
      const one = table().dialog(D, 0, A).hand(D, 0).dialog(D, 1, A).dialog(A, 0, B).hand(A, 0);
      return codesOf(rotated(one.hand(D, nonce, { twice: false }).dialog(A, 2, B)), 2);
    };
    expect(told(0)).toContain('seeds-not-linked');
    expect(told(1)).not.toContain('seeds-not-linked');
  });
});
