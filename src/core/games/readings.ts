/**
 * What the table's readings of a round come to, where a game needs no more than how it ended.
 * @module
 */
import type { Ending, GameId, Gathered } from '../game.ts';
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

/** Gathers a game that is shown by how it ended alone: as the table says, or as it stood when the next hand began. */
export function gatherEnd<G extends GameId>(
  readings: readonly TableReading[],
  game: G,
  ending: Ending = UNKNOWN_ENDING,
): Gathered {
  const tables = contentsOf(readings, game);
  const stood = ending.revealed && ending.closed ? tables.at(-1) : undefined;
  const end = tables.findLast(({ stage }) => stage === 'over') ?? stood;
  return { shown: end?.contents ?? null, over: end !== undefined, findings: [] };
}

export const UNKNOWN_ENDING: Ending = { revealed: false, closed: false };
