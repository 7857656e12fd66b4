// @vitest-environment jsdom
/** What is asked of a page itself, where the browser has what jsdom has not. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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

describe('shadow roots', () => {
  const roots = new WeakMap<Element, ShadowRoot>();
  const NAME = 'openOrClosedShadowRoot';
  const inChrome = (of: Element) => {
    if (of.localName === 'math') throw new TypeError('no HTML element');
    return roots.get(of) ?? null;
  };

  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, NAME);
  });

  function host(mode: ShadowRootMode, inside: string, shown: string, name = 'div'): Element {
    const element = document.createElement(name);
    element.innerHTML = shown;
    const root = element.attachShadow({ mode });
    root.innerHTML = inside;
    roots.set(element, root);
    return element;
  }

  test('open ones are those of the page, and closed ones are not known where nothing tells', async () => {
    const { anyRoot, slotOf } = await import('../../../src/reading/dom.ts');
    const [open, closed] = (['open', 'closed'] as const).map((mode) =>
      host(mode, '<slot></slot>', '<b>A</b>'),
    ) as [Element, Element];
    expect(anyRoot(open)).toBe(open.shadowRoot);
    expect(anyRoot(closed)).toBeNull();
    expect(slotOf(open.firstChild!)?.localName).toBe('slot');
    expect(slotOf(closed.firstChild!)).toBeNull();
    expect(anyRoot(document.createElement('p'))).toBeNull();
  });

  test.each(['Chrome', 'Firefox'])('closed ones are known where %s tells of them', async (browser) => {
    if (browser === 'Chrome') vi.stubGlobal('chrome', { dom: { [NAME]: inChrome } });
    else
      Object.defineProperty(Element.prototype, NAME, {
        configurable: true,
        get(this: Element) {
          return roots.get(this) ?? null;
        },
      });
    const { anyRoot, attachOurs, slotOf } = await import('../../../src/reading/dom.ts');
    const closed = host(
      'closed',
      '<slot name="first"></slot><i></i><slot id="rest"></slot>',
      '<b>A</b>♠<b slot="first">K</b><b slot="none">Q</b>',
    );
    // Until it is asked for, nobody knows what it shows.
    expect(slotOf(closed.firstChild!)).toBeNull();
    expect(anyRoot(closed)).toBe(roots.get(closed));
    const [ace, suit, king, queen] = closed.childNodes as unknown as [Node, Node, Node, Node];
    expect([ace, suit, king].map((node) => (slotOf(node) as Element).id)).toEqual(['rest', 'rest', '']);
    expect(slotOf(king)).toBe(roots.get(closed)!.firstChild);
    expect(slotOf(queen)).toBeNull();
    expect(slotOf(roots.get(closed)!)).toBeNull();
    expect(slotOf(document.createElement('b'))).toBeNull();
    // Open ones are those of the page, which is asked first.
    const open = host('open', '<slot></slot>', '<b>A</b>');
    roots.delete(open);
    expect(anyRoot(open)).toBe(open.shadowRoot);
    // What Cutcard shows itself is no part of the page.
    const banner = document.createElement('div');
    roots.set(banner, attachOurs(banner));
    expect(anyRoot(banner)).toBeNull();
    expect(banner.shadowRoot).toBeNull();
    if (browser === 'Chrome') expect(anyRoot(document.createElement('math'))).toBeNull();
    expect(anyRoot(document.createElement('p'))).toBeNull();
  });
});
