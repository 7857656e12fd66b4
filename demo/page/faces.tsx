/**
 * A card's face in every form that casinos' pages are known to use.
 * @module
 */
import type { JSX } from 'preact';
import { type Card, rankOf, suitOf } from '../../src/core/cards.ts';
import type { Skin } from '../settings.ts';
import { cardName, faceNumber, SUIT_SYMBOLS, unicodeCard } from './card-names.ts';
import type { Lying } from './use-turning.ts';

function Face({ card, skin }: { card: Card; skin: Skin }): JSX.Element {
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

/** A card face up or half turned, or the back of one. */
export const LyingCard = ({ lying, skin }: { lying: Lying; skin: Skin }): JSX.Element =>
  lying.card ? <Face card={lying.card} skin={skin} /> : <Back skin={skin} />;

/** The style of a card's place: how long it takes to turn it. */
export const turnTime = ({ how, turn }: Lying): { animationDuration?: string } =>
  how === 'turning' ? { animationDuration: `${turn}ms` } : {};

function Back({ skin }: { skin: Skin }): JSX.Element {
  return skin.startsWith('img') ? (
    <img class="face" src="/cards/back.svg" alt="" />
  ) : (
    <span class="face back" />
  );
}
