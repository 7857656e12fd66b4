/**
 * Which hands the values of a panel are of, where their labels leave that open: those to come, or the one whose seed is out.
 * @module
 */
import type { FieldReading, PanelField } from '../core/observation.ts';
import { isCutShort, valueBeside } from './beside.ts';
import { isHashOf } from './digests.ts';
import type { FieldName, SeedName } from './labels/words.ts';
import { promisedOn } from './memory.ts';
import { saysBet, saysHashOfLast, saysRevealed } from './seed-names.ts';
import { notFound } from './seen.ts';
import { fits } from './shapes.ts';
import { isHashAlone } from './strip.ts';
import type { Label, Survey } from './survey.ts';
import { commonAncestor, elementsUp, holds, walk } from './tree.ts';
import { HASHES, isEditable, isInTypedBox } from './verifier.ts';

export type Fields = Partial<Record<PanelField, FieldReading>>;

/** The value, where it is shown. */
export function shownIn(fields: Fields, field: PanelField): string {
  const reading = fields[field];
  return reading && 'value' in reading ? reading.value.trim().toLowerCase() : '';
}

/**
 * Some panels have the hash under the seed's name while the seed is secret: what is committed to by itself is no seed, nor
 * is what was promised here before, under a name that leaves open whether it is out.
 */
export function withoutHashAsSeed(fields: Fields, survey: Survey): Fields {
  const seed = shownIn(fields, 'reported.serverSeed');
  const isOpen = isPlainOf('serverSeed', fields['reported.serverSeed'], survey);
  const before = isOpen ? promisedOn(survey) : [];
  const hashes = [...COMMITMENTS.map((field) => shownIn(fields, field)), ...before];
  if (seed === '' || !hashes.includes(seed)) return fields;
  return { ...fields, 'reported.serverSeed': notFound('conflict', 'the server seed is the same as a hash') };
}

/**
 * What is called no more than a hash may be one of the cards, or of the result: it is the used seed's where it is that by
 * what it says, or was promised here.
 */
export function withoutOtherHash(fields: Fields, survey: Survey): Fields {
  const { 'reported.commitment': reading, ...without } = fields;
  if (!reading || !('value' in reading)) return fields;
  if (!isHashAlone(reading.where) && !saysHashOfLast(reading.where)) return fields;
  const hash = shownIn(fields, 'reported.commitment');
  return hasOwnHash(fields) || promisedOn(survey).includes(hash) ? fields : without;
}

/** Whether the used seed has the hash that stands there as its own. */
export function hasOwnHash(fields: Fields): boolean {
  const seed = fields['reported.serverSeed'];
  return !!seed && 'value' in seed && isHashOf(shownIn(fields, 'reported.commitment'), seed.value);
}

/** A hash that is no more said to be of what is to come than of what was used, and that stands there as the latter too. */
export function withoutUsed(fields: Fields, survey: Survey): Fields {
  const reading = fields['announced.commitment'];
  const used = shownIn(fields, 'reported.commitment');
  if (!reading || !('value' in reading) || used === '' || reading.value.trim().toLowerCase() !== used)
    return fields;
  const isOpen = survey.labelled('fields:commitment').some(({ text }) => text === reading.where);
  if (!isOpen) return fields;
  return { ...fields, 'announced.commitment': OF_ANY_HAND };
}

/**
 * Where a seed stands beside a hash and a nonce, and none of their labels says which hands they are of, they may as well
 * be all of the last one; for certain, where the hash is the seed's. What stands in a place that was shown is of whichever
 * hand the page shows there.
 */
