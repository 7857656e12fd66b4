/**
 * What a hand showed beside what its seeds force, in rows that can be drawn for any game.
 * @module
 */
import type { Card } from '../core/cards.ts';

/** What can lie on a table. */
export type Face =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'back' }
  | { readonly kind: 'pocket'; readonly number: number }
  | { readonly kind: 'die'; readonly pips: number }
  | { readonly kind: 'stop'; readonly index: number };

export interface Cell {
  readonly face: Face;
  readonly held: boolean;
  /** What the seeds force, where the casino showed something else. */
  readonly expected: Face | null;
}

export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** The faces that the seeds force; null where they say nothing that the cells don't. */
  readonly forced: readonly Face[] | null;
  /** A word on the row as a whole, such as a blackjack total. */
  readonly total: string;
}

/** `forced` is undefined where nothing is known of what the seeds force. */
export function row(
  label: string,
  shown: readonly Face[],
  forced: readonly Face[] | undefined,
  { held = [], total = '' }: { held?: readonly boolean[]; total?: string } = {},
): Row {
  const cells = shown.map((face, i): Cell => {
    const due = forced?.[i];
    const differs = due !== undefined && face.kind !== 'back' && !same(face, due);
    return { face, held: held[i] ?? false, expected: differs ? due : null };
  });
  const uncovers = (face: Face, i: number) => face.kind !== 'back' && (shown[i]?.kind ?? 'back') === 'back';
  const tells = cells.some(({ expected }) => expected) || forced?.some(uncovers);
  return { label, cells, forced: (tells && forced) || null, total };
}

export const same = (a: Face, b: Face): boolean => JSON.stringify(a) === JSON.stringify(b);

export function cardFaces(cards: readonly (Card | null)[]): Face[] {
  return cards.map((card) => (card === null ? { kind: 'back' } : { kind: 'card', card }));
}

/** How many of the cards or numbers seen are those that the seeds force; a held card counts once. */
export function followed(rows: readonly Row[]): { readonly right: number; readonly all: number } {
  const seen = rows
    .flatMap(({ cells }, i) => cells.filter(({ held }) => i === 0 || !held))
    .filter(({ face }) => face.kind !== 'back');
  return { right: seen.filter(({ expected }) => !expected).length, all: seen.length };
}
