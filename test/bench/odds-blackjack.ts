/**
 * How long blackjack's house edge takes, and how much memory. Cold means first in this process: nothing computed
 * and nothing compiled yet, so run it before other work on the same modules.
 * @module
 */
import { type BlackjackRules, CRYPTO_GAMES_RULES, houseEdge, plays } from '../../src/odds/blackjack.ts';

const BASE: BlackjackRules = { ...CRYPTO_GAMES_RULES, surrender: 'none', tenAceAfterSplitIsBlackjack: false };

/** Prints times in milliseconds and the heap held afterwards. */
export function benchBlackjackOdds(): void {
  const before = memory();
  const edge = (name: string, rules: BlackjackRules, strategy: Parameters<typeof houseEdge>[1]['strategy']) =>
    report(name, () => `${(100 * houseEdge(rules, { strategy })).toFixed(5)}%`);
  console.log('Blackjack, house edge');
  edge('Crypto.Games, cold', CRYPTO_GAMES_RULES, 'composition-dependent');
  edge('  by a table of totals', CRYPTO_GAMES_RULES, 'total-dependent');
  edge('  other rules, same shoe', BASE, 'composition-dependent');
  edge('  once more', CRYPTO_GAMES_RULES, 'composition-dependent');
  edge('  by a table, once more', CRYPTO_GAMES_RULES, 'total-dependent');
  report(
    '  one hand, all its plays',
    () => plays({ player: ['8c', '8d'], dealer: 'Th' }, CRYPTO_GAMES_RULES).best,
  );
  console.log(`  ${'heap held'.padEnd(32)}${((memory() - before) / 1e6).toFixed(1).padStart(8)} MB`);
  edge('eight decks, new shoe', { ...BASE, decks: 8 }, 'composition-dependent');
  edge('up to four hands, new shoe', { ...BASE, splits: 3 }, 'composition-dependent');
}

function report(name: string, run: () => string): void {
  const start = performance.now();
  const result = run();
  console.log(`  ${name.padEnd(32)}${(performance.now() - start).toFixed(1).padStart(8)} ms   ${result}`);
}

/** Bytes that are reachable, typed arrays included; exact only where node was started with --expose-gc. */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
