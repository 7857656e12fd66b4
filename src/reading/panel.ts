/**
 * Reads a fairness panel: each value by a stable attribute first, then by the label beside it, then, where nothing
 * else looks like it, by its shape. One match or no reading; two ways that disagree are a conflict.
 * @module
 */

import type { FieldReading, Found, How, NotFound, PanelField, PanelReading } from '../core/observation.ts';
import { areAlike } from './alike.ts';
import { isCutShort, type Value, valueBeside, valueIn } from './beside.ts';
import { attribute, localName, matches, nextElement, previousElement } from './dom.ts';
import { activeInPlace } from './in-place.ts';
import { seedOf } from './kept.ts';
import type { FieldName } from './labels/words.ts';
import { memoryOf, promisedOn } from './memory.ts';
import { withOpened } from './opened.ts';
import { withHashOfRound, withReceipts } from './receipt.ts';
import { labelsSaying } from './said.ts';
import { notFound, type Seen, seen } from './seen.ts';
import { fits, isBlank, isPlaceholder, LONGEST_VALUE } from './shapes.ts';
import { fieldsOf } from './strip.ts';
import { isBox, type Label, type Survey } from './survey.ts';
import { closest, elementsUp, findAll, isVisible, parentOf, textOf, walk } from './tree.ts';
import { HASHES, isEditable, isInTypedBox, isTextBox, isToFillIn } from './verifier.ts';
import {
  type Fields,
  hasOwnHash,
  isPlainOf,
  shownIn,
  withoutHashAsSeed,
  withoutOtherHash,
  withoutReceipt,
  withoutUsed,
} from './whose.ts';

/** How a site's panel shows a value. */
export interface FieldPlace {
  /** Selectors by stable attributes, never by generated class names. */
  readonly selectors?: readonly string[];
  /** The names its label may have. */
  readonly labels?: readonly FieldName[];
  /** Names of seeds that nobody shows before their time: a hash beside one is its hash, where none has a name of its own. */
  readonly hashedUnder?: readonly FieldName[];
  /** What the page itself calls it, in whatever words. */
  readonly said?: readonly string[];
  /** A selector of the part of the panel it stands in, where the same label stands in several. */
  readonly within?: string;
  /** Whether nothing else on the page looks like it. */
  readonly byShape?: true;
  /** Whether the panel may be without it. */
  readonly optional?: true;
}

export type PanelPlaces = Readonly<Partial<Record<PanelField, FieldPlace>>>;

interface Candidate extends Value {
  readonly where: string;
}

/** The panel on the page, or null where none of its fields is there. */
export function readPanel(whole: Survey, places: PanelPlaces): Seen<PanelReading> | null {
  const survey = withHashOfRound(withReceipts(whole));
  // What a record names without a label is where the player showed it.
  const isShown = (field: PanelField): boolean => !places[field]?.labels;
  const read = readFrom(survey, places, isShown, []);
  const isTold = read !== null && USED.every((field) => shownIn(read.reading.fields, field));
  if (!places['reported.commitment']?.labels?.includes('last.commitment') || isTold) return read;
  const around: Element[] = [];
  const opened = withOpened(survey, around);
  const again = opened && readFrom(opened, places, isShown, around);
  // What is said to be the last hash may be of another seed.
  return again && hasOwnHash(again.reading.fields) ? again : read;
}

/** What a seed that is out says by itself, in whatever words. */
const USED = ['reported.serverSeed', 'reported.commitment'] as const;

function readFrom(
  survey: Survey,
  places: PanelPlaces,
  isShown: (field: PanelField) => boolean,
  around: readonly Element[],
): Seen<PanelReading> | null {
  const fields: Fields = {};
  const evidence: Element[] = [...around];
  const clientSeeds: Element[] = [];
  /** Those of several words that nobody can type now. */
  const locked = new Set<PanelField>();
  let anything = false;
  for (const [field, place] of Object.entries(places) as [PanelField, FieldPlace][]) {
    const holders: Element[] = [];
    const reading = readField(field, place, survey, evidence, holders);
    if (IS_TYPED.has(field)) clientSeeds.push(...holders);
    if (isOfWords(reading) && !isInTypedBox(reading.value, survey)) locked.add(field);
    if ('value' in reading || reading.problem !== 'absent') anything = true;
    else if (place.optional) continue;
    fields[field] = reading;
  }
  const told = withoutOtherHash(withoutHashAsSeed(fields, survey), survey);
  const open = withSeedShown(told, survey, evidence);
  const read = withoutReceipt(withoutProse(withoutUsed(open, survey), locked), survey, isShown, evidence);
  const isByLabel = places['reported.serverSeed']?.labels !== undefined;
  const own = isByLabel ? withSeedPromised(read, survey, evidence) : read;
  if (!anything && own === read) return null;
  notePromise(shownIn(own, 'announced.commitment'), survey);
  return { ...seen({ kind: 'panel', fields: own }, evidence), clientSeeds };
}

