/**
 * A table to practise at: the first alarm is seen before the first real bet.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { CardText } from '../ui/faces.tsx';
import { HandSummary } from '../ui/hand-summary.tsx';
import { handOf, newRound, type Round, verdictOf } from './table.ts';

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

type Play =
  | { readonly stage: 'before'; readonly cheats: boolean; readonly round: Round }
  | { readonly stage: 'dealt'; readonly cheats: boolean; readonly round: Round }
  | { readonly stage: 'over'; readonly cheats: boolean; readonly view: HandView };

const begun = (cheats: boolean): Play => ({ stage: 'before', cheats, round: newRound(cheats, random) });

export function Practice(): JSX.Element {
  const [play, setPlay] = useState(() => begun(false));
  return (
    <section>
      <h2>{t('practice_title')}</h2>
      <p>{t('practice_text')}</p>
      <div class="practice-table" data-stage={play.stage}>
        {play.stage !== 'over' && <Announced round={play.round} />}
        {play.stage === 'before' && (
          <button type="button" class="main" onClick={() => setPlay({ ...play, stage: 'dealt' })}>
            {t('practice_deal')}
          </button>
        )}
        {play.stage === 'dealt' && (
          <Dealt
            round={play.round}
            draw={(held) =>
              setPlay({ stage: 'over', cheats: play.cheats, view: viewOf(play.round, held, play.cheats) })
            }
          />
        )}
        {play.stage === 'over' && (
          <div role="status">
            <HandSummary view={play.view} now={play.view.at} />
            {play.cheats && <p class="next">{t('practice_alarm')}</p>}
          </div>
        )}
        {play.stage === 'over' && (
          <button
            type="button"
            class={play.cheats ? 'next' : 'next main'}
            onClick={() => setPlay(begun(!play.cheats))}
          >
            {play.cheats ? t('practice_again') : t('practice_next')}
          </button>
        )}
      </div>
    </section>
  );
}

/** What a casino's fairness panel says before the bet. */
const Announced = ({ round: { commitment, clientSeed } }: { round: Round }): JSX.Element => (
  <dl class="seeds">
    <dt>{t('evidence_commitment')}</dt>
    <dd>
      <code>{commitment}</code>
    </dd>
    <dt>{t('practice_client')}</dt>
    <dd>
      <code>{clientSeed}</code>
    </dd>
  </dl>
);

function Dealt({ round, draw }: { round: Round; draw: (held: boolean[]) => void }): JSX.Element {
  const deal = round.cards.slice(0, 5);
  const [held, setHeld] = useState(() => deal.map(() => false));
  return (
    <>
      <p>{t('practice_hold')}</p>
      <div class="holds">
        {deal.map((card, i) => (
          <button
            key={card}
            type="button"
            aria-pressed={held[i]!}
            onClick={() => setHeld(held.with(i, !held[i]))}
          >
            <CardText card={card} />
          </button>
        ))}
      </div>
      <button type="button" class="main" onClick={() => draw(held)}>
        {t('practice_draw')}
      </button>
    </>
  );
}

function viewOf(round: Round, held: readonly boolean[], cheats: boolean): HandView {
  const hand = handOf(round, held);
  return {
    id: cheats ? '2' : '1',
    siteId: 'practice',
    siteName: t('practice_title'),
    game: 'video-poker',
    at: Date.now(),
    hand,
    verdict: verdictOf(hand),
    limits: [],
    evidence: [],
  };
}
