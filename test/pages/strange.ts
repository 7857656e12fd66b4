/**
 * Pages nobody wrote: casinos' tables and panels put together at random of what real pages are made of, each with what
 * it truly shows. The same number makes the same page.
 * @module
 */
import type { Card } from '../../src/core/cards.ts';
import { isPlayedOut } from '../../src/core/games/baccarat-table.ts';
import type { PanelField } from '../../src/core/observation.ts';
import type { Read } from './reader.ts';

export interface Strange {
  readonly html: string;
  /** What was chosen, for whoever looks into a failure. */
  readonly made: string;
  readonly truth: {
    readonly panel: Readonly<Partial<Record<PanelField, string>>>;
    readonly game: 'blackjack' | 'video-poker' | 'hilo' | 'baccarat';
    readonly stage: 'dealt' | 'over';
    /** That nothing on the page says which game it is. */
    readonly wordless?: boolean;
    /** That no suit can be seen: a mask shows something of which only a class says what. Then nothing need be read. */
    readonly unseen?: boolean;
    /** Named lists of cards; null is one that lies face down. The player's further hands are `player 2` and on. */
    readonly cards: Readonly<Record<string, readonly (Card | null)[]>>;
  };
}

/** Mulberry32: small, and good enough to draw pages with. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYMBOLS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;
const SUIT_NAMES = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;
const RANK_NAMES: Record<string, string> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };

/** Words of a few languages: play, places, panel. */
const LANGUAGES = [
  {
    name: 'en',
    dealer: ['Dealer', "Dealer's hand"],
    player: ['You', 'Player', 'Your hand'],
    banker: 'Banker',
    playerAt: 'Player',
    tie: 'Tie',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    deal: ['Deal', 'Bet', 'Play again'],
    over: ['Dealer wins!', 'You win $20.00', 'Push', 'Bust! You lose.'],
    draw: 'Draw',
    hold: 'Hold',
    higher: 'Higher or same',
    lower: 'Lower or same',
    cashOut: 'Cash out',
    sections: ['Active seed pair', 'Next pair', 'Previous pair'],
    plain: { commitment: 'Server seed hash', clientSeed: 'Client seed', serverSeed: 'Server seed' },
    labels: {
      'announced.commitment': ['Active Server Seed (Hashed)', 'Active server seed hash', 'Active server seed (hash)'],
      'announced.clientSeed': ['Active Client Seed', 'Active client seed'],
      'announced.count': ['Total bets made with pair', 'Bets made with this pair'],
      'promised.commitment': ['Next Server Seed (Hashed)', 'Next server seed hash'],
      'reported.serverSeed': ['Previous Server Seed (Revealed)', 'Revealed Server Seed', 'Previous server seed'],
      'reported.clientSeed': ['Previous Client Seed'],
      'reported.commitment': ['Previous Server Seed (Hashed)', 'Previous server seed hash'],
    },
  },
  {
    name: 'de',
    dealer: ['Geber', 'Croupier'],
    player: ['Du', 'Spieler', 'Deine Hand'],
    banker: 'Banker',
    playerAt: 'Spieler',
    tie: 'Unentschieden',
    hit: 'Karte',
    stand: 'Stehen',
    double: 'Verdoppeln',
    split: 'Teilen',
    deal: ['Geben', 'Setzen'],
    over: ['Du gewinnst!', 'Dealer gewinnt'],
    draw: 'Ziehen',
    hold: 'Halten',
    higher: 'Höher',
    lower: 'Niedriger',
    cashOut: 'Auszahlen',
    sections: ['Aktives Paar', 'Nächstes Paar', 'Letztes Paar'],
    plain: { commitment: 'Server-Seed Hash', clientSeed: 'Client-Seed', serverSeed: 'Server-Seed' },
    labels: {
      'announced.commitment': ['Aktiver Server-Seed (gehasht)', 'Aktiver Server-Seed Hash'],
      'announced.clientSeed': ['Aktiver Client-Seed'],
      'announced.count': ['Einsätze mit diesem Paar'],
      'promised.commitment': ['Nächster Server-Seed (gehasht)'],
      'reported.serverSeed': ['Letzter Server-Seed', 'Aufgedeckter Server-Seed'],
      'reported.clientSeed': ['Letzter Client-Seed'],
      'reported.commitment': ['Letzter Server-Seed (gehasht)'],
    },
  },
  {
    name: 'ru',
    dealer: ['Дилер'],
    player: ['Игрок', 'Вы'],
    banker: 'Банкир',
    playerAt: 'Игрок',
    tie: 'Ничья',
    hit: 'Взять',
    stand: 'Хватит',
    double: 'Удвоить',
    split: 'Разделить',
    deal: ['Раздать', 'Поставить'],
    over: ['Вы проиграли', 'Ничья'],
    draw: 'Обменять',
    hold: 'Держать',
    higher: 'Выше',
    lower: 'Ниже',
    cashOut: 'Забрать',
    sections: ['Активная пара', 'Следующая пара', 'Предыдущая пара'],
    plain: { commitment: 'Хеш серверного сида', clientSeed: 'Клиентский сид', serverSeed: 'Серверный сид' },
    labels: {
      'announced.commitment': ['Активный серверный сид (хеш)'],
      'announced.clientSeed': ['Активный клиентский сид'],
      'announced.count': ['Всего ставок с парой'],
      'promised.commitment': ['Следующий серверный сид (хеш)', 'Хеш следующего серверного сида'],
      'reported.serverSeed': ['Предыдущий серверный сид', 'Раскрытый серверный сид'],
      'reported.clientSeed': ['Предыдущий клиентский сид'],
      'reported.commitment': ['Предыдущий серверный сид (хеш)'],
    },
  },
  {
    name: 'es',
    dealer: ['Crupier'],
    player: ['Jugador', 'Tu mano'],
    banker: 'Banca',
    playerAt: 'Jugador',
    tie: 'Empate',
    hit: 'Pedir',
    stand: 'Plantarse',
    double: 'Doblar',
    split: 'Dividir',
    deal: ['Repartir', 'Apostar'],
    over: ['¡Has ganado!', 'Empate'],
    draw: 'Cambiar cartas',
    hold: 'Retener',
    higher: 'Mayor o igual',
    lower: 'Menor o igual',
    cashOut: 'Retirar',
    sections: ['Par activo', 'Próximo par', 'Par anterior'],
    plain: {
      commitment: 'Semilla del servidor (hash)',
      clientSeed: 'Semilla del cliente',
      serverSeed: 'Semilla del servidor',
    },
    labels: {
      'announced.commitment': ['Semilla activa del servidor (hash)', 'Hash de la semilla activa del servidor'],
      'announced.clientSeed': ['Semilla activa del cliente'],
      'announced.count': ['Apuestas hechas con este par'],
      'promised.commitment': ['Próxima semilla del servidor (hash)'],
      'reported.serverSeed': ['Última semilla del servidor', 'Semilla anterior del servidor'],
      'reported.clientSeed': ['Última semilla del cliente'],
      'reported.commitment': ['Última semilla del servidor (hash)'],
    },
  },
  {
    name: 'ja',
    dealer: ['ディーラー'],
    player: ['プレイヤー', 'あなたの手札'],
    banker: 'バンカー',
    playerAt: 'プレイヤー',
    tie: 'タイ',
    hit: 'ヒット',
    stand: 'スタンド',
    double: 'ダブル',
    split: 'スプリット',
    deal: ['ディール', 'ベット'],
    over: ['あなたの勝ち', '引き分け'],
    draw: 'ドロー',
    hold: 'ホールド',
    higher: 'ハイ',
    lower: 'ロー',
    cashOut: 'キャッシュアウト',
    sections: ['現在のペア', '次のペア', '前のペア'],
    plain: {
      commitment: 'サーバーシードのハッシュ',
      clientSeed: 'クライアントシード',
      serverSeed: 'サーバーシード',
    },
    labels: {
      'announced.commitment': ['現在のサーバーシード（ハッシュ）'],
      'announced.clientSeed': ['現在のクライアントシード'],
      'announced.count': ['このペアでのベット数'],
      'promised.commitment': ['次のサーバーシード（ハッシュ）'],
      'reported.serverSeed': ['前のサーバーシード', '公開されたサーバーシード'],
      'reported.clientSeed': ['前のクライアントシード'],
      'reported.commitment': ['前のサーバーシードのハッシュ'],
    },
  },
] as const;

