/**
 * A million inputs that nobody means well with: messages as a page's script may have sent them, pages and texts as a
 * casino may write them, and hands and evidence as anybody may hand them in. Nothing may throw, nothing may be
 * `verified`, and no input may take longer than 50 ms.
 *
 *     CUTCARD_INPUTS=1000000 CUTCARD_SEED=1 npm run bench -- fuzz
 *
 * Times are the processor's. An input that took longer is tried again: where memory was being cleared up, or code was
 * being compiled, it does not once more.
 * @module
 */
import fc from 'fast-check';
// @ts-expect-error It brings no types.
import { JSDOM } from 'jsdom';
import type { Observation, Sighting } from '../../src/core/observation.ts';
import { honestHands, SCHEME_IDS } from '../support/honest.ts';
import { Story, seeds } from '../unit/core/story.ts';

const LONGEST = 50;
const TRIES = 4;
/** Of so many inputs, one is a whole page: those take a thousand times as long as a text. */
const A_PAGE = 250;
/** Messages are judged with so many before them. */
const MOST_LOGGED = 40;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];
/** Takes one input. What it came to, where that is anything that must not be. */
type Target = (input: Json) => Promise<string | null> | string | null;

/** The same numbers for the same seed. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

type Dice = ReturnType<typeof diceOf>;
const oneOf = <T>(dice: Dice, some: readonly T[]): T => some[dice(some.length)]!;

/** What texts are made of: what is looked for, what is looked at long, and what breaks texts apart. */
const PIECES = [
  ...[
    'A',
    'K♠',
    '10♥',
    '🂡',
    'Jc',
    'ace of spades',
    'Pik 10',
    'スペードのA',
    'back',
    'Next server seed',
    'Client seed:',
  ],
  ...[
    'SHA256',
    'nonce',
    'Server seed (hashed)',
    'sha256(****…)',
    '••••••',
    'revealed',
    '-',
    '…',
    'Bet',
    'Win',
    'held',
  ],
  ...[
    '1 ',
    '7 7 7 ',
    '0'.repeat(64),
    'f'.repeat(128),
    '2XMp9',
    '\u0000',
    '\u202e',
    '\ud800',
    'ﬁ',
    'İ',
    'ß',
    '\n',
    '\t',
    ':',
  ],
  ...[
    '<img src=x onerror=1>',
    '{"server_seed":"x"}',
    '{"server_seed":',
    '__proto__',
    'constructor',
    '$1',
    '%E0%A4',
    '../',
  ],
  ...[
    'card card-',
    'suit-spades rank-',
    'hearts_10.png',
    'data:image/png;base64,',
    '#icon-club',
    '\\',
    '(',
    '[',
    '.*',
    '+',
  ],
];

function textBy(dice: Dice): string {
  let text = '';
  for (let left = dice(6); left >= 0; left--)
    text += oneOf(dice, PIECES).repeat(1 + (dice(20) === 0 ? dice(500) : dice(3)));
  return text;
}

function junkBy(dice: Dice, depth = 0): Json {
  switch (dice(depth > 3 ? 6 : 8)) {
    case 0:
      return null;
    case 1:
      return dice(2) === 0;
    case 2:
      return oneOf(dice, [0, -1, 1.5, 1e300, -0, 2 ** 53, 12, 52]);
    case 6:
      return Array.from({ length: dice(dice(10) === 0 ? 300 : 5) }, () => junkBy(dice, depth + 1));
    case 7:
      return Object.fromEntries(
        Array.from({ length: dice(5) }, () => [textBy(dice), junkBy(dice, depth + 1)]),
      );
    default:
      return textBy(dice);
  }
}

function pathsIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

