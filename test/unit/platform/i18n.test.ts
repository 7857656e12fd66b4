import { afterEach, describe, expect, test, vi } from 'vitest';
import es from '../../../src/_locales/es/messages.json' with { type: 'json' };
import ja from '../../../src/_locales/ja/messages.json' with { type: 'json' };
import ru from '../../../src/_locales/ru/messages.json' with { type: 'json' };
import { reason } from '../../../src/core/verdict.ts';
import {
  counted,
  language,
  messageOf,
  number,
  reasonSentence,
  speak,
  statusOf,
  t,
} from '../../../src/platform/i18n.ts';

vi.mock('../../../src/platform/browser.ts', () => import('../ui/words.ts'));

const wordsOf = (messages: Record<string, { message: string }>) =>
  Object.fromEntries(Object.entries(messages).map(([key, { message }]) => [key, message]));

afterEach(() => speak(undefined));

describe('a language that was chosen', () => {
  test('takes the place of the browser’s, and gives it back', () => {
    expect(t('status_mismatch')).toBe('Mismatch');
    speak(wordsOf(ja));
    expect(t('status_mismatch')).toBe('不一致');
    expect(language()).toBe('ja');
    speak(undefined);
    expect(t('status_mismatch')).toBe('Mismatch');
  });

  test('fills blanks in its own order, with what looks like a blank left as it is', () => {
    speak(wordsOf(ja));
    expect(t('card_name', 'エース', 'スペード')).toBe('スペードのエース');
    expect(t('page_title', '$2')).toBe('$2 · Cutcard');
  });

  test('counts by its own forms and writes its own numbers', () => {
    speak(wordsOf(ru));
    expect([1, 3, 5, 21].map((count) => counted('hands_found', count))).toEqual([
      '1 раздача',
      '3 раздачи',
      '5 раздач',
      '21 раздача',
    ]);
    expect(number(1234567.5)).toMatch(/^1\s234\s567,5$/);
    speak(wordsOf(ja));
    expect(counted('hands_found', 1)).toBe('1ハンド');
  });

  test('has a status behind a number agree with it', () => {
    expect([1, 2].map((count) => statusOf('mismatch', count))).toEqual(['mismatch', 'mismatches']);
    expect(statusOf('verified', 2)).toBe('verified');
    speak(wordsOf(es));
    expect([1, 2].map((count) => statusOf('verified', count))).toEqual(['verificada', 'verificadas']);
  });

  test('leaves a message that it lacks to the browser', () => {
    speak({ language: 'ja' });
    expect(t('status_mismatch')).toBe('Mismatch');
    expect(messageOf('no_such_message', [])).toBe('');
  });
});

test('a chance is written as a number, and a nonce as the casino writes it', () => {
  const said = reasonSentence(reason('nonce-aligned', '1234', '2443022400'));
  expect(said).toContain('2,443,022,400 times');
  expect(said).toContain('nonce 1234');
});
