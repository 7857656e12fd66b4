/** Seeds that a casino may have committed to by any of several hashes, and whose players add nothing. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import type { Card } from '../../../../src/core/cards.ts';
import { fromHex, sha256Hex } from '../../../../src/core/hash.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import { type Four, Story, tableOfFour } from '../story.ts';

const scheme = SCHEMES.get('bc-game/blackjack')!;
const site = { schemes: { blackjack: scheme.id }, seeding: 'per-bet' } as const;

type Shoe = { readonly shoe: { take(n: number): readonly Card[] } };
const cardsOf = (seed: string): Four => {
  const deals = scheme.deals({ reveal: { serverSeed: seed }, clientSeed: '', nonce: null });
  return (deals[Symbol.iterator]().next().value!.dealt as Shoe).shoe.take(4) as Four;
};
const worth = (cards: readonly Card[]) => cards.reduce((sum, [rank]) => sum + (Number(rank) || 10), 0);
/** Seeds of hands at which both stand on their first cards. */
const [one, two, three, four] = Array.from({ length: 400 }, (_, n) => sha256Hex(`seed ${n}`)).filter(
  (seed) => {
    const [a, b, c, d] = cardsOf(seed);
    return [a, b, c, d].every(([rank]) => rank !== 'A') && worth([c, d]) > 16 && worth([a, b]) > 11;
  },
) as [string, string, string, string];

/** The casino hashes the bytes that the seed stands for. */
const panel = (last: string | null, next: string | null) => ({
  'announced.commitment': (next && sha256Hex(fromHex(next)!)) || '',
  'reported.commitment': (last && sha256Hex(fromHex(last)!)) || '',
  'reported.serverSeed': last ?? '',
});
const hand = (story: Story, cards: Four): Story =>
  story.bet().seeTwice(tableOfFour('dealt', cards)).seeTwice(tableOfFour('over', cards));
const statuses = ({ observations }: Story): string[] =>
  assemble(observations, site).map(({ hand, circumstances }) => audit(hand, circumstances).status);

describe('seeds that were committed to by the hash of their bytes', () => {
  test('are the hand’s that was promised them, on whatever tab they are shown', () => {
    const story = hand(new Story().on('a').panel(panel(null, one)), cardsOf(one));
    expect(statuses(story.on('b').panel(panel(one, two)))).toEqual(['verified']);
  });

  test('are the hand’s under way when a slow page first promised them', () => {
    const [cards, next] = [cardsOf(one), cardsOf(two)];
    const story = new Story().on('a').panel(panel(null, null)).bet().seeTwice(tableOfFour('dealt', cards));
    story.panel(panel(null, one), { twice: false }).seeTwice(tableOfFour('over', cards)).bet();
    story
      .panel(panel(null, one), { twice: false })
      .seeTwice(tableOfFour('dealt', next))
      .seeTwice(tableOfFour('over', next));
    expect(statuses(story.on('b').panel(panel(one, three)))).toEqual(['consistent', 'pending']);
  });

  test('are not the hand’s whose page had promised them, and then others', () => {
    const story = new Story().on('b').panel(panel(null, two)).on('a').panel(panel(null, two));
    hand(story.panel(panel(null, three)), cardsOf(three));
    expect(statuses(story.panel(panel(two, four)))).toEqual(['pending']);
  });

  test('are not the hand’s behind which something was bet on while another tab promised them', () => {
    const told = (isBetOn: boolean): string | undefined => {
      const story = hand(new Story().panel(panel(null, four)), cardsOf(four)).panel(panel(four, one));
      hand(story, cardsOf(one)).on('b').panel(panel(null, two)).on('tab 1', 'load 1');
      if (isBetOn) story.bet();
      return statuses(story.panel(panel(two, three)))[1];
    };
    expect(told(true)).toBe('pending');
    expect(told(false)).toBe('mismatch');
  });
});

describe('a client seed that is entered where players add nothing', () => {
  test('excuses no other cards than the seeds give', () => {
    const story = hand(new Story().panel(panel(null, four)), cardsOf(four)).panel(panel(four, one));
    hand(story.enter(), cardsOf(two)).panel(panel(one, three));
    expect(statuses(story)).toEqual(['verified', 'mismatch']);
  });
});

describe('a hand that is its seeds’ but for one card, where players add nothing', () => {
  test('is no other bet’s, though another was pressed before and may have been taken', () => {
    const told = (cards: Four): string[] => {
      const story = new Story().panel(panel(null, one)).bet().bet().seeTwice(tableOfFour('over', cards));
      return statuses(story.panel(panel(one, two)));
    };
    expect(told(cardsOf(one).with(0, cardsOf(one)[0] === '2c' ? '3c' : '2c') as Four)).toEqual(['mismatch']);
    expect(told(cardsOf(three))).toEqual(['unreadable']);
  });
});
