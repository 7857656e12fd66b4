/**
 * The pay tables known, as they are printed: what each pays, best rank first. All that a page need be compared with.
 * @module
 */

/** By the names of pay tables. */
export type Pays = Readonly<Record<string, readonly number[]>>;

/** Those of Crypto.Games, as Wizard of Odds prints them (its title's 75 for four aces is a misprint). */
export const PAYS = {
  'jacks-or-better': [500, 75, 20, 9, 6, 4, 3, 2, 1],
  'tens-or-better': [500, 75, 22, 6, 5, 4, 3, 2, 1],
  'bonus-poker': [500, 45, 70, 35, 25, 8, 5, 4, 3, 2, 1],
} as const satisfies Pays;

/** That of bitZino. */
export const BITZINO_PAYS = {
  'jacks-or-better': [800, 50, 25, 9, 6, 4, 3, 2, 1],
} as const satisfies Pays;
