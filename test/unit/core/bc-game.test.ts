import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { type Card, parseCard } from '../../../src/core/cards.ts';
import { say } from '../../../src/core/derivation.ts';
import { explainHand } from '../../../src/core/explain.ts';
import { sha256, sha256Hex } from '../../../src/core/hash.ts';
import { deckHashes, type FreshOrder, shuffle } from '../../../src/core/schemes/bc-game/rotating-hash.ts';
import { checkSignature } from '../../../src/core/signature.ts';
import { playedOut } from '../../support/played-out.ts';
import computed from '../../vectors/bcgame-computed.json';
import signatures from '../../vectors/hmac-rsa-seed.json';
import vectors from '../../vectors/rotating-hash-shuffle.json';
import ties from '../../vectors/rotating-hash-ties.json';

const list = (text: string): Card[] => text.split(' ').map((name) => parseCard(name)!);
const named = (names: readonly string[]): Card[] =>
  names.map((name) => {
    const [rank, , suit] = name.split('_') as [string, string, string];
    const short = /^\d+$/.test(rank) ? rank : rank[0]!;
    return parseCard(short + suit[0])!;
  });
const cardsOf = (hashes: readonly string[], order: FreshOrder): Card[] =>
  shuffle(hashes, order).map(({ card }) => card);

describe('the rotating-hash shuffle', () => {
  it.each(vectors.vectors)(
    'of $decks decks, seed $seed',
    ({ seed, decks, order1, orderN, deckHashes: hashes }) => {
      expect(deckHashes(seed, decks)).toEqual(hashes);
      expect(cardsOf(hashes.slice(0, 1), 'article')).toEqual(list(order1));
      expect(cardsOf(hashes, 'article')).toEqual(list(orderN));
    },
  );

  it.each(ties.vectors)(
    'keeps the fresh order of equal weights: $hash',
    ({ hash, order, distinctWeights }) => {
      expect(cardsOf([hash], 'article')).toEqual(list(order));
      expect(new Set(shuffle([hash], 'article').map(({ weight }) => weight)).size).toBe(distinctWeights);
    },
  );

  it("deals what the casino's own code deals, in its own fresh order", () => {
    const hashes = deckHashes(computed.seed, 12);
    expect(hashes[0]).toBe(computed.base_hash);
    expect(cardsOf(hashes, 'site').slice(0, 20)).toEqual(named(computed.blackjack12deck_first20));
    expect(cardsOf(hashes.slice(0, 1), 'article')).toEqual(named(computed.article_order_1deck));
  });
});

const SEED = 'd63cd08d82aa4eb48e0cc64fb466e909bfc3879664c5caa8d8cdeda73c044190';

const handOf = (cards: readonly Card[], changes: object = {}) => ({
  v: 1,
  scheme: 'bc-game/blackjack',
  commitment: { value: sha256Hex(SEED), beforeBet: true },
  reveal: { serverSeed: SEED },
  shown: playedOut([cards[0]!, cards[1]!], [cards[2]!, cards[3]!], cards.slice(4), 1),
  ...changes,
});

const shoe = (decks: number, order: FreshOrder) => cardsOf(deckHashes(SEED, decks), order);

describe('a hand', () => {
  it.each([1, 2, 4, 6, 8, 12])('of %i decks is verified, and what fitted is named', (decks) => {
    for (const order of ['article', 'site'] as const) {
      const cards = shoe(decks, order);
      const { status, reasons, expected } = audit(handOf(cards));
      expect(status).toBe('verified');
      expect(reasons.map(({ code }) => code)).toEqual([
        'first-hash-inferred',
        'decks-inferred',
        'fresh-order-inferred',
        'deal-order-inferred',
      ]);
      // A hand may fit fewer decks too: then those are named.
      expect(Number(reasons[1]?.subs?.[0])).toBeLessThanOrEqual(decks);
      expect(reasons[2]?.subs).toEqual([order]);
      expect(expected).toEqual(handOf(cards).shown);
    }
  });

  it('names no decks or order that were given', () => {
    const { status, reasons } = audit(handOf(shoe(3, 'site'), { decks: 3, order: 'site' }));
    expect({ status, reasons }).toEqual({
      status: 'verified',
      reasons: [
        { code: 'first-hash-inferred', subs: ['the SHA-256 of hash1'] },
        { code: 'deal-order-inferred', subs: ['player, player, dealer, dealer'] },
      ],
    });
  });

  it('is a mismatch with decks or an order that it was not dealt from', () => {
    expect(audit(handOf(shoe(8, 'site'), { decks: 1 })).status).toBe('mismatch');
    expect(audit(handOf(shoe(8, 'site'), { order: 'article' })).status).toBe('mismatch');
  });

  it('may be dealt to player and dealer in turn', () => {
    const [p1, d1, p2, d2] = shoe(8, 'site');
    const { status, reasons } = audit(
      handOf([], { shown: { player: [[p1, p2]], dealer: [d1, d2] }, decks: 8 }),
    );
    expect(status).toBe('verified');
    expect(reasons.at(-1)).toEqual({ code: 'deal-order-inferred', subs: ['player, dealer, player, dealer'] });
  });

  it('says of a wrong card which it should have been', () => {
    const { shown } = handOf(shoe(6, 'site'));
    const [up, hole, drawn] = shown.dealer;
    const other = drawn === 'As' ? 'Ks' : 'As';
    const verdict = audit(handOf([], { shown: { ...shown, dealer: [up, hole, other] } }));
    expect(verdict).toMatchObject({ status: 'mismatch', expected: shown });
  });

  it('may be committed to by the hash of the seed as bytes, which is named', () => {
    const bytes = Uint8Array.from(SEED.match(/../g)!, (pair) => Number.parseInt(pair, 16));
    const commitment = { value: sha256Hex(bytes), beforeBet: true };
    const { status, reasons } = audit(handOf(shoe(1, 'article'), { commitment }));
    expect(status).toBe('verified');
    expect(reasons[0]).toEqual({ code: 'commitment-form-inferred', subs: ['SHA-256 of the seed as bytes'] });
  });

  it('is explained in the reading that fits it', () => {
    const hand = handOf(shoe(8, 'site'));
    const decks = Number(audit(hand).reasons[1]?.subs?.[0]);
    const steps = explainHand(hand);
    expect(steps[2]?.lines).toContainEqual({ label: say`Fresh order`, value: 'site' });
    expect(steps.at(-1)?.table?.rows.map(([, card]) => card)).toEqual(shoe(decks, 'site').slice(0, 20));
  });
});

