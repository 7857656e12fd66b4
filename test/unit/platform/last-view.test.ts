import { expect, test, vi } from 'vitest';
import { type LastView, lastViewOf } from '../../../src/platform/last-view.ts';

vi.mock('../../../src/platform/browser.ts', () => ({ browser: {} }));

const view: LastView = {
  host: 'crypto.games',
  site: { id: 'crypto-games', name: 'Crypto.Games' },
  hands: [],
  counts: {} as LastView['counts'],
  casino: null,
  reminder: null,
};

test('a tab has the view that was kept of it, as long as it shows that host', () => {
  const views = { 7: view };
  expect(lastViewOf(views, { id: 7, url: 'https://crypto.games/videopoker?table=2' })).toBe(view);
  expect(lastViewOf(views, { id: 8, url: 'https://crypto.games/' })).toBeNull();
  expect(lastViewOf(views, { id: 7, url: 'https://stake.com/' })).toBeNull();
  expect(lastViewOf(views, { id: 7, url: 'https://crypto.games.example/' })).toBeNull();
  expect(lastViewOf(views, { id: 7, url: 'http://crypto.games/' })).toBeNull();
  expect(lastViewOf(views, { id: 7, url: 'about:blank' })).toBeNull();
  // Without its permission, the browser does not say where a tab is.
  expect(lastViewOf(views, { id: 7 })).toBeNull();
  expect(lastViewOf(views, { url: 'https://crypto.games/' })).toBeNull();
});
