import { describe, expect, test } from 'vitest';
import { BlackjackRound, type BlackjackRules, totalOf } from '../../../demo/casinos/blackjack.ts';
import type { BlackjackView } from '../../../demo/casinos/crypto-games/blackjack.ts';
import { audit } from '../../../src/core/audit.ts';
import { type Card, rankOf } from '../../../src/core/cards.ts';
import played from '../../vectors/cryptogames-played.json' with { type: 'json' };
import { newPlayer, replicasForThisFile } from './casino.ts';

const RULES: BlackjackRules = {
  dealOrder: 'player, player, dealer, dealer',
  dealerHitsSoft17: true,
  blackjackPays: 1.2,
  splitBlackjackPays: 1.2,
  mostHands: 2,
  mayDoubleAfterSplit: true,
  maySurrender: true,
};

/** A round dealt from these cards. */
function roundOf(shoe: string, rules: Partial<BlackjackRules> = {}, company = { before: 0, after: 0 }) {
  const cards = shoe.split(' ') as Card[];
  return new BlackjackRound({ ...RULES, ...rules }, () => cards.shift()!, company);
}

describe('the rules', () => {
  test('an ace counts 11 where that does not bust', () => {
    expect(totalOf(['Ac', '6d'])).toEqual({ total: 17, isSoft: true });
    expect(totalOf(['Ac', '6d', 'Th'])).toEqual({ total: 17, isSoft: false });
    expect(totalOf(['Ac', 'Ad', '9h'])).toEqual({ total: 21, isSoft: true });
  });

  test('the dealer hits soft 17 only where the rules say so', () => {
    const hits = roundOf('Tc 9c Ad 6d 4h');
    hits.act('stand');
    expect(hits.dealer).toEqual(['Ad', '6d', '4h']);
    expect(hits.win).toBe(0);
    const stands = roundOf('Tc 9c Ad 6d 4h', { dealerHitsSoft17: false });
    stands.act('stand');
    expect(stands.dealer).toEqual(['Ad', '6d']);
    expect(stands.win).toBe(2);
  });

  test('a blackjack needs no decision and pays 6:5, or nothing but the bet against another', () => {
    expect(roundOf('Tc Ac 5d 6d')).toMatchObject({ isOver: true, win: 2.2 });
    expect(roundOf('Tc Ac Td Ad')).toMatchObject({ isOver: true, win: 1 });
  });

  test('a bust loses before the dealer draws', () => {
    const round = roundOf('Tc 6c 5d 6d Kh');
    round.act('hit');
    expect(round).toMatchObject({ isOver: true, win: 0, dealer: ['5d', '6d'] });
  });

  test('a surrender gives half the bet back, and only at the start', () => {
    const round = roundOf('Tc 6c 5d 6d 2h Kh');
    expect(round.actions).toContain('surrender');
    round.act('surrender');
    expect(round).toMatchObject({ isOver: true, win: 0.5, wager: 1 });
    const later = roundOf('Tc 6c 5d 6d 2h Kh');
    later.act('hit');
    expect(() => later.act('surrender')).toThrow('You may not surrender now.');
  });

  test('split hands get their second cards first, then each is played; a double costs its hand alone', () => {
    const round = roundOf('8c 8d Th 7h 3s 2c Ks 9d');
    round.act('split');
    expect(round.hands.map(({ cards }) => cards)).toEqual([
      ['8c', '3s'],
      ['8d', '2c'],
    ]);
    expect(round.actions).not.toContain('split');
    round.act('double');
    round.act('hit');
    round.act('stand');
    expect(round.hands.map(({ cards }) => cards)).toEqual([
      ['8c', '3s', 'Ks'],
      ['8d', '2c', '9d'],
    ]);
    expect(round).toMatchObject({ isOver: true, wager: 3, win: 6 });
  });

  test('other seats are dealt in turn, and play before the player or after', () => {
    const round = roundOf('2c 3c 4c 2d 3d 4d Td 8h Th 9h 5h 6h 7h', {}, { before: 1, after: 1 });
    expect(round.before).toEqual([['2c', '2d', 'Th']]);
    expect(round.after).toEqual([['4c', '4d']]);
    round.act('hit');
    round.act('stand');
    expect(round.hands[0]!.cards).toEqual(['3c', '3d', '9h']);
    expect(round.after).toEqual([['4c', '4d', '5h', '6h']]);
    expect(round.dealer).toEqual(['Td', '8h']);
  });
});

