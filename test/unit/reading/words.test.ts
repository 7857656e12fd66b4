/** What labels mean, and that no two languages contradict each other. */
import { describe, expect, test } from 'vitest';
import {
  countsBets,
  isCounter,
  kindSaid,
  saysId,
  saysLast,
  saysServerSeed,
} from '../../../src/reading/seed-names.ts';
import {
  alternatives,
  controlsIn,
  LANGUAGES,
  type Meaning,
  meaningsOf,
  numbered,
} from '../../../src/reading/words.ts';

test('no text means nothing', () => {
  expect([...meaningsOf(''), ...controlsIn('')]).toEqual([]);
});

test('what is longer than any label, or of more words than any name, says nothing', () => {
  const long = (text: string, length: number) => text.padStart(length, 'x ');
  expect([kindSaid(long(' hash', 80)), kindSaid(long(' hash', 81))]).toEqual(['hash', null]);
  expect(saysServerSeed(long(' server seed', 80))).toBe(true);
  expect(saysServerSeed(long(' server seed', 81))).toBe(false);
  const name = 'the hash of the server seed for the next bet';
  expect(meaningsOf(name)).toEqual(['fields:next.commitment']);
  expect(meaningsOf(`${name} s s`)).toEqual(['fields:next.commitment']);
  expect(meaningsOf(`${name} s s s`)).toEqual([]);
  expect(meaningsOf('Final server seed hash')).toEqual([]);
});

test('a hand that is numbered is the player’s, and what a language bends may be the hash', () => {
  for (const label of [
    'Hand 2',
    'Mano 1',
    'El 1',
    '2. El',
    'Blatt 2',
    'Spielhand 1',
    'ハンド1',
    '핸드 2',
    '手牌1',
  ])
    expect(meaningsOf(label), label).toEqual(['places:player']);
  for (const label of [
    'Sunucu Tohumu (Hashlenmiş)',
    'Sunucu tohumu hashlenen',
    'Sunucu tohumu (hash’lenmiş)',
  ])
    expect(meaningsOf(label), label).toEqual(['fields:commitment']);
});

test('the number of a hand is said by nothing more than that', () => {
  for (const label of ['Round ID', 'Hand number', 'Game no.']) expect(saysId(label), label).toBe(true);
  for (const label of ['ID', 'Last round ID', 'Client seed of the round ID', ''])
    expect(saysId(label), label).toBe(false);
});

test('one control may deal and draw', () => {
  for (const text of ['Deal / Draw', 'DEAL DRAW', 'Deal/draw', 'Deal | Draw'])
    expect(controlsIn(text), text).toEqual(expect.arrayContaining(['controls:deal', 'controls:draw']));
  for (const text of ['Deal / Draw / Hold', 'Deal draw hold', 'Deal / Hold'])
    expect(controlsIn(text), text).toEqual([]);
});

