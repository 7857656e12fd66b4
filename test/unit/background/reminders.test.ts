import { expect, test } from 'vitest';
import { reminderAfter } from '../../../src/background/reminders.ts';
import type { ReasonCode } from '../../../src/core/verdict.ts';
import type { HandView } from '../../../src/platform/messages.ts';

function after(codes: readonly ReasonCode[], nonce: string | null = null, waiting = 0) {
  const verdict = { reasons: codes.map((code) => ({ code })) };
  return reminderAfter({ verdict, hand: { nonce } } as unknown as HandView, waiting);
}

test('nothing to say is nothing said', () => {
  expect(reminderAfter(null, 0)).toBeNull();
  expect(after([])).toBeNull();
  expect(after(['deal-differs'])).toBeNull();
});

test('a hash that came too late, or not at all, asks for the panel before anything else', () => {
  expect(after(['panel-not-seen'])).toBe('panel');
  expect(after(['commitment-not-seen', 'client-seed-not-before-bet'])).toBe('panel');
  expect(after(['commitment-not-before-bet'], '7', 500)).toBe('panel');
});

test('a client seed that may be the casino’s is asked for', () => {
  expect(after(['client-seed-not-before-bet'])).toBe('own_seed');
  expect(after(['client-seed-replaced'])).toBe('own_seed');
});

test('a client seed older than the hash matters only where seeds serve many hands', () => {
  expect(after(['client-seed-before-hash'], '7')).toBe('client_seed');
  expect(after(['client-seed-before-hash'])).toBeNull();
});

test('many hands that wait for their seed ask for the next pair', () => {
  expect(after([], '7', 49)).toBeNull();
  expect(after([], '7', 50)).toBe('waiting');
});
