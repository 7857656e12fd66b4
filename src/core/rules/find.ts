/**
 * Finds the rule by which hands were dealt, where their seeds are out: tries all that casinos of the HMAC family
 * combine, and every known scheme. In slices, so that whoever asks can show how far it is, and leave off.
 * @module
 */
import { audit } from '../audit.ts';
import type { SplitOrder } from '../games/blackjack-layout.ts';
import { fromHex } from '../hash.ts';
import type { Scheme } from '../scheme.ts';
import { SCHEMES } from '../schemes/index.ts';
import { type Given, hashings, type Way, type Ways, waysFor } from './choices.ts';
import { findCommitment } from './commitments.ts';
import { Hasher, valuesOf } from './hashing.ts';
import { Places } from './places.ts';
import { cardsSeen, type Dealt, type Round } from './round.ts';
import { CARDS_IN_DECK, type CardGame, type Hashing, type Rule } from './rule.ts';
import { type AnyRule, type Fitting, oneOfEachDeal } from './same-deal.ts';
import { schemeOfRule } from './scheme.ts';
import {
  type CodedDeal,
  coded,
  DECK_ORDERS,
  decksFor,
  layoutsFor,
  type PartialDeck,
  wholeDecks,
} from './solve.ts';

/** What a rule must fit to count as found. */
export const HANDS_NEEDED = 3;
export const CARDS_NEEDED = 12;

/** Of so many hands, one is taken after the other for the first to fit, in case some are no honest ones. */
const PIVOTS = 3;

/** What fits too little to be found is spoken of where so little chance is that it does by accident. */
const UNLIKELY = 1e-6;

/** Hashes tried. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The same of a search that takes one hand after the other for the first to fit. */
interface PivotProgress extends Progress {
  readonly pivot: number;
}

export interface Finding {
  /** Null where nothing fits, or too few hands, or more than one rule of a different deal does. */
  readonly found: AnyRule | null;
  /** What fits all there is, where that is too little to call it found. */
  readonly candidate: AnyRule | null;
  /** The hands that it fits, or that the best of them fits. */
  readonly hands: readonly Round[];
  /** Hands that it doesn't. */
  readonly misfits: readonly Round[];
  /** Cards in the hands that fit. */
  readonly cards: number;
  /** How many rules were tried, every order of a fresh deck counted. */
  readonly tried: number;
  /** How many rules of a different deal fit too. */
  readonly others: number;
  /** How likely it is that one of those tried fits by accident. */
  readonly accident: number;
}

/**
 * @param given hands of one game; several of one round count once
 * @param among which of the hashes to try: all, unless told
 */
export function* findRule(
  given: readonly Round[],
  among: (hashing: Hashing) => boolean = () => true,
): Generator<PivotProgress, Finding, void> {
  const rounds = [...new Map(given.map((round) => [round.digest, round])).values()].sort(
    (a, b) => cardsSeen(b) - cardsSeen(a),
  );
  const [first] = rounds;
  if (!first) return { ...NOTHING, tried: 0 };
  const { hashes, ways, tried } = planFor(rounds, first, among);
  const fitting = knownSchemes(rounds);
  // With a hand more than needed, the first may be one that fits nothing.
  const pivots = rounds.slice(0, Math.min(PIVOTS, Math.max(1, rounds.length - HANDS_NEEDED + 1)));
  for (const [i, pivot] of pivots.entries()) {
    const others = rounds.filter((round) => round !== pivot);
    const search = new Search(pivot, others, ways);
    for (const [j, hashing] of hashes.entries()) {
      fitting.push(...search.rulesWith(hashing));
      yield { pivot: i, done: i * hashes.length + j + 1, of: pivots.length * hashes.length };
    }
    if (fitting.some((one) => isEnough(one) && isSeenAtWork(one, rounds))) break;
  }
  return conclude(rounds, fitting, tried);
}

/**
 * The same where nobody has said with which number nonces begin: of hands that are numbered in several ways, the rule
 * that fits the most of them in one.
 */
