/**
 * A verdict in plain words: what happened to the player, and what to do now. docs/verdicts.md has both for every reason.
 * @module
 */
import type { GameId } from '../core/game.ts';
import { REASONS, type ReasonCode, type Status, type Verdict } from '../core/verdict.ts';
import { decidingReasons, type MessageKey, reasonSentence, t, underscored } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';

/** What a player can do. One piece of advice serves many reasons. */
type Advice = Extract<MessageKey, `do_${string}`>;

/** Null where there is nothing to do. */
const ADVICE: Readonly<Record<ReasonCode, Advice | null>> = {
  'reveal-not-committed': 'do_save',
  'deal-differs': 'do_save',
  'rules-of-play-broken': 'do_save',
  'draw-differs': 'do_save',
  'held-card-changed': 'do_save',
  'card-changed': 'do_save',
  'payout-differs': 'do_ask_difference',
  'final-shuffle-differs': 'do_save',
  'deck-not-whole': 'do_save',
  'commitment-changed': 'do_save',
  'commitment-withheld': 'do_save',
  'commitment-swapped': 'do_save',
  'client-seed-changed': 'do_save',
  'client-seed-replaced': 'do_own_seed',
  'server-seed-reused': 'do_save',
  'nonce-skipped': 'do_save',
  'nonce-reused': 'do_save',
  'nonce-out-of-order': 'do_save',
  'next-pair-replaced': 'do_save',
  'client-seed-ignored': 'do_save',
  'field-malformed': 'do_reload',
  'field-absent': 'do_open_panel',
  'field-ambiguous': 'do_one_panel',
  'field-conflict': 'do_reload',
  'card-face-down': 'do_leave_on_table',
  'deal-not-seen': 'do_stay',
  'final-not-seen': 'do_leave_on_table',
  'reveal-not-seen': 'do_open_panel_after',
  'pair-not-revealed': 'do_look_up',
  'reveal-malformed': 'do_reload',
  'nonce-not-read': 'do_show_nonce',
  'scheme-unknown': 'do_keep',
  'rule-not-found': 'do_play_for_rule',
  'hash-ran-out': 'do_keep',
  'resplit-order-unknown': 'do_keep',
  'signature-encoding-unknown': null,
  'panel-not-seen': 'do_open_panel',
  'seed-not-revealed': 'do_reveal',
  'hand-not-over': 'do_finish',
  'commitment-not-seen': 'do_open_panel',
  'commitment-not-before-bet': 'do_open_panel',
  'commitment-replaced': 'do_keep_panel_open',
  'client-seed-not-before-bet': 'do_open_panel',
  'client-seed-late': 'do_open_panel',
  'client-seed-unsaved': 'do_save_client_seed',
  'nonces-passed-over': 'do_open_panel',
  'nonce-taken': 'do_one_table',
  'pair-replaced': null,
  'nonce-named': null,
  'commitment-form-unknown': 'do_ask_commitment',
  'cut-only': 'do_know_cut',
  'choice-differs': 'do_ask_rule',
  'dealer-stood': null,
  'others-at-table': null,
  'rule-inferred': 'do_play_on',
  'hand-inferred': null,
  'not-read-twice': 'do_leave_on_table',
  'seeds-not-linked': 'do_keep_panel_open',
  'tables-interleaved': 'do_one_table',
  'rule-not-tried': 'do_keep',
  'controls-unknown': 'do_reload',
  'cards-not-written': 'do_compare_cards',
  'hand-not-in-log': null,
  'cards-named': null,
  'suits-named': null,
  'split-order-inferred': null,
  'deal-order-inferred': null,
  'fresh-order-inferred': null,
  'decks-inferred': null,
  'first-hash-inferred': null,
  'commitment-form-inferred': null,
  'signature-verified': null,
  'nonce-aligned': null,
  'nonce-forced': null,
  'nonce-ambiguous': null,
  'nonce-not-forced': null,
  'first-nonce-inferred': null,
  'bets-not-seen': null,
  'client-seed-after-hash': null,
  'client-seed-before-hash': null,
};

