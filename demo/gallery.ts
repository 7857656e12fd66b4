/**
 * Behind `npm run screenshots`: every page of the extension in every state, theme and width, as pictures to be looked at.
 * @module
 */
import { mkdir, rm } from 'node:fs/promises';
import type { Page } from 'puppeteer';
import { TEN_HANDS } from './acts.ts';
import { launch, type Session } from './browser.ts';
import { Player } from './player.ts';
import { startReplicas } from './server.ts';
import { Verdicts } from './verdicts.ts';

const FOLDER = 'screenshots/gallery';
const WIDTHS = [360, 1100];
const THEMES = ['light', 'dark'] as const;

/** A page to be pictured: its name, and how it is opened in the state that is wanted. */
type Picture = readonly [name: string, open: () => Promise<Page>];

async function run(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const replicas = await startReplicas();
  const { hosts, port } = replicas;
  const session = await launch({ browser: 'chromium', extension: 'dist/chrome', hosts, port });
  try {
    const pictures: Picture[] = [];
    const opener = (path: string, ready: string) => async () => {
      const page = await session.extensionPage(path);
      await page.waitForSelector(ready);
      return page;
    };
    const nowhere = await session.newPage();
    pictures.push(['popup-unknown-site', () => session.popup(session.tabIdOf(nowhere))]);
    await played(session, async (status, id, tabId) => {
      await take([`popup-${status}`, () => session.popup(tabId)]);
      pictures.push([`hand-${status}`, opener(`report.html?hand=${id}`, '[data-hand]')]);
    });
    pictures.push(
      ['history', opener('report.html', '.hand-row')],
      ['statistics', opener('report.html?statistics', '[data-state="done"]')],
      ['check', opener('check.html', 'select')],
      ['settings', opener('options.html', '.setting')],
      ['welcome', opener('welcome.html', 'main')],
    );
    for (const picture of pictures) await take(picture);
  } finally {
    await session.close();
    await replicas.close();
  }
  console.log(`The pictures are in ${FOLDER}/.`);
}

/** Plays a hand for each status that can be played, and calls `then` after each. */
async function played(
  session: Session,
  then: (status: string, id: string, tabId: number) => Promise<void>,
): Promise<void> {
  const known = new Set<string>();
  const ids = new Set<string>();
  for (const act of TEN_HANDS) {
    if (known.has(act.deserves.status)) continue;
    known.add(act.deserves.status);
    const casino = await session.newPage();
    const player = new Player(casino);
    await player.open(act.address, { ...act.settings, speed: 'instant' });
    const verdicts = await Verdicts.open(session, casino);
    await casino.bringToFront();
    await act.play(player);
    const { hand, status } = await verdicts.next(ids, act.deserves.status);
    ids.add(hand);
    await verdicts.popup.close();
    await then(status, hand, session.tabIdOf(casino));
    // A second tab of the same account would show what is dealt in the next.
    await casino.close();
  }
}

async function take([name, open]: Picture): Promise<void> {
  const page = await open();
  await new Promise((settled) => setTimeout(settled, 600));
  for (const theme of THEMES) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 800 });
      await page.screenshot({ path: `${FOLDER}/${name}-${theme}-${width}.png`, fullPage: true });
    }
  }
  await page.close();
}

await run();
