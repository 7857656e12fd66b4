/**
 * Spins of a roulette wheel, as panel and table tell of them.
 * @module
 */
import { assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import type { Reading } from '../../../src/core/observation.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';
import type { Verdict } from '../../../src/core/verdict.ts';
import { Story } from './story.ts';

export const ROULETTE = { schemes: { roulette: 'bitzino/roulette' }, seeding: 'per-bet' } as const;
export const WHEEL = '0123456789abcdefghijklmnopqrstuvwxyzA';

/** The n-th seed, with a deck. */
export const secret = (n: number, deck = WHEEL): string =>
  JSON.stringify({ server_seed: `seed ${n}`, initial_shuffle: deck });

/** What the n-th seed gives with a client seed: the number, and the shuffle that is shown with it. */
export function resultOf(n: number, clientSeed = 'player') {
  const given = { reveal: { secret: secret(n) }, clientSeed, nonce: null };
  const [first] = SCHEMES.get('bitzino/roulette')!.deals(given);
  return first!.dealt as { readonly dealt: number; readonly finalShuffle: string };
}

export const spin = (number: number): Reading => ({
  kind: 'table',
  game: 'roulette',
  stage: 'over',
  contents: { number },
});

/** The wheel turns, and it rests. */
export const SPINS: Reading = { kind: 'table', game: 'roulette', stage: 'moving', contents: null };
export const RESTING: Reading = { kind: 'table', game: 'roulette', stage: 'resting', contents: null };

/** What is said of the numbers of a story. */
export const numbersOf = ({ observations }: Story): Verdict[] =>
  assemble(observations, ROULETTE).map(({ hand, circumstances }) => audit(hand, circumstances));

/** A page on which the first number was bet on and drawn. */
export const firstSpin = (): Story =>
  new Story()
    .panel(wheelPanel(null, 1))
    .bet()
    .see(SPINS)
    .seeTwice(spin(resultOf(1).dealt));

/** A panel that shows which seed was the last, and promises which is next. */
export const wheelPanel = (last: number | null, next: number, deck = WHEEL) => ({
  'announced.commitment': sha256Hex(secret(next, deck)),
  'announced.clientSeed': 'player',
  'reported.commitment': last === null ? '' : sha256Hex(secret(last, deck)),
  'reported.clientSeed': last === null ? '' : 'player',
  'reported.secret': last === null ? '' : secret(last, deck),
});
