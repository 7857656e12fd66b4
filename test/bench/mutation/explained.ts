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

export const EXPLAINED: readonly Explained[] = [];