export function withoutReceipt(
  fields: Fields,
  survey: Survey,
  isShown: (field: PanelField) => boolean,
  evidence: Element[],
): Fields {
  const labelled = (name: FieldName) => survey.labelled(`fields:${name}`);
  const has = (name: FieldName) => labelled(name).length > 0;
  // A revealed seed is the last one's, unless it stands among what belongs to its own hash, or right before.
  const ends = new Set(RECEIPT.flatMap(survey.labelled));
  const isEnd = (label: Label): boolean => ends.has(label);
  const { valueLabels } = survey;
  const first = Math.max(valueLabels.findIndex(isEnd) - 1, 0);
  const among = valueLabels.slice(first, valueLabels.findLastIndex(isEnd));
  const revealed = labelled('revealed.serverSeed');
  const isAmong =
    revealed.some((label) => among.includes(label)) ||
    (revealed.length > 0 && areOfRound([...ends, ...revealed], valueLabels[0]!));
  const isOpen =
    has('commitment') &&
    (isAmong || (has('serverSeed') && !has('last.serverSeed'))) &&
    !HASHES.some((name) => name !== 'commitment' && has(name));
  const commitment = shownIn(fields, 'announced.commitment');
  const reading = fields['reported.serverSeed'];
  const seed = reading && 'value' in reading ? reading.value : '';
  const isOfSeed = isPlainOf('commitment', fields['announced.commitment'], survey);
  // What is out in other words may be the seed of the hash beside it.
  if (!seed && isOfSeed && survey.labelled('said:seed').some((label) => isOut(label, survey)))
    return { ...fields, 'announced.commitment': OF_ANY_HAND };
  const other = seed || commitment ? undefined : otherSeedOn(survey);
  if (!seed && !other) return fields;
  if (other) evidence.push(other.label.element);
  if ((isOfSeed || isShown('announced.commitment')) && isHashOf(commitment, seed))
    return asReported(fields, survey, isShown);
  const isPlain = !other && isOpen && has('nonce');
  // What was promised before what is promised now is promised no more: a seed beside it is said to be its own.
  if (isPlain && isOfSeed && promisedOn(survey).slice(0, -1).includes(commitment))
    return asReported(fields, survey, isShown);
  // A nonce alone counts the hands of no hash.
  if (!isPlain && (commitment || (other?.isLast && isCutHash(survey)))) return fields;
  // A client seed beside it, and a seed, may be those of a bet, unless the player can type it in.
  const isOfBet = (has('nonce') || !has('commitment')) && (other || has('serverSeed'));
  const without: Fields = { ...fields };
  for (const [name, field] of ANNOUNCED) {
    if (!isPlain && name !== 'nonce' && !(isOfBet && !isTypedIn(fields[field], survey))) continue;
    const own = fields[field];
    if (own && 'value' in own && own.how === 'label') without[field] = OF_ANY_HAND;
  }
  return without;
}

/** Whether a round's number stands right before what some labels stand in, with nothing else of a panel: `Round #1791`. */
function areOfRound(labels: readonly Label[], first: Label): boolean {
  const part = elementsUp(commonAncestor(labels.map(({ element }) => element)), LEVELS_OF_ROUND).at(-1);
  let isNumbered = false;
  if (part && holds(part, first.element))
    walk(part, {
      text(text) {
        if (holds(first.element, text)) return 'stop';
        isNumbered ||= ROUND.test(text.data) && saysBet(text.data);
        return undefined;
      },
    });
  return isNumbered;
}

