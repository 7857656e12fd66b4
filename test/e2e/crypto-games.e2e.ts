/** Crypto.Games from its page to the verdict: the shipped extension at the replica, played by hand. */
import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAct } from '../../demo/acts.ts';
import { look, Player } from '../../demo/player.ts';
import type { Settings } from '../../demo/settings.ts';
import { Verdicts } from '../../demo/verdicts.ts';
import type { Status } from '../../src/core/verdict.ts';
import { browserName, launchAtReplicas, notifications, type Session } from './harness/index.ts';

const TABLE = 'https://crypto.games/videopoker';

let session: Session;
let page: Page;
let player: Player;
let verdicts: Verdicts;

beforeAll(async () => {
  session = await launchAtReplicas();
});

afterAll(() => session?.close());

/** A tab and an account of its own for each test. */
beforeEach(async () => {
  page = await session.newPage();
  await session.browser.deleteCookie(...(await session.browser.cookies()));
  player = new Player(page);
});

afterEach(async () => {
  await verdicts?.popup.close().catch(() => undefined); // A test without a popup leaves the last one's, closed.
  await page.close();
});

async function open(settings: Partial<Settings> = {}): Promise<void> {
  await player.open(TABLE, { speed: 'instant', ...settings });
  verdicts = await Verdicts.open(session, page);
  await page.bringToFront();
}

const badge = () => session.badgeText(session.tabIdOf(page));

/** Opens every mismatch there is, as its report would, so that the badge is empty. */
async function openMismatches(): Promise<void> {
  await session.inExtension(async () => {
    const { runtime } = (
      globalThis as unknown as {
        chrome: { runtime: { sendMessage(m: object): Promise<{ hands: { id: string }[] }> } };
      }
    ).chrome;
    const asked = { kind: 'page/hands', limit: 200, status: 'mismatch' };
    for (const { id } of (await runtime.sendMessage(asked)).hands) {
      await runtime.sendMessage({ kind: 'page/opened', id });
    }
  });
}

/** What is read and judged alike in every browser is tried in one. */
const inOne = browserName === 'chromium' ? test : test.skip;

/** Waits until a question about the extension has the answer that is expected of it. */
const settles = <T>(ask: () => Promise<T>) => expect.poll(ask);

/** The banner's root is closed: what can be seen of it is that it is there. */
const banners = () =>
  page.evaluate(
    () =>
      [...document.documentElement.children].filter((one) => getComputedStyle(one).zIndex === '2147483647')
        .length,
  );

/** Goes to it by the keyboard, as anybody can. */
async function focusBanner(): Promise<void> {
  const isThere = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.matches(':popover-open'));
  for (let stop = 0; stop < 100 && !(await isThere()); stop++) await page.keyboard.press('Tab');
}

