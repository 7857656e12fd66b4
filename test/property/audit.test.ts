/** What must hold of every hand, whatever the seeds and however it was played. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audit } from '../../src/core/audit.ts';
import { type Card, freshDeck, parseCard } from '../../src/core/cards.ts';
import { inEnglish } from '../../src/core/derivation.ts';
import { explainHand } from '../../src/core/explain.ts';
import { FieldReader } from '../../src/core/fields.ts';
import { parseHand, seedsOf } from '../../src/core/hand.ts';
import { SCHEMES } from '../../src/core/schemes/index.ts';
import { anyHonestHand, deserved, type HonestHand, honestHands, SCHEME_IDS } from '../support/honest.ts';

const RUNS = { numRuns: 30 };
const CARDS = freshDeck(['c', 'd', 'h', 's']);

it('every scheme has honest hands', () => {
  expect([...SCHEMES.keys()].sort()).toEqual([...SCHEME_IDS].sort());
});

/** A place in a hand, as the keys that lead there. */
type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

const at = (hand: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], hand);

/** A copy of the hand with another value at a path, or without it where the value is undefined. */
function changed(hand: HonestHand, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  const copy = structuredClone(hand);
  const last = path.at(-1)!;
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

describe.each(SCHEME_IDS)('%s', (id) => {
  it('gives every honest hand what it deserves, and expects what was shown', () => {
    fc.assert(
      fc.property(honestHands(id), (hand) => {
        const { status, reasons, checks, expected } = audit(hand);
        const codes = reasons.map(({ code }) => code).filter((code) => !code.endsWith('-inferred'));
        expect({ status, reasons: codes }).toEqual(deserved(id));
        expect(checks).toMatchObject({ commitment: 'pass', deal: 'pass' });
        expect(expected).toEqual(hand.shown);
      }),
      RUNS,
    );
  });

  it('says that it leaves a choice open if its seeds may mean several deals', () => {
    const scheme = SCHEMES.get(id)!;
    fc.assert(
      fc.property(honestHands(id), (hand) => {
        const parsed = parseHand(new FieldReader(hand), scheme);
        const deals = [...scheme.deals(seedsOf(parsed, parsed.reveal!))];
        expect(scheme.leavesOpen ?? false).toBe(deals.length > 1);
      }),
      RUNS,
    );
  });

  it('explains the very cards that it deals', () => {
    fc.assert(
      fc.property(honestHands(id), (hand) => {
        const explained = explainHand(hand).flatMap(({ table }) =>
          (table?.rows ?? []).flatMap((row) =>
            table!.cardColumns.map((column) => inEnglish(row[column]!)).filter(parseCard),
          ),
        );
        const values = explainHand(hand).flatMap(({ lines }) => lines.map(({ value }) => value));
        for (const card of cardsShown(hand)) expect(explained).toContain(card);
        expect(values).toContain(hand.commitment.value);
        const explainedValues = values.flatMap((value) => [value, ...value.split(' ')]);
        for (const path of resultsIn(hand).filter((one) => one[1] !== 'multiplier')) {
          expect(explainedValues).toContain(String(at(hand, path)));
        }
      }),
      RUNS,
    );
  });

  it('verifies nothing of which a part is missing, and accuses nobody of it', () => {
    fc.assert(
      fc.property(honestHands(id), (hand) => {
        for (const path of pathsIn(hand).filter((one) => one.length > 0 && isNeeded(hand, one))) {
          for (const value of [undefined, null]) {
            // A list without one of its cards is a list of others: that is no part missing, but another hand.
            if (value === undefined && typeof path.at(-1) === 'number') continue;
            const { status } = audit(changed(hand, path, value));
            const withoutCommitment = path.length === 1 && path[0] === 'commitment' && value === null;
            expect({ path, status }).toEqual({
              path,
              status: withoutCommitment
                ? 'consistent'
                : expect.stringMatching(/unreadable|unsupported|pending/),
            });
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('verifies no hand with another card', () => {
    fc.assert(
      fc.property(honestHands(id), fc.nat(), fc.nat(50), (hand, place, step) => {
        const cards = pathsIn(hand.shown, ['shown']).filter((path) => isCard(at(hand, path)));
        if (cards.length === 0) return;
        const path = cards[place % cards.length]!;
        const card = at(hand, path) as Card;
        const other = CARDS[(CARDS.indexOf(card) + 1 + step) % CARDS.length]!;
        expect(audit(changed(hand, path, other)).status).toBe('mismatch');
      }),
      RUNS,
    );
  });

  it('verifies no hand with another number or text in its result', () => {
    fc.assert(
      fc.property(honestHands(id), fc.nat(), (hand, place) => {
        const results = resultsIn(hand);
        expect(results.length + cardsShown(hand).length).toBeGreaterThan(0);
        for (const path of results) {
          const value = at(hand, path);
          const others =
            typeof value === 'number' ? [value + 1, value - 1] : [otherCharacter(String(value), place)];
          const statuses = others.map((other) => audit(changed(hand, path, other)).status);
          // One of them may be no result at all.
          expect(statuses, path.join('.')).toContain('mismatch');
          expect(statuses.every((status) => status === 'mismatch' || status === 'unreadable')).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('verifies no hand with another character in a seed or a hash', () => {
    fc.assert(
      fc.property(honestHands(id), fc.nat(), (hand, place) => {
        const seeds = Object.keys(hand.reveal).map((field): Path => ['reveal', field]);
        // Of two client seeds that only cut, one in 52 cuts where the other does.
        if (hand.clientSeed && !deserved(id).reasons.includes('cut-only')) seeds.push(['clientSeed']);
        for (const path of seeds) {
          const other = otherCharacter(at(hand, path) as string, place);
          expect(['verified', 'consistent']).not.toContain(audit(changed(hand, path, other)).status);
        }
        const { value } = hand.commitment;
        const digit = (Number.parseInt(value[place % 64]!, 16) + 1 + (place % 15)) % 16;
        const hash = value.slice(0, place % 64) + digit.toString(16) + value.slice((place % 64) + 1);
        expect(audit(changed(hand, ['commitment', 'value'], hash)).status).toBe('mismatch');
      }),
      RUNS,
    );
  });

  it('verifies no hand with another nonce, where there is one', () => {
    fc.assert(
      fc.property(honestHands(id), fc.integer({ min: 1, max: 50 }), (hand, step) => {
        if (typeof hand.nonce !== 'number') return;
        expect(['verified', 'consistent']).not.toContain(
          audit(changed(hand, ['nonce'], hand.nonce + step)).status,
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('any JSON', () => {
  it('gets a verdict', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(['unreadable', 'unsupported']).toContain(audit(value).status);
      }),
      { numRuns: 500 },
    );
  });

  it('gets one in any place of a hand', () => {
    fc.assert(
      fc.property(anyHonestHand, fc.nat(), fc.jsonValue(), (hand, place, value) => {
        const paths = pathsIn(hand);
        expect(audit(changed(hand, paths[place % paths.length]!, value)).status).toEqual(expect.any(String));
      }),
      { numRuns: 500 },
    );
  });
});

/** What a hand says of how it was played, and of how large the machine is. All else in it is a result. */
const NO_RESULTS: readonly (string | number)[] = ['held', 'payTable', 'reels', 'icons'];

/** The places in a hand of the numbers and texts, other than cards, that its result consists of. */
const resultsIn = (hand: HonestHand): Path[] =>
  pathsIn(hand.shown, ['shown']).filter((path) => {
    const value = at(hand, path);
    const isResult = typeof value === 'number' || (typeof value === 'string' && !isCard(value));
    return isResult && !NO_RESULTS.includes(path[1]!);
  });

const isCard = (value: unknown): value is Card => typeof value === 'string' && parseCard(value) !== null;

const cardsShown = ({ shown }: HonestHand): Card[] =>
  pathsIn(shown)
    .map((path) => at(shown, path))
    .filter(isCard);

/** Whether a hand says less without the value at this path. */
function isNeeded(hand: HonestHand, path: Path): boolean {
  const [first, second] = path;
  if (first === 'decks' || first === 'order') return false;
  // bitZino's and BC.Game's rules use no nonce.
  if (first === 'nonce') return typeof hand.nonce === 'number';
  return first !== 'shown' || !['held', 'payTable', 'multiplier', 'finalShuffle'].includes(String(second));
}

/** The text with one character replaced by another that hashes to something else. */
function otherCharacter(text: string, place: number): string {
  const characters = [...text];
  const i = place % characters.length;
  characters[i] = characters[i] === '7' ? '8' : '7';
  return characters.join('');
}
