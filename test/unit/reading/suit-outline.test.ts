// @vitest-environment jsdom
/** Which suit a drawing has the outline of, where drawings are rows and columns of points, as many as are looked at. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const POINTS = 24;

/** How wide a drawing is in each line, its middle in the middle, and how far down each of some columns is empty. */
interface Outline {
  readonly widths: readonly number[];
  readonly tops?: Readonly<Record<number, number>>;
  /** So far to the right are lines moved. */
  readonly moved?: Readonly<Record<number, number>>;
  /** Height to width. */
  readonly aspect?: number;
}

const fills = ({ widths, tops = {}, moved = {} }: Outline, x: number, y: number): boolean => {
  const from = Math.floor((POINTS - widths[y]!) / 2) + (moved[y] ?? 0);
  return x >= from && x < from + widths[y]! && y >= (tops[x] ?? 0);
};

const drawn = new Map<string, Outline | 'unknown'>();
const own = (part: Element): Outline | undefined => {
  const outline = drawn.get(part.getAttribute('d')!);
  if (outline === 'unknown') throw new DOMException('It is not drawn.');
  return outline;
};

class SVGGraphicsElement {
  getBBox(this: Element) {
    return { x: 0, y: 0, width: POINTS, height: POINTS * (own(this)!.aspect ?? 1) };
  }
}
class SVGGeometryElement {
  isPointInFill(this: Element, { x, y }: { x: number; y: number }): boolean {
    const outline = own(this)!;
    return fills(outline, Math.floor(x), Math.floor(y / (outline.aspect ?? 1)));
  }
}
const STYLE = {
  ...{ fill: 'rgb(0, 0, 0)', fillOpacity: '1', visibility: 'visible', opacity: '1' },
  ...{ display: 'inline', clipPath: 'none', maskImage: 'none' },
  // Drawn by attributes alone.
  getPropertyValue: () => '',
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('SVGGraphicsElement', SVGGraphicsElement);
  vi.stubGlobal('SVGGeometryElement', SVGGeometryElement);
  vi.stubGlobal('getComputedStyle', (part: Element) => ({
    ...STYLE,
    ...JSON.parse(part.getAttribute('data-style') ?? '{}'),
  }));
  drawn.clear();
});
afterEach(() => vi.unstubAllGlobals());

const read = async (html: string): Promise<string | null> => {
  const { suitOfOutline } = await import('../../../src/reading/suit-outline.ts');
  document.body.innerHTML = html;
  return suitOfOutline(document.querySelector('svg')!);
};

const suitOf = (outline: Outline): Promise<string | null> => {
  const d = `outline ${drawn.size}`;
  drawn.set(d, outline);
  return read(`<svg><path d="${d}"/></svg>`);
};

const DIAMOND = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1];
const SPADE = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 24, 24, 24, 24, 16, 6, 4, 4, 4, 6, 8, 10];
const CLUB = [6, 8, 10, 12, 12, 12, 12, 12, 16, 20, 24, 24, 24, 24, 24, 20, 14, 6, 4, 4, 4, 6, 8, 10];
const HEART = [20, 24, 24, 24, 24, 24, 24, 24, 24, 24, 22, 22, 20, 20, 18, 16, 14, 12, 10, 8, 6, 5, 3, 1];
/** How far down a heart is empty in its middle. */
const NOTCH = { 10: 3, 11: 4, 12: 4, 13: 3 };

/** Lines of an outline as wide as these. */
const but = (widths: readonly number[], others: Readonly<Record<number, number>>): readonly number[] =>
  widths.map((width, y) => others[y] ?? width);

test('each suit has its outline', async () => {
  expect(await suitOf({ widths: DIAMOND })).toBe('d');
  expect(await suitOf({ widths: SPADE })).toBe('s');
  expect(await suitOf({ widths: CLUB })).toBe('c');
  expect(await suitOf({ widths: HEART, tops: NOTCH })).toBe('h');
});

type Cases = readonly (readonly [what: string, outline: Outline])[];

