/** The English messages in place of the browser, which alone can look them up. */
import messages from '../../../src/_locales/en/messages.json' with { type: 'json' };

export const browser = {
  i18n: {
    getMessage: (key: string, subs: readonly string[] = []): string =>
      ((messages as Record<string, { message: string }>)[key]?.message ?? '').replaceAll(
        /\$(\d)/g,
        (_, digit) => subs[Number(digit) - 1] ?? '',
      ),
  },
};
