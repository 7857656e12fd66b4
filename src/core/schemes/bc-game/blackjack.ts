/**
 * BC.Game blackjack: the shoe is the rotating-hash shuffle of the seed. How many decks, which fresh order and which
 * deal order the table uses is not published, so that all that may be are tried, and what fitted is named.
 * Sources: help.bc.game, "Seed generation algorithm"; the site's verifier (ProvablyFairBets/bcgame).
 * @module
 */

import { fromBase64 } from '../../bytes.ts';
import { type Derivation, phrase, say } from '../../derivation.ts';
import { blackjack } from '../../games/blackjack.ts';
import {
  DEAL_ORDERS,
  type DealtBlackjack,
  type ShownBlackjack,
  SPLIT_ORDERS,
  shoeOf,
} from '../../games/blackjack-layout.ts';
import { fromHex, hmacSha256, sha256, sha256Hex, toHex } from '../../hash.ts';
import type { CommitmentForm, Interpretation, Reveal, Scheme, Seeds } from '../../scheme.ts';
import { isSigned } from '../../signature.ts';
import { type Reason, reason } from '../../verdict.ts';
import { CARDS_EXPLAINED, shoeTable } from '../blackjack-shoe.ts';
import { deckHashesFrom, type FreshOrder, ORDERS, shuffle, type Weighed } from './rotating-hash.ts';

/** Numbers of decks that are dealt from. */
const DECKS = [1, 2, 4, 6, 8, 12];

const ordersOf = ({ order }: Seeds): readonly FreshOrder[] => (order === undefined ? ORDERS : [order]);

/** What the first deck's hash may be. The article calls the reveal hash1, and leaves open which of the two that is. */
const FIRST_HASHES = ['the SHA-256 of hash1', 'hash1 itself'] as const;

const firstHashOf = (serverSeed: string, meaning: string): string =>
  meaning === 'hash1 itself' ? serverSeed.toLowerCase() : sha256Hex(serverSeed);

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

function* deals(seeds: Seeds): Generator<Interpretation<DealtBlackjack>, void> {
  const { serverSeed = '' } = seeds.reveal;
  // What is no hash can't be the first deck's.
  if (!isHash(serverSeed)) return yield* dealsFrom(seeds, FIRST_HASHES[0], []);
  for (const meaning of FIRST_HASHES) {
    yield* dealsFrom(seeds, meaning, [reason('first-hash-inferred', meaning)]);
  }
}

function* dealsFrom(
  seeds: Seeds,
  firstHash: string,
  inferred: readonly Reason[],
): Generator<Interpretation<DealtBlackjack>, void> {
  const counts = seeds.decks === undefined ? DECKS : [seeds.decks];
  const first = firstHashOf(seeds.reveal.serverSeed ?? '', firstHash);
  const hashes = deckHashesFrom(first, Math.max(...counts));
  // Cards of fewer decks keep the order that they have among those of more.
  const all = ordersOf(seeds).map((order) => ({ order, cards: shuffle(hashes, order) }));
  for (const decks of counts) {
    for (const { order, cards } of all) {
      const shoe = shoeOf(cards.filter(({ deck }) => deck < decks).map(({ card }) => card));
      const notes = [
        ...inferred,
        ...(seeds.decks === undefined ? [reason('decks-inferred', String(decks))] : []),
        ...(seeds.order === undefined ? [reason('fresh-order-inferred', order)] : []),
      ];
      for (const dealOrder of DEAL_ORDERS) {
        yield {
          dealt: { shoe, dealOrder, splitOrders: SPLIT_ORDERS, mayRunOut: false },
          notes: [...notes, reason('deal-order-inferred', dealOrder)],
          choice: { decks, order, firstHash },
        };
      }
    }
  }
}

/**
 * hash2, in every form that the article leaves open: of what is revealed, or of its hash where that is hash1; and the
 * hashed thing as text, or as the bytes that the text stands for.
 */
