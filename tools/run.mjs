/**
 * Runs a script of this project on a fresh clone: installs the locked dependencies where they are absent or
 * others than the lock says, then runs the script.
 *
 *     node tools/run.mjs ENTRY [argument…]
 *
 * ENTRY is a .mjs, imported as it is, or a .ts, bundled first. Either runs in the project's folder, so paths
 * in it are relative to that; `import.meta.url` is of no use to a bundled one.
 * This file imports nothing but node, because nothing else is there yet.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether node_modules holds what package-lock.json asks for; packages for other platforms may be absent. */
function dependenciesMatchLock() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(lock) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lock), 'utf8')).packages;
  } catch {
    return {};
  }
}

function installDependencies() {
  console.log('Installing the locked dependencies (once, half a minute or so)');
  // Under `npm start` the npm that runs is known; a .cmd, as elsewhere on Windows, needs a shell.
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stdout, stderr } = spawnSync(command, [...first, 'ci', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}\nnpm ci failed: see above. Is the npm registry reachable?`);
  process.exit(1);
}

/**
 * Bundles a TypeScript file for node, leaving packages where they are.
 * @param {string} entry
 * @returns {Promise<string>} the path of the bundle
 */
async function bundle(entry) {
  const esbuild = await import('esbuild');
  const outfile = join(
    ROOT,
    'node_modules/.cache/cutcard',
    entry.replace(/[\\/]/g, '_').replace(/\.ts$/, '.mjs'),
  );
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  process.setSourceMapsEnabled(true);
  return outfile;
}

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error('node tools/run.mjs ENTRY [argument…]: ENTRY is missing, a path such as build.mjs');
  process.exit(2);
}
process.chdir(ROOT);
if (!dependenciesMatchLock()) installDependencies();
const script = entry.endsWith('.ts') ? await bundle(entry) : resolve(entry);
process.argv = [process.execPath, script, ...args];
await import(pathToFileURL(script).href);
