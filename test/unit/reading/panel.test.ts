// @vitest-environment jsdom
/** Values of a panel whose labels alone are known, read without layout. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

const generic = readAs('generic');

vi.hoisted(() => {
  // What is read of elements is looked up once.
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('data-unseen');
  };
});

/** What is remembered of a page hangs on its body. */
const newPage = (): void => document.body.replaceWith(document.createElement('body'));
beforeEach(newPage);

const HASH = 'a1'.repeat(32);

function clientSeedOn(row: string) {
  document.body.innerHTML = `<label>Active server seed (hashed) <input readonly value="${HASH}"></label>${row}`;
  return generic.readPanel(survey(document))?.reading.fields['announced.clientSeed'];
}

test('a client seed of several words in a box is read, whether or not it is locked', () => {
  for (const lock of ['', 'readonly', 'disabled']) {
    const read = clientSeedOn(`<label>Active client seed <input ${lock} value="my lucky seed"></label>`);
    expect(read, lock).toMatchObject({ value: 'my lucky seed' });
  }
});

test('prose is none: where it is no box, where it is a sentence, and where it stands for what is not there', () => {
  const text = clientSeedOn('<div><span>Active client seed</span><p>that you can change</p></div>');
  expect(text).not.toHaveProperty('value');
  const sentence = clientSeedOn(
    '<label>Active client seed <input readonly value="It may be any text at all."></label>',
  );
  expect(sentence).toMatchObject({ problem: 'malformed' });
  for (const placeholder of ['Not set', 'Click here', 'Shown with the first bet'])
    expect(
      clientSeedOn(`<label>Active client seed <input readonly value="${placeholder}"></label>`),
      placeholder,
    ).toMatchObject({ problem: 'absent' });
});

test('several words are prose where what they were used with is not there', () => {
  const reported = (seed: string) => {
    document.body.innerHTML = `<label>Previous client seed <input readonly value="a few words"></label>
      <label>Previous server seed <input readonly value="${seed}"></label>`;
    return generic.readPanel(survey(document))?.reading.fields['reported.clientSeed'];
  };
  expect(reported('')).toMatchObject({ problem: 'malformed' });
  expect(reported('hidden until the seed is rotated')).toMatchObject({ problem: 'malformed' });
  expect(reported(HASH)).toMatchObject({ value: 'a few words' });
  // What the player can type is there before the rest of a slow panel.
  const typed = '<label>Active client seed <input value="a few words"></label>';
  document.body.innerHTML = `<label>Active server seed (hashed) <input readonly></label>${typed}`;
  const fields = generic.readPanel(survey(document))?.reading.fields;
  expect(fields?.['announced.clientSeed']).toMatchObject({ value: 'a few words' });
});

test('a commitment may be a SHA-512', () => {
  document.body.innerHTML = `<label>Active server seed (hashed) <input readonly value="${HASH}${HASH}"></label>`;
  const fields = generic.readPanel(survey(document))?.reading.fields;
  expect(fields?.['announced.commitment']).toMatchObject({ value: HASH + HASH });
});

test('a label in the place of the value names a box that shows one, and none that is to be filled in', () => {
  const fieldsOf = (box: string) => {
    document.body.innerHTML = `<label>Active client seed <input readonly value="mine"></label>${box}`;
    return generic.readPanel(survey(document))?.reading.fields['announced.commitment'];
  };
  const label = 'placeholder="Active server seed (hashed)"';
  expect(fieldsOf(`<input readonly ${label} value="${HASH}">`)).toMatchObject({ value: HASH });
  expect(fieldsOf(`<input disabled ${label} value="${HASH}">`)).toMatchObject({ value: HASH });
  expect(fieldsOf(`<input ${label} value="${HASH}">`)).not.toHaveProperty('value');
  expect(fieldsOf(`<input readonly ${label}>`)).not.toHaveProperty('value');
  // Another label says what it is.
  const other = fieldsOf(
    `<label>Next server seed (hashed) <input readonly ${label} value="${HASH}"></label>`,
  );
  expect(other).not.toHaveProperty('value');
});

test('a value that stands in a slot beside its label', () => {
  document.body.innerHTML = `<seed-row><code>${HASH}</code></seed-row><seed-row><b>one</b><b>two</b></seed-row>`;
  for (const [i, label] of ['Active server seed (hashed)', 'Active client seed'].entries()) {
    const root = document.querySelectorAll('seed-row')[i]!.attachShadow({ mode: 'open' });
    root.innerHTML = `<span>${label}</span><slot></slot>`;
  }
  const fields = generic.readPanel(survey(document))?.reading.fields;
  expect(fields?.['announced.commitment']).toMatchObject({ value: HASH });
  // Which of two is not told.
  expect(fields?.['announced.clientSeed']).not.toHaveProperty('value');
});

const fieldsOn = (html: string) => {
  document.body.innerHTML = html;
  return generic.readPanel(survey(document))?.reading.fields ?? {};
};
const OTHER = 'b2'.repeat(32);

test('a value stands below the heading of its column, in a table that is no list of bets', () => {
  const table = (headings: readonly string[], ...rows: readonly (readonly string[])[]) =>
    fieldsOn(`<table><tr>${headings.map((one) => `<th>${one}</th>`).join('')}</tr>
      ${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`);
  const headings = ['Server seed hash', 'Client seed', 'Nonce'];
  expect(table(headings, [HASH, 'lucky', '5'])).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '5' },
  });
  const isSaid = (read: object) => Object.values(read).some((one) => 'value' in one);
  expect(isSaid(table(['Bet', ...headings], ['1.00', HASH, 'lucky', '5']))).toBe(false);
  expect(isSaid(table(['Time', ...headings], ['12:01', HASH, 'lucky', '5']))).toBe(false);
  expect(isSaid(table(headings, [HASH, 'lucky', '5'], [OTHER, 'lucky', '6']))).toBe(false);
  expect(isSaid(table(headings, [HASH, 'lucky']))).toBe(false);
});

test('a value stands above its caption, where all others do', () => {
  const figure = (above: string, below: string, after = '') =>
    `<div class="f"><div>${above}</div><div>${below}</div></div>${after}`;
  const panel = figure(HASH, 'Server seed hash') + figure('lucky', 'Client seed') + figure('5', 'Nonce');
  expect(fieldsOn(panel)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '5' },
  });
  // Numbers of steps are above their headings too.
  const steps = fieldsOn(
    figure('1', 'Server seed hash', `<code>${HASH}</code>`) +
      figure('2', 'Client seed', '<code>lucky</code>') +
      figure('3', 'Nonce', '<code>7</code>'),
  );
  expect(steps).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '7' },
  });
});

describe('the tabs of a panel', () => {
  const ROWS = `<div><p>Server seed</p><code>${OTHER}</code></div><div><p>Server seed hash</p><code>${HASH}</code></div>
    <div><p>Client seed</p><code>lucky</code></div>`;
  const tabs = (names: readonly string[], chosen: number, mark = 'aria-selected="true"') =>
    `<section><div>${names.map((name, i) => `<button ${i === chosen ? mark : ''}>${name}</button>`).join('')}</div><div>${ROWS}</div></section>`;

  test.each(['aria-selected="true"', 'class="tab active"', 'data-state="active"'])(
    'the one that is chosen says whose its values are: %s',
    (mark) => {
      for (const names of [
        ['Active', 'Next', 'Previous'],
        ['Active pair', 'Next pair', 'Previous pair'],
      ]) {
        const last = fieldsOn(tabs(names, 2, mark));
        expect(last['reported.commitment']).toMatchObject({ value: HASH });
        expect(last['reported.serverSeed']).toMatchObject({ value: OTHER });
        expect(last['announced.commitment'] ?? { problem: 'absent' }).toMatchObject({ problem: 'absent' });
        expect(fieldsOn(tabs(names, 0, mark))['announced.commitment']).toMatchObject({ value: HASH });
      }
    },
  );

  test('what they head may be the rest of the page', () => {
    const bare = (chosen: number) =>
      `<div role="tablist">${['Active seeds', 'Previous seeds'].map((name, i) => `<button role="tab" aria-selected="${i === chosen}">${name}</button>`).join('')}</div><div role="tabpanel">${ROWS}</div>`;
    expect(fieldsOn(bare(1))).toMatchObject({ 'reported.commitment': { value: HASH } });
    expect(fieldsOn(bare(1))['announced.commitment'] ?? {}).not.toHaveProperty('value');
    expect(fieldsOn(bare(0))).toMatchObject({ 'announced.commitment': { value: HASH } });
    expect(fieldsOn(`<h3>Previous pair</h3><div>${ROWS}</div>`)).toMatchObject({
      'reported.commitment': { value: HASH },
    });
  });

  test('where none is known to be chosen, nobody can tell whose its values are', () => {
    const read = fieldsOn(tabs(['Active pair', 'Previous pair'], -1));
    expect(Object.values(read).filter((one) => 'value' in one)).toEqual([]);
  });

  test('what turns pages, and what deals, is no tab', () => {
    for (const names of [['Previous', 'Next'], ['Next round']])
      expect(fieldsOn(tabs(names, -1))['announced.commitment'], names[0]).toMatchObject({ value: HASH });
  });
});

test('the next pair counts its own bets, and the next round is the one to come', () => {
  const columns = fieldsOn(`<table><tr><th></th><th>Current pair</th><th>Next pair</th></tr>
    <tr><th>Server seed hash</th><td>${HASH}</td><td>${OTHER}</td></tr>
    <tr><th>Client seed</th><td>lucky</td><td>clover</td></tr><tr><th>Nonce</th><td>21</td><td>0</td></tr></table>`);
  expect(columns).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '21' },
    'promised.commitment': { value: OTHER },
    'promised.clientSeed': { value: 'clover' },
  });
  const round = fieldsOn(`<h3>Next round</h3><dl><dt>Server seed hash</dt><dd>${HASH}</dd>
    <dt>Client seed</dt><dd>lucky</dd><dt>Nonce</dt><dd>8</dd></dl>`);
  expect(round).toMatchObject({ 'announced.commitment': { value: HASH }, 'announced.nonce': { value: '8' } });
});

