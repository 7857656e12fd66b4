import { createHmac, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BlackjackView } from '../../../demo/casinos/bc-game/blackjack.ts';
import type { PanelView } from '../../../demo/casinos/bc-game/hashes.ts';
import { audit } from '../../../src/core/audit.ts';
import { newPlayer, replicasForThisFile } from './casino.ts';

const server = replicasForThisFile();

/** What the page showed before and in the end. */
interface Played {
  readonly before: PanelView;
  readonly over: BlackjackView;
}

async function play(behaviour: string, table = 'single', rounds = 1): Promise<Played> {
  const ask = await newPlayer(server, 'bc.game', '/game/blackjack');
  let before = await ask<BlackjackView>(`${table}/state`, { behaviour });
  let over = before;
  for (let round = 0; round < rounds; round++) {
    before = over;
    over = await ask(`${table}/deal`, { behaviour });
    while (over.stage !== 'over') {
      for (const request of ['refresh', 'refresh']) await ask(`${table}/${request}`, { behaviour });
      over = await ask(`${table}/play`, { behaviour, action: over.advice ?? 'stand' });
    }
  }
  return { before: before.panel, over };
}

const verdictOn = ({ before, over }: Played, known: { readonly decks?: number } = {}) =>
  audit({
    v: 1,
    scheme: 'bc-game/blackjack',
    commitment: { value: before.nextHash2, beforeBet: true },
    nonce: null,
    reveal: { serverSeed: over.panel.hash1 },
    ...known,
    shown: {
      player: over.player,
      dealer: over.dealer,
      ...(over.seatsBefore.length ? { seatsBefore: over.seatsBefore, seatsAfter: over.seatsAfter } : {}),
    },
  });

test('honest rounds are what hash1 forces, alone and among others', async () => {
  for (const table of ['single', 'multiplayer']) {
    for (const behaviour of ['honest', 'deals-pair']) {
      const round = await play(behaviour, table);
      expect(verdictOn(round).status, JSON.stringify(round.over)).toBe('verified');
    }
  }
  const { over } = await play('deals-pair', 'multiplayer');
  expect([over.seatsBefore.length, over.player.length, over.seatsAfter.length]).toEqual([1, 2, 2]);
});

test('each cheat at the table shows', async () => {
  for (const behaviour of [
    'swaps-dealt-card',
    'hits-from-further-down',
    'changes-hole-card',
    'changes-dealt-card',
  ]) {
    // Another number of decks may explain a card that was passed over, and another first hash, which is that of all
    // decks but one, about one changed card in two thousand.
    const found = [];
    for (let round = 0; round < 3; round++)
      found.push(verdictOn(await play(behaviour), { decks: 8 }).reasons);
    const differing = found.filter((reasons) => reasons.some(({ code }) => code === 'deal-differs'));
    expect(differing.length, JSON.stringify([behaviour, found])).toBeGreaterThanOrEqual(2);
  }
});

test('the hashes are changed, kept back, used again or never shown', async () => {
  const changed = await play('changes-seed');
  expect(changed.over.panel.hash2).not.toBe(changed.before.nextHash2);
  expect(verdictOn(await play('changes-seed-keeps-hash')).reasons).toContainEqual({
    code: 'reveal-not-committed',
  });
  expect((await play('withholds-commitment')).before.nextHash2).toBe('');
  const again = await play('reuses-seed', 'single', 2);
  expect(again.before.hash2).toBe(again.over.panel.hash2);
  expect((await play('never-reveals')).over.panel).toMatchObject({ hash1: '', hash2: '', sequence: '' });
});

/** Whether hash1 is the signature that the panel says it is. */
function isSigned({ hash1, issue, salt, publicKey }: PanelView): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const hash = createHmac('sha256', salt).update(issue).digest();
  return verify('sha256', hash, key, Buffer.from(hash1, 'hex'));
}

test('seeds may be signed, truly or not', async () => {
  const honest = await play('signs-seeds');
  expect(isSigned(honest.over.panel)).toBe(true);
  expect(verdictOn(honest).status).toBe('verified');
  expect(isSigned((await play('signs-falsely')).over.panel)).toBe(false);
  expect((await play('honest')).over.panel).toMatchObject({ issue: '', salt: '', publicKey: '' });
});
