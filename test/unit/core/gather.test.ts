import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/core/cards.ts';
import { baccarat } from '../../../src/core/games/baccarat.ts';
import { blackjack } from '../../../src/core/games/blackjack.ts';
import { craps } from '../../../src/core/games/craps.ts';
import { hilo } from '../../../src/core/games/hilo.ts';
import { PAY_TABLES, payOf } from '../../../src/core/games/pay-tables.ts';
import { roulette } from '../../../src/core/games/roulette.ts';
import { slots } from '../../../src/core/games/slots.ts';
import { videoPoker } from '../../../src/core/games/video-poker.ts';
import type { Stage, TableContents, TableReading } from '../../../src/core/observation.ts';

type Hand = (Card | null)[];

const table = (player: Hand[], dealer: Hand, stage: Stage = 'dealt', more: object = {}): TableReading => ({
  kind: 'table',
  game: 'blackjack',
  stage,
  contents: { player, dealer, ...more },
});

describe('blackjack', () => {
  it('is what was shown when it was over', () => {
    const readings = [
      table([['As', '2s']], ['3s', null]),
      table([['As', '2s', '4h']], ['3s', null]),
      table([['As', '2s', '4h']], ['3s', 'Kd'], 'over'),
      table([], [], 'resting'),
    ];
    expect(blackjack.gather(readings)).toEqual({
      shown: { player: [['As', '2s', '4h']], dealer: ['3s', 'Kd'] },
      over: true,
      findings: [],
    });
  });

  it('is what was shown so far while it is not', () => {
    expect(blackjack.gather([table([['As', '2s']], ['3s', null])])).toEqual({
      shown: { player: [['As', '2s']], dealer: ['3s', null] },
      over: false,
      findings: [{ code: 'hand-not-over' }],
    });
  });

  it('is nothing where nothing could be read', () => {
    const unread: TableReading = { kind: 'table', game: 'blackjack', stage: 'over', contents: null };
    expect(blackjack.gather([unread])).toEqual({
      shown: null,
      over: false,
      findings: [{ code: 'deal-not-seen' }],
    });
  });

  it.each([
    ['of the player', table([['As', '3s']], ['3s', 'Kd'], 'over')],
    ['of the dealer', table([['As', '2s']], ['4s', 'Kd'], 'over')],
  ])('says when a card %s changed', (_, later) => {
    expect(blackjack.gather([table([['As', '2s']], ['3s', null]), later]).findings).toEqual([
      { code: 'card-changed' },
    ]);
  });

  it('says when a card of another seat changed', () => {
    const before = table([['As', '2s']], ['3s', null], 'dealt', { seatsBefore: [['Kd', '5c']] });
    const after = table([['As', '2s']], ['3s', '9d'], 'over', { seatsBefore: [['Kd', '6c']] });
    expect(blackjack.gather([before, after]).findings).toEqual([{ code: 'card-changed' }]);
  });

  it('follows a pair into two hands', () => {
    const pair = table([['8s', '8d']], ['3s', null]);
    const split = table(
      [
        ['8s', 'Kd'],
        ['8d', '2c'],
      ],
      ['3s', 'Kh'],
      'over',
    );
    expect(blackjack.gather([pair, split])).toMatchObject({ over: true, findings: [] });
    const other = table(
      [
        ['8s', 'Kd'],
        ['8h', '2c'],
      ],
      ['3s', 'Kh'],
      'over',
    );
    expect(blackjack.gather([pair, other]).findings).toEqual([{ code: 'card-changed' }]);
  });

  describe('split hands', () => {
    const main: Hand = ['8s', 'Kd', '9c'];
    const split: Hand = ['8d', '2c'];
    const begun = [
      table([['8s', '8d']], ['3s', null]),
      table([main.slice(0, 2), split], ['3s', null]),
      table([main, split], ['3s', null]),
    ];
    const drawn: Hand = [...split, 'Th'];

    it.each([
      ['are taken away when they are done', [split], [drawn]],
      ['stand in another order while one is played', [split, main], [drawn, main]],
      ['stand in another order, and are then taken away', [split, main], [drawn]],
    ])('%s', (_, meanwhile, inTheEnd) => {
      const end = [table(meanwhile, ['3s', null]), table(inTheEnd, ['3s', 'Kh', '7d'], 'over')];
      expect(blackjack.gather([...begun, ...end])).toEqual({
        shown: { player: [main, drawn], dealer: ['3s', 'Kh', '7d'] },
        over: true,
        findings: [],
      });
    });

    it('may stand with the one that was split off first, from the beginning', () => {
      const readings = [
        table([['8s', '8d']], ['3s', null]),
        table([split, main.slice(0, 2)], ['3s', null]),
        table([drawn, main], ['3s', 'Kh', '7d'], 'over'),
      ];
      expect(blackjack.gather(readings)).toMatchObject({ shown: { player: [main, drawn] }, findings: [] });
    });

    it.each([
      ['a card of the one that is left is another', [['8d', '3c']]],
      [
        'two cards change places between them',
        [
          ['8s', '2c', '9c'],
          ['8d', 'Kd'],
        ],
      ],
      ['two cards change places, and the other is taken away', [['8s', '2c']]],
      ['a card is gone from the one that is left', [['8d', 'Th']]],
      ['one of another suit stands first', [['8h', '2c'], main]],
    ] as const)('show where %s', (_, player) => {
      const end = table(player as unknown as Hand[], ['3s', 'Kh', '7d'], 'over');
      expect(blackjack.gather([...begun, end]).findings).toEqual([{ code: 'card-changed' }]);
    });
  });

  it('takes a card that was turned back for no change', () => {
    const readings = [table([['As', '2s']], ['3s', 'Kd']), table([['As', '2s']], ['3s', null], 'over')];
    expect(blackjack.gather(readings).findings).toEqual([]);
  });

  it("was not read where a card of the player's is missing", () => {
    expect(blackjack.gather([table([['As', null]], ['3s', 'Kd'], 'over')])).toEqual({
      shown: null,
      over: true,
      findings: [{ code: 'card-face-down' }],
    });
  });
});

