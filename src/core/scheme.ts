/**
 * What a provably fair scheme is to the auditor: seeds in, deal out, and the same deal explained.
 * @module
 */
import type { Derivation } from './derivation.ts';
import type { Game } from './game.ts';
import type { DigestName } from './hash.ts';
import type { RuleRecord } from './rules/scheme.ts';
import { type Reason, type ReasonCode, reason } from './verdict.ts';

/** The texts a casino may reveal after a hand. Each is used exactly as shown, as UTF-8. */
export const REVEAL_FIELDS = [
  'serverSeed',
  'secret',
  'initialShuffle',
  'issue',
  'salt',
  'publicKey',
] as const;
export type RevealField = (typeof REVEAL_FIELDS)[number];
export type Reveal = Readonly<Partial<Record<RevealField, string>>>;

/** All that goes into a deal. */
export interface Seeds {
  readonly reveal: Reveal;
  /** Empty where the player gave none. */
  readonly clientSeed: string;
  readonly nonce: number | null;
  /** Decks in the shoe, where the hand says so. */
  readonly decks?: number;
  /** How the first deck's hash comes of the reveal, where the rule leaves it open. */
  readonly firstHash?: string;
  /** The fresh order the decks start from, where the hand says so. */
  readonly order?: 'article' | 'site';
}

/** One way to read the rule where it leaves a choice, and the deal it gives. */
export interface Interpretation<Dealt> {
  readonly dealt: Dealt;
  /** Which choice this is; empty where the rule leaves none. */
  readonly notes: readonly Reason[];
  /** What this reading takes the seeds to say, where they leave it open. */
  readonly choice?: Pick<Seeds, 'decks' | 'order' | 'firstHash'>;
}

/** A hash that the commitment may be, and the name of the form where there is more than one. */
export interface CommitmentForm {
  readonly hash: string;
  readonly form?: string;
}

/**
 * How a rule is known to be the casino's: hands that were played fit it; what the casino's own calculator printed does;
 * it is published, as code or in words, but no hand of it was recorded; or it was found from a player's own hands.
 */
export const BASES = ['played', 'calculator', 'published', 'found'] as const;
export type Basis = (typeof BASES)[number];

/**
 * What a verified hand of a scheme does not prove. `player-adds-nothing`: no seed of the player's goes into the deal, so
 * that whoever knows the server seed knew all cards before the bet.
 */
export const LIMITS = ['player-adds-nothing'] as const;
export type Limit = (typeof LIMITS)[number];

export interface Scheme<Shown extends object = object, Dealt = unknown> {
  /** `casino/game`, as in hand files. */
  readonly id: string;
  readonly game: Game<Shown, Dealt>;
  readonly basis: Basis;
  /** Of the HMAC family: the choices that make the rule. */
  readonly record?: RuleRecord;
  /** Whether a hand must carry a client seed and a nonce for its deal to be computed. */
  readonly clientSeed: 'required' | 'optional';
  readonly nonce: 'required' | 'optional' | 'unused';
  /** Whether it leaves a choice that its casino made once, and that only hands can tell. */
  readonly leavesOpen?: boolean;
  /** What a verified hand of it does not prove, for the popup and the report. */
  readonly limits?: readonly Limit[];
  /** The sets of fields that a reveal may consist of. */
  readonly reveals: readonly (readonly RevealField[])[];
  /** Which digest a commitment is; or that nobody knows of what it is one. SHA-256 if left out. */
  readonly commitmentForm?: DigestName | 'unknown';
  /**
   * Every hash that the casino may have shown as its commitment, the usual one first. Lower-case hex. A casino may
   * hash more than the reveal: then there is none without the seeds.
   */
  commitments(reveal: Reveal, seeds?: Pick<Seeds, 'clientSeed' | 'nonce'>): readonly CommitmentForm[];
  /** The deals that the seeds can mean, the usual reading first, computed as they are asked for. @throws Undealable */
  deals(seeds: Seeds): Iterable<Interpretation<Dealt>>;
  /**
   * Why a deal that differs may be none of the casino's doing, unless the reveal is not the committed one; null where
   * there is no such reason. `fits` says whether another deal is what was shown.
   */
  excuse?(seeds: Seeds, shown: Shown, fits: (dealt: Dealt) => boolean): Reason | null;
  /** The usual reading's deal, step by step, for the hand that was shown where one was. @throws Undealable */
  explain(seeds: Seeds, shown?: Shown | null): Derivation;
}

/** The seeds give no deal, and why. */
export class Undealable extends Error {
  readonly reason: Reason;
  constructor(code: ReasonCode, ...subs: string[]) {
    super([code, ...subs].join(' '));
    this.reason = reason(code, ...subs);
  }
}

/** What this comes to; null where the seeds give no deal, or none that reaches that far. */
export function unlessUndealable<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof Undealable) return null;
    throw error;
  }
}
