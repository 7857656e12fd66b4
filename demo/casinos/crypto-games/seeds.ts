/**
 * Crypto.Games' seeds: one server seed a bet, its hash shown before and itself after. All games draw on the same.
 * @module
 */
import { createHash } from 'node:crypto';
import { sha256Hex } from '../../../src/core/hash.ts';
import { randomText } from '../random.ts';

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

/** How a casino handles its seeds. What is left out, it does honestly. */
export interface SeedConduct {
  /** What it will commit to instead of `next`, given the server seeds it has revealed. */
  choose?(next: Seeds, revealed: ReadonlySet<string>): Seeds;
  /** What it deals from instead of what it promised. */
  use?(promised: Seeds): Seeds;
  /** What it says of a hand that is over; null for nothing. */
  report?(used: Seeds, promised: Seeds): LastHand | null;
  /** Whether it keeps its commitment to itself until the bet. */
  readonly withholds?: boolean;
  /** The client seed that it puts in the place of the player's while the commitment stays. */
  replace?(clientSeed: string): string;
  /** The nonce that it uses instead of the next, given those it has used. */
  nonce?(next: number, used: readonly number[]): number;
}

/** The seeds of a hand in play. */
export interface Stake {
  readonly promised: Seeds;
  readonly used: Seeds;
  readonly conduct: SeedConduct;
}

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

export const reportOf = (seeds: Seeds): LastHand => ({ commitment: sha256Hex(seeds.serverSeed), ...seeds });

/** Deals from these seeds, once. */
export const replaying = (recorded: Seeds): SeedConduct => ({
  choose: (next, revealed) => (revealed.has(recorded.serverSeed) ? next : recorded),
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
  'reuses-seed': {
    choose: (next, revealed) => ({ ...next, serverSeed: [...revealed].at(-1) ?? next.serverSeed }),
  },
  'skips-nonce': { nonce: (next, used) => (used.length > 0 ? next + 1 : next) },
  'repeats-nonce': { nonce: (next, used) => used.at(-1) ?? next },
  'never-reveals': { report: () => null },
};

export class ServerSeeds {
  #next: Seeds = { serverSeed: newServerSeed(), clientSeed: randomText(16) };
  /** The nonces added so far, or null while the player adds none. */
  #nonces: readonly number[] | null = null;
  /** Whether a hand in play was promised the next server seed. */
  #inPlay = false;
  /** Whether the client seed has been replaced under the commitment that stands. */
  #replaced = false;
  #last: LastHand | null = null;
  readonly #revealed = new Set<string>();

  /** Takes over what the player entered, and makes up the casino's mind about the next server seed. */
  prepare(conduct: SeedConduct, player: { clientSeed?: string; addNonce?: boolean } = {}): void {
    if (player.clientSeed !== undefined) this.#next = { ...this.#next, clientSeed: player.clientSeed };
    if (player.addNonce !== undefined) this.#nonces = player.addNonce ? (this.#nonces ?? []) : null;
    if (this.#inPlay) return;
    // Another behaviour may have committed to a used seed.
    const { serverSeed } = this.#next;
    if (this.#revealed.has(serverSeed)) this.#next = { ...this.#next, serverSeed: newServerSeed() };
    if (conduct.choose) this.#next = conduct.choose(this.#next, this.#revealed);
  }

  /** Takes the seeds for a hand. */
  bet(conduct: SeedConduct): Stake {
    // A hand at another table may still be played from the seed on the panel.
    if (this.#inPlay) this.#next = { ...this.#next, serverSeed: newServerSeed() };
    this.#inPlay = true;
    const promised = { ...this.#next, clientSeed: this.#next.clientSeed + this.#takeNonce(conduct) };
    return { promised, used: conduct.use?.(promised) ?? promised, conduct };
  }

  /** The next nonce as it stands behind the client seed: empty while the player adds none. */
  #takeNonce(conduct: SeedConduct): string {
    if (this.#nonces === null) return '';
    const next = (this.#nonces.at(-1) ?? 0) + 1;
    const nonce = conduct.nonce?.(next, this.#nonces) ?? next;
    this.#nonces = [...this.#nonces, nonce];
    return String(nonce);
  }

  /** The page asks how things stand, with nothing the matter: the time for what a player is not to notice. */
  refresh(conduct: SeedConduct): void {
    if (this.#inPlay || this.#replaced || !conduct.replace) return;
    this.#next = { ...this.#next, clientSeed: conduct.replace(this.#next.clientSeed) };
    this.#replaced = true;
  }

  /** Reveals the seeds of a hand that is over. */
  reveal({ promised, used, conduct }: Stake): void {
    this.#last = conduct.report ? conduct.report(used, promised) : reportOf(used);
    this.#revealed.add(used.serverSeed);
    if (promised.serverSeed !== this.#next.serverSeed) return;
    this.#next = { ...this.#next, serverSeed: newServerSeed() };
    this.#inPlay = false;
    this.#replaced = false;
    this.prepare(conduct);
  }

  panel(conduct: SeedConduct): PanelView {
    const withheld = conduct.withholds && !this.#inPlay;
    return {
      lastCommitment: this.#last?.commitment ?? '',
      lastServerSeed: this.#last?.serverSeed ?? '',
      lastClientSeed: this.#last?.clientSeed ?? '',
      nextCommitment: withheld ? '' : sha256Hex(this.#next.serverSeed),
      nextClientSeed: this.#next.clientSeed,
      addNonce: this.#nonces !== null,
    };
  }
}
