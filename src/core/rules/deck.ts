/**
 * The cards that a rule draws from, in the order before it draws.
 * @module
 */
import { type Card, parseCard, RANKS, type Rank, type Suit } from '../cards.ts';
import { say, type Text } from '../derivation.ts';
import { type Seeds, Undealable } from '../scheme.ts';
import { CARDS_IN_DECK, type FreshDeck, REVEALED_DECK, type Rule } from './rule.ts';

/** @throws Undealable where the casino's own order is no deck */
export const cardsOf = ({ deck }: Pick<Rule, 'deck'>, { reveal }: Pick<Seeds, 'reveal'>): readonly Card[] =>
  deck === REVEALED_DECK ? revealedDeck(reveal.secret ?? '') : freshCards(deck);

/** Made once for each deck: a pair of seeds deals from it thousands of times. */
export function freshCards(deck: FreshDeck): readonly Card[] {
  const cards = fresh.get(deck) ?? newCards(deck);
  fresh.set(deck, cards);
  return cards;
}

const fresh = new WeakMap<FreshDeck, readonly Card[]>();

function newCards({ decks, major, suits, ranks }: FreshDeck): readonly Card[] {
  const all = [...ranks] as Rank[];
  const inTurn = [...suits] as Suit[];
  const one =
    major === 'rank'
      ? all.flatMap((rank) => inTurn.map((suit): Card => `${rank}${suit}`))
      : inTurn.flatMap((suit) => all.map((rank): Card => `${rank}${suit}`));
  return Array.from({ length: decks }, () => one).flat();
}

/** A deck written as a list of suit and rank: `SA,H7`. */
function revealedDeck(text: string): readonly Card[] {
  const cards = text.split(',').map((item) => parseCard(item.trim().slice(1) + item.trim().slice(0, 1)));
  if (cards.length !== CARDS_IN_DECK || !cards.every((card) => card !== null))
    throw new Undealable(
      'reveal-malformed',
      'secret',
      `${CARDS_IN_DECK} cards such as SA, with commas between`,
    );
  if (new Set(cards).size !== CARDS_IN_DECK) throw new Undealable('deck-not-whole', String(CARDS_IN_DECK));
  return cards;
}

/** The order of a fresh deck in words. */
export function deckInWords({ decks, major, suits, ranks }: FreshDeck): Text {
  const [a, b, c, d] = [...suits].map((suit) => SUIT_NAMES[suit as Suit]);
  const names = say`${a!}, ${b!}, ${c!}, ${d!}`;
  const from = ranks.startsWith(RANKS[0]) ? say`from ace to king` : say`from two to ace`;
  const one = major === 'rank' ? say`rank by rank ${from}, each in ${names}` : say`${names}, each ${from}`;
  return decks === 1 ? one : say`${decks} decks one after the other, each ${one}`;
}

const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  c: say`clubs`,
  d: say`diamonds`,
  h: say`hearts`,
  s: say`spades`,
};