test.each([
  ['Next server seed SHA256:', 'fields:next.commitment'],
  ['NEXT SERVER SEED SHA-256', 'fields:next.commitment'],
  ['Next Server Seed (hashed)', 'fields:next.commitment'],
  ['Last server seed SHA256:', 'fields:last.commitment'],
  ['Previous server seed', 'fields:last.serverSeed'],
  ['Ｎｅｘｔ client seed', 'fields:next.clientSeed'],
  ['次のサーバー シード SHA256', 'fields:next.commitment'],
  ['次回のクライアントシード：', 'fields:next.clientSeed'],
  ['下一個伺服器種子 SHA256', 'fields:next.commitment'],
  ['上一个服务器种子', 'fields:last.serverSeed'],
  ['Nächster Server-Seed (gehasht)', 'fields:next.commitment'],
  ['SHA256 de la última semilla del servidor', 'fields:last.commitment'],
  ['Semilla anterior del cliente', 'fields:last.clientSeed'],
  ['Hash da próxima semente do servidor', 'fields:next.commitment'],
  ['Действующий клиентский сид', 'fields:active.clientSeed'],
  ['Хеш следующего серверного сида', 'fields:next.commitment'],
  ['SONRAKİ İSTEMCİ TOHUMU', 'fields:next.clientSeed'],
  ['Seed server berikutnya (terenkripsi)', 'fields:next.commitment'],
  ['Seed klien Anda', 'fields:clientSeed'],
  ['Jumlah taruhan dengan pasangan ini', 'fields:count'],
  ['Previous hash2', 'fields:last.hash2'],
  ['Active Server Seed (Hashed)', 'fields:active.commitment'],
  ['Active server seed hash', 'fields:active.commitment'],
  ['Active Client Seed', 'fields:active.clientSeed'],
  ['New Client Seed', 'fields:new.clientSeed'],
  ['Next Server Seed (Hashed)', 'fields:next.commitment'],
  ['Server Seed Hash (Next Round)', 'fields:next.commitment'],
  ['Hashed Server Seed', 'fields:commitment'],
  ['Previous Server Seed (Revealed)', 'fields:last.serverSeed'],
  ['Total bets made with pair', 'fields:count'],
  ['Bu çiftle oynanan el sayısı', 'fields:count'],
  ['Сделано ставок этой парой', 'fields:count'],
  ['이 시드로 베팅한 횟수', 'fields:count'],
  ['Liczba rozdań z tą parą', 'fields:count'],
  ['Liczba zakładów postawionych tą parą', 'fields:count'],
  ['Skrót ziarna serwera', 'fields:commitment'],
  ['SHA256 of server secret', 'fields:commitment'],
  ['Server secret', 'fields:serverSeed'],
  ['Next coup', 'sections:next'],
  ['Активный серверный сид (хеш)', 'fields:active.commitment'],
  ['Хеш серверного сида', 'fields:commitment'],
  ['Hash des aktiven Server-Seeds', 'fields:active.commitment'],
  ['Laufender Server-Seed (Hash)', 'fields:active.commitment'],
  ['Nonce der laufenden Runde', 'fields:active.nonce'],
  ['Previous pair', 'sections:last'],
  ['Retired pair', 'sections:last'],
  ['Commitment for the next hand (SHA-256)', 'fields:next.commitment'],
  ['RNG commitment (next round)', 'fields:next.commitment'],
  ['Seed commitment (this hand)', 'fields:commitment'],
  ['Committed hash (SHA-256):', 'fields:commitment'],
  ['Round hash (sha256 of the server seed)', 'fields:commitment'],
  ['Sonraki el için sunucu seed özeti (SHA-256)', 'fields:next.commitment'],
  ['User randomness', 'fields:clientSeed'],
  ['Client seed (block height)', 'fields:clientSeed'],
  ['Nonce (apostas feitas com este par)', 'fields:nonce'],
  ['In use now', 'tabs:active'],
  ['Server seed in use (hashed)', 'fields:active.commitment'],
  ['Graine client en cours', 'fields:active.clientSeed'],
  ['Dealer wins!', 'marks:over'],
  ['Aktywny seed serwera (hash)', 'fields:active.commitment'],
  ['활성 서버 시드 (해시)', 'fields:active.commitment'],
  ['Prochain seed du serveur (haché)', 'fields:next.commitment'],
  ['Prochain hash du serveur', 'fields:next.commitment'],
  ['Next server hash', 'fields:next.commitment'],
  ['Previous commitment', 'fields:last.commitment'],
  ['Letzte Runde (#1006)', 'sections:last'],
  ['Round 4171 (settled)', 'sections:last'],
  ['Game finished', 'marks:over'],
  ['Private hash', 'fields:commitment'],
  ['Table client seed', 'fields:clientSeed'],
  ['Commitment for the hand to come', 'fields:next.commitment'],
  ['Empreinte SHA-256 de la graine serveur', 'fields:commitment'],
  ['Last round: No. 12', 'sections:last'],
  ['Karten des Dealers', 'places:dealer'],
  ['Server seed hash (current)', 'fields:active.commitment'],
  ['House seed commitment', 'fields:commitment'],
  ['Previous player seed', 'fields:last.clientSeed'],
  ['Last round server seed', 'fields:last.serverSeed'],
  ['Gehashter Server-Seed', 'fields:commitment'],
  ['服务器种子（散列化）', 'fields:commitment'],
  ['当前服务器种子（已加密）', 'fields:active.commitment'],
  ['서버 시드 (암호화됨)', 'fields:commitment'],
  ['暗号化されたサーバーシード', 'fields:commitment'],
  ['现时标志', 'fields:nonce'],
  ['commit', 'fields:commitment'],
  ['Engagement SHA-256', 'fields:commitment'],
  ['Engagement du serveur', 'fields:commitment'],
  ['承诺哈希', 'fields:commitment'],
  ['Текущая цепочка', 'sections:active'],
  ['Раскрытая прошлая цепочка', 'sections:last'],
  ['Раскрытый серверный сид прошлой игры', 'fields:last.serverSeed'],
  ['ハッシュ化されたサーバーシード', 'fields:commitment'],
  ['Хэш сервера', 'fields:commitment'],
  ['Same or higher', 'controls:higher'],
  ['High', 'controls:high'],
  ['Place bet & deal', 'controls:deal'],
  ['House’s hand', 'places:dealer'],
  ['Punto (Spieler)', 'places:player'],
  ['Banco (Bank)', 'places:banker'],
  ['Previous hash1', 'fields:last.hash1'],
  ['Next hash2', 'fields:next.hash2'],
  ['Round hash (SHA-256)', 'fields:commitment'],
  ['Хэш текущей игры (SHA-256)', 'fields:commitment'],
  ['Deck seed SHA-256', 'fields:commitment'],
  ['Shoe seed hash (SHA-256)', 'fields:commitment'],
  ['Next shoe seed hash', 'fields:next.commitment'],
  ['Shoe seed', 'fields:serverSeed'],
  ['Finished shoe', 'sections:last'],
  ['Previous pair, now revealed', 'sections:last'],
  ['SHA-512 of the round', 'fields:commitment'],
  ['Nonce reached', 'fields:nonce'],
  ['Nonce (total bets)', 'fields:nonce'],
  ['Total bets (nonce)', 'fields:nonce'],
  ['Toplam oyun (nonce)', 'fields:nonce'],
  ['Last round — hash', 'fields:last.commitment'],
  ['Last round: nonce bet count', 'fields:last.nonce'],
  ['Hash of next shuffle', 'fields:next.commitment'],
  ['Último nonce usado', 'fields:last.nonce'],
  ['ベット回数', 'fields:count'],
  ['Nonce'.padEnd(80, '.'), 'fields:nonce'],
  ['Client seed (of the last hand)', 'fields:last.clientSeed'],
  ['Next hand · nonce', 'fields:next.nonce'],
  ['다음 판 번호(nonce)', 'fields:next.nonce'],
  ['Nonce (номер следующей ставки)', 'fields:next.nonce'],
  ['Nonce (bet number)', 'fields:nonce'],
  ['After the next rotation', 'sections:next'],
  ['После смены пары', 'sections:next'],
  ['Beendete Runde #884121', 'sections:last'],
  ['Last round (Player 9 – Banker 6)', 'sections:last'],
  ['Server seed after the next rotation, SHA-256', 'fields:next.commitment'],
  ['Mã băm hạt giống máy chủ (ván tới)', 'fields:next.commitment'],
  ['Mã băm hạt giống máy chủ (ván này)', 'fields:commitment'],
  ['Hạt giống người chơi', 'fields:clientSeed'],
  ['Hạt giống của tôi', 'fields:clientSeed'],
  ['Ván vừa xong', 'sections:last'],
  ['Hạt giống máy chủ đã dùng', 'fields:last.serverSeed'],
  ['Server seed hash (volgende ronde)', 'fields:next.commitment'],
  ['Huidige server seed hash', 'fields:active.commitment'],
  ['Jouw client seed', 'fields:clientSeed'],
  ['Завершённый раунд', 'sections:last'],
  ['以前のシード', 'sections:last'],
  ['Ja, versichern', 'controls:insurance'],
  ['ハイ ↑ 以上', 'controls:higher'],
  ['次のゲーム番号（ノンス）', 'fields:next.nonce'],
  ['下一局序号', 'fields:next.nonce'],
  ['Sıradaki el no', 'fields:next.nonce'],
  ['Next hand number', 'fields:next.nonce'],
  ['Nächstes Spiel Nr.', 'fields:next.nonce'],
  ['Parties jouées avec ces graines', 'fields:count'],
  ['Número de la próxima ronda (nonce)', 'fields:next.nonce'],
  ['Round ID (nonce)', 'fields:nonce'],
  ['Jugadas con este par (nonce)', 'fields:count'],
  ['Bets made with this pair (nonce)', 'fields:count'],
  ['🔑 已揭晓 · 旧服务器种子明文', 'fields:last.serverSeed'],
  ['Старый сид сервера', 'fields:last.serverSeed'],
  ['已用局数 · nonce', 'fields:nonce'],
  ['Номер броска / nonce:', 'fields:nonce'],
  ['Хеш серверного seed (до броска):', 'fields:commitment'],
  ['Client Seed (sua seed - pode alterar):', 'fields:clientSeed'],
])('%s', (text, meaning) => {
  expect(meaningsOf(text)).toEqual([meaning]);
});

