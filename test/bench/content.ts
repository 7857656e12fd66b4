/**
 * What watching costs a casino's page, in real Chromium: a table and a fairness panel beside a list of bets that
 * changes 1,000 to 20,000 times a second, with and without the content script.
 *
 * `ours` is the time that the browser's trace says for calls of the content script. Looks over the whole page are too
 * rare for it to see, so that one is made and counted as often as they may come. `script` and `all` are what the
 * browser counts for the whole page. Times are the processor's, whatever else the machine is doing, and each figure is
 * the median of several runs; they differ by some 10 % all the same.
 * @module
 */
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import type { Browser, CDPSession } from 'puppeteer';
import { REST } from '../../src/content/watcher.ts';
import type * as Watched from '../pages/watched.ts';
import { launchChromium } from '../support/reader-page.ts';
import { type PageServer, servePage } from '../support/serve.ts';

declare const watched: typeof Watched;

const RATES = [1000, 5000, 20_000];
const RUNS = 3;
const SECONDS = 10;
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
  /** Milliseconds that one look over the whole page takes; 0 where nothing looks. */
  readonly look: number;
}

/** Prints the content script's size, and its cost at each rate. */
export async function benchContent(): Promise<void> {
  const shipped = await bundle('src/content/main.ts', { minify: true });
  console.log(`Content script: ${shipped.length} bytes, ${gzipSync(shipped, { level: 9 }).length} with gzip`);
  const watcher = `${await bundle('test/pages/watched.ts', { globalName: 'watched' })}; globalThis.watched = watched; watched.watch()`;
  const browser = await launchChromium();
  const server = await servePage();
  try {
    console.log(
      'changes/s   ours ms/s (looks, each ms)   script ms/s without, with   all ms/s without, with   heap MB without, with',
    );
    for (const rate of RATES) {
      const runs: [Cost, Cost][] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push([
          await measure(browser, server, rate, null),
          await measure(browser, server, rate, watcher),
        ]);
      }
      const without = median(runs.map(([cost]) => cost));
      const watched = median(runs.map(([, cost]) => cost));
      const looks = (1000 * watched.look) / Math.min(REST.shareWithAll * watched.look, REST.most);
      console.log(
        [
          String(rate).padStart(9),
          (watched.ours + looks).toFixed(2).padStart(12),
          ` (${looks.toFixed(2)}, ${watched.look.toFixed(0).padStart(7)})`,
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

function median(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => costs.map((cost) => cost[name]).sort((a, b) => a - b)[RUNS >> 1]!;
  return { ours: of('ours'), script: of('script'), all: of('all'), heap: of('heap'), look: of('look') };
}

const pair = (without: number, watched: number): string =>
  `${without.toFixed(1).padStart(12)} ${watched.toFixed(1).padStart(7)} (×${(watched / without).toFixed(2)})`;

async function bundle(entry: string, how: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome123',
    charset: 'utf8',
    ...how,
  });
  return outputFiles![0]!.text;
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
    if (script) await tab.evaluate(`${script};\n//# sourceURL=${SCRIPT}`);
    await pause(1000);
    const devTools = await tab.createCDPSession();
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tab.tracing.start({ categories: ['devtools.timeline'] });
    const before = await counters(devTools);
    const began = performance.now();
    await pause(SECONDS * 1000);
    const after = await counters(devTools);
    const seconds = (performance.now() - began) / 1000;
    const spent = (name: string) => (1000 * (after[name]! - before[name]!)) / seconds;
    if (script) await tab.evaluate(() => new Promise((over) => setTimeout(watched.look, 0, over)));
    const calls = callsIn((await tab.tracing.stop())!);
    await devTools.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize } = await counters(devTools);
    return {
      ours: sum(calls.filter(({ name }) => name !== 'look')) / seconds,
      look: sum(calls.filter(({ name }) => name === 'look')),
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

interface Call {
  readonly name: string;
  readonly ms: number;
}

/** All calls of the content script's functions by the browser. */
function callsIn(trace: Uint8Array): Call[] {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name, args }) => name === 'FunctionCall' && args.data?.url?.endsWith(SCRIPT))
    .map(({ args, tdur = 0 }) => ({ name: args.data!.functionName!, ms: tdur / 1000 }));
}

interface TraceEvent {
  readonly name: string;
  /** Of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string; readonly functionName?: string } };
}

const sum = (calls: readonly Call[]): number => calls.reduce((all, { ms }) => all + ms, 0);

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));
