/** Readings as they are put together. */
import { expect, test } from 'vitest';
import { asGuess, notFound, tableReading } from '../../../src/reading/seen.ts';

test('what is told by the cards alone says so, where any are told', () => {
  const guessed = (shown: Parameters<typeof tableReading<'baccarat'>>[2]) =>
    asGuess({ reading: tableReading('baccarat', 'over', shown), region: null }).reading;
  const contents = { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] } as const;
  expect(guessed(contents)).toMatchObject({ contents, guessed: true });
  expect(guessed(null)).not.toHaveProperty('guessed');
  expect(guessed(notFound('malformed', 'a card'))).not.toHaveProperty('guessed');
});
