/**
 * An account at a casino that uses one server seed a bet: its hash is shown before, itself after.
 * @module
 */
import type { Reveal } from '../../../src/core/scheme.ts';
import type { Account, Conduct } from './account.ts';
import { Hand } from './hand.ts';
import { type Cheat, isDealable, type Kind, type Seeds, type View } from './kinds.ts';

export class PerBetAccount implements Account {
  readonly kind: Kind;
  readonly #casino: number;
  readonly #cheat: Cheat | null;
  /** The number of the hand that is cheated on, from 0. */
  readonly #cheatsOn: number;
  /** Whether the next seed is promised as soon as one is used, or when its hand is over. */
  readonly #promisesAtBet: boolean;
  #seeds = 0;
  #hands = 0;
  #next: Reveal;
  #clientSeed: string;
  /** The next nonce; null where the player adds none. */
  #nonce: number | null;
  readonly #countsFrom: number;
  readonly #revealed: Hand[] = [];
  #inPlay: Hand | null = null;
  /** What the casino did under the seed that is promised now, before it was bet on. */
  #did: Cheat | null = null;
  #swapped: string | null = null;
  readonly #out: Reveal[] = [];

  constructor(kind: Kind, how: Conduct) {
    this.kind = kind;
    this.#casino = how.casino;
    this.#cheat = how.cheat;
    this.#cheatsOn = how.cheatsOn;
    this.#promisesAtBet = how.promisesAtBet;
    this.#clientSeed = kind.hasClientSeed ? `player${how.casino}` : '';
    this.#countsFrom = how.countsFrom;
    this.#nonce = kind.nonce && how.addsNonce ? how.countsFrom : null;
    this.#next = this.#newSeed();
  }

