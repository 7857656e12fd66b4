/**
 * Readings as they are put together, with the part of the page they were taken from.
 * @module
 */
import type { GameId } from '../core/game.ts';
import type {
  Named,
  NotFound,
  Problem,
  Reading,
  Stage,
  TableContents,
  TableReading,
} from '../core/observation.ts';
import { commonAncestor } from './tree.ts';

export interface Seen<R extends Reading> {
  readonly reading: R;
  /** Holds everything that counted; while nothing outside it changes, looking at it alone gives the same. */
  readonly region: Element | null;
  /** Of a panel: what holds the client seed of the hands to come. What the player does there is his to do. */
  readonly clientSeeds?: readonly Element[];
}

export const seen = <R extends Reading>(reading: R, evidence: readonly Node[]): Seen<R> => ({
  reading,
  region: commonAncestor(evidence),
});

/** The same, told by the cards alone. */
export const asGuess = ({ reading, ...rest }: Seen<TableReading>): Seen<TableReading> => ({
  ...rest,
  reading: reading.contents ? { ...reading, guessed: true } : reading,
});

export const notFound = (problem: Problem, detail: string): NotFound => ({ problem, detail });

/**
 * What a table shows, or why it cannot be told, or neither where there is nothing to read. `named`: what of its cards
 * nothing but a name tells.
 */
export function tableReading<G extends GameId>(
  game: G,
  stage: Stage,
  shown: TableContents[G] | NotFound | null = null,
  named: Named | null = null,
): TableReading {
  const isProblem = shown !== null && 'problem' in shown;
  const told = isProblem ? { contents: null, problem: shown } : { contents: shown };
  return { kind: 'table', game, stage, ...told, ...(named && !isProblem && { named }) } as TableReading;
}