describe('the alarm', () => {
  // It shows in the final cards, which stay on the table for as long as a slow machine takes to read them twice.
  const cheat = { behaviour: 'draws-from-further-down' };

  test('a mismatch raises a banner and a notification, and an honest hand neither', async () => {
    const shown = new Set(await notifications(session));
    const raised = async () => (await notifications(session)).filter((name) => !shown.has(name)).length;
    await open();
    await player.playVideoPoker();
    await verdicts.next(new Set(), 'verified');
    expect([await banners(), await raised()]).toEqual([0, 0]);
    await player.open(TABLE, { speed: 'instant', ...cheat });
    await player.playVideoPoker();
    await settles(banners).toBe(1);
    // Firefox without a display closes notifications as they come.
    if (session.name === 'chromium') await settles(raised).toBe(1);
  });

  test('the badge counts mismatches until each was opened', async () => {
    await openMismatches();
    await player.open(TABLE, { speed: 'instant', ...cheat });
    await player.playVideoPoker();
    await settles(badge).toBe('1');
    await player.playVideoPoker();
    await settles(badge).toBe('2');
    verdicts = await Verdicts.open(session, page);
    const mismatches = async () =>
      (await verdicts.all()).flatMap(({ hand, status }) => (status === 'mismatch' ? [hand] : []));
    await settles(async () => (await mismatches()).length).toBe(2);
    const ids = await mismatches();
    expect(await badge()).toBe('2');
    const report = await session.extensionPage(`report.html?hand=${ids[0]}`);
    await settles(badge).toBe('1');
    await report.goto(session.extensionUrl(`report.html?hand=${ids[1]}`), { timeout: 2000 }).catch(() => {});
    await settles(badge).toBe('');
    await report.close();
  });

  test('cards that lie under the banner are read all the same', async () => {
    await open(cheat);
    await page.setViewport({ width: 420, height: 600 });
    await player.playVideoPoker();
    await settles(banners).toBe(1);
    // The page scrolls its cards under it, where its controls are too, and is played by the keyboard.
    const isUnder = () =>
      page.evaluate(() => {
        const banner = document.querySelector(':popover-open')!.getBoundingClientRect();
        const cards = document.querySelector('.cards')!;
        document.body.style.padding = '0 0 1000px';
        scrollBy(0, cards.getBoundingClientRect().top - banner.top);
        const { top, bottom } = cards.getBoundingClientRect();
        return top >= banner.top - 1 && bottom <= banner.bottom + 1;
      });
    const press = async () => {
      await page.$eval('button.main', (button) => button.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
    };
    expect(await isUnder()).toBe(true);
    await press();
    await page.waitForSelector('.main.draw:not(:disabled)');
    await look(page);
    await press();
    expect(await isUnder()).toBe(true);
    const latest = async () => (await verdicts.all()).slice(0, 2).map(({ status }) => status);
    await settles(latest).toEqual(['mismatch', 'mismatch']);
  });

  test('a hand is alerted to once, and its banner can be dismissed', async () => {
    await open(cheat);
    await player.playVideoPoker();
    await settles(banners).toBe(1);
    await page.keyboard.press('Escape');
    expect(await banners()).toBe(1);
    await focusBanner();
    await page.keyboard.press('Escape');
    expect(await banners()).toBe(0);
    await session.killBackground();
    await player.open(TABLE, { speed: 'instant' });
    await settles(() => verdicts.all().then((all) => all[0]?.status)).toBe('mismatch');
    expect(await banners()).toBe(0);
  });
});

describe('too little was seen', () => {
  inOne('a fairness panel that comes up only behind the hand', async () => {
    await open({ panel: 'after-hand' });
    await player.playVideoPoker();
    expect((await verdicts.next(new Set(), 'consistent')).status).toBe('consistent');
  });

  inOne('no fairness panel at all', async () => {
    await open({ panel: 'missing' });
    await player.playVideoPoker();
    expect((await verdicts.next(new Set(), 'not-watching')).status).toBe('not-watching');
    expect(await verdicts.popup.$eval('body', (body) => body.textContent)).toMatch(/fairness panel/i);
  });

  inOne('a game in a frame of another host, into which nobody can look', async () => {
    await open();
    const embed = (host: string) =>
      page.evaluate(async (src) => {
        const frame = document.createElement('iframe');
        await new Promise((loaded) => {
          Object.assign(frame, { src, width: 900, height: 700, onload: loaded });
          document.body.replaceChildren(frame);
        });
      }, `https://${host}/`);
    const said = async () => {
      const popup = await session.popup(session.tabIdOf(page));
      await popup.waitForSelector('[aria-busy="false"]');
      const text = await popup.$eval('main', ({ textContent }) => textContent);
      await popup.close();
      return text;
    };
    await page.goto('https://crypto.games/nothing-is-played-here');
    await embed('crypto.games');
    expect(await said()).not.toContain('is a frame of');
    await embed('stake.com');
    expect(await said()).toContain('is a frame of stake.com');
  });

  inOne('two panels that say different things', async () => {
    await open({ panel: 'two' });
    await player.playVideoPoker();
    expect((await verdicts.next(new Set(), 'unreadable')).status).toBe('unreadable');
    // What can be copied for those who look after the site's file says how the page is built, and no value on it.
    const { skeleton } = await session.inExtension(async (tabId) => {
      const { runtime } = (
        globalThis as unknown as {
          chrome: { runtime: { sendMessage(m: object): Promise<{ skeleton: string }> } };
        }
      ).chrome;
      return runtime.sendMessage({ kind: 'page/tab', tabId });
    }, session.tabIdOf(page));
    const seed = await page.$eval('#txtNextServerSeed256', (box) => (box as HTMLInputElement).value);
    expect(skeleton).toContain('txtNextServerSeed256');
    expect(skeleton).not.toContain(seed);
  });
});

/** What a popup of this tab shows, one picture after the other, until it has the background's answer. */
const picturesOfPopup = (): Promise<Picture[]> =>
  session.inExtension(async (tabId) => {
    const { chrome } = globalThis as unknown as { chrome: ExtensionApi };
    const { id } = await chrome.tabs.create({ url: `popup.html?tabId=${tabId}`, active: false });
    const pictures: Picture[] = [];
    for (let last = ''; ; ) {
      const window = chrome.extension.getViews().find(({ location }) => location.pathname === '/popup.html');
      const main = window?.document.querySelector('main');
      if (window && main) {
        const isWaiting = main.getAttribute('aria-busy') === 'true';
        const hands = [...main.querySelectorAll('[data-hand]')].map(
          (one) => one.getAttribute('data-status')!,
        );
        const word = window.document.querySelector('.watch span')?.textContent ?? '';
        const strip = main.querySelector('[data-casino-summary]')?.getAttribute('data-mismatch') ?? '';
        const picture = JSON.stringify({ isWaiting, hands, word, strip });
        if (picture !== last) pictures.push(JSON.parse(picture));
        last = picture;
        if (!isWaiting) break;
      }
      // Timers of pages that are not in front are slow.
      await new Promise((again) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = again;
        port2.postMessage(null);
      });
    }
    await chrome.tabs.remove(id);
    return pictures;
  }, session.tabIdOf(page));

