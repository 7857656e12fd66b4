/**
 * How long from the reveal on a casino's page to the red badge: 50 hands of a cheating replica, in each browser, on a log
 * of many hands. Half a second of it is Cutcard's own doing: it reads twice before it accuses.
 *
 *     node tools/run.mjs test/bench/alarm.ts [hands [hands in the log]]
 *
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
const PROFILE = process.env['CUTCARD_PROFILE'];

/** Measures in one browser; milliseconds, one a hand. */
async function measure(browser: BrowserName, hands: number, logged: number): Promise<number[]> {
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
      await player.draw();
      times.push((await badge) - (await revealed));
    }
    return times;
  } finally {
    await session.close();
    await replicas.close();
  }
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

export async function benchAlarm(hands = HANDS, logged = LOGGED): Promise<void> {
  for (const browser of ['chromium', 'firefox'] as const) {
    if (browser !== (process.env['CUTCARD_BROWSER'] ?? browser)) continue;
    const times = await measure(browser, hands, logged);
    const sorted = [...times].sort((a, b) => a - b);
    const worst = sorted.slice(-3).reverse();
    const places = worst.map((time) => `${time} ms (hand ${times.indexOf(time) + 1})`);
    console.log(
      `${browser}: reveal to red badge, ${hands} hands on a log of ${logged} or more: median ${median(sorted)} ms, worst ${places.join(', ')}`,
    );
  }
}

await benchAlarm(Number(process.argv[2] ?? HANDS), Number(process.argv[3] ?? LOGGED));
