import { mersenne } from 'pure-rand/generator/mersenne';
import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import { inEnglish } from '../../../src/core/derivation.ts';
import { explainHand } from '../../../src/core/explain.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { diceOf } from '../../../src/core/schemes/bitzino/craps.ts';
import { cut, explainCut } from '../../../src/core/schemes/bitzino/cut.ts';
import { cardOf, numberOf, readDeck, writeDeck } from '../../../src/core/schemes/bitzino/deck.ts';
import {
  factoradicOf,
  numberFrom,
  outcomesOf,
  stopsFrom,
} from '../../../src/core/schemes/bitzino/factoradic.ts';
import { finalShuffle, twisterSeed } from '../../../src/core/schemes/bitzino/shuffle.ts';
import cuts from '../../vectors/bitzino-cut.json';
import family from '../../vectors/bitzino-family.json';
import shuffles from '../../vectors/bitzino-shuffle.json';
import slotVectors from '../../vectors/bitzino-slots.json';

const ONE_DECK = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';
const EIGHT_DECKS = ONE_DECK.repeat(8);

/** The final shuffle of a deck as written. */
function final(initial: string, clientSeed: string, serverSeed: string): string {
  const deck = readDeck(initial);
  return writeDeck(finalShuffle(deck.items, twisterSeed(clientSeed, serverSeed)), deck);
}

describe('the shuffle', () => {
  it.each(shuffles.vectors)('$note: $server_seed', (vector) => {
    const { server_seed, client_seed, initial_shuffle, commit, seed, mtFirst5 } = vector;
    expect(sha256Hex(server_seed + initial_shuffle)).toBe(commit);
    expect(twisterSeed(client_seed, server_seed)).toBe(seed);
    const generator = mersenne(seed);
    expect(mtFirst5.map(() => generator.next() >>> 0)).toEqual(mtFirst5);
    expect(final(initial_shuffle, client_seed, server_seed)).toBe(vector.final.down_mod);
  });

  it('gives the final shuffle of a round that was really played', () => {
    const { client_seed, server_seed, hash_secret, initial_shuffle, final_shuffle, mt_seed } =
      family.real_round;
    expect(sha256Hex(server_seed + initial_shuffle)).toBe(hash_secret);
    expect(twisterSeed(client_seed, server_seed)).toBe(mt_seed);
    expect(final(initial_shuffle, client_seed, server_seed)).toBe(final_shuffle);
  });

  it("gives what the casino's own code gives", () => {
    const { client_seed, server_seed, initial_shuffle, final_shuffle, eight_deck_final } = family.synthetic;
    expect(initial_shuffle).toBe(ONE_DECK);
    expect(final(ONE_DECK, client_seed, server_seed)).toBe(final_shuffle);
    expect(final(EIGHT_DECKS, client_seed, server_seed)).toBe(eight_deck_final);
    expect(final(family.synthetic.roulette_initial, client_seed, server_seed)).toBe(
      family.synthetic.roulette_final,
    );
  });
});

describe('the cut', () => {
  it.each(cuts.vectors)('of $initial at $cut', ({ initial, hash, cut: at, final }) => {
    expect(cut(initial, at)).toBe(final);
    const lines = explainCut(initial, at).flatMap((step) => step.lines.map(({ value }) => value));
    expect(lines).toContain(hash);
    expect(lines.at(-1)).toBe(final);
  });

  it.each([-1, 11, 1.5, Number.NaN])('is none at %s', (at) => {
    expect(() => cut('4830769125', at)).toThrow('from 0 to 10');
  });
});

describe('slots', () => {
  it.each(slotVectors.vectors)('of the deck $deck', (vector) => {
    const factoradic = factoradicOf(vector.deck);
    expect(factoradic).toEqual(vector.factoradic);
    if (!('3x32' in vector)) return expect(String(numberFrom(factoradic, 1000n))).toBe(vector.rank);
    for (const [reels, icons] of [
      [3, 32],
      [5, 128],
    ] as const) {
      const { number, slots } = vector[`${reels}x${icons}` as '3x32']!;
      expect(Number(numberFrom(factoradic, outcomesOf(reels, icons)))).toBe(number);
      expect(stopsFrom(BigInt(number), reels, icons)).toEqual(slots);
    }
  });

  it('have a stop for every whole number of the deck, counted without rounding', () => {
    for (const { deck, rank } of slotVectors.vectors.filter((vector) => '3x32' in vector)) {
      const exact = Number(BigInt(rank) % BigInt(128 ** 5));
      expect(stopsFrom(numberFrom(factoradicOf(deck), outcomesOf(5, 128)), 5, 128)).toEqual(
        stopsFrom(BigInt(exact), 5, 128),
      );
    }
  });
});

const { server_seed, client_seed, secret, hash_secret } = family.synthetic;

