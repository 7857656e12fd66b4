/**
 * A file that was taken in, as a log: its hands are judged as the player's own are, by the file's own rules where its
 * sites are not known here, and held against what the file says of them.
 * @module
 */
import { schemeFor } from '../core/assemble.ts';
import { audit } from '../core/audit.ts';
import type { GameId } from '../core/game.ts';
import { getOr } from '../core/groups.ts';
import { limitsOf } from '../core/limits.ts';
import { reason } from '../core/verdict.ts';
import type { Building, HandView } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { siteOfFile } from '../sites/watched.ts';
import { ruleIn } from './auditor.ts';
import { Hands } from './hands.ts';
import { Log } from './log.ts';
import { Counter } from './rows.ts';
import { siteById } from './sites.ts';
import type { HandRow, ImportedFile, Store, Told, Write } from './store.ts';
import type { SiteOf } from './stretches.ts';
import { CODE_VERSION } from './version.ts';

/** Told hands that are compared at once. */
const AT_ONCE = 500;
/** Between two words of progress, ms. */
const PROGRESS = 500;

export interface Foreign {
  readonly file: ImportedFile;
  readonly store: Store;
  readonly hands: Hands;
  readonly siteOf: SiteOf;
}

/** @param store the file's own */
export function foreignLog(store: Store, file: ImportedFile): Foreign {
  const siteOf = sitesIn(file);
  const hands = new Hands(store, new Log(store, CODE_VERSION), CODE_VERSION, siteOf);
  return { file, store, hands, siteOf };
}

/** How far its verdicts are: its entries are judged first, and then compared with what the file tells. */
export async function buildingOf({ store, hands }: Foreign): Promise<Building | null> {
  const building = await hands.building();
  if (building) return building;
  const last = await store.transaction('told').store.openKeyCursor(null, 'prev');
  if (!last) return null;
  const state = await store.get('index', 'told');
  const isDone = state?.version === CODE_VERSION && state.upTo === last.key;
  return isDone ? null : { done: Math.max(0, state?.upTo ?? 0), of: last.key };
}

const builds = new Map<string, Promise<void>>();

/** Judges what is not judged yet of a file, a slice at a time. */
export function build(foreign: Foreign, tell: () => void): Promise<void> {
  const { id } = foreign.file;
  return getOr(builds, id, () =>
    buildAll(foreign, tell)
      // It may have been let go of meanwhile.
      .catch((error) => console.error('Cutcard could not judge a file that was taken in', error))
      .finally(() => builds.delete(id)),
  );
}

async function buildAll(foreign: Foreign, tell: () => void): Promise<void> {
  const { hands } = foreign;
  let told = Date.now();
  const progress = (): void => {
    if (Date.now() - told < PROGRESS) return;
    told = Date.now();
    tell();
  };
  while (await hands.catchUp()) {
    while (await hands.judge({ settled: true }));
    progress();
  }
  while (await hands.judge()) progress();
  while (await compare(foreign)) progress();
  tell();
}

/** Holds the next hands against what the file tells of them; whether there were any. */
async function compare({ store, siteOf }: Foreign): Promise<boolean> {
  const transaction: Write = store.transaction(['told', 'hands', 'counts', 'index'], 'readwrite');
  const work = async (): Promise<boolean> => {
    const state = await transaction.objectStore('index').get('told');
    const range = IDBKeyRange.lowerBound(state?.upTo ?? -1, true);
    const some = await transaction.objectStore('told').getAll(range, AT_ONCE);
    const counter = new Counter();
    for (const told of some) {
      const judged = await transaction.objectStore('hands').get(told.id);
      const row = judged ?? rowOf(told, siteOf(told.site));
      if (!row) continue;
      const compared = { ...row, ...(row.status !== told.status && { differs: 1 as const }) };
      if (judged) counter.add(judged, -1);
      counter.add(compared, 1);
      if (!judged || compared.differs) await transaction.objectStore('hands').put(compared);
    }
    await counter.write(transaction);
    const last = some.at(-1);
    if (!last) return false;
    await transaction.objectStore('index').put({ id: 'told', version: CODE_VERSION, upTo: last.id });
    return true;
  };
  const [any] = await Promise.all([work(), transaction.done]);
  return any;
}

/**
 * A hand that the log in the file does not give: what it says of itself can still be recomputed, and proves and accuses
 * nothing. Null where its game is not known.
 */
function rowOf({ id, site: siteId, hand: told }: Told, site: Site | undefined): HandRow | null {
  const hand = told as HandView['hand'] & { readonly game?: unknown };
  const named = Object.entries(site?.schemes ?? {}).find(([, scheme]) => scheme === hand.scheme)?.[0];
  const game = (named ?? hand.game) as GameId | undefined;
  if (!site || !game || !schemeFor(site, game)) return null;
  const given = site.rules?.[game];
  const findings = [reason('hand-not-in-log')];
  const verdict = audit(hand, { findings, ...(given && { rule: given }) });
  const view = {
    id: String(id),
    tab: '',
    siteId,
    siteName: site.name,
    game,
    at: 0,
    hand,
    ...ruleIn(site, game),
    verdict,
    limits: limitsOf(hand),
    evidence: [],
  };
  return { id, site: siteId, tab: '', game, status: verdict.status, at: 0, view };
}

/** The sites of a file: those that are known here, and those that another player watches, by the file's own rules. */
function sitesIn({ rules, seedings }: ImportedFile): SiteOf {
  const made = new Map<string, Site | undefined>();
  return (id) => {
    const known = siteById(id);
    if (known) return known;
    if (!made.has(id)) made.set(id, siteOfFile(id, rules, seedings[id]));
    return made.get(id);
  };
}
