/**
 * Finding rules: how long it takes for three of each of the recorded rounds, all that there is to try tried.
 * @module
 */
import { findRule, HANDS_NEEDED } from '../../src/core/rules/find.ts';
import { finish } from '../../src/core/slices.ts';
import { RECORDED, roundOf } from '../support/rounds.ts';

export function benchRules(): void {
  console.log(`Finding the rule of ${HANDS_NEEDED} recorded rounds, with the hashes of the extension`);
  for (const [name, { scheme, hands }] of Object.entries(RECORDED)) {
    const start = performance.now();
    const { found, tried, accident } = finish(findRule(hands.slice(0, HANDS_NEEDED).map(roundOf)));
    const right = found && 'scheme' in found && found.scheme === scheme ? 'found' : 'NOT FOUND';
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const among = `among ${tried.toLocaleString('en')}, by accident ${accident.toExponential(0)}`;
    console.log(`  ${name.padEnd(34)}${right} in ${seconds} s ${among}`);
  }
}
