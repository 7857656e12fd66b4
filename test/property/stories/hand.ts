/**
 * Hands as a casino deals them and a player plays them, with what is done wrong at the table.
 * @module
 */

import { sidesOf } from '../../../demo/casinos/baccarat.ts';
import { BlackjackRound } from '../../../demo/casinos/blackjack.ts';
import { type Card, freshDeck, SUITS } from '../../../src/core/cards.ts';
import type { DealtBaccarat } from '../../../src/core/games/baccarat.ts';
import type { DealtBlackjack } from '../../../src/core/games/blackjack-layout.ts';
import {
  BITZINO_JACKS_OR_BETTER,
  PAY_TABLES,
  type PayTable,
  payOf,
} from '../../../src/core/games/pay-tables.ts';
import type { DealtVideoPoker } from '../../../src/core/games/video-poker.ts';
import type { TableContents } from '../../../src/core/observation.ts';
import { Undealable } from '../../../src/core/scheme.ts';
import { type Cheat, dealtFrom, type Kind, type Seeds } from './kinds.ts';

/** What the player decides: at video poker which cards to hold, at blackjack how many to draw. */
export interface Choice {
  readonly held: readonly boolean[];
  readonly hits: number;
}

/** A hand in play at a casino. */
export class Hand {
  readonly kind: Kind;
  readonly promised: Seeds;
  readonly used: Seeds;
  readonly finalShuffle: string | undefined;
  readonly #meant: Cheat | null;
  readonly #game: VideoPokerHand | BlackjackHand | OutcomeAtOnce;
  /** The commitment that stood in the place of the promised one before, where that was swapped. */
  swapped: string | null = null;
  /** The cheat that was played on it, as far as it came to that; null for an honest hand. */
  cheat: Cheat | null;

  constructor(kind: Kind, promised: Seeds, used: Seeds, cheat: Cheat | null, meant: Cheat | null) {
    this.kind = kind;
    this.promised = promised;
    this.used = used;
    this.cheat = cheat;
    this.#meant = meant;
    const { dealt, finalShuffle } = dealtFrom(kind, used);
    this.finalShuffle = finalShuffle;
    this.#game = gameOf(kind, dealt, meant);
    this.#note();
  }

  get isOver(): boolean {
    return this.#game.isOver;
  }

  /** What lies on the table. */
  get contents(): TableContents[Kind['game']] {
    return this.#game.contents;
  }

  /** The casino's chance to meddle with what lies on the table while the player thinks. Whether it did. */
  wait(): boolean {
    const before = this.#game.contents;
    this.#game.meddle();
    this.#note();
    return JSON.stringify(before) !== JSON.stringify(this.contents);
  }

  /** The player's next decision, which may be the last. */
  decide(choice: Choice): void {
    this.#game.decide(choice);
    this.#note();
  }

  #note(): void {
    if (this.#game.cheated) this.cheat = this.#meant;
  }
}

function gameOf(kind: Kind, dealt: unknown, meant: Cheat | null) {
  switch (kind.game) {
    case 'video-poker':
      return new VideoPokerHand(dealt as DealtVideoPoker, meant, paysOf(kind));
    case 'blackjack':
      return new BlackjackHand(dealt as DealtBlackjack, meant);
    case 'roulette':
      return new OutcomeAtOnce(spun(dealt as number, meant), meant);
    case 'baccarat':
      return new OutcomeAtOnce(drawn(dealt as DealtBaccarat, meant), meant);
  }
}

const cardNotIn = (cards: readonly Card[]): Card => freshDeck(SUITS).find((card) => !cards.includes(card))!;

class VideoPokerHand {
  readonly #ten: readonly Card[];
  readonly #cheat: Cheat | null;
  readonly #pays: PayTable;
  #cards: readonly Card[];
  #held: readonly boolean[] = [false, false, false, false, false];
  #win: number | null = null;
  cheated = false;

  constructor(ten: DealtVideoPoker, cheat: Cheat | null, pays: PayTable) {
    this.#ten = ten;
    this.#pays = pays;
    this.#cheat = cheat;
    this.#cards = ten.slice(0, 5);
    if (cheat === 'swaps a dealt card') this.#swap(2);
  }

  get isOver(): boolean {
    return this.#win !== null;
  }

