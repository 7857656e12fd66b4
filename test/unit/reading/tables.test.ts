// @vitest-environment jsdom
/** Tables read without layout: hands written out beside the cards, and what of the cards nothing but a name tells. */
import { expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { SITES } from '../../../src/sites/index.ts';
import { pageWithText, TEXTS, WRITTEN } from '../../pages/hostile.ts';

vi.hoisted(() => {
  // What is read of elements is looked up once; this page is neither laid out nor moving.
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.getAnimations ??= () => [];
});

const tableOn = (html: string, id = 'crypto-games') => {
  document.documentElement.innerHTML = html;
  return SITES.find((site) => site.id === id)!.readTable(survey(document))?.reading;
};

const seen = Object.entries(TEXTS).filter(([name]) => name !== 'one that nobody sees');

test.each(seen)('a hand written out beside the cards: %s', (name, { isHis }) => {
  const table = tableOn(pageWithText(name));
  if (isHis) expect(table).toMatchObject({ contents: null, problem: { problem: 'conflict' } });
  else expect(table?.contents).toMatchObject({ cards: WRITTEN });
});

test('a hand written out far from the table is none of it', () => {
  const page = pageWithText('one text').replace(
    /(<div class="table">[\s\S]*?<\/div>)([\s\S]*?)(<button>Draw<\/button>)/,
    '<main>$1$3</main>$2',
  );
  expect(tableOn(page)?.contents).toMatchObject({ cards: WRITTEN });
});

const row = (card: (name: string, text: string) => string) =>
  `<body><ol>${WRITTEN.map((name, i) => `<li class="card">${card(name, ['J♣', '10♥', 'A♠', '2♦', '9♣'][i]!)}</li>`).join('')}</ol>
  <dl><dt>Bet</dt><dd>1</dd></dl><button>Draw</button></body>`;

test.each<[string, (name: string, text: string) => string, 'cards' | 'suits' | undefined]>([
  ['text', (_, text) => text, undefined],
  [
    'text, and a class besides',
    (name, text) => `<i class="card-${name.toLowerCase()}">${text}</i>`,
    undefined,
  ],
  ['a class', (name) => `<i class="card-${name.toLowerCase()}"></i>`, 'cards'],
  ['an alt', (name) => `<img alt="${name[0]} of ${SUITS[name[1]!]}" src="x.png">`, 'cards'],
  [
    'a file',
    (name) => `<img alt="" srcset="/c/${SUITS[name[1]!]}_${name[0]!.replace('T', '10')}.png 2x">`,
    'cards',
  ],
  ['a label', (name) => `<i aria-label="${name[0]} of ${SUITS[name[1]!]}"></i>`, 'cards'],
  [
    'a rank in text beside an icon',
    (name, text) => `<b>${text.slice(0, -1)}</b><svg data-icon="${SUITS[name[1]!]}"></svg>`,
    'suits',
  ],
])('cards known by %s', (_, card, named) => {
  const table = tableOn(row(card));
  expect(table?.contents).toMatchObject({ cards: WRITTEN });
  expect(table?.named).toBe(named);
});

const SUITS: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
