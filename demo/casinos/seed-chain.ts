/**
 * Server seeds of which each is used for one bet: its hash is shown before, itself after, and then comes the next.
 * @module
 */

/** How a casino handles its seeds. What is left out, it does honestly. */
export interface SeedConduct<Seeds, LastHand> {
  /** What it will commit to instead of `next`, given the server seeds it has revealed, oldest first. */
  choose?(next: Seeds, revealed: ReadonlySet<string>): Seeds;
  /** What it deals from instead of what it promised. */
  use?(promised: Seeds): Seeds;
  /** What its panel says of a hand that is over; null for nothing. */
  report?(used: Seeds, promised: Seeds): LastHand | null;
  /** Whether it keeps its commitment to itself until the bet. */
  readonly withholds?: boolean;
}

/** The seeds of a hand in play. */
export interface Wager<Seeds, LastHand> {
  readonly promised: Seeds;
  readonly used: Seeds;
  readonly conduct: SeedConduct<Seeds, LastHand>;
}

export class SeedChain<Seeds extends { readonly serverSeed: string }, LastHand> {
  readonly #renew: (before: Seeds) => Seeds;
  readonly #reportOf: (used: Seeds) => LastHand;
  readonly #revealed = new Set<string>();
  #next: Seeds;
  /** Whether a hand in play was promised the next server seed. */
  #inPlay = false;
  #last: LastHand | null = null;

  /** `renew` puts a new server seed in the place of the one before; `reportOf` is what an honest panel says. */
  constructor(first: Seeds, renew: (before: Seeds) => Seeds, reportOf: (used: Seeds) => LastHand) {
    this.#next = first;
    this.#renew = renew;
    this.#reportOf = reportOf;
  }

  /** What the next hand, or the one in play, was promised. */
  get next(): Seeds {
    return this.#next;
  }

  get isInPlay(): boolean {
    return this.#inPlay;
  }

  /** What the panel says of the last hand; null before the first, and where the casino says nothing. */
  get last(): LastHand | null {
    return this.#last;
  }

  /** Changes what goes with the server seed, such as the player's own. */
  amend(change: Partial<Omit<Seeds, 'serverSeed'>>): void {
    this.#next = { ...this.#next, ...change };
  }

  /** Makes up the casino's mind about the next server seed. */
  prepare(conduct: SeedConduct<Seeds, LastHand>): void {
    if (this.#inPlay) return;
    // Another behaviour may have committed to a used seed.
    if (this.#revealed.has(this.#next.serverSeed)) this.#next = this.#renew(this.#next);
    this.#next = conduct.choose?.(this.#next, this.#revealed) ?? this.#next;
  }

  /** Takes the seeds for a hand; `complete` adds what comes to them with the bet. */
  bet(
    conduct: SeedConduct<Seeds, LastHand>,
    complete: (next: Seeds) => Seeds = (next) => next,
  ): Wager<Seeds, LastHand> {
    // A hand at another table may still be played from the seed on the panel.
    if (this.#inPlay) this.#next = this.#renew(this.#next);
    this.#inPlay = true;
    const promised = complete(this.#next);
    return { promised, used: conduct.use?.(promised) ?? promised, conduct };
  }

  /** Reveals the seeds of a hand that is over, and renews those on the panel where it was theirs. */
  reveal({ promised, used, conduct }: Wager<Seeds, LastHand>): void {
    this.#last = conduct.report ? conduct.report(used, promised) : this.#reportOf(used);
    this.#revealed.add(used.serverSeed);
    if (promised.serverSeed !== this.#next.serverSeed) return;
    this.#next = this.#renew(this.#next);
    this.#inPlay = false;
    this.prepare(conduct);
  }

  /** Whether the commitment is kept back for now. */
  isWithheld(conduct: SeedConduct<Seeds, LastHand>): boolean {
    return conduct.withholds === true && !this.#inPlay;
  }
}
