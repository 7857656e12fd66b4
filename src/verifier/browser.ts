/**
 * In place of the browser's extension API, which a saved page has none of: the messages that were saved with it.
 * @module
 */
import { saved } from './saved.ts';

export const browser = {
  i18n: {
    getMessage: (key: string, subs: readonly string[] = []): string =>
      (saved().messages[key] ?? '').replaceAll(/\$(\d)/g, (_, digit) => subs[Number(digit) - 1] ?? ''),
  },
};
