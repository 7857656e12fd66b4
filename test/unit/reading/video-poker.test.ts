// @vitest-environment jsdom
/** Tables of video poker on which there is no hand, or one of which not all can be told. */
import './all-seen.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

vi.hoisted(() => {
  Element.prototype.getAnimations ??= () => [];
});

const generic = readAs('generic');

beforeEach(() => {
  // What is remembered of a page hangs on its body.
  document.documentElement.innerHTML = '<head></head><body></body>';
});

const on = (cards: readonly string[], draw: string, deal: string) => {
  document.body.innerHTML = `<main><div>${cards.map((one) => `<i class="card">${one}</i>`).join('')}</div>
    <button ${draw}>Draw</button><button ${deal}>Deal</button></main>`;
  return generic.readTable(survey(document))?.reading;
};

const FIVE = ['A♠', 'K♥', '7♣', '2♦', '9♠'];
const TABLE = { kind: 'table', game: 'video-poker', contents: null };
const ABSENT = { problem: 'absent', detail: 'no place with exactly five cards' };

test('without cards, the table is at rest between hands, and no hand is found while there are cards to draw', () => {
  expect(on([], 'disabled', '')).toEqual({ ...TABLE, stage: 'resting' });
  expect(on([], '', 'disabled')).toEqual({ ...TABLE, stage: 'dealt', problem: ABSENT });
  expect(on([], 'disabled', 'disabled')).toEqual({ ...TABLE, stage: 'moving' });
});

test('with fewer cards than five, there is no hand, nor is the table at rest but with one alone', () => {
  expect(on(['A♠'], 'disabled', '')).toEqual({ ...TABLE, stage: 'resting' });
  expect(on(['A♠', 'K♥'], 'disabled', '')).toEqual({ ...TABLE, stage: 'over', problem: ABSENT });
});

test('a card that cannot be told is no card of a hand, whichever it is', () => {
  for (const at of [0, 4]) {
    const cards = ['A♠', 'K♥', '7♣', '2♦', '9♠'].map((one, i) => (i === at ? '3♠ 4♥' : one));
    const problem = { problem: 'malformed', detail: `card ${at + 1} of 5 cannot be told` };
    expect(on(cards, '', 'disabled')).toEqual({ ...TABLE, stage: 'dealt', problem });
  }
});

test('cards may be told by their value alone, which a style writes on them', () => {
  const valued = (value: (card: string) => string) => {
    document.body.innerHTML = `<main><div>${FIVE.map((card) => `<i data-value="${value(card)}">${card.slice(0, -1)}</i>`).join('')}</div>
      <button>Draw</button><button disabled>Deal</button></main>`;
    return generic.readTable(survey(document))?.reading;
  };
  expect(valued((card) => card)).toMatchObject({
    contents: { cards: ['As', 'Kh', '7c', '2d', '9s'] },
    named: 'suits',
  });
  expect(valued((card) => card.slice(0, -1))).toMatchObject({ contents: null });
});