describe('video poker', () => {
  const { gather } = videoPoker(PAY_TABLES);
  const DEAL: Card[] = ['As', '2s', '3s', '4s', '5s'];
  const FINAL: Card[] = ['As', '2s', '3s', '4s', 'Kd'];
  const shows = (
    cards: Hand,
    stage: Stage,
    held: number[] = [],
    bet: number | null = null,
    multiplier: number | null = null,
  ): TableReading => ({
    kind: 'table',
    game: 'video-poker',
    stage,
    contents: { cards, held: cards.map((_, i) => held.includes(i)), payTable: null, bet, multiplier },
  });

  it('is the deal and the draw', () => {
    expect(gather([shows(DEAL, 'dealt'), shows(FINAL, 'over', [0, 1, 2, 3])])).toEqual({
      shown: { deal: DEAL, final: FINAL, held: [true, true, true, true, false] },
      over: true,
      findings: [],
    });
  });

  it('has held what is marked, but where the mark stood there from the first and the card is another', () => {
    const heldOf = (from: number[], to: number[]) =>
      (gather([shows(DEAL, 'dealt', from), shows(FINAL, 'over', to)]).shown as { held?: boolean[] }).held;
    expect(heldOf([], [0, 4])).toEqual([true, false, false, false, true]);
    expect(heldOf([4], [0, 4])).toEqual([true, false, false, false, false]);
    expect(heldOf([0], [0])).toEqual([true, false, false, false, false]);
    expect(heldOf([4], [4])).toBeUndefined();
  });

  it('may have shown its end alone, where that is all that lay there', () => {
    const stood = (first: TableReading, held: number[] = [], unwatched = false) =>
      gather([first, shows(FINAL, 'over', held, 1, 0)], { revealed: true, closed: true, unwatched }).findings;
    const [dealt, ended] = [shows(FINAL, 'dealt'), shows(FINAL, 'dealt', [], 1, 0)];
    const doubt = [{ code: 'not-read-twice' }];
    // A win stood there already, or nobody waited for its deal to be looked at.
    expect(stood(ended)).toEqual(doubt);
    expect(stood(dealt, [], true)).toEqual(doubt);
    expect(stood(ended, [0, 1, 2, 3])).toEqual(doubt);
    expect(stood(dealt)).toEqual([]);
    expect(stood(shows(DEAL, 'dealt', [], 1, 0), [0, 1, 2, 3], true)).toEqual([]);
    // All five may be held.
    expect(stood(ended, [0, 1, 2, 3, 4], true)).toEqual([]);
  });

  it('has no draw before it was seen, and no deal that was not', () => {
    expect(gather([shows(DEAL, 'dealt')])).toEqual({
      shown: { deal: DEAL, final: null },
      over: false,
      findings: [],
    });
    expect(gather([shows(FINAL, 'over')])).toEqual({
      shown: null,
      over: true,
      findings: [{ code: 'deal-not-seen' }],
    });
    expect(gather([shows([...DEAL.slice(1), null], 'dealt')])).toMatchObject({ shown: null, over: false });
  });

  const multiplierOf = (readings: TableReading[]) =>
    (gather(readings).shown as { multiplier?: number }).multiplier;
  const dealt = (bet: number | null) => shows(DEAL, 'dealt', [], bet);
  const over = (bet: number | null, multiplier: number | null) => shows(FINAL, 'over', [], bet, multiplier);

  it('is paid what the win has come to', () => {
    expect(multiplierOf([dealt(2), over(2, 0), over(2, 4), over(2, 9)])).toBe(9);
    expect(multiplierOf([dealt(null), over(2, 0), over(2, 9)])).toBe(9);
  });

  it('is not paid by a bet that is set for the next hand', () => {
    expect(multiplierOf([dealt(2), over(2, 9), over(4, 4.5)])).toBe(9);
    expect(multiplierOf([dealt(null), over(2, 9), over(4, 4.5), over(null, null)])).toBe(9);
    // Nor where the draw was offered still when its cards lay there.
    expect(multiplierOf([dealt(2), shows(FINAL, 'dealt', [], 2, 9), over(4, null)])).toBe(9);
  });

  it('is paid nobody knows what where a win that was due may have been staked once more', () => {
    const FLUSH: Card[] = ['As', '2s', '3s', '4s', 'Ks'];
    const NOTHING: Card[] = ['As', '2s', '3s', '4s', 'Kd'];
    const paidOn = (cards: Card[], ...multiples: readonly number[]) => {
      const readings = multiples.map((multiple) => {
        const reading = shows(cards, 'over', [], 2, multiple);
        return { ...reading, contents: { ...reading.contents, payTable: 'jacks-or-better' } } as TableReading;
      });
      return multiplierOf([dealt(2), ...readings]);
    };
    const paid = (...multiples: readonly number[]) => paidOn(FLUSH, ...multiples);
    const due = payOf(PAY_TABLES['jacks-or-better'], FLUSH);
    expect(due).toBeGreaterThan(1);
    expect(paid(due)).toBe(due);
    expect(paid(0, 1, due)).toBe(due);
    for (const next of [due * 2, 0]) expect(paid(0, due, next)).toBeUndefined();
    expect(paid(due, due * 2, due)).toBe(due);
    // What was never due is what is held against the casino.
    expect(paid(0, 1)).toBe(1);
    expect(paid(due + 1, 0)).toBe(0);
    expect(paidOn(NOTHING, 0, 2)).toBe(2);
  });

  it('is paid nobody knows what where the bet has changed before the win was read', () => {
    expect(multiplierOf([dealt(2), over(4, 4.5)])).toBeUndefined();
    expect(multiplierOf([dealt(2), over(null, null)])).toBeUndefined();
  });

  it('says when a dealt card changed before the draw', () => {
    const other = shows(['Ah', ...DEAL.slice(1)], 'dealt');
    const end = shows(FINAL, 'over');
    expect(gather([shows(DEAL, 'dealt'), other, end]).findings).toEqual([{ code: 'card-changed' }]);
    // Until then it may be the draw, on a page whose controls stay.
    expect(gather([shows(DEAL, 'dealt'), other]).findings).toEqual([]);
    const third = shows(['Ad', ...DEAL.slice(1)], 'dealt');
    expect(gather([shows(DEAL, 'dealt'), other, third]).findings).toEqual([{ code: 'card-changed' }]);
  });
});

