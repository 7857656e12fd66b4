/**
 * Audits a hand: recomputes what its seeds force and says how it compares with what was shown.
 * A pure function; the verdict of a hand is the same in the extension, on the command line and for a stranger.
 * @module
 */
import { FieldReader, HandError } from './fields.ts';
import type { Comparison } from './game.ts';
import { type Commitment, parseHand, schemeIdOf, seedsOf } from './hand.ts';
import { Latest } from './latest.ts';
import type { GivenRule } from './rules/parse.ts';
import { roundDigest } from './rules/round.ts';
import { type Interpretation, type Scheme, type Seeds, Undealable } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';
import { isSigned } from './signature.ts';
import {
  type Check,
  type Checks,
  hinders,
  isNote,
  NOTHING_CHECKED,
  prove,
  REASONS,
  type Reason,
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
  /** Whether it was seen on a page until it was over: then it is held against the rules of play too. */
  readonly watched?: boolean;
  /** The rule for hands that say which game they are of, and not by which scheme. */
  readonly rule?: GivenRule;
}

/**
 * The verdict on a hand as parsed from JSON, of any shape: what is no hand is `unreadable`, with the field named.
 * Never throws.
 */
export function audit(hand: unknown, circumstances: Circumstances = {}): Verdict {
  try {
    const fields = new FieldReader(hand);
    const id = schemeIdOf(fields, circumstances.rule);
    const { rule } = circumstances;
    if (rule && rule.scheme.id === id)
      return auditBy(rule.scheme, fields, taught(fields, rule, circumstances));
    const scheme = SCHEMES.get(id);
    if (!scheme) return notAudited(reason('scheme-unknown', id));
    return auditBy(scheme, fields, circumstances);
  } catch (error) {
    if (error instanceof HandError) return notAudited(reason('field-malformed', error.field, error.expected));
    throw error;
  }
}

/** Whether a hand of blackjack was split. */
function isSplit(fields: FieldReader): boolean {
  const player = fields.isNull('shown') ? null : fields.object('shown').raw('player');
  return Array.isArray(player) && player.length > 1;
}

/**
 * A rule that was found from this very hand fits it, whatever the casino's may be; and of what no hand showed that it
 * was found from, it says nothing for certain.
 */
function taught(
  fields: FieldReader,
  { scheme, taughtBy, splitUnknown }: GivenRule,
  circumstances: Circumstances,
): Circumstances {
  const findings = [...(circumstances.findings ?? [])];
  if (taughtBy.has(roundDigest(fields, scheme.game.id))) findings.push(reason('rule-inferred'));
  if (splitUnknown && isSplit(fields)) findings.push(reason('rule-not-tried'));
  return { ...circumstances, findings };
}

const notAudited = (...reasons: Reason[]): Verdict =>
  unverified({ reasons, checks: NOTHING_CHECKED, expected: null });

function auditBy<Shown extends object, Dealt>(
  scheme: Scheme<Shown, Dealt>,
  fields: FieldReader,
  { findings = [], continuity = 'unknown', signature, watched = false }: Circumstances,
): Verdict {
  const hand = parseHand(fields, scheme);
  const table = fields.objectOrNull('shown');
  const shown = table && scheme.game.parseShown(table);
  const seeds = hand.reveal && seedsOf(hand, hand.reveal);
  const committed = checkCommitment(scheme, hand.commitment, seeds);
  const compared = seeds
    ? compareDeal(scheme, seeds, shown, { mayBeCommitted: committed.check !== 'fail', watched })
    : notCompared(reason('seed-not-revealed'));
  const checks: Checks = {
    commitment: committed.check,
    deal: findings.some(({ code }) => code === 'card-changed') ? 'fail' : compared.deal,
    payout: compared.payout,
    continuity,
  };
  // Whatever order split hands are dealt in, the first cards are dealt like those of any hand.
  const isTried = ({ code }: Reason): boolean => code !== 'rule-not-tried' || !compared.startDiffers;
  const reasons = [...findings.filter(isTried), ...committed.reasons, ...compared.reasons];
  if (hand.reveal && isSigned(hand.reveal)) reasons.push(signature ?? reason('signature-encoding-unknown'));
  const proof = prove(checks, hand.commitment?.beforeBet ?? false);
  const { expected } = compared;
  // Doubts only keep a mismatch from being declared: what matches can't have been misread.
  if (proof && !reasons.some(hinders)) {
    return verified(proof, { reasons: reasons.filter(isNote), checks, expected });
  }
  return unverified({ reasons, checks, expected });
}

