/**
 * The player's half of the deal, made in the browser.
 * @module
 */
const ALPHANUMERICS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 24;

/** 24 random letters and digits. */
export function newClientSeed(): string {
  let seed = '';
  while (seed.length < LENGTH) {
    // Numbers that would favour some characters don't count.
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < 248) seed += ALPHANUMERICS[byte % 62];
    }
  }
  return seed.slice(0, LENGTH);
}
