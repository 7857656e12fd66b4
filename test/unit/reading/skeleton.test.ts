// @vitest-environment jsdom
/** What a report of a page tells of it: its structure and labels, and of anything else only what it looks like. */
import { expect, test } from 'vitest';
import { skeletonOf } from '../../../src/reading/skeleton.ts';

const HASH = 'a1'.repeat(32);

/** The lines on a page, without its address. */
function linesOn(html: string, ...regions: readonly string[]): string[] {
  document.documentElement.innerHTML = `<head></head><body>${html}</body>`;
  const found = regions.flatMap((selector) => [...document.querySelectorAll(selector)]);
  return skeletonOf(document, found).split('\n').slice(1);
}

test('the structure of a page, its labels, and the shapes of values', () => {
  expect(
    linesOn(`<main id="fair" class="panel" style="top: 0" name="">
      <label for="h">Server seed hash</label><input type="text" id="h" readonly value="${HASH}">
      <p>Balance 12</p><script>let a</script><svg><title>Copy</title></svg>
      <b>tom77</b><span>Nonce</span> <code>14</code><textarea>mine</textarea><select><option>one</option></select>
      <button>Rotate <i>pair</i></button></main>`),
  ).toEqual([
    '<body>',
    '  <main id="fair" class="panel">',
    '    <label for="h">',
    '      “Server seed hash”',
    '    <input id="h" type="text"> (64 hex digits)',
    '    <p>',
    '      (text of 10 characters)',
    '    <b>',
    '      (a word of 5 characters)',
    '    <span>',
    '      “Nonce”',
    '    <code>',
    '      (2 digits)',
    '    <textarea> (a word of 4 characters)',
    '    <select> (a word of 3 characters)',
    '    <button>',
    '      “Rotate”',
    '      <i>',
    '        “pair”',
  ]);
});

test('what looks like a value is not told, even where labels stand', () => {
  const told = (text: string) => linesOn(`<h2>${text}</h2>`, 'h2')[1];
  expect(told('Fairness')).toBe('  “Fairness”');
  expect(told('x '.repeat(30).trim().padEnd(60, 'y'))).toMatch(/^ {2}“/);
  for (const text of [
    HASH,
    `Seed ${'b2'.repeat(8)}`,
    '12.50',
    `Key ${'x'.repeat(24)}`,
    'x '.repeat(30).trim().padEnd(61, 'y'),
  ])
    expect(told(text), text).toMatch(/^ {2}\(/);
});

test('what stands right before a value is a label, and nothing else beside it', () => {
  const first = (html: string) => linesOn(html, '#it')[1];
  expect(first('<i id="it">Word</i> is <output>5</output>')).toBe('  “Word”');
  expect(first('<i id="it">Word</i>')).toBe('  (a word of 4 characters)');
  expect(first('<i id="it">Word</i><u>x</u><output>5</output>')).toBe('  (a word of 4 characters)');
});

test('parts of the page, and what stands in a shadow root', () => {
  document.documentElement.innerHTML = '<body><p id="a">One</p><x-b id="b"><i></i></x-b></body>';
  document.querySelector('#b')!.attachShadow({ mode: 'open' }).innerHTML = '<b>Two</b>';
  const regions = ['#b', '#a'].map((selector) => document.querySelector(selector)!);
  expect(skeletonOf(document, regions).split('\n')).toEqual([
    `${location.hostname}${location.pathname}`,
    '<x-b id="b">',
    '  #shadow-root',
    '    <b>',
    '      (a word of 3 characters)',
    '  <i>',
    '<p id="a">',
    '  (a word of 3 characters)',
  ]);
  document.body.remove();
  expect(skeletonOf(document, []).split('\n').slice(1)).toEqual(['<html>']);
});

test('a report is no longer than it must be', () => {
  expect(linesOn('<i></i>'.repeat(299))).toHaveLength(300);
  expect(linesOn('<i></i>'.repeat(300))).toHaveLength(301);
  expect(linesOn('<i></i>'.repeat(300)).at(-1)).toBe('… 1 more');
  expect(linesOn('<i></i>'.repeat(3100)).at(-1)).toBe('… 2701 more');
  expect(linesOn(`<i id="it" class="${'x'.repeat(70)}"></i>`, '#it')).toEqual([
    `<i id="it" class="${'x'.repeat(60)}">`,
  ]);
  const deep = linesOn(`${'<i>'.repeat(25)}${'</i>'.repeat(25)}`);
  expect(deep.slice(-6)).toEqual([20, 20, 20, 20, 20, 20].map((indent) => `${'  '.repeat(indent)}<i>`));
  expect(deep[19]).toBe(`${'  '.repeat(19)}<i>`);
});
