// @vitest-environment jsdom
/** Tables of baccarat read without layout: where third cards lie. */
import { expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

vi.hoisted(() => {
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getAnimations ??= () => [];
});

const generic = readAs('generic');

const row = (...cards: readonly string[]) =>
  `<p class="row">${cards.map((card) => `<b class="card">${card}</b>`).join('')}</p>`;

const page = (
  player: string,
  banker: string,
  rest = '<button>Tie</button>',
  deal = '<button>Deal</button>',
) => {
  document.documentElement.innerHTML = `<head></head><body><div><h3>Player</h3>${player}</div>
    <div><h3>Banker</h3>${banker}</div>${rest}${deal}</body>`;
  return generic.readTable(survey(document))?.reading;
};

test('a third card may lie apart from the other two', () => {
  const [two, three] = [row('2♦', 'K♥'), row('3♠', 'J♣', '4♦')];
  const third = (card: string) => `<div class="third">${row(card)}</div>`;
  const player = ['2d', 'Kh', '5c'];
  expect(page(two + third('5♣'), three)).toMatchObject({
    stage: 'over',
    contents: { player, banker: ['3s', 'Jc', '4d'] },
  });
  expect(page(two + third('5♣'), row('3♠', 'J♣') + third('4♦'))).toMatchObject({
    contents: { player, banker: ['3s', 'Jc', '4d'] },
  });
  expect(page(two, row('3♠', 'J♣') + third('4♦'))).toMatchObject({
    contents: { player: ['2d', 'Kh'], banker: ['3s', 'Jc', '4d'] },
  });
});

test('two hands of one side, or a card that lies before them, are no hand', () => {
  const three = row('3♠', 'J♣', '4♦');
  for (const player of [
    row('2♦', 'K♥') + row('5♣', '6♣'),
    row('5♣') + row('2♦', 'K♥'),
    row('2♦', 'K♥') + row('5♣') + row('6♣'),
    row('2♦', 'K♥', '7♣') + row('5♣'),
  ])
    expect(page(player, three), player).toMatchObject({ stage: 'over', contents: null });
  // At blackjack they are those of a split.
  const blackjack = (cards: string) =>
    page(
      '',
      '',
      `<div><h3>Dealer</h3>${row('9♠', '?')}</div><div><h3>You</h3>${cards}</div><button>Hit</button>`,
    );
  expect(blackjack(row('8♦', '5♥') + row('8♣'))).toMatchObject({
    contents: { player: [['8d', '5h'], ['8c']] },
  });
});

test('beside what bets again, which may be there at any time, a hand to which cards are due is on its way', () => {
  const again = '<button>Tie</button><button>Rebet</button>';
  const [low, banker] = [row('2♦', 'K♥'), row('3♠', 'J♣')];
  expect(page(low, banker, again, '')).toMatchObject({ stage: 'moving', contents: null });
  expect(page(row('9♦', 'K♥'), banker, again, '')).toMatchObject({
    stage: 'over',
    contents: { banker: ['3s', 'Jc'] },
  });
  // What deals is not there while it does.
  expect(page(low, banker)).toMatchObject({ stage: 'over', contents: { player: ['2d', 'Kh'] } });
});
