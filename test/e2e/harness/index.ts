/**
 * The browser the end-to-end tests run in, with the built extension. Which browser is for the vitest project
 * to say: every test runs in both.
 * @module
 */

import { existsSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { inject } from 'vitest';
import { type LaunchRequest, launch as launchBrowser, type Session } from '../../../demo/browser.ts';
import { startReplicas } from '../../../demo/server.ts';

export type { Session } from '../../../demo/browser.ts';

export const browserName = inject('browser');

/** The extension as shipped, from `npm run build`. */
export const builtExtension = browserName === 'firefox' ? 'dist/firefox' : 'dist/chrome';

/** Starts this project's browser with the shipped extension, or with another. */
export function launch(
  request: Pick<LaunchRequest, 'hosts' | 'port' | 'args'> & { extension?: string },
): Promise<Session> {
  const { extension = builtExtension } = request;
  if (!existsSync(`${extension}/manifest.json`)) throw new Error(`${extension} is not built: npm run build`);
  return launchBrowser({ ...request, browser: browserName, extension });
}

/** Starts the replica casinos, and a browser that goes to them; they end with it. */
export async function launchAtReplicas(): Promise<Session> {
  const replicas = await startReplicas();
  const session = await launch({ hosts: replicas.hosts, port: replicas.port }).catch(async (error) => {
    await replicas.close();
    throw error;
  });
  const close = async (): Promise<void> => {
    await session.close();
    await replicas.close();
  };
  return { ...session, close };
}

/** The ids of the notifications that the extension shows. */
export const notifications = (session: Session): Promise<string[]> =>
  session.inExtension(async () => {
    const { notifications } = (
      globalThis as unknown as {
        chrome: { notifications: { getAll(done: (all: object) => void): Promise<object> | undefined } };
      }
    ).chrome;
    return Object.keys(await new Promise<object>((done) => void notifications.getAll(done)?.then?.(done)));
  });

/** Types into a box of the page where hands are checked by hand. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await page.$eval(
    `input[name="${name}"]`,
    (box, text) => {
      (box as HTMLInputElement).value = text;
      box.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text,
  );
}
