/** What a person sees of the extension: popup, reports and welcome page, as shipped, after hands at the replica. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findAct } from '../../demo/acts.ts';
import { GECKO_ID, inFirefox } from '../../demo/browser.ts';
import { Player } from '../../demo/player.ts';
import { answerWithScenes, biased, scenes, showScene } from '../../demo/scenes.ts';
import { Verdicts } from '../../demo/verdicts.ts';
import { audit } from '../../src/core/audit.ts';
import { parseCard } from '../../src/core/cards.ts';
import type { Evidence, HandsView, TabView } from '../../src/platform/messages.ts';
import { browserName, launchAtReplicas, type Session, typeInto } from './harness/index.ts';

const TABLE = 'https://crypto.games/videopoker';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A client seed that a page must never take for markup. */
const HOSTILE = '<img src=x onerror=document.title=1>';

let session: Session;
let casino: Page;
let popup: Page;
/** The hands that were played, by what the casino did. */
const hands = { honest: '', hostile: '', swapped: '' };
const opened: Page[] = [];

beforeAll(async () => {
  session = await launchAtReplicas();
  casino = await session.newPage();
  const player = new Player(casino);
  const shown = new Set<string>();
  let verdicts: Verdicts | null = null;
  for (const name of ['honest', 'hostile', 'swapped'] as const) {
    const behaviour = findAct(
      'crypto-games',
      'video-poker',
      name === 'swapped' ? 'swaps-dealt-card' : 'honest',
    );
    await player.open(TABLE, { speed: 'instant', behaviour: behaviour.id });
    verdicts ??= await Verdicts.open(session, casino);
    await casino.bringToFront();
    if (name === 'hostile') await player.enterClientSeed(HOSTILE);
    await player.playVideoPoker();
    const { hand, status } = await verdicts.next(shown, behaviour.deserves.status);
    expect(status).toBe(behaviour.deserves.status);
    shown.add(hand);
    hands[name] = hand;
  }
  popup = verdicts!.popup;
}, 120_000);

afterAll(() => session?.close());

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

/** Opens a page of the extension that is closed again after the test. */
async function openPage(path: string, ready: string): Promise<Page> {
  const page = await session.extensionPage(path);
  opened.push(page);
  await page.waitForSelector(ready);
  return page;
}

/** Gives Cutcard what a click on its button gives it: the tab that is in front. */
async function clickCutcard(page: Page): Promise<void> {
  if (browserName === 'firefox') {
    const tab = `extension.tabManager.get(${session.tabIdOf(page)}).nativeTab`;
    const grant = `extension.tabManager.addActiveTabPermission(${tab})`;
    await inFirefox(
      session.browser,
      `(({ extension }) => ${grant})(WebExtensionPolicy.getByID('${GECKO_ID}'))`,
    );
    return;
  }
  const { host } = new URL(session.extensionUrl(''));
  await (await session.browser.extensions()).get(host)!.triggerAction(page);
}

declare const chrome: {
  readonly storage: { readonly local: { get(): Promise<object> } };
  readonly runtime: { sendMessage(message: object): Promise<unknown> };
};

/** What the background answers a page of the extension. */
const tell = <A>(message: object): Promise<A> =>
  session.inExtension((message) => chrome.runtime.sendMessage(message), message) as Promise<A>;

const report = (name: keyof typeof hands) => openPage(`report.html?hand=${hands[name]}`, '[data-hand]');
const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (one) => (one as HTMLElement).innerText);
const attributes = (page: Page, selector: string, name: string) =>
  page.$$eval(selector, (all, name) => all.map((one) => one.getAttribute(name)), name);

