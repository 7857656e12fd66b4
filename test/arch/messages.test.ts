/** Every word has its place: none missing, none left over, no blank that nobody fills. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import messages from '../../src/_locales/en/messages.json' with { type: 'json' };
import { THINGS } from '../../src/content/teaching/lessons.ts';
import { WAYS } from '../../src/content/teaching/ways.ts';
import { DETAILS, FILLED_DETAILS, readDetail } from '../../src/core/details.ts';
import { GAMES } from '../../src/core/game.ts';
import { HOWS, PANEL_FIELDS } from '../../src/core/observation.ts';
import { LIMITS } from '../../src/core/scheme.ts';
import { SCHEMES } from '../../src/core/schemes/index.ts';
import { REASONS, STATUSES } from '../../src/core/verdict.ts';
import { keyOf, LANGUAGES } from '../../src/platform/languages.ts';
import { WATCH_STATES } from '../../src/platform/messages.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const KEYS = Object.keys(messages);
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');
/** A counted message's name, without that of its form. */
const baseOf = (key: string): string => key.replace(/_(zero|one|two|few|many)$/, '');
const underscored = (code: string): string => code.replaceAll(/[-. ]/g, '_');

/** Messages that are named by a code: one for each code, and none besides. */
const FAMILIES: Record<string, readonly string[]> = {
  status: STATUSES.flatMap((status) => [status, `${status}_plural`, `${status}_long`]),
  reason: Object.keys(REASONS),
  game: GAMES,
  limit: LIMITS,
  field: [...PANEL_FIELDS, 'table'],
  watch: WATCH_STATES.flatMap((state) => [state, `${state}_title`, `${state}_text`]),
  found_by: [...HOWS, 'table', 'click'],
  teach_ask: THINGS,
  teach_thing: THINGS,
  teach_way: WAYS,
  suit: ['c', 'd', 'h', 's'],
};

describe.each(Object.entries(FAMILIES))('messages of %s', (prefix, codes) => {
  test('one for each code', () => {
    const named = KEYS.filter((key) => key.startsWith(`${prefix}_`));
    expect(named.sort()).toEqual(codes.map((code) => `${prefix}_${underscored(code)}`).sort());
  });
});

/** Every say`…` of the source as a sentence with blanks. */
function* sentencesSaid(): Generator<string> {
  for (const { index } of sources.matchAll(/\bsay`/g)) {
    let sentence = '';
    let blanks = 0;
    for (let at = index + 4; sources[at] !== '`'; at++) {
      if (!sources.startsWith('${', at)) sentence += sources[at];
      else {
        sentence += `$${++blanks}`;
        for (let depth = 1, i = at + 2; depth > 0; at = i++) {
          if (sources[i] === '{') depth++;
          if (sources[i] === '}') depth--;
        }
      }
    }
    yield sentence;
  }
}

const ALL_DETAILS: readonly string[] = [...DETAILS, ...FILLED_DETAILS];

/** What the code says in English and languages have messages for, by the messages' names. */
const SAID = new Map([...sentencesSaid(), ...ALL_DETAILS].map((sentence) => [keyOf(sentence), sentence]));

describe('what derivations and details say', () => {
  test('is in the messages, word for word', () => {
    const named = Object.entries(messages).filter(([key]) => key.startsWith('said_'));
    expect(Object.fromEntries(named.map(([key, { message }]) => [key, message]))).toEqual(
      Object.fromEntries(SAID),
    );
  });

  test('has a name of its own for each sentence', () => {
    expect(SAID.size).toBe(new Set([...sentencesSaid(), ...ALL_DETAILS]).size);
  });

  test('covers all that is said of what was not read', () => {
    const details = [...sources.matchAll(/\bnotFound\(\s*'\w+',\s*(?:'([^']*)'|`([^`]*)`)/g)].map(
      ([, plain, filled]) => plain ?? filled!.replaceAll(/\$\{[^}]*\}/g, '3'),
    );
    expect(details.length).toBeGreaterThan(20);
    for (const detail of details) expect(ALL_DETAILS).toContain(readDetail(detail).sentence);
  });

  test('reads a detail back with what filled its blanks', () => {
    expect(readDetail('3 places show different values')).toEqual({
      sentence: '$1 places show different values',
      blanks: ['3'],
    });
    expect(readDetail('#a and the label “Server seed” show different values').blanks).toEqual([
      '#a',
      'Server seed',
    ]);
    expect(readDetail('something else')).toEqual({ sentence: 'something else', blanks: [] });
  });
});

