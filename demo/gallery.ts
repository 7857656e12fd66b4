/**
 * Behind `npm run screenshots`: every page of the extension in every state, as pictures to be looked at.
 *
 *     npm run screenshots [-- --languages en,ja,ru] [--only popup,history] [--widths 360,1100]
 *                        [--themes light] [--browser firefox]
 *
 * Hands are played at the replicas. A state that takes a broken browser or a long evening is a real answer of the
 * background with one thing changed in it; Firefox has no way to put one in.
 * @module
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ElementHandle, Page } from 'puppeteer';
import { isLanguage, LANGUAGES } from '../src/platform/languages.ts';
import type { PageMessages, TabView } from '../src/platform/messages.ts';
import { kitPage } from '../test/bench/kit-page.ts';
import type * as Kit from '../test/bench/log-kit.ts';
import { type Act, findAct, TEN_HANDS } from './acts.ts';
import { type BrowserName, launch, type Session } from './browser.ts';
import { Player } from './player.ts';
import { type Answer, answerWithScenes, biased, ELSEWHERE, scenes, showScene } from './scenes.ts';
import { startReplicas } from './server.ts';
import { Verdicts } from './verdicts.ts';

const FOLDER = 'screenshots/gallery';
const TABLE = 'https://crypto.games/videopoker';
/** Hands of which statistics show something. */
const MANY = 700;

const { values: told } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,1100' },
    themes: { type: 'string', default: 'light,dark' },
    browser: { type: 'string', default: 'chromium' },
  },
});
const asked = told.languages.split(',');
const languages = asked.filter(isLanguage);
if (languages.length < asked.length) {
  console.error(`screenshots: --languages must be some of ${Object.keys(LANGUAGES).join(',')}`);
  process.exit(2);
}
const only = told.only.split(',');
const themes = told.themes.split(',');
const widths = told.widths.split(',').map(Number);
const browser: BrowserName = told.browser === 'firefox' ? 'firefox' : 'chromium';

const isWanted = (name: string): boolean => only.some((start) => name.startsWith(start));

/** A page in a state that is wanted: how it is opened, what shows that it is there, and what is done there. */
interface Picture {
  readonly name: string;
  readonly open: () => Promise<Page>;
  readonly ready: string;
  readonly act?: (page: Page) => Promise<unknown>;
}

/** A hand of each status that can be played, and then one of each game whose table looks otherwise. */
const PLAYED: readonly (readonly [name: string, act: Act])[] = [
  ...TEN_HANDS.filter(
    ({ deserves }, i) => TEN_HANDS.findIndex((one) => one.deserves.status === deserves.status) === i,
  ).map((act) => [act.deserves.status, act] as const),
  ['unsupported', findAct('bc-game', 'blackjack', 'signs-falsely')],
  ['blackjack', findAct('crypto-games', 'blackjack', 'changes-hole-card')],
  ['pair-of-seeds', findAct('stake', 'blackjack', 'deals-pair')],
  ['baccarat', findAct('stake', 'baccarat', 'swaps-dealt-card')],
  ['hilo', findAct('stake', 'hilo', 'honest')],
  ['roulette', findAct('bitzino', 'roulette', 'takes-from-bottom')],
  ['craps', findAct('bitzino', 'craps', 'takes-from-bottom')],
  ['slots', findAct('bitzino', 'slots', 'takes-from-bottom')],
];

async function run(): Promise<void> {
  // Of some pictures alone, the others are kept.
  if (!told.only) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const replicas = await startReplicas();
  const { hosts, port } = replicas;
  const extension = await permitted(browser === 'firefox' ? 'dist/firefox' : 'dist/chrome');
  const session = await launch({ browser, extension, hosts: [...hosts, ELSEWHERE], port });
  try {
    await beforePlay(session);
    const { views, hands } = await played(session);
    if (browser === 'chromium') {
      const played = { good: views.get('verified')!, bad: views.get('mismatch')! };
      for (const [name, answer] of scenes(played)) await take(session, scene(session, name, answer));
      await take(session, flagged(session, played.good));
    }
    const further = [...pages(session), ...dialogs(session, hands), ...elsewhere(session, hands)];
    for (const picture of [...hands, ...further]) await take(session, picture);
    await playedLong(session);
  } finally {
    await session.close();
    await replicas.close();
    await rm(extension, { recursive: true });
  }
  console.log(`The pictures are in ${FOLDER}/.`);
}

