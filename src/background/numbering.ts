/**
 * Nonces for hands whose rule is not known, so that it can be found: no deal tells them, and what panels say leaves open
 * with which number a casino begins.
 * @module
 */
import { FieldReader, HandError } from '../core/fields.ts';
import type { GameId } from '../core/game.ts';
import { groupBy } from '../core/groups.ts';
import type { Hand } from '../core/hand.ts';
import { parseRound, type Round } from '../core/rules/round.ts';
import type { CardGame } from '../core/rules/rule.ts';

/** How much further, or less far, a nonce may be than what the panel said. */
const STEPS = [0, 1, -1];

/** A hand, with its game where its rule is known too. */
export type Played = Hand & {
  readonly game: GameId;
  /** Whether its rule is known, so that its nonce is what its deal tells. */
  readonly ruled: boolean;
};

/**
 * The rounds of one game among hands that are in order, in each of the ways that their nonces may be counted: as the last
 * panel before them said, one further for each hand since then, be it of any game or of theirs alone, where it counts the
 * bets before and the first is 0, or 1. Where no panel said anything, and seeds served several hands, by the order of these;
 * where it said something of a later hand alone, in that way too, as if it had been said of those before. What can't
 * teach a rule is left out, such as hands whose seed is not out.
 */
export function roundsNumbered(hands: readonly Played[], game: CardGame): Round[][] {
  const own = hands.filter((hand) => hand.game === game);
  const ways = (own.length < hands.length ? [hands, own] : [own]).flatMap((some) => numbered(some, game));
  // Where hands tell their nonces, it is the same however those of the others are counted.
  const same = groupBy(ways, (rounds) => rounds.map(({ digest }) => digest).join());
  return [...same.values()].map(([first]) => first!);
}

function numbered(hands: readonly Played[], game: CardGame): Round[][] {
  const out = hands.filter(({ reveal }) => reveal !== null);
  const bySeed = [...groupBy(out, seedOf).values()];
  const isNumbered = out.length > 0 && out.every(({ nonce }) => nonce !== null);
  if (!isNumbered && bySeed.every((served) => served.length === 1)) {
    return rounds(
      out.map((hand) => ({ ...hand, nonce: null })),
      game,
    );
  }
  const told = bySeed.flatMap(toldBefore);
  const isLate = told.some(({ nonce }, i) => nonce !== bySeed.flat()[i]!.nonce);
  return (isLate ? [out, told] : [out]).flatMap((way) =>
    STEPS.flatMap((step) =>
      rounds(
        counted(way, step).filter(({ nonce }) => nonce >= 0),
        game,
      ),
    ),
  );
}

const seedOf = ({ reveal }: Hand): string => JSON.stringify(reveal);

/** Hands of one seed, where what was said of the first to have a nonce had been said of those before. */
function toldBefore(served: readonly Played[]): Played[] {
  const first = served.findIndex(({ nonce }) => nonce !== null);
  return served.map((hand, i) => (i < first ? { ...hand, nonce: served[first]!.nonce } : hand));
}

/**
 * Hands with what was said of each, one further for each of the same seed since that was said first. A hand whose rule is
 * known has its own nonce.
 */
function counted(hands: readonly Played[], step: number): (Played & { readonly nonce: number })[] {
  const counts = new Map<string, { readonly said: number | null | undefined; readonly next: number }>();
  return hands.map((hand) => {
    const seed = seedOf(hand);
    const { said, next } = counts.get(seed) ?? { said: undefined, next: 0 };
    const least = (hand.nonce ?? 0) + step;
    const says = hand.ruled ? said : (hand.nonce ?? said ?? null);
    const own = hand.ruled ? hand.nonce : null;
    const nonce = own ?? (says === said ? next : said === undefined ? Math.max(least, next) : least);
    counts.set(seed, { said: says, next: nonce + 1 });
    return { ...hand, nonce };
  });
}

function rounds(hands: readonly Played[], game: CardGame): Round[][] {
  const all = hands.flatMap(({ scheme: _, ruled: __, ...hand }): Round[] => {
    if (hand.game !== game) return [];
    try {
      return [parseRound(new FieldReader(hand), hand) ?? []].flat();
    } catch (error) {
      if (error instanceof HandError) return [];
      throw error;
    }
  });
  return all.length > 0 ? [all] : [];
}
