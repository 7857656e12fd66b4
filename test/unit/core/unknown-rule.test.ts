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
import type { Verdict } from '../../../src/core/verdict.ts';
import { type Seeds, Story, seeds, unreadTable } from './story.ts';

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

describe('while a rule is not known', () => {
  const unknown = UNKNOWN_RULES['video-poker'];
  const codesOf = (told: Story) =>
    judged(told.observations, unknown).map(({ verdict }) =>
      verdict.reasons.map(({ code }) => code as string),
    );
  const begun = () => new Story().between(null, one).hand(one);

  test('that is said of each hand, and once, whatever was seen of it', () => {
    const unread = new Story().between(null, one).bet().see(unreadTable('video-poker', 'dealt'));
    for (const told of [begun(), begun().between(one, two), unread, unread.between(one, two)])
      expect(codesOf(told)[0]!.filter((code) => code === 'rule-not-found')).toHaveLength(1);
  });

  test('a seed that hashes to what was shown before the bet is said to, and one that does not is no reproach', () => {
    const [kept] = judged(begun().between(one, two).observations, unknown);
    expect(kept!.verdict).toMatchObject({
      status: 'unsupported',
      reasons: [{ code: 'rule-not-found' }],
      checks: { commitment: 'pass' },
    });
    const { hand, circumstances } = assemble(begun().between(one, two).observations, site(unknown))[0]!;
    const other = { ...hand, reveal: { serverSeed: 'of another hash' } };
    expect(audit(other, { ...circumstances, rule: unknown })).toMatchObject({
      status: 'unsupported',
      reasons: [{ code: 'commitment-form-unknown' }, { code: 'rule-not-found' }],
      checks: { commitment: 'unknown' },
    });
  });

  test('nothing is held against the casino, and what could not be read is said', () => {
    const changed = begun().between(three, two);
    expect(changed.outcomes()).toEqual(['unreadable: commitment-changed']);
    expect(codesOf(changed)[0]).not.toContain('commitment-changed');
    const unread = new Story().between(null, one).bet().see(unreadTable('video-poker', 'dealt'));
    expect(codesOf(unread)[0]).toContain('field-absent');
  });

  test('a promise that is broken is suspect, where three before it were kept and nothing else may explain it', () => {
    const told = (
      kept: readonly Seeds[],
      end: (story: Story) => Story,
      first = new Story().between(null, kept[0]!),
    ) => {
      const begun = kept.reduce<Story>(
        (story, used, i) => (i > 0 ? story.between(kept[i - 1]!, used) : story).hand(used),
        first,
      );
      return judged(end(begun.between(kept.at(-1)!, four)).observations, unknown).at(-1)!.verdict;
    };
    const broken = (story: Story) => story.hand(five).between(five, seeds(6));
    const { status, suspect, reasons } = told([one, two, three], broken);
    expect({ status, suspect }).toEqual({ status: 'unreadable', suspect: true });
    expect(reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['commitment-changed']));
    // Of two one may be by accident of what the page calls what; and another table may have used it.
    const isSilent = ({ status, suspect }: Verdict) => status === 'unsupported' && !suspect;
    expect(isSilent(told([two, three], broken))).toBe(true);
    expect(isSilent(told([one, two, three], (story) => story.hand(four).between(four, five)))).toBe(true);
    const beside = (story: Story) => broken(story.on('other').bet().on('tab 1', 'load 1'));
    expect(told([one, two, three], beside).suspect).toBeUndefined();
    // A page that was never seen to go on to a hand's own seeds may show a receipt.
    const inAnother = (story: Story) => broken(story.on('tab 2').between(three, four));
    expect(isSilent(told([one, two, three], inAnother))).toBe(true);
    // One whose promise nobody saw before the bet kept none, nor did one that may have used another.
    const unseen = new Story().bet();
    const replaced = new Story().between(null, seeds(9)).between(null, one);
    for (const first of [unseen, replaced])
      expect(isSilent(told([one, two, three], broken, first))).toBe(true);
    // Nothing but what is broken is said.
    const codesAt = (end: (story: Story) => Story) =>
      told([one, two, three], end).reasons.map(({ code }) => code as string);
    expect(codesAt((story) => story.hand(four).between(four, five))).toEqual(['rule-not-found']);
    const closed = codesAt((story) => story.on('tab 1', 'load 2').hand(five).between(five, seeds(6)));
    expect(closed).toEqual(['commitment-not-before-bet', 'rule-not-found']);
  });

  test('a hand has the nonce that its own page told last before the bet', () => {
    const nonceOf = (told: Story) => judged(told.observations, unknown).at(-1)!.hand.nonce;
    const tells = (nonce: string) => ({ 'announced.nonce': nonce });
    const told = (bet: (story: Story) => Story) =>
      bet(new Story().panel(tells('3')).panel(tells('4')).on('other').panel(tells('9')).on('tab 1'));
    const cards = ['2c', '3c', '4c', '5c', '7d'] as const;
    expect(nonceOf(told((story) => story.bet().panel(tells('5')).deal(cards)))).toBe(4);
    // Where nothing was pressed for certain, the first thing pressed may have been the bet.
    expect(nonceOf(told((story) => story.key().panel(tells('5')).deal(cards)))).toBe(4);
    expect(nonceOf(told((story) => story.panel(tells('5')).deal(cards)))).toBe(5);
    expect(nonceOf(new Story().on('other').panel(tells('9')).on('tab 1').bet().deal(cards))).toBeNull();
    expect(nonceOf(new Story().panel({ 'announced.count': '6' }).bet().deal(cards))).toBe(6);
    const counted = { 'announced.count': '6', 'announced.nonce': '7' };
    expect(nonceOf(new Story().panel(counted).bet().deal(cards))).toBe(7);
    expect(nonceOf(new Story().panel({ 'announced.clientSeed': '7' }).bet().deal(cards))).toBeNull();
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
  const hand = (player: string[][] | null, dealer = ['2c', '3c']) => ({
    v: 1,
    game: 'blackjack',
    commitment: null,
    clientSeed: 'mine',
    nonce: null,
    reveal: { serverSeed: 'a'.repeat(64) },
    shown: player && { player, dealer },
  });
  const whole = audit(hand([['Ac', 'Kc']]), { rule });
  expect(whole.status).toBe('mismatch');
  const { player, dealer } = whole.expected as { player: [[string, string]]; dealer: string[] };
  const [[one, two]] = player;
  // In whatever order the page has the two hands, and those split off again.
  for (const hands of [
    [
      [one, 'Kc'],
      [two, 'Qc'],
    ],
    [
      [two, 'Kc'],
      [one, 'Qc'],
    ],
    [
      [two, 'Kc'],
      ['8d', 'Qc'],
      [one, '2h'],
    ],
  ]) {
    const split = audit(hand(hands, dealer), { rule });
    expect(split).toMatchObject({ status: 'unreadable', suspect: true });
    expect(split.reasons.map(({ code }) => code)).toContain('rule-not-tried');
  }
  // The first four cards are dealt before anything is split.
  for (const [hands, theirs] of [
    [
      [
        [one, 'Kc'],
        ['8d', 'Qc'],
      ],
      dealer,
    ],
    [
      [
        [one, 'Kc'],
        [two, 'Qc'],
      ],
      ['2c', '3c'],
    ],
    [
      [
        ['8c', 'Kc'],
        ['8d', 'Qc'],
        ['8h', '2h'],
      ],
      dealer,
    ],
  ] as const) {
    const split = audit(hand(hands as never, theirs as string[]), { rule });
    expect(split.status).toBe('mismatch');
    expect(split.reasons.map(({ code }) => code)).not.toContain('rule-not-tried');
  }
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
