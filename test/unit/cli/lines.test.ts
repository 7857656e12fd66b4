import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditChunk } from '../../../src/cli/lines.ts';
import { audit } from '../../../src/core/audit.ts';
import { anyHonestHand, honestHands } from '../../support/honest.ts';

const chunkOf = (text: string) => ({ bytes: Buffer.from(text), first: 1, isDocument: false });
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Honest hands, and the same committed too late or to another seed, not revealed yet, and of no known scheme. */
const hands = fc
  .tuple(fc.oneof(honestHands('crypto-games/video-poker'), anyHonestHand), fc.nat(4))
  .map(
    ([hand, change]) =>
      [
        hand,
        { ...hand, commitment: { ...hand.commitment, beforeBet: false } },
        { ...hand, commitment: { ...hand.commitment, value: '0'.repeat(64) } },
        { ...hand, reveal: null },
        { ...hand, scheme: 'nowhere/poker' },
      ][change],
  );

const written = (hand: unknown): string => {
  const { status, reasons, checks, expected } = audit(hand);
  return `${JSON.stringify({ status, reasons: reasons.map(({ code }) => code), checks, expected })}\n`;
};

describe('the lines of a chunk', () => {
  it('get the verdict of each hand, whichever hand is before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hands, { maxLength: 12 }), async (some) => {
        const { bytes, tally } = await auditChunk(
          chunkOf(some.map((hand) => `${JSON.stringify(hand)}\n`).join('')),
        );
        expect(textOf(bytes)).toBe(some.map(written).join(''));
        expect(tally.hands).toBe(some.length);
      }),
    );
  });

  it('are answered in the memory given, or in more where that is too small', async () => {
    const chunk = chunkOf('{\n'.repeat(1000));
    const { bytes: large } = await auditChunk(chunk, undefined, new ArrayBuffer(1 << 20));
    const { bytes: small } = await auditChunk(chunk, undefined, new ArrayBuffer(10));
    expect(textOf(large).split('\n')).toHaveLength(1001);
    expect(textOf(small)).toBe(textOf(large));
  });
});