function checkCommitment(
  scheme: Scheme,
  commitment: Commitment | null,
  seeds: Seeds | null,
): { check: Check; reasons: Reason[] } {
  if (!commitment) return { check: 'unknown', reasons: [reason('commitment-not-seen')] };
  const late = commitment.beforeBet ? [] : [reason('commitment-not-before-bet')];
  const match =
    seeds && scheme.commitments(seeds.reveal, seeds).find(({ hash }) => hash === commitment.value);
  if (!seeds) return { check: 'unknown', reasons: late };
  // No hash fits by accident: what the rule does not say, the seed itself tells.
  if (!match && scheme.commitmentForm === 'unknown')
    return { check: 'unknown', reasons: [...late, reason('commitment-form-unknown')] };
  if (!match) return { check: 'fail', reasons: [...late, reason('reveal-not-committed')] };
  return {
    check: 'pass',
    reasons: match.form ? [...late, reason('commitment-form-inferred', match.form)] : late,
  };
}

type Compared = Pick<Comparison, 'deal' | 'payout' | 'expected' | 'reasons' | 'startDiffers'>;

/** There is nothing to compare. Where the deal itself breaks the rule, it fails whatever was shown. */
const notCompared = (why: Reason): Compared => ({
  deal: REASONS[why.code] === 'mismatch' ? 'fail' : 'unknown',
  payout: 'unknown',
  expected: null,
  reasons: [why],
});

/** What a shown hand comes to beside the deal of its seeds. */
function compareDeal<Shown extends object, Dealt>(
  scheme: Scheme<Shown, Dealt>,
  seeds: Seeds,
  shown: Shown | null,
  { mayBeCommitted, watched }: { readonly mayBeCommitted: boolean; readonly watched: boolean },
): Compared {
  if (!shown) return notCompared(reason('final-not-seen'));
  if (seeds.nonce === null && scheme.nonce === 'required') return notCompared(reason('nonce-not-read'));
  try {
    const { comparison, interpretation } = closestInterpretation(scheme, seeds, shown);
    if (comparison.deal !== 'fail') {
      const { deal, payout, expected, reasons } = comparison;
      const played = (watched && scheme.game.judgePlay?.(shown)) || [];
      // All are the seeds' cards, and whoever stops or goes on where no rule does chooses who wins.
      const isBroken = played.some(({ code }) => REASONS[code] === 'mismatch');
      const all = [...interpretation.notes, ...reasons, ...played];
      return { deal: isBroken ? 'fail' : deal, payout, expected, reasons: all };
    }
    const excuse = mayBeCommitted ? excuseFor(scheme, seeds, shown) : null;
    return excuse ? notCompared(excuse) : comparison;
  } catch (error) {
    if (!(error instanceof Undealable)) throw error;
    return notCompared(error.reason);
  }
}

/** What was found lately, by scheme, seeds and cards: an excuse takes long to look for, and hands are looked at often. */
const excuses = new WeakMap<object, Latest<{ readonly reason: Reason | null }>>();
const MOST_EXCUSES = 1000;

/** What may excuse a hand that is not what its seeds deal. */
function excuseFor<Shown extends object, Dealt>(
  scheme: Scheme<Shown, Dealt>,
  seeds: Seeds,
  shown: Shown,
): Reason | null {
  if (!scheme.excuse) return null;
  const known = excuses.get(scheme) ?? new Latest(MOST_EXCUSES);
  excuses.set(scheme, known);
  const name = JSON.stringify([seeds, shown]);
  const fits = (dealt: Dealt): boolean => scheme.game.compare(shown, dealt).deal !== 'fail';
  const found = known.get(name) ?? { reason: scheme.excuse(seeds, shown, fits) };
  known.put(name, found);
  return found.reason;
}

/** The first interpretation of the rule that fits what was shown, or the one that comes closest. @throws Undealable */
export function closestInterpretation<Shown extends object, Dealt>(
  scheme: Scheme<Shown, Dealt>,
  seeds: Seeds,
  shown: Shown,
): { readonly comparison: Comparison; readonly interpretation: Interpretation<Dealt> } {
  let closest: { comparison: Comparison; interpretation: Interpretation<Dealt> } | undefined;
  let startDiffers = true;
  for (const interpretation of scheme.deals(seeds)) {
    const comparison = scheme.game.compare(shown, interpretation.dealt);
    if (comparison.deal !== 'fail') return { comparison, interpretation };
    startDiffers &&= comparison.startDiffers === true;
    if (!closest || comparison.differing < closest.comparison.differing)
      closest = { comparison, interpretation };
  }
  if (!closest) throw new Error(`${scheme.id} gave no deal`);
  return { ...closest, comparison: { ...closest.comparison, startDiffers } };
}