test('what stands under this round is not of the next one, where that has a heading of its own', () => {
  const rows = (hash: string) =>
    `<p>Server seed hash</p><code>${hash}</code><p>Client seed</p><code>lucky</code><p>Nonce</p><code>8</code>`;
  const here = `<section><h3>This round</h3><div>${rows(OTHER)}</div></section>`;
  const both = fieldsOn(
    `${here}<section><h3>Next round</h3><p>Server seed hash</p><code>${HASH}</code></section>`,
  );
  expect(both).toMatchObject({ 'announced.commitment': { value: HASH } });
  expect(both).not.toHaveProperty(['announced.nonce', 'value']);
  expect(both).not.toHaveProperty(['announced.clientSeed', 'value']);
  // What is pressed to begin it is no heading.
  for (const page of [here, `${here}<button>Next round</button>`])
    expect(fieldsOn(page)).toMatchObject({
      'announced.commitment': { value: OTHER },
      'announced.clientSeed': { value: 'lucky' },
      'announced.nonce': { value: '8' },
    });
});

test('what stands under this round is of the last one once its seed is out, beside the next one’s', () => {
  const seed = 'd4'.repeat(32);
  const own = sha256Hex(seed).toUpperCase();
  const code = (text: string) => (text === '' ? '' : `<code>${text}</code>`);
  const panel = (hash: string, out = seed, more = '') =>
    fieldsOn(`<section><h4>This round</h4><p>Server seed</p>${code(out)}
      <p>Server seed (hashed)</p>${code(hash)}${more}<p>Client seed</p><code>lucky</code><p>Nonce</p><code>57</code>
      <h4>Next round</h4><p>Server seed (hashed)</p><code>${HASH}</code><p>Nonce</p><code>0</code></section>`);
  expect(panel(own)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '0' },
    'reported.serverSeed': { value: seed },
    'reported.commitment': { value: own },
    'reported.clientSeed': { value: 'lucky' },
    'reported.nonce': { value: '57' },
  });
  const another = '<p>Server seed</p><code>e5</code>';
  const [seeds, hashes] = [another, `<p>Server seed (hashed)</p><code>${OTHER}</code>`];
  for (const other of [panel(OTHER), panel(own, ''), panel('')])
    expect(other).not.toHaveProperty(['reported.nonce', 'value']);
  for (const more of [seeds, hashes, seeds + hashes])
    expect(panel(own, seed, more), more).not.toHaveProperty(['reported.nonce', 'value']);
  // Where nothing is said of a next round, none of it is promised.
  const alone =
    fieldsOn(`<section><h4>This round</h4><p>Server seed</p>${code(seed)}<p>Server seed (hashed)</p>${code(own)}
    <p>Client seed</p><code>lucky</code><p>Nonce</p><code>57</code></section>`);
  expect(alone).toMatchObject({ 'reported.commitment': { value: own }, 'reported.nonce': { value: '57' } });
  expect(Object.keys(alone).filter((field) => field.startsWith('announced'))).toEqual([]);
  // Where the last one has a part of its own, that is it.
  const both = fieldsOn(`<section><h4>Last round</h4><p>Nonce</p><code>56</code></section>
    <section><h4>This round</h4><p>Server seed</p><code>${seed}</code><p>Server seed (hashed)</p><code>${own}</code></section>
    <section><h4>Next round</h4><p>Server seed (hashed)</p><code>${HASH}</code></section>`);
  expect(both).toMatchObject({ 'reported.nonce': { value: '56' } });
  expect(both).not.toHaveProperty(['reported.serverSeed', 'value']);
});

describe('what is called a hash and no more', () => {
  const seed = 'd4'.repeat(32);
  const row = (label: string, value: string) => `<div><div>${label}</div><div>${value}</div></div>`;
  const panel = (hash: string, more = '', label = 'Hash', heading = 'Última mano') =>
    fieldsOn(`<section>${row('Hash de la próxima mano', HASH)}<p><span>${heading}<span>n.º 48464</span></span></p>
      <div>${row('Semilla del servidor', seed)}${row('Semilla del cliente', 'lucky')}${row(label, hash)}${more}</div></section>`);

  test('is of the seed beside it, in a part of the panel that says whose that is', () => {
    for (const label of ['Hash', 'HASH', 'SHA-256', 'Хеш', 'ハッシュ', '哈希'])
      expect(panel(sha256Hex(seed), '', label), label).toMatchObject({
        'announced.commitment': { value: HASH },
        'reported.serverSeed': { value: seed },
        'reported.commitment': { value: sha256Hex(seed) },
      });
    const next = fieldsOn(`<section><h3>Next round</h3>${row('Hash', OTHER)}</section>`);
    expect(next).toMatchObject({ 'announced.commitment': { value: OTHER } });
  });

  test('is the one that was promised here, whatever the seed hashes to', () => {
    fieldsOn(row('Hash de la próxima mano', OTHER));
    expect(panel(OTHER)).toMatchObject({ 'reported.commitment': { value: OTHER } });
  });

  test('may be that of the cards, or of the result', () => {
    document.documentElement.innerHTML = '<body></body>';
    expect(panel('e5'.repeat(32))).not.toHaveProperty(['reported.commitment']);
    expect(panel('e5'.repeat(32), row('Hash del servidor', OTHER))).toMatchObject({
      'reported.commitment': { value: OTHER },
    });
  });

  test('is nothing where no part of the panel says whose it is', () => {
    const fields = panel(OTHER, '', 'Hash', 'Resultado');
    expect(fields['announced.commitment']).toMatchObject({ value: HASH });
    expect(fields).not.toHaveProperty(['reported.commitment']);
    expect(generic.readPanel(survey(document.body))?.reading.fields).toEqual(fields);
    document.body.innerHTML = row('Hash', OTHER);
    expect(generic.readPanel(survey(document))).toBeNull();
  });
});

test('a word beside the label of a hash says how it stands with it, and is not the hash; of a client seed it may be the seed', () => {
  const page = (label: string, badge: string) =>
    fieldsOn(
      `<div><div><span>${label}</span><span>${badge}</span></div><div><code>${HASH}</code></div></div>`,
    );
  expect(page('Active server seed (hashed)', 'Committed')).toMatchObject({
    'announced.commitment': { value: HASH },
  });
  expect(page('Active server seed (hashed)', 'Pending')).not.toMatchObject({
    'announced.commitment': { value: HASH },
  });
  expect(page('Active client seed', 'lucky')).toMatchObject({ 'announced.clientSeed': { value: 'lucky' } });
});

test('a hash beside that of the next seed is the active one’s, where no seed is shown', () => {
  const row = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;
  const rows = row('Server seed hash', HASH) + row('Nonce', '5') + row('Next server seed hash', OTHER);
  expect(fieldsOn(`<dl>${rows}</dl>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'promised.commitment': { value: OTHER },
  });
  const seen = fieldsOn(`<dl>${rows}${row('Server seed', 'c3'.repeat(32))}</dl>`);
  expect(seen).not.toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('a hash beside that of the next seed is no promise where it is that of a seed that was used', () => {
  const row = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;
  const page = (current: string) =>
    fieldsOn(
      `<dl>${row('Server seed hash', current)}${row('Next server seed hash', 'c3'.repeat(32))}${row('Previous server seed hash', OTHER)}${row('Previous server seed', 'd4'.repeat(32))}</dl>`,
    );
  expect(page(HASH)).toMatchObject({
    'announced.commitment': { value: HASH },
    'promised.commitment': { value: 'c3'.repeat(32) },
    'reported.commitment': { value: OTHER },
  });
  expect(page(OTHER)['announced.commitment']).toMatchObject({ problem: 'ambiguous' });
});

test('a sentence below the name of a value is none of its values', () => {
  const page = (hint: string, below: string) =>
    fieldsOn(`<div><h4>Client seed</h4><p>${hint}</p>${below}</div>`)['announced.clientSeed'];
  const labelled = '<div><b>Client seed</b><p><input value="lucky"></p></div>';
  const hint = 'You may change it before each bet.';
  expect(page('You may change it.', labelled)).toMatchObject({ value: 'lucky' });
  expect(page('ever so lucky', labelled)).toMatchObject({ problem: 'ambiguous' });
  expect(page(hint, labelled)).toMatchObject({ value: 'lucky' });
  expect(page(hint, '<input value="lucky">')).toMatchObject({ value: 'lucky' });
  expect(page(hint, '<label for="x">Amount</label><input id="x" value="5">')).not.toHaveProperty('value');
  expect(page('unlucky', labelled)).toMatchObject({ problem: 'ambiguous' });
});

test('a client seed is not put together of what stands in elements of their own', () => {
  const page = (value: string) => fieldsOn(`<div><p>Active client seed</p><p>${value}</p></div>`);
  expect(page('<b>lucky</b>')).toMatchObject({ 'announced.clientSeed': { value: 'lucky' } });
  expect(page('<b>lucky</b><i>Change</i>')).not.toHaveProperty(['announced.clientSeed', 'value']);
});

test('a nonce without a hash is of nothing to come, beside a seed that is shown', () => {
  const page = (seed: string) => fieldsOn(`<p>Nonce: 18</p><p>Revealed server seed: ${seed}</p>`);
  expect(page(OTHER)).not.toHaveProperty(['announced.nonce', 'value']);
  expect(page('Hidden')).toMatchObject({ 'announced.nonce': { value: '18' } });
});

test('the hash of a seed that is typed in is none of the casino’s', () => {
  const page = (typed: string) =>
    fieldsOn(`<div><label>Server seed <input ${typed} value="${OTHER}"></label><label>Server seed hash <input readonly value="${HASH}"></label>
      <label>Client seed <input ${typed} value="lucky"></label></div>`);
  expect(page('')).not.toHaveProperty(['announced.commitment', 'value']);
  expect(page('readonly')).toHaveProperty(['reported.serverSeed', 'value']);
});

const rowsOf = (rows: readonly (readonly [string, string])[]) => {
  document.body.innerHTML = `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;
  return generic.readPanel(survey(document))?.reading.fields ?? {};
};

test('a hash beside a seed and a nonce, none of which says whose they are, is no promise', () => {
  const receipt = (seed: string, hash = 'Server seed hash') =>
    rowsOf([
      [hash, HASH],
      ['Server seed', seed],
      ['Client seed', 'lucky'],
      ['Nonce', '6'],
    ]);
  const fields = receipt('b2'.repeat(32));
  expect(fields['reported.serverSeed']).toMatchObject({ value: 'b2'.repeat(32) });
  for (const field of ['announced.commitment', 'announced.clientSeed', 'announced.nonce'] as const)
    expect(fields[field], field).toMatchObject({ problem: 'ambiguous' });
  // While the seed is not out, and where the label says which it is, they are.
  const promised = { 'announced.commitment': { value: HASH }, 'announced.nonce': { value: '6' } };
  expect(receipt('Revealed after the round')).toMatchObject(promised);
  expect(receipt('b2'.repeat(32), 'Active server seed hash')).toMatchObject(promised);
});

test('but the used one’s, where the page promised it before and promises another since', () => {
  const panel = (hash: string) => [['Server seed hash', hash] as const, ['Client seed', 'lucky'] as const];
  const receipt = (hash: string) =>
    rowsOf([...panel(hash), ['Server seed', 'b2'.repeat(32)] as const, ['Nonce', '6'] as const]);
  const [first, second] = [HASH, 'c3'.repeat(32)];
  // Each on a page of its own: what is remembered hangs on its body.
  const promised = (...hashes: readonly string[]): void => {
    newPage();
    for (const hash of hashes) rowsOf(panel(hash));
  };
  promised(first, second);
  expect(receipt(first)).toMatchObject({
    'reported.commitment': { value: first },
    'reported.serverSeed': { value: 'b2'.repeat(32) },
    'reported.nonce': { value: '6' },
  });
  for (const hashes of [[first], [second, first], [first, second, first]]) {
    promised(...hashes);
    const fields = receipt(first);
    expect(fields['announced.commitment']).toMatchObject({ problem: 'ambiguous' });
    expect(fields).not.toHaveProperty(['reported.commitment', 'value']);
  }
});

test('a page may go back to what it promised before, beside a pair that says that it was used', () => {
  const panel = (hash: string) =>
    [
      ['Server seed hash', hash],
      ['Server seed', 'e5'.repeat(32)],
      ['Nonce', '6'],
      ['Previous server seed hash', OTHER],
    ] as const;
  for (const hash of [HASH, 'c3'.repeat(32), HASH])
    expect(rowsOf(panel(hash))['announced.commitment'], hash).toMatchObject({ value: hash });
});

const SEED = 'd4'.repeat(32);

test('a revealed seed among a hash and what it is used with is of that hash', () => {
  const hash = ['Server seed hash', HASH] as const;
  const revealed = ['Server seed (revealed)', SEED] as const;
  const others = [
    ['Client seed', 'lucky'],
    ['Nonce', '6'],
  ] as const;
  const fields = rowsOf([hash, revealed, ...others]);
  for (const field of ['announced.commitment', 'announced.clientSeed', 'announced.nonce'] as const)
    expect(fields[field], field).toMatchObject({ problem: 'ambiguous' });
  const told = { 'announced.commitment': { value: HASH }, 'announced.nonce': { value: '6' } };
  for (const rows of [
    [hash, ...others, revealed],
    [hash, ['Previous server seed (revealed)', SEED], ...others],
    [hash, revealed, ['Previous server seed hash', OTHER], ...others],
    [hash, ['Server seed (revealed)', 'Hidden'], ...others],
  ] as const)
    expect(rowsOf(rows), rows.join()).toMatchObject(told);
});

test('each line of a preformatted text is a value', () => {
  const page = (...lines: readonly string[]) => fieldsOn(`<pre>${lines.join('\n')}</pre>`);
  expect(page(`server hash : ${HASH}`, 'client seed : lucky', 'nonce       : 2')).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '2' },
  });
  const code = page('// nonce counts', 'nonce = nonce + 1', 'hash(clientSeed + nonce)', 'client seed, nonce');
  expect(Object.values(code).some((one) => 'value' in one)).toBe(false);
});