const STILL: Readonly<Record<string, Cases>> = {
  d: [
    ['low', { widths: DIAMOND, aspect: 0.75 }],
    ['high', { widths: DIAMOND, aspect: 1.55 }],
    ['two lines beside its middle', { widths: DIAMOND, moved: { 5: 3, 6: 3 } }],
    ['a point that lies between two lines', { widths: but(DIAMOND, { 0: 0, 23: 0 }) }],
    ['round', { widths: but(DIAMOND, { 2: 10, 3: 10, 20: 10, 21: 10, 6: 17, 17: 17 }) }],
    [
      'hollow',
      { widths: but(DIAMOND, { 4: 6, 5: 6, 6: 7, 7: 7, 8: 11, 15: 11, 16: 7, 17: 7, 18: 6, 19: 6 }) },
    ],
    ['uneven by three points', { widths: but(DIAMOND, { 4: 12 }) }],
    ['narrow', { widths: DIAMOND.map((width) => Math.min(width, 21)) }],
  ],
  s: [
    [
      'a stem as wide as half of it',
      { widths: but(SPADE, { 16: 16, 17: 14, 18: 12, 19: 12, 20: 12, 21: 12, 22: 14 }) },
    ],
    ['wide above', { widths: but(SPADE, { 3: 10, 4: 13, 5: 16, 6: 18, 7: 18 }) }],
    ['narrower by two points in a line', { widths: but(SPADE, { 9: 22, 10: 20 }) }],
    ['narrow below', { widths: but(SPADE, { 14: 15, 15: 15 }) }],
    ['a foot that ends a line above', { widths: but(SPADE, { 23: 0 }) }],
  ],
  c: [
    ['wide above', { widths: but(CLUB, { 4: 16 }) }],
    ['as broad as any where it begins', { widths: but(CLUB, { 0: 9 }) }],
    ['as round as any', { widths: but(CLUB, { 2: 13, 6: 18 }) }],
  ],
  h: [
    ['a deep notch', { widths: HEART, tops: { 10: 3, 11: 9, 12: 10, 13: 3 } }],
    ['one side two points higher', { widths: HEART, tops: { ...NOTCH, 17: 2 } }],
    ['two points down at its sides', { widths: HEART, tops: { ...NOTCH, 6: 3, 17: 3 } }],
    [
      'a broad point',
      { widths: but(HEART, { 17: 16, 18: 16, 19: 16, 20: 14, 21: 12, 22: 10 }), tops: NOTCH },
    ],
    ['narrow above', { widths: but(HEART, { 7: 20 }), tops: NOTCH }],
  ],
};

