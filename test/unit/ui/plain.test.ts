import { expect, test, vi } from 'vitest';
import { reason } from '../../../src/core/verdict.ts';
import { notesInWords } from '../../../src/ui/plain.ts';
import { verdictOf, view } from './hands.ts';

vi.mock('../../../src/platform/browser.ts', () => import('./words.ts'));

const unread = reason('seed-not-revealed');

test.each([
  ['a seed that came and was missed is not one still to come', 'unreadable', [reason('reveal-not-seen')], 0],
  ['nor is one whose pair was changed', 'unreadable', [reason('pair-not-revealed')], 0],
  ['a seed still to come is told of beside what differs', 'mismatch', [reason('commitment-withheld')], 1],
  ['a seed still to come that decided stands in the box', 'pending', [], 0],
] as const)('%s', (_, status, others, notes) => {
  const verdict = verdictOf({ status, reasons: [unread, ...others] });
  expect(notesInWords(view({ verdict }))).toHaveLength(notes);
});
