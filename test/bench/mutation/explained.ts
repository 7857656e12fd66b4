/**
 * Mutants that survive and are no gap in the tests: nothing that is promised changes with them. By file and original,
 * with what they become where only that one is meant.
 * @module
 */

interface Explained {
  readonly file: string;
  readonly original: string;
  readonly mutated?: string;
  readonly because: string;
}

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    original: 'other.start.seq < to',
    mutated: 'other.start.seq <= to',
    because: 'no round begins with the panel that shows a seed: numbers are given once',
  },
  {
    file: 'src/core/seeding/per-bet-continuity.ts',
    original: 'seq > from.seq',
    mutated: 'seq >= from.seq',
    because: 'what the player entered is no panel: numbers are given once',
  },
  {
    file: 'src/core/seeding/pair-judge.ts',
    original: 'chance <= UNLIKELY',
    mutated: 'chance < UNLIKELY',
    because: 'no count of hands makes the chance one in ten thousand to the last digit',
  },
  {
    file: 'src/core/audit.ts',
    original: '!closest',
    mutated: 'false',
    because: 'a scheme that gives no deal is a fault of this program, and fails either way',
  },
];