export function* findRuleNumbered(
  ways: readonly (readonly Round[])[],
  among?: (hashing: Hashing) => boolean,
): Generator<Progress, Finding, void> {
  // By the way that a known scheme fits best first: the one search that is needed then tells whether no other rule does.
  const byFit = ways
    .map((rounds) => ({
      rounds,
      known: knownSchemes(rounds).sort((a, b) => b.hands.length - a.hands.length),
    }))
    .sort((a, b) => (b.known[0]?.hands.length ?? 0) - (a.known[0]?.hands.length ?? 0));
  const [best] = byFit[0]?.known ?? [];
  const isCounted = best && isEnough(best) && noncesOf(best.hands).size > 1;
  const searches = byFit.slice(0, isCounted ? 1 : byFit.length).map(({ rounds }) => ({
    left: findRule(rounds, among),
    progress: NOT_BEGUN,
    finding: null as Finding | null,
  }));
  // Every way with one hand first, before any way has another in its place.
  for (let pivot = 0; pivot < PIVOTS; pivot++) {
    for (const search of searches) {
      while (!search.finding && search.progress.pivot <= pivot) {
        const next = search.left.next();
        if (next.done) search.finding = next.value;
        else {
          search.progress = next.value;
          yield progressOf(searches);
        }
      }
      const { finding } = search;
      // What fits all hands of several nonces fits no fewer if they are counted otherwise.
      if (finding?.found && finding.misfits.length === 0 && noncesOf(finding.hands).size > 1)
        return bestOf(searches.flatMap((one) => one.finding ?? []));
    }
  }
  return bestOf(searches.flatMap((one) => one.finding ?? []));
}

const NOT_BEGUN: PivotProgress = { pivot: 0, done: 0, of: 1 };

const progressOf = (
  searches: readonly { readonly finding: Finding | null; readonly progress: Progress }[],
): Progress => {
  const share = searches.reduce(
    (sum, { finding, progress: { done, of } }) => sum + (finding ? 1 : done / of),
    0,
  );
  const most = Math.max(...searches.map(({ progress }) => progress.of));
  return { done: Math.round(share * most), of: searches.length * most };
};

/** What fits most; nothing is found where, counted otherwise, another rule fits as many. */
function bestOf(findings: readonly Finding[]): Finding {
  const [best = { ...NOTHING, tried: 0 }, next] = findings.toSorted(
    (a, b) => Number(b.found !== null) - Number(a.found !== null) || b.hands.length - a.hands.length,
  );
  const tried = findings.reduce((sum, one) => sum + one.tried, 0);
  const isEither =
    best.found !== null &&
    next?.found &&
    next.hands.length === best.hands.length &&
    JSON.stringify(next.found) !== JSON.stringify(best.found);
  return isEither ? { ...best, found: null, others: best.others + 1, tried } : { ...best, tried };
}

const noncesOf = (hands: readonly Round[]): ReadonlySet<number | null> =>
  new Set(hands.map(({ nonce }) => nonce));

/**
 * Whether hands tell what a nonce does to a rule's deal. One that fits hands of a single nonce, and none of the hands of
 * others, may have it for a counter: where nonces are counted from one too low, `seed:counter:nonce` deals every first
 * hand of a pair as `seed:nonce:counter` does.
 */
const isSeenAtWork = ({ hands }: Fitting, rounds: readonly Round[]): boolean => {
  const nonces = noncesOf(hands);
  return nonces.size > 1 || rounds.every(({ nonce }) => nonces.has(nonce));
};

/** A rule that is neither known nor drawn from too little, if it is the only one; else what may be said of the best. */
function conclude(rounds: readonly Round[], fitting: readonly Fitting[], tried: number): Finding {
  const telling = fitting.filter((one) => isSeenAtWork(one, rounds));
  const enough = telling.filter(isEnough);
  const likely =
    enough.length > 0 ? enough : telling.filter(({ hands }) => accidentOf(tried, hands) < UNLIKELY);
  const [best, ...others] = oneOfEachDeal(likely.filter(isNotOutdone), rounds);
  if (!best) return { ...NOTHING, misfits: rounds, tried };
  const { hands } = best;
  const rule = withCommitment(best.rule, hands);
  const isOnly = others.length === 0;
  return {
    found: isOnly && enough.length > 0 ? rule : null,
    candidate: isOnly && enough.length === 0 ? rule : null,
    hands,
    misfits: rounds.filter((round) => !hands.includes(round)),
    cards: cardsIn(hands),
    tried,
    others: others.length,
    accident: accidentOf(tried, hands),
  };
}

