/** What one look at a table says, and two looks of each other. */
import { describe, expect, it, test } from 'vitest';
import type { Card } from '../../../src/core/cards.ts';
import { blackjack } from '../../../src/core/games/blackjack.ts';
import {
  type DealOrder,
  inShoeOrder,
  type ShownBlackjack,
  shoeOf,
  upCardOf,
} from '../../../src/core/games/blackjack-layout.ts';
import { mayBeDealt, totalOf } from '../../../src/core/games/blackjack-table.ts';
import { PAY_TABLES } from '../../../src/core/games/pay-tables.ts';
import { roulette } from '../../../src/core/games/roulette.ts';
import {
  goesOn,
  isBetween,
  isDealtAnew,
  isOther,
  isOverAtOnce,
  isPartOf,
  mayBeSplit,
  mayRepeat,
  nearlyStays,
  sameOutcome,
  saysOver,
  wasDecided,
} from '../../../src/core/games/tables.ts';
import { videoPoker } from '../../../src/core/games/video-poker.ts';
import type { Stage, TableReading } from '../../../src/core/observation.ts';

type Game = TableReading['game'];

const list = (text: string): (Card | null)[] =>
  text === '' ? [] : text.split(' ').map((card) => (card === '?' ? null : (card as Card)));

const look = (game: Game, contents: object | null, stage: Stage = 'dealt'): TableReading =>
  ({ kind: 'table', game, stage, contents }) as TableReading;

/** Blackjack: the player's hands, set apart by a stroke, and the dealer's cards. */
const bj = (player: string, dealer = '7h ?', stage: Stage = 'dealt', more: object = {}): TableReading =>
  look('blackjack', { player: player.split(' | ').map(list), dealer: list(dealer), ...more }, stage);

const vp = (cards: string, stage: Stage = 'dealt', guessed = false): TableReading => ({
  ...look(
    'video-poker',
    { cards: list(cards), held: [], payTable: null, bet: null, multiplier: null },
    stage,
  ),
  ...(guessed && { guessed: true as const }),
});
const hilo = (cards: string): TableReading => look('hilo', { cards: list(cards) });
const baccarat = (player: string, banker: string): TableReading =>
  look('baccarat', { player: list(player), banker: list(banker) });
const wheel = (number: number): TableReading => look('roulette', { number }, 'over');