describe('a signed seed', () => {
  const publicKey = signatures.publicKeyPem;
  const bare = publicKey.replace(/-----.*-----|\s/g, '');
  const ways = signatures.vectors.flatMap(({ issue, salt, variants }) =>
    Object.entries(variants).map(([name, { seed, first10 }]) => ({ name, issue, salt, seed, first10 })),
  );
  const NAMES: Record<string, string> = {
    'key=salt,msg=issue': 'HMAC key salt, message issue',
    'key=issue,msg=salt': 'HMAC key issue, message salt',
    hexText: 'signed as hex text',
    raw: 'signed as bytes',
    hex: 'seed in hex',
    base64: 'seed in Base64',
  };
  const signed = (reveal: object, cards: readonly Card[]) =>
    handOf(cards, {
      decks: 1,
      order: 'article',
      reveal,
      commitment: { value: sha256Hex((reveal as { serverSeed: string }).serverSeed), beforeBet: true },
    });

  it.each(ways)('verifies $name of issue $issue', async ({ name, issue, salt, seed, first10 }) => {
    const way = name.split('|').map((part) => NAMES[part]);
    for (const key of [publicKey, bare]) {
      const hand = signed({ serverSeed: seed, issue, salt, publicKey: key }, list(first10));
      // An empty key and an empty message make the same HMAC whichever is which.
      const signature = await checkSignature(hand);
      expect(signature?.code).toBe('signature-verified');
      if (salt !== '') expect(signature?.subs).toEqual([way.join(', ')]);
      expect(audit(hand, { signature: signature! })).toMatchObject({ status: 'verified' });
    }
  });

  const { issue, salt, seed, first10 } = ways[9]!;
  const whole = { serverSeed: seed, issue, salt, publicKey };

  it.each([
    ['another issue', { ...whole, issue: `${issue}1` }],
    ['another salt', { ...whole, salt: `${salt}1` }],
    ['no key at all', { ...whole, publicKey: 'AAAA' }],
    ['a key that is not even Base64', { ...whole, publicKey: '?' }],
  ])('of %s is unsupported, never a mismatch', async (_, reveal) => {
    const hand = signed(reveal, list(first10));
    const signature = await checkSignature(hand);
    expect(signature).toEqual({ code: 'signature-encoding-unknown' });
    expect(audit(hand, { signature: signature! }).status).toBe('unsupported');
  });

  it('that nobody checked verifies nothing', () => {
    expect(audit(signed(whole, list(first10))).status).toBe('unsupported');
  });

  it('is none of a hand without one', async () => {
    expect(await checkSignature(handOf(shoe(1, 'site')))).toBeUndefined();
    for (const junk of [null, 1, 'x', {}, { reveal: 1 }, { reveal: null }]) {
      expect(await checkSignature(junk)).toBeUndefined();
    }
  });

  it('with a part missing makes the hand unreadable', () => {
    for (const field of ['issue', 'salt', 'publicKey']) {
      const { [field]: _, ...rest } = whole as Record<string, string>;
      expect(audit(signed(rest, list(first10)))).toMatchObject({
        status: 'unreadable',
        reasons: [{ code: 'field-malformed', subs: ['reveal', expect.any(String)] }],
      });
    }
  });
});

/** The two meanings that the article's hash1 may have, and what the public hash2 is then. */
describe('hash1', () => {
  const hash1 = sha256Hex(SEED);
  const revealed = (serverSeed: string, hash2: string, cards: readonly Card[]) =>
    handOf(cards, { commitment: { value: hash2, beforeBet: true }, reveal: { serverSeed } });

  it.each([
    [
      'is hashed to the first deck’s hash',
      revealed(hash1, sha256Hex(hash1), cardsOf(deckHashes(hash1, 6), 'site')),
    ],
    ['is the first deck’s hash', revealed(hash1, sha256Hex(hash1), cardsOf(deckHashes(SEED, 6), 'site'))],
    [
      'is hashed as bytes to hash2',
      revealed(hash1, sha256Hex(sha256(SEED)), cardsOf(deckHashes(SEED, 6), 'site')),
    ],
    [
      'is not revealed but its seed is',
      revealed(SEED, sha256Hex(hash1), cardsOf(deckHashes(SEED, 6), 'site')),
    ],
  ])('%s', (_, hand) => {
    expect(audit(hand).status).toBe('verified');
    const other = { ...hand, shown: { ...hand.shown, dealer: hand.shown.dealer.toReversed() } };
    expect(audit(other).status).toBe('mismatch');
  });
});
