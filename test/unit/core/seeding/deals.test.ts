import { describe, expect, test } from 'vitest';
import type { DealtVideoPoker } from '../../../../src/core/games/video-poker.ts';
import type { TableReading } from '../../../../src/core/observation.ts';
import { type Scheme, Undealable } from '../../../../src/core/scheme.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import { dealsOf } from '../../../../src/core/seeding/deals.ts';
import { finish } from '../../../../src/core/slices.ts';
import { cardsAt, range } from './pair-story.ts';

/** The same rule by another name, of which no deals are kept yet. */
let times = 0;
const anew = (one: Scheme): Scheme => ({ ...one, id: `${one.id}, ${++times}` });

const scheme = SCHEMES.get('stake/video-poker')!;
const reveal = { serverSeed: 'a server seed' };
const dealtWith = (nonce: number): DealtVideoPoker => {
  const [one] = scheme.deals({ reveal, clientSeed: 'player', nonce });
  return one!.dealt as DealtVideoPoker;
};
const shown = { deal: dealtWith(4).slice(0, 5), final: dealtWith(4).slice(5) };
const looking = (by = scheme) => {
  const one = anew(by);
  return (from: number, to: number) => finish(dealsOf(one, reveal, 'player').fitting(shown, from, to));
};

describe('the nonces that deal what was shown', () => {
  test('are those of the range', () => {
    const fitting = looking();
    expect(fitting(0, 9)).toEqual([4]);
    expect(fitting(0, 3)).toEqual([]);
    expect(fitting(5, 9)).toEqual([]);
  });

  test('with its first and its last, however far was looked before', () => {
    const [growing, begun] = [looking(), looking()];
    expect([growing(0, 4), growing(0, 9)]).toEqual([[4], [4]]);
    expect([growing(0, 3), growing(0, 4), growing(0, 9)]).toEqual([[], [4], [4]]);
    expect([begun(4, 4), begun(0, 9)]).toEqual([[4], [4]]);
  });

  test('of no nonces are none: a panel may count further than one seen later', () => {
    expect(looking()(6, 4)).toEqual([]);
  });

  test('ascend where few cards fit several, whichever were asked for first', () => {
    const hilo = anew(SCHEMES.get('stake/hilo')!);
    const cardsOf = (nonce: number) => cardsAt('stake/hilo', { server: 'few', client: 'player' }, nonce, 2);
    const deals = dealsOf(hilo, { serverSeed: 'few' }, 'player');
    const cards = cardsOf(150);
    finish(deals.fitting({ cards: cardsOf(300) }, 200, 400));
    const found = finish(deals.fitting({ cards }, 0, 400));
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(range(0, 400).filter((nonce) => found.includes(nonce)));
    expect(found).toContain(150);
    // Of a hand whose first card that the seeds must give was not seen, they are all that give the others.
    expect(finish(deals.fitting({ cards: cards.slice(0, 1) }, 0, 400))).toContain(150);
  });

  test('are none of those that give no deal, or none that reaches so far', () => {
    const lacking = {
      ...scheme,
      *deals(seeds) {
        if (seeds.nonce === 2) throw new Undealable('hash-ran-out', '9', '10');
        yield* scheme.deals(seeds);
      },
    } as Scheme;
    const { game } = lacking;
    const short = {
      ...lacking,
      game: {
        ...game,
        first: { ...game.first, dealt: () => never() },
        compare: (one, dealt) =>
          String(dealt) === String(dealtWith(4)) ? game.compare(one, dealt) : never(),
      },
    } as Scheme;
    for (const one of [lacking, short]) expect(looking(one)(0, 9)).toEqual([4]);
    // Nor does any come nearer than one that reaches.
    const deals = dealsOf(anew(short), reveal, 'player');
    finish(deals.fitting(shown, 0, 9));
    expect(deals.differing(shown, 4)).toBe(0);
    expect(deals.differing(shown, 5)).toBeGreaterThan(10);
  });
});

test('what lay there in the end may be what a nonce deals in any way, and of none that gives no deal', () => {
  const twoWays = {
    ...scheme,
    *deals(seeds) {
      if (seeds.nonce === 2) never();
      for (const nonce of [seeds.nonce!, seeds.nonce! + 1]) yield* scheme.deals({ ...seeds, nonce });
    },
  } as Scheme;
  const deals = dealsOf(anew(twoWays), reveal, 'player');
  finish(deals.fitting(shown, 0, 9));
  const contents = { cards: shown.final, held: [], payTable: null, bet: null, multiplier: null };
  const last: TableReading = { kind: 'table', game: 'video-poker', stage: 'over', contents };
  expect(range(0, 9).filter((nonce) => deals.mayEndAs(last, nonce))).toEqual([3, 4]);
});

function never(): never {
  throw new Undealable('hash-ran-out', '9', '10');
}