describe('a look at a table', () => {
  test('says that a hand is over at blackjack alone', () => {
    for (const one of [vp('As 2s 3s 4s 5s'), hilo('As 2s'), baccarat('As 8s', '3s 4s'), wheel(7)])
      expect(saysOver(one)).toBe(false);
    expect(saysOver(look('blackjack', null))).toBe(false);
  });

  test.each([
    ['all is bust', 'Ts 9s 5d', '7h ?', true],
    ['no hand is bust: 21 is none', 'Ts 9s 2d', '7h ?', false],
    ['the player has 21 of three cards, and the dealer must draw', 'Ts 9s 2d', '7h 9d', false],
    ['one of two hands has blackjack’s cards', 'As Ts | Ad 5h', '7h 9d', false],
    ['there is no card of the player’s', '', '7h Td', false],
    ['there is none of the dealer’s', 'Ts 9s 5d', '', false],
    ['a card of the player’s lies face down', 'Ts ? | Ts 9s 5d', '7h Td', false],
    ['the dealer must draw no more', 'Ts 9s | Td 5h', '7h Td', true],
  ])('says that a hand of blackjack is over, or not, where %s', (_, player, dealer, isOver) => {
    const reading = bj(player, dealer);
    expect(saysOver(player === '' ? look('blackjack', { player: [], dealer: list(dealer) }) : reading)).toBe(
      isOver,
    );
  });

  test('counts an ace as eleven where that is no bust', () => {
    expect(totalOf(['As', 'Ah', 'Kd'])).toEqual({ total: 12, soft: false });
    expect(totalOf(['As', 'Kd'])).toEqual({ total: 21, soft: true });
  });

  test.each([
    ['Ts 9s 2d', '7h 9d 5c', true],
    ['Ts 9s 2d 5c', '7h', true],
    ['Ts 9s 3d 5c', '7h', false],
    ['Ts 9s | Ts 9s 3d 5c', '7h', false],
    ['Ts 9s', '7h Td 5c', false],
    ['Ts 9s', '7h ? 5c', true],
  ])('could be of cards that were drawn: %s against %s', (player, dealer, may) => {
    expect(mayBeDealt(bj(player, dealer).contents as never)).toBe(may);
  });

  test('could not be of cards that were drawn where those of another seat could not', () => {
    const seat = (cards: string) =>
      ({ ...bj('Ts 9s', '7h 9d 5c').contents, seatsBefore: [cards.split(' ')] }) as never;
    expect(mayBeDealt(seat('Kc 4h 9s'))).toBe(true);
    expect(mayBeDealt(seat('Kc 4h Kd 9s 2c'))).toBe(false);
  });

  test('says whether something is left to be decided as its cards lie', () => {
    const isOver = (player: string, dealer: string) => isOverAtOnce(bj(player, dealer, 'dealt'));
    expect(isOver('Ts As', '7h ?')).toBe(true);
    expect(isOver('Ts 9s', '7h ?')).toBe(false);
    expect(isOver('As', '7h ?')).toBe(false);
    expect(isOver('Ts As', 'Ah ?')).toBe(false);
    expect(isOver('Ts As', '? 7h')).toBe(false);
    expect(isOver('Ts As | Td 9d', '7h ?')).toBe(false);
    for (const dealer of [[], ['7h']])
      expect(isOverAtOnce(look('blackjack', { player: dealer.length ? [] : [['Ts', 'As']], dealer }))).toBe(
        false,
      );
    expect(isOverAtOnce(wheel(7))).toBe(false);
    expect(isOverAtOnce(look('blackjack', null))).toBe(false);
  });

  test('says that something was decided, but where the first two cards of either were blackjack', () => {
    const decided = (player: string, dealer: string) => wasDecided(bj(player, dealer, 'over'));
    expect(decided('Ts 9s', '7h Td')).toBe(true);
    expect(decided('Ts As', '7h Td')).toBe(false);
    expect(decided('Ts 9s', 'Ah Td')).toBe(false);
    // Of three cards, one was drawn.
    expect(decided('Ts 9s 2d', 'Ah Td')).toBe(true);
    expect(decided('Ts 5s', 'Ah 2d 8c')).toBe(true);
    expect(decided('Ts As | Td 9d', 'Ah Td')).toBe(true);
    expect(decided('Ts ?', '7h Td')).toBe(true);
    expect(wasDecided(look('blackjack', { player: [], dealer: ['Ah', 'Td'] }))).toBe(false);
    expect(wasDecided(look('blackjack', null))).toBe(false);
    expect(wasDecided(wheel(7))).toBe(false);
  });

  test('says that a hand is split, or may be', () => {
    for (const [player, may] of [
      ['8s 8d', true],
      ['Ts Kd', true],
      ['8s Kd', false],
      ['8s Kd | 8d', true],
      ['8s 8d 2c', false],
      ['8s ?', false],
      ['8s', false],
    ] as const)
      expect(mayBeSplit(bj(player)), player).toBe(may);
    expect(mayBeSplit(vp('8s 8d'))).toBe(false);
    expect(mayBeSplit(look('blackjack', null))).toBe(false);
  });

  test('has the dealer’s open card where it was drawn', () => {
    const dealer = list('7h Td');
    expect(upCardOf({ player: [], dealer })).toBe('7h');
    expect(upCardOf({ player: [], dealer, holeCard: 1 })).toBe('7h');
    expect(upCardOf({ player: [], dealer, holeCard: 0 })).toBe('Td');
  });

  test('may well repeat the last one, where it is a number', () => {
    const games: Game[] = ['roulette', 'craps', 'slots', 'blackjack', 'video-poker', 'hilo', 'baccarat'];
    expect(games.filter(mayRepeat)).toEqual(['roulette', 'craps', 'slots']);
  });
});

