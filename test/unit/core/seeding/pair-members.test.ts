/** When what lay on a table in the end came to lie there. */
import { expect, test } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import { roundsOf } from '../../../../src/core/rounds.ts';
import { endOf, lastEndOf } from '../../../../src/core/seeding/pair-members.ts';
import { Story, unreadTable } from '../story.ts';

const [dealt, drawn] = ['9s Ac 7d 9h 6h', '2c 3d 4h 5s Kh'].map((text) => text.split(' ') as Card[]) as [
  Card[],
  Card[],
];
/** The numbers of the looks at which the first round's end came to lie there first, and last. */
const told = (story: Story): number[] => {
  const [round] = roundsOf(story.observations);
  return [endOf(round!).seq, lastEndOf(round!).seq];
};

test('a hand’s end lies there from the first look at it, though it was read twice and its table came to rest', () => {
  expect(told(new Story().bet().deal(dealt, { twice: false }).over(drawn, { twice: false }))).toEqual([3, 3]);
  expect(told(new Story().bet().deal(dealt).over(drawn))).toEqual([4, 4]);
  expect(told(new Story().bet().deal(dealt).over(drawn).over(drawn))).toEqual([4, 4]);
});

test('the end of one that was over when it was first seen lies there from then on', () => {
  expect(told(new Story().bet().over(drawn))).toEqual([2, 2]);
});

test('where nothing was read of a hand, its last look is its end', () => {
  const story = new Story().bet().see(unreadTable('video-poker', 'dealt'));
  expect(told(story.see(unreadTable('video-poker', 'over')))).toEqual([3, 3]);
});
