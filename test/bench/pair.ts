/**
 * How long it takes to judge the hands of a pair of seeds once its seed is out: a thousand blackjack hands among three
 * thousand bets, other games in between, with no panel that counts them; and again, when the deals are kept. Beside it,
 * node:crypto computing the HMACs that these nonces take, and nothing else.
 * @module
 */
import { createHmac } from 'node:crypto';
import { assembleInSlices } from '../../src/core/assemble.ts';
import type { Card } from '../../src/core/cards.ts';
import { cardsAt, hashOf, PairStory, range, seedPair } from '../unit/core/seeding/pair-story.ts';

/**
 * Hands, bets, and the HMACs that each bet's nonce takes: to Stake one digest is eight cards, to Duel one is a card, of
 * which the first tells most hands from most nonces, and liqd shuffles its shoe for 415: a thousand hands would only
 * measure those.
 */
const CASES = {
  'stake/blackjack': [1000, 3000, 1],
  'duel/blackjack': [1000, 3000, 1],
  'liqd/blackjack': [100, 300, 415],
} as const;

/** Prints milliseconds, for all and for the longest slice, and hands a second. */
export function benchPair(): void {
  console.log('Judging the hands of one pair, with the hashes of the extension');
  for (const [scheme, [hands, bets, digests]] of Object.entries(CASES)) {
    const { observations, site } = told(scheme, hands, bets);
    for (const when of ['first', 'again']) {
      const { total, longest, result } = sliced(assembleInSlices(observations, site));
      const placed = result.filter(({ hand }) => hand.nonce !== null).length;
      const rate = perSecond(hands, total);
      console.log(
        `  ${scheme.padEnd(18)}${placed} of ${hands} hands among ${bets} nonces, ${when}: ${total.toFixed(0)} ms, longest slice ${longest.toFixed(1)} ms, ${rate} hands a second`,
      );
    }
    const bare = hmacs(bets * digests);
    console.log(
      `    node:crypto alone, ${bets * digests} HMACs: ${bare.toFixed(0)} ms, ${perSecond(hands, bare)} hands a second`,
    );
  }
}

const perSecond = (hands: number, milliseconds: number): string =>
  Math.round((1000 * hands) / milliseconds).toLocaleString('en');

function hmacs(count: number): number {
  const start = performance.now();
  for (let nonce = 0; nonce < count; nonce++)
    createHmac('sha256', 'server').update(`client:${nonce}:0`).digest();
  return performance.now() - start;
}

function told(scheme: string, hands: number, bets: number): PairStory {
  const pair = { ...seedPair(1), server: 'ab'.repeat(32) };
  const story = new PairStory({ schemes: { blackjack: scheme }, seeding: 'pair' });
  const panel = { 'announced.commitment': hashOf(pair, scheme), 'announced.clientSeed': pair.client };
  story.panel(panel);
  for (const i of range(0, hands - 1)) {
    const [a, b, c, d, e] = cardsAt(scheme, pair, Math.floor((i * bets) / hands), 5) as [
      Card,
      Card,
      Card,
      Card,
      Card,
    ];
    // In the order of Stake's deal, whatever the casino's. One card in the middle is swapped.
    const cards = scheme.startsWith('stake') ? [a, b, c, d, e] : [a, c, b, d, e];
    story.cards('blackjack', i === hands / 2 ? [...cards.slice(0, 4), a] : cards);
  }
  return story.panel(panel).panel({ 'reported.serverSeed': pair.server });
}

function sliced<T>(work: Generator<undefined, T>): { total: number; longest: number; result: T } {
  const start = performance.now();
  let longest = 0;
  for (;;) {
    const began = performance.now();
    const { done, value } = work.next();
    longest = Math.max(longest, performance.now() - began);
    if (done) return { total: performance.now() - start, longest, result: value };
  }
}
