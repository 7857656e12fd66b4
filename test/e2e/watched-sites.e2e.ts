/** Sites that are not built in: watched by a click, their rule found, their hands judged; and watched no more. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../../demo/player.ts';
import { type ReplicaServer, startReplicas } from '../../demo/server.ts';
import type { HandView } from '../../src/platform/messages.ts';
import { type StrangeCasino, startStrangeCasino } from '../support/strange-casino.ts';
import { browserName, builtExtension, launch, type Session } from './harness/index.ts';

const STRANGE = 'felt.example';
const MIRROR = 'cryptos.example';
const ASKED_FOR = 'asked-for.example';

let folder: string;
let replicas: ReplicaServer;
let casino: StrangeCasino;
let session: Session;

/** The extension as shipped, with these hosts allowed beforehand: nobody is there to answer the browser's question. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutcard-'));
  await cp(builtExtension, folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  manifest.host_permissions.push(`https://${STRANGE}/*`, `https://${MIRROR}/*`);
  await writeFile(file, JSON.stringify(manifest));
  replicas = await startReplicas();
  casino = await startStrangeCasino({ host: MIRROR, of: 'crypto.games', port: replicas.port });
  session = await launch({ hosts: [STRANGE, MIRROR, ASKED_FOR], port: casino.port, extension: folder });
});

afterAll(async () => {
  await session?.close();
  casino?.close();
  await replicas?.close();
  await rm(folder, { recursive: true, force: true });
});

/** All hands of the log, the earliest first. */
async function hands(site: string): Promise<HandView[]> {
  const asked = { kind: 'page/hands', limit: 200, order: 'earliest', site };
  const answer = await session.inExtension(
    (message) =>
      (
        globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<unknown> } } }
      ).chrome.runtime.sendMessage(message),
    asked,
  );
  return (answer as { hands: HandView[] }).hands;
}

const statuses = async (site: string) => (await hands(site)).map(({ verdict }) => verdict.status);

/**
 * Plays video poker until a hand of this casino is proven: one that a busy machine let the extension see once only
 * is told as such, which is right.
 */
async function playUntilVerified(player: Player, site: string): Promise<void> {
  const before = (await statuses(site)).length;
  const since = async () => (await statuses(site)).slice(before);
  for (let hand = 1; hand <= 3; hand++) {
    await player.playVideoPoker();
    await expect.poll(async () => (await since()).filter(isSettled).length).toBe(hand);
    if ((await since()).at(-1) === 'verified') break;
  }
  expect((await since()).filter((status) => status !== 'unreadable' && status !== 'consistent')).toEqual([
    'verified',
  ]);
}

const isSettled = (status: string) => status !== 'watching' && status !== 'pending';

/** Long enough for what is on the page to be read twice. */
const look = () => new Promise((over) => setTimeout(over, 1300));

async function playHand(page: Page): Promise<void> {
  await page.bringToFront();
  const before = await page.evaluate(() => Number(document.body.dataset['hands']));
  await page.click('#deal');
  await look();
  if ((await page.evaluate(() => document.body.dataset['stage'])) === 'dealt') await page.click('#stand');
  await page.waitForFunction((count) => Number(document.body.dataset['hands']) > count, {}, before);
  await look();
}

/** Has the site in a tab watched, as a player does: in the popup. Which casinos it offered first. */
async function watchAs(page: Page, as: string): Promise<Page> {
  const popup = await session.popup(session.tabIdOf(page));
  await popup.waitForSelector('[data-action="watch"]');
  await popup.locator('[data-action="watch"]').click();
  await popup.locator(`[data-action="watch-as"][data-site="${as}"]`).click();
  await popup.waitForSelector('[data-action="unwatch"]');
  return popup;
}

test('a casino nobody has seen: watched, its rule found from three hands, the fourth verified, the fifth a cheat', async () => {
  const site = `generic@${STRANGE}`;
  const page = await session.newPage();
  await page.goto(`https://${STRANGE}/`);
  const popup = await watchAs(page, 'generic');
  await page.bringToFront();
  await look();
  for (let i = 0; i < 3; i++) await playHand(page);
  await expect
    .poll(() => popup.$eval('.rule', (rule) => rule.getAttribute('data-state')), {
      timeout: 120_000,
      interval: 500,
    })
    .toBe('found');
  await expect.poll(() => statuses(site)).toEqual(Array(3).fill('consistent'));
  const taught = await hands(site);
  for (const { verdict } of taught)
    expect(verdict.reasons.map(({ code }) => code)).toContain('rule-inferred');
  await playHand(page);
  await expect.poll(async () => (await statuses(site)).at(-1)).toBe('verified');
  casino.cheats = true;
  await playHand(page);
  await expect.poll(async () => (await statuses(site)).at(-1)).toBe('mismatch');
  expect(await session.badgeText(session.tabIdOf(page))).toBe('1');
  await expect
    .poll(() =>
      popup.$eval('.hand', (hand) => [
        hand.getAttribute('data-status'),
        hand.getAttribute('data-rule-origin'),
      ]),
    )
    .toEqual(['mismatch', 'found']);

  // Watched no more, it is left alone; what was seen stays.
  await popup.locator('[data-action="unwatch"]').click();
  await popup.waitForSelector('[data-action="watch"]');
  await playHand(page);
  expect(await statuses(site)).toHaveLength(5);
  await popup.close();
  await page.close();
}, 300_000);

