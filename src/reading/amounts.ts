/**
 * What the player bet and won.
 * @module
 */
import type { TableContents } from '../core/observation.ts';
import { valueBeside } from './beside.ts';
import { isBlocked } from './controls.ts';
import { select } from './dom.ts';
import { memoryOf } from './memory.ts';
import { type Decimal, numberIn, quotient, quotientWithin } from './numbers.ts';
import { isBox, type Survey, survey } from './survey.ts';
import { closest, elementAround } from './tree.ts';

type Amounts = Pick<TableContents['video-poker'], 'bet' | 'multiplier' | 'multiplierWithin'>;

/** What says bet on one of these is what it does. */
const CONTROL = 'button, [type="submit"], [type="button"], [role="button"], a';

interface Amount {
  /** As it is written. */
  readonly text: string;
  readonly number: Decimal;
  /** What stands beside the number, such as its currency; null in a box, where none is written. */
  readonly unit: string | null;
}

/** The amount beside its label; null where there is none, 'several' where they differ. */
function amountOf(survey: Survey, name: 'bet' | 'win', evidence: Element[]): Amount | 'several' | null {
  let amount: Amount | null = null;
  for (const label of survey.labelled(`amounts:${name}`)) {
    if (closest(label.element, CONTROL)) continue;
    const value = valueBeside(label, survey);
    const number = value && numberIn(value.text);
    if (!value || !number) continue;
    evidence.push(label.element, value.element);
    if (amount && quotient(amount.number, number) !== 1) return 'several';
    amount = { text: value.text.trim(), number, unit: isBox(value.element) ? null : unitIn(value.text) };
  }
  return amount;
}

const betsInBoxes = (survey: Survey) =>
  survey.labelled('amounts:bet').flatMap((label) => {
    const value = valueBeside(label, survey);
    return value && isBox(value.element) ? [value] : [];
  });

/** The boxes that hold what is bet. */
export const betBoxes = (survey: Survey): readonly Element[] =>
  betsInBoxes(survey).map(({ element }) => element);

/** Whether no bet was sent: what is bet is nothing yet, and can be typed in. */
export const isNothingBet = (survey: Survey): boolean =>
  betsInBoxes(survey).some(({ element, text }) => !isBlocked(element) && numberIn(text)?.units === 0n);

const ONE: Decimal = { units: 1n, decimals: 0 };

/**
 * The bet, and the win as a multiple of it; null where the page doesn't say. Before the hand is over nothing is won: what
 * stands there then is an earlier hand's, or the sum of all, and no more is known of it when the hand is over.
 * `areWhole`: whether amounts are written with all their decimals.
 */
export function amountsOn(survey: Survey, over: boolean, areWhole: boolean, evidence: Element[]): Amounts {
  const known = (name: 'bet' | 'win'): Amount | null => {
    const amount = amountOf(survey, name, evidence);
    return amount === 'several' ? null : amount;
  };
  const [bet, win] = [known('bet'), known('win')];
  const memory = memoryOf(survey);
  if (!over) memory.won = win !== null && win.number.units > 0n;
  const isOfHand = over && !memory.won;
  const multiple =
    bet && win && isOfHand && areAlike(bet, win) ? multipleOf(win.number, bet.number) : { multiplier: null };
  const { multiplier } = multiple;
  return { bet: bet && quotient(bet.number, ONE), ...(areWhole ? { multiplier } : multiple) };
}

const unitIn = (text: string): string => text.replace(/[\d.,'+×x\s]/gi, '').toLowerCase();

/** Whether two amounts may be of one currency: coins are bet where money is won. */
const areAlike = ({ unit }: Amount, { unit: other }: Amount): boolean =>
  unit === null || other === null || unit === other;

/** The win as a multiple of the bet, and between which it may lie where the whole multiple that was paid is not plain. */
function multipleOf(win: Decimal, bet: Decimal): Omit<Amounts, 'bet'> {
  const multiplier = quotient(win, bet);
  if (multiplier === null) return { multiplier };
  const within = quotientWithin(win, bet);
  // It lies nearer to the least that it may be than to the most.
  const isPlain = Number.isInteger(multiplier) && within[1] - multiplier < 1;
  return { multiplier, ...(isPlain ? {} : { multiplierWithin: within }) };
}

/** How far around the control that bets the amount of the bet may stand, in levels of the page's structure. */
const AROUND = 8;
/** What holds more elements is no place to bet but a page. */
const MOST_AROUND = 500;
/** No amount with its currency is longer. */
const LONGEST = 40;

/**
 * What the page says beside the control that bets, of how much is bet, as it is written there; null where it does not
 * say, or says two things.
 */
export function stakeBeside(control: Element): string | null {
  let around = elementAround(control);
  for (let level = 0; level < AROUND && around; level++, around = elementAround(around)) {
    if (select(around, '*').length > MOST_AROUND) return null;
    const amount = amountOf(survey(around), 'bet', []);
    if (amount === null) continue;
    return amount === 'several' || amount.text.length > LONGEST ? null : amount.text;
  }
  return null;
}
