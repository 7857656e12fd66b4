/**
 * Video poker: five cards dealt left to right, then each replaced position, left to right, takes the next of the queue.
 * @module
 */
import type { Card } from '../cards.ts';
import { AMOUNT, CARD, type FieldReader, FLAG } from '../fields.ts';
import type { Comparison, Ending, Game, Gathered } from '../game.ts';
import type { TableContents, TableReading } from '../observation.ts';
import { type Reason, reason } from '../verdict.ts';
import { cardsByAccident } from './dealt.ts';
import { FAMILIES, type Family, type PayTable, payOf } from './pay-tables.ts';
import { contentsOf, UNKNOWN_ENDING } from './readings.ts';

const HAND = 5;

export interface ShownVideoPoker {
  readonly deal: readonly Card[];
  /** Null while the draw has not been seen. */
  readonly final: readonly Card[] | null;
  readonly held?: readonly boolean[];
  readonly payTable?: Family;
  /** The win as a multiple of the bet, 0 for a loss. */
  readonly multiplier?: number;
  /** From and to what that may be, where it was computed from amounts that a page had rounded. */
  readonly multiplierWithin?: readonly [number, number];
}

/** Ten cards: the deal, then the queue of the draw. */
export type DealtVideoPoker = readonly Card[];

/** The pay tables that a casino may show, by name. */
export type PayTables = Readonly<Record<Family, PayTable>>;

/** Video poker at a casino with these pay tables. */
export function videoPoker(payTables: PayTables): Game<ShownVideoPoker, DealtVideoPoker> {
  return {
    id: 'video-poker',
    parseShown,
    compare: (shown, dealt) => compare(shown, dealt, payTables),
    accident,
    first: {
      shown: ({ deal }) => `${deal[0]} ${deal[1]}`,
      dealt: ([first, second]) => `${first} ${second}`,
    },
    mayEndAs,
    gather: (readings, ending) => gather(readings, payTables, ending),
  };
}

function parseShown(fields: FieldReader): ShownVideoPoker {
  return {
    deal: fields.list('deal', CARD, HAND),
    final: fields.isNull('final') ? null : fields.list('final', CARD, HAND),
    ...(fields.has('held') ? { held: fields.list('held', FLAG, HAND) } : {}),
    ...(fields.has('payTable') ? { payTable: fields.choice('payTable', FAMILIES) } : {}),
    ...(fields.has('multiplier') ? { multiplier: fields.amount('multiplier') } : {}),
    ...(fields.has('multiplierWithin') ? { multiplierWithin: within(fields) } : {}),
  };
}

function within(fields: FieldReader): [number, number] {
  const [from, to] = fields.list('multiplierWithin', AMOUNT, 2) as [number, number];
  return [from, to];
}

/** Of the cards dealt and those drawn: a held card is no second one. */
function accident({ deal, final, held }: ShownVideoPoker): number {
  const drawn = (final ?? []).filter((card, i) => (held ? !held[i] : card !== deal[i])).length;
  return cardsByAccident(HAND + drawn);
}

function compare(shown: ShownVideoPoker, dealt: DealtVideoPoker, payTables: PayTables): Comparison {
  const { deal, final } = shown;
  const expectedDeal = dealt.slice(0, HAND);
  let inDeal = 0;
  for (let i = 0; i < HAND; i++) if (deal[i] !== expectedDeal[i]) inDeal++;
  const reasons: Reason[] = inDeal > 0 ? [reason('deal-differs')] : [];
  if (!final) {
    if (inDeal === 0) reasons.push(reason('hand-not-over'));
    return {
      deal: inDeal > 0 ? 'fail' : 'unknown',
      payout: 'unknown',
      differing: inDeal,
      expected: { deal: expectedDeal, final: null },
      reasons,
    };
  }

  const expectedFinal: Card[] = [];
  let next = HAND;
  let inFinal = 0;
  let heldChanged = false;
  let drawDiffers = false;
  for (let i = 0; i < HAND; i++) {
    const held = shown.held ? shown.held[i]! : deal[i] === final[i];
    const expected = held ? expectedDeal[i]! : dealt[next++]!;
    expectedFinal.push(expected);
    // A card that was swapped and then held is one card.
    if (final[i] !== expected && !(held && final[i] === deal[i])) inFinal++;
    if (held) heldChanged ||= final[i] !== deal[i];
    else drawDiffers ||= final[i] !== expected;
  }
  if (heldChanged) reasons.push(reason('held-card-changed'));
  if (drawDiffers) reasons.push(reason('draw-differs'));
  const dealFails = reasons.length > 0;
  const pay = checkPay(shown, final, payTables);
  if (pay.differs) reasons.push(pay.differs);
  const { held, payTable, multiplier } = shown;
  return {
    deal: dealFails ? 'fail' : 'pass',
    payout: pay.check,
    differing: inDeal + inFinal,
    expected: {
      deal: expectedDeal,
      final: expectedFinal,
      ...(held && { held }),
      ...(payTable && { payTable }),
      ...(payTable && multiplier !== undefined && { multiplier: payOf(payTables[payTable], expectedFinal) }),
    },
    reasons,
  };
}

/** Whether five cards may be what a deal came to, whichever of its cards were held. */
function mayEndAs(last: TableReading, dealt: DealtVideoPoker): boolean {
  const [final] = contentsOf([last], 'video-poker').flatMap(({ contents }) => whole(contents));
  let next = HAND;
  return final?.cards.every((card, i) => card === dealt[i] || card === dealt[next++]) === true;
}

