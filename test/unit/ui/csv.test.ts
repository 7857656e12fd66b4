import { expect, test, vi } from 'vitest';
import type { HandsView } from '../../../src/platform/messages.ts';
import { csvOf } from '../../../src/report/csv.ts';
import { RECORDED, view } from './hands.ts';

vi.mock('../../../src/platform/browser.ts', () => import('./words.ts'));

const pageOf = (hands: HandsView['hands'], next: string | null): HandsView =>
  ({ hands, next }) as unknown as HandsView;

const lines = async (...pages: HandsView[]): Promise<string[]> => {
  const asked: unknown[] = [];
  const file = await csvOf(async (question) => {
    asked.push(question.after);
    return pages[asked.length - 1]!;
  });
  expect(asked).toEqual([undefined, ...pages.slice(0, -1).map(({ next }) => next)]);
  return (await file.text()).trimEnd().split('\r\n');
};

test('every hand of every page is a row, with what it showed and what decided it', async () => {
  const bad = view({ id: '8', hand: { ...RECORDED, shown: { ...RECORDED.shown, multiplier: 5 } } });
  const [head, first, second, ...rest] = await lines(pageOf([view()], 'further'), pageOf([bad], null));
  expect(head).toMatch(/^\uFEFF?hand,time,casino,game,status,reasons,shown,forced,result,bet,/);
  expect(first).toMatch(/^7,2026-11-21T14:02:00.000Z,Crypto.Games,video-poker,verified,/);
  expect(first).toContain('J♣\uFE0E 5♥\uFE0E 8♣\uFE0E A♣\uFE0E 2♣\uFE0E / J♣');
  expect(first).toContain('"jacks or better, 1×"');
  expect(second).toContain(',mismatch,payout-differs,');
  expect(rest).toEqual([]);
});

test('what was bet stands as the page wrote it, and is no formula', async () => {
  const [, first, second] = await lines(pageOf([view({ stake: '1,5 €' }), view({ stake: '=1+1' })], null));
  expect(first).toContain(',"1,5 €",crypto-games/video-poker,');
  expect(second).toContain(",'=1+1,crypto-games/video-poker,");
});

test.each([
  ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
  ['+1', "'+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1', "'-1"],
  ['a, b', '"a, b"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['harmless', 'harmless'],
])('a client seed of %j is no formula and no further cell', async (clientSeed, cell) => {
  const file = await csvOf(async () => pageOf([view({ hand: { ...RECORDED, clientSeed } })], null));
  expect(await file.text()).toContain(`,true,${cell},${RECORDED.reveal!.serverSeed}\r\n`);
});