test.each([
  'Server',
  // What is said of it, and no heading.
  'Revealed after rotation',
  'Server seed (after rotation)',
  'Server seed after rotation',
  'Nonce (number of the next bonus)',
  'I wish to add nonce',
  'Next server',
  'seed',
  'Dealer has',
  'Dealer 17',
  'Client seed 2',
  'Game hash',
  'Hands played',
  // Whose it is, and of how many, nobody knows.
  'Game number',
  'Last game number',
  'Next game ID',
  'Number of games',
  'High roller',
  'x'.repeat(100_000),
  'Nonce'.padEnd(81, '.'),
  'Hash',
  'New hash',
  'Final hash',
  'Round hash',
  'SHA-256 hash',
  'Player round hash (SHA-256)',
  'Next hash1',
  'Last game hash1',
  'Active hash2',
  'Round 4172 (open)',
  'Private game',
  'Table stakes',
  'Next game hash2',
  'Previous details',
  'Client seed (total bets)',
  'Total bets (client seed)',
  'Client seed (hashed)',
  'Client seed (player 2)',
  'Server seed · nonce',
  'Provably fair: Last round',
  'Provably fair — server seed hash',
  'Provably fair — Last round — hash',
  'Last round — hash — x',
  'Last round — cards',
  'This round — hash',
])('%.40s means nothing', (text) => {
  expect(meaningsOf(text)).toEqual([]);
});

describe.each(LANGUAGES)('$controls.deal', (words) => {
  test('has what every page needs', () => {
    const controls = [
      'deal',
      'bet',
      'draw',
      'hit',
      'stand',
      'double',
      'split',
      'surrender',
      'spin',
      'roll',
    ] as const;
    for (const name of controls) expect(words.controls[name], name).toBeTruthy();
    expect(meaningsOf(alternatives(words.controls.deal!)[0]!)).toContain('controls:deal');
  });

  test('has the words that stand in the place of seeds', () => {
    expect(alternatives(words.placeholders.words).length).toBeGreaterThan(5);
    expect(alternatives(words.placeholders.stems).length).toBeGreaterThan(5);
  });

  test('says one thing of each kind with one word', () => {
    const kinds = ['controls', 'amounts', 'places', 'marks'] as const;
    for (const kind of kinds) {
      for (const [name, entry] of Object.entries(words[kind])) {
        for (const word of alternatives(entry)) {
          const ofKind = meaningsOf(word).filter((meaning: Meaning) => meaning.startsWith(kind));
          expect(ofKind, word).toEqual([`${kind}:${name}`]);
        }
      }
    }
  });
});

