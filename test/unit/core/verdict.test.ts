import { describe, expect, it } from 'vitest';
import {
  type Check,
  type Checks,
  NOTHING_CHECKED,
  prove,
  type ReasonCode,
  reason,
  unverified,
} from '../../../src/core/verdict.ts';

const CHECKS: readonly Check[] = ['pass', 'fail', 'unknown'];
const PROVEN: Checks = { commitment: 'pass', deal: 'pass', payout: 'unknown', continuity: 'unknown' };

describe('the proof behind verified', () => {
  it('takes the committed seeds, their deal, nothing that failed, and a commitment before the bet', () => {
    for (const commitment of CHECKS)
      for (const deal of CHECKS)
        for (const payout of CHECKS)
          for (const continuity of CHECKS)
            for (const before of [true, false]) {
              const isProven =
                commitment === 'pass' && deal === 'pass' && ![payout, continuity].includes('fail') && before;
              expect(prove({ commitment, deal, payout, continuity }, before) !== null).toBe(isProven);
            }
    expect(prove(PROVEN, true)).not.toBeNull();
  });
});

describe('what is not verified', () => {
  const status = (...codes: readonly ReasonCode[]) => {
    const { suspect, ...verdict } = unverified({
      reasons: codes.map((code) => reason(code)),
      checks: NOTHING_CHECKED,
      expected: null,
    });
    return `${verdict.status}${suspect ? ', suspect' : ''}`;
  };

  it('is as bad as its worst reason', () => {
    expect(status('deal-differs', 'commitment-not-seen')).toBe('mismatch');
    expect(status('commitment-not-seen', 'hand-not-over')).toBe('pending');
    expect(status('commitment-not-seen', 'nonce-aligned')).toBe('consistent');
  });

  it('is a mismatch only without a doubt, and says that something differs all the same', () => {
    expect(status('deal-differs', 'not-read-twice')).toBe('unreadable, suspect');
    expect(status('deal-differs', 'cards-not-written')).toBe('unreadable, suspect');
    expect(status('commitment-not-seen', 'not-read-twice')).toBe('consistent');
    expect(status('commitment-not-seen', 'cards-not-written')).toBe('unreadable');
  });

  it('is unreadable where nothing says why', () => {
    expect(status()).toBe('unreadable');
    expect(status('nonce-aligned', 'not-read-twice')).toBe('unreadable');
  });
});
