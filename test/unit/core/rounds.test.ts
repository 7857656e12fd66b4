import { expect, test } from 'vitest';
import type { Reading } from '../../../src/core/observation.ts';
import { roundsOf } from '../../../src/core/rounds.ts';
import { Story } from './story.ts';

const number = (n: number): Reading => ({
  kind: 'table',
  game: 'roulette',
  stage: 'over',
  contents: { number: n },
});
const SPINS: Reading = { kind: 'table', game: 'roulette', stage: 'moving', contents: null };
const promise = (hash: string) => ({ 'announced.commitment': hash });

/** The numbers of the rounds that a story comes to. */
const numbersIn = ({ observations }: Story) =>
  roundsOf(observations).map(({ tables }) => (tables[0]!.reading.contents as { number: number }).number);

const spun = () =>
  new Story().panel(promise('one')).see(number(5)).bet().seeTwice(number(17)).panel(promise('two'));

test('a number is one round, however often it is read', () => {
  expect(numbersIn(spun().seeTwice(number(17)))).toEqual([17]);
});

test('the same number twice running is two rounds where the panel has gone on behind the bet', () => {
  expect(numbersIn(spun().bet().panel(promise('three')).see(number(17)))).toEqual([17, 17]);
  expect(numbersIn(spun().bet().see(SPINS).panel(promise('three')).see(number(17)))).toEqual([17, 17]);
});

test('the panel may go on between the two looks at the number', () => {
  const story = spun().bet().see(SPINS).see(number(17)).panel(promise('three'));
  expect(numbersIn(story.see(number(17), { confirmed: true }))).toEqual([17, 17]);
});

test('a bet that was refused is no round', () => {
  expect(numbersIn(spun().bet().see(SPINS).seeTwice(number(17)))).toEqual([17]);
  const again = spun().bet().see(SPINS).seeTwice(number(17)).bet().seeTwice(number(23));
  expect(numbersIn(again.panel(promise('three')))).toEqual([17, 23]);
});

test('nor is one whose page was loaded again, or before which no hand was watched', () => {
  const anew = spun().bet().on('tab 1', 'load 2').panel(promise('three')).see(number(17));
  expect(numbersIn(anew)).toEqual([17]);
  expect(numbersIn(new Story().panel(promise('one')).see(number(5)).bet().see(SPINS).see(number(5)))).toEqual(
    [],
  );
  const later = spun().on('tab 1', 'load 2').panel(promise('two')).see(number(17)).bet().see(SPINS);
  expect(numbersIn(later.see(number(17)))).toEqual([17]);
});

test('a casino that uses its seed again, and so has nothing new to promise, deals the same number', () => {
  const story = new Story().panel(promise('one')).see(number(5)).bet().seeTwice(number(17));
  expect(numbersIn(story.panel(promise('one')).bet().see(SPINS).see(number(17)))).toEqual([17, 17]);
});

test('nor is it a bet refused where the panel went on to a seed that is out', () => {
  const used = { 'announced.commitment': 'one', 'reported.commitment': 'one' };
  const story = spun().on('tab 1', 'load 2').panel(used).see(number(17)).bet().see(SPINS).see(number(17));
  expect(numbersIn(story)).toEqual([17, 17]);
});
