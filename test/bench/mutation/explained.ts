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
  ...(
    [
      ['start.seq > previous.start.seq', 'start.seq >= previous.start.seq'],
      ['start.seq < round.start.seq', 'start.seq <= round.start.seq'],
    ] as const
  ).map(([original, mutated]) => ({
    file: 'src/core/seeding/per-bet-nonces.ts',
    original,
    mutated,
    because: 'no bet of which no card was seen is a round’s: numbers are given once',
  })),
  ...(
    [
      ["textOf(panel, 'reported.nonce') ?? ''", "textOf(panel, 'reported.nonce')"],
      ['announced === null', 'false'],
      ['!announced', 'false'],
    ] as const
  ).map(([original, mutated]) => ({
    file: 'src/core/seeding/per-bet-nonces.ts',
    original,
    mutated,
    because: 'what was not read is no number, and what is counted by it is asked for by no hand',
  })),
  ...(
    [
      ['8', '9'],
      ['seen.size > RECENT', 'false'],
      ['seen.size > RECENT', 'seen.size >= RECENT'],
    ] as const
  ).map(([original, mutated]) => ({
    file: 'src/core/seeding/per-bet-nonces.ts',
    original,
    mutated,
    because: 'how far back a count is looked at bounds the time that takes',
  })),
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
