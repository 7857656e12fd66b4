/**
 * `odds video-poker`: the exact return table of a pay table.
 * @module
 */
import {
  FAMILIES,
  type Family,
  PAY_TABLES,
  type PayTable,
  parsePayTable,
  type RankName,
} from '../core/games/pay-tables.ts';
import { COMBINATIONS, type ReturnTable, returnTable } from '../odds/video-poker.ts';

/** As on printed tables. */
const NAMES: Readonly<Record<RankName, string>> = {
  'royal-flush': 'Royal Flush',
  'straight-flush': 'Straight Flush',
  'four-aces': 'Four Aces',
  'four-2s-4s': 'Four 2s, 3s, 4s',
  'four-5s-ks': 'Four 5s thru Ks',
  'four-of-a-kind': 'Four of a Kind',
  'full-house': 'Full House',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a Kind',
  'two-pair': 'Two Pair',
  'jacks-or-better': 'Jacks or Better',
  'tens-or-better': 'Tens or Better',
  nothing: 'All Other',
};

/**
 * @param args.pays one of the families, for the pay table that Crypto.Games has for it, or the path of a JSON
 * file
 * @param args.json whether to answer with JSON: `{rows: [{name, pays, combinations, probability, return}],
 * total, return}`, combinations and their total as text, such as `34706466` or `138974341/3`, returns as
 * fractions of the bet
 * @throws Error naming the file, the field and the fix
 */
export async function videoPokerOdds(
  args: { readonly pays: string; readonly json: boolean },
  readFile: (path: string) => Promise<string>,
): Promise<string> {
  const table = isFamily(args.pays) ? PAY_TABLES[args.pays] : await readPayTable(args.pays, readFile);
  const returns = returnTable(table);
  return args.json ? JSON.stringify(asData(returns)) : asText(table, returns);
}

const isFamily = (name: string): name is Family => FAMILIES.some((family) => family === name);

async function readPayTable(path: string, readFile: (path: string) => Promise<string>): Promise<PayTable> {
  const text = await readFile(path).catch((error: Error) => {
    throw new Error(`--pays must be ${FAMILIES.join(', ')} or a file: ${error.message}`, { cause: error });
  });
  try {
    return parsePayTable(JSON.parse(text));
  } catch (error) {
    const why = error instanceof SyntaxError ? `it must be JSON: ${error.message}` : (error as Error).message;
    throw new Error(`${path}: ${why}`, { cause: error });
  }
}

function asData(returns: ReturnTable): object {
  const rows = returns.rows.map(({ rank, pays, combinations, probability, return: share }) => {
    return { name: NAMES[rank], pays, combinations: exact(combinations), probability, return: share };
  });
  return { rows, total: String(COMBINATIONS), return: returns.return };
}

function asText(table: PayTable, returns: ReturnTable): string {
  const lines = [
    ['', 'Pays', 'Combinations', 'Probability', 'Return'],
    ...returns.rows.map(({ rank, pays, combinations, probability, return: share }) => {
      return [NAMES[rank], String(pays), grouped(combinations), probability.toFixed(6), share.toFixed(6)];
    }),
    ['Total', '', grouped(COMBINATIONS), '1.000000', returns.return.toFixed(6)],
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]!.length)));
  const laidOut = lines.map((line) => {
    const cells = line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)));
    return `  ${cells.join('   ')}`;
  });
  return [
    `Video poker, ${table.family}: exact return to the best play`,
    '',
    ...laidOut,
    '',
    `  Of each bet ${percent(returns.return)} comes back; the house edge is ${percent(1 - returns.return)}.`,
  ].join('\n');
}

/** Combinations are whole numbers or, with some pay tables, thirds. */
function exact(combinations: number): string {
  const thirds = Math.round(3 * combinations);
  return thirds % 3 === 0 ? String(thirds / 3) : `${thirds}/3`;
}

const percent = (share: number): string => `${(100 * share).toFixed(4)}%`;

const grouped = (count: number): string => count.toLocaleString('en-US');
