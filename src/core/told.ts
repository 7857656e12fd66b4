/**
 * Hands that a file tells of, held against the log in it: what the file says of a hand is worth no more than what its
 * observations give.
 * @module
 */
import { type AssembledHand, assemble, type SiteSchemes } from './assemble.ts';
import { observationIn } from './earlier.ts';
import { getOr, groupBy } from './groups.ts';
import type { Observation } from './observation.ts';

/** Observations of a site whose hands are assembled together. */
const TOGETHER = 4000;
/** So many before and behind them are looked at as well; of a pair of seeds, whose seed is far behind most hands, more. */
const AROUND = { 'per-bet': 1000, pair: 8000 } as const;

/** The hand that a log gives, where it is the one that is told of; else undefined. */
export type GivenBy = (told: unknown) => AssembledHand | undefined;

/**
 * What the log in a file gives of the hands it tells of. It is assembled when it is first asked, a stretch at a time, since
 * a whole log at once would take the longer for each hand the longer it is.
 * @param entries of any form; what is no observation is left out
 * @param siteOf the sites by their ids, and by what was read on them
 */
export function givenBy(
  entries: unknown,
  siteOf: (id: string, observations: readonly Observation[]) => SiteSchemes | undefined,
): GivenBy {
  const read = Array.isArray(entries) ? entries.flatMap((entry) => observationIn(entry) ?? []) : [];
  const bySite = groupBy(
    read.sort((a, b) => a.seq - b.seq),
    ({ site }) => site,
  );
  const assembled = new Map<string, ReadonlyMap<string, AssembledHand>>();
  return (told) => {
    const { id, site } = Object(told) as { readonly id?: unknown; readonly site?: unknown };
    if (typeof id !== 'string' || typeof site !== 'string') return undefined;
    const observations = bySite.get(site) ?? [];
    const hands = getOr(assembled, site, () => handsIn(observations, siteOf(site, observations)));
    const given = hands.get(id);
    return given && isSameHand(given.hand, told) ? given : undefined;
  };
}

function handsIn(
  observations: readonly Observation[],
  site: SiteSchemes | undefined,
): ReadonlyMap<string, AssembledHand> {
  const hands = new Map<string, AssembledHand>();
  if (!site) return hands;
  const around = AROUND[site.seeding];
  for (let from = 0; from < observations.length; ) {
    const isRest = observations.length - from <= TOGETHER + around;
    const to = isRest ? observations.length : from + TOGETHER;
    const own = new Set(observations.slice(from, to).map(({ seq }) => String(seq)));
    for (const hand of assemble(observations.slice(Math.max(0, from - around), to + around), site))
      if (own.has(hand.id)) hands.set(hand.id, hand);
    from = to;
  }
  return hands;
}

/** What makes up a hand, whatever else a file says of it. */
const PARTS = [
  'v',
  'scheme',
  'game',
  'commitment',
  'clientSeed',
  'nonce',
  'reveal',
  'shown',
  'decks',
  'order',
];

const isSameHand = (hand: object, told: unknown): boolean =>
  PARTS.every((part) => isSo(Object(told)[part], Reflect.get(hand, part)));

/** Whether a value of JSON is so in another, which may say more: later versions read more of a table. */
function isSo(told: unknown, given: unknown): boolean {
  if (typeof told !== 'object' || told === null || typeof given !== 'object' || given === null)
    return told === given;
  if (Array.isArray(told) !== Array.isArray(given)) return false;
  if (Array.isArray(told) && told.length !== (given as readonly unknown[]).length) return false;
  return Object.entries(told).every(([key, value]) => isSo(value, Reflect.get(given, key)));
}
