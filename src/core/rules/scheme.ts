/**
 * The scheme that a rule is: its deal and its derivation, both by the steps of `deal.ts`.
 * @module
 */

import type { Card } from '../cards.ts';
import { inEnglish, say, type Text } from '../derivation.ts';
import { baccarat, type DealtBaccarat, type ShownBaccarat } from '../games/baccarat.ts';
import { blackjack } from '../games/blackjack.ts';
import {
  type DealOrder,
  type DealtBlackjack,
  type Shoe,
  type ShownBlackjack,
  SPLIT_ORDERS,
} from '../games/blackjack-layout.ts';
import { type DealtHilo, hilo, type ShownHilo } from '../games/hilo.ts';
import { PAY_TABLES } from '../games/pay-tables.ts';
import { type DealtVideoPoker, type ShownVideoPoker, videoPoker } from '../games/video-poker.ts';
import { type Basis, type Interpretation, type Scheme, type Seeds, Undealable } from '../scheme.ts';
import { CARDS_EXPLAINED, placeInDeal } from '../schemes/blackjack-shoe.ts';
import { placeInHand } from '../schemes/ten-cards.ts';
import { reason } from '../verdict.ts';
import { placesDealt } from './deal.ts';
import { cardsOf } from './deck.ts';
import { explainRule } from './explain.ts';
import { Hasher, hashHex, valuesOf } from './hashing.ts';
import {
  type BaccaratOrder,
  type CardGame,
  HILO_ORDERS,
  type HiloOrder,
  REVEALED_DECK,
  type Rule,
  uses,
} from './rule.ts';

/** A casino's rule for one of its games, and how it is known. */
export interface RuleRecord<G extends CardGame = CardGame> {
  readonly id: string;
  readonly rule: Rule & { readonly game: G };
  readonly basis: Basis;
  /** Where the rule is published. */
  readonly source: string;
  /** The file of vectors that the tests hold it against. */
  readonly vectors: string;
  /** The nonce of a seed pair's first bet; null where nobody has published it. */
  readonly firstNonce: number | null;
}

interface Schemes {
  readonly blackjack: Scheme<ShownBlackjack, DealtBlackjack>;
  readonly 'video-poker': Scheme<ShownVideoPoker, DealtVideoPoker>;
  readonly hilo: Scheme<ShownHilo, DealtHilo>;
  readonly baccarat: Scheme<ShownBaccarat, DealtBaccarat>;
}

/** What a scheme needs of a rule, whatever the game. */
type Named = Pick<RuleRecord, 'id' | 'basis'> & { readonly rule: Rule };

/** The scheme of a casino's game. */
export const schemeOf = <G extends CardGame>(record: RuleRecord<G>): Schemes[G] =>
  ({ ...schemeOfRule(record), record }) as Schemes[G];

export function schemeOfRule(named: Named): Scheme {
  const { id, rule, basis } = named;
  return {
    ...PLAYS[rule.game](rule),
    id,
    basis,
    clientSeed: uses(rule, 'clientSeed') ? 'required' : 'optional',
    nonce: uses(rule, 'nonce') ? 'required' : 'unused',
    leavesOpen: (rule.orders?.length ?? 0) > 1,
    reveals: [uses(rule, 'secret') ? ['secret', 'serverSeed'] : ['serverSeed']],
    commitmentForm: rule.commitment === null ? 'unknown' : rule.commitment.digest,
    commitments(reveal, { clientSeed, nonce } = { clientSeed: '', nonce: null }) {
      const hash = rule.commitment && hashHex(rule.commitment, valuesOf({ reveal, clientSeed, nonce }));
      return hash === null ? [] : [{ hash }];
    },
  };
}

/** What a game makes of the cards of a rule. */
type Play = Pick<Scheme, 'game' | 'deals' | 'explain'>;

