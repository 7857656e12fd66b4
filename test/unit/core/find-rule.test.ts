/** Finding the rule of hands whose casino is not known. */

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { sidesOf } from '../../../demo/casinos/baccarat.ts';
import { audit } from '../../../src/core/audit.ts';
import { type Card, freshDeck } from '../../../src/core/cards.ts';
import { explainHand } from '../../../src/core/explain.ts';
import type { Shoe } from '../../../src/core/games/blackjack-layout.ts';
import type { ShownHilo } from '../../../src/core/games/hilo.ts';
import { hashings, type Way, waysFor } from '../../../src/core/rules/choices.ts';
import { COMMITMENT_FORMS } from '../../../src/core/rules/commitments.ts';
import { type Finding, findRule, findRuleNumbered } from '../../../src/core/rules/find.ts';
import { hashHex, valuesOf } from '../../../src/core/rules/hashing.ts';
import { parseRule, writeRule } from '../../../src/core/rules/parse.ts';
import { type CardGame, type Hashing, HILO_ORDERS, type Rule } from '../../../src/core/rules/rule.ts';
import { schemeOfRule } from '../../../src/core/rules/scheme.ts';
import { finish } from '../../../src/core/slices.ts';
import { playedOut } from '../../support/played-out.ts';
import { RECORDED, roundOf, type UnruledHand } from '../../support/rounds.ts';

/** Numbers from 0 to 1 that come the same every time. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const CARDS = freshDeck(['c', 'd', 'h', 's']);
const ALL = hashings({ nonce: true, nonceNeeded: true, hex: true });
const PLACE = new Map(ALL.map((one, i) => [JSON.stringify(one), i]));

/** To try every hash takes seconds: one in so many does here, and all in the bench and on the command line. */
const someOf = (step: number, ...those: readonly Hashing[]) => {
  const some = new Set([...ALL.filter((_, i) => i % step === 0), ...those].map((one) => JSON.stringify(one)));
  return (one: Hashing): boolean => some.has(JSON.stringify(one));
};

const find = (hands: readonly UnruledHand[], among: (hashing: Hashing) => boolean): Finding =>
  finish(findRule(hands.map(roundOf), among));

describe.each(Object.entries(RECORDED))('%s', (_, { scheme, hands }) => {
  it.each([3, hands.length])('is found by its first %i hands', (count) => {
    const { found, hands: fitted, others, misfits, accident } = find(hands.slice(0, count), someOf(40));
    expect({ found, others, misfits: misfits.length }).toEqual({ found: { scheme }, others: 0, misfits: 0 });
    expect(fitted).toHaveLength(count);
    expect(accident).toBeLessThan(1e-10);
  });
});

/** Everything that may be chosen in a rule, and hands that were dealt by it. */
interface Invented {
  readonly rule: Rule;
  readonly hands: UnruledHand[];
}

function invent(game: CardGame, seed: number): Invented {
  const random = randomly(seed);
  const among = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  // Where the nonce is no part of it, hands of one pair would be alike.
  const hashing = among(ALL.filter(({ key, message }) => `${key}${message}`.includes('{nonce}')));
  const { single, counted } = waysFor(game);
  const way: Way = among(hashing.message.includes('{counter}') ? counted : single);
  const { decks, ...drawn } = way;
  const rule: Rule = {
    game,
    hash: hashing,
    ...drawn,
    deck: {
      decks,
      major: among(['rank', 'suit']),
      suits: among(['cdhs', 'dhsc', 'shdc', 'hcsd']),
      ranks: among(['A23456789TJQK', '23456789TJQKA']),
    },
    ...(game === 'blackjack' && {
      orders: [among(['player, player, dealer, dealer', 'player, dealer, player'])],
    }),
    ...(game === 'baccarat' && { orders: [among(['player, banker, player, banker'])] }),
    ...(game === 'hilo' && { orders: [HILO_ORDERS[seed % 2]!] }),
    commitment: among(COMMITMENT_FORMS),
  };
  return { rule, hands: Array.from({ length: 6 }, (_, i) => handBy(rule, `${hash(`${seed}`)}`, 20 + i)) };
}

