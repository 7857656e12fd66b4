/**
 * A table of the replica, as its casino last described it.
 * @module
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from './ask.ts';

export interface TableState<View> {
  readonly view: View | null;
  /** Whether an answer to the player is awaited. */
  readonly busy: boolean;
  /** The casino's words where it refused; empty otherwise. */
  readonly refusal: string;
  /** Asks the game for something, such as `deal`, and takes over the answer. */
  send(action: string, body?: object): void;
}

interface Answered<View> extends Omit<TableState<View>, 'send'> {
  /** Which table was asked about. */
  readonly place: string;
}

/** Milliseconds after which the page asks how things stand, as casinos' pages do to notice what other tabs did. */
const REFRESH = 2000;

/** Asks for the table when the page is opened, and again when `common`, which goes with every request, changes. */
export function useTable<View>(game: string, common: object): TableState<View> {
  const place = JSON.stringify([game, common]);
  const [state, setState] = useState<Answered<View>>({ place, view: null, busy: true, refusal: '' });
  const lastAsked = useRef(0);

  const request = (action: string, body: object) => {
    const asked = ++lastAsked.current;
    const take = (answer: Partial<Answered<View>>) => {
      // The answer to an earlier question may be out of date when it comes.
      if (asked === lastAsked.current) setState((before) => ({ ...before, place, busy: false, ...answer }));
    };
    ask<View>(`${game}/${action}`, { ...common, ...body }).then(
      (view) => take({ view, refusal: '' }),
      (error: Error) => take({ refusal: error.message }),
    );
  };

  const send = (action: string, body: object = {}) => {
    setState((before) => ({ ...before, busy: true }));
    request(action, body);
  };

  useEffect(() => {
    send('state');
  }, [place]);

  useEffect(() => {
    if (state.busy) return;
    const timer = setInterval(() => request('refresh', {}), REFRESH);
    return () => clearInterval(timer);
  }, [place, state.busy]);

  // What came last may be another table's.
  return { ...state, view: state.place === place ? state.view : null, send };
}
