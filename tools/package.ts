/**
 * Builds and packs what the stores are given: the extension for each browser and the source it is built from.
 *
 *     npm run package [-- --out DIR]
 *
 * Writes DIR/cutcard-chrome.zip, cutcard-firefox.zip, cutcard-source.zip and their SHA256SUMS; DIR is dist
 * unless told. The same source gives the same bytes: names are sorted and times are all the same.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type Zippable, zipSync } from 'fflate';

/** The first moment a zip can name; it has no time zone, so it is given in local time. */
const TIME = new Date(1980, 0, 1);

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const { out } = values;

execFileSync(process.execPath, ['build.mjs', '--out', out], { stdio: 'inherit' });
const archives = [
  write('cutcard-chrome.zip', join(out, 'chrome'), filesUnder(join(out, 'chrome'))),
  write('cutcard-firefox.zip', join(out, 'firefox'), filesUnder(join(out, 'firefox'))),
  write('cutcard-source.zip', '.', filesInGit()),
];
writeFileSync(join(out, 'SHA256SUMS'), archives.join(''));
process.stdout.write(archives.join(''));

/** Packs the files of a folder and answers the archive's line for SHA256SUMS. */
function write(archive: string, folder: string, files: readonly string[]): string {
  const entries: Zippable = {};
  for (const file of [...files].sort()) entries[file] = readFileSync(join(folder, file));
  const bytes = zipSync(entries, { level: 9, mtime: TIME });
  writeFileSync(join(out, archive), bytes);
  return `${createHash('sha256').update(bytes).digest('hex')}  ${archive}\n`;
}

/** Paths of all files in a folder, relative to it, with forward slashes. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The files of the project that git knows and that are still there. */
function filesInGit(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
}
