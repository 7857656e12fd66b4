/**
 * What reads a page that no extension watches: the reader as a script, and a Chromium to put it into.
 * @module
 */
import { build, type Plugin } from 'esbuild';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { findBrowser } from '../../tools/browsers.mjs';

/** A script that defines `reader`: see test/pages/reader.ts. */
export async function bundleReader(plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/pages/reader.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'reader',
    plugins,
    // It is given to a page anew hundreds of times.
    minify: true,
  });
  return outputFiles[0]!.text;
}

/** A Chromium without the extension. */
export const launchChromium = async (options: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({
    executablePath: await findBrowser('chromium'),
    args: process.platform === 'linux' ? ['--no-sandbox'] : [],
    ...options,
  });
