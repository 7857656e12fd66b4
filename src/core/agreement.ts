/**
 * Hands of a table held against each other. Where a casino leaves part of its rule unpublished, such as from how many
 * decks it deals, a hand fits if any choice does. The casino made one choice, though, and a card that was passed over is
 * explained by a wrong one now and then: a shoe of fewer decks is the larger one with cards left out.
 * @module
 */
import { FieldReader, HandError } from './fields.ts';
import { HOLE_ORDERS, type ShownBlackjack } from './games/blackjack-layout.ts';
import { groupBy } from './groups.ts';
import { type Hand, seedsOf } from './hand.ts';
import { Latest } from './latest.ts';
import { type Scheme, Undealable } from './scheme.ts';
import type { Sliced } from './slices.ts';
import { type Reason, reason } from './verdict.ts';

/** How many of the nearest hands one is held against: those of a table, and not those of another evening. */
const AROUND = 12;
/** So many hands agree on a choice; and so many that agree on another one were dealt at another table. */
const ENOUGH = 3;

/** A hand, and the rule it was played by. */
export interface Played {
  readonly hand: Hand;
  readonly scheme: Scheme;
}

/**
 * The hands, of some in the order they were played, that fit their seeds by none of the choices that the hands around
 * them agree on; and what is to be said of each. That accuses nobody: a casino may have tables of several kinds.
 */
export function* differingAmong(hands: readonly Played[]): Sliced<Map<Hand, Reason>> {
  const differing = new Map<Hand, Reason>();
  const open = hands.filter(({ scheme, hand }) => scheme.leavesOpen || isHoleOpen(hand));
  for (const [scheme, same] of groupBy(open, (one) => one.scheme)) {
    const fitting: Fitting[] = [];
    for (const { hand } of same) {
      const choices = choicesFitting(hand, scheme);
      if (choices.length > 0) fitting.push({ hand, choices });
      yield;
    }
    for (const [i, one] of fitting.entries()) {
      const from = Math.max(0, Math.min(i - AROUND / 2, fitting.length - 1 - AROUND));
      const around = fitting.slice(from, from + AROUND + 1).filter((other) => other !== one);
      const agreeing = howManyElsewhere(one, around);
      if (agreeing > 0) differing.set(one.hand, reason('choice-differs', String(agreeing)));
    }
  }
  return differing;
}

/** Whether its table leaves open which of the dealer's cards was dealt first, and they are two. */
function isHoleOpen({ shown }: Hand): boolean {
  const { holeCard, dealer } = (shown ?? {}) as Partial<ShownBlackjack>;
  return holeCard === 0 && dealer !== undefined && dealer[0] !== dealer[1];
}

/** A hand, and by which choices it fits its seeds. */
interface Fitting {
  readonly hand: Hand;
  readonly choices: readonly string[];
}

/** How many hands around one agree on a choice that it does not fit; 0 where it may be of the same table, or of its own. */
function howManyElsewhere({ choices }: Fitting, around: readonly Fitting[]): number {
  const by = (choice: string) => around.filter((other) => other.choices.includes(choice));
  const agreed = [...new Set(around.flatMap((other) => other.choices))].map(by);
  const most = agreed.reduce<readonly Fitting[]>((a, b) => (b.length > a.length ? b : a), []);
  const own = choices.map(by);
  if (most.length < ENOUGH || own.some(({ length }) => length === most.length)) return 0;
  const isOfItsOwn = own.some((like) => like.filter((other) => !most.includes(other)).length >= ENOUGH);
  return isOfItsOwn ? 0 : most.length;
}

const isHoleOrder = ({ subs: [order] = [] }: Reason): boolean => HOLE_ORDERS.some((one) => one === order);

/** The choices of the latest hands that were looked at: those of a table are held against each other after each. */
const known = new Latest<readonly string[]>(300);

/**
 * The names of all readings of the rule by which a hand that was played out is the deal of its seeds; none where its
 * seeds are not out, or give no deal.
 */
function choicesFitting(hand: Hand, scheme: Scheme): readonly string[] {
  const name = JSON.stringify([scheme.id, hand.reveal, hand.clientSeed, hand.nonce, hand.shown]);
  const choices = known.get(name) ?? allFitting(hand, scheme);
  known.put(name, choices);
  return choices;
}

function allFitting(hand: Hand, scheme: Scheme): readonly string[] {
  if (!hand.reveal || !hand.shown || (hand.nonce === null && scheme.nonce === 'required')) return [];
  try {
    const shown = scheme.game.parseShown(new FieldReader(hand.shown));
    return [...scheme.deals(seedsOf(hand, hand.reveal))].flatMap(({ dealt, notes }) => {
      const { deal, reasons } = scheme.game.compare(shown, dealt);
      return deal === 'pass' ? [JSON.stringify([...notes, ...reasons.filter(isHoleOrder)])] : [];
    });
  } catch (error) {
    if (error instanceof HandError || error instanceof Undealable) return [];
    throw error;
  }
}
