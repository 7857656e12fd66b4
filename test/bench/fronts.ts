/**
 * How much is read, by labels alone, of front ends of casinos: values that are right, those that are not read, and wrong
 * ones, which must be none. Real Chromium, each state at a first look on a page of its own; with PLAYED=1 one behind the
 * other on a page that stays, as it is played, of which the second time counts, where markup is all there is to them.
 * Those in test/fronts are known; FRONTS names a folder of others, and FRONT one of them, of which all is told.
 *
 *     FRONTS=folder npm run bench -- fronts
 *
 * @module
 */
import type { Page } from 'puppeteer';
import { type Front, frontsIn, judgeState, pageAt, WINDOW } from '../pages/fronts.ts';
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

/** The body of a page as it stands there, without what made it so; null where it has more than its markup says. */
function bodyAsItIs(): string | null {
  const hasMore = [...document.querySelectorAll('*')].some((one) => one.shadowRoot !== null);
  if (hasMore || document.querySelector('iframe, canvas, dialog[open], [popover]')) return null;
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const one of body.querySelectorAll('script')) one.remove();
  const boxes = [...body.querySelectorAll('input')];
  for (const [i, box] of document.querySelectorAll<HTMLInputElement>('body input').entries())
    boxes[i]!.setAttribute('value', box.value);
  return body.outerHTML;
}

/** What the body of the page becomes; it stays the same element, as in a game that is played. */
function becomes(html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const { name, value } of body.attributes) document.body.setAttribute(name, value);
  document.body.replaceChildren(...body.childNodes);
}

async function show(page: Page, front: Front, state: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(pageAt(front, state), { waitUntil: 'load' });
}

export async function benchFronts(): Promise<void> {
  const { FRONTS: folder = 'test/fronts', FRONT: only = '', PLAYED: played = '' } = process.env;
  const script = await bundleReader();
  const browser = await launchChromium({ defaultViewport: WINDOW });
  const counts: Record<string, Record<string, number>> = { panels: {}, tables: {} };
  try {
    const stage = await browser.newPage();
    // The one in front, where what moves does.
    const page = await browser.newPage();
    const load = () => page.evaluate(`${script}; globalThis.reader = reader;`);
    const readNow = async (): Promise<Reader.Read> => {
      await page.evaluate(settled);
      return page.evaluate(() => reader.read('generic'));
    };
    for (const front of frontsIn(folder).filter(({ name }) => name.includes(only))) {
      const states = Object.entries(front.states);
      const bodies = new Map<string, string>();
      if (played !== '') {
        for (const [name] of states) {
          await show(stage, front, name);
          const body = await stage.evaluate(bodyAsItIs);
          if (body !== null) bodies.set(name, body);
        }
        if (bodies.size < states.length) {
          console.log(`${front.name} is left out: it has more than its markup says`);
          continue;
        }
        await show(page, front, states[0]![0]);
        await load();
        for (const html of bodies.values()) {
          await page.evaluate(becomes, html);
          await readNow();
        }
      }
      for (const [name, state] of states) {
        if (played !== '') await page.evaluate(becomes, bodies.get(name)!);
        else {
          await show(page, front, name);
          await load();
        }
        const read = await readNow();
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
