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
      ...beforeBet(view),
      what: t('check_before_bet'),
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
      detail: { words: howManyFollowed(deal, rows) },
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
      continuity === 'pass'
        ? { value: shorten(hand.clientSeed ?? '') }
        : { words: continuity === 'fail' ? t('not_as_announced') : t('not_checked') },
    evidence: ['client seed', 'reported client seed'],
  });
  return lines;
}

/** The server seed; of a secret, which has more in it, the longest piece. */
const revealText = ({ serverSeed, secret = '' }: NonNullable<HandView['hand']['reveal']>): string =>
  serverSeed ?? (secret.match(/\w+/g) ?? [secret]).reduce((a, b) => (b.length > a.length ? b : a));

/** Whether the commitment was seen before the bet, and the words for that, from one fact. */
function beforeBet({ hand, verdict, evidence }: HandView): Pick<CheckLine, 'check' | 'detail'> {
  const line = (check: Check, words: string) => ({ check, detail: { words } });
  if (verdict.reasons.some(({ code }) => code === 'commitment-withheld')) return line('fail', t('kept_back'));
  if (!hand.commitment) return line('unknown', t('not_seen'));
  if (!hand.commitment.beforeBet) return line('unknown', t('only_after_bet'));
  const seconds = evidence.find(({ what }) => what === 'commitment')?.secondsBeforeDeal ?? null;
  return line('pass', seconds === null ? t('before_bet') : howLongBefore(seconds));
}

/** How many cards or numbers are as forced, where that is what the check came to. */
function howManyFollowed(deal: Check, rows: readonly Row[]): string {
  if (deal === 'unknown') return t('not_checked');
  const { right, all } = followed(rows);
  const told = deal === 'pass' ? all > 0 && right === all : right < all;
  if (told) return t('n_of_n', right, all);
  return deal === 'pass' ? '' : t('not_as_forced');
}
