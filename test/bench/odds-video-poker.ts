/**
 * How long video poker's return tables take, and how much memory. Cold means first in this process: nothing
 * computed and nothing compiled yet, so run it before other work on the same modules.
 * @module
 */
import type { Card } from '../../src/core/cards.ts';
import { BITZINO_JACKS_OR_BETTER, PAY_TABLES, type PayTable } from '../../src/core/games/pay-tables.ts';
import { holdsOf, returnTable } from '../../src/odds/video-poker.ts';

const JACKS = PAY_TABLES['jacks-or-better'];
const HAND: readonly Card[] = ['Jc', '5h', '8c', 'Ac', '2c'];
/** Enough for the compiler to have settled. */
const ROUNDS = 50;

/** Prints times in milliseconds and the heap held afterwards. */
export function benchVideoPokerOdds(): void {
  const before = memory();
  console.log('Video poker, return table');
  report('jacks or better, cold', () => returns(JACKS));
  report('  another pay table, next', () => returns(BITZINO_JACKS_OR_BETTER));
  report('  bonus poker, next', () => returns(PAY_TABLES['bonus-poker']));
  report('  tens or better, next', () => returns(PAY_TABLES['tens-or-better']));
  warm('  any of them, warm', () => returns(JACKS));
  warm('  one hand, all 32 holds, warm', () => holdsOf(HAND, JACKS).best.value.toFixed(6));
  console.log(`  ${'heap held'.padEnd(32)}${((memory() - before) / 1e6).toFixed(1).padStart(8)} MB`);
}

const returns = (table: PayTable): string => `${(100 * returnTable(table).return).toFixed(6)}%`;

function report(name: string, run: () => string): void {
  const [time, result] = timed(run);
  print(name, time, result);
}

/** Reports the median of many runs. */
function warm(name: string, run: () => string): void {
  const runs = Array.from({ length: ROUNDS }, () => timed(run)).sort(([a], [b]) => a - b);
  print(name, ...runs[ROUNDS / 2]!);
}

function timed(run: () => string): [time: number, result: string] {
  const start = performance.now();
  const result = run();
  return [performance.now() - start, result];
}

function print(name: string, time: number, result: string): void {
  console.log(`  ${name.padEnd(32)}${time.toFixed(1).padStart(8)} ms   ${result}`);
}

/** Bytes that are reachable, typed arrays included; exact only where node was started with --expose-gc. */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