/** For a verdict whose status says it all. */
const ADVICE_BY_STATUS: Readonly<Record<Status, Advice | null>> = {
  mismatch: 'do_save',
  unreadable: 'do_reload',
  unsupported: 'do_keep',
  'not-watching': 'do_open_panel',
  pending: 'do_finish',
  consistent: 'do_open_panel',
  verified: null,
};

/** What a verdict is about, where its status alone does not say it. */
const ABOUT: Readonly<Partial<Record<ReasonCode, Extract<MessageKey, `headline_${string}`>>>> = {
  'deal-differs': 'headline_cards',
  'rules-of-play-broken': 'headline_cards',
  'draw-differs': 'headline_cards',
  'held-card-changed': 'headline_cards',
  'card-changed': 'headline_cards',
  'payout-differs': 'headline_win',
  'reveal-not-committed': 'headline_seed',
  'commitment-changed': 'headline_seed',
  'commitment-swapped': 'headline_seed',
  'server-seed-reused': 'headline_seed',
  'next-pair-replaced': 'headline_seed',
  'client-seed-changed': 'headline_client_seed',
  'client-seed-replaced': 'headline_client_seed',
  'client-seed-ignored': 'headline_client_seed',
  'signature-encoding-unknown': 'headline_signature',
};

/** Games that deal no cards. */
const WITHOUT_CARDS: readonly GameId[] = ['roulette', 'craps', 'slots'];

/** What happened, in a few words a player understands without knowing any of the terms. */
export function headline({ verdict, game }: Pick<HandView, 'verdict' | 'game'>): string {
  const [decided] = decidingReasons(verdict);
  if (verdict.suspect) return t('headline_suspect');
  const about = decided && REASONS[decided.code] === verdict.status && ABOUT[decided.code];
  if (about === 'headline_cards' && WITHOUT_CARDS.includes(game)) return t('headline_result');
  return about ? t(about) : t(`headline_${underscored(verdict.status)}`);
}

/** What to do now; empty where there is nothing to do. */
export function advice(verdict: Verdict): string {
  const [decided] = decidingReasons(verdict);
  const what = decided ? ADVICE[decided.code] : ADVICE_BY_STATUS[verdict.status];
  return what === null ? '' : t(what);
}

/**
 * What a green verdict on a hand does not prove, each in one line. Whatever draws its cards as pictures could draw
 * others; of those whose suits alone are pictures the report tells. That the client seed came first is said of seed pairs
 * alone: where each bet has a server seed of its own, nearly every client seed is older than the hash.
 */
export function limitsInWords({
  verdict,
  limits,
  hand,
}: Pick<HandView, 'verdict' | 'limits' | 'hand'>): string[] {
  if (verdict.status !== 'verified') return [];
  const first = verdict.reasons.find(({ code }) => code === 'client-seed-before-hash');
  const named = verdict.reasons.find(({ code }) => code === 'cards-named');
  return [
    ...limits.map((limit) => t(`limit_${underscored(limit)}`)),
    ...(named ? [reasonSentence(named)] : []),
    ...(first && hand.nonce !== null ? [reasonSentence(first)] : []),
  ];
}

/** What was found besides and does not stand in the verdict's box. */
export function notesInWords(view: HandView): string[] {
  const decided = decidingReasons(view.verdict);
  const said = limitsInWords(view);
  // A seed that came and was missed is not one that the casino has yet to reveal.
  const isMissed = decided.some(({ code }) => ['reveal-not-seen', 'pair-not-revealed'].includes(code));
  return view.verdict.reasons
    .filter((reason) => !decided.includes(reason) && !(isMissed && reason.code === 'seed-not-revealed'))
    .map(reasonSentence)
    .filter((sentence) => !said.includes(sentence));
}
