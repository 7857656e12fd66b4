/**
 * The page of the Crypto.Games replica. Its games change without a page load.
 * @module
 */
import { type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../../../src/core/game.ts';
import { FAMILIES, type Family } from '../../../../src/core/games/pay-tables.ts';
import { behavioursOf } from '../../../cheats.ts';
import { Controls, Notice } from '../../../page/controls.tsx';
import { type TableState, useTable } from '../../../page/use-table.ts';
import { queryOf, type Settings, settingsFrom } from '../../../settings.ts';
import type { BlackjackView } from '../blackjack.ts';
import type { PanelView } from '../seeds.ts';
import type { VideoPokerView } from '../video-poker.ts';
import { Blackjack } from './blackjack.tsx';
import { FairPanels } from './panel.tsx';
import { TEXTS, type Texts } from './texts.ts';
import { VideoPoker } from './video-poker.tsx';

interface PageProps {
  readonly settings: Settings;
  readonly texts: Texts;
}

interface Game {
  readonly path: string;
  title(texts: Texts): string;
  page(props: PageProps): JSX.Element;
}

const VIDEO_POKER_PATHS: Readonly<Record<Family, string>> = {
  'jacks-or-better': '/videopoker',
  'tens-or-better': '/videopoker/tens-or-better',
  'bonus-poker': '/videopoker/bonus-poker',
};

const GAMES: readonly Game[] = [
  ...FAMILIES.map(
    (variant): Game => ({
      path: VIDEO_POKER_PATHS[variant],
      title: (texts) => texts.variants[variant],
      page: (props) => <VideoPokerPage key={variant} variant={variant} {...props} />,
    }),
  ),
  { path: '/blackjack', title: (texts) => texts.blackjack, page: (props) => <BlackjackPage {...props} /> },
];

function Casino({ settings, texts }: PageProps): JSX.Element {
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
  const game = GAMES.find((one) => one.path === path) ?? GAMES[0]!;
  return (
    <>
      <Notice />
      <header class="top">
        <span class="brand">
          Crypto<b>.</b>Games <small>replica</small>
        </span>
        <nav>
          {GAMES.map((one) => (
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

const VideoPokerPage = (props: PageProps & { variant: Family }): JSX.Element => (
  <TablePage<VideoPokerView>
    {...props}
    game="video-poker"
    requests="videopoker"
    fields={{ variant: props.variant }}
    show={(table) => <VideoPoker table={table} {...props} />}
    advise={({ advice }) => ({ hold: advice })}
  />
);

const BlackjackPage = (props: PageProps): JSX.Element => (
  <TablePage<BlackjackView>
    {...props}
    game="blackjack"
    requests="blackjack"
    fields={{}}
    show={(table) => <Blackjack table={table} {...props} />}
    advise={({ advice }) => ({ action: advice })}
  />
);

interface TablePageProps<View> extends PageProps {
  readonly game: GameId;
  /** The first part of its requests. */
  readonly requests: string;
  /** What goes with each of its requests. */
  readonly fields: object;
  show(table: TableState<View> & { readonly view: View }): JSX.Element;
  advise(view: View): { hold?: readonly number[] | null; action?: string | null };
}

/** A game's table, the fairness panel and the control box. */
function TablePage<View extends { readonly stage: string; readonly panel: PanelView }>({
  settings,
  texts,
  game,
  requests,
  fields,
  show,
  advise,
}: TablePageProps<View>): JSX.Element {
  const table = useTable<View>(requests, { ...fields, behaviour: settings.behaviour });
  const { view, refusal, send } = table;
  return (
    <>
      <main>
        {view && show({ ...table, view })}
        {refusal && (
          <p class="refusal" role="alert">
            {refusal}
          </p>
        )}
        <FairPanels
          view={view?.panel ?? null}
          mode={settings.panel}
          handOver={view?.stage === 'over'}
          texts={texts}
          onEnter={(entered) => send('seed', entered)}
        />
      </main>
      <Controls
        settings={settings}
        behaviours={behavioursOf('crypto-games', game)}
        {...(view ? advise(view) : {})}
      />
    </>
  );
}

const settings = settingsFrom(new URLSearchParams(location.search));
document.documentElement.lang = settings.lang;
render(<Casino settings={settings} texts={TEXTS[settings.lang]} />, document.body);
