/**
 * Hands whose casino is not told: with a game in place of a scheme.
 * @module
 */
import { sidesOf } from '../../demo/casinos/baccarat.ts';
import type { Card } from '../../src/core/cards.ts';
import { FieldReader } from '../../src/core/fields.ts';
import { sha256Hex } from '../../src/core/hash.ts';
import { parseRound, type Round } from '../../src/core/rules/round.ts';
import type { CardGame } from '../../src/core/rules/rule.ts';
import type { Reveal } from '../../src/core/scheme.ts';
import cgBlackjack from '../vectors/crypto-games-blackjack.json';
import cgVideoPoker from '../vectors/crypto-games-video-poker.json';
import played from '../vectors/cryptogames-played.json';
import duel from '../vectors/duel-videopoker-played.json';
import liqd from '../vectors/liqd-blackjack-played.json';
import kyranrana from '../vectors/stake-kyranrana.json';
import stake from '../vectors/stake-verifierform-testcases.json';
import { playedOut } from './played-out.ts';

/** A hand as it stands in its file. */
export interface UnruledHand {
  readonly v: 1;
  readonly game: CardGame;
  readonly commitment: { readonly value: string; readonly beforeBet: boolean } | null;
  readonly clientSeed: string;
  readonly nonce: number | null;
  readonly reveal: Reveal;
  readonly shown: object;
}

export const roundOf = (hand: UnruledHand): Round => parseRound(new FieldReader(hand), hand)!;

interface Pair {
  readonly serverSeed: string;
  readonly serverSeedHash?: string;
  readonly clientSeed: string;
}

const handOf = (game: CardGame, pair: Pair, nonce: number | null, shown: object): UnruledHand => ({
  v: 1,
  game,
  commitment: { value: pair.serverSeedHash ?? sha256Hex(pair.serverSeed), beforeBet: true },
  clientSeed: pair.clientSeed,
  nonce,
  reveal: { serverSeed: pair.serverSeed },
  shown,
});

const RANKS = 'A23456789TJQK';
const SUIT_OF: Readonly<Record<string, string>> = { CLUB: 'c', HEART: 'h', SPADE: 's', DIAMOND: 'd' };

/** `10-spade`, `JD` or `CLUB:12`, as the recordings write them. */
function card(text: string): string {
  const [suit, number] = text.split(':');
  if (number) return `${RANKS[Number(number) - 1]}${SUIT_OF[suit!]}`;
  return text.replace(/-(\w)\w+/, '$1');
}

/** Crypto.Games' numbers. */
const numbered = (number: number): Card =>
  `${RANKS[number % 13]}${'shdc'[Math.floor(number / 13) % 4]}` as Card;

const tenOf = (cards: readonly string[]) => ({ deal: cards.slice(0, 5), final: cards.slice(5, 10) });

/** The rounds of the vectors, of at least three of which the scheme is to be found. */
export const RECORDED: Readonly<Record<string, { readonly scheme: string; readonly hands: UnruledHand[] }>> =
  {
    'Stake blackjack': {
      scheme: 'stake/blackjack',
      hands: stake.blackjack.hands.map((cards, nonce) => {
        const [p1, p2, d1, d2, ...rest] = cards.map(card);
        const shown = playedOut([p1!, p2!], [d1!, d2!], rest, 3);
        return handOf('blackjack', stake.blackjack, nonce, shown);
      }),
    },
    'Stake video poker': {
      scheme: 'stake/video-poker',
      hands: stake.videopoker.hands.map((cards, nonce) =>
        handOf('video-poker', stake.videopoker, nonce, tenOf(cards.map(card))),
      ),
    },
    'Stake hilo': {
      scheme: 'stake/hilo',
      hands: stake.hilo.hands.map((cards, nonce) =>
        handOf('hilo', stake.hilo, nonce, { cards: cards.map(card) }),
      ),
    },
    'Stake baccarat': {
      scheme: 'stake/baccarat',
      hands: stake.baccarat.hands.map((cards, nonce) =>
        handOf('baccarat', stake.baccarat, nonce, sidesOf(cards.map(card) as Card[])),
      ),
    },
    'Stake video poker, other seeds': {
      scheme: 'stake/video-poker',
      hands: kyranrana.sets.VideoPoker.map(({ cards, nonce, ...pair }) =>
        handOf('video-poker', pair, nonce, tenOf(cards.map(card))),
      ),
    },
    'Stake cards, other seeds': {
      scheme: 'stake/hilo',
      hands: kyranrana.sets.Cards.map(({ cards, nonce, ...pair }) =>
        handOf('hilo', pair, nonce, { cards: cards.map(card) }),
      ),
    },
    'Duel video poker': {
      scheme: 'duel/video-poker',
      hands: duel.rounds.map(({ nonce, initial, held, final }) => {
        const shown = {
          deal: initial.map(card),
          final: final.map(card),
          held: initial.map((one) => held.includes(one)),
        };
        return handOf('video-poker', duel, nonce, shown);
      }),
    },
    'liqd blackjack': {
      scheme: 'liqd/blackjack',
      hands: liqd.rounds.map(({ nonce, player, dealer }) =>
        handOf('blackjack', liqd, nonce, { player: [player.map(card)], dealer: dealer.map(card) }),
      ),
    },
    // Of each of its games one round was recorded; the others are computed.
    'Crypto.Games video poker': {
      scheme: 'crypto-games/video-poker',
      hands: [
        { ...played.videopoker, cards: played.videopoker.first10 },
        ...cgVideoPoker.vectors.slice(1, 4),
      ].map(({ serverSeed, clientSeed, cards }) =>
        handOf('video-poker', { serverSeed, clientSeed }, null, tenOf(cards.map(numbered))),
      ),
    },
    'Crypto.Games blackjack': {
      scheme: 'crypto-games/blackjack',
      hands: cgBlackjack.vectors.slice(0, 4).map(({ serverSeed, clientSeed, cards }) => {
        const [p1, p2, d1, d2, ...rest] = cards.map(numbered);
        const shown = playedOut([p1!, p2!], [d1!, d2!], rest, 1);
        return handOf('blackjack', { serverSeed, clientSeed }, null, shown);
      }),
    },
  };
