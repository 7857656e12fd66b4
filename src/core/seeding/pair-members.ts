/**
 * The rounds that may be a pair's, and what each tells of being one: its cards, and whether it was dealt and bet on here.
 * @module
 */
import { FieldReader, HandError } from '../fields.ts';
import { isBefore, type Observation } from '../observation.ts';
import { firstRead, isPressedFor, type Round } from '../round.ts';
import type { Reveal, Scheme } from '../scheme.ts';
import { type Deals, dealsOf } from './deals.ts';
import { countedWith, type Pair } from './pair-timeline.ts';

/** A round that may be a pair's. */
export interface Member {
  readonly round: Round;
  readonly scheme: Scheme;
  /** Whether it can be no other pair's. */
  readonly certain: boolean;
  /** Whether it ended with the very cards of a hand before, of whatever pair. */
  readonly again: boolean;
}

export interface Item extends Member {
  readonly shown: object | null;
  readonly accident: number;
  readonly played: boolean;
  readonly betOn: boolean;
  /** Whether it showed the cards of the hand before it once more, and a panel counted one bet more behind its own. */
  readonly repeats: boolean;
  readonly deals: Deals;
}

export function itemOf(member: Member, pair: Pair, reveal: Reveal, clientSeed: string): Item {
  const { round, scheme } = member;
  const shown = shownIn(round, scheme);
  return {
    ...member,
    shown,
    accident: shown ? scheme.game.accident(shown) : 1,
    played: wasDealt(pair, round),
    betOn: wasBetOn(pair, round),
    repeats: !round.certain && isCountedOn(pair, round),
    deals: dealsOf(scheme, reveal, clientSeed),
  };
}

/**
 * Whether a round was bet on for certain: a bet was pressed for it, or counted while it was played. A page that goes back
 * to what it was, or plays a hand of long ago once more, may show the player's decisions too.
 */
export function wasBetOn(pair: Pair, round: Round): boolean {
  if (isPressedFor(round)) return true;
  const counted = countedWith(pair, round);
  return counted !== null && !isBefore(round.tables.at(-1)!, counted);
}

/** Whether a page counted one bet more of the pair behind a round's bet than before it. */
const isCountedOn = (pair: Pair, round: Round): boolean =>
  round.start.reading.kind === 'bet' && countedWith(pair, round) !== null;

/**
 * Whether a hand was certainly dealt here and now. What shows up over may be one of long ago, looked at again, and what a
 * page shows as it is loaded one that was begun elsewhere.
 */
export const wasPlayed = (round: Round): boolean =>
  round.certain &&
  !round.resumed &&
  (isPressedFor(round) || round.tables.some(({ reading }) => reading.stage === 'dealt'));

/** The same of a hand of a pair. Where its page counted its bet as its cards came, and nothing was pressed, it dealt by itself. */
export function wasDealt(pair: Pair, round: Round): boolean {
  if (wasPlayed(round)) return true;
  const cards = firstRead(round);
  const panel = round.certain && !round.sent && cards ? countedWith(pair, round) : null;
  return panel !== null && !isBefore(cards!, panel);
}

function shownIn({ tables }: Round, { game }: Scheme): object | null {
  const { shown } = game.gather(tables.map(({ reading }) => reading));
  try {
    return game.parseShown(new FieldReader(shown));
  } catch (error) {
    if (error instanceof HandError) return null;
    throw error;
  }
}

/** The first look at what lay there in the end: behind it a round may be looked at again, as where a dialog is closed. */
export function endOf(round: Round): Observation {
  const { lying, isFinal } = looksAt(round);
  return lying.find(isFinal) ?? lastLook(round);
}

/** The one at which it came to lie there last: where other cards lay there in between, that may be another hand's. */
export function lastEndOf(round: Round): Observation {
  const { lying, isFinal } = looksAt(round);
  return lying[lying.findLastIndex((one) => !isFinal(one)) + 1] ?? lastLook(round);
}

const lastLook = ({ tables }: Round): Observation => tables.at(-1)!;

/** The looks at what lay there, and which of these are at what lay there in the end. */
function looksAt({ tables }: Round) {
  const lying = tables.filter(({ reading }) => reading.contents);
  const final = JSON.stringify(lying.at(-1)?.reading);
  return { lying, isFinal: ({ reading }: Observation): boolean => JSON.stringify(reading) === final };
}
