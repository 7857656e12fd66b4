/**
 * Sites that the player watches besides those built in: a mirror of one that is, or a casino nobody here has seen. What
 * is known of one is its profile: data, which players hand on as a file, and which is never trusted.
 * @module
 */
import { FieldReader, HandError, type Item } from '../core/fields.ts';
import type { GameId } from '../core/game.ts';
import { PAYS } from '../core/games/pays.ts';
import { PANEL_FIELDS, type PanelField, type PanelReading } from '../core/observation.ts';
import { type GivenRule, parseRule, type RuleOrigin, type WrittenRule } from '../core/rules/parse.ts';
import { CARD_GAMES, type CardGame } from '../core/rules/rule.ts';
import { UNKNOWN_RULES } from '../core/rules/unknown.ts';
import { SCHEMES } from '../core/schemes/index.ts';
import { SEEDINGS, type SeedingId } from '../core/seeding/index.ts';
import { meaningsOf } from '../reading/words.ts';
import { GENERIC } from './generic.ts';
import { SITES } from './index.ts';
import type { Places } from './places.ts';
import type { Site } from './site.ts';

export interface KeptRule {
  readonly rule: WrittenRule;
  readonly origin: Exclude<RuleOrigin, 'built-in'>;
}

export interface WatchedSite {
  /** A host name, matched exactly. */
  readonly host: string;
  /** The id of the built-in casino that it is a mirror of, or `generic`. */
  readonly as: string;
  /** What stands where, as the player showed it; else as the built-in casino has it, or by labels alone. */
  readonly record?: Places;
  /** How the site gives out seeds, once its panel has told; the built-in casino's own are known. */
  readonly seeding?: SeedingId;
  /** The rules of its games, where it is no mirror of a built-in casino. */
  readonly rules?: Readonly<Partial<Record<CardGame, KeptRule>>>;
}

export const GENERIC_ID = GENERIC.id;

/** What stands for a watched site in the log: what was seen under another host, or as another casino, stays apart. */
export const idOf = ({ host, as }: Pick<WatchedSite, 'host' | 'as'>): string => `${as}@${host}`;

export const isHost = (text: string): boolean =>
  text.length <= 253 && /^(?!-)[a-z0-9-]{1,63}(?:\.(?!-)[a-z0-9-]{1,63})+$/.test(text);

/** By their letters alone: what a browser needs to sort by a language takes it longer to load than all else here. */
const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;

/** What a site is watched as: the built-in casinos, in the order of their names, and a casino nobody here has seen. */
export const WATCHED_AS: readonly { readonly id: string; readonly name: string }[] = [
  ...SITES.map(({ id, name }) => ({ id, name })).sort(byName),
  { id: GENERIC.id, name: GENERIC.name },
];

/** The site that a profile makes. */
export function siteOfWatched(watched: WatchedSite): Site {
  const { host, as, seeding, rules = {} } = watched;
  const base = SITES.find(({ id }) => id === as) ?? GENERIC;
  const given = Object.entries(rules).map(([game, { rule, origin }]) => {
    const written = 'scheme' in rule ? {} : { written: rule };
    return [game, { ...parseRule(rule), origin, ...written } satisfies GivenRule] as const;
  });
  return {
    ...base,
    id: idOf(watched),
    name: as === GENERIC.id ? host : `${base.name} (${host})`,
    hosts: [host],
    seeding: seeding ?? base.seeding,
    rules: {
      ...(as === GENERIC.id ? UNKNOWN_RULES : {}),
      ...(Object.fromEntries(given) as Partial<Record<GameId, GivenRule>>),
    },
  };
}

/**
 * The site of hands in a file of evidence that another player watched, by the rules that the file has; undefined where
 * it is none, or they are none.
 */
export function siteOfFile(
  id: string,
  rules: readonly unknown[],
  seeding: SeedingId | undefined,
): Site | undefined {
  const [as, host] = id.split('@');
  if (host === undefined) return undefined;
  const own = rules.map(Object).filter(({ site }) => site === id);
  const given = own.map(({ written }) => [gameOfRule(written), { rule: written, origin: 'file' }]);
  try {
    return siteOfWatched(
      parseWatched({ host, as, ...(seeding && { seeding }), rules: Object.fromEntries(given) }),
    );
  } catch (error) {
    if (error instanceof HandError) return undefined;
    throw error;
  }
}

/** The game of a rule of any form. */
const gameOfRule = (written: unknown): string => {
  const { game, scheme } = Object(written);
  return typeof game === 'string' ? game : (SCHEMES.get(scheme)?.game.id ?? '');
};

/** How a panel says that seeds serve its site's hands; null where it leaves that open. */
export function seedingOn({ fields }: PanelReading): SeedingId | null {
  const isShown = (field: PanelField): boolean => 'value' in (fields[field] ?? {});
  if (isShown('announced.count')) return 'pair';
  // What is to come is the next bet's, where nothing is shown that serves this one.
  const isBeside =
    isShown('announced.commitment') && (isShown('promised.commitment') || isShown('announced.nonce'));
  if (isBeside && (isShown('promised.commitment') || isShown('promised.clientSeed'))) return 'pair';
  const named = Object.values(fields).flatMap((field) =>
    'value' in field && field.how === 'label' ? meaningsOf(field.where) : [],
  );
  const says = (which: string) => named.some((meaning) => meaning.startsWith(`fields:${which}.`));
  if (says('active')) return 'pair';
  return says('next') && says('last') ? 'per-bet' : null;
}

const MOST_SITES = 200;