const hand = (game: string, shown: object, changes: object = {}) => ({
  v: 1,
  scheme: `bitzino/${game}`,
  commitment: { value: hash_secret, beforeBet: true },
  clientSeed: client_seed,
  nonce: null,
  reveal: { secret },
  shown,
  ...changes,
});

/** A hand with the same server seed and another deck, committed to as the blog does it. */
const withDeck = (game: string, initialShuffle: string, shown: object, changes: object = {}) =>
  hand(game, shown, {
    reveal: { serverSeed: server_seed, initialShuffle },
    commitment: { value: sha256Hex(server_seed + initialShuffle), beforeBet: true },
    ...changes,
  });

const cardsOf = (text: string): Card[] => readDeck(text).items.map((item) => cardOf(numberOf(item)));

describe('video poker', () => {
  const cards = cardsOf(family.synthetic.final_shuffle);
  const shown = {
    deal: cards.slice(0, 5),
    final: [cards[0], cards[5], cards[2], cards[6], cards[7]],
    held: [true, false, true, false, false],
    finalShuffle: family.synthetic.final_shuffle,
  };

  it('is verified by the raw secret', () => {
    expect(audit(hand('video-poker', shown))).toEqual({
      status: 'verified',
      reasons: [],
      checks: { commitment: 'pass', deal: 'pass', payout: 'unknown', continuity: 'unknown' },
      expected: shown,
    });
  });

  it('is not verified by the same secret written differently', () => {
    const rewritten = JSON.stringify(JSON.parse(secret), null, 1);
    expect(audit(hand('video-poker', shown, { reveal: { secret: rewritten } }))).toMatchObject({
      status: 'mismatch',
      checks: { commitment: 'fail', deal: 'pass' },
    });
  });

  it("pays by bitZino's own table", () => {
    const paid = { ...shown, payTable: 'jacks-or-better', multiplier: 0 };
    expect(audit(hand('video-poker', paid))).toMatchObject({
      status: 'verified',
      checks: { payout: 'pass' },
    });
    expect(audit(hand('video-poker', { ...paid, multiplier: 1 })).reasons).toEqual([
      { code: 'payout-differs', subs: ['0', '1'] },
    ]);
  });

  it('is a mismatch with another final shuffle', () => {
    const other = { ...shown, finalShuffle: shown.finalShuffle.replace('65', '56') };
    expect(audit(hand('video-poker', other))).toMatchObject({
      status: 'mismatch',
      reasons: [{ code: 'final-shuffle-differs' }],
      checks: { deal: 'fail' },
      expected: shown,
    });
  });

  it('is a mismatch where the final shuffle is not what the table showed, whichever of them the seeds give', () => {
    const other = shown.finalShuffle.replace(/^(.)(.)/, '$2$1');
    const swapped = [shown.deal[1], shown.deal[0], ...shown.deal.slice(2)];
    const reasonsOf = (changes: object) =>
      audit(hand('video-poker', { ...shown, held: undefined, ...changes })).reasons.map(({ code }) => code);
    expect(reasonsOf({ finalShuffle: other })).toEqual(['final-shuffle-differs']);
    expect(reasonsOf({ deal: swapped })).toContain('deal-differs');
  });

  it.each([
    ['one character a card', ONE_DECK],
    ['cards of two characters', cardsOf(ONE_DECK).join('')],
    ['separated by |', cardsOf(ONE_DECK).join('|')],
    ['separated by ,', cardsOf(ONE_DECK).join(',')],
    ['separated by ,', [...ONE_DECK].join(',')],
  ])('reads decks as %s', (notation, initial) => {
    const { finalShuffle: _, ...cardsAlone } = shown;
    const written = withDeck('video-poker', initial, cardsAlone);
    expect(audit(written).status).toBe('verified');
    const line = explainHand(written)[0]?.lines.find(({ value }) => value === initial);
    expect(inEnglish(line!.label)).toBe('Initial shuffle');
    expect(inEnglish(line!.note!)).toBe(notation);
  });
});

