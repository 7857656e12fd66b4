import { describe, expect, test } from 'vitest';
import type { DealtVideoPoker } from '../../../../src/core/games/video-poker.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import { dealsOf } from '../../../../src/core/seeding/deals.ts';
import { finish } from '../../../../src/core/slices.ts';

const scheme = SCHEMES.get('stake/video-poker')!;
const reveal = { serverSeed: 'a server seed' };
const dealtWith = (nonce: number): DealtVideoPoker => {
  const [one] = scheme.deals({ reveal, clientSeed: 'player', nonce });
  return one!.dealt as DealtVideoPoker;
};
const shown = { deal: dealtWith(4).slice(0, 5), final: dealtWith(4).slice(5) };
const fitting = (from: number, to: number) =>
  finish(dealsOf(scheme, reveal, 'player').fitting(shown, from, to));

describe('the nonces that deal what was shown', () => {
  test('are those of the range', () => {
    expect(fitting(0, 9)).toEqual([4]);
    expect(fitting(0, 3)).toEqual([]);
    expect(fitting(5, 9)).toEqual([]);
  });

  test('of no nonces are none: a panel may count further than one seen later', () => {
    expect(fitting(6, 4)).toEqual([]);
  });
});
