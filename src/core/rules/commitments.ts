/**
 * Of what a commitment is a hash, found like the rule itself: by trying.
 * @module
 */
import { hashHex, valuesOf } from './hashing.ts';
import type { Round } from './round.ts';
import { DIGESTS, type Hashing, type Template } from './rule.ts';

const SEED: Template = '{serverSeed}';
const BESIDES: readonly Template[] = [
  '{clientSeed}',
  '{nonce}',
  '{clientSeed}{nonce}',
  '{clientSeed}:{nonce}',
];
const SEPARATORS = [':', '-', '', '_', ',', '|', '.', ' '];

/** What casinos hash before a bet: the seed as text or as bytes, or with something joined to it, or keyed by it. */
const FORMS: readonly Omit<Hashing, 'digest'>[] = [
  { message: SEED },
  { message: SEED, messageAs: 'bytes' },
  ...BESIDES.flatMap((other) => SEPARATORS.map((separator) => ({ message: SEED + separator + other }))),
  ...BESIDES.flatMap((other) => SEPARATORS.map((separator) => ({ message: other + separator + SEED }))),
  ...BESIDES.flatMap((other) => [
    { key: SEED, message: other },
    { key: other, message: SEED },
  ]),
];

export const COMMITMENT_FORMS: readonly Hashing[] = FORMS.flatMap((form) =>
  DIGESTS.map((digest) => ({ digest, ...form })),
);

/** The form that fits most of the commitments that were seen; null where none fits any. No hash fits by accident. */
export function findCommitment(rounds: readonly Round[]): Hashing | null {
  const seen = rounds.filter(({ commitment }) => commitment !== null);
  let best: { readonly form: Hashing; readonly fits: number } | null = null;
  for (const form of COMMITMENT_FORMS) {
    const fits = seen.filter((round) => hashHex(form, valuesOf(round)) === round.commitment).length;
    if (fits > (best?.fits ?? 0)) best = { form, fits };
  }
  return best?.form ?? null;
}
