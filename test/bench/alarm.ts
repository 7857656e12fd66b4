/**
 * How long from the reveal on a casino's page to the red badge: 50 hands of a cheating replica, in each browser, on a log
 * of many hands. Half a second of it is Cutcard's own doing: it reads twice before it accuses.
 *
 *     node tools/run.mjs test/bench/alarm.ts [hands [hands in the log [stops]]]
 *
 * With `stops`, the background is stopped so many times in each hand, at any moment within a second of the last press.
 * `CUTCARD_BROWSER` leaves one browser. With `CUTCARD_PROFILE=DIR` the log stays in that folder, as in log.ts; one that is
 * longer is taken as it is.
 *
 * @module
 */
import type { Page } from 'puppeteer';
import { type BrowserName, launch, type Session } from '../../demo/browser.ts';
import { Player } from '../../demo/player.ts';
import { startReplicas } from '../../demo/server.ts';
import { kitPage } from './kit-page.ts';
import type * as Kit from './log-kit.ts';

declare const kit: typeof Kit;

const HANDS = 50;
const LOGGED = 10_000;
/** The background has begun after so long, ms. */
const BEGUN = 5000;
/** The background is stopped within so long of the press that lets the seed come out, ms. */
const STOPPED_WITHIN = 1000;
const PROFILE = process.env['CUTCARD_PROFILE'];

/** Measures in one browser; milliseconds, one a hand. */
async function measure(
  browser: BrowserName,
  hands: number,
  logged: number,
  stops: number,
): Promise<number[]> {
  const replicas = await startReplicas();
  const session = await launch({
    browser,
    extension: browser === 'firefox' ? 'dist/firefox' : 'dist/chrome',
    hosts: replicas.hosts,
    port: replicas.port,
    ...(PROFILE === undefined ? {} : { profile: PROFILE }),
  });
  try {
    const filling = await kitPage(session);
    while ((await filling.evaluate((to) => kit.grow(to), logged)) < logged);
    const page = await session.newPage();
    const player = new Player(page);
    await player.open('https://crypto.games/videopoker', {
      behaviour: 'draws-from-further-down',
      speed: 'instant',
    });
    // Of an earlier run on the same log some may be open, and are shown when the background has begun.
    if (PROFILE !== undefined) await new Promise((begun) => setTimeout(begun, BEGUN));
    const open = Number(await session.badgeText(session.tabIdOf(page)));
    const times: number[] = [];
    for (let hand = 1; hand <= hands; hand++) {
      await player.deal();
      const badge = badgeReaches(session, session.tabIdOf(page), String(open + hand));
      const revealed = reveal(page);
      const stopped = Promise.all(Array.from({ length: stops }, () => stopSometime(session)));
      await player.draw();
      times.push((await badge) - (await revealed));
      await stopped;
    }
    return times;
  } finally {
    await session.close();
    await replicas.close();
  }
}

async function stopSometime(session: Session): Promise<void> {
  await new Promise((over) => setTimeout(over, Math.random() * STOPPED_WITHIN));
  await session.killBackground().catch(() => false);
}

/** When the page shows another last server seed than now, by the machine's clock. */
const reveal = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((shown) => {
        const seed = () => document.querySelector<HTMLInputElement>('#txtLastServerSeed')?.value;
        const before = seed();
        const timer = setInterval(() => {
          if (seed() === before) return;
          clearInterval(timer);
          shown(Date.now());
        }, 2);
      }),
  );

/** When the badge has this text, by the machine's clock. Asked within the extension, no oftener than it bears. */
const badgeReaches = (session: Session, tabId: number, text: string): Promise<number> =>
  session.inExtension(
    async (id, wanted) => {
      const { action } = (
        globalThis as unknown as { chrome: { action: { getBadgeText(of: object): Promise<string> } } }
      ).chrome;
      while ((await action.getBadgeText({ tabId: id })) !== wanted) {
        await new Promise((again) => setTimeout(again, 25));
      }
      return Date.now();
    },
    tabId,
    text,
  );

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)]!;

export async function benchAlarm(hands = HANDS, logged = LOGGED, stops = 0): Promise<void> {
  for (const browser of ['chromium', 'firefox'] as const) {
    if (browser !== (process.env['CUTCARD_BROWSER'] ?? browser)) continue;
    const times = await measure(browser, hands, logged, stops);
    const sorted = [...times].sort((a, b) => a - b);
    const worst = sorted.slice(-3).reverse();
    const places = worst.map((time) => `${time} ms (hand ${times.indexOf(time) + 1})`);
    console.log(
      `${browser}: reveal to red badge, ${hands} hands on a log of ${logged} or more, ${stops} stops a hand: median ${median(sorted)} ms, worst ${places.join(', ')}`,
    );
  }
}

const [hands = HANDS, logged = LOGGED, stops = 0] = process.argv.slice(2).map(Number);
await benchAlarm(hands, logged, stops);
