/**
 * The names of the casinos that Cutcard reads. Written by `npm run docs`.
 * @module
 */
// biome-ignore format: one a line
export const CASINOS: readonly string[] = [
  'BC.Game',
  'bitZino',
  'Crypto.Games',
  'Duel',
  'liqd',
  'Stake',
];