test('a hash beside a seed whose hash it is was that hand’s, with all beside them that says nothing else', () => {
  const seed = 'b2'.repeat(32);
  const receipt = (label = 'Server seed hash', hash = sha256Hex(seed)) =>
    rowsOf([
      ['Server seed', seed],
      [label, hash],
      ['Client seed', 'lucky'],
      ['Nonce', '6'],
    ]);
  const reported = {
    'reported.serverSeed': { value: seed },
    'reported.commitment': { value: sha256Hex(seed) },
    'reported.nonce': { value: '6' },
  };
  expect(receipt()).toMatchObject(reported);
  expect(receipt()).not.toHaveProperty(['announced.commitment']);
  expect(receipt()).not.toHaveProperty(['announced.nonce']);
  expect(receipt('Server seed hash', sha256Hex(Uint8Array.from({ length: 32 }, () => 0xb2)))).toMatchObject({
    'reported.commitment': { value: expect.any(String) },
  });
  // A promise is one, although its seed is out.
  const promised = { 'announced.commitment': { value: sha256Hex(seed) } };
  expect(receipt('Next server seed hash')).toMatchObject(promised);
});

test('a value may stand behind a sentence below its label', () => {
  const row = (label: string, hint: string, value: string) =>
    `<div><div><b>${label}</b><i>${hint}</i></div>${value}</div>`;
  document.body.innerHTML =
    row('Server seed hash', 'Commitment for these hands', `<span>${HASH}</span>`) +
    row('Client seed', 'Yours to change', '<input value="lucky">') +
    row('Nonce', 'Hands dealt so far', '<span>33</span>') +
    row('Server seed', 'Shown when it is rotated', '<button>Rotate</button>');
  expect(generic.readPanel(survey(document))?.reading.fields).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '33' },
    'reported.serverSeed': { value: '' },
  });
});

test.each([
  ['Revealed previous server seed', 'reported.serverSeed'],
  ['Revealed unhashed server seed', 'reported.serverSeed'],
  ['Server seed (revealed)', 'reported.serverSeed'],
  ['Server seed hash (SHA-256)', 'announced.commitment'],
  ['Server seed hash (commit)', 'announced.commitment'],
  ['Server commitment (SHA-256)', 'announced.commitment'],
  ['Prev. server seed', 'reported.serverSeed'],
  ['Previous server seed (unhashed)', 'reported.serverSeed'],
  ['Next round server hash', 'announced.commitment'],
  ['Hash del seed del server', 'announced.commitment'],
  ['Seed del server rivelato', 'reported.serverSeed'],
  ['Server seed hash (public)', 'announced.commitment'],
  ['Current active server seed (SHA-256 hashed)', 'announced.commitment'],
  ['هش کلید سرور (Server Seed SHA-256)', 'announced.commitment'],
] as const)('%s is a label', (label, field) => {
  expect(rowsOf([[label, HASH]])[field]).toMatchObject({ value: HASH });
});

test('what can be typed in and nobody sees is no value', () => {
  const nonceOf = (hidden: boolean, lock = '') => {
    document.body.innerHTML = `<dl><dt>Active server seed hash</dt><dd>${HASH}</dd></dl><div><label>Nonce <input type="number" ${lock} ${hidden ? 'data-unseen' : ''} value="0"></label></div>`;
    return generic.readPanel(survey(document))?.reading.fields['announced.nonce'];
  };
  expect(nonceOf(true)).toBeUndefined();
  expect(nonceOf(true, 'readonly')).toMatchObject({ value: '0' });
  expect(nonceOf(false)).toMatchObject({ value: '0' });
});

const SIGNS = ['·', '•', '|', '/', '—', '–', ':', '→', ',', ';', ' ', '\n'];
const STRIP: readonly (readonly [string, string])[] = [
  ['Server seed hash', HASH],
  ['Client seed', 'lucky'],
  ['Nonce', '14'],
];
const READ = {
  'announced.commitment': { value: HASH },
  'announced.clientSeed': { value: 'lucky' },
  'announced.nonce': { value: '14' },
};

/** The ways to write a label and its value in a line. */
const WAYS: Readonly<Record<string, (label: string, value: string) => string>> = {
  'the value in the label': (label, value) => `<span>${label} <b>${value}</b></span>`,
  'in code': (label, value) => `<span>${label} <code>${value}</code></span>`,
  'in a span behind a colon': (label, value) => `<span>${label}: <span>${value}</span></span>`,
  'in the line itself': (label, value) => `${label} <b>${value}</b>`,
  'in the line itself, behind a colon': (label, value) => `${label}: <b>${value}</b>`,
  'beside the label': (label, value) => `<span>${label}</span> <b>${value}</b>`,
  'bare beside the label': (label, value) => `<b>${label}</b> ${value}`,
  'bare beside the label and a colon': (label, value) => `<b>${label}:</b> ${value}`,
  'behind an arrow': (label, value) => `<b>${label}</b> → <code>${value}</code>`,
  'behind a dash': (label, value) => `<b>${label}</b> — ${value}`,
};

describe('values in one line', () => {
  test.each(Object.entries(WAYS))('%s', (_, way) => {
    for (const sign of SIGNS) {
      for (const between of [` ${sign} `, `<span>${sign}</span>`, `<i class="sep">${sign}</i> `]) {
        const line = STRIP.map(([label, value]) => way(label, value)).join(between);
        for (const html of [`<p>${line}</p>`, `<footer><span>🛡</span>${line}</footer><p>Verify</p>`])
          expect.soft(fieldsOn(html), html).toMatchObject(READ);
      }
    }
  });

  test('all of it one text', () => {
    for (const sign of SIGNS.slice(0, 5).concat(',', ';', '->')) {
      const between = /[,;]/.test(sign) ? `${sign} ` : ` ${sign} `;
      for (const behind of [' ', ': ']) {
        const line = STRIP.map((pair) => pair.join(behind)).join(between);
        expect.soft(fieldsOn(`<p>${line}</p>`), line).toMatchObject(READ);
        expect.soft(fieldsOn(`<p>${line}</p><p>Verify</p>`), line).toMatchObject(READ);
      }
    }
    expect(fieldsOn(`<p>${STRIP.map((pair) => pair.join(' — ')).join(', ')}</p>`)).toMatchObject(READ);
  });

  test('a client seed that is blank is not what stands behind it', () => {
    const read = fieldsOn(`<p>Client seed, Nonce:14, Server seed hash:${HASH}</p>`);
    expect(read['announced.clientSeed'] ?? {}).not.toHaveProperty('value');
    expect(read).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.nonce': { value: '14' },
    });
  });

  test('words that are no values are none', () => {
    for (const html of [
      '<p>Server seed rotated · Client seed changed · Nonce reset</p>',
      '<p>Server seed: secret, client seed: yours, nonce: a counter</p>',
      '<p><span>Server seed <b>secret</b></span> · <span>Client seed <b>editable</b></span></p>',
      '<p>Server seed hash <b>secret</b> · Client seed <b>editable</b> · Nonce <b>counts</b></p>',
      '<div><b>Client seed</b> ·</div><div>Change</div>',
      '<div><span>Client seed</span><span>·</span><span>Nonce</span><span>14</span></div>',
      '<div><span>Client seed</span><span>🔒</span></div>',
      '<dl><dt>Client seed</dt><dd>·</dd><dt>Nonce</dt><dd>14</dd></dl>',
      '<label>Client seed <i>optional</i></label><input><label>Nonce <code>14</code></label>',
      '<div><label>Client seed <i>optional</i></label><input><label>Nonce <i>14</i></label></div>',
    ]) {
      const read = fieldsOn(html)['announced.clientSeed'];
      expect.soft(read && 'value' in read ? read.value : '', html).toBe('');
    }
  });

  test('a sign in a box is what the player typed, and one beside its label is none', () => {
    expect(fieldsOn('<label>Client seed <input value="·"></label>')).toMatchObject({
      'announced.clientSeed': { value: '·' },
    });
    expect(fieldsOn('<label>Client seed <span>*</span></label><input value="lucky">')).toMatchObject({
      'announced.clientSeed': { value: 'lucky' },
    });
    expect(fieldsOn('<label><b>Client seed</b><b>*</b></label><input value="lucky">')).toMatchObject({
      'announced.clientSeed': { value: 'lucky' },
    });
    expect(fieldsOn('<div><b>Client seed</b><b>—</b></div><p>Change</p>')).toMatchObject({
      'announced.clientSeed': { value: '' },
    });
  });
});

