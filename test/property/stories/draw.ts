/**
 * Draws a story's page as a document, in the markup of Crypto.Games: what it says, its panel and its table show.
 * @module
 */
import type { Card } from '../../../src/core/cards.ts';
import { PAYS } from '../../../src/core/games/pays.ts';
import type { FieldReading, PanelField, PanelReading, TableReading } from '../../../src/core/observation.ts';

/** Where the panel shows its fields: each in an input, behind a label. */
const FIELDS: Readonly<Partial<Record<PanelField, { readonly id: string; readonly label: string }>>> = {
  'reported.commitment': { id: 'txtLastServerSeed256', label: 'Last server seed SHA256:' },
  'reported.serverSeed': { id: 'txtLastServerSeed', label: 'Last server seed:' },
  'reported.clientSeed': { id: 'txtLastClientSeed', label: 'Last client seed:' },
  'announced.commitment': { id: 'txtNextServerSeed256', label: 'Next server seed SHA256:' },
  'announced.clientSeed': { id: 'txtNextClientSeed', label: 'Next client seed:' },
};

const SUIT_SIGNS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

const HANDS = [
  'Royal flush',
  'Straight flush',
  'Four of a kind',
  'Full house',
  'Flush',
  'Straight',
  'Three of a kind',
  'Two pair',
  'Jacks or better',
];

/** Draws panel and table into a document in place of what is there. */
export function draw(page: Document, panel: PanelReading | null, table: TableReading): void {
  const body = element(page, 'div', {}, panel ? [drawPanel(page, panel)] : [], [drawTable(page, table)]);
  page.body.replaceChildren(body);
}

function drawPanel(page: Document, { fields }: PanelReading): Element {
  const rows = Object.entries(FIELDS).flatMap(([field, { id, label }]) => {
    const reading = fields[field as PanelField];
    return reading ? valuesOf(reading).map((value) => drawField(page, id, label, value)) : [];
  });
  return element(page, 'div', { id: 'provable_fair' }, rows);
}

/** What stands in a field's inputs: none where it is absent, several where it is ambiguous. */
function valuesOf(reading: FieldReading): string[] {
  if ('value' in reading) return [reading.value];
  if (reading.problem === 'absent') return [];
  return reading.problem === 'malformed' ? ['Revealed after the next bet'] : ['one', 'another'];
}

function drawField(page: Document, id: string, label: string, value: string): Element {
  const input = element(page, 'input', { id, readonly: '' }) as HTMLInputElement;
  input.value = value;
  return element(page, 'div', { class: 'input-group' }, [element(page, 'span', {}, [label])], [input]);
}

function drawTable(page: Document, table: TableReading): Element {
  return table.game === 'blackjack' ? drawBlackjack(page, table) : drawVideoPoker(page, table as VideoPoker);
}

type Blackjack = Extract<TableReading, { readonly game: 'blackjack' }>;
type VideoPoker = Extract<TableReading, { readonly game: 'video-poker' }>;

function drawVideoPoker(page: Document, { stage, contents }: VideoPoker): Element {
  const pays = PAYS['jacks-or-better'];
  const rows = HANDS.map((hand, i) =>
    element(page, 'tr', {}, [element(page, 'th', {}, [hand])], [element(page, 'td', {}, [String(pays[i])])]),
  );
  const isMoving = stage === 'moving';
  // What moves shows no face yet.
  const cards = isMoving ? new Array<Card | null>(5).fill(null) : (contents?.cards ?? []);
  const places = cards.map((card, i) => {
    const held = String(contents?.held[i] ?? false);
    const face = card
      ? element(page, 'button', { 'aria-pressed': held }, [textOf(card)])
      : element(page, 'span', { class: 'back' });
    return element(page, 'li', { class: isMoving ? 'card dealing' : 'card' }, [face]);
  });
  const amounts = [
    ...(contents?.bet == null ? [] : [drawAmount(page, 'Bet', contents.bet)]),
    ...(contents?.multiplier == null ? [] : [drawAmount(page, 'Win', contents.multiplier)]),
  ];
  const control = stage === 'dealt' ? 'Draw' : 'Deal';
  const button = element(page, 'button', { type: 'button', ...(isMoving ? { disabled: '' } : {}) }, [
    control,
  ]);
  return element(
    page,
    'section',
    { id: 'videopoker' },
    contents?.payTable ? [element(page, 'table', { class: 'paytable' }, rows)] : [],
    [element(page, 'ol', { class: 'cards' }, places)],
    [element(page, 'dl', {}, amounts)],
    [button],
  );
}

const drawAmount = (page: Document, label: string, amount: number): Element =>
  element(page, 'div', {}, [element(page, 'dt', {}, [label])], [element(page, 'dd', {}, [String(amount)])]);

function drawBlackjack(page: Document, { stage, contents }: Blackjack): Element {
  const isMoving = stage === 'moving';
  const drawHand = (cards: readonly (Card | null)[]) =>
    element(
      page,
      'ul',
      { class: 'hand' },
      cards.map((card) =>
        element(page, 'li', { class: isMoving ? 'card dealing' : 'card' }, [
          card ? textOf(card) : element(page, 'span', { class: 'face back' }),
        ]),
      ),
    );
  const place = (name: string, heading: string, hands: readonly (readonly (Card | null)[])[]) =>
    element(page, 'div', { class: name }, [element(page, 'h3', {}, [heading])], hands.map(drawHand));
  const control = (name: string, isThere: boolean) =>
    element(page, 'button', isThere ? {} : { disabled: '' }, [name]);
  return element(
    page,
    'section',
    { id: 'blackjack' },
    [place('dealer', 'Dealer', [isMoving ? [null, null] : (contents?.dealer ?? [])])],
    [place('player', 'You', isMoving ? [[null, null]] : (contents?.player ?? []))],
    [control('Hit', stage === 'dealt'), control('Stand', stage === 'dealt')],
    [control('Deal', stage === 'over' || stage === 'resting')],
  );
}

/** As most pages write a card: `10♥`. */
const textOf = (card: Card): string =>
  `${card[0] === 'T' ? '10' : card[0]}${SUIT_SIGNS[card[1] as keyof typeof SUIT_SIGNS]}`;

function element(
  page: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (readonly (Element | string)[])[]
): Element {
  const made = page.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children.flat());
  return made;
}
