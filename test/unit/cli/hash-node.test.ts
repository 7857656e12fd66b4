import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as node from '../../../src/cli/hash-node.ts';
import * as noble from '../../../src/core/hash.ts';

/** Any text that JSON can hold, halves of surrogate pairs included, and bytes. */
const text = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 300 });
const input = fc.oneof(
  text,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }),
);

const bytes = (one: string | Uint8Array): Uint8Array => (typeof one === 'string' ? Buffer.from(one) : one);

describe("Node's hashes and those of the extension", () => {
  it('export the same names', () => {
    expect(Object.keys(node).sort()).toEqual(Object.keys(noble).sort());
  });

  it('agree on every input', () => {
    fc.assert(
      fc.property(input, input, (a, b) => {
        expect(node.toHex(node.sha256(a))).toBe(noble.toHex(noble.sha256(a)));
        expect(node.toHex(node.sha512(a))).toBe(noble.toHex(noble.sha512(a)));
        expect(node.sha256Hex(a)).toBe(noble.sha256Hex(a));
        expect(node.toHex(node.hmacSha256(a, b))).toBe(noble.toHex(noble.hmacSha256(a, b)));
        for (const name of ['sha256', 'sha512'] as const) {
          const under = [node.hmacUnder(name, a), noble.hmacUnder(name, a)];
          // One after the other: nothing of a message may be left for the next.
          for (const message of [b, a, '']) {
            const [own, other] = under.map((hmac) => noble.toHex(hmac(message)));
            expect(own).toBe(other);
            expect(own).toBe(createHmac(name, bytes(a)).update(bytes(message)).digest('hex'));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('agree on hex and UTF-8', () => {
    fc.assert(
      fc.property(text, fc.uint8Array(), (characters, bytes) => {
        expect(node.toHex(node.utf8(characters))).toBe(noble.toHex(noble.utf8(characters)));
        for (const hex of [
          noble.toHex(bytes),
          noble.toHex(bytes).toUpperCase(),
          `${noble.toHex(bytes)}0`,
          characters,
        ]) {
          const own = node.fromHex(hex);
          expect(own && [...own]).toEqual(noble.fromHex(hex) && [...noble.fromHex(hex)!]);
        }
      }),
    );
  });
});
