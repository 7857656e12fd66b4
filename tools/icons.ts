/**
 * Renders icons/NAME.svg to icons/NAME-16.png, -32, -48 and -128 in Chromium. The pictures are kept in git,
 * so this runs only after a drawing has changed: `node tools/run.mjs tools/icons.ts`.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { findBrowser } from './browsers.mjs';

const SIZES = [16, 32, 48, 128];

const browser = await puppeteer.launch({
  executablePath: await findBrowser('chromium'),
  args: process.platform === 'linux' ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage();
  for (const name of readdirSync('icons').flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [])) {
    const svg = readFileSync(`icons/${name}.svg`, 'utf8');
    for (const size of SIZES) {
      await page.setViewport({ width: size, height: size });
      await page.setContent(
        `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
      );
      await page.screenshot({ path: `icons/${name}-${size}.png`, omitBackground: true });
    }
  }
} finally {
  await browser.close();
}
