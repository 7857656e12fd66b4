/**
 * Playing cards as two characters: rank `A23456789TJQK`, then suit `cdhs`. `Jc` is the jack of clubs.
 * @module
 */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['c', 'd', 'h', 's'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Card = `${Rank}${Suit}`;

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

const SUIT_SYMBOLS: Record<Suit, readonly string[]> = {
  c: ['♣', '♧'],
  d: ['♦', '♢'],
  h: ['♥', '♡'],
  s: ['♠', '♤'],
};

/** Every accepted spelling of a card, so that reading one is a single look-up. */
const SPELLINGS: ReadonlyMap<string, Card> = /* @__PURE__ */ (() => {
  const spellings = new Map<string, Card>();
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const ranks = rank === 'T' ? ['T', 't', '10'] : [rank, rank.toLowerCase()];
      for (const r of ranks) {
        for (const s of [suit, suit.toUpperCase(), ...SUIT_SYMBOLS[suit]])
          spellings.set(r + s, `${rank}${suit}`);
      }
    }
  }
  return spellings;
})();

/** Emoji and text presentation selectors, which some keyboards add behind a suit symbol. */
const PRESENTATION = /[\uFE0E\uFE0F]/g;

/** The spellings of two ASCII characters, by both their codes: what nearly all cards are, found without hashing. */
const SHORT_SPELLINGS: readonly (Card | undefined)[] = /* @__PURE__ */ (() => {
  const spellings = new Array<Card | undefined>(1 << 14).fill(undefined);
  for (const [text, card] of SPELLINGS) if (/^[!-~]{2}$/.test(text)) spellings[shortCode(text)] = card;
  return spellings;
})();

function shortCode(text: string): number {
  return (text.charCodeAt(0) << 7) | text.charCodeAt(1);
}

/** The card that `text` names (`Jc`, `10s`, `th`, `t♥`), or null where it names none. Blanks around it don't count. */
export function parseCard(text: string): Card | null {
  if (text.length === 2) {
    const card = SHORT_SPELLINGS[shortCode(text)];
    if (card !== undefined) return card;
  }
  return SPELLINGS.get(text) ?? SPELLINGS.get(text.trim().replace(PRESENTATION, '')) ?? null;
}

/** Ranks ace to king of each suit in turn: the fresh order of most decks. */
export function freshDeck(suits: readonly Suit[]): Card[] {
  return suits.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
}
