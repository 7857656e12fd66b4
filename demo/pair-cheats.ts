/**
 * How casinos with seed pairs can behave, and honest players be awkward there.
 * @module
 */
import { type Behaviour, cheat, HONEST, only, type Play, SEED_CHEATS, slowly, type Way } from './cheats.ts';
import { MANY } from './many.ts';
import {
  autoBet,
  betElsewhere,
  inOtherTab,
  readReceipt,
  rotate,
  rotateElsewhere,
  settlePair,
} from './pair-player.ts';
import type { Settings } from './settings.ts';

/**
 * An honest hand, one under the behaviour, and another honest one: between neighbours that fit, it is forced what a hand
 * must have been.
 */
const between: Way = async (player, play, settle) => {
  const { page } = player;
  const cheating = page.url();
  const honest = changed(cheating, 'behaviour', HONEST.id);
  for (const address of [honest, cheating, honest]) {
    await player.open(address);
    await play(player);
  }
  await settle(player);
};

/** A page's address with another setting. */
function changed(address: string, setting: keyof Settings, value: string): string {
  const other = new URL(address);
  other.searchParams.set(setting, value);
  return other.href;
}

/** Two hands and the rotation between them; that of the second hand's pair is honest, so that no later hand suffers. */
const aroundRotation: Way = async (player, play, settle) => {
  await play(player);
  await settle(player);
  await play(player);
  await player.open(changed(player.page.url(), 'behaviour', HONEST.id));
  await settle(player);
};

/**
 * A hand, two rotations, of which the second takes the first pair into use again, and a hand. What comes behind them is
 * honest, so that no later hand suffers.
 */
const behindReturn: Way = async (player, play, settle) => {
  await play(player);
  await settle(player);
  await player.open(changed(player.page.url(), 'behaviour', HONEST.id));
  await settle(player);
  await play(player);
  await settle(player);
};

/** The same behaviours as a casino with seed pairs is seen to have them. */
export const amongHonestHands = (behaviours: readonly Behaviour[]): readonly Behaviour[] =>
  behaviours.map((one) => ({ ...one, way: one.way === slowly ? slowly : between }));

const many: Way = async (player, _play, settle) => {
  await player.open(changed(player.page.url(), 'speed', 'instant'));
  await autoBet(player, MANY);
  await settle(player);
};

const honestly = (id: string, name: string, does: string, way: Way): Behaviour => ({
  ...HONEST,
  id,
  name: `Honest: ${name}`,
  does,
  way,
});

/** Where a pair's nonces begin is published nowhere: here they begin as they do not in the rest of the replica. */
export const FROM_ZERO: Behaviour = honestly(
  'counts-from-zero',
  'a pair’s first nonce is 0',
  'Deals the first bet of a pair with nonce 0.',
  async (player, play, settle) => {
    await rotate(player);
    await play(player);
    await play(player);
    await settle(player);
  },
);

/** Hands of another of the casino's games, at this path, between two at the table. */
export const withOtherGame = (path: string, other: Play): Behaviour =>
  honestly(
    'other-games',
    'another game in between',
    'Counts the bets of all its games on one pair.',
    async (player, play, settle) => {
      const table = player.page.url();
      await play(player);
      await player.open(new URL(path + new URL(table).search, table).href);
      await other(player);
      await player.open(table);
      await play(player);
      await settle(player);
    },
  );

