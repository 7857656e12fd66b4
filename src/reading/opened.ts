/**
 * Seeds that are out beside their hashes, under names that leave open whose they are: `Hash` and `Seed` of each round of a
 * list, or of the pair before. A hash that a seed has is its own for certain, whatever both are called.
 * @module
 */
import { areAlike } from './alike.ts';
import { valueBeside } from './beside.ts';
import { cellsBelow } from './columns.ts';
import { digestsOf } from './digests.ts';
import { childrenOf, follows, isElement, matches, parentNode } from './dom.ts';
import type { SeedName } from './labels/words.ts';
import { promisedOn } from './memory.ts';
import { TO_COME } from './receipt.ts';
import { HEADING } from './sections.ts';
import { fits } from './shapes.ts';
import type { Label, Survey } from './survey.ts';
import { countsAround, holds, isVisible, parentOf, walk } from './tree.ts';
import { isEditable } from './verifier.ts';
import { LONGEST_LABEL, type Meaning } from './words.ts';

interface Shown {
  readonly label: Label;
  readonly element: Element;
  readonly text: string;
}

interface Opened {
  readonly seed: Shown;
  readonly hash: Shown;
  /** As far around both as nothing stands of other seeds; null where that stands between them. */
  readonly entry: Node | null;
  /** What stands with them below a heading of theirs, where others' seeds stand in the same list; else the entry. */
  readonly parts: readonly Node[];
  /** What stands with them at the head of such a list, below no heading: it may be of theirs, or of what is to come. */
  readonly beside: readonly Node[];
}

const SEEDS: readonly Meaning[] = [
  'said:seed',
  'fields:serverSeed',
  'fields:last.serverSeed',
  'fields:secret',
  'fields:salt',
];
const HASHES: readonly Meaning[] = [
  'said:hash',
  'fields:hash',
  'fields:commitment',
  'fields:last.commitment',
  'fields:hashOfSecret',
];
const FIELD = /^fields:(?:(last|revealed)\.)?(commitment|serverSeed|clientSeed|nonce|count)$/;

/**
 * The same survey, where what stands with the newest seed that is out, and its hash, is what was used last; null where the
 * page shows none, or it is not clear which is the newest. Of a list of rounds the first is, unless they are numbered the
 * other way, or the page was seen to promise another; and beyond it may stand the round to come, with its hash alone.
 */
export function withOpened(survey: Survey, evidence: Element[]): Survey | null {
  const shownAs = (meanings: readonly Meaning[]): Shown[] =>
    meanings
      .flatMap(survey.labelled)
      .flatMap(withCells)
      .slice(0, MOST)
      .flatMap((label) => {
        const value = valueBeside(label, survey);
        return value ? [{ label, element: value.element, text: value.text.trim() }] : [];
      });
  const seeds = shownAs(SEEDS).filter(({ text }) => fits('reported.serverSeed', text));
  // As long as a hand is played, none is out.
  if (seeds.length === 0) return null;
  const hashes = shownAs(HASHES).filter(({ text }) => fits('reported.commitment', text));
  const toCome = shownAs(TO_COME);
  const opened = openedAmong(seeds, hashes, toCome);
  const newest = newestOf(opened, survey);
  const pending = newest && pendingBeyond(newest, opened, hashes, seeds);
  if (!newest || pending === 'unclear') return null;
  const { seed, hash } = newest;
  const all = [...opened.flatMap((one) => [one.seed, one.hash]), ...(pending ? [pending] : [])];
  evidence.push(...all.flatMap(({ label, element }) => [label.element, element]));
  const isTyped = (label: Label) => isEditable(valueBeside(label, survey)?.element ?? label.element);
  const ownLabels = (name: SeedName): readonly Label[] =>
    ([`fields:${name}`, `fields:last.${name}`] as const)
      .flatMap(survey.labelled)
      .flatMap(withCells)
      .filter((label) => isIn(newest, label.cell ?? label.element) && !isTyped(label));
  const own: Readonly<Record<string, readonly Label[]>> = {
    serverSeed: [seed.label],
    commitment: [hash.label],
    clientSeed: ownLabels('clientSeed'),
    nonce: ownLabels('nonce'),
  };
  // What can be typed in is of hands to come, unless it stands among what was used.
  const isToCome = (label: Label, name: string): boolean =>
    name === 'clientSeed' && own['nonce']!.length === 0 && isTyped(label);
  const isUsed = ({ element }: Label): boolean =>
    newest.beside.some((part) => holds(part, element)) ||
    all.some(({ label }) => label.element === element) ||
    opened.some((one) => isIn(one, element));
  return {
    ...survey,
    labelled: (meaning) => {
      const [, which, name] = FIELD.exec(meaning) ?? [];
      if (!name) return survey.labelled(meaning);
      const others = survey.labelled(meaning).filter((label) => !isUsed(label) || isToCome(label, name));
      if (which === 'last') return [...others, ...(own[name] ?? [])];
      return !which && name === 'commitment' && pending ? [...others, pending.label] : others;
    },
  };
}

/** More than the pairs of a list on one page. */
const MOST = 100;

/** A label, or the cells below it where it heads a column. */
const withCells = (label: Label): readonly Label[] =>
  cellsBelow(label.element)?.map((cell) => ({ ...label, cell })) ?? [label];

