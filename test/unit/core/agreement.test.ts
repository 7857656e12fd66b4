import { describe, expect, test } from 'vitest';
import { differingAmong } from '../../../src/core/agreement.ts';
import { assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import type { Hand } from '../../../src/core/hand.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { deckHashes, shuffle } from '../../../src/core/schemes/bc-game/rotating-hash.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';
import { finish } from '../../../src/core/slices.ts';
import { Story } from './story.ts';

const scheme = SCHEMES.get('bc-game/blackjack')!;

const seedOf = (n: number): string => sha256Hex(`seed ${n}`);
const shoe = (n: number, decks: number): readonly Card[] =>
  shuffle(deckHashes(seedOf(n), decks), 'site').map(({ card }) => card);

/** The n-th hand, of these cards of its shoe: two each in turn, and then one for the player. */
const hand = (n: number, [p1, d1, p2, d2, p3]: readonly Card[]): Hand => ({
  v: 1,
  scheme: scheme.id,
  commitment: { value: sha256Hex(seedOf(n)), beforeBet: true },
  nonce: null,
  reveal: { serverSeed: seedOf(n) },
  shown: { player: [[p1, p2, p3]], dealer: [d1, d2] },
});

const honest = (n: number, decks: number): Hand => hand(n, shoe(n, decks));
const some = (from: number, count: number, decks: number): Hand[] =>
  Array.from({ length: count }, (_, i) => honest(from + i, decks));

/** A hand of eight decks whose dealer passed over a card, which a shoe of fewer decks explains. */
function passedOver(from: number): Hand {
  for (let n = from; ; n++) {
    const [p1, d1, p2, d2, , p3] = shoe(n, 8);
    const cheated = hand(n, [p1!, d1!, p2!, d2!, p3!]);
    if (audit(cheated).status === 'verified') return cheated;
  }
}

const differing = (hands: readonly Hand[]) =>
  finish(differingAmong(hands.map((one) => ({ hand: one, scheme }))));

describe('hands of a casino that does not say from how many decks it deals', () => {
  test.each([1, 2, 4, 6, 8, 12])('agree where all are of %i', (decks) => {
    expect(differing(some(0, 24, decks)).size).toBe(0);
  });

  test('one that another number alone explains is told from those around it, and no longer verified', () => {
    const cheated = passedOver(100);
    const hands = [...some(0, 4, 8), cheated, ...some(4, 4, 8)];
    const found = differing(hands);
    expect([...found]).toEqual([[cheated, { code: 'choice-differs', subs: ['8'] }]]);
    expect(audit(cheated).status).toBe('verified');
    const { status, reasons, checks } = audit(cheated, { findings: [...found.values()] });
    expect(status).toBe('consistent');
    expect(reasons[0]?.code).toBe('choice-differs');
    expect(checks.deal).toBe('pass');
  });

  test('are too few to agree where they are three', () => {
    expect(differing([...some(0, 2, 8), passedOver(100)]).size).toBe(0);
    expect(differing([...some(0, 3, 8), passedOver(100)]).size).toBe(1);
  });

  test('may be of two kinds of tables, once there are as many as that of each', () => {
    const mixed = some(0, 12, 8).map((one, i) => (i % 3 === 0 ? honest(100 + i, 1) : one));
    expect(differing(mixed).size).toBe(0);
    // A table that was only just joined is not told from a cheat yet, and is not accused either.
    const joined = differing([...some(0, 6, 8), honest(101, 1)]);
    expect([...joined.values()].map(({ code }) => code)).toEqual(['choice-differs']);
  });

  test('whose cards do not fit, or whose seeds are not out, tell nothing of the others', () => {
    const wrong = some(0, 6, 8).map((one, i) => ({ ...one, reveal: { serverSeed: seedOf(50 + i) } }));
    const waiting = some(20, 6, 8).map((one) => ({ ...one, reveal: null }));
    expect(differing([...wrong, ...waiting, honest(100, 12)]).size).toBe(0);
  });
});

test('a hand in the log that differs from those around it says so, beside what else was found', () => {
  const story = new Story();
  for (const { commitment, reveal, shown } of [...some(0, 4, 8), passedOver(100)]) {
    story.panel({ 'announced.commitment': commitment!.value }).bet();
    story.seeTwice({ kind: 'table', game: 'blackjack', stage: 'over', contents: shown as never });
    story.panel({ 'announced.commitment': '', 'reported.serverSeed': reveal!['serverSeed']! });
  }
  const site = { schemes: { blackjack: scheme.id }, seeding: 'per-bet' } as const;
  const differs = assemble(story.observations, site).map(({ circumstances }) =>
    circumstances.findings!.filter(({ code }) => code === 'choice-differs').map(({ subs }) => subs),
  );
  expect(differs).toEqual([[], [], [], [], [['4']]]);
});
