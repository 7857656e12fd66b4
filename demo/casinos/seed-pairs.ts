/**
 * Seeds that serve many bets: a pair of a server seed and a client seed, and a nonce that counts the bets. The server
 * seed's hash stands on the panel as long as the pair is in use, beside the hash of the next one; itself comes out when
 * the player rotates the pair. Every bet has a receipt, which shows the server seed from then on.
 * @module
 */
import type { GameId } from '../../src/core/game.ts';
import { randomText } from './random.ts';
import type { Seeding } from './seeding.ts';

/** What a bet is dealt from. */
export interface PairSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What the site says of a bet that was made; the server seed is empty until its pair is rotated out. */
export interface Receipt {
  /** Counts the player's bets, whatever the pair. */
  readonly id: number;
  readonly game: GameId;
  readonly hash: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What the fairness dialog shows; empty where there is nothing. */
export interface PairPanel {
  readonly clientSeed: string;
  readonly hash: string;
  /** The nonce that the next bet will have. */
  readonly nonce: number;
  /** How many bets were made with the pair. */
  readonly count: number;
  readonly nextHash: string;
  /** Latest first. */
  readonly receipts: readonly Receipt[];
}

/** How a casino handles its pairs. What is left out, it does honestly. */
export interface PairConduct {
  /** What it deals a bet from instead of what it promised. */
  use?(promised: PairSeeds, fresh: string): PairSeeds;
  /** The nonce it takes for a bet instead of the next one, given those it has taken. */
  nonce?(next: number, taken: readonly number[]): number;
  /** What the first two bets must be like of a pair that it hands out when the page is opened. */
  begins?(seeds: PairSeeds): boolean;
  /** Whether it deals a bet with these seeds; where not, it drops the nonce and takes the next. */
  deals?(seeds: PairSeeds): boolean;
  /** The client seed of the active pair as it makes it while nobody looks. */
  replace?(clientSeed: string): string;
  /** The server seed of the pair that comes into use at a rotation, instead of the promised one. */
  rotate?(promised: string, fresh: string): string;
  /** The server seed of the pair after that, instead of a new one, given the one that has just come out. */
  promise?(out: string): string;
  /** The client seed of that pair, instead of the one that the player entered. */
  renew?(entered: string): string;
  /** What receipts say of a pair that is out of use; null for nothing. */
  reveal?(pair: Committed, fresh: string): Committed | null;
}

export interface Committed {
  readonly serverSeed: string;
  readonly hash: string;
}

/** The seeds of a bet in play. */
export interface PairWager {
  readonly used: PairSeeds;
  readonly receipt: Receipt;
}

/** What differs between casinos. */
export interface PairKind {
  newServerSeed(): string;
  hashOf(serverSeed: string): string;
  readonly firstNonce: number;
}

interface Pair {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** The nonces of its bets, in order. */
  readonly nonces: readonly number[];
}

/** Bets that the site still lists. */
const LISTED = 400;

/** One player's pairs, which all games of the casino draw on. */
export class SeedPairs {
  readonly #kind: PairKind;
  #pair: Pair;
  #next: string;
  #receipts: readonly Receipt[] = [];
  #bets = 0;
  #refreshed = 0;

  constructor(kind: PairKind) {
    this.#kind = kind;
    this.#pair = { serverSeed: kind.newServerSeed(), clientSeed: randomText(10), nonces: [] };
    this.#next = kind.newServerSeed();
  }

  /** What a game's table knows of the seeds. */
  for<C extends PairConduct>(game: GameId): Seeding<C, PairWager, PairPanel> {
    return {
      prepare: (conduct) => this.#begin(conduct),
      enter: (conduct, fields) => this.#rotate(conduct, fields.string('clientSeed')),
      refresh: (conduct) => this.#refresh(conduct),
      bet: (conduct) => this.#bet(conduct, game),
      reveal: ({ receipt }) => this.#list(receipt),
      panel: () => this.#panel(),
    };
  }

  /** Counts a bet at a game that has no cards. */
  betOnDice(): { readonly nonce: number } {
    const nonce = this.#nextNonce();
    this.#pair = { ...this.#pair, nonces: [...this.#pair.nonces, nonce] };
    return { nonce };
  }

