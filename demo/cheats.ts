/**
 * How replica casinos can behave, and the verdict each deserves for it. Data, kept with each casino in its own
 * `cheats.ts`: the replica acts on the ids, its control box shows the names, and `npm start` and the end-to-end tests
 * expect the verdicts. Here is what several casinos can do.
 * @module
 */
import type { ReasonCode, Status } from '../src/core/verdict.ts';
import type { Player } from './player.ts';

/** Plays one hand as it is usually played at a table. */
export type Play = (player: Player) => Promise<void>;

/** Plays as long as it takes; `settle` makes the casino reveal the seeds, where the end of a hand does not. */
export type Way = (player: Player, play: Play, settle: Play) => Promise<void>;

export interface Behaviour {
  readonly id: string;
  readonly name: string;
  /** What the casino does, in a sentence. */
  readonly does: string;
  /** The verdict on a hand played under it, and the reason that must be among the verdict's; null for none. */
  readonly deserves: { readonly status: Status; readonly reason: ReasonCode | null };
  /** How it is gone about to see it, where one hand played as usual does not show it. */
  readonly way?: Way;
}

export const HONEST: Behaviour = {
  id: 'honest',
  name: 'Honest',
  does: 'Deals what its seeds force and pays what its table says.',
  deserves: { status: 'verified', reason: null },
};

export const RECORDED: Behaviour = {
  id: 'recorded',
  name: 'Replays the recorded hand',
  does: 'Deals the hand that Wizard of Odds recorded at the real casino, once.',
  deserves: { status: 'verified', reason: null },
};

/** A behaviour that is to be flagged, for this reason. */
export const cheat = (id: string, name: string, does: string, reason: ReasonCode, way?: Way): Behaviour => ({
  id,
  name,
  does,
  deserves: { status: 'mismatch', reason },
  ...(way ? { way } : {}),
});

/** Two hands, since the second shows what became of the first one's seeds. */
export const twice: Way = async (player, play, settle) => {
  await play(player);
  await settle(player);
  await play(player);
  await settle(player);
};

/** Three hands, since once or twice it may be a page that is slow; and one before, since it may have said nothing yet. */
const fourTimes: Way = async (player, play, settle) => {
  await twice(player, play, settle);
  await twice(player, play, settle);
};

const twiceWithNonce: Way = async (player, play, settle) => {
  await player.addNonce();
  await twice(player, play, settle);
};

const afterRefreshes: Way = async (player, play, settle) => {
  await player.waitForRefresh(2);
  await play(player);
  await settle(player);
};

/** With a long time to look at the cards on the table. */
export const slowly: Way = async (player, play, settle) => {
  player.dawdles = true;
  await play(player);
  player.dawdles = false;
  await settle(player);
};

/** What a casino with one server seed a bet can do wrong with its seeds, whatever the game. */
export const SEED_CHEATS: readonly Behaviour[] = [
  cheat(
    'changes-seed',
    'Changes the server seed after the bet',
    'Deals from another server seed than it had committed to, and shows that one and its hash afterwards.',
    'commitment-changed',
  ),
  cheat(
    'changes-seed-keeps-hash',
    'Changes the server seed, keeps the hash',
    'Deals from another server seed than it had committed to, and shows it beside the hash of the promised one.',
    'reveal-not-committed',
  ),
  cheat(
    'withholds-commitment',
    'Shows the commitment only after the bet',
    "Leaves the hash of the next hand's seed blank until the bet is placed, though the panel shows all else.",
    'commitment-withheld',
    fourTimes,
  ),
  cheat(
    'uses-other-client-seed',
    'Uses another client seed',
    "Deals from a client seed of its own and shows that one as the last hand's.",
    'client-seed-changed',
  ),
  cheat(
    'hides-other-client-seed',
    'Uses another client seed and hides it',
    "Deals from a client seed of its own, and shows the player's as the last hand's.",
    'deal-differs',
  ),
  cheat(
    'replaces-client-seed',
    'Replaces the client seed before the bet',
    "Puts a client seed of its own in the place of the player's, with its commitment made.",
    'client-seed-replaced',
    afterRefreshes,
  ),
  cheat(
    'reuses-seed',
    'Uses a server seed again',
    'Commits to the server seed that it revealed after the hand before.',
    'server-seed-reused',
    twice,
  ),
  cheat(
    'skips-nonce',
    'Skips a nonce',
    "Counts one further between two of the player's hands, as if one had been thrown away.",
    'nonce-skipped',
    twiceWithNonce,
  ),
  cheat(
    'repeats-nonce',
    'Uses a nonce twice',
    'Deals two hands with the same nonce.',
    'nonce-reused',
    twiceWithNonce,
  ),
  {
    id: 'never-reveals',
    name: 'Never reveals the server seed',
    does: "Leaves the last hand's seeds blank for ever.",
    deserves: { status: 'pending', reason: 'seed-not-revealed' },
  },
];