/** A hand dealt by a rule. */
function handBy(rule: Rule, serverSeed: string, nonce: number): UnruledHand {
  const seeds = { reveal: { serverSeed }, clientSeed: 'a client', nonce };
  const scheme = schemeOfRule({ id: 'invented', rule, basis: 'found' });
  const [reading] = [...scheme.deals(seeds)];
  const value = rule.commitment && hashHex(rule.commitment, valuesOf(seeds));
  return {
    v: 1,
    game: rule.game,
    commitment: value === null ? null : { value, beforeBet: true },
    ...seeds,
    shown: shownBy(rule, reading!.dealt),
  };
}

function shownBy({ game, orders }: Rule, dealt: unknown): object {
  const first = (count: number): Card[] =>
    Array.isArray(dealt) ? dealt.slice(0, count) : [...(dealt as { shoe: Shoe }).shoe.take(count)];
  if (game === 'video-poker') return { deal: first(5), final: first(10).slice(5) };
  if (game === 'hilo') return { cards: orders?.[0] === HILO_ORDERS[1] ? ['7h', ...first(6)] : first(7) };
  if (game === 'baccarat') return sidesOf(first(6));
  const [a, b, c, d, ...rest] = first(20) as [Card, Card, Card, Card, ...Card[]];
  return orders?.[0] === 'player, dealer, player'
    ? playedOut([a, c], [b], [d, ...rest], 1)
    : playedOut([a, b], [c, d], rest, 1);
}

const GAMES: readonly CardGame[] = ['blackjack', 'video-poker', 'hilo', 'baccarat'];

describe.each(GAMES)('a rule of %s that nobody has', (game) => {
  it.each([1, 2, 3, 4, 5, 6])('is found, and verifies the next hand (%i)', (seed) => {
    const { rule, hands } = invent(game, seed);
    const { found, others, hands: fitted } = find(hands.slice(0, 5), someOf(200, rule.hash));
    expect({ rule, others, found: found !== null }).toEqual({ rule, others: 0, found: true });

    const digests = fitted.map(({ digest }) => digest);
    const written = JSON.parse(JSON.stringify(writeRule(found!, digests)));
    const given = parseRule(written);
    expect(given.scheme.id).toBe(written.id);
    const judge = (hand: UnruledHand) => audit(hand, { rule: given });
    // What taught the rule does not prove it.
    expect(judge(hands[0]!)).toMatchObject({ status: 'consistent', checks: { deal: 'pass' } });
    expect(judge(hands[0]!).reasons.map(({ code }) => code)).toContain('rule-inferred');
    const next = hands[5]!;
    expect(judge(next)).toMatchObject({ status: 'verified', checks: { commitment: 'pass', deal: 'pass' } });
    const other = { ...next, nonce: next.nonce! + 1 };
    expect(judge(other).status).toBe('mismatch');
    const explained = explainHand(next, given).flatMap(({ table }) => table?.rows.flat() ?? []);
    const own =
      rule.orders?.[0] === HILO_ORDERS[1] ? { cards: (next.shown as ShownHilo).cards.slice(1) } : next.shown;
    expect(explained).toEqual(expect.arrayContaining(Object.values(own).flat(2)));
  });
});

test.each(['fraction', 'remainder'] as const)(
  'cards dealt already may be passed over: %s of long numbers',
  (as) => {
    const hashing = ALL.find(({ key, message }) => key === '{serverSeed}' && message.includes('{counter}'))!;
    const rule: Rule = {
      game: 'video-poker',
      hash: hashing,
      counter: { counts: 'digests', from: 0 },
      number: as === 'fraction' ? { digits: 8, as } : { digits: 8, as, limit: 'multiple' },
      draw: 'skip',
      deck: { decks: 1, major: 'suit', suits: 'cdhs', ranks: '23456789TJQKA' },
      commitment: COMMITMENT_FORMS[0]!,
    };
    // So many that some would be dealt twice.
    const hands = Array.from({ length: 8 }, (_, i) => handBy(rule, hash('skipped'), i));
    const { found, others } = find(hands, someOf(200, hashing));
    expect({ found: found && 'rule' in found && found.rule, others }).toEqual({ found: rule, others: 0 });
  },
);

