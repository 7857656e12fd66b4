/**
 * A derivation: the way from seeds to cards, in steps that a reader can redo by hand.
 * Every scheme explains itself in this one shape, so that the report and the command line need to know none of them.
 * @module
 */

/** English words, which other languages have too: `$1` to `$9` stand for blanks. */
export interface Said {
  readonly sentence: string;
  readonly blanks: readonly Text[];
}

/** Words; or a value, which is the same in every language. */
export type Text = Said | string;

/** Words, written as they are in English: say`card ${n}`. */
export const say = ({ raw }: TemplateStringsArray, ...blanks: readonly (Text | number)[]): Said => ({
  sentence: raw.reduce((sentence, part, i) => `${sentence}$${i}${part}`),
  blanks: blanks.map((blank) => (typeof blank === 'number' ? String(blank) : blank)),
});

/** Words that are named elsewhere as they are in English. */
export const phrase = (sentence: string): Said => ({ sentence, blanks: [] });

export const inEnglish = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text.sentence.replaceAll(/\$(\d)/g, (_, digit) => inEnglish(text.blanks[Number(digit) - 1] ?? ''));

/** A named value on the way: what it is, its value, and where a word helps, how it came about. */
export interface Line {
  readonly label: Text;
  readonly value: string;
  readonly note?: Text;
}

/** A cell that is a card stands as a card (`Jc`) in a column named in `cardColumns`. */
export interface Table {
  readonly columns: readonly Text[];
  readonly cardColumns: readonly number[];
  readonly rows: readonly (readonly Text[])[];
}

export interface Step {
  readonly title: Text;
  /** What is done here, in a sentence. */
  readonly text: Text;
  readonly lines: readonly Line[];
  readonly table?: Table;
}

export type Derivation = readonly Step[];
