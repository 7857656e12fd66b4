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

/** A picture of nothing. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
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

const GUESS = '<p><button>Higher</button><button>Lower</button><button disabled>Bet</button></p>';
const BET = '<p><button disabled>Higher</button><button disabled>Lower</button><button>Bet</button></p>';
const WHICH = 'dealt: it is not clear which end of the row is the newest';

const sized = (text: string, width: number, height: number, style = '', name = 'c'): string =>
  `<div class="${name}" style="width: ${width}px; height: ${height}px; background: white; ${style}"><b>${text}</b></div>`;
/** The same with its text right in it. */
const plain = (text: string, width: number, height: number): string =>
  sized(text, width, height).replace('<b>', '').replace('</b>', '');
const flex = (...cards: readonly string[]): string =>
  `<div style="display: flex; align-items: flex-start; gap: 4px">${cards.join('')}</div>`;
const FIRST_TWO = [sized('9♣', 40, 50), sized('K♦', 40, 50)] as const;
/** The place for the cards before, below words for them. */
const below = (inside: string, size = 'width: 300px; height: 90px', words = ''): string =>
  `<p>So far: 1.00×</p><p style="margin: 0; ${words}">Previous cards</p><div style="${size}; min-width: 0; min-height: 0">${inside}</div>${GUESS}`;
/** A row of cards with something between each two, in turns. */
const gaps = (...all: readonly string[]): string =>
  flex(...all.map((text, i) => (i % 2 === 0 ? sized(text, 40, 60) : `<em>${text}</em>`))) + GUESS;
const large = (text: string): string => `<div>${sized(text, 100, 140)}</div>`;

/** A row of three, so wide, high and opaque each. */
const three = (name: string, told: string, ...sizes: readonly (readonly [width: number, height: number, opacity?: number])[]): Rows =>
  rows(name, [flex(...sizes.map(([width, height, opacity = 1], i) => sized(['9♣', 'K♦', '2♠'][i]!, width, height, `opacity: ${opacity}`))) + GUESS, told]);

/** Beside what lies in each other, as the sides of what turns over do, or elsewhere. */
const sides = (name: string, told: string, ...others: readonly (readonly [inside: string, style?: string])[]): Rows => {
  const all = [['7♠'] as const, ...others].map(([inside, style = ''], i) => `<div class="x${i}" style="position: absolute; inset: 0; ${style}">${inside}</div>`);
  return rows(name, [`<div style="position: relative; width: 100px; height: 140px; margin: 40px">${all.join('')}</div>${GUESS}`, told]);
};

/** Below a card, a row whose first has the multiplier 1. */
const first = (name: string, told: string, above: string, height = 44): Rows =>
  rows(name, [`<header>${above}</header><footer>${plain('5♣<i>1.00x</i>', 40, height)}</footer>${GUESS}`, told]);

const [DEEP, DEEPER] = ['<div style="width: 20px; height: 20px">'.repeat(4), '</div>'.repeat(4)];
const deep = (text: string, width: number): string =>
  `<div class="c" style="width: ${width}px; height: 60px">${DEEP}<b>${text}</b>${DEEPER}</div>`;

/** The card to guess from, the last of a row of three, with these elsewhere. */
const elsewhere = (name: string, told: string, ...cards: readonly string[]): Rows =>
  rows(name, [`${flex(...cards.map((one, i) => one.replace('"c"', `"${'pqr'[i]}"`)))}${flex(...FIRST_TWO, sized('2♠', 40, 50))}${GUESS}`, told]);
const THREE = 'dealt 9c Kd 2s';

/** A row that was seen to take in the cards before; later there is something else. */
const learned = (late: string, told: string) =>
  [
    [large('9♣') + GUESS, ALONE],
    [large('K♦') + flex(FIRST_TWO[0]) + GUESS, NO_END],
    [large('2♠') + flex(...FIRST_TWO) + GUESS, THREE],
    [late + GUESS, told],
  ] as const;

