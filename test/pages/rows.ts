/**
 * Tables of hilo in some of their states, one after the other, and what is read of each: its stage, and its cards or why
 * there are none.
 * @module
 */

export interface Rows {
  readonly name: string;
  readonly states: readonly string[];
  readonly told: readonly string[];
}

const rows = (name: string, ...states: readonly (readonly [html: string, told: string])[]): Rows => ({
  ...{ name, states: states.map(([html]) => html), told: states.map(([, told]) => told) },
});

const ALONE = 'dealt: a card that lies alone may be the last one of many';
const SEVERAL = 'dealt: several cards beside the row of those drawn';
const UNTOLD = 'dealt: a card of the row cannot be told';
const NO_END = 'dealt: the card to guess from is none of the ends of the row';

/** One large card that turns over, and the row of those drawn, with a caption to each. */
function turning(large: string, drawn: readonly (readonly [face: string, caption: string])[]): string {
  const side = 'position: absolute; inset: 0; backface-visibility: hidden';
  return `<style>
    section { display: flex; flex-direction: column } .row { display: flex; gap: 9px }
    .small { display: flex; flex-direction: column; width: 40px; height: 60px } .large { position: relative; width: 100px; height: 140px }
    .item { display: flex; flex-direction: column; align-items: center }</style>
    <section><div class="row"><div class="hint"><b>K</b><i>Highest</i></div>
      <div class="large"><div class="x1" style="${side}">${large}</div><div class="x2" style="${side}; transform: rotateY(180deg)"><img></div></div>
      <div class="hint"><b>A</b><i>Lowest</i></div></div>
    <div class="row">${drawn.map(([face, caption]) => `<div class="item"><div class="small">${face}</div><span>${caption}</span></div>`).join('')}</div></section>
    <button>Bet</button><button>Higher</button><button>Lower</button>`;
}

const taken = (told: string, large: string, ...drawn: readonly string[]) =>
  [
    turning(
      large,
      drawn.map((face) => [face, '1.00×']),
    ),
    told,
  ] as const;

/** A row that has only the cards before, newest first. */
function before(told: string, current: readonly string[], drawn: readonly string[], isOver = false, style = '') {
  const card = (text: string, size: string) =>
    `<div style="${size}; background: white"><p style="width: 14px; height: 20px; margin: 0"><b>${text.slice(0, -1)}</b><i>${text.slice(-1)}</i></p><em>${text.slice(-1)}</em></div>`;
  const html = `<div class="flex">${drawn.map((one) => card(one, 'width: 30px; height: 44px')).join('')}</div>
    <div class="flex">${current.map((one) => `<div>${card(one, 'width: 120px; height: 170px')}</div>`).join('')}</div>
    <div class="flex"><button ${isOver ? 'disabled' : ''}>Higher</button><button ${isOver ? 'disabled' : ''}>Lower</button></div>
    <button ${isOver ? '' : 'disabled'}>Bet</button>`;
  return [style ? html.replaceAll('♠', `<s style="${style}">♠</s>`) : html, told] as const;
}

/** A row whose cards have multipliers, below a larger card, so high. */
function growing(told: string, current: string, drawn: readonly string[], isOver = false, height = 170) {
  const card = (text: string, of: number) =>
    `<div style="width: ${of / 1.4}px; height: ${of}px; background: white"><b>${text}</b></div>`;
  const html = `<div>${card(current, height)}</div><div style="display: flex">${drawn.map((one) => `<div>${card(one.split(' ')[0]!, 44)}<i>${one.split(' ')[1]}</i></div>`).join('')}</div>
    ${['Higher', 'Lower'].map((name) => `<button ${isOver ? 'disabled' : ''}>${name}</button>`).join('')}<button ${isOver ? '' : 'disabled'}>Bet</button>`;
  return [html, told] as const;
}

