/** Pairs of seeds in any hands: whatever an honest page does accuses nobody, and no hand that was tampered with is green. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import type { GameId } from '../../../../src/core/game.ts';
import type { Reading } from '../../../../src/core/observation.ts';
import { cardsAt, contentsOf, hashOf, PairStory, STAKE, seedPair, TAKEN } from './pair-story.ts';

const GAMES = ['blackjack', 'video-poker', 'hilo', 'baccarat'] as const satisfies readonly GameId[];

const ACT = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('hand' as const),
      tab: fc.nat(1),
      game: fc.constantFrom(...GAMES),
      bet: fc.boolean(),
      // Read once, or not seen at all.
      twice: fc.boolean(),
      seen: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      cards: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('elsewhere' as const),
      bets: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 5 }) },
        { weight: 1, arbitrary: fc.constant(300) },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('dialog' as const), tab: fc.nat(2), stale: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('rotate' as const),
      tab: fc.nat(2),
      seen: fc.boolean(),
      kept: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('receipt' as const),
      tab: fc.nat(2),
      ago: fc.nat(3),
      nonce: fc.nat(9),
      // On a panel that goes on to the hash, or to the seed, first.
      slow: fc.constantFrom(null, 'reported.serverSeed', 'reported.commitment'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('replay' as const),
      tab: fc.nat(1),
      nonce: fc.nat(5),
      // From its first cards on; or on a page that was loaded behind a bet.
      how: fc.constantFrom('over', 'dealt', 'loaded'),
    }),
  },
);
type Act = typeof ACT extends fc.Arbitrary<infer T> ? T : never;

/** How the casino deals its n-th hand. */
type Cheat = (cards: readonly Card[], n: number) => readonly Card[];

/** The story, and of each hand that began, whether its cards were not those of its nonce. */
function tell(
  acts: readonly Act[],
  firstNonce: number,
  cheat: Cheat,
): { story: PairStory; tampered: string[] } {
  const story = new PairStory();
  const tampered: string[] = [];
  let pair = seedPair(0);
  let made = 1;
  let next = seedPair(made++);
  let bets = 0;
  let shown = 0;
  let hands = 0;
  const loadOf = new Map<number, string>();
  const past: (typeof pair)[] = [];
  const played: { readonly cards: readonly Card[]; readonly isTampered: boolean }[] = [];
  for (const act of acts) {
    if ('tab' in act) story.on(`tab ${act.tab}`, loadOf.get(act.tab));
    if (act.act === 'elsewhere') bets += act.bets;
    else if (act.act === 'hand') {
      const { game, bet, twice, seen } = act;
      const nonce = firstNonce + bets++;
      if (!seen) continue;
      const count = game === 'hilo' ? act.cards : TAKEN[game]!;
      const cards = cardsAt(STAKE.schemes[game], pair, nonce, count);
      const dealt = cheat(cards, hands++);
      // A card that was not drawn in the end is swapped for nobody.
      const shown = [dealt, cards].map((all) =>
        JSON.stringify(game === 'video-poker' ? all : contentsOf(game, all)),
      );
      const isTampered = shown[0] !== shown[1];
      if (game === 'blackjack') played.push({ cards: dealt, isTampered });
      const from = story.observations.length;
      story.cards(game, dealt, { bet, twice });
      if (isTampered) tampered.push(...story.observations.slice(from).map(({ seq }) => String(seq)));
    } else if (act.act === 'dialog') {
      if (!act.stale) shown = bets;
      story.dialog(pair, shown, next);
    } else if (act.act === 'rotate') {
      if (act.seen) story.dialog(pair, bets, next);
      past.push(pair);
      pair = act.kept ? { ...next, client: pair.client } : next;
      next = seedPair(made++);
      [bets, shown] = [0, 0];
      if (act.seen) story.dialog(pair, 0, next);
    } else if (act.act === 'receipt') {
      const [old = null] = past.slice(-1 - act.ago);
      const before = act.slow && past.at(-2 - act.ago);
      if (old && before) {
        const late = {
          'reported.serverSeed': before.server,
          'reported.commitment': hashOf(before),
        }[act.slow as 'reported.serverSeed'];
        story.receipt(old, firstNonce + act.nonce, { fields: { [act.slow!]: late } });
      }
      if (old) story.receipt(old, firstNonce + act.nonce);
      else story.receipt(pair, firstNonce + act.nonce, { out: false });
    } else {
      // A hand of before, in the receipt of its bet or in a list of bets.
      const old = played[act.nonce % (played.length || 1)];
      if (!old) continue;
      const from = story.observations.length;
      const [a, b, c] = old.cards as [Card, Card, Card];
      const contents = contentsOf('blackjack', old.cards);
      if (act.how === 'loaded') {
        loadOf.set(act.tab, `load ${story.observations.length}`);
        story.see({ kind: 'bet', control: 'Bet' }).on(`tab ${act.tab}`, loadOf.get(act.tab));
        // It was taken, and nobody saw what came of it.
        bets++;
      } else story.see({ kind: 'press', by: 'pointer' });
      if (act.how === 'dealt') {
        const begun = { player: [[a, b]], dealer: [c, null] };
        story.seeTwice({ kind: 'table', game: 'blackjack', stage: 'dealt', contents: begun });
      }
      story.seeTwice({ kind: 'table', game: 'blackjack', stage: 'over', contents } as Reading);
      if (old.isTampered) tampered.push(...story.observations.slice(from).map(({ seq }) => String(seq)));
    }
  }
  // In the end everything is out.
  story.on('tab 2').dialog(pair, bets, next).dialog(next, 0, seedPair(made));
  for (const old of [...past, pair]) story.receipt(old, firstNonce);
  return { story, tampered };
}