/** The extension with leave to read a site that nobody knows: the browser's question cannot be answered here. */
async function permitted(built: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cutcard-'));
  await cp(built, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  manifest.host_permissions.push(`https://${ELSEWHERE}/*`);
  await writeFile(path, JSON.stringify(manifest));
  return folder;
}

/** The popup where no hand was played yet. */
async function beforePlay(session: Session): Promise<void> {
  const page = await session.newPage();
  const open = () => session.popup(session.tabIdOf(page));
  await page.goto(`https://${ELSEWHERE}/`);
  await take(session, { name: 'popup-unknown-site', open, ready: '.notice' });
  await new Player(page).open(TABLE, { speed: 'instant' });
  await take(session, { name: 'popup-no-hand', open, ready: '.notice' });
  await page.close();
}

/** Plays, and pictures the popup after each hand; then what the popups were told, and the pages of the hands. */
async function played(
  session: Session,
): Promise<{ views: ReadonlyMap<string, TabView>; hands: readonly Picture[] }> {
  const views = new Map<string, TabView>();
  const hands: Picture[] = [];
  const ids = new Set<string>();
  for (const [name, act] of PLAYED) {
    const casino = await session.newPage();
    const tabId = session.tabIdOf(casino);
    const player = new Player(casino);
    await player.open(act.address, { ...act.settings, speed: 'instant' });
    const verdicts = await Verdicts.open(session, casino);
    await casino.bringToFront();
    await act.play(player);
    const { hand, status } = await verdicts.worst(ids, act.deserves);
    if (status !== act.deserves.status) console.log(`${name}: ${status}`);
    for (const one of await verdicts.standing()) ids.add(one[0]);
    await verdicts.popup.close();
    views.set(name, await ask(session, 'page/tab', { tabId }));
    await take(session, { name: `popup-${name}`, open: () => session.popup(tabId), ready: '.hand' });
    hands.push(page(session, `hand-${name}`, `report.html?hand=${hand}`, '[data-hand]'));
    // A second tab of the same account would show what is dealt in the next.
    await casino.close();
  }
  return { views, hands };
}

/** The popup as it is with this answer. */
const scene = (session: Session, name: string, answer: Answer): Picture => ({
  name: `popup-${name}`,
  ready: '.notice, .hand, .loading',
  open: async () => {
    const popup = await session.extensionPage('manifest.json');
    await answerWithScenes(popup);
    await showScene(popup, session.extensionUrl('popup.html?tabId=0'), answer);
    return popup;
  },
  async act(popup) {
    // What the site is is asked for behind a click.
    await (await popup.$('[data-action="watch"]'))?.click();
  },
});

/** The statistics of a casino whose cards are biased. */
const flagged = (session: Session, { hands }: TabView): Picture => ({
  name: 'statistics-flagged',
  ready: '[data-state="done"]',
  open: async () => {
    const report = await session.extensionPage('manifest.json');
    await answerWithScenes(report);
    const address = session.extensionUrl('report.html?statistics&site=crypto-games');
    await showScene(report, address, biased(hands[0]!), 'page/hands');
    return report;
  },
});

const page = (
  session: Session,
  name: string,
  path: string,
  ready: string,
  act?: Picture['act'],
): Picture => ({ name, open: () => session.extensionPage(path), ready, ...(act && { act }) });

function pages(session: Session): Picture[] {
  const of = page.bind(null, session);
  return [
    of('history', 'report.html', '.hand-row'),
    of('history-mismatches', 'report.html?site=crypto-games&status=mismatch', '.hand-row'),
    of('history-nothing-found', 'report.html?text=nothing-like-it', '.list p'),
    of('hand-not-there', 'report.html?hand=0', 'main > .sheet'),
    of('check', 'check.html', 'select'),
    of('check-typed', 'check.html', 'select', typeHand),
    of('check-seeds', 'check.html', 'select', (check) => check.type('[name="serverSeed"]', 'seed')),
    of('check-malformed', 'check.html', 'select', (check) => check.type('[name="player"]', 'Zx')),
    of('check-file', 'check.html', 'select', dropFile),
    of('settings', 'options.html', '.witness-line'),
    of('settings-delete', 'options.html', '.delete button', (options) => options.click('.delete button')),
    of('welcome', 'welcome.html', '.practice-table'),
    of('welcome-dealt', 'welcome.html', '.practice-table', (welcome) => practise(welcome, ['dealt'])),
    of('welcome-alarm', 'welcome.html', '.practice-table', (welcome) =>
      practise(welcome, ['dealt', 'over', 'before', 'dealt', 'over']),
    ),
  ];
}

/** What stands on pages after a click or a file. */
function dialogs(session: Session, hands: readonly Picture[]): Picture[] {
  const mismatch = hands.find(({ name }) => name === 'hand-mismatch')!;
  const pressed = (button: string, shown: string) => async (page: Page) => {
    await page.$eval(button, (one) => (one as HTMLElement).click());
    await page.waitForSelector(shown);
  };
  const watched = {
    v: 1,
    sites: [
      { host: 'mirror.example', as: 'stake' },
      {
        host: 'cards.example',
        as: 'generic',
        rules: { blackjack: { rule: { scheme: 'stake/blackjack' }, origin: 'found' } },
      },
    ],
  };
  const imports = '.imports input[type="file"]';
  return [
    {
      ...mismatch,
      name: 'hand-evidence',
      act: pressed('.actions button:not(.main)', 'dialog.preview[open]'),
    },
    {
      ...mismatch,
      name: 'hand-delete',
      act: pressed('[data-action="delete"]', '[data-action="delete-now"]'),
    },
    page(session, 'settings-profiles', 'options.html', '.witness-line', async (options) => {
      await give(options, '[data-action="import-sites"]', watched);
      await options.waitForSelector('[data-action="take-sites"]');
    }),
    page(session, 'settings-watched', 'options.html', '.witness-line', async (options) => {
      await give(options, '[data-action="import-sites"]', watched);
      await options.waitForSelector('[data-action="take-sites"]');
      await pressed('[data-action="take-sites"]', '[data-watched] summary')(options);
      await options.$eval('[data-watched] summary', (one) => (one as HTMLElement).click());
    }),
    page(session, 'history-imports', 'report.html', imports, async (report) => {
      await give(report, imports, await ask(session, 'page/export', { of: { site: 'crypto-games' } }));
      await report.waitForSelector('.imported');
    }),
  ];
}

/** What stands on pages that are not Cutcard's: in the casino's own, and in a file that it saved. */
function elsewhere(session: Session, hands: readonly Picture[]): Picture[] {
  const saved = (of: string): Picture => ({
    name: `saved-${of}`,
    ready: '[data-status]',
    open: async () => {
      const report = await hands.find(({ name }) => name === `hand-${of}`)!.open();
      await (await report.waitForSelector('.actions .main'))!.evaluate((button) => {
        const make = URL.createObjectURL;
        URL.createObjectURL = (blob: Blob) => {
          void blob.text().then((html) => Object.assign(globalThis, { html }));
          return make.call(URL, blob);
        };
        (button as HTMLElement).click();
      });
      const html = await report.waitForFunction(() => (globalThis as { html?: string }).html);
      const path = `${FOLDER}/saved.html`;
      await writeFile(path, (await html.jsonValue()) ?? '');
      await report.close();
      const page = await session.newPage();
      await page.goto(pathToFileURL(path).href);
      return page;
    },
  });
  const banner: Picture = {
    name: 'banner',
    ready: '[popover]',
    open: async () => {
      const act = TEN_HANDS.find(({ deserves }) => deserves.status === 'mismatch')!;
      const page = await session.newPage();
      const player = new Player(page);
      await player.open(act.address, { ...act.settings, speed: 'instant' });
      await page.bringToFront();
      await act.play(player);
      return page;
    },
  };
  const teaching: Picture = {
    name: 'teaching',
    ready: '[data-teaching]',
    open: async () => {
      const page = await session.newPage();
      await page.goto(`https://${ELSEWHERE}/`);
      await page.setContent(NOBODY_KNOWS);
      const tabId = session.tabIdOf(page);
      await ask(session, 'page/watch', { tabId, as: 'generic' });
      const popup = await session.popup(tabId);
      await (await popup.waitForSelector('[data-action="teach"]'))!.click();
      await page.bringToFront();
      await page.waitForSelector('[data-teaching]');
      await popup.close();
      return page;
    },
  };
  // Firefox tells puppeteer nothing of what scripts of extensions do in a page.
  return [saved('mismatch'), saved('verified'), banner, ...(browser === 'chromium' ? [teaching] : [])];
}

/** A table without a label. */
const NOBODY_KNOWS = `<!doctype html><meta name="viewport" content="width=device-width">
<style>
  body { font: 16px sans-serif; color-scheme: light dark; margin: 24px }
  span { display: inline-block; padding: 16px 9px; border: 1px solid }
  div { margin: 12px 0; overflow-wrap: anywhere }
</style>
<div><span>9♣</span> <span>K♦</span></div><div><span>J♠</span> <span>10♥</span></div>
<button>»»</button><div>${'c3'.repeat(32)}</div><div>lucky7</div><div>12</div><div>${'d4'.repeat(32)}</div>`;

/** Chooses a file of this JSON. */
async function give(page: Page, selector: string, content: unknown): Promise<void> {
  const path = `${FOLDER}/given.json`;
  await writeFile(path, JSON.stringify(content));
  await ((await page.$(selector)) as ElementHandle<HTMLInputElement>).uploadFile(path);
}

async function typeHand(check: Page): Promise<void> {
  await check.select('.by-hand select', 'crypto-games/video-poker');
  const typed = {
    commitment: '64e701539ecf4c03b90ecd957d6675b2f72c3fd84f04dc5eb63eed8b9a58b95b',
    serverSeed: '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j',
    clientSeed: 'bc7v9bn70d7n07sn',
    deal: 'Jc 5h 8c Ad 2c',
    final: 'Jc 3d 5d Ac Jd',
  };
  for (const [name, text] of Object.entries(typed)) await check.type(`[name="${name}"]`, text);
  await check.click('.tick input');
}

async function dropFile(check: Page): Promise<void> {
  const path = `${FOLDER}/history.csv`;
  const row = '1;2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j;bc7v9bn70d7n07sn;"Jc 5h 8c Ac 2c";"Jc 3d 5d Ac Jd"';
  await writeFile(
    path,
    `Bet;Server Seed;Client Seed;Initial Cards;Final Cards\n${row}\n${row.replace('Ac', 'Ad')}\n`,
  );
  await ((await check.$('.drop input[type="file"]')) as ElementHandle<HTMLInputElement>).uploadFile(path);
  await check.waitForSelector('.choice select');
  await check.select('.choice select', 'crypto-games/video-poker');
  await check.click('.drop .main');
  await check.waitForSelector('.progress[data-state="done"]');
}

async function practise(welcome: Page, stages: readonly string[]): Promise<void> {
  for (const stage of stages) {
    await welcome.$eval('.practice-table button.main', (button) => (button as HTMLElement).click());
    await welcome.waitForSelector(`[data-stage="${stage}"]`);
  }
}

declare const kit: typeof Kit;

/** The pages of a long evening: its hands are written into the log by the log's own code. */
async function playedLong(session: Session): Promise<void> {
  const of = page.bind(null, session);
  const pictures = [
    of('statistics-blackjack', 'report.html?statistics&site=stake', '[data-state="done"]'),
    of('statistics', 'report.html?statistics&site=crypto-games', '[data-state="done"]'),
    of('history-long', 'report.html?site=crypto-games', '.pages'),
  ];
  if (!pictures.some(({ name }) => isWanted(name))) return;
  const tool = await kitPage(session);
  await tool.evaluate((count) => kit.sit(5_000_000, count), MANY);
  await tool.close();
  for (const picture of pictures) await take(session, picture);
}

const ask = <K extends keyof PageMessages>(
  session: Session,
  kind: K,
  question: PageMessages[K]['ask'],
): Promise<PageMessages[K]['answer']> =>
  session.inExtension(
    async (message) => {
      type Api = { runtime: { sendMessage(message: object): Promise<never> } };
      return (globalThis as unknown as { chrome: Api }).chrome.runtime.sendMessage(message);
    },
    { kind, ...question },
  );

async function take(session: Session, { name, open, ready, act }: Picture): Promise<void> {
  if (!isWanted(name)) return;
  for (const language of languages) {
    await ask(session, 'page/settings', { set: { language } });
    await session.inExtension((code) => localStorage.setItem('language', code), language);
    const opened = await open();
    try {
      await opened.waitForSelector(ready, { timeout: 15_000 });
      await act?.(opened);
      await new Promise((settled) => setTimeout(settled, 400));
      for (const theme of themes) {
        if (browser === 'chromium')
          await opened.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
        // The setting's way, since Firefox takes no word from puppeteer on how dark it should be.
        await opened.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        for (const width of widths) {
          // As tall as the page: what stays in view when it is scrolled would lie over the middle of it.
          await opened.setViewport({ width, height: 600 });
          const { scrollWidth, height, inner } = await opened.evaluate(async () => {
            // Tables are laid out anew when the page hears that it is resized.
            await new Promise((heard) => setTimeout(heard, 50));
            const { scrollWidth, scrollHeight } = document.documentElement;
            const inner = [...document.querySelectorAll('.framed, .preview')].filter(
              (one) => one.scrollWidth > one.clientWidth + 1,
            );
            return { scrollWidth, height: scrollHeight, inner: inner.length };
          });
          await opened.setViewport({ width, height });
          // What comes into view is drawn in the next frame, and may be taller than it was held to be.
          const whole = await opened.evaluate(async () => {
            // What stands in the casino's page goes where there is room for it twice a second.
            const late = document.querySelector('[popover], [data-teaching]') !== null;
            await new Promise((drawn) => setTimeout(drawn, late ? 700 : 100));
            return document.documentElement.scrollHeight;
          });
          if (whole > height) await opened.setViewport({ width, height: whole });
          const picture = `${name}-${language}-${theme}-${width}`;
          if (inner > 0) console.log(`${picture}: ${inner} tables are too wide`);
          if (scrollWidth > width) console.log(`${picture}: is ${scrollWidth} px wide`);
          const path = `${FOLDER}/${picture}.png` as const;
          await opened.screenshot({ path });
        }
      }
    } catch (error) {
      console.log(`${name}, ${language}: ${error}`);
    }
    await opened.close();
  }
}

await run();