const server = replicasForThisFile();

/** What the page showed before, when the cards were dealt, and in the end. */
interface Played {
  readonly before: BlackjackView;
  readonly dealt: BlackjackView;
  readonly over: BlackjackView;
}

async function play(behaviour: string, actions: readonly string[] = []): Promise<Played> {
  const ask = await newPlayer(server, 'crypto.games', '/blackjack');
  const before = await ask<BlackjackView>('blackjack/state', { behaviour });
  const dealt = await ask<BlackjackView>('blackjack/deal', { behaviour });
  let over = dealt;
  for (let i = 0; over.stage !== 'over'; i++) {
    for (const request of ['blackjack/refresh', 'blackjack/refresh']) await ask(request, { behaviour });
    const wanted = actions[i] ?? over.advice ?? 'stand';
    const action = over.actions.some((one) => one === wanted) ? wanted : 'stand';
    over = await ask('blackjack/play', { behaviour, action });
  }
  return { before, dealt, over };
}

const verdictOn = ({ before, over }: Played) =>
  audit({
    v: 1,
    scheme: 'crypto-games/blackjack',
    commitment: { value: before.panel.nextCommitment, beforeBet: true },
    clientSeed: over.panel.lastClientSeed,
    nonce: null,
    reveal: { serverSeed: over.panel.lastServerSeed },
    shown: { player: over.player, dealer: over.dealer },
  });

const codes = (hand: Played) => verdictOn(hand).reasons.map(({ code }) => code);

describe('at Crypto.Games', () => {
  test('honest hands are what their seeds force, however they are played', async () => {
    for (const actions of [[], ['hit', 'hit'], ['double'], ['surrender']]) {
      const hand = await play('honest', actions);
      expect(verdictOn(hand).status, JSON.stringify(hand.over)).toBe('verified');
    }
  });

  test('the hole card stays on the server until it is turned', async () => {
    const { dealt, over } = await play('deals-pair');
    expect(dealt.dealer[1]).toBeNull();
    expect(over.dealer).not.toContain(null);
  });

  test('a pair is dealt and split', async () => {
    const hand = await play('deals-pair');
    expect(rankOf(hand.dealt.player[0]![0]!)).toBe(rankOf(hand.dealt.player[0]![1]!));
    expect(hand.over.player).toHaveLength(2);
    expect(verdictOn(hand).status).toBe('verified');
  });

  test('replays the recorded hand exactly', async () => {
    const { before, over } = await play('recorded');
    expect(before.panel.nextCommitment).toBe(played.blackjack.serverSeedHash);
    expect(over.player).toEqual([['5c', '6d', '3s']]);
    expect(over.dealer).toEqual(['3c', '5c', 'Kd']);
    expect(over).toMatchObject({ bet: 20, win: 0 });
  });

  test('each cheat at the table shows', async () => {
    for (const behaviour of [
      'swaps-dealt-card',
      'hits-from-further-down',
      'changes-hole-card',
      'changes-dealt-card',
      'hides-other-client-seed',
    ]) {
      expect(codes(await play(behaviour)), behaviour).toContain('deal-differs');
    }
  });

  test('seeds are shared with the other games', async () => {
    const ask = await newPlayer(server, 'crypto.games', '/blackjack');
    const first = await ask<BlackjackView>('blackjack/state', { behaviour: 'honest' });
    const table = { variant: 'jacks-or-better', behaviour: 'honest', held: [true, true, true, true, true] };
    await ask('videopoker/deal', table);
    await ask('videopoker/draw', table);
    const { panel } = await ask<BlackjackView>('blackjack/state', { behaviour: 'honest' });
    expect(panel.lastCommitment).toBe(first.panel.nextCommitment);
  });

  test('an action that nobody knows is refused by name', async () => {
    const ask = await newPlayer(server, 'crypto.games', '/blackjack');
    await ask('blackjack/state', { behaviour: 'hits-from-further-down' });
    await ask('blackjack/deal', { behaviour: 'hits-from-further-down' });
    await expect(ask('blackjack/play', { behaviour: 'honest', action: 'cheat' })).rejects.toThrow(/action/);
  });
});
