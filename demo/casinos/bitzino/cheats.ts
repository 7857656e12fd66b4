/**
 * How the replica of bitZino can behave.
 * @module
 */
import type { GameId } from '../../../src/core/game.ts';
import {
  type Behaviour,
  BLACKJACK_CHEATS,
  cheat,
  DEALS_PAIR,
  HONEST,
  SEED_CHEATS,
  VIDEO_POKER_CHEATS,
  without,
} from '../../cheats.ts';

/** What bitZino can do wrong with its secrets, which hold server seed and deck, whatever the game. */
const SECRETS: readonly Behaviour[] = [
  ...without(SEED_CHEATS, 'skips-nonce', 'repeats-nonce'),
  cheat(
    'doubles-card-in-deck',
    'Commits to a deck that is not whole',
    'Commits to a deck in which one card stands in the place of another.',
    'deck-not-whole',
  ),
  cheat(
    'shows-other-final-shuffle',
    'Shows another final shuffle',
    'Deals as it must, and shows another deck as the one it dealt from.',
    'final-shuffle-differs',
  ),
];

const VIDEO_POKER: readonly Behaviour[] = [
  HONEST,
  ...without(VIDEO_POKER_CHEATS, 'changes-dealt-card'),
  cheat(
    'pays-full-house-as-flush',
    'Pays a full house as a flush',
    'Has a full house within reach, and pays it as a flush.',
    'payout-differs',
  ),
  ...SECRETS,
];

const BLACKJACK: readonly Behaviour[] = [HONEST, DEALS_PAIR, ...BLACKJACK_CHEATS, ...SECRETS];

/**
 * Of a game with one result and nothing to decide. Its hand is over with the bet: a hash that was kept back is never seen
 * but beside the secret, as on pages that show it only then.
 */
const BOARD: readonly Behaviour[] = [
  HONEST,
  cheat(
    'takes-from-bottom',
    'Takes the result from the bottom',
    'Shows the result that the deck gives when it is read from its bottom instead of its top.',
    'deal-differs',
  ),
  ...SECRETS.map((one) =>
    one.id === 'withholds-commitment'
      ? { ...one, deserves: { status: 'consistent', reason: 'commitment-not-before-bet' } as const }
      : one,
  ),
];

export const CHEATS = {
  blackjack: BLACKJACK,
  'video-poker': VIDEO_POKER,
  roulette: BOARD,
  craps: BOARD,
  slots: BOARD,
} as const satisfies Partial<Record<GameId, readonly Behaviour[]>>;