test('a mirror of a known casino is told by its marks and judged by its rule', async () => {
  const site = `crypto-games@${MIRROR}`;
  const page = await session.newPage();
  const player = new Player(page);
  await player.open(`https://${MIRROR}/videopoker`, { speed: 'instant' });
  const popup = await session.popup(session.tabIdOf(page));
  await popup.waitForSelector('[data-action="watch"]');
  await popup.locator('[data-action="watch"]').click();
  expect(
    await popup.$eval('[data-action="watch-as"]', (first) => [
      first.getAttribute('data-site'),
      first.hasAttribute('data-fits'),
    ]),
  ).toEqual(['crypto-games', true]);
  await popup.locator('[data-action="watch-as"][data-site="crypto-games"]').click();
  await popup.waitForSelector('[data-action="unwatch"]');
  await page.bringToFront();
  await look();
  await playUntilVerified(player, site);
  await player.open(`https://${MIRROR}/videopoker`, { speed: 'instant', behaviour: 'swaps-dealt-card' });
  await player.playVideoPoker();
  await expect.poll(() => statuses(site)).toContain('mismatch');
  await popup.close();
  await page.close();
}, 120_000);

// Puppeteer opens the real popup in Chromium alone, and nobody is there to answer the browser's question.
test.runIf(browserName === 'chromium')(
  'as long as the browser has not given a host, the popup says so, though the background slept when it was asked for',
  async () => {
    const page = await session.newPage();
    await page.goto(`https://${ASKED_FOR}/`);
    const [extension] = [...(await session.browser.extensions()).values()];
    await page.triggerExtensionAction(extension!);
    const hanging = await session.browser.waitForTarget((target) => target.url().endsWith('/popup.html'));
    const popup = await hanging.asPage();
    await popup.waitForSelector('[data-action="watch"]');
    expect(await popup.$eval('.notice', ({ textContent }) => textContent)).not.toContain('did not give');
    await popup.locator('[data-action="watch"]').click();
    await session.killBackground();
    await popup.locator('[data-action="watch-as"][data-site="generic"]').click();
    const later = await session.popup(session.tabIdOf(page));
    await expect
      .poll(() => later.$eval('.notice', ({ textContent }) => textContent).catch(() => ''))
      .toContain(`did not give access to ${ASKED_FOR}`);
    expect(await hands(`generic@${ASKED_FOR}`)).toEqual([]);
    for (const each of [later, page]) await each.close();
  },
);

test('the settings show what a file of profiles has in it before it is taken, and choose rule and seeding of a site', async () => {
  const site = `generic@${MIRROR}`;
  const options = await session.extensionPage('options.html');
  const take = async (name: string, content: unknown) => {
    // The page reads it when it likes.
    const path = join(folder, `given-${name}.json`);
    await writeFile(path, JSON.stringify(content));
    const box = (await options.waitForSelector(
      '[data-action="import-sites"]',
    )) as ElementHandle<HTMLInputElement>;
    await box.uploadFile(path);
  };
  // Another at every go, since the settings keep it.
  const unpermitted = `never-permitted-${Date.now()}.example`;
  const rowOf = (host: string) => `[data-watched="${host}"]`;
  const offered = () =>
    options.$$eval('[data-offered]', (rows) => rows.map((row) => row.getAttribute('data-offered')));

  // What is no profile is refused by name, and nothing is taken unseen.
  await take('bad', { v: 1, sites: [{ host: 'stake.com', as: 'generic' }] });
  await options.waitForFunction(() => document.body.innerText.includes('sites[0].host'));
  const sites = [unpermitted, MIRROR].map((host) => ({ host, as: 'generic' }));
  await take('sites', { v: 1, sites });
  await options.waitForSelector('[data-offered]');
  expect(await offered()).toEqual(sites.map(({ host }) => host));
  expect(await options.$(rowOf(unpermitted))).toBeNull();
  await options.locator('[data-action="take-sites"]').click();
  await options.waitForSelector(rowOf(unpermitted));
  // No file permits a host.
  expect(
    await options.$$eval('[data-watched]', (rows) =>
      rows.map((row) => [row.getAttribute('data-watched'), row.getAttribute('data-permitted')]),
    ),
  ).toEqual(
    expect.arrayContaining([
      [unpermitted, 'false'],
      [MIRROR, 'true'],
    ]),
  );

  await options.locator(`${rowOf(MIRROR)} summary`).click();
  /** Chooses in the list that has this to choose from. */
  const choose = async (value: string) => {
    for (const box of await options.$$(`${rowOf(MIRROR)} select`)) {
      const has = await box.evaluate(
        (list, one) => [...list.options].some((each) => each.value === one),
        value,
      );
      if (has) return box.select(value);
    }
    throw new Error(`no list has ${value}: ${await options.$eval(rowOf(MIRROR), (row) => row.innerHTML)}`);
  };
  await choose('crypto-games/video-poker');

  const page = await session.newPage();
  const player = new Player(page);
  await player.open(`https://${MIRROR}/videopoker`, { speed: 'instant' });
  await look();
  await playUntilVerified(player, site);
  const popup = await session.popup(session.tabIdOf(page));
  await expect
    .poll(() => popup.$eval('.hand', (hand) => hand.getAttribute('data-rule-origin')))
    .toBe('chosen');
  // Taken for a pair of seeds, its hand belongs to one that is not out; chosen back, it is judged as before.
  await options.bringToFront();
  await choose('pair');
  await expect.poll(() => statuses(site)).not.toContain('verified');
  expect(await statuses(site)).not.toContain('mismatch');
  await choose('per-bet');
  await expect.poll(() => statuses(site)).toContain('verified');
  for (const each of [popup, options, page]) await each.close();
}, 120_000);
