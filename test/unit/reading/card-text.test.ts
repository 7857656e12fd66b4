/** What texts, classes and file names say of cards, in every spelling and language. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../../src/core/cards.ts';
import {
  handIn,
  isCardText,
  ownNames,
  saidBy,
  saidByClasses,
  saidByLabel,
  saidByName,
  suitOfIcon,
  writtenHand,
} from '../../../src/reading/card-text.ts';
import { alternatives, LANGUAGES } from '../../../src/reading/words.ts';

const DECK = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
const printed = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
const SYMBOLS = { c: '♣', d: '♦', h: '♥', s: '♠' };
const NAMES = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const RANK_NAMES = { A: 'ace', T: 'ten', J: 'jack', Q: 'queen', K: 'king' } as Record<string, string>;
const symbol = (card: Card): string => SYMBOLS[suitOf(card)];
const name = (card: Card): string => NAMES[suitOf(card)];
const rankName = (card: Card): string => RANK_NAMES[rankOf(card)] ?? rankOf(card);

const SPELLINGS: Record<string, (card: Card) => string> = {
  'J♣': (card) => printed(card) + symbol(card),
  '♣ J': (card) => `${symbol(card)} ${printed(card)}`,
  'J♣ as emoji': (card) => `${printed(card)}${symbol(card)}\ufe0f`,
  'Jack of clubs': (card) =>
    `${rankName(card)} of ${name(card)}`.replace(/^./, (first) => first.toUpperCase()),
  'the JACK OF CLUBS card': (card) => `The ${rankName(card)} of ${name(card)}, card`.toUpperCase(),
  'J clubs': (card) => `${printed(card)} ${name(card)}`,
};

describe.each(Object.entries(SPELLINGS))('text like %s', (_, spell) => {
  test('is read for every card', () => {
    for (const card of DECK) expect(saidBy(spell(card)), spell(card)).toEqual({ card });
  });
});

test('two letters are read, but tell a card only where cards lie', () => {
  for (const card of DECK) {
    expect(saidBy(printed(card) + suitOf(card))).toEqual({ card, weak: true });
    expect(saidBy(suitOf(card).toUpperCase() + printed(card))).toEqual({ card, weak: true });
  }
});

test('the Unicode cards are read; the knights between jack and queen are none', () => {
  const starts = { s: 0x1f0a0, h: 0x1f0b0, d: 0x1f0c0, c: 0x1f0d0 };
  for (const suit of SUITS) {
    for (const [i, rank] of RANKS.entries()) {
      const place = starts[suit] + i + 1 + (i > 10 ? 1 : 0);
      expect(saidBy(String.fromCodePoint(place))).toEqual({ card: `${rank}${suit}` });
    }
    expect(saidBy(String.fromCodePoint(starts[suit] + 12))).toBeNull();
  }
  expect(saidBy('\u{1F0A0}')).toEqual({ faceDown: true });
  // What lies before and behind the cards are dominoes and the trumps of tarot, and two at once are no card.
  for (const other of ['\u{1F093}', '\u{1F0CF}', '\u{1F0E1}', '\u{1F0A1}\u{1F0A2}', '\u{1F0A1}!?x'])
    expect(saidBy(other), other).toBeNull();
});

describe.each(LANGUAGES)('the language that says “$controls.spin”', ({ ranks, suits, faceDown }) => {
  test('names a card in either order', () => {
    const rankWords = ranks.split(',').map(alternatives);
    for (const [s, suitWords] of suits.split(',').map(alternatives).entries()) {
      const suit = SUITS[s];
      expect(suitWords, suit).not.toEqual([]);
      for (const suitWord of suitWords) {
        for (const [r, words] of rankWords.entries()) {
          for (const rankWord of words) {
            const expected = { card: `${RANKS[r]}${suit}` };
            expect(saidBy(`${rankWord} ${suitWord}`), `${rankWord} ${suitWord}`).toMatchObject(expected);
            expect(saidBy(`${suitWord} ${rankWord}`), `${suitWord} ${rankWord}`).toMatchObject(expected);
          }
        }
        expect(saidBy(`${suitWord}10`)).toMatchObject({ card: `T${suit}` });
      }
    }
  });

  test('has a place for each suit, and for each rank or none', () => {
    expect(suits.split(',')).toHaveLength(SUITS.length);
    if (ranks) expect(ranks.split(',')).toHaveLength(RANKS.length);
  });

  test('tells a card that lies face down', () => {
    for (const word of alternatives(faceDown)) expect(saidBy(word), word).toEqual({ faceDown: true });
  });
});

test.each([
  ['ハートのクイーン', 'Qh'],
  ['梅花J', 'Jc'],
  ['红桃10', 'Th'],
  ['Herz-Dame', 'Qh'],
  ['D♠', 'Qs'],
  ['As de picas', 'As'],
  ['Dez de copas', 'Th'],
  ['Ás de espadas', 'As'],
  ['Дама пик', 'Qs'],
  ['Шестёрка червей', '6h'],
  ['Maça kızı', 'Qs'],
  ['KARO VALESİ', 'Jd'],
  ['Kupa 10’lusu', 'Th'],
  ['Sinek 3’lü', '3c'],
])('%s is %s', (text, card) => {
  expect(saidBy(text)).toMatchObject({ card });
});

test.each(['', '11♠', 'X♠', '1♣', 'J♣♠', 'Jack', 'of clubs of', '♠♥', '12h', 'Bet', 'Jc Jd', '0.5s'])(
  '%j is no card',
  (text) => {
    expect(saidBy(text)?.card).toBeUndefined();
  },
);

test('a text is no card that says more than one takes, or the same word over and over', () => {
  expect(saidBy('The playing card, the king of the spades')).toEqual({ card: 'Ks' });
  expect(saidBy('The card, the playing card, of the king of the spades')).toBeNull();
  // However often, it is looked through at once.
  expect(saidBy(`♠${'の'.repeat(46)}`)).toBeNull();
  expect(saidBy(`${'de'.repeat(20)} picas`)).toBeNull();
});

test('no text is read as more than it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const said = saidBy(text);
      return said === null || Object.keys(said).length <= 2;
    }),
  );
});

test('a rank alone may be any number, and is no hint of cards', () => {
  expect(saidBy('7')).toEqual({ rank: '7' });
  expect(isCardText('7')).toBe(false);
  expect(isCardText('♣')).toBe(true);
  expect(isCardText('7♣')).toBe(true);
});

describe('classes', () => {
  test.each([
    ['card rank-j suit-clubs', [{ rank: 'J' }, { suit: 'c' }]],
    ['card card-jc', [{ card: 'Jc' }]],
    ['playing-card card--10h', [{ card: 'Th' }]],
    ['card_10_hearts', [{ card: 'Th' }]],
    ['jack-of-clubs', [{ card: 'Jc' }]],
    ['rank-10 suit-h', [{ rank: 'T' }, { suit: 'h' }]],
    ['spr pc-club-q', [{ card: 'Qc' }]],
    ['fa-heart-2', []],
    ['pc-h-2', []],
    ['card suithearts', [{ suit: 'h' }]],
    ['card suits', []],
    ['card hearts', [{ suit: 'h' }]],
    ['sprite card-13-s', [{ card: 'Ks' }]],
    ['card spades ten', [{ suit: 's' }, { rank: 'T' }]],
    ['card c5 hearts', [{ suit: 'h' }, { rank: '5' }]],
    ['card c10 clubs', [{ suit: 'c' }, { rank: 'T' }]],
    ['card cA spades', [{ suit: 's' }, { rank: 'A' }]],
    ['card hearts ace two', [{ suit: 'h' }]],
    // Where another card is named too, neither name is dropped for the other.
    ['card 5h spades ten', [{ card: '5h' }, { suit: 's' }]],
    ['sprite card-1-h', [{ card: 'Ah' }]],
    ['sprite card-14-h', [{ card: 'Ah' }]],
    ['HEARTSK--Default card--front', [{ card: 'Kh' }]],
    ['hearts-k--lg', [{ card: 'Kh' }]],
    ['card-back--default', [{ faceDown: true }]],
    ['card-back--hidden', []],
    ['card__face card__face--qh', [{ card: 'Qh' }]],
    ['naipe__palo naipe__palo--corazones', [{ suit: 'h' }]],
    ['naipe__palo--rojo', []],
    ['naipe--corazones', []],
    ['card card--hearts card--queen', [{ suit: 'h' }, { rank: 'Q' }]],
    ['card is-hearts is-queen', [{ suit: 'h' }, { rank: 'Q' }]],
    ['poker-card suit-h rank-12', [{ suit: 'h' }, { rank: 'Q' }]],
    ['cardHearts12', [{ card: 'Qh' }]],
    ['Card_hearts__x8Fq2 Card_rank-q__3fdK9', [{ suit: 'h' }, { rank: 'Q' }]],
    ['k9Qz1W_card k9Qz1W_hearts k9Qz1W_rank-q', [{ suit: 'h' }, { rank: 'Q' }]],
    ['_card_x8fq2_1 _hearts_x8fq2_12', [{ suit: 'h' }]],
    ['k9Qz1W_side k9Qz1W_back', [{ faceDown: true }]],
    ['_side_1x2Yz_4 _back_1x2Yz_9', [{ faceDown: true }]],
    ['Dealer_back goback_back _back_plain_1', []],
    ['card10_hearts', [{ card: 'Th' }]],
    ['card is-active is-1', []],
    ['Card_rank__r3x Card_suit__h', []],
    ['Card_rank__c2 Card_red__h5', []],
    ['Card_hearts__c2', [{ suit: 'h' }]],
    // A form of something is a card's where it is a picture of one.
    ['pc pc--qh', [{ card: 'Qh', weak: true, form: true }]],
    ['grid grid--2c', [{ card: '2c', weak: true, form: true }]],
    ['pc tile--qh', []],
    ['pc pc--large', []],
    ['card face-down', [{ faceDown: true }]],
    ['card-back', [{ faceDown: true }]],
    ['card', []],
    ['card-body card-3', []],
    ['card hearts rank12', [{ suit: 'h' }, { rank: 'Q' }]],
    // A drawing that became an element is called after its file.
    ['H-K_svg__face', [{ card: 'Kh', weak: true }]],
    ['queen_of_spades_svg__a', [{ card: 'Qs' }]],
    ['logo_svg__a', []],
    // One that may be a word of anything is a suit beside a card only.
    ['card club', [{ suit: 'c' }]],
    ['vip club', []],
    ['tile clubs', [{ suit: 'c' }]],
    ['filter is-hearts', []],
    ['card-pik', [{ suit: 's' }]],
    ['card-pick', []],
    [`${'p-1 '.repeat(250)}card-jc`, []],
    ['btn-back goes-back', []],
    ['css-1q2w3e x9hj2k', []],
  ])('%s', (classes, said) => {
    expect(saidByClasses(classes)).toEqual(said);
  });
});

describe('file names', () => {
  test.each([
    ['/cards/JC.png', 'Jc'],
    ['/cards/jack_of_clubs.svg', 'Jc'],
    ['https://cdn.example/card-10-hearts.webp?v=2', 'Th'],
    ['/img/10%20of%20Hearts.svg', 'Th'],
    ['/static/jack-of-clubs.4f3a9c1b.svg', 'Jc'],
    ['/c/large/queen_of_spades@2x.png', 'Qs'],
    // Names of files have no accents.
    ['/cartas/k_de_treboles.8fa1c2.svg', 'Kc'],
    ['/cartes/as-de-trefle.png', 'Ac'],
    // One of many drawings in a file.
    ['/cards.svg#12h', 'Qh'],
    ['/cards/English_pattern_10_of_hearts.svg', 'Th'],
    ['/cards/ace_spade_white.png', 'As'],
    ['/cards/c01.png', 'Ac'],
    ['/cards/card_diamond_013.png', 'Kd'],
    ['/cards/heart_010.png', 'Th'],
    ['/cards/card_heart_005.png', '5h'],
    ['/cards/card10s.png', 'Ts'],
    ['/images/diamonds/diamonds-r10.svg', 'Td'],
    ['/images/clubs/clubs-r02.svg', '2c'],
    ['/cards/jack_of_clubs', 'Jc'],
    ['/scale.png?of=/cards/QH.png', 'Qh'],
    [`data:image/svg+xml,%3Csvg class='card' face='QH' height='3in'%3E`, 'Qh'],
    // The name of a picture tells more than that of its folder.
    ['/backs/KH.png', 'Kh'],
  ])('%s', (source, card) => {
    expect(saidByName(source)).toMatchObject({ card });
  });

  test.each([
    '/cards/17.png',
    '/cards/4711.svg',
    'data:image/png;base64,JC',
    '/img/%E0%A4%A.png',
    '',
    '/clubs.png',
    '/cards.svg#svgView(0,0,5,7)',
    '/icons/hearts-icon-2.png',
    '/cards/heart_026.png',
    '/cards/heart_100.png',
    '/icons/hearts-r2x.png',
    '/img/r10.png',
    // What is drawn may be written in any letters.
    `data:image/svg+xml,%3Csvg class='icon' height='3in'%3E`,
    'data:image/png;base64,iVBORw0KGgo/Kh',
    `/cards/JC.png?signature=${'0'.repeat(1000)}`,
  ])('%j tells no card', (source) => {
    expect(saidByName(source)).toBeNull();
  });

  test('a back', () => {
    expect(saidByName('/cards/red_back.png')).toEqual({ faceDown: true });
    expect(saidByName('/static/media/coveredCard.5f1c22ab.png')).toEqual({ faceDown: true });
    expect(saidByName('/static/media/discoveredCard.png')).toBeNull();
    expect(saidByName('/cards/backs/blue.svg')).toEqual({ faceDown: true });
    expect(saidByName('/cards.svg#back')).toEqual({ faceDown: true });
    expect(saidByName('/cards/b1fv.png')).toEqual({ faceDown: true, weak: true });
  });
});

test('two letters behind a letter are a card beside the class of one, or of a sprite', () => {
  expect(saidByClasses('sprite c-7D')).toEqual([{ card: '7d' }]);
  expect(saidByClasses('card-sprite k-10s')).toEqual([{ card: 'Ts' }]);
  expect(saidByClasses('sprite c-back')).toEqual([{ faceDown: true }]);
  expect(saidByClasses('p-2 m-5s c-7D')).toEqual([]);
});

test('a suit may stand in a class of a card’s, with what a build tool puts behind it', () => {
  expect(saidByClasses('card_card__x4iTk card_hearts__c9b5f')).toContainEqual({ suit: 'h' });
  expect(saidByClasses('card-spades')).toEqual([{ suit: 's' }]);
  expect(saidByClasses('card_header__c9b5f card-s card-body')).toEqual([]);
});

test('a spoken label may say more than its card, and is none where it says two', () => {
  for (const label of [
    'K of spades, held',
    'Card 2: king of spades',
    'King of spades (selected)',
    'Pik König – gehalten',
    'Spades: K',
  ])
    expect(saidByLabel(label), label).toEqual({ card: 'Ks' });
  for (const label of [
    'K of spades, 9 of hearts',
    'Pair of kings, held',
    'Spades: 12',
    'Held, 9h',
    'Total: 9',
    'Press the space bar to hold the card that is shown here, which is the, king of spades',
  ])
    expect(saidByLabel(label)?.card, label).toBeUndefined();
  expect(saidByLabel('Face down card')).toEqual({ faceDown: true });
});

test('what build tools put around the name of a class is none of it', () => {
  for (const [classes, names] of [
    ['Card_suit__c3 is-open', 'Card_suit is-open'],
    ['Card_suit__h3k9Q', 'Card_suit'],
    ['_suit_c3x9k_12', 'suit'],
    ['card__suit', 'card__suit'],
    ['Card_face__rank', 'Card_face__rank'],
  ] as const)
    expect(ownNames(classes).join(' '), classes).toBe(names);
});

test('an icon may be called by the letter of its suit, where it says that it is one', () => {
  for (const name of ['#suit-H', '/img/suit_h.svg', 'icon-suitH', '#hearts', '#pip-h'])
    expect(suitOfIcon(name), name).toBe('h');
  for (const name of ['#icon-h', '#suit-x', '#suit', '#h-suit', '#suitcase-h', '#suit-h-suit-s'])
    expect(suitOfIcon(name), name).toBeNull();
});

describe('cards written out in one text', () => {
  test.each<[string, readonly string[] | null]>([
    ['A♠ K♥', ['As', 'Kh']],
    ['10♣, ♦9 | Q♥️', ['Tc', '9d', 'Qh']],
    ['A♠', null],
    ['A♠ K♥ wins', null],
    ['A♠ and K♥', null],
    ['A K', null],
    ['♠♥', null],
    [Array(31).fill('10♠').join(' '), null],
  ])('%s', (text, cards) => {
    expect(handIn(text)).toEqual(cards);
  });

  test.each<[string, readonly (string | null)[] | null]>([
    ['A♠ K♥', ['As', 'Kh']],
    ['A♠', ['As']],
    ['A♠ ??', ['As', null]],
    ['🂠 / A♠', [null, 'As']],
    ['xx 10♥', [null, 'Th']],
    ['??', null],
    ['?? ♠', null],
    ['♠♥', null],
    ['A ??', null],
    ['A♠ ?? 12', null],
    [Array(31).fill('10♠').join(' '), null],
  ])('%s, of which one may lie face down', (text, cards) => {
    expect(writtenHand(text)).toEqual(cards);
  });
});

test.each<[string, string | null]>([
  ['#icon-heart', 'h'],
  ['/sprites/suits.svg#spadeFill', 's'],
  ['/img/clubs.svg', 'c'],
  ['lucide lucide-diamond h-4', 'd'],
  ['heart diamond', null],
  ['#icon-arrow', null],
  ['/hearts/icon.svg', null],
  ['data:image/svg+xml,%3Csvg class=%27heart%27%3E', null],
  [`icon-heart${' x'.repeat(500)}`, null],
])('an icon called %s is of the suit %s', (name, suit) => {
  expect(suitOfIcon(name)).toBe(suit);
});
