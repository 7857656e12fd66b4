/**
 * Builds the extension for both browsers, and the command line.
 *
 *     node build.mjs [--out DIR] [--watch] [--only cli]
 *
 * Writes DIR/chrome/, DIR/firefox/ (unpacked extensions) and DIR/cli.mjs; DIR is dist unless told.
 * The same source gives the same bytes. Stores and players are to read what runs, so of our own only the script that
 * every page of a casino loads is minified, and the popup, which is to open at once, written without blanks.
 * @module
 */
import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** Scripts of the extension: built name -> entry. */
const CONTENT_SCRIPT = { content: 'src/content/main.ts' };
const POPUP = { popup: 'src/popup/main.tsx' };
const BACKGROUND = { background: 'src/background/main.ts' };
const OTHER_SCRIPTS = {
  probe: 'src/probe/main.ts',
  teaching: 'src/content/teaching/main.ts',
  report: 'src/report/main.tsx',
  welcome: 'src/welcome/main.tsx',
  options: 'src/options/main.tsx',
  check: 'src/check/main.tsx',
  'check-worker': 'src/check/worker.ts',
  'odds-worker': 'src/odds/worker.ts',
  'stats-worker': 'src/stats/worker.ts',
};
/** Pages of the extension: src/NAME/index.html becomes NAME.html. */
const PAGES = ['popup', 'report', 'welcome', 'options', 'check'];
const CLI = 'src/cli/main.ts';

/** @typedef {'chrome' | 'firefox'} Target */
/** @type {readonly Target[]} */
const TARGETS = ['chrome', 'firefox'];

/**
 * Builds everything once.
 * @param {string} out the folder to write to
 */
export async function build(out) {
  const hosts = await siteHosts();
  for (const target of TARGETS) await buildExtension(target, join(out, target), hosts);
  await buildCommandLine(join(out, 'cli.mjs'));
}

/**
 * @param {Target} target
 * @param {string} folder
 * @param {readonly string[]} hosts
 */
async function buildExtension(target, folder, hosts) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const inputs = [
    ...(await bundle(CONTENT_SCRIPT, folder, target, { minify: true })),
    ...(await bundle(POPUP, folder, target, {
      minifyWhitespace: true,
      alias: { 'webextension-polyfill': './src/platform/own-api.ts' },
    })),
    ...(await bundle(BACKGROUND, folder, target, { plugins: [alertWords()] })),
    ...(await bundle(OTHER_SCRIPTS, folder, target)),
  ];
  inputs.push(...(await buildVerifier(folder, target)));
  for (const page of PAGES) await cp(join(ROOT, 'src', page, 'index.html'), join(folder, `${page}.html`));
  await cp(join(ROOT, 'src/_locales'), join(folder, '_locales'), { recursive: true });
  await writeWords(folder);
  await cp(join(ROOT, 'icons'), join(folder, 'icons'), {
    recursive: true,
    filter: (path) => !basename(path).includes('.') || path.endsWith('.png'),
  });
  await writeFile(
    join(folder, 'manifest.json'),
    `${JSON.stringify(await manifest(target, hosts), null, 2)}\n`,
  );
  await writeFile(join(folder, 'licenses.txt'), await licenses(inputs));
}

/**
 * @param {Record<string, string>} entryPoints
 * @param {string} outdir
 * @param {Target} target
 * @param {Pick<esbuild.BuildOptions, 'minify' | 'minifyWhitespace' | 'alias' | 'plugins'>} options
 * @returns {Promise<string[]>} the paths of all that was bundled
 */
async function bundle(entryPoints, outdir, target, options = {}) {
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    metafile: true,
    bundle: true,
    define: { __CODE_VERSION__: JSON.stringify(await codeVersion()) },
    format: 'iife',
    target: target === 'chrome' ? 'chrome123' : 'firefox140',
    charset: 'utf8',
    // As its makers publish it minified: a page that opens at a click is read faster.
    alias: { 'webextension-polyfill': 'webextension-polyfill/dist/browser-polyfill.min.js' },
    ...options,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

/** The messages that the background uses, by their names: it needs those of every language. */
const ALERT_WORDS = /^(alert|action|status|reason|reminder|field|rank|suit|notice)_|^(language|card_name)$/;

/** @returns {esbuild.Plugin} */
function alertWords() {
  return {
    name: 'alert-words',
    setup(build) {
      build.onLoad({ filter: /_locales.\w+.messages\.json$/ }, async ({ path }) => {
        const messages = Object.entries(JSON.parse(await readFile(path, 'utf8')));
        const used = messages.flatMap(([key, { message }]) =>
          ALERT_WORDS.test(key) ? [[key, { message }]] : [],
        );
        // As text, which browsers begin to run sooner than they do nine long objects.
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(used)));
        return { contents: `export default JSON.parse(${text});`, loader: 'js' };
      });
    },
  };
}

/**
 * Each language as a script, for pages that are to speak another than the browser's.
 * @param {string} folder
 */
async function writeWords(folder) {
  for (const name of await readdir(join(ROOT, 'src/_locales'))) {
    const messages = JSON.parse(await readFile(join(ROOT, 'src/_locales', name, 'messages.json'), 'utf8'));
    const words = Object.fromEntries(Object.entries(messages).map(([key, { message }]) => [key, message]));
    await writeFile(
      join(folder, `words-${name.replace('_', '-')}.js`),
      `globalThis.cutcardWords = ${JSON.stringify(words, null, 1)};\n`,
    );
  }
}