/** A language that came to be drawn later. */
const ITALIAN = {
  name: 'it',
  dealer: ['Mazziere', 'Banco'],
  player: ['Giocatore', 'La tua mano'],
  banker: 'Banco',
  playerAt: 'Giocatore',
  tie: 'Pareggio',
  hit: 'Carta',
  stand: 'Stai',
  double: 'Raddoppia',
  split: 'Dividi',
  deal: ['Nuova mano', 'Scommetti'],
  over: ['Hai vinto!', 'Hai perso'],
  draw: 'Cambia carte',
  hold: 'Tieni',
  higher: 'Più alta',
  lower: 'Più bassa',
  cashOut: 'Incassa',
  sections: ['Coppia attiva', 'Prossima coppia', 'Coppia precedente'],
  plain: { commitment: 'Hash del seed del server', clientSeed: 'Seed del client', serverSeed: 'Seed del server' },
  labels: {
    'announced.commitment': ['Seed del server attivo (hash)', 'Hash del seed del server attivo'],
    'announced.clientSeed': ['Seed del client attivo'],
    'announced.count': ['Puntate con questa coppia'],
    'promised.commitment': ['Prossimo seed del server (hash)'],
    'reported.serverSeed': ['Seed del server precedente', 'Seed del server rivelato'],
    'reported.clientSeed': ['Seed del client precedente'],
    'reported.commitment': ['Seed del server precedente (hash)'],
  },
} as const;

/** What a hand is worth at blackjack. */
function worthOf(hand: readonly (Card | null)[]): number {
  const points = hand.map((card) => (!card ? 0 : card[0] === 'A' ? 1 : Number(card[0]) || 10));
  const hard = points.reduce((a, b) => a + b, 0);
  return points.includes(1) && hard <= 11 ? hard + 10 : hard;
}

/** A hand as far as it is drawn to at blackjack: not beyond so many points. */
const drawnTo = (hand: readonly Card[], most: number): Card[] =>
  hand.filter((_, i) => i < 2 || worthOf(hand.slice(0, i)) <= most);