describe('a pair for each column of a table', () => {
  const table = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
    fieldsOn(
      `<table><tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr>${rows
        .map(
          ([label, ...cells]) =>
            `<tr><th>${label}</th>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`,
        )
        .join('')}</table>`,
    );
  const ROWS = [
    ['Server seed hash', HASH, OTHER],
    ['Client seed', 'fox', 'hen'],
    ['Nonce', '9', '31'],
  ] as const;

  test('is read from its cells', () => {
    expect(table(['', 'Current pair', 'Previous pair'], ...ROWS)).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'fox' },
      'announced.nonce': { value: '9' },
      'reported.commitment': { value: OTHER },
      'reported.clientSeed': { value: 'hen' },
      'reported.nonce': { value: '31' },
    });
  });

  test('in which more may stand', () => {
    const change = '<input readonly value="fox"> Change';
    const [hash, , nonce] = ROWS;
    expect(
      table(['', 'Current pair', 'Previous pair'], hash, ['Client seed', change, 'hen'], nonce),
    ).toMatchObject({ 'announced.clientSeed': { value: 'fox' }, 'reported.clientSeed': { value: 'hen' } });
  });

  test('or of its rows', () => {
    const read = table(
      ['Pair', 'Server seed hash', 'Server seed', 'Client seed', 'Nonce'],
      ['Current', HASH, 'hidden until rotated', 'fox', '9'],
      ['Previous', OTHER, 'd4'.repeat(32), 'hen', '31'],
    );
    expect(read).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'fox' },
      'announced.nonce': { value: '9' },
      'reported.commitment': { value: OTHER },
      'reported.serverSeed': { value: 'd4'.repeat(32) },
      'reported.clientSeed': { value: 'hen' },
      'reported.nonce': { value: '31' },
    });
    const next = table(['Pair', 'Server seed hash', 'Nonce'], ['Current', HASH, '9'], ['Next', OTHER, '0']);
    expect(next).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.nonce': { value: '9' },
      'promised.commitment': { value: OTHER },
    });
  });

  test('is the one that was used where its seed is shown, and none of a list', () => {
    const heads = ['Server seed hash', 'Server seed', 'Client seed', 'Nonce'];
    const used = [HASH, 'd4'.repeat(32), 'hen', '31'];
    expect(table(heads, used)).toEqual({
      'reported.commitment': expect.objectContaining({ value: HASH }),
      'reported.serverSeed': expect.objectContaining({ value: 'd4'.repeat(32) }),
      'reported.clientSeed': expect.objectContaining({ value: 'hen' }),
      'reported.nonce': expect.objectContaining({ value: '31' }),
      'announced.commitment': expect.objectContaining({ problem: 'absent' }),
    });
    expect(table(heads, [HASH, 'Hidden', 'hen', '31'])).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.nonce': { value: '31' },
    });
    const isSaid = (read: object) => Object.values(read).some((one) => 'value' in one);
    // On a page that was seen to promise neither.
    newPage();
    expect(isSaid(table(heads, used, [OTHER, 'e5'.repeat(32), 'cow', '4']))).toBe(false);
    // What a player typed is no heading.
    expect(isSaid(table(['Client seed', 'Nonce'], ['current', '3'], ['previous', '5']))).toBe(false);
  });

  test('says nothing where cells and columns do not match, or it is no table', () => {
    const isSaid = (read: object) => Object.values(read).some((one) => 'value' in one);
    const short = ROWS.map(([label, value]) => [label, value]);
    expect(isSaid(table(['', 'Current pair', 'Previous pair'], ...short))).toBe(false);
    const grid = `<div><b>Current pair</b><b>Previous pair</b></div>${ROWS.map(
      (row) => `<div>${row.map((one) => `<span>${one}</span>`).join('')}</div>`,
    ).join('')}`;
    expect(isSaid(fieldsOn(`<section>${grid}</section>`))).toBe(false);
  });
});

describe('beside what a panel shows', () => {
  const ROW = (label: string, value: string) => `<div><span>${label}</span><b>${value}</b></div>`;
  const PANEL =
    ROW('Server seed hash', HASH) +
    '<div><label>Client seed <input value="lucky"></label></div>' +
    ROW('Nonce', '5');
  const READ_PANEL = {
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '5' },
  };
  const box = (label: string, value: string, lock = '') =>
    `<label>${label} <input value="${value}" ${lock}></label>`;
  const seeds = (lock = '') =>
    box('Server seed', OTHER, lock) + box('Client seed', 'old', lock) + box('Nonce', '2', lock);

  test('nothing counts where any hand’s seeds are to be filled in', () => {
    const read = fieldsOn(`<div>${PANEL}</div><form>${seeds()}</form>`);
    expect(read).toMatchObject(READ_PANEL);
    expect(read).not.toHaveProperty('reported.serverSeed');
    expect(fieldsOn(`<form>${seeds()}</form>`)).toEqual({});
    // Those that are shown there are of a hand that is over, whichever that was.
    expect(fieldsOn(`<div>${PANEL}</div><form>${seeds('readonly')}</form>`)).toMatchObject({
      ...READ_PANEL,
      'reported.serverSeed': { value: OTHER },
      'reported.nonce': { value: '2' },
    });
  });

  test('a blank box to be filled in is none of its values, and one that is locked is', () => {
    expect(fieldsOn(`${PANEL}<p>${box('Client seed', '')}</p>`)).toMatchObject(READ_PANEL);
    expect(
      fieldsOn(`${PANEL}<p>${box('Client seed', '', 'readonly')}</p>`)['announced.clientSeed'],
    ).toMatchObject({
      problem: 'ambiguous',
    });
    expect(fieldsOn(`<p>${box('Client seed', '')}</p>${ROW('Server seed hash', HASH)}`)).toMatchObject({
      'announced.clientSeed': { value: '' },
    });
  });

  test('entries of a list are of earlier pairs', () => {
    const entry = (tag: string, seed: string, nonce: string) =>
      `<${tag} class="entry">${ROW('Client seed', seed)}${ROW('Nonce', nonce)}</${tag}>`;
    for (const tag of ['li', 'article'])
      expect(
        fieldsOn(`<div>${PANEL}</div><ul>${entry(tag, 'a', '40')}${entry(tag, 'b', '12')}</ul>`),
        tag,
      ).toMatchObject(READ_PANEL);
    expect(fieldsOn(`<div>${PANEL}</div><ul>${entry('li', 'a', '40')}</ul>`)).toMatchObject(READ_PANEL);
    // Two parts alike of which neither is a list's may be either.
    const either = fieldsOn(`${entry('article', 'a', '40')}${entry('article', 'b', '12')}`);
    expect(either['announced.nonce']).toMatchObject({ problem: 'ambiguous' });
    const other = fieldsOn(`<div>${PANEL}</div><section>${entry('article', 'a', '40')}</section>`);
    expect(other['announced.nonce']).toMatchObject({ problem: 'ambiguous' });
  });
});

