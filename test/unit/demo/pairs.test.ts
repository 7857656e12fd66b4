/** Casinos with seed pairs, asked as their pages ask: what a hand file says of their hands once the pair is out. */
import { describe, expect, test } from 'vitest';
import { ACTS } from '../../../demo/acts.ts';
import type { PairPanel } from '../../../demo/casinos/seed-pairs.ts';
import { audit } from '../../../src/core/audit.ts';
import { newPlayer, replicasForThisFile } from './casino.ts';

const server = replicasForThisFile();

interface View {
  readonly stage: string;
  readonly panel: PairPanel;
  readonly player?: readonly (readonly string[])[];
  readonly dealer?: readonly string[];
  readonly banker?: readonly string[];
  readonly cards?: readonly string[];
  readonly held?: readonly boolean[];
  readonly advice?: string | readonly number[] | null;
}

interface Table {
  readonly scheme: string;
  readonly host: string;
  readonly page: string;
  readonly requests: string;
}

const TABLES: readonly Table[] = [
  { scheme: 'stake/blackjack', host: 'stake.com', page: '/casino/games/blackjack', requests: 'blackjack' },
  {
    scheme: 'stake/video-poker',
    host: 'stake.us',
    page: '/casino/games/video-poker',
    requests: 'videopoker',
  },
  { scheme: 'stake/hilo', host: 'stake.bet', page: '/casino/games/hilo', requests: 'hilo' },
  { scheme: 'stake/baccarat', host: 'stake.games', page: '/casino/games/baccarat', requests: 'baccarat' },
  { scheme: 'duel/video-poker', host: 'duel.com', page: '/video-poker', requests: 'videopoker' },
  { scheme: 'duel/blackjack', host: 'duel.com', page: '/blackjack', requests: 'blackjack' },
  { scheme: 'liqd/blackjack', host: 'qa.liqd.com', page: '/blackjack', requests: 'blackjack' },
];

/** Plays so many hands on one pair, rotates it, and makes hand files of them. */
async function play({ scheme, host, page, requests }: Table, behaviour: string, count: number) {
  const ask = await newPlayer(server, host, page);
  const send = (action: string, fields = {}) => ask<View>(`${requests}/${action}`, { behaviour, ...fields });
  const first = (await send('state')).panel;
  const hands: { shown: object }[] = [];
  for (let i = 0; i < count; i++) {
    let view = await send('deal');
    const deal = view.cards;
    for (let turn = 0; view.stage === 'dealt'; turn++) {
      // Something to notice for who meddles while the player looks.
      for (const request of ['refresh', 'refresh']) view = await send(request);
      if (requests === 'blackjack') view = await send('play', { action: view.advice ?? 'stand' });
      else if (requests === 'videopoker')
        view = await send('draw', { held: [true, true, false, false, false] });
      else view = await send('guess', { guess: turn < 3 ? 'skip' : 'cashout' });
    }
    const { player, dealer, banker, cards, held } = view;
    if (scheme.endsWith('blackjack')) hands.push({ shown: { player, dealer } });
    else if (scheme.endsWith('video-poker')) hands.push({ shown: { deal, final: cards, held } });
    else hands.push({ shown: banker ? { player, banker } : { cards } });
  }
  const before = (await send('state')).panel;
  const after = (await send('seed', { clientSeed: 'my own' })).panel;
  const receipts = after.receipts.toReversed();
  return {
    first,
    before,
    after,
    shown: hands.map(({ shown }) => shown),
    verdicts: hands.map(({ shown }, i) => {
      const { serverSeed, clientSeed, nonce } = receipts[i]!;
      return audit({
        v: 1,
        scheme,
        commitment: { value: before.hash, beforeBet: true },
        clientSeed,
        nonce,
        reveal: { serverSeed },
        shown,
      });
    }),
  };
}

describe.each(TABLES.map((table) => [table.scheme, table] as const))('%s', (scheme, table) => {
  test('deals honest hands from one pair, which the next one follows as promised', async () => {
    const { first, before, after, verdicts } = await play(table, 'honest', 6);
    expect(verdicts.map(({ status }) => status)).toEqual(Array(6).fill('verified'));
    expect(before).toMatchObject({ hash: first.hash, nextHash: first.nextHash, count: 6 });
    expect(before.receipts.every(({ serverSeed }) => serverSeed === '')).toBe(true);
    expect(after).toMatchObject({ hash: before.nextHash, clientSeed: 'my own', count: 0 });
    expect(new Set(after.receipts.map(({ nonce }) => nonce)).size).toBe(6);
  });

  const visible = ['deal-differs', 'draw-differs', 'held-card-changed', 'reveal-not-committed'];
  const [casino, game] = scheme.split('/');
  const cheats = ACTS.filter(
    (act) => act.casino === casino && act.game === game && visible.includes(act.deserves.reason ?? ''),
  );

  test.each(cheats)('$id shows in a hand file', async ({ id, deserves }) => {
    const { verdicts } = await play(table, id, id === 'swaps-one-of-many' ? 8 : 2);
    const codes = verdicts.map(({ reasons }) => reasons.map(({ code }) => code));
    expect(codes.some((some) => some.includes(deserves.reason!))).toBe(true);
    if (id === 'swaps-one-of-many') {
      expect(verdicts.map(({ status }) => status).filter((status) => status !== 'verified')).toEqual([
        'mismatch',
      ]);
    }
  });

  test('breaks its word at a rotation', async () => {
    const broken = await play(table, 'breaks-promise', 1);
    expect(broken.after.hash).not.toBe(broken.before.nextHash);
    expect((await play(table, 'renews-client-seed', 1)).after.clientSeed).not.toBe('my own');
    expect((await play(table, 'never-reveals', 1)).after.receipts[0]!.serverSeed).toBe('');
    const twice = await play(table, 'repeats-nonce', 2);
    expect(new Set(twice.after.receipts.map(({ nonce }) => nonce)).size).toBe(1);
  });
});

const noncesOf = ({ after }: { after: PairPanel }) => after.receipts.map(({ nonce }) => nonce).reverse();

test('Stake counts the bets of a pair from 1, or from 0', async () => {
  const baccarat = TABLES.find(({ scheme }) => scheme === 'stake/baccarat')!;
  expect(noncesOf(await play(baccarat, 'honest', 3))).toEqual([1, 2, 3]);
  const fromZero = await play(baccarat, 'counts-from-zero', 3);
  expect(noncesOf(fromZero)).toEqual([0, 1, 2]);
  expect(fromZero.verdicts.map(({ status }) => status)).toEqual(Array(3).fill('verified'));
});

test('Stake deals cards of one colour, or not', async () => {
  const suitsIn = async (behaviour: string) => {
    const { verdicts, shown } = await play(TABLES[0]!, behaviour, 1);
    expect(verdicts[0]!.status).toBe('verified');
    const { player, dealer } = shown[0] as { player: string[][]; dealer: string[] };
    return [...player.flat(), ...dealer].map((card) => card.at(-1)!).join('');
  };
  expect(await suitsIn('deals-red')).toMatch(/^[dh]{4,}$/);
  expect(await suitsIn('deals-black')).toMatch(/[cs]/);
});
