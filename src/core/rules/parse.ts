/**
 * Rules from outside: a file on the command line, a site's profile that somebody sent. Data, never trusted: each field
 * is checked, and nothing that passes can keep a deal from ending.
 * @module
 */
import { SUITS } from '../cards.ts';
import { FieldReader, HandError, type Item } from '../fields.ts';
import { DEAL_ORDERS, NO_HOLE_CARD_ORDERS, SPLIT_ORDERS } from '../games/blackjack-layout.ts';
import { sha256Hex } from '../hash.ts';
import type { Scheme } from '../scheme.ts';
import { SCHEMES } from '../schemes/index.ts';
import {
  BACCARAT_ORDERS,
  BLANKS,
  type Blank,
  CARD_GAMES,
  COUNTED,
  type Counter,
  DIGESTS,
  DRAWS,
  FORMS,
  type FreshDeck,
  type Hashing,
  HILO_ORDERS,
  LIMITS,
  MAJORS,
  type Numbers,
  RANK_ORDERS,
  READ_AS,
  REVEALED_DECK,
  type Rule,
  sizeOf,
} from './rule.ts';
import type { AnyRule } from './same-deal.ts';
import { schemeOfRule } from './scheme.ts';

/** A rule that hands without a scheme are audited by. */
export interface GivenRule {
  /** With the rule's own id, or that of the known scheme that it is. */
  readonly scheme: Scheme;
  /** The digests of the rounds that the rule was found from, which it can't prove. */
  readonly taughtBy: ReadonlySet<string>;
  /** Whether it was found from hands none of which was split: in which order split hands are dealt is not known then. */
  readonly splitUnknown?: boolean;
  /** Where a site was given it; without one, there is none yet. */
  readonly origin?: RuleOrigin;
  /** As it is written to a file, where the rule has no name. */
  readonly written?: WrittenRule;
}

/** A rule as it is written to a file. */
export type WrittenRule =
  | { readonly scheme: string }
  | (Rule & { readonly v: 1; readonly id: string; readonly taughtBy: readonly string[] });

/**
 * How a site came by the rule of a game: it is built in, was chosen by the player, found from the player's own hands, or
 * taken from a file, which somebody else may have written.
 */
export const RULE_ORIGINS = ['built-in', 'chosen', 'found', 'file'] as const;
export type RuleOrigin = (typeof RULE_ORIGINS)[number];

/** @param taughtBy the digests of the rounds that the rule was found from */
export function writeRule(found: AnyRule, taughtBy: readonly string[]): WrittenRule {
  if ('scheme' in found) return found;
  const rule = readRule(new FieldReader(found.rule, 'rule'));
  return { v: 1, id: idOf(rule), ...rule, taughtBy };
}

/** The id of a rule that has no name: the same for the same choices, in the order in which `readRule` has them. */
const idOf = (rule: Rule): string => `found/${rule.game}-${sha256Hex(JSON.stringify(rule)).slice(0, 12)}`;

/** @throws HandError naming the field and what it must be */
export function parseRule(value: unknown): GivenRule {
  const fields = new FieldReader(value, 'rule');
  if (fields.has('scheme')) {
    const scheme = SCHEMES.get(fields.string('scheme'));
    return scheme
      ? { scheme, taughtBy: new Set() }
      : fields.fail('scheme', `one of ${[...SCHEMES.keys()].join(', ')}`);
  }
  if (fields.raw('v') !== 1) fields.fail('v', '1');
  const rule = readRule(fields);
  const taughtBy = new Set(fields.list('taughtBy', DIGEST));
  const splitUnknown = rule.game === 'blackjack' && rule.splitOrders === undefined;
  return { scheme: schemeOfRule({ id: idOf(rule), rule, basis: 'found' }), taughtBy, splitUnknown };
}

const DIGEST: Item<string> = {
  one: '64 hex digits',
  many: 'digests',
  read: (value) => (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? value : undefined),
};

function readRule(fields: FieldReader): Rule {
  const game = fields.choice('game', CARD_GAMES);
  const commitment = fields.objectOrNull('commitment');
  const rule: Rule = {
    game,
    hash: readHashing(fields.object('hash'), BLANKS),
    counter: readCounter(fields.objectOrNull('counter')),
    number: readNumbers(fields.object('number')),
    deck: fields.raw('deck') === REVEALED_DECK ? REVEALED_DECK : readDeck(fields.object('deck')),
    draw: fields.choice('draw', DRAWS),
    ...(fields.has('dealtFrom') && { dealtFrom: fields.choice('dealtFrom', ['first', 'last']) }),
    ...(game === 'blackjack' && {
      orders: readOrders(fields, 'orders', [...DEAL_ORDERS, ...NO_HOLE_CARD_ORDERS]),
    }),
    ...(game === 'baccarat' && { orders: readOrders(fields, 'orders', BACCARAT_ORDERS) }),
    ...(game === 'hilo' && fields.has('orders') && { orders: readOrders(fields, 'orders', HILO_ORDERS) }),
    ...(game === 'blackjack' &&
      fields.has('splitOrders') && { splitOrders: readOrders(fields, 'splitOrders', SPLIT_ORDERS) }),
    commitment: commitment && readHashing(commitment, ['serverSeed', 'clientSeed', 'nonce', 'secret']),
  };
  if ((rule.counter !== null) !== rule.hash.message.includes('{counter}'))
    fields.fail('counter', 'there where hash.message has {counter}, else null');
  if (!isOfSeed(rule.hash)) fields.fail('hash', 'one of {serverSeed} or {secret}');
  if (rule.commitment && !isOfSeed(rule.commitment))
    fields.fail('commitment', 'one of {serverSeed} or {secret}');
  checkEnds(fields, rule);
  return rule;
}