/** Whether the hand that was shown was paid as the pay table that was shown says. */
function checkPay(
  { payTable, multiplier, multiplierWithin }: ShownVideoPoker,
  final: readonly Card[],
  payTables: PayTables,
): Pay {
  const due = dueOf(payTables, payTable, final);
  if (due === null || multiplier === undefined) return NO_PAY;
  if (multiplier === due) return { check: 'pass' };
  // Amounts that are rounded say no more than between which it lies.
  if (multiplierWithin && due >= multiplierWithin[0] && due <= multiplierWithin[1]) return NO_PAY;
  return { check: 'fail', differs: reason('payout-differs', String(due), String(multiplier)) };
}

/** What cards win by the pay table that was shown; null where none was, or where they have no rank. */
function dueOf(payTables: PayTables, name: string | null | undefined, cards: readonly Card[]): number | null {
  const table: PayTable | undefined = payTables[name as Family];
  // A hand with the same card twice has no rank; the deal check speaks of it.
  return table && !hasRepeat(cards) ? payOf(table, cards) : null;
}

const hasRepeat = (cards: readonly Card[]): boolean => cards.some((card, i) => cards.indexOf(card) !== i);

interface Pay {
  readonly check: Comparison['payout'];
  readonly differs?: Reason;
}

const NO_PAY: Pay = { check: 'unknown' };

function gather(
  readings: readonly TableReading[],
  payTables: PayTables,
  { revealed, closed, unwatched = false }: Ending = UNKNOWN_ENDING,
): Gathered {
  const tables = contentsOf(readings, 'video-poker');
  const dealt = tables.filter(({ stage }) => stage === 'dealt').flatMap(({ contents }) => whole(contents));
  const overs = tables.filter(({ stage }) => stage === 'over').flatMap(({ contents }) => whole(contents));
  const [first] = dealt;
  if (!first) return { shown: null, over: overs.length > 0, findings: [reason('deal-not-seen')] };
  const differs = ({ cards }: Contents): boolean => cards.some((card, i) => card !== first.cards[i]);
  // Controls may still offer the draw when its cards lie there. Where they always do, the seeds say that it was made; until
  // then, what changed last may be the draw.
  const end = overs[0] ?? dealt.at(-1)!;
  const drawn = differs(end) ? takeEnd(dealt, end) : [];
  if (overs.length > 0 || revealed) overs.unshift(...drawn);
  const over = overs.at(-1);
  const findings: Reason[] = dealt.some(differs) ? [reason('card-changed')] : [];
  // Five others may be another hand's deal, on a page that plays by itself and fast.
  const isAnother = ({ cards }: Contents): boolean => cards.every((card, i) => card !== first.cards[i]);
  if (dealt.some(isAnother)) findings.push(reason('seeds-not-linked'));
  if (!over && revealed && closed) findings.push(reason('final-not-seen'));
  // Controls may offer the draw still when its cards lie there: where all look like the end, they may be that alone.
  const isEnd = over === undefined ? revealed : !differs(over) && !over.held.every(Boolean);
  const mayBeUnread = unwatched || dealt.every(({ multiplier }) => multiplier !== null);
  if (isEnd && mayBeUnread) findings.push(reason('not-read-twice'));
  // A mark that stood there from the first may be the last hand's: then the card tells.
  const marks = over?.held.map((isHeld, i) => isHeld && (!first.held[i] || over.cards[i] === first.cards[i]));
  const held = marks?.some(Boolean) ? { held: marks } : {};
  // Of the bet as it was first read: one that is set later is the next hand's.
  const bet = [...dealt, ...overs].find((contents) => contents.bet !== null)?.bet;
  const paid = overs.filter((contents) => contents.bet === bet);
  const won = mayBeStaked(paid, payTables) ? undefined : paid.at(-1);
  const { multiplier = null, multiplierWithin } = won ?? {};
  return {
    shown: {
      deal: first.cards,
      final: over?.cards ?? null,
      ...held,
      ...(over && over.payTable !== null ? { payTable: over.payTable } : {}),
      ...(multiplier === null ? {} : { multiplier, ...(multiplierWithin && { multiplierWithin }) }),
    },
    over: over !== undefined,
    findings,
  };
}

/**
 * Whether what was due had been won before something else was said to be: many casinos let the player stake his win once
 * more, double or nothing, and leave the cards there.
 */
function mayBeStaked(paid: readonly Whole[], payTables: PayTables): boolean {
  const last = paid.at(-1);
  const due = last ? dueOf(payTables, last.payTable, last.cards) : null;
  if (!last || !due || last.multiplier === null) return false;
  return last.multiplier !== due && paid.some(({ multiplier }) => multiplier === due);
}

/** Takes those from the end of a list that have these cards. */
function takeEnd(dealt: Whole[], { cards }: Whole): Whole[] {
  const from = dealt.findLastIndex((one) => one.cards.some((card, i) => card !== cards[i])) + 1;
  return dealt.splice(from);
}

type Contents = TableContents['video-poker'];

type Whole = Contents & { readonly cards: readonly Card[] };

/** The contents where all five cards are face up, as a list of one; else none. */
function whole(contents: Contents): Whole[] {
  const faceUp = contents.cards.length === HAND && contents.cards.every((card) => card !== null);
  return faceUp ? [contents as Whole] : [];
}