/** Of two rules, that which fits all hands of the other and more is the casino's. */
const isNotOutdone = ({ hands }: Fitting, _: number, all: readonly Fitting[]): boolean =>
  !all.some(
    (other) => other.hands.length > hands.length && hands.every((hand) => other.hands.includes(hand)),
  );

const NOTHING: Omit<Finding, 'tried'> = {
  found: null,
  candidate: null,
  hands: [],
  misfits: [],
  cards: 0,
  others: 0,
  accident: 1,
};

const withCommitment = (rule: AnyRule, hands: readonly Round[]): AnyRule =>
  'rule' in rule ? { rule: { ...rule.rule, commitment: findCommitment(hands) } } : rule;

interface Plan {
  readonly hashes: readonly Hashing[];
  readonly ways: Ways;
  readonly tried: number;
}

const isCounted = ({ key, message }: Hashing): boolean => `${key}${message}`.includes('{counter}');

function planFor(
  rounds: readonly Round[],
  { game, deals }: Round,
  among: (hashing: Hashing) => boolean,
): Plan {
  const seeds = new Set(rounds.map(({ reveal, clientSeed }) => JSON.stringify([reveal, clientSeed])));
  const given: Given = {
    nonce: rounds.length > 0 && rounds.every(({ nonce }) => nonce !== null),
    nonceNeeded: seeds.size < rounds.length,
    hex: rounds.every(({ reveal }) => fromHex(reveal.serverSeed ?? '') !== null),
  };
  const hashes = rounds.every(({ reveal }) => reveal.serverSeed) ? hashings(given).filter(among) : [];
  const ways = waysFor(game);
  const counts = hashes.map((hashing) => (isCounted(hashing) ? ways.counted : ways.single).length);
  const orders = new Set(deals.map(({ order }) => order)).size;
  const tried = counts.reduce((sum, count) => sum + count, 0) * DECK_ORDERS * orders;
  return { hashes, ways, tried: tried + schemesOf(game).length };
}

const schemesOf = (game: CardGame): Scheme[] => [...SCHEMES.values()].filter((one) => one.game.id === game);

/** The schemes of known casinos that fit any of the hands. */
function knownSchemes(rounds: readonly Round[]): Fitting[] {
  return schemesOf(rounds[0]!.game).flatMap((scheme) => {
    const hands = rounds.filter(
      ({ hand }) => audit({ ...hand, scheme: scheme.id, commitment: null }).checks.deal === 'pass',
    );
    return hands.length > 0 ? [{ rule: { scheme: scheme.id }, scheme, hands }] : [];
  });
}

/** One hand, held against one way after the other. */
class Attempt {
  readonly round: Round;
  readonly #deals: readonly (Dealt & { readonly coded: CodedDeal })[];
  readonly #places: Uint16Array;
  readonly #hash = new Places();
  #hashing: Hashing | null = null;

  constructor(round: Round) {
    this.round = round;
    this.#deals = round.deals.map((deal) => ({ ...deal, coded: coded(deal.cards) }));
    const last = Math.max(...round.deals.map(({ cards }) => cards.findLastIndex((card) => card !== null)));
    this.#places = new Uint16Array(last + 1);
  }

  /** How a way fits this hand, and those before; only those before, where it doesn't fit this one. */
  fits(hashing: Hashing, way: Way, before?: Fit): Fit[] {
    if (this.#hashing !== hashing) {
      this.#hashing = hashing;
      this.#hash.hashBy(new Hasher(hashing, valuesOf(this.round)));
    }
    const places = this.#places;
    const found: Fit[] = [];
    if (this.#hash.read(way, places)) {
      const known = before && 1 << before.deck.layout;
      for (const { coded, order, splitOrder } of this.#deals) {
        if (before && before.order !== order) continue;
        if (splitOrder && before?.splitOrders && !before.splitOrders.includes(splitOrder)) continue;
        const layouts = layoutsFor(places, coded, known);
        if (layouts === 0) continue;
        for (const deck of decksFor(places, coded, layouts, before?.deck)) {
          const splitOrders = splitOrder ? [splitOrder] : (before?.splitOrders ?? null);
          add(found, { order, deck, splitOrders, rounds: [...(before?.rounds ?? []), this.round] });
        }
      }
    }
    return found.length > 0 || !before ? found : [before];
  }
}