const PLAYS: Readonly<Record<CardGame, (rule: Rule) => Play>> = {
  blackjack(rule) {
    const orders = rule.orders as readonly DealOrder[];
    const { splitOrders = SPLIT_ORDERS } = rule;
    const mayRunOut = canRunOut(rule);
    return {
      game: blackjack as Scheme['game'],
      deals(seeds) {
        const shoe = shoeOf(rule, seeds);
        return inEachOrder(rule, (order) => ({
          shoe,
          dealOrder: order as DealOrder,
          splitOrders,
          mayRunOut,
        }));
      },
      explain: (seeds) =>
        explainRule(rule, seeds, CARDS_EXPLAINED, (i) =>
          either(orders.map((order) => placeInDeal(i, order))),
        ),
    };
  },
  'video-poker': (rule) => ({
    game: videoPoker(PAY_TABLES) as Scheme['game'],
    deals: (seeds) => dealt(rule, first(rule, seeds, HAND_AND_DRAW)),
    explain: (seeds) => explainRule(rule, seeds, HAND_AND_DRAW, placeInHand),
  }),
  hilo(rule) {
    const orders = (rule.orders ?? HILO_ORDERS.slice(0, 1)) as readonly HiloOrder[];
    return {
      game: hilo as Scheme['game'],
      deals(seeds) {
        const shoe = shoeOf(rule, seeds);
        // That the start card is dealt, as the calculators have it, need not be said.
        return orders.map((order) => {
          const isStartDealt = order === HILO_ORDERS[0];
          const notes = isStartDealt ? [] : [reason('deal-order-inferred', order)];
          return { dealt: { shoe, isStartDealt }, notes: [...notesOn(rule), ...notes] };
        });
      },
      explain: (seeds, shown) =>
        explainRule(rule, seeds, (shown as ShownHilo | null)?.cards.length ?? HILO_EXPLAINED, (i) =>
          either(orders.map((order) => placeInHilo(i, order))),
        ),
    };
  },
  baccarat(rule) {
    const places = (rule.orders as readonly BaccaratOrder[]).map(placesInBaccarat);
    const count = places[0]!.length;
    return {
      game: baccarat as Scheme['game'],
      deals(seeds) {
        const cards = first(rule, seeds, count);
        return inEachOrder(rule, (order) => inBaccaratOrder(cards, order as BaccaratOrder));
      },
      explain: (seeds) => explainRule(rule, seeds, count, (i) => either(places.map((names) => names[i]!))),
    };
  },
};

const HAND_AND_DRAW = 10;
function placeInHilo(i: number, order: HiloOrder): Text {
  if (order === HILO_ORDERS[1]) return say`card ${i + 1}`;
  return i === 0 ? say`start` : say`card ${i}`;
}

/** Cards of a hilo round that a derivation shows where it doesn't know how many were dealt. */
const HILO_EXPLAINED = 10;

/** That the player only cuts is no matter of a single hand, and has to be said with each. */
const notesOn = ({ deck }: Rule) => (deck === REVEALED_DECK ? [reason('cut-only')] : []);

/** The one reading of a rule whose cards are all one player's. */
const dealt = (rule: Rule, cards: unknown): Interpretation<unknown>[] => [
  { dealt: cards, notes: notesOn(rule) },
];

/** The readings of a rule, one for each order in which the first cards may be given. */
const inEachOrder = (
  rule: Rule,
  cardsIn: (order: NonNullable<Rule['orders']>[number]) => unknown,
): Interpretation<unknown>[] =>
  rule.orders!.map((order, _, { length }) => ({
    dealt: cardsIn(order),
    notes: length > 1 ? [...notesOn(rule), reason('deal-order-inferred', order)] : notesOn(rule),
  }));

/** Names that are the same in English are said once. */
const either = (names: readonly Text[]): Text =>
  [...new Map(names.map((name) => [inEnglish(name), name])).values()].reduce(
    (one, other) => say`${one} or ${other}`,
  );

/** Whether there may be no number left before all cards are dealt: what is dealt then, the rule doesn't say. */
function canRunOut({ counter, number }: Rule): boolean {
  if (counter === null) return true;
  return counter.counts !== 'digests' && counter.retry === undefined && number.limit !== undefined;
}

/** The first cards of a deal. @throws Undealable where there are fewer */
function first(rule: Rule, seeds: Seeds, count: number): readonly Card[] {
  const cards = shoeOf(rule, seeds).take(count);
  if (cards.length < count) throw new Undealable('hash-ran-out', String(cards.length), String(count));
  return cards;
}

/** The cards of a deal, drawn as far as they are asked for. @throws Undealable */
function shoeOf(rule: Rule, seeds: Seeds): Shoe {
  const deck = cardsOf(rule, seeds);
  const places = placesDealt(rule, new Hasher(rule.hash, valuesOf(seeds)));
  const cards: Card[] = [];
  return {
    take(count) {
      while (cards.length < count) {
        const next = places.next();
        if (next.done) break;
        cards.push(deck[next.value]!);
      }
      return cards.slice(0, count);
    },
  };
}

/** Baccarat's cards are compared as those of the player, of the banker, and the third ones. */
function inBaccaratOrder(cards: readonly Card[], order: BaccaratOrder): DealtBaccarat {
  const [a, b, c, d, ...thirds] = cards;
  return order === 'player, player, banker, banker' ? cards : [a!, c!, b!, d!, ...thirds];
}

function placesInBaccarat(order: BaccaratOrder): readonly Text[] {
  const [first, second] = [say`player ${1}`, say`player ${2}`];
  const [third, fourth] = [say`banker ${1}`, say`banker ${2}`];
  const four =
    order === 'player, player, banker, banker'
      ? [first, second, third, fourth]
      : [first, third, second, fourth];
  return [...four, say`first third card`, say`second third card`];
}
