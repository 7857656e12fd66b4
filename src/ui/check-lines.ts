/**
 * The checks behind a verdict, as a person goes through them.
 * @module
 */
import type { Check } from '../core/verdict.ts';
import { t } from '../platform/i18n.ts';
import type { EvidenceItem, HandView } from '../platform/messages.ts';
import { howLongBefore, shorten } from './format.ts';
import { resultOf } from './games.ts';
import { followed, type Row } from './hand-rows.ts';

export interface CheckLine {
  readonly id: 'before-bet' | 'commitment' | 'deal' | 'payout' | 'continuity';
  readonly check: Check;
  readonly what: string;
  /** What it rests on, in words; or a value off the page, shortened. */
  readonly detail: { readonly words: string } | { readonly value: string };
  /** The evidence it rests on. */
  readonly evidence: readonly EvidenceItem['what'][];
}

export function checkLines(view: HandView, rows: readonly Row[]): CheckLine[] {
  const { hand, verdict, game } = view;
  const { commitment, deal, payout, continuity } = verdict.checks;
  const lines: CheckLine[] = [
    {
      id: 'before-bet',
      check: beforeBet(view),
      what: t('check_before_bet'),
      detail: { words: whenCommitted(view) },
      evidence: ['commitment', 'bet', 'reported commitment'],
    },
    {
      id: 'commitment',
      check: commitment,
      what: t('check_commitment'),
      detail: hand.reveal ? { value: shorten(revealText(hand.reveal)) } : { words: t('not_revealed') },
      evidence: ['reveal'],
    },
    {
      id: 'deal',
      check: deal,
      what: game === 'video-poker' ? t('check_deal_draw') : t('check_deal'),
      detail: { words: howManyFollowed(view, rows) },
      evidence: ['deal', 'final'],
    },
  ];
  if (game === 'video-poker' || payout !== 'unknown') {
    lines.push({
      id: 'payout',
      check: payout,
      what: t('check_payout'),
      detail: { words: payout === 'unknown' ? t('not_checked') : resultOf(view) },
      evidence: ['final'],
    });
  }
  lines.push({
    id: 'continuity',
    check: continuity,
    what: t('check_continuity'),
    detail:
      continuity === 'unknown' ? { words: t('not_checked') } : { value: shorten(hand.clientSeed ?? '') },
    evidence: ['client seed', 'reported client seed'],
  });
  return lines;
}

const revealText = ({ serverSeed, secret }: NonNullable<HandView['hand']['reveal']>): string =>
  serverSeed ?? secret ?? '';

function beforeBet({ hand, verdict }: HandView): Check {
  if (verdict.reasons.some(({ code }) => code === 'commitment-withheld')) return 'fail';
  return hand.commitment?.beforeBet ? 'pass' : 'unknown';
}

function whenCommitted({ hand, evidence }: HandView): string {
  if (!hand.commitment) return t('not_seen');
  if (!hand.commitment.beforeBet) return t('only_after_bet');
  const seconds = evidence.find(({ what }) => what === 'commitment')?.secondsBeforeDeal ?? null;
  return seconds === null ? t('before_bet') : howLongBefore(seconds);
}

function howManyFollowed({ verdict }: HandView, rows: readonly Row[]): string {
  if (!verdict.expected || rows.length === 0) return t('not_checked');
  const { right, all } = followed(rows);
  return t('n_of_n', right, all);
}
