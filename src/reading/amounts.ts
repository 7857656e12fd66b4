/**
 * What the player bet and won.
 * @module
 */
import { valueBeside } from './beside.ts';
import { type Decimal, numberIn, quotient } from './numbers.ts';
import type { Survey } from './survey.ts';
import { closest } from './tree.ts';

/** The amount beside its label, or null where there is none, or several that differ. */
function amountOf(survey: Survey, name: 'bet' | 'win', evidence: Element[]): Decimal | null {
  let amount: Decimal | null = null;
  for (const label of survey.labelled(`amounts:${name}`)) {
    if (closest(label.element, 'button, [role="button"], a')) continue;
    const value = valueBeside(label, survey);
    const number = value && numberIn(value.text);
    if (!value || !number) continue;
    evidence.push(label.element, value.element);
    if (amount && quotient(amount, number) !== 1) return null;
    amount = number;
  }
  return amount;
}

/** The win as a multiple of the bet; null where the page doesn't say both. */
export function multiplierOn(survey: Survey, evidence: Element[]): number | null {
  const bet = amountOf(survey, 'bet', evidence);
  const win = amountOf(survey, 'win', evidence);
  return bet && win && quotient(win, bet);
}
