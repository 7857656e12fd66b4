/**
 * Builds small faults into the auditing and the reading code, one at a time, and counts those that no test notices.
 * Of each file, so many are tried, chosen by a seed, but for those that are explained; each is tried against the tests that
 * come by its place. What reads pages is tried by its own tests first, then in Chromium (in-chromium.ts) as long as
 * that kills many, by all others in documents, and at the rest of what is looked at in Chromium.
 *
 *     npm run bench -- mutation
 *     CUTCARD_MUTANTS=200 CUTCARD_MUTATED=core/seeding CUTCARD_SEED=2 npm run bench -- mutation
 *     CUTCARD_MUTATED=core/audit.ts:61,core/audit.ts:97 CUTCARD_TESTS=test/unit/core/hand.test.ts npm run bench -- mutation
 *
 * @module
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { sha256Hex } from '../../../src/core/hash.ts';
import { EXPLAINED } from './explained.ts';
import { killInChromium, kindsOfLooks, LOOKING } from './in-chromium.ts';
import { type Mutant, withMutants } from './mutants.ts';
import type { State } from './runner.ts';
import { forgetful } from './sleepers.ts';

/** What is mutated. */
const FILES: readonly string[] = [
  ...['audit', 'verdict', 'assemble', 'round', 'rounds', 'panels'].map((name) => `src/core/${name}.ts`),
  ...['draws', 'mirrors', 'mixtures'].map((name) => `src/core/rounds-${name}.ts`),
  ...['blackjack-gather', 'blackjack-layout', 'blackjack-table', 'readings', 'tables', 'video-poker'].map(
    (name) => `src/core/games/${name}.ts`,
  ),
  ...['src/core/seeding', 'src/reading'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Where so many looks in a row kill none, those left come last: documents are quicker then. */
const IDLE_LOOKS = 60;

interface Tests {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly isolate: boolean;
}

/** The tests, the quickest first, without the stories but for a few. Those in documents each load the modules anew. */
const ALL: readonly Tests[] = [
  { include: ['test/unit/{core,sites}/**/*.test.ts'], exclude: ['**/find-rule.test.ts'], isolate: false },
  { include: ['test/unit/{reading,content}/**/*.test.ts'], exclude: [], isolate: true },
  {
    include: [
      'test/property/*.test.ts',
      'test/property/stories/{judged,mended}.test.ts',
      'test/unit/core/find-rule.test.ts',
    ],
    exclude: [],
    isolate: false,
  },
];

/** Those alone that are named, where any are: of those in browsers there is one, which takes looks at pages. */
const CHOSEN = process.env['CUTCARD_TESTS']?.split(',');
const TESTS: readonly Tests[] = CHOSEN
  ? [{ include: CHOSEN.filter((name) => name !== LOOKING), exclude: [], isolate: true }]
  : ALL;

/** Of each file, so many mutants are tried at most. */
const MOST = Number(process.env['CUTCARD_MUTANTS'] ?? 100);
const SEED = Number(process.env['CUTCARD_SEED'] ?? 1);
/** Parts of files' names, each with a line where only that is mutated. */
const ONLY = (process.env['CUTCARD_MUTATED'] ?? '').split(',').map((part) => part.split(':'));

export async function benchMutation(): Promise<void> {
  const mutants: Mutant[] = [];
  const sources = new Map<string, string>();
  for (const file of FILES.filter((name) => ONLY.some(([part]) => name.includes(part!)))) {
    const made = withMutants(file, await readFile(file, 'utf8'), mutants.length);
    sources.set(resolve(file), made.source);
    mutants.push(...made.mutants);
  }
  const tried = sampleOf(mutants);
  const folder = await mkdtemp(join(tmpdir(), 'cutcard-mutants-'));
  const stateFile = join(folder, 'state.json');
  process.env['CUTCARD_MUTATION'] = stateFile;
  const write = (state: State): Promise<void> => writeFile(stateFile, JSON.stringify(state));
  try {
    const isReadingMutated = [...sources.keys()].some((file) => file.includes('/reading/'));
    const read = async (): Promise<State> => JSON.parse(await readFile(stateFile, 'utf8')) as State;
    const tryTests = async (tests: Tests): Promise<void> => {
      const failed = await runTests(tests, sources);
      if (failed.length > 0) throw new Error(`without a mutant:\n${failed.join('\n')}`);
    };
    await write({ alive: [...tried], met: [], atLoad: [], awake: null });
    if (isReadingMutated) {
      const own = [...sources.keys()].map((file) => `test/unit/reading/${basename(file, '.ts')}.test.ts`);
      const include = own.filter((name) => existsSync(name));
      if (include.length > 0) await tryTests({ include, exclude: [], isolate: true });
    }
    const looks = kindsOfLooks();
    const look = async (patience?: number): Promise<void> => {
      if (!isReadingMutated || !(CHOSEN?.includes(LOOKING) ?? true)) return;
      const state = await read();
      const [alive, met] = [new Set(state.alive), new Set(state.met)];
      await killInChromium(sources, alive, met, looks, patience);
      await write({ ...state, alive: [...alive], met: [...met] });
    };
    await look(IDLE_LOOKS);
    for (const tests of TESTS.filter(({ isolate }) => isReadingMutated || CHOSEN || !isolate))
      await tryTests(tests);
    // The rest of the looks take longest, and kill few.
    const soFar = await read();
    printSurvivors(mutants, soFar.alive, new Set(soFar.met));
    await look();
    const state = await read();
    const alive = new Set(state.alive);
    const met = new Set(state.met);
    const atLoad = state.atLoad.filter((number) => !met.has(number));
    // What is computed when a module is loaded has its mutants awake by then.
    for (const awake of atLoad.filter((number) => alive.has(number))) {
      met.add(awake);
      await write({ ...state, awake });
      for (const tests of TESTS) {
        if ((await runTests(tests, sources)).length === 0) continue;
        alive.delete(awake);
        break;
      }
    }
    print(mutants, tried, alive, met);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Of each file, those whose digests with the seed come first: the same ones, whatever changes elsewhere in it. */
function sampleOf(mutants: readonly Mutant[]): Set<number> {
  const byFile = new Map<string, { readonly number: number; readonly digest: string }[]>();
  for (const [number, { file, line, original, mutated }] of mutants.entries()) {
    if (!ONLY.some(([part, only = line]) => file.includes(part!) && Number(only) === line)) continue;
    if (isExplained(mutants[number]!)) continue;
    const ofFile = byFile.get(file) ?? [];
    byFile.set(file, ofFile);
    ofFile.push({ number, digest: sha256Hex(`${SEED} ${original} ${mutated} ${ofFile.length}`) });
  }
  return new Set(
    [...byFile.values()].flatMap((ofFile) =>
      ofFile
        .sort((a, b) => (a.digest < b.digest ? -1 : 1))
        .slice(0, MOST)
        .map(({ number }) => number),
    ),
  );
}

/** Runs tests, and gives the names of the files in which one failed: nothing more is run then. */
async function runTests(
  { include, exclude, isolate }: Tests,
  sources: ReadonlyMap<string, string>,
): Promise<string[]> {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      include: [...include],
      exclude: [...exclude],
      runner: resolve('test/bench/mutation/runner.ts'),
      isolate,
      fileParallelism: false,
      bail: 1,
      testTimeout: 120_000,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (code: string, id: string) => {
            const file = id.split('?')[0]!;
            return isOurs(file) ? forgetful(file, sources.get(file) ?? code, { pages: true }) : undefined;
          },
        },
      ],
    },
  );
  try {
    const specifications = await vitest.globTestSpecifications();
    // Where no test runs, every mutant would seem to survive.
    if (specifications.length === 0) throw new Error(`no tests in ${include.join(', ')}`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    process.exitCode = 0;
    const failed = testModules
      .filter((module) => !module.ok())
      .map((module) => {
        const [test] = [...module.children.allTests('failed')];
        const [error] = test?.result().errors ?? module.errors();
        return `${module.relativeModuleId}: ${test?.fullName ?? ''} ${error?.message ?? ''}`;
      });
    return unhandledErrors.length > 0 ? [...failed, String(unhandledErrors[0])] : failed;
  } finally {
    await vitest.close();
  }
}

const isOurs = (file: string): boolean => file.startsWith(resolve('src'));

/** Without the parentheses that keep what is mutated together. */
const bare = (text: string): string => text.replaceAll(/[()]/g, '');

const isExplained = ({ file, original, mutated, within }: Mutant): boolean =>
  EXPLAINED.some(
    (one) =>
      one.file === file &&
      one.mutants.some(
        ([text, becomes = mutated, of = within]) =>
          text === original && bare(becomes) === bare(mutated) && of === within,
      ),
  );

function print(
  mutants: readonly Mutant[],
  tried: ReadonlySet<number>,
  alive: ReadonlySet<number>,
  met: ReadonlySet<number>,
): void {
  const counts = new Map<string, { all: number; killed: number; survived: number; explained: number }>();
  const survivors: number[] = [];
  for (const [number, mutant] of mutants.entries()) {
    const count = counts.get(mutant.file) ?? { all: 0, killed: 0, survived: 0, explained: 0 };
    counts.set(mutant.file, count);
    count.all++;
    if (isExplained(mutant)) count.explained++;
    if (!tried.has(number)) continue;
    if (!alive.has(number)) count.killed++;
    else {
      count.survived++;
      survivors.push(number);
    }
  }
  const sum = { all: 0, killed: 0, survived: 0, explained: 0 };
  console.log(`at most ${MOST} mutants of each file, seed ${SEED}`);
  console.log('killed  survived  explained  of all');
  for (const [file, count] of [...counts, ['in all', sum] as const]) {
    console.log(
      `${String(count.killed).padStart(6)} ${String(count.survived).padStart(9)} ${String(count.explained).padStart(10)} ${String(count.all).padStart(7)}  ${file}`,
    );
    if (count === sum) break;
    for (const key of ['all', 'killed', 'survived', 'explained'] as const) sum[key] += count[key];
  }
  printSurvivors(mutants, survivors, met);
}

function printSurvivors(
  mutants: readonly Mutant[],
  alive: readonly number[],
  met: ReadonlySet<number>,
): void {
  for (const number of alive) {
    const { file, line, original, mutated, within } = mutants[number]!;
    const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 110);
    const unmet = met.has(number) ? '' : ' (no test comes by)';
    console.log(
      `  ${file}:${line}  ${short(original)}  ->  ${short(mutated)}${within ? `  of  ${short(within)}` : ''}${unmet}`,
    );
  }
}