describe('nothing is found', () => {
  const random = randomly(7);
  const cards = (count: number): Card[] =>
    Array.from({ length: count }, () => CARDS[Math.floor(random() * 52)]!);
  const tableOf = (game: CardGame): object => {
    const [a, b, c, d, e, f, g, h, i, j] = cards(10);
    if (game === 'video-poker') return { deal: [a, b, c, d, e], final: [f, g, h, i, j] };
    if (game === 'hilo') return { cards: [a, b, c, d] };
    if (game === 'baccarat') return { player: [a, b], banker: [c, d] };
    return { player: [[a, b]], dealer: [c, d] };
  };

  it.each(GAMES)(
    'in cards that follow from nothing: %s, 50 times, a good part of the hashes between them',
    (game) => {
      const parts = game === 'video-poker' ? 50 : 150;
      for (let i = 0; i < 50; i++) {
        const { hands } = RECORDED['Stake hilo']!;
        const drawn = hands.slice(0, 3).map((hand) => ({ ...hand, game, shown: tableOf(game) }));
        const part = (one: Hashing): boolean => PLACE.get(JSON.stringify(one))! % parts === i;
        const { found, candidate } = find(drawn, part);
        expect({ found, candidate }).toEqual({ found: null, candidate: null });
      }
    },
  );

  it.each([
    [
      'a hash of a hash',
      (i: number, n: number) =>
        createHash('sha256')
          .update(hash(`s:${n}:${i}`))
          .digest(),
    ],
    ['another hash', (i: number, n: number) => createHmac('sha1', 's').update(`c:${n}:${i}`).digest()],
    [
      'words the other way round',
      (i: number, n: number) => createHmac('sha256', 's').update(`c:${n}:${i}`).digest().reverse(),
    ],
  ])('where the rule is not among those tried: %s', (_, digest) => {
    const hands = [1, 2, 3, 4].map((nonce): UnruledHand => {
      const cards = Array.from({ length: 6 }, (_, i) => CARDS[digest(i, nonce).readUInt32BE(0) % 52]!);
      return {
        ...RECORDED['Stake hilo']!.hands[0]!,
        clientSeed: 'c',
        nonce,
        reveal: { serverSeed: 's' },
        shown: { cards },
      };
    });
    expect(find(hands, someOf(20))).toMatchObject({ found: null, candidate: null, others: 0 });
  });

  test('in fewer hands than it takes, however often they are given', () => {
    const { hands, scheme } = RECORDED['Stake blackjack']!;
    const two = [hands[0]!, hands[1]!, hands[0]!, hands[1]!];
    expect(find(two, someOf(40))).toMatchObject({ found: null, candidate: { scheme } });
    const short = hands
      .slice(0, 3)
      .map((hand) => ({ ...hand, game: 'hilo' as const, shown: { cards: ['Ah'] } }));
    expect(find(short, someOf(40)).found).toBeNull();
  });
});

test('a hand with another card does not keep the rule from being found, wherever it stands', () => {
  const { hands, scheme } = RECORDED['Stake video poker']!;
  for (const bad of [0, 3]) {
    const mixed = hands.slice(0, 5).map((hand, i) => (i === bad ? { ...hand, nonce: 77 } : hand));
    const { found, misfits } = find(mixed, someOf(40));
    expect([found, misfits.map(({ nonce }) => nonce)]).toEqual([{ scheme }, [77]]);
  }
});

