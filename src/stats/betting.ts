/**
 * Evidence against a fair deal that may be looked at as often as one likes: a bet against it, made again at every hand.
 *
 * A gambler with capital 1 bets at fair odds that the cards are not dealt as they should be. Whatever the strategy, under
 * a fair deal the capital is a non-negative martingale, so the chance that it ever reaches 1/a is at most a: Ville (1939);
 * Shafer and Vovk, "Game-Theoretic Foundations for Probability and Finance" (2019); Grünwald, de Heide and Koolen, "Safe
 * testing" (2024). The capital is the e-value. docs/statistics.md tells it at length.
 * @module
 */

/** A bet on what has a few known outcomes. Its capital is kept as a logarithm: it may grow without bound. */
export interface Bet {
  /** The natural logarithm of the capital. */
  readonly log: number;
  /** What came next, by its number; null where it was not seen, which costs as much as the worst outcome would. */
  take(outcome: number | null): void;
}

/** How many fair outcomes the bet on frequencies begins with in its book: the more, the slower it learns. */
const BOOK = 200;

/**
 * Bets that outcomes come as often as they came before: the mixture of all other frequencies by a Dirichlet prior around
 * the fair ones.
 * @param fair the probability of each outcome under a fair deal; they sum to 1
 */
export function betOnFrequencies(fair: readonly number[]): Bet & { readonly counts: readonly number[] } {
  const counts = fair.map(() => 0);
  let seen = 0;
  let log = 0;
  const factor = (outcome: number): number =>
    (BOOK * fair[outcome]! + counts[outcome]!) / (BOOK + seen) / fair[outcome]!;
  return {
    get log() {
      return log;
    },
    counts,
    take(outcome) {
      // The worst factor is at most the one that was due, so hands that are missing, whichever, never make capital.
      log += Math.log(outcome === null ? Math.min(...fair.map((_, i) => factor(i))) : factor(outcome));
      if (outcome === null) return;
      counts[outcome]!++;
      seen++;
    },
  };
}

/** By how much a share may be off, as the bet on one share imagines it; each as likely, up and down. */
const SHIFTS = [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2];

/** Bets that one share is off, by one of a few shifts up or down: the mean of a bet on each. */
export function betOnShare(fair: number): Bet & { readonly counts: readonly number[] } {
  const others = sharesBeside(fair);
  const logs = others.map(() => 0);
  const counts = [0, 0];
  return {
    get log() {
      return logOfMean(logs);
    },
    counts,
    /** 1 where it is one of the share, else 0. */
    take(outcome) {
      for (const [i, other] of others.entries()) {
        const yes = Math.log(other / fair);
        const no = Math.log((1 - other) / (1 - fair));
        logs[i]! += outcome === null ? Math.min(yes, no) : outcome === 1 ? yes : no;
      }
      if (outcome !== null) counts[outcome]!++;
    },
  };
}

const sharesBeside = (fair: number): number[] =>
  SHIFTS.flatMap((shift) => [fair - shift, fair + shift]).filter((share) => share > 0 && share < 1);

/** The logarithm of the mean of what these are logarithms of. */
export function logOfMean(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}

/**
 * The smallest shift of a share, up, that these many hands would have told by a bet on it, had they come at exactly the
 * shifted share: smaller ones could not be seen yet. 1 less the share where none could.
 * @param needed the logarithm of the capital that tells
 */
export function smallestShift(fair: number, hands: number, needed: number): number {
  const others = sharesBeside(fair);
  const reached = (share: number): boolean =>
    logOfMean(
      others.map(
        (other) =>
          hands * (share * Math.log(other / fair) + (1 - share) * Math.log((1 - other) / (1 - fair))),
      ),
    ) >= needed;
  let [low, high] = [0, 1 - fair];
  if (!reached(fair + high)) return high;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (reached(fair + middle)) high = middle;
    else low = middle;
  }
  return high;
}