/** Whether something the casino reveals goes into a hash: without it, any seed would do. */
const isOfSeed = ({ key = '', message }: Hashing): boolean => /\{(?:serverSeed|secret)\}/.test(key + message);

/** A list of orders, each once. */
function readOrders<T extends string>(fields: FieldReader, key: string, known: readonly T[]): T[] {
  const item: Item<T> = {
    one: `one of: ${known.join('; ')}`,
    many: 'orders',
    read: (value) => known.find((order) => order === value),
  };
  const orders = [...new Set(fields.list(key, item))];
  return orders.length > 0 ? orders : fields.fail(key, 'a list of orders that is not empty');
}

function readHashing(fields: FieldReader, blanks: readonly Blank[]): Hashing {
  const form = (key: string) => fields.choice(key, FORMS);
  return {
    digest: fields.choice('digest', DIGESTS),
    ...(fields.has('key') && {
      key: readTemplate(
        fields,
        'key',
        blanks.filter((blank) => blank !== 'counter'),
      ),
    }),
    ...(fields.has('keyAs') && { keyAs: form('keyAs') }),
    message: readTemplate(fields, 'message', blanks),
    ...(fields.has('messageAs') && { messageAs: form('messageAs') }),
  };
}

const LONGEST_TEMPLATE = 200;

function readTemplate(fields: FieldReader, key: string, blanks: readonly Blank[]): string {
  const template = fields.string(key);
  const rest = blanks.reduce((text, blank) => text.replaceAll(`{${blank}}`, ''), template);
  return template.length <= LONGEST_TEMPLATE && !/[{}]/.test(rest)
    ? template
    : fields.fail(key, `short text with no other names in braces than ${blanks.join(', ')}`);
}

function readCounter(fields: FieldReader | null): Counter | null {
  return (
    fields && {
      counts: fields.choice('counts', COUNTED),
      from: fields.integer('from', 0, 1_000_000),
      ...(fields.has('retry') && { retry: fields.integer('retry', 1, 1_000_000_000) }),
    }
  );
}

/** Numbers of more digits, times a range, are not whole in doubles. */
const MOST_DIGITS = 11;

const readNumbers = (fields: FieldReader): Numbers => ({
  digits: fields.integer('digits', 1, MOST_DIGITS),
  ...(fields.has('at') && { at: fields.choice('at', ['start', 'end']) }),
  as: fields.choice('as', READ_AS),
  ...(fields.has('modulo') && { modulo: fields.integer('modulo', 1, 16 ** MOST_DIGITS) }),
  ...(fields.has('limit') && { limit: fields.choice('limit', LIMITS) }),
});

const MOST_DECKS = 12;

function readDeck(fields: FieldReader): FreshDeck {
  const suits = fields.string('suits');
  if ([...suits].sort().join('') !== SUITS.join(''))
    fields.fail('suits', 'the letters c, d, h and s in any order');
  return {
    decks: fields.integer('decks', 1, MOST_DECKS),
    major: fields.choice('major', MAJORS),
    suits,
    ranks: fields.choice('ranks', RANK_ORDERS),
  };
}

/** Numbers thrown away for each that is not. */
const MOST_LOST = 16;

/** A rule by which numbers are hardly ever places, or some card never comes, would be dealt for ever. */
function checkEnds(fields: FieldReader, rule: Rule): void {
  const { as, digits, modulo } = rule.number;
  const size = sizeOf(rule);
  const values = as === 'itself' && modulo !== undefined ? Math.min(modulo, 16 ** digits) : 16 ** digits;
  // One less, since a limit may be.
  if (values - 1 < size && !(as === 'itself' && values >= size))
    fields.fail('number', `one that reaches all ${size} places`);
  if (as === 'itself' && values > size * MOST_LOST)
    fields.fail('number', `one that is below ${size} at least once in ${MOST_LOST} times`);
}

/**
 * The rules that a file of evidence has for hands that name their game and no scheme, by the hand; undefined where it
 * has none, or one that is no rule.
 */
export function rulesIn(evidence: unknown): (hand: unknown) => GivenRule | undefined {
  const { rules } = Object(evidence) as { readonly rules?: unknown };
  const known = new Map<string, GivenRule>();
  for (const one of Array.isArray(rules) ? rules : []) {
    try {
      const { site, written } = Object(one);
      const rule = parseRule(written);
      if (typeof site === 'string') known.set(`${site} ${rule.scheme.game.id}`, rule);
    } catch (error) {
      if (!(error instanceof HandError)) throw error;
    }
  }
  return (hand) => {
    const { site, game, scheme } = Object(hand);
    return scheme === undefined && typeof site === 'string' && typeof game === 'string'
      ? known.get(`${site} ${game}`)
      : undefined;
  };
}
