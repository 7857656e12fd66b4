import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../tools/browsers.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a program the environment names that is not there is an error that names the variable', async () => {
  vi.stubEnv('CUTCARD_FIREFOX', '/nowhere/firefox');
  await expect(findBrowser('firefox')).rejects.toThrow('CUTCARD_FIREFOX names /nowhere/firefox');
});

test('the program the environment names comes before all others', async () => {
  vi.stubEnv('CUTCARD_CHROMIUM', process.execPath);
  expect(await findBrowser('chromium')).toBe(process.execPath);
});
