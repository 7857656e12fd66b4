/**
 * Hands of a pair of which not all was seen, at tables of all games.
 * @module
 */
import type { Card } from '../../../../src/core/cards.ts';
import type { GameId } from '../../../../src/core/game.ts';
import type { Reading, Stage } from '../../../../src/core/observation.ts';
import { cardsAt, contentsOf, hashOf, PairStory, type SeedPair, TAKEN } from './pair-story.ts';

/** A pair with another client seed than it is drawn with. */
export const withClient = ({ server }: SeedPair, client: string): SeedPair => ({ server, client });

export interface Seen {
  readonly game?: GameId;
  /** What began it; a page that deals by itself shows a table at rest before. */
  readonly by?: 'bet' | 'itself' | 'key' | 'pointer';
  readonly seen?: 'whole' | 'start' | 'end';
  readonly twice?: boolean;
  /** How many bets the panel counts behind its first cards. */
  readonly counted?: number;
  /** Other cards than the nonce’s. */
  readonly cards?: readonly Card[];
}

export class Table extends PairStory {
  /** A hand of which not all was seen, or while which the panel counted. */
  hand(pair: SeedPair, nonce: number, options: Seen = {}): this {
    const { game = 'blackjack', by = 'bet', seen = 'whole', twice = true, counted } = options;
    const cards = options.cards ?? cardsAt(this.site.schemes[game]!, pair, nonce, TAKEN[game]!);
    const see = (stage: Stage, contents: object | null): this => {
      const reading = { kind: 'table', game, stage, contents } as Reading;
      return twice && contents ? this.seeTwice(reading) : this.see(reading);
    };
    if (by === 'bet') this.see({ kind: 'bet', control: 'Bet' });
    else if (by === 'itself') see('resting', null);
    else this.see({ kind: 'press', by });
    const [a, b, c] = cards as [Card, Card, Card];
    if (seen !== 'end') {
      if (game === 'blackjack') see('dealt', { player: [[a, b]], dealer: [c, null] });
      else if (game === 'video-poker') see('dealt', { ...contentsOf(game, cards), cards: cards.slice(0, 5) });
      else see('moving', null);
    }
    if (counted !== undefined)
      this.panel({
        'announced.commitment': hashOf(pair),
        'announced.clientSeed': pair.client,
        'announced.count': String(counted),
      });
    return seen === 'start' ? this : see('over', contentsOf(game, cards));
  }

  /** The last two cards of a hand of Hi-Lo: one that the player chose, and the first of a nonce. */
  guess(pair: SeedPair, nonce: number, options: Seen = {}): this {
    const [card] = cardsAt('stake/hilo', pair, nonce, 1) as [Card];
    return this.hand(pair, nonce, { ...options, game: 'hilo', cards: ['2c', card] });
  }

  /** The panel tells the next bet’s nonce, and counts none. */
  tells(pair: SeedPair, nonce: number, next: SeedPair, fields = {}, options = {}): this {
    const found = {
      'announced.commitment': hashOf(pair),
      'announced.clientSeed': pair.client,
      'announced.nonce': String(nonce),
      'promised.commitment': hashOf(next),
    };
    return this.panel({ ...found, ...fields }, options);
  }
}
export const table = (): Table => new Table();

/** What is said of a hand: its status, and its reasons with what they name. */
export const saidOf = (told: Table, hand: number): string[] => {
  const { status, reasons } = told.verdicts()[hand]!;
  return [status, ...reasons.map(({ code, subs = [] }) => [code, ...subs].join(' '))];
};
export const codesOf = (told: Table, hand: number): string[] =>
  saidOf(told, hand).map((text) => text.split(' ')[0]!);
