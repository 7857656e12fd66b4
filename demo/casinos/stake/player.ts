/**
 * Plays Stake's hilo and baccarat.
 * @module
 */
import type { Play } from '../../cheats.ts';
import { look } from '../../player.ts';

const bet: Play = async ({ page }) => {
  await page.waitForSelector('.main.bet:not(:disabled)');
  await page.click('.main.bet');
  await page.waitForSelector('.main:not(:disabled)');
  await look(page);
};

export const playBaccarat: Play = bet;

/** Skips three cards, guesses once that the next is higher, and takes what is won. */
export const playHilo: Play = async (player) => {
  await bet(player);
  for (const guess of ['skip', 'skip', 'skip', 'higher', 'cashout']) {
    const button = await player.page.$(`.main.${guess}:not(:disabled)`);
    await button?.click();
    await player.page.waitForSelector('.main:not(:disabled)');
    // A card that is skipped stays in the row.
    if (guess !== 'skip') await look(player.page);
  }
};
