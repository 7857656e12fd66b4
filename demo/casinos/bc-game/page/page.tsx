/**
 * The page of the BC.Game replica.
 * @module
 */
import type { JSX } from 'preact';
import { type GamePage, type PageProps, startSite, TablePage } from '../../../page/site.tsx';
import type { BlackjackView } from '../blackjack.ts';
import { BLACKJACK } from '../cheats.ts';
import { Blackjack } from './blackjack.tsx';
import { FairPanels } from './panel.tsx';
import { TEXTS, type Texts } from './texts.ts';

const GAMES: readonly GamePage<Texts>[] = [
  {
    path: '/game/blackjack',
    title: (texts) => texts.single,
    page: (props) => <BlackjackPage key="single" requests="single" {...props} />,
  },
  {
    path: '/game/blackjack/multiplayer',
    title: (texts) => texts.multiplayer,
    page: (props) => <BlackjackPage key="multiplayer" requests="multiplayer" {...props} />,
  },
];

const BlackjackPage = ({
  requests,
  settings,
  texts,
}: PageProps<Texts> & { requests: string }): JSX.Element => (
  <TablePage<BlackjackView>
    settings={settings}
    behaviours={BLACKJACK}
    requests={requests}
    table={(table) => <Blackjack table={table} settings={settings} texts={texts} />}
    panel={({ view }) => (
      <FairPanels
        view={view?.panel ?? null}
        mode={settings.panel}
        handOver={view?.stage === 'over'}
        texts={texts}
      />
    )}
    advise={({ advice }) => ({ action: advice })}
  />
);

startSite(
  <>
    BC<b>·</b>Game <small>replica</small>
  </>,
  GAMES,
  TEXTS,
);
