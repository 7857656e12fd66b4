import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { fromHex, sha256Hex, toHex } from '../../../src/core/hash.ts';
import { cardOf, digestOf } from '../../../src/core/schemes/crypto-games/digest.ts';
import { tenCards } from '../../../src/core/schemes/crypto-games/video-poker.ts';
import digests from '../../vectors/crypto-games-artificial-digests.json';
import vectors from '../../vectors/crypto-games-video-poker.json';
import played from '../../vectors/cryptogames-played.json';

describe('the ten cards', () => {
  it.each(vectors.vectors)(
    '$note: $serverSeed',
    ({ serverSeed, clientSeed, sha512, cards, serverSeedSha256 }) => {
      const digest = digestOf({ reveal: { serverSeed }, clientSeed, nonce: null });
      expect(toHex(digest)).toBe(sha512);
      expect(tenCards(digest)).toEqual(cards.map(cardOf));
      expect(sha256Hex(serverSeed)).toBe(serverSeedSha256);
    },
  );

  it.each(digests.vectors)('$note', ({ digest, vp, vpFirst10 }) => {
    if (vp.length >= 10) expect(tenCards(fromHex(digest)!)).toEqual(vpFirst10.map(cardOf));
    else expect(() => tenCards(fromHex(digest)!)).toThrow(`hash-ran-out ${vp.length} 10`);
  });
});

describe('the hand that was played', () => {
  const { serverSeed, serverSeedHash, clientSeed } = played.videopoker;
  const shown = { deal: ['Jc', '5h', '8c', 'Ac', '2c'], final: ['Jc', '3d', '5d', 'Ac', 'Jd'] };
  const paid = { ...shown, payTable: 'jacks-or-better', multiplier: 1 };
  const real = {
    v: 1,
    scheme: 'crypto-games/video-poker',
    commitment: { value: serverSeedHash, beforeBet: true },
    clientSeed,
    nonce: null,
    reveal: { serverSeed },
    shown,
  };

  it('is verified, and paid as its pay table says', () => {
    expect(audit({ ...real, shown: paid })).toEqual({
      status: 'verified',
      reasons: [],
      checks: { commitment: 'pass', deal: 'pass', payout: 'pass', continuity: 'unknown' },
      expected: paid,
    });
  });

  it('is not accused of a win that may be what is due, where its amounts are rounded', () => {
    const rounded = (multiplier: number, from: number, to: number) =>
      audit({ ...real, shown: { ...paid, multiplier, multiplierWithin: [from, to] } });
    expect(rounded(0.92, 0.86, 1.04)).toMatchObject({ status: 'verified', checks: { payout: 'unknown' } });
    expect(rounded(0.92, 0.86, 0.96)).toMatchObject({ status: 'mismatch', checks: { payout: 'fail' } });
    // Of a multiple that is written as such nothing was rounded.
    expect(audit({ ...real, shown: { ...paid, multiplier: 0.92 } }).status).toBe('mismatch');
  });

  it.each([
    ['nothing, where a pair of jacks pays', 0],
    ['twice what it pays', 2],
  ])('is a mismatch when paid %s', (_, multiplier) => {
    expect(audit({ ...real, shown: { ...paid, multiplier } })).toMatchObject({
      status: 'mismatch',
      reasons: [{ code: 'payout-differs', subs: ['1', String(multiplier)] }],
      checks: { deal: 'pass', payout: 'fail' },
      expected: { multiplier: 1 },
    });
  });

  it.each([
    [
      'another card dealt',
      { ...shown, deal: ['Jd', '5h', '8c', 'Ac', '2c'] },
      ['deal-differs', 'draw-differs'],
    ],
    ['another card drawn', { ...shown, final: ['Jc', '3d', '5d', 'Ac', 'Js'] }, ['draw-differs']],
    ['the draw in another order', { ...shown, final: ['Jc', '5d', '3d', 'Ac', 'Jd'] }, ['draw-differs']],
    [
      'a held card that changed',
      { deal: shown.deal, final: ['Jh', '3d', '5d', 'Ac', 'Jd'], held: [true, false, false, true, false] },
      ['held-card-changed'],
    ],
    [
      'a card that was kept though it was thrown away',
      { deal: shown.deal, final: ['Jc', '3d', '5d', 'Ac', '2c'], held: [true, false, false, true, false] },
      ['draw-differs'],
    ],
  ])('is a mismatch with %s', (_, other, codes) => {
    const { status, reasons } = audit({ ...real, shown: other });
    expect({ status, codes: reasons.map(({ code }) => code) }).toEqual({ status: 'mismatch', codes });
  });

  it('is pending before the draw, and a mismatch when the deal differs already', () => {
    expect(audit({ ...real, shown: { ...shown, final: null } })).toMatchObject({
      status: 'pending',
      reasons: [{ code: 'hand-not-over' }],
      expected: { deal: shown.deal, final: null },
    });
    const other = { deal: ['Jd', ...shown.deal.slice(1)], final: null };
    expect(audit({ ...real, shown: other }).status).toBe('mismatch');
  });

  it('proves little when its commitment was seen late, or never', () => {
    const late = { value: serverSeedHash, beforeBet: false };
    expect(audit({ ...real, commitment: late })).toMatchObject({
      status: 'consistent',
      reasons: [{ code: 'commitment-not-before-bet' }],
    });
    expect(audit({ ...real, commitment: null })).toMatchObject({
      status: 'consistent',
      reasons: [{ code: 'commitment-not-seen' }],
      checks: { commitment: 'unknown', deal: 'pass' },
    });
  });

  it('is a mismatch when its seed is not the committed one, though the cards fit', () => {
    const commitment = { value: sha256Hex('another'), beforeBet: true };
    expect(audit({ ...real, commitment })).toMatchObject({
      status: 'mismatch',
      reasons: [{ code: 'reveal-not-committed' }],
      checks: { commitment: 'fail', deal: 'pass' },
    });
  });

  it('is pending until the seed is revealed', () => {
    expect(audit({ ...real, reveal: null })).toMatchObject({
      status: 'pending',
      reasons: [{ code: 'seed-not-revealed' }],
      expected: null,
    });
  });

  it('is unreadable where the table was not seen', () => {
    expect(audit({ ...real, shown: null })).toMatchObject({
      status: 'unreadable',
      reasons: [{ code: 'final-not-seen' }],
      checks: { commitment: 'pass' },
    });
  });

  it('is accused of nothing while a reading is in doubt', () => {
    const other = { ...real, shown: { ...shown, final: ['Jc', '3d', '5d', 'Ac', 'Js'] } };
    const doubt = { findings: [{ code: 'not-read-twice' }] } as const;
    expect(audit(other, doubt).status).toBe('unreadable');
    expect(audit(real, doubt)).toMatchObject({ status: 'verified', reasons: [] });
  });

  it('is as bad as what was found beside it', () => {
    const finding = { findings: [{ code: 'commitment-changed' }], continuity: 'fail' } as const;
    expect(audit(real, finding)).toMatchObject({ status: 'mismatch', checks: { continuity: 'fail' } });
    expect(audit(real, { continuity: 'pass' })).toMatchObject({
      status: 'verified',
      checks: { continuity: 'pass' },
    });
    // Nothing says why, and all the same it is not green.
    expect(audit(real, { continuity: 'fail' }).status).toBe('unreadable');
  });
});
