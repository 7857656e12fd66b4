import { describe, expect, test } from 'vitest';
import { boxOf, handOf, type Typed } from '../../../src/check/typed.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Hand } from '../../../src/core/hand.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';

/** The place in a hand file that the audit finds malformed. */
function malformed(scheme: string, typed: Typed): string | undefined {
  const hand = handOf(SCHEMES.get(scheme)!, { typed, beforeBet: true, payTable: '' });
  return audit(hand as unknown as Hand).reasons.find(({ code }) => code === 'field-malformed')?.subs?.[0];
}

describe('a place in a hand file is the box whose text stands there', () => {
  const cases: [string, Typed, keyof Typed][] = [
    ['crypto-games/video-poker', { deal: 'Zx 5h 8c Ac 2c' }, 'deal'],
    ['crypto-games/video-poker', { deal: 'Jc 5h 8c Ac 2c', multiplier: 'two' }, 'multiplier'],
    ['stake/blackjack', { player: 'Jc 5h', dealer: '8c Zz' }, 'dealer'],
    ['stake/blackjack', { player: 'Jc 5h / 5q Ah' }, 'player'],
    ['stake/baccarat', { player: 'Jc 5h', banker: 'Zz' }, 'banker'],
    ['stake/blackjack', { player: 'Jc 5h', nonce: 'first' }, 'nonce'],
  ];
  test.each(cases)('%s: %o', (scheme, typed, box) => {
    const place = malformed(scheme, typed);
    expect(place).toBeDefined();
    expect(boxOf(place!)).toBe(box);
  });

  test('what has no box of its own has none', () => {
    expect([boxOf(''), boxOf('v'), boxOf('shown'), boxOf('shown.payTable')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