const NONE: Cases = [
  ['all of a box', { widths: Array(24).fill(24) }],
  ['nothing', { widths: Array(24).fill(0) }],
  ['a diamond that is too low', { widths: DIAMOND, aspect: 0.65 }],
  ['a diamond that is too high', { widths: DIAMOND, aspect: 1.7 }],
  ['a diamond, three lines beside its middle', { widths: DIAMOND, moved: { 5: 3, 6: 3, 7: 3 } }],
  ['a diamond, too narrow', { widths: DIAMOND.map((width) => Math.min(width, 20)) }],
  ['a diamond without its lower point', { widths: but(DIAMOND, { 22: 0, 23: 0 }) }],
  ['a diamond without its upper point', { widths: DIAMOND, tops: { 12: 2 } }],
  ['a diamond with edges that are round', { widths: but(DIAMOND, { 2: 11, 3: 11, 20: 11, 21: 11 }) }],
  ['a diamond with edges that are broad', { widths: but(DIAMOND, { 6: 18, 7: 18, 16: 18, 17: 18 }) }],
  [
    'a diamond with edges that are hollow',
    { widths: but(DIAMOND, { 3: 6, 4: 6, 5: 6, 6: 6, 17: 6, 18: 6, 19: 6, 20: 6 }) },
  ],
  [
    'a diamond that is hollow above its middle',
    { widths: but(DIAMOND, { 5: 9, 6: 9, 7: 9, 8: 10, 15: 10, 16: 9, 17: 9, 18: 9 }) },
  ],
  ['a spade with a broad stem', { widths: but(SPADE, { 17: 14, 18: 13, 19: 13, 20: 13, 21: 13, 22: 14 }) }],
  ['a spade, too broad above', { widths: but(SPADE, { 3: 10, 4: 14, 5: 17, 6: 19, 7: 19 }) }],
  ['a spade, too narrow below', { widths: but(SPADE, { 14: 14, 15: 14 }) }],
  ['a spade with a gap in its stem', { widths: but(SPADE, { 19: 0 }) }],
  ['a spade that is narrower by three points in a line', { widths: but(SPADE, { 9: 22, 10: 19 }) }],
  [
    'a spade with a broad head',
    { widths: but(SPADE, { 0: 10, 1: 15, 2: 13, 3: 14, 4: 15, 5: 16, 6: 18, 7: 18 }) },
  ],
  ['a spade without a point', { widths: SPADE, tops: { 12: 2 } }],
  ['a spade without a foot', { widths: but(SPADE, { 22: 0, 23: 0 }) }],
  ['between a spade and a club', { widths: but(CLUB, { 2: 8 }) }],
  ['a club, too broad above', { widths: but(CLUB, { 4: 17 }) }],
  ['a club, too broad in its middle', { widths: but(CLUB, { 2: 14, 6: 19 }) }],
  ['a club, too broad where it begins', { widths: but(CLUB, { 0: 10 }) }],
  [
    'an arrow that points down',
    { widths: [...Array(10).fill(9), 24, 23, 21, 19, 17, 15, 13, 12, 10, 8, 6, 4, 3, 1] },
  ],
  ['a spade with its foot beside it', { widths: but(SPADE, { 22: 4, 23: 4 }), moved: { 22: -4, 23: -4 } }],
  ['a diamond that is broader at its point', { widths: but(DIAMOND, { 0: 7, 1: 3 }) }],
  ['a diamond that is broader above its middle', { widths: but(DIAMOND, { 9: 19, 10: 22, 11: 19 }) }],
  ['a diamond with a broad point', { widths: but(DIAMOND, { 0: 8, 1: 8, 2: 8, 3: 8, 6: 12, 20: 8, 21: 8 }) }],
  ['a heart with too deep a notch', { widths: HEART, tops: { 10: 3, 11: 11, 12: 11, 13: 3 } }],
  ['a heart, one side three points higher', { widths: HEART, tops: { ...NOTCH, 17: 3 } }],
  ['a heart that begins too far down', { widths: HEART, tops: { 10: 6, 11: 6, 12: 6, 13: 6, 6: 4, 17: 4 } }],
  [
    'a heart, too broad below',
    { widths: but(HEART, { 16: 18, 17: 18, 18: 18, 19: 17, 20: 12, 21: 10, 22: 8 }), tops: NOTCH },
  ],
  [
    'a heart with too broad a point',
    { widths: but(HEART, { 16: 16, 17: 16, 18: 16, 19: 16, 20: 14, 21: 13, 22: 11, 23: 9 }), tops: NOTCH },
  ],
  ['a heart that is broader again', { widths: but(HEART, { 17: 8, 18: 12 }), tops: NOTCH }],
  ['a heart, too narrow above', { widths: but(HEART, { 7: 19 }), tops: NOTCH }],
];

describe.each(Object.entries(STILL))('an outline is that of %s', (suit, cases) => {
  test.each(cases)('%s', async (_, outline) => {
    expect(await suitOf(outline)).toBe(suit);
  });
});

describe('an outline is that of none', () => {
  test.each(NONE)('%s', async (_, outline) => {
    expect(await suitOf(outline)).toBeNull();
  });
});

