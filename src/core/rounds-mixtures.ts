/**
 * Cards that were on their way: some of those that lay there before, and some of those that come.
 * @module
 */
import { isBetween, sameOutcome } from './games/tables.ts';
import type { TableReading } from './observation.ts';
import { type Round, type TableObservation, wasReadTwice } from './round.ts';
import type { OpenRound } from './rounds-tab.ts';

/**
 * Takes from a round's looks at its table those at which cards were being replaced by the ones of this look. Cards that
 * came over the last hand's may be on their way, or the deal, and this look shows the draw: a drawn card may be the one
 * that lay there. So they stay where they were read twice, and it is open until there is a third look.
 */
export function dropMixtures(round: OpenRound, { reading }: TableObservation, saysEnd: boolean): void {
  const { tables, old, cleared } = round;
  const dealt = tables.filter((table) => table.reading.stage === 'dealt' && table.reading.contents);
  const last = dealt.at(-1)?.reading;
  if (!last || !reading.contents) return;
  const first = dealt[0]!.reading;
  const isOnce = (one: TableObservation): boolean => !wasReadTwice(one, tables);
  const overOld = (now: TableReading) => (one: TableObservation) =>
    old !== null && !cleared && dealt.includes(one) && isBetween(old, one.reading, now);
  const isDealing = reading.stage === 'dealt';
  const isOnItsWay = (one: TableObservation): boolean =>
    isDealing
      ? isBetween(first, one.reading, reading) && !sameOutcome(first, one.reading) && isOnce(one)
      : one.reading.stage === reading.stage && isBetween(last, one.reading, reading);
  // What came before the last cards is no deal, if these are others.
  const isAnother = !sameOutcome(last, reading);
  // Nor is what lay there only once the deal: it may be on its way to the draw.
  const isDeal = wasReadTwice(dealt.at(-1)!, dealt);
  const wasMixed = round.mixed && isAnother && isDeal ? overOld(last) : () => false;
  // Nor is any on its way from the last hand's behind one that was not.
  const isOverOld = overOld(reading);
  const mixtures: TableObservation[] = [];
  for (const one of isDealing ? dealt : []) {
    if (isOverOld(one)) mixtures.push(one);
    else if (!isOnce(one)) break;
  }
  if (isAnother) round.mixed = mixtures.some((one) => !wasMixed(one) && !(saysEnd && isOnce(one)));
  round.tables = tables.filter(
    (one) => !isOnItsWay(one) && !wasMixed(one) && !(mixtures.includes(one) && isOnce(one)),
  );
}

/**
 * Whether cards that lay there twice the same may have been on their way all the same, from a round's first to these: then
 * so was whatever lay there behind them, and its end was said before.
 */
export function mayBeOnTheWay({ tables }: Round, reading: TableReading): boolean {
  const [first, ...others] = tables.flatMap((one) => (one.reading.contents ? [one.reading] : []));
  const last = others.findLastIndex((one) => one.stage === 'over' || !isBetween(first!, one, reading));
  return others.some((one, i) => i > last && !sameOutcome(first!, one));
}