describe('a deck', () => {
  const shown = { deal: ['Ac', '2c', '3c', '4c', '5c'], final: null };

  it.each([
    ['a card short', ONE_DECK.slice(1)],
    ['a card too long', `${ONE_DECK}0`],
    ['one card twice and another missing', `1${ONE_DECK.slice(1)}`],
    ['two decks', ONE_DECK.repeat(2)],
  ])('with %s is a mismatch whatever was shown', (_, initial) => {
    expect(audit(withDeck('video-poker', initial, shown))).toMatchObject({
      status: 'mismatch',
      reasons: [{ code: 'deck-not-whole' }],
      checks: { commitment: 'pass', deal: 'fail' },
      expected: null,
    });
  });

  it.each([
    ['blackjack', ONE_DECK, { player: [['Ac', '2c']], dealer: ['3c', '4c'] }],
    ['roulette', ONE_DECK.slice(0, 36), { number: 0 }],
    ['craps', ONE_DECK.slice(0, 37), { dice: [1, 1] }],
    ['slots', ONE_DECK.slice(0, 31), { stops: [0, 0, 0], reels: 3, icons: 32 }],
  ])('of %s must have its own size', (game, initial, shownThere) => {
    expect(audit(withDeck(game, initial, shownThere)).reasons).toEqual([
      { code: 'deck-not-whole', subs: [expect.any(String)] },
    ]);
  });

  it('that cannot be read makes the hand unreadable', () => {
    for (const initial of ['?'.repeat(52), 'Ac|2c|?']) {
      expect(audit(withDeck('video-poker', initial, shown))).toMatchObject({
        status: 'unreadable',
        reasons: [{ code: 'reveal-malformed' }],
      });
    }
  });

  it('must stand in the secret', () => {
    for (const text of [
      'no JSON',
      '[]',
      'null',
      '{"server_seed":"x"}',
      '{"server_seed":1,"initial_shuffle":"0"}',
    ]) {
      const commitment = { value: sha256Hex(text), beforeBet: true };
      expect(audit(hand('video-poker', shown, { reveal: { secret: text }, commitment }))).toMatchObject({
        status: 'unreadable',
        reasons: [{ code: 'reveal-malformed' }],
      });
    }
  });
});

describe('blackjack', () => {
  const shoe = cardsOf(family.synthetic.eight_deck_final.slice(0, 20));
  const at = (...places: number[]) => places.map((place) => shoe[place]!);
  const eight = (shown: object) => withDeck('blackjack', EIGHT_DECKS, shown);

  it.each([
    ['player, player, dealer, dealer', at(0, 1, 4), at(2, 3, 5)],
    ['player, dealer, player, dealer', at(0, 2, 4), at(1, 3, 5)],
  ])('may be dealt %s', (order, player, dealer) => {
    expect(audit(eight({ player: [player], dealer }))).toMatchObject({
      status: 'verified',
      reasons: [{ code: 'deal-order-inferred', subs: [order] }],
    });
  });

  it.each([
    ['player, dealer, dealer, player', at(0, 3, 4), at(1, 2, 5)],
    ['the dealer first', at(2, 3, 4), at(0, 1, 5)],
    ['the dealer drawing before the player', at(0, 1, 5), at(2, 3, 4)],
  ])('may not be dealt %s', (_, player, dealer) => {
    expect(audit(eight({ player: [player], dealer })).status).toBe('mismatch');
  });

  it('may be split, in either deal order', () => {
    const shown = { player: [at(0, 4, 6), at(2, 5)], dealer: at(1, 3, 7) };
    expect(audit(eight(shown))).toMatchObject({
      status: 'verified',
      reasons: [
        { code: 'deal-order-inferred', subs: ['player, dealer, player, dealer'] },
        { code: 'split-order-inferred', subs: ['both hands first'] },
      ],
    });
  });

  it('counts the cards of other seats', () => {
    const shown = {
      player: [at(1, 4, 7)],
      dealer: at(6, 8, 10),
      seatsBefore: [at(0, 3)],
      seatsAfter: [at(2, 5, 9)],
    };
    // One card to each of three seats and another, then the dealer's two: seat by seat from there.
    const dealt = {
      player: [at(1, 4, 8)],
      dealer: at(6, 7, 10),
      seatsBefore: [at(0, 3)],
      seatsAfter: [at(2, 5, 9)],
    };
    expect(audit(eight(shown)).status).toBe('mismatch');
    const verdict = audit(eight(dealt));
    // How many seats there are, and what each takes, somebody decided when the cards were known.
    expect(verdict).toMatchObject({ status: 'verified', expected: dealt });
    expect(verdict.reasons).toContainEqual({ code: 'deal-order-inferred', subs: ['seat by seat'] });
    expect(audit(eight(dealt), { watched: true }).reasons).toContainEqual({ code: 'others-at-table' });
    const hidden = { ...dealt, seatsAfter: [[...at(2), null, ...at(9)]] };
    expect(audit(eight(hidden))).toMatchObject({ status: 'unreadable', checks: { deal: 'unknown' } });
  });
});

