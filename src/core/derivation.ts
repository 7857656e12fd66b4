/**
 * A derivation: the way from seeds to cards, in steps that a reader can redo by hand.
 * Every scheme explains itself in this one shape, so that the report and the command line need to know none of them.
 * @module
 */

/** A named value on the way: what it is, its value, and where a word helps, how it came about. */
export interface Line {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** Rows of plain text. A cell that is a card stands as a card (`Jc`) in a column named in `cardColumns`. */
export interface Table {
  readonly columns: readonly string[];
  readonly cardColumns: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

export interface Step {
  readonly title: string;
  /** What is done here, in a sentence. */
  readonly text: string;
  readonly lines: readonly Line[];
  readonly table?: Table;
}

export type Derivation = readonly Step[];
