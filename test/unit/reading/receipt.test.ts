// @vitest-environment jsdom
/** Panels that show what is to come and what is past, and words on them that name no value. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { type PanelPlaces, readPanel } from '../../../src/reading/panel.ts';
import { survey } from '../../../src/reading/survey.ts';
import { fieldsNext, fieldsOn, regionNow } from './panel-page.ts';

const HASH = 'a1'.repeat(32);
const NEXT = 'c3'.repeat(32);
const SEED = 'd4'.repeat(32);

const row = (label: string, value: string) => `<p><span>${label}:</span> <b>${value}</b></p>`;

test('what stands with a past hand’s seed and hash, apart from what is to come, is that hand’s', () => {
  const active = row('Client seed', 'lucky') + row('Next server seed hash', NEXT);
  const past = (hash: string) => hash + row('Server seed (revealed)', SEED);
  const rest = row('Client seed', 'unlucky') + row('Nonce', '11');
  const hash = row('Server seed hash (pre-game)', HASH);
  const fields = fieldsOn(`<div>${active}</div><div>${past(hash)}${rest}</div>`);
  expect(fields).toMatchObject({
    'announced.commitment': { value: NEXT },
    'announced.clientSeed': { value: 'lucky' },
    'reported.commitment': { value: HASH },
    'reported.serverSeed': { value: SEED },
    'reported.clientSeed': { value: 'unlucky' },
    'reported.nonce': { value: '11' },
  });
  expect(fields).not.toHaveProperty('announced.nonce');
  // A seed without its hash may stand among what is to come, and so may all that is not apart.
  expect(fieldsOn(`<div>${active}</div><div>${past('')}${row('Nonce', '11')}</div>`)).toMatchObject({
    'announced.nonce': { value: '11' },
  });
  expect(fieldsOn(`<div>${active}${past('')}${row('Nonce', '11')}</div>`)).toMatchObject({
    'announced.nonce': { value: '11' },
  });
  expect(
    fieldsOn(`<div>${active}</div><div>${hash}${row('Server seed', 'Hidden')}${row('Nonce', '11')}</div>`),
  ).toMatchObject({ 'announced.nonce': { value: '11' } });
});

test('a receipt ends where anything stands of hands to come, and of several none is the last one’s', () => {
  const past = row('Server seed hash', HASH) + row('Server seed', SEED);
  const [next, rest] = [row('Next server seed hash', NEXT), row('Nonce', '11')];
  const ends = fieldsOn(
    `<div>${next}</div><div><div>${past}</div><div>${row('Next client seed', 'lucky')}${rest}</div></div>`,
  );
  expect(ends).toMatchObject({
    'reported.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '11' },
  });
  const other = row('Server seed hash', 'f6'.repeat(32)) + row('Server seed', 'e5'.repeat(32));
  const several = fieldsOn(`<div>${next}</div><div>${past}${rest}</div><div>${other}</div>`);
  expect(several).toMatchObject({ 'announced.commitment': { value: NEXT } });
  for (const field of ['reported.serverSeed', 'reported.commitment', 'reported.nonce'])
    expect(several, field).not.toHaveProperty([field, 'value']);
});

test('a receipt that is to be filled in is nobody’s', () => {
  const active = row('Active client seed', 'lucky') + row('Active server seed hash', NEXT);
  const box = (label: string, value: string) => `<label>${label} <input value="${value}"></label>`;
  const checks = box('Server seed', SEED) + box('Client seed', 'unlucky') + box('Nonce', '11');
  const fields = fieldsOn(
    `<div>${active}</div><div>${checks}${row('Server seed hash', sha256Hex(SEED))}</div>`,
  );
  expect(fields).toMatchObject({
    'announced.commitment': { value: NEXT },
    'announced.clientSeed': { value: 'lucky' },
  });
  for (const field of Object.keys(fields)) expect(field).not.toMatch(/^reported/);
});

test('a revealed seed right before a hash that is not its own leaves open whose that is', () => {
  const [hash, seed] = [row('Server seed hash', HASH), row('Revealed server seed', SEED)];
  const rest = row('Client seed', 'lucky') + row('Nonce', '11');
  const failed = fieldsOn(`<div>${seed}${hash}${rest}</div>`);
  expect(failed).toMatchObject({ 'reported.serverSeed': { value: SEED } });
  for (const field of ['announced.commitment', 'announced.clientSeed', 'announced.nonce'])
    expect(failed, field).not.toHaveProperty([field, 'value']);
  // Behind what is to come it is the last one's, and beside its own hash all is.
  expect(fieldsOn(`<div>${hash}${rest}${seed}</div>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '11' },
    'reported.serverSeed': { value: SEED },
  });
  expect(fieldsOn(`<div>${seed}${row('Server seed hash', sha256Hex(SEED))}${rest}</div>`)).toMatchObject({
    'reported.commitment': { value: sha256Hex(SEED) },
    'reported.clientSeed': { value: 'lucky' },
    'reported.nonce': { value: '11' },
  });
});

test('a revealed seed at the end of the list of a round that is numbered leaves open whose all of it is', () => {
  const list =
    row('Server seed hash', HASH) +
    row('Client seed', 'lucky') +
    row('Nonce', '3') +
    row('Revealed server seed', SEED);
  for (const head of ['<p>Round #1791</p>', '<h1>Verificação</h1><p>Ronda nº 1791</p>']) {
    const fields = fieldsOn(`<main><header>${head}</header><div>${list}</div></main>`);
    expect(fields).toMatchObject({ 'reported.serverSeed': { value: SEED } });
    for (const field of ['announced.commitment', 'announced.clientSeed', 'announced.nonce'])
      expect(fields, field).not.toHaveProperty([field, 'value']);
  }
  // A number of something else, or of a round elsewhere on the page, says nothing of it, nor one behind other values.
  for (const page of [
    `${row('Last client seed', 'dusk')}<main><p>Round #1791</p><div>${list}</div></main>`,
    `<main><p>Player #1791</p><div>${list}</div></main>`,
    `<main><p>Rounds</p><div>${list}</div></main>`,
    `<main><div>${list}</div><p>Round #1791</p></main>`,
    `<aside><p>Round #1791</p></aside><main><section><div>${list}</div></section></main>`,
  ])
    expect(fieldsOn(page), page).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'lucky' },
      'announced.nonce': { value: '3' },
    });
});

test('the hash of the last deal is a seed’s only where it is that of the seed, or was promised', () => {
  const own = row('Client seed', 'lucky') + row('Nonce', '3');
  for (const label of ['Last deal hash', 'Previous hand hash', 'Hash der letzten Runde']) {
    expect(fieldsOn(own + row(label, HASH)), label).not.toHaveProperty('reported.commitment');
    expect(fieldsOn(own + row(label, sha256Hex(SEED)) + row('Last server seed', SEED)), label).toMatchObject({
      'reported.commitment': { value: sha256Hex(SEED) },
    });
    fieldsOn(row('Next server seed hash', HASH));
    expect(fieldsNext(own + row(label, HASH)), label).toMatchObject({
      'reported.commitment': { value: HASH },
    });
  }
  for (const label of ['Last deal’s server seed hash', 'Last round commitment'])
    expect(fieldsOn(own + row(label, HASH)), label).toMatchObject({ 'reported.commitment': { value: HASH } });
});

test('what is counted below a seed that is out are its bets, and not the active pair’s', () => {
  const active = row('Server seed hash', HASH) + row('Current nonce', '0');
  const count = row('Bets made with this seed', '13');
  const last = `<div><p>Previous seed revealed:</p>${row('Server seed', SEED)}`;
  const fields = fieldsOn(`<div>${active}</div>${last}${count}</div>`);
  expect(fields).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '0' },
    'reported.serverSeed': { value: SEED },
  });
  expect(fields).not.toHaveProperty('announced.count');
  // In one text with the seed, they are its, too.
  const text = `<div>${active}</div><p>Bets made with this seed: 13 · Server seed: ${SEED}</p>`;
  expect(fieldsOn(text)).toMatchObject({ 'reported.serverSeed': { value: SEED } });
  expect(fieldsOn(text)).not.toHaveProperty(['announced.count', 'value']);
  // Above the seed, or apart from it, it counts those of the active one.
  for (const page of [
    `<div>${active}${count}</div>${last}</div>`,
    `<div>${active}</div><div>${count}${last}</div></div>`,
    `${last}</div><div>${active}${count}</div>`,
  ])
    expect(fieldsOn(page), page).toMatchObject({ 'announced.count': { value: '13' } });
});

test('the hash of a round is one where a digest says so, and a revealed seed is the server’s', () => {
  const page = (hash: string, seed: string) =>
    fieldsOn(row(hash, sha256Hex(SEED)) + row(seed, SEED) + row('Client seed', 'lucky') + row('Nonce', '5'));
  for (const [hash, seed] of [
    ['Hash de la ronda (SHA256)', 'Semilla revelada'],
    ['Round hash (SHA-256)', 'Revealed seed'],
    ['Хеш раунда (SHA-256)', 'Раскрытый сид'],
  ] as const) {
    expect(page(hash, seed), hash).toMatchObject({
      'reported.commitment': { value: sha256Hex(SEED) },
      'reported.serverSeed': { value: SEED },
      'reported.clientSeed': { value: 'lucky' },
      'reported.nonce': { value: '5' },
    });
  }
  // At many a game of chains what is called its hash is the seed.
  for (const label of ['Round hash', 'SHA-256 hash', 'Hash de la ronda'])
    expect(fieldsOn(row(label, HASH)), label).toEqual({});
});

test('the hash of a round is the commitment where nothing else is, and its seed is kept back', () => {
  const kept = row('Server seed', 'Hidden until the round ends');
  for (const label of ['Round hash', 'Game hash', 'Hash der Runde', 'Hash de la ronda', 'ゲームハッシュ'])
    expect(fieldsOn(row(label, HASH) + kept), label).toMatchObject({
      'announced.commitment': { value: HASH },
    });
  for (const [other, why] of [
    ['', 'no seed'],
    [row('Server seed', SEED), 'a seed that is out'],
    [kept + row('Nonce', '4'), 'bets that are counted'],
    [kept + row('Server seed hash', NEXT), 'another commitment'],
    ['<label>Server seed <input placeholder="Hidden"></label>', 'a box to be filled in'],
  ] as const)
    expect(fieldsOn(row('Round hash', HASH) + other)['announced.commitment'], why).not.toMatchObject({
      value: HASH,
    });
  for (const label of ['Hash', 'SHA-256 hash', 'Result hash', 'Card hash', 'Transaction hash'])
    expect(fieldsOn(row(label, HASH) + kept), label).not.toHaveProperty(['announced.commitment', 'value']);
  expect(fieldsOn(row('Last round hash', HASH) + kept)).not.toHaveProperty(['announced.commitment', 'value']);
});

test('a client seed that can be typed in, beside the last hand’s hash, seed and nonce, may be of either hand', () => {
  const page = (box: string, nonce: string) =>
    fieldsOn(
      row('Server seed hash', sha256Hex(SEED)) +
        row('Server seed (revealed)', SEED) +
        `<p><span>Client seed:</span> <input ${box} value="lucky"></p>` +
        nonce,
    );
  const nonce = row('Nonce', '5');
  expect(page('', nonce)['announced.clientSeed']).toMatchObject({ problem: 'ambiguous' });
  expect(page('', nonce)).not.toHaveProperty('reported.clientSeed');
  // And so may its nonce be, which goes on with the hand.
  expect(page('', nonce)['announced.nonce']).toMatchObject({ problem: 'ambiguous' });
  expect(page('', nonce)).not.toHaveProperty('reported.nonce');
  expect(page('readonly', nonce)).toMatchObject({
    'reported.clientSeed': { value: 'lucky' },
    'reported.nonce': { value: '5' },
  });
  expect(page('', '')).toMatchObject({ 'announced.clientSeed': { value: 'lucky' } });
});

test('where a box asks for a server seed, whatever is filled in around it is none of the casino’s', () => {
  const box = (label: string, value: string, asks: string) =>
    `<div><label>${label}</label><input value="${value}" placeholder="${asks}"></div>`;
  const page = (label: string, asks: string) =>
    fieldsOn(
      `<div>${box(label, SEED, asks)}${box('Client seed', 'lucky', '')}${box('Nonce', '12', '')}</div>`,
    );
  for (const asks of ['Enter the revealed server seed', 'Введите серверный сид', 'サーバーシードを入力'])
    expect(page('Seed of the server (unhashed)', asks), asks).toEqual({});
  expect(page('Server seed hash', 'Server seed hash')).toMatchObject({
    'announced.clientSeed': { value: 'lucky' },
  });
  const two = (asks: string) =>
    fieldsOn(`<div>${box('Text', '', asks)}${box('Client seed', 'lucky', '')}</div>`);
  expect(two('Enter the revealed server seed')).toEqual({});
  expect(two('Enter anything')).toMatchObject({ 'announced.clientSeed': { value: 'lucky' } });
  // What nobody can type in asks for nothing.
  const shown = `<div><label>Seed of the server</label><input readonly placeholder="Revealed server seed"></div>`;
  expect(fieldsOn(`<div>${shown}${box('Client seed', 'lucky', '')}</div>`)).toMatchObject({
    'announced.clientSeed': { value: 'lucky' },
  });
  const hash = row('SHA-256 of server seed', sha256Hex(SEED));
  expect(fieldsOn(`<div>${hash}${box('Server seed', SEED, '')}${box('Nonce', '12', '')}</div>`)).toEqual({});
  // Nor is a hash that is shown that of what is typed in beside it, unless it is.
  expect(
    fieldsOn(`<div>${box('Server seed', SEED, '')}${row('Server seed hash', HASH)}</div>`),
  ).toMatchObject({
    'announced.commitment': { value: HASH },
  });
});

test('words in a sentence name no value', () => {
  const panel = row('Server seed hash', HASH) + row('Client seed', 'lucky') + row('Nonce (bet counter)', '4');
  const explained = [
    'We draw a <b>server seed</b> and show you its hash',
    'You set your own <b>client seed</b> (or use our random one)',
    'Each bet increments the <b>nonce</b> counter',
    'ベットごとに<b>ナンス</b>が増えます',
  ];
  const told = {
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '4' },
  };
  expect(fieldsOn(`<ol>${explained.map((one) => `<li>${one}</li>`).join('')}</ol>${panel}`)).toMatchObject(
    told,
  );
  expect(
    fieldsOn(`<p>Your <b>client seed</b>: lucky</p>${row('Server seed hash', HASH)}<p><b>Nonce</b> 4</p>`),
  ).toMatchObject(told);
});

test('a client seed in a list of earlier pairs is no label, whatever it is', () => {
  const cells = (kind: string, ...all: string[]) => all.map((one) => `<${kind}>${one}</${kind}>`).join('');
  const list = (seed: string) =>
    `<table><tr>${cells('th', 'Server seed', 'Server seed hash', 'Client seed', 'Nonce')}</tr>
      <tr>${cells('td', SEED, HASH, seed, '6')}</tr><tr>${cells('td', NEXT, 'e5'.repeat(32), 'lucky', '23')}</tr></table>`;
  expect(fieldsOn(list('my-new-seed'))).toEqual(fieldsOn(list('another')));
  expect(Object.values(fieldsOn(list('my-new-seed'))).some((one) => 'value' in one)).toBe(false);
  // Below a heading that is longer than any label it may be one.
  const long = cells('td', 'Client seed') + cells('td', 'lucky');
  expect(
    fieldsOn(
      `<table><tr>${cells('th', 'Client seed '.repeat(8), '')}</tr><tr>${long}</tr></table>${row('Server seed hash', HASH)}`,
    ),
  ).toMatchObject({ 'announced.clientSeed': { value: 'lucky' } });
  // In a table whose rows have names, those in its first column are.
  const named = `<table><tr>${cells('th', '', 'Active')}</tr><tr>${cells('td', 'Server seed hash', HASH)}</tr><tr>${cells('td', 'Client seed', 'lucky')}</tr></table>`;
  expect(fieldsOn(named)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
  });
});

test('of a list of earlier pairs the one is read whose hash the page promised last', () => {
  const cells = (kind: string, ...all: string[]) => all.map((one) => `<${kind}>${one}</${kind}>`).join('');
  const hash = sha256Hex(SEED);
  const [before, other] = [
    ['e5'.repeat(32), HASH, 'old', '23'] as const,
    [SEED, hash, 'lucky', '6'] as const,
  ];
  const page = (promised: string, ...rows: readonly (readonly string[])[]) =>
    fieldsNext(`${row('Server seed hash', promised)}${row('Client seed', 'third')}
      <table><tr>${cells('th', 'Server seed', 'Server seed hash', 'Client seed', 'Nonce')}</tr>
      ${rows.map((one) => `<tr>${cells('td', ...one)}</tr>`).join('')}</table>`);
  const reported = {
    'reported.serverSeed': { value: SEED },
    'reported.commitment': { value: hash },
    'reported.clientSeed': { value: 'lucky' },
    'reported.nonce': { value: '6' },
  };
  const visited = (...rows: readonly (readonly string[])[]) => {
    fieldsOn('');
    for (const promised of [HASH, hash]) page(promised);
    return page(NEXT, ...rows);
  };
  for (const rows of [
    [other, before],
    [before, other],
  ])
    expect(visited(...rows)).toMatchObject({ ...reported, 'announced.commitment': { value: NEXT } });
  // A list of bets has several of one pair; and which is the last one, nothing says where no promise was seen.
  expect(visited(other, [...other.slice(0, 3), '5'], before)).not.toHaveProperty(['reported.nonce', 'value']);
  fieldsOn('');
  expect(page(NEXT, other, before)).not.toHaveProperty(['reported.serverSeed', 'value']);
});

test('a client seed and a nonce beside a seed that is not read, with no hash of hands to come, may be a bet’s', () => {
  const rest = row('Client seed', 'lucky') + row('Nonce', '15');
  const isToCome = (html: string) => Object.values(fieldsOn(html)).some((one) => 'value' in one && one.value);
  for (const seed of [
    row('Server seed', '83dce070...2502308d'),
    row('Server seed', '83dce070…'),
    row('Server secret key', SEED),
    row('Graine du serveur, secrète (après le crash)', SEED),
  ])
    expect(isToCome(seed + rest), seed).toBe(false);
  expect(fieldsOn(row('Server seed', SEED) + rest)).not.toHaveProperty(['announced.clientSeed', 'value']);
  // It is looked at with them: once it is gone, they are of hands to come.
  fieldsOn(`<div><p>${row('Server secret key', SEED)}</p><div>${rest}</div></div>`);
  expect(regionNow()?.textContent).toContain(SEED);
  // What can be typed in is of hands to come.
  const typed = `<p><label>Client seed <input value="lucky"></label></p>${row('Nonce', '15')}`;
  const told = { 'announced.clientSeed': { value: 'lucky' } };
  expect(fieldsOn(row('Server seed', '83dce070...2502308d') + typed)).toMatchObject(told);
  // Nothing is out, or a hash says whose they are.
  for (const seed of [
    '',
    '<p><span>Server seed</span></p>',
    `<p><label>Server seed <input value="${SEED}"></label></p>`,
    row('Server seed', 'Revealed after the rotation'),
    row('Server seed', '•••• ••••'),
    row('Server seed', SEED) + row('Active server seed hash', HASH),
    row('Server secret key', SEED) + row('Server seed hash', HASH),
  ])
    expect(fieldsOn(seed + rest), seed).toMatchObject({ ...told, 'announced.nonce': { value: '15' } });
});

test('a form in which an unhashed seed and a nonce are to be filled in is nobody’s', () => {
  const box = (label: string, value: string) => `<div><label>${label}</label><input value="${value}"></div>`;
  const form = box('Client seed', 'lucky') + box('Server seed (unhashed)', SEED) + box('Nonce', '15');
  expect(fieldsOn(`<div>${form}</div>`)).toEqual({});
  // A nonce beside it and not in it is none that is asked for.
  expect(fieldsOn(`<div>${box('Server seed (unhashed)', SEED)}</div>${row('Nonce', '15')}`)).toMatchObject({
    'reported.serverSeed': { value: SEED },
  });
  // Where all of a panel can be typed in, it is one all the same.
  const panel = box('Active server seed hash', HASH) + box('Active client seed', 'lucky');
  const used = box('Revealed server seed', SEED) + box('Nonce', '15');
  expect(fieldsOn(`<div>${panel}${used}</div>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'reported.serverSeed': { value: SEED },
  });
});

test.each([
  ['Bet 118,204,552', 'Rotate your seed pair to reveal', '<small>Multiplier</small> <b>1.50×</b>'],
  ['Hi-Lo bet 9c41e7', 'Hidden until you rotate your seeds', row('Payout', '0.00105 BTC')],
  ['Mise n° 77 120 345', 'Renouvelez la paire pour la révéler', '<p>HiLo · 2,00 € · 0,00× · −2,00 €</p>'],
  ['Aposta #BR-5520913', 'Ainda não revelada', '<p>R$ 5,00 · 3,00x · R$ 15,00</p>'],
  ['ID hilo:48,120,937 · 25 Nov 2026, 17:20', 'Rotate your seed pair to reveal it', '<p>0.00×</p>'],
  ['Hand 5fe0-91c2', 'Hidden until you rotate', row('Payout', '$3.00')],
  ['Hand 88213', 'Hidden until you rotate', '<p>Stake $1.50 · Payout $3.00</p>'],
  ['#88217', 'wird erst nach dem Wechsel des Paares aufgedeckt', '<p>10 Taler <b>+10</b></p>'],
  ['注單號 7730918842', '更換種子後公開', '<p>1.95×</p>'],
  ['Rodada</h3><h3>VP-88301274', 'Será revelada após a troca do par', row('Ganho', 'R$ 0,00')],
  ['ベット詳細 ID 40299817', 'シード変更後に公開されます', '<p>¥1,000 → ¥1,950</p>'],
])('what stands below %s is of that bet, once it has come to something', (heading, kept, outcome) => {
  const rows =
    row('Server Seed', kept) +
    row('Server Seed (Hashed)', HASH) +
    row('Client Seed', 'mine') +
    row('Nonce', '40');
  const page = (...parts: string[]) => fieldsOn(`<div>${parts.join('')}</div>`);
  const own = page(`<h3>${heading}</h3>`, outcome, rows);
  expect(own).toMatchObject({
    'reported.commitment': { value: HASH },
    'reported.clientSeed': { value: 'mine' },
    'reported.nonce': { value: '40' },
    'reported.serverSeed': { value: '' },
  });
  for (const field of ['announced.commitment', 'announced.clientSeed', 'announced.nonce'])
    expect(own, field).not.toHaveProperty([field, 'value']);
  const active = { 'announced.commitment': { value: HASH }, 'announced.nonce': { value: '40' } };
  // While it is still played, it is the one that was bet on, unless its heading is a bet's; and the seeds of no bet are the active ones.
  const isPlaced = /bet|mise|注單/i.test(heading);
  expect(page(`<h3>${heading}</h3>`, rows)).toMatchObject(
    isPlaced ? { 'reported.nonce': { value: '40' } } : active,
  );
  expect(page('<h3>You</h3>', `<p>${heading}</p>`, rows)).toMatchObject(active);
  expect(page('<h3>Your seeds</h3>', outcome, rows)).toMatchObject(active);
  expect(page('<h3>Bet 1000.00</h3>', outcome, rows)).toMatchObject(active);
  // A number beside a bet is none of it.
  const dialog = (...parts: string[]) => fieldsOn(`<div role="dialog">${parts.join('')}</div>`);
  expect(dialog('<h3>Game #48213</h3><p>Bet 10</p>', rows)).toMatchObject(active);
  expect(dialog('<h3>Details</h3><p>Bet #4821377</p>', rows)).toMatchObject({
    'reported.nonce': { value: '40' },
  });
  for (const [name, number] of [
    ['Bet', '100000'],
    ['Game 2', 'VP-88301274'],
    ['Table', 'VP-88301274'],
  ])
    expect(page(`<h3>${name}</h3><h3>${number}</h3>`, outcome, rows), name).toMatchObject(active);
  // Nor is a receipt what a hand can be played with.
  expect(page(`<h3>${heading}</h3>`, outcome, rows, '<button>Deal</button>')).toMatchObject(active);
  expect(page(`<h3>${heading}</h3>`, outcome, row('Next server seed hash', NEXT), rows)).not.toHaveProperty([
    'reported.nonce',
  ]);
});

test('what stands below a bet with its number and more is of that bet, though a heading stands above it', () => {
  const rows =
    row('Server Seed', 'Hidden until you rotate') +
    row('Server Seed (Hashed)', HASH) +
    row('Client Seed', 'mine') +
    row('Nonce', '40');
  const under = (...texts: readonly string[]) =>
    fieldsOn(`<div><h3>Fairness</h3>${texts.map((text) => `<p>${text}</p>`).join('')}${rows}</div>`);
  const past = { 'reported.commitment': { value: HASH }, 'reported.nonce': { value: '40' } };
  const active = { 'announced.commitment': { value: HASH }, 'announced.nonce': { value: '40' } };
  expect(under('Bet #4 018 227 · 30/11 · 5.00 USDT')).toMatchObject(past);
  expect(under('Bet #4 018 227')).toMatchObject(active);
  expect(under('Round #4 018 227 · 30/11')).toMatchObject(active);
  const bet = '<p>Bet #4 018 227 · 30/11</p>';
  expect(fieldsOn(`<div><h3>Fairness</h3>${rows}${bet}</div>`)).toMatchObject(active);
  const nonce = row('Nonce', '40');
  expect(fieldsOn(`<div><h3>Fairness</h3>${rows.replace(nonce, bet + nonce)}</div>`)).toMatchObject(active);
  // Each may stand in one text with its value.
  const lines = `<p>Server seed: hidden</p><p>Server seed hash: ${HASH}</p><p>Nonce: 40</p>`;
  expect(fieldsOn(`<div><h3>Fairness</h3>${bet}${lines}</div>`)).toMatchObject(past);
});

test.each([
  'placed by',
  'apostado por',
  'realizada por',
  'platziert von',
  'misée par',
  'piazzata da',
  'postawiony przez',
  'поставил',
  'tarafından',
])('what stands below a number that says who placed it is of a bet: %s', (placed) => {
  const rows = row('Server Seed', 'Hidden') + row('Server Seed (Hashed)', HASH) + row('Nonce', '40');
  const dialog = (text: string) => fieldsOn(`<div role="dialog"><h2>Poker</h2><p>${text}</p>${rows}</div>`);
  expect(dialog(`ID 204.881.930.115 — ${placed} Hidden`)).toMatchObject({
    'reported.nonce': { value: '40' },
  });
  // A player is there before he bets, too.
  for (const other of ['Hidden', 'Игрок: Hidden'])
    expect(dialog(`ID 204.881.930.115 — ${other}`)).toMatchObject({ 'announced.nonce': { value: '40' } });
});

/** A list of bets as a table; `unfolded`: what stands below the second of them. */
const bets = (unfolded: string, came = '+26', number = '#5523'): string =>
  `<table><tr><th>Bet</th><th>Profit</th></tr><tr><td>#5524</td><td>-10</td></tr><tr><td>${number}</td><td>${came}</td></tr>${unfolded}</table>`;
