/**
 * Cuts each site's log into stretches, so that a hand can be judged without the whole of it.
 *
 * A stretch is so many observations of one site, one after the other. The hands that begin in it are judged on it, the
 * one before and the one behind it, which hold all that lies near in time. What lies far is found by the seeds: where
 * the seed of a commitment that the stretch shows was revealed, all stretches that show that commitment belong to it,
 * up to the entry that revealed it. So what a hand is judged on is a function of the log alone, whenever it is asked,
 * and a new entry touches the hands of two stretches, and of others only when it reveals their seeds.
 *
 * @module
 */
import { schemesFor } from '../core/assemble.ts';
import { observationOf } from '../core/earlier.ts';
import type { PanelField } from '../core/observation.ts';
import { hashesOut, isPanel, normalHash, type PanelObservation, textOf } from '../core/panels.ts';
import type { Site } from '../sites/index.ts';
import { siteById } from './sites.ts';
import type { Gap, Stored, Stretch, Tie, Write } from './store.ts';

/** Observations in a stretch: some twelve hands. */
export const STRETCH = 96;
/** How often the same reveal is followed up: it was read once, then confirmed, perhaps on another page. */
const MOST_REPORTED = 4;
/** Of commitments that are announced for longer than this many stretches, those in the middle keep to what is near. */
const MOST_TIED = 128;

export type SiteOf = (id: string) => Site | undefined;

/** Adds entries to the stretches, in memory, until `flush` writes them. */
export class Fold {
  readonly #transaction: Write;
  readonly #siteOf: SiteOf;
  readonly #latest = new Map<string, Stretch | null>();
  readonly #stretches = new Map<string, Stretch>();
  readonly #ties = new Map<string, Tie>();
  readonly #changed = new Set<Stretch | Tie>();

  /** @param siteOf the sites by their ids */
  constructor(transaction: Write, siteOf: SiteOf = siteById) {
    this.#transaction = transaction;
    this.#siteOf = siteOf;
  }

  async add(entry: Stored): Promise<void> {
    const observation = observationOf(entry);
    if (!observation) return this.#addAlarm(entry);
    const { site, seq } = observation;
    const stretch = await this.#grow(site, seq, 1);
    this.#touch(stretch);
    const before = await this.#stretch(site, stretch.id[1] - 1);
    if (before) this.#touch(before);
    if (isPanel(observation)) await this.#tie(observation, stretch);
    if (observation.reading.kind === 'left') await this.#end(observation.reading.since, stretch);
  }

  /** Deleted observations keep their places, so that what is left is cut as it was. */
  async skip({ from, to, sites }: Gap): Promise<void> {
    for (const [site, count] of Object.entries(sites)) {
      for (let left = count; left > 0; ) {
        const latest = await this.#latestOf(site);
        const room = latest && latest.count < STRETCH ? STRETCH - latest.count : STRETCH;
        const some = Math.min(left, room);
        const stretch = await this.#grow(site, from, some);
        stretch.to = to;
        left -= some;
      }
    }
  }

  async flush(): Promise<void> {
    for (const row of this.#changed) {
      if ('announced' in row) await this.#transaction.objectStore('ties').put(row);
      else await this.#transaction.objectStore('stretches').put(row);
    }
    this.#changed.clear();
  }

