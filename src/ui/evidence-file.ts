/**
 * Puts a file of evidence together of its parts, none of which is in memory once the next one is there, and tells what is
 * in it: the very file, before it is saved.
 * @module
 */
import type { EvidencePart, Picture } from '../platform/messages.ts';

const LISTS = ['hands', 'observations', 'digests', 'gaps', 'rules'] as const;

export const ENTRY_KINDS = ['panel', 'table', 'bet', 'press', 'entered', 'left', 'alarm', 'other'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What there is in a file. */
export interface Contents {
  /** Hands by site. */
  readonly hands: ReadonlyMap<string, number>;
  /** Entries of the log by what they are. */
  readonly entries: ReadonlyMap<EntryKind, number>;
  /** Server seeds and secrets that were shown, each once. */
  readonly seeds: number;
  /** When its first and its last entry was seen, ms since 1970; null where there is none. */
  readonly span: readonly [number, number] | null;
  /** The paths of the pages that it names. */
  readonly paths: readonly string[];
  /** Entries of the log that are not in it. */
  readonly leftOut: number;
  readonly deleted: number;
}

export interface EvidenceFile {
  /** JSON. */
  readonly file: Blob;
  readonly contents: Contents;
}

/** `part` gives the part that begins where the one before said. */
export async function evidenceFile(
  part: (after?: string) => Promise<EvidencePart>,
  pictures: readonly Picture[] = [],
): Promise<EvidenceFile> {
  const lists = new Map<(typeof LISTS)[number], Blob[]>();
  const rules = new Set<string>();
  const counter = new Counter();
  let after: string | undefined;
  do {
    const { next, ...evidence } = await part(after);
    counter.add(evidence);
    for (const name of LISTS) {
      const texts = (evidence[name] ?? []).map((one) => JSON.stringify(one));
      // The same rule may be that of hands of many parts.
      const fresh = name === 'rules' ? texts.filter((text) => !rules.has(text)) : texts;
      if (name === 'rules') for (const text of fresh) rules.add(text);
      const pieces = lists.get(name) ?? [];
      const before = pieces.length > 0 ? ',\n' : '\n';
      if (fresh.length > 0) lists.set(name, [...pieces, new Blob([before, fresh.join(',\n')])]);
    }
    after = next;
  } while (after !== undefined);
  const named = LISTS.filter((name) => name !== 'rules' || lists.has(name));
  const body = named.flatMap((name) => [`,\n"${name}": [`, ...(lists.get(name) ?? []), '\n]']);
  if (pictures.length > 0) body.push(`,\n"pictures": ${JSON.stringify(pictures)}`);
  const file = new Blob(['{ "v": 1, "kind": "cutcard-evidence"', ...body, '\n}\n'], {
    type: 'application/json',
  });
  return { file, contents: counter.contents() };
}

/** Adds up what parts have in them. */
class Counter {
  readonly #hands = new Map<string, number>();
  readonly #entries = new Map<EntryKind, number>();
  readonly #seeds = new Set<string>();
  readonly #paths = new Set<string>();
  readonly #missing = { 'left-out': 0, deleted: 0 };
  #span: [number, number] | null = null;

  add({ hands, observations, gaps }: EvidencePart): void {
    for (const { site } of hands) this.#hands.set(site, (this.#hands.get(site) ?? 0) + 1);
    for (const { why, from, to } of gaps) this.#missing[why] += to - from + 1;
    for (const entry of observations) this.#addEntry(entry);
  }

  #addEntry(entry: EvidencePart['observations'][number]): void {
    const { at, path, kind, reading } = entry as Readonly<Record<string, unknown>>;
    const said = Object(reading) as { readonly kind?: unknown; readonly fields?: unknown };
    const known = ENTRY_KINDS.find((one) => one === (reading === undefined ? kind : said.kind)) ?? 'other';
    this.#entries.set(known, (this.#entries.get(known) ?? 0) + 1);
    if (typeof path === 'string' && path) this.#paths.add(path);
    if (typeof at === 'number') {
      const [from, to] = this.#span ?? [at, at];
      this.#span = [Math.min(from, at), Math.max(to, at)];
    }
    for (const [name, field] of Object.entries(Object(said.fields))) {
      const { value } = Object(field) as { readonly value?: unknown };
      if (/\.(serverSeed|secret)$/.test(name) && typeof value === 'string' && value) this.#seeds.add(value);
    }
  }

  contents(): Contents {
    return {
      hands: this.#hands,
      entries: this.#entries,
      seeds: this.#seeds.size,
      span: this.#span,
      paths: [...this.#paths].sort(),
      leftOut: this.#missing['left-out'],
      deleted: this.#missing.deleted,
    };
  }
}
