/**
 * Files of evidence: which hands they tell of, and what is judged of each, the log in the file before what it says.
 * @module
 */
import type { Circumstances } from '../core/audit.ts';
import { isPanel } from '../core/panels.ts';
import { type GivenRule, rulesIn } from '../core/rules/parse.ts';
import { SCHEMES } from '../core/schemes/index.ts';
import { givenBy } from '../core/told.ts';
import { reason } from '../core/verdict.ts';
import { SITES } from '../sites/index.ts';
import type { Site } from '../sites/site.ts';
import { GENERIC_ID, seedingOn, siteOfFile } from '../sites/watched.ts';

/** A hand as it is judged, and what is known of it. */
export interface JudgedAs {
  readonly hand: unknown;
  readonly circumstances: Circumstances;
}

/** The hands of a file of evidence, or null where the value is none. */
export function handsIn(value: unknown): readonly unknown[] | null {
  if (typeof value !== 'object' || value === null || !('hands' in value) || 'scheme' in value) return null;
  return Array.isArray(value.hands) ? value.hands : null;
}

/** Whether there is a log to follow: a list of hands alone is none. */
export const isEvidence = (value: unknown): boolean => {
  const { kind, observations, digests } = Object(value);
  return kind === 'cutcard-evidence' || observations !== undefined || digests !== undefined;
};

/**
 * What is judged of each hand that a file tells of. A hand of evidence, which names its entry of the log, is what the log in
 * the file gives; one that it does not give, or not so, proves nothing and accuses nobody.
 * @param hasLog whether it is evidence, and no list of hands alone
 * @param rule for hands that name no scheme, in place of the file's own
 */
export function judgedIn(
  file: unknown,
  hasLog: boolean,
  rule: GivenRule | undefined,
): (hand: unknown) => JudgedAs {
  const own = rule ? () => rule : rulesIn(file);
  const siteOf = sitesIn(file, rule);
  const given = hasLog
    ? givenBy(Object(file).observations, (id, observations) => {
        const panels = observations.filter(isPanel);
        return siteOf(
          id,
          panels.map(({ reading }) => seedingOn(reading)).find((seeding) => seeding !== null),
        );
      })
    : undefined;
  return (hand) => {
    const ruled = own(hand);
    const known = ruled && { rule: ruled };
    // One that says of no entry of the log that it is its own is a line of a hand file, and worth as much.
    if (!given || Object(hand).id === undefined) return { hand, circumstances: { ...known } };
    const found = given(hand);
    return found
      ? { hand: found.hand, circumstances: { ...found.circumstances, ...known } }
      : { hand, circumstances: { findings: [reason('hand-not-in-log')], ...known } };
  };
}

type SeedingId = Site['seeding'];

/** The sites of a file: those built in, and those that a player watched, by the rules that the file has. */
function sitesIn(
  file: unknown,
  rule: GivenRule | undefined,
): (id: string, seeding: SeedingId | undefined) => Site | undefined {
  const { rules } = Object(file) as { readonly rules?: unknown };
  const all = [...(Array.isArray(rules) ? rules : []), ...schemesChosen(file)];
  return (id, seeding) => {
    const site = SITES.find((one) => one.id === id) ?? siteOfFile(id, all, seeding);
    const game = rule?.scheme.game.id;
    return site && rule && game && site.rules?.[game]
      ? { ...site, rules: { ...site.rules, [game]: rule } }
      : site;
  };
}

/** The known schemes that a player chose for the games of a watched site: its hands name them. */
function schemesChosen(file: unknown): readonly object[] {
  const named = new Map<string, object>();
  for (const hand of handsIn(file) ?? []) {
    const { site, scheme } = Object(hand);
    if (typeof site === 'string' && site.startsWith(`${GENERIC_ID}@`) && SCHEMES.has(scheme))
      named.set(`${site} ${scheme}`, { site, written: { scheme } });
  }
  return [...named.values()];
}
