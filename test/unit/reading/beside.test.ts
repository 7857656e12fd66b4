// @vitest-environment jsdom
/** Which value on a panel stands beside which label, read without layout. */
import { describe, expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { generic } from '../../../src/sites/generic.ts';

vi.hoisted(() => {
  // What is read of elements is looked up once.
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('data-unseen');
  };
});

const HASH = 'a1'.repeat(32);

const fieldsOn = (html: string) => {
  document.body.innerHTML = html;
  return generic.readPanel(survey(document))?.reading.fields ?? {};
};
const OTHER = 'b2'.repeat(32);

describe('which value is a label’s', () => {
  /** The values that are read, by their fields. */
  const valuesOn = (html: string) =>
    Object.fromEntries(
      Object.entries(fieldsOn(html)).flatMap(([field, read]) =>
        'value' in read ? [[field, read.value]] : [],
      ),
    );
  const nonceOn = (html: string) => valuesOn(html)['announced.nonce'];
  const seedOn = (html: string) => valuesOn(html)['announced.clientSeed'];
  const hashOn = (html: string) => valuesOn(html)['announced.commitment'];

  test('one that is cut short is as it is kept whole, beside it or around it', () => {
    const [begin, end] = ['a1a1a1', 'a1a1a1a1'];
    const row = (value: string) => `<p>Server seed hash</p>${value}`;
    for (const name of ['title', 'data-value', 'data-full', 'data-copy', 'data-clipboard-text', 'aria-label'])
      expect(hashOn(row(`<code ${name}="${HASH}">${begin}…${end}</code>`)), name).toBe(HASH);
    expect(hashOn(row(`<code title=" ${HASH} ">${begin}...${end}</code>`))).toBe(HASH);
    expect(hashOn(row(`<code><b title="${HASH}">${begin}…</b></code>`))).toBe(HASH);
    expect(hashOn(row(`<div title="${HASH}"><code>${begin}…${end}</code></div>`))).toBe(HASH);
    // What is kept there may be anything else.
    expect(hashOn(row(`<code title="${OTHER}">${begin}…${end}</code>`))).toBeUndefined();
    expect(hashOn(row(`<code title="${HASH.slice(0, -2)}ff">${begin}…${end}</code>`))).toBeUndefined();
    expect(hashOn(row(`<code title="ff${HASH.slice(2)}">${begin}…${end}</code>`))).toBeUndefined();
    const two = `<code title="${HASH}" data-full="a1${HASH.slice(0, 60)}b2a1">${begin}…</code>`;
    expect(hashOn(row(two))).toBeUndefined();
    expect(hashOn(row(`<code title="${OTHER}">${HASH}</code>`))).toBe(HASH);
  });

  test('one that is longer than any value is none', () => {
    expect(seedOn(`<p>Client seed</p><code>${'x'.repeat(2000)}</code>`)).toBe('x'.repeat(2000));
    expect(seedOn(`<p>Client seed</p><code>${'x'.repeat(3000)}</code>`)).toBeUndefined();
  });

  test('what follows a row is none of its own, nor what follows two labels', () => {
    expect(nonceOn('<table><tr><td>Nonce</td></tr><tr><td>14</td></tr></table>')).toBeUndefined();
    expect(
      nonceOn('<div><div><b>Client seed</b></div><div><b>Nonce</b></div></div><div>14</div>'),
    ).toBeUndefined();
    expect(nonceOn('<div><div><b>Nonce</b></div></div><div>14</div>')).toBe('14');
    expect(
      nonceOn('<div><div><div><div><div><b>Nonce</b></div></div></div></div></div><div>14</div>'),
    ).toBeUndefined();
  });

  test('what is pressed, drawn or run is none', () => {
    for (const name of ['button', 'script'])
      expect(nonceOn(`<p>Nonce</p><${name}>14</${name}>`), name).toBeUndefined();
    expect(nonceOn('<p>Nonce</p><p role="button">14</p>')).toBeUndefined();
    expect(nonceOn('<p>Nonce</p><p>14</p>')).toBe('14');
    expect(nonceOn('<p>Nonce</p><p><button>7</button></p><p>14</p>')).toBe('14');
  });

  test('one of several boxes is none; words behind it may stand right beside the label', () => {
    const box = '<input readonly value="lucky">';
    expect(seedOn(`<p>Client seed</p><div>${box}</div>`)).toBe('lucky');
    expect(seedOn(`<p>Client seed</p><div>${box}<input readonly value="day"></div>`)).toBeUndefined();
    expect(seedOn(`<p>Client seed</p><div>${box} to be changed</div>`)).toBe('lucky');
    expect(seedOn(`<div><p>Client seed</p></div><div>${box} to be changed</div>`)).toBeUndefined();
    expect(seedOn(`<div><p>Client seed</p></div><div>${box}</div>`)).toBe('lucky');
    expect(nonceOn('<p>Nonce</p><div>14 <input type="checkbox"></div>')).toBeUndefined();
  });

  test('one that is marked as a value is it, whatever words are around it', () => {
    expect(hashOn(`<p>Server seed hash</p><div>to be copied <code>${HASH}</code></div>`)).toBe(HASH);
    expect(hashOn(`<p>Server seed hash</p><div><pre>the hash is <code>${HASH}</code></pre></div>`)).toBe(
      HASH,
    );
    expect(
      hashOn(`<p>Server seed hash</p><div><code>${HASH}</code><code>${OTHER}</code></div>`),
    ).toBeUndefined();
  });

  test('words farther away are none', () => {
    expect(nonceOn('<div><p>Nonce</p></div><div>14 bets</div>')).toBeUndefined();
    expect(nonceOn('<div><p>Nonce</p></div> 14')).toBeUndefined();
    expect(nonceOn('<p>Nonce</p> 14')).toBe('14');
  });

  test('one in the label itself is told by a colon, or by a form that nothing else has', () => {
    expect(nonceOn('<div><p>Nonce: <i>14</i></p></div>')).toBe('14');
    expect(nonceOn('<div><p>Nonce <i>14</i></p></div>')).toBeUndefined();
    expect(hashOn(`<div><p>Server seed hash <i>${HASH}</i></p></div>`)).toBe(HASH);
    expect(seedOn(`<div><p>Client seed <i>${'x'.repeat(64)}</i></p></div>`)).toBeUndefined();
    expect(nonceOn('<div><p>Nonce: <button>7</button> <i>14</i></p></div>')).toBe('14');
  });

  test('the box that the label names is it, and no other where that is not there', () => {
    const box = '<input readonly value="14"';
    expect(nonceOn(`<div><label for="it">Nonce</label><p>7</p></div>${box} id="it">`)).toBe('14');
    expect(nonceOn('<label for="it">Nonce</label><p>7</p>')).toBeUndefined();
    expect(nonceOn('<label>Nonce <input type="checkbox"></label><p>7</p>')).toBeUndefined();
    expect(nonceOn(`<div><p id="it">Nonce</p><p>7</p></div>${box} aria-labelledby="it">`)).toBe('14');
    expect(nonceOn(`<div><p id="other">Nonce</p><p>7</p></div>${box} aria-labelledby="it">`)).toBe('7');
  });

  test('in a column, of two headings at least', () => {
    const table = (headings: string, cells: string) => `<table><tr>${headings}</tr><tr>${cells}</tr></table>`;
    expect(nonceOn(table('<th>Client seed</th><th>Nonce</th>', '<td>lucky</td><td>14</td>'))).toBe('14');
    expect(nonceOn(table('<th>Nonce</th>', '<td>14</td>'))).toBeUndefined();
    expect(
      nonceOn(table('<th>Client seed</th><th>Nonce</th>', '<td>lucky</td><td>14 bets</td>')),
    ).toBeUndefined();
    expect(nonceOn('<table><tr><th>Client seed</th><th>Nonce</th></tr></table><p>14</p>')).toBeUndefined();
  });

  test('in a slot, by its name', () => {
    document.body.innerHTML = '<seed-row><b slot="other">7</b><b slot="value">14</b></seed-row>';
    const root = document.querySelector('seed-row')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<span>Nonce</span><slot name="value"></slot>';
    expect(generic.readPanel(survey(document))?.reading.fields['announced.nonce']).toMatchObject({
      value: '14',
    });
  });

  test('a sign behind it, or nothing at all, is none', () => {
    expect(seedOn('<div><b>Client seed</b><b>—</b></div><p>Change</p>')).toBe('');
    expect(seedOn('<div><b>Client seed</b><b>*</b></div>')).toBeUndefined();
    expect(seedOn('<div><b>Client seed</b><b>*</b></div><input readonly value="lucky">')).toBe('lucky');
    expect(seedOn('<div><b>Client seed</b><b>·</b></div><div>Change</div>')).toBeUndefined();
  });
});