/** What any casino can do wrong with the cards of a video poker hand. */
export const VIDEO_POKER_CHEATS: readonly Behaviour[] = [
  cheat(
    'swaps-dealt-card',
    'Swaps a dealt card',
    'Deals a card in place of one of the five that its seeds force.',
    'deal-differs',
  ),
  cheat(
    'draws-from-further-down',
    'Draws from further down the queue',
    'Passes over the next card of the queue on the draw.',
    'draw-differs',
  ),
  cheat('deals-card-twice', 'Deals a card twice', 'Deals the first card again as the last.', 'deal-differs'),
  cheat(
    'changes-dealt-card',
    'Changes a card on the table',
    'Replaces a card that lies on the table while the player decides.',
    'card-changed',
    slowly,
  ),
  cheat(
    'changes-held-card',
    'Changes a held card',
    'Replaces a card that the player held.',
    'held-card-changed',
  ),
];

const holdingNone: Way = (player) => player.playVideoPoker([]);

/** How a page may write other cards than it shows, by each trick of tricks.ts. */
export const HIDDEN_CARDS: readonly Behaviour[] = [
  {
    id: 'writes-forced-cards',
    name: 'Shows a picture of other cards than it writes',
    does: 'Draws a picture with a card swapped, and writes the cards that its seeds force where nobody sees them.',
    deserves: { status: 'unreadable', reason: null },
    way: holdingNone,
  },
  {
    id: 'hides-other-cards',
    name: 'Honest, with other cards where nobody sees them',
    does: 'Deals and shows what its seeds force, and writes other cards beside it where nobody sees them.',
    deserves: { status: 'verified', reason: null },
    way: holdingNone,
  },
];

/** What any casino can do wrong with the cards of a blackjack hand. */
export const BLACKJACK_CHEATS: readonly Behaviour[] = [
  cheat(
    'swaps-dealt-card',
    'Swaps a dealt card',
    'Deals a card in place of the first that its seeds force.',
    'deal-differs',
  ),
  cheat(
    'hits-from-further-down',
    'Hits from further down the shoe',
    'Gives the player who hits another card than the next of the shoe.',
    'deal-differs',
  ),
  cheat(
    'changes-hole-card',
    'Changes the hole card',
    'Turns over another hole card than the one that lay face down.',
    'deal-differs',
  ),
  cheat(
    'changes-dealt-card',
    'Changes a card on the table',
    'Replaces a card that lies on the table while the player decides.',
    'card-changed',
    slowly,
  ),
];

export const DEALS_PAIR: Behaviour = {
  id: 'deals-pair',
  name: 'Honest, and deals you a pair',
  does: 'Commits to seeds that give the player a pair, and deals what they force.',
  deserves: { status: 'verified', reason: null },
};

/** Those with one of these ids. */
export const only = (behaviours: readonly Behaviour[], ...ids: readonly string[]): readonly Behaviour[] =>
  behaviours.filter(({ id }) => ids.includes(id));

/** Those with none of these ids. */
export const without = (behaviours: readonly Behaviour[], ...ids: readonly string[]): readonly Behaviour[] =>
  behaviours.filter(({ id }) => !ids.includes(id));
