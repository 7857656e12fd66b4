/**
 * A hand in the form of a hand file: what was committed, revealed and shown in one round.
 * @module
 */
import { type FieldReader, HandError } from './fields.ts';
import { GAMES, type GameId } from './game.ts';
import type { GivenRule } from './rules/parse.ts';
import type { Reveal, RevealField, Scheme, Seeds } from './scheme.ts';

export interface Commitment {
  /** The hash as the casino showed it. */
  readonly value: string;
  /** Whether it was seen before the bet. */
  readonly beforeBet: boolean;
}

export interface Hand {
  readonly v: 1;
  /** The id of the scheme; of a hand whose casino's rule is none of the known ones, its game stands in its place. */
  readonly scheme?: string;
  readonly game?: GameId;
  readonly commitment: Commitment | null;
  readonly clientSeed?: string;
  readonly nonce: number | null;
  readonly reveal: Reveal | null;
  readonly decks?: number;
  readonly order?: 'article' | 'site';
  /** What the table showed, in the shape of the scheme's game; null where it was not seen whole. */
  readonly shown: object | null;
}

/**
 * The id of the scheme a hand claims, or where it names only its game, that of the rule given for such hands; of
 * another game than the rule's, the game.
 * @throws HandError
 */
export function schemeIdOf(fields: FieldReader, rule?: GivenRule): string {
  if (fields.raw('v') !== 1) fields.fail('v', '1');
  if (!rule && !fields.has('scheme') && fields.has('game'))
    fields.fail('scheme', 'there, or a rule given for its game');
  if (!rule || fields.has('scheme')) return fields.string('scheme');
  const game = fields.choice('game', GAMES);
  return game === rule.scheme.game.id ? rule.scheme.id : game;
}

/** A hand's fields but for `shown`, which the game reads. @throws HandError naming the field */
export function parseHand(fields: FieldReader, scheme: Scheme): Omit<Hand, 'shown' | 'game'> {
  return {
    v: 1,
    scheme: scheme.id,
    commitment: parseCommitment(fields, scheme),
    ...parseClientSeed(fields, scheme),
    nonce: parseNonce(fields, scheme),
    reveal: parseReveal(fields, scheme),
    ...(fields.has('decks') && { decks: fields.integer('decks', 1, 12) }),
    ...(fields.has('order') && { order: fields.choice('order', ['article', 'site']) }),
  };
}

function parseCommitment(fields: FieldReader, { commitmentForm = 'sha256' }: Scheme): Commitment | null {
  const commitment = fields.objectOrNull('commitment');
  if (!commitment) return null;
  const value = commitment.string('value').trim().toLowerCase();
  const digits = commitmentForm === 'unknown' ? [64, 128] : [commitmentForm === 'sha512' ? 128 : 64];
  if (!digits.includes(value.length) || !/^[0-9a-f]+$/.test(value))
    commitment.fail('value', `${digits.join(' or ')} hex digits`);
  return { value, beforeBet: commitment.boolean('beforeBet') };
}

function parseClientSeed(fields: FieldReader, scheme: Scheme): { clientSeed?: string } {
  const absent = (fields.raw('clientSeed') ?? null) === null;
  // Until the server seed is revealed nothing can be computed, whether the client seed was read or not.
  if (absent && (scheme.clientSeed === 'optional' || fields.isNull('reveal'))) return {};
  return { clientSeed: fields.string('clientSeed') };
}

function parseNonce(fields: FieldReader, scheme: Scheme): number | null {
  if (scheme.nonce === 'unused' && !fields.has('nonce')) return null;
  // A nonce left out is not the same as none used, or as one that is not known: only null says that.
  if (fields.isNull('nonce')) return null;
  return fields.integer('nonce', 0, Number.MAX_SAFE_INTEGER);
}

/** The reveal, which must be one of the scheme's forms: a field short of one would leave something unchecked. */
function parseReveal(fields: FieldReader, scheme: Scheme): Reveal | null {
  const reveal = fields.objectOrNull('reveal');
  if (!reveal) return null;
  const form = scheme.reveals.find((one) => isOfForm(reveal, one, scheme));
  if (!form) {
    throw new HandError(
      'reveal',
      `an object with ${scheme.reveals.map((one) => one.join(', ')).join('; or with ')}`,
    );
  }
  const texts: Partial<Record<RevealField, string>> = {};
  for (const field of form) {
    const text = reveal.string(field);
    if (text === '' && !MAY_BE_EMPTY.has(field)) reveal.fail(field, 'text that is not empty');
    texts[field] = text;
  }
  return texts;
}

/** Whether a reveal has the fields of this form, and none that only other forms of its scheme have. */
const isOfForm = (reveal: FieldReader, form: readonly RevealField[], { reveals }: Scheme): boolean =>
  form.every((field) => reveal.has(field)) &&
  reveals.every(
    (other) => other === form || other.every((field) => form.includes(field) || !reveal.has(field)),
  );

const MAY_BE_EMPTY: ReadonlySet<RevealField> = new Set(['issue', 'salt']);

/** The seeds of a hand, as its scheme takes them. */
export function seedsOf(hand: Omit<Hand, 'shown'>, reveal: Reveal): Seeds {
  return {
    reveal,
    clientSeed: hand.clientSeed ?? '',
    nonce: hand.nonce,
    ...(hand.decks && { decks: hand.decks }),
    ...(hand.order && { order: hand.order }),
  };
}