/** With the seed of the hash that is shown, where its name leaves open whether it is out; it is, where that is seen. */
const withSeedShown = (fields: Fields, survey: Survey, evidence: Element[]): Fields =>
  isPlainOf('commitment', fields['announced.commitment'], survey)
    ? withSeedOf([shownIn(fields, 'announced.commitment')], fields, survey, evidence)
    : fields;

/** With the seed of what was promised on the page, and no longer is. */
function withSeedPromised(fields: Fields, survey: Survey, evidence: Element[]): Fields {
  const still = (['announced.commitment', 'promised.commitment'] as const).map((one) => shownIn(fields, one));
  return withSeedOf(
    promisedOn(survey).filter((hash) => !still.includes(hash)),
    fields,
    survey,
    evidence,
  );
}

/** With the seed of the last of some hashes, where none is read. */
function withSeedOf(hashes: readonly string[], fields: Fields, survey: Survey, evidence: Element[]): Fields {
  const seed = shownIn(fields, 'reported.serverSeed') ? undefined : seedOf(survey, hashes);
  if (!seed) return fields;
  evidence.push(seed.element);
  const found: FieldReading = { value: seed.text, how: 'shape', where: localName(seed.element) };
  return { ...fields, 'reported.serverSeed': found };
}

/** Remembers what is promised on the page now, and that what was promised before no longer is. */
function notePromise(hash: string, survey: Survey): void {
  if (hash === '') return;
  const before = promisedOn(survey).filter((one) => one !== hash);
  memoryOf(survey).promised = [...before, hash].slice(-MOST_PROMISED);
}

const MOST_PROMISED = 50;

/** What one field's place says on this page, and the elements that may hold it. */
export function locate(
  field: PanelField,
  place: FieldPlace,
  survey: Survey,
): { readonly reading: FieldReading; readonly holders: readonly Element[] } {
  const holders: Element[] = [];
  return { reading: readField(field, place, survey, [], holders), holders };
}

/**
 * Several words that stand for a client seed are prose where what it was used with is not there either: `not played here
 * before` beside a server seed that is blank.
 */
function withoutProse(fields: Fields, locked: ReadonlySet<PanelField>): Fields {
  const without: Fields = { ...fields };
  for (const [field, besides] of PROSE) {
    const reading = fields[field];
    if (!locked.has(field) || !reading || !('value' in reading)) continue;
    if (!besides.some((beside) => shownIn(fields, beside))) without[field] = ofOtherForm(reading.where);
  }
  return without;
}

const PROSE: readonly (readonly [PanelField, readonly PanelField[]])[] = [
  ['announced.clientSeed', ['announced.commitment']],
  ['reported.clientSeed', ['reported.serverSeed', 'reported.secret', 'reported.commitment']],
];

/** What players enter. */
const IS_TYPED: ReadonlySet<PanelField> = new Set(['announced.clientSeed', 'promised.clientSeed']);

/** Adds all that may hold the field's value to `holders`, and with what tells of it to `evidence`. */
function readField(
  field: PanelField,
  place: FieldPlace,
  survey: Survey,
  evidence: Element[],
  holders: Element[],
): FieldReading {
  const attributed = candidatesByAttribute(place, survey);
  // What nobody sees, and can be typed in, is to be filled in with the seeds of any hand; and so is a verifier.
  const labelled = [
    ...candidatesByLabel(place, survey, evidence),
    ...candidatesBySaying(place, survey, evidence),
  ].filter(
    ({ element }) =>
      !isToFillIn(element, survey) &&
      (field.endsWith('clientSeed') || !isEditable(element) || isVisible(element)),
  );
  holders.push(...[...attributed, ...labelled].map(({ element }) => element));
  const byAttribute = pick(attributed, survey, evidence);
  const byLabel = pick(labelled, survey, evidence);
  const chosen = chooseWay(byAttribute, byLabel);
  if ('problem' in chosen) {
    if (chosen.problem !== 'absent' || !place.byShape) return chosen;
    const byShape = pick(candidatesByShape(field, survey), survey, evidence);
    return 'problem' in byShape ? byShape : checked(field, byShape, 'shape', survey);
  }
  return checked(field, chosen.candidate, chosen.how, survey);
}

