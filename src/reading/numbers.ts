/**
 * Numbers as pages write them.
 * @module
 */

/** A number not below 0 as a whole number of units of 10^-decimals, so that quotients come out exact. */
export interface Decimal {
  readonly units: bigint;
  readonly decimals: number;
}

/** No amount with its currency is longer. */
const LONGEST = 100;

/**
 * The number in a text such as `0.0001 BTC`, `x500`, `1,234.50`. Null where there is none or several, and where
 * `1,234` may mean either.
 */
export function numberIn(text: string): Decimal | null {
  if (text.length > LONGEST) return null;
  const found = text.normalize('NFKC').match(/\d[\d.,\u00a0\u202f' ]*\d|\d/g);
  if (found?.length !== 1 || /[-−]\s*\d/.test(text)) return null;
  const number = found[0].replace(/[\s']/g, '');
  const marks = number.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return decimal(number, '');
  const [whole, fraction] = [
    number.slice(0, number.lastIndexOf(last)),
    number.slice(number.lastIndexOf(last) + 1),
  ];
  if (marks.length === 1) {
    // Thousands, or three decimals?
    if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return null;
    return decimal(whole, fraction);
  }
  if (marks.indexOf(last) === marks.length - 1) return decimal(whole.replace(/[.,]/g, ''), fraction);
  // The same mark again and again stands between thousands.
  return /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(number)
    ? decimal(number.replace(/[.,]/g, ''), '')
    : null;
}

const decimal = (whole: string, fraction: string): Decimal | null =>
  whole.length + fraction.length > 30 ? null : { units: BigInt(whole + fraction), decimals: fraction.length };

/** `a` as a multiple of `b`, as near as numbers come; null where `b` is 0. */
export function quotient(a: Decimal, b: Decimal): number | null {
  if (b.units === 0n) return null;
  const scale = (one: Decimal, other: Decimal) =>
    one.units * 10n ** BigInt(Math.max(0, other.decimals - one.decimals));
  return Number(scale(a, b)) / Number(scale(b, a));
}

/**
 * From and to what the quotient of two amounts may be that are written rounded, each by half a unit of its last decimal.
 * Whole numbers are taken to be exact. Nothing is divided by 0.
 */
export function quotientWithin(a: Decimal, b: Decimal): [number, number] {
  const [win, bet] = [a, b].map(({ units, decimals }) => {
    const slack = decimals > 0 ? 0.5 : 0;
    const unit = 10 ** -decimals;
    return [(Number(units) - slack) * unit, (Number(units) + slack) * unit] as const;
  }) as [readonly [number, number], readonly [number, number]];
  return [Math.max(0, win[0]) / bet[1], win[1] / bet[0]];
}
