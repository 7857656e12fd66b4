/**
 * What the popup shows, one of these at a time: states that contradict each other can't be drawn at once.
 * @module
 */
import type { LastView } from '../platform/last-view.ts';
import type { HandView, TabView, UnreadField, WatchState } from '../platform/messages.ts';
import type { Asked } from '../ui/use-answer.ts';

export type Scene =
  | { readonly kind: 'loading' }
  /** The background has not answered yet; what the log had for the tab when it last changed. */
  | { readonly kind: 'last'; readonly view: LastView }
  | { readonly kind: 'failed' }
  /** Nothing is being recorded on this page, and why; hands from before may be there. */
  | { readonly kind: 'not-watched'; readonly why: NotWatched; readonly view: TabView }
  /** The page is watched, and some of it can't be read. */
  | { readonly kind: 'troubled'; readonly unread: readonly UnreadField[]; readonly view: TabView }
  /** The page is watched, and its panel was not seen yet. */
  | { readonly kind: 'no-panel'; readonly view: TabView }
  /** The page is watched, and no hand was dealt yet. */
  | { readonly kind: 'no-hand'; readonly view: TabView }
  | { readonly kind: 'hands'; readonly latest: HandView; readonly view: TabView };

type NotWatched = Exclude<WatchState, 'watching' | 'no-panel-yet'>;

export function sceneOf(asked: Asked<TabView>, last: LastView | null): Scene {
  if (asked.state === 'loading' && last) return { kind: 'last', view: last };
  if (asked.state !== 'here') return { kind: asked.state };
  const view = asked.answer;
  const { state, unread, hands } = view;
  if (state !== 'watching' && state !== 'no-panel-yet') return { kind: 'not-watched', why: state, view };
  if (unread.length > 0) return { kind: 'troubled', unread, view };
  if (state === 'no-panel-yet') return { kind: 'no-panel', view };
  const [latest] = hands;
  return latest ? { kind: 'hands', latest, view } : { kind: 'no-hand', view };
}

/** What is told of that which can't be read: that it stands there twice, was never found, or is found no more. */
export function troubleOf(unread: readonly UnreadField[]): 'twice' | 'never' | 'changed' {
  if (unread.every(({ problem }) => problem === 'ambiguous')) return 'twice';
  return unread.every(({ lastReadAt }) => lastReadAt === null) ? 'never' : 'changed';
}
