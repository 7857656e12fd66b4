/**
 * Nonces for hands whose rule is not known, so that it can be found: no deal tells them, and what panels say leaves open
 * with which number a casino begins.
 * @module
 */
import { FieldReader, HandError } from '../core/fields.ts';
import type { Hand } from '../core/hand.ts';
import { parseRound, type Round } from '../core/rules/round.ts';
import type { CardGame } from '../core/rules/rule.ts';

/** How much further, or less far, a nonce may be than what the panel said. */
const STEPS = [0, 1, -1];

/**
 * The rounds of hands of one game that are in order, in each of the ways that their nonces may be counted: as the last
 * panel before them said, one further for each hand since then, where it counts the bets before and the first is 0, or 1.
 * Where no panel said anything, and seeds served several hands, by the order of these. What can't teach a rule is left
 * out, such as hands whose seed is not out.
 */
export function roundsNumbered(hands: readonly Hand[], game: CardGame): Round[][] {
  const served = new Map<string, number>();
  const seen = new Map<string, number>();
  const countIn = (counts: Map<string, number>, key: string): number => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
  const told = hands
    .filter(({ reveal }) => reveal !== null)
    .map((hand) => {
      const seed = JSON.stringify(hand.reveal);
      countIn(served, seed);
      return { hand, since: countIn(seen, `${seed} ${hand.nonce}`) };
    });
  const isShared = [...served.values()].some((count) => count > 1);
  const isNumbered = told.length > 0 && told.every(({ hand }) => hand.nonce !== null);
  if (!isShared && !isNumbered)
    return rounds(
      told.map(({ hand }) => ({ ...hand, nonce: null })),
      game,
    );
  return STEPS.flatMap((step) => {
    const numbered = told.map(({ hand, since }) => ({ ...hand, nonce: (hand.nonce ?? 0) + since + step }));
    return rounds(
      numbered.filter(({ nonce }) => nonce >= 0),
      game,
    );
  });
}

function rounds(hands: readonly Hand[], game: CardGame): Round[][] {
  const all = hands.flatMap(({ scheme: _, ...hand }): Round[] => {
    const given = { ...hand, game };
    try {
      return [parseRound(new FieldReader(given), given) ?? []].flat();
    } catch (error) {
      if (error instanceof HandError) return [];
      throw error;
    }
  });
  return all.length > 0 ? [all] : [];
}
