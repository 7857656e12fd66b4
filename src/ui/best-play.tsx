/**
 * What the best play of a hand was and what the one that was made cost: folded, and only beside a hand that was proven.
 * Beside an accusation it would be no matter how well one played.
 * @module
 */
import type { JSX } from 'preact';
import type { Card } from '../core/cards.ts';
import type { Hand } from '../core/hand.ts';
import type { BlackjackReview, Decision, VideoPokerReview } from '../odds/review.ts';
import { t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { CardText } from './faces.tsx';
import { blackjackTotal } from './games.ts';
import { useReview } from './use-review.ts';

export function BestPlay({ view: { hand, verdict } }: { view: HandView }): JSX.Element | null {
  return verdict.status === 'verified' ? <Reviewed hand={hand} /> : null;
}

function Reviewed({ hand }: { hand: Hand }): JSX.Element | null {
  const review = useReview(hand);
  if (!review) return null;
  return (
    <details class="best-play">
      <summary>{t('best_play_title')}</summary>
      {review.game === 'video-poker' ? <BestHold review={review} /> : <BestDecisions review={review} />}
    </details>
  );
}

/** Costs below this are rounding, in bets. */
const NOTHING = 1e-9;

const bets = (cost: number): string => cost.toFixed(cost < 0.01 ? 4 : 3);

function BestHold({
  review: { deal, held, best, cost, returns },
}: {
  review: VideoPokerReview;
}): JSX.Element {
  return (
    <>
      {cost < NOTHING ? (
        <p>{t('held_best')}</p>
      ) : (
        <>
          <p class="cost">{t('cost', bets(cost))}</p>
          <p>
            {t('best_hold')} <Kept deal={deal} held={best} />
          </p>
          <p>
            {t('your_hold')} <Kept deal={deal} held={held} />
          </p>
        </>
      )}
      <p class="returns">{t('table_returns', (100 * returns).toFixed(2))}</p>
    </>
  );
}

function Kept({ deal, held }: { deal: readonly Card[]; held: readonly boolean[] }): JSX.Element {
  const kept = deal.filter((_, i) => held[i]);
  if (kept.length === 0) return <b>{t('held_nothing')}</b>;
  return (
    <span class="kept">
      {kept.map((card) => (
        <CardText key={card} card={card} />
      ))}
    </span>
  );
}

function BestDecisions({ review: { decisions, cost } }: { review: BlackjackReview }): JSX.Element {
  const costly = decisions.filter((decision) => decision.cost >= NOTHING);
  if (costly.length === 0) return <p>{decisions.length > 0 ? t('played_best') : t('no_decision')}</p>;
  return (
    <>
      <p class="cost">{t('cost', bets(cost))}</p>
      {costly.map((decision) => (
        <p key={decision.player.join()}>{told(decision)}</p>
      ))}
    </>
  );
}

const told = ({ player, up, played, best, cost }: Decision): string =>
  t(
    'decision',
    blackjackTotal(player),
    blackjackTotal([up]),
    t(`play_${best}`),
    t(`play_${played}`),
    bets(cost),
  );
