/** When the content script reads a page and what it reports, in a real browser on pages that change. */
import { build } from 'esbuild';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelField, Sighting } from '../../src/core/observation.ts';
import { findBrowser } from '../../tools/browsers.mjs';
import type * as Watched from '../pages/watched.ts';
import { type PageServer, servePage } from '../support/serve.ts';
import { browserName } from './harness/index.ts';

declare const watched: typeof Watched;

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

/** A casino in few words: the panel's values are set by script, the table is text. */
const CASINO = `<!doctype html><body>
  <div id="fair">
    <div><span>Next server seed SHA256:</span> <input readonly id="txtNextServerSeed256"></div>
    <div><span>Next client seed:</span> <input id="txtNextClientSeed"></div>
    <div><span>Last server seed SHA256:</span> <input readonly id="txtLastServerSeed256"></div>
    <div><span>Last server seed:</span> <input readonly id="txtLastServerSeed"></div>
    <div><span>Last client seed:</span> <input readonly id="txtLastClientSeed"></div>
  </div>
  <section id="table"><ol class="cards"></ol><button id="main">Deal</button></section>
  <script>
    const field = (id) => document.getElementById(id);
    const commit = (hash) => { field('txtNextServerSeed256').value = hash; };
    const show = (cards, label) => {
      document.querySelector('.cards').innerHTML =
        cards.map((card) => '<li class="card">' + card + '</li>').join('');
      field('main').textContent = label;
    };
    commit('${ONE}');
    field('txtNextClientSeed').value = 'mine';
    show(['J♣', '10♥', 'A♠', '2♦', '9♣'], 'Deal');
  </script>`;
const NEXT_HAND = ['Q♦', '3♥', '4♠', '5♦', '6♣'];

let browser: Browser;
let bundle: string;
let page: Page;
let server: PageServer;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['test/pages/watched.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'watched',
  });
  bundle = `${outputFiles[0]!.text}; globalThis.watched = watched;`;
  browser = await puppeteer.launch({
    browser: browserName === 'firefox' ? 'firefox' : 'chrome',
    executablePath: await findBrowser(browserName),
    args: browserName === 'chromium' && process.platform === 'linux' ? ['--no-sandbox'] : [],
  });
  page = await browser.newPage();
  server = await servePage();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function open(html: string, start = 'watched.watch()'): Promise<void> {
  server.html = html;
  await page.goto(server.url, { waitUntil: 'load' });
  await page.evaluate(`${bundle}; ${start};`);
}

type Reported = Sighting & { readonly after: number };

const reported = (): Promise<Reported[]> => page.evaluate(() => watched.reported) as Promise<Reported[]>;

/** What was reported, in few words: a panel's field, a table's stage and first card or number, a bet's control. */
function inWords(sightings: readonly Sighting[], field: PanelField = 'announced.commitment'): string[] {
  return sightings.map(({ reading, confirmed }) => `${words(reading, field)}${confirmed ? ' again' : ''}`);
}

function words(reading: Sighting['reading'], field: PanelField): string {
  if (reading.kind === 'bet' || reading.kind === 'entered') return `${reading.kind} ${reading.control}`;
  if (reading.kind === 'press') return `press ${reading.by}`;
  if (reading.kind === 'panel') {
    const found = reading.fields[field];
    return `panel ${found && ('value' in found ? found.value.slice(0, 4) : found.problem)}`;
  }
  if (reading.kind === 'left') return reading.kind;
  const { contents } = reading;
  const shown = !contents
    ? ''
    : 'cards' in contents
      ? ` ${contents.cards[0]}`
      : ` ${Object.values(contents)[0]}`;
  return `${reading.stage}${shown}${reading.problem ? ` ${reading.problem.problem}` : ''}`;
}

