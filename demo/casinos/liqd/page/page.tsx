/**
 * The page of the liqd replica. All of its markup is assumed.
 * @module
 */
import type { JSX } from 'preact';
import { Blackjack } from '../../../page/blackjack.tsx';
import { Fairness } from '../../../page/fairness.tsx';
import { type GamePage, type PageProps, startSite, TablePage } from '../../../page/site.tsx';
import type { BlackjackView } from '../../blackjack-table.ts';
import type { PairPanel } from '../../seed-pairs.ts';
import { BLACKJACK } from '../cheats.ts';
import { TEXTS, type Texts } from './texts.ts';

const GAMES: readonly GamePage<Texts>[] = [
  { path: '/blackjack', title: (texts) => texts.blackjack, page: (props) => <BlackjackPage {...props} /> },
];

const BlackjackPage = (props: PageProps<Texts>): JSX.Element => (
  <TablePage<BlackjackView<PairPanel>>
    settings={props.settings}
    behaviours={BLACKJACK}
    requests="blackjack"
    table={(table) => <Blackjack table={table} {...props} />}
    panel={({ view, send }) => (
      <Fairness
        view={view}
        settings={props.settings}
        texts={props.texts}
        row={(label, value) => (
          <dl class="row">
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </dl>
        )}
        onRotate={(clientSeed) => send('seed', { clientSeed })}
      />
    )}
    auto={({ view, send }) => (view.stage === 'dealt' ? send('play', { action: 'stand' }) : send('deal'))}
    advise={({ advice }) => ({ action: advice })}
  />
);

startSite(
  <>
    liqd <small>replica</small>
  </>,
  GAMES,
  { en: TEXTS },
);