/** What an honest casino's player may do, and what it must not be mistaken for. */
export const AWKWARD: readonly Behaviour[] = [
  honestly(
    'many-hands',
    'many hands on one pair',
    'Deals hands by itself, one after the other, all from one pair.',
    many,
  ),
  honestly(
    'other-bets',
    'other bets in between',
    'Counts bets on the same pair that are made where Cutcard does not see them.',
    async (player, play, settle) => {
      await play(player);
      for (let bets = 0; bets < 3; bets++) await betElsewhere(player);
      await player.waitForRefresh();
      await play(player);
      await settle(player);
    },
  ),
  honestly(
    'second-tab',
    'a second tab',
    'Deals to the same player in two tabs, in turn.',
    async (player, play, settle) => {
      await play(player);
      await inOtherTab(player, play);
      await play(player);
      await settle(player);
    },
  ),
  honestly(
    'receipts-first',
    'receipts opened before the rotation, in any order',
    'Shows receipts without the server seed, as long as its pair is in use.',
    async (player, play, settle) => {
      for (let hand = 0; hand < 3; hand++) await play(player);
      for (const bet of [0, 2, 1]) await readReceipt(player, bet);
      await settle(player);
      for (const bet of [1, 0, 2]) await readReceipt(player, bet);
    },
  ),
  honestly(
    'rotated-elsewhere',
    'the pair is rotated in another tab',
    'Takes another pair into use while the table is open.',
    async (player, play) => {
      await play(player);
      await inOtherTab(player, settlePair);
      await player.waitForRefresh();
      await play(player);
      await settlePair(player);
    },
  ),
  honestly(
    'rotated-unseen',
    'two rotations that nobody saw',
    'Takes another pair into use twice, on another device, while the table is open.',
    async (player, play, settle) => {
      await play(player);
      for (let rotation = 0; rotation < 2; rotation++) await rotateElsewhere(player);
      await player.waitForRefresh();
      await play(player);
      await settle(player);
      await readReceipt(player, 1);
    },
  ),
  {
    ...honestly(
      'dialog-closed',
      'the dialog is opened only after the bet',
      'Shows its hash in a dialog that the player has not opened before.',
      async (player, play, settle) => {
        await player.open(changed(player.page.url(), 'panel', 'closed'));
        // What an open dialog promised before may be this pair.
        for (let rotation = 0; rotation < 2; rotation++) await rotateElsewhere(player);
        await player.waitForRefresh();
        await play(player);
        await settle(player);
      },
    ),
    deserves: { status: 'consistent', reason: 'commitment-not-before-bet' },
  },
];

/** What a casino with seed pairs can do wrong with them, whatever the game. */
export const PAIR_CHEATS: readonly Behaviour[] = [
  {
    id: 'deals-next-nonce',
    name: 'Deals with the next nonce',
    does: 'Deals each bet with one nonce more than its receipt says.',
    deserves: { status: 'consistent', reason: 'nonces-passed-over' },
  },
  {
    id: 'drops-wins',
    name: 'Drops a nonce where you would have won',
    does: 'Takes the next nonce where the first cards would be good for the player.',
    deserves: { status: 'consistent', reason: 'nonces-passed-over' },
  },
  cheat(
    'repeats-nonce',
    'Uses a nonce twice',
    'Deals two hands with the same nonce.',
    'nonce-reused',
    between,
  ),
  cheat(
    'deals-from-other-seed',
    'Deals from another server seed',
    'Deals from a server seed that it shows to nobody, and reveals the promised one.',
    'deal-differs',
    between,
  ),
  cheat(
    'hides-other-client-seed',
    'Uses another client seed and hides it',
    "Deals from a client seed of its own, and shows the player's on the receipt.",
    'deal-differs',
    between,
  ),
  cheat(
    'reveals-other-seed',
    'Reveals another server seed at the rotation',
    'Shows a server seed on its receipts that does not hash to what it had promised.',
    'reveal-not-committed',
  ),
  cheat(
    'breaks-promise',
    'Breaks the promise of the next pair',
    'Takes another server seed into use at the rotation than the one whose hash it had shown for it.',
    'next-pair-replaced',
    aroundRotation,
  ),
  cheat(
    'reuses-seed',
    'Uses a server seed again',
    'Takes a pair into use again whose server seed is out: the one before the last.',
    'server-seed-reused',
    behindReturn,
  ),
  cheat(
    'renews-client-seed',
    'Changes the client seed by itself at the rotation',
    'Takes a client seed of its own into use at the rotation, in place of the one that was entered.',
    'client-seed-ignored',
    aroundRotation,
  ),
  cheat(
    'swaps-one-of-many',
    'Swaps one card in one hand of many',
    'Deals many hands as its seeds force, but for one card in one of them.',
    'deal-differs',
    many,
  ),
  ...only(SEED_CHEATS, 'replaces-client-seed', 'never-reveals'),
];
