/**
 * Verdicts, and the one place where one can become `verified`.
 * @module
 */

/** Worst first: a set of results is as good as its worst. */
export const STATUSES = [
  'mismatch',
  'unreadable',
  'unsupported',
  'not-watching',
  'pending',
  'consistent',
  'verified',
] as const;
export type Status = (typeof STATUSES)[number];

/**
 * What a reason does to a verdict: the status it forces at best; or `doubt`, which turns a mismatch into
 * `unreadable` because something was not read cleanly; or `unseen`, which makes it `unreadable` whether or not it fits,
 * since the player may have seen something else; or `note`, which only says what was found.
 */
export type Effect = Exclude<Status, 'verified'> | 'doubt' | 'unseen' | 'note';

/** Every reason a verdict may give. The sentence for each is `reason_<code>` in `_locales`, the row in docs/verdicts.md. */
export const REASONS = {
  // The casino showed something else than its seeds give, or broke its commitment.
  'reveal-not-committed': 'mismatch',
  'deal-differs': 'mismatch',
  'rules-of-play-broken': 'mismatch',
  'draw-differs': 'mismatch',
  'held-card-changed': 'mismatch',
  'card-changed': 'mismatch',
  'payout-differs': 'mismatch',
  'final-shuffle-differs': 'mismatch',
  'deck-not-whole': 'mismatch',
  'commitment-changed': 'mismatch',
  'commitment-withheld': 'mismatch',
  'commitment-swapped': 'mismatch',
  'client-seed-changed': 'mismatch',
  'client-seed-replaced': 'mismatch',
  'server-seed-reused': 'mismatch',
  'nonce-skipped': 'mismatch',
  'nonce-reused': 'mismatch',
  'nonce-out-of-order': 'mismatch',
  'next-pair-replaced': 'mismatch',
  'client-seed-ignored': 'mismatch',
  // Something needed could not be read.
  'field-malformed': 'unreadable',
  'field-absent': 'unreadable',
  'field-ambiguous': 'unreadable',
  'field-conflict': 'unreadable',
  'card-face-down': 'unreadable',
  'deal-not-seen': 'unreadable',
  'final-not-seen': 'unreadable',
  'reveal-not-seen': 'unreadable',
  'pair-not-revealed': 'unreadable',
  'reveal-malformed': 'unreadable',
  'nonce-not-read': 'unreadable',
  // The rule is not known.
  'scheme-unknown': 'unsupported',
  'rule-not-found': 'unsupported',
  'hash-ran-out': 'unsupported',
  'resplit-order-unknown': 'unsupported',
  'signature-encoding-unknown': 'unsupported',
  // Nothing to audit was recorded.
  'panel-not-seen': 'not-watching',
  // Not over yet.
  'seed-not-revealed': 'pending',
  'hand-not-over': 'pending',
  // It recomputes, which proves little.
  'commitment-not-seen': 'consistent',
  'commitment-not-before-bet': 'consistent',
  'commitment-replaced': 'consistent',
  'client-seed-not-before-bet': 'consistent',
  'client-seed-late': 'consistent',
  'client-seed-unsaved': 'consistent',
  'nonces-passed-over': 'consistent',
  'nonce-taken': 'consistent',
  'pair-replaced': 'consistent',
  'nonce-named': 'consistent',
  'commitment-form-unknown': 'consistent',
  'cut-only': 'consistent',
  'choice-differs': 'consistent',
  'rule-inferred': 'consistent',
  'hand-inferred': 'consistent',
  // Readings too weak to accuse anybody with.
  'not-read-twice': 'doubt',
  'seeds-not-linked': 'doubt',
  'tables-interleaved': 'doubt',
  'rule-not-tried': 'doubt',
  'controls-unknown': 'doubt',
  // Readings that neither accuse nor prove.
  'cards-not-written': 'unseen',
  'hand-not-in-log': 'unseen',
  // What of the cards was known by name alone.
  'cards-named': 'note',
  'suits-named': 'note',
  // What fitted, where the rule leaves a choice.
  'split-order-inferred': 'note',
  'deal-order-inferred': 'note',
  'fresh-order-inferred': 'note',
  'decks-inferred': 'note',
  'first-hash-inferred': 'note',
  'commitment-form-inferred': 'note',
  'signature-verified': 'note',
  'nonce-aligned': 'note',
  'nonce-forced': 'note',
  'nonce-ambiguous': 'note',
  'nonce-not-forced': 'note',
  // What of the play no seeds decide.
  'dealer-stood': 'note',
  'others-at-table': 'note',
  // How a pair of seeds for many bets came about, and what was seen of it.
  'first-nonce-inferred': 'note',
  'bets-not-seen': 'note',
  'client-seed-after-hash': 'note',
  'client-seed-before-hash': 'note',
} as const satisfies Record<string, Effect>;
export type ReasonCode = keyof typeof REASONS;