/** Waits until all of these were reported in this order, whatever else was between them. */
async function awaitReports(expected: readonly string[], field?: PanelField): Promise<Reported[]> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const all = await reported();
    const said = inWords(all, field);
    let at = -1;
    const inOrder = expected.every((one) => {
      at = said.indexOf(one, at + 1);
      return at >= 0;
    });
    if (inOrder) return all;
    if (Date.now() > deadline) throw new Error(`${expected.join(', ')} did not come: ${said.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const run = (code: string): Promise<unknown> => page.evaluate(code);

describe('first sight and confirmation', () => {
  test('a reading is reported at once, and once more when it is the same half a second later', async () => {
    await open(CASINO);
    const all = await awaitReports(['panel 1111', 'over Jc', 'panel 1111 again', 'over Jc again']);
    expect(inWords(all)).toEqual(['panel 1111', 'over Jc', 'panel 1111 again', 'over Jc again']);
    const [panel, table, panelAgain] = all as [Reported, Reported, Reported, Reported];
    expect(panelAgain.after - panel.after).toBeGreaterThanOrEqual(500);
    // One moment: what the panel says stands before what the table shows.
    expect(panel.tick).toBe(table.tick);
    expect(panel.tick).toBeLessThan(panelAgain.tick);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(new Set(all.map(({ load }) => load)).size).toBe(1);
  });

  test('a page loaded again is another load', async () => {
    await open(CASINO);
    const [before] = await awaitReports(['panel 1111']);
    await open(CASINO);
    const [after] = await awaitReports(['panel 1111']);
    expect(after!.load).not.toBe(before!.load);
  });

  test('nothing is confirmed that was not the same all the time', async () => {
    await open(CASINO);
    await run(
      `setInterval(() => commit(String(++window.count || (window.count = 1)).padStart(64, '0')), 200)`,
    );
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const again = (await reported()).filter(
      ({ confirmed, reading }) => confirmed && reading.kind === 'panel',
    );
    expect(again.length).toBeLessThanOrEqual(1);
  });
});

describe('values', () => {
  test('one that a script sets, which nothing announces, is seen', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`commit('${TWO}')`);
    await awaitReports(['panel 2222', 'panel 2222 again']);
  });

  test('what the player types is seen as it is typed', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await page.focus('#txtNextClientSeed');
    await page.keyboard.press('End');
    await page.keyboard.type('ab');
    await awaitReports(['panel mine', 'panel mine'], 'announced.clientSeed');
    const seeds = (await reported()).flatMap(({ reading }) =>
      reading.kind === 'panel' ? [(reading.fields['announced.clientSeed'] as { value: string }).value] : [],
    );
    expect(seeds).toContain('minea');
    expect(seeds).toContain('mineab');
  });
});

describe('the bet', () => {
  test('what the page does when it is placed comes behind it', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    // The page changes the commitment just before the click, unannounced, and again in its own handler.
    await run(`commit('${TWO}');
      addEventListener('click', () => { commit('${THREE}'); show(${JSON.stringify(NEXT_HAND)}, 'Draw'); }, true)`);
    await page.click('#main');
    const all = await awaitReports(['panel 2222', 'bet Deal', 'panel 3333', 'dealt Qd']);
    const [panel, bet, next] = ['panel 2222', 'bet Deal', 'panel 3333'].map(
      (one) => all[inWords(all).indexOf(one)]!,
    ) as [Reported, Reported, Reported];
    expect(panel.tick).toBeLessThan(bet.tick);
    expect(bet.tick).toBeLessThan(next.tick);
  });

  test('a click that a script makes is no bet', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`document.getElementById('main').click()`);
    await run(`commit('${TWO}')`);
    await awaitReports(['panel 2222']);
    expect(inWords(await reported())).not.toContain('bet Deal');
  });

  test('a control that draws places no bet', async () => {
    await open(CASINO);
    await run(`show(${JSON.stringify(NEXT_HAND)}, 'Draw')`);
    await awaitReports(['dealt Qd']);
    await page.click('#main');
    await run(`commit('${TWO}')`);
    expect(inWords(await awaitReports(['panel 2222'])).join()).not.toContain('bet');
  });

  test('it is seen on a control in a shadow root and in a frame', async () => {
    await open(
      `${CASINO}<div id="host"></div><iframe srcdoc="<button>Deal</button>"></iframe>
       <script>document.getElementById('host').attachShadow({ mode: 'open' })
         .innerHTML = '<div role="button" tabindex="0"><b>Bet</b></div>';</script>`,
    );
    await awaitReports(['panel 1111']);
    await page.click('#host >>> b');
    await awaitReports(['bet Bet']);
    const frame = page.frames().find((one) => one !== page.mainFrame())!;
    await (await frame.$('button'))!.click();
    await awaitReports(['bet Bet', 'bet Deal']);
  });
});

describe('the earliest of a gesture', () => {
  /** The page changes the commitment at an event, and shows the cards later. */
  const betsAt = (event: string, label = 'Draw') => `addEventListener('${event}', () => {
    commit('${THREE}'); setTimeout(() => show(${JSON.stringify(NEXT_HAND)}, '${label}'), 300) }, true)`;
  const acts = (all: readonly Sighting[]) => inWords(all).filter((one) => /^(bet|press)/.test(one));

  test('a bet that is sent when the pointer goes down', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`commit('${TWO}'); ${betsAt('pointerdown')}`);
    await page.click('#main', { delay: 200 });
    const all = await awaitReports(['panel 2222', 'bet Deal', 'panel 3333', 'dealt Qd']);
    expect(acts(all)).toEqual(['bet Deal']);
  });

  test('a control that is replaced when the pointer goes down', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`commit('${TWO}'); ${betsAt('pointerdown')};
      addEventListener('mousedown', () => field('main').replaceWith(field('main').cloneNode(true)))`);
    await page.click('#main', { delay: 100 });
    const all = await awaitReports(['panel 2222', 'bet Deal', 'panel 3333', 'dealt Qd']);
    expect(acts(all)).toEqual(['bet Deal']);
  });

  test('a deck that says nothing, and a control that comes under the pointer then', async () => {
    await open(`${CASINO}<div id="deck" style="width:60px;height:90px"></div>`);
    await awaitReports(['over Jc again']);
    // The click is one of a control that bets, but the press was not.
    await run(`commit('${TWO}'); ${betsAt('pointerdown', 'Deal')};
      field('deck').onpointerup = () => { field('deck').innerHTML = '<button style="width:100%">Deal</button>' }`);
    await page.click('#deck', { delay: 100 });
    const all = await awaitReports(['panel 2222', 'press pointer', 'panel 3333', 'over Qd']);
    expect(acts(all)).toEqual(['press pointer']);
  });

  test('a finger, at the first that a page hears of it', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`commit('${TWO}'); ${betsAt('pointerover')}`);
    const button = await (await page.$('#main'))!.boundingBox();
    await page.touchscreen.tap(button!.x + 5, button!.y + 5);
    const all = await awaitReports(['panel 2222', 'bet Deal', 'panel 3333', 'dealt Qd']);
    expect(acts(all)).toEqual(['bet Deal']);
  });

  test('Enter in a box for an amount', async () => {
    await open(`${CASINO}<form onsubmit="return false"><input id="amount"><button>Deal</button></form>`);
    await awaitReports(['over Jc again']);
    await page.type('#amount', '25');
    expect(acts(await reported())).toEqual([]);
    await run(`commit('${TWO}'); ${betsAt('keydown', 'Deal')}`);
    await page.keyboard.press('Enter');
    const all = await awaitReports(['panel 2222', 'press key', 'panel 3333', 'over Qd']);
    // That the browser clicks the form's button then is the same gesture.
    expect(acts(all)).toEqual(['press key']);
  });

  test('a control that is pressed by a key', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`commit('${TWO}'); ${betsAt('keydown')}; field('main').focus()`);
    await page.keyboard.press('Enter');
    expect(acts(await awaitReports(['panel 2222', 'bet Deal', 'panel 3333', 'dealt Qd']))).toEqual([
      'bet Deal',
    ]);
  });

  test('what scripts make the browser do is no bet', async () => {
    await open(
      `${CASINO}<label for="main" id="label"></label><form id="form"><button id="submit">Deal</button></form>`,
    );
    await awaitReports(['over Jc again']);
    await run(`field('form').onsubmit = (event) => event.preventDefault();
      field('label').click(); field('form').requestSubmit(field('submit')); field('submit').click()`);
    await run(`commit('${TWO}')`);
    expect(inWords(await awaitReports(['panel 2222'])).join()).not.toContain('bet');
  });

  test('a page that heard of it first', async () => {
    await open(
      CASINO,
      `addEventListener('pointerdown', () => commit('${THREE}'), true); watched.watch({}, false)`,
    );
    await awaitReports(['over Jc again']);
    await page.click('#main');
    await awaitReports(['panel 1111 again', 'bet Deal', 'panel 3333']);
  });

  test('a page that made the browser forget who listens', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`const all = document.documentElement; document.open(); document.close();
      document.documentElement?.remove(); document.append(all)`);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await page.click('#main');
    await awaitReports(['bet Deal']);
  });
});

describe('keys', () => {
  const DEALS_AT_KEY = `commit('${TWO}'); addEventListener('keydown', () => {
    commit('${THREE}'); setTimeout(() => show(${JSON.stringify(NEXT_HAND)}, 'Draw'), 400) }, true)`;

  test('what the page does when one is pressed comes behind it', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(DEALS_AT_KEY);
    await page.keyboard.press('Enter');
    await awaitReports(['panel 2222', 'press key', 'panel 3333', 'dealt Qd']);
  });

  test('one is enough until the table has changed, and which it was is not said', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    for (const key of ['a', 'b', 'Enter'] as const) await page.keyboard.press(key);
    await run(`show(${JSON.stringify(NEXT_HAND)}, 'Draw')`);
    await awaitReports(['dealt Qd']);
    await page.keyboard.press('c');
    const all = await awaitReports(['press key', 'dealt Qd', 'press key']);
    const keys = all.filter(({ reading }) => reading.kind === 'press').map(({ reading }) => reading);
    expect(keys).toEqual(Array(2).fill({ kind: 'press', by: 'key' }));
  });

  test('what is typed, or pressed by a script, is none', async () => {
    await open(`${CASINO}<textarea id="chat"></textarea><p id="note" contenteditable>Note</p>`);
    await awaitReports(['over Jc again']);
    for (const box of ['#txtNextClientSeed', '#chat', '#note']) {
      await page.focus(box);
      await page.keyboard.type('x');
    }
    await run(`document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))`);
    await run(`commit('${TWO}')`);
    expect(inWords(await awaitReports(['panel 2222']))).not.toContain('press key');
  });
});

describe('the same result twice running', () => {
  const WATCH_ROULETTE = `watched.watch({ readTable: () => ({
    reading: { kind: 'table', game: 'roulette', stage: 'over', contents: { number: 17 } },
    region: document.getElementById('table') }) })`;

  test('is reported where the panel has gone on, though nothing else has', async () => {
    await open(CASINO, WATCH_ROULETTE);
    await awaitReports(['over 17 again']);
    await page.click('#main');
    await run(`commit('${TWO}')`);
    await awaitReports(['over 17 again', 'bet Deal', 'panel 2222', 'over 17', 'over 17 again']);
    await run(`commit('${THREE}')`);
    await awaitReports(['panel 2222 again', 'panel 3333', 'over 17', 'over 17 again']);
  });

  test('is not where the panel has not, or only what the player enters', async () => {
    await open(CASINO, WATCH_ROULETTE);
    await awaitReports(['over 17 again']);
    await page.click('#main');
    await run(`document.getElementById('main').textContent = 'Deal again'`);
    await page.type('#txtNextClientSeed', 'x');
    await page.click('#main');
    const said = inWords(await awaitReports(['bet Deal', 'bet Deal again']));
    expect(said.filter((one) => one === 'over 17')).toHaveLength(1);
  });
});

describe('hands before which nothing was pressed', () => {
  test('one like the last is reported with the panel that tells of it, as of one moment', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`field('txtLastServerSeed').value = 'seed'; commit('${TWO}')`);
    const all = await awaitReports(['over Jc again', 'panel 2222', 'over Jc', 'over Jc again']);
    const panel = all.findIndex(
      ({ reading }, i) =>
        reading.kind === 'panel' && words(all[i]!.reading, 'announced.commitment') === 'panel 2222',
    );
    expect(inWords(all)[panel + 1]).toBe('over Jc');
    expect(all[panel + 1]!.tick).toBe(all[panel]!.tick);
  });

  test('panel and table that change at once are reported as of one moment', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`commit('${TWO}'); show(${JSON.stringify(NEXT_HAND)}, 'Deal')`);
    const all = await awaitReports(['panel 2222', 'over Qd']);
    const [panel, table] = ['panel 2222', 'over Qd'].map((one) => all[inWords(all).indexOf(one)]!);
    expect(panel!.tick).toBe(table!.tick);
  });
});

describe('what the player enters', () => {
  const entered = async () => inWords(await reported()).filter((one) => one.startsWith('entered'));
  const DRAWS = `${CASINO}<script>
    const draw = document.createElement('button'); draw.id = 'draw'; draw.textContent = '🎲';
    field('txtNextClientSeed').after(draw);
    const copy = document.createElement('button'); copy.id = 'copy'; copy.textContent = '⧉';
    copy.style.cssText = 'position:absolute;top:400px;left:600px'; field('fair').append(copy);
    draw.onclick = () => { field('txtNextClientSeed').value = 'drawn' };
  </script>`;

  test('in the box of the client seed', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await page.type('#txtNextClientSeed', 'x');
    await awaitReports(['entered txtNextClientSeed', 'panel xmin'].slice(0, 1));
    expect(await entered()).toEqual(['entered txtNextClientSeed']);
  });

  test('by the control beside it, and by no other, however large', async () => {
    await open(DRAWS);
    await awaitReports(['over Jc again']);
    await page.click('#copy');
    await page.click('#txtLastServerSeed');
    expect(await entered()).toEqual([]);
    await page.click('#draw');
    await awaitReports(['entered 🎲', 'panel draw'], 'announced.clientSeed');
    await run(`field('draw').style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh'`);
    await page.mouse.click(500, 500);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await entered()).toEqual(['entered 🎲']);
  });

  test('in another box, where that very text is the client seed then', async () => {
    await open(`${CASINO}<textarea id="other"></textarea>`);
    await awaitReports(['over Jc again']);
    await page.type('#other', 'my own seed');
    await run(`field('txtNextClientSeed').value = 'another one'`);
    await awaitReports(['panel anot'], 'announced.clientSeed');
    expect(await entered()).toEqual([]);
    await run(`field('txtNextClientSeed').value = 'my own seed'`);
    await awaitReports(['entered other', 'panel my o'], 'announced.clientSeed');
  });
});

