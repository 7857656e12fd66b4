/**
 * Audits a hand: recomputes what its seeds force and says how it compares with what was shown.
 * A pure function; the verdict of a hand is the same in the extension, on the command line and for a stranger.
 * @module
 */
import { FieldReader, HandError } from './fields.ts';
import type { Comparison } from './game.ts';
import { type Commitment, type Hand, parseHand, schemeIdOf } from './hand.ts';
import { type Reveal, type Scheme, type Seeds, Undealable } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';
import {
  type Check,
  type Checks,
  hinders,
  NOTHING_CHECKED,
  prove,
  type Reason,
  REASONS,
  reason,
  unverified,
  type Verdict,
  verified,
} from './verdict.ts';

/** What is known of a hand beyond what a hand file says. */
export interface Circumstances {
  /** What assembling the hand from observations turned up. */
  readonly findings?: readonly Reason[];
  /** Whether the seeds used were those announced. */
  readonly continuity?: Check;
  /** What checking the signature on the server seed gave, where it carries one: see signature.ts. */
  readonly signature?: Reason;
}

/**
 * The verdict on a hand as parsed from JSON, of any shape: what is no hand is `unreadable`, with the field named.
 * Never throws.
 */
export function audit(hand: unknown, circumstances: Circumstances = {}): Verdict {
  try {
    const fields = new FieldReader(hand);
    const id = schemeIdOf(fields);
    const scheme = SCHEMES.get(id);
    if (!scheme) return notAudited(reason('scheme-unknown', id));
    return auditBy(scheme, fields, circumstances);
  } catch (error) {
    if (error instanceof HandError) return notAudited(reason('field-malformed', error.field, error.expected));
    throw error;
  }
}

const notAudited = (...reasons: Reason[]): Verdict =>
  unverified({ reasons, checks: NOTHING_CHECKED, expected: null });

function auditBy<Shown extends object, Dealt>(
  scheme: Scheme<Shown, Dealt>,
  fields: FieldReader,
  { findings = [], continuity = 'unknown', signature }: Circumstances,
): Verdict {
  const hand = parseHand(fields, scheme);
  const shown = fields.isNull('shown') ? null : scheme.game.parseShown(fields.object('shown'));
  const committed = checkCommitment(scheme, hand.commitment, hand.reveal);
  const compared = hand.reveal ? compareDeal(scheme, hand, hand.reveal, shown) : NOT_REVEALED;
  const checks: Checks = {
    commitment: committed.check,
    deal: compared.deal,
    payout: compared.payout,
    continuity,
  };
  const reasons = [...findings, ...committed.reasons, ...compared.reasons, ...(signature ? [signature] : [])];
  const proof = prove(checks, hand.commitment?.beforeBet ?? false);
  const finding = { reasons, checks, expected: compared.expected };
  // Doubts only keep a mismatch from being declared: what matches can't have been misread.
  if (proof && !reasons.some(hinders)) {
    return verified(proof, { ...finding, reasons: reasons.filter(({ code }) => REASONS[code] === 'note') });
  }
  return unverified(finding);
}

function checkCommitment(
  scheme: Scheme,
  commitment: Commitment | null,
  reveal: Reveal | null,
): { check: Check; reasons: Reason[] } {
  if (!commitment) return { check: 'unknown', reasons: [reason('commitment-not-seen')] };
  const late = commitment.beforeBet ? [] : [reason('commitment-not-before-bet')];
  if (!reveal) return { check: 'unknown', reasons: late };
  const match = scheme.commitments(reveal).find(({ hash }) => hash === commitment.value);
  if (!match) return { check: 'fail', reasons: [...late, reason('reveal-not-committed')] };
  return {
    check: 'pass',
    reasons: match.form ? [...late, reason('commitment-form-inferred', match.form)] : late,
  };
}

const NOT_REVEALED: Comparison = {
  deal: 'unknown',
  payout: 'unknown',
  expected: null,
  reasons: [reason('seed-not-revealed')],
};

/** The comparison with the first reading of the rule that fits, or with the usual one where none does. */
function compareDeal<Shown extends object, Dealt>(
  scheme: Scheme<Shown, Dealt>,
  hand: Omit<Hand, 'shown'>,
  reveal: Reveal,
  shown: Shown | null,
): Comparison {
  if (!shown) return { deal: 'unknown', payout: 'unknown', expected: null, reasons: [reason('final-not-seen')] };
  try {
    let usual: Comparison | undefined;
    for (const { dealt, notes } of scheme.deals(seedsOf(hand, reveal))) {
      const comparison = scheme.game.compare(shown, dealt);
      if (comparison.deal !== 'fail') return { ...comparison, reasons: [...notes, ...comparison.reasons] };
      usual ??= comparison;
    }
    if (!usual) throw new Error(`${scheme.id} gave no deal`);
    return usual;
  } catch (error) {
    if (!(error instanceof Undealable)) throw error;
    return { deal: 'unknown', payout: 'unknown', expected: null, reasons: [error.reason] };
  }
}

/** The seeds of a hand, as its scheme takes them. */
export function seedsOf(hand: Omit<Hand, 'shown'>, reveal: Reveal): Seeds {
  return {
    reveal,
    clientSeed: hand.clientSeed ?? '',
    nonce: hand.nonce,
    ...(hand.decks === undefined ? {} : { decks: hand.decks }),
    ...(hand.order === undefined ? {} : { order: hand.order }),
  };
}
