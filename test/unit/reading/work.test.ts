// @vitest-environment jsdom
/**
 * What a look over a page costs grows with the page and no faster, whatever the page is made of. Counted, not timed:
 * what is asked of the page's nodes, and what expressions are tried on.
 */
import { beforeAll, expect, test } from 'vitest';
import type * as SurveyModule from '../../../src/reading/survey.ts';
import type { PageReader } from '../../../src/sites/reader.ts';

const LONGEST_TEXT = 2100;

const work = { asked: 0, tried: 0, longest: 0 };
/** Tried on long texts, these take no longer than the text is. */
const LINEAR = [
  '\\s[·•|/=→>:—–-]{1,2}\\s|[,;]\\s|\\n',
  '\\s+',
  '(?<!\\S)(?:jsx|svelte)-\\S+',
  '(?:^|[\\s_-])held(?:$|\\s)',
  '__(?!rank|suit|value)(?=[\\w-]{0,4}[A-Z\\d])[\\w-]{5}(?=\\s|$)',
  '([a-z]{4})(?=[A-Z])',
];
const triedOnLong = new Set<string>();

const SELECTING = new Set(['matches', 'querySelector', 'querySelectorAll']);
let selecting = 0;

/** Wraps what a prototype has, so that each use counts. */
function count(prototype: object): void {
  for (const [name, own] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const { get, value } = own;
    if (name === 'constructor' || !own.configurable) continue;
    if (get) {
      const counted = function (this: unknown) {
        work.asked++;
        return get.call(this);
      };
      Object.defineProperty(prototype, name, { ...own, get: counted });
    } else if (typeof value === 'function') {
      const counted = function (this: unknown, ...args: unknown[]) {
        work.asked++;
        if (!SELECTING.has(name)) return value.apply(this, args);
        // Browsers hold no expressions against a page to match selectors; what stands in for one here does.
        selecting++;
        try {
          return value.apply(this, args);
        } finally {
          selecting--;
        }
      };
      Object.defineProperty(prototype, name, { ...own, value: counted });
    }
  }
}

let sites: readonly PageReader[];
let survey: typeof SurveyModule.survey;

beforeAll(async () => {
  // What jsdom has not.
  Object.assign(Element.prototype, { checkVisibility: () => true, getAnimations: () => [] });
  for (const { prototype } of [Node, Element, CharacterData, Document, HTMLInputElement]) count(prototype);
  const { exec } = RegExp.prototype;
  Object.defineProperty(RegExp.prototype, 'exec', {
    configurable: true,
    writable: true,
    value(this: RegExp, text: string) {
      if (selecting > 0) return exec.call(this, text);
      work.tried += String(text).length;
      if (text.length > 200) triedOnLong.add(this.source);
      work.longest = Math.max(work.longest, String(text).length);
      return exec.call(this, text);
    },
  });
  ({ survey } = await import('../../../src/reading/survey.ts'));
  const { SITES } = await import('../../../src/sites/index.ts');
  const { GENERIC } = await import('../../../src/sites/generic.ts');
  const { readAs } = await import('../../../src/sites/read-as.ts');
  sites = [...SITES, GENERIC].map(({ id }) => readAs(id));
});

const times = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join('');
const nested = (n: number, open: string, close: string): string => open.repeat(n) + close.repeat(n);

const PLAY = '<button>Hit</button><button>Stand</button>';
const HEADS = '<h3>Dealer</h3><ul><li>A♠</li><li>K♥</li></ul><h3>Player</h3>';

