import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settingsFrom } from '../../../src/platform/settings.ts';

/** Of these none is as by default. */
const CHOSEN = {
  alerts: { badge: false, banner: false, notification: false, sound: true },
  language: 'pt-BR',
  theme: 'dark',
  retention: 'month',
  reminders: false,
};

test('what was chosen survives being stored', () => {
  expect(settingsFrom(JSON.parse(JSON.stringify(CHOSEN)))).toEqual(CHOSEN);
  expect(settingsFrom(undefined)).toEqual(DEFAULT_SETTINGS);
});

test.each(Object.keys(CHOSEN))('what an earlier version did not know is as by default: %s', (name) => {
  const { [name as 'theme']: _, ...known } = CHOSEN;
  const { [name as 'theme']: byDefault } = DEFAULT_SETTINGS;
  expect(settingsFrom(known)).toEqual({ ...CHOSEN, [name]: byDefault });
});

test('what a later version chose and this one does not know breaks nothing', () => {
  const later = {
    ...CHOSEN,
    theme: 'sepia',
    sound: 'loud',
    alerts: { ...CHOSEN.alerts, sound: 'loud', lamp: true },
  };
  const { sound } = DEFAULT_SETTINGS.alerts;
  expect(settingsFrom(later)).toEqual({
    ...CHOSEN,
    theme: DEFAULT_SETTINGS.theme,
    alerts: { ...CHOSEN.alerts, sound },
  });
});
