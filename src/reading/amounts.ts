/**
 * What the player bet and won.
 * @module
 */
import type { TableContents } from '../core/observation.ts';
import { valueBeside } from './beside.ts';
import { type Decimal, numberIn, quotient } from './numbers.ts';
import type { Survey } from './survey.ts';
import { closest } from './tree.ts';

type Amounts = Pick<TableContents['video-poker'], 'bet' | 'multiplier'>;

/** What says bet on one of these is what it does. */
const CONTROL = 'button, [type="submit"], [type="button"], [role="button"], a';

/** The amount beside its label, or null where there is none, or several that differ. */
function amountOf(survey: Survey, name: 'bet' | 'win', evidence: Element[]): Decimal | null {
  let amount: Decimal | null = null;
  for (const label of survey.labelled(`amounts:${name}`)) {
    if (closest(label.element, CONTROL)) continue;
    const value = valueBeside(label, survey);
    const number = value && numberIn(value.text);
    if (!value || !number) continue;
    evidence.push(label.element, value.element);
    if (amount && quotient(amount, number) !== 1) return null;
    amount = number;
  }
  return amount;
}

const ONE: Decimal = { units: 1n, decimals: 0 };

/** The bet, and the win as a multiple of it; null where the page doesn't say. Before the hand is over nothing is won. */
export function amountsOn(survey: Survey, over: boolean, evidence: Element[]): Amounts {
  const bet = amountOf(survey, 'bet', evidence);
  const win = over ? amountOf(survey, 'win', evidence) : null;
  return { bet: bet && quotient(bet, ONE), multiplier: bet && win && quotient(win, bet) };
}
