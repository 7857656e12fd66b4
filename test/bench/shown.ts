/**
 * Cards in parts and under others of any styles, in Chromium: of how many it is said that they can be seen, though a
 * picture of the page shows hardly anything of them, or that they may not be, though it shows them whole.
 *
 *     npm run bench -- shown
 *     CUTCARD_SEED=5000 CUTCARD_PAGES=3000 npm run bench -- shown
 *
 * @module
 */
import { launchChromium } from '../support/reader-page.ts';
import { shownAmong, unseenAmong } from '../support/shown.ts';

const FIRST = Number(process.env['CUTCARD_SEED'] ?? 0);
const PAGES = Number(process.env['CUTCARD_PAGES'] ?? 1000);

export async function benchShown(): Promise<void> {
  const browser = await launchChromium();
  try {
    const shown = await shownAmong(
      browser,
      Array.from({ length: PAGES }, (_, i) => FIRST + i),
    );
    const seen = shown.filter(({ told }) => told.startsWith('seen'));
    const whole = shown.filter(({ red }) => red > 0.8);
    const doubted = whole.filter(({ told }) => !told.startsWith('seen'));
    const unseen = unseenAmong(shown);
    console.log(
      `${PAGES} pages from ${FIRST}: taken for seen ${seen.length}, of which not seen ${unseen.length}`,
    );
    console.log(`shown whole ${whole.length}, of which in doubt ${doubted.length}`);
    for (const { seed, red } of unseen) console.log(`  ${seed}: ${red.toFixed(2)}`);
  } finally {
    await browser.close();
  }
}
