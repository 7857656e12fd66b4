/** What labels mean, and that no two languages contradict each other. */
import { describe, expect, test } from 'vitest';
import { alternatives, LANGUAGES, type Meaning, meaningsOf } from '../../../src/reading/words.ts';

test.each([
  ['Next server seed SHA256:', 'fields:announced.commitment'],
  ['NEXT SERVER SEED SHA-256', 'fields:announced.commitment'],
  ['Next Server Seed (hashed)', 'fields:announced.commitment'],
  ['Last server seed SHA256:', 'fields:reported.commitment'],
  ['Previous server seed', 'fields:reported.serverSeed'],
  ['Hash(secret)', 'fields:hashOfSecret'],
  ['Ｎｅｘｔ client seed', 'fields:announced.clientSeed'],
  ['次のサーバー シード SHA256', 'fields:announced.commitment'],
  ['次回のクライアントシード：', 'fields:announced.clientSeed'],
  ['下一個伺服器種子 SHA256', 'fields:announced.commitment'],
  ['上一个服务器种子', 'fields:reported.serverSeed'],
  ['Nächster Server-Seed (gehasht)', 'fields:announced.commitment'],
  ['SHA256 de la última semilla del servidor', 'fields:reported.commitment'],
  ['Semilla anterior del cliente', 'fields:reported.clientSeed'],
  ['Hash da próxima semente do servidor', 'fields:announced.commitment'],
  ['Действующий клиентский сид', 'fields:clientSeed'],
  ['Хеш следующего серверного сида', 'fields:announced.commitment'],
  ['SONRAKİ İSTEMCİ TOHUMU', 'fields:announced.clientSeed'],
  ['Previous hash2', 'fields:reported.hash2'],
])('%s', (text, meaning) => {
  expect(meaningsOf(text)).toEqual([meaning]);
});

test.each(['Server', 'I wish to add nonce', 'Next server', 'seed', 'Dealer wins', 'x'.repeat(100_000)])(
  '%.40s means nothing',
  (text) => {
    expect(meaningsOf(text)).toEqual([]);
  },
);

describe.each(LANGUAGES)('$seeds.server', (words) => {
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
    for (const pattern of ['next', 'last', 'hashed'] as const) {
      for (const form of alternatives(words.seeds[pattern])) expect(form).toContain('*');
    }
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
