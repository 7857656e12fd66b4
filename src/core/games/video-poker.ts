/**
 * Video poker: five cards dealt left to right, then each replaced position, left to right, takes the next of the queue.
 * @module
 */
import type { Card } from '../cards.ts';
import { HandError, type FieldReader } from '../fields.ts';
import type { Comparison, Game, Gathered } from '../game.ts';
import type { TableContents, TableReading } from '../observation.ts';
import { type Reason, reason } from '../verdict.ts';
import { type PayTable, payOf } from './pay-tables.ts';

const HAND = 5;

export interface ShownVideoPoker {
  readonly deal: readonly Card[];
  /** Null while the draw has not been seen. */
  readonly final: readonly Card[] | null;
  readonly held?: readonly boolean[];
  readonly payTable?: string;
  readonly multiplier?: number;
}

/** Ten cards: the deal, then the queue of the draw. */
export type DealtVideoPoker = readonly Card[];

/** Video poker at a casino with these pay tables. */
export function videoPoker(payTables: Readonly<Record<string, PayTable>>): Game<ShownVideoPoker, DealtVideoPoker> {
  return {
    id: 'video-poker',
    parseShown: (fields) => parseShown(fields, Object.keys(payTables)),
    compare: (shown, dealt) => compare(shown, dealt, payTables),
    gather,
  };
}

function parseShown(fields: FieldReader, payTables: readonly string[]): ShownVideoPoker {
  return {
    deal: five(fields, 'deal', fields.cards('deal')),
    final: fields.isNull('final') ? null : five(fields, 'final', fields.cards('final')),
    ...(fields.has('held') ? { held: five(fields, 'held', readHeld(fields)) } : {}),
    ...(fields.has('payTable') ? { payTable: fields.choice('payTable', payTables) } : {}),
    ...(fields.has('multiplier') ? { multiplier: fields.amount('multiplier') } : {}),
  };
}

function readHeld(fields: FieldReader): boolean[] {
  return fields.array('held', 'five times true or false', (value, path) => {
    if (typeof value !== 'boolean') throw new HandError(path, 'true or false');
    return value;
  });
}

function five<T>(fields: FieldReader, key: string, items: readonly T[]): readonly T[] {
  return items.length === HAND ? items : fields.fail(key, `a list of ${HAND}`);
}

function compare(
  shown: ShownVideoPoker,
  dealt: DealtVideoPoker,
  payTables: Readonly<Record<string, PayTable>>,
): Comparison {
  const { deal, final } = shown;
  const expectedDeal = dealt.slice(0, HAND);
  const dealDiffers = deal.some((card, i) => card !== expectedDeal[i]);
  if (!final) {
    return {
      deal: dealDiffers ? 'fail' : 'unknown',
      payout: 'unknown',
      expected: { deal: expectedDeal, final: null },
      reasons: [reason(dealDiffers ? 'deal-differs' : 'hand-not-over')],
    };
  }
  const held = shown.held ?? deal.map((card, i) => card === final[i]);
  let next = HAND;
  const expectedFinal = expectedDeal.map((card, i) => (held[i] ? card : dealt[next++]!));
  const heldChanged = deal.some((card, i) => held[i] && card !== final[i]);
  const drawDiffers = final.some((card, i) => !held[i] && card !== expectedFinal[i]);
  const pay = checkPay(shown, final, payTables);
  const reasons: Reason[] = [];
  if (dealDiffers) reasons.push(reason('deal-differs'));
  if (heldChanged) reasons.push(reason('held-card-changed'));
  if (drawDiffers) reasons.push(reason('draw-differs'));
  return {
    deal: reasons.length ? 'fail' : 'pass',
    payout: pay.check,
    expected: {
      deal: expectedDeal,
      final: expectedFinal,
      ...(shown.held ? { held: shown.held } : {}),
      ...(shown.payTable === undefined ? {} : { payTable: shown.payTable }),
      ...(pay.due === null ? {} : { multiplier: pay.due }),
    },
    reasons: [...reasons, ...pay.reasons],
  };
}

/** What the hand that was shown should have paid, by the pay table that was shown. */
function checkPay(
  { payTable, multiplier }: ShownVideoPoker,
  final: readonly Card[],
  payTables: Readonly<Record<string, PayTable>>,
): { check: Comparison['payout']; due: number | null; reasons: Reason[] } {
  const table = payTable === undefined ? undefined : payTables[payTable];
  // A hand with the same card twice has no rank; the deal check speaks of it.
  if (!table || new Set(final).size < HAND) return { check: 'unknown', due: null, reasons: [] };
  const due = payOf(table, final);
  if (multiplier === undefined) return { check: 'unknown', due, reasons: [] };
  if (multiplier === due) return { check: 'pass', due, reasons: [] };
  return { check: 'fail', due, reasons: [reason('payout-differs', String(due), String(multiplier))] };
}

function gather(readings: readonly TableReading[]): Gathered {
  const tables = readings.filter((reading) => reading.game === 'video-poker');
  const dealt = tables.filter(({ stage }) => stage === 'dealt').flatMap(({ contents }) => whole(contents));
  const over = tables.filter(({ stage }) => stage === 'over').flatMap(({ contents }) => whole(contents)).at(-1);
  const [first] = dealt;
  if (!first) return { shown: null, over: over !== undefined, findings: [reason('deal-not-seen')] };
  const changed = dealt.some(({ cards }) => cards.some((card, i) => card !== first.cards[i]));
  const held = over?.held.some(Boolean) ? { held: over.held } : {};
  return {
    shown: {
      deal: first.cards,
      final: over?.cards ?? null,
      ...held,
      ...(over && over.payTable !== null ? { payTable: over.payTable } : {}),
      ...(over && over.multiplier !== null ? { multiplier: over.multiplier } : {}),
    },
    over: over !== undefined,
    findings: changed ? [reason('card-changed')] : [],
  };
}

type Contents = TableContents['video-poker'];

/** The contents where all five cards are face up, as a list of one; else none. */
function whole(contents: Contents | null): (Contents & { readonly cards: readonly Card[] })[] {
  const faceUp = contents?.cards.length === HAND && contents.cards.every((card) => card !== null);
  return faceUp ? [contents as Contents & { readonly cards: readonly Card[] }] : [];
}