/** Each made of so many parts. */
const PAGES: Readonly<Record<string, (n: number) => string>> = {
  'texts of digits and blanks': (n) => times(n, () => `<p>${'7 '.repeat(1000)}x</p>`),
  'one text of numbers': (n) => `<p>${'1 '.repeat(100 * n)}</p>`,
  'numbers in a link': (n) => `<a>${times(n, () => `<i>${'1234 '.repeat(12)}</i>`)}</a>`,
  'links of numbers': (n) => times(n, (i) => `<a>${100 + i} <i>${100 + i} 1 1</i></a>`),
  'labels in one row': (n) => times(n, () => '<label>Next server seed</label>'),
  'labels in one table': (n) => `<table>${times(n, () => '<tr><td>Nonce</td><td>1</td></tr>')}</table>`,
  'labels in a row of a table': (n) => `<table><tr>${times(n, () => '<th>Nonce</th>')}</tr></table>`,
  'labels with ids': (n) => times(n, (i) => `<p><b id="l${i}">Next client seed</b><i></i></p>`),
  'boxes named by one label': (n) =>
    `<b id="l">Next client seed</b>${times(n, () => '<input aria-labelledby="l">')}`,
  'labels with much beside them': (n) => times(n, () => `<p><b>Bet</b>${'<i></i>'.repeat(10)}</p>`),
  'spans in spans': (n) => times(n >> 4, () => nested(32, '<span>a', '</span>')),
  'a label of empty parts': (n) => nested(20, '<b>a', '<i></i>'.repeat(n >> 2)),
  'cards under one heading': (n) => `${PLAY}${HEADS}<ul>${times(n, () => '<li class="card">2♣</li>')}</ul>`,
  'hands under one heading': (n) =>
    `${PLAY}${HEADS}${times(n, () => '<ul><li class="card">2♣</li><li class="card">3♣</li></ul>')}`,
  'headings of dealer and player': (n) => `${PLAY}${times(n, () => '<h3>Dealer</h3><p>A♠</p><h3>You</h3>')}`,
  'headings in headings': (n) =>
    PLAY + times(n >> 4, () => nested(16, '<div><h3>Dealer</h3><h3>You</h3><p>2♣</p>', '</div>')),
  'pays in one table': (n) =>
    `<button>Deal</button><table>${times(n, () => '<tr><td>800</td></tr>')}</table>`,
  'tables of pays': (n) =>
    times(n >> 3, () => `<table>${times(9, () => '<tr><td>800</td></tr>')}</table>`) + HAND,
  'controls that hold': (n) => HAND + times(n, () => '<button>Hold</button>'),
  'words that hold': (n) => HAND + times(n, () => '<b>held</b>'),
  'rows of five': (n) => `<button>Deal</button>${times(n >> 2, (i) => row(`${2 + (i % 8)}♣`))}`,
  'controls that deal': (n) => times(n, () => '<button>Deal</button>') + row('2♣') + row('3♣'),
  'cards in a row of hilo': (n) => `<button>Higher</button><p>${times(n, () => '<b>2♣</b>')}</p>`,
  'letters of suits': (n) => `<button>Higher</button><p>${times(n, () => '<b>2</b><i>C</i>')}</p>`,
  'cards at hilo': (n) => `<button>Higher</button>${times(n, () => '<p><b>2♣</b></p>')}`,
  'one class of many words': (n) => times(50, () => `<p class="${'card '.repeat(4 * n)}">2♣</p>`),
};

const row = (card: string): string => `<ul>${`<li class="card">${card}</li>`.repeat(5)}</ul>`;
const HAND = `<button>Deal</button><button>Draw</button>${row('2♣')}`;

function look(html: string): typeof work {
  document.body.innerHTML = html;
  Object.assign(work, { asked: 0, tried: 0, longest: 0 });
  for (const site of sites) {
    const page = survey(document);
    site.readPanel(page);
    site.readTable(page);
  }
  return { ...work };
}

test.each(Object.keys(PAGES))('%s', (name) => {
  const page = PAGES[name]!;
  triedOnLong.clear();
  const small = look(page(48));
  const large = look(page(192));
  expect(large.asked).toBeLessThan(4.5 * small.asked + 2000);
  expect(large.tried).toBeLessThan(4.5 * small.tried + 2000);
  expect(large.longest).toBeLessThan(LONGEST_TEXT);
  expect([...triedOnLong].filter((source) => !LINEAR.includes(source))).toEqual([]);
  // What is asked of each node by a site is little, too.
  expect(large.asked / document.querySelectorAll('*').length / sites.length).toBeLessThan(250);
});
