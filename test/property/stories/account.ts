/**
 * A player's account at a casino, whatever way it gives out its seeds.
 * @module
 */
import type { Hand } from './hand.ts';
import type { Cheat, Kind, View } from './kinds.ts';

/** How a casino behaves to an account. */
export interface Conduct {
  /** Names its seeds. */
  readonly casino: number;
  readonly cheat: Cheat | null;
  /** The number of the hand that is cheated on, from 0. */
  readonly cheatsOn: number;
  /** Of one seed a bet: whether the next is promised as soon as one is used, or when its hand is over. */
  readonly promisesAtBet: boolean;
  /** Of one seed a bet: whether the player adds a nonce. */
  readonly addsNonce: boolean;
  /** The first nonce of a client seed, or of a pair. */
  readonly countsFrom: 0 | 1;
}

export interface Account {
  readonly kind: Kind;
  /** What the fairness panel says of it. */
  readonly view: View;
  /** What the panel reports where the player looks at an older bet, or pair, than the last; null where there is none. */
  receipt(back: number): View | null;
  /** Time for what a player is not to notice, between two hands. */
  lookAway(): void;
  /** The player enters a client seed of their own. */
  enter(clientSeed: string): void;
  /** The player has the pair of seeds replaced by the promised one, and the old one revealed. */
  rotate(): void;
  bet(): Hand;
  /** A hand is over. */
  end(hand: Hand): void;
  /** The seeds of a hand that is over are out, where each has its own. */
  reveal(hand: Hand): void;
}