/** Fits that differ only in how split hands are dealt are one, which leaves that open. */
function add(fits: Fit[], fit: Fit): void {
  const same = fits.findIndex(
    ({ order, deck }) =>
      order === fit.order && deck.layout === fit.deck.layout && String(deck.suits) === String(fit.deck.suits),
  );
  if (same < 0) fits.push(fit);
  else if (fit.splitOrders)
    fits[same] = { ...fit, splitOrders: [...(fits[same]!.splitOrders ?? []), ...fit.splitOrders] };
}

/** A way that fits one hand at least, with what that says of the fresh deck and of the deal. */
interface Fit {
  readonly order: Dealt['order'];
  readonly deck: PartialDeck;
  /** The orders that fit all split hands so far; null where there was none. */
  readonly splitOrders: readonly SplitOrder[] | null;
  readonly rounds: readonly Round[];
}

/** Looks for rules that fit one hand, and holds them against the others. */
class Search {
  readonly #pivot: Attempt;
  readonly #others: readonly Attempt[];
  readonly #ways: Ways;

  constructor(pivot: Round, others: readonly Round[], ways: Ways) {
    this.#pivot = new Attempt(pivot);
    this.#others = others.map((round) => new Attempt(round));
    this.#ways = ways;
  }

  rulesWith(hashing: Hashing): Fitting[] {
    return (isCounted(hashing) ? this.#ways.counted : this.#ways.single).flatMap((way) => {
      let fits = this.#pivot.fits(hashing, way);
      for (const other of this.#others) fits = fits.flatMap((fit) => other.fits(hashing, way, fit));
      return inAnyOrder(fits).flatMap((fit) => rulesOf(this.#pivot.round, hashing, way, fit));
    });
  }
}

/** A fit, with all the orders of the first cards that leave the same. */
type OrderedFit = Fit & { readonly orders: NonNullable<Rule['orders']> };

function inAnyOrder(fits: readonly Fit[]): OrderedFit[] {
  const most = Math.max(0, ...fits.map(({ rounds }) => rounds.length));
  const found = new Map<string, OrderedFit>();
  for (const fit of fits.filter(({ rounds }) => rounds.length === most)) {
    const key = JSON.stringify([fit.deck, fit.rounds.map(({ digest }) => digest)]);
    const { orders = [], splitOrders = null } = found.get(key) ?? {};
    found.set(key, {
      ...fit,
      orders: fit.order ? [...orders, fit.order] : orders,
      splitOrders: fit.splitOrders && [...new Set([...(splitOrders ?? []), ...fit.splitOrders])],
    });
  }
  return [...found.values()];
}

/** The rules that a fit leaves. */
function rulesOf({ game }: Round, hash: Hashing, { decks, ...drawn }: Way, fit: OrderedFit): Fitting[] {
  return wholeDecks(fit.deck, decks).map((deck) => {
    const rule: Rule = {
      game,
      hash,
      ...drawn,
      deck,
      ...(fit.orders.length > 0 && { orders: fit.orders }),
      ...(fit.splitOrders && { splitOrders: fit.splitOrders }),
      commitment: null,
    };
    return { rule: { rule }, scheme: schemeOfRule({ id: 'found', rule, basis: 'found' }), hands: fit.rounds };
  });
}

const cardsIn = (hands: readonly Round[]): number => hands.reduce((sum, round) => sum + cardsSeen(round), 0);

const isEnough = ({ hands }: Fitting): boolean =>
  hands.length >= HANDS_NEEDED && cardsIn(hands) >= CARDS_NEEDED;

/** How likely it is that one of so many rules fits these hands by accident, each of their deals as likely as another. */
export function accidentOf(tried: number, hands: readonly Round[]): number {
  let log = Math.log(tried);
  for (const round of hands) {
    // As many deals as of one deck: of more decks there are more.
    for (let i = 0; i < cardsSeen(round); i++) log -= Math.log(Math.max(CARDS_IN_DECK - i, 1));
  }
  return Math.min(1, Math.exp(log));
}