/** A copy with something else, or nothing, at some places. */
function spoiled(dice: Dice, value: Json, places: readonly Path[], times: number): Json {
  let copy = value;
  for (; times > 0; times--) {
    const path = oneOf(dice, places);
    if (path.length === 0) return junkBy(dice);
    copy = structuredClone(copy);
    let holder = copy as Record<string | number, Json>;
    for (const key of path.slice(0, -1)) {
      const next = Object(holder)[key];
      if (typeof next !== 'object' || next === null) break;
      holder = next as Record<string | number, Json>;
    }
    if (typeof holder !== 'object') continue;
    if (dice(5) === 0 && Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
    else if (dice(5) === 0) delete holder[path.at(-1)!];
    else holder[path.at(-1)!] = junkBy(dice);
  }
  // As it arrives: a list has no holes.
  return JSON.parse(JSON.stringify(copy));
}

/** Messages: readings of hands whose commitments are other seeds', so that none of them can be proven. */
function messages(dice: Dice): () => Json {
  const story = new Story();
  for (let n = 1; n < 12; n++) {
    const [used, other] = [seeds(n), seeds(n + 1000)];
    story
      .between(n > 1 ? seeds(n - 1) : null, other)
      .hand(used)
      .enter()
      .key()
      .moving();
  }
  const known = story.observations.map(
    ({ seq, site, tab, ...sighting }: Observation) => sighting as unknown as Json,
  );
  const places = known.map((one) => pathsIn(one));
  let count = 0;
  return () => {
    const which = dice(known.length);
    const one = spoiled(dice, known[which]!, places[which]!, dice(3));
    const own =
      typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one, key: `${count++}` } : one;
    return dice(50) === 0 ? junkBy(dice) : [own];
  };
}

/** Hands: honest ones with something else where their proof lies; and evidence made of such. */
function hands(dice: Dice): () => Json {
  const all = SCHEME_IDS.flatMap((id) =>
    fc.sample(honestHands(id), { seed: 7, numRuns: 12 }),
  ) as unknown as Json[];
  const proof = all.map((hand) =>
    pathsIn(hand).filter(
      ([head, next, ...rest]) =>
        (head === 'commitment' && next === 'value') ||
        (head === 'reveal' && (next === 'serverSeed' || next === 'secret') && rest.length === 0) ||
        (head === 'shown' && next === undefined) ||
        head === 'scheme',
    ),
  );
  const anywhere = all.map((hand) => pathsIn(hand));
  const one = (): Json => {
    const which = dice(all.length);
    const first = spoiled(dice, all[which]!, proof[which]!, 1);
    return dice(2) === 0 ? first : spoiled(dice, first, anywhere[which]!, 2);
  };
  return () =>
    dice(20) > 0
      ? one()
      : {
          kind: 'cutcard-evidence',
          v: 1,
          hands: [one()],
          observations: [junkBy(dice)],
          digests: [junkBy(dice)],
          gaps: [junkBy(dice)],
        };
}

const TAGS = [
  'p',
  'b',
  'i',
  'li',
  'ul',
  'td',
  'tr',
  'table',
  'label',
  'input',
  'button',
  'h3',
  'a',
  'dd',
  'code',
  'form',
];

/** A page: up to some hundred elements, in any order, of any text. */
function pageBy(dice: Dice): string {
  const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const part = (depth: number): string => {
    const tag = oneOf(dice, TAGS);
    const name =
      dice(3) === 0
        ? ` ${oneOf(dice, ['class', 'id', 'name', 'title', 'aria-label', 'value'])}="${quoted(textBy(dice))}"`
        : '';
    const within =
      depth > 5
        ? textBy(dice)
        : Array.from({ length: dice(4) }, () => (dice(2) === 0 ? textBy(dice) : part(depth + 1))).join('');
    return `<${tag}${name}>${within}</${tag}>`;
  };
  return Array.from({ length: 1 + dice(12) }, () => part(0)).join('');
}

interface Targets extends Readonly<Record<'messages' | 'texts' | 'pages' | 'hands', Target>> {
  /** Lets a page be there, which takes jsdom long. */
  readonly open: (page: string) => void;
}