describe('pages that change', () => {
  test('a table that is drawn anew is read on', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`const table = document.getElementById('table'); const copy = table.cloneNode(true);
      table.remove(); setTimeout(() => { document.body.append(copy);
        show(${JSON.stringify(NEXT_HAND)}, 'Draw'); }, 300)`);
    await awaitReports(['dealt Qd', 'dealt Qd again']);
  });

  test('cards on their way are no cards', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`show(${JSON.stringify(NEXT_HAND)}, 'Draw');
      document.querySelector('.card').animate([{ transform: 'rotateY(90deg)' }, {}], 900)`);
    const all = await awaitReports(['moving', 'dealt Qd', 'dealt Qd again']);
    const said = inWords(all);
    expect(said.indexOf('moving')).toBeLessThan(said.indexOf('dealt Qd'));
    expect(said.filter((one) => one === 'moving')).toHaveLength(1);
  });

  /** A hidden page is laid out by nobody, so that no observer hears of a size. */
  const HIDE = `<script>Object.defineProperty(Document.prototype, 'hidden', { get: () => true, configurable: true });
    ResizeObserver.prototype.observe = () => {}</script>`;

  test.each([
    ['shown', ''],
    ['hidden', HIDE],
  ])('what styles alone change is seen on a page that is %s', async (_, how) => {
    await open(
      `<style>.mine #main, html:not(.mine) #other { display: none }</style>${CASINO}
       <script>const other = field('main').cloneNode(); other.id = 'other'; other.textContent = 'Draw';
         field('main').after(other)</script>${how}`,
    );
    await awaitReports(['over Jc again']);
    await run(`document.documentElement.className = 'mine'`);
    await awaitReports(['dealt Jc', 'dealt Jc again']);
    // And what has not changed is not reported again.
    expect(inWords(await reported())).toHaveLength(6);
  });

  test('names that stand in for what is read of a document and its forms', async () => {
    const names = [
      'parentNode',
      'firstChild',
      'textContent',
      'localName',
      'matches',
      'nodeType',
      'getAttribute',
    ];
    const pictures = [
      'documentElement',
      'hidden',
      'defaultView',
      'getElementsByTagName',
      'addEventListener',
      'body',
    ];
    await open(`<form onsubmit="return false">${names.map((name) => `<input type="hidden" name="${name}">`).join('')}
      ${CASINO.replace('<button id', '<button type="button" id')}</form>
      ${pictures.map((name) => `<img name="${name}">`).join('')}`);
    await awaitReports(['panel 1111', 'over Jc', 'panel 1111 again']);
    await run(`commit('${TWO}')`);
    await page.click('#main');
    await awaitReports(['panel 2222', 'bet Deal']);
    await run(`show(${JSON.stringify(NEXT_HAND)}, 'Draw')`);
    await awaitReports(['bet Deal', 'dealt Qd', 'dealt Qd again']);
  });

  test('a panel opened after a click, closed and opened again', async () => {
    await open(`${CASINO}<button id="toggle">Fairness</button>
      <script>const panel = document.getElementById('fair'); panel.remove();
        document.getElementById('toggle').onclick = () =>
          panel.isConnected ? panel.remove() : document.body.prepend(panel);</script>`);
    await awaitReports(['over Jc again']);
    expect(inWords(await reported()).join()).not.toContain('panel');
    await page.click('#toggle');
    await awaitReports(['panel 1111', 'panel 1111 again']);
    await page.click('#toggle');
    await run(
      `commitLater = () => { panel.querySelector('#txtNextServerSeed256').value = '${TWO}' }; commitLater()`,
    );
    await page.click('#toggle');
    await awaitReports(['panel 1111 again', 'panel 2222', 'panel 2222 again']);
  });

  test('a second panel that nobody asked for, on a page that takes long to look over', async () => {
    await open(`${CASINO}<ul id="feed"></ul><script>
      document.getElementById('feed').innerHTML = Array.from({ length: 6000 },
        (_, i) => '<li><b>player' + i + '</b> <span>bet ' + i + '</span></li>').join('')</script>`);
    await awaitReports(['panel 1111 again', 'over Jc again']);
    await run(`const dialog = document.createElement('dialog');
      dialog.innerHTML = '<div><span>Next server seed SHA256:</span> <input readonly value="${TWO}"></div>';
      document.body.append(dialog); dialog.show()`);
    await awaitReports(['panel ambiguous']);
  });

  test('a page within the page, with a new address', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`history.replaceState(null, '', '#other');
      const old = [document.getElementById('fair'), document.getElementById('table')];
      const lobby = document.createElement('p'); lobby.textContent = 'Lobby';
      old.forEach((part) => part.remove()); document.body.append(lobby);
      setTimeout(() => { lobby.remove(); document.body.append(...old);
        commit('${TWO}'); show(${JSON.stringify(NEXT_HAND)}, 'Deal'); }, 600)`);
    await awaitReports(['panel 2222', 'over Qd', 'over Qd again']);
  });

  test('a panel in a frame that is loaded late', async () => {
    await open(`<section>${CASINO.slice(CASINO.indexOf('<section'), CASINO.indexOf('<script>'))}</section>`);
    await run(`const frame = document.createElement('iframe');
      frame.srcdoc = '<div><span>Next server seed SHA256:</span> <input readonly id="txtNextServerSeed256"></div>' +
        '<script>setTimeout(() => { document.getElementById("txtNextServerSeed256").value = "${TWO}" }, 700)</' + 'script>';
      document.body.append(frame)`);
    await awaitReports(['panel 2222', 'panel 2222 again']);
  });

  test('a page full of other changes is read all the same', async () => {
    await open(`${CASINO}<ul id="feed"></ul><script>
      setInterval(() => { for (let i = 0; i < 200; i++) {
        const row = document.createElement('li'); row.textContent = 'bet ' + Math.random();
        document.getElementById('feed').prepend(row);
        document.getElementById('feed').children[300]?.remove(); } }, 20)</script>`);
    await awaitReports(['panel 1111 again', 'over Jc again']);
    await run(`commit('${TWO}'); show(${JSON.stringify(NEXT_HAND)}, 'Draw')`);
    await awaitReports(['panel 2222', 'dealt Qd', 'dealt Qd again']);
  });
});

