/** Hands of a casino whose rule is not known: recorded, never judged; found from them, it judges later ones. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import { FieldReader } from '../../../src/core/fields.ts';
import { findRule } from '../../../src/core/rules/find.ts';
import { type GivenRule, parseRule, rulesIn, writeRule } from '../../../src/core/rules/parse.ts';
import { parseRound } from '../../../src/core/rules/round.ts';
import { UNKNOWN_RULES } from '../../../src/core/rules/unknown.ts';
import { finish } from '../../../src/core/slices.ts';
import { Story, seeds } from './story.ts';

const [one, two, three, four, five] = [seeds(1), seeds(2), seeds(3), seeds(4), seeds(5)];
const story = () =>
  new Story()
    .between(null, one)
    .hand(one)
    .between(one, two)
    .hand(two)
    .between(two, three)
    .hand(three)
    .between(three, four)
    .hand(four)
    .between(four, five);

const site = (rule: GivenRule) => ({
  schemes: {},
  seeding: 'per-bet' as const,
  rules: { 'video-poker': rule, blackjack: UNKNOWN_RULES.blackjack },
});
const judged = (observations: ReturnType<typeof story>['observations'], rule: GivenRule) =>
  assemble(observations, site(rule)).map(({ hand, circumstances }) => ({
    hand,
    verdict: audit(hand, { ...circumstances, rule }),
  }));

describe('a rule that is not known', () => {
  const hands = judged(story().observations, UNKNOWN_RULES['video-poker']);

  test('judges nothing, and says so', () => {
    expect(hands).toHaveLength(4);
    for (const { hand, verdict } of hands) {
      expect(hand).toMatchObject({ v: 1, game: 'video-poker' });
      expect(hand).not.toHaveProperty('scheme');
      expect(verdict.status).toBe('unsupported');
      expect(verdict.reasons.map(({ code }) => code)).toContain('rule-not-found');
    }
  });

  test('keeps seeds and cards, by which it is found', () => {
    const rounds = hands.flatMap(({ hand }) => parseRound(new FieldReader(hand), hand) ?? []);
    expect(rounds).toHaveLength(4);
    const among = () => false;
    const { found } = finish(findRule(rounds.slice(0, 3), among));
    expect(found).toEqual({ scheme: 'crypto-games/video-poker' });
    const rule = parseRule(writeRule(found!, []));
    expect(judged(story().observations, rule).map(({ verdict }) => verdict.status)).toEqual(
      Array(4).fill('verified'),
    );
  });
});

test('where a rule has no name, the hand names its game, and hands that taught it prove nothing', () => {
  const hands = judged(story().observations, UNKNOWN_RULES['video-poker']);
  const [first] = hands.flatMap(({ hand }) => parseRound(new FieldReader(hand), hand) ?? []);
  const hash = { digest: 'sha256', message: '{serverSeed}{clientSeed}{counter}' } as const;
  const written = writeRule(
    {
      rule: {
        game: 'video-poker',
        hash,
        counter: { counts: 'digests', from: 0 },
        number: { digits: 8, as: 'fraction' },
        deck: { decks: 1, major: 'suit', suits: 'cdhs', ranks: 'A23456789TJQK' },
        draw: 'splice',
        commitment: { digest: 'sha256', message: '{serverSeed}' },
      },
    },
    [first!.digest],
  );
  const all = judged(story().observations, parseRule(written));
  expect(all.map(({ hand }) => hand.game)).toEqual(Array(4).fill('video-poker'));
  const codes = all.map(({ verdict }) => verdict.reasons.map(({ code }) => code as string));
  expect(codes[0]).toContain('rule-inferred');
  expect(codes[1]).not.toContain('rule-inferred');
});

test('a hand that was split is in doubt where the rule was found from hands that were not', () => {
  const rule = parseRule({
    v: 1,
    id: 'found',
    game: 'blackjack',
    hash: { digest: 'sha256', key: '{serverSeed}', message: '{clientSeed}:{counter}' },
    counter: { counts: 'digests', from: 0 },
    number: { digits: 8, as: 'fraction' },
    deck: { decks: 1, major: 'suit', suits: 'shdc', ranks: 'A23456789TJQK' },
    draw: 'down',
    orders: ['player, dealer, player, dealer'],
    commitment: null,
    taughtBy: [],
  });
  const hand = (player: string[][] | null) => ({
    v: 1,
    game: 'blackjack',
    commitment: null,
    clientSeed: 'mine',
    nonce: null,
    reveal: { serverSeed: 'a'.repeat(64) },
    shown: player && { player, dealer: ['2c', '3c'] },
  });
  const whole = audit(hand([['Ac', 'Kc']]), { rule });
  expect(whole.status).toBe('mismatch');
  const split = audit(
    hand([
      ['8c', 'Kc'],
      ['8d', 'Qc'],
    ]),
    { rule },
  );
  expect(split).toMatchObject({ status: 'unreadable', suspect: true });
  expect(split.reasons.map(({ code }) => code)).toContain('rule-not-tried');
  const unseen = audit(hand(null), { rule }).reasons.map(({ code }) => code);
  expect(unseen).toEqual(['commitment-not-seen', 'final-not-seen']);
});

test('a file of evidence has the rules that its hands were judged by', () => {
  const written = { scheme: 'crypto-games/video-poker' };
  const ruleOf = rulesIn({
    rules: [{ site: 'generic@a.example', written }, { site: 'b', written: {} }, null],
  });
  const hand = { site: 'generic@a.example', game: 'video-poker' };
  expect(ruleOf(hand)?.scheme.id).toBe('crypto-games/video-poker');
  expect(ruleOf({ ...hand, scheme: 'stake/blackjack' })).toBeUndefined();
  expect(ruleOf({ ...hand, site: 'generic@b.example' })).toBeUndefined();
  expect(ruleOf({ ...hand, game: 'blackjack' })).toBeUndefined();
  for (const none of [null, {}, { rules: 'x' }, { rules: [null, 3, []] }])
    expect(rulesIn(none)(hand)).toBeUndefined();
});