function chooseWay(
  byAttribute: Candidate | NotFound,
  byLabel: Candidate | NotFound,
): NotFound | { candidate: Candidate; how: How } {
  if ('problem' in byLabel) {
    if (byLabel.problem === 'ambiguous' || 'problem' in byAttribute) return worse(byAttribute, byLabel);
    return { candidate: byAttribute, how: 'attribute' };
  }
  if ('problem' in byAttribute) {
    return byAttribute.problem === 'ambiguous' ? byAttribute : { candidate: byLabel, how: 'label' };
  }
  if (byAttribute.text !== byLabel.text) {
    return notFound(
      'conflict',
      `${byAttribute.where} and the label “${byLabel.where}” show different values`,
    );
  }
  return { candidate: byAttribute, how: 'attribute' };
}

const worse = (a: Candidate | NotFound, b: NotFound): NotFound =>
  'problem' in a && a.problem === 'ambiguous' ? a : b;

function candidatesByAttribute({ selectors = [] }: FieldPlace, { roots }: Survey): Candidate[] {
  return selectors.flatMap((selector) =>
    findAll(roots, selector).map((element) => ({ ...valueIn(element), where: selector })),
  );
}

function candidatesByLabel(
  { labels = [], hashedUnder = [], within }: FieldPlace,
  survey: Survey,
  evidence: Element[],
): Candidate[] {
  const found = (names: readonly FieldName[]) =>
    names
      .flatMap((name) => survey.labelled(`fields:${name}`))
      .filter(({ element }) => within === undefined || closest(element, within));
  // A label that says itself which seeds it means counts before one whose part of the panel does, and that before any other.
  const told = found(labels.filter((name) => name.includes('.'))).filter(
    ({ element }) => !isToFillIn(element, survey),
  );
  const said = told.filter(({ text }) =>
    fieldsOf(text).some((meaning) =>
      labels.some((name) => name.includes('.') && meaning === `fields:${name}`),
    ),
  );
  const own = told.length > 0 ? told : found(labels);
  const read = (all: readonly Label[]) =>
    all.flatMap((label) => {
      evidence.push(label.element);
      const value = valueBeside(label, survey);
      const inPlace = value && activeInPlace(label, value.element, survey);
      const shown = value ? [value.text, ...(inPlace ? [inPlace] : [])] : [];
      return shown.map((text) => ({ ...value!, text, where: label.text }));
    });
  const saying = read(said);
  if (saying.length > 0) return saying;
  return own.length > 0
    ? read(own)
    : read(found(hashedUnder)).filter(({ text }) => fits('promised.commitment', text));
}

function candidatesBySaying(
  { said = [], within }: FieldPlace,
  survey: Survey,
  evidence: Element[],
): Candidate[] {
  return said
    .flatMap((text) => labelsSaying(survey, text))
    .filter(({ element }) => within === undefined || closest(element, within))
    .flatMap((label) => {
      const value = valueBeside(label, survey);
      if (!value) return [];
      evidence.push(label.element);
      return [{ ...value, where: label.text }];
    });
}

function candidatesByShape(field: PanelField, { boxes }: Survey): Candidate[] {
  return boxes
    .map((box) => ({ ...valueIn(box), where: localName(box) }))
    .filter(({ text }) => !isBlank(text) && fits(field, text));
}

/**
 * The one value that all candidates show; of several, the one that can be seen, is not blank to be filled in, and stands
 * in no entry of a list.
 */
function pick(candidates: readonly Candidate[], survey: Survey, evidence: Element[]): Candidate | NotFound {
  evidence.push(...candidates.map(({ element }) => element));
  const [first] = candidates;
  if (!first) return notFound('absent', 'nothing on the page has its attribute or its label');
  if (candidates.every(({ text }) => text === first.text)) return first;
  if (candidates.length > MOST_CANDIDATES) return tooMany(candidates);
  let left = candidates;
  for (const isLikely of [
    ({ element }: Candidate) => isVisible(element),
    ({ element, text }: Candidate) =>
      isBox(element) || !(isExplanation(text) || isInGlossary(element, survey)),
    ({ element, text }: Candidate) => !isBlank(text) || !isEditable(element),
    ({ element }: Candidate) => !isInEntry(element, survey),
  ]) {
    left = left.filter(isLikely);
    const [shown] = left;
    if (shown && left.every(({ text }) => text === shown.text)) return shown;
  }
  return tooMany(candidates);
}

/** What is said of a value where it is explained: `Client seed: yours to choose, at any time`. No text of words is read as one. */
const isExplanation = (text: string): boolean =>
  text.trim().split(/\s+/).length > MOST_WORDS && !isPlaceholder(text);

const MOST_WORDS = 4;