/** The text of the file that a page saves when it is told to. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<string> {
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      // Saved once: what is saved next is for the next test to see.
      URL.createObjectURL = create;
      void (blob as Blob).text().then((text) => Object.assign(globalThis, { savedFile: text }));
      return create(blob);
    };
  });
  await act();
  const file = await page.waitForFunction(() => (globalThis as { savedFile?: string }).savedFile);
  const text = String(await file.jsonValue());
  await page.evaluate(() => delete (globalThis as { savedFile?: string }).savedFile);
  return text;
}

describe('popup', () => {
  test('shows the latest hand large, with what differs', async () => {
    const hand = `.hand[data-hand="${hands.swapped}"]`;
    expect(await attributes(popup, hand, 'data-status')).toEqual(['mismatch']);
    expect(await attributes(popup, hand, 'data-site')).toEqual(['crypto-games']);
    const cards = await attributes(popup, `${hand} [data-card]`, 'data-card');
    expect(cards.map((card) => parseCard(card!))).toEqual(cards);
    expect(cards).toHaveLength(10);
    const wrong = await attributes(popup, `${hand} .rows > :first-child [data-expected]`, 'data-expected');
    expect(wrong).toHaveLength(1);
    expect(await textOf(popup, `${hand} .verdict`)).toMatch(
      /Mismatch[\s\S]*the seeds give .+, the table showed .+\./,
    );
    // A listener knows no numbers of the log.
    expect(await popup.$eval('[data-announced]', (one) => one.textContent)).toMatch(
      /^Video poker, \d+:\d\d:\d\d\s[AP]M: These are not the cards/,
    );
  });

  test('lists earlier hands, and counts all by status', async () => {
    expect(await attributes(popup, '.earlier [data-hand]', 'data-hand')).toEqual([
      hands.hostile,
      hands.honest,
    ]);
    expect(await attributes(popup, '[data-summary]', 'data-verified')).toEqual(['2']);
    expect(await attributes(popup, '[data-summary]', 'data-mismatch')).toEqual(['1']);
    expect(await attributes(popup, '[data-summary]', 'data-not-watching')).toEqual(['0']);
  });

  test.each([320, 360, 800])(
    'fits into %d px, with one thing that scrolls and its actions in view',
    async (width) => {
      await popup.setViewport({ width, height: 600 });
      await popup.waitForFunction((width) => innerWidth === width, {}, width);
      const seen = await popup.evaluate(() => {
        const scrolls = (one: Element) =>
          one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY);
        return {
          width: document.documentElement.scrollWidth,
          scrollers: [...document.body.querySelectorAll('*')].filter(scrolls).length,
          actions: document.querySelector('.actions')!.getBoundingClientRect().bottom,
          smallest: Math.min(
            ...[...document.body.querySelectorAll('*')]
              .filter((one) =>
                [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
              )
              .filter((one) => !one.closest('.print, .wrong::after'))
              .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
          ),
        };
      });
      expect(seen.width).toBeLessThanOrEqual(width);
      expect(seen.scrollers).toBe(0);
      expect(seen.actions).toBeLessThanOrEqual(600);
      expect(seen.smallest).toBeGreaterThanOrEqual(13);
    },
  );

  test('says first what the casino comes to, in a new tab too', async () => {
    expect(await attributes(popup, '[data-casino-summary]', 'data-mismatch')).toEqual(['1']);
    expect(await textOf(popup, '.casino-said')).toMatch(/^1 of 3 hands here was not dealt as promised/);
    const page = await session.newPage();
    opened.push(page);
    await page.goto(TABLE);
    const fresh = await session.popup(session.tabIdOf(page));
    opened.push(fresh);
    await fresh.waitForSelector('.casino-said.tone-mismatch a');
    expect(await attributes(fresh, '.casino-said a', 'href')).toEqual([`report.html?hand=${hands.swapped}`]);
  });

  test('the badge stays until the mismatch itself is opened', async () => {
    const badge = () => session.badgeText(session.tabIdOf(casino));
    expect(await badge()).toBe('1');
    await report('swapped');
    await expect.poll(badge).toBe('');
    await popup.waitForSelector('.casino-said a[href*="status=mismatch"]');
  });

  test('a reminder is a dot on the icon before the next bet, never in the count of mismatches', async () => {
    const act = findAct('stake', 'blackjack', 'deals-pair');
    const page = await session.newPage();
    opened.push(page);
    const player = new Player(page);
    const title = () => session.iconTitle(session.tabIdOf(page));
    // Its panel is in a dialog that nobody has opened yet.
    await player.open(act.address, { ...act.settings, panel: 'closed', speed: 'instant' });
    await expect.poll(title).toContain('has not been seen yet. Open the fairness panel before you bet.');
    await player.open(act.address, { ...act.settings, speed: 'instant' });
    await page.bringToFront();
    await expect.poll(title).toBe('Cutcard');
    await act.play(player);
    await expect
      .poll(title, { timeout: 30_000 })
      .toBe(
        'Cutcard: Verified\nYour client seed is older than the casino’s hash. Enter a new one before the next bet.',
      );
    expect(await session.badgeText(session.tabIdOf(page))).toBe('');
    const remind = (reminders: boolean) => tell({ kind: 'page/settings', set: { reminders } });
    await remind(false);
    expect(await title()).toBe('Cutcard: Verified');
    await remind(true);
    expect(await title()).toContain('client seed');
  });

  test('by keyboard alone, in reading order, and never off screen', async () => {
    await popup.bringToFront();
    await popup.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const stops: string[] = [];
    while (stops.length < 9) {
      await popup.keyboard.press('Tab');
      const stop = await popup.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { top, bottom } = focused.getBoundingClientRect();
        const ring = getComputedStyle(focused).outlineStyle !== 'none';
        return {
          text: focused.innerText,
          href: focused.getAttribute('href'),
          seen: top >= 0 && bottom <= innerHeight && ring,
        };
      });
      expect(stop.seen, stop.text).toBe(true);
      stops.push(stop.href ?? stop.text);
    }
    const at = (id: string) => `report.html?hand=${id}`;
    const listed = (status: string) => `report.html?site=crypto-games&status=${status}`;
    expect(stops).toEqual([
      listed('mismatch'),
      listed('mismatch'),
      listed('verified'),
      at(hands.hostile),
      at(hands.honest),
      'Add a picture of the table',
      'report.html',
      at(hands.swapped),
      'Save evidence',
    ]);
  });

  test('what it saves as evidence is a hand file that anybody can audit', async () => {
    const file = await saved(popup, async () => {
      await popup.$$eval('.actions button', ([button]) => (button as HTMLElement).click());
      await popup.waitForSelector('dialog.preview[open]');
      // Nothing is saved before it was seen what it is.
      expect(await popup.evaluate(() => 'savedFile' in globalThis)).toBe(false);
      expect(await textOf(popup, 'dialog.preview')).toMatch(
        /Hands at [^\d]*1\s[\s\S]*Server seeds revealed\s*\d/,
      );
      await popup.$eval('[data-action="save-file"]', (button) => (button as HTMLElement).click());
    });
    const evidence = JSON.parse(file) as Evidence;
    expect(evidence.hands.map(({ id }) => id)).toEqual([hands.swapped]);
    expect(audit(evidence.hands[0]).expected).toEqual(evidence.hands[0]!.verdict.expected);
    expect(evidence.digests).toHaveLength(evidence.observations.length);
  });

  test('adds a picture of the table to the evidence by a click, once it was looked at', async () => {
    await casino.bringToFront();
    const page = await session.popup(session.tabIdOf(casino));
    opened.push(page);
    const take = async () => {
      await page.waitForSelector('[data-action="picture"]');
      await page.$eval('[data-action="picture"]', (button) => (button as HTMLElement).click());
    };
    // Where the player has not clicked on Cutcard in this tab, the browser gives none.
    await take();
    await page.waitForFunction(() => document.querySelector('.picture [role="status"]')?.textContent);
    await clickCutcard(casino);
    await take();
    await page.waitForSelector('.picture canvas[data-drawn]');
    await page.$eval('[data-action="no-picture"]', (button) => (button as HTMLElement).click());
    await take();
    await page.waitForSelector('.picture canvas[data-drawn]');
    await page.evaluate(() => {
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        void (blob as Blob).text().then((text) => document.body.setAttribute('data-saved', text));
        return create(blob);
      };
      document.querySelector<HTMLElement>('.picture button.main')!.click();
    });
    const saved = await page.waitForFunction(() => document.body.dataset['saved']);
    const text = String(await saved.jsonValue());
    const { hands: told, pictures = [] } = JSON.parse(text) as Evidence;
    expect(told.map(({ id }) => id)).toEqual([hands.swapped]);
    expect(pictures.map(({ hand }) => hand)).toEqual([hands.swapped]);
    const bytes = Buffer.from(pictures[0]!.data, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(pictures[0]!.sha256);
    expect(await attributes(page, '[data-picture]', 'data-picture')).toEqual([pictures[0]!.sha256]);
    // It is of the casino's tab, as large as that is, and not all of one colour.
    const seen = await page.$eval('.picture canvas', (one) => {
      const { width, height } = one as HTMLCanvasElement;
      const { data } = (one as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
      return { width, height, colours: new Set(new Uint32Array(data.buffer)).size };
    });
    const size = await casino.evaluate(() => [innerWidth * devicePixelRatio, innerHeight * devicePixelRatio]);
    // Browsers round, and leave out bars that scroll, as they like.
    for (const [i, pixels] of [seen.width, seen.height].entries())
      expect(Math.abs(pixels - size[i]!)).toBeLessThan(20);
    expect(seen.colours).toBeGreaterThan(20);
    const kept = await page.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));
    expect(kept).not.toContain(pictures[0]!.data.slice(0, 100));
  });

  test('gives no advice while a hand is open, and tells the best play after it', async () => {
    const page = await session.newPage();
    opened.push(page);
    const player = new Player(page);
    await player.open(TABLE, { speed: 'instant' });
    const open = await session.popup(session.tabIdOf(page));
    opened.push(open);
    await page.bringToFront();
    await player.deal();
    await open.waitForFunction(() => document.querySelectorAll('.hand [data-card]').length === 5);
    // Long enough for a first review, which takes some tenths of a second.
    await new Promise((passed) => setTimeout(passed, 1500));
    expect(await open.$('.best-play')).toBeNull();
    await player.draw();
    await open.waitForSelector('.best-play');
    await open.click('.best-play summary');
    expect(await textOf(open, '.best-play')).toContain('returns 97.97%');
  });

  test('on a page that is no casino it says so', async () => {
    const page = await session.newPage();
    opened.push(page);
    const elsewhere = await session.popup(session.tabIdOf(page));
    opened.push(elsewhere);
    await elsewhere.waitForSelector('.notice');
    expect(await textOf(elsewhere, '.notice')).toContain('Crypto.Games');
    expect(await attributes(elsewhere, '[data-summary]', 'data-verified')).toEqual(['0']);
  });
});

describe('report', () => {
  test('shows the work: evidence from before the bet, and the way from seeds to cards', async () => {
    const page = await report('honest');
    expect(await textOf(page, '.evidenced')).toMatch(
      /Commitment[\s\S]*#txtNextServerSeed256 on \/videopoker[\s\S]*s before the cards/,
    );
    expect(await textOf(page, '.evidenced')).toMatch(/Cards: (10|[2-9JQKA])[♣♦♥♠]/);
    const dealt = await page.$$eval('[data-card]', (all) =>
      all.slice(0, 5).map((one) => one.getAttribute('aria-label')),
    );
    const derived = await page.$$eval('.steps tbody .card-text', (all) =>
      all.slice(0, 5).map((one) => one.getAttribute('aria-label')),
    );
    expect(dealt.map((label) => label!.replace(', held', ''))).toEqual(derived);
  });

  test('markup in a seed stays text', async () => {
    const page = await report('hostile');
    expect(await textOf(page, '.steps')).toContain(HOSTILE);
    expect(await page.$('img')).toBeNull();
    expect(await page.title()).toBe(`Hand ${hands.hostile} · Cutcard`);
  });

  test.each(['honest', 'swapped'] as const)('the %s hand, saved as a page, checks itself', async (name) => {
    const page = await report(name);
    const html = await saved(page, () =>
      page.$$eval('.actions button.main', ([button]) => (button as HTMLElement).click()),
    );
    const folder = mkdtempSync(join(tmpdir(), 'cutcard-'));
    const file = join(folder, 'hand.html');
    writeFileSync(file, html);
    const stranger = await session.newPage();
    opened.push(stranger);
    await stranger.goto(pathToFileURL(file).href);
    await stranger.waitForSelector('[data-status]');
    rmSync(folder, { recursive: true });
    expect(await attributes(stranger, '[data-status]', 'data-status')).toEqual([
      name === 'honest' ? 'verified' : 'mismatch',
    ]);
    expect(await attributes(stranger, '.rows > :first-child [data-card]', 'data-card')).toEqual(
      await attributes(page, '.rows > :first-child [data-card]', 'data-card'),
    );
    expect(await stranger.$$('.deviates')).toHaveLength(name === 'honest' ? 0 : 1);
  });

  test('evidence from elsewhere is kept apart, audited anew, and can be let go', async () => {
    const file = await tell({ kind: 'page/export', of: { ids: [hands.swapped] } });
    const folder = mkdtempSync(join(tmpdir(), 'cutcard-'));
    writeFileSync(join(folder, 'theirs.json'), JSON.stringify(file));
    const page = await session.extensionPage('report.html');
    opened.push(page);
    const box = await page.waitForSelector('.imports input[type=file]');
    await (box as ElementHandle<HTMLInputElement>).uploadFile(join(folder, 'theirs.json'));
    const line = await page.waitForSelector('.imported');
    expect(await line!.$eval('[data-chain]', (chain) => chain.getAttribute('data-chain'))).toBe('gaps');
    const address = await line!.$eval('a', (link) => link.getAttribute('href')!);
    const theirs = await session.extensionPage(address);
    opened.push(theirs);
    const row = await theirs.waitForSelector('[data-hand]');
    expect(await row!.evaluate((one) => one.getAttribute('data-status'))).toBe('mismatch');
    const one = await session.extensionPage(await row!.evaluate((link) => link.getAttribute('href')!));
    opened.push(one);
    await one.waitForSelector('.foreign');
    expect(await one.$$('[data-action="delete"]')).toHaveLength(0);
    await page.$$eval('.imported button', ([button]) => (button as HTMLElement).click());
    await page.waitForFunction(() => document.querySelector('.imported') === null);
    rmSync(folder, { recursive: true });
  });

  test('a hand that is not there is said not to be', async () => {
    const page = await openPage('report.html?hand=0', 'main > .sheet');
    expect(await textOf(page, 'main')).toContain('no hand 0');
  });

  test('lists all hands, or those of one status', async () => {
    const page = await openPage('report.html', '.list [data-hand]');
    const statuses = () => attributes(page, '.list [data-hand]', 'data-status');
    expect(await attributes(page, '[data-summary]', 'data-mismatch')).toEqual(['1']);
    expect(await attributes(page, '.list [data-hand]', 'data-hand')).toEqual(
      expect.arrayContaining(Object.values(hands)),
    );
    expect(await statuses()).toContain('verified');
    const result = (status: string) => textOf(page, `.list [data-status="${status}"] .row-result`);
    expect(await result('verified')).not.toBe('');
    expect(await result('mismatch')).toBe('');
    await page.$$eval('.chips button', (all) =>
      (all.find((one) => one.textContent?.startsWith('Mismatch')) as HTMLElement).click(),
    );
    await expect.poll(statuses).toEqual(['mismatch']);
  });

  test('is sorted by its columns, in the address, and saved as a file for spreadsheets', async () => {
    const page = await openPage('report.html?site=crypto-games', '.list [data-hand]');
    const statuses = () => attributes(page, '.list [data-hand]', 'data-status');
    const sort = (name: string) =>
      page.$$eval(
        '.columns button',
        (all, name) => all.find((one) => one.textContent!.startsWith(name))!.click(),
        name,
      );
    const latest = await attributes(page, '.list [data-hand]', 'data-hand');
    await sort('Verdict');
    await expect.poll(async () => (await statuses())[0]).toBe('mismatch');
    expect(await page.evaluate(() => location.search)).toBe('?site=crypto-games&order=worst');
    expect((await attributes(page, '.list [data-hand]', 'data-hand')).sort()).toEqual([...latest].sort());
    await sort('Time');
    await sort('Time');
    await expect.poll(() => attributes(page, '.list [data-hand]', 'data-hand')).toEqual(latest.toReversed());
    const csv = await saved(page, () =>
      page.$eval('.total button', (button) => (button as HTMLElement).click()),
    );
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(1 + latest.length);
    expect(lines[1]).toContain(',Crypto.Games,video-poker,');
    expect(csv).toContain(HOSTILE);
  });
});

/** The welcome page, when both hands of its practice table were played. */
async function practised(): Promise<Page> {
  const page = await openPage('welcome.html', '.practice-table');
  for (const stage of ['dealt', 'over', 'before', 'dealt', 'over']) {
    await page.$eval('.practice-table button.main', (button) => button.click());
    await page.waitForSelector(`[data-stage="${stage}"]`);
  }
  return page;
}

