/**
 * The casinos of the stories: which scheme deals, how a panel tells of it, and what a casino may do wrong.
 * @module
 */
import type { GameId } from '../../../src/core/game.ts';
import { fromHex, sha256Hex } from '../../../src/core/hash.ts';
import type { PanelField } from '../../../src/core/observation.ts';
import { type Reveal, Undealable } from '../../../src/core/scheme.ts';
import { finalShuffle, twisterSeed } from '../../../src/core/schemes/bitzino/shuffle.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';

/** What a casino may do wrong, each as a player would tell it. */
export const CHEATS = [
  'swaps a dealt card',
  'draws another card than the next',
  'changes a card on the table',
  'changes the hole card',
  'pays wrongly',
  'deals from another seed and shows it with its own hash',
  'deals from another seed and shows it with the promised hash',
  'deals from another seed and shows the promised one',
  'swaps the promise before the bet',
  'swaps the promise when the player has entered a client seed',
  'swaps the promise when the bet is placed',
  'withholds the commitment until the bet',
  'deals from another client seed and shows it',
  'deals from another client seed and shows the player’s',
  'replaces the client seed before the bet',
  'promises a seed that is out',
  'skips a nonce',
  'uses a nonce twice',
  'never reveals the seed',
  'activates another pair than the promised one',
] as const;
export type Cheat = (typeof CHEATS)[number];

/** Those that a casino can play whose pairs of seeds serve many bets. */
const OF_PAIRS: ReadonlySet<Cheat> = new Set([
  'swaps a dealt card',
  'draws another card than the next',
  'changes a card on the table',
  'changes the hole card',
  'pays wrongly',
  'deals from another seed and shows it with the promised hash',
  'deals from another seed and shows the promised one',
  'deals from another client seed and shows the player’s',
  'replaces the client seed before the bet',
  'skips a nonce',
  'uses a nonce twice',
  'promises a seed that is out',
  'never reveals the seed',
  'activates another pair than the promised one',
]);

/** The cheats that a casino can play that gives out its seeds in this way. */
export const cheatsOf = (seeding: Kind['seeding']): readonly Cheat[] =>
  seeding === 'pair'
    ? CHEATS.filter((cheat) => OF_PAIRS.has(cheat))
    : CHEATS.filter((cheat) => cheat !== 'activates another pair than the promised one');

/** Seeds as a hand is dealt from them. */
export interface Seeds {
  readonly reveal: Reveal;
  readonly clientSeed: string;
  /** Null where the casino counts none. */
  readonly nonce: number | null;
}

/** What a casino says on its fairness panel; what is blank is there and empty. */
export type View = Readonly<Partial<Record<PanelField, string>>>;

/** A game at a casino, with the scheme that deals it. */
export interface Kind {
  /** The scheme's id, which names casino and game. */
  readonly scheme: string;
  readonly game: Extract<GameId, 'video-poker' | 'blackjack' | 'roulette' | 'baccarat'>;
  /** Whether each bet has a server seed of its own, or one pair of seeds serves many. */
  readonly seeding: 'per-bet' | 'pair';
  /**
   * How the panel tells nonces: a hand's at the end of the client seed, the next bet's in a field, how many bets were
   * made, or not at all.
   */
  readonly nonce: 'appended' | 'next' | 'count' | null;
  readonly hasClientSeed: boolean;
  /** The n-th seed of a casino. */
  revealOf(casino: number, n: number): Reveal;
  commitmentOf(reveal: Reveal): string;
}

const ONE_DECK = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';

const plainSeed = (casino: number, n: number): Reveal => ({
  serverSeed: sha256Hex(`casino ${casino}, seed ${n}`),
});
const hashOfSeed = ({ serverSeed }: Reveal): string => sha256Hex(serverSeed!);

const secretWith =
  (deck: string) =>
  (casino: number, n: number): Reveal => {
    const { serverSeed } = plainSeed(casino, n);
    const shuffled = finalShuffle([...deck], twisterSeed(serverSeed!, 'first shuffle')).join('');
    return { secret: JSON.stringify({ server_seed: serverSeed, initial_shuffle: shuffled }) };
  };
