/**
 * The odds in a worker of a real Chromium: how long the first result takes, how long the next, and whether the page
 * stays free meanwhile.
 * @module
 */
import { build } from 'esbuild';
import { launchChromium } from '../support/reader-page.ts';

/** Runs in the worker: milliseconds for each piece of work, in order. */
const WORKER = `
import { PAY_TABLES } from './src/core/games/pay-tables.ts';
import { CRYPTO_GAMES_RULES, houseEdge } from './src/odds/blackjack.ts';
import { returnTable } from './src/odds/video-poker.ts';

const time = (work) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};
const tables = Object.values(PAY_TABLES).map((table) => time(() => returnTable(table)));
const edges = [1, 2].map(() =>
  time(() => houseEdge(CRYPTO_GAMES_RULES, { strategy: 'composition-dependent' })),
);
postMessage({ tables, edges });
`;

interface Times {
  readonly tables: readonly number[];
  readonly edges: readonly number[];
  /** The longest the page's own timer was kept waiting, in ms. */
  readonly longestWait: number;
}

export async function benchOddsInChromium(): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const { tables, edges, longestWait } = await page.evaluate(measure, outputFiles[0]!.text);
    const [first, ...further] = tables.map((ms) => ms.toFixed(0));
    console.log(
      `video poker, in a Chromium worker: first table ${first} ms, further ${further.join(', ')} ms`,
    );
    console.log(
      `blackjack, in a Chromium worker: first edge ${edges.map((ms) => ms.toFixed(0)).join(' ms, again ')} ms`,
    );
    console.log(`the page's timer waited ${longestWait.toFixed(0)} ms at the longest`);
  } finally {
    await browser.close();
  }
}

/** In the page: starts the worker, and watches how late a timer of 10 ms comes while it works. */
function measure(code: string): Promise<Times> {
  return new Promise((done) => {
    let longestWait = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longestWait = Math.max(longestWait, now - last - 10);
      last = now;
    }, 10);
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    worker.onmessage = ({ data }) => {
      clearInterval(timer);
      done({ ...data, longestWait });
    };
  });
}