describe('two looks at a table', () => {
  test.each([
    ['cards come to those that lie there', hilo('As 2s'), hilo('As 2s 5d'), true],
    ['one of them is another', hilo('As 2s'), hilo('As 3s 5d'), false],
    ['the player draws', baccarat('As 2s', '3s 4s'), baccarat('As 2s 5d', '3s 4s'), true],
    ['a card of the player’s is another', baccarat('As 2s', '3s 4s'), baccarat('As 5d', '3s 4s'), false],
    ['a card of the banker’s is another', baccarat('As 2s', '3s 4s'), baccarat('As 2s', '3s 5d'), false],
    ['the same number lies there', wheel(7), wheel(7), true],
    ['another number lies there', wheel(7), wheel(8), false],
    ['a pair is split', bj('8s 8d'), bj('8s Kd | 8d'), true],
    ['one card of a pair of two decks is gone', bj('8s 8s'), bj('8s 9d'), false],
    ['nothing could be read', hilo('As 2s'), look('hilo', null), false],
  ])('show one hand that goes on, or not, where %s', (_, before, after, goes) => {
    expect(goesOn(before, after)).toBe(goes);
  });

  test.each([
    ['another card came first', hilo('As 2s'), hilo('3d 2s'), true],
    ['a later one is another', hilo('As 2s'), hilo('As 3d'), false],
    ['cards were taken away', baccarat('As 2s 5d', '3s 4s'), baccarat('Kd 8h', '3d 4d'), true],
    [
      'the player has fewer and the banker more',
      baccarat('As 2s 5d', '3s 4s'),
      baccarat('Kd 8h', '3d 4d 5c'),
      false,
    ],
    ['as many lie there', baccarat('As 2s', '3s 4s'), baccarat('Kd 8h', '3d 4d'), false],
    ['all cards of video poker are others', vp('As 2s 3s 4s 5s'), vp('Ad 2d 3d 4d 5d'), false],
    ['another number lies there', wheel(7), wheel(8), true],
    ['the same number does', wheel(7), wheel(7), false],
    ['most cards of blackjack are others', bj('8s Kd', '7h 5c'), bj('8s 2d', '9h 4c'), true],
    ['half of them are, and not the last', bj('9c 8s', '7h 5c'), bj('2d 8s', '4h 5c'), false],
    ['half of them are', bj('8s Kd', '7h 5c'), bj('8s Kd', '9h 4c'), false],
    ['three of five are', bj('8s Kd 2c', '7h 5c'), bj('8s Kd 3c', '9h 4c'), true],
    ['some were taken away', bj('8s Kd 2c', '7h 5c'), bj('8s', '7h'), false],
    ['those a hand begins with lie elsewhere', bj('2h Jd', 'Qh ?'), bj('9c Qh', '2h ?'), true],
    ['one of those was exchanged', bj('2h Jd', 'Qh ?'), bj('2h 9c', 'Qh ?'), false],
    ['those lie elsewhere, and the dealer’s are open', bj('2h Jd', 'Qh 5c'), bj('5c Qh', '2h 9c'), true],
    ['so do those, beside other ones', bj('Qs Ac', '5d ?'), bj('6c Ac Qs Td', 'Td ?'), true],
    ['the player’s do, and the dealer’s stay', bj('Qs Ac', '5d ?'), bj('6c Ac Qs Td', '5d ?'), false],
    ['so they do, beside more of the dealer’s', bj('Qs Ac', '5d ?'), bj('Ac Qs', '5d 7h'), false],
    ['the dealer’s alone is another', bj('Qs Ac', '5d ?'), bj('Qs Ac Td', 'Td ?'), false],
    ['a split lays them elsewhere', bj('8s 8d 5c', '7h ?'), bj('8s Kd | 8d 5c', '7d ?'), false],
    ['fewer lie there, one of them another', bj('8s Kd 2c', '7h 5c'), bj('8s Kd', '7h 6c'), true],
  ])('show two hands, or may not, where %s', (_, before, after, other) => {
    expect(isOther(before, after)).toBe(other);
  });

  test.each([
    ['hilo', hilo('As 2s 5d'), hilo('As 2s'), true],
    ['hilo, of others', hilo('As 2s 5d'), hilo('As 3s'), false],
    ['baccarat', baccarat('As 2s 5d', '3s 4s'), baccarat('As 2s', '3s'), true],
    ['baccarat, the player’s of others', baccarat('As 2s', '3s 4s'), baccarat('As 5d', '3s'), false],
    ['baccarat, the banker’s of others', baccarat('As 2s', '3s 4s'), baccarat('As', '5d'), false],
    ['blackjack', bj('8s Kd', '7h 5c'), bj('8s', '7h'), true],
    ['blackjack, one of the player’s of others', bj('8s Kd', '7h 5c'), bj('8s 2d', '7h'), false],
    ['blackjack, the dealer’s of others', bj('8s Kd', '7h 5c'), bj('8s', '9h'), false],
    [
      'blackjack, at a seat where none lay',
      bj('8s Kd', '7h 5c'),
      bj('8s', '7h', 'dealt', { seatsBefore: [['Kd']] }),
      false,
    ],
    [
      'blackjack, at a seat behind where none lay',
      bj('8s Kd', '7h 5c'),
      bj('8s', '7h', 'dealt', { seatsAfter: [['Kd']] }),
      false,
    ],
  ])('show cards that are taken away one by one: %s', (_, before, after, isPart) => {
    expect(isPartOf(before, after)).toBe(isPart);
  });

  test('show that cards of video poker were replaced one by one between them', () => {
    const [old, mixed, now] = [vp('As 2s 3s 4s 5s'), vp('Ad 2s 3s 4s 5s'), vp('Ad 2d 3s 4s 5s')];
    expect(isBetween(old, mixed, now)).toBe(true);
    expect(isBetween(old, vp('Kd 2s 3s 4s 5s'), now)).toBe(false);
    expect(isBetween(old, now, now)).toBe(false);
    const [first, second, third] = [hilo('As 2s'), hilo('Ad 2s'), hilo('Ad 2d')];
    for (const looks of [
      [first, second, third],
      [hilo('As 2s 3s 4s 5s'), mixed, now],
      [old, hilo('Ad 2s 3s 4s 5s'), now],
      [old, mixed, hilo('Ad 2d 3s 4s 5s')],
    ] as const)
      expect(isBetween(...looks)).toBe(false);
  });

  test('show the same outcome where all but cards and numbers differs, and none where nothing was read', () => {
    const held = { ...vp('As 2s').contents, held: [true, false], bet: 2 };
    expect(sameOutcome(vp('As 2s'), look('video-poker', held, 'over'))).toBe(true);
    expect(sameOutcome(vp('As 2s'), vp('As 3s'))).toBe(false);
    expect(sameOutcome(wheel(7), wheel(7))).toBe(true);
    expect(sameOutcome(look('hilo', null), look('hilo', null))).toBe(false);
    expect(sameOutcome(hilo('As'), look('hilo', null))).toBe(false);
    expect(sameOutcome(look('hilo', null), hilo('As'))).toBe(false);
    expect(isBetween(look('video-poker', null), vp('As 2s'), vp('As 2d'))).toBe(false);
  });

  test('show that other cards of video poker were dealt, where their stage is guessed', () => {
    const [before, after] = ['As 2s 3s 4s 5s', 'Ad 2d 3d 4d 5d'] as const;
    expect(isDealtAnew(vp(before), vp(after, 'dealt', true))).toBe(true);
    expect(isDealtAnew(vp(before), vp(after, 'dealt'))).toBe(false);
    expect(isDealtAnew(vp(before), vp(after, 'over', true))).toBe(false);
    expect(isDealtAnew(vp(before), vp('Ad 2d 3d 4d 5s', 'dealt', true))).toBe(false);
    expect(isDealtAnew(hilo(before), { ...hilo(after), guessed: true })).toBe(false);
  });

  test('show one hand of blackjack where all cards but one lie in their places', () => {
    expect(nearlyStays(bj('8s Kd', '7h 5c'), bj('8s Kd', '7h 6c'))).toBe(true);
    expect(nearlyStays(bj('8s Kd', '7h 5c'), bj('8s 2d', '7h 6c'))).toBe(false);
    for (const [one, other] of [
      [look('blackjack', null), bj('8s Kd')],
      [bj('8s Kd'), look('blackjack', null)],
      [wheel(7), bj('8s Kd')],
      [bj('8s Kd'), wheel(7)],
      [wheel(7), wheel(7)],
    ] as const)
      expect(nearlyStays(one, other)).toBe(false);
  });
});

