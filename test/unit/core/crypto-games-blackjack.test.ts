import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import { fromHex, sha256Hex, toHex } from '../../../src/core/hash.ts';
import { BLACKJACK_RULE } from '../../../src/core/schemes/crypto-games/blackjack.ts';
import { cardOf, cardsIn, digestOf } from '../../../src/core/schemes/crypto-games/digest.ts';
import digests from '../../vectors/crypto-games-artificial-digests.json';
import vectors from '../../vectors/crypto-games-blackjack.json';
import plays from '../../vectors/crypto-games-blackjack-play.json';
import played from '../../vectors/cryptogames-played.json';

const named = (numbers: readonly number[]): Card[] => numbers.map(cardOf);

const hand = (serverSeed: string, clientSeed: string, shown: object, changes: object = {}) => ({
  v: 1,
  scheme: 'crypto-games/blackjack',
  commitment: { value: sha256Hex(serverSeed), beforeBet: true },
  clientSeed,
  nonce: null,
  reveal: { serverSeed },
  shown,
  ...changes,
});

describe('the shoe', () => {
  it.each(vectors.vectors)('$note: $serverSeed', ({ serverSeed, clientSeed, sha512, cards }) => {
    const digest = digestOf({ reveal: { serverSeed }, clientSeed, nonce: null });
    expect(toHex(digest)).toBe(sha512);
    expect(cardsIn(digest, BLACKJACK_RULE, 208)).toEqual(named(cards));
  });

  it.each(digests.vectors)('$note', ({ digest, bj }) => {
    expect(cardsIn(fromHex(digest)!, BLACKJACK_RULE, 208)).toEqual(named(bj));
  });
});

describe('the hand that was played', () => {
  const { serverSeed, serverSeedHash, clientSeed } = played.blackjack;
  const shown = { player: [['5c', '6d', '3s']], dealer: ['3c', '5c', 'Kd'] };
  const real = hand(serverSeed, clientSeed, shown, {
    commitment: { value: serverSeedHash, beforeBet: true },
  });

  it('is verified', () => {
    expect(audit(real)).toEqual({
      status: 'verified',
      reasons: [],
      checks: { commitment: 'pass', deal: 'pass', payout: 'unknown', continuity: 'unknown' },
      expected: shown,
    });
  });

  it('is a mismatch with any other card, and says which it should have been', () => {
    const verdict = audit({ ...real, shown: { player: [['5c', '6d', '3s']], dealer: ['3c', '5c', 'Qd'] } });
    expect(verdict).toMatchObject({
      status: 'mismatch',
      reasons: [{ code: 'deal-differs' }],
      expected: shown,
    });
  });

  it('is no longer decided when the hole card was never turned', () => {
    const faceDown = { player: [['5c', '6d', '3s']], dealer: ['3c', null] };
    const verdict = audit({ ...real, shown: faceDown });
    expect(verdict).toMatchObject({ status: 'unreadable', reasons: [{ code: 'card-face-down' }] });
    expect(verdict.expected).toEqual({ player: shown.player, dealer: ['3c', '5c'] });
  });

  it('is a mismatch for a face-up card that differs, whatever lies face down', () => {
    const verdict = audit({ ...real, shown: { player: [['5c', '7d', '3s']], dealer: ['3c', null] } });
    expect(verdict.status).toBe('mismatch');
  });

  it('is not over while a hand has one card', () => {
    expect(audit({ ...real, shown: { player: [['5c']], dealer: ['3c', '5c'] } })).toMatchObject({
      status: 'pending',
      reasons: [{ code: 'hand-not-over' }],
    });
  });
});

describe('hands played out', () => {
  it.each(plays.vectors)(
    '$script, split $splitOrder',
    ({ serverSeed, clientSeed, hands, dealer, splitOrder }) => {
      const shown = { player: hands.map(named), dealer: named(dealer) };
      const verdict = audit(hand(serverSeed, clientSeed, shown));
      expect(verdict).toMatchObject({ status: 'verified', expected: shown });
      if (hands.length < 2) return expect(verdict.reasons).toEqual([]);
      const second = { both: 'both hands first', sequential: 'hand by hand' }[splitOrder];
      // With no cards drawn behind the second ones, all orders deal alike, and the first is named.
      const drawn = hands.some((one) => one.length > 2);
      expect(verdict.reasons[0]?.code).toBe('split-order-inferred');
      if (drawn && splitOrder === 'both') expect(verdict.reasons[0]?.subs).toEqual([second]);
    },
  );
});

