/**
 * Which rules that fit the same hands deal the same cards everywhere: those are one.
 * @module
 */
import type { DealtBlackjack, Shoe } from '../games/blackjack-layout.ts';
import { type Scheme, type Seeds, unlessUndealable } from '../scheme.ts';
import type { DealtByShuffle } from '../schemes/bitzino/final-shuffle.ts';
import type { Round } from './round.ts';
import type { Rule } from './rule.ts';

/** A scheme that is known, or a rule. */
export type AnyRule = { readonly scheme: string } | { readonly rule: Rule };

/** A rule, and the hands that it fits. */
export interface Fitting {
  readonly rule: AnyRule;
  readonly scheme: Scheme;
  readonly hands: readonly Round[];
}

/** Cards of a deal that are compared: more than nearly every hand takes. */
const COMPARED = 16;
/** Of a hand of usual length. */
const USUAL = 6;
/** Deals that are compared, of seeds that nobody has played with. */
const PROBES = 24;

/**
 * One rule of each deal, known schemes first. A rule that differs from a known scheme's in few hands, as does one that
 * passes over repeats, or only in who gets the cards, is not another that fits too: that a casino has all of a known
 * rule but for that is far less likely than that it has the known one.
 */
export function oneOfEachDeal(fitting: readonly Fitting[], rounds: readonly Round[]): Fitting[] {
  const probes = probesFor(rounds);
  const known = fitting.filter(({ rule }) => 'scheme' in rule);
  const found: { readonly fitting: Fitting; readonly deals: readonly string[] }[] = [];
  for (const one of [...known, ...fitting.filter((other) => !known.includes(other))]) {
    const deals = probes.map((seeds) => dealOf(one.scheme, seeds));
    if (found.some((other) => String(other.deals) === String(deals))) continue;
    if (known.some((other) => other !== one && !known.includes(one) && isNearly(one, other, probes)))
      continue;
    found.push({ fitting: one, deals });
  }
  return found.map((one) => one.fitting).sort((a, b) => b.hands.length - a.hands.length);
}

/** Whether most hands of two rules have the same cards. */
function isNearly(one: Fitting, other: Fitting, probes: readonly Seeds[]): boolean {
  const same = probes.filter((seeds) => cardsOf(one.scheme, seeds) === cardsOf(other.scheme, seeds));
  return same.length > probes.length / 2;
}

/** The seeds of the hands, and others of the same kind. */
function probesFor(rounds: readonly Round[]): Seeds[] {
  const own = rounds.map(({ reveal, clientSeed, nonce }): Seeds => ({ reveal, clientSeed, nonce }));
  const [first] = own;
  const others = Array.from({ length: PROBES }, (_, i): Seeds => {
    const serverSeed = (i + 1).toString(16).padStart(2, '0').repeat(32);
    return {
      reveal: { ...first?.reveal, serverSeed },
      clientSeed: `client ${i}`,
      nonce: first && first.nonce === null ? null : 10 + i,
    };
  });
  return [...others, ...own];
}

/** The first cards of a deal, and who gets them, as text. */
function dealOf(scheme: Scheme, seeds: Seeds): string {
  return readingsOf(scheme, seeds)
    .map((dealt) => `${(dealt as Partial<DealtBlackjack>).dealOrder ?? ''} ${firstOf(dealt, COMPARED)}`)
    .join('; ');
}

/** The first cards of a deal, whoever gets them. */
const cardsOf = (scheme: Scheme, seeds: Seeds): string => {
  const [dealt] = readingsOf(scheme, seeds);
  return dealt === undefined ? '' : firstOf(dealt, USUAL);
};

const readingsOf = (scheme: Scheme, seeds: Seeds): unknown[] =>
  unlessUndealable(() => [...scheme.deals(seeds)].map(({ dealt }) => cardsIn(dealt))) ?? [];

/** What is dealt, without the final shuffle that comes with it where a deck is shuffled from a revealed one. */
const cardsIn = (dealt: unknown): unknown => (dealt as Partial<DealtByShuffle<unknown>>).dealt ?? dealt;

function firstOf(dealt: unknown, count: number): string {
  if (Array.isArray(dealt)) return dealt.slice(0, count).join(' ');
  const { shoe = dealt as Shoe } = dealt as Partial<DealtBlackjack>;
  return shoe.take(count).join(' ');
}
