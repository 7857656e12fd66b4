// @vitest-environment jsdom
/** What lies in dialogs over a table is none of it. */
import { expect, test } from 'vitest';
import { withoutDialogs } from '../../../src/reading/dialogs.ts';
import { survey } from '../../../src/reading/survey.ts';

const on = (html: string) => {
  document.body.innerHTML = html;
  return withoutDialogs(survey(document));
};

const card = (text: string) => `<b class="card">${text}</b>`;
const TABLE = `<h3>Dealer</h3>${card('K♥')}<button>Hit</button><p>A♠ 9♦</p><p><span>Bet</span> <b>2</b></p>`;

test('neither cards nor hands that are written out, nor what names their places', () => {
  const read = on(
    `<main>${TABLE}</main><dialog open><h3>Dealer</h3>${card('7♣')}<p>2♠ 3♦</p><p><span>Bet</span> <b>1</b></p></dialog>`,
  );
  expect(read.cardHints.map(({ textContent }) => textContent)).toEqual(['K♥']);
  expect(read.handTexts.map(({ data }) => data)).toEqual(['A♠ 9♦']);
  const whereSaid = (meaning: Parameters<typeof read.labelled>[0]) =>
    read.labelled(meaning).map(({ element }) => element.closest('main, dialog')?.localName);
  expect(whereSaid('places:dealer')).toEqual(['main']);
  // Other labels tell nothing of cards.
  expect(whereSaid('amounts:bet')).toEqual(['main', 'dialog']);
});

test('but a dialog that is played with is the table, whatever its parts are called', () => {
  const inner = (name: string) =>
    on(`<div class="modal"><div class="${name}">${card('7♣')}</div><button>Hit</button></div>`);
  for (const name of ['cards', 'modal-body'])
    expect(
      inner(name).cardHints.map(({ textContent }) => textContent),
      name,
    ).toEqual(['7♣']);
});
