/**
 * The replicas' card images: named in words (`jack_of_clubs.svg`) for pages whose file names tell the card, or by
 * numbers that tell nothing (`face-4711.svg`), and a style sheet with a class for each card.
 * @module
 */
import { type Card, freshDeck, rankOf, SUITS, suitOf } from '../src/core/cards.ts';
import { cardName, faceNumber, SUIT_SYMBOLS } from './page/card-names.ts';

interface CardFile {
  readonly type: string;
  readonly body: string;
}

const svg = (inside: string): CardFile => ({
  type: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84">${inside}</svg>`,
});

function face(card: Card): CardFile {
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  const suit = SUIT_SYMBOLS[suitOf(card)];
  const colour = 'dh'.includes(suitOf(card)) ? '#c22735' : '#1b1f27';
  return svg(
    `<rect x=".5" y=".5" width="59" height="83" rx="6" fill="#fff" stroke="#c9ced6"/>
     <g fill="${colour}" font-family="Georgia,serif" text-anchor="middle">
     <text x="12" y="20" font-size="17">${rank}</text><text x="12" y="36" font-size="15">${suit}</text>
     <text x="34" y="66" font-size="38">${suit}</text></g>`,
  );
}

const BACK = svg(
  `<rect x=".5" y=".5" width="59" height="83" rx="6" fill="#24506b" stroke="#163447"/>
   <rect x="6" y="6" width="48" height="72" rx="4" fill="none" stroke="#7fb2cf" stroke-dasharray="3 2"/>`,
);

const FILES: ReadonlyMap<string, CardFile> = new Map([
  ['back.svg', BACK],
  ...freshDeck(SUITS).flatMap((card): [string, CardFile][] => [
    [`${cardName(card).toLowerCase().replaceAll(' ', '_')}.svg`, face(card)],
    [`face-${faceNumber(card)}.svg`, face(card)],
  ]),
  ['cards.css', { type: 'text/css', body: freshDeck(SUITS).map(rule).join('\n') }],
]);

function rule(card: Card): string {
  return `.card-${card.toLowerCase()} { background-image: url(/cards/face-${faceNumber(card)}.svg); }`;
}

/** The file of this name, or null where there is none. */
export const cardFile = (name: string): CardFile | null => FILES.get(name) ?? null;
