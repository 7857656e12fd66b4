/** Corners of the hand file's contract that an independent implementation once found wanting. */
import { expect, test } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { explainHand } from '../../../src/core/explain.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import signatures from '../../vectors/hmac-rsa-seed.json';

const HAND = {
  v: 1,
  scheme: 'crypto-games/video-poker',
  commitment: { value: sha256Hex('srv'), beforeBet: true },
  clientSeed: 'x',
  nonce: null,
  reveal: { serverSeed: 'srv' },
  shown: {
    deal: ['2c', 'Td', '3d', '6d', 'As'],
    final: ['2c', 'Kd', 'Qc', '5s', 'Ah'],
    held: [true, false, false, false, false],
    payTable: 'jacks-or-better',
    multiplier: 0,
  },
};

test('what is expected of a tampered hand pays what the expected cards pay', () => {
  expect(audit(HAND)).toMatchObject({ status: 'verified', expected: HAND.shown });
  const shown = { ...HAND.shown, final: ['2c', 'Qs', 'Qc', '5s', 'Ah'] };
  expect(audit({ ...HAND, shown })).toMatchObject({ status: 'mismatch', expected: HAND.shown });
});

test('what is expected has no win where none was shown', () => {
  const { multiplier, ...shown } = HAND.shown;
  expect(audit({ ...HAND, shown }).expected).toEqual(shown);
});

test.each(['clientSeed', 'serverSeed'])(
  'half a surrogate pair in %s is unreadable, since it has no UTF-8',
  (field) => {
    const half = '\ud800';
    const hand =
      field === 'clientSeed' ? { ...HAND, clientSeed: half } : { ...HAND, reveal: { serverSeed: half } };
    const { status, reasons } = audit(hand);
    expect(status).toBe('unreadable');
    expect(reasons[0]?.subs?.[0]).toContain(field);
  },
);

test('the derivation of a signed seed shows what was signed', () => {
  const { issue, salt, variants } = signatures.vectors[1]!;
  const { hmac, seed } = variants['key=salt,msg=issue|hexText|hex'];
  const reveal = { serverSeed: seed, issue, salt, publicKey: signatures.publicKeyPem };
  const values = explainHand({
    v: 1,
    scheme: 'bc-game/blackjack',
    commitment: { value: sha256Hex(seed), beforeBet: true },
    nonce: null,
    reveal,
    shown: { player: [['As', 'Ks']], dealer: ['2s', '3s'] },
  }).flatMap(({ lines }) => lines.map(({ value }) => value));
  expect(values).toEqual(expect.arrayContaining([issue, salt, hmac, seed]));
});