test.each([
  [
    'next.commitment',
    'SHA-256 следующего сида сервера|Хэш сида сервера для следующей игры|SHA-256-Hash des nächsten Server-Seeds|Hash des Server-Seeds der nächsten Runde|Hash (SHA-256) de la próxima semilla del servidor|Seed du serveur du prochain tour (SHA256)|Hash da próxima rodada|Seed del server della prossima mano (hash)|Hash seeda serwera następnej rundy|Sonraki el sunucu seed (SHA256)|Upcoming server seed hash|Next Server Seed SHA-512|SHA2-256 of next server seed|Hash следующего Server Seed|下一局服务器种子哈希 (SHA-256)|次のゲームのサーバーシードのハッシュ|다음 게임 서버 시드 해시',
  ],
  [
    'commitment',
    'ServerSeedHash|server_seed_hash|Зашифрованный серверный сид|Hash des Serverseeds|Semilla de servidor encriptada|Graine du serveur hachée|Zaszyfrowany seed serwera|Hashed seed',
  ],
  [
    'active.commitment',
    'Hash de la semilla activa del servidor|Seed do servidor ativa (hash)|Aktif sunucu seed (hash)',
  ],
  [
    'last.serverSeed',
    'Сид сервера прошлой игры|Предыдущий серверный сид (раскрыт)|Server-Seed der vorherigen Runde|Semilla del servidor de la última ronda|Graine du serveur de la partie précédente|Seed del server dell’ultima mano|Seed serwera poprzedniej rundy|Son oyunun sunucu tohumu|Last hand’s server seed|Last used server seed',
  ],
  [
    'clientSeed',
    'Сид игрока|Dein Seed|Semilla del jugador|Sua seed|Votre seed|Il tuo seed|Twój seed|İstemci seed|ClientSeed',
  ],
  ['next.commitment', 'Server seed hash of the next pair|Хеш серверного сида следующей пары'],
  [
    'last.clientSeed',
    'Client seed of the previous pair|Ваш сид прошлой игры|Client-Seed der letzten Runde|Semilla anterior del cliente',
  ],
  ['nonce', 'Bet nonce|Нонс'],
])('names of %s are put together of their words, however they are bent', (name, labels) => {
  for (const label of alternatives(labels)) expect(meaningsOf(label), label).toEqual([`fields:${name}`]);
});

const SHA_OF_SEED =
  'Compromiso actual · SHA-256 de la semilla del servidor|Current commitment · SHA-256 of server seed|Compromisso atual · SHA-256 da semente do servidor|Aktuelle Festlegung · SHA-256 des Server-Seeds|Impegno attuale · SHA-256 del seme del server|Текущее обязательство · SHA-256 серверного сида|Aktualne zobowiązanie · SHA-256 ziarna serwera|Güncel taahhüt · sunucu tohumunun SHA-256 özeti|現在のコミットメント · サーバーシードの SHA-256|当前承诺 · 服务器种子的 SHA-256|目前承諾 · 伺服器種子的 SHA-256|현재 커밋 · 서버 시드의 SHA-256|Engagement actuel · SHA-256 de la graine du serveur';
const SHOWN_BEFORE =
  'hash de la semilla del servidor (publicado ANTES de la ronda)|Hash of the server seed, published BEFORE the bet|Server seed hash (shown before the round)|Hash da semente do servidor (publicado ANTES da rodada)|Hash de la graine du serveur (publié AVANT la manche)|Hash des Server-Seeds (VOR der Runde veröffentlicht)|Hash del seme del server (pubblicato PRIMA del round)|Хеш серверного сида (опубликован ДО раунда)|Hash ziarna serwera (opublikowany PRZED rundą)|Sunucu tohumu özeti (elden önce yayınlanır)|Sunucu tohumu hash’i (turdan ÖNCE)|サーバーシードのハッシュ（ラウンドの前に公開）|服务器种子的哈希（在本局之前公布）|伺服器種子雜湊（回合前公布）|서버 시드 해시 (라운드 전에 공개)|Published server seed hash|Server Seed Hash (Pre-game)|Hash del Seed del Servidor (pre-ronda)|Hash da seed do servidor (pré-rodada)';

test.each([
  ['active.commitment', SHA_OF_SEED],
  ['commitment', SHOWN_BEFORE],
  ['commitment', 'Session commitment|SHA-256 commitment|Compromiso|承诺哈希|承諾|コミットメント|Commit hash'],
  ['next.commitment', 'Next round’s hash, shown before the bet|Sonraki turun hash’i'],
])('names of %s may say that it is a promise, and that it is shown before', (name, labels) => {
  for (const label of alternatives(labels)) expect(meaningsOf(label), label).toEqual([`fields:${name}`]);
});

test.each([
  'Server seed, shown before the bet',
  'Server seed (pre-round)',
  'Client seed hash (pre-game)',
  'Server seed hash, pre',
  'Published server seed',
  'Server seed hash, the round before',
  'Server seed hash, before',
  'Server seed hash shown after the round',
  'Hash, published before the round',
  'Client seed, published before the round',
  'Client seed commitment',
  'Nonce before the round',
  'Before the round',
  'Published',
])('%s promises nothing', (text) => {
  expect(meaningsOf(text).filter((one) => one.startsWith('fields:'))).toEqual([]);
});

