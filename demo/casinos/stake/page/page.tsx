/**
 * The page of the Stake replica.
 * @module
 */
import type { JSX } from 'preact';
import { Fairness } from '../../../page/fairness.tsx';
import { type GamePage, type PageProps, startSite, TablePage } from '../../../page/site.tsx';
import type { TableState } from '../../../page/use-table.ts';
import { VideoPoker } from '../../../page/video-poker.tsx';
import type { PairPanel } from '../../seed-pairs.ts';
import type { VideoPokerView as AnyVideoPokerView } from '../../video-poker-table.ts';
import type { BaccaratView } from '../baccarat.ts';
import { BACCARAT, BLACKJACK, HILO, VIDEO_POKER } from '../cheats.ts';
import type { HiloView } from '../hilo.ts';
import { Blackjack, type BlackjackView } from './blackjack.tsx';
import { type Build, StakeCard } from './card.tsx';
import { Baccarat, Hilo } from './rows.tsx';
import { RANKS, TEXTS, type Texts } from './texts.ts';

type Props = PageProps<Texts>;
type VideoPokerView = AnyVideoPokerView<PairPanel>;

const GAMES: readonly GamePage<Texts>[] = [
  {
    path: '/casino/games/blackjack',
    title: ({ games }) => games.blackjack,
    page: (props) => <BlackjackPage key="icons" build="icons" {...props} />,
  },
  {
    path: '/casino/games/blackjack/older',
    title: ({ games }) => games.older,
    page: (props) => <BlackjackPage key="outlines" build="outlines" {...props} />,
  },
  {
    path: '/casino/games/video-poker',
    title: ({ games }) => games.videoPoker,
    page: (props) => <VideoPokerPage {...props} />,
  },
  {
    path: '/casino/games/hilo',
    title: ({ games }) => games.hilo,
    page: (props) => <HiloPage {...props} />,
  },
  {
    path: '/casino/games/baccarat',
    title: ({ games }) => games.baccarat,
    page: (props) => <BaccaratPage {...props} />,
  },
];

const BlackjackPage = ({ build, ...props }: Props & { build: Build }): JSX.Element => (
  <TablePage<BlackjackView>
    settings={props.settings}
    behaviours={BLACKJACK}
    requests="blackjack"
    table={(table) => <Blackjack table={table} build={build} {...props} />}
    panel={(table) => fairness(table, props)}
    auto={({ view, send }) => (view.stage === 'dealt' ? send('play', { action: 'stand' }) : send('deal'))}
    advise={({ advice }) => ({ action: advice })}
  />
);

const VideoPokerPage = (props: Props): JSX.Element => (
  <TablePage<VideoPokerView>
    settings={props.settings}
    behaviours={VIDEO_POKER}
    requests="videopoker"
    table={(table) => (
      <VideoPoker
        title={props.texts.games.videoPoker}
        table={table}
        face={(lying) => <StakeCard lying={lying} build="icons" />}
        settings={props.settings}
        texts={{ ...props.texts, deal: props.texts.bet, bet: props.texts.amount, ranks: RANKS }}
      />
    )}
    panel={(table) => fairness(table, props)}
    auto={({ view, send }) =>
      view.stage === 'dealt' ? send('draw', { held: [true, true, false, false, false] }) : send('deal')
    }
    advise={({ advice }) => ({ hold: advice })}
  />
);

const HiloPage = (props: Props): JSX.Element => (
  <TablePage<HiloView>
    settings={props.settings}
    behaviours={HILO}
    requests="hilo"
    table={(table) => <Hilo table={table} {...props} />}
    panel={(table) => fairness(table, props)}
    auto={({ view: { stage, cards }, send }) => {
      if (stage === 'dealt') send('guess', { guess: cards.length < 4 ? 'skip' : 'cashout' });
      else send('deal');
    }}
    advise={() => ({})}
  />
);

const BaccaratPage = (props: Props): JSX.Element => (
  <TablePage<BaccaratView>
    settings={props.settings}
    behaviours={BACCARAT}
    requests="baccarat"
    table={(table) => <Baccarat table={table} {...props} />}
    panel={(table) => fairness(table, props)}
    auto={({ send }) => send('deal')}
    advise={() => ({})}
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
      <label class="row">
        <span>{label}</span>
        <div class="input-wrap">
          <input readOnly value={value} />
        </div>
      </label>
    )}
    newSeedId="new-client-seed-input"
    onRotate={(clientSeed) => send('seed', { clientSeed })}
  />
);

startSite(
  <>
    Stake <small>replica</small>
  </>,
  GAMES,
  TEXTS,
);