/** Whether it stands where all names of a panel are explained, one after the other, and nothing has a value. */
const isInGlossary = (element: Element, { labelsIn }: Survey): boolean =>
  elementsUp(element, 2).some((part) => {
    const names = labelsIn(part);
    const text = names > MOST_WORDS ? textOf(part, LONGEST_VALUE) : null;
    return text !== null && text.split(/\s+/).length > names * MOST_WORDS && !/(?=\w*\d)\w{12}/.test(text);
  });

/** Whether it stands among several labels in an entry of a list: of earlier pairs, or of hands. */
const isInEntry = (element: Element, { labelsIn }: Survey): boolean =>
  elementsUp(element, LEVELS).some(
    (one) =>
      labelsIn(one) > 1 &&
      (matches(one, 'li, tr') ||
        [previousElement(one), nextElement(one)].some(
          (other) => other && areAlike(other, one) && labelsIn(other) > 1,
        )),
  );

/** Levels of the page's structure between a value and the entry it is in. */
const LEVELS = 5;

/** Of more, nobody is asked which can be seen. */
const MOST_CANDIDATES = 20;

const tooMany = ({ length }: readonly Candidate[]): NotFound =>
  notFound('ambiguous', `${length} places show different values`);

function checked(
  field: PanelField,
  { element, text, where }: Candidate,
  how: How,
  survey: Survey,
): FieldReading {
  if (isBlank(text)) return { value: '', how, where };
  // Beside a client seed may stand an icon, or what changes it.
  if (field.endsWith('clientSeed') && how === 'label' && isOfParts(element, text)) return ofOtherForm(where);
  if (isPlaceholder(text)) {
    // A client seed may be empty, and then the cards come from the server seed alone; this one is not known.
    return field.endsWith('clientSeed')
      ? notFound('absent', `the text at ${where} stands for a value that is not shown yet`)
      : { value: '', how, where };
  }
  // What is written of a longer seed is none.
  const isCut = field.endsWith('clientSeed') && isCutShort(text) && !isEditable(element);
  if (!isCut && fits(field, text, how === 'attribute' || mayBeTyped(element, text, survey)))
    return { value: /nonce|count/.test(field) ? text.replace(/\D/g, '') : text, how, where };
  const detail =
    text.length > LONGEST_VALUE ? `the text at ${where} is longer than ${LONGEST_VALUE} characters` : null;
  return detail === null ? ofOtherForm(where) : notFound('malformed', detail);
}

/**
 * Whether a text may be what the player entered. In a box it is, or was before that was locked, unless it reads like a
 * sentence; elsewhere it must be the same as in a box that can be typed in, or a few words, written as the hash is. What
 * is known by its attribute needs neither.
 */
const mayBeTyped = (element: Element, text: string, survey: Survey): boolean =>
  (isTextBox(element) && !isSentence(text)) ||
  isInTypedBox(text, survey) ||
  (/\s/.test(text) &&
    text.trim().split(/\s+/).length <= MOST_TYPED &&
    !isSentence(text) &&
    isWrittenAsHash(element, survey));

/** Whether an element is just like that of a hash, which is there for values: one for code, of a list, or of the same classes. */
function isWrittenAsHash(element: Element, survey: Survey): boolean {
  const classes = attribute(element, 'class');
  if (!classes && !matches(element, 'code, dd, samp, tt')) return false;
  return HASHES.flatMap((name) => survey.labelled(`fields:${name}`)).some((label) => {
    const hash = valueBeside(label, survey);
    const isLike = hash && localName(hash.element) === localName(element);
    return isLike && attribute(hash.element, 'class') === classes && fits('announced.commitment', hash.text);
  });
}

/** Whether a text is put together of several in elements of their own. */
function isOfParts(element: Element, whole: string): boolean {
  if (isBox(element) || textOf(element, LONGEST_VALUE) !== whole) return false;
  const parents = new Set<Node>();
  walk(element, {
    element: (inner) => (inner !== element && localName(inner) === 'button' ? 'pass' : undefined),
    text(text) {
      if (text.data.trim() !== '') parents.add(parentOf(text)!);
    },
  });
  return parents.size > 1;
}

const ofOtherForm = (where: string): NotFound =>
  notFound('malformed', `the text at ${where} does not have the form of this value`);

/** Whether it is a text of several words that its label alone tells. */
const isOfWords = (reading: FieldReading): reading is Found =>
  'value' in reading && reading.how === 'label' && /\s/.test(reading.value.trim());

const isSentence = (text: string): boolean => text.length > LONGEST_SEED_OF_WORDS || /[.!?…:]\s*$/.test(text);
const LONGEST_SEED_OF_WORDS = 100;
/** Of more words it says where the client seed comes from: `Set on the first deal of this shoe`. */
const MOST_TYPED = 6;