/** All seeds whose hash stands there too, in the order of the page; none where they may be anything else. */
function openedAmong(
  seeds: readonly Shown[],
  hashes: readonly Shown[],
  toCome: readonly Shown[],
): readonly Opened[] {
  const opened: Opened[] = [];
  for (const seed of seeds) {
    if (isEditable(seed.element) || !isVisible(seed.element)) continue;
    const digests = digestsOf(seed.text);
    const own = hashes.filter(({ text }) => digests.includes(text.toLowerCase()));
    const known = new Set(own.map(({ element }) => element));
    let up: Node | null = seed.element;
    while (up && ![...known].some((element) => holds(up!, element))) up = parentOf(up);
    const hash = own.find(({ element }) => up && holds(up, element) && isVisible(element));
    // What is said to be of hands to come is, although its seed is out.
    if (!hash || toCome.some(({ element }) => element === hash.element)) continue;
    const others = [...hashes, ...toCome].filter((one) => one.text !== hash.text && one.text !== seed.text);
    const stops = countsAround(others.map(({ label, element }) => label.cell ?? element));
    let entry: Node | null = null;
    for (; up && !stops.has(up); up = parentOf(up)) entry = up;
    const both = [seed.element, hash.element];
    const parts = entry ? [entry] : belowHeading(up!, both, stops);
    opened.push({ seed, hash, entry, parts, beside: entry ? [] : atHead(up!, both, stops) });
  }
  // Several hands of one pair have a nonce each; and where seeds are hashes of others, they are a chain.
  const isList = new Set(opened.map(({ seed }) => seed.text)).size === opened.length;
  const isChain = opened.some(({ hash }) => opened.some(({ seed }) => seed.text === hash.text));
  if (isChain) return [];
  const inOrder = opened.sort((a, b) => (follows(a.seed.element, b.seed.element) ? -1 : 1));
  return isList ? inOrder : inOrder.map((one) => ({ ...one, entry: null, parts: [], beside: [] }));
}

/** Whether an element stands with a seed and its hash. */
const isIn = ({ parts }: Opened, element: Node): boolean => parts.some((part) => holds(part, element));

/**
 * What stands in a list from the heading before some of it to the next: `Retired pair`, in whatever words. Nothing where
 * no heading, or another's seed, stands right before it.
 */
function belowHeading(list: Node, some: readonly Element[], others: ReadonlyMap<Node, unknown>): Node[] {
  const parts = childrenOf(list);
  const isEnd = (part: Node): boolean => others.has(part) || (isElement(part) && matches(part, HEADING));
  const at = parts.findIndex((part) => some.some((one) => holds(part, one)));
  const start = parts.findLastIndex((part, i) => i <= at && isEnd(part));
  const heading = parts[start];
  if (!heading || others.has(heading)) return [];
  const end = parts.findIndex((part, i) => i > start && isEnd(part));
  const own = parts.slice(start + 1, end < 0 ? undefined : end);
  return some.every((one) => own.some((part) => holds(part, one))) ? own : [];
}

/** What stands in a list before anything of others' seeds, where it begins with some of it. */
function atHead(list: Node, some: readonly Element[], others: ReadonlyMap<Node, unknown>): readonly Node[] {
  const parts = childrenOf(list);
  const end = parts.findIndex((part) => others.has(part));
  const [first] = parts;
  return end > 0 && some.some((one) => holds(first!, one)) ? parts.slice(0, end) : [];
}

function newestOf(opened: readonly Opened[], survey: Survey): Opened | undefined {
  const promised = promisedOn(survey).findLast((hash) => opened.some((one) => one.hash.text === hash));
  if (promised) return opened.find(({ hash }) => hash.text === promised);
  const [first, second] = opened.map(({ entry }) => numberOf(entry));
  return opened.at(first && second && first < second ? -1 : 0);
}

/** The number of a round, `#1006`; 0 where it has none. */
function numberOf(entry: Node | null): number {
  let number = 0;
  if (entry)
    walk(entry, {
      text({ data }) {
        const found = NUMBER.exec(data.slice(0, LONGEST_LABEL));
        if (!found) return undefined;
        number = Number(found[1]);
        return 'stop';
      },
    });
  return number;
}
const NUMBER = /(?:#|№)\s?(\d{1,15})/;

/**
 * The hash of the round to come, which stands beyond the newest in a list where nothing else is open; null where none does.
 */
function pendingBeyond(
  { seed, hash, entry }: Opened,
  opened: readonly Opened[],
  hashes: readonly Shown[],
  seeds: readonly Shown[],
): Shown | null | 'unclear' {
  const parent = entry && parentNode(entry);
  if (!parent || !isElement(entry)) return null;
  const isOf = (one: Element) => (shown: Shown) => holds(one, shown.element);
  const open = childrenOf(parent).filter(
    (one) =>
      areAlike(one, entry) &&
      !opened.some((other) => isOf(one)(other.seed)) &&
      hashes.some((other) => isOf(one)(other) && other.label.text === hash.label.text),
  );
  const [only, ...others] = open;
  if (!only) return null;
  const own = new Map(hashes.filter(isOf(only)).map((one) => [one.element, one]));
  const [pending] = own.values();
  const isNewer = opened[0]?.seed === seed ? follows(only, entry) : follows(entry, only);
  const isAlone = others.length === 0 && own.size === 1 && !seeds.some((one) => isOf(only)(one));
  return isAlone && isNewer ? pending! : 'unclear';
}
