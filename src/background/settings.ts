/**
 * The player's settings, in the browser's storage for extensions.
 * @module
 */
import { browser } from '../platform/browser.ts';
import { type Settings, settingsFrom } from '../platform/settings.ts';

export const settings = async (): Promise<Settings> =>
  settingsFrom((await browser.storage.local.get('settings')).settings);

/** Sets those that are named. */
export async function setSettings(set: object): Promise<Settings> {
  const now = await settings();
  const next = settingsFrom({
    ...now,
    ...set,
    alerts: { ...now.alerts, ...(set as Partial<Settings>).alerts },
  });
  await browser.storage.local.set({ settings: next });
  return next;
}
