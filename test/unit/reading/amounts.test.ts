// @vitest-environment jsdom
/** What the page says the bet is, beside the control that bets, and what was won. */
import { expect, test, vi } from 'vitest';
import { amountsOn, stakeBeside } from '../../../src/reading/amounts.ts';
import { survey } from '../../../src/reading/survey.ts';

vi.hoisted(() => {
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.getAnimations ??= () => [];
});

function stakeOn(html: string): string | null {
  document.body.innerHTML = html;
  const host = document.querySelector('#host');
  if (host) host.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot><button class="deal">Deal</button>';
  return stakeBeside((host?.shadowRoot ?? document).querySelector('.deal')!);
}

const DEAL = '<button class="deal">Deal</button>';

test.each<[string, string, string | null]>([
  ['a box', `<label>Bet amount <input value="0.5"></label>${DEAL}`, '0.5'],
  [
    'a box that is named',
    `<div><label for="a">Bet</label><input id="a" value="12,50"></div>${DEAL}`,
    '12,50',
  ],
  [
    'a text with its currency',
    `<dl><dt>Your bet</dt><dd>0.00010000 BTC</dd></dl><p>${DEAL}</p>`,
    '0.00010000 BTC',
  ],
  ['another language', `<div><span>Einsatz</span><span>2 €</span></div>${DEAL}`, '2 €'],
  [
    'further around',
    `<div><div><span>Bet</span><b>10</b></div></div><div><div><div>${DEAL}</div></div></div>`,
    '10',
  ],
  [
    'outside the control’s own shadow root',
    `<div><span>Bet</span><b>10</b></div><div id="host"></div>`,
    '10',
  ],
  [
    'the same twice',
    `<div><span>Bet</span><b>10</b></div><div><span>Total bet</span><b>10.0</b></div>${DEAL}`,
    '10.0',
  ],
  [
    'the nearer of two',
    `<div><span>Bet</span><b>99</b></div><div><div><span>Bet</span><b>10</b></div>${DEAL}</div>`,
    '10',
  ],
  [
    'two that differ',
    `<div><span>Bet</span><b>10</b></div><div><span>Total bet</span><b>30</b></div>${DEAL}`,
    null,
  ],
  ['a control that says bet', `<button>Bet</button><b>7</b>${DEAL}`, null],
  ['no number', `<div><span>Bet</span><b>all of it</b></div>${DEAL}`, null],
  ['two numbers', `<div><span>Bet</span><b>10 of 20</b></div>${DEAL}`, null],
  ['none', `<p>Good luck</p>${DEAL}`, null],
  ['a very long one', `<div><span>Bet</span><b>10 ${'coins '.repeat(8)}</b></div>${DEAL}`, null],
  [
    'one on a page that is large',
    `<div><span>Bet</span><b>10</b></div>${'<i></i>'.repeat(600)}<div>${DEAL}</div>`,
    null,
  ],
])('%s', (_, html, stake) => {
  expect(stakeOn(html)).toBe(stake);
});

const amounts = (html: string, over = true, areWhole = false) => {
  document.body.innerHTML = `<dl>${html}</dl>`;
  return amountsOn(survey(document), over, areWhole, []);
};
const bet = (text: string) => `<dt>Bet</dt><dd>${text}</dd>`;
const win = (text: string) => `<dt>Win</dt><dd>${text}</dd>`;

test('what was won is a multiple of the bet, once the hand is over', () => {
  expect(amounts(bet('5') + win('25'))).toEqual({ bet: 5, multiplier: 5 });
  expect(amounts(bet('2.00 €') + win('3.00 €'), true, true)).toEqual({ bet: 2, multiplier: 1.5 });
  expect(amounts(bet('5'))).toEqual({ bet: 5, multiplier: null });
  expect(amounts(win('25'))).toEqual({ bet: null, multiplier: null });
  expect(amounts(bet('0') + win('25'))).toEqual({ bet: 0, multiplier: null });
  expect(amounts(bet('5') + bet('6') + win('25'))).toEqual({ bet: null, multiplier: null });
  expect(amounts(bet('5') + win('25') + win('30'))).toEqual({ bet: 5, multiplier: null });
  expect(amounts(bet('5') + win('25'), false)).toEqual({ bet: 5, multiplier: null });
});

test('what is said to be won before the hand is over is not of that hand', () => {
  const played = (before: string, after: string) => {
    document.body.remove();
    document.documentElement.append(document.createElement('body'));
    amounts(bet('5') + before, false);
    return amounts(bet('5') + after);
  };
  for (const before of ['', win('0'), win('–')])
    expect(played(before, win('25')), before).toEqual({ bet: 5, multiplier: 5 });
  expect(played('', win('0'))).toEqual({ bet: 5, multiplier: 0 });
  // The last hand's, which a page leaves there where one is lost, or the sum of all, or how many were won.
  for (const after of ['25', '30'])
    expect(played(win('25'), win(after))).toEqual({ bet: 5, multiplier: null });
  // The next hand begins with nothing.
  amounts(bet('5') + win('0'), false);
  expect(amounts(bet('5') + win('25'))).toEqual({ bet: 5, multiplier: 5 });
});

test('amounts of two currencies are no multiples of each other', () => {
  const box = `<dt>Bet</dt><dd><input value="5"></dd>`;
  expect(amounts(bet('5') + win('$6.25'))).toEqual({ bet: 5, multiplier: null });
  expect(amounts(bet('5 coins') + win('$ 25'))).toEqual({ bet: 5, multiplier: null });
  expect(amounts(bet('$ 5.00') + win('+$25.00'))).toMatchObject({ multiplier: 5 });
  expect(amounts(bet('0.5 BTC') + win('1 btc'))).toMatchObject({ multiplier: 2 });
  expect(amounts(box + win('$25'))).toEqual({ bet: 5, multiplier: 5 });
});

test('of amounts that are written rounded, what the multiple may be is told where it is not plain', () => {
  expect(amounts(bet('1.00') + win('2.00'))).toEqual({ bet: 1, multiplier: 2 });
  expect(amounts(bet('1.00') + win('2.50'))).toMatchObject({
    multiplierWithin: [expect.closeTo(2.4826, 3), expect.closeTo(2.5176, 3)],
  });
  expect(amounts(bet('0.02') + win('0.06'))).toMatchObject({
    multiplier: 3,
    multiplierWithin: [expect.closeTo(2.2, 9), expect.closeTo(4.333, 3)],
  });
  expect(amounts(bet('0.3') + win('1.2'))).toMatchObject({
    multiplier: 4,
    multiplierWithin: [expect.anything(), 5],
  });
  // Some casinos write all decimals that there are.
  expect(amounts(bet('0.02') + win('0.06'), true, true)).toEqual({ bet: 0.02, multiplier: 3 });
});

test('what amounts stand beside is evidence, and what bets is not', () => {
  document.body.innerHTML = `<button>Bet</button><b>7</b><dl>${bet('5')}${win('none yet')}</dl>`;
  const evidence: Element[] = [];
  expect(amountsOn(survey(document), true, false, evidence)).toEqual({ bet: 5, multiplier: null });
  expect(evidence.map(({ localName }) => localName)).toEqual(['dt', 'dd']);
});