describe('split orders', () => {
  const shoe = named(vectors.vectors[1]!.cards);
  const { serverSeed, clientSeed } = vectors.vectors[1]!;
  const at = (...places: number[]) => places.map((place) => shoe[place]!);
  const verdictOn = (player: Card[][], dealer: Card[]) =>
    audit(hand(serverSeed, clientSeed, { player, dealer }));

  it.each([
    ['both hands first', at(0, 4, 6, 7), at(1, 5, 8)],
    ['hand by hand', at(0, 4, 5, 6), at(1, 7, 8)],
    ['split hand first', at(0, 4, 7, 8), at(1, 5, 6)],
  ])('%s is one', (order, main, split) => {
    expect(verdictOn([main, split], at(2, 3, 9))).toMatchObject({
      status: 'verified',
      reasons: [{ code: 'split-order-inferred', subs: [order] }],
    });
  });

  it.each([
    ['a card a turn', at(0, 4, 6, 8), at(1, 5, 7)],
    ['the split hand served first', at(0, 5, 6, 7), at(1, 4, 8)],
    ['the pair the other way round', at(1, 4, 6, 7), at(0, 5, 8)],
    ['the split hand played out before the main hand gets its second', at(0, 6, 7, 8), at(1, 4, 5)],
  ])('%s is none', (_, main, split) => {
    expect(verdictOn([main, split], at(2, 3, 9)).status).toBe('mismatch');
  });

  it('of more than two hands are not known', () => {
    const verdict = verdictOn([at(0, 4), at(1, 5, 8), at(6, 7)], at(2, 3, 9));
    expect(verdict).toMatchObject({ status: 'unsupported', reasons: [{ code: 'resplit-order-unknown' }] });
  });

  it.each([
    ['a card that the shoe has not dealt', [at(0, 4), at(1, 5, 8), at(6, 20)], at(2, 3, 9)],
    ['another first card', [at(4, 0), at(1, 5, 8), at(6, 7)], at(2, 3, 9)],
    ['another up card', [at(0, 4), at(1, 5, 8), at(6, 7)], at(3, 2, 9)],
  ])('of more than two hands do not excuse %s', (_, player, dealer) => {
    expect(verdictOn(player, dealer).status).toBe('mismatch');
  });
});

describe('a digest with too few cards', () => {
  it('is unsupported where a card behind its end is needed, and a mismatch where another differs', () => {
    // 60 cards cannot come out of most digests: what is dealt then is published nowhere.
    const { serverSeed, clientSeed, cards } = vectors.vectors[2]!;
    const shoe = named(cards);
    const [p1, p2, d1, d2, ...rest] = shoe as [Card, Card, Card, Card, ...Card[]];
    const shown = { player: [[p1, p2, ...rest, 'As', 'As']], dealer: [d1, d2] };
    expect(audit(hand(serverSeed, clientSeed, shown))).toMatchObject({
      status: 'unsupported',
      reasons: [{ code: 'hash-ran-out', subs: [String(cards.length), String(cards.length + 2)] }],
    });
    const tampered = { ...shown, dealer: [d2, d1] };
    expect(audit(hand(serverSeed, clientSeed, tampered)).status).toBe('mismatch');
    expect(audit(hand(serverSeed, clientSeed, { ...shown, player: [[p1, p2, ...rest]] })).status).toBe(
      'verified',
    );
  });
});

describe('a nonce that was overlooked', () => {
  const serverSeed = 'server';
  const deal = (nonce: number | null) =>
    cardsIn(digestOf({ reveal: { serverSeed }, clientSeed: 'client', nonce }), BLACKJACK_RULE, 208);
  const shownBy = ([p1, p2, d1, d2, ...rest]: readonly Card[], drawn: number) => ({
    player: [[p1, p2, ...rest.slice(0, drawn)]],
    dealer: [d1, d2],
  });

  it('is appended to the client seed where it is known', () => {
    expect(audit(hand(serverSeed, 'client', shownBy(deal(12), 1), { nonce: 12 })).status).toBe('verified');
  });

  it.each([0, 1, 3])('makes the hand unreadable where it is not, with %i cards drawn', (drawn) => {
    expect(audit(hand(serverSeed, 'client', shownBy(deal(12), drawn)))).toMatchObject({
      status: 'unreadable',
      reasons: [{ code: 'nonce-not-read' }],
    });
  });

  it('does not excuse other cards, another seed, or a nonce that was read wrong', () => {
    const shown = shownBy(deal(12), 1);
    const [drawn] = shown.player[0]!.slice(-1);
    const other = { ...shown, player: [[...shown.player[0]!.slice(0, -1), drawn === 'As' ? 'Ks' : 'As']] };
    expect(audit(hand(serverSeed, 'client', other)).status).toBe('mismatch');
    expect(audit(hand(serverSeed, 'client', shown, { nonce: 13 })).status).toBe('mismatch');
    const broken = { commitment: { value: sha256Hex('another'), beforeBet: true } };
    expect(audit(hand(serverSeed, 'client', shown, broken))).toMatchObject({
      status: 'mismatch',
      checks: { commitment: 'fail', deal: 'fail' },
    });
    expect(audit(hand(serverSeed, 'client', shownBy(deal(1000), 1))).status).toBe('mismatch');
  });
});
