/**
 * How much is read, by labels alone and at a first look, of front ends of casinos: values that are right, those that are not
 * read, and wrong ones, which must be none. Real Chromium, one state after the other. Those in test/fronts are known;
 * FRONTS names a folder of others, and FRONT one of them, of which all is told.
 *
 *     FRONTS=folder npm run bench -- fronts
 *
 * @module
 */
import { frontsIn, judgeState, pageAt } from '../pages/fronts.ts';
import type * as Reader from '../pages/reader.ts';
import { bundleReader, launchChromium } from '../support/reader-page.ts';

declare const reader: typeof Reader;

/** Waits until what moves for a while lies still: a page that is watched is read again then. */
const settled = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect!.getComputedTiming().endTime) < 5000)
      .map(({ finished }) => finished.catch(() => null)),
  );

export async function benchFronts(): Promise<void> {
  const { FRONTS: folder = 'test/fronts', FRONT: only = '' } = process.env;
  const script = await bundleReader();
  const browser = await launchChromium();
  const counts: Record<string, Record<string, number>> = { panels: {}, tables: {} };
  try {
    const page = await browser.newPage();
    for (const front of frontsIn(folder).filter(({ name }) => name.includes(only))) {
      for (const [name, state] of Object.entries(front.states)) {
        await page.goto('about:blank');
        await page.setContent(pageAt(front, name), { waitUntil: 'load' });
        await page.evaluate(`${script}; globalThis.reader = reader;`);
        await page.evaluate(settled);
        const read = await page.evaluate(() => reader.read('generic'));
        const judged = judgeState(state, read);
        for (const { what, outcome } of judged) {
          const kind = what === 'table' ? 'tables' : 'panels';
          const told = outcome === 'right' || outcome === 'wrong' ? outcome : 'not read';
          counts[kind]![told] = (counts[kind]![told] ?? 0) + 1;
        }
        const missed = judged.filter(({ outcome }) => outcome !== 'right');
        if (missed.length > 0)
          console.log(
            `${front.name} ${name}: ${missed.map(({ what, outcome }) => `${what} ${outcome}`).join(', ')}`,
          );
        if (only !== '') console.log(JSON.stringify(read, null, 1), JSON.stringify(state));
      }
    }
  } finally {
    await browser.close();
  }
  for (const [kind, told] of Object.entries(counts)) console.log(kind, told);
}
