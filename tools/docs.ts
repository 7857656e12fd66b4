/**
 * What the documentation and the pages say of casinos and of the replicas' behaviours, made of the code. `npm run docs`
 * writes it, in documents between its marks; a test holds them to it.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ACTS, type Act } from '../demo/acts.ts';
import { CASINOS } from '../demo/casinos/index.ts';
import { TRICK_IDS, TRICKS } from '../demo/tricks.ts';
import { ABOUT } from '../src/sites/all.ts';
import { SITES, type Site } from '../src/sites/index.ts';

const begin = (name: string): string => `<!-- ${name}: made by \`npm run docs\` -->`;
const END = '<!-- end -->';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headings), `|${'---|'.repeat(headings.length)}`, ...rows.map(row)].join('\n');

const words = (id: string): string => id.replaceAll('-', ' ');

function casinoRow({ id, name, hosts, schemes, seeding }: Site): readonly string[] {
  const { games, rule, known, assumed } = ABOUT[id]!;
  return [
    `\`${id}\` ${name}`,
    hosts.filter((host) => !host.startsWith('www.')).join(', '),
    games ?? Object.keys(schemes).map(words).join(', '),
    seeding,
    rule,
    known,
    assumed,
  ];
}

const casinos = (): string =>
  table(
    ['casino', 'hosts', 'games', 'seeds', 'rule', 'known from the site', 'assumed, or not known'],
    SITES.map(casinoRow),
  );

/** What a verdict is told by: for a mismatch its reason. */
const verdictOf = ({ deserves: { status, reason } }: Act): string =>
  status === 'mismatch' && reason ? `\`${reason}\`` : status;

/** One casino's behaviours, each with a mark under the games that have it. */
function behaviours({ id, games }: (typeof CASINOS)[number]): string {
  const acts = ACTS.filter(({ casino }) => casino === id);
  const lines = [...new Set(acts.map((act) => row([act.name, verdictOf(act)])))];
  const rows = lines.map((line) => {
    const alike = acts.filter((act) => row([act.name, verdictOf(act)]) === line);
    const [first] = alike;
    const marks = games.map((game) => (alike.some((act) => act.game === game.id) ? '●' : ''));
    return [first!.name, verdictOf(first!), ...marks];
  });
  return table(['the casino', 'verdict', ...games.map((game) => words(game.id))], rows);
}

const matrix = (): string =>
  CASINOS.map((casino) => `### ${casino.name}\n\n${behaviours(casino)}`).join('\n\n');

const tricks = (): string => TRICK_IDS.map((id) => `- ${TRICKS[id].name}`).join('\n');

/** In a line: each casino with its games. */
const sentence = (): string =>
  SITES.map(({ id, name, schemes }) => {
    const games = ABOUT[id]!.games ?? Object.keys(schemes).map(words).join(', ');
    return `- ${name}: ${games}`;
  }).join('\n');

/** The module by which pages know the casinos' names: they may not import the casinos themselves. */
const names = (): string => `/**
 * The names of the casinos that Cutcard reads. Written by \`npm run docs\`.
 * @module
 */
// biome-ignore format: one a line
export const CASINOS: readonly string[] = [
${SITES.map(({ name }) => `  '${name}',`).join('\n')}
];
`;

const PARTS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/casinos.md': { casinos },
  'docs/verdicts.md': { matrix, tricks },
  'README.md': { casinos: sentence },
};

/** Every file that is made of the code, in whole or in part, as it must be, by its path. @throws Error where its marks are not there */
export function documents(): Readonly<Record<string, string>> {
  const inPart = Object.fromEntries(
    Object.entries(PARTS).map(([path, parts]) => {
      let text = readFileSync(path, 'utf8');
      for (const [name, make] of Object.entries(parts)) {
        const from = text.indexOf(begin(name));
        const to = text.indexOf(END, from);
        if (from < 0 || to < 0) throw new Error(`${path} has no ${begin(name)} with ${END} behind it`);
        text = `${text.slice(0, from)}${begin(name)}\n\n${make()}\n\n${text.slice(to)}`;
      }
      return [path, text];
    }),
  );
  return { ...inPart, 'src/platform/casinos.ts': names() };
}

/** Writes them. */
export function writeDocuments(): void {
  for (const [path, text] of Object.entries(documents())) writeFileSync(path, text);
}
