// @vitest-environment jsdom
/** What a page says, by its attributes or in words, of whether a hand is over. */
import { expect, test, vi } from 'vitest';
import { saidOver, saysOver } from '../../../src/reading/said-stage.ts';

vi.hoisted(() => {
  // What is read of elements is looked up once.
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('data-unseen');
  };
});

const isOver = (attribute: string, levels = 1): boolean => {
  document.body.innerHTML = `<main ${attribute}>${'<div>'.repeat(levels)}<b></b><b></b>${'</div>'.repeat(levels)}</main>`;
  return saysOver([...document.querySelectorAll('b')]);
};

test.each([
  'data-hand-over="true"',
  'data-game-is-over="1"',
  'data-round_finished="YES"',
  'data-game-status="win"',
  'data-hand-result="Win, lose"',
  'data-table-state="settled"',
  `data-game-status="${'win,'.repeat(24)}win"`,
])('%s says that the hand is over', (attribute) => {
  expect(isOver(attribute)).toBe(true);
});

test.each([
  'data-hand-over="false"',
  'data-hand-over',
  'data-hover="true"',
  'data-game-status="playing"',
  'data-game-status="win,playing"',
  'data-game-status',
  'data-status="win"',
  'data-game="win"',
  `data-game-status="${'win,'.repeat(24)} win"`,
])('%s does not', (attribute) => {
  expect(isOver(attribute)).toBe(false);
});

test('an attribute stands on the table around the cards, and not far around it', () => {
  expect(isOver('data-hand-over="true"', 5)).toBe(true);
  expect(isOver('data-hand-over="true"', 6)).toBe(false);
});

const said = (html: string): string[] => {
  document.body.innerHTML = html;
  return saidOver(document.body).map(({ localName }) => localName);
};

test('words say so alone, or with what was won', () => {
  for (const text of ['You win!', 'Bust! Dealer wins', 'You won $20', 'Push'])
    expect(said(`<p>${text}</p>`), text).toEqual(['p']);
  expect(said('<p>You win!</p><b>Game over</b>')).toEqual(['p', 'b']);
  expect(said(`<p>${'You win'.padEnd(80, '!')}</p>`)).toEqual(['p']);
  expect(said(`<p>${'You win'.padEnd(81, '!')}</p>`)).toEqual([]);
  for (const text of [
    'Dealer : Bust / Player : 20',
    'Dealer wins - You lose $10',
    'You: win',
    'ディーラー：勝ち',
    'あなた：勝ち',
    'Player wins the hand',
    'Winner: Banker',
    'Banker wins with 7',
    '庄家赢了！',
    'あなたの勝ちです',
    'Победа!',
    'Tú ganas 10 €',
    'Trinca! Você ganhou R$ 15,00',
    'You win US$4',
    '闲家胜！赔 1:1',
    '莊家贏，你輸了',
  ])
    expect(said(`<p>${text}</p>`), text).toEqual(['p']);
  for (const sign of [
    ...'!.,;:5€·•–—|！。，、；：',
    ' / ',
    ' - ',
    ' R$',
    ' this hand ',
    ' the round ',
    ' this game ',
  ])
    expect(said(`<p>Dealer wins${sign}You lose</p>`), sign).toEqual(['p']);
  for (const text of [
    'Win/Bust',
    'Win-or-bust',
    'Winner: nobody yet',
    'Jackpot: win',
    'Main bet: win',
    'You win the hands',
    'Banker wins within 7',
    'You win R 5',
    'You win USD$ 5',
    'You winUS$ 5',
    '如果闲家胜，',
  ])
    expect(said(`<p>${text}</p>`), text).toEqual([]);
  for (const text of ['You win if you hold', 'Wins', `You win! ${'It is your day. '.repeat(8)}`])
    expect(said(`<p>${text}</p>`), text).toEqual([]);
});

test('words that are pressed, listed or not seen do not', () => {
  for (const name of ['button', 'a', 'li'])
    expect(said(`<${name}><i>You win!</i></${name}>`), name).toEqual([]);
  for (const name of ['th', 'td'])
    expect(said(`<table><tr><${name}><i>You win!</i></${name}></tr></table>`), name).toEqual([]);
  expect(said('<p data-unseen>You win!</p>')).toEqual([]);
});
