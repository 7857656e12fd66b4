/**
 * What the table's readings of a round come to, where a game needs no more than how it ended.
 * @module
 */
import type { GameId, Gathered } from '../game.ts';
import type { TableContents, TableReading } from '../observation.ts';

type ReadingOf<G extends GameId> = Extract<TableReading, { readonly game: G }>;

/** The readings of this game that have contents, with the stage they were read at. */
export function contentsOf<G extends GameId>(
  readings: readonly TableReading[],
  game: G,
): { readonly stage: TableReading['stage']; readonly contents: TableContents[G] }[] {
  return readings.flatMap((reading) => {
    if (reading.game !== game || reading.contents === null) return [];
    return [{ stage: reading.stage, contents: (reading as ReadingOf<G>).contents as TableContents[G] }];
  });
}

/** Gathers a game that is shown by how it ended alone. */
export function gatherEnd<G extends GameId>(readings: readonly TableReading[], game: G): Gathered {
  const end = contentsOf(readings, game).findLast(({ stage }) => stage === 'over');
  return { shown: end?.contents ?? null, over: end !== undefined, findings: [] };
}
