/**
 * Lays cards on a table one by one: each comes face down and is turned over.
 * @module
 */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Card } from '../../src/core/cards.ts';
import type { Speed } from '../settings.ts';
import { paceOf, wait } from './pace.ts';

/** A card as it lies there; a card that is face down has no face in the page. */
export interface Lying {
  readonly card: Card | null;
  readonly how: 'down' | 'turning' | 'up';
  /** Milliseconds that its turning takes. */
  readonly turn: number;
}

/** A card at its place on the table; null is one that stays face down. */
export interface Laid {
  readonly place: string;
  readonly card: Card | null;
}

interface Table {
  /** What the table is on its way to. */
  readonly goal: string;
  readonly hand: number;
  readonly cards: ReadonlyMap<string, Lying>;
  /** Whether a card is still to be turned. */
  readonly moving: boolean;
}

/**
 * The cards of a table on their way to being `target`: those that are new at their place are turned over at this
 * speed, in the order given. With another `hand`, all cards are new.
 * What is there when the page is opened is not turned.
 */
export function useTurning(target: readonly Laid[], hand: number, speed: Speed): Table {
  const goal = JSON.stringify([hand, target]);
  const table = useRef<Table>({ goal, hand, cards: mapOf(target, ({ card }) => lying(card)), moving: false });
  const [, update] = useReducer((count: number) => count + 1, 0);
  const pace = paceOf(speed);
  // The first step belongs to the same rendering as whatever else changes with the cards.
  if (table.current.goal !== goal) {
    const before = table.current.hand === hand ? table.current.cards : null;
    const isNew = ({ place, card }: Laid) => pace && card !== null && before?.get(place)?.card !== card;
    const cards = mapOf(target, (laid) => (isNew(laid) ? FACE_DOWN : lying(laid.card)));
    table.current = { goal, hand, cards, moving: [...cards.values()].includes(FACE_DOWN) };
  }

  useEffect(() => {
    if (!pace || !table.current.moving) return;
    let stopped = false;
    const step = async (milliseconds: number, next: () => Partial<Table>) => {
      await wait(milliseconds);
      if (stopped) return;
      table.current = { ...table.current, ...next() };
      update(0);
    };
    const lay = (place: string, card: Lying) => () => ({
      cards: new Map([...table.current.cards, [place, card]]),
    });
    const turnAll = async () => {
      for (const { place, card } of target) {
        if (table.current.cards.get(place) !== FACE_DOWN) continue;
        const turn = pace.turn();
        await step(pace.pause(), lay(place, { card, how: 'turning', turn }));
        await step(turn, lay(place, lying(card)));
        if (stopped) return;
      }
      await step(0, () => ({ moving: false }));
    };
    void turnAll();
    return () => {
      stopped = true;
    };
  }, [goal]);

  return table.current;
}

const mapOf = (target: readonly Laid[], lie: (laid: Laid) => Lying): ReadonlyMap<string, Lying> =>
  new Map(target.map((laid) => [laid.place, lie(laid)]));

const lying = (card: Card | null): Lying => ({ card, how: card === null ? 'down' : 'up', turn: 0 });

/** A card yet to be turned, told by its identity from one that stays face down. */
const FACE_DOWN: Lying = { card: null, how: 'down', turn: 0 };
