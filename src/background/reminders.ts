/**
 * What would make the next hand prove more, said before its bet.
 * @module
 */
import type { Observation } from '../core/observation.ts';
import { isPanel, textOf } from '../core/panels.ts';
import type { ReasonCode } from '../core/verdict.ts';
import type { HandView, Reminder } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';

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

type Latest = Pick<HandView, 'id' | 'verdict' | 'hand'>;

/** What was seen of a casino. */
interface Seen {
  /** The latest observations of it, on all tabs; any, where nothing depends on them: see `dependsOnSeen`. */
  readonly observations: readonly Observation[];
  /** The tab that is reminded. */
  readonly tab: string;
  /** Its last hand. */
  readonly latest: Latest | null;
  /** How many of the casino's hands wait for their seed. */
  readonly waiting: number;
}

/** Whether what was seen since the last hand matters: only where that was not enough, or there was none. */
export const dependsOnSeen = (latest: Latest | null): boolean =>
  latest === null ||
  REMINDERS.some(
    ([code, what]) => what === 'panel' && latest.verdict.reasons.some((one) => one.code === code),
  );

/** What to remind the player of on a tab. */
export function reminderOn({ seeding }: Pick<Site, 'seeding'>, seen: Seen): Reminder | null {
  const { observations, tab, latest, waiting } = seen;
  const own = observations.filter((one) => one.tab === tab);
  const announced = own.filter(isPanel).findLast((panel) => textOf(panel, 'announced.commitment'));
  if (!latest) {
    const isTable = own.some(({ reading }) => reading.kind === 'table');
    // Where hands wait for their seed, the hash that the next ones are dealt under was seen with them.
    if (isTable && !announced && waiting === 0) return 'first_panel';
    return waiting >= MANY ? 'waiting' : null;
  }
  const codes = new Set(latest.verdict.reasons.map(({ code }) => code));
  const hash = announced && textOf(announced, 'announced.commitment')?.trim().toLowerCase();
  const isForNext =
    announced !== undefined &&
    announced.seq > Number(latest.id) &&
    (seeding === 'pair' || hash !== latest.hand.commitment?.value.toLowerCase());
  const found = REMINDERS.find(([code, what]) => codes.has(code) && !(what === 'panel' && isForNext));
  if (found) return found[1];
  // Where each bet has a server seed of its own, nearly every client seed is older than the hash.
  if (latest.hand.nonce !== null && codes.has('client-seed-before-hash')) return 'client_seed';
  return waiting >= MANY ? 'waiting' : null;
}