test.each([
  'Your seeds',
  'Next seeds',
  'Server hash client seed',
  'Client seed hash',
  'Current round hash',
  'Previous and next server seed',
  'Next previous server seed',
  'Revealed next server seed',
  'Rotate server seed',
  'Reveal server seed',
  'Activate new server seed',
  'Раскрыть серверный сид',
  'Раскрытие серверного сида',
  'Jouer le serveur',
  '加密货币种子',
  '암호화폐 시드',
  'Révéler la graine du serveur',
  'Paste server seed',
  'Server seed rotation hint',
  'Server seed nonce',
  'Server nonce',
  'Seed nonce',
  'Nonce hash',
  'Client nonce',
  'Jugadas con este par',
  'Jugadas (nonce)',
  'Jugadas con el par anterior (nonce)',
  'Next server seed (nonce)',
  'Client seed of the round (nonce)',
  'Seed reached',
  'Server seed information',
  'Nonce details',
  'Player server seed',
  'Hash1 server seed',
  'Hash2 of the server seed',
  `${'the '.repeat(11)}server seed`,
])('%s names no seed', (text) => {
  expect(meaningsOf(text).filter((one) => one.startsWith('fields:'))).toEqual([]);
});

test.each([
  [
    'last',
    'Previous seed pair|Прошлая игра|Seeds anteriores|Letztes Seed-Paar|Предыдущие сиды|Revealed pairs|Poprzednia runda',
  ],
  ['active', 'Active seeds|Aktives Paar|Активная пара|Semillas activas'],
  ['next', 'For the next round|Следующая пара|Nächstes Paar|Upcoming game'],
  ['this', 'Current round|Текущая игра|Aktuelle Runde'],
])('headings of what is about the %s ones are put together, too', (which, headings) => {
  for (const heading of alternatives(headings))
    expect(meaningsOf(heading), heading).toEqual([`sections:${which}`]);
  expect(meaningsOf('Next hand')).toEqual(['controls:deal', 'sections:next']);
});

test('a control may say both what a guess pays and how likely it is', () => {
  expect(controlsIn('▲ Maior 1,83× · 53,85%')).toEqual(['controls:higher']);
  expect(controlsIn('▼ Lower 2.56× · 38.46%')).toEqual(['controls:lower']);
});

test('words of which a pair is made up may say more of it than one by one', () => {
  for (const heading of [
    'Your last pair, now revealed',
    'Par encerrado',
    'Coppia scaduta',
    'Seeds you have just retired:',
  ])
    expect(meaningsOf(heading), heading).toEqual(['sections:last']);
  expect(meaningsOf('Seeds in play')).toEqual(['sections:active']);
  // What says the same of a round is no heading of seeds.
  for (const said of ['Rodada encerrada', 'Hand in play', 'Game finished', 'Waiting for the next hand'])
    expect(
      meaningsOf(said).filter((one) => one.startsWith('sections')),
      said,
    ).toEqual([]);
  expect(meaningsOf('Secret hash for the next round (№ 3,308)')).toEqual(['fields:next.commitment']);
  for (const its of ['SHA-256 of it', 'Su hash', 'Hash dela']) expect(kindSaid(its), its).toBe('hash');
  // A seed may well be one of the words.
  expect(meaningsOf('Your lucky phrase')).toEqual(['fields:clientSeed']);
  for (const word of ['lucky', 'phrase', 'sorte']) expect(meaningsOf(word), word).toEqual([]);
});

test('a counter counts bets where it says so', () => {
  expect(isCounter('Round counter')).toBe(true);
  for (const label of ['Counter', 'Round', 'Round counter hash']) expect(isCounter(label), label).toBe(false);
});

test('a number of bets on a pair is no number of one of them', () => {
  expect(meaningsOf('Number of games on these seeds')).toEqual(['fields:count']);
  for (const label of ['Game number on these seeds', 'Hand no. with this pair', 'Bet # with these seeds'])
    expect(meaningsOf(label), label).toEqual([]);
});

test.each([
  [
    'serverSeed',
    'Our seed|Our secret|Nuestra semilla|Notre graine|Bizim tohum|Наше зерно|Unser Seed|Nasze ziarno',
  ],
  [
    'commitment',
    'Our seed hash|SHA-256 of our secret|Unser Seed (Hash)|Notre graine (hachée)|Hash of our seed',
  ],
  ['next.commitment', 'SHA256 of our next secret|Our next seed, hashed'],
  ['last.serverSeed', 'Our last seed|Our previous secret'],
])('what a casino calls its own is that of the server: %s', (field, labels) => {
  for (const label of alternatives(labels)) expect(meaningsOf(label), label).toEqual([`fields:${field}`]);
  expect(meaningsOf('Our hash')).toEqual([]);
});

test('a guest is a player, and the seed that is next up the next one', () => {
  expect(meaningsOf('Guest seed')).toEqual(['fields:clientSeed']);
  expect(meaningsOf('Server seed hash, next up')).toEqual(meaningsOf('Next server seed hash'));
  expect(meaningsOf('Next up')).toEqual(['tabs:next']);
  expect(meaningsOf('Coming bet:')).toEqual(['sections:next']);
  expect(meaningsOf('Its SHA-256')).toEqual(meaningsOf('SHA-256'));
});

test('whose cards lie somewhere may be said by what they are worth', () => {
  expect(meaningsOf("Dealer's Current Score:")).toEqual(['places:dealer']);
  expect(meaningsOf('Your Current Score:')).toEqual(['places:player']);
});

test.each([
  ['Previous', 'last'],
  ['Активная', 'active'],
  ['Nächste', 'next'],
])('a tab that says %s is for those alone', (text, which) => {
  expect(meaningsOf(text)).toEqual([`tabs:${which}`]);
});

