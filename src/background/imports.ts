/**
 * Files that another browser exported: kept apart from the log, never changed, and audited anew here.
 * @module
 */
import { schemeFor } from '../core/assemble.ts';
import { audit } from '../core/audit.ts';
import { checkChain } from '../core/chain.ts';
import { HandError } from '../core/fields.ts';
import type { GameId } from '../core/game.ts';
import { limitsOf } from '../core/limits.ts';
import type { Observation } from '../core/observation.ts';
import type { Evidence, HandView, Imported } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { parseWatched, seedingOn, siteOfWatched } from '../sites/watched.ts';
import { countsOf, handsIn, ruleIn } from './auditor.ts';
import { observationOf } from './earlier.ts';
import { isSighting } from './sightings.ts';
import { siteById } from './sites.ts';
import type { ImportedFile, Store, Stored } from './store.ts';

const MOST_ENTRIES = 200_000;

/** Takes in a file. @throws Error saying in what it is no evidence */
export async function importFile(store: Store, name: string, file: unknown): Promise<Imported> {
  const evidence = evidenceIn(file);
  const hands = await handsOf(evidence);
  const said = new Map(evidence.hands.map(({ id, verdict }) => [id, verdict?.status]));
  const id = crypto.randomUUID();
  const summary: Imported = {
    id,
    name: name.slice(0, 200),
    at: Date.now(),
    hands: hands.length,
    counts: countsOf(hands),
    differing: hands.filter((hand) => said.get(hand.id) !== hand.verdict.status).length,
    chain: checkChain(evidence),
  };
  await store.put('imports', { id, summary, file: evidence, hands });
  return summary;
}

export async function importsIn(store: Store): Promise<Imported[]> {
  const files = await store.getAll('imports');
  return files.map(({ summary }) => summary).sort((a, b) => b.at - a.at);
}

/** A file with its hands as this version judges them. */
export async function importedFile(store: Store, id: string): Promise<ImportedFile | null> {
  const found = await store.get('imports', id);
  return found ? { ...found, hands: await handsOf(found.file) } : null;
}

function evidenceIn(file: unknown): Evidence {
  const { kind, hands, observations } = Object(file) as Partial<Record<string, unknown>>;
  if (kind !== 'cutcard-evidence') throw new Error('kind');
  if (!Array.isArray(hands) || !hands.every((hand) => typeof Object(hand).id === 'string'))
    throw new Error('hands');
  if (!Array.isArray(observations) || observations.length > MOST_ENTRIES) throw new Error('observations');
  return file as Evidence;
}

/** The hands of a file: made of its observations where they have them, else as the file tells them. */
async function handsOf(evidence: Evidence): Promise<HandView[]> {
  const { hands, observations } = evidence;
  const bySite = new Map<string, Observation[]>();
  for (const entry of observations) {
    const observation = readingIn(entry as unknown as Stored);
    if (!observation) continue;
    bySite.set(observation.site, [...(bySite.get(observation.site) ?? []), observation]);
  }
  const wanted = new Set(hands.map(({ id }) => id));
  const views = new Map<string, HandView>();
  for (const [id, own] of bySite) {
    const site = siteIn(evidence, id, own);
    for (const hand of site ? await handsIn(own, site, (one) => wanted.has(String(one))) : [])
      views.set(hand.id, hand);
  }
  return hands.flatMap((told) => views.get(told.id) ?? viewOf(told, siteIn(evidence, told.site, [])));
}

/** The site of a hand in a file: one that is known here, or one that another player watches, by the file's own rules. */
function siteIn({ rules }: Evidence, id: unknown, observations: readonly Observation[]): Site | undefined {
  const known = siteById(String(id));
  const [as, host] = String(id).split('@');
  if (known || host === undefined) return known;
  const seeding = observations
    .map(({ reading }) => (reading.kind === 'panel' ? seedingOn(reading) : null))
    .find((one) => one !== null);
  try {
    const own = (Array.isArray(rules) ? rules.map(Object) : []).filter(({ site }) => site === id);
    const given = own.map(({ written, origin }) => [Object(written).game, { rule: written, origin }]);
    return siteOfWatched(
      parseWatched({ host, as, ...(seeding && { seeding }), rules: Object.fromEntries(given) }),
    );
  } catch (error) {
    if (error instanceof HandError) return undefined;
    throw error;
  }
}

/** An entry that has the form of an observation. */
function readingIn(entry: Stored): Observation | null {
  const observation = typeof entry === 'object' && entry !== null ? observationOf(entry) : null;
  if (!observation) return null;
  const { seq, site, tab, ...sighting } = observation;
  const placed = Number.isSafeInteger(seq) && typeof site === 'string' && typeof tab === 'string';
  return placed && isSighting(sighting) ? observation : null;
}

/** A hand without its observations: what it says of itself can still be recomputed. */
function viewOf(
  { id, site: siteId, verdict: _, ...hand }: Evidence['hands'][number],
  site: Site | undefined,
): HandView[] {
  const named = Object.entries(site?.schemes ?? {}).find(([, scheme]) => scheme === hand.scheme)?.[0];
  const game = (named ?? hand.game) as GameId | undefined;
  if (!site || !game || !schemeFor(site, game)) return [];
  const given = site.rules?.[game];
  const verdict = audit(hand, given ? { rule: given } : {});
  return [
    {
      id,
      siteId,
      siteName: site.name,
      game,
      at: 0,
      hand,
      ...ruleIn(site, game),
      verdict,
      limits: limitsOf(hand),
      evidence: [],
    },
  ];
}
