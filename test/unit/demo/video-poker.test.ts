import { describe, expect, test } from 'vitest';
import type { PanelView } from '../../../demo/casinos/crypto-games/seeds.ts';
import type { VideoPokerView } from '../../../demo/casinos/crypto-games/video-poker.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import played from '../../vectors/cryptogames-played.json' with { type: 'json' };
import { newPlayer, replicasForThisFile } from './casino.ts';

const server = replicasForThisFile();

/** A hand played at a replica: what its page showed before, during and after. */
interface Played {
  readonly before: VideoPokerView;
  readonly dealt: VideoPokerView;
  readonly over: VideoPokerView;
}

interface Choices {
  readonly hold?: readonly number[] | 'advised';
  readonly clientSeed?: string;
  readonly addNonce?: boolean;
  readonly variant?: string;
}

async function play(behaviour: string, { hold = [0, 1], variant = 'jacks-or-better', ...own }: Choices = {}) {
  const ask = await newPlayer(server, 'crypto.games', '/videopoker');
  const table = { variant, behaviour };
  let before = await ask<VideoPokerView>('videopoker/state', table);
  if (own.clientSeed !== undefined) {
    before = await ask('videopoker/seed', { ...table, addNonce: false, ...own });
  }
  const dealt = await ask<VideoPokerView>('videopoker/deal', table);
  const positions = hold === 'advised' ? dealt.advice! : hold;
  const held = [0, 1, 2, 3, 4].map((i) => positions.includes(i));
  const over = await ask<VideoPokerView>('videopoker/draw', { ...table, held });
  return { before, dealt, over } satisfies Played;
}

/** The verdict that the hand deserves by what its page showed, with what was promised before the bet. */
function verdictOn({ before, dealt, over }: Played) {
  return audit({
    v: 1,
    scheme: 'crypto-games/video-poker',
    commitment: { value: before.panel.nextCommitment, beforeBet: true },
    clientSeed: over.panel.lastClientSeed,
    nonce: null,
    reveal: { serverSeed: over.panel.lastServerSeed },
    shown: {
      deal: dealt.cards,
      final: over.cards,
      held: over.held,
      payTable: over.payTable.family,
      multiplier: over.win! / over.bet,
    },
  });
}

const codes = (hand: Played) => verdictOn(hand).reasons.map(({ code }) => code);

describe('honest', () => {
  test('deals and pays what its seeds force, at every pay table', async () => {
    for (const variant of ['jacks-or-better', 'tens-or-better', 'bonus-poker']) {
      for (const hold of [[], [2], [0, 1, 2, 3, 4]]) {
        const hand = await play('honest', { variant, hold });
        expect(verdictOn(hand)).toMatchObject({ status: 'verified', checks: { payout: 'pass' } });
      }
    }
  });

  test('takes the client seed and the nonce of the player', async () => {
    const hand = await play('honest', { clientSeed: 'my own seed', addNonce: true });
    expect(hand.over.panel.lastClientSeed).toBe('my own seed1');
    expect(verdictOn(hand).status).toBe('verified');
  });

  test('keeps the hand when the page is opened again in the middle of it', async () => {
    const ask = await newPlayer(server, 'crypto.games', '/videopoker');
    const table = { variant: 'jacks-or-better', behaviour: 'honest' };
    const dealt = await ask<VideoPokerView>('videopoker/deal', table);
    expect(await ask('videopoker/state', table)).toEqual(dealt);
    expect(await ask('videopoker/deal', table)).toEqual(dealt);
  });

  test('hands played at two tables at once are dealt from different seeds', async () => {
    const ask = await newPlayer(server, 'crypto.games', '/videopoker');
    const at = (variant: string) => ({ variant, behaviour: 'honest', held: [true, true, true, true, true] });
    await ask('videopoker/deal', at('jacks-or-better'));
    await ask('videopoker/deal', at('bonus-poker'));
    const one = await ask<VideoPokerView>('videopoker/draw', at('jacks-or-better'));
    const other = await ask<VideoPokerView>('videopoker/draw', at('bonus-poker'));
    expect(one.panel.lastServerSeed).not.toBe(other.panel.lastServerSeed);
  });
});

