import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuickly } from '../../../src/cli/quick.ts';
import { anyHonestHand, honestHands } from '../../support/honest.ts';

/** As many programs write JSON: with a blank behind commas and colons. */
const spaced = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(spaced).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .map(([key, inner]) => `"${key}": ${spaced(inner)}`)
          .join(', ')}}`
      : JSON.stringify(value);

const videoPoker = honestHands('crypto-games/video-poker');

describe('reading quickly', () => {
  it('gives what JSON.parse gives, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(videoPoker, anyHonestHand), (hand) => {
        for (const line of [JSON.stringify(hand), spaced(hand)]) {
          expect([undefined, JSON.parse(line)]).toContainEqual(readQuickly(line));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('knows nearly every hand of video poker', () => {
    fc.assert(
      fc.property(videoPoker, (hand) => {
        const { deal, final, held } = hand.shown;
        const seeds = [hand.clientSeed!, hand.reveal['serverSeed']!];
        const plain = seeds.every((seed) => JSON.stringify(seed) === `"${seed}"`);
        for (const shown of [
          { deal, final, held },
          { deal, final },
        ]) {
          const line = JSON.stringify({ ...hand, shown });
          expect(readQuickly(line)).toEqual(plain ? JSON.parse(line) : undefined);
        }
      }),
    );
  });

  it('leaves to JSON.parse whatever was changed in a line', () => {
    fc.assert(
      fc.property(
        videoPoker,
        fc.nat(),
        fc.constantFrom('', '"', '\\', '\n', '}', ',', ' ', '0', 'e'),
        (hand, place, character) => {
          const line = JSON.stringify(hand);
          const at = place % line.length;
          const other = line.slice(0, at) + character + line.slice(at + 1);
          const quick = readQuickly(other);
          if (quick !== undefined) expect(quick).toEqual(JSON.parse(other));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