test('the first alarm is seen before the first bet, on the practice table', async () => {
  const page = await practised();
  expect(await attributes(page, '.practice-table .hand', 'data-status')).toEqual(['mismatch']);
  expect(await attributes(page, '.practice-table [data-expected]', 'data-expected')).not.toEqual([]);
});

test('statistics add up the hands that were played', async () => {
  // A casino where no other test of this file plays.
  const act = findAct('bitzino', 'video-poker', 'honest', { speed: 'instant' });
  const table = await session.newPage();
  opened.push(table);
  const player = new Player(table);
  await player.open(act.address, act.settings);
  const verdicts = await Verdicts.open(session, table);
  opened.push(verdicts.popup);
  await table.bringToFront();
  const played = new Set<string>();
  while (played.size < 2) {
    await act.play(player);
    const { hand, status } = await verdicts.next(played, 'verified');
    expect(status).toBe('verified');
    played.add(hand);
  }
  const page = await openPage('report.html?statistics&site=bitzino', '[data-state="done"]');
  expect(await textOf(page, '.finding')).toBe('Too few hands to tell anything yet. Hands: 2.');
  expect(await textOf(page, '.charted')).toContain('clubs');
  expect(await textOf(page, '.charted')).toContain('All worth ten');
  const came = await page.$$eval('.charted > .numbers tbody tr', (rows) =>
    rows.slice(0, 13).map((row) => Number(row.querySelector('td')?.textContent)),
  );
  expect(came.reduce((sum, count) => sum + count, 0)).toBe(2);
});