  #nextNonce(): number {
    return (this.#pair.nonces.at(-1) ?? this.#kind.firstNonce - 1) + 1;
  }

  #begin({ begins }: PairConduct): void {
    const { newServerSeed, firstNonce } = this.#kind;
    if (!begins || this.#pair.nonces.length > 0) return;
    const isWanted = (nonce: number) => begins({ ...this.#pair, nonce });
    while (!isWanted(firstNonce) || !isWanted(firstNonce + 1)) {
      this.#pair = { ...this.#pair, serverSeed: newServerSeed() };
    }
  }

  /** Replaces the client seed: once, and when the player has had time to look at it. */
  #refresh({ replace }: PairConduct): void {
    if (!replace || ++this.#refreshed !== 2) return;
    this.#pair = { ...this.#pair, clientSeed: replace(this.#pair.clientSeed) };
  }

  #bet(conduct: PairConduct, game: GameId): PairWager {
    const { serverSeed, clientSeed, nonces } = this.#pair;
    const next = this.#nextNonce();
    let nonce = conduct.nonce?.(next, nonces) ?? next;
    while (conduct.deals && !conduct.deals({ serverSeed, clientSeed, nonce })) nonce++;
    this.#pair = { ...this.#pair, nonces: [...nonces, nonce] };
    const promised = { serverSeed, clientSeed, nonce };
    const used = conduct.use?.(promised, this.#kind.newServerSeed()) ?? promised;
    const receipt: Receipt = {
      id: ++this.#bets,
      game,
      hash: this.#kind.hashOf(serverSeed),
      serverSeed: '',
      clientSeed,
      nonce,
    };
    return { used, receipt };
  }

  #list(receipt: Receipt): void {
    // The pair may have been rotated out while the hand was played.
    const rotated = this.#receipts.find(({ hash, serverSeed }) => hash === receipt.hash && serverSeed);
    const listed = { ...receipt, serverSeed: rotated?.serverSeed ?? '' };
    this.#receipts = [listed, ...this.#receipts].slice(0, LISTED);
  }

  /** Takes the next pair into use, and shows the server seed of the one before. */
  #rotate(conduct: PairConduct, entered: string): void {
    const { newServerSeed, hashOf } = this.#kind;
    const { serverSeed } = this.#pair;
    const own = { serverSeed, hash: hashOf(serverSeed) };
    const said = conduct.reveal ? conduct.reveal(own, newServerSeed()) : own;
    if (said) {
      this.#receipts = this.#receipts.map((one) => (one.hash === own.hash ? { ...one, ...said } : one));
    }
    const next = conduct.rotate?.(this.#next, newServerSeed()) ?? this.#next;
    this.#pair = { serverSeed: next, clientSeed: conduct.renew?.(entered) ?? entered, nonces: [] };
    this.#next = conduct.promise?.(serverSeed) ?? newServerSeed();
    this.#refreshed = 0;
  }

  #panel(): PairPanel {
    const { serverSeed, clientSeed, nonces } = this.#pair;
    const { hashOf } = this.#kind;
    return {
      clientSeed,
      hash: hashOf(serverSeed),
      nonce: this.#nextNonce(),
      count: nonces.length,
      nextHash: hashOf(this.#next),
      receipts: this.#receipts,
    };
  }
}

/** How a casino may handle its pairs, by the ids of cheats.ts. */
export const PAIR_CONDUCTS: Readonly<Record<string, PairConduct>> = {
  'deals-next-nonce': { use: (promised) => ({ ...promised, nonce: promised.nonce + 1 }) },
  'counts-from-zero': { nonce: (_next, taken) => taken.length },
  'repeats-nonce': { nonce: (next, taken) => taken.at(-1) ?? next },
  'deals-from-other-seed': { use: (promised, serverSeed) => ({ ...promised, serverSeed }) },
  'hides-other-client-seed': { use: (promised) => ({ ...promised, clientSeed: randomText(10) }) },
  'reveals-other-seed': { reveal: ({ hash }, serverSeed) => ({ hash, serverSeed }) },
  'breaks-promise': { rotate: (_promised, fresh) => fresh },
  'reuses-seed': { promise: (out) => out },
  'renews-client-seed': { renew: () => randomText(10) },
  'replaces-client-seed': { replace: () => randomText(10) },
  'never-reveals': { reveal: () => null },
};
