/**
 * Plays at the replicas as a person would: by the mouse and the keyboard, with the time it takes to look.
 * @module
 */
import type { Page } from 'puppeteer';
import type { Action } from './casinos/blackjack.ts';
import { queryOf, type Settings } from './settings.ts';

/** Milliseconds that a player looks at cards. Cutcard, like a person, reads twice before it believes. */
let glance = 900;

/** Sets how long players look at cards from now on, in ms. */
export function lookFor(milliseconds: number): void {
  glance = milliseconds;
}

/** Milliseconds within which a replica's page has asked anew how things stand. */
const REFRESH = 2200;

export class Player {
  readonly page: Page;
  /** Whether to take a long time over every decision. */
  dawdles = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a replica's page, such as `https://crypto.games/videopoker`, and waits until its table is ready. */
  async open(address: string, settings: Partial<Settings> = {}): Promise<void> {
    await this.page.goto(address + queryOf(settings), { waitUntil: 'load' });
    await this.#ready();
    await look(this.page);
  }

  /** Types a client seed of the player's own into Crypto.Games' fairness panel. */
  async enterClientSeed(clientSeed: string): Promise<void> {
    const { page } = this;
    await this.#tick('#chkManualSeed');
    // A page that fills its panel meanwhile writes over what is typed: then it is typed once more.
    for (let tries = 0; tries < 5; tries++) {
      await page.click('#txtNextClientSeed', { count: 3 });
      await page.keyboard.type(clientSeed);
      await page.keyboard.press('Tab');
      await this.#ready();
      await look(this.page);
      const entered = await page.$eval('#txtNextClientSeed', (box) => (box as HTMLInputElement).value);
      if (entered === clientSeed) return;
    }
    throw new Error('the client seed that was typed does not stand in its box');
  }

  /** Has a nonce added to the client seed from now on. */
  async addNonce(): Promise<void> {
    await this.#tick('#chkManualSeedNonce');
    await this.#ready();
    await look(this.page);
  }

  /** Does nothing until the page has asked anew how things stand, this often, and then looks at it. */
  async waitForRefresh(times = 1): Promise<void> {
    await wait(this.page, times * REFRESH);
    await look(this.page);
  }

  /** Opens or closes a fairness panel that is shown on demand. */
  async togglePanel(): Promise<void> {
    await this.page.click('.fair-toggle');
    await look(this.page);
  }

  /** Plays one hand of video poker. Holds these positions, from 0; else those that the control box names; else two. */
  async playVideoPoker(hold?: readonly number[]): Promise<void> {
    await this.deal();
    if (this.dawdles) await this.waitForRefresh(2);
    for (const position of hold ?? (await this.advised()) ?? [0, 1]) {
      await this.page.click(`.cards > .card:nth-child(${position + 1}) .pick`);
    }
    await this.draw();
  }

  /**
   * Plays one hand of blackjack: these actions, as far as they are allowed, then stands. Where none are given, begins
   * with the one that the control box names. Says whether there was anything to decide.
   */
  async playBlackjack(actions: readonly Action[] = []): Promise<boolean> {
    await this.#press();
    let turn = 0;
    for (; await this.#isDeciding(); turn++) {
      if (turn === 0 && this.dawdles) await this.waitForRefresh(2);
      const wanted = actions[turn] ?? (turn === 0 ? await this.advisedAction() : null) ?? 'stand';
      const button = await this.page.$(`.main.${wanted}:not(:disabled)`);
      await (button ?? (await this.page.$('.main.stand')))?.click();
    }
    return turn > 0;
  }

  async deal(): Promise<void> {
    await this.#press();
    await this.page.waitForSelector('#videopoker .pick:not(:disabled)');
    await look(this.page);
  }

  async draw(): Promise<void> {
    await this.#press();
    await this.page.waitForFunction(() => document.querySelector('.outcome')?.textContent !== '');
    await look(this.page);
  }

  /** The positions that the control box says to hold, from 0; null where it names none. */
  async advised(): Promise<readonly number[] | null> {
    const tip = await this.page.$('.replica-controls .tip');
    const hold = await tip?.evaluate((element) => element.getAttribute('data-hold') ?? '');
    return hold === undefined ? null : hold.split(' ').filter(Boolean).map(Number);
  }

  /** Whether the player has something to decide, once the cards lie; else the round is over. */
  async #isDeciding(): Promise<boolean> {
    await this.#ready();
    await look(this.page);
    return (await this.page.$('.main.stand')) !== null;
  }

  /** What the control box says to do. */
  async advisedAction(): Promise<string | null> {
    const tip = await this.page.$('.replica-controls .tip');
    return (await tip?.evaluate((element) => element.getAttribute('data-action'))) ?? null;
  }

  async #tick(box: string): Promise<void> {
    const ticked = await this.page.$eval(box, (input) => (input as HTMLInputElement).checked);
    if (!ticked) await this.page.click(box);
  }

  async #press(): Promise<void> {
    await this.#ready();
    // Where the cards are, of which what stays in its place on the page may lie over others.
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.page.click('.main');
  }

  async #ready(): Promise<void> {
    await this.page.waitForSelector('.main:not(:disabled), #table [type="submit"]:not(:disabled)');
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((over) => setTimeout(over, milliseconds));

/** Looks at a page as long as a player does. */
export const look = (page: Page): Promise<void> => wait(page, glance);

/** Waits so many milliseconds, in the time of the page as well, which a busy machine stretches. */
async function wait(page: Page, milliseconds: number): Promise<void> {
  const inPage = page.evaluate(async (step) => {
    for (let at = 0; at < 8; at++) await new Promise((over) => setTimeout(over, step));
  }, milliseconds / 8);
  await Promise.all([pause(milliseconds), inPage.catch(() => undefined)]); // A page may be left meanwhile.
}
