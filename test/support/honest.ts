/**
 * Hands as an honest casino deals them, for every scheme: any seeds, any play.
 * Cards are handed out here, one by one off the top; only the shoe comes from the scheme.
 * @module
 */
import fc from 'fast-check';
import { sidesOf } from '../../demo/casinos/baccarat.ts';
import { totalOf } from '../../demo/casinos/blackjack.ts';
import { type Card, freshDeck } from '../../src/core/cards.ts';
import type { DealtBlackjack } from '../../src/core/games/blackjack-layout.ts';
import type { DealtHilo } from '../../src/core/games/hilo.ts';
import { PAY_TABLES, payOf } from '../../src/core/games/pay-tables.ts';
import type { DealtSlots } from '../../src/core/games/slots.ts';
import { fromHex, hmacSha256, sha256Hex, toHex } from '../../src/core/hash.ts';
import type { Scheme, Seeds } from '../../src/core/scheme.ts';
import type { DealtByShuffle } from '../../src/core/schemes/bitzino/final-shuffle.ts';
import { finalShuffle } from '../../src/core/schemes/bitzino/shuffle.ts';
import { SCHEMES } from '../../src/core/schemes/index.ts';
import type { ReasonCode, Status } from '../../src/core/verdict.ts';

/** A hand as it stands in a hand file. */
export interface HonestHand {
  readonly v: 1;
  readonly scheme: string;
  readonly commitment: { readonly value: string; readonly beforeBet: true };
  readonly clientSeed?: string;
  readonly nonce?: number | null;
  readonly reveal: Readonly<Record<string, string>>;
  readonly decks?: number;
  readonly order?: string;
  readonly shown: Readonly<Record<string, unknown>>;
}

/** What was chosen in a round, by casino and player. */
interface Play {
  /** How many cards each of two hands draws, and whether the dealer does against none that stands. */
  readonly draws: readonly [number, number, number];
  readonly split: boolean;
  /** Which of the orders that a rule leaves open. */
  readonly choice: number;
  readonly held: readonly boolean[];
  readonly flag: boolean;
}

const play: fc.Arbitrary<Play> = fc.record({
  draws: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(4)),
  split: fc.boolean(),
  choice: fc.nat(5),
  held: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  flag: fc.boolean(),
});

