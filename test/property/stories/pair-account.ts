/**
 * An account at a casino whose pairs of seeds serve many bets: a nonce counts them, and the server seed comes out when
 * the player rotates the pair.
 * @module
 */
import type { Reveal } from '../../../src/core/scheme.ts';
import type { Account, Conduct } from './account.ts';
import { Hand } from './hand.ts';
import type { Cheat, Kind, Seeds, View } from './kinds.ts';

interface Pair {
  readonly reveal: Reveal;
  readonly clientSeed: string;
}

export class PairAccount implements Account {
  readonly kind: Kind;
  readonly #conduct: Conduct;
  #seeds = 0;
  #hands = 0;
  #active: Pair;
  #next: Reveal;
  /** The nonce of the next bet. */
  #nonce: number;
  /** The pairs that were rotated out, and the seed that is shown as each one's. */
  readonly #rotated: (Pair & { readonly shown: Reveal | null })[] = [];
  /** What the casino did to the active pair, and the hash that had been promised in its place. */
  #did: Cheat | null = null;
  #swapped: string | null = null;
  /** The seeds that it has shown to be out. */
  readonly #out = new Set<Reveal>();

  constructor(kind: Kind, conduct: Conduct) {
    this.kind = kind;
    this.#conduct = conduct;
    this.#nonce = conduct.countsFrom;
    this.#active = { reveal: this.#newSeed(), clientSeed: `player${conduct.casino}` };
    this.#next = this.#newSeed();
  }

  get #isTime(): boolean {
    return this.#hands === this.#conduct.cheatsOn;
  }

  #cheatsBy(cheat: Cheat): boolean {
    return this.#conduct.cheat === cheat && this.#hands >= this.#conduct.cheatsOn;
  }

  get view(): View {
    const { commitmentOf, nonce } = this.kind;
    return {
      'announced.commitment': commitmentOf(this.#active.reveal),
      'announced.clientSeed': this.#active.clientSeed,
      ...(nonce === 'count'
        ? { 'announced.count': String(this.#nonce - this.#conduct.countsFrom) }
        : { 'announced.nonce': String(this.#nonce) }),
      'promised.commitment': commitmentOf(this.#next),
      ...this.#reportOf(this.#rotated.at(-1)),
    };
  }

  receipt(back: number): View | null {
    const pair = this.#rotated.at(-2 - back);
    return pair ? this.#reportOf(pair) : null;
  }

  #reportOf(pair: (Pair & { readonly shown: Reveal | null }) | undefined): View {
    return {
      'reported.commitment': pair ? this.kind.commitmentOf(pair.reveal) : '',
      'reported.clientSeed': pair?.clientSeed ?? '',
      'reported.serverSeed': pair?.shown?.serverSeed ?? '',
    };
  }

  lookAway(): void {
    if (!this.#isTime || this.#conduct.cheat !== 'replaces the client seed before the bet' || this.#did)
      return;
    this.#active = { ...this.#active, clientSeed: `${this.#active.clientSeed}x` };
    this.#did = this.#conduct.cheat;
  }

  /** A client seed that is entered comes with the next pair. */
  enter(clientSeed: string): void {
    this.#rotateTo(clientSeed);
  }

  rotate(): void {
    this.#rotateTo(this.#active.clientSeed);
  }

  #rotateTo(clientSeed: string): void {
    const { reveal } = this.#active;
    this.#out.add(reveal);
    const hidden = this.#cheatsBy('never reveals the seed');
    const other = this.#cheatsBy('deals from another seed and shows it with the promised hash');
    this.#rotated.push({ ...this.#active, shown: hidden ? null : other ? this.#newSeed() : reveal });
    const swaps = this.#cheatsBy('activates another pair than the promised one');
    this.#swapped = swaps ? this.kind.commitmentOf(this.#next) : null;
    this.#active = { reveal: swaps ? this.#newSeed() : this.#next, clientSeed };
    const isOut = this.#out.has(this.#active.reveal);
    this.#did = swaps
      ? 'activates another pair than the promised one'
      : isOut
        ? 'promises a seed that is out'
        : null;
    this.#next = this.#cheatsBy('promises a seed that is out') ? reveal : this.#newSeed();
    this.#nonce = this.#conduct.countsFrom;
  }

  bet(): Hand {
    const skips = this.#isTime && this.#conduct.cheat === 'skips a nonce';
    if (skips) this.#nonce++;
    const nonce = this.#nonce++;
    const promised: Seeds = { ...this.#active, nonce };
    const { used, cheat } = this.#use(promised);
    const meant = this.#isTime ? this.#conduct.cheat : null;
    this.#hands++;
    const hand = new Hand(this.kind, promised, used, this.#did ?? cheat, meant);
    hand.swapped = this.#swapped;
    return hand;
  }

  /** What a hand is dealt from, and the cheat in that. */
  #use(promised: Seeds): { used: Seeds; cheat: Cheat | null } {
    const honest = { used: promised, cheat: null };
    const { cheat } = this.#conduct;
    if (cheat === 'skips a nonce' && this.#isTime) return { used: promised, cheat };
    if (
      cheat === 'never reveals the seed' ||
      cheat === 'deals from another seed and shows it with the promised hash'
    )
      return this.#cheatsBy(cheat) ? { used: promised, cheat } : honest;
    if (!this.#isTime) return honest;
    switch (cheat) {
      case 'deals from another seed and shows the promised one':
        return { used: { ...promised, reveal: this.#newSeed() }, cheat };
      case 'deals from another client seed and shows the player’s':
        return { used: { ...promised, clientSeed: `${promised.clientSeed}x` }, cheat };
      case 'uses a nonce twice': {
        const nonce = promised.nonce!;
        return nonce > this.#conduct.countsFrom ? { used: { ...promised, nonce: nonce - 1 }, cheat } : honest;
      }
      default:
        return honest;
    }
  }

  end(): void {}

  /** The seeds come out with the rotation. */
  reveal(): void {}

  #newSeed(): Reveal {
    return this.kind.revealOf(this.#conduct.casino, this.#seeds++);
  }
}