async function targets(): Promise<Targets> {
  // The reading takes what it needs of a page's prototypes when it is loaded.
  const { window } = new JSDOM('<!doctype html><body></body>');
  for (const name of Object.getOwnPropertyNames(window))
    if (/^[A-Z]/.test(name) && !(name in globalThis)) Object.assign(globalThis, { [name]: window[name] });
  Object.assign(window.Element.prototype, { checkVisibility: () => true, getAnimations: () => [] });
  Object.assign(globalThis, { document: window.document, getComputedStyle: window.getComputedStyle });
  const { parseSightings } = await import('../../src/core/sightings.ts');
  const { handsIn } = await import('../../src/background/auditor.ts');
  const { SITES } = await import('../../src/sites/index.ts');
  const { GENERIC } = await import('../../src/sites/generic.ts');
  const { readAs } = await import('../../src/sites/read-as.ts');
  const { audit } = await import('../../src/core/audit.ts');
  const { checkChain } = await import('../../src/core/chain.ts');
  const { survey } = await import('../../src/reading/survey.ts');
  const { saidBy, saidByClasses, saidByName, suitOfIcon } = await import('../../src/reading/card-text.ts');
  const { isPlaceholder, shapeOf } = await import('../../src/reading/shapes.ts');
  const { meaningsOf } = await import('../../src/reading/words.ts');
  const site = SITES.find(({ id }) => id === 'crypto-games')!;
  const all = [...SITES, GENERIC].map(({ id }) => readAs(id));
  let logged: Observation[] = [];
  let seq = 0;
  return {
    open: (page) => {
      window.document.body.innerHTML = page;
    },
    messages: async (input) => {
      const { sightings } = parseSightings(input);
      for (const sighting of sightings as Sighting[])
        logged.push({ ...sighting, seq: ++seq, site: site.id, tab: 'tab' });
      logged = logged.slice(-MOST_LOGGED);
      // Each is judged with those before it, a few at a time.
      if (seq % 8 > 0 || sightings.length === 0) return null;
      const found = await handsIn(logged, site);
      return found.some(({ verdict }) => verdict.status === 'verified') ? 'verified' : null;
    },
    texts: (input) => {
      const text = String(input);
      for (const read of [saidBy, saidByClasses, saidByName, suitOfIcon, isPlaceholder, shapeOf, meaningsOf])
        read(text);
      return null;
    },
    pages: (input) => {
      // The same page is the same casino's.
      const one = all[String(input).length % all.length]!;
      const page = survey(window.document);
      one.readPanel(page);
      one.readTable(page);
      return null;
    },
    hands: (input) => {
      const told = Object(input) as { readonly hands?: unknown };
      if (Array.isArray(told.hands)) checkChain(input);
      const of = Array.isArray(told.hands) ? told.hands : [input];
      return of.some((hand) => audit(hand).status === 'verified') ? 'verified' : null;
    },
  };
}

export async function benchFuzz(): Promise<void> {
  const inputs = Number(process.env['CUTCARD_INPUTS'] ?? 1_000_000);
  const seed = Number(process.env['CUTCARD_SEED'] ?? 1);
  const dice = diceOf(seed);
  const all = await targets();
  const makers = {
    messages: messages(dice),
    texts: () => textBy(dice),
    pages: () => pageBy(dice),
    hands: hands(dice),
  };
  const names = ['messages', 'messages', 'texts', 'hands'] as const;
  const wrong = new Map<string, string[]>();
  const counts = { messages: 0, texts: 0, pages: 0, hands: 0 };
  let slowest = 0;
  for (let n = 1; n <= inputs; n++) {
    const name = n % A_PAGE === 0 ? 'pages' : names[n % names.length]!;
    const input = makers[name]();
    counts[name]++;
    if (name === 'pages') all.open(String(input));
    let took = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES && took > LONGEST; tried++) {
      // The processor's time: other programs' is none of it.
      const start = process.cpuUsage();
      const outcome = await Promise.resolve()
        .then(() => all[name](input))
        .catch((error: Error) => `threw ${error.stack?.split('\n').slice(0, 3).join(' ')}`);
      const { user, system } = process.cpuUsage(start);
      took = Math.min(took, (user + system) / 1000);
      if (outcome)
        wrong.set(`${name}: ${outcome}`, [
          ...(wrong.get(`${name}: ${outcome}`) ?? []),
          JSON.stringify(input),
        ]);
    }
    slowest = Math.max(slowest, took);
    if (took > LONGEST)
      wrong.set(`${name}: slow`, [...(wrong.get(`${name}: slow`) ?? []), JSON.stringify(input)]);
  }
  const made = Object.entries(counts).map(([name, n]) => `${n.toLocaleString('en')} ${name}`);
  console.log(
    `fuzz, seed ${seed}: ${made.join(', ')}; slowest ${slowest.toFixed(1)} ms; ${wrong.size} kinds of wrong`,
  );
  for (const [what, examples] of wrong)
    console.log(`  ${examples.length} × ${what}\n    ${examples[0]!.slice(0, 400)}`);
  if (wrong.size > 0) process.exitCode = 1;
}
