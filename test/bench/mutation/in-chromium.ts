/**
 * The mutants of the code that reads pages, where pages are laid out: in Chromium, at the pages and the fragments of
 * test/pages/looks.ts, of which test/e2e/reading.e2e.ts demands in each browser what must be read. A mutant that changes
 * what is demanded is killed.
 * @module
 */
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { WINDOW } from '../../pages/fronts.ts';
import { LOOKS, type Look, pageOf, SIGHT_LOOKS, savedLooks, sites } from '../../pages/looks.ts';
import type * as Reader from '../../pages/reader.ts';
import { bundleReader, launchChromium } from '../../support/reader-page.ts';
import { forgetful, makeSleepers, type Sleepers } from './sleepers.ts';

/** Loads the reader anew, with WeakMaps of this kind, in which it remembers pages. */
declare const newReader: (sleepers: Sleepers, Remembering: typeof Map) => typeof Reader;

/** The tests that take these looks. */
export const LOOKING = 'test/e2e/reading.e2e.ts';

/** A mutant may run for ever: so many more switches than without it no look passes. */
const MORE = 10;
const LEAST = 1_000_000;

/** Looks of one kind, which are likely to kill the same mutants, and how many they killed in how many ms. */
export interface Kind {
  readonly left: Look[];
  killed: number;
  spent: number;
}

export const kindsOfLooks = (): Kind[] =>
  [SIGHT_LOOKS, ...Object.values(LOOKS), ...sites.map(savedLooks)].map((all) => ({
    // Of what has many states, the second one comes first, in which a hand is played.
    left: [...all].sort((a, b) => Number(b.state === 1) - Number(a.state === 1)),
    killed: 0,
    spent: 0,
  }));

/** The looks, of that kind first that killed most in the time it took; each kind is tried at once. */
function* looksOf(all: readonly Kind[]): Generator<{ readonly look: Look; readonly kind: Kind }> {
  const worthOf = ({ killed, spent }: Kind): number => (killed + 1) / spent;
  for (;;) {
    const [kind] = all.filter(({ left }) => left.length > 0).sort((a, b) => worthOf(b) - worthOf(a));
    if (!kind) return;
    yield { look: kind.left.shift()!, kind };
  }
}

/**
 * Takes those that are killed in Chromium out of `alive`, and notes in `met` which came by there, until no look is left, or
 * so many in a row killed none. What was looked at is taken out of `kinds`.
 */
export async function killInChromium(
  sources: ReadonlyMap<string, string>,
  alive: Set<number>,
  met: Set<number>,
  kinds: readonly Kind[],
  patience = Number.POSITIVE_INFINITY,
): Promise<void> {
  const browser = await launchChromium({ defaultViewport: WINDOW, protocolTimeout: 3_600_000 });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(await loader(sources));
    const count = kinds.reduce((sum, { left }) => sum + left.length, 0);
    let i = 0;
    let idle = 0;
    for (const { look, kind } of looksOf(kinds)) {
      if (alive.size === 0 || idle > patience) break;
      if (i++ % 100 === 0) console.log(`${alive.size} mutants before look ${i} of ${count} in Chromium`);
      const { name, ask, site, told, expected } = look;
      const [begun, before] = [performance.now(), alive.size];
      await page.goto('about:blank');
      await page.setContent(pageOf(look), { waitUntil: 'load' });
      const seen = await page.evaluate(lookWithEach, ask, site, [...alive], MORE, LEAST);
      for (const mutant of seen.met) met.add(mutant);
      const isRight = (answer: string): boolean =>
        answer !== '' && isDeepStrictEqual(told(JSON.parse(answer) as never), expected);
      if (!isRight(seen.answer)) throw new Error(`without a mutant: ${name}`);
      for (const mutant of seen.others.flatMap(([answer, mutants]) => (isRight(answer) ? [] : mutants)))
        alive.delete(mutant);
      idle = before > alive.size ? 0 : idle + 1;
      kind.killed += before - alive.size;
      kind.spent += performance.now() - begun;
    }
  } finally {
    await browser.close();
  }
}

/** A script that gives the page a function that loads the reader with its mutants. */
async function loader(sources: ReadonlyMap<string, string>): Promise<string> {
  const script = await bundleReader([
    {
      name: 'mutants',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
          contents: forgetful(path, sources.get(path) ?? (await readFile(path, 'utf8')), { pages: false }),
          loader: 'ts',
        })),
    },
  ]);
  return `${makeSleepers};
  globalThis.newReader = (sleepers, WeakMap) => {
    globalThis.cutcardMutants = sleepers;
    ${script}
    return reader;
  };`;
}

/**
 * In the page: what is read with no mutant awake, which came by, and what else is read with one of these awake that are
 * still alive; nothing where it fails. The page is forgotten behind each look. What texts mean, and what else is kept, is
 * forgotten for a mutant that has a part in it, and behind one that changed what is read.
 */
function lookWithEach(ask: Look['ask'], site: string, alive: readonly number[], more: number, least: number) {
  const remembered = new Set<Map<unknown, unknown>>();
  class Remembering extends Map<unknown, unknown> {
    constructor() {
      super();
      remembered.add(this);
    }
  }
  let sleepers: Sleepers;
  let reader: typeof Reader;
  const load = (awake: number | null): void => {
    remembered.clear();
    sleepers = makeSleepers();
    sleepers.begin(awake);
    reader = newReader(sleepers, Remembering as typeof Map);
  };
  const look = (awake: number | null, most?: number): string => {
    for (const map of remembered) map.clear();
    sleepers.begin(awake, most);
    return JSON.stringify(reader[ask](site));
  };

  load(null);
  const atLoad = sleepers!.comeBy();
  const answer = look(null);
  const first = sleepers!.comeBy();
  const most = sleepers!.passed() * more + least;
  if (look(null) !== answer) throw new Error('What is read hangs on what was read before.');
  const second = sleepers!.comeBy();
  const others = new Map<string, number[]>();
  const met = new Set([...atLoad.keys(), ...first.keys()]);
  for (const mutant of alive.filter((number) => met.has(number))) {
    const isInKept = first.get(mutant) !== second.get(mutant) || sleepers!.isInMade(mutant);
    const isLoaded = atLoad.has(mutant);
    let other = '';
    try {
      if (isLoaded) load(mutant);
      else if (isInKept) sleepers!.forget();
      other = look(mutant, most);
    } catch {}
    if (other !== answer) others.set(other, [...(others.get(other) ?? []), mutant]);
    if (isLoaded) {
      load(null);
      look(null);
    } else if (isInKept || other !== answer) sleepers!.forget();
  }
  // What is come by as the reader is loaded alone is tried again as documents load it.
  return { answer, met: [...first.keys()], others: [...others] };
}
