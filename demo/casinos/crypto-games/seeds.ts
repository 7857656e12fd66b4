/**
 * Crypto.Games' seeds: the casino's, one a bet; the player's; and a nonce where the player wants one. All games draw
 * on the same.
 * @module
 */
import { createHash } from 'node:crypto';
import type { FieldReader } from '../../../src/core/fields.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { randomText } from '../random.ts';
import { type Wager as ChainWager, type SeedConduct as Conduct, SeedChain } from '../seed-chain.ts';

/** What a hand is dealt from. The client seed has the nonce, where there is one, at its end. */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** What the fairness panel says of the last hand. */
export interface LastHand extends Seeds {
  readonly commitment: string;
}

/** What the fairness panel shows; empty where there is nothing. */
export interface PanelView {
  readonly lastCommitment: string;
  readonly lastServerSeed: string;
  readonly lastClientSeed: string;
  readonly nextCommitment: string;
  readonly nextClientSeed: string;
  /** Whether the player has a nonce added to it. */
  readonly addNonce: boolean;
}

export interface SeedConduct extends Conduct<Seeds, LastHand> {
  /** The client seed that it puts in the place of the player's while the commitment stays. */
  replace?(clientSeed: string): string;
  /** The nonce that it uses instead of the next, given those it has used. */
  nonce?(next: number, used: readonly number[]): number;
}

export type Wager = ChainWager<Seeds, LastHand>;

/** `next`, or the same with a server seed whose digest is as wanted, where its own is not. */
export function lookFor(next: Seeds, wanted: (digest: Uint8Array) => boolean): Seeds {
  const start = randomText(30);
  let seeds = next;
  // Counting is far quicker than drawing every seed at random.
  for (let count = 0; !wanted(digestOf(seeds)); count++) {
    seeds = { ...next, serverSeed: start + String(count).padStart(10, '0') };
  }
  return seeds;
}

const digestOf = ({ serverSeed, clientSeed }: Seeds): Uint8Array =>
  createHash('sha512')
    .update(serverSeed + clientSeed)
    .digest();

const newServerSeed = (): string => randomText(40);

const reportOf = (seeds: Seeds): LastHand => ({ commitment: sha256Hex(seeds.serverSeed), ...seeds });

/** Deals from these seeds, once. */
export const replaying = (recorded: Seeds): SeedConduct => ({
  choose: (next, revealed) => (revealed.has(recorded.serverSeed) ? next : recorded),
});

/** The server seed that was revealed last, once there is one. */
export const reused = (next: Seeds, revealed: ReadonlySet<string>): Seeds => ({
  ...next,
  serverSeed: [...revealed].at(-1) ?? next.serverSeed,
});

/** By the ids of cheats.ts. */
export const SEED_CONDUCTS: Readonly<Record<string, SeedConduct>> = {
  'changes-seed': {
    use: ({ clientSeed }) => ({ serverSeed: newServerSeed(), clientSeed }),
  },
  'changes-seed-keeps-hash': {
    use: ({ clientSeed }) => ({ serverSeed: newServerSeed(), clientSeed }),
    report: (used, promised) => ({ ...used, commitment: sha256Hex(promised.serverSeed) }),
  },
  'withholds-commitment': { withholds: true },
  'uses-other-client-seed': {
    use: ({ serverSeed }) => ({ serverSeed, clientSeed: randomText(16) }),
  },
  'hides-other-client-seed': {
    use: ({ serverSeed }) => ({ serverSeed, clientSeed: randomText(16) }),
    report: (_used, promised) => reportOf(promised),
  },
  'replaces-client-seed': { replace: () => randomText(16) },
  'reuses-seed': { choose: reused },
  'skips-nonce': { nonce: (next, used) => (used.length > 0 ? next + 1 : next) },
  'repeats-nonce': { nonce: (next, used) => used.at(-1) ?? next },
  'never-reveals': { report: () => null },
};

export class ServerSeeds {
  readonly #chain = new SeedChain<Seeds, LastHand>(
    { serverSeed: newServerSeed(), clientSeed: randomText(16) },
    ({ clientSeed }) => ({ serverSeed: newServerSeed(), clientSeed }),
    reportOf,
  );
  /** The nonces added so far, or null while the player adds none. */
  #nonces: readonly number[] | null = null;
  /** How often the page has asked anew while this server seed was the next. */
  #refreshed = { serverSeed: '', times: 0 };

  prepare(conduct: SeedConduct): void {
    this.#chain.prepare(conduct);
  }

  /** Takes over what the player entered: `clientSeed` and `addNonce`. @throws HandError */
  enter(conduct: SeedConduct, fields: FieldReader): void {
    this.#chain.amend({ clientSeed: fields.string('clientSeed') });
    this.#nonces = fields.boolean('addNonce') ? (this.#nonces ?? []) : null;
    this.prepare(conduct);
  }

  /**
   * The page asks how things stand, with nothing the matter: the time for what a player is not to notice, once he has had
   * time to look at what stood there.
   */
  refresh({ replace }: SeedConduct): void {
    const { serverSeed, clientSeed } = this.#chain.next;
    if (this.#chain.isInPlay || !replace) return;
    const times = this.#refreshed.serverSeed === serverSeed ? this.#refreshed.times + 1 : 1;
    this.#refreshed = { serverSeed, times };
    if (times === 2) this.#chain.amend({ clientSeed: replace(clientSeed) });
  }

  /** Takes the seeds for a hand. */
  bet(conduct: SeedConduct): Wager {
    const nonce = this.#takeNonce(conduct);
    return this.#chain.bet(conduct, ({ serverSeed, clientSeed }) => ({
      serverSeed,
      clientSeed: clientSeed + nonce,
    }));
  }

  /** Reveals the seeds of a hand that is over. */
  reveal(wager: Wager): void {
    this.#chain.reveal(wager);
  }

  panel(conduct: SeedConduct): PanelView {
    const { last, next } = this.#chain;
    return {
      lastCommitment: last?.commitment ?? '',
      lastServerSeed: last?.serverSeed ?? '',
      lastClientSeed: last?.clientSeed ?? '',
      nextCommitment: this.#chain.isWithheld(conduct) ? '' : sha256Hex(next.serverSeed),
      nextClientSeed: next.clientSeed,
      addNonce: this.#nonces !== null,
    };
  }

  /** The next nonce as it stands behind the client seed: empty while the player adds none. */
  #takeNonce(conduct: SeedConduct): string {
    if (this.#nonces === null) return '';
    const next = (this.#nonces.at(-1) ?? 0) + 1;
    const nonce = conduct.nonce?.(next, this.#nonces) ?? next;
    this.#nonces = [...this.#nonces, nonce];
    return String(nonce);
  }
}