const seeds = row('Server seed hash', HASH) + row('Client seed', 'lucky') + row('Nonce', '13');
const unfolded = (inner: string): string => `<tr><td colspan="2">${inner}</td></tr>`;
const OF_PAST = {
  'reported.commitment': { value: HASH },
  'reported.clientSeed': { value: 'lucky' },
  'reported.nonce': { value: '13' },
};
const OF_NEXT = {
  'announced.commitment': { value: HASH },
  'announced.clientSeed': { value: 'lucky' },
  'announced.nonce': { value: '13' },
};

test('what stands with the number of a receipt is of the bet that it is for', () => {
  const receipt = (name: string, id: string, more = '') =>
    fieldsOn(`<main><div>${row(name, id)}${seeds}${more}</div></main>`);
  for (const [name, id] of [
    ['Receipt ID', 'a91f…77c2'],
    ['Bet receipt no.', 'R-20411'],
    ['Receipt #', '0d1c55'],
  ] as const)
    expect(receipt(name, id), name).toMatchObject(OF_PAST);
  expect(receipt('Receipt ID', 'a91f…77c2')).not.toHaveProperty(['announced.nonce', 'value']);
  for (const [name, id] of [
    ['Receipt', 'a91f…77c2'],
    ['Last receipt', 'R-20411'],
    ['Receipt ID', 'pending'],
    ['Receipt ID', 'none yet, place a bet'],
    ['Player ID', 'a91f…77c2'],
  ] as const)
    expect(receipt(name, id), `${name} ${id}`).toMatchObject(OF_NEXT);
  for (const more of ['<button>Deal</button>', row('Next server seed hash', NEXT)])
    expect(receipt('Receipt ID', 'a91f…77c2', more), more).not.toHaveProperty(['reported.nonce', 'value']);
});

