/**
 * How long it takes to judge the hands of a pair of seeds once its seed is out: a thousand blackjack hands among three
 * thousand bets, other games in between, with no panel that counts them; and again, when the deals are kept. Beside it,
 * what an HMAC a nonce costs in node:crypto.
 * @module
 */
import { createHmac } from 'node:crypto';
import { assembleInSlices } from '../../src/core/assemble.ts';
import type { Card } from '../../src/core/cards.ts';
import { cardsAt, hashOf, PairStory, range, seedPair } from '../unit/core/seeding/pair-story.ts';

/** Hands and bets. liqd's deal takes 415 HMACs: as many hands would only measure those. */
const CASES = {
  'stake/blackjack': [1000, 3000],
  'duel/blackjack': [1000, 3000],
  'liqd/blackjack': [100, 300],
} as const;

/** Prints milliseconds: for all at once, and the longest slice. */
export function benchPair(): void {
  console.log('Judging the hands of one pair, in ms');
  for (const [scheme, [hands, bets]] of Object.entries(CASES)) {
    const { observations, site } = told(scheme, hands, bets);
    for (const when of ['first', 'again']) {
      const { total, longest, result } = sliced(assembleInSlices(observations, site));
      const placed = result.filter(({ hand }) => hand.nonce !== null).length;
      console.log(
        `  ${scheme.padEnd(18)}${placed} of ${hands} hands among ${bets} nonces, ${when}: ${total.toFixed(0)}, longest slice ${longest.toFixed(1)}`,
      );
    }
    console.log(`    node:crypto alone, an HMAC a nonce: ${hmacs(bets).toFixed(0)}`);
  }
}

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
