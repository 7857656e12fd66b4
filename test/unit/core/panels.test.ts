import { expect, test } from 'vitest';
import {
  asTypedOn,
  foundOn,
  isPanel,
  isSealedReceipt,
  lastBehind,
  type PanelObservation,
  revealOn,
  textOf,
} from '../../../src/core/panels.ts';
import { roundsOf } from '../../../src/core/rounds.ts';
import type { Scheme } from '../../../src/core/scheme.ts';
import { cardsOf, type Seeds, Story, seeds } from './story.ts';

const [one, two, three] = [1, 2, 3].map((n) => seeds(n)) as [Seeds, Seeds, Seeds];
const panelsOf = ({ observations }: Story): PanelObservation[] => observations.filter(isPanel);

test('a field is found where it has a value, and nowhere else', () => {
  const problem = { problem: 'absent', detail: '' } as const;
  const [panel] = panelsOf(new Story().panel({ 'reported.secret': 'a', 'reported.issue': problem }));
  expect(foundOn(panel!, 'reported.secret')).toMatchObject({ value: 'a' });
  expect(foundOn(panel!, 'reported.issue')).toBeNull();
  expect(foundOn(panel!, 'reported.salt')).toBeNull();
});

test('blanks around a client seed are left out, and those around a server seed are part of it', () => {
  const [panel] = panelsOf(
    new Story().panel({ 'announced.clientSeed': ' c ', 'reported.serverSeed': ' s ' }),
  );
  expect(textOf(panel!, 'announced.clientSeed')).toBe('c');
  expect(asTypedOn(panel!, 'announced.clientSeed')).toBe(' c ');
  expect(textOf(panel!, 'reported.serverSeed')).toBe(' s ');
  expect(textOf(panel!, 'reported.clientSeed')).toBeNull();
});

test('of the forms of a reveal that a panel has whole, the fullest counts', () => {
  const schemes = (...reveals: Scheme['reveals'][]): Scheme[] =>
    reveals.map((one) => ({ reveals: one }) as Scheme);
  const forms = schemes(
    [
      ['serverSeed', 'issue', 'salt'],
      ['serverSeed', 'issue'],
    ],
    [['serverSeed']],
  );
  const told = (fields: Parameters<Story['panel']>[0]) =>
    revealOn(panelsOf(new Story().panel(fields))[0]!, forms);
  const [serverSeed, issue] = [{ 'reported.serverSeed': 's' }, { 'reported.issue': 'i' }];
  expect(told({ ...serverSeed, ...issue })).toEqual({ serverSeed: 's', issue: 'i' });
  expect(told(serverSeed)).toEqual({ serverSeed: 's' });
  expect(told(issue)).toBeNull();
});

test('the last panel behind a round is the one before the next', () => {
  const cards = cardsOf(two);
  const story = new Story()
    .between(null, one)
    .hand(one)
    .between(one, two)
    .panel({}, { twice: false })
    .hand(two);
  const [panels, [first, second]] = [panelsOf(story.between(two, three)), roundsOf(story.observations)];
  expect(lastBehind(panels, first!, second)).toBe(panels[4]);
  expect(lastBehind(panels, second!, undefined)).toBe(panels.at(-1));
  const none = new Story().between(null, one).hand(one).bet().deal(cards.slice(0, 5)).over(cards.slice(5));
  const [before, after] = roundsOf(none.observations);
  expect(lastBehind(panelsOf(none), before!, after)).toBeUndefined();
  expect(lastBehind([], before!, after)).toBeUndefined();
  // One that came together with the next round's first cards was not before it.
  const late = new Story().on('tab 1').hand(one).panel({}, { twice: false });
  const [own, next] = roundsOf(late.deal(cards.slice(0, 5), { sameTick: true }).observations);
  expect(lastBehind(panelsOf(late), own!, next)).toBeUndefined();
  expect(lastBehind(panelsOf(late), own!, undefined)).toBe(panelsOf(late)[0]);
});

test('a receipt whose seed is kept back has a nonce and no promise', () => {
  const isOne = (fields: Parameters<Story['panel']>[0]) =>
    isSealedReceipt(panelsOf(new Story().panel(fields))[0]!);
  const receipt = { 'reported.nonce': '7', 'reported.serverSeed': '' };
  expect(isOne(receipt)).toBe(true);
  expect(isOne({ ...receipt, 'reported.serverSeed': one.server })).toBe(false);
  expect(isOne({ ...receipt, 'announced.commitment': 'a1'.repeat(32) })).toBe(false);
  expect(isOne({ 'reported.serverSeed': '' })).toBe(false);
});