interface Picture {
  readonly isWaiting: boolean;
  readonly hands: readonly string[];
  readonly word: string;
  /** How many mismatches the casino has. */
  readonly strip: string;
}

type Kept = Record<string, { hands: { verdict: { status: string } }[] }>;

interface ExtensionApi {
  readonly tabs: { create(of: object): Promise<{ id: number }>; remove(id: number): Promise<void> };
  readonly extension: { getViews(): Window[] };
  readonly scripting: { executeScript(of: object): Promise<{ result: unknown }[]> };
  readonly runtime: { sendMessage(message: object): Promise<unknown> };
  readonly storage: {
    session: {
      get(key: string): Promise<{ lastViews?: Kept }>;
      set(values: { lastViews: Kept }): Promise<void>;
    };
  };
}

/** The statuses of the hands that are kept of this tab for the popup's first picture; null where nothing is. */
const keptStatuses = (tab = session.tabIdOf(page)): Promise<string[] | null> =>
  session.inExtension(async (tabId) => {
    const { chrome } = globalThis as unknown as { chrome: ExtensionApi };
    const { lastViews } = await chrome.storage.session.get('lastViews');
    return lastViews?.[tabId]?.hands.map(({ verdict }) => verdict.status) ?? null;
  }, tab);

test('the popup shows at once what there was when the background fell asleep, and then what there is', async () => {
  await openMismatches();
  await player.open(TABLE, { speed: 'instant' });
  await player.playVideoPoker();
  await settles(() => keptStatuses()).toEqual(['verified']);
  await session.killBackground();
  const [first, ...others] = await picturesOfPopup();
  expect(first).toMatchObject({ isWaiting: true, hands: ['verified'], word: 'Reading the page…' });
  expect(others.at(-1)).toMatchObject({ isWaiting: false, hands: ['verified'], word: 'watching' });
  const before = Number(others.at(-1)!.strip);

  // A red one is not missing in any of them, however soon the background is stopped behind it.
  await player.open(TABLE, { speed: 'instant', behaviour: 'draws-from-further-down' });
  await player.playVideoPoker();
  await settles(badge).toBe('1');
  await session.killBackground();
  const shown = (await picturesOfPopup()).filter(({ hands }) => hands.length > 0);
  expect(shown.map(({ hands }) => hands)).toEqual(shown.map(() => ['mismatch', 'verified']));
  expect(shown.at(-1)).toMatchObject({ isWaiting: false, strip: String(before + 1) });
  await settles(() => keptStatuses()).toEqual(['mismatch', 'verified']);

  // Whatever is kept, what the background says is shown; and neither it nor the casino's page makes anything of it.
  await session.killBackground();
  const read = await session.inExtension(async (tabId) => {
    const { chrome } = globalThis as unknown as { chrome: ExtensionApi };
    const { lastViews } = await chrome.storage.session.get('lastViews');
    lastViews![tabId]!.hands[0]!.verdict.status = 'verified';
    await chrome.storage.session.set({ lastViews: lastViews! });
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId },
      func: async () => {
        const { chrome: api } = globalThis as unknown as { chrome: Partial<ExtensionApi> };
        return (await api.storage?.session?.get('lastViews').catch(() => null)) ?? 'refused';
      },
    });
    return frame?.result;
  }, session.tabIdOf(page));
  expect(read).toBe('refused');
  const pictures = await picturesOfPopup();
  expect(pictures[0]).toMatchObject({ isWaiting: true, hands: ['verified', 'verified'] });
  expect(pictures.at(-1)).toMatchObject({ isWaiting: false, hands: ['mismatch', 'verified'] });

  // What is deleted is gone from it too.
  const hand = await session.inExtension(async (tabId) => {
    const { chrome } = globalThis as unknown as { chrome: ExtensionApi };
    const ask = (message: object) => chrome.runtime.sendMessage(message);
    const { hands } = (await ask({ kind: 'page/tab', tabId })) as { hands: { id: string }[] };
    await ask({ kind: 'page/delete', of: { ids: [hands[0]!.id] } });
    return (await chrome.storage.session.get('lastViews')).lastViews ?? null;
  }, session.tabIdOf(page));
  expect(hand).toBeNull();
  await settles(() => keptStatuses()).toEqual(['verified']);

  // And so is what is kept of a tab that is closed.
  const closed = session.tabIdOf(page);
  await page.close();
  await settles(() => keptStatuses(closed)).toBeNull();
  page = await session.newPage();
});