export function strangePage(seed: number): Strange {
  const random = randomFrom(seed * 7919 + 1);
  const below = (n: number): number => Math.floor(random() * n);
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const chance = (p: number): boolean => random() < p;
  const made: string[] = [];
  // What came to be drawn later, so that earlier choices stay.
  const also = randomFrom(seed * 104_729 + 3);
  const alsoOne = <T>(of: readonly T[]): T => of[Math.floor(also() * of.length)]!;
  const choose = <T extends string>(what: string, of: readonly T[]): T => {
    const chosen = one(of);
    made.push(`${what}: ${chosen}`);
    return chosen;
  };

  // And what came later still.
  const late = randomFrom(seed * 15_485_863 + 5);
  const latest = randomFrom(seed * 32_452_843 + 7);
  const lateOne = <T>(of: readonly T[]): T => of[Math.floor(late() * of.length)]!;

  const firstWords = one(LANGUAGES);
  const words = late() < 0.12 ? ITALIAN : firstWords;
  made.push(words.name);
  const game = choose('game', ['blackjack', 'blackjack', 'video-poker', 'hilo', 'baccarat'] as const);
  const stage = game === 'baccarat' ? 'over' : choose('stage', ['dealt', 'over'] as const);

  // Names.
  const naming = choose('names', ['plain', 'module', 'hashed', 'utility', 'scoped', 'styled', 'none'] as const);
  const hash = (): string => Math.floor(random() * 36 ** 5).toString(36).padStart(5, '0');
  const known = new Map<string, string>();
  const scope = hash();
  const nameOf = (role: string): string => {
    const before = known.get(role);
    if (before !== undefined) return before;
    const name = {
      plain: role,
      module: `${one(['Table', 'Game', 'ui'])}_${role}__${hash()}`,
      hashed: `css-${hash()}`,
      utility: one(['flex gap-2 p-1', 'relative inline-flex', 'grid text-sm', 'block m-1 rounded']),
      scoped: `${role} svelte-${scope}`,
      styled: hash(),
      none: '',
    }[naming];
    known.set(role, name);
    return name;
  };
  const el = (tag: string, role: string, inner: string, more = ''): string => {
    // Styled components have a class for what they are, and one for each state that their style may have.
    const state = naming === 'styled' ? ` ${one(['bXyzqK', 'cAbfgT'])}` : '';
    const name = (naming === 'styled' ? `sc-${nameOf(role)}` : nameOf(role)) + state;
    return `<${tag}${name ? ` class="${name}"` : ''}${more && ` ${more}`}>${inner}</${tag}>`;
  };
  const wrap = (inner: string, role: string): string => {
    let html = inner;
    for (let i = below(3); i > 0; i--) html = el('div', `${role}${i}`, html);
    return html;
  };

  // Cards.
  const firstDrawing = choose('cards', ['text', 'parts', 'corners', 'icon', 'use', 'alt', 'label', 'twice', 'suit first', 'shadow', 'nested shadow', 'srcset', 'sprite', 'own use', 'font', 'data', 'attributes', 'mask', 'title', 'pips', 'cut out', 'cut by class', 'numbered'] as const);
  const back = choose('backs', ['class', 'empty', 'label', 'turned', 'another'] as const);
  const depth = below(3);
  const drawing = late() < 0.25 ? lateOne(['icon of a set', 'folder', 'letters', 'prefix', 'in depth'] as const) : firstDrawing;
  if (drawing !== firstDrawing) made.push(`cards in truth: ${drawing}`);
  const rankText = (card: string): string => (card[0] === 'T' ? '10' : card[0]!);
  const wordsOf = (card: string): string =>
    `${RANK_NAMES[card[0]!] ?? card[0]} of ${SUIT_NAMES[card[1] as keyof typeof SUIT_NAMES]}`;
  const svg = (inner = '<path d="M2 2h16v16H2z"/>', more = ''): string =>
    `<svg width="16" height="16" viewBox="0 0 20 20"${more && ` ${more}`}>${inner}</svg>`;
  const inShadow = (inner: string): string => `<template shadowrootmode="open">${inner}</template>`;
  const face = (card: string): string => {
    const rank = rankText(card);
    const suit = SYMBOLS[card[1] as keyof typeof SYMBOLS];
    const name = SUIT_NAMES[card[1] as keyof typeof SUIT_NAMES];
    switch (drawing) {
      case 'text':
        return rank + suit;
      case 'icon of a set':
        return el('span', 'rank', rank) + svg(undefined, `class="lucide lucide-${name.slice(0, -1)} h-4 w-4"`);
      case 'folder':
        return `<img src="/deck/${name}/${rank}.svg" alt="" width="40" height="56">`;
      case 'letters':
        return depth > 1 ? rank + suit : `${rank}${card[1]}`;
      case 'prefix':
        return `<i class="pcard pcard-${rank.toLowerCase()}${card[1]}" style="display:inline-block;width:40px;height:56px;background:url(/s.png) -${below(400)}px 0"></i>`;
      case 'in depth':
        return `<div class="card-3d">${rank}${suit}</div>`;
      case 'suit first':
        return el('span', 'suit', suit) + el('span', 'rank', rank);
      case 'parts':
        return el('span', 'rank', rank) + el('span', 'suit', suit);
      case 'corners': {
        const corner = el('span', 'rank', rank) + el('span', 'suit', suit);
        return el('div', 'corner', corner) + el('div', 'pip', suit) + el('div', 'corner', corner);
      }
      case 'icon':
        return el('span', 'rank', rank) + svg(undefined, `data-ds-icon="${name[0]!.toUpperCase()}${name.slice(1, -1)}"`);
      case 'use':
        return el('span', 'rank', rank) + svg(`<use href="/sprite.svg#icon-${name.slice(0, -1)}"></use>`);
      case 'alt':
        return `<img alt="${wordsOf(card)}" src="/c/${hash()}.png" width="40" height="56">`;
      case 'label':
        return svg(undefined, `role="img" aria-label="${wordsOf(card)}"`);
      case 'shadow':
        return inShadow(el('span', 'rank', rank) + el('span', 'suit', suit));
      case 'nested shadow':
        return inShadow(`<card-rank>${inShadow(rank)}</card-rank><card-suit>${inShadow(suit)}</card-suit>`);
      case 'srcset': {
        const file = `/cards/${name}_${(RANK_NAMES[card[0]!] ?? card[0]!).toLowerCase()}`;
        return `<img srcset="${file}.png 1x, ${file}@2x.png 2x" alt="" width="40" height="56">`;
      }
      case 'sprite':
        return `<i class="sprite card-${card.toLowerCase()}" style="display:inline-block;width:40px;height:56px;background:url(/s.png) -${below(400)}px 0"></i>`;
      case 'font': {
        // Letters of a font of icons: what they look like, only that font knows.
        const set = one(['fa-solid fa', 'icon icon', 'mdi mdi']);
        const own = `${set.split(' ')[1]}-${name.slice(0, -1)}`;
        return el('span', 'rank', rank) + `<style>.${own}::before{content:"\\f00${suit.charCodeAt(0) % 10}"}</style><i class="${set.split(' ')[0]} ${own}"></i>`;
      }
      case 'data':
        return `<div data-rank="${rank}" data-suit="${name}" style="width:40px;height:56px;background:url(/d/${hash()}.svg)"></div>`;
      case 'attributes':
        return `<game-card rank="${rank}" suit="${name}">${inShadow(svg())}</game-card>`;
      case 'mask':
        return el('span', 'rank', rank) + `<span class="suit-${name}" style="display:inline-block;width:12px;height:12px;background:red;mask:linear-gradient(#000,#000)"></span>`;
      case 'cut out':
        return el('span', 'rank', rank) + `<i style="display:inline-block;width:12px;height:12px;background:red;mask-image:url(/icons/${name}.svg)"></i>`;
      case 'cut by class':
        return el('span', 'rank', rank) + `<style>.suit-${name}{display:inline-block;width:12px;height:12px;background:red;mask:url(/i/${name.slice(0, -1)}.svg)}</style><i class="suit-${name}"></i>`;
      case 'numbered':
        return `<i class="sprite card-${'A23456789TJQK'.indexOf(card[0]!) + 1}-${card[1]}" style="display:inline-block;width:40px;height:56px;background:url(/s.png) -${below(400)}px 0"></i>`;
      case 'title':
        return `<div title="${wordsOf(card)}" style="width:40px;height:56px;background:url(/d/${hash()}.svg)"></div>`;
      case 'pips':
        return el('span', 'rank', rank) + el('div', 'pips', el('i', 'pip', suit).repeat(1 + below(4)));
      case 'own use':
        return `${el('span', 'rank', rank)}<svg width="16" height="16"><use xlink:href="#${name.slice(0, -1)}"></use></svg>`;
      case 'twice':
        return `<div style="display:none">${el('b', 'small', rank + suit)}</div>${el('div', 'large', rank + suit)}`;
    }
  };
  const faceDown = (): string => {
    if (back === 'turned') {
      const turned = 'position:absolute;inset:0;backface-visibility:hidden';
      return `<div style="${turned};transform:rotateY(180deg)">${face('7d')}</div><div style="${turned};background:navy"></div>`;
    }
    if (back === 'class') return el('div', 'inner', '<i class="card-back"></i>');
    return back === 'label' ? svg(undefined, 'role="img" aria-label="face-down card"') : '';
  };
  const cardTag = one(['div', 'li', 'span']);
  const layout = choose('layout', ['flow', 'flow', 'table', 'absolute', 'grid', 'stacked', 'animated', 'scaled'] as const);
  const isOwnElement = drawing === 'shadow' || drawing === 'nested shadow';
  const cardOf = (card: Card | null, i = 0): string => {
    // A face that is a shadow root is its element's own.
    // Drawn by what is no card of the page's own, as large as those beside it.
    const isAnother = !card && back === 'another' && layout !== 'animated' && layout !== 'stacked';
    let inner = card ? (isOwnElement ? `<playing-card>${face(card)}</playing-card>` : face(card)) : faceDown();
    for (let level = 0; level < depth; level++) inner = el('div', `layer${level}`, inner);
    const place = layout === 'absolute' ? `position:absolute;left:${60 * i}px;top:0` : 'display:inline-block;position:relative';
    // Fanned out: each covers the right part of the one before it.
    const fanned = layout === 'stacked' && i > 0 ? ';margin-left:-20px' : '';
    // A back that is nothing but a colour.
    const isPlain = !card && back === 'empty';
    const ground = isPlain ? ';background:navy;vertical-align:top' : layout === 'stacked' ? ';background:#fff;vertical-align:top' : '';
    if (isAnother) return `<i data-hole style="${place};width:50px;height:70px;background:navy"></i>`;
    const placed = el(cardTag, 'card', inner, `style="${place}${fanned}${ground};width:50px;height:70px"`);
    if (layout === 'animated')
      return el('div', 'mover', placed, `style="display:inline-block;transform:translate(0px,0px) rotateZ(${below(3)}deg);transition:transform .3s ease ${i * 100}ms;will-change:transform"`);
    return placed;
  };
  const rowStyle = {
    flow: '',
    table: '',
    absolute: 'style="position:relative;width:700px;height:80px"',
    grid: 'style="display:grid;grid-template-columns:repeat(8,60px)"',
    stacked: 'style="display:flex;padding-left:30px"',
    animated: '',
    scaled: 'style="transform:scale(.8);transform-origin:0 0;white-space:nowrap"',
  }[layout];
  /** A score that stands in the row of cards itself, as at several casinos. */
  const score = choose('score', ['none', 'before', 'badge', 'behind'] as const);
  const rowOf = (cards: readonly (Card | null)[], total = ''): string => {
    const inner = cards.map((card, i) => cardOf(card, i)).join('');
    const tag = cardTag === 'li' ? 'ul' : 'div';
    const item = cardTag === 'li' ? 'li' : 'div';
    const badge = total && score !== 'none' ? el(item, 'value', score === 'badge' ? el('span', 'pill', total) : total) : '';
    return el(tag, 'row', score === 'behind' ? inner + badge : badge + inner, rowStyle);
  };
  const isTable = layout === 'table';
  const sides = (html: string): string => (isTable ? `<table role="presentation"><tbody>${html}</tbody></table>` : html);

  const deck = Array.from({ length: 52 }, (_, i) => `${'A23456789TJQK'[i % 13]}${'cdhs'[Math.floor(i / 13)]}` as Card);
  const deal = (n: number): Card[] => Array.from({ length: n }, () => deck.splice(below(deck.length), 1)[0]!);

  // Controls.
  const decoration = choose('controls', ['none', 'key', 'bracket', 'price', 'icon', 'count'] as const);
  const button = (word: string, enabled: boolean, price = false): string => {
    const text = {
      none: word,
      key: `${word} (${word[0]})`,
      bracket: `${word} <kbd>${word[0]}</kbd>`,
      price: price ? `${word} $10.00` : word,
      icon: `${svg()}<span>${word}</span>`,
      count: price ? `<span>${word}</span> <b>10</b>` : `<span>${word}</span>`,
    }[decoration];
    return el('button', 'button', text, enabled ? 'type="button"' : 'type="button" disabled');
  };
  const removes = chance(0.4);
  // Controls that stay pressable behind the hand: then the table says that it is over.
  const stays = game === 'blackjack' && stage === 'over' && chance(0.3);
  const said = stays ? one(['data-hand_over="true"', 'data-game-status="lose"', 'data-round-state="finished"']) : '';
  if (said) made.push(said);
  const controls = (list: readonly (readonly [string, boolean, boolean?])[]): string =>
    el('div', 'actions', list.flatMap(([word, on, price]) => (on || !removes ? [button(word, on, price)] : [])).join(''));

  const cards: Record<string, readonly (Card | null)[]> = {};
  let table = '';
  if (game === 'blackjack') {
    const dealer: (Card | null)[] = stage === 'dealt' ? [...deal(1), null] : drawnTo(deal(2 + below(2)), 16);
    const isSplit = chance(0.2);
    const hands = (isSplit ? [deal(2 + below(2)), deal(2 + below(2))] : [deal(2 + below(3))]).map((hand) => drawnTo(hand, 20));
    if (isSplit) made.push('split');
    Object.assign(cards, { dealer, player: hands[0], ...(isSplit && { 'player 2': hands[1] }) });
    const totals = one([', ', '/']);
    const sum = (hand: readonly (Card | null)[]): string => {
      const points = hand.map((card) => (!card ? 0 : card[0] === 'A' ? 1 : 'TJQK'.includes(card[0]!) ? 10 : Number(card[0])));
      const hard = points.reduce((a, b) => a + b, 0);
      return points.includes(1) && hard <= 11 ? `${hard}${totals}${hard + 10}` : String(hard);
    };
    const hasTotal = chance(0.5);
    const heads = isTable ? 'above' : alsoOne(['above', 'above', 'above', 'below', 'named', 'none'] as const);
    if (heads !== 'above') made.push(`heads: ${heads}`);
    const more = lateOne(['', '', '', ' • 10.00', ' value: 12']);
    const side = (heading: string, row: string, hand: readonly (Card | null)[]) => {
      const total = hasTotal && !(isSplit && hand !== dealer) ? el('div', 'total', sum(hand)) : '';
      if (heads === 'below') return wrap(row, 'hand') + el('p', 'heading', heading);
      if (heads === 'none') return el('div', 'side', total + wrap(row, 'hand'));
      if (heads === 'named')
        return `<div class="${hand === dealer ? 'dealer' : 'player'}-hand">${total}${wrap(row, 'hand')}</div>`;
      const said = heading + more;
      return isTable
        ? `<tr><td>${el('b', 'heading', said)}${total}</td><td>${row}</td></tr>`
        : el('div', 'side', wrap(el(one(['h3', 'div', 'span']), 'heading', said), 'head') + total + wrap(row, 'hand'));
    };
    // Hit and stand at all times, and nothing that deals: then the page says that the hand is over.
    const isAlways = !stays && also() < 0.15;
    if (isAlways) made.push('always');
    // Nothing that is known is there to be pressed, and what came of the hand is told.
    const isUntold = stage === 'over' && heads === 'above' && !stays && !isAlways && worthOf(dealer) > 17 && late() < 0.2;
    if (isUntold) made.push('untold');
    // Both sides in one box.
    const isLoose = layout === 'flow' && heads === 'above' && !isSplit && late() < 0.2;
    if (isLoose) made.push('loose');
    const loose = (heading: string, hand: readonly (Card | null)[]) =>
      el('h2', 'heading', heading) + hand.map((card, i) => cardOf(card, i)).join('');
    const bothSides = (): string =>
      sides(
        side(one(words.dealer), rowOf(dealer, sum(dealer)), dealer) +
          side(one(words.player), isSplit ? el('div', 'hands', hands.map((hand) => el('div', 'one-hand', rowOf(hand, sum(hand)))).join(''), 'style="display:flex;gap:40px"') : rowOf(hands[0]!, sum(hands[0]!)), hands[0]!),
      );
    table =
      (isLoose ? el('div', 'box', loose(words.dealer[0], dealer) + loose(words.player[0], hands[0]!)) : bothSides()) +
      (isUntold || (isAlways && stage === 'over') ? el('p', 'result', alsoOne(words.over)) : '') +
      (isUntold ? button('Avanti', true) : controls([
        [words.hit, stage === 'dealt' || stays || isAlways],
        [words.stand, stage === 'dealt' || stays || isAlways],
        [words.double, stage === 'dealt' && chance(0.5), true],
        [words.split, false],
        ...(isAlways ? [] : ([[one(words.deal), stage === 'over', true]] as const)),
      ]));
  } else if (game === 'video-poker') {
    const hand = deal(5);
    cards['cards'] = hand;
    table =
      rowOf(hand) +
      controls([[words.draw, stage === 'dealt'], [words.deal[0], stage === 'over', true]]);
  } else if (game === 'hilo') {
    const drawn = deal(2 + below(4));
    cards['cards'] = drawn;
    const current = drawn.at(-1)!;
    // Controls that say nothing in words: then nothing tells that it is hilo, and nothing may be read.
    const arrows = chance(0.2) ? one([['▲', '▼', '$'], [svg(), svg(), svg()], ['&uarr;', '&darr;', '&#10003;']]) : null;
    if (arrows) made.push('wordless');
    table =
      el('div', 'pile', cardOf(current)) +
      rowOf(drawn) +
      controls([
        [arrows?.[0] ?? words.higher, stage === 'dealt'],
        [arrows?.[1] ?? words.lower, stage === 'dealt'],
        [arrows?.[2] ?? words.cashOut, stage === 'dealt'],
        [arrows ? svg() : words.deal[1]!, stage === 'over', true],
      ]);
  } else {
    const dealBoth = () => ({ player: deal(2 + below(2)), banker: deal(2 + below(2)) });
    let both = dealBoth();
    // To others third cards are due, or none.
    while (!isPlayedOut(both)) {
      deck.push(...both.player, ...both.banker);
      both = dealBoth();
    }
    const { player, banker } = both;
    Object.assign(cards, both);
    const side = (heading: string, row: string) =>
      isTable
        ? `<tr><td>${heading}</td><td>${row}</td></tr>`
        : el('div', 'side', el('h4', 'heading', heading) + wrap(row, 'hand'));
    table =
      sides(side(words.playerAt, rowOf(player)) + side(words.banker, rowOf(banker))) +
      el('div', 'spots', el('div', 'spot', words.tie)) +
      controls([[words.deal[1]!, true, true]]);
  }

  const isBust = (): boolean =>
    game === 'blackjack' && Object.entries(cards).every(([name, hand]) => name === 'dealer' || worthOf(hand) > 21);

  // Panel.
  const hex = (n: number): string => Array.from({ length: n }, () => '0123456789abcdef'[below(16)]).join('');
  const values: Partial<Record<PanelField, string>> = {
    'announced.commitment': hex(64),
    'announced.clientSeed': chance(0.5) ? hex(10) : `lucky${hash()}`,
    'announced.count': String(below(400)),
    'promised.commitment': hex(64),
  };
  const placeholder = chance(0.3) ? one(['Revealed after the next bet', '••••••••', 'hidden until the seed is rotated', 'Pending']) : '';
  if (!placeholder && chance(0.6)) values['reported.serverSeed'] = hex(64);
  if (values['reported.serverSeed'] && chance(0.5)) values['reported.clientSeed'] = hex(10);
  if (values['reported.serverSeed'] && chance(0.3)) values['reported.commitment'] = hex(64);
  const shape = choose('panel', ['input', 'disabled', 'code', 'dl', 'table', 'truncate', 'colon', 'around', 'copy', 'cut', 'button inside', 'clipboard', 'labelled', 'aria', 'placeholder', 'textarea', 'halves', 'bare dl', 'element', 'tooltip', 'captions', 'columns'] as const);
  // On what copies it stands all of it, or it does itself.
  const isOnCopy = latest() < 0.4;
  if (isOnCopy && (shape === 'clipboard' || shape === 'copy')) made.push('on what copies it');
  const upper = chance(0.2);
  const inSections = chance(0.25);
  if (inSections) made.push('sections');
  const labelOf = (field: string): string => {
    const plain = words.plain[field.split('.')[1] as keyof typeof words.plain] as string | undefined;
    const names = words.labels[field as keyof typeof words.labels] as readonly string[];
    const written = (inSections && plain) || one(names);
    return upper ? written.toUpperCase() : written;
  };
  const rowFor = ([field, value]: [string, string]): string => {
    const label = labelOf(field);
    switch (shape) {
      case 'input':
        return el('div', 'field', el('label', 'label', label) + el('div', 'box', `<input readonly value="${value}">`));
      case 'disabled':
        return el('div', 'field', el('span', 'label', `${label}:`) + `<input disabled value="${value}">`);
      case 'code':
        return el('div', 'field', el('p', 'label', label) + el('code', 'value', value));
      case 'dl':
        return `<div><dt>${label}</dt><dd>${value}</dd></div>`;
      case 'table':
        return `<tr><td>${label}</td><td>${value}</td></tr>`;
      case 'truncate':
        return el('div', 'field', el('div', 'label', label) + el('div', 'value', value, 'style="overflow:hidden;text-overflow:ellipsis;width:80px;white-space:nowrap"'));
      case 'colon':
        return el('p', 'field', `${label}: ${value}`);
      case 'around':
        return el('label', 'field', el('span', 'label', label) + el('div', 'box', `<input readonly value="${value}">`));
      case 'cut': {
        const short = value.length > 20 ? `${value.slice(0, 8)}…${value.slice(-8)}` : value;
        return el('div', 'field', el('span', 'label', label) + el('div', 'box', el('span', 'value', short, `title="${value}"`)));
      }
      case 'button inside':
        return el('div', 'field', el('span', 'label', label) + el('div', 'value', `${value}${el('button', 'copy', one(['Copy', '', svg()]), 'type="button"')}`));
      case 'clipboard': {
        const short = value.length > 20 ? `${value.slice(0, 10)}...${value.slice(-6)}` : value;
        if (isOnCopy)
          return el('div', 'field', el('span', 'label', label) + el('span', 'value', short) + el('div', 'tools', `<button data-clipboard-text="${value}">Copy</button>`));
        return el('div', 'field', el('span', 'label', label) + el('span', 'value', short, `data-clipboard-text="${value}"`));
      }
      case 'labelled': {
        const id = hash();
        return el('div', 'field', `<span id="l${id}">${label}</span>` + wrap(`<input readonly aria-labelledby="l${id}" value="${value}">`, 'box'));
      }
      case 'aria':
        return el('div', 'field', `<input readonly aria-label="${label}" value="${value}">`);
      case 'placeholder':
        return el('div', 'field', `<input ${one(['readonly', 'disabled'])} placeholder="${label}" value="${value}">`);
      case 'textarea':
        return el('div', 'field', el('label', 'label', `${label} <textarea readonly rows="2">${value}</textarea>`));
      case 'halves': {
        const half = value.length > 40 ? value.length / 2 : value.length;
        return el('div', 'field', el('span', 'label', label) + el('div', 'value', el('span', 'half', value.slice(0, half)) + (value.slice(half) && el('span', 'half', value.slice(half)))));
      }
      case 'captions':
        return el('div', 'field', el('div', 'value', value) + el('div', 'label', label));
      case 'columns':
        return `<td>${value}</td>`;
      case 'bare dl':
        return `<dt>${label}</dt><dd><code>${value}</code></dd>`;
      case 'element':
        return `<seed-row>${inShadow(`<span class="label">${label}</span><slot></slot>`)}<span>${value}</span></seed-row>`;
      case 'tooltip':
        return el('div', 'field', el('span', 'label', `${label} <i title="What the server has promised, hashed with SHA-256">?</i>`) + el('div', 'box', el('span', 'value', value)));
      case 'copy':
        if (isOnCopy && value.length > 30) return el('div', 'field', el('span', 'label', label) + el('button', 'value', value, 'type="button" title="Copy"'));
        return el('div', 'field', el('span', 'label', label) + el('div', 'box', el('span', 'value', value) + '<button type="button" aria-label="Copy">⧉</button>'));
    }
  };
  const shownThere = placeholder ? { ...values, 'reported.serverSeed': placeholder } : values;
  const rowsOf = (which: string): string => {
    const all = Object.entries(shownThere).filter(([field]) => field.startsWith(which));
    const rows = all.map(rowFor).join('');
    if (shape === 'columns') {
      return `<table><tr>${all.map(([field]) => `<th>${labelOf(field)}</th>`).join('')}</tr><tr>${rows}</tr></table>`;
    }
    return shape === 'dl' || shape === 'bare dl' ? `<dl>${rows}</dl>` : shape === 'table' ? `<table>${rows}</table>` : rows;
  };
  const parts3 = ['announced', 'promised', 'reported'] as const;
  const inner = inSections
    ? parts3
        .map((which, i) => el('section', 'pair', el('h4', 'heading', words.sections[i]!) + wrap(rowsOf(which), 'rows')))
        .join('')
    : rowsOf('');
  const place = choose('place', ['page', 'hidden', 'details', 'dialog', 'shadow'] as const);
  const panel = {
    page: inner,
    hidden: `<div hidden>${inner}</div>`,
    details: `<details><summary>Fairness</summary>${inner}</details>`,
    dialog: `<dialog>${inner}</dialog>`,
    shadow: `<div><template shadowrootmode="open">${inner}</template></div>`,
  }[place];

  // What else stands on pages.
  const isVirtual = chance(0.3);
  const chatter = el(
    'ul',
    'bets',
    Array.from({ length: below(8) }, (_, i) => {
      const place = isVirtual ? ` style="position:absolute;transform:translateY(${20 * i}px)"` : '';
      return `<li${place}>${hash()} <b>${below(1000) / 100}</b> x${below(9)}</li>`;
    }).join(''),
    isVirtual ? 'style="position:relative;height:160px;overflow:auto"' : '',
  );
  // Chat, timers, other players' cards, hands of before, rules: none of it is this hand's.
  const others = () => deal(2).map((card) => rankText(card) + SYMBOLS[card[1] as keyof typeof SYMBOLS]);
  const noise = [
    ['chat', () => el('ul', 'chat', Array.from({ length: 3 }, () => `<li><b>${hash()}</b>: ${one(['gg', `had ${others().join(' ')} again!!`, 'hit or stand?', 'seed is rigged lol', '21!!'])}</li>`).join(''))],
    ['history', () => el('table', 'history', `<thead><tr><th>Bet</th><th>Hand</th><th>Payout</th></tr></thead><tbody>${Array.from({ length: 3 }, () => `<tr><td>${below(1e6)}</td><td>${others().map((text) => el('span', 'mini', text)).join('')}</td><td>${below(300) / 100}</td></tr>`).join('')}</tbody>`)],
    ['timer', () => el('div', 'timer', `00:${10 + below(50)}`) + el('div', 'jackpot', `$${1000 + below(9000)}.00`)],
    ['rules', () => el('p', 'rules', 'Blackjack pays 3 to 2. Dealer must stand on 17 and draw to 16. The server seed is hashed with SHA-256 before you bet; your client seed can be changed at any time.')],
    ['ticker', () => el('div', 'ticker', `${hash()} won $${below(100)}.00 with ${others().join(' ')}`)],
    ['promo', () => `<a href="/promo"><img alt="Ace of spades club, join now" src="/p/${hash()}.jpg" width="120" height="40"></a>`],
    ['stats', () => el('div', 'stats', `<span>Wins</span><span>${below(90)}</span><span>Losses</span><span>${below(90)}</span><span>Bets</span><span>${below(400)}</span>`)],
  ] as const;
  const [noiseName, make] = chance(0.6) ? one(noise) : ['', () => ''];
  if (noiseName) made.push(noiseName);
  // Where any hand's seeds are to be filled in.
  const isVerified = late() < 0.12;
  if (isVerified) made.push('verifier');
  const field = (label: string, value: string) => `<label>${label} <input value="${value}"></label>`;
  const filled = field('Server seed', hex(64)) + field('Client seed', hash()) + field('Nonce', String(below(90)));
  // By whatever name, or none, and whatever is worked out from it between.
  const between = latest() < 0.5 ? '<p>Server seed hash: <output></output></p>' : '';
  const asked = ['Raw server seed', 'Server secret', 'Seed'][Math.floor(latest() * 6)];
  const form = (asked ? filled.replace('Server seed', asked) : filled).replace('</label>', `</label>${between}`);
  const beside = make() + (isVerified ? `<form>${form}<button type="button">Verify</button></form>` : '');
  const isRightToLeft = chance(0.15);
  if (isRightToLeft) made.push('rtl');
  const parts = chance(0.5) ? [panel, el('main', 'game', table, said), chatter] : [chatter, el('main', 'game', wrap(table, 'game'), said), panel];
  return {
    html: `<!doctype html><html${isRightToLeft ? ' dir="rtl"' : ''}><meta charset="utf-8"><base href="https://casino.invalid/"><title>${game}</title><body>${[...parts, beside].join('\n')}</body></html>`,
    made: made.join(', '),
    // What is bust is over, whatever can be pressed.
    truth: { panel: values, game, stage: isBust() ? 'over' : stage, cards, ...(made.includes('wordless') && { wordless: true }), ...(drawing === 'mask' && { unseen: true }) },
  };
}

