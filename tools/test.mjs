/**
 * All checks of the project, in order: types, lint, build, the add-on store's own lint, unit and property
 * tests, and end to end in Chromium and in Firefox on what was built. A check that fails does not keep the
 * others from running. The last line alone says `N passed, N failed`; the exit status is 1 where one failed.
 *
 *     npm test
 * @module
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { findBrowser } from './browsers.mjs';

/** The whole may take this long, in ms, though it should take a sixth of it; what is not done by then has failed. */
const LIMIT = 3_600_000;
const started = Date.now();

/**
 * What the add-on store's lint may warn of. Preact assigns innerHTML for `dangerouslySetInnerHTML`, which our
 * own code may not use (biome.json).
 */
const ALLOWED_WARNINGS = [
  'UNSAFE_VAR_ASSIGNMENT popup.js',
  'UNSAFE_VAR_ASSIGNMENT report.js',
  'UNSAFE_VAR_ASSIGNMENT welcome.js',
  'UNSAFE_VAR_ASSIGNMENT options.js',
  'UNSAFE_VAR_ASSIGNMENT check.js',
];

/**
 * @typedef {{ passed: number, failed: number, output: string, again?: readonly string[] }} Result
 * @typedef {{ status: number | null, output: string }} Ended
 */

const chromium = () => browserTests('chromium');
const firefox = () => browserTests('firefox');

/**
 * The checks, by name. Those of one row run at the same time.
 * @type {readonly Record<string, () => Promise<Result>>[]}
 */
const ROWS = [
  { types: () => command('npm run --silent types') },
  { lint: () => command('biome check --error-on-warnings .') },
  { build: () => command('node build.mjs') },
  { 'add-on lint': addOnLint },
  { unit: () => tests('unit', ['unit', 'documents']) },
  // Several browsers of one kind mostly wait; beside those of the other they'd wait for a processor.
  ...(availableParallelism() < 4 ? [{ chromium }, { firefox }] : [{ chromium, firefox }]),
];

/**
 * A command that passes or fails as one.
 * @param {string} line
 * @returns {Promise<Result>}
 */
async function command(line) {
  const { status, output } = await run(line);
  return one(status === 0, output);
}

/** The lint Firefox's store runs on what is uploaded: no errors, and no warnings but those known. */
async function addOnLint() {
  const { output } = await run('web-ext lint --no-config-discovery --source-dir dist/firefox --output json');
  try {
    /** @typedef {{ code: string, file?: string, message: string, description: string }} Finding */
    /** @type {{ errors: Finding[], warnings: Finding[] }} */
    const { errors, warnings } = JSON.parse(output.slice(output.indexOf('{')));
    const unknown = warnings.filter(({ code, file }) => !ALLOWED_WARNINGS.includes(`${code} ${file}`));
    const bad = [...errors, ...unknown];
    const lines = bad.map(
      ({ code, file, message, description }) => `${code} ${file}: ${message} ${description}`,
    );
    return one(bad.length === 0, lines.join('\n'));
  } catch {
    return one(false, output);
  }
}

/**
 * @param {boolean} ok
 * @param {string} output
 * @returns {Result}
 */
function one(ok, output) {
  return { passed: Number(ok), failed: Number(!ok), output };
}

/**
 * The tests of some vitest projects, each counted.
 * @param {string} name
 * @param {readonly string[]} [projects]
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
async function tests(name, projects = [name], env = {}) {
  const file = resolve('node_modules/.cache/cutcard', `${name}.json`);
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  await rm(file, { force: true });
  const reporters = `--reporter=default --reporter=json --outputFile.json="${file}"`;
  const { status, output } = await run(`vitest run ${chosen} ${reporters}`, env);
  /** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Told */
  /** @type {{ numPassedTests?: number, numFailedTests?: number, testResults?: { assertionResults: Told[] }[] }} */
  const told = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = told;
  const again = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${why.split('\n', 1)}`);
  // What the tests themselves play again.
  again.push(...(output.match(/(?<=^played again: ).*/gm) ?? []));
  // A file that does not load, or an error outside of any test, fails the run and none of its tests.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1), output, again };
}

/**
 * The end-to-end tests in one browser, which is found or fetched first: a test has no time for that.
 * @param {import('./browsers.mjs').BrowserName} name
 * @returns {Promise<Result>}
 */
async function browserTests(name) {
  try {
    return await tests(name, [name], { [`CUTCARD_${name.toUpperCase()}`]: await findBrowser(name) });
  } catch (error) {
    return one(false, String(error));
  }
}

/**
 * Runs a command line with the project's own programs at hand, and ends it when the time for all is over.
 * @param {string} line
 * @param {Record<string, string>} [env]
 * @returns {Promise<Ended>}
 */
function run(line, env) {
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  // A group of its own, so that all it started can be ended with it; Windows has no such thing.
  const detached = process.platform !== 'win32';
  const child = spawn(line, {
    shell: true,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1', ...env, PATH: path },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  /** @param {NodeJS.Signals} signal */
  const end = (signal) =>
    detached && child.pid !== undefined ? process.kill(-child.pid, signal) : child.kill(signal);
  const left = Math.max(started + LIMIT - Date.now(), 0);
  // The first is a request, at which browsers are closed; the second is not.
  const polite = setTimeout(() => {
    output += '\nEnded: the time for all checks is over.\n';
    end('SIGTERM');
  }, left);
  const firm = setTimeout(() => end('SIGKILL'), left + 5_000);
  return new Promise((ended) => {
    child.on('close', (status) => {
      clearTimeout(polite);
      clearTimeout(firm);
      ended({ status, output });
    });
  });
}

/**
 * Runs a check, and says in a line what came of it, why where it failed, and what was right at a second go only.
 * @param {string} name
 * @param {() => Promise<Result>} check
 */
async function report(name, check) {
  const since = Date.now();
  const result = await check();
  const counts = `${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed`;
  console.log(`${name.padEnd(12)} ${counts} ${((Date.now() - since) / 1000).toFixed(1).padStart(7)} s`);
  if (result.failed > 0) console.log(result.output);
  for (const line of result.again ?? []) console.log(`  at a second go only: ${line}`);
  return result;
}

await mkdir('node_modules/.cache/cutcard', { recursive: true });
let passed = 0;
let failed = 0;
for (const row of ROWS) {
  const results = await Promise.all(Object.entries(row).map(([name, check]) => report(name, check)));
  for (const result of results) {
    passed += result.passed;
    failed += result.failed;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
