/**
 * Plays at the replicas of casinos with seed pairs: rotates pairs, opens receipts, lets hands be dealt by themselves.
 * @module
 */
import { HONEST, type Play } from './cheats.ts';
import { look, Player } from './player.ts';

/** Client seeds that players have entered. */
let entered = 0;

/** Takes a new seed pair into use, with a client seed of the player's own. */
export async function rotate({ page }: Player, clientSeed = `own-${++entered}`): Promise<void> {
  await closeReceipt(page);
  const isShown = await page.$('.seeds');
  if (!isShown) await page.click('.fair-toggle');
  await page.waitForSelector('.seeds .new-seed');
  const before = await activeHash(page);
  await page.click('.seeds .new-seed', { count: 3 });
  await page.keyboard.type(clientSeed);
  // Who takes what stands there to be the player's wants to have read it twice.
  await look(page);
  await page.click('.seeds .rotate');
  await page.waitForFunction(
    (hash) => {
      const now = document.querySelector('.seeds')?.getAttribute('data-pair');
      return now !== undefined && now !== hash;
    },
    {},
    before,
  );
  await look(page);
}

type Page = Player['page'];

const activeHash = (page: Page): Promise<string | null> =>
  page.$eval('.seeds', (seeds) => seeds.getAttribute('data-pair'));

/** Takes a new seed pair into use where no page shows it, as the player does on another device. */
export async function rotateElsewhere({ page }: Player): Promise<void> {
  await page.evaluate(
    async (body) => {
      await fetch('/api/blackjack/seed', { method: 'POST', body });
    },
    JSON.stringify({ behaviour: HONEST.id, clientSeed: `there-${Date.now()}` }),
  );
}

/** Bets on a game without cards, with the pair in use, where no page shows it. */
export async function betElsewhere({ page }: Player): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/api/dice/bet', { method: 'POST', body: '{}' });
  });
}

/** Opens the receipt of a bet, counted from the latest, which is 0, looks at it and closes it again. */
export async function readReceipt({ page }: Player, bet = 0): Promise<void> {
  await closeReceipt(page);
  const before = await page.$('.bets li');
  if (!before) return;
  await page.click(`.bets li:nth-child(${bet + 1}) button`);
  await page.waitForSelector('.receipt');
  await look(page);
  await closeReceipt(page);
}

async function closeReceipt(page: Page): Promise<void> {
  const close = await page.$('.receipt .close');
  if (!close) return;
  await close.click();
  await page.waitForSelector('.receipt', { hidden: true });
}

/** Rotates the pair, and looks at the receipt of the latest bet, which then shows the server seed. */
export const settlePair: Play = async (player) => {
  await rotate(player);
  await readReceipt(player);
};

/** Has so many hands dealt by the page itself. */
export async function autoBet({ page }: Player, hands: number): Promise<void> {
  const dealt = () => page.$eval('[data-hands]', (table) => Number(table.getAttribute('data-hands')));
  const goal = (await dealt()) + hands;
  await page.click('.auto');
  // Hundreds take longer than a browser is waited for at once.
  while ((await dealt()) < goal) await look(page);
  await page.click('.auto');
  await page.waitForSelector('.main.bet:not(:disabled)');
  await look(page);
}

/** The same player in another tab, which is closed again. */
export async function inOtherTab(player: Player, act: (other: Player) => Promise<void>): Promise<void> {
  const page = await player.page.browser().newPage();
  try {
    const other = new Player(page);
    await other.open(player.page.url());
    await act(other);
  } finally {
    await page.close();
    await player.page.bringToFront();
  }
}
