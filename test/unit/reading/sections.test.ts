// @vitest-environment jsdom
/** Pages with several parts whose values have the same names: what heads a part, and what ends it. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { isBehind, sectionAt } from '../../../src/reading/sections.ts';
import { fieldsNow, fieldsOn } from './panel-page.ts';

const SEED = 'd4'.repeat(32);
const USED = sha256Hex(SEED);
const HASH = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);

const row = (label: string, value: string) => `<div><label>${label}</label><code>${value}</code></div>`;
const part = (heading: string, ...rows: readonly string[]) =>
  `<div><h2>${heading}</h2><div>${rows.join('')}</div></div>`;

const active = (heading: string) =>
  part(heading, row('Server Seed Hash', HASH), row('Client Seed', 'mine'), row('Nonce', '2'));
const used = (heading: string) =>
  part(heading, row('Server Seed', SEED), row('Server Seed Hash', USED), row('Client Seed', 'old'));

test('parts are told by headings of whatever words for seeds and what is told of them', () => {
  for (const [one, other] of [
    ['Active seed details', 'Revealed seed'],
    ['Aktif Seed Bilgileri', 'Açıklanan Seed'],
    ['Информация о текущем сиде', 'Раскрытый сид'],
    ['Informações da seed atual', 'Seed revelada'],
    ['Aktuelle Seed-Daten', 'Vorherige Seed-Daten'],
    ['当前种子信息', '上一个种子信息'],
    ['Текущая цепочка', 'Раскрытая прошлая цепочка'],
    ['Active seed pair', 'Revealed server seeds'],
    ['Active seed pair', 'Your previous server seeds'],
  ] as const)
    expect(fieldsOn(`<main>${active(one)}${used(other)}</main>`), one).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'mine' },
      'announced.nonce': { value: '2' },
      'reported.serverSeed': { value: SEED },
      'reported.commitment': { value: USED },
      'reported.clientSeed': { value: 'old' },
    });
});

test('a heading of the same level ends a part, whatever it says', () => {
  const checks = part(
    'Sonuç',
    row('Client Seed', 'another'),
    row('Nonce', '12'),
    row('Server Seed Hash', 'b2'),
  );
  const all = fieldsOn(`<main>${active('Active pair')}${used('Revealed seed')}${checks}</main>`);
  expect(all).toMatchObject({
    'announced.clientSeed': { value: 'mine' },
    'announced.nonce': { value: '2' },
    'reported.clientSeed': { value: 'old' },
  });
  expect(all).not.toHaveProperty('reported.nonce');
  // What stands there by itself is of no seeds that are known.
  const alone = fieldsOn(`<main>${part('Previous pair', row('Server Seed Hash', USED))}${checks}</main>`);
  expect(alone).not.toHaveProperty('announced.nonce');
  expect(alone).not.toHaveProperty('reported.nonce');
  // The name of a value ends none, nor does a heading of another level, nor what a heading goes on with.
  const goesOn = (inner: string) =>
    fieldsOn(
      `<div><h3>Previous pair <i>of this session</i></h3><div>${inner}${row('Nonce', '7')}</div></div>`,
    );
  for (const inner of [`<h3>Server seed hash</h3><code>${USED}</code>`, '<h4>How often it was used</h4>', ''])
    expect(goesOn(inner), inner).toMatchObject({ 'reported.nonce': { value: '7' } });
});

test('what begins the next part like it ends one that nothing but its words heads', () => {
  const box = (heading: string, ...rows: readonly string[]) =>
    `<div class="box"><p class="small green">${heading}</p>${rows.join('')}</div>`;
  const seeds = [row('Client Seed', 'mine'), row('Server Seed Hash', HASH), row('Nonce', '13')];
  const bet = [row('Hash', OTHER), row('Client Seed', 'of a bet'), row('Nonce', '4')];
  const read = { 'announced.clientSeed': { value: 'mine' }, 'announced.nonce': { value: '13' } };
  const on = (first: string, next: string) => fieldsOn(`<main><div>${first}${next}</div></main>`);
  expect(on(box('Current seeds', ...seeds), box('Look up a bet', ...bet))).toMatchObject(read);
  expect(on(box('Current seeds', ...seeds), box('Look up a bet', ...bet).replace('<p', ' <p'))).toMatchObject(
    read,
  );
  // Not what has another look, or begins nothing, nor one behind a part that has no values yet.
  for (const [first, next] of [
    [
      box('Current seeds', seeds[0]!),
      box('How it works', seeds[1]!, seeds[2]!).replace('small green', 'text'),
    ],
    [
      box('Current seeds', seeds[0]!),
      `<div class="box">1<p class="small">Provider</p>${seeds[1]}${seeds[2]}</div>`,
    ],
    [
      box('Current seeds', seeds[0]!),
      `<section class="box"><p class="small">Provider</p>${seeds[1]}${seeds[2]}</section>`,
    ],
    [box('Current seeds', seeds[0]!), box('Round 3', seeds[1]!, seeds[2]!)],
    [box('Current seeds', seeds[0]!), box('Server seed hash', `<code>${HASH}</code>`, seeds[2]!)],
    [box('Current seeds'), box('Algorithm', ...seeds)],
  ] as const)
    expect(on(first, next), next).toMatchObject({ ...read, 'announced.commitment': { value: HASH } });
});

test('a heading may stand in elements of its own', () => {
  const rows = row('Server Seed', SEED) + row('Server Seed Hash', USED) + row('Client Seed', 'old');
  const read = { 'reported.serverSeed': { value: SEED }, 'reported.commitment': { value: USED } };
  for (const head of [
    '<div><h3>Revealed seed</h3></div>',
    '<div><h3>Previous pair</h3></div>',
    '<h3><span>Previous pair</span></h3>',
    '<header><div><h3>Previous pair</h3></div></header>',
  ])
    expect(
      fieldsOn(`<main>${active('Active pair')}<section>${head}${rows}</section></main>`),
      head,
    ).toMatchObject(read);
  // Not any number of them.
  const deep = `<header><div><div><h3>Previous pair</h3></div></div></header>`;
  expect(fieldsOn(`<main><section>${deep}${row('Server Seed Hash', USED)}</section></main>`)).toMatchObject({
    'announced.commitment': { value: USED },
  });
  // So may the next one of its level, which ends its part.
  const ended = fieldsOn(
    `<main>${part('Previous pair', row('Server Seed Hash', USED))}<div><h2><span>Sonuç</span></h2>${row('Nonce', '12')}</div></main>`,
  );
  expect(ended).not.toHaveProperty('reported.nonce');
});

test('a heading in a shadow root is of what stands there with it, and of nothing beyond', () => {
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = `<main><used-pair></used-pair>${row('Server Seed Hash', HASH)}${row('Nonce', '2')}<last-seed></last-seed></main>`;
  const inside = (name: string, html: string) => {
    document.querySelector(name)!.attachShadow({ mode: 'open' }).innerHTML = html;
  };
  inside('used-pair', `<h3>Previous pair</h3>${row('Server Seed Hash', USED)}${row('Nonce', '7')}`);
  inside('last-seed', '<h3>Revealed seed</h3>');
  expect(fieldsNow()).toMatchObject({
    'reported.commitment': { value: USED },
    'reported.nonce': { value: '7' },
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '2' },
  });
});

test('a part right in the page ends with what its heading stands in', () => {
  const used = `<div><h3>Previous pair</h3>${row('Server Seed Hash', USED)}</div>`;
  const fields = fieldsOn(`${used}${row('Server Seed Hash', HASH)}${row('Nonce', '2')}`);
  expect(fields).toMatchObject({
    'reported.commitment': { value: USED },
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '2' },
  });
});

test('tabs stand beside each other, or each in an item of a list, and are few', () => {
  const rows = `<div>${row('Server Seed Hash', USED)}${row('Nonce', '7')}</div>`;
  const tab = (name: string, isChosen: boolean) => `<button aria-selected="${isChosen}">${name}</button>`;
  const list = (isLast: boolean) =>
    `<section><ul><li>${tab('Active pair', !isLast)}</li><li>${tab('Previous pair', isLast)}</li></ul>${rows}</section>`;
  expect(fieldsOn(list(true))).toMatchObject({ 'reported.commitment': { value: USED } });
  expect(fieldsOn(list(false))).toMatchObject({ 'announced.commitment': { value: USED } });
  // Nobody can tell where none is said to be chosen.
  const unsaid = list(true).replaceAll(/aria-selected="\w+"/g, '');
  expect(Object.values(fieldsOn(unsaid)).filter((one) => 'value' in one)).toEqual([]);
  // What is pressed elsewhere is no tab of the same row, nor one of many.
  const open = { 'announced.commitment': { value: USED } };
  const alone = `<section><p><i><b><button>Previous pair</button></b></i></p>${rows}</section>`;
  expect(fieldsOn(`<main>${alone}<p><button>Active pair</button></p></main>`)).toMatchObject(open);
  const deepTab = (name: string) => `<i><b><button>${name}</button></b></i>`;
  const apart = `<section><div>${deepTab('Previous pair')}${deepTab('Active pair')}${rows}</div></section>`;
  expect(fieldsOn(apart)).toMatchObject(open);
  const plain = (games: number) =>
    `<section><nav>${['Active pair', 'Previous pair', ...Array.from({ length: games }, (_, i) => `Game ${i}`)].map((one) => `<button>${one}</button>`).join('')}</nav>${rows}</section>`;
  expect(fieldsOn(plain(11))).toMatchObject(open);
  expect(fieldsOn(plain(10))['announced.commitment'] ?? {}).not.toHaveProperty('value');
  const menu = ['Active pair', 'Previous pair', ...Array.from({ length: 20 }, (_, i) => `Game ${i}`)];
  expect(
    fieldsOn(
      `<section><nav>${menu.map((one) => tab(one, one === 'Game 3')).join('')}</nav>${rows}</section>`,
    ),
  ).toMatchObject(open);
});

test('tabs may be no controls by their elements, but be called tabs', () => {
  const told = (tab: string, chosen: string) => {
    const tabs = `<div class="row"><div class="${tab} ${chosen}">Next game</div><div class="${tab}">Last game</div></div>`;
    return fieldsOn(`<section>${tabs}<div>${row('Server seed hash', HASH)}</div></section>`);
  };
  for (const [tab, chosen] of [
    ['v-tab', 'v-tab--active'],
    ['tab', 'is-active'],
    ['tab-item', 'selected'],
    ['el-tabs__item', 'is-active'],
  ] as const)
    expect(told(tab, chosen), tab).toMatchObject({ 'announced.commitment': { value: HASH } });
  // Of which nothing is said to be chosen, they head nothing, nor do columns side by side.
  for (const [tab, chosen] of [
    ['tab', ''],
    ['tab', 'inactive'],
    ['table-cell', 'active'],
  ] as const)
    expect(told(tab, chosen), `${tab} ${chosen}`).toEqual({});
  // What is called so may stand in what is called so, too, and beside the tabs a line below the chosen one.
  const within = (around: (tabs: string) => string, inside: (text: string) => string, more = '') => {
    const tab = (text: string, name = '') => `<div class="tab-item ${name}">${inside(text)}</div>`;
    const tabs = `<div>${tab('Next game')}${tab('Last game', 'active')}${more}</div>`;
    return fieldsOn(`<section>${around(tabs)}<div>${row('Server seed hash', HASH)}</div></section>`);
  };
  const same = (text: string) => text;
  const told1 = { 'reported.commitment': { value: HASH } };
  expect(within(same, same)).toMatchObject(told1);
  expect(within(same, (text) => `<b class="tab-label">${text}</b>`)).toMatchObject(told1);
  expect(within((tabs) => tabs.replace('<div>', '<div class="tab">'), same)).toMatchObject(told1);
  const amongOthers = (tabs: string) =>
    `<div>${tabs.replace('<div>', '<div class="tab">')}<div class="tab">Rules</div></div>`;
  expect(within(amongOthers, same)).toMatchObject(told1);
  expect(within(same, same, '<i class="line active"></i>')).toMatchObject(told1);
  // One alone is none of a row, and heads nothing.
  const alone = (inner: string) =>
    fieldsOn(`<section>${inner}<div>${row('Server seed hash', HASH)}</div></section>`);
  expect(alone('<div><div class="tab">Last game</div></div>')).toMatchObject({
    'announced.commitment': { value: HASH },
  });
  expect(within(same, same, '<i class="tab active"></i>')).toEqual({});
});

test('what is hidden under a tab that is chosen, and seen, is another’s', () => {
  document.body.innerHTML =
    '<h3>Previous pair</h3><nav><button aria-selected="true">Previous</button><button>Active</button></nav><p data-unseen></p><p></p>';
  const [heading, tab, hidden, shown] = ['h3', 'button', '[data-unseen]', 'p:last-child'].map(
    (one) => document.querySelector(one)!,
  ) as [Element, Element, Element, Element];
  const [byHeading, byTab] = [heading, tab].map((one) => sectionAt(one, ['sections:last'])!);
  expect(isBehind(byTab!, hidden)).toBe(true);
  expect(isBehind(byTab!, shown)).toBe(false);
  expect(isBehind(byHeading!, hidden)).toBe(false);
  expect(isBehind({ ...byTab!, head: hidden }, hidden)).toBe(false);
});

test('a hash for the next hand is no pair’s to come, whatever hash of a hand stands beside it', () => {
  const beside = (label: string) =>
    fieldsOn(`<main>${row(label, HASH)}${row('Server seed hash', USED)}${row('Client Seed', 'mine')}</main>`);
  expect(beside('Next hand: server seed hash')).toMatchObject({ 'announced.commitment': { value: HASH } });
  expect(beside('Next server seed hash')).toMatchObject({
    'announced.commitment': { value: USED },
    'promised.commitment': { value: HASH },
  });
});

test('tabs right in a shadow root stand beside each other, too', () => {
  const inRoot = (tabs: string) => {
    document.body.replaceWith(document.createElement('body'));
    document.body.innerHTML = '<seed-tabs></seed-tabs>';
    document.querySelector('seed-tabs')!.attachShadow({
      mode: 'open',
    }).innerHTML = `${tabs}<div>${row('Server Seed Hash', USED)}${row('Nonce', '7')}</div>`;
    return fieldsNow()['announced.commitment'] ?? {};
  };
  const [one, other] = ['<button>Active pair</button>', '<button>Previous pair</button>'];
  expect(inRoot(one + other)).not.toHaveProperty('value');
  expect(inRoot(other)).toMatchObject({ value: USED });
});

test('a seed under a heading that names it is its value, and heads nothing', () => {
  const fields = fieldsOn(
    `<div><h3>Revealed seed</h3><code>${SEED}</code><h4>Server seed hash</h4><code>${HASH}</code>${row('Nonce', '7')}</div>`,
  );
  expect(fields['reported.serverSeed']).toMatchObject({ value: SEED });
  expect(fields).not.toHaveProperty('reported.nonce');
});

test('where a value is explained, none stands', () => {
  const explained = (said: string) =>
    `<ul><li>• <span>Client Seed:</span> ${said}</li><li>• <span>Nonce:</span> goes up by one with each game</li></ul>`;
  const panel = row('Server Seed Hash', HASH) + row('Client Seed', 'mine') + row('Nonce', '2');
  expect(fieldsOn(explained('yours to set, whenever you like') + panel)).toMatchObject({
    'announced.clientSeed': { value: 'mine' },
    'announced.nonce': { value: '2' },
  });
  // What is short may be one.
  expect(fieldsOn(explained('lucky') + panel)['announced.clientSeed']).toMatchObject({
    problem: 'ambiguous',
  });
  // So may what stands in a box.
  const typed = `<label>Client Seed <input readonly value="my own five lucky words"></label>`;
  expect(fieldsOn(typed + panel)['announced.clientSeed']).toMatchObject({ problem: 'ambiguous' });
});

test('numbered labels, and what brackets add', () => {
  const receipt = (...labels: readonly string[]) =>
    fieldsOn(
      `<div>${[SEED, USED, 'mine', '3'].map((value, i) => `<div>${row(labels[i]!, value)}</div>`).join('')}</div>`,
    );
  for (const labels of [
    ['1 · Seed do servidor revelado', '2 · SHA-256 do seed', '3 · Seed do cliente', '4 · Nonce'],
    ['1. Server seed', '2. Server seed hash', '3. Client seed', '4. Nonce'],
    ['① Server seed', '② Server seed hash', '③ Client seed', '④ Nonce (total bets)'],
    ['服务器种子：', '服务器种子HASH：', '用户种子：', '4) Nonce'],
  ] as const)
    expect(receipt(...labels), labels[0]).toMatchObject({
      'reported.serverSeed': { value: SEED },
      'reported.commitment': { value: USED },
      'reported.clientSeed': { value: 'mine' },
      'reported.nonce': { value: '3' },
    });
  const hashed = (label: string) => fieldsOn(row(label, HASH))['announced.commitment'] ?? {};
  expect(hashed('Хэш серверного сида (SHA-256 до игры)')).toMatchObject({ value: HASH });
  expect(hashed('Server seed hash (SHA-256 of another)')).not.toHaveProperty('value');
  expect(hashed('用户种子HASH：')).not.toHaveProperty('value');
  const counted = (label: string) => fieldsOn(row(label, '5'))['announced.nonce'];
  for (const label of [
    'Toplam oyun (nonce)',
    'Nonce (bets made)',
    'Номер раздачи (nonce)',
    'Nonce (toplam oyun sayısı)',
  ])
    expect(counted(label), label).toMatchObject({ value: '5' });
  for (const label of ['Nonce (total wins)', 'Total wins (nonce)', 'Номер хеша (nonce)', 'Final hash'])
    expect(counted(label), label).toEqual(undefined);
});

test('how far a pair of a history was used is its nonce', () => {
  const entry = (seed: string, client: string, nonce: string) =>
    `<div><p><b>24 November</b> <span>Nonce Reached: ${nonce}</span></p>${row('Revealed Server Seed', seed)}
      ${row('Your Client Seed', client)}${row('Hash (Verify Match)', sha256Hex(seed))}</div>`;
  const fields = fieldsOn(`<div>${entry(SEED, 'new', '8')}${entry('e5'.repeat(32), 'old', '42')}</div>`);
  expect(fields).toMatchObject({
    'reported.serverSeed': { value: SEED },
    'reported.clientSeed': { value: 'new' },
    'reported.nonce': { value: '8' },
  });
  expect(fields).not.toHaveProperty('announced.nonce');
});

test('bets are counted with the active pair, whatever part of a panel says how many', () => {
  const pair = (heading: string, count: string) =>
    part(heading, row('Server Seed Hash', heading.startsWith('Last') ? USED : HASH), row(count, '17'));
  for (const [heading, count] of [
    ['Текущая цепочка', 'Раундов сыграно'],
    ['Aktuelles Seed-Paar', 'Gespielte Runden'],
    ['Par actual', 'Rondas jugadas'],
    ['Active seed pair', 'Total bets'],
    ['Active seed pair', 'Bets made with pair'],
    ['Aktywna para ziaren', 'Liczba zakładów'],
  ] as const)
    expect(fieldsOn(pair(heading, count))['announced.count'], count).toMatchObject({ value: '17' });
  // Those of the last one are over, those of no pair may be all that were ever made, and a sum of bets is an amount.
  expect(fieldsOn(pair('Last seed pair', 'Bets made with pair'))).not.toHaveProperty('announced.count');
  expect(fieldsOn(pair('Statistics', 'Total bets'))).not.toHaveProperty('announced.count');
  expect(fieldsOn(pair('Active seed pair', 'Apuesta total'))).not.toHaveProperty('announced.count');
});

test('what names a table, or a group of boxes, heads nothing behind it', () => {
  const next = (heading: string) =>
    `<table><caption>${heading}</caption><tr><th>Server seed (SHA-256)</th><td>${HASH}</td></tr></table>`;
  const games = `<table><tr><th>#</th><th>Server seed</th><th>SHA-256</th><th>Your seed</th></tr>
    <tr><td>1208</td><td>${SEED}</td><td>${USED}</td><td>old</td></tr></table>`;
  expect(fieldsOn(`<main>${next('Next game (#1209)')}${games}</main>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'reported.serverSeed': { value: SEED },
    'reported.commitment': { value: USED },
    'reported.clientSeed': { value: 'old' },
  });
  const group = (legend: string, rows: string) =>
    `<fieldset><legend>${legend}</legend><div>${rows}</div></fieldset>`;
  const groups = group('Previous pair', row('Server Seed Hash', USED)) + row('Nonce', '2');
  expect(fieldsOn(`<main>${groups}</main>`)).toMatchObject({ 'announced.nonce': { value: '2' } });
});

test('what stands below the used seed was used with it, where as much stands beside a hash', () => {
  const now = row('Server Seed Hash', HASH) + row('Client Seed', 'mine') + row('Nonce', '2');
  const seed = `<div><b>Previous server seed</b><code>${SEED}</code></div>`;
  const bet = '<p><span>Client seed: <b>old</b></span> <span>Nonce: <b>15</b></span></p>';
  const page = (used: string, active = now) => fieldsOn(`<main>${active}<div>${used}</div></main>`);
  const own = { 'reported.clientSeed': { value: 'old' }, 'reported.nonce': { value: '15' } };
  const active = { 'announced.clientSeed': { value: 'mine' }, 'announced.nonce': { value: '2' } };
  expect(page(seed + bet)).toMatchObject({ ...active, ...own, 'reported.serverSeed': { value: SEED } });
  // Nothing says so where a hash stands there as well, where it stands above, or where it can be typed in.
  const other = row('Server Seed Hash', HASH);
  const box = '<p><label>Client seed <input value="old"></label> <span>Nonce: <b>15</b></span></p>';
  for (const used of [seed + bet + other, bet + seed, seed + box])
    for (const name of ['reported.clientSeed', 'reported.nonce'])
      expect(page(used), used).not.toHaveProperty([name, 'value']);
  // What stands there alone may be the active one.
  const alone = page(seed + bet, row('Server Seed Hash', HASH) + row('Nonce', '2'));
  expect(alone).not.toHaveProperty(['reported.clientSeed', 'value']);
  expect(alone).toMatchObject({ 'announced.nonce': { value: '2' }, 'reported.nonce': { value: '15' } });
});

test('in one list, what stands behind the used seed once more was used with it', () => {
  const now = row('Server Seed Hash', HASH) + row('Client Seed', 'mine') + row('Nonce', '2');
  const seed = row('Last Server Seed', SEED);
  const bet = row('Client Seed', 'old') + row('Nonce', '15');
  const list = (rows: string) => fieldsOn(`<main>${rows}</main>`);
  const told = {
    'announced.clientSeed': { value: 'mine' },
    'announced.nonce': { value: '2' },
    'reported.clientSeed': { value: 'old' },
    'reported.nonce': { value: '15' },
  };
  expect(list(now + seed + bet)).toMatchObject(told);
  // What is typed before it, or shown in a box behind it, is no other's.
  const typed = '<label>Your stake <input value="5"></label>';
  const shown = '<label>Link <input readonly value="/bets/15"></label>';
  expect(list(now + typed + seed + bet + shown)).toMatchObject(told);
  // Of three, nobody knows which is whose.
  const three = list(now + seed + bet + row('Nonce', '16'));
  expect(three['reported.nonce']).not.toMatchObject({ value: '15' });
  // Not where a hash of whatever seed stands behind it, where it stands before, or where it is to be typed.
  const box = '<div><label>Client Seed</label><input value="old"></div>';
  for (const rows of [now + seed + bet + row('Server Seed Hash', USED), now + bet + seed, now + seed + box])
    expect(list(rows), rows).not.toHaveProperty(['reported.clientSeed', 'value']);
});

test('the number of a hand is its nonce under a heading that says which', () => {
  const hand = (which: string, number: string, ...more: readonly string[]) =>
    part(
      `${which} hand`,
      row('Server Seed Hash', which === 'Next' ? HASH : USED),
      ...more,
      row('Hand no.', number),
    );
  expect(fieldsOn(hand('Next', '8') + hand('Previous', '7', row('Server Seed', SEED)))).toMatchObject({
    'announced.nonce': { value: '8' },
    'reported.nonce': { value: '7' },
  });
  const beyond = fieldsOn(`${hand('Next', '8')}<footer>${row('Hand no.', '9')}</footer>`);
  expect(beyond).toMatchObject({ 'announced.nonce': { value: '8' } });
  expect(
    fieldsOn(`${part('Next hand', row('Server Seed Hash', HASH))}<footer>${row('Hand no.', '9')}</footer>`),
  ).not.toHaveProperty(['announced.nonce']);
  const unsaid = `<main>${row('Server Seed Hash', HASH)}${row('Client Seed', 'mine')}${row('Hand no.', '8')}</main>`;
  expect(fieldsOn(unsaid)).not.toHaveProperty(['announced.nonce']);
  expect(fieldsOn(part('Next hand', row('Server Seed Hash', HASH), row('Hand ID', '8')))).not.toHaveProperty([
    'announced.nonce',
  ]);
});

test('a shoe is a game that has been, or is to come', () => {
  const past = [row('Client Seed', 'old'), row('Nonce', '3')];
  for (const heading of [
    'Previous shoe',
    'Last shoe',
    'Sabot précédent',
    '上一个牌靴',
    'Предыдущий башмак',
  ]) {
    const fields = fieldsOn(part('Current shoe', row('Server Seed Hash', HASH)) + part(heading, ...past));
    expect(fields, heading).toMatchObject({
      'announced.commitment': { value: HASH },
      'reported.clientSeed': { value: 'old' },
      'reported.nonce': { value: '3' },
    });
    expect(fields, heading).not.toHaveProperty(['announced.clientSeed', 'value']);
    expect(fields, heading).not.toHaveProperty(['announced.nonce', 'value']);
  }
  for (const heading of ['Shoe', 'Shoe size', 'Current shoe']) {
    const fields = fieldsOn(part(heading, row('Server Seed Hash', HASH), ...past));
    expect(fields, heading).toMatchObject({ 'announced.nonce': { value: '3' } });
    expect(fields, heading).not.toHaveProperty('reported.nonce');
  }
  // Several shoes may be dealt with one pair.
  for (const count of ['Hands dealt this shoe', 'Total bets with this pair in this shoe'])
    expect(fieldsOn(part('Active pair', row(count, '12'))), count).not.toHaveProperty('announced.count');
});

test('a label that says whose seeds it means counts before one whose part says it, and that before any other', () => {
  const seeds = (which: string, hash: string, client: string) =>
    row(`${which}server seed hash`, hash) + row(`${which}client seed`, client);
  const part = (which: string) => `<section><h3>${which}</h3>${seeds('', OTHER, 'of the part')}</section>`;
  const said = `<div>${seeds('Active ', HASH, 'said')}</div>`;
  const [any, unsaid] = [`<div>${seeds('', HASH, 'of any')}</div>`, 'of the part'];
  for (const html of [
    part('Active pair') + said,
    said + part('Active pair'),
    said + any.replace(HASH, OTHER),
  ])
    expect(fieldsOn(html), html).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'said' },
    });
  for (const html of [part('Active pair') + any, any + part('Active pair')])
    expect(fieldsOn(html), html).toMatchObject({
      'announced.commitment': { value: OTHER },
      'announced.clientSeed': { value: unsaid },
    });
  // Of two that say no more than each other, neither counts.
  for (const html of [any + any.replace(HASH, OTHER), said + said.replace(HASH, OTHER)])
    expect(fieldsOn(html), html).toMatchObject({ 'announced.commitment': { problem: 'ambiguous' } });
});

test('a hash alone in the part of the next pair counts where none says itself that it is the next one', () => {
  const next = (...more: readonly string[]) =>
    fieldsOn(`<main>${more.join('')}${active('Active pair')}${part('Next pair', row('Hash', OTHER))}</main>`);
  expect(next()).toMatchObject({ 'promised.commitment': { value: OTHER } });
  expect(next(row('Next server seed hash', USED))).toMatchObject({ 'promised.commitment': { value: USED } });
});

test('a heading right below a row that names a hand heads no column', () => {
  const page = (tag: string) =>
    `<div>${row('Server seed hash', HASH)}<div><b>Next hand in this shoe</b></div><${tag}>Finished shoe</${tag}>${row('Server seed', SEED)}</div>`;
  expect(fieldsOn(page('p'))).toMatchObject({ 'reported.serverSeed': { value: SEED } });
  expect(fieldsOn(page('div'))).not.toHaveProperty(['reported.serverSeed', 'value']);
});
