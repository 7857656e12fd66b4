/**
 * A card of Stake's, in both builds of the markup that are known: with named icons for suits, as at blackjack, and with
 * outlines alone, as at hilo. Known of the outlines are the beginnings of hearts and diamonds; the rest is drawn here.
 * @module
 */
import type { JSX } from 'preact';
import { type Card, rankOf, type Suit, suitOf } from '../../../../src/core/cards.ts';
import type { Lying } from '../../../page/use-turning.ts';

/** `icons`: of 2025. `outlines`: with classes that a build tool made up. */
export type Build = 'icons' | 'outlines';

const NAMES: Readonly<Record<Suit, string>> = { c: 'Club', d: 'Diamond', h: 'Heart', s: 'Spade' };

const OUTLINES: Readonly<Record<Suit, string>> = {
  h: 'M30.907 55.396.457 24.946A16 16 0 0 1 23.1 2.3L32 11l8.9-8.7a16 16 0 0 1 22.643 22.646L33.093 55.396z',
  d: 'm37.036 2.1 24.875 24.865a7 7 0 0 1 0 9.9L37.036 61.8a7 7 0 0 1-9.9 0L2.1 36.865a7 7 0 0 1 0-9.9L27.136 2.1a7 7 0 0 1 9.9 0z',
  s: 'M30.9 1.2 4.6 27.5a14.5 14.5 0 0 0 20.5 20.5l3.9-3.9V52l-6 10h18l-6-10v-7.9l3.9 3.9a14.5 14.5 0 0 0 20.5-20.5L33.1 1.2z',
  c: 'M32 1a14 14 0 0 0-11.8 21.5A14 14 0 1 0 28.5 44v8l-6 10h19l-6-10v-8a14 14 0 1 0 8.3-21.5A14 14 0 0 0 32 1z',
};

/** Of everything in the build with outlines. */
const SCOPE = 'svelte-1cwyebm';

const colourOf = (suit: Suit): string => ('dh'.includes(suit) ? 'var(--red-500)' : 'var(--grey-600)');

interface StakeCardProps {
  readonly lying: Lying;
  readonly build: Build;
  /** Whether it is one of a row of past cards. */
  readonly small?: boolean;
}

export function StakeCard({ lying, build, small = false }: StakeCardProps): JSX.Element {
  const { card, how, turn } = lying;
  const classes = [
    'content',
    build === 'icons' ? 'dealt' : SCOPE,
    card ? '' : 'face-down',
    small ? 'small' : '',
    how === 'turning' ? 'turning' : '',
  ];
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      style={how === 'turning' ? { animationDuration: `${turn}ms` } : {}}
    >
      <div class="face">{card && <Face card={card} build={build} />}</div>
      <div class="back" />
    </div>
  );
}

function Face({ card, build }: { card: Card; build: Build }): JSX.Element {
  const suit = suitOf(card);
  const icon = build === 'icons' ? { 'data-ds-icon': `Card${NAMES[suit]}` } : { class: 'svg-icon' };
  return (
    <div class="face-content" style={{ color: colourOf(suit) }}>
      <span>{rankOf(card) === 'T' ? '10' : rankOf(card)}</span>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: as at the real casino */}
      <svg {...icon} viewBox="0 0 64 64">
        <path d={OUTLINES[suit]} />
      </svg>
    </div>
  );
}