describe('of hands that show no nonce, each with a seed of its own', () => {
  const KEYED = { digest: 'sha256', key: '{serverSeed}', keyAs: 'text' } as const;
  const rule: Rule = {
    game: 'blackjack',
    hash: { ...KEYED, message: '{clientSeed}:0:{counter}' },
    counter: { counts: 'digests', from: 0 },
    number: { digits: 8, as: 'fraction' },
    deck: { decks: 6, major: 'suit', suits: 'shdc', ranks: 'A23456789TJQK' },
    draw: 'down',
    orders: ['player, dealer, player, dealer'],
    commitment: null,
  };
  const unnumbered = (seeds: readonly string[]) =>
    seeds.map((seed) => ({ ...handBy(rule, hash(seed), 0), nonce: null }));
  const among = ({ digest, key, message }: Hashing): boolean =>
    digest === 'sha256' && key === '{serverSeed}' && /^\{clientSeed\}:(?:[01]:)?\{counter\}$/.test(message);

  test('the rule is found where it hashes the first nonce all the same', () => {
    const { found, others, misfits } = find(unnumbered(['1', '2', '3', '4']), among);
    expect([found, others, misfits]).toMatchObject([{ rule: { hash: rule.hash } }, 0, []]);
  });

  test('none is where one seed served several: there the nonce counts', () => {
    const given = { nonce: false, nonceNeeded: true, hex: true };
    expect(hashings(given).filter(({ message }) => /\}\D?[01]/.test(message))).toEqual([]);
    expect(ALL.filter(({ message }) => /\}\D?[01]/.test(message))).toEqual([]);
  });
});

describe('of hands that are numbered from one too low', () => {
  const hashOf = (message: string): Hashing =>
    ALL.find((one) => one.digest === 'sha256' && one.key === '{serverSeed}' && one.message === message)!;
  const [own, swapped] = [hashOf('{clientSeed}:{nonce}:{counter}'), hashOf('{clientSeed}:{counter}:{nonce}')];
  const rule: Rule = {
    game: 'baccarat',
    hash: own,
    counter: { counts: 'digests', from: 0 },
    number: { digits: 8, as: 'fraction' },
    deck: { decks: 1, major: 'rank', suits: 'dhsc', ranks: '23456789TJQKA' },
    draw: 'replace',
    orders: ['player, banker, player, banker'],
    commitment: null,
  };
  /** Three pairs of seeds, the first nonce of each 1. */
  const played = (nonces: readonly number[]) =>
    [1, 2, 3].flatMap((pair) => nonces.map((nonce) => handBy(rule, hash(`pair ${pair}`), nonce)));
  const counted = (hands: readonly UnruledHand[], step: number) =>
    hands.map((hand) => roundOf({ ...hand, nonce: hand.nonce! + step }));
  const among = someOf(200, own, swapped);

  test('no rule is found that fits but the first of each pair', () => {
    const { found, candidate } = finish(findRule(counted(played([1, 2, 3]), -1), among));
    expect({ found, candidate }).toEqual({ found: null, candidate: null });
  });

  test('the rule is found that fits all, when they are counted as they were dealt', () => {
    const hands = played([1, 2, 3]);
    const { found, misfits } = finish(findRuleNumbered([counted(hands, -1), counted(hands, 0)], among));
    expect(found).toMatchObject({ rule: { hash: own } });
    expect(misfits).toEqual([]);
  });

  test('none is found where only the first of each pair are there: each way of counting has one', () => {
    const hands = played([1]);
    const ways = [counted(hands, -1), counted(hands, 0)];
    expect(ways.map((rounds) => finish(findRule(rounds, among)).found !== null)).toEqual([true, true]);
    expect(finish(findRuleNumbered(ways, among))).toMatchObject({ found: null, others: 1 });
  });
});

/** How many hashes were tried. */
function steps(search: Generator<unknown, Finding, void>): { finding: Finding; tried: number } {
  for (let tried = 0; ; tried++) {
    const next = search.next();
    if (next.done) return { finding: next.value, tried };
  }
}

test.each([
  ['', 0],
  [', though one is miscounted', 1],
])('hands of a known casino are looked through once, in whatever way of six they are counted%s', (_, off) => {
  const recorded = RECORDED['Stake blackjack']!.hands.slice(0, 4 + off);
  const hands = recorded.map((hand, i) => roundOf({ ...hand, nonce: hand.nonce! + (i < 4 ? 0 : 77) }));
  const counted = (step: number) =>
    hands.map((round) => ({ ...round, nonce: (round.nonce ?? 0) + step, digest: `${round.digest}${step}` }));
  const once = steps(findRule(hands, someOf(200)));
  const ways = [1, 2, 3, 4, 5].map(counted);
  const { finding, tried } = steps(findRuleNumbered([...ways, hands], someOf(200)));
  expect(finding.found).toEqual(once.finding.found);
  expect(finding.found).toEqual({ scheme: 'stake/blackjack' });
  expect(finding.misfits).toHaveLength(off);
  expect(tried).toBe(once.tried);
});

