/**
 * The browser the end-to-end tests run in, with the built extension. Which browser is for the vitest project
 * to say: every test runs in both.
 * @module
 */
import { existsSync } from 'node:fs';
import { inject } from 'vitest';
import { type LaunchRequest, launch as launchBrowser, type Session } from '../../../demo/browser.ts';

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
