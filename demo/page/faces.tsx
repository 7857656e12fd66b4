/**
 * A card's face in every form that casinos' pages are known to use.
 * @module
 */
import type { JSX } from 'preact';
import { type Card, rankOf, suitOf } from '../../src/core/cards.ts';
import type { Skin } from '../settings.ts';
import { cardName, faceNumber, SUIT_SYMBOLS, unicodeCard } from './card-names.ts';

export function Face({ card, skin }: { card: Card; skin: Skin }): JSX.Element {
  const colour = 'dh'.includes(suitOf(card)) ? 'red' : 'black';
  const picture = `/cards/face-${faceNumber(card)}.svg`;
  switch (skin) {
    case 'text':
      return (
        <span class={`face printed ${colour}`}>
          <span class="rank">{rankOf(card) === 'T' ? '10' : rankOf(card)}</span>
          <span class="suit">{SUIT_SYMBOLS[suitOf(card)]}</span>
        </span>
      );
    case 'img-alt':
      return <img class="face" src={picture} alt={cardName(card)} />;
    case 'img-file':
      return (
        <img class="face" src={`/cards/${cardName(card).toLowerCase().replaceAll(' ', '_')}.svg`} alt="" />
      );
    case 'aria-label':
      return (
        <span
          class="face"
          role="img"
          aria-label={cardName(card)}
          style={{ backgroundImage: `url(${picture})` }}
        />
      );
    case 'class':
      return <span class={`face card-${card.toLowerCase()}`} />;
    case 'unicode':
      return <span class={`face glyph ${colour}`}>{unicodeCard(card)}</span>;
  }
}

export function Back({ skin }: { skin: Skin }): JSX.Element {
  return skin.startsWith('img') ? (
    <img class="face" src="/cards/back.svg" alt="" />
  ) : (
    <span class="face back" />
  );
}
