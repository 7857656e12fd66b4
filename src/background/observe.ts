/**
 * What content scripts send is stored, judged and acknowledged.
 * @module
 */
import { getOr } from '../core/groups.ts';
import type { Sighting } from '../core/observation.ts';
import { parseSightings } from '../core/sightings.ts';
import type { ContentMessages } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { seedingOn } from '../sites/watched.ts';
import { judge, notRecorded, parts, recorded } from './desk.ts';
import { waitFor } from './floods.ts';
import { isGeneric, keptById } from './sites.ts';
import { tabName } from './tabs.ts';
import { changeOne } from './watched.ts';

/** How many messages content scripts have sent in this life of the worker. */
let observed = 0;

export const observations = (): number => observed;

type Answer = ContentMessages['content/observe']['answer'];
type Parsed = ReturnType<typeof parseSightings>;

/** What is being stored, by who sent it and what it is. */
const underWay = new Map<string, Promise<Answer>>();

/**
 * Stores what a content script has seen, judges it, and gives the alarms that are due; then it is answered. Sent again
 * meanwhile, by one that could not tell whether it was heard, it is answered with the same.
 */
export function observe(site: Site, tabId: number, sent: unknown): Promise<Answer> {
  const parsed = parseSightings(sent);
  observed++;
  const name = JSON.stringify([site.id, tabId, parsed.sightings.map(({ key }) => key), parsed.refused]);
  return getOr(underWay, name, () =>
    store(site, tabId, parsed).finally(() => {
      underWay.delete(name);
    }),
  );
}

async function store(site: Site, tabId: number, { sightings, refused }: Parsed): Promise<Answer> {
  const added = await append(site, tabId, sightings);
  await noteSeeding(site, sightings);
  // The alarm comes before the acknowledgement: where the worker dies in between, it is sent again and raised then.
  await judge(site).catch((error) => console.error('Cutcard could not judge the hand', error));
  const wait = waitFor(tabId, added + refused.length, Date.now());
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return { stored: sightings.map(({ key }: Sighting) => key), refused };
}

/** How many of these the log had not. */
async function append({ id }: Site, tabId: number, sightings: readonly Sighting[]): Promise<number> {
  try {
    const { added } = await (await parts()).log.append(id, await tabName(tabId), sightings);
    recorded(tabId);
    return added.length;
  } catch (error) {
    // Unanswered, the content script keeps what it sent and tries again.
    await notRecorded(tabId, error);
    throw error;
  }
}

/** How seeds serve the hands of a site that nobody has seen, its panel says; once that is known, it is kept. */
async function noteSeeding({ id }: Site, sightings: readonly Sighting[]): Promise<void> {
  const kept = keptById(id);
  if (!kept || !isGeneric(kept) || kept.seeding) return;
  for (const { reading } of sightings) {
    const seeding = reading.kind === 'panel' ? seedingOn(reading) : null;
    if (!seeding) continue;
    await changeOne(id, (one) => ({ ...one, seeding }));
    await (await parts()).hands.touchAll(id);
    return;
  }
}