test('what stands with one day and time, and with what came of a bet, is of that bet', () => {
  const came = '<p>Multiplier 1.50×</p>';
  const kept = row('Server seed', 'Hidden until you rotate');
  const dialog = (...parts: string[]) => fieldsOn(`<div role="dialog">${parts.join('')}</div>`);
  for (const when of [
    'Apr 2, 2025 23:51:40 UTC',
    'Datum: 12.04.2025, 20:16',
    '2025-04-12 8:16 PM',
    '8:16 PM 4/12/2025',
    '20:16:07, 12.04.2025',
    '2025年4月12日 20:16',
    '12 de abril 20h16',
    '4/12/25 20:16',
  ]) {
    expect(dialog('<h3>Blackjack</h3>', `<p>${when}</p>`, came, seeds), when).toMatchObject(OF_PAST);
    const page = fieldsOn(`<main><h3>Blackjack</h3><p>${when}</p>${came}${kept}${seeds}</main>`);
    expect(page, when).toMatchObject(OF_PAST);
    // Nothing has come of it, or it is a list of several.
    expect(dialog(`<p>${when}</p>`, seeds), when).toMatchObject(OF_NEXT);
    expect(dialog(`<p>${when}</p><p>${when}</p>`, came, seeds), when).toMatchObject(OF_NEXT);
  }
  for (const when of ['Bet 1000.00', '20:16', 'Level 12', 'v4.12.25', 'Best of 12 at 1.50'])
    expect(dialog('<h3>Blackjack</h3>', `<p>${when}</p>`, came, seeds), when).toMatchObject(OF_NEXT);
});

