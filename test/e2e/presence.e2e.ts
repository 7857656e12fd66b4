/** What a casino's page can know of Cutcard and do to it, and what becomes of the page when Cutcard is loaded again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GECKO_ID } from '../../demo/browser.ts';
import { browserName, builtExtension, launch, type Session } from './harness/index.ts';

const HASHES = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

/**
 * A casino that wants to know who is there: before anything else it puts traps into whatever a script of somebody else's
 * might call, and listens to all that the browser tells it.
 */
const CASINO = `<!doctype html><html><head><script>
    const noticed = [], own = { calls: 0 };
    const quietly = (act) => { own.calls++; try { return act(); } finally { own.calls--; } };
    const before = new Set(Object.getOwnPropertyNames(window));
    const TRAPPED = [EventTarget, Node, Element, Document, HTMLElement, HTMLInputElement, MutationObserver, ResizeObserver,
      ShadowRoot, Event, Window, Storage, Crypto, Performance, CSSStyleDeclaration];
    for (const type of TRAPPED) for (const [object, of] of [[type.prototype, type.name + '.'], ...(type === Window ? [[window, '']] : [])]) {
      for (const [name, { value, get, set, configurable, writable, enumerable }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
        if (name === 'constructor' || !configurable) continue;
        const trap = (what) => function (...rest) {
          if (own.calls === 0) noticed.push(of + name);
          return quietly(() => Reflect.apply(what, this, rest));
        };
        try {
          if (get) Object.defineProperty(object, name, { get: trap(get), set, configurable, enumerable });
          else if (typeof value === 'function' && writable && !/^[A-Z]/.test(name))
            Object.defineProperty(object, name, { value: trap(value), configurable, writable, enumerable });
        } catch {}
      }
    }
    const changes = [];
    quietly(() => {
      const observer = new MutationObserver((records) => changes.push(...records));
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener('error', () => noticed.push('error'));
      addEventListener('message', () => noticed.push('message'));
      addEventListener('toggle', () => noticed.push('toggle'), true);
      // What the browser itself builds of the page is no news.
      addEventListener('DOMContentLoaded', () => quietly(() => { observer.takeRecords(); changes.length = 0; }));
    });
    function found() {
      const heard = [...noticed];
      return quietly(() => ({
        noticed: heard,
        changes: changes.length,
        children: [...document.documentElement.children].map(({ localName }) => localName),
        globals: Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
        loaded: performance.getEntries().filter(({ name }) => name.includes('extension:')).length,
        talks: typeof window.chrome?.runtime?.sendMessage,
      }));
    }
  </script></head><body>
  <div id="fair">
    <div><span>Next server seed SHA256:</span> <input readonly id="txtNextServerSeed256" value="${HASHES[0]}"></div>
    <div><span>Next client seed:</span> <input id="txtNextClientSeed" value="mine"></div>
    <div><span>Last server seed SHA256:</span> <input readonly id="txtLastServerSeed256"></div>
    <div><span>Last server seed:</span> <input readonly id="txtLastServerSeed"></div>
    <div><span>Last client seed:</span> <input readonly id="txtLastClientSeed"></div>
  </div>
  <section id="table"><ol class="cards">${['J♣', '10♥', 'A♠', '2♦', '9♣']
    .map((card) => `<li class="card">${card}</li>`)
    .join('')}</ol><button id="main">Deal</button></section></body></html>`;

let server: Server;
let session: Session;

beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'casino' }]);
  server = createServer({ key, cert }, (_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(CASINO),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  session = await launch({ hosts: ['crypto.games'], port: (server.address() as AddressInfo).port });
});

afterAll(async () => {
  await session?.close();
  server?.close();
});

async function open(): Promise<Page> {
  const page = await session.newPage();
  await page.goto('https://crypto.games/videopoker');
  return page;
}

/** Asks the background as a page of the extension does. */
const ask = <A>(message: object): Promise<A> =>
  session.inExtension(async (asked) => {
    type Api = { runtime: { sendMessage(message: object): Promise<unknown> } };
    return (await (globalThis as unknown as { chrome: Api }).chrome.runtime.sendMessage(asked)) as never;
  }, message);

const stateOf = async (page: Page): Promise<string> => {
  const asked = ask<{ state: string }>({ kind: 'page/tab', tabId: session.tabIdOf(page) });
  return (await asked.catch((error) => ({ state: String(error) }))).state;
};