describe('a rule from outside', () => {
  const written = JSON.parse(JSON.stringify(writeRule({ rule: invent('blackjack', 1).rule }, [])));
  const but = (changes: object): unknown => ({ ...written, ...changes });

  it.each([
    ['rule', null],
    ['rule.v', but({ v: 2 })],
    ['rule.scheme', { scheme: 'no/such' }],
    ['rule.game', but({ game: 'roulette' })],
    ['rule.hash', but({ hash: 'sha256' })],
    ['rule.hash.digest', but({ hash: { ...written.hash, digest: 'md5' } })],
    ['rule.hash.message', but({ hash: { ...written.hash, message: '{constructor}' } })],
    ['rule.hash.message', but({ hash: { ...written.hash, message: 'x'.repeat(1000) } })],
    ['rule.hash.key', but({ hash: { ...written.hash, key: '{counter}' } })],
    [
      'rule.counter',
      but({ hash: { ...written.hash, message: '{nonce}' }, counter: { counts: 'draws', from: 0 } }),
    ],
    ['rule.counter', but({ hash: { ...written.hash, message: '{nonce}{counter}' }, counter: null })],
    // By a hash that no seed goes into, any seed would be the one that was promised.
    ['rule.hash', but({ hash: { digest: 'sha256', key: 'x', message: '{clientSeed}' }, counter: null })],
    ['rule.commitment', but({ commitment: { digest: 'sha256', message: '{clientSeed}' } })],
    ['rule.commitment', but({ commitment: { digest: 'sha256', message: 'serverSeed' } })],
    ['rule.number.digits', but({ number: { digits: 40, as: 'fraction' } })],
    ['rule.number', but({ number: { digits: 1, as: 'fraction' } })],
    ['rule.number', but({ number: { digits: 8, as: 'itself' } })],
    ['rule.number', but({ number: { digits: 8, as: 'itself', modulo: 3 } })],
    ['rule.deck.suits', but({ deck: { ...written.deck, suits: 'cchs' } })],
    ['rule.deck.decks', but({ deck: { ...written.deck, decks: 1e9 } })],
    ['rule.draw', but({ draw: 'toString' })],
    ['rule.orders', but({ orders: [] })],
    ['rule.orders[0]', but({ orders: ['dealer first'] })],
    ['rule.commitment.message', but({ commitment: { digest: 'sha256', message: '{counter}' } })],
    ['rule.taughtBy[0]', but({ taughtBy: ['<script>'] })],
  ])('is refused with its field named: %s', (field, value) => {
    expect(() => parseRule(value)).toThrow(expect.objectContaining({ field }));
  });

  it('is the same when it is written and read again', () => {
    const again = parseRule(written);
    expect(again.scheme.id).toBe(written.id);
    expect(parseRule({ scheme: 'stake/hilo' }).scheme.id).toBe('stake/hilo');
  });

  it('is for hands of its game alone, and leaves those that name a scheme to it', () => {
    const { hands } = RECORDED['Stake hilo']!;
    const rule = parseRule({ scheme: 'stake/hilo' });
    expect(audit(hands[0], { rule }).status).toBe('verified');
    expect(audit({ ...hands[0], game: 'baccarat' }, { rule }).status).toBe('unsupported');
    expect(audit({ ...hands[0], game: 'chess' }, { rule }).status).toBe('unreadable');
    expect(audit({ ...hands[0], scheme: 'duel/video-poker' }, { rule }).status).toBe('unreadable');
    expect(audit(hands[0]).status).toBe('unreadable');
  });

  it('whose commitment nobody knows proves no commitment, and accuses nobody of it', () => {
    const { rule, hands } = invent('video-poker', 2);
    const unknown = parseRule(
      JSON.parse(JSON.stringify(writeRule({ rule: { ...rule, commitment: null } }, []))),
    );
    expect(audit(hands[0], { rule: unknown })).toMatchObject({
      status: 'consistent',
      reasons: [{ code: 'commitment-form-unknown' }],
      checks: { commitment: 'unknown', deal: 'pass' },
    });
  });
});
