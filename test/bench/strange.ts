/**
 * How much of pages nobody wrote the engine reads, by labels alone: values that are right, absent, ambiguous or
 * malformed, and wrong, which must be none. Real Chromium, one page after the other.
 * @module
 */
import type * as Reader from '../pages/reader.ts';
import { judge, type Outcome, strangePage } from '../pages/strange.ts';
import { bundleReader, launchChromium } from '../support/reader-page.ts';

declare const reader: typeof Reader;

/** Prints the share of each outcome over so many pages, and of what, and a few of the failures. */
export async function benchStrange(pages = Number(process.env['PAGES'] ?? 500)): Promise<void> {
  const script = await bundleReader();
  const browser = await launchChromium();
  const counts = new Map<Outcome, number>();
  const failed = new Map<string, string[]>();
  try {
    const page = await browser.newPage();
    for (let seed = 0; seed < pages; seed++) {
      const strange = strangePage(seed);
      await page.setContent(strange.html, { waitUntil: 'load' });
      await page.evaluate(`${script}; globalThis.reader = reader;`);
      for (const { what, outcome } of judge(strange, await page.evaluate(() => reader.read('generic')))) {
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        if (outcome === 'right') continue;
        const key = `${outcome} ${what}`;
        failed.set(key, [...(failed.get(key) ?? []), `${seed} (${strange.made})`]);
      }
    }
  } finally {
    await browser.close();
  }
  const all = [...counts.values()].reduce((a, b) => a + b, 0);
  for (const [outcome, count] of counts)
    console.log(`${outcome.padEnd(10)} ${count} of ${all}, ${((100 * count) / all).toFixed(1)} %`);
  for (const [key, seeds] of [...failed].sort((a, b) => b[1].length - a[1].length)) {
    // Wrong ones are all told, since there must be none.
    console.log(
      `${String(seeds.length).padStart(4)} ${key}: ${seeds.slice(0, key.startsWith('wrong') ? 12 : 4).join('; ')}`,
    );
  }
}