describe('games of one card', () => {
  it('roulette takes the top card as its number', () => {
    const { roulette_initial, roulette_final } = family.synthetic;
    const number = ONE_DECK.indexOf(roulette_final[0]!);
    const shown = { number, finalShuffle: roulette_final };
    expect(audit(withDeck('roulette', roulette_initial, shown))).toMatchObject({
      status: 'verified',
      expected: shown,
    });
    expect(audit(withDeck('roulette', roulette_initial, { number: (number + 1) % 37 }))).toMatchObject({
      status: 'mismatch',
      expected: { number },
    });
  });

  it('craps takes it as a throw', () => {
    expect([0, 1, 6, 35].map(diceOf)).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [6, 6],
    ]);
    const initial = ONE_DECK.slice(0, 36);
    const dice = diceOf(numberOf(final(initial, client_seed, server_seed)[0]!));
    expect(audit(withDeck('craps', initial, { dice }))).toMatchObject({
      status: 'verified',
      expected: { dice },
    });
    expect(audit(withDeck('craps', initial, { dice: [dice[0], (dice[1] % 6) + 1] })).status).toBe('mismatch');
  });

  it('slots take the whole deck', () => {
    const initial = ONE_DECK.slice(0, 32);
    const deck = [...final(initial, client_seed, server_seed)].map(numberOf);
    for (const [reels, icons] of [
      [3, 32],
      [5, 128],
      [4, 20],
    ] as const) {
      const stops = stopsFrom(numberFrom(factoradicOf(deck), outcomesOf(reels, icons)), reels, icons);
      const shown = { stops, reels, icons };
      expect(audit(withDeck('slots', initial, shown))).toMatchObject({ status: 'verified', expected: shown });
      const [first, ...rest] = stops;
      const other = { ...shown, stops: [(first! + 1) % icons, ...rest] };
      expect(audit(withDeck('slots', initial, other)).status).toBe('mismatch');
    }
  });

  it.each([
    ['roulette', { number: 37 }, 'shown.number'],
    ['craps', { dice: [1, 7] }, 'shown.dice[1]'],
    ['craps', { dice: [1] }, 'shown.dice'],
    ['slots', { stops: [1, 2], reels: 3, icons: 32 }, 'shown.stops'],
    ['slots', { stops: [1, 2, 32], reels: 3, icons: 32 }, 'shown.stops[2]'],
    ['slots', { stops: [0], reels: 1, icons: 0 }, 'shown.icons'],
  ])('%s cannot show %o', (game, shown, field) => {
    expect(audit(withDeck(game, ONE_DECK, shown)).reasons).toEqual([
      { code: 'field-malformed', subs: [field, expect.any(String)] },
    ]);
  });
});

it('a slot machine may have more outcomes than a double can count', () => {
  const hand = {
    v: 1,
    scheme: 'bitzino/slots',
    commitment: {
      value: '56ae39bc07432d2472d6c8b8aedb3285aae58ca64dcfa7547f22ada45da891b6',
      beforeBet: true,
    },
    clientSeed: 'c',
    nonce: null,
    reveal: { serverSeed: 'S', initialShuffle: '0123456789abcdefghijklmnopqrstuv' },
    shown: { stops: [17, 1, 17, 1, 10, 4, 20, 2, 15, 28], reels: 10, icons: 32 },
  };
  expect(audit(hand).status).toBe('verified');
});

it('a final shuffle may be written in another way than the first one', () => {
  const text = final(ONE_DECK.slice(0, 37), 'c', 'S');
  const numbers = [...text].map((item) => numberOf(item));
  const shownIn = (finalShuffle: string) =>
    audit({
      v: 1,
      scheme: 'bitzino/roulette',
      commitment: { value: sha256Hex(`S${ONE_DECK.slice(0, 37)}`), beforeBet: true },
      clientSeed: 'c',
      reveal: { serverSeed: 'S', initialShuffle: ONE_DECK.slice(0, 37) },
      shown: { number: numbers[0], finalShuffle },
    });
  for (const written of [text, ` ${text}\n`, [...text].join(','), numbers.join('|'), numbers.join(', ')])
    expect(shownIn(written).status, written).toBe('verified');
  const swapped = [numbers[0], numbers[2], numbers[1], ...numbers.slice(3)];
  expect(shownIn(swapped.join('|')).reasons).toEqual([{ code: 'final-shuffle-differs' }]);
  // What is no deck at all was not read.
  for (const none of ['?'.repeat(37), [...numbers.slice(1), 99].join(','), `${text.slice(1)}!`])
    expect(shownIn(none)).toMatchObject({ status: 'unreadable', reasons: [{ code: 'field-malformed' }] });
});

it('a final shuffle that is cut off is unreadable, and accuses nobody', () => {
  const [first, ...rest] = '0123456789abcdefghijklmnopqrstuvwxyzA';
  const hand = {
    v: 1,
    scheme: 'bitzino/roulette',
    commitment: null,
    clientSeed: 'c',
    nonce: null,
    reveal: { serverSeed: 'S', initialShuffle: [first, ...rest].join('') },
    shown: { number: 1, finalShuffle: rest.join('') },
  };
  expect(audit(hand)).toMatchObject({
    status: 'unreadable',
    reasons: [{ code: 'field-malformed', subs: ['shown.finalShuffle', 'a deck of 37 cards'] }],
  });
});