describe('the background may stop at any time', () => {
  test('between commitment and reveal', async () => {
    await open();
    await session.killBackground();
    await player.deal();
    await session.killBackground();
    await player.draw();
    expect((await verdicts.next(new Set(), 'verified')).status).toBe('verified');
  });

  test('between a cheat and its alarm', async () => {
    await openMismatches();
    await player.open(TABLE, { speed: 'instant', behaviour: 'draws-from-further-down' });
    await player.deal();
    await player.draw();
    await session.killBackground();
    await settles(badge).toBe('1');
  });
});

declare const chrome: {
  readonly permissions: Record<'request' | 'remove' | 'contains', (of: object) => Promise<boolean>>;
};
const HOST = { origins: ['https://crypto.games/*'] };

/** Has the browser permit the casino's host again, for which it takes a click. */
async function permit(): Promise<void> {
  const welcome = await session.extensionPage('welcome.html');
  await welcome.evaluate((host) => {
    const button = document.createElement('button');
    button.id = 'permit';
    button.onclick = () => void chrome.permissions.request(host);
    document.body.prepend(button);
  }, HOST);
  await welcome.click('#permit');
  await settles(() => session.inExtension((host) => chrome.permissions.contains(host), HOST)).toBe(true);
  await welcome.close();
  await page.bringToFront();
}

// Chromium leaves it to its own settings to take back what the manifest names.
test.runIf(browserName === 'firefox')(
  'a host that is taken back in the middle of a hand, and given again',
  async () => {
    await open();
    const tab = session.tabIdOf(page);
    await player.deal();
    await settles(async () => [...(await verdicts.standing(tab)).values()]).toEqual(['pending']);
    await session.inExtension((host) => chrome.permissions.remove(host), HOST);
    // It is said at once, and nothing more is recorded.
    await settles(() => session.iconTitle(tab)).toMatch(/not watching/i);
    const before = await verdicts.standing();
    await player.draw();
    await player.playVideoPoker();
    expect([...(await verdicts.standing()).keys()]).toEqual([...before.keys()]);
    await permit();
    await player.playVideoPoker();
    await player.playVideoPoker();
    expect((await verdicts.next(new Set(before.keys()), 'verified')).status).toBe('verified');
    expect([...(await verdicts.standing(tab)).values()]).not.toContain('mismatch');
  },
);

test.each([
  ['closed', (page: Page) => page.close()],
  ['left for another site', (page: Page) => page.goto('about:blank')],
])('a hand whose tab is %s waits no longer', async (_, leave) => {
  await open();
  const second = await session.newPage();
  const other = new Player(second);
  await other.open(TABLE, { speed: 'instant' });
  const tab = session.tabIdOf(second);
  const before = await verdicts.standing(tab);
  await other.deal();
  // The first tab, of the same account, may show this hand as well.
  const waiting = async () =>
    [...(await verdicts.standing(tab))].find(([id, status]) => !before.has(id) && status === 'pending')?.[0];
  await settles(waiting).toBeDefined();
  const hand = (await waiting())!;
  await leave(second);
  await settles(async () => (await verdicts.standing()).get(hand)).toBe('unreadable');
  await second.close().catch(() => undefined); // It is closed already.
});

