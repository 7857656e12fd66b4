/**
 * A page of the extension that has the kit which fills its log, as `kit`.
 * @module
 */
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import type { Session } from '../../demo/browser.ts';

export async function kitPage(session: Session): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: ['test/bench/log-kit.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'kit',
  });
  const page = await session.extensionPage('manifest.json');
  await page.evaluate(`${outputFiles[0]!.text}; globalThis.kit = kit;`);
  return page;
}