describe('looks at one hand of blackjack', () => {
  const gather = (...looks: TableReading[]) => blackjack.gather(looks);
  const shown = (...looks: TableReading[]) => gather(...looks).shown as { player: Card[][]; dealer: Card[] };
  const codes = (...looks: TableReading[]) => gather(...looks).findings.map(({ code }) => code);
  const ended = { revealed: true, closed: true };
  const pair = bj('8s 8d');
  const split = bj('8s Kd | 8d 2c');

  test('are over only where the hole card lay open, or they said so', () => {
    const open = { over: false, findings: [{ code: 'final-not-seen' }] };
    expect(blackjack.gather([bj('As Ks', '9h')], ended)).toMatchObject(open);
    for (const ending of [
      { revealed: true, closed: false },
      { revealed: false, closed: true },
    ])
      expect(blackjack.gather([bj('Ts 9s', '6h Ah')], ending).findings).toEqual([{ code: 'hand-not-over' }]);
    // A card that could not be read is no hand that is done.
    expect(blackjack.gather([bj('As ?', '3s Kd')], ended)).toMatchObject({ shown: null, over: false });
  });

  test('show no hand of which a card could not be read, be it one of two', () => {
    expect(gather(pair, bj('8s Kd | 8d ?', '7h Td', 'over')).shown).toBeNull();
    for (const begun of ['8s ?', '? 8d'])
      expect(codes(bj(begun), bj('8s | 8d'))).not.toContain('card-changed');
  });

  test('show it as it was when that was said last, and then taken away', () => {
    const looks = [bj('Ts 9s', '6h Th', 'over'), bj('Ts 9s', '6h Th 5c', 'over'), bj('Ts 9s', '6h')];
    expect(shown(...looks).dealer).toEqual(['6h', 'Th', '5c']);
    expect(codes(bj('Ts 9s', '7h Td', 'over'), bj('2c 3c', '9h ?'))).toEqual([]);
    const gone = look('blackjack', { player: [], dealer: ['7h', 'Td'] }, 'over');
    expect(shown(bj('Ts 9s'), gone)).toEqual({ player: [['Ts', '9s']], dealer: ['7h', 'Td'] });
  });

  test('show a card that changed at another seat, and none where a seat is empty then', () => {
    for (const seats of ['seatsBefore', 'seatsAfter']) {
      const begun = bj('As 2s', '3s ?', 'dealt', { [seats]: [['Kd', '5c']] });
      expect(codes(begun, bj('As 2s', '3s 9d', 'over', { [seats]: [['Kd', '6c']] }))).toEqual([
        'card-changed',
      ]);
      expect(codes(begun, bj('As 2s', '3s 9d', 'over'))).toEqual([]);
      expect(codes(bj('As 2s', '3s ?'), bj('As 2s', '3s 9d', 'over', { [seats]: [['Kd']] }))).toEqual([]);
    }
  });

  test('show none where the dealer’s cards are taken away one by one', () => {
    expect(codes(bj('As 2s', '3s Kd'), bj('As 2s', '3s', 'over'))).toEqual([]);
  });

  test('follow split hands that are taken away, whichever goes first', () => {
    for (const left of ['8s Kd', '8d 2c'])
      expect(shown(pair, split, bj(left, '7h Td', 'over')).player).toEqual([list('8s Kd'), list('8d 2c')]);
  });

  test('follow three hands in another order', () => {
    const looks = [bj('8s 2c | 8d 3c | 8h 4c'), bj('8s 2c | 8h 4c 5c | 8d 3c', '7h Td', 'over')];
    expect(codes(...looks)).toEqual([]);
    expect(shown(...looks).player).toEqual([list('8s 2c'), list('8d 3c'), list('8h 4c 5c')]);
  });

  test('lose no card by a split, of one deck or more', () => {
    expect(codes(pair, bj('8s | 8d', '7h Td', 'over'))).toEqual([]);
    expect(codes(bj('8s 8s'), bj('8s | 9d', '7h Td', 'over'))).toEqual(['card-changed']);
    expect(shown(pair, bj('8d 2c | 8s 3c | 8h 4c', '7h Td', 'over')).player).toHaveLength(3);
    const same = shown(bj('8s 8s'), bj('8s 2c | 8s Kd', '7h Td', 'over')).player;
    expect(same).toEqual([list('8s 2c'), list('8s Kd')]);
  });

  test('of a card that lies face down for a while are no change', () => {
    expect(codes(pair, split, bj('8s ? | 8d 2c'), bj('8s Kd | 8d 2c', '7h Td', 'over'))).toEqual([]);
  });
});