test.each([
  'Total bets with active pair',
  'Bets with current seed',
  'Hands dealt with this seed',
  'Scommesse totali effettuate con la coppia',
  'Apuestas hechas con este par',
  'Total de apostas feitas com o par',
  'Nombre de paris avec cette paire',
  'Anzahl der Wetten mit diesem Paar',
  'Общее количество ставок с парой',
  'Bu çift ile yapılan toplam bahis',
  'Liczba zakładów z tą parą',
  'Total taruhan dengan pasangan ini',
  '使用该种子对的总投注数',
  '使用此對種子的投注總數',
  'このペアでのベット数',
  '이 쌍으로 한 베팅 수',
])('%s counts the bets of the active pair', (label) => {
  expect(meaningsOf(label)).toEqual(['fields:count']);
});

test.each([
  'Pair bets',
  'Total pair bet',
  'Total bets',
  'Bets made',
  'Last bets',
  'Total bets with previous pair',
  'Bets with new seed pair',
  'Number of seeds',
])('%s does not', (label) => {
  expect(meaningsOf(label)).toEqual([]);
});

test.each([
  ['Seed do servidor ativa (com hash)', 'fields:active.commitment'],
  ['Aktywny seed serwera (zahaszowany)', 'fields:active.commitment'],
  ['Hash seed server berikutnya', 'fields:next.commitment'],
  ['Seed server sebelumnya', 'fields:last.serverSeed'],
  ['Seed klien aktif', 'fields:active.clientSeed'],
  ['Müşteri tohumu', 'fields:clientSeed'],
  ['Klientseed', 'fields:clientSeed'],
  ['New seeds', 'sections:next'],
  ['New seed pair', 'sections:next'],
] as const)('%s names what it says', (label, meaning) => {
  expect(meaningsOf(label)).toEqual([meaning]);
});

test('automatic play begins with a bet; the tab that leads to it, and its end, are none', () => {
  for (const text of ['Start Autobet', 'Start auto bet', 'START AUTOPLAY'])
    expect(meaningsOf(text), text).toContain('controls:rebet');
  for (const text of ['Auto', 'Autobet']) expect(meaningsOf(text), text).toEqual([]);
  expect(meaningsOf('Stop Autobet')).toEqual(['controls:stopAuto']);
});

test('a control is known by its word, whatever it costs and whichever key presses it', () => {
  for (const text of ['Place Bet 1.00', 'Bet $10', 'Bet 0.001 BTC', 'BET (Space)'])
    expect(controlsIn(text), text).toEqual(['controls:bet']);
  for (const text of ['Bet 2', 'Bet 5 (B)']) expect(controlsIn(text), text).toEqual(['controls:bet']);
  for (const text of [
    'New hand — bet 0.2 SUI',
    'Deal · stake $10',
    'Deal (100 coins)',
    'Deal for 25 chips',
    'Distribuer — 100 coins',
    'Раздать за 50 фишек',
    'Repartir (20 créditos)',
    '发牌 100 筹码',
    'Deal for $10',
  ])
    expect(controlsIn(text), text).toEqual(['controls:deal']);
  for (const text of [
    '1.00',
    'Better 1.00',
    'Your bet 1.00',
    'Place 2 bets',
    'Deal — 2 bets of 10',
    'Deal — bet',
    'Deal 3 coins more',
    'Take 2 chips',
  ])
    expect(controlsIn(text), text).toEqual([]);
});

test('the hash of a secret is a commitment', () => {
  for (const text of ['Hash(secret)', 'Hash of the secret', 'SHA-256 of secret'])
    expect(meaningsOf(text), text).toEqual(['fields:hashOfSecret', 'fields:commitment']);
  expect(meaningsOf('Secret')).toEqual(['fields:secret']);
});

test('what one guesses may say which card it is guessed from', () => {
  for (const text of ['7 or higher', '▲ 7 이상 61.54%', '≥ 10以上', 'K 以上', 'J o mayor'])
    expect(controlsIn(text), text).toEqual(['controls:higher']);
  expect(controlsIn('Q oder niedriger')).toEqual(['controls:lower']);
  for (const text of ['7 or hit', '12 or higher', 'x or higher', '7 hit'])
    expect(controlsIn(text), text).toEqual([]);
});

test('a price is of any money', () => {
  for (const price of [
    'R$ 5,00',
    'US$5',
    '(A$5)',
    '5 zł',
    '5 руб',
    '5 руб.',
    '€ 5',
    '₿0.1',
    'Ð5',
    '0.01 BTC',
    '5 $WIF',
  ])
    expect(controlsIn(`Deal ${price}`), price).toEqual(['controls:deal']);
  for (const price of ['x5', '×5', '5x', '5×', '5%', '5 €', '5 🪙', 'R$5 '])
    expect(controlsIn(`Deal ${price}`), price).toEqual(['controls:deal']);
  for (const sign of ['—', '–', '|', '·', '•', '-'])
    for (const before of [`${sign} bet`, ...(sign === '|' ? [] : [sign, ` ${sign}${sign}`])])
      expect(controlsIn(`Deal ${before} 5`), before).toEqual(['controls:deal']);
  for (const word of ['for', 'pour', 'por', 'per', 'für', 'za', 'за'])
    expect(controlsIn(`Deal ${word} 5`), word).toEqual(['controls:deal']);
  for (const other of ['R 5', 'USD$ 5', 'r$ 5', '5 zz', '5 krone', 'xR$ 5', 'R$'])
    expect(controlsIn(`Deal ${other}`), other).toEqual([]);
  expect(controlsIn('DealR$ 5')).toEqual([]);
});

