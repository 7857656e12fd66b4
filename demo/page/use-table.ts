/**
 * A table of the replica, as its casino last described it.
 * @module
 */
import { useEffect, useState } from 'preact/hooks';
import { ask } from './ask.ts';

export interface TableState<View> {
  readonly view: View | null;
  /** Whether an answer is awaited. */
  readonly busy: boolean;
  /** The casino's words where it refused; empty otherwise. */
  readonly refusal: string;
  /** Asks the game for something, such as `deal`, and takes over the answer. */
  send(action: string, body?: object): void;
}

/** Asks for the table when the page is opened, and again when `common`, which goes with every request, changes. */
export function useTable<View>(game: string, common: object): TableState<View> {
  const place = JSON.stringify([game, common]);
  const [state, setState] = useState<{ place: string; view: View | null; busy: boolean; refusal: string }>({
    place,
    view: null,
    busy: true,
    refusal: '',
  });

  const send = (action: string, body: object = {}) => {
    setState((before) => ({ ...before, busy: true }));
    ask<View>(`${game}/${action}`, { ...common, ...body }).then(
      (view) => setState({ place, view, busy: false, refusal: '' }),
      (error: Error) => setState((before) => ({ ...before, place, busy: false, refusal: error.message })),
    );
  };

  useEffect(() => send('state'), [place]);

  // What came last may be another table's.
  return { ...state, view: state.place === place ? state.view : null, send };
}