describe('the parts of a drawing', () => {
  const whole = (name = 'a') => {
    drawn.set(name, { widths: DIAMOND });
    return `<path d="${name}"/>`;
  };
  const draw = (parts: string, attributes = '') => read(`<svg ${attributes}>${parts}</svg>`);

  test('are six at most, and none that are turned against others', async () => {
    expect(await draw(whole().repeat(6))).toBe('d');
    expect(await draw(whole().repeat(7))).toBeNull();
    const turned = whole().replace('/>', ' transform="rotate(90)"/>');
    expect(await draw(turned)).toBe('d');
    expect(await draw(whole() + turned)).toBeNull();
    expect(await draw(turned + whole())).toBeNull();
    expect(await draw('')).toBeNull();
  });

  test('are told by as many letters as a suit takes', async () => {
    const none = ','.repeat(11).length;
    expect(await draw(whole('a'.repeat(4000 - none)))).toBe('d');
    expect(await draw(whole('a'.repeat(4001 - none)))).toBeNull();
  });

  test('have a place each', async () => {
    drawn.set('unknown', 'unknown');
    expect(await draw(`${whole()}<path d="unknown"/>`)).toBeNull();
    expect(await draw(`<path d="unknown"/>${whole()}`)).toBeNull();
  });

  const styled = (style: object, inner = whole()) => `<g data-style='${JSON.stringify(style)}'>${inner}</g>`;

  test('are those that show, of the first twenty', async () => {
    for (const style of [{ opacity: '0.6' }, { maskImage: undefined }])
      expect(await draw(styled(style)), JSON.stringify(style)).toBe('d');
    for (const style of [
      { opacity: '0.3' },
      { maskImage: 'url(a)' },
      { clipPath: 'url(a)' },
      { display: 'none' },
    ])
      expect(await draw(styled(style)), JSON.stringify(style)).toBeNull();
    const hidden = styled({ display: 'none' });
    expect(await draw(hidden.repeat(19) + whole())).toBe('d');
    expect(await draw(hidden.repeat(20) + whole())).toBeNull();
  });

  test('may be in ten groups, and in a drawing in the drawing', async () => {
    const within = (groups: number) => draw('<g>'.repeat(groups) + whole() + '</g>'.repeat(groups));
    expect(await within(10)).toBe('d');
    expect(await within(11)).toBeNull();
    expect(await draw(`<svg>${whole()}</svg>`)).toBe('d');
    expect(await draw(`<svg data-style='{"opacity":"0.1"}'>${whole()}</svg>`)).toBeNull();
  });

  test('are pips of one suit, as many as a card has, on one that is drawn as a whole', async () => {
    const pip = async (pips: string) => {
      const { suitOfPip } = await import('../../../src/reading/suit-outline.ts');
      document.body.innerHTML = `<svg><text>K</text>${pips}</svg>`;
      return suitOfPip(document.querySelector('path')!);
    };
    drawn.set('spade', { widths: SPADE });
    const spade = '<path d="spade"/>';
    const unseen = (path: string) => path.replace('<path', `$& data-style='{"fill":"none"}'`);
    expect(await pip(whole().repeat(14))).toBe('d');
    expect(await pip(whole().repeat(15))).toBeNull();
    expect(await pip(whole() + spade)).toBeNull();
    expect(await pip(whole() + unseen(spade))).toBe('d');
    expect(await pip(unseen(spade) + whole())).toBeNull();
  });

  test('have one ink, or what shows them has', async () => {
    const ink = async (html: string) => {
      const { inkOf } = await import('../../../src/reading/suit-outline.ts');
      document.body.innerHTML = html;
      return inkOf(document.body.firstElementChild!);
    };
    const filled = (part: string, fill: string) => part.replace(' ', ` data-style='{"fill":"${fill}"}' `);
    const [red, black] = ['rgb(200, 0, 0)', 'rgb(0, 0, 0)'];
    expect(await ink(`<svg>${filled(whole(), red)}</svg>`)).toBe(red);
    expect(await ink(`<svg>${filled(whole(), red)}${filled(whole(), black)}</svg>`)).toBeNull();
    expect(await ink(`<svg>${filled(whole(), 'url(#light)')}</svg>`)).toBeNull();
    expect(await ink('<svg></svg>')).toBeNull();
    const shown = (part: string) =>
      ink(`<svg>${filled('<use href="#kept"/>', red)}</svg><svg><symbol id="kept">${part}</symbol></svg>`);
    expect(await shown(filled(whole(), black))).toBe(red);
    expect(await shown(filled(whole(), black).replace('<path', '$& fill="#000"'))).toBe(black);
  });

  test('are kept elsewhere under a name that either attribute tells', async () => {
    const kept = `<svg><symbol id="kept">${whole()}</symbol></svg>`;
    for (const address of ['href="#kept"', 'xlink:href="#kept"'])
      expect(await read(`<svg><use ${address}/></svg>${kept}`), address).toBe('d');
    for (const address of ['', 'href="#other"', 'href="kept"'])
      expect(await read(`<svg><use ${address}/></svg>${kept}`), address).toBeNull();
    expect(await read(`<svg><use/></svg>${kept.replace('kept', 'undefined')}`)).toBeNull();
  });
});
