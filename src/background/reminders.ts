/**
 * What would make the next hand prove more, said before its bet. It says what was wrong with the last one, so that it
 * is true whatever the page shows by now.
 * @module
 */
import type { ReasonCode } from '../core/verdict.ts';
import type { HandView, Reminder } from '../platform/messages.ts';

/** Reasons that the player can do something about before the next bet, the most important first. */
const REMINDERS: readonly (readonly [ReasonCode, Reminder])[] = [
  ['panel-not-seen', 'panel'],
  ['commitment-not-seen', 'panel'],
  ['commitment-not-before-bet', 'panel'],
  ['client-seed-replaced', 'own_seed'],
  ['client-seed-not-before-bet', 'own_seed'],
];

/** From so many hands on it is worth a mark that they wait for their seed. */
const MANY = 50;

/** `latest`: the last hand of a tab. `waiting`: how many hands of the casino wait for their seed. */
export function reminderAfter(
  latest: Pick<HandView, 'verdict' | 'hand'> | null,
  waiting: number,
): Reminder | null {
  const reasons = latest?.verdict.reasons.map(({ code }) => code) ?? [];
  const found = REMINDERS.find(([code]) => reasons.includes(code));
  if (found) return found[1];
  // Where each bet has a server seed of its own, nearly every client seed is older than the hash.
  if (latest?.hand.nonce != null && reasons.includes('client-seed-before-hash')) return 'client_seed';
  return waiting >= MANY ? 'waiting' : null;
}
