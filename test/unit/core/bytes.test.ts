import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64 } from '../../../src/core/bytes.ts';

it('reads any Base64, padded or not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(fromBase64(text)).toEqual(bytes);
      expect(fromBase64(text.replace(/=+$/, ''))).toEqual(bytes);
    }),
  );
});

it.each(['a', 'ab*d', 'ab d', '====', 'abcde'])('reads nothing from %s', (text) => {
  expect(fromBase64(text)).toBeNull();
});
