/** Checking by hand, as shipped: typed seeds and cards, and files, of which one is long. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, type Session, typeInto } from './harness/index.ts';

const SEEDS = { server: '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j', client: 'bc7v9bn70d7n07sn' };
const COMMITMENT = '64e701539ecf4c03b90ecd957d6675b2f72c3fd84f04dc5eb63eed8b9a58b95b';
const DEAL = ['Jc', '5h', '8c', 'Ac', '2c'];
const FINAL = ['Jc', '3d', '5d', 'Ac', 'Jd'];

let session: Session;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'cutcard-'));

beforeAll(async () => {
  session = await launch({ hosts: [], port: 0 });
  page = await session.extensionPage('check.html');
  await page.waitForSelector('select');
});

afterAll(async () => {
  await session?.close();
  rmSync(folder, { recursive: true });
});

const type = (name: string, text: string) => typeInto(page, name, text);

const status = () => page.$eval('[data-status]', (one) => one.getAttribute('data-status'));

describe('typed', () => {
  test('a recorded hand is verified as it is typed, and a card that differs is found', async () => {
    await page.select('.by-hand select', 'crypto-games/video-poker');
    await page.waitForSelector('input[name="final"]');
    await type('commitment', COMMITMENT);
    await type('serverSeed', SEEDS.server);
    await type('clientSeed', SEEDS.client);
    await type('deal', 'J♣ 5h, 8c Ac 2c');
    await type('final', FINAL.join(' '));
    await expect.poll(status).toBe('consistent');
    await page.click('.tick input');
    await expect.poll(status).toBe('verified');
    await type('deal', 'Jc 5h 8c Ad 2c');
    await expect.poll(status).toBe('mismatch');
    expect(
      await page.$$eval('[data-expected]', (all) => all.map((one) => one.getAttribute('data-expected'))),
    ).toContain('Ac');
    await page.waitForSelector('.steps tbody tr');
  });

  test('a field that is not as it must be is named', async () => {
    await type('deal', 'Jc 5h');
    await expect.poll(status).toBe('unreadable');
    const said = await page.$eval('.verdict', (one) => (one as HTMLElement).innerText);
    // As its box is, not as in a hand file.
    expect(said).toContain('Cards dealt');
    expect(said).not.toContain('shown.deal');
  });
});

describe('a file', () => {
  const counts = () =>
    page.$eval(
      '[data-file-summary]',
      (one) => ({ ...(one as HTMLElement).dataset }) as Record<string, string>,
    );

  async function check(name: string, text: string): Promise<Record<string, string>> {
    const path = join(folder, name);
    writeFileSync(path, text);
    const box = (await page.$('.drop input[type="file"]')) as ElementHandle<HTMLInputElement>;
    await box.uploadFile(path);
    await page.waitForFunction(
      (name) => document.querySelector('.drop .main')?.textContent?.includes(name),
      {},
      name,
    );
    if (name.endsWith('.csv')) await page.select('.choice select', 'crypto-games/video-poker');
    await page.click('.drop .main');
    await page.waitForSelector('.progress[data-state="done"]', { timeout: 60_000 });
    return counts();
  }

  const hand = (deal = DEAL) => ({
    v: 1,
    scheme: 'crypto-games/video-poker',
    commitment: { value: COMMITMENT, beforeBet: true },
    clientSeed: SEEDS.client,
    nonce: null,
    reveal: { serverSeed: SEEDS.server },
    shown: { deal, final: [deal[0], ...FINAL.slice(1, 3), deal[3], FINAL[4]] },
  });

  test('hand files, line by line, with what is no hand among them', async () => {
    const wrong = hand(['Jc', '5h', '8d', 'Ac', '2c']);
    const lines = [JSON.stringify(hand()), JSON.stringify(wrong), 'no hand at all', JSON.stringify(hand())];
    const told = await check('hands.jsonl', `${lines.join('\n')}\n`);
    expect(told).toMatchObject({ verified: '2', mismatch: '1', unreadable: '1' });
    expect(await page.$$eval('.findings b', (all) => all.map((one) => one.textContent))).toEqual([
      'Row 2:',
      'Row 3:',
    ]);
  });

  test('evidence, which is one JSON value', async () => {
    const told = await check(
      'evidence.json',
      JSON.stringify({ v: 1, kind: 'cutcard-evidence', hands: [hand()] }, null, 2),
    );
    expect(told).toMatchObject({ verified: '1', mismatch: '0' });
  });

  test('a history as CSV, its columns found by their names', async () => {
    const rows = [
      'Bet;Server Seed;Client Seed;Server Seed (Hashed);Initial Cards;Final Cards;Nonce',
      `1;${SEEDS.server};${SEEDS.client};${COMMITMENT};"${DEAL.join(' ')}";"${FINAL.join(' ')}";`,
      `2;${SEEDS.server};${SEEDS.client};${COMMITMENT};"${DEAL.toReversed().join(' ')}";"${FINAL.join(' ')}";`,
    ];
    const told = await check('history.csv', rows.join('\r\n'));
    expect(told).toMatchObject({ consistent: '1', mismatch: '1' });
  });

  test('a long one is read in parts', async () => {
    const line = JSON.stringify(hand());
    const told = await check('long.jsonl', `${line}\n`.repeat(20_000));
    expect(told).toMatchObject({ verified: '20000' });
  });
});