test('no message is left over', () => {
  const manifest = readFileSync(join(ROOT, 'manifest.json'), 'utf8');
  const patterns = [...sources.matchAll(/\bt\(\s*`([^`]+)`/g)].map(
    ([, template]) => new RegExp(`^${template!.replaceAll(/\$\{[^}]+\}/g, '.+')}$`),
  );
  const used = (key: string): boolean =>
    sources.includes(`'${key}'`) ||
    SAID.has(key) ||
    // The other forms of what is counted.
    sources.includes(`counted('${baseOf(key)}'`) ||
    manifest.includes(`__MSG_${key}__`) ||
    patterns.some((pattern) => pattern.test(key));
  expect(KEYS.filter((key) => !used(key))).toEqual([]);
});

test('the manifest names messages that exist', () => {
  const named = [...readFileSync(join(ROOT, 'manifest.json'), 'utf8').matchAll(/__MSG_(\w+)__/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, key] of named) expect(KEYS).toContain(key);
});

test('every message says something and says where it stands', () => {
  for (const [key, { message, description }] of Object.entries(messages)) {
    expect(message.trim(), key).toBe(message);
    expect(message, key).not.toBe('');
    expect(description, key).toMatch(/\.$/);
  }
});

test('every scheme is judged', () => {
  for (const scheme of SCHEMES.keys()) {
    const casino = underscored(scheme.split('/')[0]!);
    for (const question of ['uniform', 'reach', 'player', 'casino']) {
      expect(KEYS).toContain(`rule_${casino}_${question}`);
    }
  }
});

test('reasons are sentences', () => {
  for (const [key, { message }] of Object.entries(messages)) {
    if (key.startsWith('reason_')) expect(message, key).toMatch(/^[A-Z].*\.$/);
  }
});

test('stores take the description', () => {
  expect(messages.extension_description.message.length).toBeLessThanOrEqual(132);
});

/** How many arguments follow the code in each `reason('code', …)` of the source. */
function blanksFilled(code: string): number[] {
  return [...sources.matchAll(new RegExp(`\\breason\\('${code}'`, 'g'))].map(({ index }) => {
    let depth = 0;
    let commas = 0;
    for (const sign of sources.slice(index)) {
      if ('([{'.includes(sign)) depth++;
      else if (')]}'.includes(sign) && --depth === 0) return commas;
      else if (sign === ',' && depth === 1) commas++;
    }
    throw new Error(`reason('${code}' has no end`);
  });
}

test.each(Object.keys(REASONS))('every blank in the sentence of %s is filled', (code) => {
  const { message } = messages[`reason_${underscored(code)}` as keyof typeof messages];
  const blanks = Math.max(0, ...[...message.matchAll(/\$(\d)/g)].map(([, digit]) => Number(digit)));
  for (const filled of blanksFilled(code)) expect(filled, message).toBeGreaterThanOrEqual(blanks);
});

describe('docs/verdicts.md', () => {
  const rows = readFileSync(join(ROOT, 'docs/verdicts.md'), 'utf8')
    .split('\n')
    .map((line) => line.split(/\s*\|\s*/))
    .filter((cells) => /^`[\w-]+`$/.test(cells[1] ?? ''))
    .map(([, code, ...rest]) => ({ code: code!.slice(1, -1), rest: rest.slice(0, -1) }));

  test('has a row for every status, in order', () => {
    expect(rows.slice(0, STATUSES.length).map(({ code }) => code)).toEqual(STATUSES);
  });

  test('has a row for every reason, with its effect', () => {
    const told = rows.slice(STATUSES.length).map(({ code, rest }) => [code, rest[0]]);
    expect(Object.fromEntries(told)).toEqual(REASONS);
    expect(told.length).toBe(Object.keys(REASONS).length);
  });

  test('leaves no cell empty', () => {
    for (const { code, rest } of rows) for (const cell of rest) expect(cell, code).not.toBe('');
  });
});

type Messages = Readonly<Record<string, { readonly message: string; readonly description?: string }>>;

const LOCALES = join(ROOT, 'src/_locales');
const messagesIn = (folder: string): Messages =>
  JSON.parse(readFileSync(join(LOCALES, folder, 'messages.json'), 'utf8'));
const english: Messages = messages;

/** Messages that are a name and blanks, in every language. */
const SAME_EVERYWHERE = new Set(['extension_name', 'action_title', 'action_status', 'page_title']);
/** Messages that a language writes as English does: its players use the English word, or it is theirs as well. */
const SAME_WORD: Readonly<Record<string, string>> = {
  de: 'check_seeds fact_casino filter_site game_baccarat game_blackjack game_craps game_hilo game_roulette game_slots hand_title row_player_hand row_seeds said_deck said_deck_1 said_decks said_hash said_nonce said_salt stats_band stats_hand teach_thing_commitment teach_thing_nonce watched_seeding',
  es: 'fact_casino filter_site game_blackjack game_craps game_hilo row_nonce said_decimal said_hash said_nonce teach_thing_commitment teach_thing_nonce',
  'pt-BR':
    'game_blackjack game_craps game_hilo pocket_zero poker_flush poker_full_house poker_royal_flush poker_straight_flush row_nonce said_hash said_nonce teach_thing_commitment teach_thing_nonce',
  ru: 'row_nonce said_nonce teach_thing_nonce',
  tr: 'game_blackjack game_craps game_hilo game_video_poker poker_flush poker_full_house poker_royal_flush poker_straight_flush row_nonce said_hash said_nonce teach_thing_commitment teach_thing_nonce',
};

/** The forms that whole numbers take in a language, besides the one that serves where no other does. */
function formsOf(code: string): string[] {
  const rules = new Intl.PluralRules(code);
  const forms = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
  return [...forms].filter((form) => form !== 'other').sort();
}

const blanksOf = (message: string): string[] => [...new Set(message.match(/\$\d/g))].sort();

test('every language can be chosen, and none that is not there', () => {
  const folders = Object.keys(LANGUAGES).map((code) => code.replace('-', '_'));
  expect(readdirSync(LOCALES).sort()).toEqual(folders.sort());
});

describe.each(Object.keys(LANGUAGES))('%s', (code) => {
  const own = messagesIn(code.replace('-', '_'));
  const counted = KEYS.filter((key) => sources.includes(`counted('${key}'`));

  test('has every message and no other, with the forms that it counts by', () => {
    const single = KEYS.filter((key) => baseOf(key) === key || !counted.includes(baseOf(key)));
    const forms = counted.flatMap((key) => formsOf(code).map((form) => `${key}_${form}`));
    expect(Object.keys(own).sort()).toEqual([...single, ...forms].sort());
  });

  test('has the same blanks in every message', () => {
    for (const [key, { message }] of Object.entries(own)) {
      expect(message.trim(), key).toBe(message);
      expect(message, key).not.toBe('');
      // Browsers take that for a named blank, and the whole extension for broken.
      expect(message, key).not.toMatch(/\$[\w@]+\$/);
      const blanks = blanksOf((english[baseOf(key)] ?? english[key])!.message);
      // The form for one need not say the number.
      const said = /_one$/.test(key)
        ? blanks.filter((blank) => blank !== '$1' || message.includes('$1'))
        : blanks;
      expect(blanksOf(message), key).toEqual(said);
    }
  });

  test('names itself', () => expect(own['language']?.message).toBe(code));

  test('sends nobody to a telephone number, which may be another by now', () => {
    for (const key of ['help_places', 'welcome_help', 'help_signs'])
      expect(own[key]!.message, key).not.toMatch(/\d{3}/);
  });

  test('is taken by stores', () => {
    expect(own['extension_description']!.message.length).toBeLessThanOrEqual(132);
  });

  test.skipIf(code === 'en')('leaves nothing in English', () => {
    const left = Object.entries(own).filter(
      ([key, { message }]) =>
        message === english[key]?.message && /[a-z]{3}/i.test(message) && !SAME_EVERYWHERE.has(key),
    );
    expect(left.map(([key]) => key).sort()).toEqual(
      (SAME_WORD[code] ?? '').split(' ').filter(Boolean).sort(),
    );
  });

  test('has a name of its own for every card', () => {
    for (const kind of ['rank', 'suit']) {
      const names = Object.keys(own).filter((key) => key.startsWith(`${kind}_`));
      expect(new Set(names.map((key) => own[key]!.message)).size).toBe(4);
    }
  });
});
