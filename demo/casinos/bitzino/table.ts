/**
 * A player's table of one of bitZino's games. Whatever a form asks for, the answer is the table anew, with the
 * fairness panel, as HTML.
 * @module
 */
import type { FieldReader } from '../../../src/core/fields.ts';
import type { DeckKind } from '../../../src/core/schemes/bitzino/deck.ts';
import type { Action } from '../blackjack.ts';
import { CHEATS } from './cheats.ts';
import { fairHtml, tableHtml } from './markup.ts';
import { deckOf, newClientSeed, type SecretConduct, Secrets } from './secrets.ts';

/** A hand of any of the games, as it stands. */
export interface Hand {
  readonly isOver: boolean;
  /** Credits bet in all. */
  readonly bet: number;
  /** Credits won, the bet included; 0 for a loss and while the hand is in play. */
  readonly win: number;
}

/** How a casino deals and plays. What is left out, it does honestly. */
export interface Conduct extends SecretConduct {
  /** What the deck must be like for the cheat to be seen; the client seed is then none of chance. */
  wants?(deck: readonly string[]): boolean;
}

/** What one game adds to the table. */
export interface Game<H extends Hand, C extends Conduct> {
  readonly id: keyof typeof CHEATS;
  readonly deck: DeckKind;
  /** By the ids of cheats.ts. */
  readonly conducts: Readonly<Record<string, C>>;
  /** Deals a hand; `fields` says what was bet on. */
  deal(deck: readonly string[], conduct: C, fields: FieldReader): H;
  /** Does what the player asks for, such as `hit`. */
  play(hand: H, move: string, conduct: C, fields: FieldReader): H;
  /** The table's inside, as HTML. What `before` hadn't is on its way to the table. */
  show(hand: H | null, before: H | null): string;
  /** What to do to see the behaviour at its clearest. */
  advise?(hand: H, conduct: C): Advice | null;
}

/** What to do to see a behaviour at its clearest. */
export interface Advice {
  /** Cards to hold, from 0. */
  readonly hold?: readonly number[];
  readonly action?: Action;
}

/** What a page is answered. */
export interface Answer {
  /** For the inside of `#table_holder`. */
  readonly html: string;
  /** The next hand's client seed, where the page is not to leave it to chance. */
  readonly clientSeed: string | null;
  /** The client seed that the page is to put in its place when the player has seen it. */
  readonly laterClientSeed: string | null;
  readonly advice: Advice | null;
}

export class Table<H extends Hand, C extends Conduct> {
  readonly #game: Game<H, C>;
  readonly #secrets: Secrets;
  /** Credits, without the hand on the table. */
  #balance = 1000;
  #hand: H | null = null;

  constructor(game: Game<H, C>) {
    this.#game = game;
    this.#secrets = new Secrets(game.deck);
  }

  /** Answers `look`, `bet` and the game's own moves. @throws HandError */
  answer(fields: FieldReader): Answer {
    const conduct = this.#conductOf(fields);
    const move = fields.string('move');
    const before = this.#hand;
    this.#secrets.prepare(conduct);
    if (move !== 'look') this.#play(move, conduct, fields);
    const hand = this.#hand;
    if (hand?.isOver && hand !== before) this.#secrets.reveal();
    const isOver = !isOngoing(hand);
    const isStarting = hand !== before && !isOngoing(before);
    const { wants, replaces } = conduct;
    const table = tableHtml({
      isOver,
      isStarting,
      balance: this.#balance + (hand ? hand.win - hand.bet : 0),
      inside: this.#game.show(hand, isStarting ? null : before),
    });
    return {
      html: `${table}\n${fairHtml(this.#secrets.panel(conduct))}`,
      clientSeed: isOver && wants ? this.#secrets.clientSeedFor(wants) : null,
      laterClientSeed: isOver && replaces ? newClientSeed() : null,
      advice: isOngoing(hand) ? (this.#game.advise?.(hand, conduct) ?? null) : null,
    };
  }

  #conductOf(fields: FieldReader): C {
    const ids = CHEATS[this.#game.id].map(({ id }) => id);
    return this.#game.conducts[fields.choice('behaviour', ids)] ?? ({} as C);
  }

  /** Bets only between hands, and plays only on a hand: the same table may be open in two tabs. */
  #play(move: string, conduct: C, fields: FieldReader): void {
    const hand = this.#hand;
    if (isOngoing(hand)) {
      if (move !== 'bet') this.#hand = this.#game.play(hand, move, conduct, fields);
    } else if (move === 'bet') {
      this.#balance += hand ? hand.win - hand.bet : 0;
      const { used } = this.#secrets.bet(conduct, fields.string('client_seed').slice(0, 32));
      this.#hand = this.#game.deal(deckOf(used), conduct, fields);
    }
  }
}

const isOngoing = <H extends Hand>(hand: H | null): hand is H & { readonly isOver: false } =>
  hand !== null && !hand.isOver;