test('a label for a box that is not there is one of what stands beside it', () => {
  const page = (beside: string) =>
    fieldsOn(
      `<div><label for="x">Server seed hash</label>${beside}</div><div><label for="y">Nonce</label><code>3</code></div>`,
    );
  expect(page(`<div class="copy"><code>${HASH}</code><button>⧉</button></div>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '3' },
  });
  expect(page(`<input id="x" value="${HASH}">`)).toMatchObject({ 'announced.commitment': { value: HASH } });
  expect(page(`<code>${OTHER}</code><input id="x" value="${HASH}">`)).toMatchObject({
    'announced.commitment': { value: HASH },
  });
  expect(fieldsOn(`<label for="x">Server seed hash: ${HASH}</label>`)).toMatchObject({
    'announced.commitment': { value: HASH },
  });
  // What is no box may be named all the same, and several by one name.
  for (const value of [`<p id="x">${HASH}</p>`, `<div id="x"><span>${HASH}</span><button>⧉</button></div>`])
    expect(page(value), value).toMatchObject({ 'announced.commitment': { value: HASH } });
  const named = (label: string, value: string) =>
    `<div><label for="x">${label}</label><div id="x"><span>${value}</span></div></div>`;
  expect(
    fieldsOn(named('Active server seed (hashed)', HASH) + named('Active client seed', 'lucky')),
  ).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
  });
  expect(page(`<p id="z">${HASH}</p>`)).not.toHaveProperty('announced.commitment.value');
  // The one box of its row, that nothing names, is misnamed.
  for (const box of [`<input id="z" value="${HASH}">`, `<p><input value="${HASH}"><button>⧉</button></p>`])
    expect(page(box)).toMatchObject({ 'announced.commitment': { value: HASH } });
  for (const beside of [
    '',
    `<p>${HASH}</p>`,
    `<input aria-labelledby="z" value="${HASH}"><b id="z">Ticket</b>`,
    `<input id="z" value="${HASH}"><input value="${OTHER}">`,
    `</div><div><input value="${HASH}">`,
  ])
    expect(page(beside)['announced.commitment'], beside).not.toHaveProperty('value');
});

test('a plain hash is the last one’s where the seed that is out hashes to it, however they stand', () => {
  const seed = 'c3'.repeat(32);
  const read = (hash: string, label = 'Server seed hash') => {
    document.body.innerHTML = `<p>Server seed (revealed): ${seed}</p><p>${label}: ${hash}</p><p>Client salt: x</p><p>Nonce: 8812</p>`;
    return generic.readPanel(survey(document))?.reading.fields ?? {};
  };
  const own = sha256Hex(seed);
  expect(read(own)).toMatchObject({
    'reported.serverSeed': { value: seed },
    'reported.commitment': { value: own },
    'reported.nonce': { value: '8812' },
  });
  expect(read(own)).not.toHaveProperty(['announced.commitment']);
  // Of another seed it may be what is to come, and what says so is so.
  expect(read(HASH)).toMatchObject({ 'announced.commitment': { problem: 'ambiguous' } });
  expect(read(own, 'Active server seed hash')).toMatchObject({ 'announced.commitment': { value: own } });
});

test('a value that is cut short may be whole beside it, in what copies it', () => {
  const cut = `${HASH.slice(0, 8)}…${HASH.slice(-8)}`;
  const page = (beside: string) =>
    fieldsOn(`<div><span>Active server seed hash</span><span>${cut}</span>${beside}</div>`);
  const copied = (whole: string) => `<button data-clipboard-text="${whole}">Copy</button>`;
  const own = { 'announced.commitment': { value: HASH } };
  expect(page(copied(HASH))).toMatchObject(own);
  expect(page(`<b></b>${copied(HASH)}`)).toMatchObject(own);
  const before = `<p>Active server seed hash</p><div>${copied(HASH)}<code>${cut}</code></div>`;
  expect(fieldsOn(before)).toMatchObject(own);
  for (const beside of ['', copied(OTHER), copied(HASH) + copied(`${HASH.slice(0, -9)}0${HASH.slice(-8)}`)])
    expect(page(beside)['announced.commitment'], beside).not.toHaveProperty('value');
});

test('what heads one column of a list is not the value of the column beside it', () => {
  const cells = (kind: string, ...all: string[]) =>
    `<tr>${all.map((one) => `<${kind}>${one}</${kind}>`).join('')}</tr>`;
  const rows = cells('td', '1', 'hen', 'x') + cells('td', '2', 'cow', 'y');
  const read = fieldsOn(
    `<p>Active server seed hash: ${HASH}</p><p>Client seed: lucky</p><table>${cells('th', 'Game', 'Client seed', 'Result')}${rows}</table>`,
  );
  expect(read['announced.clientSeed']).toMatchObject({ value: 'lucky' });
});

test('one word at the head of a part says which pair it is of', () => {
  const row = (label: string, value: string) => `<p><span>${label}</span><b>${value}</b></p>`;
  const part = (kind: string, head: string, hash: string, seed: string) =>
    `<section><${kind}>${head}</${kind}>${row('Server seed hash', hash)}${row('Client seed', seed)}</section>`;
  const page = (kind: string) =>
    fieldsOn(part(kind, 'Current', HASH, 'fox') + part(kind, 'Previous', OTHER, 'hen'));
  for (const kind of ['h3', 'h4', 'legend', 'summary'])
    expect(page(kind), kind).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'fox' },
      'reported.commitment': { value: OTHER },
      'reported.clientSeed': { value: 'hen' },
    });
  expect(page('i')['announced.clientSeed']).toMatchObject({ problem: 'ambiguous' });
});

describe('what other players write', () => {
  const SEED = 'b2'.repeat(32);
  const names = ['ace', 'mod Tom', 'queen7', 'ace'];
  const said = [`Server Seed: ${SEED}`, 'gl all', `Server Seed Hash: ${SEED}`, 'deal me in'];
  const list = (message: (name: string, said: string) => string) =>
    names.map((name, i) => message(name, said[i]!)).join('');
  const fieldsOn = (html: string) => {
    document.body.innerHTML = html;
    return generic.readPanel(survey(document))?.reading.fields ?? {};
  };
  const panel = `<div class="panel"><p>Server seed hash: ${HASH}</p><p>Client seed: mine</p><p>Nonce: 3</p><p>Bets: 4</p></div>`;

  test.each([
    ['behind names', `<div>${list((name, text) => `<div class="a1"><b>${name}: </b>${text}</div>`)}</div>`],
    [
      'below names and times',
      `<ul>${list((name, text) => `<li><i>12:04</i><b>${name}</b><p>${text}</p></li>`)}</ul>`,
    ],
    [
      'below what players are called',
      `<ul>${list((name, text) => `<li><i>12:04</i><i>VIP</i><b>${name}</b><p>${text}</p></li>`)}</ul>`,
    ],
    [
      'some levels deep',
      `<ul>${list((name, text) => `<li><b>${name}</b><div><div><p>${text}</p></div></div></li>`)}</ul>`,
    ],
    ['in a chat', `<div class="chat-list">${list((_, text) => `<p>${text}</p>`)}</div>`],
    ['in a chat of modules', `<div class="Chat__list__x2">${list((_, text) => `<p>${text}</p>`)}</div>`],
    ['in a log', `<div role="log">${list((_, text) => `<p>${text}</p>`)}</div>`],
  ])('%s is none of the panel', (_, chat) => {
    expect(fieldsOn(chat)).toEqual({});
    expect(fieldsOn(panel + chat)).toEqual(fieldsOn(panel));
    expect(fieldsOn(panel)).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.nonce': { value: '3' },
    });
  });

  test.each([
    ['with signs before them', (row: string) => `<li>🔒 <span>${row}</span></li>`],
    ['each in a part of its own', (row: string) => `<section><h4>Current pair</h4><p>${row}</p></section>`],
    [
      'below a part’s name and more',
      (row: string) => `<section><h4>Current pair</h4><i>Noon</i><p>${row}</p></section>`,
    ],
    ['behind many words', (row: string) => `<p><i>a</i><i>b</i><i>c</i><i>d</i> <b>${row}</b></p>`],
    ['deep within', (row: string) => `<p><i>a</i><b><b><b><b>${row}</b></b></b></b></p>`],
    ['on a page with a chat', (row: string) => `<p>${row}</p>`],
  ])('is no row of a panel: %s', (_, row) => {
    const rows = [`Server seed hash: ${HASH}`, 'Client seed: mine', 'Nonce: 3', 'Bets: 4'].map(row).join('');
    expect(fieldsOn(`<div class="layout has-chat chat-open">${rows}</div>`)).toMatchObject({
      'announced.commitment': { value: HASH },
    });
  });
});

test('a section below its heading is no message where it has a box to type in, though others like it stand beside it', () => {
  const values = `<p>Server seed hash: ${HASH}</p><p>Client seed: mine</p>`;
  const others = '<section><p>Recent rounds</p><p>none</p></section>'.repeat(3);
  const shown = (more: string) =>
    fieldsOn(`<section><p>Dealt with now</p>${values}${more}</section>${others}`);
  expect(shown('<label>New client seed<input></label>')).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'mine' },
  });
  // Somebody may have called himself so.
  expect(shown('<button>Reply</button>')).toEqual({});
});

test('a row behind a name is no message where what is beside it is built otherwise', () => {
  const row = `<section><b>Fair play</b><p>Server seed hash: ${HASH}</p></section>`;
  expect(fieldsOn(`<div>${row}<nav>1</nav><p>2</p><ul></ul><dl></dl></div>`)).toMatchObject({
    'announced.commitment': { value: HASH },
  });
});

test('a client seed of several words is read where it is written as the hash is', () => {
  const page = (hash: string, seed: string) =>
    fieldsOn(
      `<div><span>Active server seed hash</span>${hash}</div><div><span>Your client seed</span>${seed}</div>`,
    )['announced.clientSeed'];
  const words = 'my dog is called Rex';
  expect(page(`<code>${HASH}</code>`, `<code>${words}</code>`)).toMatchObject({ value: words });
  expect(
    page(`<div class="value mono">${HASH}</div>`, `<div class="value mono">${words}</div>`),
  ).toMatchObject({ value: words });
  expect(page(`<code>${HASH}</code>`, `<code>${'word '.repeat(5)}word</code>`)).toHaveProperty('value');
  const list = `<dl><dt>Server seed hash</dt><dd>${HASH}</dd><dt>Client seed</dt><dd>${words}</dd></dl>`;
  expect(fieldsOn(list)['announced.clientSeed']).toMatchObject({ value: words });
  // It may stand behind a sign, and apart from its label before anything.
  const signed = `<i>·</i><code>${words}</code>`;
  expect(page(`<code>${HASH}</code>`, signed)).toMatchObject({ value: words });
  const below = `<div><div><b>Your client seed</b></div><code>${words}</code><input value="5"></div>`;
  expect(
    fieldsOn(`<p><b>Active server seed hash</b> <code>${HASH}</code></p>${below}`)['announced.clientSeed'],
  ).toMatchObject({ value: words });
  // Of two hashes one may be written otherwise.
  const next = `<div><span>Next server seed hash</span><b>${OTHER}</b></div>`;
  expect(page(`<code>${HASH}</code></div>${next}<div>`, `<code>${words}</code>`)).toMatchObject({
    value: words,
  });
  // Other elements, or any, may as well have a text of the page's; and so may a sentence, and what stands for nothing.
  for (const [hash, seed] of [
    [`<code>${HASH}</code>`, `<span>${words}</span>`],
    [`<b>${HASH}</b>`, `<b>${words}</b>`],
    [`<b class="small hash">${HASH}</b>`, `<b class="small hint">${words}</b>`],
    [`<code class="mono">${HASH}</code>`, `<div class="mono">${words}</div>`],
    [`<code>${HASH}</code>`, '<code>It is drawn by your browser.</code>'],
    [`<code>${HASH}</code>`, '<code>Set on the first deal of this shoe</code>'],
    [`<code>${HASH}</code>`, `<code>${'word '.repeat(6)}word</code>`],
    [`<code>${HASH}</code>`, `<code>${'long'.repeat(25)} seed</code>`],
    [`<code>${HASH}</code>`, '<code>Not set yet</code>'],
    ['<code>Loading…</code>', `<code>${words}</code>`],
  ] as const)
    expect(page(hash, seed), hash + seed).not.toHaveProperty('value');
});

describe('what a site’s record names', () => {
  const on = (site: string, html: string) => {
    newPage();
    document.body.innerHTML = html;
    return readAs(site).readPanel(survey(document))?.reading.fields ?? {};
  };
  const box = (id: string, value: string) => `<input readonly ${id} value="${value}">`;
  const named = (value: string) => box('id="txtNextServerSeed256"', value);
  const labelled = (value: string) => `<label>Next server seed hash ${box('', value)}</label>`;

  test('is known by its attribute or by its label, and is in doubt where these differ', () => {
    const hashOn = (html: string) => on('crypto-games', html)['announced.commitment'];
    expect(hashOn(named(HASH))).toMatchObject({ value: HASH, how: 'attribute' });
    expect(hashOn(labelled(HASH))).toMatchObject({ value: HASH, how: 'label' });
    expect(hashOn(named(HASH) + labelled(HASH))).toMatchObject({ value: HASH, how: 'attribute' });
    expect(hashOn(named(HASH) + labelled(OTHER))).toMatchObject({ problem: 'conflict' });
    // Neither way makes up for one that finds two.
    for (const html of [
      named(HASH) + named(OTHER),
      named(HASH) + named(OTHER) + labelled(HASH),
      labelled(HASH) + labelled(OTHER),
      labelled(HASH) + labelled(OTHER) + named(HASH),
    ])
      expect(hashOn(html), html).toMatchObject({ problem: 'ambiguous' });
  });

  test('is the whole text of a place that is known, and what of a place with a label alone may be the player’s', () => {
    const seedOn = (html: string) => on('crypto-games', named(HASH) + html)['announced.clientSeed'];
    expect(seedOn('<p id="txtNextClientSeed"><b>luc</b><i>ky</i></p>')).toMatchObject({ value: 'lucky' });
    const words = '<p id="txtNextClientSeed">my lucky seed</p>';
    expect(seedOn(words)).toMatchObject({ value: 'my lucky seed' });
    // A place that is known needs no hash beside it.
    expect(on('crypto-games', named('') + words)['announced.clientSeed']).toMatchObject({
      value: 'my lucky seed',
    });
    expect(seedOn('<p><b>Next client seed</b> <i>my lucky seed</i></p>')).not.toHaveProperty('value');
  });

  test('is of the part of the page that it stands in', () => {
    const hand = (part: string, hash: string, seed: string, more = '') =>
      `<div class="${part}"><p><b>Hash(secret)</b> ${box('', hash)}</p><p><b>Client seed</b> ${box('', seed)}</p>${more}</div>`;
    const secret = '{"server_seed":"s","initial_shuffle":"0"}';
    const shown = (value: string) => `<textarea readonly>${value}</textarea>`;
    const page = (more: string) => hand('last_hand', OTHER, 'old', more) + hand('next_hand', HASH, 'new');
    const read = {
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'new' },
      'reported.commitment': { value: OTHER },
      'reported.clientSeed': { value: 'old' },
    };
    expect(on('bitzino', page(''))).toMatchObject({ ...read, 'reported.secret': { problem: 'absent' } });
    expect(on('bitzino', page(`<p><b>Secret</b> ${shown(secret)}</p>`))).toMatchObject({
      ...read,
      'reported.secret': { value: secret, how: 'label' },
    });
    // Nothing else looks like it.
    expect(on('bitzino', page(shown(secret)))).toMatchObject({
      'reported.secret': { value: secret, how: 'shape' },
    });
    const none = { 'reported.secret': { problem: 'absent' } };
    for (const other of ['', 'null', '{"client_seed":"s"}'])
      expect(on('bitzino', page(shown(other))), other).toMatchObject(none);
    const two = shown(secret) + shown(secret.replace('"s"', '"t"'));
    expect(on('bitzino', page(two))).toMatchObject({ 'reported.secret': { problem: 'ambiguous' } });
    // Where there is a label, it says where.
    expect(on('bitzino', page(`<p><b>Secret</b> ${box('', '')}</p>${shown(secret)}`))).toMatchObject({
      'reported.secret': { value: '' },
    });
  });

  test('is what was used where a receipt has names alone, be it with a hash or without', () => {
    const row = (label: string, value: string) => `<p><span>${label}</span><b>${value}</b></p>`;
    const receipt = row('Server seed', OTHER) + row('Client seed', 'lucky') + row('Nonce', '6');
    const read = {
      'reported.serverSeed': { value: OTHER },
      'reported.clientSeed': { value: 'lucky' },
      'reported.nonce': { value: '6' },
    };
    expect(on('stake', receipt)).toMatchObject(read);
    expect(on('stake', receipt + row('Server seed hash', HASH))).toMatchObject({
      ...read,
      'reported.commitment': { value: HASH },
    });
  });
});

test('the hash under the name of a seed that is secret is no seed', () => {
  const row = (label: string, value: string) => `<p><span>${label}</span><code>${value}</code></p>`;
  for (const label of ['Server seed hash', 'Active server seed hash', 'Previous server seed hash'])
    expect(fieldsOn(row(label, HASH) + row('Previous server seed', HASH.toUpperCase())), label).toMatchObject(
      { 'reported.serverSeed': { problem: 'conflict' } },
    );
  expect(fieldsOn(row('Server seed hash', HASH) + row('Previous server seed', OTHER))).toMatchObject({
    'reported.serverSeed': { value: OTHER },
  });
});

test('a hash that is promised once more is a promise where the page says so', () => {
  const row = (label: string, value: string) => `<p><span>${label}</span><code>${value}</code></p>`;
  const page = (...labels: readonly string[]) =>
    fieldsOn([...labels, 'Previous server seed hash'].map((label) => row(label, HASH)).join(''));
  for (const label of ['Next server seed hash', 'Active server seed hash'])
    expect(page(label), label).toMatchObject({ 'announced.commitment': { value: HASH } });
  for (const labels of [['Server seed hash'], ['Hashed server seed', 'Server seed hash']])
    expect(page(...labels), labels[0]).toMatchObject({ 'announced.commitment': { problem: 'ambiguous' } });
});

test('of what is promised nothing is used up while the panel is blank', () => {
  const row = (label: string, value: string) => `<p><span>${label}</span><code>${value}</code></p>`;
  const panel = (hash: string) => row('Server seed hash', hash) + row('Client seed', 'lucky');
  for (const hash of [HASH, '']) fieldsOn(panel(hash));
  const fields = fieldsOn(panel(HASH) + row('Server seed', OTHER) + row('Nonce', '6'));
  expect(fields['announced.commitment']).toMatchObject({ problem: 'ambiguous' });
  expect(fields).not.toHaveProperty(['reported.commitment', 'value']);
});

test('a seed that is not shown yet has no say in whose the others are', () => {
  const plain = ['Server seed hash', HASH] as const;
  const nonce = ['Nonce', '6'] as const;
  const promised = { 'announced.commitment': { value: HASH }, 'announced.nonce': { value: '6' } };
  for (const rows of [
    [plain, ['Server seed', 'Hidden'], ['Previous server seed', OTHER], nonce],
    [plain, ['Previous server seed', OTHER], nonce],
  ] as const)
    expect(rowsOf(rows), rows.join()).toMatchObject(promised);
});

test('what is called a hash and no more is read only where a seed is its own, or it was promised', () => {
  const page = (...rows: readonly string[]) =>
    fieldsOn(`<section><h3>Last round</h3>${rows.join('')}</section>`);
  const row = (label: string, value: string) => `<p><span>${label}</span><code>${value}</code></p>`;
  for (const rows of [
    [row('Nonce', '3')],
    [row('Nonce', '3'), row('Server seed', 'Hidden')],
    [row('Nonce', '3'), row('Server seed', SEED), row('Server seed', OTHER)],
  ]) {
    const fields = page(row('Hash', HASH), ...rows);
    expect(fields, rows.join()).not.toHaveProperty(['reported.commitment']);
    expect(fields, rows.join()).toMatchObject({ 'reported.nonce': { value: '3' } });
  }
  const last = (...rows: readonly string[]) => fieldsOn(row('Last round — hash', HASH) + rows.join(''));
  expect(last()).not.toHaveProperty(['reported.commitment']);
  const read = { 'reported.commitment': { value: HASH } };
  const ofSeed = row('Hash', sha256Hex(SEED)) + row('Server seed', SEED);
  expect(page(ofSeed)).toMatchObject({ 'reported.commitment': { value: sha256Hex(SEED) } });
  fieldsOn(row('Server seed hash', HASH));
  expect(page(row('Hash', HASH), row('Nonce', '3'))).toMatchObject(read);
  expect(last()).toMatchObject(read);
});

test('in one text, too, a revealed seed among a hash and what it is used with is of that hash', () => {
  const lines = [`Server seed hash: ${HASH}`, 'Client seed: lucky', 'Nonce: 6'];
  const revealed = `Server seed (revealed): ${SEED}`;
  for (const [open, between, close] of [
    ['<p>', ' · ', '</p>'],
    ['<pre>', '\n', '</pre>'],
  ] as const) {
    const page = (all: readonly string[]) => fieldsOn(open + all.join(between) + close);
    const among = page([lines[0]!, revealed, ...lines.slice(1)]);
    expect(among['reported.serverSeed']).toMatchObject({ value: SEED });
    for (const field of ['announced.commitment', 'announced.clientSeed', 'announced.nonce'] as const)
      expect(among[field], field).toMatchObject({ problem: 'ambiguous' });
    expect(page([...lines, revealed])).toMatchObject({ 'announced.commitment': { value: HASH } });
  }
});

test('a client seed without a hash is the player’s, beside a seed that is shown', () => {
  const page = fieldsOn(`<p>Client seed: lucky</p><p>Nonce: 18</p><p>Revealed server seed: ${OTHER}</p>`);
  expect(page).toMatchObject({ 'announced.clientSeed': { value: 'lucky' } });
  expect(page).not.toHaveProperty(['announced.nonce', 'value']);
});

test('a receipt keeps what says itself that it is of the last hand', () => {
  const seed = 'b2'.repeat(32);
  const fields = rowsOf([
    ['Server seed', seed],
    ['Server seed hash', sha256Hex(seed)],
    ['Client seed', 'clover'],
    ['Nonce', '6'],
    ['Last client seed', 'lucky'],
    ['Next nonce', '7'],
  ]);
  expect(fields).toMatchObject({
    'reported.commitment': { value: sha256Hex(seed) },
    'reported.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '7' },
  });
});

test('what can be typed in and nobody sees may be the client seed', () => {
  const page = (label: string, field: 'announced.clientSeed' | 'announced.nonce') =>
    fieldsOn(`<p>Active server seed hash: ${HASH}</p><label>${label} <input data-unseen value="7"></label>`)[
      field
    ] ?? {};
  expect(page('Active client seed', 'announced.clientSeed')).toMatchObject({ value: '7' });
  expect(page('Nonce', 'announced.nonce')).not.toHaveProperty('value');
});

test('where the player enters his seed is known, be it that of the active pair or of the next', () => {
  fieldsOn(`<p>Active server seed hash: ${HASH}</p>
    <label>Active client seed <input id="own" value="lucky"></label><label>Nonce <input readonly value="7"></label>
    <label>Next client seed <input id="next" value="clover"></label>`);
  const { clientSeeds = [] } = generic.readPanel(survey(document))!;
  expect(clientSeeds.map(({ id }) => id)).toEqual(['own', 'next']);
});

test('a label that says which seeds it means counts before one that leaves it open', () => {
  const row = (label: string, value: string) => `<p><span>${label}</span><b>${value}</b></p>`;
  const fields = fieldsOn(
    row('Active server seed hash', HASH) +
      row('Active client seed', 'fox') +
      row('Client seed', 'hen') +
      row('Server seed', OTHER) +
      row('Previous server seed', SEED),
  );
  expect(fields).toMatchObject({
    'announced.clientSeed': { value: 'fox' },
    'reported.serverSeed': { value: SEED },
  });
});

test('what is no value is said to be too long, or of another form', () => {
  const page = (text: string) =>
    fieldsOn(`<div><p>Active server seed hash</p><p>${text}</p></div>`)['announced.commitment'];
  const isLong = { problem: 'malformed', detail: expect.stringContaining('longer than 2000 characters') };
  const isOther = { problem: 'malformed', detail: expect.stringContaining('the form of this value') };
  expect(page('a'.repeat(2001))).toMatchObject(isLong);
  for (const text of ['a'.repeat(2000), 'ab12']) expect(page(text), `${text.length}`).toMatchObject(isOther);
});

test('a hash may be written in parts', () => {
  const parts = `<div><p>Active server seed hash</p><p><b>${HASH.slice(0, 8)}</b><span>${HASH.slice(8)}</span></p></div>`;
  expect(fieldsOn(parts)).toMatchObject({ 'announced.commitment': { value: HASH } });
});

describe('of several places that show different values', () => {
  const panel = (seed: string) => `<p><b>Active server seed hash</b> <code>${HASH}</code></p>${seed}`;
  const seedOn = (...places: readonly string[]) => fieldsOn(panel(places.join('')))['announced.clientSeed'];
  const row = (value: string, tag = 'p') => `<${tag}><b>Client seed</b> <i>${value}</i></${tag}>`;
  const hidden = (value: string) => `<p><b>Client seed</b> <i data-unseen>${value}</i></p>`;

  test('those that are seen count, as long as they are not too many', () => {
    expect(seedOn(row('fox'), hidden('hen'))).toMatchObject({ value: 'fox' });
    expect(seedOn(row('fox'), row('hen'))).toMatchObject({ problem: 'ambiguous' });
    expect(seedOn(hidden('fox'), hidden('hen'))).toMatchObject({ problem: 'ambiguous' });
    const unseen = (most: number) => Array.from({ length: most }, (_, i) => hidden(`hen${i}`));
    expect(seedOn(row('fox'), ...unseen(19))).toMatchObject({ value: 'fox' });
    expect(seedOn(row('fox'), ...unseen(20))).toMatchObject({ problem: 'ambiguous' });
  });

  test('no sentence that explains them does, and a few words or a placeholder explain nothing', () => {
    for (const said of ['any four words here', 'hidden until the first bet'])
      expect(seedOn(`<li>Client seed: ${said}</li>`, row('fox')), said).toMatchObject({
        problem: 'ambiguous',
      });
    expect(seedOn('<li>Client seed: any five words you like</li>', row('fox'))).toMatchObject({
      value: 'fox',
    });
    const seeds = fieldsOn(
      `<li>Server seed: hidden until the seed is rotated</li><p><b>Server seed</b> <code>${OTHER}</code></p>`,
    );
    expect(seeds['reported.serverSeed']).toMatchObject({ problem: 'ambiguous' });
  });

  test('nor do words on each of the names of a panel, one after the other, where none has a value', () => {
    const names = ['Server seed hash', 'Client seed', 'Nonce', 'Server seed', 'Next server seed hash'];
    const wordsIn = (tag: string, ...all: readonly string[]) =>
      names
        .map(
          (name, i) =>
            `<${tag}><i>${name}:</i> ${all[i] ?? 'what is drawn on our side for you'}<br></${tag}>`,
        )
        .join('');
    const words = (...all: readonly string[]) => `<p>${wordsIn('u', ...all).replaceAll(/<.?u>/g, '')}</p>`;
    const own = row('fox');
    expect(seedOn(words('our hash', 'Your own seed'), own)).toMatchObject({ value: 'fox' });
    expect(seedOn(words(HASH, 'Your own seed'), own)).toMatchObject({ problem: 'ambiguous' });
    expect(seedOn(words('a hash', 'hen', '7', 'hidden', 'pending'), own)).toMatchObject({
      problem: 'ambiguous',
    });
    // More than four of them to a name, right around which the others stand.
    const few = ['our hash', 'Your own seed', 'counts', 'hidden'];
    expect(seedOn(words(...few, 'what is drawn with the next'), own)).toMatchObject({ value: 'fox' });
    expect(seedOn(words(...few, 'what is drawn with it'), own)).toMatchObject({ problem: 'ambiguous' });
    const inItems = (around: readonly [string, string]) =>
      seedOn(
        `<ul>${wordsIn('li', 'our hash', 'Your own seed').replaceAll(/(<li>)|<.li>/g, (tag) => around[tag === '<li>' ? 0 : 1])}</ul>`,
        own,
      );
    expect(inItems(['<li>', '</li>'])).toMatchObject({ value: 'fox' });
    expect(inItems(['<li><p>', '</p></li>'])).toMatchObject({ problem: 'ambiguous' });
    names.pop();
    expect(seedOn(words('our hash', 'Your own seed'), own)).toMatchObject({ problem: 'ambiguous' });
  });

  test('rows of one label are no entries of a list', () => {
    expect(seedOn(`<ul>${row('fox', 'li')}</ul>`, row('hen'))).toMatchObject({ problem: 'ambiguous' });
    const entry = (label: string) =>
      `<section class="e">${row('fox')}<p><b>${label}</b> <i>4</i></p></section>`;
    expect(seedOn(row('hen'), entry('Nonce') + entry('Nonce'))).toMatchObject({ value: 'hen' });
    // An entry is no more than a few levels around a value.
    const deep = (levels: number) =>
      `<li>${'<div>'.repeat(levels)}${row('fox')}${'</div>'.repeat(levels)}<p><b>Nonce</b> <i>4</i></p></li>`;
    expect(seedOn(row('hen'), `<ul>${deep(2)}</ul>`)).toMatchObject({ value: 'hen' });
    expect(seedOn(row('hen'), `<ul>${deep(3)}</ul>`)).toMatchObject({ problem: 'ambiguous' });
    // What it stands beside has one label alone.
    const other = '<section class="e"><p><b>Nonce</b> <i>4</i></p><p><b>Rank</b> <i>4</i></p></section>';
    expect(seedOn(row('hen'), entry('Nonce') + other)).toMatchObject({ problem: 'ambiguous' });
  });
});

describe('a client seed of several words', () => {
  const active = `<p><b>Active server seed hash</b> <code>${HASH}</code></p>`;
  const row = '<p><b>Active client seed</b> <i>my lucky seed</i></p>';
  const box = (value: string, lock = '') => `<p><label>Name <input ${lock} value="${value}"></label></p>`;

  test('in a text is one where the very words stand in a box that can be typed in', () => {
    const seedOn = (...boxes: readonly string[]) =>
      fieldsOn(active + row + boxes.join(''))['announced.clientSeed'];
    expect(seedOn(box('my lucky seed'))).toMatchObject({ value: 'my lucky seed' });
    expect(seedOn(box('my lucky seed'), box('5'))).toMatchObject({ value: 'my lucky seed' });
    for (const boxes of [[], [box('5')], [box('my lucky seed', 'readonly')], [box('5'), box('6')]])
      expect(seedOn(...boxes), boxes.join()).toMatchObject({ problem: 'malformed' });
  });

  test('is prose beside a hash that is not there, unless it can be typed somewhere', () => {
    const blank = '<label>Active server seed (hashed) <input readonly></label>';
    const locked = '<label>Active client seed <input readonly value="my lucky seed"></label>';
    const seedOn = (...more: readonly string[]) =>
      fieldsOn(blank + locked + more.join(''))['announced.clientSeed'];
    expect(seedOn(box('my lucky seed'))).toMatchObject({ value: 'my lucky seed' });
    expect(seedOn(box('my lucky seed'), box('5'))).toMatchObject({ value: 'my lucky seed' });
    // One of its places can be typed in.
    const typed = '<p><label>Active client seed <input value="my lucky seed"></label></p>';
    expect(seedOn(typed)).toMatchObject({ value: 'my lucky seed' });
    for (const boxes of [[], [box('5')], [box('my lucky seed', 'readonly')]])
      expect(seedOn(...boxes), boxes.join()).toMatchObject({ problem: 'malformed' });
  });

  test('may have an icon beside it, and what changes it, in elements of their own', () => {
    const seedOn = (value: string) =>
      fieldsOn(`${active}<div><p>Active client seed</p><div>${value}</div></div>`)['announced.clientSeed'];
    for (const value of [
      '<b>lucky</b> <button>Change</button>',
      '<b>lucky</b> <button><i>Copy</i> <i>it</i></button>',
      ' <b>lucky</b> ',
    ])
      expect(seedOn(value), value).toMatchObject({ value: 'lucky' });
    expect(seedOn('<b>lucky</b> <i>Change</i>')).not.toHaveProperty('value');
  });

  test('is a sentence where it is longer than a hundred characters', () => {
    const seedOn = (length: number) =>
      fieldsOn(
        `${active}<label>Active client seed <input readonly value="${'my lucky seed '.repeat(9).slice(0, length)}"></label>`,
      )['announced.clientSeed'];
    expect(seedOn(100)).toHaveProperty('value');
    expect(seedOn(101)).toMatchObject({ problem: 'malformed' });
  });
});

test('a hash and a client seed beside the seed of the pair before are the next pair’s where a nonce is said to be the next one', () => {
  const row = (label: string, value: string) => `<p><b>${label}</b> <code>${value}</code></p>`;
  const page = (nonce: string) =>
    fieldsOn(
      `<div>${row('Client seed', 'lucky')}${row('Server seed hash', HASH)}${nonce}${row('Previous server seed (revealed)', OTHER)}<label>Next client seed (optional) <input value=""></label></div>`,
    );
  expect(page(row('Next nonce', '0'))).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '0' },
    'reported.serverSeed': { value: OTHER },
  });
  expect(page('')['announced.clientSeed']).not.toMatchObject({ value: 'lucky' });
});

describe('the seeds of a result, in a list apart from the hash and the client seed of the next one', () => {
  const form = (hash: string) =>
    `<div><p><label>Server seed hash <input readonly value="${hash}"></label></p><p><label>Client seed <input value="player"></label></p></div>`;
  const list = (seed: string, client: string, nonce: string) =>
    `<div><h4>Result</h4><p><b>Server seed:</b> <i>${seed}</i></p><p><b>Client seed:</b> <i>${client}</i></p><p><b>Nonce:</b> <i>${nonce}</i></p><p><b>Number:</b> <i>72</i></p></div>`;
  const promised = { 'announced.commitment': { value: HASH }, 'announced.clientSeed': { value: 'player' } };

  test('are the last one’s', () => {
    expect(fieldsOn(form(HASH) + list(SEED, 'before', '4'))).toMatchObject({
      ...promised,
      'reported.serverSeed': { value: SEED },
      'reported.clientSeed': { value: 'before' },
      'reported.nonce': { value: '4' },
    });
  });

  test('say nothing while they are blank', () => {
    const fields = fieldsOn(form(HASH) + list('-', '-', '-'));
    expect(fields).toMatchObject(promised);
    expect(fields['announced.nonce']).toBeUndefined();
    expect(fieldsOn(form(HASH) + list('-', '-', '-') + list(SEED, 'before', '4'))).toMatchObject({
      ...promised,
      'reported.nonce': { value: '4' },
    });
  });

  test('are of any hand where the hash stands among them, there are two, or the player’s stands nowhere else', () => {
    const ambiguous = { problem: 'ambiguous' };
    const among = `<div>${form(HASH)}${list(SEED, 'before', '4')}</div>`.replaceAll(/<\/?(div|h4)>/g, '');
    expect(fieldsOn(among)['announced.clientSeed']).toMatchObject(ambiguous);
    const two = fieldsOn(form(HASH) + list(SEED, 'before', '4') + list(OTHER, 'long ago', '3'));
    expect(two['announced.clientSeed']).toMatchObject(ambiguous);
    expect(two).not.toHaveProperty(['reported.serverSeed', 'value']);
    const alone = form(HASH).replace(/<p><label>Client.*<\/p>/, '') + list(SEED, 'before', '4');
    expect(fieldsOn(alone)['reported.clientSeed']).toBeUndefined();
    // What has the hash under the seed's name is the pair in use.
    const inUse = (client: string) => fieldsOn(form(HASH) + list(HASH, client, '4'));
    expect(inUse('before')['reported.clientSeed']).toBeUndefined();
    expect(inUse('before')['announced.clientSeed']).toMatchObject(ambiguous);
    expect(inUse('-')['announced.nonce']).toMatchObject({ value: '4' });
  });
});

test('a hash under an open name is out where its seed can be seen, whatever that is called; another one is not', () => {
  const hash = sha256Hex(SEED);
  const page = (name: string, beside: string) =>
    fieldsOn(
      `<p><b>${name}</b> <i>${hash}</i></p><p><b>Nonce</b> <i>2</i></p><p>Server: <i>${beside}</i></p>`,
    );
  expect(page('Server seed hash', SEED)).toMatchObject({
    'reported.commitment': { value: hash },
    'reported.serverSeed': { value: SEED },
    'reported.nonce': { value: '2' },
  });
  expect(page('Server seed hash', OTHER)).toMatchObject({ 'announced.commitment': { value: hash } });
  // What is said to be active is promised all the same.
  expect(page('Active server seed hash', SEED)).toMatchObject({ 'announced.commitment': { value: hash } });
});

describe('names and values that are joined by signs', () => {
  const pair = `<h3>Current seed pair</h3><p><b>Server seed hash</b> <i>${HASH}</i></p><p><b>Client seed</b> <i>lucky</i></p><p><b>Nonce</b> <i>0</i></p>`;
  const used = (name: string, value: string) =>
    fieldsOn(
      `<section>${pair}</section><section><h3>Revealed seeds</h3><dl><dt>Server seed</dt><dd>${SEED}</dd><dt>Hash</dt><dd>${sha256Hex(SEED)}</dd><dt>${name}</dt><dd>${value}</dd></dl></section>`,
    );

  test('are each other’s', () => {
    expect(used('Client seed / nonce', 'before / 7')).toMatchObject({
      'announced.clientSeed': { value: 'lucky' },
      'announced.nonce': { value: '0' },
      'reported.clientSeed': { value: 'before' },
      'reported.nonce': { value: '7' },
    });
    expect(used('Client seed / bets played', 'before · 7')['reported.clientSeed']).toMatchObject({
      value: 'before',
    });
    expect(used('Client seed / nonce: before / 7', '')['reported.nonce']).toMatchObject({ value: '7' });
  });

  test('are not where their numbers differ, a value has not its form, or a name is not known', () => {
    for (const [name, value] of [
      ['Client seed / nonce', 'be / fore / 7'],
      ['Client seed / nonce', 'before/7'],
      ['Client seed / nonce', '7 / before'],
      ['Client seed / wagered', 'before / 7'],
    ] as const) {
      const fields = used(name, value);
      expect(fields['reported.clientSeed'] ?? {}).not.toHaveProperty('value');
      expect(fields['reported.nonce'] ?? {}).not.toHaveProperty('value');
    }
  });
});

test('below a seed that is out, in one line, stands how far it was used and with which client seed', () => {
  const page = (line: string) =>
    fieldsOn(
      `<div><p><b>服务器种子哈希</b> <i>${HASH}</i></p><p><b>客户端种子</b> <i>lucky</i></p><p><b>已用局数 · nonce</b> <i>0</i></p></div><div><div><span>已揭晓 · 旧服务器种子明文</span></div><div>${SEED}</div><div>${line}</div></div>`,
    );
  expect(page('旧种子 nonce 用到 7 · clientSeed before')).toMatchObject({
    'announced.nonce': { value: '0' },
    'announced.clientSeed': { value: 'lucky' },
    'reported.nonce': { value: '7' },
    'reported.clientSeed': { value: 'before' },
  });
  expect(page('种子 nonce 用到 7')['reported.nonce']).toBeUndefined();
});

test('a nonce beside a hash that is cut short is the next one’s where the seed beside it is the last pair’s, cut short too', () => {
  const page = (name: string) =>
    fieldsOn(
      `<p><b>Server seed (hash)</b> <i>c32f8798af1f...</i></p><p><b>Nonce</b> <i>4</i></p><div><b>${name}</b> <i>a00692e7d733...</i></div>`,
    )['announced.nonce'];
  expect(page('Previous server seed')).toMatchObject({ value: '4' });
  expect(page('Previous server seed</b><p><b>Seed')).toMatchObject({ value: '4' });
  expect(page('Seed')).toMatchObject({ problem: 'ambiguous' });
  expect(page('Server seed')).toMatchObject({ problem: 'ambiguous' });
});

describe('what counts bets', () => {
  const row = (name: string, value: string) => `<p><span>${name}</span><span>${value}</span></p>`;
  const page = (hash: string, client: string, counter: string, more = '') =>
    fieldsOn(`<div>${row(hash, HASH)}${row(client, 'lucky')}${row(counter, '42')}${more}</div>`);
  const ACTIVE = ['Active server seed hash', 'Active client seed'] as const;

  test('counts those of the one pair it stands beside', () => {
    for (const name of ['Round counter', 'tur sayacı', 'Счётчик ставок'])
      expect(page('Server seed hash', 'Client seed', name)['announced.nonce']).toMatchObject({ value: '42' });
    expect(page(...ACTIVE, 'Total bets')['announced.count']).toMatchObject({ value: '42' });
  });

  test('stands where it is counted, before what is told of others', () => {
    const pair = row('Server seed hash', HASH) + row('Client seed', 'lucky');
    const counter = row('Round counter', '42');
    for (const own of [pair + counter, counter + pair]) {
      const others = `<div>${row('Revealed server seed', SEED)}</div><div>${row('Previous nonce', '3')}</div>`;
      expect(fieldsOn(`<div>${own}</div>${others}`), own).toMatchObject({
        'announced.commitment': { value: HASH },
        'announced.nonce': { value: '42' },
      });
    }
  });

  test('may count anything elsewhere, beside more, or twice', () => {
    const plain = ['Server seed hash', 'Client seed'] as const;
    expect(page(...plain, 'Visit counter')['announced.nonce']).toBeUndefined();
    expect(page(...plain, 'Total bets')['announced.count']).toBeUndefined();
    expect(page(...plain, 'Round counter', row('Server seed', SEED))['announced.nonce']).toBeUndefined();
    expect(page(...plain, 'Round counter', row('Hand counter', '3'))['announced.nonce']).toBeUndefined();
    expect(page(...plain, 'Round counter', row('Nonce', '3'))['announced.nonce']).toMatchObject({
      value: '3',
    });
    const apart = `<div>${row(plain[0], HASH)}${row(plain[1], 'lucky')}</div><aside><div><div>${row('Round counter', '42')}</div></div></aside>`;
    expect(fieldsOn(apart)['announced.nonce']).toBeUndefined();
    expect(fieldsOn(row('Round counter', '42'))).toEqual({});
    const ofLast = `<section><h3>Previous pair</h3>${row('Server seed hash', HASH)}${row('Total bets', '9')}</section>`;
    expect(fieldsOn(ofLast)['announced.count']).toBeUndefined();
    // Other values may stand around that part, and none in it.
    const pairs = [
      [plain[0], HASH],
      [plain[1], 'lucky'],
      ['Round counter', '42'],
    ];
    const flat = pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
    const near = `<section><dl>${flat}</dl>${row('Bet', '1.00')}</section>`;
    expect(fieldsOn(near)['announced.nonce']).toMatchObject({ value: '42' });
    const others = row(plain[0], HASH) + row('Server seed', SEED) + row('Round counter', '42');
    expect(fieldsOn(`<div>${others}</div>`)['announced.nonce']).toBeUndefined();
  });
});
