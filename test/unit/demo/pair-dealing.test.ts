/** The replicas of casinos with seed pairs deal by code of their own: what was recorded at the real ones proves it. */
import { expect, test } from 'vitest';
import { sidesOf } from '../../../demo/casinos/baccarat.ts';
import {
  drawn as duelDrawn,
  hashOf as duelHash,
  tenOf as duelTen,
} from '../../../demo/casinos/duel/cards.ts';
import { hashOf as liqdHash, shoeOf } from '../../../demo/casinos/liqd/cards.ts';
import { drawn, tenOf } from '../../../demo/casinos/stake/cards.ts';
import { type Card, parseCard } from '../../../src/core/cards.ts';
import duel from '../../vectors/duel-videopoker-played.json';
import liqd from '../../vectors/liqd-blackjack-played.json';
import kyranrana from '../../vectors/stake-kyranrana.json';
import stake from '../../vectors/stake-verifierform-testcases.json';

const SUITS: Readonly<Record<string, string>> = { CLUB: 'c', HEART: 'h', SPADE: 's', DIAMOND: 'd' };

/** `10-spade`, `JD` or `CLUB:12`, as the recordings write them. */
function card(text: string): Card {
  const [suit, number] = text.split(':');
  if (number) return `${'A23456789TJQK'[Number(number) - 1]}${SUITS[suit!]}` as Card;
  return parseCard(text.replace(/-(\w)\w+/, '$1'))!;
}

test('Stake, by its own calculator', () => {
  for (const { hands, ...seeds } of [stake.blackjack, stake.hilo, stake.baccarat]) {
    for (const [nonce, cards] of hands.entries()) {
      expect(drawn({ ...seeds, nonce }, cards.length)).toEqual(cards.map(card));
    }
  }
  const { hands, ...seeds } = stake.videopoker;
  for (const [nonce, cards] of hands.entries()) {
    expect(tenOf({ ...seeds, nonce })).toEqual(cards.map(card));
  }
  for (const { cards, ...one } of kyranrana.sets.Cards) {
    expect(drawn(one, cards.length)).toEqual(cards.map(card));
  }
});

test('Duel, by hands of video poker that were played', () => {
  expect(duelHash(duel.serverSeed)).toBe(duel.serverSeedHash);
  for (const { nonce, initial, held, final } of duel.rounds) {
    const ten = duelTen({ serverSeed: duel.serverSeed, clientSeed: duel.clientSeed, nonce });
    expect(ten.slice(0, 5)).toEqual(initial.map(card));
    const queue = ten.slice(5);
    expect(initial.map((one) => (held.includes(one) ? card(one) : queue.shift()))).toEqual(final.map(card));
  }
  expect(duelDrawn({ ...duel, nonce: 26 }, 4)).toEqual(['Ts', '9h', '6d', '7h']);
});

test('liqd, by hands that were played', () => {
  expect(liqdHash(liqd.serverSeed)).toBe(liqd.serverSeedHash);
  for (const { nonce, player, dealer } of liqd.rounds) {
    const [p1, d1, p2, d2, ...rest] = shoeOf({ ...liqd, nonce });
    const draws = player.length - 2;
    expect([p1, p2, ...rest.slice(0, draws)]).toEqual(player.map(card));
    expect([d1, d2, ...rest.slice(draws, draws + dealer.length - 2)]).toEqual(dealer.map(card));
  }
});

test('third cards at baccarat', () => {
  const sides = (cards: string) => {
    const { player, banker } = sidesOf(cards.split(' ').map(card));
    return [player.length, banker.length];
  };
  // A natural; the player stands on 6 and the banker draws on 5; the banker's table on 3, 4, 5 and 6.
  expect(sides('9h Kd 2c 2d 5s 5h')).toEqual([2, 2]);
  expect(sides('6h Kd 5c Kd 5s 5h')).toEqual([2, 3]);
  expect(sides('5h Kd 3c Kd 8s 5h')).toEqual([3, 2]);
  expect(sides('5h Kd 4c Kd Ts 5h')).toEqual([3, 2]);
  expect(sides('5h Kd 5c Kd 4s 5h')).toEqual([3, 3]);
  expect(sides('5h Kd 6c Kd 7s 5h')).toEqual([3, 3]);
  expect(sides('5h Kd 6c Kd 5s 5h')).toEqual([3, 2]);
});