  get contents(): TableContents['video-poker'] {
    return {
      cards: this.#cards,
      held: this.#held,
      payTable: 'jacks-or-better',
      bet: 1,
      multiplier: this.#win,
    };
  }

  meddle(): void {
    if (this.#cheat === 'changes a card on the table' && !this.isOver && !this.cheated) this.#swap(1);
  }

  decide({ held }: Choice): void {
    const queue = this.#ten.slice(5);
    if (this.#cheat === 'draws another card than the next' && held.includes(false)) {
      queue.shift();
      queue.push(cardNotIn(this.#ten));
      this.cheated = true;
    }
    this.#held = held;
    this.#cards = this.#cards.map((card, i) => (held[i] ? card : queue.shift()!));
    const due = payOf(this.#pays, this.#cards);
    const wrong = this.#cheat === 'pays wrongly';
    this.#win = wrong ? due + 1 : due;
    this.cheated ||= wrong;
  }

  #swap(place: number): void {
    this.#cards = this.#cards.with(place, cardNotIn([...this.#ten, ...this.#cards]));
    this.cheated = true;
  }
}

class BlackjackHand {
  readonly #round: BlackjackRound;
  readonly #cheat: Cheat | null;
  #hits = 0;
  cheated = false;

  constructor({ shoe, dealOrder }: DealtBlackjack, cheat: Cheat | null) {
    this.#cheat = cheat;
    let next = 0;
    this.#round = new BlackjackRound(
      {
        dealOrder,
        dealerHitsSoft17: false,
        blackjackPays: 1.5,
        splitBlackjackPays: 1,
        mostHands: 1,
        mayDoubleAfterSplit: false,
        maySurrender: false,
      },
      (to) => {
        const card = shoe.take(next + 1)[next];
        if (!card) throw new Undealable('hash-ran-out');
        next++;
        const wrong =
          (cheat === 'swaps a dealt card' && next === 1) ||
          (cheat === 'draws another card than the next' && to === 'player');
        this.cheated ||= wrong;
        return wrong ? otherCard(card) : card;
      },
    );
  }

  get isOver(): boolean {
    return this.#round.isOver;
  }

  get contents(): TableContents['blackjack'] {
    const [open, ...rest] = this.#round.dealer;
    return {
      player: this.#round.hands.map(({ cards }) => cards),
      dealer: this.isOver ? [open!, ...rest] : [open!, ...rest.map(() => null)],
    };
  }

  meddle(): void {
    if (this.isOver || this.cheated) return;
    const [open, hole] = this.#round.dealer;
    const { cards } = this.#round.hands[0]!;
    if (this.#cheat === 'changes a card on the table') {
      this.#round.forge({ hands: [[otherCard(cards[0]!), ...cards.slice(1)]] });
      this.cheated = true;
    } else if (this.#cheat === 'changes the hole card') {
      this.#round.forge({ dealer: [open!, otherCard(hole!)] });
      this.cheated = true;
    }
  }

  decide({ hits }: Choice): void {
    this.#round.act(this.#hits++ < hits ? 'hit' : 'stand');
  }
}

/** A game without decisions. */
class OutcomeAtOnce {
  readonly contents: TableContents['roulette'] | TableContents['baccarat'];
  readonly isOver = true;
  readonly cheated: boolean;

  constructor(contents: OutcomeAtOnce['contents'], cheat: Cheat | null) {
    this.contents = contents;
    this.cheated = cheat === 'swaps a dealt card';
  }

  meddle(): void {}

  decide(): void {}
}

const NUMBERS = 37;

const spun = (number: number, cheat: Cheat | null): TableContents['roulette'] => ({
  number: cheat === 'swaps a dealt card' ? (number + 1) % NUMBERS : number,
});

function drawn(dealt: DealtBaccarat, cheat: Cheat | null): TableContents['baccarat'] {
  return sidesOf(cheat === 'swaps a dealt card' ? [otherCard(dealt[0]!), ...dealt.slice(1)] : dealt);
}

/** Another card of the same rank, so that a hand goes on as it would have. */
const otherCard = (card: Card): Card => `${card[0]}${card[1] === 'c' ? 'd' : 'c'}` as Card;

const paysOf = ({ scheme }: Kind): PayTable =>
  scheme.startsWith('bitzino/') ? BITZINO_JACKS_OR_BETTER : PAY_TABLES['jacks-or-better'];
