// @vitest-environment jsdom
/** What is asked of a page itself, where the browser has what jsdom has not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  Reflect.deleteProperty(Document.prototype, 'prerendering');
  for (const { prototype } of [Document, ShadowRoot, Element])
    Reflect.deleteProperty(prototype, 'getAnimations');
});

test('a page is loaded ahead of a visit where its browser says so', async () => {
  const isPrerendering = async () => (await import('../../../src/reading/dom.ts')).isPrerendering(document);
  expect(await isPrerendering()).toBe(false);
  for (const prerendering of [true, false]) {
    vi.resetModules();
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get: () => prerendering,
    });
    expect(await isPrerendering()).toBe(prerendering);
  }
});

test('the animations are those of an element and of all in it, of a document, or of a shadow root', async () => {
  for (const { name, prototype } of [Document, ShadowRoot, Element])
    Object.assign(prototype, { getAnimations: (of?: unknown) => [name, of] });
  const { animationsIn } = await import('../../../src/reading/dom.ts');
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  expect(animationsIn(document)).toEqual(['Document', undefined]);
  expect(animationsIn(root)).toEqual(['ShadowRoot', undefined]);
  expect(animationsIn(document.body)).toEqual(['Element', { subtree: true }]);
});

test('a text without ink has no lines', async () => {
  const { linesOfText } = await import('../../../src/reading/dom.ts');
  for (const blank of ['', ' \n', '\u200b\u3164'])
    expect(linesOfText(document.createTextNode(blank)), JSON.stringify(blank)).toEqual([]);
});

test('what an event went through is an element, or is none, as the window is', async () => {
  const { isElementTarget } = await import('../../../src/reading/dom.ts');
  expect(isElementTarget(document.body)).toBe(true);
  expect(isElementTarget(document)).toBe(false);
  expect(isElementTarget(window)).toBe(false);
});

test('what a style writes is the text that it says, or that of the attribute that it names, and not all of a long one', async () => {
  const { writtenBy } = await import('../../../src/reading/dom.ts');
  const element = document.createElement('b');
  element.setAttribute('data-v', 'K');
  element.setAttribute('data-long', 'x'.repeat(50));
  const written = (content: string) => writtenBy({ content } as CSSStyleDeclaration, element);
  expect(written('"♠"')).toBe('♠');
  expect(written('attr(data-v)')).toBe('K');
  expect(written('attr(data-long)')).toBe('x'.repeat(40));
  for (const none of ['none', 'attr(data-none)', 'counter(n)', 'url("x.png")'])
    expect(written(none), none).toBe('');
});