/** A reason, with the words that fill the blanks of its sentence, in order. */
export interface Reason {
  readonly code: ReasonCode;
  readonly subs?: readonly string[];
}

export const reason = (code: ReasonCode, ...subs: string[]): Reason =>
  subs.length ? { code, subs } : { code };

export type Check = 'pass' | 'fail' | 'unknown';

export interface Checks {
  /** The reveal hashes to the commitment. */
  readonly commitment: Check;
  /** What was shown is what the seeds force. */
  readonly deal: Check;
  /** The win is what the pay table says. */
  readonly payout: Check;
  /** The seeds that were used are those that were announced, each once. */
  readonly continuity: Check;
}

export const NOTHING_CHECKED: Checks = {
  commitment: 'unknown',
  deal: 'unknown',
  payout: 'unknown',
  continuity: 'unknown',
};

export interface Verdict {
  readonly status: Status;
  /** Something differs, and only a doubt keeps it from being a mismatch: that is said at once, with what to do. */
  readonly suspect?: true;
  readonly reasons: readonly Reason[];
  readonly checks: Checks;
  /** What the seeds force, in the shape of `shown`; null where it could not be computed. */
  readonly expected: object | null;
}

declare const proven: unique symbol;
/** What `verified` takes: only `prove` makes one. */
export interface Proof {
  readonly [proven]: true;
}

/** The proof behind `verified`, or null: the reveal is the committed one, committed before the bet, and forces the deal. */
export function prove(checks: Checks, committedBeforeBet: boolean): Proof | null {
  const holds =
    checks.commitment === 'pass' &&
    checks.deal === 'pass' &&
    checks.payout !== 'fail' &&
    checks.continuity !== 'fail' &&
    committedBeforeBet;
  return holds ? ({} as Proof) : null;
}

interface Finding {
  readonly reasons: readonly Reason[];
  readonly checks: Checks;
  readonly expected: object | null;
}

/** The only way to a `verified` verdict. */
export function verified(_proof: Proof, finding: Finding): Verdict {
  const { reasons, checks, expected } = finding;
  return { status: 'verified', reasons, checks, expected };
}

/** Any other verdict: as bad as its worst reason, and never a mismatch while a reading is in doubt. */
export function unverified(finding: Finding): Verdict {
  const effects = new Set<Effect>(finding.reasons.map(({ code }) => REASONS[code]));
  const isUnseen = effects.has('unseen');
  const worst = STATUSES.find(
    (status) => status !== 'verified' && (effects.has(status) || (isUnseen && status === 'unreadable')),
  );
  if (worst === 'mismatch' && (isUnseen || effects.has('doubt')))
    return { status: 'unreadable', suspect: true, ...finding };
  return { status: worst === undefined || worst === 'verified' ? 'unreadable' : worst, ...finding };
}

/** Whether a reason stands in the way of `verified`. */
export const hinders = ({ code }: Reason): boolean => REASONS[code] !== 'note' && REASONS[code] !== 'doubt';

/** Whether a reason only says what was found. */
export const isNote = ({ code }: Reason): boolean => REASONS[code] === 'note';