const hashOfSecret = ({ secret }: Reveal): string => sha256Hex(secret!);

const hashOfBytes = ({ serverSeed }: Reveal): string => sha256Hex(fromHex(serverSeed!)!);

/** Casinos that use one server seed a bet. The last takes far longer than the others. */
const PER_BET: readonly Kind[] = [
  {
    scheme: 'crypto-games/video-poker',
    game: 'video-poker',
    seeding: 'per-bet',
    nonce: 'appended',
    hasClientSeed: true,
    revealOf: plainSeed,
    commitmentOf: hashOfSeed,
  },
  {
    scheme: 'crypto-games/blackjack',
    game: 'blackjack',
    seeding: 'per-bet',
    nonce: 'appended',
    hasClientSeed: true,
    revealOf: plainSeed,
    commitmentOf: hashOfSeed,
  },
  {
    scheme: 'bitzino/video-poker',
    game: 'video-poker',
    seeding: 'per-bet',
    nonce: null,
    hasClientSeed: true,
    revealOf: secretWith(ONE_DECK),
    commitmentOf: hashOfSecret,
  },
  {
    scheme: 'bitzino/blackjack',
    game: 'blackjack',
    seeding: 'per-bet',
    nonce: null,
    hasClientSeed: true,
    revealOf: secretWith(ONE_DECK.repeat(8)),
    commitmentOf: hashOfSecret,
  },
  {
    scheme: 'bitzino/roulette',
    game: 'roulette',
    seeding: 'per-bet',
    nonce: null,
    hasClientSeed: true,
    revealOf: secretWith(ONE_DECK.slice(0, 37)),
    commitmentOf: hashOfSecret,
  },
  {
    scheme: 'bc-game/blackjack',
    game: 'blackjack',
    seeding: 'per-bet',
    nonce: null,
    hasClientSeed: false,
    revealOf: plainSeed,
    commitmentOf: hashOfSeed,
  },
];

/** A casino whose pairs of seeds serve many bets. */
const pair = (
  scheme: string,
  game: Kind['game'],
  nonce: Kind['nonce'],
  commitmentOf: Kind['commitmentOf'] = hashOfSeed,
): Kind => ({ scheme, game, seeding: 'pair', nonce, hasClientSeed: true, revealOf: plainSeed, commitmentOf });

const PAIRS: readonly Kind[] = [
  pair('stake/video-poker', 'video-poker', 'count'),
  pair('stake/blackjack', 'blackjack', 'count'),
  pair('stake/baccarat', 'baccarat', 'count'),
  pair('duel/video-poker', 'video-poker', 'next', hashOfBytes),
  pair('duel/blackjack', 'blackjack', 'next', hashOfBytes),
  pair('liqd/blackjack', 'blackjack', 'next'),
];

export const KINDS: Readonly<Record<Kind['seeding'], readonly Kind[]>> = { 'per-bet': PER_BET, pair: PAIRS };

/** How many decks a shoe has where no page says how many. */
export const DECKS = 8;

/** What the seeds force. @throws Undealable */
export function dealtFrom(
  { scheme }: Kind,
  seeds: Seeds,
): { readonly dealt: unknown; readonly finalShuffle?: string } {
  const [interpretation] = SCHEMES.get(scheme)!.deals({ ...seeds, decks: DECKS, order: 'site' });
  const dealt = interpretation!.dealt as { dealt?: unknown; finalShuffle?: string };
  return dealt.finalShuffle === undefined
    ? { dealt }
    : { dealt: dealt.dealt, finalShuffle: dealt.finalShuffle };
}

/** Whether the seeds force a hand at all: a digest may run out. */
export function isDealable(kind: Kind, seeds: Seeds): boolean {
  try {
    dealtFrom(kind, seeds);
    return true;
  } catch (error) {
    if (error instanceof Undealable) return false;
    throw error;
  }
}
