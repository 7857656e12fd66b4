/**
 * The lists of casinos, made of the files that are there: `src/sites/all.ts` and `demo/casinos/index.ts`.
 * `npm run docs` writes them, a test holds them to the files.
 * @module
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const NO_CASINO = ['all', 'generic', 'index', 'marks', 'places', 'read-as', 'reader', 'site', 'watched'];

/** The ids of the casinos: the names of their files in `src/sites/`. */
export const casinoIds = () =>
  readdirSync('src/sites')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((name) => !NO_CASINO.includes(name))
    .sort();

/** @param {string} id a casino's */
const hasReader = (id) => readFileSync(`src/sites/${id}.ts`, 'utf8').includes('export const reader:');

/** @param {string} id such as `bc-game` */
const variable = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * What each list must be, by its path.
 * @returns {Record<string, string>}
 */
export function lists() {
  const ids = casinoIds();
  /**
   * In the order of the files' names, as the formatter has it.
   * @param {(name: string) => string} what
   * @param {string} type
   */
  const imports = (what, type) =>
    [type, ...ids.map((id) => `import ${what(variable(id))} from './${id}.ts';`)]
      .sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1))
      .join('\n');
  const each = (/** @type {(id: string) => string} */ line) => ids.map((id) => `  ${line(id)},`).join('\n');
  const key = (/** @type {string} */ id) => (id.includes('-') ? `'${id}'` : id);
  return {
    'src/sites/all.ts': `/**
 * All casinos, from the files beside this one. Written by \`npm run docs\`.
 * @module
 */
${imports((id) => `* as ${id}`, "import type { PageReader } from './reader.ts';\nimport type { About, Site, SiteRecord } from './site.ts';")}

// biome-ignore format: one a line
export const ALL: readonly (Site | SiteRecord)[] = [
${each((id) => `${variable(id)}.site`)}
];

/** How the pages are read of those whose records can't say it. */
export const READERS: Readonly<Partial<Record<string, PageReader>>> = {
${ids
  .filter(hasReader)
  .map((id) => `  ${key(id)}: ${variable(id)}.reader,`)
  .join('\n')}
};

/** What the documentation says of each, by its id. */
export const ABOUT: Readonly<Record<string, About>> = {
${each((id) => `${key(id)}: ${variable(id)}.about`)}
};
`,
    'demo/casinos/index.ts': `/**
 * The replicas of all casinos. Written by \`npm run docs\`.
 * @module
 */
${imports((id) => `{ casino as ${id} }`, "import type { Casino } from './casino.ts';")}

// biome-ignore format: one a line
export const CASINOS: readonly Casino[] = [
${each(variable)}
];
`,
  };
}

/** @param {string} line */
const pathIn = (line) => line.slice(line.indexOf("'"));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Without its replica, a casino in the lists would keep everything from being built.
  const alone = casinoIds().filter((id) => !existsSync(`demo/casinos/${id}.ts`));
  if (alone.length > 0) {
    for (const id of alone)
      console.error(`src/sites/${id}.ts has no replica yet: write demo/casinos/${id}.ts first`);
    process.exit(1);
  }
  for (const [path, text] of Object.entries(lists())) writeFileSync(path, text);
}