test('a table whose controls say what nobody understands is not passed over in silence', async () => {
  const pays = {
    'Royal flush': 500,
    'Straight flush': 75,
    'Four of a kind': 20,
    'Full house': 9,
    Flush: 6,
    Straight: 4,
    'Three of a kind': 3,
    'Two pair': 2,
    'Jacks or better': 1,
  };
  const rows = Object.entries(pays)
    .map(([name, pay]) => `<tr><th>${name}</th><td>${pay}</td></tr>`)
    .join('');
  await open(CASINO.replace('<section id="table">', `<section id="table"><table>${rows}</table>`));
  await awaitReports(['over Jc']);
  await open(`${CASINO.replace('<section id="table">', `<section id="table"><table>${rows}</table>`)}
    <script>show(['J♣', '10♥', 'A♠', '2♦', '9♣'], '▶ Go')</script>`);
  // By its cards alone, which is said: it may prove, and never accuses.
  const readings = (await awaitReports(['moving', 'dealt Jc', 'dealt Jc again'])).map(
    ({ reading }) => reading,
  );
  expect(readings.at(-1)).toMatchObject({ stage: 'dealt', guessed: true });
  // Once it is understood it is read as ever.
  await run(`show(${JSON.stringify(NEXT_HAND)}, 'Draw')`);
  const understood = (await awaitReports(['dealt Qd', 'dealt Qd again'])).at(-1)!.reading;
  expect(understood).not.toHaveProperty('guessed');
});