test('replays the recorded hand exactly', async () => {
  const { before, dealt, over } = await play('recorded', { hold: [0, 3] });
  expect(before.panel).toMatchObject({
    nextCommitment: played.videopoker.serverSeedHash,
    nextClientSeed: played.videopoker.clientSeed,
  });
  expect(dealt.cards).toEqual(['Jc', '5h', '8c', 'Ac', '2c']);
  expect(dealt.advice).toEqual([0, 3]);
  expect(over.cards).toEqual(['Jc', '3d', '5d', 'Ac', 'Jd']);
  expect(over.win).toBe(10);
  expect(over.panel).toMatchObject({
    lastCommitment: played.videopoker.serverSeedHash,
    lastServerSeed: played.videopoker.serverSeed,
    lastClientSeed: played.videopoker.clientSeed,
  });
});

describe('cheats', () => {
  test('swaps a dealt card', async () => {
    const hand = await play('swaps-dealt-card');
    expect(codes(hand)).toContain('deal-differs');
    const forced = (verdictOn(hand).expected as { deal: Card[] }).deal;
    expect(hand.dealt.cards.filter((card, i) => card !== forced[i])).toHaveLength(1);
  });

  test('deals a card twice', async () => {
    const hand = await play('deals-card-twice');
    expect(hand.dealt.cards[4]).toBe(hand.dealt.cards[0]);
    expect(codes(hand)).toContain('deal-differs');
  });

  test('changes a card on the table, once, while the player decides', async () => {
    const ask = await newPlayer(server, 'crypto.games', '/videopoker');
    const table = { variant: 'jacks-or-better', behaviour: 'changes-dealt-card' };
    const dealt = await ask<VideoPokerView>('videopoker/deal', table);
    expect((await ask<VideoPokerView>('videopoker/refresh', table)).cards).toEqual(dealt.cards);
    const changed = await ask<VideoPokerView>('videopoker/refresh', table);
    expect(changed.cards.filter((card, i) => card !== dealt.cards[i])).toHaveLength(1);
    expect(await ask('videopoker/refresh', table)).toEqual(changed);
  });

  test('draws other cards than it writes, and writes others than it shows', async () => {
    const drawing = await play('writes-forced-cards', { hold: [] });
    expect(verdictOn(drawing).status).toBe('verified');
    const { dealt, over } = drawing;
    const seen = { dealt: { ...dealt, cards: dealt.drawn! }, over: { ...over, cards: over.drawn! } };
    expect(codes({ ...drawing, ...seen })).toContain('deal-differs');
    const hiding = await play('hides-other-cards');
    expect(verdictOn(hiding).status).toBe('verified');
    expect([hiding.dealt, hiding.over].map(({ drawn }) => drawn)).toEqual([null, null]);
    for (const { cards, unseen } of [hiding.dealt, hiding.over]) {
      expect(unseen!.filter((card, i) => card !== cards[i])).toHaveLength(1);
    }
  });

  test('draws from further down the queue', async () => {
    for (const hold of [[], [0, 1], [0, 1, 2, 3]]) {
      expect(codes(await play('draws-from-further-down', { hold }))).toContain('draw-differs');
    }
  });

  test('changes a held card', async () => {
    expect(codes(await play('changes-held-card', { hold: [1] }))).toContain('held-card-changed');
  });

  test('pays a royal flush as a flush, within reach of whatever client seed', async () => {
    for (const clientSeed of ['a', 'bc7v9bn70d7n07sn']) {
      const hand = await play('pays-royal-as-flush', { hold: 'advised', clientSeed });
      expect(hand.over.rank).toBe('royal-flush');
      expect(hand.over.win).toBe(60);
      expect(verdictOn(hand)).toMatchObject({
        status: 'mismatch',
        reasons: [{ code: 'payout-differs', subs: ['500', '6'] }],
      });
    }
  });

  test('changes the server seed and shows the new one with its own hash', async () => {
    const { before, over } = await play('changes-seed');
    expect(over.panel.lastCommitment).toBe(sha256Hex(over.panel.lastServerSeed));
    expect(over.panel.lastCommitment).not.toBe(before.panel.nextCommitment);
  });

  test('changes the server seed and keeps the hash', async () => {
    const hand = await play('changes-seed-keeps-hash');
    expect(hand.over.panel.lastCommitment).toBe(hand.before.panel.nextCommitment);
    expect(codes(hand)).toEqual(['reveal-not-committed']);
  });

  test('withholds the commitment until the bet', async () => {
    const { before, dealt, over } = await play('withholds-commitment');
    expect(before.panel).toMatchObject({ nextCommitment: '', nextClientSeed: expect.stringMatching(/./) });
    expect(dealt.panel.nextCommitment).toBe(sha256Hex(over.panel.lastServerSeed));
    expect(over.panel.nextCommitment).toBe('');
  });

  test('uses another client seed and shows it', async () => {
    const hand = await play('uses-other-client-seed', { clientSeed: 'mine' });
    expect(hand.over.panel.lastClientSeed).not.toBe('mine');
    expect(verdictOn(hand).checks.deal).toBe('pass');
  });

  test('uses another client seed and hides it', async () => {
    const hand = await play('hides-other-client-seed', { clientSeed: 'mine' });
    expect(hand.over.panel.lastClientSeed).toBe('mine');
    expect(codes(hand)).toContain('deal-differs');
  });

  test('replaces the client seed under its commitment, once a hand, when it was there to be seen', async () => {
    const ask = await newPlayer(server, 'crypto.games', '/videopoker');
    const table = { variant: 'jacks-or-better', behaviour: 'replaces-client-seed' };
    const refresh = async () => (await ask<VideoPokerView>('videopoker/refresh', table)).panel;
    const { panel: before } = await ask<VideoPokerView>('videopoker/state', table);
    expect(await refresh()).toEqual(before);
    const after = await refresh();
    expect(after.nextCommitment).toBe(before.nextCommitment);
    expect(after.nextClientSeed).not.toBe(before.nextClientSeed);
    expect(await refresh()).toEqual(after);
  });

  test('uses a server seed again', async () => {
    const [first, second] = await playTwice('reuses-seed');
    expect(first.lastServerSeed).toBe(second.lastServerSeed);
    expect(first.nextCommitment).toBe(first.lastCommitment);
  });

  test('skips a nonce, or uses one twice', async () => {
    const nonces = async (behaviour: string) =>
      (await playTwice(behaviour)).map(({ lastClientSeed }) => lastClientSeed.slice('mine'.length));
    expect(await nonces('skips-nonce')).toEqual(['1', '3']);
    expect(await nonces('repeats-nonce')).toEqual(['1', '1']);
  });
});

/** The panels after two hands in a row, with a nonce. */
async function playTwice(behaviour: string): Promise<[PanelView, PanelView]> {
  const ask = await newPlayer(server, 'crypto.games', '/videopoker');
  const table = { variant: 'jacks-or-better', behaviour, held: [true, true, true, true, true] };
  await ask('videopoker/seed', { ...table, clientSeed: 'mine', addNonce: true });
  const hand = async () => {
    await ask('videopoker/deal', table);
    return (await ask<VideoPokerView>('videopoker/draw', table)).panel;
  };
  return [await hand(), await hand()];
}

test('never reveals the server seed', async () => {
  const { before, over } = await play('never-reveals');
  expect(over.panel).toMatchObject({ lastServerSeed: '', lastClientSeed: '', lastCommitment: '' });
  expect(over.panel.nextCommitment).not.toBe(before.panel.nextCommitment);
});
