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

interface Table {
  /** What the table is on its way to. */
  readonly goal: string;
  readonly hand: number;
  readonly cards: readonly Lying[];
  /** Whether a card is still to be turned. */
  readonly moving: boolean;
}

/**
 * The cards of a table on their way to being `target`: those that are new at their place are turned over at this
 * speed, first to last. Null is a card that stays face down. With another `hand`, all cards are new.
 * What is there when the page is opened is not turned.
 */
export function useTurning(target: readonly (Card | null)[], hand: number, speed: Speed): Table {
  const goal = JSON.stringify([hand, target]);
  const table = useRef<Table>({ goal, hand, cards: target.map(lying), moving: false });
  const [, update] = useReducer((count: number) => count + 1, 0);
  const pace = paceOf(speed);
  // The first step belongs to the same rendering as whatever else changes with the cards.
  if (table.current.goal !== goal) {
    const before = table.current.hand === hand ? table.current.cards : [];
    const isNew = (card: Card | null, i: number) => pace && card !== null && before[i]?.card !== card;
    const cards = target.map((card, i) => (isNew(card, i) ? FACE_DOWN : lying(card)));
    table.current = { goal, hand, cards, moving: cards.includes(FACE_DOWN) };
  }

  useEffect(() => {
    if (!pace || !table.current.moving) return;
    let stopped = false;
    const step = async (milliseconds: number, next: Partial<Table>) => {
      await wait(milliseconds);
      if (stopped) return;
      table.current = { ...table.current, ...next };
      update(0);
    };
    const turnAll = async () => {
      for (const [i, card] of target.entries()) {
        if (table.current.cards[i] !== FACE_DOWN) continue;
        const turn = pace.turn();
        await step(pace.pause(), { cards: table.current.cards.with(i, { card, how: 'turning', turn }) });
        await step(turn, { cards: table.current.cards.with(i, lying(card)) });
        if (stopped) return;
      }
      await step(0, { moving: false });
    };
    void turnAll();
    return () => {
      stopped = true;
    };
  }, [goal]);

  return table.current;
}

const lying = (card: Card | null): Lying => ({ card, how: card === null ? 'down' : 'up', turn: 0 });

/** A card yet to be turned, told by its identity from one that stays face down. */
const FACE_DOWN: Lying = { card: null, how: 'down', turn: 0 };