/** The profiles in a file, whose rules were not found here. @throws HandError naming the field and what it must be */
export function profilesIn(file: unknown): WatchedSite[] {
  const fields = new FieldReader(file, 'the file');
  if (fields.raw('v') !== 1) fields.fail('v', '1');
  const sites = fields.raw('sites');
  if (!Array.isArray(sites) || sites.length > MOST_SITES)
    return fields.fail('sites', `a list of at most ${MOST_SITES} sites`);
  return sites.map((site, i) => fromFile(parseWatched(site, `sites[${i}]`)));
}

/** Whoever found or chose the rules of a profile in a file, it was not on this machine as far as anybody can tell. */
function fromFile(profile: WatchedSite): WatchedSite {
  if (!profile.rules) return profile;
  const rules = Object.entries(profile.rules).map(([game, { rule }]) => [game, { rule, origin: 'file' }]);
  return { ...profile, rules: Object.fromEntries(rules) };
}

/** @throws HandError naming the field and what it must be */
export function parseWatched(value: unknown, path = 'the site'): WatchedSite {
  const fields = new FieldReader(value, path);
  const host = fields.string('host');
  if (!isHost(host)) fields.fail('host', 'a host name such as casino.example');
  if (SITES.some(({ hosts }) => hosts.includes(host))) fields.fail('host', 'one that no built-in casino has');
  const as = fields.choice(
    'as',
    WATCHED_AS.map(({ id }) => id),
  );
  if (as !== GENERIC.id && CARD_GAMES.some((game) => Object(fields.raw('rules'))[game] !== undefined))
    fields.fail('rules', "left out: a mirror's are those of its casino");
  return {
    host,
    as,
    ...(fields.has('record') && { record: parsePlaces(fields.object('record')) }),
    ...(fields.has('seeding') && {
      seeding: fields.choice('seeding', Object.keys(SEEDINGS) as SeedingId[]),
    }),
    ...(fields.has('rules') && { rules: parseRules(fields.object('rules')) }),
  };
}

function parseRules(fields: FieldReader): Partial<Record<CardGame, KeptRule>> {
  const rules: Partial<Record<CardGame, KeptRule>> = {};
  for (const game of CARD_GAMES) {
    if (!fields.has(game)) continue;
    const kept = fields.object(game);
    const rule = kept.raw('rule') as WrittenRule;
    try {
      if (parseRule(rule).scheme.game.id !== game) kept.fail('rule', `a rule of ${game}`);
    } catch (error) {
      if (!(error instanceof HandError)) throw error;
      throw new HandError(`${kept.path('rule')} (${error.field})`, error.expected);
    }
    rules[game] = { rule, origin: kept.choice('origin', ['chosen', 'found', 'file']) };
  }
  return rules;
}

const LONGEST_TEXT = 500;
const MOST_ITEMS = 64;
const DEEPEST = 6;

const TEXT: Item<string> = {
  one: `text of at most ${LONGEST_TEXT} characters`,
  many: 'texts',
  read: (value) => (typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined),
};

/**
 * Where things stand, as a file says. A selector is only ever held against elements: one that is none, or that finds
 * the wrong ones, makes a reading fail or be wrong on the site it is for, and nothing else.
 * @throws HandError naming the field and what it must be
 */
export function parsePlaces(fields: FieldReader): Places {
  for (const panel of itemsOf(fields, 'panels')) {
    if (panel.has('own')) panel.list('own', TEXT);
    const places = panel.object('fields');
    for (const name of namesIn(panel.raw('fields'))) {
      if (!PANEL_FIELDS.includes(name as (typeof PANEL_FIELDS)[number]))
        places.fail(name, `one of ${PANEL_FIELDS.join(', ')}`);
      const place = places.object(name);
      for (const key of ['selectors', 'labels', 'said']) if (place.has(key)) place.list(key, TEXT);
      if (place.has('within')) place.string('within');
    }
  }
  for (const table of itemsOf(fields, 'tables')) {
    const game = table.choice('game', CARD_GAMES);
    if (game === 'video-poker') table.list('payTables', PAY_TABLE);
    for (const key of ['places', 'suits']) if (table.has(key)) table.object(key);
    const controls = table.has('controls') ? table.object('controls') : null;
    for (const key of ['bet', 'betSaid', 'play', 'playSaid'])
      if (controls?.has(key)) controls.list(key, TEXT);
  }
  if (fields.has('suits'))
    for (const suit of namesIn(fields.raw('suits'))) fields.object('suits').string(suit);
  const places = { panels: fields.raw('panels'), tables: fields.raw('tables') };
  const suits = fields.raw('suits');
  const all = suits === undefined ? places : { ...places, suits };
  checkPlain(all, fields.path(''), 0);
  return all as Places;
}

const PAY_TABLE: Item<string> = {
  one: `one of ${Object.keys(PAYS).join(', ')}`,
  many: 'pay tables',
  read: (value) => Object.keys(PAYS).find((name) => name === value),
};

const namesIn = (value: unknown): string[] => Object.keys(Object(value));

function itemsOf(fields: FieldReader, key: string): FieldReader[] {
  const items = fields.raw(key);
  if (!Array.isArray(items) || items.length > MOST_ITEMS)
    return fields.fail(key, `a list of at most ${MOST_ITEMS} items`);
  return items.map((item, i) => new FieldReader(item, `${fields.path(key)}[${i}]`));
}

/** @throws HandError where something is neither short text, a truth value nor a number, in lists and objects of such */
function checkPlain(value: unknown, path: string, depth: number): void {
  const isShort = typeof value === 'string' && value.length <= LONGEST_TEXT;
  if (isShort || typeof value === 'boolean' || Number.isFinite(value)) return;
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : null;
  if (!parts || parts.length > MOST_ITEMS || depth > DEEPEST)
    throw new HandError(path, `short texts in lists and objects of at most ${MOST_ITEMS}`);
  for (const [key, part] of parts) checkPlain(part, `${path}.${key.slice(0, 40)}`, depth + 1);
}