export type Outcome = 'right' | 'absent' | 'ambiguous' | 'malformed' | 'conflict' | 'wrong';

export interface Judged {
  readonly what: string;
  readonly outcome: Outcome;
}

/** What became of each value on a page. */
export function judge({ truth }: Strange, { panel, table }: Read): Judged[] {
  const judged: Judged[] = [];
  const fields = panel?.fields ?? {};
  for (const field of new Set([...Object.keys(truth.panel), ...Object.keys(fields)])) {
    const should = truth.panel[field as keyof typeof truth.panel];
    const read = fields[field as keyof typeof fields];
    const outcome: Outcome = !read
      ? 'absent'
      : 'problem' in read
        ? read.problem
        : read.value === should || read.value === ''
          ? read.value === should
            ? 'right'
            : 'absent'
          : 'wrong';
    if (should !== undefined || outcome === 'wrong') judged.push({ what: field, outcome });
  }
  const contents = table?.contents as Record<string, unknown> | null | undefined;
  for (const [name, should] of Object.entries(truth.cards)) {
    let outcome: Outcome = 'absent';
    if (table?.problem) outcome = table.problem.problem;
    else if (contents && table?.game !== truth.game) outcome = 'wrong';
    else if (contents) {
      const isHands = truth.game === 'blackjack' && name !== 'dealer';
      const said = contents[isHands ? 'player' : name] as unknown[] | undefined;
      const hands = Object.keys(truth.cards).filter((one) => one.startsWith('player'));
      const list = isHands ? said?.[hands.indexOf(name)] : said;
      const isSole = !isHands || said?.length === hands.length;
      outcome = isSole && JSON.stringify(list) === JSON.stringify(should) ? 'right' : 'wrong';
    }
    const isSeen = !truth.wordless && !truth.unseen;
    if (isSeen || outcome === 'wrong') judged.push({ what: `${truth.game} ${name}`, outcome });
  }
  const isStage = table?.game === truth.game && table.stage === truth.stage;
  // At rest is a table on which no card was found.
  const isNothing = !table || table.stage === 'moving' || (table.stage === 'resting' && !contents);
  const stage: Outcome = isStage ? 'right' : isNothing ? 'absent' : 'wrong';
  if (!truth.wordless || stage === 'wrong') judged.push({ what: `${truth.game} stage`, outcome: stage });
  return judged;
}