test('what is unfolded in a list of bets is of the bet above it', () => {
  const fields = fieldsOn(bets(unfolded(seeds)));
  expect(fields).toMatchObject(OF_PAST);
  for (const field of Object.keys(OF_NEXT)) expect(fields).not.toHaveProperty([field, 'value']);
  const list = (after: string) =>
    `<ul><li>#5524 <b>-10</b></li><li>#5523 <b>+26</b></li><li>${seeds}</li>${after}</ul>`;
  expect(fieldsOn(list('<li>#5522 <b>-10</b></li>'))).toMatchObject(OF_PAST);
  // The columns of a table say what bare numbers are.
  for (const number of ['90211', 'c2-90ab1', '18:22:41'])
    expect(fieldsOn(bets(unfolded(seeds), '+26', number)), number).toMatchObject(OF_PAST);
  expect(fieldsOn(list('<li>#5522 <b>-10</b></li>').replaceAll('#', ''))).toMatchObject(OF_NEXT);
  const both = fieldsOn(`${bets(unfolded(seeds))}${bets(unfolded(seeds.replace(HASH, NEXT)))}`);
  expect(both).toMatchObject({ 'reported.commitment': { problem: 'ambiguous' } });
  expect(both).not.toHaveProperty(['announced.commitment', 'value']);
  const beside = row('Server seed hash', NEXT) + row('Client seed', 'next') + row('Nonce', '14');
  expect(fieldsOn(`<div>${beside}</div>${bets(unfolded(seeds))}`)).toMatchObject({
    ...OF_PAST,
    'announced.commitment': { value: NEXT },
    'announced.clientSeed': { value: 'next' },
    'announced.nonce': { value: '14' },
  });
});