export const ROWS: readonly Rows[] = [
  rows('beside which nothing can be told', [`<div>${'<svg width="60" height="84"></svg>'.repeat(4)}</div><div>${BET}</div>`, 'moving']),
  rows('one card of which nobody sees', [large('K♦') + flex(FIRST_TWO[0], sized('K♦', 40, 50, 'opacity: 0')) + GUESS, 'dealt: a card is on the page and cannot be seen']),
  rows('beside a larger card, which is the one to guess from', [flex(...FIRST_TWO, sized('K♦', 40, 60, '', 'k')) + GUESS, 'dealt 9c Kd']),
  rows('beside a card that is a little larger', [flex(...FIRST_TWO, sized('K♦', 40, 59, '', 'k')) + GUESS, SEVERAL]),
  rows('of cards called by what came of them, under captions of other widths', [
    large('K♦') + flex(`<div class="win">${FIRST_TWO[0]}<i>the card at the start</i></div>`, `<div class="lose">${FIRST_TWO[1]}<i>1.1×</i></div>`) + GUESS,
    'dealt 9c Kd',
  ]),
  rows('of one card beside a larger one that turns over', [
    flex(
      `<div class="c" style="position: relative; width: 100px; height: 140px"><div class="x1" style="position: absolute; inset: 0">K♦</div><div class="x2" style="position: absolute; inset: 0; backface-visibility: hidden; transform: rotateY(180deg)"><img></div><div class="x3" style="position: absolute; left: 50px"></div></div>`,
      plain('9♣', 40, 50),
    ) + GUESS,
    WHICH,
  ]),
  sides('another card beside it', UNTOLD, ['Q', 'left: 200px; right: -200px']),
  sides('another card below it', UNTOLD, ['Q', 'top: 200px; bottom: -200px']),
  sides('another card a little lower', UNTOLD, ['Q', 'top: 2px']),
  sides('another side and another card', UNTOLD, ['Q'], ['Q', 'left: 200px; right: -200px']),
  sides('another side', 'moving', ['Q']),
  sides('the same once more among other things', 'dealt 7s', ['<b>7♠</b><i>Q</i>', 'left: 200px; right: -200px']),
  sides('the same once more in two corners, among other things', 'moving', ['<b>7♠</b> <b>7♠</b> <i>Q</i>', 'left: 200px; right: -200px']),
  rows('one card with its face in two corners', [`<div style="width: 60px; height: 84px"><b>7♠</b> <b>7♠</b></div>${GUESS}`, ALONE]),
  rows('two alike and an empty place of another size', [large('K♣') + flex(sized('K♣', 40, 50), sized('K♣', 40, 50), sized('', 10, 50)) + GUESS, WHICH]),
  rows('one card in two sizes, twice in one of them', [flex(sized('K♣', 40, 50), sized('K♣', 40, 50), sized('K♣', 100, 140)) + GUESS, 'dealt Kc']),
  rows('a card and one before it that is half as large', [flex(sized('Q♦', 48, 100), sized('7♠', 40, 60)) + GUESS, NO_END]),
  rows('a card and one before it that is two thirds as large', [flex(sized('Q♦', 40, 90), sized('7♠', 40, 60)) + GUESS, WHICH]),
  rows('two of other sizes, and one apart', [`<div><div class="c" style="width: 100px; height: 140px">Q♦</div><div class="c" style="width: 40px; height: 60px">7♠</div></div><div><div class="d" style="width: 100px; height: 140px">9♣</div></div>${GUESS}`, SEVERAL]),
  first('one card below another that is as much larger as a card to guess from is', 'dealt 5c Ks', plain('K♠', 40, 56)),
  first('one card below another that is not as much larger', NO_END, plain('K♠', 40, 55)),
  first('one card below another, a fifth higher', 'dealt 5c Ks', plain('K♠', 60, 60), 50),
  first('one card below two others', SEVERAL, plain('K♠', 100, 140) + plain('Q♦', 120, 168).replace('"c"', '"k"')),
  rows('that has only the cards before, and a smaller one elsewhere', ...learned(flex(sized('5♥', 30, 30)) + flex(...FIRST_TWO, sized('', 10, 10)), NO_END)),
  three('the last of which is larger', THREE, [40, 50], [40, 50], [60, 60]),
  three('the first of which is larger', 'dealt 2s Kd 9c', [60, 60], [40, 50], [40, 50]),
  three('the last of which is less faint', THREE, [40, 50, 0.5], [40, 50, 0.5], [40, 50]),
  rows('the last of which is larger, above captions', [flex(...[...FIRST_TWO, sized('2♠', 60, 60)].map((one) => `<div class="item">${one}<i>drawn</i></div>`)) + GUESS, THREE]),
  three('the last of which is larger, and the others nearly alike', THREE, [40, 50], [41.8, 50], [49, 50]),
  three('the last of which is larger, and the others not quite alike', WHICH, [40, 50], [42, 50], [80, 112]),
  three('the last of which is a little larger', WHICH, [40, 50], [40, 50], [40, 60]),
  three('two of which are larger, each in another way', WHICH, [60, 60], [40, 50], [80, 112]),
  three('the last two of which are larger', WHICH, [40, 50], [60, 60], [60, 60]),
  three('the first two of which are larger', WHICH, [60, 60], [60, 60], [40, 50]),
  three('each of which is larger than the one before', WHICH, [40, 60], [50, 70], [80, 112]),
  rows('of two, the last of which is a little larger', [flex(sized('9♣', 40, 60), sized('K♦', 40, 84)) + GUESS, WHICH]),
  rows('the last of which is larger, in many parts', [flex(deep('9♣', 40), deep('K♦', 40), deep('2♠', 90)) + GUESS, THREE]),
  elsewhere('beside one of its cards that is larger and faint', THREE, sized('2♠', 100, 140), sized('K♦', 120, 168, 'opacity: 0.3')),
  elsewhere('beside one of its cards, and twice the one to guess from', THREE, sized('2♠', 100, 140), sized('K♦', 60, 84), sized('2♠', 40, 56)),
  elsewhere('below one of its cards, and the one to guess from', THREE, sized('K♦', 80, 112), sized('2♠', 100, 140)),
  elsewhere('beside one of its cards that is nearly as large', SEVERAL, sized('2♠', 100, 140), sized('K♦', 95, 140)),
  elsewhere('beside one of its cards, and the one to guess from a fifth larger', SEVERAL, sized('2♠', 100, 120), sized('K♦', 100, 100)),
  elsewhere('beside one of its cards and another one', SEVERAL, sized('2♠', 100, 140), sized('K♦', 60, 84), sized('5♥', 60, 84)),
  rows('what has a form as cards do, and is no picture', [`${large('9♣')}<div class="player-tile player-tile--2c" style="width: 100px; height: 140px"></div>${GUESS}`, ALONE]),
  rows('what has such a form and a picture behind it, and something in it', [`${large('9♣')}<div class="tile tile--2c" style="width: 100px; height: 140px; background-image: url(${PIXEL})"><u></u></div>${GUESS}`, ALONE]),
  rows('a picture that has such a form', [`${large('9♣')}<div class="tile tile--2c" style="width: 100px; height: 140px; background-image: url(${PIXEL})"></div>${GUESS}`, NO_END]),
  rows('a place for the cards before with nothing in it', [`${large('9♣')}<div style="height: 90px"><p style="margin: 0">Previous cards</p><div style="width: 300px; height: 60px; min-width: 0; min-height: 0"></div></div>${GUESS}`, 'dealt 9c']),
  rows('a place for the cards before with something in it', [`${large('9♣')}<div style="height: 90px"><p style="margin: 0">Previous cards</p><div style="width: 40px; height: 60px"><img alt="" src="${PIXEL}" width="40" height="60"></div></div>${GUESS}`, ALONE]),
  rows('a place for the cards before with the place of a card in it', [`${large('9♣')}<div style="height: 90px"><p style="margin: 0">Previous cards</p><div style="width: 40px; height: 60px"></div></div>${GUESS}`, ALONE]),
  rows('a place for the cards before with words in it', [`${large('9♣')}<div style="height: 90px"><p style="margin: 0">Previous cards</p><p>Nine</p></div>${GUESS}`, ALONE]),
  rows('a place for the cards before around words for them', [`${large('9♣')}<div style="width: 300px; height: 90px"><p style="margin: 0">Previous cards</p></div>${GUESS}`, 'dealt 9c']),
  rows('words for the cards before in a place no higher than they are', [`${large('9♣')}<div><p style="margin: 0">Previous cards</p></div>${GUESS}`, ALONE]),
  rows('an empty place for the cards before, then one card in it, and two, the newest first', [`${large('9♣')}${below('')}`, 'dealt 9c'], [`${large('4♥')}${below(flex(sized('9♣', 40, 60)))}`, 'dealt 9c 4h'], [`${large('J♠')}${below(flex(sized('4♥', 40, 60), sized('9♣', 40, 60)))}`, 'dealt 9c 4h Js']),
  rows('a place for the cards before in which one lies at the first look', [`${large('4♥')}${below(flex(sized('9♣', 40, 60)))}`, NO_END]),
  rows('multipliers between its cards, the newest last', [gaps('5♥', '1.43×', '9♠', '2.04×', '9♦'), 'dealt 5h 9s 9d']),
  rows('multipliers between its cards, the newest first', [gaps('9♦', '2.04×', '9♠', '1.43×', '5♥'), 'dealt 5h 9s 9d']),
  rows('multipliers between its cards, one skipped', [gaps('5♥', '1.43×', '9♠', '1.43×', '9♦', '2.04×', 'K♣'), 'dealt 5h 9s 9d Kc']),
  rows('multipliers between its cards, the last one lost', [gaps('5♥', '1.43×', '9♠', '2.04×', '9♦', '0.00×', 'K♣'), 'dealt 5h 9s 9d Kc']),
  rows('multipliers between its cards that stay', [gaps('5♥', '1.43×', '9♠', '1.43×', '9♦'), WHICH]),
  rows('multipliers between its cards that grow and fall', [gaps('5♥', '1.43×', '9♠', '2.04×', '9♦', '1.50×', 'K♣'), WHICH]),
  rows('one multiplier between its cards', [gaps('5♥', '1.43×', '9♠', '', '9♦'), WHICH]),
  rows('multipliers between its cards, and something else', [gaps('5♥', '1.43×', '9♠', '2.04×', '9♦').replace('<em>', '<em></em><em>'), WHICH]),
  rows('an empty place right below words that nobody sees', [`${large('9♣')}${below('', undefined, 'visibility: hidden')}`, ALONE]),
  rows('the empty place of one card around words for them', [`${large('9♣')}<div style="width: 100px; height: 140px; min-width: 0"><p style="margin: 0">Previous cards</p></div>${GUESS}`, ALONE]),
  rows('a low one right below words for them', [`${large('9♣')}${below('', 'width: 300px; height: 20px')}`, ALONE]),
  rows('the empty place of one card right below words for them', [`${large('9♣')}${below('', 'width: 60px; height: 90px')}`, ALONE]),
  rows('something in the place right below words for them', [`${large('9♣')}${below('Nine')}`, ALONE]),
  rows('words for the cards before, and no place', [`${large('9♣')}<p>Previous cards</p>${GUESS}`, ALONE]),
  rows('numbered as its cards were drawn', [turning('2♠', [['9♣', '1枚目'], ['K♦', '2枚目'], ['5♥', '3枚目']]), 'dealt 9c Kd 5h 2s']),
  rows('numbered as its cards were drawn, the newest first', [turning('2♠', [['5♥', '3枚目'], ['K♦', '2枚目'], ['9♣', '1枚目']]), 'dealt 9c Kd 5h 2s']),
  rows('numbered otherwise', [turning('2♠', [['9♣', '1枚目'], ['K♦', '3枚目'], ['5♥', '4枚目']]), NO_END]),
  rows('one of whose cards has no number', [turning('2♠', [['9♣', ''], ['K♦', '2枚目'], ['5♥', '3枚目']]), NO_END]),
  rows('one of whose cards has two numbers', [turning('2♠', [['9♣', '1枚目'], ['K♦', '2枚目<br>3枚目']]), NO_END]),
  rows('one numbered card alone, below another', [turning('2♠', [['9♣', '3枚目']]), NO_END]),
  rows('two numbered cards', [turning('2♠', [['9♣', '1枚目'], ['K♦', '2枚目']]), 'dealt 9c Kd 2s']),
  rows('cards of which the older have the multiplier 1, the first none', growing(NO_END, '2♠', ['9♥ –', 'K♦ –', '5♣ 1.00x'])),
  rows('the first card, beside the large one', [turning('7♠', [['7♠', 'Start card']]), 'dealt 7s']),
  rows('two alike, under captions of other widths', [turning('K♣', [['K♣', 'The card at the start'], ['K♣', '1.1×']]), 'dealt Kc Kc']),
  rows('a wide caption at the older end', [turning('2♥', [['K♣', 'The card at the start'], ['10♦', '1.0×'], ['2♥', '1.2×']]), 'dealt Kc Td 2h']),
  rows('another card than any end', [turning('9♣', [['K♣', 'Start'], ['2♥', '1.1×']]), 'dealt Kc 2h 9c']),
  rows('another card than any end, with nothing that tells the newest', [turning('9♣', [['K♣', ''], ['2♥', '']]), NO_END]),
  rows('two places that are not reached yet', [flex(...FIRST_TWO, sized('2♠', 40, 50), sized('?', 40, 50), sized('?', 40, 50)) + GUESS, THREE]),
  rows('a caption behind the first card, and the one to guess from apart', [large('5♦') + flex(...FIRST_TWO, sized('2♠', 40, 50), '<small>Start</small>') + GUESS, 'dealt 2s Kd 9c 5d']),
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