const STORY = fc.tuple(fc.array(ACT, { minLength: 1, maxLength: 30 }), fc.nat(1));

const accused = (story: PairStory): string[] =>
  story
    .verdicts()
    .filter(({ status }) => status === 'mismatch')
    .map(({ reasons }) => reasons.map(({ code }) => code).join(' '));

it('accuses no honest casino', () => {
  fc.assert(
    fc.property(STORY, ([acts, firstNonce]) => {
      const { story } = tell(acts, firstNonce, (cards) => cards);
      expect(accused(story)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('accuses nobody of a hand of an earlier pair that the player looks at again, though a bet elsewhere left room for it', () => {
  const hand = {
    act: 'hand',
    tab: 0,
    game: 'blackjack',
    bet: false,
    twice: false,
    seen: true,
    cards: 1,
  } as const;
  const acts: Act[] = [
    hand,
    { act: 'rotate', tab: 0, seen: false, kept: false },
    hand,
    { act: 'elsewhere', bets: 1 },
    { act: 'receipt', tab: 0, ago: 0, nonce: 0, slow: null },
    { act: 'replay', tab: 0, nonce: 0, how: 'dealt' },
    hand,
  ];
  expect(accused(tell(acts, 0, (cards) => cards).story)).toEqual([]);
  // What it is not the same as in all is dealt.
  const last = (cards: readonly Card[], n: number): readonly Card[] =>
    n === 2 ? cards.map((card, i) => (i > 0 ? card : card === 'As' ? 'Kh' : 'As')) : cards;
  const pressed = { ...hand, bet: true, twice: true };
  const look = { act: 'dialog', tab: 0, stale: false } as const;
  const three = [look, pressed, look, pressed, look, pressed, look, pressed, look];
  expect(accused(tell(three, 0, last).story)).not.toEqual([]);
});

it('verifies no hand with another card', () => {
  let found = 0;
  fc.assert(
    fc.property(STORY, fc.nat(5), fc.nat(9), ([acts, firstNonce], at, place) => {
      const swap = (cards: readonly Card[]): Card[] =>
        cards.map((card, i) => (i !== place % cards.length ? card : card === 'As' ? 'Kh' : 'As'));
      const { story, tampered } = tell(acts, firstNonce, (cards, n) => (n === at ? swap(cards) : cards));
      const verdicts = story.verdicts();
      story.hands().forEach(({ id }, i) => {
        if (tampered.includes(id)) expect(verdicts[i]!.status).not.toBe('verified');
        if (tampered.includes(id) && verdicts[i]!.status === 'mismatch') found++;
        if (!tampered.includes(id)) expect(verdicts[i]!.status).not.toBe('mismatch');
      });
    }),
    // Few of the hands are changed: without a seed, at times none would be.
    { numRuns: 150, seed: 3 },
  );
  expect(found).toBeGreaterThan(0);
});

it('says the same of a pair from what its hands depend on alone', () => {
  const [A, B, C, D] = [0, 1, 2, 3].map((n) => seedPair(n)) as [
    ReturnType<typeof seedPair>,
    ReturnType<typeof seedPair>,
    ReturnType<typeof seedPair>,
    ReturnType<typeof seedPair>,
  ];
  const story = new PairStory().dialog(A, 0, B).play(A, [0, 1, 2]).dialog(A, 3, B);
  const from = story.observations.length;
  story.dialog(B, 0, C).play(B, [0, 1, 5, 6]).dialog(B, 7, C);
  const to = story.observations.length;
  story.dialog(C, 0, D).play(C, [0, 1]).dialog(C, 2, D).receipt(A, 0).receipt(C, 0).receipt(B, 0);
  const all = story.hands().map((hand, i) => ({ hand, verdict: story.verdicts()[i] }));
  const own = new PairStory();
  own.observations.push(...story.observations.slice(from - 2, to), ...story.observations.slice(-2));
  const alone = own.hands().map((hand, i) => ({ hand, verdict: own.verdicts()[i] }));
  expect(alone).toHaveLength(4);
  expect(alone.map(({ hand, verdict }) => [hand.id, hand.hand, verdict])).toEqual(
    all
      .filter(({ hand }) => alone.some((one) => one.hand.id === hand.id))
      .map(({ hand, verdict }) => [hand.id, hand.hand, verdict]),
  );
});
