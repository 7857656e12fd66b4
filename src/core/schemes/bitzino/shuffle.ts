/**
 * What bitZino's games share: a committed initial shuffle, shuffled again with MT19937, seeded by both sides' seeds.
 * Sources: bitZino's blog, "Provably Fair Shuffling Through Cryptography", and its verifier page (KLYE-Dev/bitzino).
 * The two differ in the commitment: the page hashes the secret's JSON text, the blog server seed and initial shuffle.
 * @module
 */
import { mersenne } from 'pure-rand/generator/mersenne';
import { type Derivation, type Step, say } from '../../derivation.ts';
import type { Game } from '../../game.ts';
import { sha256Hex } from '../../hash.ts';
import { type CommitmentForm, type Reveal, type Scheme, type Seeds, Undealable } from '../../scheme.ts';
import { shuffled, swapTable } from '../fisher-yates.ts';
import { checkWhole, type DeckKind, readDeck, type WrittenDeck, writeDeck } from './deck.ts';
import { type DealtByShuffle, type WithFinalShuffle, withFinalShuffle } from './final-shuffle.ts';

export interface Secret {
  readonly serverSeed: string;
  readonly initialShuffle: string;
}

/** The two parts of a reveal, read from the secret's JSON where that is what was revealed. @throws Undealable */
export function secretOf({ secret, serverSeed = '', initialShuffle = '' }: Reveal): Secret {
  if (secret === undefined) return { serverSeed, initialShuffle };
  const parsed = parseJson(secret);
  const { server_seed, initial_shuffle } = Object(parsed) as Record<string, unknown>;
  if (typeof server_seed !== 'string' || typeof initial_shuffle !== 'string') {
    throw new Undealable('reveal-malformed', 'secret', 'JSON with server_seed and initial_shuffle');
  }
  return { serverSeed: server_seed, initialShuffle: initial_shuffle };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text whose SHA-256 the casino showed: the secret exactly as shown, since written anew it may differ. */
const committedText = ({ secret, serverSeed = '', initialShuffle = '' }: Reveal): string =>
  secret ?? serverSeed + initialShuffle;

const commitments = (reveal: Reveal): CommitmentForm[] => [{ hash: sha256Hex(committedText(reveal)) }];

/** The last 32 bits of the SHA-256 of client seed and server seed. */
export function twisterSeed(clientSeed: string, serverSeed: string): number {
  return Number.parseInt(sha256Hex(clientSeed + serverSeed).slice(-8), 16);
}

/** The outputs of MT19937, from the first on, one a swap. */
function outputsOf(seed: number): () => number {
  const generator = mersenne(seed);
  return () => generator.next() >>> 0;
}

/** The order that cards are dealt in, from the order in which the casino had put them. */
export const finalShuffle = (initial: readonly string[], seed: number): string[] =>
  shuffled(initial, outputsOf(seed));

/** The deck before and after the second shuffle. @throws Undealable */
function decksOf(
  { reveal, clientSeed }: Seeds,
  kind: DeckKind,
): { initial: WrittenDeck; final: readonly string[] } {
  const { serverSeed, initialShuffle } = secretOf(reveal);
  const initial = readDeck(initialShuffle);
  checkWhole(initial, kind);
  return { initial, final: finalShuffle(initial.items, twisterSeed(clientSeed, serverSeed)) };
}

/** What one of bitZino's games adds to the shuffle. */
export interface ShuffleGame<Shown extends object, Dealt> {
  readonly id: string;
  readonly game: Game<Shown, Dealt>;
  readonly deck: DeckKind;
  readonly leavesOpen?: boolean;
  /** How the final shuffle is dealt: more than one way where the rule doesn't say. */
  dealsFrom(final: readonly string[]): ReturnType<Scheme<Shown, Dealt>['deals']>;
  /** The deal, step by step, from the final shuffle on. */
  explainFrom(final: readonly string[], shown?: Shown | null): readonly Step[];
}

export function shuffleScheme<Shown extends object, Dealt>({
  id,
  game,
  deck,
  leavesOpen = false,
  dealsFrom,
  explainFrom,
}: ShuffleGame<Shown, Dealt>): Scheme<Shown & WithFinalShuffle, DealtByShuffle<Dealt>> {
  return {
    id,
    // A round of its mines game was recorded, none of cards.
    basis: 'published',
    game: withFinalShuffle(game, deck),
    clientSeed: 'required',
    nonce: 'unused',
    leavesOpen,
    reveals: [['secret'], ['serverSeed', 'initialShuffle']],
    commitments,
    *deals(seeds) {
      const { initial, final } = decksOf(seeds, deck);
      const written = writeDeck(final, initial);
      for (const { dealt, notes } of dealsFrom(final))
        yield { dealt: { dealt, finalShuffle: written }, notes };
    },
    explain(seeds, shown) {
      const { initial, final } = decksOf(seeds, deck);
      return [...explainShuffle(seeds, initial, writeDeck(final, initial)), ...explainFrom(final, shown)];
    },
  };
}

function explainShuffle({ reveal, clientSeed }: Seeds, initial: WrittenDeck, final: string): Derivation {
  const { serverSeed, initialShuffle } = secretOf(reveal);
  const hash = sha256Hex(clientSeed + serverSeed);
  const seed = twisterSeed(clientSeed, serverSeed);
  return [
    {
      title: say`The commitment`,
      text:
        reveal.secret === undefined
          ? say`The casino fixed its server seed and its first shuffle by showing the SHA-256 of both, joined, before the bet.`
          : say`The casino fixed its secret by showing the SHA-256 of its text, exactly as written, before the bet.`,
      lines: [
        ...(reveal.secret === undefined ? [] : [{ label: say`Secret`, value: reveal.secret }]),
        { label: say`Server seed`, value: serverSeed },
        { label: say`Initial shuffle`, value: initialShuffle, note: initial.notation },
        { label: 'SHA-256', value: sha256Hex(committedText(reveal)) },
      ],
    },
    {
      title: say`Seed the generator`,
      text: say`The SHA-256 of client seed and server seed, joined; its last eight hex digits, as a number, seed MT19937.`,
      lines: [
        { label: say`Client seed`, value: clientSeed },
        { label: say`SHA-256 of client seed + server seed`, value: hash },
        { label: say`Last eight digits`, value: hash.slice(-8) },
        { label: say`Seed of MT19937`, value: String(seed) },
      ],
    },
    {
      title: say`Shuffle again`,
      text: say`From the last place down to the second: the next number modulo the places so far says which card to swap with. Places count from 0.`,
      lines: [],
      table: swapTable(initial.items, outputsOf(seed)),
    },
    {
      title: say`The final shuffle`,
      text: say`The order that the cards are dealt in.`,
      lines: [{ label: say`Final shuffle`, value: final }],
    },
  ];
}
