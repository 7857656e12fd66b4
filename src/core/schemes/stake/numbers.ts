/**
 * Stake's random numbers: HMAC-SHA256 keyed by the server seed's text, over client seed, nonce and a count of rounds;
 * four bytes make a number, so that each round gives eight.
 * Sources: stake.com/provably-fair/implementation; rounds recorded from its calculator.
 * @module
 */
import type { Card } from '../../cards.ts';
import type { Derivation } from '../../derivation.ts';
import type { Shoe } from '../../games/blackjack-layout.ts';
import { hmacSha256, toHex } from '../../hash.ts';
import type { Seeds } from '../../scheme.ts';
import { explainCommitment, seedOf } from '../committed-seed.ts';
import { RANK_MAJOR } from '../rank-major.ts';

/** What a Stake scheme needs, but for its id, game and rule. */
export const STAKE_SEEDS = { clientSeed: 'required', nonce: 'required', reveals: [['serverSeed']] } as const;

/** Four bytes, and the message whose HMAC they come from. */
interface Word {
  readonly message: string;
  readonly bytes: Uint8Array;
}

function* wordsOf({ reveal, clientSeed, nonce }: Seeds): Generator<Word, never> {
  for (let round = 0; ; round++) {
    const message = `${clientSeed}:${nonce}:${round}`;
    const hash = hmacSha256(seedOf(reveal), message);
    for (let at = 0; at < hash.length; at += 4) yield { message, bytes: hash.subarray(at, at + 4) };
  }
}

/** How a game turns numbers into cards: all 52 are in the deck at each draw, or only those that are left. */
export type Deck = 'endless' | 'single';

interface DrawnCard extends Word {
  /** The bytes as one number, below 2^32. */
  readonly value: number;
  /** How many cards there are to draw from. */
  readonly range: number;
  /** The value scaled down to the range: the place of the card. */
  readonly place: number;
  readonly card: Card;
}

function* drawnCards(seeds: Seeds, deck: Deck): Generator<DrawnCard, void> {
  const left = [...RANK_MAJOR];
  for (const word of wordsOf(seeds)) {
    const range = left.length;
    const value = word.bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    // Stake adds up the bytes over powers of 256 and multiplies: exact in doubles, as is this.
    const place = Math.floor((value * range) / 2 ** 32);
    const card = left[place];
    if (card === undefined) return;
    if (deck === 'single') left.splice(place, 1);
    yield { ...word, value, range, place, card };
  }
}

/** The cards that the seeds give, computed as far as they are asked for. */
export function cardsOf(seeds: Seeds, deck: Deck): Shoe {
  const drawn = drawnCards(seeds, deck);
  const cards: Card[] = [];
  return {
    take(count) {
      while (cards.length < count) {
        const next = drawn.next();
        if (next.done) break;
        cards.push(next.value.card);
      }
      return cards.slice(0, count);
    },
  };
}

/** The derivation of the first `count` cards; `name` says what the n-th card is in the game. */
export function explainCards(
  seeds: Seeds,
  deck: Deck,
  count: number,
  name: (index: number) => string,
): Derivation {
  const rows: string[][] = [];
  for (const { message, bytes, value, range, place, card } of drawnCards(seeds, deck)) {
    if (rows.length === count) break;
    const scaled = `${value} × ${range} / 2^32 = ${place}`;
    rows.push([message, toHex(bytes), String(value), scaled, card, name(rows.length)]);
  }
  return [
    explainCommitment(seeds.reveal, 'text'),
    {
      title: 'Numbers from the seeds',
      text: 'HMAC-SHA256 with the server seed as the key, over client seed, nonce and round. Each round gives 32 bytes, and each four of them a number.',
      lines: [
        { label: 'Client seed', value: seeds.clientSeed },
        { label: 'Nonce', value: String(seeds.nonce) },
      ],
    },
    {
      title: 'Cards from the numbers',
      text:
        deck === 'endless'
          ? 'Each number, scaled down to 0 to 51, is a place in the list of cards: the twos in diamonds, hearts, spades, clubs, then the threes, up to the aces.'
          : 'Each number, scaled down to the cards left, is the place of the next card among them. At first they are the twos in diamonds, hearts, spades, clubs, then the threes, up to the aces.',
      lines: [],
      table: {
        columns: ['Message', 'Bytes', 'Number', 'Scaled down', 'Card', 'Dealt as'],
        cardColumns: [4],
        rows,
      },
    },
  ];
}
