/** Seeds that serve many hands, as the player meets them: hands that wait, and are judged all at once. */
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAct } from '../../demo/acts.ts';
import { playBaccarat } from '../../demo/casinos/stake/player.ts';
import { settlePair } from '../../demo/pair-player.ts';
import { Player } from '../../demo/player.ts';
import { Verdicts } from '../../demo/verdicts.ts';
import { launchAtReplicas, notifications, type Session } from './harness/index.ts';

const HANDS = 5;

let session: Session;

beforeAll(async () => {
  session = await launchAtReplicas();
});

afterAll(() => session?.close());

/** What the banner says to screen readers: its root is closed to scripts, but not to them. */
async function bannerIn(page: Page): Promise<string> {
  const tree = await page.accessibility.snapshot({ interestingOnly: false });
  return JSON.stringify(tree).match(/Cutcard: [^"]*/)?.[0] ?? '';
}

test('hands of a pair wait in a line that can be put away, and are one alarm when the seed is out', async () => {
  const page = await session.newPage();
  const player = new Player(page);
  const { address } = findAct('stake', 'baccarat', 'honest');
  await player.open(address, { speed: 'instant', behaviour: 'reveals-other-seed' });
  let { popup } = await Verdicts.open(session, page);
  await page.bringToFront();
  for (let hand = 0; hand < HANDS; hand++) await playBaccarat(player);

  const line = () => popup.$eval('.casino-waiting', (one) => one.textContent).catch(() => null);
  await expect.poll(line).toContain(String(HANDS));
  await popup.$eval('.casino-waiting button', (button) => (button as HTMLElement).click());
  await expect.poll(line).toBeNull();
  await popup.close();
  popup = await session.popup(session.tabIdOf(page));
  await popup.waitForSelector('[data-hand]');
  expect(await line()).toBeNull();

  await settlePair(player);
  await expect.poll(() => session.badgeText(session.tabIdOf(page))).toBe(String(HANDS));
  if (session.name !== 'chromium') return; // Firefox without a display closes notifications as they come.
  expect(await notifications(session)).toHaveLength(1);
  expect(await bannerIn(page)).toBe(`Cutcard: ${HANDS} hands at Stake do not match`);
});
