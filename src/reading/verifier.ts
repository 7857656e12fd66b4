/**
 * Forms in which the seeds of any hand are to be filled in, to check it.
 * @module
 */
import { valueBeside } from './beside.ts';
import { digestsOf } from './digests.ts';
import { attribute, localName, matches } from './dom.ts';
import type { FieldName } from './labels/words.ts';
import { saysServerSeed } from './seed-names.ts';
import { isBlank } from './shapes.ts';
import { fieldsOf } from './strip.ts';
import type { Box, Label, Survey } from './survey.ts';
import { countsAround, findAll, holds, parentOf, textOf } from './tree.ts';
import { LONGEST_LABEL, type Meaning } from './words.ts';

const verifiers = new WeakMap<Survey, readonly Node[]>();

/**
 * Where the seeds of any hand are to be filled in, so that nothing there is the casino's word: as far around a box for a
 * server seed, or for a nonce beside what checks a hand, as what labels name are boxes that can be typed in.
 */
export function isToFillIn(element: Element, survey: Survey): boolean {
  const known = verifiers.get(survey) ?? findVerifiers(survey);
  verifiers.set(survey, known);
  return known.some((verifier) => holds(verifier, element));
}

function findVerifiers(survey: Survey): readonly Node[] {
  const { valueLabels } = survey;
  const values = new Map(valueLabels.map((label) => [label.element, valueBeside(label, survey)]));
  const isTyped = ({ element }: Label) => isEditable(values.get(element)?.element ?? element);
  const typed = (labels: readonly Label[]) => labels.filter(isTyped).map(({ element }) => element);
  const seeds = typed(SERVER_SEEDS.flatMap(survey.labelled));
  const asked = seeds.length > 0 ? seeds : survey.boxes.filter(asksForServerSeed);
  const others = typed([
    ...survey.labelled('fields:revealed.serverSeed'),
    ...valueLabels.filter(({ text }) => fieldsOf(text).some((meaning) => meaning.endsWith('nonce'))),
  ]);
  // In a box that cannot be typed in, or beside what is that seed's, stands the hash of what is typed; and where nothing
  // stands, nothing is said.
  const hashes = survey.labelled('fields:commitment').map(({ element }) => element);
  const typedHashes = new Set(seeds.flatMap((seed) => digestsOf(values.get(seed)?.text ?? '')));
  const isHash = (element: Element) =>
    hashes.includes(element) &&
    (isTextBox(values.get(element)?.element ?? element) || typedHashes.has(values.get(element)?.text ?? ''));
  const says = ({ element }: Label) => !isHash(element) && !isBlank(values.get(element)?.text ?? '');
  const shown = countsAround(
    valueLabels.filter((label) => !isTyped(label) && says(label)).map(({ element }) => element),
  );
  const partAround = (box: Element): Node | null => {
    let part: Node | null = null;
    for (let up: Node | null = box; up && !shown.has(up); up = parentOf(up)) part = up;
    return part;
  };
  const isIn = (part: Node) => (name: FieldName) =>
    survey.labelled(`fields:${name}`).some(({ element }) => holds(part, element));
  // Many a panel has what is to come, or what is out and its hash, in such boxes too.
  const checks = (part: Node) =>
    !PANEL.some(isIn(part)) &&
    ((isIn(part)('revealed.serverSeed') && isIn(part)('nonce') && !HASHES.some(isIn(part))) ||
      findAll([part], 'button, [role="button"], input, h2, h3, h4').some(saysItChecks));
  return [
    ...asked.flatMap((box) => partAround(box) ?? []),
    ...others.flatMap((box) => partAround(box) ?? []).filter(checks),
  ];
}

/** Nobody types in a server seed that is in use: what is headed so before the form says nothing of it. */
const SERVER_SEEDS: readonly Meaning[] = ['fields:serverSeed', 'fields:active.serverSeed'];

/** A control, or a heading where it checks by itself. */
const saysItChecks = (element: Element): boolean =>
  CHECKS.test(`${textOf(element, LONGEST_LABEL)} ${attribute(element, 'value')}`);

const CHECKS =
  /verif|validat|calcul|check|prüf|berechn|comprob|controll|doğrula|провер|sprawd|weryf|検証|验证|驗證|검증/i;
/** What nobody needs to check one. */
const PANEL = [
  'active.commitment',
  'active.clientSeed',
  'next.commitment',
  'new.clientSeed',
  'count',
] as const;

export const HASHES = ['commitment', 'active.commitment', 'next.commitment', 'last.commitment'] as const;

/** Whether what stands in a box's place while it is blank asks for a server seed: `Enter the revealed server seed`. */
const asksForServerSeed = (box: Box): boolean =>
  isEditable(box) && saysServerSeed(attribute(box, 'placeholder') ?? '');

export const isTextBox = (element: Element): boolean =>
  localName(element) === 'input' || localName(element) === 'textarea';

/** Whether it is the value of a box that can be typed in. */
export const isInTypedBox = (text: string, { boxes }: Survey): boolean =>
  boxes.some((box) => box.value === text && isEditable(box));

export const isEditable = (box: Element): boolean => matches(box, 'input:read-write, textarea:read-write');
