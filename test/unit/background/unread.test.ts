/** What the popup says can't be read of a tab. */
import { expect, test } from 'vitest';
import { unreadIn } from '../../../src/background/auditor.ts';
import { COVERED, type Reading } from '../../../src/core/observation.ts';
import { Story } from '../core/story.ts';

const shown = { kind: 'table', game: 'hilo', stage: 'over' } as const;
const read: Reading = { ...shown, contents: { cards: ['7s', '2h'] } };
const unread = (detail: string): Reading => ({
  ...shown,
  contents: null,
  problem: { problem: 'conflict', detail },
});

const fieldsIn = ({ observations }: Story): string[] =>
  unreadIn(observations, 'tab 1').map(({ field, lastReadAt }) => `${field} ${lastReadAt !== null}`);

test('a table that was read, and that something covers now, is as it was', () => {
  expect(fieldsIn(new Story().see(read).seeTwice(unread(COVERED)))).toEqual([]);
  // Nobody knows what lies under there.
  expect(fieldsIn(new Story().seeTwice(unread(COVERED)))).toEqual(['table false']);
  expect(fieldsIn(new Story().see(read).seeTwice(unread('a card cannot be told')))).toEqual(['table true']);
});
