/**
 * Cards, dice and numbers as they lie on a table, and in words.
 * @module
 */
import type { JSX } from 'preact';
import { type Card, rankOf, type Suit, suitOf } from '../core/cards.ts';
import { t } from '../platform/i18n.ts';
import { pocketColour } from './games.ts';
import { DieGlyph, SuitGlyph } from './glyphs.tsx';
import { type Cell, type Face, same } from './hand-rows.ts';

const SYMBOLS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
/** Behind a suit symbol, so that no system draws it as an emoji. */
const AS_TEXT = '\uFE0E';

const rankText = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
const colourOf = (card: Card): string => ('dh'.includes(suitOf(card)) ? 'red' : 'black');

/** A face as short as it can be written: `8♣`, `17`. */
export function faceText(face: Face): string {
  switch (face.kind) {
    case 'card':
      return `${rankText(face.card)}${SYMBOLS[suitOf(face.card)]}${AS_TEXT}`;
    case 'back':
      return t('face_down');
    case 'pocket':
      return String(face.number);
    case 'die':
      return String(face.pips);
    case 'stop':
      return String(face.index);
  }
}

/** A face as it is read aloud: `8 of clubs`. */
function faceName(face: Face): string {
  if (face.kind !== 'card') return faceText(face);
  const { card } = face;
  const rank = rankOf(card);
  const named = 'AJQK'.includes(rank) ? t(`rank_${rank as 'A' | 'J' | 'Q' | 'K'}`) : rankText(card);
  return t('card_name', named, t(`suit_${suitOf(card)}`));
}

/** A card small enough to stand in a line of text. */
export const CardText = ({ card }: { card: Card }): JSX.Element => (
  <span class={`card-text ${colourOf(card)}`} role="img" aria-label={faceName({ kind: 'card', card })}>
    {rankText(card)}
    <SuitGlyph suit={suitOf(card)} />
  </span>
);

/** What the table showed at one place, small enough for a line; struck out where the seeds force something else. */
export function MiniFace({ cell: { face, expected } }: { cell: Cell }): JSX.Element {
  const name = faceName(face);
  return (
    <span
      class={`mini ${face.kind === 'card' ? colourOf(face.card) : face.kind} ${expected ? 'wrong-mini' : ''}`}
      role="img"
      aria-label={expected ? t('face_wrong', name, faceName(expected)) : name}
    >
      {face.kind === 'card' ? (
        <>
          {rankText(face.card)}
          <SuitGlyph suit={suitOf(face.card)} />
        </>
      ) : face.kind === 'back' ? (
        '?'
      ) : (
        faceText(face)
      )}
    </span>
  );
}

/** What the table showed at one place, marked where the seeds force something else. */
export function TableFace({ cell: { face, held, expected } }: { cell: Cell }): JSX.Element {
  const name = faceName(face);
  const label = expected ? t('face_wrong', name, faceName(expected)) : held ? t('face_held', name) : name;
  return (
    <span
      class={`face ${face.kind} ${expected ? 'wrong' : ''}`}
      role="img"
      aria-label={label}
      data-card={face.kind === 'card' ? face.card : undefined}
      data-expected={expected ? codeOf(expected) : undefined}
    >
      <Print face={face} />
      {held && <span class="held-mark">{t('held')}</span>}
    </span>
  );
}

/** What the seeds force at one place; faint where the table showed the same. */
export const ForcedFace = ({ face, shown }: { face: Face; shown: Face | undefined }): JSX.Element => (
  <span
    class={`face ${face.kind} ${shown && same(face, shown) ? 'same' : ''}`}
    role="img"
    aria-label={faceName(face)}
  >
    <Print face={face} />
  </span>
);

const codeOf = (face: Face): string => (face.kind === 'card' ? face.card : faceText(face));

function Print({ face }: { face: Face }): JSX.Element {
  switch (face.kind) {
    case 'card':
      return (
        <span class={`print ${colourOf(face.card)}`} aria-hidden="true">
          <span class="rank">{rankText(face.card)}</span>
          <SuitGlyph suit={suitOf(face.card)} className="index" />
          <SuitGlyph suit={suitOf(face.card)} className="pip" />
        </span>
      );
    case 'back':
      return <span class="print back-pattern" aria-hidden="true" />;
    case 'die':
      return <DieGlyph pips={face.pips} />;
    case 'pocket':
      return (
        <span class={`print ${pocketColour(face.number)}`} aria-hidden="true">
          {face.number}
        </span>
      );
    case 'stop':
      return (
        <span class="print" aria-hidden="true">
          {face.index}
        </span>
      );
  }
}
