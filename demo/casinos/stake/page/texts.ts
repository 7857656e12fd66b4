/**
 * The Stake replica's texts: the fairness dialog's labels in English and Russian are the real one's; the rest, and the
 * German, is ours. At stake.us the bet button says Play.
 * @module
 */
import type { RankName } from '../../../../src/core/games/pay-tables.ts';
import type { FairnessTexts } from '../../../page/fairness.tsx';
import type { Language } from '../../../settings.ts';
import type { Action } from '../../blackjack.ts';
import type { Guess } from '../hilo.ts';

export interface Texts extends FairnessTexts {
  readonly bet: string;
  readonly amount: string;
  readonly draw: string;
  readonly held: string;
  readonly win: string;
  readonly balance: string;
  readonly player: string;
  readonly banker: string;
  readonly tie: string;
  readonly games: Readonly<Record<'blackjack' | 'older' | 'videoPoker' | 'hilo' | 'baccarat', string>>;
  readonly actions: Readonly<Record<Exclude<Action, 'surrender'>, string>>;
  readonly guesses: Readonly<Record<Guess, string>>;
}

/** Not translated on the replica. */
export const RANKS: Readonly<Partial<Record<RankName, string>>> = {
  'royal-flush': 'Royal Flush',
  'straight-flush': 'Straight Flush',
  'four-of-a-kind': '4 of a Kind',
  'full-house': 'Full House',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': '3 of a Kind',
  'two-pair': '2 Pair',
  'jacks-or-better': 'Pair of Jacks or Better',
  nothing: 'Nothing',
};

export const TEXTS: Readonly<Partial<Record<Language, Texts>>> & { readonly en: Texts } = {
  en: {
    fair: 'Fairness',
    clientSeed: 'Active Client Seed',
    hash: 'Active Server Seed (Hashed)',
    count: 'Total bets made with pair',
    newClientSeed: 'New Client Seed',
    nextHash: 'Next Server Seed (Hashed)',
    rotate: 'Change',
    bets: 'My Bets',
    close: '✕',
    receipt: {
      serverSeed: 'Server Seed',
      hash: 'Server Seed (Hashed)',
      clientSeed: 'Client Seed',
      nonce: 'Nonce',
      hidden: null,
    },
    bet: 'Bet',
    amount: 'Bet Amount',
    draw: 'Draw',
    held: 'Held',
    win: 'Payout',
    balance: 'Balance',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    games: {
      blackjack: 'Blackjack',
      older: 'Blackjack, older',
      videoPoker: 'Video Poker',
      hilo: 'Hilo',
      baccarat: 'Baccarat',
    },
    actions: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split' },
    guesses: { higher: 'Higher or Same', lower: 'Lower or Same', skip: 'Skip Card', cashout: 'Cashout' },
  },
  ru: {
    fair: 'Честность',
    clientSeed: 'Действующий клиентский сид',
    hash: 'Действующий серверный сид (хешированный)',
    count: 'Количество ставок, сделанных с этой парой сидов',
    newClientSeed: 'Новый клиентский сид',
    nextHash: 'Следующий серверный сид (хешированный)',
    rotate: 'Сменить',
    bets: 'Мои ставки',
    close: '✕',
    receipt: {
      serverSeed: 'Серверный сид',
      hash: 'Серверный сид (хешированный)',
      clientSeed: 'Клиентский сид',
      nonce: 'Nonce',
      hidden: null,
    },
    bet: 'Поставить',
    amount: 'Сумма',
    draw: 'Обменять',
    held: 'Удержана',
    win: 'Выплата',
    balance: 'Баланс',
    player: 'Игрок',
    banker: 'Банкир',
    tie: 'Ничья',
    games: {
      blackjack: 'Блэкджек',
      older: 'Блэкджек, прежний',
      videoPoker: 'Видеопокер',
      hilo: 'Хило',
      baccarat: 'Баккара',
    },
    actions: { hit: 'Еще', stand: 'Хватит', double: 'Удвоить', split: 'Разделить' },
    guesses: { higher: 'Выше', lower: 'Ниже', skip: 'Пропустить', cashout: 'Забрать' },
  },
  de: {
    fair: 'Fairness',
    clientSeed: 'Aktiver Client-Seed',
    hash: 'Aktiver Server-Seed (gehasht)',
    count: 'Mit diesem Paar gemachte Wetten',
    newClientSeed: 'Neuer Client-Seed',
    nextHash: 'Nächster Server-Seed (gehasht)',
    rotate: 'Ändern',
    bets: 'Meine Wetten',
    close: '✕',
    receipt: {
      serverSeed: 'Server-Seed',
      hash: 'Server-Seed (gehasht)',
      clientSeed: 'Client-Seed',
      nonce: 'Nonce',
      hidden: null,
    },
    bet: 'Setzen',
    amount: 'Einsatz',
    draw: 'Ziehen',
    held: 'Gehalten',
    win: 'Gewinn',
    balance: 'Guthaben',
    player: 'Spieler',
    banker: 'Bank',
    tie: 'Unentschieden',
    games: {
      blackjack: 'Blackjack',
      older: 'Blackjack, früher',
      videoPoker: 'Video Poker',
      hilo: 'Hilo',
      baccarat: 'Baccarat',
    },
    actions: { hit: 'Karte', stand: 'Stehen', double: 'Verdoppeln', split: 'Teilen' },
    guesses: { higher: 'Höher', lower: 'Niedriger', skip: 'Überspringen', cashout: 'Auszahlen' },
  },
};
