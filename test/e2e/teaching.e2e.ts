/** A page without a label that anybody knows is shown to Cutcard, by clicks and keys, and read as it was shown. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Evidence, TabView } from '../../src/platform/messages.ts';
import { browserName, builtExtension, launch, type Session } from './harness/index.ts';

/** The extension's API in its own pages. */
declare const chrome: { runtime: { sendMessage(message: object): Promise<unknown> } };

const HOST = 'nobody-knows.example';
const HOST_ON_A_PHONE = 'nobody-knows-either.example';
const HASH = 'c3'.repeat(32);
const SEED = 'd4'.repeat(32);

/** Class names as a build tool makes them, others with every start. */
const made = () => `x${Math.random().toString(36).slice(2, 8)}${Math.floor(Math.random() * 90 + 10)}`;
const [card, row, value] = [made(), made(), made()];
const hand = (...cards: string[]) =>
  `<div class="${row}">${cards.map((text) => `<span class="${card}">${text}</span>`).join('')}</div>`;

const CASINO = `<!doctype html><meta charset="utf-8"><style>
    body { font: 16px sans-serif; margin: 30px } .${card} { display: inline-block; padding: 20px 10px; border: 1px solid }
    .${row} { margin: 14px 0 } .${value} { margin: 6px 0; overflow-wrap: anywhere; width: 620px }
  </style><body>
  <main><section><div><div id="d">${hand('9♣', 'K♦')}</div></div><div><div id="p">${hand('J♠', '10♥')}</div></div>
    <div id="go" style="display:inline-block;padding:10px;border:1px solid">»»</div></section>
  <section id="fair"><div><div class="${value}">${HASH}</div><div class="${value}">lucky7</div>
    <div class="${value}">12</div></div><div><div class="${value}">${SEED}</div></div></section></main>
  <script>
    window.heard = [];
    for (const type of ['click', 'pointerdown', 'mousedown', 'keydown'])
      document.addEventListener(type, (event) => window.heard.push(type + ' ' + event.target.localName), true);
    for (const id of ['d', 'p', 'go']) document.getElementById(id).removeAttribute('id');
  </script></body>`;

let server: Server;
let session: Session;
let folder: string;

beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'casino' }]);
  server = createServer({ key, cert }, (_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(CASINO),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // The browser's question for the permission cannot be answered here: the host is permitted from the start.
  folder = await mkdtemp(join(tmpdir(), 'cutcard-'));
  await cp(builtExtension, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  manifest.host_permissions.push(`https://${HOST}/*`, `https://${HOST_ON_A_PHONE}/*`);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
});

// A browser each, so that one that did not do as it was told leaves nothing to the second go.
beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  session = await launch({ hosts: [HOST, HOST_ON_A_PHONE], port, extension: folder });
});

afterEach(() => session?.close());

afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const readingOf = (entry: unknown) => {
  const { json, reading } = entry as { json?: string; reading?: unknown };
  return (reading ?? JSON.parse(json!).reading) as {
    kind: string;
    fields: Record<string, { value?: string }>;
  };
};

const asked = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-teaching]')?.getAttribute('data-teaching') ?? null);

const isAsked = (page: Page, thing: string | null) => expect.poll(() => asked(page)).toBe(thing);

