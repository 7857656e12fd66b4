/**
 * What Crypto.Games' card games share: the SHA-512 of server seed and client seed, read byte by byte as card numbers.
 * The nonce, where the player adds one, stands at the end of the client seed.
 * Source: wizardofodds.com, "Video Poker (Encrypted Version)" and "Blackjack (Encrypted Version)".
 * @module
 */
import { type Card, freshDeck } from '../../cards.ts';
import { type Derivation, type Line, say, type Text } from '../../derivation.ts';
import { sha256Hex, sha512, toHex } from '../../hash.ts';
import type { CommitmentForm, Reveal, Seeds } from '../../scheme.ts';

/** How one game reads a byte of the digest as the number of a card in its shoe. */
export interface ByteRule {
  /** Cards in the shoe: numbers 0 to `size - 1` are cards, any other is skipped. */
  readonly size: number;
  reduce(byte: number): number;
}

const FRESH = freshDeck(['s', 'h', 'd', 'c']);

/** The card of a number: 13 ranks from the ace, suits in turn spades, hearts, diamonds, clubs. */
export const cardOf = (number: number): Card => FRESH[number % FRESH.length]!;

export type Fate = 'card' | 'out of range' | 'repeat';

const FATES = { 'out of range': say`out of range`, repeat: say`repeat` } as const;

/**
 * The numbers of the cards in a digest, read byte by byte until `limit` are found or it ends. `visit` sees every byte.
 * Deal and derivation both come from here, so that they cannot disagree.
 */
export function numbersIn(
  digest: Uint8Array,
  rule: ByteRule,
  limit: number,
  visit?: (byte: number, number: number, fate: Fate) => void,
): number[] {
  const found: number[] = [];
  const seen = new Uint8Array(rule.size);
  for (let i = 0; i < digest.length && found.length < limit; i++) {
    const byte = digest[i]!;
    const number = rule.reduce(byte);
    const fate = number >= rule.size ? 'out of range' : seen[number] ? 'repeat' : 'card';
    if (fate === 'card') {
      seen[number] = 1;
      found.push(number);
    }
    visit?.(byte, number, fate);
  }
  return found;
}

/** The cards that a digest gives, in order, `limit` at most. */
export const cardsIn = (digest: Uint8Array, rule: ByteRule, limit: number): Card[] =>
  numbersIn(digest, rule, limit).map(cardOf);

const joined = ({ reveal, clientSeed, nonce }: Seeds): string =>
  `${reveal.serverSeed}${clientSeed}${nonce === null ? '' : nonce}`;

export const digestOf = (seeds: Seeds): Uint8Array => sha512(joined(seeds));

export const commitmentsOf = (reveal: Reveal): readonly CommitmentForm[] => [
  { hash: sha256Hex(reveal.serverSeed ?? '') },
];

/** The derivation up to and with the cards; `name` says what the n-th card is in the game. */
export function explainDigest(
  seeds: Seeds,
  rule: ByteRule,
  limit: number,
  text: Text,
  name: (index: number) => Text,
): Derivation {
  const digest = digestOf(seeds);
  const rows: Text[][] = [];
  let found = 0;
  numbersIn(digest, rule, limit, (byte, number, fate) => {
    const hex = byte.toString(16).padStart(2, '0');
    const [card, place] = fate === 'card' ? [cardOf(number), name(found++)] : [FATES[fate], ''];
    rows.push([hex, String(byte), String(number), card, place]);
  });
  return [
    {
      title: say`The commitment`,
      text: say`The casino fixed the server seed by showing its SHA-256 before the bet.`,
      lines: [
        { label: say`Server seed`, value: seeds.reveal.serverSeed ?? '' },
        { label: say`SHA-256 of it`, value: sha256Hex(seeds.reveal.serverSeed ?? '') },
      ],
    },
    {
      title: say`Join the seeds and hash them`,
      text: say`Server seed first, client seed behind it, and the nonce at the end where one is used.`,
      lines: [
        { label: say`Client seed`, value: seeds.clientSeed },
        ...(seeds.nonce === null ? [] : [{ label: say`Nonce`, value: String(seeds.nonce) } satisfies Line]),
        { label: say`Joined`, value: joined(seeds) },
        { label: say`SHA-512 of it`, value: toHex(digest) },
      ],
    },
    {
      title: say`Read the cards off the hash`,
      text,
      lines: [],
      table: {
        columns: [say`Hash`, say`Decimal`, say`Number`, say`Card`, say`Dealt as`],
        cardColumns: [3],
        rows,
      },
    },
  ];
}
