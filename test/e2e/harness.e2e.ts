/** The harness itself, with an extension of a few lines: what other tests build on holds in both browsers. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserName, launch, type Session } from './harness/index.ts';

const HOSTS = ['crypto.games', 'www.crypto.games'];
let session: Session;
let stop: () => Promise<void>;

beforeAll(async () => {
  const extension = await mkdtemp(join(tmpdir(), 'probe-'));
  await cp('test/e2e/harness/probe', extension, { recursive: true });
  const manifest = {
    manifest_version: 3,
    name: 'Probe',
    version: '1',
    permissions: ['storage'],
    action: { default_popup: 'popup.html' },
    background:
      browserName === 'firefox' ? { scripts: ['background.js'] } : { service_worker: 'background.js' },
    content_scripts: [{ matches: HOSTS.map((host) => `https://${host}/*`), js: ['content.js'] }],
    ...(browserName === 'firefox' && {
      browser_specific_settings: { gecko: { id: 'cutcard@cutcard.example' } },
    }),
  };
  await writeFile(join(extension, 'manifest.json'), JSON.stringify(manifest));

  const { private: key, cert } = await generate([{ name: 'commonName', value: 'replica' }]);
  const server = createServer({ key, cert }, (request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>${request.headers.host}${request.url}</title>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  session = await launch({ extension, hosts: HOSTS, port: (server.address() as AddressInfo).port });
  stop = async () => {
    await session.close();
    server.close();
    await rm(extension, { recursive: true });
  };
});

afterAll(() => stop());

/** What the probe's background answered to a page. */
async function answer(page: Page): Promise<{ pages: number; worker: number; tabId: number }> {
  const shown = await page.waitForFunction(() => document.documentElement.dataset['answer']);
  return JSON.parse(String(await shown.jsonValue()));
}

test('a casino has its own address, and its tab an id and a badge', async () => {
  const first = await session.newPage();
  await first.goto('https://crypto.games/videopoker');
  expect(await first.title()).toBe('crypto.games/videopoker');
  const second = await session.newPage();
  await second.goto('https://www.crypto.games/');
  expect(await second.title()).toBe('www.crypto.games/');

  for (const page of [first, second]) {
    const { pages, tabId } = await answer(page);
    expect(session.tabIdOf(page)).toBe(tabId);
    expect(await session.badgeText(tabId)).toBe(String(pages));
  }
});

test('the popup opens by its address, and both it and the casino are visible', async () => {
  const page = await session.newPage();
  await page.goto('https://crypto.games/');
  const tabId = session.tabIdOf(page);
  const popup = await session.popup(tabId);
  expect(await popup.evaluate(() => location.href)).toBe(session.extensionUrl(`popup.html?tabId=${tabId}`));
  expect(await popup.$eval('output', (output) => output.textContent)).toBe(`tab ${tabId}`);
  expect(await popup.evaluate(() => innerWidth)).toBe(360);
  for (const one of [page, popup]) expect(await one.evaluate(() => document.visibilityState)).toBe('visible');
});

test('a killed background forgets its variables, wakes, and finds what it stored', async () => {
  const page = await session.newPage();
  await page.goto('https://crypto.games/');
  const before = await answer(page);
  for (let round = 1; round <= 3; round++) {
    await session.killBackground();
    await page.reload();
    const after = await answer(page);
    expect(after.pages).toBe(before.pages + round);
    expect(after.worker).not.toBe(before.worker);
    before.worker = after.worker;
  }
});

test('no other host can be reached', async () => {
  const page = await session.newPage();
  await expect(page.goto('https://example.com/')).rejects.toThrow();
});