describe('a page that changes without end', () => {
  const FLOODS = `watched.watch({ readPanel: () => ({ region: field('fair'), reading: { kind: 'panel', fields: {
    'announced.commitment': { value: field('txtNextServerSeed256').value, how: 'label', where: 'x'.repeat(60000) } } } }) });
    let count = 0; setInterval(() => { for (let i = 0; i < 10; i++) commit(String(++count).padStart(8, '0')) }, 10)`;

  test('is recorded in part, which is said, and what stands before a bet always is', async () => {
    await open(CASINO, FLOODS);
    await awaitReports(['panel malformed']);
    const before = (await reported()).length;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((await reported()).length - before).toBeLessThan(4);
    await run(
      `addEventListener('pointerdown', () => { window.atPress = field('txtNextServerSeed256').value }, true)`,
    );
    await page.click('#main');
    const all = await awaitReports(['panel malformed', 'bet Deal']);
    const bet = inWords(all).indexOf('bet Deal');
    const panel = all.slice(0, bet).findLast(({ reading }) => reading.kind === 'panel')!.reading;
    expect(panel).toMatchObject({ fields: { 'announced.commitment': { value: await run('atPress') } } });
  });
});

test('a page that comes back as it was put away is another load', async () => {
  const other = page;
  page = await browser.newPage();
  await open(CASINO);
  const [first] = await awaitReports(['over Jc again']);
  await run(`addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted })`);
  await page.goto(`${server.url}/elsewhere`);
  // A page that comes back is not loaded, which is what going back by the browser's own call would wait for.
  await page.evaluate('setTimeout(() => history.back())');
  await expect.poll(() => run('window.cameBack').catch(() => null)).toBe(true);
  await expect.poll(async () => (await reported()).at(-1)!.load).not.toBe(first!.load);
  const again = (await reported()).filter(({ load }) => load !== first!.load);
  expect(inWords(again).slice(0, 2)).toEqual(['panel 1111', 'over Jc']);
  await page.close();
  page = other;
});

