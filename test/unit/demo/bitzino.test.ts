import { describe, expect, test } from 'vitest';
import { ACTS } from '../../../demo/acts.ts';
import type { Answer } from '../../../demo/casinos/bitzino/table.ts';
import { audit } from '../../../src/core/audit.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { newPlayer, replicasForThisFile, send } from './casino.ts';

const server = replicasForThisFile();
const HOST = 'bitzino.com';
const CLIENT_SEED = 'abcDEF0123456789abcDEF01';

/** The values of a panel's fields, in order: the last hand's four, then the next hand's two. */
const fieldsOf = (html: string) =>
  [...html.matchAll(/<label>[^<]*<\/label>[\s\S]*?value='([^']*)'/g)].map(([, value]) =>
    value!.replaceAll('&quot;', '"'),
  );

const panelOf = (html: string) => {
  const [clientSeed, commitment, secret, finalShuffle, nextClientSeed, nextCommitment] = fieldsOf(
    html.slice(html.indexOf("<div id='fair'>")),
  );
  return {
    last: { clientSeed: clientSeed!, commitment: commitment!, secret: secret!, finalShuffle: finalShuffle! },
    next: { clientSeed: nextClientSeed!, commitment: nextCommitment! },
  };
};

/** The cards in a part of the table; null is one that lies face down. */
const cardsOf = (html: string) =>
  [...html.matchAll(/<div class='card (?:(?!card-holder)[\s\S])*/g)].map(([card]) => {
    const rank = /class='rank[^>]*>(\w+)</.exec(card)?.[1];
    const suit = /class='suit ?([cdh]?)'/.exec(card)?.[1];
    return rank === undefined ? null : (rank === '10' ? 'T' : rank) + (suit || 's');
  });

const part = (html: string, from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to));

const handsOf = (html: string) =>
  part(html, "<div id='player'>", "<div id='info'>")
    .split(/<div class='hand n/)
    .slice(1)
    .map(cardsOf);

type Ask = (fields: object) => Promise<Answer>;

async function at(game: string, behaviour: string): Promise<Ask> {
  const ask = await newPlayer(server, HOST, `/${game}`);
  return (fields) => ask<Answer>(game, { behaviour, ...fields });
}

/** Plays a hand at a table. @returns the page before it, with its first cards and in the end */
async function play(game: string, ask: Ask, on = '') {
  const before = await ask({ move: 'look' });
  const dealt = await ask({ move: 'bet', client_seed: before.clientSeed ?? CLIENT_SEED, on });
  const holds = dealt.advice?.hold ?? [0, 1];
  const held = [0, 1, 2, 3, 4].map((i) => (holds.includes(i) ? 1 : 0)).join('');
  let move: string = game === 'video_poker' ? 'draw' : (dealt.advice?.action ?? 'stand');
  let over = dealt;
  while (over.html.includes("data-hand_over='false'")) {
    over = await ask({ move, holds: held });
    move = 'stand';
  }
  return { before: before.html, dealt: dealt.html, over: over.html, holds };
}

type Played = Awaited<ReturnType<typeof play>>;

/** What was shown, as hand files have it. */
const SHOWN: Readonly<Record<string, (played: Played) => object>> = {
  blackjack: ({ over }) => ({
    player: handsOf(over),
    dealer: cardsOf(part(over, "<div id='dealer'>", "<div id='player'>")),
  }),
  video_poker: ({ dealt, over, holds }) => ({
    deal: cardsOf(part(dealt, "<div id='hand'>", "<div id='info'>")),
    final: cardsOf(part(over, "<div id='hand'>", "<div id='info'>")),
    held: [0, 1, 2, 3, 4].map((i) => holds.includes(i)),
    payTable: 'jacks-or-better',
    multiplier: Number(/Win: (\d+)/.exec(over)![1]) / 10,
  }),
  roulette: ({ over }) => ({ number: Number(/data-spin_number='(\d+)'/.exec(over)![1]) }),
  craps: ({ over }) => ({ dice: /data-roll='([\d,]+)'/.exec(over)![1]!.split(',').map(Number) }),
  slots: ({ over }) => ({
    stops: /data-stops='([\d,]+)'/.exec(over)![1]!.split(',').map(Number),
    reels: 3,
    icons: 32,
  }),
};

/** What the first bet of each game is on. */
const ON: Readonly<Record<string, string>> = { roulette: 'red', craps: 'field', slots: 'line' };

/** The verdict that the hand deserves by what its page showed, with what was promised before the bet. */
function verdictOn(game: string, played: Played) {
  const { secret, clientSeed, finalShuffle } = panelOf(played.over).last;
  return audit({
    v: 1,
    scheme: `bitzino/${game.replace('_', '-')}`,
    commitment: { value: panelOf(played.before).next.commitment, beforeBet: true },
    clientSeed,
    nonce: null,
    reveal: { secret },
    shown: { ...SHOWN[game]!(played), finalShuffle },
  });
}

async function codesOf(game: string, behaviour: string) {
  const played = await play(game, await at(game, behaviour), ON[game]);
  return verdictOn(game, played).reasons.map(({ code }) => code);
}

const GAMES = Object.keys(SHOWN);

describe.each(GAMES)('%s', (game) => {
  test('deals what its secret forces, hand after hand', async () => {
    const ask = await at(game, 'honest');
    const commitments = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const played = await play(game, ask, ON[game]);
      expect(verdictOn(game, played)).toMatchObject({ status: 'verified' });
      expect(panelOf(played.over).last.commitment).toBe(panelOf(played.before).next.commitment);
      expect(panelOf(played.over).last.clientSeed).toBe(CLIENT_SEED);
      commitments.add(panelOf(played.over).last.commitment);
    }
    expect(commitments.size).toBe(10);
  });

  test('every cheat that shows in a hand file is caught', async () => {
    const visible = ['deal-differs', 'draw-differs', 'held-card-changed', 'payout-differs'];
    const inPanel = ['deck-not-whole', 'final-shuffle-differs', 'reveal-not-committed'];
    const cheats = ACTS.filter(
      (one) =>
        one.casino === 'bitzino' &&
        one.game === game.replace('_', '-') &&
        [...visible, ...inPanel].includes(one.deserves.reason ?? ''),
    );
    expect(cheats.length).toBeGreaterThan(4);
    for (const { id, deserves } of cheats) expect(await codesOf(game, id), id).toContain(deserves.reason);
  });

  test('what the panel shows of its seeds', async () => {
    const table = async (behaviour: string) => play(game, await at(game, behaviour), ON[game]);
    const panels = async (behaviour: string) => {
      const { before, dealt, over } = await table(behaviour);
      return { before: panelOf(before), dealt: panelOf(dealt), over: panelOf(over) };
    };
    const withheld = await panels('withholds-commitment');
    expect(withheld.before.next.commitment).toBe('');
    expect(withheld.over.last.commitment).toBe(sha256Hex(withheld.over.last.secret));
    const changed = await panels('changes-seed');
    expect(changed.over.last.commitment).toBe(sha256Hex(changed.over.last.secret));
    expect(changed.over.last.commitment).not.toBe(changed.before.next.commitment);
    const other = await panels('uses-other-client-seed');
    expect(other.over.last.clientSeed).not.toBe(CLIENT_SEED);
    const never = await panels('never-reveals');
    expect(never.over.last).toEqual({ clientSeed: '', commitment: '', secret: '', finalShuffle: '' });
    expect(never.over.next.commitment).not.toBe(never.before.next.commitment);
  });

  test('uses a secret again', async () => {
    const ask = await at(game, 'reuses-seed');
    const first = panelOf((await play(game, ask, ON[game])).over);
    const second = panelOf((await play(game, ask, ON[game])).over);
    expect(first.next.commitment).toBe(first.last.commitment);
    expect(second.last.secret).toBe(first.last.secret);
  });
});