export const ROWS: readonly Rows[] = [
  rows('the first card, beside the large one', [turning('7♠', [['7♠', 'Start card']]), 'dealt 7s']),
  rows('two alike, under captions of other widths', [turning('K♣', [['K♣', 'The card at the start'], ['K♣', '1.1×']]), 'dealt Kc Kc']),
  rows('a wide caption at the older end', [turning('2♥', [['K♣', 'The card at the start'], ['10♦', '1.0×'], ['2♥', '0.0×']]), 'dealt Kc Td 2h']),
  rows('another card than any end', [turning('9♣', [['K♣', 'Start'], ['2♥', '1.1×']]), NO_END]),
  rows('one in the row that nobody can tell', [turning('2♥', [['K♣', 'Start'], ['<img>', '1.1×'], ['2♥', '1.2×']]), UNTOLD]),
  rows(
    'that takes in the card one guessed from as the next comes',
    // Nobody saw it do so: one of these may be no card of the hand.
    taken(NO_END, 'Q♦', '7♠', '2♥'),
    taken(ALONE, '7♠'),
    // One card beside it may be the one before, and the only one of those that is shown.
    taken(NO_END, '2♥', '7♠'),
    taken('dealt 7s 2h Qd', 'Q♦', '7♠', '2♥'),
    taken('dealt 7s 2h Qd', 'Q♦', '7♠', '2♥', 'Q♦'),
    taken('dealt 7s 2h Qd Qd 5c', '5♣', '7♠', '2♥', 'Q♦', 'Q♦'),
  ),
  rows(
    'that takes in the card one guessed from, the newest first',
    taken(ALONE, '7♠'),
    taken(NO_END, '2♥', '7♠'),
    taken('dealt 7s 2h Qd', 'Q♦', '2♥', '7♠'),
    taken('dealt', '9♠'),
    taken('dealt 9s 3d', '3♦', '9♠'),
  ),
  rows(
    'that has only the cards before, smaller, and takes in one after the other',
    // Nobody has seen yet what the row has.
    before(NO_END, ['K♦'], ['9♣']),
    before(NO_END, ['5♥'], ['J♠', '9♣']),
    before(ALONE, ['9♣'], []),
    before(NO_END, ['K♦'], ['9♣']),
    before('dealt 9c Kd 5h', ['5♥'], ['K♦', '9♣']),
    before('over 9c Kd 5h 2s', ['5♥', '2♠'], ['K♦', '9♣'], true),
    // Two large cards beside one that is small, of which it is not known which came first.
    before(NO_END.replace('dealt', 'over'), ['6♥', '3♠'], ['8♣'], true),
    before('dealt', ['8♣'], []),
    before('dealt 8c 6h', ['6♥'], ['8♣']),
    before('over 8c 6h 3s', ['6♥', '3♠'], ['8♣'], true),
  ),
  rows(
    'that has only the cards before, beside one that nobody sees',
    before(ALONE, ['9♣'], []),
    before(NO_END, ['K♦'], ['9♣']),
    before('dealt 9c Kd 5h', ['5♥'], ['K♦', '9♣']),
    before('over: a card is on the page and cannot be seen', ['5♥', '2♠'], ['K♦', '9♣'], true, 'opacity: 0'),
    before('over 9c Kd 5h 2s', ['5♥', '2♠'], ['K♦', '9♣'], true),
  ),
  rows('whose multipliers begin with 1, the newest first', growing('dealt 5c 9h Ks', 'K♠', ['9♥ 1.37x', '5♣ 1.00x'])),
  rows('whose multipliers begin with 1, the newest last', growing('dealt 5c 9h Ks', 'K♠', ['5♣ 1.00x', '9♥ 1.37x'])),
  // Its first cards may be gone, the order is not told, or the larger card may be one of them that it has taken in.
  rows('whose multipliers begin with another number', growing(NO_END, '2♠', ['9♥ 1.37x', 'K♦ 3.38x'])),
  rows('whose multipliers are the same', growing(NO_END, '2♠', ['5♣ 1.00x', '9♥ 1.00x'])),
  rows('whose multipliers begin with 1 and do not grow', growing(NO_END, '2♠', ['5♣ 1.00x', '9♥ 1.37x', '4♦ 0.00x'])),
  rows('whose multipliers begin with 1, below one of its cards', growing(NO_END, '5♣', ['5♣ 1.00x', '9♥ 1.37x', '4♦ 2.00x'])),
  rows('whose multipliers begin with 1, below a card that is not larger', growing(NO_END, 'K♠', ['5♣ 1.00x', '9♥ 1.37x'], false, 46)),
  rows(
    'whose multipliers begin with 1, and that stays as the next hand begins',
    growing('over 5c 9h Ks', 'K♠', ['5♣ 1.00x', '9♥ 1.37x'], true),
    growing(SEVERAL, '7♦', ['5♣ 1.00x', '9♥ 1.37x']),
  ),
];
