/**
 * Statistics: how many honest histories are ever flagged, and after how many hands more tens are found.
 * @module
 */
import { CardsOfGame } from '../../src/stats/cards.ts';
import { opening, randomNumbers } from '../support/histories.ts';

const HONEST = { histories: 10_000, hands: 1_000 };
/** A dealer's share of tens among up cards, above 4/13: in points, and by a twentieth of itself. */
const MORE = [
  { told: '5 points more tens (35.8%)', more: 0.05, histories: 200, hands: 20_000 },
  { told: 'a twentieth more tens (32.3%)', more: 0.05 * (4 / 13), histories: 100, hands: 100_000 },
];

export function benchStatistics(): void {
  console.log('Flags by the cards of blackjack hands, two places a hand');
  const told = histories(HONEST.histories, HONEST.hands, 0).filter((hands) => hands !== null).length;
  const share = ((100 * told) / HONEST.histories).toFixed(2);
  const of = `${HONEST.histories.toLocaleString('en')} honest histories of ${HONEST.hands.toLocaleString('en')} hands`;
  console.log(`  ${of}: ${told} ever flagged (${share}%, 5% allowed)`);
  if (told > HONEST.histories / 20) process.exitCode = 1;
  for (const { told, more, histories: count, hands } of MORE) {
    const found = histories(count, hands, more).map((after) => after ?? Number.POSITIVE_INFINITY);
    found.sort((a, b) => a - b);
    const at = (part: number) => found[Math.ceil(part * count) - 1]!.toLocaleString('en');
    console.log(`  a dealer with ${told}: found after ${at(0.5)} hands (median), ${at(0.9)} (90%)`);
  }
}

/** Of so many histories, after how many hands each was flagged; null where it was not. */
const histories = (count: number, hands: number, more: number): (number | null)[] =>
  Array.from({ length: count }, (_, seed) => {
    const random = randomNumbers(seed + 1);
    const cards = new CardsOfGame('blackjack');
    for (let hand = 0; hand < hands && cards.toldAfter === null; hand++) cards.take(opening(random, more));
    return cards.toldAfter;
  });