describe('hostile input', () => {
  inOne('markup in a seed stays text', async () => {
    await open();
    await player.enterClientSeed('<img src=x onerror=alert(1)>');
    await player.playVideoPoker();
    expect((await verdicts.next(new Set(), 'verified')).status).toBe('verified');
    expect(await verdicts.popup.$$('img[src="x"]')).toHaveLength(0);
  });

  test('what a closed shadow root does to what it shows, and what it shows over cards, is seen', async () => {
    /** All of the page in a part of a closed shadow root with such a style. */
    const showIn = (style: string) =>
      page.evaluate((around) => {
        const root = document.body.attachShadow({ mode: 'closed' });
        root.innerHTML = '<div><slot></slot></div>';
        (root.firstElementChild as HTMLElement).style.cssText = around;
      }, style);
    /** A closed shadow root that shows something of such a style where the cards lie. */
    const showOver = (style: string) =>
      page.$eval(
        '.cards',
        (cards, of) => {
          const { left, top, width, height } = cards.getBoundingClientRect();
          const over = document.body.appendChild(document.createElement('span'));
          const shown = document.createElement('div');
          over.attachShadow({ mode: 'closed' }).append(shown);
          shown.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; ${of}`;
        },
        style,
      );
    const seen = new Set<string>();
    const play = async (alter: () => Promise<unknown>, expected: Status) => {
      await open();
      await alter();
      await player.playVideoPoker();
      const { hand, status } = await verdicts.next(seen, expected);
      seen.add(hand);
      return status;
    };
    expect(await play(() => showIn(''), 'verified')).toBe('verified');
    expect(await play(() => showIn('opacity: 0.15'), 'unreadable')).toBe('unreadable');
    expect(await play(() => showOver(''), 'verified')).toBe('verified');
    expect(await play(() => showOver('background: #fff'), 'unreadable')).toBe('unreadable');
  });

  inOne('a seed of ten thousand characters is no seed', async () => {
    await open();
    await page.$eval('#txtNextClientSeed', (box) => {
      (box as HTMLInputElement).value = 'x'.repeat(10_000);
    });
    await player.playVideoPoker();
    const [hand] = await verdicts.all();
    expect(hand?.status).not.toBe('mismatch');
  });

  test('a page can say nothing to the extension', async () => {
    await open();
    await player.playVideoPoker();
    const { hand } = await verdicts.next(new Set(), 'verified');
    await page.evaluate((id) => {
      const forged = { kind: 'content/observe', sightings: [{ key: `forged ${id}`, confirmed: true }] };
      window.postMessage(forged, '*');
      document.dispatchEvent(new CustomEvent('message', { detail: forged }));
      const { runtime } =
        (globalThis as unknown as { chrome?: { runtime?: { sendMessage(m: object): void } } }).chrome ?? {};
      runtime?.sendMessage(forged);
    }, hand);
    const refused = await session.inExtension(async () => {
      const { runtime } = (
        globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<unknown> } } }
      ).chrome;
      return (
        (await runtime.sendMessage({ kind: 'content/observe', sightings: [] }).catch(() => 'refused')) ??
        'refused'
      );
    });
    expect(refused).toBe('refused');
    expect((await verdicts.all())[0]).toEqual({ hand, status: 'verified' });
  });
});

test('the recorded hand, with its derivation', async () => {
  await open({ behaviour: 'recorded' });
  await findAct('crypto-games', 'video-poker', 'recorded').play(player);
  const { hand } = await verdicts.next(new Set(), 'verified');
  const cards = (root: string) =>
    verdicts.popup.$$eval(`${root} [data-card]`, (all) => all.map((card) => card.getAttribute('data-card')));
  expect((await cards('[data-hand]')).slice(0, 5)).toEqual(['Jc', '5h', '8c', 'Ac', '2c']);
  const report = await session.extensionPage(`report.html?hand=${hand}`);
  await report.waitForSelector('table');
  const rows = await report.$$eval('table tbody tr', (all) => all.map((row) => row.textContent));
  expect(rows[0]).toMatch(/^3a.*58.*out of range/);
  expect(rows).toHaveLength(17);
  await report.close();
});
