// @vitest-environment jsdom
/** Who is meant by the bank, by what the page calls itself. */
import { expect, test } from 'vitest';
import { bankOn, dealersOn, isCalledBaccarat } from '../../../src/reading/bank.ts';
import { survey } from '../../../src/reading/survey.ts';

const on = (title: string, body: string) => {
  document.documentElement.innerHTML = `<head><title>${title}</title></head><body>${body}</body>`;
  return survey(document);
};
const headings = (...all: readonly string[]): string => all.map((text) => `<h4>${text}</h4>`).join('');

test('a game is baccarat by its name where there are a player and a bank, and no other game is named', () => {
  const isCalled = (title: string, ...all: readonly string[]) =>
    isCalledBaccarat(on(title, headings(...all)));
  expect(isCalled('Baccarat', 'Player', 'Banker')).toBe(true);
  expect(isCalled('Baccarat', 'Player')).toBe(false);
  expect(isCalled('Baccarat', 'Banker')).toBe(false);
  expect(isCalled('Casino', 'Player', 'Banker')).toBe(false);
  expect(isCalled('Baccarat and Blackjack', 'Player', 'Banker')).toBe(false);
  // It may stand in the heading alone.
  const body = `<h1>Baccarat</h1>${headings('Player', 'Banker')}`;
  expect(isCalledBaccarat(on('Casino', body))).toBe(true);
  expect(isCalledBaccarat(on('Casino', `<h1>Blackjack</h1>${body}`))).toBe(false);
});

test('nobody is the bank of baccarat where nobody is called so', () => {
  expect(bankOn(on('Baccarat', headings('Player')))).toBeNull();
  expect(bankOn(on('Baccarat', headings('Player', 'Banker')))).toBe('banker');
  expect(bankOn(on('Baccarat', headings('Banca', 'Banker')))).toBe('banker');
});

test('nobody is the bank by an amount of money that is somebody’s', () => {
  for (const money of ['$120', '€1.50', '1,000', '2500', '99 €', '-$5'])
    for (const bank of [`<p>Bank: ${money}</p>`, `<p><b>Bank</b> <i>${money}</i></p>`])
      expect(bankOn(on('Baccarat', headings('Player') + bank)), bank).toBeNull();
  // What lies beside a banker is what was bet on him.
  expect(bankOn(on('Baccarat', `${headings('Player')}<p><b>Banker</b> <i>$25</i></p>`))).toBe('banker');
  for (const total of ['6', '0.95:1', 'pays 0.95', 'nine'])
    expect(bankOn(on('Baccarat', `${headings('Player')}<p>Bank: ${total}</p>`)), total).toBe('banker');
});

test('what names the bank of any game names no dealer where it is the banker', () => {
  const dealers = (bank: ReturnType<typeof bankOn>) =>
    dealersOn(on('', headings('庄家', 'Dealer')), bank).map(({ text }) => text);
  expect(dealers('banker')).toEqual(['Dealer']);
  for (const bank of ['dealer', 'either', null] as const) expect(dealers(bank)).toEqual(['庄家', 'Dealer']);
});

test('what names the bank does so with a picture before it', () => {
  for (const text of ['🏦 庄家', '▶ 莊家：']) {
    expect(bankOn(on('百家乐', headings(text))), text).toBe('banker');
    expect(dealersOn(on('', headings(text)), 'banker'), text).toEqual([]);
  }
  expect(bankOn(on('百家乐', headings('🏦 Dealer')))).toBeNull();
});

test('of several headings, one tells who is meant', () => {
  // One of them is called so in words that no dealer is called.
  expect(bankOn(on('Blackjack', headings('Banca', 'Banker')))).toBe('banker');
  expect(bankOn(on('Blackjack', headings('Banca')))).toBe('either');
  // One of them stood there while one could hit.
  expect(bankOn(on('', `${headings('庄家')}<button>要牌</button>`))).toBe('dealer');
  document.querySelector('button')!.remove();
  document.body.insertAdjacentHTML('beforeend', headings('庄家'));
  expect(bankOn(survey(document))).toBe('dealer');
});

test('where a tie can be bet on, or one of them can, the bank is the banker', () => {
  const tie = '<p>和</p>';
  const button = '<button>和</button>';
  expect(bankOn(on('', headings('庄家') + tie))).toBeNull();
  expect(bankOn(on('', headings('庄家') + tie + button))).toBe('banker');
  expect(bankOn(on('Blackjack', headings('Banca') + tie))).toBe('either');
  expect(bankOn(on('Blackjack', headings('Banca') + tie + button))).toBe('banker');
});