  async #grow(site: string, seq: number, by: number): Promise<Stretch> {
    let stretch = await this.#latestOf(site);
    if (!stretch || stretch.count >= STRETCH) {
      const number = stretch ? stretch.id[1] + 1 : 0;
      stretch = { id: [site, number], from: seq, to: seq, count: 0, far: {}, alarms: {}, touched: 0 };
      this.#stretches.set(`${site} ${number}`, stretch);
      this.#latest.set(site, stretch);
    }
    stretch.to = seq;
    stretch.count += by;
    this.#changed.add(stretch);
    return stretch;
  }

  #touch(stretch: Stretch): void {
    stretch.dirty = 1;
    stretch.touched++;
    this.#changed.add(stretch);
  }

  async #tie(panel: PanelObservation, stretch: Stretch): Promise<void> {
    const { site, seq } = panel;
    const number = stretch.id[1];
    const { announced, promised, reported } = hashesOf(panel, this.#siteOf(site));
    for (const hash of [...announced, ...promised]) {
      const tie = await this.#tieOf(site, hash);
      // A pair is promised for as long as the one before it is played with; where that began is enough.
      if (tie.announced.includes(number) || (promised.has(hash) && tie.announced.length > 0)) continue;
      tie.announced.push(number);
      this.#changed.add(tie);
      const [last] = tie.reported.slice(-1);
      // What is announced when it is out already is judged on where that was.
      if (last) this.#reach(stretch, tie, last[1]);
    }
    for (const hash of reported) {
      const tie = await this.#tieOf(site, hash);
      if (tie.reported.length >= MOST_REPORTED) continue;
      tie.reported.push([number, seq]);
      this.#changed.add(tie);
      for (const other of new Set([...tie.announced, ...tied(tie, this.#siteOf(site))])) {
        const one = await this.#stretch(site, other);
        if (!one) continue;
        this.#reach(one, tie, seq);
        this.#touch(one);
      }
    }
  }

  /** Lets a stretch's hands be judged on all that show a tie's commitment, up to an entry. */
  #reach(stretch: Stretch, tie: Tie, upTo: number): void {
    const own = stretch.id[1];
    for (const other of tied(tie, this.#siteOf(stretch.id[0]))) {
      if (Math.abs(other - own) > 1) stretch.far[other] = Math.max(stretch.far[other] ?? 0, upTo);
    }
    this.#changed.add(stretch);
  }

  /** Lets the hand that began with an entry be judged on the end of this stretch, which says that its tab is gone. */
  async #end(since: number, { id: [site, number], to }: Stretch): Promise<void> {
    const stretch = await this.stretchAt(site, since);
    if (!stretch) return;
    if (Math.abs(stretch.id[1] - number) > 1) stretch.far[number] = Math.max(stretch.far[number] ?? 0, to);
    this.#touch(stretch);
  }

  async #addAlarm(entry: Stored): Promise<void> {
    const { hand } = entry as unknown as { readonly hand: string };
    const stretch = await this.stretchAt(entry.site, Number(hand));
    if (!stretch) return;
    stretch.alarms[hand] = entry.seq;
    this.#touch(stretch);
  }

  /** Lets the hands that an entry may matter to be judged anew, after it was deleted. */
  async forget(entry: Stored): Promise<void> {
    const { hand, site } = entry as { readonly hand?: string; readonly site: string };
    const stretch = await this.stretchAt(site, hand === undefined ? entry.seq : Number(hand));
    if (!stretch) return;
    if (hand !== undefined) delete stretch.alarms[hand];
    const number = stretch.id[1];
    for (const other of [number - 1, number, number + 1, ...Object.keys(stretch.far).map(Number)]) {
      const one = await this.#stretch(site, other);
      if (one) this.#touch(one);
    }
    const reading = observationOf(entry)?.reading;
    const ended = reading?.kind === 'left' ? await this.stretchAt(site, reading.since) : null;
    if (ended) this.#touch(ended);
  }

  /** The stretch of a site that an entry's number falls in. */
  async stretchAt(site: string, seq: number): Promise<Stretch | null> {
    let from = 0;
    let to = (await this.#latestOf(site))?.id[1] ?? -1;
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if ((await this.#stretch(site, middle))!.from <= seq) from = middle;
      else to = middle - 1;
    }
    return this.#stretch(site, to);
  }

  async #latestOf(site: string): Promise<Stretch | null> {
    let latest = this.#latest.get(site);
    if (latest === undefined) {
      const range = IDBKeyRange.bound([site, 0], [site, Number.MAX_SAFE_INTEGER]);
      const cursor = await this.#transaction.objectStore('stretches').openCursor(range, 'prev');
      latest = cursor ? ((await this.#stretch(site, cursor.value.id[1])) ?? null) : null;
      this.#latest.set(site, latest);
    }
    return latest;
  }

  async #stretch(site: string, number: number): Promise<Stretch | null> {
    if (number < 0) return null;
    const name = `${site} ${number}`;
    let stretch = this.#stretches.get(name);
    if (!stretch) {
      stretch = await this.#transaction.objectStore('stretches').get([site, number]);
      if (stretch) this.#stretches.set(name, stretch);
    }
    return stretch ?? null;
  }

  async #tieOf(site: string, hash: string): Promise<Tie> {
    const name = `${site} ${hash}`;
    let tie = this.#ties.get(name);
    if (!tie) {
      const id: [string, string] = [site, hash];
      tie = (await this.#transaction.objectStore('ties').get(id)) ?? { id, announced: [], reported: [] };
      this.#ties.set(name, tie);
    }
    return tie;
  }
}

/**
 * The stretches that a commitment ties together. A pair of seeds is judged with all that was played on it, whether or
 * not its panel was open then; of one that served for very long, with where it began and ended.
 */
function tied({ announced, reported }: Tie, site: Site | undefined): ReadonlySet<number> {
  const ends = reported.map(([stretch]) => stretch);
  const from = announced[0];
  const to = ends[0];
  const isPair = site?.seeding === 'pair';
  if (isPair && from !== undefined && to !== undefined && to > from && to - from <= MOST_TIED) {
    return new Set([...Array(to - from).keys()].map((i) => from + i).concat(announced, ends));
  }
  const middle = announced.length > MOST_TIED ? [announced[0]!, announced.at(-1)!] : announced;
  return new Set([...middle, ...ends]);
}

interface Hashes {
  readonly announced: ReadonlySet<string>;
  readonly promised: ReadonlySet<string>;
  readonly reported: ReadonlySet<string>;
}

/** The commitments on a panel, and those that its reveal opens. */
function hashesOf(panel: PanelObservation, site: Site | undefined): Hashes {
  const shown = (field: PanelField): string[] => {
    const hash = normalHash(textOf(panel, field) ?? '');
    return hash ? [hash] : [];
  };
  const opened = hashesOut(panel, site ? schemesFor(site) : []);
  return {
    announced: new Set(shown('announced.commitment')),
    promised: new Set(shown('promised.commitment')),
    reported: new Set([...shown('reported.commitment'), ...opened]),
  };
}

/** What a stretch's hands are judged on: parts of the site's log in its order, each a stretch up to an entry. */
export function scopeOf(stretch: Stretch): ReadonlyMap<number, number> {
  const own = stretch.id[1];
  const near = [own - 1, own, own + 1].map((number) => [number, Number.MAX_SAFE_INTEGER] as const);
  const far = Object.entries(stretch.far).map(([number, upTo]) => [Number(number), upTo] as const);
  return new Map([...far, ...near].sort(([a], [b]) => a - b));
}