/** How often each commitment is in the log as seen first. */
async function firstSights(hash: string): Promise<number> {
  const { observations } = await ask<{
    observations: {
      confirmed: boolean;
      reading: { kind: string; fields?: Record<string, { value?: string }> };
    }[];
  }>({ kind: 'page/export', of: 'everything' });
  return observations.filter(
    ({ confirmed, reading }) =>
      !confirmed && reading.kind === 'panel' && reading.fields?.['announced.commitment']?.value === hash,
  ).length;
}

const commit = (page: Page, hash: string) =>
  page.evaluate((value) => {
    (document.getElementById('txtNextServerSeed256') as HTMLInputElement).value = value;
  }, hash);

interface Found {
  readonly noticed: readonly string[];
  readonly globals: readonly string[];
}

/** The page's own globals. */
const OWN = ['found'];

describe('a page that looks for Cutcard', () => {
  test('finds nothing, though all that happens on it is seen', { retry: 0 }, async () => {
    const page = await open();
    await expect.poll(() => stateOf(page)).toBe('watching');
    const base = session.extensionUrl('');
    const found = (await page.evaluate('found()')) as Found;
    expect(found).toMatchObject({ changes: 0, children: ['head', 'body'], loaded: 0, talks: 'undefined' });
    expect(found.noticed).toEqual([]);
    expect(found.globals.filter((name) => !OWN.includes(name))).toEqual([]);
    for (const file of ['content.js', 'manifest.json', 'icons/cutcard-16.png', 'popup.html']) {
      const answer = await page.evaluate(
        (url) =>
          fetch(url).then(
            () => 'there',
            () => 'nothing there',
          ),
        base + file,
      );
      expect(answer, file).toBe('nothing there');
    }
    // It was watched all the while.
    await page.click('#main');
    await commit(page, HASHES[1]);
    await expect.poll(() => firstSights(HASHES[1])).toBe(1);
    await page.close();
  });
});

/** Another extension, on the casino's page, that knows Cutcard's name: what it tries, and what came of it. */
const stranger = (id: string, address: string): string => `(async () => {
    const { runtime } = globalThis.browser ?? chrome;
    const say = (message) => runtime.sendMessage('${id}', message).then((said) => 'heard: ' + JSON.stringify(said), () => 'not heard');
    const read = (path) => fetch('${address}' + path).then(({ status }) => 'read: ' + status, () => 'not read');
    const outcomes = [
      await say({ kind: 'page/hands', limit: 1 }),
      await say({ kind: 'page/delete', of: 'everything' }),
      await say({ kind: 'content/observe', sightings: [] }),
      await read('report.html'),
      await read('manifest.json'),
    ];
    document.documentElement.dataset.stranger = JSON.stringify(outcomes);
  })()`;

test('another extension is not heard by Cutcard and reads nothing of it', { retry: 0 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  const address = session.extensionUrl('');
  const id = browserName === 'firefox' ? GECKO_ID : new URL(address).host;
  const manifest = {
    manifest_version: 3,
    name: 'stranger',
    version: '1',
    content_scripts: [{ matches: ['https://crypto.games/*'], js: ['content.js'] }],
    ...(browserName === 'firefox' && {
      browser_specific_settings: { gecko: { id: 'stranger@example.org' } },
    }),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'content.js'), stranger(id, address));
  const page = await open();
  await expect.poll(() => stateOf(page), { timeout: 10_000 }).toBe('watching');
  const entries = async () => (await ask<{ entries: number }>({ kind: 'page/storage' })).entries;
  const before = await entries();
  expect(before).toBeGreaterThan(0);
  await session.browser.installExtension(folder);
  await page.reload();
  const said = () => page.evaluate(() => document.documentElement.dataset['stranger']);
  await expect.poll(said, { timeout: 20_000 }).toBeDefined();
  expect(JSON.parse((await said())!)).toEqual([
    'not heard',
    'not heard',
    'not heard',
    'not read',
    'not read',
  ]);
  expect(await entries()).toBeGreaterThanOrEqual(before);
  await page.close();
  rmSync(folder, { recursive: true });
});

describe('an extension that is loaded again', () => {
  test('watches on where it did, without a reload, and once', async () => {
    const page = await open();
    await expect.poll(() => stateOf(page)).toBe('watching');
    await session.browser.installExtension(resolve(builtExtension));
    await expect.poll(() => stateOf(page), { interval: 500 }).toBe('watching');
    await commit(page, HASHES[2]);
    await expect.poll(() => firstSights(HASHES[2])).toBe(1);
    // Longer than the old one would wait before it said that it was left.
    await new Promise((over) => setTimeout(over, 6000));
    expect(await firstSights(HASHES[2])).toBe(1);
    expect(await page.evaluate(() => document.documentElement.childElementCount)).toBe(2);
    await page.close();
  });
});