test.each([
  [
    'below a list of bets that ends there',
    `<div><p>#5524 <b>-10</b></p><p>#5523 <b>+26</b></p><div>${seeds}</div></div>`,
  ],
  ['below a bet that has come to nothing yet', bets(unfolded(seeds), 'pending')],
  ['below a row that is no bet’s', bets(unfolded(seeds), '+26', 'Best')],
  ['in a row of its own, one cell beside the other', bets(`<tr><td>${seeds}</td><td></td></tr>`)],
  ['in a cell as narrow as those above', bets(`<tr><td>${seeds}</td></tr>`)],
])('seeds are those of the next bet %s', (_, html) => {
  expect(fieldsOn(html)).toMatchObject(OF_NEXT);
});

test('a form to check a hand is none of the panel above it, whatever that is headed', () => {
  const shown = (label: string, value: string) => `<div><div>${label}</div><div>${value}</div></div>`;
  const box = (label: string, value: string) => `<div><div>${label}</div><input value="${value}"></div>`;
  const page = (server: string) =>
    fieldsOn(
      `<div><div><h3>Current Seeds</h3>${shown('Client seed', 'lucky')}${shown('Server seed hash', HASH)}${shown('Nonce', '37')}</div>
      <div><p>Of any hand</p><div>${box('Client seed', 'other')}${box('Nonce', '3')}</div>${server}<button>Go</button></div></div>`,
    );
  expect(page(box('Server seed', ''))).toMatchObject({
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '37' },
  });
  expect(page('')).toMatchObject({
    'announced.clientSeed': { problem: 'ambiguous' },
    'announced.nonce': { problem: 'ambiguous' },
  });
});

test('the number of a round is no seed, whatever it is made of', () => {
  const ids = [
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    'cjld2cjxh0000qzrmn831i7rn',
    '118204552',
  ];
  for (const label of ['Round ID', 'Bet ID', 'ID раунда', 'Runden-ID', 'ID de la ronda', '牌局编号'])
    for (const id of ids) {
      const number = `<div><span>${label}</span><code>${id}</code></div>`;
      for (const blank of ['Server seed', 'Client seed', 'Nonce']) {
        const html = `${row('Server seed hash', HASH)}<div><span>${blank}</span></div>${number}`;
        const { 'announced.commitment': hash, ...others } = fieldsOn(html);
        expect(hash).toMatchObject({ value: HASH });
        for (const reading of Object.values(others))
          expect(reading, `${blank}, ${label}`).not.toMatchObject({ value: id });
      }
    }
  // A value that is there is read beside it, and where it may be another's, none.
  const beside = `<div><span>Round ID</span><code>${ids[1]}</code></div><div><span>Client seed</span><code>${ids[0]}</code></div>`;
  expect(fieldsOn(row('Server seed hash', HASH) + beside)).toMatchObject({
    'announced.clientSeed': { value: ids[0] },
  });
});

test('what a bet came from is told of the whole of its part, whatever blanks and long texts stand in it', () => {
  const [hash, seed] = [row('Server seed hash', HASH), row('Client seed', 'lucky')];
  const kept = row('Server seed', 'Hidden until you rotate');
  const nonce = row('Nonce', '13');
  const page = (...parts: string[]): object => fieldsOn(`<div>\n  ${parts.join('\n')}</div>`);
  const [bet, outcome] = ['<h3>Bet 118,204,552</h3>', '<p>1.50×</p>'];
  expect(page(`<div>${bet}${outcome}${hash}${seed}${kept}</div>`, `<div>${nonce}</div>`)).toMatchObject(
    OF_PAST,
  );
  expect(page(bet, hash + seed + kept + nonce)).toMatchObject(OF_PAST);
  // A text that is longer than any name heads nothing.
  const long = `<p>${'Each bet is dealt from seeds that are fixed before it. '.repeat(4)}</p>`;
  expect(page(long, bet, hash + seed + kept + nonce)).toMatchObject(OF_PAST);
  expect(page('<p>Seeds</p>', bet, hash + seed + kept + nonce)).toMatchObject(OF_NEXT);
  // Of what a hand is played with a panel tells too, beside the part of a bet.
  const active = `<div>${row('Server seed hash', NEXT)}${row('Nonce', '14')}</div>`;
  expect(page(active, `<div>${bet}${outcome}${hash}${seed}${kept}${nonce}</div>`)).toMatchObject({
    ...OF_PAST,
    'announced.commitment': { value: NEXT },
    'announced.nonce': { value: '14' },
  });
  // Where no seed is kept back, nor a dialog opened, it is headed by the bet and what came of that.
  expect(page(`${bet}${outcome}${hash}${seed}${nonce}`)).toMatchObject(OF_PAST);
  expect(page(`${bet}${hash}${seed}${nonce}`)).toMatchObject(OF_NEXT);
  expect(page(`<p>Seeds</p>${bet}${outcome}${hash}${seed}${nonce}`)).toMatchObject(OF_NEXT);
  expect(fieldsOn(`<div role="dialog">${bet}${outcome}${hash}${seed}${nonce}</div>`)).toMatchObject(OF_PAST);
});