test('what makes a bet higher or lower places none', () => {
  for (const text of [
    'Bet +1',
    'Bahis +1',
    'Bet -$5.00',
    'Bet − 10',
    'Bet +',
    'Einsatz −',
    'Apostar +R$ 5',
    'Bet + 5 zł',
    'Bet +5 USDT',
    'Bet +5 MATIC',
    'Bet +US$5',
    'Bet +1,50',
    'Bet +5 руб.',
  ])
    expect(controlsIn(text), text).toEqual([]);
  for (const text of ['Bet - 10', 'Bet 10', 'Einsatz setzen'])
    expect(controlsIn(text), text).toEqual(['controls:bet']);
  expect(controlsIn('Double +10')).toEqual(['controls:double']);
});

test('a control that draws may say how many cards, be it in front, in the middle or in words', () => {
  for (const text of [
    'Draw 3 cards',
    'Draw two',
    'Draw – 3 cards',
    'Draw • three cards',
    'Replace 1 card',
    'Cambiar 3 cartas',
    'Cambiar una carta',
    'Cambiar las cinco',
    'Trocar duas cartas',
    '3 Karten tauschen',
    'Eine Karte tauschen',
    'Échanger 2 cartes',
    'Cambia tre carte',
    'Заменить 5 карт',
    'Заменить одну карту',
    'Wymień 2 karty',
    '4 kart değiştir',
    '3枚交換',
    'カードを3枚交換',
    '换3张牌',
    '카드 2장 교체',
  ])
    expect(controlsIn(text), text).toEqual(['controls:draw']);
  // Of anything else a number in the middle is no addition, and no more cards are drawn than there are.
  for (const text of [
    'Hit 2 times',
    'Cambiar',
    'Cambiar 3',
    'Una carta más',
    'Bet 2 again',
    'Draw 12 cards',
    'Draw six cards',
    'Draw , cards now',
    'Drawn 3 cards',
    'Cambiar 3 semillas',
  ])
    expect(controlsIn(text), text).not.toContain('controls:draw');
});

test('a label that begins with the heading of a section means what it names there', () => {
  expect(meaningsOf('Próxima rodada — hash do servidor')).toEqual(['fields:next.commitment']);
  expect(meaningsOf('Last round: server seed')).toEqual(['fields:last.serverSeed']);
  expect(meaningsOf('Hash for the next round')).toEqual(['fields:next.commitment']);
  expect(meaningsOf('Provably fair — Last round')).toEqual(['sections:last']);
  // One that says itself which it means is not another's; nor is what names nothing, or more.
  for (const text of [
    'Last round — next server seed',
    'Last round — winner',
    'Last round — winner — server seed',
  ])
    expect(meaningsOf(text), text).toEqual([]);
});

test.each(['Revealed server seed', 'Semilla revelada', '공개된 서버 시드'])(
  '%s leaves it open whether it is the last one',
  (text) => {
    expect(meaningsOf(text)).toEqual(['fields:last.serverSeed', 'fields:revealed.serverSeed']);
    expect(meaningsOf('Previous server seed')).toEqual(['fields:last.serverSeed']);
  },
);

test('what stands in brackets may say nothing of which seeds a label is of', () => {
  expect(meaningsOf('Client seed (your seed)')).toEqual(['fields:clientSeed']);
  expect(meaningsOf('Your client seed (editable):')).toEqual(['fields:clientSeed']);
  expect(meaningsOf('Client seed (your input)')).toEqual(['fields:clientSeed']);
  expect(meaningsOf('Client seed (your next input)')).toEqual([]);
  expect(meaningsOf('Client seed (your choice)')).toEqual(['fields:clientSeed']);
  expect(meaningsOf('Revealed server seeds')).toEqual(['sections:last']);
  for (const other of ['Server seeds', 'Previous server and client seeds'])
    expect(meaningsOf(other), other).toEqual([]);
  // Several things in brackets, of which one may be part of the name.
  expect(meaningsOf('Server seed (SHA-256 hash, published in advance)')).toEqual(['fields:commitment']);
  expect(meaningsOf('Server seed hash (SHA-256, public)')).toEqual(['fields:commitment']);
  expect(meaningsOf('Server seed (64 digits, public)')).toEqual([]);
  expect(meaningsOf('Server seed (SHA-256 hash, of the last bet)')).not.toContain('fields:commitment');
  expect(meaningsOf('Nonce (bet number)')).toEqual(['fields:nonce']);
  expect(meaningsOf('New client seed (applied on rotation)')).toEqual(['fields:new.clientSeed']);
  expect(meaningsOf('شمارنده راند (Nonce)')).toEqual(['fields:nonce']);
  for (const other of [
    'Client seed (for the next pair)',
    'Server seed hash (before)',
    'Tip (client seed)',
    'Server seed (public)',
    'کلید سرور (Server Seed)',
    'Client seed (nonce)',
  ])
    expect(
      meaningsOf(other).filter((one) => /seed|nonce|commitment/i.test(one)),
      other,
    ).toEqual([]);
});

