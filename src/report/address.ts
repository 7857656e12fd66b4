/**
 * What a list of hands shows, kept in the page's address: it can be linked to, gone back to and reloaded.
 * @module
 */
import { useEffect, useState } from 'preact/hooks';
import { GAMES, type GameId } from '../core/game.ts';
import { STATUSES, type Status } from '../core/verdict.ts';
import type { HandsAsked } from '../platform/messages.ts';
import { endOf, startOf } from '../ui/days.ts';

/** Hands on a page of the list: more than a screen shows, and few enough to be read at once of a million. */
export const PAGE = 25;

export interface Wanted {
  readonly status?: Status;
  readonly site?: string;
  readonly game?: GameId;
  readonly text?: string;
  /** Days, as `2026-11-21`, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly order?: 'earliest' | 'worst';
  /** Only those that an earlier version said something else of. */
  readonly differing?: '1';
  /** Where the page begins. */
  readonly after?: string;
}

export type Want = (change: Partial<Record<keyof Wanted, string>>) => void;

/** What is wanted, and a function that changes it; any change but of the page leads back to the first page. */
export function useAddress(): [Wanted, Want] {
  const [wanted, setWanted] = useState(() => wantedIn(location.search));
  useEffect(() => {
    const goneBack = () => setWanted(wantedIn(location.search));
    addEventListener('popstate', goneBack);
    return () => removeEventListener('popstate', goneBack);
  }, []);
  const want: Want = (change) => {
    const search = new URLSearchParams(location.search);
    search.delete('after');
    for (const [name, value] of Object.entries(change)) {
      if (value) search.set(name, value);
      else search.delete(name);
    }
    history.pushState(null, '', `?${search}`);
    setWanted(wantedIn(location.search));
  };
  return [wanted, want];
}

/** What an address asks for. Whatever is nothing that can be asked for is left out. */
export function wantedIn(address: string): Wanted {
  const search = new URLSearchParams(address);
  const one = <V extends string>(name: keyof Wanted, allowed: readonly V[]) => {
    const value = allowed.find((each) => each === search.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  const text = (name: keyof Wanted, form: RegExp) => {
    const value = search.get(name) ?? '';
    return form.test(value) ? { [name]: value } : {};
  };
  return {
    ...one('status', STATUSES),
    ...one('game', GAMES),
    ...one('order', ['earliest', 'worst']),
    ...one('differing', ['1']),
    ...text('site', /^[\w.@-]{1,300}$/),
    ...text('text', /^.{1,200}$/),
    ...text('from', /^\d{4}-\d\d-\d\d$/),
    ...text('to', /^\d{4}-\d\d-\d\d$/),
    ...text('after', /^.{1,200}$/),
  };
}

/** The question to the background; days are the player's own. */
export function askedFor({ from, to, differing, ...same }: Wanted): HandsAsked {
  return {
    limit: PAGE,
    ...same,
    ...(from && { from: startOf(from) }),
    ...(to && { to: endOf(to) }),
    ...(differing && { differing: true }),
  };
}