/** Of the active pair, or of a bet. */
const values = row('Server seed hash', HASH) + row('Client seed', 'mine') + row('Nonce', '13');

test.each([
  ['Ticket #VP-558201', 'Dealt A K 7 A 3, paid 45 credits, 12 Nov, 20:41'],
  ['Bet ns_7Qk20fLw', 'Video Poker · 5.00 → 15.00 USDT'],
  ['Bahis #M21-600734', 'Blackjack · ₺50 · ödeme ₺100'],
  ['Zakład KP/1 093 377', 'stawka 5,00 zł · wypłata 17,42 zł'],
  ['Détail du pari n° 71 220 046', 'Mise 2,00 € · gain ×4,28'],
  ['Ricevuta della mano BL-2025-77120', 'Banco · 5,00 € · incasso 9,75 €'],
  ['Round slip · HB-2207-5519', 'bet C$ 3.00, paid C$ 0.00'],
])('what stands below %s and what was paid is of a bet that is over', (bet, paid) => {
  const read = (head: string): object => fieldsOn(`<div><h3>${head}</h3><p>${paid}</p>${values}</div>`);
  expect(read(bet)).toMatchObject({
    'reported.commitment': { value: HASH },
    'reported.nonce': { value: '13' },
  });
  expect(read(bet)).not.toMatchObject({ 'announced.commitment': { value: HASH } });
  // Nor is any bet's what is not headed by its number.
  expect(read('Provably fair')).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test.each([
  'Round receipt',
  'Bet details',
  'Détails du pari',
  'Detalhes da aposta',
  'Comprovante da aposta',
  'Wettdetails',
  'Детали ставки',
  'ベット詳細',
])('%s may stand above the bet that heads a receipt', (title) => {
  const told =
    '<p>Round BC-22019-4471 · Baccarat · 19 January 2026, 22:15</p><p>Stake $25.00 · Return $48.75</p>';
  const read = (head: string): object => fieldsOn(`<div><h3>${head}</h3>${told}${values}</div>`);
  expect(read(title)).toMatchObject({
    'reported.commitment': { value: HASH },
    'reported.nonce': { value: '13' },
  });
  expect(read(title)).not.toMatchObject({ 'announced.commitment': { value: HASH } });
  expect(read('Provably fair')).toMatchObject({ 'announced.commitment': { value: HASH } });
  expect(read('Game fairness')).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('a bet heads all that is told of it below, though its day alone says nothing yet, in one text or many', () => {
  const told = '<p>Day</p><p>16/01/2025 21:14:07</p><p>Bet</p><p>100 bits</p>';
  const kept = row('Server seed', 'Hidden until you rotate');
  const page = (head: string) => `<div><h3>${head}</h3><div>${told}${kept}${values}</div></div>`;
  expect(fieldsOn(page('Hand no. 7 741 206'))).toMatchObject({ 'reported.commitment': { value: HASH } });
  expect(fieldsOn(page('Provably fair'))).toMatchObject({ 'announced.commitment': { value: HASH } });
  // What stands farther out, and heads nothing, is of others; nor does a name of a seed below it matter.
  const beside = (more: string) =>
    fieldsOn(`<div><p>Seeds</p><div>${told}${kept}${values}</div>${more}</div>`);
  expect(beside('<p>Bet 118,204,552 · 1.50×</p>')).toMatchObject({ 'announced.commitment': { value: HASH } });
  const again = `<div><h3>Provably fair</h3>${kept}${values}<p>Hand no. 7 741 206 · 21:14:07</p><p>Nonce</p></div>`;
  expect(fieldsOn(again)).toMatchObject({ 'announced.commitment': { value: HASH } });
  const between = `<div><h3>Hand no. 7 741 206</h3>${kept}<p>21:14:07</p>${values}</div>`;
  expect(fieldsOn(between)).toMatchObject({ 'announced.commitment': { value: HASH } });
  const long = (more: string) =>
    fieldsOn(
      `<div><h3>Bet #MB-3317-0928</h3><p>${`Baccarat · Wager $20.00 · Payout $39.00${more}`}</p>${kept}${values}</div>`,
    );
  expect(long(' · Banker won 9 to 6'.repeat(5))).toMatchObject({ 'reported.commitment': { value: HASH } });
  expect(long(' · Banker won 9 to 6'.repeat(7))).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('a bet has a number that is long enough, and both what was bet and what was paid, or when', () => {
  const read = (...above: string[]): object =>
    fieldsOn(`<div>${above.map((one) => `<p>${one}</p>`).join('')}${values}</div>`);
  const past = { 'reported.commitment': { value: HASH } };
  const paid = 'bet C$ 3.00, paid C$ 0.00';
  expect(read('Slip 12345', paid)).toMatchObject(past);
  // What closes it may stand above it.
  expect(read('✕', 'Slip 12345', paid)).toMatchObject(past);
  for (const above of [
    ['Slip 1234', paid],
    ['Slip 12345', 'bet C$ 3.00'],
    ['Slip 12345'],
    [paid, 'Slip 12345'],
  ])
    expect(read(...above), `${above}`).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('the last row of a list of bets is unfolded where all of it is one cell', () => {
  const rowOf = (others: string): string => `<tr><td colspan="2">${seeds}</td>${others}</tr>`;
  expect(fieldsOn(bets(rowOf('')))).toMatchObject(OF_PAST);
  expect(fieldsOn(bets(rowOf('<td>Verify</td>')))).toMatchObject(OF_NEXT);
});

test('a hash that was promised, under a name that leaves open what it is, is no seed that is out', () => {
  const page = (label: string) => {
    fieldsOn(row('Server seed hash', HASH) + row('Client seed', 'lucky'));
    return fieldsNext(row(label, HASH) + row('Client seed', 'lucky'))['reported.serverSeed'];
  };
  expect(page('Server seed')).toMatchObject({ problem: 'conflict' });
  // Where it is said to be out it may be any text, though few choose one like that.
  expect(page('Revealed server seed')).toMatchObject({ value: HASH });
});

test('a revealed seed is of the hash right behind it, and of none farther down', () => {
  const [seed, count] = [row('Revealed server seed', SEED), row('Total bets with this pair', '3')];
  const rest = row('Server seed hash', HASH) + row('Client seed', 'lucky') + row('Nonce', '3');
  expect(fieldsOn(count + seed + rest)['announced.commitment']).toMatchObject({ problem: 'ambiguous' });
  expect(fieldsOn(seed + count + rest)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '3' },
  });
});

test('boxes of a panel are none to be filled in, though what checks a hand stands among them', () => {
  const box = (label: string, value: string) => `<div><label>${label}</label><input value="${value}"></div>`;
  const check = '<button>Verify</button>';
  // Without a server seed or a nonce to fill in, there is nothing to check a hand with.
  expect(
    fieldsOn(`${row('Server seed hash', HASH)}<div>${box('Client seed', 'lucky')}${check}</div>`),
  ).toMatchObject({ 'announced.commitment': { value: HASH }, 'announced.clientSeed': { value: 'lucky' } });
  // Nobody needs the active pair’s client seed, nor the next pair’s hash, to check one.
  const nonce = box('Nonce', '12');
  expect(fieldsOn(`<div>${box('Active client seed', 'lucky')}${nonce}${check}</div>`)).toMatchObject({
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '12' },
  });
  expect(fieldsOn(`<div>${box('Client seed', 'lucky')}${nonce}${check}</div>`)).toEqual({});
  // A seed that is out, its nonce and its hash are what a panel shows.
  const used = box('Revealed server seed', SEED) + nonce;
  expect(fieldsOn(`<div>${used}${box('Last server seed hash', sha256Hex(SEED))}</div>`)).toMatchObject({
    'reported.serverSeed': { value: SEED },
    'reported.commitment': { value: sha256Hex(SEED) },
  });
  expect(fieldsOn(`<div>${used}</div>`)).toEqual({});
});

test('the hash of a bet that is opened over the panel is that bet’s, and the panel’s is the next one’s', () => {
  const active = row('Active server seed (hashed)', HASH) + row('Active client seed', 'other');
  const own = row('Server seed hash', 'b2'.repeat(32)) + row('Client seed', 'lucky') + row('Nonce', '17');
  const page = (bet: string) => fieldsOn(`<div>${active}</div><div role="dialog">${bet}${own}</div>`);
  expect(page('<p>Bet ID</p><p>118204552</p>')).toMatchObject({
    'announced.commitment': { value: HASH },
    'reported.commitment': { value: 'b2'.repeat(32) },
    'reported.clientSeed': { value: 'lucky' },
    'reported.nonce': { value: '17' },
  });
  expect(page('')).not.toHaveProperty(['reported.nonce', 'value']);
  // So it is where the panel's has the same name, and of no bet where neither is opened over the page.
  const [bet, plain] = [
    '<p>Bet ID</p><p>118204552</p>',
    active.replaceAll('Active s', 'S').replaceAll('Active c', 'C'),
  ];
  const both = (role: string) => fieldsOn(`<div>${plain}</div><div ${role}>${bet}${own}</div>`);
  expect(both('role="dialog"')).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'other' },
    'reported.commitment': { value: 'b2'.repeat(32) },
    'reported.nonce': { value: '17' },
  });
  expect(both('')).not.toHaveProperty(['reported.nonce', 'value']);
});

test('a bet whose number is no decimal, opened without its hash, has its own client seed and nonce', () => {
  const number = (id: string) => `<p>Bet ID</p><p>${id}</p>`;
  const rows = (kept: string) => row('Server seed', kept) + row('Client seed', 'lucky') + row('Nonce', '17');
  const active = row('Active server seed (hashed)', HASH) + row('Active client seed', 'other');
  for (const id of ['0f8fad5b-d9cb-469f-a165-70867728950e', 'cjld2cjxh0000qzrmn831i7rn'])
    for (const kept of ['N/A', 'Hidden until rotated', '—']) {
      const dialog = `<div role="dialog">${number(id)}${rows(kept)}</div>`;
      const fields = fieldsOn(`<div>${active}</div>${dialog}`);
      expect(fields, kept).toMatchObject({
        'announced.commitment': { value: HASH },
        'announced.clientSeed': { value: 'other' },
        'reported.clientSeed': { value: 'lucky' },
        'reported.nonce': { value: '17' },
      });
      expect(fields, kept).not.toHaveProperty(['announced.nonce', 'value']);
    }
  // What no bet is named by is of the hands to come.
  for (const head of ['', number('pending'), '<p>Bet ID</p>', '<p>Bet</p><p>10.00</p>'])
    expect(fieldsOn(`<div>${active}</div><div role="dialog">${head}${rows('N/A')}</div>`)).toMatchObject({
      'announced.nonce': { value: '17' },
    });
});

test('a receipt is no farther around its seeds than eight levels, and has no more than sixty texts before its outcome', () => {
  const deep = (levels: number) =>
    fieldsOn(bets(unfolded(`${'<div>'.repeat(levels)}${seeds}${'</div>'.repeat(levels)}`)));
  expect(deep(4)).toMatchObject(OF_PAST);
  expect(deep(5)).toMatchObject(OF_NEXT);
  const page = (texts: number, outcome: string) =>
    fieldsOn(
      `<div><h3>Hand 5fe0-91c2</h3>${row('Server seed', 'Hidden until you rotate')}${seeds}${'<i>x</i>'.repeat(texts)}<p>${outcome}</p></div>`,
    );
  expect(page(51, '1.50×')).toMatchObject(OF_PAST);
  expect(page(52, '1.50×')).toMatchObject(OF_NEXT);
  // A longer text than a label says nothing of it.
  expect(page(0, `${'1.50× '.padEnd(79, 'so')}!`)).toMatchObject(OF_PAST);
  expect(page(0, `${'1.50× '.padEnd(80, 'so')}!`)).toMatchObject(OF_NEXT);
});

test('a hash beside a seed that is out, in whatever words, is of no hand for certain', () => {
  const told = (label: string, seed: string, hash = 'Server seed hash (published before the game)') =>
    fieldsOn(row(hash, HASH) + row('Block hash', NEXT) + row(label, seed))['announced.commitment'];
  expect(told('Game seed (revealed after the game)', SEED)).toMatchObject({ problem: 'ambiguous' });
  // Not while it is not, nor beside another's, nor where the hash is said to be of what is to come.
  expect(told('Game seed (revealed after the game)', 'Hidden')).toMatchObject({ value: HASH });
  expect(told('Game seed', SEED)).toMatchObject({ value: HASH });
  expect(told('Game seed (revealed after the game)', SEED, 'Next server seed hash')).toMatchObject({
    value: HASH,
  });
  const typed = `<p><label>Game seed (revealed after the game): <input value="${SEED}"></label></p>`;
  expect(fieldsOn(row('Server seed hash', HASH) + typed)['announced.commitment']).toMatchObject({
    value: HASH,
  });
});

test('in one list with the hash of the next hand, what stands with a seed and its own hash is the last one’s', () => {
  const list = (hash: string) =>
    `<dl>${[
      ['Server seed hash', hash],
      ['Server seed', SEED],
      ['Client seed', 'lucky'],
      ['Next server seed hash', NEXT],
    ]
      .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
      .join('')}</dl>`;
  const own = fieldsOn(list(sha256Hex(SEED)));
  expect(own).toMatchObject({
    'announced.commitment': { value: NEXT },
    'reported.clientSeed': { value: 'lucky' },
  });
  expect(own).not.toHaveProperty('announced.clientSeed');
  expect(fieldsOn(list(HASH))).not.toHaveProperty('reported.clientSeed');
});

test('what is opened over the page of an earlier hand promises nothing', () => {
  const page = row('Last hand server seed', 'e5'.repeat(32)) + row('Next server seed hash', NEXT);
  const earlier = row('Server seed', SEED) + row('Client seed', 'old');
  const around = (name: string) => fieldsOn(`<div>${page}</div><div class="${name}">${earlier}</div>`);
  expect(around('modal')).not.toHaveProperty('announced.clientSeed');
  expect(around('main')).toMatchObject({ 'announced.clientSeed': { value: 'old' } });
  // Of two that are, nobody knows which hand is the last one.
  const opened = (inside: string) => `<div class="modal">${inside}</div>`;
  const other = opened(row('Server seed', 'f6'.repeat(32)));
  for (const more of ['', other]) {
    const fields = fieldsOn(`<div>${page}</div>${opened(earlier)}${more}`);
    expect('reported.clientSeed' in fields, more).toBe(more === '');
  }
});

test('a bet’s number may be followed by who placed it', () => {
  const receipt = (id: string) =>
    `<div role="dialog"><b>Blackjack</b><p>${id}</p><p>Multiplier<br>2.00x</p>${row('Server seed', 'not revealed, rotate to view')}${row('Server seed hash', HASH)}${row('Client seed', 'lucky')}${row('Nonce', '212')}</div>`;
  expect(fieldsOn(receipt('ID 48,213,990,117 &nbsp; Placed by <b>dockhand</b>'))).toMatchObject({
    'reported.commitment': { value: HASH },
    'reported.nonce': { value: '212' },
  });
  expect(fieldsOn(receipt('ID 48,213,990,117 Placed'))).toMatchObject({
    'announced.nonce': { value: '212' },
  });
});

test('a panel is of pairs where a hash beside the next one is not that of the seed that is out', () => {
  const form = (seed: string) =>
    `<div><label>Server seed <input value="${seed}"></label><label>Nonce <input></label><button>Verify</button></div>`;
  const active = row('SHA-256 of server seed', HASH) + row('Client seed', 'lucky');
  const next = row('SHA-256 of next server seed', NEXT);
  const past = row('Server seed', SEED) + row('SHA-256 of server seed', sha256Hex(SEED));
  const ofPairs = { 'announced.commitment': { value: HASH }, 'promised.commitment': { value: NEXT } };
  const page = (...parts: readonly string[]) => fieldsOn(parts.map((part) => `<div>${part}</div>`).join(''));
  expect(page(active, next)).toMatchObject(ofPairs);
  expect(page(active, next, form(''))).toMatchObject(ofPairs);
  // What is filled in may be the seed of the hash above.
  expect(page(active, next, form(SEED))).toMatchObject({ 'announced.commitment': { value: NEXT } });
  expect(page(active, next, past)).toMatchObject({
    ...ofPairs,
    'reported.serverSeed': { value: SEED },
    'reported.commitment': { value: sha256Hex(SEED) },
  });
  // A seed of a hand, with the only hash beside the next one.
  expect(page(past, next)).toMatchObject({ 'announced.commitment': { value: NEXT } });
  expect(page(past, next)).not.toHaveProperty('promised.commitment');
});

test('a bet’s number may stand behind the game’s name', () => {
  const receipt = (id: string) =>
    fieldsOn(
      `<div role="dialog"><p>${id}</p><p>Multiplier 2.00×</p>${row('Server seed', 'Revealed after you rotate')}${row('Server seed hash', HASH)}${row('Client seed', 'lucky')}${row('Nonce', '212')}</div>`,
    );
  for (const id of ['Hilo · ID 301,442,780,115', 'Hilo · ID 301,442,780,115 · <i>by Hidden</i>'])
    expect(receipt(id), id).toMatchObject({ 'reported.nonce': { value: '212' } });
  for (const id of ['Hilo · 301,442,780,115', 'Hilo · ID 30', 'Balance · 12 · ID 301,442,780,115'])
    expect(receipt(id), id).toMatchObject({ 'announced.nonce': { value: '212' } });
});

test('what is counted beside a seed that is out are bets of a pair that is over', () => {
  const panel = (hash: string) =>
    fieldsOn(row('Server seed', SEED) + row('Server seed hash', hash) + row('Bets made with this pair', '6'));
  expect(panel(sha256Hex(SEED))).not.toHaveProperty('announced.count');
  expect(panel(HASH)).toMatchObject({ 'announced.count': { value: '6' } });
  // Where the player showed what is counted, it may be any pair's that the page shows there.
  const places = {
    'announced.commitment': { labels: ['commitment'] },
    'announced.count': { said: ['Bets made with this pair'] },
    'reported.serverSeed': { labels: ['serverSeed'] },
  } satisfies PanelPlaces;
  panel(sha256Hex(SEED));
  expect(readPanel(survey(document), places)?.reading.fields).toMatchObject({
    'announced.count': { value: '6' },
  });
});

test('below the number of a bet whose seed is out, seeds are not sealed, and may be of either hand', () => {
  const page = (seed: string) =>
    fieldsOn(`<div><p>Bet 118,204,552 · 1.50×</p>${row('Server seed', seed)}${values}</div>`);
  expect(page('Hidden until you rotate')).toMatchObject({ 'reported.commitment': { value: HASH } });
  expect(page(SEED)).not.toHaveProperty(['reported.commitment', 'value']);
  expect(page(SEED)).not.toHaveProperty(['announced.commitment', 'value']);
});

test('an entry of a table of bets is told by a time in one of its cells', () => {
  const list = (cell: string) =>
    fieldsOn(
      `<table><tr><td>Blackjack</td><td>${cell}</td><td>1.50×</td></tr><tr><td colspan="3">${seeds}</td></tr></table>`,
    );
  expect(list('18:22')).toMatchObject(OF_PAST);
  expect(list('yours')).toMatchObject(OF_NEXT);
});

test('a receipt without a nonce is headed by what was bet and paid', () => {
  const page = (head: string) =>
    fieldsOn(
      `<div><p>${head}</p>${row('Server seed hash', HASH)}${row('Server seed', 'Hidden until you rotate')}${row('Client seed', 'mine')}</div>`,
    );
  expect(page('Slip 12345 · bet C$ 3.00, paid C$ 0.00')).toMatchObject({
    'reported.commitment': { value: HASH },
    'reported.clientSeed': { value: 'mine' },
  });
  expect(page('Slip 12345')).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('a day and time below the seeds are of no bet', () => {
  const page = (above: string, below: string) =>
    fieldsOn(
      `<div>${above}${row('Server seed', 'Hidden until you rotate')}${values}${below}<p>Multiplier 1.50×</p></div>`,
    );
  const moment = '<p>12.04.2025, 20:16:07</p>';
  expect(page(moment, '')).toMatchObject({ 'reported.commitment': { value: HASH } });
  expect(page('', moment)).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('what a bet came to may stand behind other words', () => {
  const page = (text: string) =>
    fieldsOn(
      `<div><p>Round 118,204,552</p><p>${text}</p>${row('Server seed', 'Hidden until you rotate')}${values}</div>`,
    );
  const past = { 'reported.commitment': { value: HASH } };
  expect(page('Blackjack · Payout 2.00 €')).toMatchObject(past);
  expect(page('Payout 2.00 €')).toMatchObject(past);
});

test('a bet may be called by the game and its number', () => {
  const page = (head: string) =>
    fieldsOn(
      `<div><p>${head}</p><p>Multiplier 1.50×</p>${row('Server seed', 'Hidden until you rotate')}${values}</div>`,
    );
  expect(page('hilo:48,120,937')).toMatchObject({ 'reported.commitment': { value: HASH } });
  expect(page('hilo:48')).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('a client seed beside a server seed, with neither a hash nor a nonce, may be of any hand', () => {
  expect(
    fieldsOn(row('Server seed', SEED) + row('Client seed', 'lucky'))['announced.clientSeed'],
  ).toMatchObject({
    problem: 'ambiguous',
  });
});

test('what stands below the last seed was used with it, in boxes too that nobody can type in', () => {
  const box = (label: string, value: string, lock = 'readonly') =>
    `<p><label>${label} <input ${lock} value="${value}"></label></p>`;
  const used = `<div>${box('Previous server seed', SEED)}${box('Client seed', 'before')}${box('Nonce', '41')}</div>`;
  const own = box('Client seed', 'lucky') + box('Nonce', '3');
  const active = `<div>${box('Server seed hash', HASH)}${own}</div>`;
  for (const page of [active + used, used + active])
    expect(fieldsOn(page), page).toMatchObject({
      'announced.clientSeed': { value: 'lucky' },
      'reported.clientSeed': { value: 'before' },
      'reported.nonce': { value: '41' },
    });
  expect(fieldsOn(`<div>${box('Client seed', 'lucky', '')}${box('Nonce', '3')}</div>${used}`)).toMatchObject({
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { problem: 'ambiguous' },
    'reported.nonce': { value: '41' },
  });
});
