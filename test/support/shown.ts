/**
 * Whether what is taken for seen can be seen: pages of one red card beside a picture of each, as a browser shows them.
 * @module
 */
import type { Browser } from 'puppeteer';
import type * as Reader from '../pages/reader.ts';
import { shownPage } from '../pages/shown.ts';
import { bundleReader } from './reader-page.ts';

declare const reader: typeof Reader;

export interface Shown {
  readonly seed: number;
  /** What is read to be seen of the card. */
  readonly told: string;
  /** How much red the page shows, as a share of that of a card with nothing around it nor over it. */
  readonly red: number;
}

/** Pages of these numbers, each as it is read and as it is shown. */
export async function shownAmong(browser: Browser, seeds: Iterable<number>): Promise<Shown[]> {
  const eye = await browser.newPage();
  const page = await browser.newPage();
  await page.setViewport({ width: 400, height: 400 });
  await page.evaluate(`${await bundleReader()}; globalThis.reader = reader;`);
  const redOf = async (html: string): Promise<number> => {
    await page.setContent(html, { waitUntil: 'load' });
    return eye.evaluate(redIn, await page.screenshot({ encoding: 'base64' }));
  };
  const all = await redOf(shownPage(null));
  const shown: Shown[] = [];
  for (const seed of seeds) {
    const red = (await redOf(shownPage(seed))) / all;
    shown.push({ seed, told: await page.evaluate(() => reader.seenOf()), red });
  }
  await Promise.all([page.close(), eye.close()]);
  return shown;
}

/** In a page: how much red is in a picture, in pixels. */
async function redIn(png: string): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const context = Object.assign(document.createElement('canvas'), {
    width: picture.width,
    height: picture.height,
  }).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  let red = 0;
  for (let i = 0; i < data.length; i += 4)
    red += Math.max(0, data[i]! - (data[i + 1]! + data[i + 2]!) / 2) / 255;
  return red;
}

/** Those that are taken for seen, and of which a picture shows hardly anything. */
export const unseenAmong = (shown: readonly Shown[]): Shown[] =>
  shown.filter(({ told, red }) => told.startsWith('seen') && red < 0.15);