describe('a table', () => {
  test('comes with its page, for the player whose cookie it sets', async () => {
    const { body, cookie } = await send(server, HOST, '/roulette');
    const opening = JSON.parse(/type="application\/json">(.*?)<\/script>/.exec(body)![1]!) as Answer;
    const again = await send(server, HOST, '/roulette', { cookie });
    expect(panelOf(opening.html).next.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(again.body).toContain(panelOf(opening.html).next.commitment);
    expect((await send(server, HOST, '/roulette')).body).not.toContain(panelOf(opening.html).next.commitment);
  });

  test('keeps the hand when its page is opened again in the middle of it, with nothing moving', async () => {
    const ask = await at('video_poker', 'honest');
    const dealt = await ask({ move: 'bet', client_seed: CLIENT_SEED });
    const again = await ask({ move: 'look' });
    expect(cardsOf(again.html)).toEqual(cardsOf(dealt.html));
    expect(dealt.html).toContain('undealt');
    expect(again.html).not.toContain('undealt');
    expect(panelOf(again.html).next.clientSeed).toBe(CLIENT_SEED);
    expect((await ask({ move: 'bet', client_seed: 'another' })).html).toBe(again.html);
  });

  test('escapes what the player sent', async () => {
    const ask = await at('roulette', 'honest');
    const { html } = await ask({ move: 'bet', client_seed: `'><b id="x">&`, on: 'red' });
    expect(html).not.toContain('<b id');
    expect(html).toContain("value='&#39;>&lt;b id=&quot;x&quot;>&amp;'");
  });

  test('takes no more of a client seed than its box holds', async () => {
    const ask = await at('craps', 'honest');
    const { html } = await ask({ move: 'bet', client_seed: 'x'.repeat(40), on: 'seven' });
    expect(panelOf(html).last.clientSeed).toBe('x'.repeat(32));
  });

  test('refuses what is not what it must be, with the field named', async () => {
    const ask = await at('video_poker', 'honest');
    await expect(ask({ behaviour: 'nice', move: 'look' })).rejects.toThrow(/behaviour/);
    await ask({ move: 'bet', client_seed: CLIENT_SEED });
    await expect(ask({ move: 'stand' })).rejects.toThrow(/move/);
    await expect(ask({ move: 'draw', holds: '012' })).rejects.toThrow(/holds/);
    const roulette = await at('roulette', 'honest');
    await expect(roulette({ move: 'bet', client_seed: '', on: 'everything' })).rejects.toThrow(/on/);
  });
});

test('splits a pair, and deals both hands what the secret forces', async () => {
  const played = await play('blackjack', await at('blackjack', 'deals-pair'));
  expect(handsOf(played.over).length).toBe(2);
  expect(verdictOn('blackjack', played)).toMatchObject({ status: 'verified' });
});

test('changes a card on the table when the player first decides', async () => {
  const { dealt, over } = await play('blackjack', await at('blackjack', 'changes-dealt-card'));
  expect(handsOf(over)[0]![0]).not.toBe(handsOf(dealt)[0]![0]);
});

test('a client seed that is replaced is another one, and the commitment stays', async () => {
  const ask = await at('slots', 'replaces-client-seed');
  const { laterClientSeed, html } = await ask({ move: 'look' });
  expect(laterClientSeed).toMatch(/^\w{24}$/);
  expect(panelOf((await ask({ move: 'look' })).html).next.commitment).toBe(panelOf(html).next.commitment);
});
