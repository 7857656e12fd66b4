/**
 * The derivation of a hand: how its seeds give the cards that should have been shown.
 * @module
 */
import { closestInterpretation } from './audit.ts';
import type { Derivation } from './derivation.ts';
import { FieldReader } from './fields.ts';
import { parseHand, schemeIdOf, seedsOf } from './hand.ts';
import type { GivenRule } from './rules/parse.ts';
import { Undealable } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';

/**
 * The derivation of a hand as parsed from JSON, of any shape. Where the rule leaves a choice, it is the reading that
 * comes closest to what was shown.
 * @param rule the rule for a hand that says which game it is of, and not by which scheme
 * @throws HandError where it is no hand
 * @throws Undealable where its seeds give no deal, with the reason
 */
export function explainHand(hand: unknown, rule?: GivenRule): Derivation {
  const fields = new FieldReader(hand);
  const id = schemeIdOf(fields, rule);
  const scheme = rule?.scheme.id === id ? rule.scheme : SCHEMES.get(id);
  if (!scheme) throw new Undealable('scheme-unknown', id);
  const parsed = parseHand(fields, scheme);
  const shown = fields.isNull('shown') ? null : scheme.game.parseShown(fields.object('shown'));
  if (!parsed.reveal) throw new Undealable('seed-not-revealed');
  const seeds = seedsOf(parsed, parsed.reveal);
  const choice = shown && closestInterpretation(scheme, seeds, shown).interpretation.choice;
  return scheme.explain({ ...seeds, ...choice }, shown);
}
