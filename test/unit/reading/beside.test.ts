// @vitest-environment jsdom
/** Which value on a panel stands beside which label, read without layout. */
import { describe, expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

const generic = readAs('generic');

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

  test('is not in the button that stands within the label and copies it', () => {
    const row = (label: string) => `${label}<output>lucky7</output>`;
    expect(seedOn(row('<label><span>Client seed</span><button>copy</button></label>'))).toBe('lucky7');
    // What a label names elsewhere is its own.
    expect(seedOn(row('<label for="x">Client seed</label><button id="x">copy</button>'))).toBeUndefined();
  });

  test('is below it in a table of one column, where each of several has its own', () => {
    const column = (...cells: readonly string[]) =>
      `<table>${cells.map((cell) => `<tr>${cell}</tr>`).join('')}</table>`;
    const pair = [`<th>Server seed hash</th>`, `<td>${HASH}</td>`, '<th>Nonce</th>', '<td>14</td>'];
    expect(nonceOn(column(...pair))).toBe('14');
    expect(hashOn(column(...pair))).toBe(HASH);
    const typed = '<td>Yours: <input value="lucky7"></td>';
    expect(seedOn(column(...pair, '<th>Client seed</th>', typed))).toBe('lucky7');
    // A list has more below its heading, or cells beside each other.
    expect(nonceOn(column(...pair, '<td>15</td>'))).toBeUndefined();
    expect(nonceOn(column(...pair.slice(0, 3), '<td>14</td><td>15</td>'))).toBeUndefined();
    expect(nonceOn(column(...pair.slice(0, 3)))).toBeUndefined();
  });

  test('is without what is pressed behind it', () => {
    const row = (value: string) =>
      `<p>Server seed hash: ${HASH}</p><dl><dt>Client seed</dt><dd>${value}</dd></dl>`;
    expect(seedOn(row('lucky7 [edit]'))).toBe('lucky7');
    expect(seedOn(row('lucky7[edit]'))).toBe('lucky7[edit]');
    expect(seedOn(row('lucky7 [7]'))).not.toBe('lucky7');
  });

  test('is not what a second name behind a colon says, where the two stand over one value', () => {
    const row = (name: string) =>
      `<p>Server seed hash: ${HASH}</p><p><span>${name}</span><code>a : 7</code></p>`;
    for (const name of ['Client seed : nonce', 'Client seed: Nonce', 'Client Seed:nonce'])
      expect(seedOn(row(name)), name).toBeUndefined();
    expect(seedOn(row('Client seed: nonsense'))).toBe('nonsense');
  });

  test('one that is cut short is as it is kept whole, beside it or around it', () => {
    const [begin, end] = ['a1a1a1', 'a1a1a1a1'];
    const row = (value: string) => `<p>Server seed hash</p>${value}`;
    for (const name of ['title', 'data-value', 'data-full', 'data-copy', 'data-clipboard-text', 'aria-label'])
      expect(hashOn(row(`<code ${name}="${HASH}">${begin}…${end}</code>`)), name).toBe(HASH);
    expect(hashOn(row(`<code title=" ${HASH} ">${begin}...${end}</code>`))).toBe(HASH);
    expect(hashOn(row(`<code><b title="${HASH}">${begin}…</b></code>`))).toBe(HASH);
    expect(hashOn(row(`<div title="${HASH}"><code>${begin}…${end}</code></div>`))).toBe(HASH);
    expect(hashOn(row(`<div title="${HASH}"><p><b>${begin}…${end}</b></p></div>`))).toBe(HASH);
    const around = (levels: number) =>
      `<div title="${HASH}">${'<div>'.repeat(levels)}${row(`<code>${begin}…${end}</code>`)}${'</div>'.repeat(levels)}</div>`;
    expect(hashOn(around(1))).toBe(HASH);
    expect(hashOn(around(2))).toBeUndefined();
    const first = `<div><i title="${HASH}"></i><div><code>${begin}…${end}</code></div></div>`;
    expect(hashOn(row(first))).toBe(HASH);
    expect(
      hashOn(`<p>Server seed hash</p><div><i title="${HASH}"></i><code>${begin}…${end}</code></div>`),
    ).toBe(HASH);
    // What is cut short may be kept there, too.
    expect(hashOn(row(`<code title="${begin}…${end}" data-full="${HASH}">${begin}…${end}</code>`))).toBe(
      HASH,
    );
    // What is kept there may be anything else.
    expect(hashOn(row(`<code title="${OTHER}">${begin}…${end}</code>`))).toBeUndefined();
    expect(hashOn(row(`<code title="${HASH.slice(0, -2)}ff">${begin}…${end}</code>`))).toBeUndefined();
    expect(hashOn(row(`<code title="ff${HASH.slice(2)}">${begin}…${end}</code>`))).toBeUndefined();
    const two = `<code title="${HASH}" data-full="a1${HASH.slice(0, 60)}b2a1">${begin}…</code>`;
    expect(hashOn(row(two))).toBeUndefined();
    expect(hashOn(row(`<code title="${OTHER}">${HASH}</code>`))).toBe(HASH);
  });

  test('a colon may stand before it, in its own element', () => {
    const row = (value: string) => `<ul><li><b>Hashed server seed</b><span>${value}</span></li></ul>`;
    for (const colon of [': ', ' :', '：']) expect(hashOn(row(`${colon}${HASH} `)), colon).toBe(HASH);
    for (const other of ['- ', ':: ', 'x: ']) expect(hashOn(row(other + HASH)), other).toBeUndefined();
    // What is typed may begin with one.
    expect(
      seedOn(`<p>Server seed hash <b>${HASH}</b></p><p><b>Client seed</b><input value=":mine"></p>`),
    ).toBe(':mine');
  });

  test('what copies it stands behind it, be it a sign or a word that can be pressed', () => {
    const row = (value: string) => `<div><p>Server seed hash</p><div>${value}</div></div>`;
    for (const copy of [
      '<i>⧉</i>',
      '<i role="button">Copy</i>',
      '<i role="button">⧉</i><i>✓</i>',
      '<svg><title>Copy</title><path d="M0 0h9"/></svg>',
    ]) {
      expect(hashOn(row(`<b>${HASH}</b>${copy}`)), copy).toBe(HASH);
      expect(hashOn(row(`<b title="${HASH}">a1a1a1…a1a1</b>${copy}`)), copy).toBe(HASH);
      expect(hashOn(`<dl><dt>Server seed hash</dt><dd><b>${HASH}</b>${copy}</dd></dl>`), copy).toBe(HASH);
    }
    const drawn = '<svg><title>Copy</title><path d="M0 0h9"/></svg>';
    expect(hashOn(row(`<b>${HASH}${drawn}</b>`))).toBe(HASH);
    expect(seedOn(`<div><p>Client seed</p><div>oriole${drawn}</div></div>`)).toBe('oriole');
    expect(hashOn(row(` <b>${HASH}</b> <i>⧉</i> `))).toBe(HASH);
    expect(seedOn(`<p>Client seed</p><div><code title="lucky is yours">lucky</code><i>⧉</i></div>`)).toBe(
      'lucky',
    );
    // No more than a few do.
    expect(hashOn(row(`<b>${HASH}</b>${'<i>⧉</i>'.repeat(3)}`))).toBe(HASH);
    expect(hashOn(row(`<b>${HASH}</b>${'<i>⧉</i>'.repeat(4)}`))).toBeUndefined();
    // What is not pressed, or is in the same element, belongs to it: then it is none.
    expect(hashOn(row(`<b>${HASH}</b><u>used</u><i>⧉</i>`))).toBeUndefined();
    expect(hashOn(row(`<b>${HASH}<!-- -->⧉</b><i>✓</i>`))).toBeUndefined();
    // Words on how it stands with it are none of what is drawn at random.
    expect(hashOn(row(`<b>${HASH}</b><i>Committed</i>`))).toBe(HASH);
    expect(hashOn(row(`<b>${HASH}</b><i>Copy</i>`))).toBe(HASH);
    expect(hashOn(row(`<b>${HASH}</b><i>Copy it now</i>`))).toBeUndefined();
    expect(seedOn(`<p>Client seed</p><div><b>oriole</b><i>saved</i></div>`)).toBeUndefined();
    expect(hashOn(row(`<b>${HASH}⧉</b>`))).toBeUndefined();
    // A link that leads nowhere is pressed too; one that leads elsewhere may say anything of it.
    expect(hashOn(row(`<b>${HASH}</b><a class="copy">Copy</a>`))).toBe(HASH);
    expect(hashOn(row(`<b>${HASH}</b><a href="#">Copy</a>`))).toBe(HASH);
    expect(hashOn(row(`<b>${HASH}</b><a href="/old">used</a>`))).toBeUndefined();
  });

  test('what copies it is none where there is nothing to copy yet', () => {
    const behind = (what: string) => seedOn(`<div><p>Client seed</p><div><b></b><a>${what}</a></div></div>`);
    expect(behind('Copy')).toBeUndefined();
    expect(behind('Kopieren')).toBeUndefined();
    expect(behind('oriole')).toBe('oriole');
  });

  test('it may stand on a line of its own behind the label, or behind an icon', () => {
    expect(seedOn(`<div>Server seed hash<br>${HASH}</div><div>Client seed<br>oriole</div>`)).toBe('oriole');
    expect(seedOn('<div>Client seed:<br>Nonce:<br>14</div>')).toBeUndefined();
    // In parts of one label, it is none.
    expect(seedOn('<div>Client seed <i>new</i></div>')).toBeUndefined();
    const behind = (icon: string) =>
      seedOn(`<p>Client seed</p><div><div><i>${icon}</i><b>oriole</b></div></div><p>Nonce</p><b>3</b>`);
    expect(behind('⏳')).toBe('oriole');
    expect(behind('my')).toBeUndefined();
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

  test('one in the label itself is told by a colon, by a form that nothing else has, or as a nonce’s number alone', () => {
    expect(nonceOn('<div><p>Nonce: <i>14</i></p></div>')).toBe('14');
    expect(nonceOn('<div><p>Nonce <i>now</i> <i>14</i></p></div>')).toBeUndefined();
    expect(nonceOn('<div><p>Nonce <i>14</i> bets</p></div>')).toBeUndefined();
    expect(nonceOn('<div><p>Nonce <i>14</i></p></div>')).toBe('14');
    expect(nonceOn('<div aria-label="Nonce">Nonce now: <b>14</b></div>')).toBe('14');
    expect(nonceOn('<div><p aria-label="Nonce"></p><p>14</p></div>')).toBe('14');
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
    // What stands beside a heading may be its value.
    const rows = '<th>Nonce</th><td>14</td></tr><tr><th>Client seed</th><td>lucky</td>';
    expect(nonceOn(`<table><tr>${rows}</tr></table>`)).toBe('14');
    expect(nonceOn('<table><tr><th>Nonce</th><th>14</th></tr></table>')).toBe('14');
    expect(
      nonceOn(table('<th>Client seed</th><th>Nonce</th>', '<td>lucky</td><td>14 bets</td>')),
    ).toBeUndefined();
    expect(nonceOn('<table><tr><th>Client seed</th><th>Nonce</th></tr></table><p>14</p>')).toBeUndefined();
    const words = table(
      '<th>Client seed</th><th>Server seed hash</th>',
      `<td class="v">my lucky day</td><td class="v">${HASH}</td>`,
    );
    expect(seedOn(words)).toBe('my lucky day');
  });

  test('in a slot, by its name', () => {
    document.body.innerHTML = '<seed-row><b slot="other">7</b><b slot="value">14</b></seed-row>';
    const root = document.querySelector('seed-row')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<span>Nonce</span><slot name="value"></slot>';
    expect(generic.readPanel(survey(document))?.reading.fields['announced.nonce']).toMatchObject({
      value: '14',
    });
  });

  test('in the one slot beside it, blanks around and texts for other slots being nothing', () => {
    const read = (light: string, shadow: string) => {
      document.body.innerHTML = `<seed-row>${light}</seed-row>`;
      document.querySelector('seed-row')!.attachShadow({ mode: 'open' }).innerHTML = shadow;
      const reading = generic.readPanel(survey(document))?.reading.fields['announced.nonce'];
      return reading && 'value' in reading ? reading.value : undefined;
    };
    const label = '<span>Nonce</span>';
    expect(read(' <b>14</b> ', `${label}<slot></slot>`)).toBe('14');
    for (const inner of ['<slot></slot>', ' <slot></slot> ', '<slot><i></i></slot>'])
      expect(read('<b>14</b>', `${label}<div>${inner}</div>`), inner).toBe('14');
    expect(read('7 <b slot="value">14</b> 8', `${label}<slot name="value"></slot>`)).toBe('14');
    expect(read('<b>14</b><b>15</b>', `${label}<slot></slot>`)).toBeUndefined();
    // What is no slot, or is more than one, is its own.
    expect(read('<b>7</b>', `${label}<b>14</b>`)).toBe('14');
    expect(read('<b>7</b>', `${label}<div><b>14</b></div>`)).toBe('14');
    expect(read('<b>7</b>', `${label}<div><slot></slot>14</div>`)).not.toBe('7');
    expect(read('<b>7</b>', `${label}<div><i></i></div><b>14</b>`)).toBe('14');
  });

  test('in the one box that a web component has beside its slot, in which the label stands', () => {
    const read = (shadow: string, light = 'Nonce') => {
      document.body.innerHTML = `<seed-row>${light}</seed-row>`;
      document.querySelector('seed-row')!.attachShadow({ mode: 'open' }).innerHTML = shadow;
      const reading = generic.readPanel(survey(document))?.reading.fields['announced.nonce'];
      return reading && 'value' in reading ? reading.value : undefined;
    };
    const slot = '<label><slot></slot></label>';
    expect(read(`${slot}<input readonly value="14">`)).toBe('14');
    expect(read(`${slot}<output>14</output>`)).toBe('14');
    // Two boxes, two slots, none, or a label of its own.
    expect(read(`${slot}<input readonly value="14"><input readonly value="15">`)).toBeUndefined();
    expect(read(`${slot}<slot name="value"></slot><input readonly value="14">`)).toBeUndefined();
    expect(read('<input readonly value="14">')).toBeUndefined();
    expect(read(`${slot}<span>Client seed</span><input readonly value="14">`)).toBeUndefined();
  });

  test('in a cell of its own a box with a hint behind it, and with none before', () => {
    const row = (cell: string): string =>
      `<table><tr><th><div>Client seed</div></th><td>${cell}</td></tr></table>`;
    const box = '<input readonly value="lucky">';
    expect(seedOn(row(`${box} of your own`))).toBe('lucky');
    expect(seedOn(row(`of your own ${box}`))).toBeUndefined();
  });

  test('none that is the end of the label in a part of its own', () => {
    const parts = (end: string, value: string) => `<p>Server seed ${end}</p><p><b>${value}</b></p>`;
    for (const end of ['<i>hash</i>', '<i>(SHA-256)</i>', '<i>hash</i> <i>(SHA-256)</i>'])
      expect(hashOn(parts(end, HASH)), end).toBe(HASH);
    expect(hashOn(`<p>Server seed <i>hash</i> <code>${HASH}</code></p>`)).toBe(HASH);
    expect(hashOn(`<div><b>Server seed hash (SHA-256)</b><i>(SHA-256)</i><b>${HASH}</b></div>`)).toBe(HASH);
    expect(hashOn(`<div><b>Server seed hash</b><i>hash</i><b>${HASH}</b></div>`)).toBe(HASH);
  });

  test('what is drawn at random, without one word on how it stands', () => {
    const row = (value: string) => `<p>Server seed hash</p><p>${value}</p>`;
    expect(hashOn(row(`<b>${HASH}</b> <i>active</i>`))).toBe(HASH);
    expect(hashOn(row(`<b>${HASH}</b> <i>previous</i>`))).toBeUndefined();
  });

  test('a sign behind it, or nothing at all, is none', () => {
    expect(seedOn('<div><b>Client seed</b><b>—</b></div><p>Change</p>')).toBe('');
    expect(seedOn('<div><b>Client seed</b><b>*</b></div>')).toBeUndefined();
    expect(seedOn('<div><b>Client seed</b><b>*</b></div><input readonly value="lucky">')).toBe('lucky');
    expect(seedOn('<div><b>Client seed</b><b>·</b></div><div>Change</div>')).toBeUndefined();
  });

  test('no more than three levels up', () => {
    const up = (levels: number) =>
      `${'<div>'.repeat(levels)}<b>Nonce</b>${'</div>'.repeat(levels)}<div>14</div>`;
    expect(nonceOn(up(3))).toBe('14');
    expect(nonceOn(up(4))).toBeUndefined();
  });

  test('what reads like the end of its label', () => {
    for (const seed of ['seed', 'lucky:)'])
      expect(seedOn(`<div><b>Client seed</b><i>${seed}</i><input value="5"></div>`), seed).toBe(seed);
  });

  test('what a whole value is called or explained by is not the value', () => {
    expect(seedOn('<p>Client seed</p><code title="lucky is your client seed">lucky</code>')).toBe('lucky');
  });

  test('one that is cut short right in a shadow root', () => {
    document.body.innerHTML = '<seed-row></seed-row>';
    const root = document.querySelector('seed-row')!.attachShadow({ mode: 'open' });
    root.innerHTML = `<p>Server seed hash</p><code title="${HASH}">a1a1a1…</code>`;
    expect(generic.readPanel(survey(document))?.reading.fields['announced.commitment']).toMatchObject({
      value: HASH,
    });
  });

  test('a dash is a blank one, whatever comes behind it', () => {
    expect(nonceOn('<div><b>Nonce</b><b>—</b></div><p>14</p>')).toBe('');
    expect(seedOn('<div><b>Client seed</b><b>—</b><b>Nonce</b><b>14</b></div>')).toBe('');
  });

  test('none beyond the next label, or that is one of two', () => {
    expect(seedOn('<div><p>Client seed: <b>Nonce</b> <i>14</i></p></div>')).toBeUndefined();
    expect(
      seedOn('<div><p>Client seed: <span><input value="a"><input value="b"></span></p></div>'),
    ).toBeUndefined();
    expect(seedOn('<div><p>Client seed: <span><input readonly value="lucky"> change</span></p></div>')).toBe(
      'lucky',
    );
    const optional = '<label>Client seed <i>optional</i></label><input readonly value="lucky">';
    expect(seedOn(`<div>${optional}<label>Nonce <code>14</code></label></div>`)).not.toBe('optional');
  });

  test('in a cell as beside a label', () => {
    const table = (cell: string, heading = 'Client seed') =>
      `<table><tr><th>${heading}</th><th>Nonce</th></tr><tr><td>${cell}</td><td>14</td></tr></table>`;
    const box = '<input readonly value="lucky">';
    expect(seedOn(table(`${box} change`))).toBe('lucky');
    expect(seedOn(table(`change ${box}`))).toBe('lucky');
    const pairs = `<tr><th>Pair</th><th>Client seed</th></tr><tr><td>Current</td><td>change ${box}</td></tr>`;
    expect(seedOn(`<table>${pairs}<tr><td>Previous</td><td>old</td></tr></table>`)).toBe('lucky');
    expect(seedOn(table(`${box}<input readonly value="day">`))).toBeUndefined();
    expect(nonceOn(table('lucky'))).toBe('14');
    expect(nonceOn(table('lucky', `Client seed ${'of this pair '.repeat(9)}`))).toBeUndefined();
  });

  test('above its caption where there are two such figures, and nothing else in them', () => {
    const figure = (...parts: readonly string[]) =>
      `<div>${parts.map((one) => `<div>${one}</div>`).join('')}</div>`;
    const row = (...figures: readonly string[]) => `<div>${figures.join('')}</div>`;
    const [hash, nonce] = [figure(HASH, 'Server seed hash'), figure('14', 'Nonce')];
    expect(nonceOn(row(hash, nonce))).toBe('14');
    expect(nonceOn(row(nonce))).toBeUndefined();
    expect(nonceOn(row(nonce, hash, figure(HASH, 'Server seed hash', 'SHA-256')))).toBeUndefined();
    expect(nonceOn(row(nonce, figure('Client seed')))).toBeUndefined();
    expect(nonceOn(row(nonce, figure('Client seed', 'Server seed hash')))).toBeUndefined();
    expect(nonceOn(row(nonce, figure('lucky', 'Balance')))).toBeUndefined();
    // Behind them may stand what is none of theirs: a table, but no value.
    const cards = ['9♠', 'K♣', '5♦', 'A♥', '7♠'].map((card) => `<b>${card}</b>`).join('');
    for (const behind of [`<main>${cards}</main>`, '<p>No game yet.</p>'])
      expect(nonceOn(row('<h3>Fairness</h3>', hash, nonce, behind)), behind).toBe('14');
    expect(nonceOn(row(hash, nonce, '<div>15</div>'))).toBeUndefined();
    // Beside what is built otherwise there is one such figure alone, and many others may stand before two of them.
    expect(nonceOn(row('<h3>Fairness</h3>', nonce))).toBeUndefined();
    expect(nonceOn(row('<h3>Fairness</h3>'.repeat(12), hash, nonce))).toBe('14');
    expect(seedOn(row(hash, nonce, figure('Client seed', 'lucky')))).toBe('lucky');
    // Some labels float over their boxes.
    const floating = (value: string, label: string) =>
      `<div><input readonly value="${value}"><label>${label}</label></div>`;
    expect(seedOn(row(floating(HASH, 'Server seed hash'), floating('lucky', 'Client seed')))).toBe('lucky');
    expect(seedOn(row(floating(HASH, 'Server seed hash'), floating('', 'Client seed')))).toBe('');
    const box = '<input readonly value="lucky">';
    expect(seedOn(row(hash, figure(`${box} change`, 'Client seed')))).toBe('lucky');
    expect(seedOn(row(hash, figure(`${box}${box}`, 'Client seed')))).toBeUndefined();
  });

  test('no box that is ticked', () => {
    const tick = '<input type="checkbox" checked>';
    expect(seedOn(`<label>Client seed ${tick}</label>`)).toBeUndefined();
    // Nor in a web component, where what its box shows is the value.
    document.body.innerHTML = '<seed-row>Client seed</seed-row>';
    const root = document.querySelector('seed-row')!.attachShadow({ mode: 'open' });
    root.innerHTML = `<label><slot></slot></label>${tick}<input readonly value="lucky">`;
    expect(generic.readPanel(survey(document))?.reading.fields['announced.clientSeed']).toMatchObject({
      value: 'lucky',
    });
  });

  test('none where two that are drawn at random stand in one part, with words on how they stand', () => {
    const shown = (...drawn: readonly string[]) =>
      hashOn(
        `<p><span>Server seed hash</span><span>${drawn.map((one) => `<b>${one}</b>`).join(' ')} <i>active</i></span></p>`,
      );
    expect(shown(HASH)).toBe(HASH);
    expect(shown(HASH, OTHER)).toBeUndefined();
  });

  test('blanks around a box are no words, and what has hundreds of parts is no value', () => {
    const far = (value: string) => `<div><p>Client seed</p></div><div>${value}</div>`;
    expect(seedOn(far(' <input readonly value="lucky"> '))).toBe('lucky');
    expect(seedOn(far(`<b>lucky</b>${'<i></i>'.repeat(198)}`))).toBe('lucky');
    expect(seedOn(far(`<b>lucky</b>${'<i></i>'.repeat(199)}`))).toBeUndefined();
  });

  test('one that has a name of its own is not that of the heading above it', () => {
    const below = (name: string) =>
      hashOn(`<p>Server seed hash</p><div><span>${name}</span> <code>${HASH}</code></div>`);
    for (const name of ['Tx hash:', 'Block:', 'TRANSACTION ID:']) expect(below(name), name).toBeUndefined();
    for (const name of ['SHA-256:', 'Current:', 'Transactional:', 'tx', '›', 'Active', ''])
      expect(below(name), name).toBe(HASH);
  });

  test('of twenty beside or below each other at most, be it columns, rows, captions or what stands in a row', () => {
    const times = (one: string, last: string, all: number) => one.repeat(all - 1) + last;
    const columns = (all: number) =>
      `<table><tr>${times('<th>Server seed hash</th>', '<th>Nonce</th>', all)}</tr><tr>${times(`<td>${HASH}</td>`, '<td>14</td>', all)}</tr></table>`;
    const captions = (all: number) =>
      `<div>${times(`<div><b>${HASH}</b><i>Server seed hash</i></div>`, '<div><b>14</b><i>Nonce</i></div>', all)}</div>`;
    const column = (all: number) =>
      `<table>${times(`<tr><th>Server seed hash</th></tr><tr><td>${HASH}</td></tr>`, '<tr><th>Nonce</th></tr><tr><td>14</td></tr>', all)}</table>`;
    const figure = '<span>Client seed <b>lucky7</b></span>';
    const hash = `<span>Server seed hash <b>${HASH}</b></span>`;
    const parts = (all: number) => `<p>${times('<u></u>', figure, all - 1)}${hash}</p>`;
    const others = (all: number) => `<p>${figure}${hash}<u>${'<b>x</b>'.repeat(all - 2)}</u></p>`;
    for (const page of [columns, column, captions]) {
      expect(nonceOn(page(20)), page.name).toBe('14');
      expect(nonceOn(page(21)), page.name).toBeUndefined();
    }
    for (const page of [parts, others]) {
      expect(seedOn(page(20)), page.name).toBe('lucky7');
      expect(seedOn(page(21)), page.name).toBeUndefined();
    }
  });
});
