/**
 * Every scheme Cutcard knows, by id. A new one is its file and its line in `all.ts`.
 * @module
 */
import type { Scheme } from '../scheme.ts';
import * as all from './all.ts';

export const SCHEMES: ReadonlyMap<string, Scheme> = new Map(
  Object.values<Scheme>(all).map((scheme) => [scheme.id, scheme]),
);
