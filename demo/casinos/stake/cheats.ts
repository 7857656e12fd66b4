/**
 * How the replica of Stake can behave.
 * @module
 */
import {
  type Behaviour,
  BLACKJACK_CHEATS,
  cheat,
  DEALS_PAIR,
  HONEST,
  VIDEO_POKER_CHEATS,
  type Way,
  without,
} from '../../cheats.ts';
import { AWKWARD, amongHonestHands, FROM_ZERO, PAIR_CHEATS, withOtherGame } from '../../pair-cheats.ts';
import { rotateElsewhere } from '../../pair-player.ts';
import { playHilo } from './player.ts';

/** Of games in which the player has nothing to hold. */
const SWAPS = cheat(
  'swaps-dealt-card',
  'Swaps a dealt card',
  'Deals a card in place of one that its seeds force.',
  'deal-differs',
);

/** A hand on the page of the older build, from a pair that begins with it. */
const inOlderBuild: Way = async (player, play, settle) => {
  const older = new URL(player.page.url());
  older.pathname += '/older';
  await rotateElsewhere(player);
  await player.open(older.href);
  await play(player);
  await settle(player);
};

/** There clubs and spades are outlines, of which no source shows how they begin. */
const OLDER_BUILD: readonly Behaviour[] = [
  {
    ...HONEST,
    id: 'deals-red',
    name: 'Honest: red cards in the older markup',
    does: 'Deals hearts and diamonds in the older build of its pages, whose outlines are known.',
    way: inOlderBuild,
  },
  {
    id: 'deals-black',
    name: 'Honest: black cards in the older markup',
    does: 'Deals a club or a spade in the older build of its pages, whose outlines nobody has published.',
    deserves: { status: 'unreadable', reason: null },
    way: inOlderBuild,
  },
];

export const BLACKJACK: readonly Behaviour[] = [
  HONEST,
  DEALS_PAIR,
  ...AWKWARD,
  FROM_ZERO,
  ...OLDER_BUILD,
  withOtherGame('/casino/games/hilo', playHilo),
  ...amongHonestHands(BLACKJACK_CHEATS),
  ...PAIR_CHEATS,
];

export const VIDEO_POKER: readonly Behaviour[] = [
  HONEST,
  ...amongHonestHands(VIDEO_POKER_CHEATS),
  ...PAIR_CHEATS,
];

/** The same behaviours, where some deserve another verdict at this game. */
const deserving = (
  behaviours: readonly Behaviour[],
  verdicts: Readonly<Record<string, Behaviour['deserves']>>,
): readonly Behaviour[] => behaviours.map((one) => ({ ...one, deserves: verdicts[one.id] ?? one.deserves }));

/** A hand of few cards fits a nonce of a pair that is out by accident too: what is deserved depends on how many it had. */
export const HILO: readonly Behaviour[] = [
  HONEST,
  ...amongHonestHands([SWAPS]),
  ...without(PAIR_CHEATS, 'drops-wins', 'reuses-seed'),
];

/**
 * Baccarat's cards come with the bet: the last ones again may be of a bet that was refused, with one made elsewhere
 * meanwhile.
 */
export const BACCARAT: readonly Behaviour[] = [
  HONEST,
  ...AWKWARD,
  FROM_ZERO,
  ...amongHonestHands([SWAPS]),
  ...deserving(without(PAIR_CHEATS, 'drops-wins'), {
    'repeats-nonce': { status: 'consistent', reason: 'nonce-taken' },
  }),
];
