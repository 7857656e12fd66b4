/**
 * Forms in which the seeds of any hand are to be filled in, to check it.
 * @module
 */
import { valueBeside } from './beside.ts';
import { attribute, localName, matches } from './dom.ts';
import type { FieldName } from './labels/words.ts';
import { saysServerSeed } from './seed-names.ts';
import type { Box, Label, Survey } from './survey.ts';
import { countsAround, holds, parentOf } from './tree.ts';

const verifiers = new WeakMap<Survey, Node | null>();

/**
 * Where the seeds of any hand are to be filled in, so that nothing there is the casino's word: as far around a box for a
 * server seed as what labels name are boxes that can be typed in.
 */
export function verifierIn(survey: Survey): Node | null {
  const known = verifiers.get(survey);
  if (known !== undefined) return known;
  const verifier = findVerifier(survey);
  verifiers.set(survey, verifier);
  return verifier;
}

function findVerifier(survey: Survey): Node | null {
  const holderOf = (label: Label) => valueBeside(label, survey)?.element ?? label.element;
  const isTyped = (label: Label) => isEditable(holderOf(label));
  const typed = (name: FieldName) => survey.labelled(`fields:${name}`).find(isTyped)?.element;
  const asked = typed('serverSeed') ?? survey.boxes.find(asksForServerSeed);
  const box = asked ?? typed('revealed.serverSeed');
  if (!box) return null;
  // In a box that cannot be typed in stands the hash of what is.
  const hashes = survey.labelled('fields:commitment').filter((label) => isTextBox(holderOf(label)));
  const shown = countsAround(
    survey.valueLabels
      .filter((label) => !isTyped(label) && !hashes.some(({ element }) => element === label.element))
      .map(({ element }) => element),
  );
  let part: Node | null = null;
  for (let up: Node | null = box; up && !shown.has(up); up = parentOf(up)) part = up;
  // `Server seed (unhashed)` is typed in where a nonce is, too: many a panel has what is out, and its hash, in such boxes.
  const isIn = (name: FieldName) =>
    survey.labelled(`fields:${name}`).some(({ element }) => part && holds(part, element));
  return asked || (isIn('nonce') && !HASHES.some(isIn)) ? part : null;
}

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