/** How far around them, in levels of the page's structure. */
const LEVELS_OF_ROUND = 2;
const ROUND = /(?:#|№|n[o.º°])\s?\d{1,15}\s*$/i;

/** The label of a server seed that is out and is not read as one: cut short, or called something that leaves open what it is. */
function otherSeedOn(survey: Survey): { readonly label: Label; readonly isLast: boolean } | undefined {
  const found = OTHER_SEEDS.flatMap(survey.labelled).filter((label) => {
    const text = toldBeside(label, survey);
    return isCutShort(text) || fits('reported.serverSeed', text);
  });
  const [label] = found;
  return (
    label && { label, isLast: found.length <= MOST_SEEDS && found.every((one) => isOfLast(one, survey)) }
  );
}

/** Whether a seed, in whatever words, is said to be out, and is. */
const isOut = (label: Label, survey: Survey): boolean =>
  saysRevealed(label.text) && fits('reported.serverSeed', toldBeside(label, survey));

/** What stands beside a label, unless the player can type it; empty where nothing does. */
function toldBeside(label: Label, survey: Survey): string {
  const value = valueBeside(label, survey);
  return value && !isEditable(value.element) ? value.text.trim() : '';
}

/** Whether all that names a value around the label of a seed, or it itself, says that it is the last pair's. */
function isOfLast({ element }: Label, { labelled, labelsIn, valueLabels }: Survey): boolean {
  const last = labelled('fields:last.serverSeed').map((label) => label.element);
  const part = elementsUp(element, LEVELS).find((up) => labelsIn(up) > 0);
  return (
    part !== undefined && valueLabels.every((one) => !holds(part, one.element) || last.includes(one.element))
  );
}

/** Of more, it is a list of them. */
const MOST_SEEDS = 20;
/** How far around a seed stands what says whose it is, in levels of the page's structure. */
const LEVELS = 4;

/** Whether a hash is shown that is cut short, and not said to be a used seed's: seeds that are, are another pair's. */
const isCutHash = (survey: Survey): boolean =>
  survey
    .labelled('fields:commitment')
    .some((label) => isCutShort(valueBeside(label, survey)?.text.trim() ?? ''));

const OTHER_SEEDS = ['fields:serverSeed', 'fields:last.serverSeed', 'said:seed'] as const;

/** Whether a value's label leaves open which hands it is of. */
export const isPlainOf = (name: SeedName, reading: FieldReading | undefined, survey: Survey): boolean =>
  reading !== undefined &&
  'value' in reading &&
  survey.labelled(`fields:${name}`).some(({ text }) => text === reading.where);

/** What was read as announced, as what it is: the last hand's, but for what says that it is to come or can be typed in. */
function asReported(fields: Fields, survey: Survey, isShown: (field: PanelField) => boolean): Fields {
  const reported: Fields = { ...fields };
  // What is counted beside it are the bets of a pair that is out.
  if (!isShown('announced.count')) delete reported['announced.count'];
  for (const [name, field] of ANNOUNCED) {
    const reading = fields[field];
    if (!reading || !('value' in reading)) continue;
    if (!isShown(field) && (reading.how !== 'label' || !isPlainOf(name, reading, survey))) continue;
    // A nonce beside a client seed that can be typed in may be the next one's, as that is.
    if (name === 'nonce' && isTypedIn(fields['announced.clientSeed'], survey)) {
      reported[field] = OF_ANY_HAND;
      continue;
    }
    if (isTypedIn(reading, survey)) {
      // Beside the last hand's own nonce it may be what that was dealt with, as well as what the next one will be.
      const isOfAny = reported['announced.nonce'] === OF_ANY_HAND;
      if (isOfAny || shownIn(reported, 'reported.nonce')) reported[field] = OF_ANY_HAND;
      continue;
    }
    const own = `reported.${name}` as const;
    if (!shownIn(fields, own)) reported[own] = reading;
    delete reported[field];
  }
  return reported;
}

/** Whether a value stands in a box that can be typed in. */
const isTypedIn = (reading: FieldReading | undefined, survey: Survey): boolean =>
  reading !== undefined && 'value' in reading && isInTypedBox(reading.value, survey);

const OF_ANY_HAND = notFound('ambiguous', 'a server seed is shown beside it, which may be of the last hand');

const ANNOUNCED = [
  ['commitment', 'announced.commitment'],
  ['nonce', 'announced.nonce'],
  ['clientSeed', 'announced.clientSeed'],
] as const;
const RECEIPT = ['fields:commitment', 'fields:clientSeed', 'fields:nonce'] as const;

const COMMITMENTS = ['announced.commitment', 'promised.commitment', 'reported.commitment'] as const;
