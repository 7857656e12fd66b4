/**
 * A few hundred stories through the real reading in a real Chromium, where what is hidden is hidden.
 * @module
 */
import { build } from 'esbuild';
import { launchChromium } from '../support/reader-page.ts';
import type { ToldInPage } from './stories-page.ts';

const STORIES = Number(process.env['CUTCARD_STORIES'] ?? 300);
const SEED = Number(process.env['CUTCARD_SEED'] ?? Date.now() % 2 ** 31);
/** Documents of their own keep what they are given until the page gets a word in. */
const AT_ONCE = 20;

/** What tells stories in a page, as one script. */
export async function bundleStories(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/bench/stories-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

export async function benchStoriesInChromium(): Promise<void> {
  const script = await bundleStories();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setRequestInterception(true);
    page.on('request', (request) => request.respond({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto('https://stories.example/');
    await page.addScriptTag({ content: script });
    const began = performance.now();
    const statuses = new Map<string, number>();
    const faults: string[] = [];
    for (let told = 0; told < STORIES; told += AT_ONCE) {
      const some = await page.evaluate(tellThere, AT_ONCE, SEED + told);
      for (const [status, count] of Object.entries(some.statuses))
        statuses.set(status, (statuses.get(status) ?? 0) + count);
      if (some.fault) faults.push(some.fault);
    }
    console.log(`stories in Chromium: ${STORIES}, seed ${SEED}`);
    console.log(`hands: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
    console.log(`${((performance.now() - began) / STORIES).toFixed(0)} ms a story; faults: ${faults.length}`);
    if (faults[0]) console.log(faults[0]);
  } finally {
    await browser.close();
  }
}

const tellThere = (count: number, seed: number): ToldInPage =>
  (globalThis as unknown as { tellStories(count: number, seed: number): ToldInPage }).tellStories(
    count,
    seed,
  );