describe('the other games', () => {
  const ENDS: { [G in keyof TableContents]?: TableContents[G] } = {
    roulette: { number: 7 },
    craps: { dice: [1, 6] },
    slots: { stops: [1, 2, 3], reels: 3, icons: 32 },
    hilo: { cards: ['As', '2s'] },
    baccarat: { player: ['As', '2s'], banker: ['3s', '4s'] },
  };

  it.each([roulette(36), craps, slots, hilo, baccarat])(
    'are what they were in the end: $id',
    ({ id, gather }) => {
      const reading = (stage: Stage): TableReading =>
        ({ kind: 'table', game: id, stage, contents: ENDS[id] }) as TableReading;
      expect(gather([reading('dealt'), reading('over'), reading('resting')])).toEqual({
        shown: ENDS[id],
        over: true,
        findings: [],
      });
      expect(gather([reading('dealt')])).toEqual({ shown: null, over: false, findings: [] });
    },
  );
});

describe('a hand whose end no control tells of', () => {
  const ENDED = { revealed: true, closed: true };

  it('is over at blackjack where the dealer is done, or the player is', () => {
    const over = (player: Hand[], dealer: Hand) => blackjack.gather([table(player, dealer)]).over;
    expect(over([['Ts', '9s']], ['7h', 'Th'])).toBe(true);
    expect(over([['Ts', '9s', '5d']], ['7h', null])).toBe(true);
    expect(
      over(
        [
          ['Ts', '9s', '5d'],
          ['Td', '8c', '4c'],
        ],
        ['7h', null],
      ),
    ).toBe(true);
    expect(over([['As', 'Ks']], ['6h', 'Th'])).toBe(true);
    expect(over([['Ts', '9s']], ['7h', '9h'])).toBe(false);
    expect(
      over(
        [
          ['Ts', '9s', '5d'],
          ['Td', '8c'],
        ],
        ['7h', null],
      ),
    ).toBe(false);
    expect(over([['Ts', '9s']], ['Th', null])).toBe(false);
    expect(over([['Ts', '9s']], ['Th'])).toBe(false);
    // Some dealers hit a soft 17, none a soft 18.
    expect(over([['Ts', '9s']], ['6h', 'Ah'])).toBe(false);
    expect(over([['Ts', '9s']], ['7h', 'Ah'])).toBe(true);
  });

  it('is over at blackjack where the next one has begun, the seeds are out and the hole card lay open', () => {
    const soft = [table([['Ts', '9s']], ['6h', 'Ah'])];
    expect(blackjack.gather(soft, ENDED)).toMatchObject({ over: true, findings: [] });
    expect(blackjack.gather(soft, { revealed: true, closed: false }).over).toBe(false);
    const hidden = [table([['Ts', '9s']], ['6h', null])];
    expect(blackjack.gather(hidden, ENDED).findings).toEqual([{ code: 'final-not-seen' }]);
  });

  it('has the cards that came behind the end, where the table said so too soon', () => {
    const readings = [table([['Ts', '9s']], ['6h', null], 'over'), table([['Ts', '9s']], ['6h', 'Th', '5c'])];
    expect(blackjack.gather(readings).shown).toEqual({ player: [['Ts', '9s']], dealer: ['6h', 'Th', '5c'] });
  });

  const { gather } = videoPoker(PAY_TABLES);
  const drawn: Card[] = ['As', '2s', '3s', '4s', 'Kd'];
  const first: Card[] = ['As', '2s', '3s', '4s', '5s'];
  const shows = (cards: Hand, stage: Stage = 'dealt'): TableReading => ({
    kind: 'table',
    game: 'video-poker',
    stage,
    contents: {
      cards,
      held: [false, false, false, false, false],
      payTable: null,
      bet: null,
      multiplier: null,
    },
  });

  it('is over at video poker where the seeds are out and other cards lie there', () => {
    const readings = [shows(first), shows(drawn), shows(drawn)];
    expect(gather(readings, ENDED)).toMatchObject({
      shown: { deal: first, final: drawn },
      over: true,
      findings: [],
    });
    expect(gather(readings)).toMatchObject({ shown: { final: null }, findings: [] });
    expect(gather([shows(first)], ENDED).findings).toEqual([{ code: 'final-not-seen' }]);
    // Where a win stood there, it may have been the draw.
    const seen = shows(first);
    const ended = { ...seen, contents: { ...seen.contents, multiplier: 0 } } as TableReading;
    expect(gather([ended], ENDED).findings).toEqual([{ code: 'final-not-seen' }, { code: 'not-read-twice' }]);
    expect(gather([ended]).findings).toEqual([]);
  });

  it('has no card changed at video poker where the draw is offered while its cards lie there', () => {
    expect(gather([shows(first), shows(drawn), shows(drawn, 'over')]).findings).toEqual([]);
    const other: Card[] = ['As', '2s', '3s', '4s', 'Qd'];
    expect(gather([shows(first), shows(other), shows(drawn, 'over')]).findings).toEqual([
      { code: 'card-changed' },
    ]);
  });
});
