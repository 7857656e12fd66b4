/**
 * The words on the tables that replicas share.
 * @module
 */
import type { RankName } from '../../src/core/games/pay-tables.ts';
import type { Action } from '../casinos/blackjack.ts';

interface TableTexts {
  readonly deal: string;
  readonly bet: string;
  readonly win: string;
  readonly balance: string;
}

export interface VideoPokerTexts extends TableTexts {
  readonly draw: string;
  readonly held: string;
  readonly ranks: Readonly<Partial<Record<RankName, string>>>;
}

export interface BlackjackTexts extends TableTexts {
  readonly blackjack: string;
  readonly dealer: string;
  readonly player: string;
  readonly won: string;
  readonly push: string;
  readonly lost: string;
  readonly actions: Readonly<Record<Action, string>>;
}

/** In English, for casinos whose own words are not known. */
export const BLACKJACK_TEXTS: BlackjackTexts = {
  deal: 'Deal',
  bet: 'Bet',
  win: 'Win',
  balance: 'Balance',
  blackjack: 'Blackjack',
  dealer: 'Dealer',
  player: 'Player',
  won: 'You win',
  push: 'Push',
  lost: 'Dealer wins',
  actions: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split', surrender: 'Surrender' },
};

export const VIDEO_POKER_TEXTS: VideoPokerTexts = {
  deal: 'Deal',
  bet: 'Bet',
  win: 'Win',
  balance: 'Balance',
  draw: 'Draw',
  held: 'Held',
  ranks: {
    'royal-flush': 'Royal flush',
    'straight-flush': 'Straight flush',
    'four-of-a-kind': 'Four of a kind',
    'full-house': 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Three of a kind',
    'two-pair': 'Two pair',
    'jacks-or-better': 'Jacks or better',
    nothing: 'Nothing',
  },
};
