/**
 * Plays hands at the bitZino replica, by its forms.
 * @module
 */
import type { Page } from 'puppeteer';
import { look, type Player } from './player.ts';
import { untilDecided } from './plays.ts';

const submitOf = (move: string): string => `#${move} form:not(.disabled) [type="submit"]`;

/** What is on its way to the table. */
const MOVING = '#table .undealt, #table .unflipped, #table .discard, #table .unsettled';

/** Presses one of the table's buttons, such as `bet`, and looks at what comes of it. */
export async function pressAtBitzino({ page }: Player, move: string): Promise<void> {
  const button = await page.waitForSelector(submitOf(move));
  await button!.click();
  // The answer replaces the table and all that is in it.
  await page.waitForFunction((one) => !one?.isConnected, {}, button);
  await page.waitForFunction((moving) => !document.querySelector(moving), {}, MOVING);
  await look(page);
}

/** A hand that is over as soon as it is bet on. */
export const playRound = (player: Player): Promise<void> => pressAtBitzino(player, 'bet');

/** A hand of video poker; holds what the control box names, else the first two. */
export async function playVideoPoker(player: Player): Promise<void> {
  await pressAtBitzino(player, 'bet');
  for (const position of (await player.advised()) ?? [0, 1]) {
    await player.page.click(`#hand > :nth-child(${position + 1}) .card`);
  }
  await pressAtBitzino(player, 'draw');
}

/** Hands of blackjack: begins with what the control box names, then hits below 12 and stands on anything else. */
export const playBlackjack = untilDecided(async (player) => {
  const { page } = player;
  await pressAtBitzino(player, 'bet');
  const first = await player.advisedAction();
  let turn = 0;
  for (; await isOpen(page, 'stand'); turn++) {
    const total = await page.$eval('#player .hand.active .value', (value) => Number(value.textContent));
    await pressAtBitzino(player, (turn === 0 && first) || (total < 12 ? 'hit' : 'stand'));
  }
  return turn > 0;
});

const isOpen = async (page: Page, move: string): Promise<boolean> => (await page.$(submitOf(move))) !== null;
