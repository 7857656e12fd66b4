/**
 * The page of the Duel replica. Known of the real one are the fairness dialog's labels, and that hashes are cut short
 * by CSS; all of its markup is assumed.
 * @module
 */
import type { JSX } from 'preact';
import { Blackjack } from '../../../page/blackjack.tsx';
import { Fairness } from '../../../page/fairness.tsx';
import { type GamePage, type PageProps, startSite, TablePage } from '../../../page/site.tsx';
import type { TableState } from '../../../page/use-table.ts';
import { VideoPoker } from '../../../page/video-poker.tsx';
import type { BlackjackView } from '../../blackjack-table.ts';
import type { PairPanel } from '../../seed-pairs.ts';
import type { VideoPokerView } from '../../video-poker-table.ts';
import { BLACKJACK, VIDEO_POKER } from '../cheats.ts';
import { TEXTS, type Texts } from './texts.ts';

type Props = PageProps<Texts>;

const GAMES: readonly GamePage<Texts>[] = [
  {
    path: '/video-poker',
    title: (texts) => texts.videoPoker,
    page: (props) => <VideoPokerPage {...props} />,
  },
  { path: '/blackjack', title: (texts) => texts.blackjack, page: (props) => <BlackjackPage {...props} /> },
];

const VideoPokerPage = (props: Props): JSX.Element => (
  <TablePage<VideoPokerView<PairPanel>>
    settings={props.settings}
    behaviours={VIDEO_POKER}
    requests="videopoker"
    table={(table) => <VideoPoker title={props.texts.videoPoker} table={table} {...props} />}
    panel={(table) => fairness(table, props)}
    auto={({ view, send }) =>
      view.stage === 'dealt' ? send('draw', { held: [true, true, false, false, false] }) : send('deal')
    }
    advise={({ advice }) => ({ hold: advice })}
  />
);

const BlackjackPage = (props: Props): JSX.Element => (
  <TablePage<BlackjackView<PairPanel>>
    settings={props.settings}
    behaviours={BLACKJACK}
    requests="blackjack"
    table={(table) => <Blackjack table={table} {...props} />}
    panel={(table) => fairness(table, props)}
    auto={({ view, send }) => (view.stage === 'dealt' ? send('play', { action: 'stand' }) : send('deal'))}
    advise={({ advice }) => ({ action: advice })}
  />
);

const fairness = (
  { view, send }: TableState<{ readonly stage: string; readonly panel: PairPanel }>,
  { settings, texts }: Props,
): JSX.Element => (
  <Fairness
    view={view}
    settings={settings}
    texts={texts}
    row={(label, value) => (
      <div class="row">
        <span>{label}</span>
        <div class="truncate" title={value}>
          {value}
        </div>
      </div>
    )}
    onRotate={(clientSeed) => send('seed', { clientSeed })}
  />
);

startSite(
  <>
    Duel <small>replica</small>
  </>,
  GAMES,
  { en: TEXTS },
);
