/**
 * Hands that are written out, each as one text such as `A♠ K♥`, in place of cards.
 * @module
 */
import type { NotFound } from '../core/observation.ts';
import { areAlike } from './alike.ts';
import { writtenHand } from './card-text.ts';
import { parentNode } from './dom.ts';
import type { HandOfCards, ReadHands } from './hands.ts';
import { isMoving } from './motion.ts';
import type { Places } from './places.ts';
import { secondHand } from './second-hand.ts';
import { notFound } from './seen.ts';
import { type Survey, withHints } from './survey.ts';
import { elementAround, holds, walk } from './tree.ts';
import { canBeRead } from './visible.ts';

/** Whether a table has hands written out: a part without cards, and texts that may be its hand. */
export const isWrittenOut = ({ handTexts }: Survey, { dealer, player }: Places): boolean =>
  handTexts.length > 0 && (dealer.length === 0 || player.length === 0);

/** The same survey, in which texts with a hand tell of cards. */
export const withHandTexts = (survey: Survey): Survey =>
  withHints(
    survey,
    survey.handTexts.map((text) => elementAround(text)!),
  );

/** The hands on a table, `moving` where they are being written, or why they cannot be told. */
export function readWrittenHands(
  survey: Survey,
  parts: Places,
  controls: readonly Element[],
): ReadHands | 'moving' | NotFound {
  const [dealer, ...others] = textsIn(parts.dealer);
  const player = textsIn(parts.player);
  const isClear =
    dealer && others.length === 0 && areHands(player) && [...parts.before, ...parts.after].length === 0;
  if (!isClear || isMixed(survey, parts, [dealer, ...player])) {
    return notFound('ambiguous', 'it is not clear where one card ends and the next begins');
  }
  const texts = [dealer, ...player];
  const around = texts.map((text) => elementAround(text)!);
  if (around.some((element) => isMoving(element, [element]))) return 'moving';
  if (!texts.every(canBeRead)) return notFound('conflict', 'a card is on the page and cannot be seen');
  const cards = (text: Text): HandOfCards => writtenHand(text.data)!;
  const second = secondHand(survey, texts.flatMap(cards), [...around, ...controls], 2);
  return second ?? { dealer: [cards(dealer)], player: player.map(cards), before: [], after: [], named: null };
}

function textsIn(part: readonly Node[]): readonly Text[] {
  const texts: Text[] = [];
  for (const node of part) {
    walk(node, {
      text(text) {
        if (writtenHand(text.data)) texts.push(text);
      },
    });
  }
  return texts;
}

/** Whether these are the hands of one player: one, or those of a split, built alike side by side. */
function areHands(texts: readonly Text[]): boolean {
  const [first, ...others] = texts.map((text) => elementAround(text)!);
  if (!first || others.length >= MOST_HANDS) return false;
  return others.every((other) => areAlike(other, first) && parentNode(other) === parentNode(first));
}

const MOST_HANDS = 4;

/** Whether something else in these parts tells of a card. */
function isMixed({ cardHints }: Survey, parts: Places, texts: readonly Text[]): boolean {
  const all = [...parts.dealer, ...parts.player];
  return cardHints.some(
    (hint) => all.some((part) => holds(part, hint)) && !texts.some((text) => elementAround(text) === hint),
  );
}
