/**
 * The rows of a file, whatever it is: hand files and histories of one JSON object a line, JSON with a list of hands in it
 * (as evidence is), or CSV. Read in parts: a million rows take no more memory than a thousand.
 * @module
 */
import Papa from 'papaparse';

export type Row = Readonly<Record<string, unknown>>;

/** Rows, and how much of the file was read to get them, in bytes. */
export interface Part {
  readonly rows: readonly unknown[];
  readonly read: number;
}

/** Of one JSON value, which can only be read as a whole. */
const LONGEST_JSON = 200_000_000;

type Take = (part: Part) => void;

/** Hands the rows of a file to `take`, part by part. @throws Error where it is one JSON value that is broken or too long */
export async function readRows(file: Blob, take: Take): Promise<void> {
  const start = (await file.slice(0, 65_536).text()).trimStart();
  if (!/^[[{]/.test(start)) await csvRows(file, take);
  else if (isJson(firstLine(start))) await lineRows(file, take);
  else if (file.size > LONGEST_JSON) throw new Error('too long');
  else take({ rows: listIn(JSON.parse(await file.text())), read: file.size });
}

const firstLine = (text: string): string => text.slice(0, text.search(/\n|$/));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function lineRows(file: Blob, take: Take): Promise<void> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.byteLength;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    take({ rows: lines.flatMap(rowsOfLine), read });
  }
  take({ rows: rowsOfLine(rest), read });
}

function rowsOfLine(line: string): readonly unknown[] {
  if (line.trim() === '') return [];
  try {
    return listIn(JSON.parse(line));
  } catch {
    // A row of its own all the same: its verdict says that it is no hand.
    return [{ notJson: line.slice(0, 80) }];
  }
}

/** A hand, a list of them, or what a casino or Cutcard wraps them in. */
export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [value];
  const list = ['hands', 'bets', 'data', 'rows', 'results']
    .map((key) => (value as Row)[key])
    .find(Array.isArray);
  return list ?? [value];
}

/** The parser reads the file in parts by itself and keeps what is left over of a line. */
function csvRows(file: Blob, take: Take): Promise<void> {
  return new Promise((resolve, reject) => {
    Papa.parse<Row>(file as File, {
      header: true,
      skipEmptyLines: 'greedy',
      transformHeader: (name) => name.trim(),
      chunk: ({ data, meta }) => take({ rows: data, read: meta.cursor }),
      complete: () => resolve(),
      error: reject,
    });
  });
}
