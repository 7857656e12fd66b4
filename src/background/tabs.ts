/**
 * Names for tabs. A browser numbers its tabs anew each time it starts, so a tab's name carries the session's.
 * @module
 */
import { browser } from '../platform/browser.ts';

let session: Promise<string> | null = null;

/** Drawn once a browser session; it survives the death of the worker. */
function sessionName(): Promise<string> {
  session ??= browser.storage.session.get('name').then(async ({ name }) => {
    if (typeof name === 'string') return name;
    const drawn = crypto.randomUUID().slice(0, 8);
    await browser.storage.session.set({ name: drawn });
    return drawn;
  });
  return session;
}

export const tabName = async (tabId: number): Promise<string> => `${await sessionName()}:${tabId}`;

/** The number of a tab by its name, or null where it is of an earlier browser session. */
export async function tabIdOf(name: string): Promise<number | null> {
  const [own, id] = name.split(':');
  return own === (await sessionName()) ? Number(id) : null;
}
