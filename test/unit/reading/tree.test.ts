// @vitest-environment jsdom
/** A page as one tree, with what stands in its shadow roots and frames. */
import { expect, test } from 'vitest';
import {
  closest,
  commonAncestor,
  elementsDown,
  elementsUp,
  isInOneOf,
  rootAround,
  textOf,
  walk,
} from '../../../src/reading/tree.ts';

const on = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};
const the = (selector: string): Element => document.querySelector(selector)!;

const textsIn = (node: Node): string[] => {
  const texts: string[] = [];
  walk(node, { text: ({ data }) => texts.push(data) });
  return texts;
};

test('what nests deeper than pages do is not read', () => {
  const nested = (levels: number) =>
    textsIn(on(`${'<i>'.repeat(levels)}A♠${'</i>'.repeat(levels)}<p>K♥</p>`));
  expect(nested(250)).toEqual(['A♠', 'K♥']);
  expect(nested(251)).toEqual(['K♥']);
  const inPage = (levels: number) => {
    on(`${'<i>'.repeat(levels)}A♠${'</i>'.repeat(levels)}`);
    return textsIn(document);
  };
  expect([inPage(248), inPage(249)]).toEqual([['A♠'], []]);
  const inRoot = (levels: number) => {
    on(`${'<i>'.repeat(levels)}<x-part></x-part>${'</i>'.repeat(levels)}`);
    the('x-part').attachShadow({ mode: 'open' }).innerHTML = 'A♠';
    return textsIn(document.body);
  };
  expect(inRoot(248)).toEqual(['A♠']);
  expect(inRoot(249)).toEqual([]);
});

test('what is called a title in it is no text of the page', () => {
  on('<p>One</p><svg><title>Two</title></svg><script>3</script><p>Four</p>');
  expect(textsIn(document.body)).toEqual(['One', 'Four']);
  expect(textsIn(the('title'))).toEqual(['Two']);
  expect(textsIn(the('svg'))).toEqual([]);
});

test('a text is told without its buttons and the blanks around it, where it is short enough', () => {
  const told = (html: string, most: number, mostParts?: number) =>
    textOf(on(html).firstElementChild!, most, mostParts);
  expect(told('<p> A <button>Hold</button><b>♠</b></p>', 3, 5)).toBe('A ♠');
  expect(told('<p><button>Hold</button></p>', 9)).toBe('');
  expect(told('<p>abc</p>', 3)).toBe('abc');
  expect(told('<p>abcd</p>', 3)).toBeNull();
  expect(told('<p>   abc</p>', 3)).toBe('abc');
  expect(told('<p>    abc</p>', 3)).toBeNull();
  expect(told('<p>a</p>', 9, 2)).toBe('a');
  expect(told('<p>a</p>', 9, 1)).toBeNull();
  expect(told('<p>a<b></b></p>', 9, 3)).toBe('a');
  expect(told('<p>a<b></b></p>', 9, 2)).toBeNull();
});

test('what a drawing is called counts where nothing is written', () => {
  const drawing = '<svg><title>King</title></svg>';
  expect(textOf(on(`<p>${drawing}<svg><title>Two</title></svg></p>`), 9)).toBe('King');
  expect(textOf(on(`<p>Ace${drawing}</p>`), 9)).toBe('Ace');
  expect(textOf(on(`<p>${drawing}</p>`), 3, 9)).toBe('');
});

test('what a frame shows stands in it, whatever kind of frame it is', () => {
  for (const name of ['iframe', 'frame'] as const) {
    const frame = document.createElement(name) as HTMLIFrameElement;
    on('').append(frame);
    frame.contentDocument!.body.innerHTML = 'A♠';
    expect(textsIn(document.body), name).toEqual(['A♠']);
    expect(elementsUp(frame.contentDocument!.body, 9)).toContain(frame);
  }
});

test('elements are counted from the inside outwards, or from the outside inwards, so many at most', () => {
  on('<main><p><b>A♠</b><i></i></p></main>');
  const names = (elements: readonly Element[]) => elements.map(({ localName }) => localName);
  expect(names(elementsUp(the('b').firstChild, 2))).toEqual(['b', 'p']);
  expect(names(elementsUp(the('b'), 3))).toEqual(['b', 'p', 'main']);
  expect(elementsUp(null, 3)).toEqual([]);
  expect(names(elementsDown(the('main'), 3))).toEqual(['main', 'p', 'b']);
  expect(names(elementsDown(the('main'), 9))).toEqual(['main', 'p', 'b', 'i']);
});

test('what holds several is the smallest that does, and around one alone what it stands in', () => {
  on('<main><p><b>A♠</b><i>K♥</i></p><p><u></u></p></main>');
  expect(commonAncestor([the('b'), the('i')])).toBe(the('p'));
  expect(commonAncestor([the('b').firstChild!, the('u')])).toBe(the('main'));
  expect(commonAncestor([the('b'), the('b').firstChild!])).toBe(the('b'));
  expect(commonAncestor([the('b')])).toBe(the('p'));
  expect(commonAncestor([])).toBeNull();
  expect(commonAncestor([the('b'), document.createElement('b')])).toBeNull();
  expect(commonAncestor([document.implementation.createHTMLDocument().documentElement])).toBeNull();
  expect(isInOneOf(new Set([the('main'), the('u')]), the('b').firstChild!)).toBe(true);
  expect(isInOneOf(new Set([the('i'), the('u')]), the('b').firstChild!)).toBe(false);
});

test('the nearest that matches is none beyond a limit', () => {
  on('<main class="a"><p class="b"><b></b></p></main>');
  expect(closest(the('b'), '.a')).toBe(the('main'));
  expect(closest(the('b'), '.b', the('p'))).toBe(the('p'));
  expect(closest(the('b'), '.a', the('p'))).toBeNull();
});

test('the root around an element is its page or its shadow root, or where it is nowhere its outermost', () => {
  on('<p></p><x-part></x-part>');
  const root = the('x-part').attachShadow({ mode: 'open' });
  root.innerHTML = '<i></i>';
  expect(rootAround(the('p'))).toBe(document);
  expect(rootAround(root.querySelector('i')!)).toBe(root);
  const apart = document.createElement('div');
  apart.innerHTML = '<p></p>';
  expect(rootAround(apart.firstElementChild!)).toBe(apart);
});
