/**
 * Finds Chromium and Firefox on this machine, or fetches them.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** @typedef {'chromium' | 'firefox'} BrowserName */

/**
 * What is known of each browser: the variables that name its program, the oldest version that runs the
 * extension (as in manifest.json), what puppeteer calls it, and its packages in Debian and Ubuntu.
 */
const BROWSERS = {
  chromium: {
    variables: ['CUTCARD_CHROMIUM', 'PUPPETEER_EXECUTABLE_PATH', 'CHROME_BIN', 'CHROME_PATH'],
    oldest: 123,
    download: 'chrome',
    package: 'chromium',
  },
  firefox: {
    variables: ['CUTCARD_FIREFOX', 'FIREFOX_BIN'],
    oldest: 140,
    download: 'firefox',
    package: 'firefox-esr',
  },
};

const PUPPETEER = join('node_modules', 'puppeteer', 'lib', 'cjs', 'puppeteer', 'node', 'cli.js');

/** A download or installation that takes longer than this is given up, in ms. */
const FETCH_LIMIT = 300_000;

/** @type {Map<BrowserName, string>} */
const found = new Map();

/**
 * The program of a browser. Looks at the variables, in the usual places and in puppeteer's cache; fetches it
 * with puppeteer, or as root on Debian and Ubuntu with apt-get, where there is none.
 * @param {BrowserName} name
 * @returns {Promise<string>} its path
 * @throws Error where there is none and none can be fetched; the message says what to do
 */
export async function findBrowser(name) {
  const path = found.get(name) ?? named(name) ?? (await installed(name)) ?? (await fetched(name));
  if (path === undefined) {
    const { variables, oldest } = BROWSERS[name];
    throw new Error(
      `No ${name} found, and none could be fetched: install version ${oldest} or later, ` +
        `or name its program in ${variables[0]}.`,
    );
  }
  found.set(name, path);
  return path;
}

/**
 * The program the environment names: somebody wants this one, so one that is wrong is an error.
 * @param {BrowserName} name
 */
function named(name) {
  for (const variable of BROWSERS[name].variables) {
    const path = process.env[variable];
    if (!path) continue;
    if (!existsSync(path))
      throw new Error(`${variable} names ${path}, which does not exist: correct or unset it.`);
    return path;
  }
}

/** @param {BrowserName} name */
async function installed(name) {
  return [...(await downloaded(name)), ...usualPaths(name)].find((path) => runs(name, path));
}

/** @param {BrowserName} name */
async function fetched(name) {
  console.log(`No ${name} found: fetching one (once)`);
  const apt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (apt) run('apt-get', ['update', '-qq']);
  // A bare system lacks the libraries as well; those puppeteer can have installed.
  const libraries = apt ? ['--install-deps'] : [];
  run(process.execPath, [PUPPETEER, 'browsers', 'install', BROWSERS[name].download, ...libraries]);
  const path = await installed(name);
  if (path !== undefined || !apt) return path;
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', BROWSERS[name].package]);
  return installed(name);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: FETCH_LIMIT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * The programs in puppeteer's cache, newest first.
 * @param {BrowserName} name
 */
async function downloaded(name) {
  const { getInstalledBrowsers } = await import('@puppeteer/browsers');
  const cacheDir = process.env['PUPPETEER_CACHE_DIR'] ?? join(homedir(), '.cache', 'puppeteer');
  const there = await getInstalledBrowsers({ cacheDir });
  return there
    .filter(({ browser }) => browser === BROWSERS[name].download)
    .map(({ executablePath }) => executablePath)
    .reverse();
}

/**
 * Where the browsers' own installers and packages put them. Chromium stands before Chrome, because Chrome
 * has been taking the switches that load an extension away.
 * @param {BrowserName} name
 * @returns {string[]}
 */
function usualPaths(name) {
  if (process.platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap(
      (key) => process.env[key] ?? [],
    );
    const programs =
      name === 'chromium'
        ? ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe']
        : ['Mozilla Firefox\\firefox.exe', 'Firefox Developer Edition\\firefox.exe'];
    return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  }
  if (process.platform === 'darwin') {
    const programs =
      name === 'chromium' ? ['Chromium', 'Google Chrome'] : ['Firefox', 'Firefox Developer Edition'];
    return programs.flatMap((program) =>
      ['/Applications', join(homedir(), 'Applications')].map((folder) =>
        join(folder, `${program}.app`, 'Contents', 'MacOS', name === 'firefox' ? 'firefox' : program),
      ),
    );
  }
  const programs =
    name === 'chromium'
      ? ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
      : ['firefox-esr', 'firefox'];
  return programs.flatMap((program) => ['/usr/bin', '/usr/local/bin'].map((folder) => join(folder, program)));
}

/**
 * Whether a program is there, starts, is new enough, and sees the folders puppeteer gives it.
 * @param {BrowserName} name
 * @param {string} path
 */
function runs(name, path) {
  if (!existsSync(path) || isSnap(path)) return false;
  // On Windows a browser asked for its version opens a window instead.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  const major = Number(/(\d+)\.\d/.exec(stdout ?? '')?.[1]);
  return status === 0 && major >= BROWSERS[name].oldest;
}

/**
 * A snap has a /tmp of its own, so it sees neither the profile nor the extension.
 * @param {string} path
 */
function isSnap(path) {
  const real = realpathSync(path);
  if (real === '/usr/bin/snap' || real.startsWith('/snap/')) return true;
  const start = readFileSync(real).subarray(0, 4096).toString('latin1');
  return start.startsWith('#!') && start.includes('/snap/bin/');
}
