/**
 * Dialogs over a table, in which casinos show earlier hands, or how any seeds deal.
 * @module
 */
import { getOr } from '../core/groups.ts';
import { BETTING, controlsFor } from './controls.ts';
import { hasLayout, matches, styleOf } from './dom.ts';
import type { ControlName } from './labels/words.ts';
import { once } from './once.ts';
import { type Survey, withOnly } from './survey.ts';
import { elementAround, holds } from './tree.ts';

/**
 * The same survey without what lies in dialogs, or other layers over the page, with which nothing is played: cards of
 * earlier hands, and what names their places. A layer that does not call itself a dialog may hold the table itself,
 * where there are no other cards.
 */
export function withoutDialogs(survey: Survey): Survey {
  const { cardHints } = survey;
  const plays = once(() => controlsFor(survey, PLAYS));
  const layers = new Map<Element, Layer | null>();
  const layerOf = (element: Element): Layer | null =>
    getOr(layers, element, () => {
      const parent = elementAround(element);
      const around = parent && layerOf(parent);
      if (around?.isDialog) return around;
      if (matches(element, DIALOG)) return { element, isDialog: true };
      return around ?? (isFixed(element) ? { element, isDialog: false } : null);
    });
  const known = new Map<Layer, boolean>();
  const isBare = (layer: Layer): boolean =>
    getOr(known, layer, () => {
      const isOutside = (node: Node): boolean => !holds(layer.element, node);
      return plays().every(isOutside) && (layer.isDialog || cardHints.some(isOutside));
    });
  const isApart = (node: Node): boolean => {
    const around = elementAround(node);
    const layer = around && layerOf(around);
    return layer !== null && isBare(layer);
  };
  const hints = cardHints.filter((hint) => !isApart(hint));
  if (hints.length === cardHints.length) return survey;
  return {
    ...withOnly(survey, hints),
    handTexts: survey.handTexts.filter((text) => !isApart(text)),
    labelled: (meaning) => {
      const labels = survey.labelled(meaning);
      return meaning.startsWith('places:') ? labels.filter(({ element }) => !isApart(element)) : labels;
    },
  };
}

interface Layer {
  readonly element: Element;
  /** Whether it says that it is one. */
  readonly isDialog: boolean;
}

/** Whether it stays where it is in the window, as what is opened over a page does. */
export const isFixed = (element: Element): boolean => hasLayout && styleOf(element).position === 'fixed';

/** What says of itself that it is a dialog. */
export const DIALOG =
  'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"], [class~="modal" i], [class*="modal-" i], [class~="dialog" i]';

/** What a table is played with. */
const PLAYS: readonly ControlName[] = [
  ...BETTING,
  'draw',
  'hit',
  'stand',
  'double',
  'split',
  'insurance',
  'hold',
  'higher',
  'lower',
];
