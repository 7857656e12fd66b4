// @vitest-environment jsdom
/** What the page says the bet is, beside the control that bets. */
import { expect, test, vi } from 'vitest';
import { stakeBeside } from '../../../src/reading/amounts.ts';

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
