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
