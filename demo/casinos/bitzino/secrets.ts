/**
 * bitZino's secrets: one a hand, its hash shown before and itself after, with the deck that came of it.
 * @module
 */
import { randomInt } from 'node:crypto';
import { sha256Hex } from '../../../src/core/hash.ts';
import type { DeckKind } from '../../../src/core/schemes/bitzino/deck.ts';
import { finalShuffle, type Secret, twisterSeed } from '../../../src/core/schemes/bitzino/shuffle.ts';
import { randomText } from '../random.ts';

/** What a hand is dealt from. */
export interface Seeds {
  readonly secret: Secret;
  readonly clientSeed: string;
}

/** What the fairness panel says of the last hand. */
export interface LastHand {
  readonly clientSeed: string;
  readonly commitment: string;
  /** JSON. */
  readonly secret: string;
  readonly finalShuffle: string;
}

/** What the fairness panel shows. */
export interface PanelView {
  readonly last: LastHand | null;
  /** The client seed is empty where the player's browser is to make one; the commitment, where it is withheld. */
  readonly next: { readonly clientSeed: string; readonly commitment: string };
}

/** How a casino handles its secrets. What is left out, it does honestly. */
export interface SecretConduct {
  /** What it commits to instead of `next`, given the secret it revealed last. */
  choose?(next: Secret, last: Secret | null): Secret;
  /** What it deals from instead of what it promised, given another secret. */
  use?(promised: Seeds, another: Secret): Seeds;
  /** What it says of a hand that is over; null for nothing. */
  report?(used: Seeds, promised: Seeds): LastHand | null;
  /** Whether it keeps its commitment to itself until the bet. */
  readonly withholds?: boolean;
  /** Whether its page puts another client seed in the place of the player's while the commitment stays. */
  readonly replaces?: boolean;
}

/** The seeds of a hand in play. */
export interface Wager {
  readonly promised: Seeds;
  readonly used: Seeds;
  readonly conduct: SecretConduct;
}

/** One character a card, as on the site. */
const CHARACTERS = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP'];
const CLIENT_SEED_LENGTH = 24;

export const newClientSeed = (): string => randomText(CLIENT_SEED_LENGTH);

function newSecret({ size, copies }: DeckKind): Secret {
  const deck = Array.from({ length: size * copies }, (_, i) => CHARACTERS[i % size]!);
  for (let i = deck.length - 1; i > 0; i--) {
    const other = randomInt(i + 1);
    [deck[i], deck[other]] = [deck[other]!, deck[i]!];
  }
  return { serverSeed: randomText(64), initialShuffle: deck.join('') };
}

const textOf = ({ serverSeed, initialShuffle }: Secret): string =>
  JSON.stringify({ server_seed: serverSeed, initial_shuffle: initialShuffle });

const commitmentOf = (secret: Secret): string => sha256Hex(textOf(secret));

/** The deck that the cards are dealt from, top card first. */
export const deckOf = ({ secret, clientSeed }: Seeds): readonly string[] =>
  finalShuffle([...secret.initialShuffle], twisterSeed(clientSeed, secret.serverSeed));

const reportOf = (seeds: Seeds): LastHand => ({
  clientSeed: seeds.clientSeed,
  commitment: commitmentOf(seeds.secret),
  secret: textOf(seeds.secret),
  finalShuffle: deckOf(seeds).join(''),
});

/** By the ids of cheats.ts. */
export const SECRET_CONDUCTS: Readonly<Record<string, SecretConduct>> = {
  'changes-seed': { use: ({ clientSeed }, secret) => ({ secret, clientSeed }) },
  'changes-seed-keeps-hash': {
    use: ({ clientSeed }, secret) => ({ secret, clientSeed }),
    report: (used, promised) => ({ ...reportOf(used), commitment: commitmentOf(promised.secret) }),
  },
  'withholds-commitment': { withholds: true },
  'uses-other-client-seed': { use: withOtherTop },
  'hides-other-client-seed': {
    use: withOtherTop,
    report: (_used, promised) => reportOf(promised),
  },
  'replaces-client-seed': { replaces: true },
  'reuses-seed': { choose: (next, last) => last ?? next },
  'doubles-card-in-deck': {
    choose: ({ serverSeed, initialShuffle }) => ({
      serverSeed,
      initialShuffle: doubled(initialShuffle),
    }),
  },
  'shows-other-final-shuffle': {
    report: (used) => {
      const report = reportOf(used);
      return { ...report, finalShuffle: [...report.finalShuffle].reverse().join('') };
    },
  },
  'never-reveals': { report: () => null },
};

/** The same with a client seed that brings another card to the top: of few cards, it might be the same by chance. */
function withOtherTop(seeds: Seeds): Seeds {
  let other = seeds;
  while (deckOf(other)[0] === deckOf(seeds)[0]) other = { ...seeds, clientSeed: newClientSeed() };
  return other;
}

/** The deck with another of its cards in the place of the first. */
function doubled(deck: string): string {
  const [first] = deck;
  const other = [...deck].find((card) => card !== first)!;
  return other + deck.slice(1);
}

/** The secrets of one player at one game. */
export class Secrets {
  readonly #deck: DeckKind;
  #fresh: Secret;
  #next: Secret;
  #inPlay: Wager | null = null;
  #last: LastHand | null = null;
  #revealed: Secret | null = null;

  constructor(deck: DeckKind) {
    this.#deck = deck;
    this.#fresh = newSecret(deck);
    this.#next = this.#fresh;
  }

  /** Makes up the casino's mind about the next secret. */
  prepare({ choose }: SecretConduct): void {
    if (!this.#inPlay) this.#next = choose?.(this.#fresh, this.#revealed) ?? this.#fresh;
  }

  /** Takes the secret for a hand. */
  bet(conduct: SecretConduct, clientSeed: string): Wager {
    const promised = { secret: this.#next, clientSeed };
    this.#inPlay = { promised, used: conduct.use?.(promised, newSecret(this.#deck)) ?? promised, conduct };
    return this.#inPlay;
  }

  /** Reveals the secret of the hand in play. */
  reveal(): void {
    if (!this.#inPlay) return;
    const { promised, used, conduct } = this.#inPlay;
    this.#last = conduct.report ? conduct.report(used, promised) : reportOf(used);
    this.#revealed = used.secret;
    this.#inPlay = null;
    this.#fresh = newSecret(this.#deck);
    this.prepare(conduct);
  }

  panel({ withholds }: SecretConduct): PanelView {
    const clientSeed = this.#inPlay?.promised.clientSeed ?? '';
    const commitment = withholds && !this.#inPlay ? '' : commitmentOf(this.#next);
    return { last: this.#last, next: { clientSeed, commitment } };
  }

  /** A client seed with which the next hand's deck is as wanted. */
  clientSeedFor(wanted: (deck: readonly string[]) => boolean): string {
    let clientSeed = newClientSeed();
    while (!wanted(deckOf({ secret: this.#next, clientSeed }))) clientSeed = newClientSeed();
    return clientSeed;
  }
}