async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((one) => {
    const { left, top, width, height } = document.querySelector(one)!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await page.mouse.click(x, y);
}

test('a page without labels is shown, read as it was shown, and not guessed at once it is another', async () => {
  const page = await session.newPage();
  await page.goto(`https://${HOST}/`);
  const tabId = session.tabIdOf(page);
  const popup = await session.popup(tabId);
  await popup.waitForSelector('[data-action="watch"]');
  await popup.locator('[data-action="watch"]').click();
  await popup.locator('[data-action="watch-as"][data-site="generic"]').click();
  await popup.waitForSelector('[data-action="teach"]');
  await popup.locator('[data-action="teach"]').click();
  await page.bringToFront();

  await isAsked(page, 'commitment');
  await press(page, '#fair > div > :nth-child(1)');
  await page.keyboard.press('Enter');
  await isAsked(page, 'client-seed');
  await press(page, '#fair > div > :nth-child(2)');
  await page.keyboard.press('Enter');
  await isAsked(page, 'nonce');
  // The one number on the page that can be one is the first that the keys come to.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await isAsked(page, 'revealed-seed');
  await press(page, '#fair > :nth-child(2) > div');
  await page.keyboard.press('Enter');
  await isAsked(page, 'dealer-cards');
  await press(page, 'main span');
  await page.keyboard.press('Enter');
  await isAsked(page, 'player-cards');
  await press(page, 'section > :nth-child(2) span');
  await page.keyboard.press('Enter');
  await isAsked(page, 'bet-button');
  await press(page, 'section > :nth-child(3)');
  await page.keyboard.press('Enter');
  await isAsked(page, 'move-button');
  await page.keyboard.press('s');
  await isAsked(page, null);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);

  const seen = async () => {
    const message = { kind: 'page/export', of: 'everything' };
    const evidence = (await popup.evaluate((ask) => chrome.runtime.sendMessage(ask), message)) as Evidence;
    return evidence.observations.map((entry) => readingOf(entry));
  };
  const last = async (kind: string) => (await seen()).findLast((reading) => reading.kind === kind);
  await expect
    .poll(() => last('panel'))
    .toMatchObject({
      fields: {
        'announced.commitment': { value: HASH },
        'announced.clientSeed': { value: 'lucky7' },
        'announced.nonce': { value: '12' },
        'reported.serverSeed': { value: SEED },
      },
    });
  expect(await last('table')).toMatchObject({
    game: 'blackjack',
    contents: { dealer: ['9c', 'Kd'], player: [['Js', 'Th']] },
  });
  await press(page, 'section > :nth-child(3)');
  await expect.poll(() => last('bet')).toMatchObject({ control: '»»' });

  // A page that takes the overlay away is not left without clicks.
  // What came in between is drawn as the popup is looked at again: its button has moved.
  await popup.$eval('[data-action="teach"]', (button) => (button as HTMLElement).click());
  await isAsked(page, 'move-button');
  await page.evaluate(() => document.querySelector('[data-teaching]')!.remove());
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
  const before = await heard();
  await expect
    .poll(async () => {
      await press(page, 'section > :nth-child(3)');
      return heard();
    })
    .toBeGreaterThan(before);

  // The next version of the page: what was the commitment's place has the revealed seed in it.
  await page.evaluate(() => {
    const fair = document.querySelector('#fair')!;
    fair.firstElementChild!.prepend(fair.lastElementChild!);
  });
  const tab = () =>
    popup.evaluate((ask) => chrome.runtime.sendMessage(ask), { kind: 'page/tab', tabId }) as Promise<TabView>;
  await expect
    .poll(async () => (await tab()).unread.map(({ field, problem }) => `${field} ${problem}`))
    .toContain('announced.commitment absent');
  // What was read before tells that the page is another; of what never was, nobody knows.
  await popup.bringToFront();
  await expect.poll(() => popup.$eval('.unread h2', (title) => title.textContent)).toContain('has changed');
  expect(await popup.$eval('.unread', (notice) => notice.textContent)).toContain('(last read ');
  expect(
    JSON.stringify(
      (await seen())
        .filter(({ kind }) => kind === 'panel')
        .map(({ fields }) => fields['announced.commitment']?.value),
    ),
  ).not.toContain(SEED);
});

// Firefox gives no account of what lies in a closed shadow root.
test.runIf(browserName === 'chromium')(
  'on a phone a tap points, and what the keys come to does not stay under the box',
  async () => {
    const page = await session.newPage();
    await page.setViewport({ width: 320, height: 640, hasTouch: true });
    await page.goto(`https://${HOST_ON_A_PHONE}/`);
    const popup = await session.popup(session.tabIdOf(page));
    for (const action of ['"watch"', '"watch-as"][data-site="generic"', '"teach"'])
      await popup.locator(`[data-action=${action}]`).click();
    await page.bringToFront();
    await isAsked(page, 'commitment');

    const middleOf = (selector: string) =>
      page.$eval(selector, (one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    const cdp = await page.createCDPSession();
    await cdp.send('DOM.enable');
    const box = async () => {
      const { nodes } = await cdp.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
      const { nodeId } = nodes.find(({ attributes }) => attributes?.includes('dialog'))!;
      const { model } = await cdp.send('DOM.getBoxModel', { nodeId });
      return { top: model.border[1]!, bottom: model.border[5]! };
    };
    const isUncovered = async (selector: string) => {
      const [{ top, bottom }, at] = [await box(), await middleOf(selector)];
      return at < top || at > bottom;
    };
    const hash = '#fair > div > :nth-child(1)';
    const word = '#fair > div > :nth-child(2)';
    await page.keyboard.press('ArrowRight');
    expect(await isUncovered(hash)).toBe(true);
    await page.keyboard.press('Enter');
    await isAsked(page, 'client-seed');

    await page.$eval(word, (one) => one.scrollIntoView({ block: 'center' }));
    await expect.poll(() => isUncovered(word)).toBe(true);
    await page.touchscreen.tap(60, await middleOf(word));
    await page.keyboard.press('Enter');
    await isAsked(page, 'nonce');
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
    await page.keyboard.press('Escape');
  },
);