  /** Whether the next hand is the one to be cheated on. */
  get #isTime(): boolean {
    return this.#hands === this.#cheatsOn;
  }

  /** Whether the cheat is this one, and the next hand is to be cheated on by it. */
  #cheatsBy(cheat: Cheat): boolean {
    return this.#cheat === cheat && this.#isTime;
  }

  get view(): View {
    const { commitmentOf, hasClientSeed } = this.kind;
    const withheld =
      this.#cheat === 'withholds the commitment until the bet' &&
      !this.#inPlay &&
      this.#hands >= this.#cheatsOn;
    return {
      'announced.commitment': withheld ? '' : commitmentOf(this.#next),
      ...(hasClientSeed ? { 'announced.clientSeed': this.#clientSeed } : {}),
      ...this.#reportOf(this.#revealed.at(-1)),
    };
  }

  receipt(back: number): View | null {
    const hand = this.#revealed.at(-2 - back);
    return hand ? this.#reportOf(hand) : null;
  }

  #reportOf(last: Hand | undefined): View {
    const { commitmentOf, hasClientSeed, revealOf } = this.kind;
    const fields = Object.keys(revealOf(0, 0)) as (keyof Reveal)[];
    const blank = !last || last.cheat === 'never reveals the seed';
    const shown = last && this.#shownOf(last);
    const texts = (text: (field: keyof Reveal) => string) =>
      Object.fromEntries(fields.map((field) => [`reported.${field}`, text(field)]));
    if (blank || !shown) {
      return {
        'reported.commitment': '',
        ...(hasClientSeed ? { 'reported.clientSeed': '' } : {}),
        ...texts(() => ''),
      };
    }
    const kept = last.cheat === 'deals from another seed and shows it with the promised hash';
    return {
      'reported.commitment': commitmentOf(kept ? last.promised.reveal : shown.reveal),
      ...(hasClientSeed ? { 'reported.clientSeed': shown.clientSeed + (shown.nonce ?? '') } : {}),
      ...texts((field) => shown.reveal[field]!),
      ...(last.finalShuffle === undefined || shown !== last.used
        ? {}
        : { 'reported.finalShuffle': last.finalShuffle }),
    };
  }

  /** What it says that a hand was dealt from. */
  #shownOf({ cheat, promised, used }: Hand): Seeds {
    if (cheat === 'deals from another client seed and shows the player’s') return promised;
    return cheat === 'deals from another seed and shows the promised one' ? promised : used;
  }

  /** Time for what a player is not to notice, between two hands. */
  lookAway(): void {
    if (this.#inPlay || this.#did) return;
    if (this.#cheatsBy('swaps the promise before the bet')) {
      this.#swap();
    } else if (this.#cheatsBy('replaces the client seed before the bet') && this.kind.hasClientSeed) {
      this.#clientSeed = `${this.#clientSeed}!`;
      this.#did = this.#cheat;
    }
  }

  /** The player enters a client seed of their own: in the middle of a hand, for the next. */
  enter(clientSeed: string): void {
    if (!this.kind.hasClientSeed) return;
    this.#clientSeed = clientSeed;
    if (this.#nonce !== null) this.#nonce = this.#countsFrom;
    if (
      this.#inPlay ||
      this.#did ||
      !this.#cheatsBy('swaps the promise when the player has entered a client seed')
    )
      return;
    this.#swap();
  }

  #swap(): void {
    this.#swapped = this.kind.commitmentOf(this.#next);
    this.#next = this.#newSeed();
    this.#did = this.#cheat;
  }

  /** There is no pair to rotate. */
  rotate(): void {}

  bet(): Hand {
    // A hand at another table may still be played from the seed on the panel.
    if (this.#inPlay && !this.#promisesAtBet) this.#next = this.#newSeed();
    const due = this.#nonce;
    const nonce = this.#takeNonce();
    const miscounted = nonce !== due;
    const promised = { reveal: this.#next, clientSeed: this.#clientSeed, nonce };
    const { used, cheat } = miscounted ? { used: promised, cheat: this.#cheat } : this.#use(promised);
    const hand = new Hand(this.kind, promised, used, this.#did ?? cheat, this.#isTime ? this.#cheat : null);
    hand.swapped = this.#swapped;
    this.#did = null;
    this.#swapped = null;
    this.#hands++;
    this.#inPlay = hand;
    if (this.#promisesAtBet) this.#next = this.#newSeed();
    if (cheat === 'swaps the promise when the bet is placed' && !this.#promisesAtBet)
      this.#next = used.reveal;
    return hand;
  }

  /** What a hand is dealt from, and the cheat in that. */
  #use(promised: Seeds): { used: Seeds; cheat: Cheat | null } {
    const honest = { used: promised, cheat: null };
    const isOut = this.#out.includes(promised.reveal);
    if (isOut) return { used: promised, cheat: 'promises a seed that is out' };
    if (this.#cheat === 'withholds the commitment until the bet' && this.#hands >= this.#cheatsOn)
      return { used: promised, cheat: this.#cheat };
    if (!this.#isTime) return honest;
    switch (this.#cheat) {
      case 'deals from another seed and shows it with its own hash':
      case 'deals from another seed and shows it with the promised hash':
      case 'deals from another seed and shows the promised one':
      case 'swaps the promise when the bet is placed':
        return { used: { ...promised, reveal: this.#newSeed() }, cheat: this.#cheat };
      case 'deals from another client seed and shows it':
      case 'deals from another client seed and shows the player’s':
        if (!this.kind.hasClientSeed) return honest;
        return { used: this.#withOther(promised), cheat: this.#cheat };
      case 'never reveals the seed':
        return { used: promised, cheat: this.#cheat };
      default:
        return honest;
    }
  }

  #withOther(promised: Seeds): Seeds {
    let other = promised;
    do other = { ...other, clientSeed: `${other.clientSeed}?` };
    while (!isDealable(this.kind, other));
    return other;
  }

  #takeNonce(): number | null {
    if (this.#nonce === null) return null;
    // There is nothing to miscount before the first.
    if (this.#nonce > this.#countsFrom) {
      if (this.#cheatsBy('skips a nonce')) this.#nonce++;
      else if (this.#cheatsBy('uses a nonce twice')) this.#nonce--;
    }
    return this.#nonce++;
  }

  /** A hand is over: the next seed is promised. */
  end(hand: Hand): void {
    if (hand !== this.#inPlay) return;
    this.#inPlay = null;
    if (!this.#promisesAtBet) this.#next = this.#newSeed();
    if (this.#cheatsBy('promises a seed that is out')) this.#next = this.#out.at(-1) ?? this.#next;
  }

  /** The seeds of a hand that is over are out. */
  reveal(hand: Hand): void {
    this.#revealed.push(hand);
    this.#out.push(hand.used.reveal);
  }

  #newSeed(): Reveal {
    for (;;) {
      const reveal = this.kind.revealOf(this.#casino, this.#seeds++);
      const nonce = this.#nonce === null ? null : 1;
      if (isDealable(this.kind, { reveal, clientSeed: this.#clientSeed, nonce })) return reveal;
    }
  }
}