describe('failures', () => {
  test('one in the reading is reported, and does not reach the page', async () => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await open(CASINO, 'watched.watchBroken()');
    await awaitReports(['panel malformed', 'dealt malformed']);
    expect(errors).toEqual([]);
  });

  test('what is stopped reports nothing more', async () => {
    await open(CASINO);
    await awaitReports(['over Jc again']);
    await run(`watched.stop(); commit('${TWO}'); show(${JSON.stringify(NEXT_HAND)}, 'Draw')`);
    await page.click('#main');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(inWords(await reported()).at(-1)).toBe('over Jc again');
  });
});

test('the report for repairs has labels and shapes, and no values', async () => {
  await open(CASINO);
  await run(`document.getElementById('txtLastServerSeed').value = 'secret seed of 1999'`);
  await awaitReports(['over Jc again']);
  const text = await page.evaluate(() => watched.skeleton());
  expect(text).toContain('Next server seed SHA256:');
  expect(text).toContain('64 hex digits');
  expect(text).toContain('id="txtNextClientSeed"');
  for (const value of ['mine', ONE, '1999', 'J♣']) expect(text).not.toContain(value);
});

describe('the banner', () => {
  const alarm = (
    handId: string,
    more = '',
  ) => `watched.banner.show({ handId: '${handId}', title: 'Crypto.Games',
    text: '<img src=x> differs', show: 'Zeigen', dismiss: 'Nicht jetzt', difference: {
      shown: { caption: 'The table showed', face: 'Q♦', name: 'queen of diamonds' },
      expected: { caption: 'The seeds give', face: '6♣', name: '6 of clubs' } }${more} })`;
  /** Keeps the closed root where the test can look into it, as no page can. */
  const KEEP = `const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) { return (window.root = attach.call(this, init)); }`;
  const isShown = () =>
    page.evaluate(() => (window as unknown as { root: ShadowRoot }).root.host.isConnected);
  const asked = () => page.evaluate(() => watched.asked);
  /** Where the banner stands, once it has had the time to look. */
  const place = async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    return page.evaluate(() => {
      const { left, top } = (window as unknown as { root: ShadowRoot }).root.host.getBoundingClientRect();
      return `${top < innerHeight / 2 ? 'top' : 'bottom'} ${left < innerWidth / 3 ? 'left' : 'right'}`;
    });
  };

  test('says what happened, out of reach of the page and of its styles', async () => {
    await open(`<style>div, div * { display: none !important; color: lime !important }</style>${CASINO}`);
    await run(`${KEEP}; ${alarm('one')}; ${alarm('one')}; ${alarm('two', ", title: 'Two hands'")}`);
    const said = await page.evaluate(() => {
      const { root } = window as unknown as { root: ShadowRoot };
      const alert = root.querySelector('[role="alert"]') as HTMLElement;
      return {
        text: alert.innerText,
        images: alert.querySelectorAll('img').length,
        faces: [...alert.querySelectorAll('[role="img"]')].map((face) => face.ariaLabel),
        visible: alert.checkVisibility(),
        buttons: [...root.querySelectorAll('button')].map((button) => button.textContent),
        openRoots: [...document.querySelectorAll('*')].filter((element) => element.shadowRoot).length,
        banners: document.querySelectorAll(':popover-open').length,
        colour: getComputedStyle(alert.querySelector('span')!).color,
      };
    });
    expect(said.text).toContain('Two hands');
    expect(said.text).toContain('<img src=x> differs');
    expect(said).toMatchObject({ images: 0, visible: true, openRoots: 0, banners: 1 });
    expect(said.faces).toEqual(['queen of diamonds', '6 of clubs']);
    expect(said.buttons).toEqual(['Zeigen', 'Nicht jetzt']);
    expect(said.colour).not.toBe('rgb(0, 255, 0)');
  });

  test('Escape is the game’s, unless the banner has the focus', async () => {
    await open(CASINO);
    await run(
      `${KEEP}; ${alarm('one')}; heard = []; addEventListener('keydown', ({ key }) => heard.push(key))`,
    );
    await page.keyboard.press('Escape');
    expect(await isShown()).toBe(true);
    await run(`window.root.querySelector('button').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))`);
    expect(await isShown()).toBe(true);
    await run(`window.root.querySelector('button').focus()`);
    await page.keyboard.press('Escape');
    expect(await isShown()).toBe(false);
    // Once a hand: it does not come back. And what the player does there is none of the game's.
    await run(alarm('one'));
    expect(await isShown()).toBe(false);
    expect(await run('heard')).toEqual(['Escape']);
    expect(await asked()).toEqual([]);
  });

  test('its buttons show the hand or not now, by the keyboard too', async () => {
    await open(CASINO);
    await run(`${KEEP}; ${alarm('one')}; window.root.querySelectorAll('button')[1].click()`);
    expect(await isShown()).toBe(true);
    await run(`window.root.querySelectorAll('button')[1].focus()`);
    await page.keyboard.press('Enter');
    expect([await isShown(), await asked()]).toEqual([false, []]);
    await run(`${alarm('two')}; window.root.querySelector('button').focus()`);
    await page.keyboard.press('Enter');
    expect([await isShown(), await asked()]).toEqual([false, ['show two']]);
  });

  test('covers no control, and goes aside where one comes under it', async () => {
    await open(`${CASINO}<div id="mine" style="position:fixed;top:0;right:0;width:600px;height:200px"><button
      style="width:100%;height:100%">Hit</button></div>`);
    await run(`${KEEP}; ${alarm('one')}`);
    expect(await place()).toBe('bottom right');
    await run(`field('mine').style.cssText = 'position:fixed;bottom:0;right:0;width:600px;height:200px'`);
    expect(await place()).toBe('top right');
  });

  test('comes back where the page takes it away, and tells when it keeps doing so', async () => {
    await open(CASINO);
    await run(`${KEEP}; ${alarm('one')}; window.root.host.remove()`);
    await expect.poll(isShown).toBe(true);
    await run(`new MutationObserver(() => document.querySelector(':popover-open')?.remove())
      .observe(document.documentElement, { childList: true }); window.root.host.remove()`);
    await expect.poll(asked).toEqual(['removed one']);
    expect(await isShown()).toBe(false);
  });

  /** Counts how often the banner is put in front of what a page has opened, which nothing else tells behind a dialog. */
  const RAISED = `raised = 0; window.root.host.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') raised++;
  })`;

  test.each([
    [
      'dialog',
      `d = document.createElement('dialog'); reopen = () => { d.close(); d.showModal() }`,
      'showModal',
    ],
    [
      'popover',
      `d = document.createElement('div'); d.popover = 'manual'; reopen = () => { d.hidePopover(); d.showPopover() }`,
      'showPopover',
    ],
  ])('comes before a %s that the page closes and opens in one go', async (_, make, show) => {
    await open(CASINO);
    await run(`${make}; d.textContent = 'Win'; document.body.append(d); d.${show}();
      ${KEEP}; ${alarm('one')}; ${RAISED}`);
    await place();
    await run('raised = 0; reopen()');
    await expect.poll(() => run('raised')).toBe(1);
    // A dialog that is only there is none that is in the way.
    await place();
    expect([await run('raised'), await asked(), await isShown()]).toEqual([1, [], true]);
  });

  test('tells where the page puts a dialog before it whenever it comes, and never without a rest', async () => {
    await open(CASINO);
    await run(`d = document.createElement('dialog'); d.textContent = 'Win'; document.body.append(d); d.showModal();
      ${KEEP}; ${alarm('one')}; ${RAISED};
      window.root.host.addEventListener('toggle', () => { d.close(); d.showModal() }); d.close(); d.showModal()`);
    await expect.poll(asked, { timeout: 10_000 }).toEqual(['removed one']);
    expect(await isShown()).toBe(false);
    expect(await run('raised')).toBeLessThan(12);
  });

  test.each([
    ['hides it', `window.root.host.style.setProperty('opacity', '0', 'important')`],
    ['closes it', `window.root.host.hidePopover()`],
    ['moves it out of sight', `window.root.host.style.setProperty('left', '-900px', 'important')`],
    [
      'covers it',
      `const over = document.createElement('div'); over.popover = 'manual';
      over.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;background:white';
      document.body.append(over); over.showPopover()`,
    ],
  ])('comes back where the page %s', async (_, how) => {
    await open(CASINO);
    await run(`${KEEP}; ${alarm('one')}; ${how}`);
    const isSeen = () =>
      page.evaluate(() => {
        const { host } = (window as unknown as { root: ShadowRoot }).root;
        const { left, top, width, height } = host.getBoundingClientRect();
        const isOnTop = document.elementFromPoint(left + width / 2, top + height / 2) === host;
        return isOnTop && getComputedStyle(host).opacity === '1';
      });
    await expect.poll(isSeen).toBe(true);
    expect(await asked()).toEqual([]);
  });
});
