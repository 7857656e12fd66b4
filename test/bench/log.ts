/**
 * How questions to a log grow with it, in each browser: with the background stopped before each, as it mostly is.
 *
 *     node tools/run.mjs test/bench/log.ts [HANDS…]
 *
 * `CUTCARD_BROWSER` leaves one browser. With `CUTCARD_PROFILE=DIR` the log stays in that folder and goes on growing the
 * next time; `CUTCARD_SECONDS` is how long one run may let it grow.
 * @module
 */
import { loadavg } from 'node:os';
import type { Page } from 'puppeteer';
import { type BrowserName, launch, type Session } from '../../demo/browser.ts';
import { Player } from '../../demo/player.ts';
import { startReplicas } from '../../demo/server.ts';
import { STRETCH } from '../../src/background/stretches.ts';
import { PAGE } from '../../src/report/address.ts';
import { kitPage } from './kit-page.ts';
import type * as Kit from './log-kit.ts';

declare const kit: typeof Kit;
declare const chrome: { readonly runtime: { sendMessage(message: object): Promise<unknown> } };

const SIZES = [1000, 10_000, 100_000];
const TIMES = 11;
/** A browser closes a database this long after the last who had it open, ms; Chromium after two seconds. */
const CLOSED = 5000;
/** A view for the popup is kept when nothing has changed for so long, ms. */
const KEPT = 4000;
const PROFILE = process.env['CUTCARD_PROFILE'];
const SECONDS = Number(process.env['CUTCARD_SECONDS'] ?? 86_400);
const BROWSERS = (['chromium', 'firefox'] as const).filter(
  (browser) => browser === (process.env['CUTCARD_BROWSER'] ?? browser),
);

async function measure(browser: BrowserName, sizes: readonly number[]): Promise<void> {
  const replicas = await startReplicas();
  const session = await launch({
    browser,
    extension: browser === 'firefox' ? 'dist/firefox' : 'dist/chrome',
    hosts: replicas.hosts,
    port: replicas.port,
    ...(PROFILE === undefined ? {} : { profile: PROFILE }),
  });
  const end = Date.now() + SECONDS * 1000;
  try {
    const page = await kitPage(session);
    let from = Date.now();
    for (const size of sizes) {
      let hands = 0;
      // Nothing is to be written beside what the log grows by, as by a background that notes which tabs are gone.
      await session.killBackground();
      while (hands < size && Date.now() < end) hands = await page.evaluate((to) => kit.grow(to), size);
      if (hands < size) {
        console.log(`${browser}: ${hands.toLocaleString('en')} hands so far`);
        return;
      }
      const casino = await session.newPage();
      const tabId = session.tabIdOf(casino);
      const player = new Player(casino);
      await player.open('https://crypto.games/videopoker', { speed: 'instant' });
      await player.playVideoPoker();
      const bytes = await page.evaluate(() => kit.storage());
      const middle = await page.evaluate((n) => kit.idOf(n), Math.floor(hands / 2));
      const asked = async (message: object): Promise<number[]> => {
        const times: number[] = [];
        for (let i = 0; i < TIMES; i++) {
          await session.killBackground();
          times.push(await ask(page, message));
        }
        return times;
      };
      const painted = async (path: string, selector: string): Promise<number[]> => {
        const times: number[] = [];
        // A background that is left alone keeps what it knows, as one does that falls asleep.
        await ask(page, { kind: 'page/tab', tabId });
        await new Promise((kept) => setTimeout(kept, KEPT));
        for (let i = 0; i < TIMES; i++) {
          await session.killBackground();
          times.push(await (browser === 'firefox' ? firstPaintOf : paintOf)(session, path, selector));
        }
        return times;
      };
      const paintings = async () => {
        const kept = await painted(`popup.html?tabId=${tabId}`, '[data-hand]');
        // Firefox tells of the first alone that it paints of an extension's page, which is the popup with its hand.
        if (browser === 'firefox') return [['popup with its hand, painted', kept]] as const;
        return [
          // What the browser takes for any page of an extension.
          ['welcome, without the log, painted', await painted('welcome.html', 'h1')],
          ['popup with its hand, painted', kept],
          [
            'popup as the background answers, painted',
            await painted(`popup.html?tabId=${tabId}`, 'main[aria-busy=false] [data-hand]'),
          ],
          ['all hands, painted', await painted('report.html', '[data-hand]')],
        ] as const;
      };
      const opened: number[] = [];
      for (let i = 0; i < 3; i++) {
        await session.killBackground();
        await new Promise((closed) => setTimeout(closed, CLOSED));
        opened.push(await page.evaluate(() => kit.opening()));
      }
      const played = await page.evaluate((n, count) => kit.play(n, count), from, STRETCH);
      from += STRETCH;
      const lines = [
        // What waking the background takes, and the machine's other work: no log is asked.
        ['settings, without the log', await asked({ kind: 'page/settings' })],
        ['popup', await asked({ kind: 'page/tab', tabId })],
        ['first page of all hands', await asked({ kind: 'page/hands', limit: PAGE })],
        ['the database alone, opened when it was closed', opened],
        ...(await paintings()),
        ['one hand by id', await asked({ kind: 'page/hand', id: middle })],
        ['append and judge', played],
      ] as const;
      console.log(
        `${browser}, ${hands.toLocaleString('en')} hands, ${Math.round(bytes / hands)} bytes each; load ${loadavg()[0]!.toFixed(1)}`,
      );
      for (const [what, times] of lines) {
        const sorted = [...times].sort((a, b) => a - b);
        const round = (ms: number) => ms.toFixed(1);
        console.log(
          `  ${what}: least ${round(sorted[0]!)} ms, median ${round(sorted[sorted.length >> 1]!)} ms, worst ${round(sorted.at(-1)!)} ms`,
        );
      }
      await casino.close();
    }
  } finally {
    await session.close();
    await replicas.close();
  }
}

/** From the navigation until what the selector finds is painted, ms. */
async function paintOf(session: Session, path: string, selector: string): Promise<number> {
  const page = await session.newPage();
  await page.evaluateOnNewDocument((wanted) => {
    const look = () => {
      if (document.querySelector(wanted)) requestAnimationFrame(() => setTimeout(note));
      else requestAnimationFrame(look);
    };
    const note = () => document.documentElement.setAttribute('data-painted', String(performance.now()));
    look();
  }, selector);
  await page.goto(session.extensionUrl(path));
  await page.waitForSelector('[data-painted]');
  const painted = await page.$eval('[data-painted]', (root) => Number(root.getAttribute('data-painted')));
  await page.close();
  return painted;
}

/** From the navigation until the browser painted the first of the page, ms, which must be what the selector finds. */
async function firstPaintOf(session: Session, path: string, selector: string): Promise<number> {
  const page = await session.extensionPage(path);
  await page.waitForSelector(selector);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const observer = new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') tell(startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
  await page.close();
  return painted;
}

const ask = (page: Page, message: object): Promise<number> =>
  page.evaluate(async (question) => {
    const start = performance.now();
    await chrome.runtime.sendMessage(question);
    return performance.now() - start;
  }, message);

export async function benchLog(sizes: readonly number[] = SIZES): Promise<void> {
  for (const browser of BROWSERS) await measure(browser, sizes);
}

await benchLog(process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES);
