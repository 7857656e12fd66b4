/**
 * BC.Game's seeds: hash1, from which a round is dealt, and its hash, hash2, which is shown before. Some are signed:
 * then hash1 is the signature of an HMAC of an issue and a salt, for anybody to check with the public key.
 * Assumed: that the HMAC's key is the salt, and that it is signed as bytes and written in hex.
 * @module
 */
import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Card } from '../../../src/core/cards.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { deckHashes, shuffle } from '../../../src/core/schemes/bc-game/rotating-hash.ts';
import { type Wager as ChainWager, type SeedConduct as Conduct, SeedChain } from '../seed-chain.ts';

/** What a round is dealt from: hash1. */
export interface Seeds {
  readonly serverSeed: string;
  /** Where the seed is signed: what, and whether it is. */
  readonly issue?: string;
  readonly isSigned?: boolean;
}

/** What the fairness panel says of the last round. */
export interface LastHand {
  readonly hash2: string;
  readonly hash1: string;
  /** The first cards of the shoe. */
  readonly sequence: string;
  readonly issue: string;
}

/** What the fairness panel shows; empty where there is nothing. */
export interface PanelView extends LastHand {
  readonly nextHash2: string;
  readonly salt: string;
  readonly publicKey: string;
}

export type SeedConduct = Conduct<Seeds, LastHand>;
export type Wager = ChainWager<Seeds, LastHand>;

/** Seeds that are not signed. */
export const newSeeds = (): Seeds => ({ serverSeed: randomBytes(32).toString('hex') });

const DECKS = 8;

/** The shoe that a seed forces, by the shuffle the auditor uses. */
export const shoeOf = ({ serverSeed }: Seeds): readonly Card[] =>
  shuffle(deckHashes(serverSeed, DECKS), 'site').map(({ card }) => card);

const SALT = randomBytes(32).toString('hex');
const KEYS = generateKeyPairSync('rsa', { modulusLength: 1024 });
const PUBLIC_KEY = KEYS.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let issues = 20211231000;

/** Seeds with a signature, of their issue or of something else. */
function signed(isSigned: boolean): Seeds {
  const issue = String(issues++);
  const hash = createHmac('sha256', SALT)
    .update(isSigned ? issue : `not ${issue}`)
    .digest();
  return { serverSeed: sign('sha256', hash, KEYS.privateKey).toString('hex'), issue, isSigned };
}

const reportOf = ({ serverSeed, issue = '' }: Seeds): LastHand => ({
  hash2: sha256Hex(serverSeed),
  hash1: serverSeed,
  sequence: shoeOf({ serverSeed }).slice(0, 30).join(' '),
  issue,
});

/** The server seed that was revealed last, once there is one. */
export const reused = (next: Seeds, revealed: ReadonlySet<string>): Seeds => ({
  serverSeed: [...revealed].at(-1) ?? next.serverSeed,
});

/** By the ids of cheats.ts. */
export const SEED_CONDUCTS: Readonly<Record<string, SeedConduct>> = {
  'signs-seeds': { choose: (next) => (next.isSigned === true ? next : signed(true)) },
  'signs-falsely': { choose: (next) => (next.isSigned === false ? next : signed(false)) },
  'changes-seed': { use: newSeeds },
  'changes-seed-keeps-hash': {
    use: newSeeds,
    report: (used, promised) => ({ ...reportOf(used), hash2: sha256Hex(promised.serverSeed) }),
  },
  'withholds-commitment': { withholds: true },
  'reuses-seed': { choose: reused },
  'never-reveals': { report: () => null },
};

/** One player's rounds. Nobody but the casino has a say in the seeds. */
export class Hashes {
  readonly #chain = new SeedChain<Seeds, LastHand>(newSeeds(), newSeeds, reportOf);

  prepare(conduct: SeedConduct): void {
    this.#chain.prepare(conduct);
  }

  /** Takes the seeds for a round. */
  bet(conduct: SeedConduct): Wager {
    return this.#chain.bet(conduct);
  }

  /** Reveals the seeds of a round that is over. */
  reveal(wager: Wager): void {
    this.#chain.reveal(wager);
  }

  panel(conduct: SeedConduct): PanelView {
    const { last, next } = this.#chain;
    const isSigned = Boolean(last?.issue);
    return {
      nextHash2: this.#chain.isWithheld(conduct) ? '' : sha256Hex(next.serverSeed),
      hash2: last?.hash2 ?? '',
      hash1: last?.hash1 ?? '',
      sequence: last?.sequence ?? '',
      issue: last?.issue ?? '',
      salt: isSigned ? SALT : '',
      publicKey: isSigned ? PUBLIC_KEY : '',
    };
  }
}