/** Goes on by the Tab key until something has the focus that `isIt` says; which is in view then. */
async function tabTo(page: Page, selector: string, text = ''): Promise<void> {
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(
      (selector, text) => {
        const focused = document.activeElement as HTMLElement;
        if (!focused.matches(selector) || !focused.innerText.startsWith(text)) return false;
        const { top, bottom } = focused.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      },
      selector,
      text,
    );
    if (found) return;
  }
  throw new Error(`nothing like ${selector} ${text} had the focus`);
}

// Firefox tells puppeteer nothing of a page that the extension opens.
test.runIf(browserName === 'chromium')('a whole session by keyboard alone', async () => {
  await popup.bringToFront();
  await tabTo(popup, 'a.button.main', 'Show the work');
  const opening = session.browser.waitForTarget((target) => target.url().includes('report.html?hand='));
  await popup.keyboard.press('Enter');
  const page = (await (await opening).page())!;
  opened.push(page);
  await page.waitForSelector('[data-hand]');

  await tabTo(page, 'button', 'Save evidence');
  const evidence = await saved(page, async () => {
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await tabTo(page, '[data-action="save-file"]');
    await page.keyboard.press('Enter');
  });
  expect((JSON.parse(evidence) as Evidence).hands).toHaveLength(1);

  await page.goto(session.extensionUrl('report.html'));
  await page.waitForSelector('.hand-row');
  expect(await page.$eval('.hand-row', (row) => row.textContent)).toContain('bet\u00a010');
  await tabTo(page, 'a[href*="statistics"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-state="done"]');
  await tabTo(page, 'a[href="report.html"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hand-row');
  await tabTo(page, 'a[href="options.html"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.setting');

  // The tone is heard when it is turned on, by whoever can hear it.
  await page.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    Object.assign(globalThis, { tones: [] });
    OscillatorNode.prototype.start = function (when?: number) {
      (globalThis as unknown as { tones: number[] }).tones.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
  const sound = 'Sound';
  await page.$$eval(
    '.setting label',
    (all, sound) =>
      all
        .find((one) => one.textContent === sound)!
        .parentElement!.querySelector('input')!
        .setAttribute('data-sound', ''),
    sound,
  );
  await tabTo(page, '[data-sound]');
  await page.keyboard.press('Space');
  await page.waitForFunction(() => (globalThis as unknown as { tones: number[] }).tones.length === 2);
  expect(await page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones)).toEqual([784, 523]);
  await page.keyboard.press('Space');

  // Another language, and back.
  const speaks = (language: string) =>
    page.waitForFunction((language) => document.documentElement.lang === language, {}, language);
  await tabTo(page, '.choice select');
  await page.keyboard.press('d');
  await speaks('de');
  await page.waitForSelector('.setting');
  expect(await page.title()).toBe('Einstellungen · Cutcard');
  await tabTo(page, '.choice select');
  await page.keyboard.press('Home');
  await speaks('en');

  await page.goto(session.extensionUrl('welcome.html'));
  await page.waitForSelector('.practice-table');
  for (const name of ['Deal', 'Draw', 'Next hand', 'Deal']) {
    await tabTo(page, '.practice-table button.main', name);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '.holds button');
  await page.keyboard.press('Space');
  expect(await attributes(page, '.holds button', 'aria-pressed')).toContain('true');
  await tabTo(page, '.practice-table button.main', 'Draw');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.practice-table .hand[data-status="mismatch"]');
});