/** A digest of all code that a verdict depends on: where it is another, the extension judges its log anew. */
async function codeVersion() {
  const digest = createHash('sha256');
  for (const room of ['core', 'sites', 'background']) {
    const files = await readdir(join(ROOT, 'src', room), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
      digest.update(await readFile(join(ROOT, 'src', room, file)));
    }
  }
  return digest.digest('hex').slice(0, 16);
}

/**
 * The page that checks a hand by itself, as text: the report puts the hand in it and saves it. Written so that it can
 * be read, since whoever gets such a page is to see what it does.
 * @param {string} folder
 * @param {Target} target
 * @returns {Promise<string[]>} the paths of all that was bundled
 */
async function buildVerifier(folder, target) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['src/verifier/main.tsx'],
    outdir: folder,
    write: false,
    metafile: true,
    bundle: true,
    format: 'iife',
    target: target === 'chrome' ? 'chrome123' : 'firefox140',
    charset: 'utf8',
    plugins: [replacing('src/platform/browser.ts', 'src/verifier/browser.ts', 'replace-browser')],
    logLevel: 'warning',
  });
  const text = (/** @type {string} */ end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const messages = JSON.parse(await readFile(join(ROOT, 'src/_locales/en/messages.json'), 'utf8'));
  const verifier = { js: text('.js'), css: text('.css'), keys: Object.keys(messages) };
  await writeFile(join(folder, 'verifier.js'), `globalThis.cutcardVerifier = ${JSON.stringify(verifier)};\n`);
  return Object.keys(metafile.inputs);
}

/**
 * The licenses of the packages that went into the scripts, which ask to be kept with every copy.
 * @param {readonly string[]} inputs paths of all that was bundled
 */
async function licenses(inputs) {
  const packages = new Set(
    inputs.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
  );
  const texts = [...packages].sort().map(async (name) => {
    const folder = join(ROOT, 'node_modules', name);
    const file = (await readdir(folder)).find((entry) => /^licen[sc]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no license file: it cannot be shipped`);
    return `${name}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * The manifest of one browser: the common one, less what only the other understands, with version and hosts.
 * @param {Target} target
 * @param {readonly string[]} hosts
 */
async function manifest(target, hosts) {
  const common = JSON.parse(await readFile(join(ROOT, 'manifest.json'), 'utf8'));
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const matches = hosts.map((host) => `https://${host}/*`);
  const whole = {
    ...common,
    version,
    host_permissions: matches,
    content_scripts: [{ matches, js: ['content.js'], run_at: 'document_start', all_frames: false }],
  };
  if (target === 'chrome') {
    delete whole.browser_specific_settings;
    delete whole.background.scripts;
  } else {
    delete whole.minimum_chrome_version;
    delete whole.background.service_worker;
  }
  return whole;
}

/** The hosts of all sites, sorted: the site files are the only list of them. */
async function siteHosts() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['src/sites/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
  const code = Buffer.from(/** @type {esbuild.OutputFile} */ (outputFiles[0]).contents).toString('base64');
  /** @type {{ SITES: readonly { hosts: readonly string[] }[] }} */
  const { SITES } = await import(`data:text/javascript;base64,${code}`);
  return [...new Set(SITES.flatMap((site) => site.hosts))].sort();
}

/** @param {string} outfile */
async function buildCommandLine(outfile) {
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [CLI],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    banner: { js: '#!/usr/bin/env node' },
    // Node's own code hashes several times faster than what browsers can run.
    plugins: [replacing('src/core/hash.ts', 'src/cli/hash-node.ts', 'hashes-of-node')],
    logLevel: 'warning',
  });
  await chmod(outfile, 0o755);
}

/**
 * A file of ours in place of another.
 * @param {string} own
 * @param {string} other
 * @param {string} name
 * @returns {esbuild.Plugin}
 */
function replacing(own, other, name) {
  return {
    name,
    setup(build) {
      build.onLoad({ filter: new RegExp(`${basename(own).replace('.', '\\.')}$`) }, async ({ path }) =>
        path === join(ROOT, own)
          ? {
              contents: `export * from ${JSON.stringify(join(ROOT, other))};`,
              loader: 'ts',
              resolveDir: ROOT,
            }
          : undefined,
      );
    },
  };
}

/**
 * Builds now and after every change, one build after the other.
 * @param {string} out
 */
function buildOnChange(out) {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  let last = Promise.resolve();
  const again = () => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      last = last
        .then(() => build(out))
        .then(() => console.log(`built ${out}`))
        .catch((error) => console.error(error.message));
    }, 100);
  };
  for (const path of ['src', 'icons', 'manifest.json']) watch(join(ROOT, path), { recursive: true }, again);
  again();
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    watch: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
try {
  if (values.only === 'cli') await buildCommandLine(join(values.out, 'cli.mjs'));
  else await (values.watch ? buildOnChange : build)(values.out);
} catch (error) {
  // What esbuild did not like it has printed already, with the line; its stack would only hide that.
  if (!(error instanceof Error && 'errors' in error)) throw error;
  process.exitCode = 1;
}
