/**
 * The page of the Crypto.Games replica.
 * @module
 */
import type { JSX } from 'preact';
import { FAMILIES, type Family } from '../../../../src/core/games/pay-tables.ts';
import { Blackjack } from '../../../page/blackjack.tsx';
import { type GamePage, type PageProps, startSite, TablePage } from '../../../page/site.tsx';
import type { TableState } from '../../../page/use-table.ts';
import { VideoPoker } from '../../../page/video-poker.tsx';
import type { BlackjackView } from '../blackjack.ts';
import { BLACKJACK, VIDEO_POKER } from '../cheats.ts';
import type { PanelView } from '../seeds.ts';
import type { VideoPokerView } from '../video-poker.ts';
import { FairPanels } from './panel.tsx';
import { TEXTS, type Texts } from './texts.ts';

type Props = PageProps<Texts>;

const VIDEO_POKER_PATHS: Readonly<Record<Family, string>> = {
  'jacks-or-better': '/videopoker',
  'tens-or-better': '/videopoker/tens-or-better',
  'bonus-poker': '/videopoker/bonus-poker',
};

const GAMES: readonly GamePage<Texts>[] = [
  ...FAMILIES.map(
    (variant): GamePage<Texts> => ({
      path: VIDEO_POKER_PATHS[variant],
      title: (texts) => texts.variants[variant],
      page: (props) => <VideoPokerPage key={variant} variant={variant} {...props} />,
    }),
  ),
  { path: '/blackjack', title: (texts) => texts.blackjack, page: (props) => <BlackjackPage {...props} /> },
];

const VideoPokerPage = (props: Props & { variant: Family }): JSX.Element => (
  <TablePage<VideoPokerView>
    settings={props.settings}
    behaviours={VIDEO_POKER}
    requests="videopoker"
    fields={{ variant: props.variant }}
    table={(table) => <VideoPoker title={props.texts.variants[props.variant]} table={table} {...props} />}
    panel={(table) => panelOf(table, props)}
    advise={({ advice }) => ({ hold: advice })}
  />
);

const BlackjackPage = (props: Props): JSX.Element => (
  <TablePage<BlackjackView>
    settings={props.settings}
    behaviours={BLACKJACK}
    requests="blackjack"
    table={(table) => <Blackjack table={table} {...props} />}
    panel={(table) => panelOf(table, props)}
    advise={({ advice }) => ({ action: advice })}
  />
);

const panelOf = (
  { view, send }: TableState<{ readonly stage: string; readonly panel: PanelView }>,
  { settings, texts }: Props,
): JSX.Element => (
  <FairPanels
    view={view?.panel ?? null}
    mode={settings.panel}
    handOver={view?.stage === 'over'}
    texts={texts}
    onEnter={(entered) => send('seed', entered)}
  />
);

startSite(
  <>
    Crypto<b>.</b>Games <small>replica</small>
  </>,
  GAMES,
  TEXTS,
);
