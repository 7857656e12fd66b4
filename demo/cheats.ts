/**
 * Every way a replica casino can behave, and the verdict it deserves for it. Data: the replicas act on the ids,
 * the control boxes show the names, and `npm start` and the end-to-end tests expect the verdicts.
 * @module
 */
import type { GameId } from '../src/core/game.ts';
import type { ReasonCode, Status } from '../src/core/verdict.ts';

export interface Behaviour {
  /** The casino's id, as in `src/sites`. */
  readonly casino: string;
  readonly game: GameId;
  readonly id: string;
  readonly name: string;
  /** What the casino does, in a sentence. */
  readonly does: string;
  /** The verdict on a hand played under it, and the reason that must be among the verdict's; null for none. */
  readonly deserves: { readonly status: Status; readonly reason: ReasonCode | null };
}

/** A behaviour that more than one game may have. */
type Kind = Omit<Behaviour, 'casino' | 'game'>;

const HONEST: Kind = {
  id: 'honest',
  name: 'Honest',
  does: 'Deals what its seeds force and pays what its table says.',
  deserves: { status: 'verified', reason: null },
};

const RECORDED: Kind = {
  id: 'recorded',
  name: 'Replays the recorded hand',
  does: 'Deals the hand that Wizard of Odds recorded at the real casino, once.',
  deserves: { status: 'verified', reason: null },
};

const cheat = (id: string, name: string, does: string, reason: ReasonCode): Kind => ({
  id,
  name,
  does,
  deserves: { status: 'mismatch', reason },
});

/** What a casino with one server seed a bet can do wrong with its seeds, whatever the game. */
const SEED_CHEATS: readonly Kind[] = [
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
  ),
  cheat(
    'reuses-seed',
    'Uses a server seed again',
    'Commits to the server seed that it revealed after the hand before.',
    'server-seed-reused',
  ),
  cheat(
    'skips-nonce',
    'Skips a nonce',
    "Counts one further between two of the player's hands, as if one had been thrown away.",
    'nonce-skipped',
  ),
  cheat('repeats-nonce', 'Uses a nonce twice', 'Deals two hands with the same nonce.', 'nonce-reused'),
  {
    id: 'never-reveals',
    name: 'Never reveals the server seed',
    does: "Leaves the last hand's seeds blank for ever.",
    deserves: { status: 'pending', reason: 'seed-not-revealed' },
  },
];

const CRYPTO_GAMES_VIDEO_POKER: readonly Kind[] = [
  HONEST,
  RECORDED,
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
  ),
  cheat(
    'changes-held-card',
    'Changes a held card',
    'Replaces a card that the player held.',
    'held-card-changed',
  ),
  cheat(
    'pays-royal-as-flush',
    'Pays a royal flush as a flush',
    'Commits to a seed with a royal flush within reach, and pays it as a flush.',
    'payout-differs',
  ),
  ...SEED_CHEATS,
];

/** What any casino can do wrong with the cards of a blackjack hand. */
const BLACKJACK_CHEATS: readonly Kind[] = [
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
  ),
];

const DEALS_PAIR: Kind = {
  id: 'deals-pair',
  name: 'Honest, and deals you a pair',
  does: 'Commits to seeds that give the player a pair, and deals what they force.',
  deserves: { status: 'verified', reason: null },
};

const CRYPTO_GAMES_BLACKJACK: readonly Kind[] = [
  HONEST,
  RECORDED,
  DEALS_PAIR,
  ...BLACKJACK_CHEATS,
  ...SEED_CHEATS,
];

/** What bitZino can do wrong with its secrets, which hold server seed and deck, whatever the game. */
const BITZINO_SECRETS: readonly Kind[] = [
  ...SEED_CHEATS.filter(({ id }) => !id.endsWith('-nonce')),
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

const BITZINO_VIDEO_POKER: readonly Kind[] = [
  ...CRYPTO_GAMES_VIDEO_POKER.filter(({ id }) =>
    [
      'honest',
      'swaps-dealt-card',
      'draws-from-further-down',
      'deals-card-twice',
      'changes-held-card',
    ].includes(id),
  ),
  cheat(
    'pays-full-house-as-flush',
    'Pays a full house as a flush',
    'Has a full house within reach, and pays it as a flush.',
    'payout-differs',
  ),
  ...BITZINO_SECRETS,
];

/** BC.Game's players have neither client seed nor nonce. */
const BC_GAME_BLACKJACK: readonly Kind[] = [
  HONEST,
  DEALS_PAIR,
  {
    id: 'signs-seeds',
    name: 'Honest, with signed seeds',
    does: 'Deals from the signature of an issue and a salt, and shows these and the public key afterwards.',
    deserves: { status: 'verified', reason: 'signature-verified' },
  },
  {
    id: 'signs-falsely',
    name: 'Signs something else',
    does: 'Deals from a seed that is not the signature of the issue and the salt that it shows.',
    deserves: { status: 'unsupported', reason: 'signature-encoding-unknown' },
  },
  ...BLACKJACK_CHEATS,
  ...SEED_CHEATS.filter(({ id }) => !id.includes('client-seed') && !id.endsWith('-nonce')),
];

const BITZINO_BLACKJACK: readonly Kind[] = [HONEST, DEALS_PAIR, ...BLACKJACK_CHEATS, ...BITZINO_SECRETS];

/** Of a game with one result and nothing to decide. */
const BITZINO_BOARD: readonly Kind[] = [
  HONEST,
  cheat(
    'takes-from-bottom',
    'Takes the result from the bottom',
    'Shows the result that the deck gives when it is read from its bottom instead of its top.',
    'deal-differs',
  ),
  ...BITZINO_SECRETS,
];

const at = (casino: string, game: GameId, kinds: readonly Kind[]): readonly Behaviour[] =>
  kinds.map((kind) => ({ casino, game, ...kind }));

export const BEHAVIOURS: readonly Behaviour[] = [
  ...at('crypto-games', 'video-poker', CRYPTO_GAMES_VIDEO_POKER),
  ...at('bitzino', 'video-poker', BITZINO_VIDEO_POKER),
  ...at('bitzino', 'blackjack', BITZINO_BLACKJACK),
  ...at('bitzino', 'roulette', BITZINO_BOARD),
  ...at('bitzino', 'craps', BITZINO_BOARD),
  ...at('bitzino', 'slots', BITZINO_BOARD),
  ...at('crypto-games', 'blackjack', CRYPTO_GAMES_BLACKJACK),
  ...at('bc-game', 'blackjack', BC_GAME_BLACKJACK),
];

/** The behaviours of a casino's game. */
export const behavioursOf = (casino: string, game: GameId): readonly Behaviour[] =>
  BEHAVIOURS.filter((one) => one.casino === casino && one.game === game);
