/**
 * Builds small faults into the auditing and the reading code, one at a time, and counts those that no test notices.
 * Each is tried against the unit and property tests that come by its place, the quickest first.
 *
 *     npm run bench -- mutation
 *     CUTCARD_MUTANTS=200 CUTCARD_MUTATED=core/seeding npm run bench -- mutation
 *
 * @module
 */
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { EXPLAINED } from './explained.ts';
import { type Mutant, withMutants } from './mutants.ts';

/** What is mutated. */
const FILES: readonly string[] = [
  ...['audit', 'verdict', 'assemble', 'rounds', 'panels'].map((name) => `src/core/${name}.ts`),
  ...['src/core/seeding', 'src/reading'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  ),
];
const TESTS = ['test/unit/{core,reading,sites,content}/**/*.test.ts', 'test/property/**/*.test.ts'];

/** Of all mutants, so many are tried, spread evenly; all where there are fewer. */
const MOST = Number(process.env['CUTCARD_MUTANTS'] ?? 600);
const ONLY = process.env['CUTCARD_MUTATED'] ?? '';

export async function benchMutation(): Promise<void> {
  const files = FILES.filter((file) => file.includes(ONLY));
  const mutants: Mutant[] = [];
  const sources = new Map<string, string>();
  for (const file of files) {
    const made = withMutants(file, await readFile(file, 'utf8'), mutants.length);
    sources.set(resolve(file), made.source);
    mutants.push(...made.mutants);
  }
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      include: TESTS,
      setupFiles: [resolve('test/bench/mutation/setup.ts')],
      pool: 'forks',
      maxWorkers: 1,
      bail: 1,
      testTimeout: 20_000,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (_code: string, id: string) => sources.get(id.split('?')[0]!),
        },
      ],
    },
  );
  try {
    await tryAll(vitest, mutants);
  } finally {
    await vitest.close();
  }
}

async function tryAll(vitest: Vitest, mutants: readonly Mutant[]): Promise<void> {
  const tests = await hitsOf(vitest);
  const met = mutants.map((_, number) => tests.filter(({ hits }) => hits.has(number)));
  const step = Math.max(1, mutants.length / MOST);
  const tried = mutants.map((_, number) => number).filter((number) => Math.floor(number % step) === 0);
  const survivors: Mutant[] = [];
  const counts = new Map<string, { killed: number; survived: number; explained: number }>();
  for (const number of tried) {
    const mutant = mutants[number]!;
    const count = counts.get(mutant.file) ?? { killed: 0, survived: 0, explained: 0 };
    counts.set(mutant.file, count);
    if (
      await isKilled(
        vitest,
        number,
        met[number]!.map(({ test }) => test),
      )
    )
      count.killed++;
    else if (isExplained(mutant)) count.explained++;
    else {
      count.survived++;
      survivors.push(mutant);
    }
  }
  print(mutants.length, counts, survivors);
}

interface Test {
  readonly test: TestSpecification;
  readonly hits: ReadonlySet<number>;
  readonly took: number;
}

/** The tests, the quickest first, each with the mutants that it comes by. @throws Error where one fails as it is */
async function hitsOf(vitest: Vitest): Promise<Test[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cutcard-mutants-'));
  const tests: Test[] = [];
  for (const test of await vitest.globTestSpecifications()) {
    const file = join(folder, 'hits.json');
    process.env['CUTCARD_MUTANT_HITS'] = file;
    const began = performance.now();
    if (!(await passes(vitest, [test])))
      throw new Error(`${relative('.', test.moduleId)} fails without a mutant`);
    const hits = new Set<number>(JSON.parse(await readFile(file, 'utf8')));
    tests.push({ test, hits, took: performance.now() - began });
  }
  delete process.env['CUTCARD_MUTANT_HITS'];
  await rm(folder, { recursive: true });
  return tests.sort((a, b) => a.took - b.took);
}

async function isKilled(
  vitest: Vitest,
  number: number,
  tests: readonly TestSpecification[],
): Promise<boolean> {
  process.env['CUTCARD_MUTANT'] = String(number);
  for (const test of tests) if (!(await passes(vitest, [test]))) return true;
  return false;
}

async function passes(vitest: Vitest, tests: TestSpecification[]): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  process.exitCode = 0;
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

const isExplained = ({ file, original, mutated }: Mutant): boolean =>
  EXPLAINED.some(
    (one) => one.file === file && one.original === original && (one.mutated ?? mutated) === mutated,
  );

function print(
  all: number,
  counts: ReadonlyMap<string, { killed: number; survived: number; explained: number }>,
  survivors: readonly Mutant[],
): void {
  const sum = { killed: 0, survived: 0, explained: 0 };
  console.log('killed  survived  explained');
  for (const [file, count] of [...counts, ['in all', sum] as const]) {
    console.log(
      `${String(count.killed).padStart(6)} ${String(count.survived).padStart(9)} ${String(count.explained).padStart(10)}  ${file}`,
    );
    if (count === sum) break;
    for (const key of ['killed', 'survived', 'explained'] as const) sum[key] += count[key];
  }
  const tried = sum.killed + sum.survived + sum.explained;
  console.log(`${tried} of ${all} mutants tried, ${((100 * sum.killed) / tried).toFixed(1)}% killed`);
  for (const { file, line, original, mutated } of survivors) {
    const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70);
    console.log(`  ${file}:${line}  ${short(original)}  ->  ${short(mutated)}`);
  }
}