test('what bets on a side says on which, and mostly what that pays', () => {
  for (const text of [
    'Bet Player',
    'Bet on the Banker',
    'Auf Punto setzen 1 : 1',
    'Auf Égalité setzen 8 : 1',
    'Apostar al empate 8:1',
    'Miser sur le banquier',
    'Scommetti sul banco 0.95 to 1',
    'Поставить на игрока',
  ])
    expect(controlsIn(text), text).toEqual(['controls:bet']);
  // Who is named alone, or bets on something else, or was bet on.
  for (const text of [
    'Banker 0.95 : 1',
    'Bet player pair',
    'Bet behind',
    'Player bets',
    'Player (Guest 2) bet 5',
  ])
    expect(controlsIn(text), text).toEqual([]);
  expect(meaningsOf('Player (Dealer)')).toEqual([]);
});

test('what bets on a side has few words, and one that bets', () => {
  for (const text of ['Bet on the la Banker', 'Bet on Banker'.padEnd(80)])
    expect(controlsIn(text), text).toEqual(['controls:bet']);
  for (const text of ['Bet on the a la Banker', 'On the Banker', 'Bet on Banker'.padEnd(81)])
    expect(controlsIn(text), text).toEqual([]);
});

test('the number of a label of seeds is none of its name', () => {
  for (const label of ['3 · Client seed', '③ Client seed', '#3. Client seed'])
    expect(numbered(label), label).toEqual(['fields:clientSeed']);
  const longest = `3. ${'Client seed'.padEnd(77, '.')}`;
  expect(numbered(longest)).toEqual(['fields:clientSeed']);
  for (const text of ['Client seed', '3 · Deal', '3 Client seed', `${longest}.`])
    expect(numbered(text), text).toEqual([]);
});

test('how many bets were made is said by what says that and no more', () => {
  for (const label of ['Total bets', 'Bets made', 'Number of games'])
    expect(countsBets(label), label).toBe(true);
  for (const label of ['Bets', 'Total', 'Total seeds', 'Total bets won'])
    expect(countsBets(label), label).toBe(false);
});

const LONG = ' of what you will see when it is over, as it was told to you before the first bet of all';

test.each([
  ['Public hash', 'hash'],
  ['Хеш игры', 'hash'],
  ['Seed hash', 'hash'],
  ['Round seed', 'seed'],
  ['Secret', 'seed'],
  ['Секрет раунда', 'seed'],
  ['Client seed', null],
  ['Your secret', null],
  ['Hash of the nonce', null],
  ['Result', null],
  [`Secret${LONG}`, null],
  [`Hash${LONG}`, null],
])('%.30s is about a seed of the casino’s, or its hash, or neither: %s', (text, kind) => {
  expect(kindSaid(text)).toBe(kind);
});

test('words that are not known leave it open whether others are', () => {
  for (const text of ['Enter the revealed server seed', 'Введите серверный сид'])
    expect(saysServerSeed(text), text).toBe(true);
  for (const text of ['Enter the server seed hash', 'Enter a seed', 'Server status', `Server seed${LONG}`])
    expect(saysServerSeed(text), text).toBe(false);
  expect(saysLast('What you won last')).toBe(true);
  expect(saysLast('What you won')).toBe(false);
});

test('what is said in two scripts beside each other counts as far as both say it', () => {
  for (const [text, meaning] of [
    ['PLAYER 閒家', 'places:player'],
    ['閒家 Player', 'places:player'],
    ['和局 Tie', 'places:tie'],
    ['BANKER 莊家', 'places:banker'],
    ['Игрок / Player', 'places:player'],
    ['PLAYER WINS (閒贏)', 'marks:over'],
    ['Client seed 客户端种子', 'fields:clientSeed'],
  ] as const)
    expect(meaningsOf(text), text).toEqual([meaning]);
  expect(controlsIn('要牌 Hit')).toEqual(['controls:hit']);
  for (const text of [
    'PLAYER 莊家',
    'Player 點數',
    'Score 閒家',
    'Dealer 閒家',
    'Hit 停牌',
    'Player 閒家 莊家',
  ])
    expect(controlsIn(text).concat(meaningsOf(text)), text).toEqual([]);
});

test('a control may say in brackets what it does in another language', () => {
  for (const text of ['OYNA (DEAL BACCARAT)', 'Oyna (Play again)', 'Oyna (P)', 'Oyna (Spacebar)'])
    expect(controlsIn(text), text).toEqual(['controls:rebet']);
  for (const text of [
    'Oyna (bonus rounds)',
    'Oyna (the deal of today)',
    'Oyna (deal me in for the next one)',
  ])
    expect(controlsIn(text), text).toEqual([]);
});

test('what stands in brackets behind a seed says whose it is only where all of it is known', () => {
  const hash = 'Server seed (SHA-256 hash, published in advance)';
  expect(meaningsOf(hash)).toEqual(['fields:commitment']);
  expect(meaningsOf(hash.replace('hash,', 'hash, of nobody,'))).toEqual([]);
  // One that says itself which it is is not said to be another.
  expect(meaningsOf('Seed commitment (next hand)')).toEqual(['fields:next.commitment']);
  expect(meaningsOf('Active server seed hash (next hand)')).toEqual([]);
  // What makes a name together with it is none, but for what heads a part.
  expect(meaningsOf('Seed 5 (client)')).toEqual([]);
});

test('behind the heading of a part a hash is the one of that, and what is no seed is nothing', () => {
  expect(meaningsOf('Last round — Hash')).toEqual(['fields:last.commitment']);
  expect(meaningsOf('Last round — Nonce')).toEqual(['fields:last.nonce']);
  expect(meaningsOf('Last round — Hit')).toEqual([]);
});
