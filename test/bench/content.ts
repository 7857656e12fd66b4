/**
 * What watching costs a casino's page, in real Chromium: a table and a fairness panel beside a list of bets that
 * changes 1,000 to 20,000 times a second, with and without the content script.
 *
 * `ours` is the time the sampling profiler found in the content script itself, which tells it from the page's own
 * work; `script` and `all` are what the browser counts for the whole page, and differ by some 10 % from run to run.
 * @module
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer';
import { findBrowser } from '../../tools/browsers.mjs';
import { type PageServer, servePage } from '../support/serve.ts';

const RATES = [1000, 5000, 20_000];
const SECONDS = 5;
const SCRIPT = 'content-script.js';

/** A page of 2,000 bets. Changes come in 50 batches a second: a row in, a row out, and a text that is another. */
const page = (rate: number) => `<!doctype html>
  <style>#bets { height: 400px; overflow: auto; contain: strict } #bets li { height: 20px; contain: strict }</style>
  <body>
  <div id="fair">
    <div><span>Next server seed SHA256:</span> <input readonly id="txtNextServerSeed256" value="${'1'.repeat(64)}"></div>
    <div><span>Next client seed:</span> <input id="txtNextClientSeed" value="mine"></div>
    <div><span>Last server seed SHA256:</span> <input readonly id="txtLastServerSeed256" value="${'2'.repeat(64)}"></div>
    <div><span>Last server seed:</span> <input readonly id="txtLastServerSeed" value="seed"></div>
    <div><span>Last client seed:</span> <input readonly id="txtLastClientSeed" value="mine"></div>
  </div>
  <section><ol class="cards">${['J♣', '10♥', 'A♠', '2♦', '9♣'].map((card) => `<li class="card">${card}</li>`).join('')}</ol>
    <dl><dt>Bet</dt><dd>1</dd><dt>Win</dt><dd>0</dd></dl><button>Deal</button></section>
  <ul id="bets"></ul>
  <script>
    const bets = document.getElementById('bets');
    const row = () => {
      const item = document.createElement('li');
      item.innerHTML = '<b>player' + Math.floor(Math.random() * 1e6) + '</b> <span>' + Math.random() + '</span>';
      return item;
    };
    for (let i = 0; i < 2000; i++) bets.append(row());
    // Of three changes, one adds, one takes away and one writes.
    const aBatch = ${rate / 50 / 3};
    let due = 0;
    setInterval(() => {
      for (due += aBatch; due >= 1; due--) {
        bets.prepend(row());
        bets.lastElementChild.remove();
        bets.children[100].lastElementChild.firstChild.data = String(Math.random());
      }
    }, 20);
  </script>`;

interface Cost {
  /** All in milliseconds a second. */
  readonly ours: number;
  readonly script: number;
  readonly all: number;
  /** In megabytes, after garbage collection. */
  readonly heap: number;
}

/** Prints the content script's size, and its cost at each rate. */
export async function benchContent(): Promise<void> {
  const shipped = await bundle('src/content/main.ts', true);
  console.log(`Content script: ${shipped.length} bytes, ${gzipSync(shipped, { level: 9 }).length} with gzip`);
  const script = await bundle('test/pages/watched.ts', false);
  const browser = await puppeteer.launch({
    executablePath: await findBrowser('chromium'),
    args: process.platform === 'linux' ? ['--no-sandbox'] : [],
  });
  const server = await servePage();
  try {
    console.log(
      'changes/s   ours ms/s   script ms/s without, with   all ms/s without, with   heap MB without, with',
    );
    for (const rate of RATES) {
      const without = await measure(browser, server, rate, null);
      const watched = await measure(browser, server, rate, script);
      console.log(
        [
          String(rate).padStart(9),
          watched.ours.toFixed(2).padStart(12),
          pair(without.script, watched.script),
          pair(without.all, watched.all),
          pair(without.heap, watched.heap),
        ].join(''),
      );
    }
  } finally {
    server.close();
    await browser.close();
  }
}

const pair = (without: number, watched: number): string =>
  `${without.toFixed(1).padStart(12)} ${watched.toFixed(1).padStart(7)} (×${(watched / without).toFixed(2)})`;

async function bundle(entry: string, minify: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify,
    write: false,
    format: 'iife',
    globalName: 'watched',
    target: 'chrome123',
    charset: 'utf8',
  });
  return outputFiles[0]!.text;
}

async function measure(
  browser: Browser,
  server: PageServer,
  rate: number,
  script: string | null,
): Promise<Cost> {
  const tab = await browser.newPage();
  try {
    server.html = page(rate);
    await tab.goto(server.url);
    if (script) await tab.evaluate(`${script}; watched.watch();\n//# sourceURL=${SCRIPT}`);
    await pause(1000);
    const devTools = await tab.createCDPSession();
    await devTools.send('Performance.enable');
    await devTools.send('Profiler.enable');
    await devTools.send('Profiler.setSamplingInterval', { interval: 100 });
    const before = await counters(devTools);
    await devTools.send('Profiler.start');
    await pause(SECONDS * 1000);
    const { profile } = await devTools.send('Profiler.stop');
    const after = await counters(devTools);
    const seconds = after['Timestamp']! - before['Timestamp']!;
    const spent = (name: string) => (1000 * (after[name]! - before[name]!)) / seconds;
    await devTools.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize } = await counters(devTools);
    return {
      ours: oursIn(profile) / 1000 / seconds,
      script: spent('ScriptDuration'),
      all: spent('TaskDuration'),
      heap: JSHeapUsedSize! / 1e6,
    };
  } finally {
    await tab.close();
  }
}

async function counters(devTools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

type Profile = Awaited<ReturnType<typeof profileOf>>;
const profileOf = async (devTools: CDPSession) => (await devTools.send('Profiler.stop')).profile;

/** The microseconds spent in the content script and in what it called. */
function oursIn({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const own = new Set(nodes.filter(({ callFrame }) => callFrame.url.endsWith(SCRIPT)).map(({ id }) => id));
  const isOurs = (id: number | undefined): boolean =>
    id !== undefined && (own.has(id) || isOurs(parents.get(id)));
  return samples.reduce((sum, id, i) => sum + (isOurs(id) ? timeDeltas[i]! : 0), 0);
}

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));