function commitments({ serverSeed = '' }: Reveal): CommitmentForm[] {
  const bytes = fromHex(serverSeed) ?? fromBase64(serverSeed);
  return [
    { hash: sha256Hex(serverSeed) },
    ...(bytes ? [{ hash: sha256Hex(bytes), form: 'SHA-256 of the seed as bytes' }] : []),
    { hash: sha256Hex(sha256Hex(serverSeed)), form: 'SHA-256 of the SHA-256 of the seed' },
    { hash: sha256Hex(sha256(serverSeed)), form: 'SHA-256 of the SHA-256 of the seed as bytes' },
  ];
}

export const bcGameBlackjack: Scheme<ShownBlackjack, DealtBlackjack> = {
  id: 'bc-game/blackjack',
  basis: 'published',
  game: blackjack,
  clientSeed: 'optional',
  leavesOpen: true,
  limits: ['player-adds-nothing'],
  nonce: 'unused',
  reveals: [['serverSeed'], ['serverSeed', 'issue', 'salt', 'publicKey']],
  commitments,
  deals,
  explain(seeds) {
    const seed = seeds.reveal.serverSeed ?? '';
    const decks = seeds.decks ?? DECKS[0]!;
    const order = ordersOf(seeds)[0]!;
    const { firstHash = FIRST_HASHES[0] } = seeds;
    const hashes = deckHashesFrom(firstHashOf(seed, firstHash), decks);
    const cards = shuffle(hashes, order);
    return [
      {
        title: say`The commitment`,
        text: say`The casino fixed the seed (its hash1) by showing the SHA-256 of it (its hash2) before the bet.`,
        lines: [
          { label: say`Server seed`, value: seed },
          ...commitments(seeds.reveal).map(({ hash, form }) => ({
            label: form === undefined ? say`SHA-256 of its text` : phrase(form),
            value: hash,
          })),
        ],
      },
      ...explainSignature(seeds.reveal),
      {
        title: say`A hash for each deck`,
        text: say`The first deck gets ${phrase(firstHash)}, each next deck the SHA-256 of the hash before it, as text.`,
        lines: hashes.map((value, i) => ({ label: say`Deck ${i + 1}`, value })),
      },
      {
        title: say`A weight for each card`,
        text: say`The first card of a fresh deck weighs its hash, each next card the same digits with the first one moved to the end.`,
        lines: [
          { label: say`Decks`, value: String(decks) },
          { label: say`Fresh order`, value: order },
        ],
      },
      {
        title: say`Sort by weight`,
        text: say`The cards of all decks together, lightest first; the first ${CARDS_EXPLAINED} of them.`,
        lines: [],
        table: {
          columns: [say`Weight`, say`Deck`, say`Fresh place`, say`Card`],
          cardColumns: [3],
          rows: cards.slice(0, CARDS_EXPLAINED).map(rowOf),
        },
      },
      {
        title: say`Deal`,
        text: say`Which of these orders the casino deals in is not published.`,
        lines: [],
        table: shoeTable(
          cards.map(({ card }) => card),
          DEAL_ORDERS,
        ),
      },
    ];
  },
};

/** How the seed came about, where it is said to be a signature. */
function explainSignature(reveal: Reveal): Derivation {
  if (!isSigned(reveal)) return [];
  const { serverSeed, issue, salt, publicKey } = reveal;
  return [
    {
      title: say`The signature`,
      text: say`The seed should be an RSASSA-PKCS1-v1_5 signature with SHA-256 of one of these hashes, as bytes or as hex text, in hex or Base64. The public key says whether it is; which of the ways it was is not published.`,
      lines: [
        { label: say`Issue`, value: issue },
        { label: say`Salt`, value: salt },
        { label: say`HMAC-SHA256, key salt, message issue`, value: toHex(hmacSha256(salt, issue)) },
        { label: say`HMAC-SHA256, key issue, message salt`, value: toHex(hmacSha256(issue, salt)) },
        { label: say`Signature`, value: serverSeed },
        { label: say`Public key`, value: publicKey },
      ],
    },
  ];
}

const rowOf = ({ weight, deck, place, card }: Weighed): string[] => [
  weight,
  String(deck + 1),
  String(place + 1),
  card,
];