describe('a shoe of blackjack', () => {
  const orders = {
    pairs: 'player, player, dealer, dealer',
    turns: 'player, dealer, player, dealer',
    pairsOpen: 'player, player, dealer',
    turnsOpen: 'player, dealer, player',
  } as const satisfies Record<string, DealOrder>;
  const compare = (
    shoe: string,
    shown: { player: string; dealer: string; before?: string; after?: string; holeCard?: 0 | 1 },
    dealOrder: DealOrder = orders.pairs,
    mayRunOut = false,
  ) => {
    const { player, dealer, before, after, holeCard } = shown;
    const seats = (text: string) => text.split(' | ').map(list);
    const hand = {
      player: seats(player),
      dealer: list(dealer),
      ...(before && { seatsBefore: seats(before) }),
      ...(after && { seatsAfter: seats(after) }),
      ...(holeCard !== undefined && { holeCard }),
    } as ShownBlackjack;
    const dealt = {
      shoe: shoeOf(list(shoe) as Card[]),
      dealOrder,
      splitOrders: ['both hands first'],
      mayRunOut,
    };
    return blackjack.compare(hand, dealt as never);
  };

  it.each([
    ['in pairs', orders.pairs, '8s 3d 7h Td 2c 5c', '8s 3d 2c', '7h Td 5c'],
    ['in turns', orders.turns, '8s 7h 3d Td 2c 5c', '8s 3d 2c', '7h Td 5c'],
    ['in pairs, without a hole card', orders.pairsOpen, '8s 3d 7h 2c Td 5c', '8s 3d 2c', '7h Td 5c'],
    ['in turns, without a hole card', orders.turnsOpen, '8s 7h 3d 2c Td 5c', '8s 3d 2c', '7h Td 5c'],
  ] as const)('is dealt %s', (_, order, shoe, player, dealer) => {
    expect(compare(shoe, { player, dealer }, order)).toMatchObject({ deal: 'pass', differing: 0 });
    for (const other of Object.values(orders).filter((one) => one !== order))
      expect(compare(shoe, { player, dealer }, other).deal).toBe('fail');
    const hand = { player: [list(player)], dealer: list(dealer) } as ShownBlackjack;
    expect(inShoeOrder(hand, order, 'both hands first')).toEqual(list(shoe));
  });

  it('has a place for a card that was not dealt yet', () => {
    const hand = { player: [list('8s 3d')], dealer: list('7h') } as ShownBlackjack;
    expect(inShoeOrder(hand, orders.pairs, 'both hands first')).toEqual(list('8s 3d 7h ?'));
  });

  it('gives a dealer whose hole card lay on the left what he draws', () => {
    const comparisons = ['7h Td 5c', 'Td 7h 5c'].map(
      (dealer) => compare('8s 3d 7h Td 5c', { player: '8s 3d', dealer, holeCard: 0 }).deal,
    );
    expect(comparisons).toEqual(['pass', 'pass']);
    for (const dealer of ['7h Td 6c', 'Td 7h 6c'])
      expect(compare('8s 3d 7h Td 5c', { player: '8s 3d', dealer, holeCard: 0 }).deal).toBe('fail');
  });

  it('serves the seats in turn', () => {
    const shown = { player: '8s 3d', dealer: '7h Td', before: '2c 4c', after: '5c 6c | 9c Tc' };
    const shoe = '2c 8s 5c 9c 4c 3d 6c Tc 7h Td';
    expect(compare(shoe, shown)).toMatchObject({ deal: 'pass', differing: 0 });
    expect(compare(shoe, shown).expected).toEqual({
      player: [list('8s 3d')],
      dealer: list('7h Td'),
      seatsBefore: [list('2c 4c')],
      seatsAfter: [list('5c 6c'), list('9c Tc')],
    });
    expect(compare(shoe, { ...shown, after: '9c Tc | 5c 6c' })).toMatchObject({ deal: 'fail', differing: 4 });
  });

  it('that is used up has no more cards to expect', () => {
    const { expected } = compare('8s 3d 7h Td', { player: '8s 3d 2c', dealer: '7h Td' });
    expect(expected).toEqual({ player: [list('8s 3d')], dealer: list('7h Td') });
  });

  describe('of a hand that was split twice', () => {
    const shoe = '8s 8d 7h Td 8h 2c 3c 4c';
    const player = '8s 2c | 8d 3c | 8h 4c';
    const told = (shown: Parameters<typeof compare>[1], cards = shoe, order: DealOrder = orders.pairs) => {
      const { deal, differing, startDiffers } = compare(cards, shown, order);
      return [deal, differing, startDiffers];
    };

    it('gives all its cards, the first ones in their places', () => {
      expect(told({ player, dealer: '7h Td' })).toEqual(['unknown', 0, false]);
      expect(told({ player, dealer: '7h ?' })).toEqual(['unknown', 0, false]);
      expect(told({ player, dealer: '7h Td' }, '8s 8d 7h 8h 2c 3c 4c Td', orders.pairsOpen)).toEqual([
        'unknown',
        0,
        false,
      ]);
      // The second of the pair may be in any of the other hands.
      expect(told({ player: '8s 2c | 8h 4c | 8d 3c', dealer: '7h Td' })).toEqual(['unknown', 0, false]);
    });

    it.each([
      ['one that it has not got', player.replace('4c', '4d'), '7h Td', 1, false],
      ['two that it has not got', '8s 2c | 8d 3d | 8h 4d', '7h Td', 2, false],
      ['a hole card that was dealt to the player', player.replace('4c', 'Td'), '7h 4c', 1, true],
      ['an open card that was dealt to the player', player.replace('4c', '7h'), '4c Td', 1, true],
      ['none of the pair first', '8h 2c | 2c 8s | 3c 8d', '7h Td', 1, true],
    ] as const)('shows that it does not where it has %s', (_, hands, dealer, differing, starts) => {
      expect(told({ player: hands, dealer })).toEqual(['fail', differing, starts]);
    });

    it('has both cards of a pair that are the same', () => {
      const twice = '8s 8s 7h Td 9d 2c 3c 4c 9c';
      expect(told({ player: '8s 2c | 8s 3c | 9d 4c', dealer: '7h Td' }, twice)[0]).toBe('unknown');
      expect(told({ player: '8s 2c | 9c 3c | 9d Kc', dealer: '7h Td' }, twice)[2]).toBe(true);
    });

    it('is accused of no start where another hand than the first may have the first card', () => {
      expect(told({ player: '8d 3c | 8s 2d | 8h 4c', dealer: '7h Td' })).toEqual(['fail', 1, false]);
    });

    it('may have been dealt what nobody knows when the shoe was used up, where its rule leaves that open', () => {
      const short = '8s 8d 7h Td 8h 2c';
      expect(compare(short, { player, dealer: '7h Td' }, orders.pairs, true).differing).toBe(0);
      expect(compare(short, { player, dealer: '7h Td' }, orders.pairs, false).differing).toBe(2);
      expect(
        compare(short, { player: player.replace('8h', '9h'), dealer: '7h Td' }, orders.pairs, true),
      ).toMatchObject({ differing: 1 });
    });

    it('has its first cards in their places beside other seats', () => {
      const beside = { player, dealer: '7h Td', before: '9c 5d', after: '9d 5s' };
      const all = '9c 8s 9d 5d 8d 5s 7h Td 8h 2c 3c 4c';
      expect(told(beside, all)).toEqual(['unknown', 0, false]);
      expect(told({ ...beside, before: '9d 5d', after: '9c 5s' }, all)).toEqual(['fail', 1, true]);
    });
  });
});

