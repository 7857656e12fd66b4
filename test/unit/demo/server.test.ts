import { expect, test } from 'vitest';
import { newPlayer, replicasForThisFile, send } from './casino.ts';

const server = replicasForThisFile();
const HOST = 'crypto.games';

test('answers for every host of the real casino, with a page and its script', async () => {
  for (const host of ['crypto.games', 'www.crypto.games', 'crypto-games.net']) {
    expect((await send(server, host, '/')).status).toBe(302);
    expect((await send(server, host, '/videopoker')).body).toContain('<script src="/page.js"');
    expect((await send(server, host, '/page.js')).status).toBe(200);
  }
});

test('says which hosts it knows where it is asked for another', async () => {
  const { status, body } = await send(server, 'example.org', '/');
  expect(status).toBe(404);
  expect(body).toContain('crypto.games');
});

test('every card image and class is there', async () => {
  expect((await send(server, HOST, '/cards/jack_of_clubs.svg')).body).toContain('♣');
  const { body } = await send(server, HOST, '/cards/cards.css');
  const pictures = [...body.matchAll(/\/cards\/face-\d+\.svg/g)].map(([path]) => path);
  expect(new Set(pictures).size).toBe(52);
  expect((await send(server, HOST, pictures[51]!)).status).toBe(200);
});

test('a request that is not what it must be is refused with the field named', async () => {
  const ask = await newPlayer(server, HOST, '/videopoker');
  const table = { variant: 'jacks-or-better', behaviour: 'honest' };
  await expect(ask('videopoker/deal', { ...table, variant: 'deuces-wild' })).rejects.toThrow(/variant/);
  await expect(ask('videopoker/deal', { ...table, behaviour: 'nice' })).rejects.toThrow(/behaviour/);
  await ask('videopoker/deal', table);
  await expect(ask('videopoker/draw', { ...table, held: [true] })).rejects.toThrow(/held/);
  expect((await send(server, HOST, '/api/videopoker/deal', { body: 'no JSON' })).status).toBe(400);
});

test('two players have accounts of their own', async () => {
  const one = await newPlayer(server, HOST, '/videopoker');
  const other = await newPlayer(server, HOST, '/videopoker');
  const table = { variant: 'jacks-or-better', behaviour: 'honest' };
  await one('videopoker/deal', table);
  expect(await one('videopoker/state', table)).toMatchObject({ stage: 'dealt' });
  expect(await other('videopoker/state', table)).toMatchObject({ stage: 'resting' });
});
