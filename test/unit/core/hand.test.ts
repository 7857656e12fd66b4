import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { sha256Hex } from '../../../src/core/hash.ts';

const HASH = sha256Hex('server');

const crypto = {
  v: 1,
  scheme: 'crypto-games/video-poker',
  commitment: { value: HASH, beforeBet: true },
  clientSeed: 'client',
  nonce: null,
  reveal: { serverSeed: 'server' },
  shown: { deal: ['As', '2s', '3s', '4s', '5s'], final: ['As', '2s', '3s', '4s', '6s'] },
};
const bitzino = {
  ...crypto,
  scheme: 'bitzino/roulette',
  reveal: { secret: '{}' },
  shown: { number: 0 },
};
const bcGame = {
  ...crypto,
  scheme: 'bc-game/blackjack',
  shown: { player: [['As', '2s']], dealer: ['3s', '4s'] },
};
const stake = { ...crypto, scheme: 'stake/video-poker', nonce: 1 };

/** The field that a hand is refused for, and what it must be; null where it is a hand. */
function refused(hand: object): readonly string[] | null {
  const { status, reasons, expected } = audit(hand);
  const malformed = reasons.find(({ code }) => code === 'field-malformed');
  if (!malformed) return null;
  expect({ status, expected }).toEqual({ status: 'unreadable', expected: null });
  return malformed.subs!;
}

const without = (hand: object, key: string): object => {
  const { [key]: _, ...rest } = hand as Record<string, unknown>;
  return rest;
};

