/**
 * Renders icons/NAME.svg to icons/NAME-16.png, -32, -48 and -128 in Chromium, and with the dot of a reminder to
 * icons/NAME-marked-16.png and -32. The pictures are kept in git, so this runs only after a drawing has changed:
 * `node tools/run.mjs tools/icons.ts`.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { findBrowser } from './browsers.mjs';

const SIZES = [16, 32, 48, 128];
/** As large as toolbars show them. */
const MARKED_SIZES = [16, 32];
const MARK = '<circle cx="12.7" cy="3.3" r="2.8" fill="#ffb000" stroke="#fff"/>';

const browser = await puppeteer.launch({
  executablePath: await findBrowser('chromium'),
  args: process.platform === 'linux' ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage();
  const render = async (svg: string, size: number, path: `${string}.png`) => {
    await page.setViewport({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    await page.screenshot({ path, omitBackground: true });
  };
  for (const name of readdirSync('icons').flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [])) {
    const svg = readFileSync(`icons/${name}.svg`, 'utf8');
    const marked = svg.replace('</svg>', `${MARK}</svg>`);
    for (const size of SIZES) await render(svg, size, `icons/${name}-${size}.png`);
    for (const size of MARKED_SIZES) await render(marked, size, `icons/${name}-marked-${size}.png`);
  }
} finally {
  await browser.close();
}