/** Seeds of any characters, which are hashed as UTF-8. */
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const anyText = fc.oneof(fc.constant(''), text, fc.stringMatching(/^[0-9A-Za-z]{24}$/));
const hex = fc
  .uint8Array({ minLength: 16, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const nonce = fc.nat(100_000);

const textCommitment = (serverSeed: string): string => sha256Hex(serverSeed);
const bytesCommitment = (serverSeed: string): string => sha256Hex(fromHex(serverSeed)!);

interface Committed {
  readonly reveal: Readonly<Record<string, string>>;
  readonly commitment: string;
}

const seedOf = (seed: fc.Arbitrary<string>, hash: (seed: string) => string): fc.Arbitrary<Committed> =>
  seed.map((serverSeed) => ({ reveal: { serverSeed }, commitment: hash(serverSeed) }));

/** bitZino's secret, either way of revealing it. */
const secretOf = (deck: string): fc.Arbitrary<Committed> =>
  fc.tuple(text, fc.nat(), fc.boolean()).map(([serverSeed, order, raw]) => {
    const initialShuffle = finalShuffle([...deck], order).join('');
    const secret = JSON.stringify({ server_seed: serverSeed, initial_shuffle: initialShuffle });
    return raw
      ? { reveal: { secret }, commitment: sha256Hex(secret) }
      : { reveal: { serverSeed, initialShuffle }, commitment: sha256Hex(serverSeed + initialShuffle) };
  });

/** A deck in an order that the casino chose, as the white label of the cut writes it. */
const cutDeck: fc.Arbitrary<Committed> = fc
  .tuple(fc.stringMatching(/^[0-9A-Za-z]{16}$/), fc.nat())
  .map(([serverSeed, order]) => {
    const fresh = freshDeck(['c', 'd', 'h', 's']).map((card) => card[1]!.toUpperCase() + card[0]);
    const secret = finalShuffle(fresh, order).join(',');
    return { reveal: { secret, serverSeed }, commitment: toHex(hmacSha256(serverSeed, secret)) };
  });

export interface Deserved {
  readonly status: Status;
  readonly reasons: readonly ReasonCode[];
}

/** How one scheme's hands come about. */
interface Maker {
  readonly committed: fc.Arbitrary<Committed>;
  readonly nonce: fc.Arbitrary<number | null> | null;
  readonly clientSeed: fc.Arbitrary<string> | null;
  /** What an honest hand gets: `verified` without a reason if left out. */
  readonly deserves?: Deserved;
  readonly extra?: fc.Arbitrary<{ readonly decks: number; readonly order: 'article' | 'site' }>;
  show(dealt: unknown, play: Play): Record<string, unknown>;
}

function showBlackjack(dealt: unknown, { draws, split, choice }: Play): Record<string, unknown> {
  const { shoe, dealOrder, splitOrders } = dealt as DealtBlackjack;
  const cards = [...shoe.take(30)];
  const next = (): Card => cards.shift()!;
  const inTurn = dealOrder === 'player, dealer, player, dealer';
  const main = [next()];
  const dealer = inTurn ? [next()] : [];
  const second = next();
  while (dealer.length < 2) dealer.push(next());
  const [drawsMain, drawsSplit, drawsDealer] = draws;
  const draw = (hand: Card[], count: number): void => {
    for (let i = 0; i < count; i++) hand.push(next());
  };
  const player = split ? [main, [second]] : [[...main, second]];
  const [first, other] = player as [Card[], Card[]];
  if (!split) {
    draw(first, drawsMain);
  } else if (splitOrders[choice % splitOrders.length] === 'hand by hand') {
    draw(first, 1 + drawsMain);
    draw(other, 1 + drawsSplit);
  } else {
    draw(first, 1);
    draw(other, 1);
    const splitFirst = splitOrders[choice % splitOrders.length] === 'split hand first';
    if (splitFirst) draw(other, drawsSplit);
    draw(first, drawsMain);
    if (!splitFirst) draw(other, drawsSplit);
  }
  // Where no hand stands the dealer may draw or not; else he draws as he must.
  const isLost = player.every((hand) => totalOf(hand).total > 21);
  while (totalOf(dealer).total < 17 && (!isLost || drawsDealer > 0)) draw(dealer, 1);
  return { player, dealer };
}

function showVideoPoker(dealt: unknown, { held, flag }: Play): Record<string, unknown> {
  const [deal, queue] = [(dealt as Card[]).slice(0, 5), (dealt as Card[]).slice(5)];
  const final = deal.map((card, i) => (held[i] ? card : queue.shift()!));
  const paid = { payTable: 'tens-or-better', multiplier: payOf(PAY_TABLES['tens-or-better'], final) };
  return { deal, final, held, ...(flag ? paid : {}) };
}

function showSlots(dealt: unknown, { choice }: Play): Record<string, unknown> {
  const [reels, icons] = [3 + (choice % 3), [20, 32, 128][choice % 3]!];
  return { stops: (dealt as DealtSlots)(reels, icons), reels, icons };
}

const showBaccarat = (dealt: unknown): Record<string, unknown> => ({ ...sidesOf(dealt as Card[]) });

/** Beside what a game shows, the final shuffle. */
const withFinal =
  (show: Maker['show']): Maker['show'] =>
  (shuffled, choices) => {
    const { dealt, finalShuffle } = shuffled as DealtByShuffle<unknown>;
    return { ...show(dealt, choices), finalShuffle };
  };

const ONE_DECK = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';
const bitzino = (deck: string, show: Maker['show']): Maker => ({
  committed: secretOf(deck),
  nonce: fc.constant(null),
  clientSeed: anyText,
  show: withFinal(show),
});

const cryptoGames = (show: Maker['show']): Maker => ({
  committed: seedOf(text, textCommitment),
  // Up to here, one that was overlooked is found out.
  nonce: fc.option(fc.nat(999)),
  clientSeed: anyText,
  show,
});

const stake = (show: Maker['show']): Maker => ({
  committed: seedOf(text, textCommitment),
  nonce,
  clientSeed: anyText,
  show,
});

/** Cards enough that another deal does not begin with the same ones by chance. */
const SOME = 5;

const MAKERS: Readonly<Record<string, Maker>> = {
  'crypto-games/video-poker': cryptoGames(showVideoPoker),
  'crypto-games/blackjack': cryptoGames(showBlackjack),
  'bc-game/blackjack': {
    committed: fc.oneof(seedOf(text, textCommitment), seedOf(hex, bytesCommitment)),
    nonce: null,
    clientSeed: null,
    extra: fc.record({ decks: fc.integer({ min: 1, max: 12 }), order: fc.constantFrom('article', 'site') }),
    show: showBlackjack,
  },
  'bitzino/blackjack': bitzino(ONE_DECK.repeat(8), showBlackjack),
  'bitzino/video-poker': bitzino(ONE_DECK, showVideoPoker),
  'bitzino/roulette': bitzino(ONE_DECK.slice(0, 37), (number) => ({ number })),
  'bitzino/craps': bitzino(ONE_DECK.slice(0, 36), (dice) => ({ dice })),
  'bitzino/slots': bitzino(ONE_DECK.slice(0, 32), showSlots),
  'stake/blackjack': stake(showBlackjack),
  'stake/video-poker': stake(showVideoPoker),
  'stake/hilo': stake((dealt, { choice }) => ({
    cards: (dealt as DealtHilo).shoe.take(SOME + choice),
  })),
  'stake/baccarat': stake(showBaccarat),
  'duel/video-poker': {
    committed: seedOf(hex, bytesCommitment),
    nonce,
    clientSeed: anyText,
    show: showVideoPoker,
  },
  'duel/blackjack': {
    committed: seedOf(hex, bytesCommitment),
    nonce,
    clientSeed: anyText,
    show: showBlackjack,
  },
  'financialplugins/baccarat': {
    committed: cutDeck,
    nonce: null,
    clientSeed: anyText,
    deserves: { status: 'consistent', reasons: ['cut-only'] },
    show: showBaccarat,
  },
  'liqd/blackjack': {
    committed: seedOf(hex, textCommitment),
    nonce,
    clientSeed: anyText,
    show: showBlackjack,
  },
};

export const SCHEME_IDS = Object.keys(MAKERS);

export const deserved = (id: string): Deserved => MAKERS[id]!.deserves ?? { status: 'verified', reasons: [] };

/** Hands of one scheme, honestly dealt. */
export function honestHands(id: string): fc.Arbitrary<HonestHand> {
  const maker = MAKERS[id]!;
  const scheme = SCHEMES.get(id) as Scheme;
  const nothing = fc.constant(undefined);
  return fc
    .tuple(maker.committed, maker.clientSeed ?? nothing, maker.nonce ?? nothing, maker.extra ?? nothing, play)
    .map(([{ reveal, commitment }, clientSeed, nonce, extra, choices]) => {
      const seeds: Seeds = { reveal, clientSeed: clientSeed ?? '', nonce: nonce ?? null, ...extra };
      const readings = [...scheme.deals(seeds)];
      const { dealt } = readings[choices.choice % readings.length]!;
      return {
        v: 1,
        scheme: id,
        commitment: { value: commitment, beforeBet: true },
        ...(clientSeed === undefined ? {} : { clientSeed }),
        ...(nonce === undefined ? {} : { nonce }),
        reveal,
        ...extra,
        shown: maker.show(dealt, choices),
      };
    });
}

export const anyHonestHand: fc.Arbitrary<HonestHand> = fc.constantFrom(...SCHEME_IDS).chain(honestHands);