describe('numbers', () => {
  test('are what they were last when it was said to be over, or as they stood when their seeds were out and the next had begun', () => {
    const { gather } = roulette(36);
    expect(gather([wheel(7), wheel(8)]).shown).toEqual({ number: 8 });
    const stood = [look('roulette', { number: 7 })];
    expect(gather(stood, { revealed: true, closed: true }).shown).toEqual({ number: 7 });
    expect(gather(stood, { revealed: true, closed: false }).shown).toBeNull();
    expect(gather(stood, { revealed: false, closed: true }).shown).toBeNull();
  });
});

describe('video poker', () => {
  const game = videoPoker(PAY_TABLES);
  const dealt = list('Jc 5h 8c Ac 2c 3d 5d Jd 9h 9s') as Card[];
  const deal = dealt.slice(0, 5);
  const final = list('Jc 3d 5d Ac Jd') as Card[];
  const held = [true, false, false, true, false];

  it.each([
    ['nothing', { deal, final }, 0],
    ['nothing, before the draw', { deal, final: null }, 0],
    ['a card that was dealt', { deal: ['As', ...deal.slice(1)] as Card[], final: null }, 1],
    [
      'one that was dealt and held',
      { deal: ['As', ...deal.slice(1)], final: ['As', ...final.slice(1)], held },
      1,
    ],
    ['one that was held and is another', { deal, final: ['As', ...final.slice(1)], held }, 1],
    ['one that was drawn', { deal, final: [...final.slice(0, 4), '9h'] }, 1],
    [
      'two that were dealt and one that was drawn',
      { deal: ['As', 'Ks', ...deal.slice(2)], final: ['As', '3d', '5d', 'Ac', '9h'], held },
      3,
    ],
  ])('counts the cards that differ: %s', (_, shown, differing) => {
    const comparison = game.compare(shown as never, dealt);
    expect(comparison.differing).toBe(differing);
    expect(comparison.deal).toBe(differing ? 'fail' : shown.final ? 'pass' : 'unknown');
    expect(comparison.reasons.some(({ code }) => code === 'hand-not-over')).toBe(!shown.final && !differing);
  });

  it('says what should lie there in the shape of what does', () => {
    const other = { deal, final: [...final.slice(0, 4), '9h'] };
    expect(game.compare({ ...other, held } as never, dealt).expected).toEqual({ deal, final, held });
    expect(game.compare(other as never, dealt).expected).toEqual({ deal, final });
  });

  it('is an accident the less, the more cards were dealt and drawn: a held one is no second', () => {
    const chance = (shown: object) => game.accident(shown as never);
    const five = chance({ deal, final: null });
    expect(chance({ deal, final: deal })).toBe(five);
    expect(chance({ deal, final })).toBe(chance({ deal, final, held }));
    expect(chance({ deal, final })).toBeCloseTo(five / (47 * 46 * 45), 15);
    expect(chance({ deal, final: deal, held: [true, true, true, true, false] })).toBeCloseTo(five / 47, 12);
    expect(chance({ deal, final })).toBeLessThan(five);
    expect(five).toBeLessThan(1e-8);
  });

  it('has its first two cards for the quickest comparison', () => {
    expect(game.first.shown({ deal, final: null })).toBe('Jc 5h');
    expect(game.first.dealt(dealt)).toBe('Jc 5h');
  });

  it('is held to its pay table where both are shown, rounded or not, and no card lies there twice', () => {
    const pay = (more: object) =>
      game.compare({ deal, final, payTable: 'jacks-or-better', ...more } as never, dealt).payout;
    expect(pay({ multiplier: 1 })).toBe('pass');
    expect(pay({ multiplier: 2 })).toBe('fail');
    expect(pay({})).toBe('unknown');
    expect(pay({ payTable: undefined, multiplier: 2 })).toBe('unknown');
    for (const [from, to, payout] of [
      [1, 1.2, 'unknown'],
      [0.8, 1, 'unknown'],
      [1.1, 1.2, 'fail'],
      [0.8, 0.9, 'fail'],
    ] as const)
      expect(pay({ multiplier: 0.99, multiplierWithin: [from, to] }), `${from} to ${to}`).toBe(payout);
    expect(pay({ final: ['Jc', '3d', '3d', 'Ac', 'Jd'], multiplier: 5 })).toBe('unknown');
  });

  it('has the pay table and the win that stood beside its end, as far as they did', () => {
    const shows = (cards: readonly Card[], stage: Stage, more: object = {}): TableReading =>
      look('video-poker', { cards, held, payTable: null, bet: 1, multiplier: null, ...more }, stage);
    const gather = (...looks: TableReading[]) => game.gather(looks).shown as Record<string, unknown>;
    const end = { payTable: 'jacks-or-better', multiplier: 1 };
    expect(gather(shows(deal, 'dealt'), shows(final, 'over', end))).toMatchObject(end);
    expect(Object.keys(gather(shows(deal, 'dealt'), shows(final, 'over', end)))).not.toContain(
      'multiplierWithin',
    );
    const within = { ...end, multiplierWithin: [0.9, 1.1] };
    expect(gather(shows(deal, 'dealt'), shows(final, 'over', within))).toMatchObject(within);
    expect(gather(shows(deal, 'dealt'), shows(final, 'over'))).not.toHaveProperty('payTable');
  });

  it('was not watched from its deal on where a win stood at each look', () => {
    const shows = (cards: readonly Card[], stage: Stage, multiplier: number | null): TableReading =>
      look('video-poker', { cards, held: held.map(() => false), payTable: null, bet: 1, multiplier }, stage);
    const codes = (...looks: TableReading[]) =>
      game.gather(looks, { revealed: true, closed: true }).findings.map(({ code }) => code);
    const over = shows(final, 'over', 0);
    expect(codes(shows(final, 'dealt', 0), shows(final, 'dealt', 0), over)).toEqual(['not-read-twice']);
    expect(codes(shows(final, 'dealt', null), shows(final, 'dealt', 0), over)).toEqual([]);
  });
});

test.each([
  ['all five held', 'As 2s 3s 4s 5s', true],
  ['the first and the last drawn', '6s 2s 3s 4s 7s', true],
  ['all five drawn', '6s 7s 8s 9s Ts', true],
  ['drawn in another order', '7s 2s 3s 4s 6s', false],
  ['one is another', 'As 2s 3s 4s 5d', false],
  ['one is drawn too late', '7s 2s 3s 4s 5s', false],
])('a deal of video poker may end so or not: %s', (_, cards, may) => {
  const dealt = list('As 2s 3s 4s 5s 6s 7s 8s 9s Ts') as Card[];
  const { mayEndAs } = videoPoker(PAY_TABLES);
  expect(mayEndAs!(vp(cards, 'over'), dealt)).toBe(may);
});

test('what shows no cards may be the end of no deal', () => {
  const { mayEndAs } = videoPoker(PAY_TABLES);
  expect(mayEndAs!(look('video-poker', null, 'over'), ['As'])).toBe(false);
  expect(mayEndAs!(vp('', 'over'), ['As'])).toBe(false);
});