/** What the accessibility checker finds wrong with a page. */
async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const checkedPage = async (): Promise<Page> => {
  const page = await openPage('check.html', 'select');
  await page.select('.by-hand select', 'crypto-games/video-poker');
  const typed = { serverSeed: 'a seed', clientSeed: 'another', deal: 'Jc 5h 8c Ac 2c' };
  for (const [name, text] of Object.entries(typed)) await typeInto(page, name, text);
  await page.waitForSelector('[data-status]');
  return page;
};

describe('for everybody', () => {
  const PAGES: [string, () => Promise<Page>][] = [
    ['popup', async () => popup],
    ['report of a mismatch', () => report('swapped')],
    ['all hands', () => openPage('report.html', '.list [data-hand]')],
    ['check by hand', () => openPage('check.html', 'select')],
    ['settings', () => openPage('options.html', '.setting')],
    ['statistics', () => openPage('report.html?statistics', '[data-state="done"]')],
    ['no hands found', () => openPage('report.html?text=nothing-like-it', '.list p')],
    ['a hand checked by hand', checkedPage],
    ['welcome', () => practised()],
  ];

  describe.each(PAGES)('%s', (_, open) => {
    // Firefox takes no word from puppeteer on how dark it should be.
    const schemes = browserName === 'chromium' ? (['light', 'dark'] as const) : (['as it is'] as const);
    test.each(schemes)('accessible, %s', async (scheme) => {
      const page = await open();
      if (scheme !== 'as it is')
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  test.runIf(browserName === 'chromium')(
    'the popup in every scene: accessible, in both themes, and no wider than a phone',
    async () => {
      const bad = await tell<TabView>({ kind: 'page/tab', tabId: session.tabIdOf(casino) });
      const good = { ...bad, hands: bad.hands.filter(({ verdict }) => verdict.status === 'verified') };
      const page = await session.extensionPage('manifest.json');
      opened.push(page);
      await answerWithScenes(page);
      await page.setViewport({ width: 320, height: 600 });
      const told: string[] = [];
      let count = 0;
      for (const [name, answer] of scenes({ good, bad })) {
        await showScene(page, session.extensionUrl('popup.html?tabId=0'), answer);
        await page.waitForSelector('.notice, .hand, .loading');
        for (const theme of ['light', 'dark']) {
          await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
          told.push(...(await violationsOn(page)).map((violation) => `${name}, ${theme}: ${violation}`));
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) told.push(`${name}: ${width} px wide`);
        count++;
      }
      expect(told).toEqual([]);
      expect(count).toBeGreaterThan(20);
    },
  );

  test('what clicks and files lead to: accessible, in both themes', async () => {
    const told: string[] = [];
    const look = async (name: string, page: Page) => {
      for (const theme of ['light', 'dark']) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
        told.push(...(await violationsOn(page)).map((violation) => `${name}, ${theme}: ${violation}`));
      }
    };
    const click = (page: Page, selector: string) =>
      page.$eval(selector, (button) => (button as HTMLElement).click());
    const give = async (page: Page, selector: string, content: unknown) => {
      const folder = mkdtempSync(join(tmpdir(), 'cutcard-'));
      const path = join(folder, 'theirs.json');
      writeFileSync(path, JSON.stringify(content));
      await ((await page.$(selector)) as ElementHandle<HTMLInputElement>).uploadFile(path);
      return () => rmSync(folder, { recursive: true });
    };

    const hand = await report('swapped');
    await click(hand, '.actions button:not(.main)');
    await hand.waitForSelector('dialog.preview[open]');
    await look('what is in the evidence', hand);
    await click(hand, 'dialog.preview button:not(.main)');
    await click(hand, '[data-action="delete"]');
    await hand.waitForSelector('[data-action="delete-now"]');
    await look('deleting a hand', hand);

    const settings = await openPage('options.html', '[data-action="delete"]');
    const sites = [
      { host: 'mirror.example', as: 'stake' },
      {
        host: 'cards.example',
        as: 'generic',
        rules: { blackjack: { rule: { scheme: 'stake/blackjack' }, origin: 'found' } },
      },
    ];
    const given = await give(settings, '[data-action="import-sites"]', { v: 1, sites });
    await settings.waitForSelector('[data-action="take-sites"]');
    await click(settings, '[data-action="delete"]');
    await settings.waitForSelector('[data-action="delete-now"]');
    await look('profiles in a file, and deleting', settings);
    expect(await textOf(settings, '[data-offered="mirror.example"]')).toContain('a mirror (Stake)');
    await click(settings, '[data-action="take-sites"]');
    await settings.waitForSelector('[data-watched] summary');
    await click(settings, '[data-watched] summary');
    await look('watched sites', settings);
    for (const { host } of sites) await tell({ kind: 'page/unwatch', host });
    given();

    const all = await openPage('report.html', '.imports input[type=file]');
    const { total: before } = await tell<HandsView>({ kind: 'page/hands', limit: 1 });
    const evidence = await tell({ kind: 'page/export', of: { ids: [hands.swapped] } });
    const taken = await give(all, '.imports input[type=file]', evidence);
    const line = await all.waitForSelector('.imported a');
    await look('evidence from elsewhere', all);
    const address = (await line!.evaluate((a) => a.getAttribute('href')))!;
    const theirs = await openPage(address, '[data-hand]');
    await look('hands from elsewhere', theirs);
    // Audited anew here, it is as it was there; it is for looking at, and joins no hands of the player's.
    const one = await openPage(`${address}&hand=${hands.swapped}`, '[data-hand]');
    for (const page of [theirs, one]) {
      expect(await attributes(page, '[data-hand]', 'data-status')).toEqual(['mismatch']);
      expect(await page.$$('[data-action="delete"]')).toHaveLength(0);
    }
    expect((await tell<HandsView>({ kind: 'page/hands', limit: 1 })).total).toBe(before);
    await click(all, '.imported button');
    await all.waitForFunction(() => document.querySelector('.imported') === null);
    taken();

    if (browserName === 'chromium') {
      const page = await openPage('manifest.json', 'body');
      const { hands: known } = await tell<TabView>({ kind: 'page/tab', tabId: session.tabIdOf(casino) });
      await answerWithScenes(page);
      const url = session.extensionUrl('report.html?statistics&site=crypto-games');
      await showScene(page, url, biased(known[0]!), 'page/hands');
      await page.waitForSelector('[data-state="done"]');
      expect(await attributes(page, '[data-told]', 'data-told')).toEqual(['true']);
      await look('statistics that raise the flag', page);
    }
    expect(told).toEqual([]);
  });

  test('the table of a derivation is lines where its columns have no room, and columns where they have', async () => {
    const page = await openPage('check.html', 'select');
    await page.select('.by-hand select', 'stake/blackjack');
    await typeInto(page, 'serverSeed', 'a seed');
    await page.waitForSelector('.framed td');
    for (const [width, isInLines] of [
      [1100, false],
      [320, true],
      [1100, false],
    ] as const) {
      await page.setViewport({ width, height: 600 });
      const seen = () =>
        page.$eval('.framed', (box) => {
          const [message, card] = [...box.querySelectorAll('td')].filter((_, i) => i === 0 || i === 4);
          return {
            isInLines: card!.getBoundingClientRect().top > message!.getBoundingClientRect().top + 10,
            isNamed: getComputedStyle(message!, '::before').content !== 'none',
            overflow: box.scrollWidth - box.clientWidth,
          };
        });
      await expect.poll(seen).toEqual({ isInLines, isNamed: isInLines, overflow: 0 });
    }
  });

  test.each([
    [600, true],
    [300, false],
  ])("a report's actions stay in view where there is room for them: %d px", async (height, stay) => {
    const page = await report('swapped');
    await page.setViewport({ width: 320, height });
    const top = () => page.$eval('footer.actions', (footer) => footer.getBoundingClientRect().top);
    await expect.poll(async () => (await top()) < height).toBe(stay);
  });

  test.each(PAGES.slice(1))('$0 needs no scrolling sideways at 400% zoom', async (_, open) => {
    const page = await open();
    await page.setViewport({ width: 320, height: 600 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

/** What is used of the accessibility checker's answer. */
interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
  readonly passes: readonly unknown[];
}