describe('a hand must have', () => {
  it.each(['v', 'scheme', 'commitment', 'clientSeed', 'nonce', 'reveal', 'shown'])('the key %s', (key) => {
    expect(refused(without(crypto, key))?.[0]).toBe(key);
  });

  it.each([
    ['v', 2, '1'],
    ['v', '1', '1'],
    ['scheme', 7, 'text'],
    ['commitment', HASH, 'an object'],
    ['commitment.value', { value: HASH.slice(1), beforeBet: true }, '64 hex digits'],
    ['commitment.value', { value: `${HASH.slice(1)}g`, beforeBet: true }, '64 hex digits'],
    ['commitment.value', { beforeBet: true }, 'text'],
    ['commitment.beforeBet', { value: HASH }, 'true or false'],
    ['commitment.beforeBet', { value: HASH, beforeBet: 'yes' }, 'true or false'],
    ['clientSeed', null, 'text'],
    ['clientSeed', 5, 'text'],
    ['nonce', '5', 'a whole number from 0 to 9007199254740991'],
    ['nonce', -1, 'a whole number from 0 to 9007199254740991'],
    ['nonce', 1.5, 'a whole number from 0 to 9007199254740991'],
    ['reveal', 'server', 'an object'],
    ['reveal', {}, 'an object with serverSeed'],
    ['reveal.serverSeed', { serverSeed: 5 }, 'text'],
    ['reveal.serverSeed', { serverSeed: null }, 'text'],
    ['reveal.serverSeed', { serverSeed: '' }, 'text that is not empty'],
    ['decks', 13, 'a whole number from 1 to 12'],
    ['decks', null, 'a whole number from 1 to 12'],
    ['order', 'random', 'one of article, site'],
    ['shown', [], 'an object'],
    ['shown.final', { deal: crypto.shown.deal }, 'a list of 5 cards'],
    ['shown.deal', { ...crypto.shown, deal: ['As'] }, 'a list of 5 cards'],
    [
      'shown.deal[4]',
      { ...crypto.shown, deal: ['As', '2s', '3s', '4s', null] },
      'a card such as Jc, 10s or A♥',
    ],
    [
      'shown.deal[0]',
      { ...crypto.shown, deal: ['1s', '2s', '3s', '4s', '5s'] },
      'a card such as Jc, 10s or A♥',
    ],
    ['shown.held', { ...crypto.shown, held: [true] }, 'a list of 5 times true or false'],
    ['shown.held[0]', { ...crypto.shown, held: [1, true, true, true, true] }, 'true or false'],
    [
      'shown.payTable',
      { ...crypto.shown, payTable: 'deuces' },
      'one of jacks-or-better, tens-or-better, bonus-poker',
    ],
    ['shown.multiplier', { ...crypto.shown, multiplier: -1 }, 'a number not below 0'],
  ])('%s as it must be, not %j', (field, value, expected) => {
    expect(refused({ ...crypto, [field.split(/[.[]/)[0]!]: value })).toEqual([field, expected]);
  });

  it.each([
    [null, 'an object'],
    [[], 'an object'],
    ['text', 'an object'],
    [1, 'an object'],
  ])('the shape of one, not %j', (value, expected) => {
    expect(audit(value).reasons).toEqual([{ code: 'field-malformed', subs: ['', expected] }]);
  });

  it('a scheme that is known', () => {
    expect(audit({ ...crypto, scheme: 'toString' })).toMatchObject({
      status: 'unsupported',
      reasons: [{ code: 'scheme-unknown', subs: ['toString'] }],
    });
  });
});

describe('a hand may', () => {
  it.each([
    ['have other keys', { ...crypto, note: 1, commitment: { ...crypto.commitment, seen: 2 } }],
    ['have an empty client seed', { ...crypto, clientSeed: '' }],
    [
      'have its commitment in capitals, with blanks',
      { ...crypto, commitment: { value: ` ${HASH.toUpperCase()}\n`, beforeBet: true } },
    ],
    ['have keys of other schemes in its reveal', { ...crypto, reveal: { serverSeed: 'server', secret: 5 } }],
    ['lack a nonce where the scheme has none', without(bitzino, 'nonce')],
    ['have one all the same', { ...bitzino, nonce: 7 }],
    ['lack a client seed at BC.Game', without(bcGame, 'clientSeed')],
    ['have none there', { ...bcGame, clientSeed: null }],
  ])('%s', (_, hand) => {
    expect(refused(hand)).toBeNull();
  });

  it('have a nonce that nobody knows, and then is compared with nothing', () => {
    expect(audit({ ...stake, nonce: null })).toMatchObject({
      status: 'unreadable',
      reasons: [{ code: 'nonce-not-read' }],
      checks: { deal: 'unknown' },
    });
    expect(audit({ ...stake, nonce: null, reveal: null }).status).toBe('pending');
  });

  it.each([
    ['leave out the nonce where the scheme needs one', without(stake, 'nonce'), 'nonce'],
    ['have a nonce of another kind, though the scheme has none', { ...bitzino, nonce: 'x' }, 'nonce'],
    ['lack a client seed elsewhere', without(bitzino, 'clientSeed'), 'clientSeed'],
    [
      'mix two ways of revealing',
      { ...bitzino, reveal: { secret: '{}', serverSeed: 'x', initialShuffle: 'y' } },
      'reveal',
    ],
    ['reveal half', { ...bitzino, reveal: { serverSeed: 'x' } }, 'reveal'],
    [
      'have no hands of the player',
      { ...bcGame, shown: { player: [], dealer: ['3s', '4s'] } },
      'shown.player',
    ],
    ['have an empty hand', { ...bcGame, shown: { player: [[]], dealer: ['3s', '4s'] } }, 'shown.player[0]'],
    ['have no dealer', { ...bcGame, shown: { player: [['As', '2s']], dealer: [] } }, 'shown.dealer'],
    [
      'have a face-down card of the player',
      { ...bcGame, shown: { player: [['As', null]], dealer: ['3s'] } },
      'shown.player[0][1]',
    ],
    ['have hands that are none', { ...bcGame, shown: { player: ['As'], dealer: ['3s'] } }, 'shown.player[0]'],
  ])('not %s', (_, hand, field) => {
    expect(refused(hand)?.[0]).toBe(field);
  });
});
