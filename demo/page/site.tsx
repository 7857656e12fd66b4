/**
 * The page of a casino whose games change without a page load: header, table, fairness panel, control box.
 * @module
 */
import { type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Behaviour } from '../cheats.ts';
import { DEFAULTS, type Language, queryOf, type Settings, settingsFrom } from '../settings.ts';
import { Controls, Notice } from './controls.tsx';
import { useAuto } from './use-auto.ts';
import { type TableState, useTable } from './use-table.ts';

export interface PageProps<Texts> {
  readonly settings: Settings;
  readonly texts: Texts;
}

export interface GamePage<Texts> {
  readonly path: string;
  title(texts: Texts): string;
  page(props: PageProps<Texts>): JSX.Element;
}

/** Shows the page that the address asks for. The first game is what any other address leads to. */
export function startSite<Texts>(
  brand: JSX.Element,
  games: readonly GamePage<Texts>[],
  texts: Readonly<Partial<Record<Language, Texts>>> & { readonly en: Texts },
): void {
  const settings = settingsFrom(new URLSearchParams(location.search));
  document.documentElement.lang = settings.lang;
  const props = { settings, texts: texts[settings.lang] ?? texts.en };
  render(<Casino brand={brand} games={games} {...props} />, document.body);
}

interface CasinoProps<Texts> extends PageProps<Texts> {
  readonly brand: JSX.Element;
  readonly games: readonly GamePage<Texts>[];
}

function Casino<Texts>({ brand, games, settings, texts }: CasinoProps<Texts>): JSX.Element {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (event: MouseEvent, to: string) => {
    event.preventDefault();
    history.pushState(null, '', to + queryOf(settings));
    setPath(to);
  };
  const game = games.find((one) => one.path === path) ?? games[0]!;
  return (
    <>
      <Notice />
      <header class="top">
        <span class="brand">{brand}</span>
        <nav>
          {games.map((one) => (
            <a
              key={one.path}
              href={one.path + queryOf(settings)}
              aria-current={one === game ? 'page' : undefined}
              onClick={(event) => go(event, one.path)}
            >
              {one.title(texts)}
            </a>
          ))}
        </nav>
      </header>
      {game.page({ settings, texts })}
    </>
  );
}

interface TablePageProps<View> {
  readonly settings: Settings;
  readonly behaviours: readonly Behaviour[];
  /** The first part of its requests. */
  readonly requests: string;
  /** What goes with each of its requests. */
  readonly fields?: object;
  table(table: TableState<View> & { readonly view: View }): JSX.Element;
  panel(table: TableState<View>): JSX.Element | null;
  /** Does what comes next at the table, where the casino offers to play by itself. */
  auto?(table: TableState<View> & { readonly view: View }): void;
  advise(view: View): { hold?: readonly number[] | null; action?: string | null };
}

/** A game's table with what is around it. */
export function TablePage<View extends { readonly stage: string; readonly hand: number }>({
  settings,
  behaviours,
  requests,
  fields = {},
  table,
  panel,
  auto,
  advise,
}: TablePageProps<View>): JSX.Element {
  // The player may come from a game that can do what this one cannot.
  const behaviour = behaviours.some(({ id }) => id === settings.behaviour)
    ? settings.behaviour
    : DEFAULTS.behaviour;
  const state = useTable<View>(requests, { ...fields, behaviour });
  const { view, refusal } = state;
  const [isAuto, toggleAuto] = useAuto({
    moment: view ? JSON.stringify({ ...view, panel: null }) : '',
    inPlay: view?.stage === 'dealt',
    busy: state.busy,
    speed: settings.speed,
    next: () => view && auto?.({ ...state, view }),
  });
  return (
    <>
      <main data-requests={requests} data-fields={JSON.stringify({ ...fields, behaviour })}>
        {view && table({ ...state, view })}
        {auto && (
          <button type="button" class="auto" aria-pressed={isAuto} onClick={toggleAuto}>
            Auto
          </button>
        )}
        {refusal && (
          <p class="refusal" role="alert">
            {refusal}
          </p>
        )}
        {panel(state)}
      </main>
      <Controls
        settings={{ ...settings, behaviour }}
        behaviours={behaviours}
        {...(view ? advise(view) : {})}
      />
    </>
  );
}
