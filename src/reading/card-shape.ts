/**
 * Cards by their shape alone, where nothing else tells what they are.
 * @module
 */
import { boundsOf, hasLayout, localName, styleOf } from './dom.ts';

export const isOfCardShape = (element: Element): boolean => isCardShape(boundsOf(element));

/** By width and height in CSS pixels. */
export const isCardShape = ({ width, height }: DOMRect): boolean =>
  height > 40 && height > 1.2 * width && height < 2 * width;

/** Whether an element of a card's shape shows a picture: a card, though nothing says which. */
export const looksLikeCard = (element: Element): boolean =>
  hasLayout && isOfCardShape(element) && showsPicture(element);

/** Whether an element is a picture, or has one behind it. */
export const showsPicture = (element: Element): boolean =>
  ['img', 'svg', 'canvas'].includes(localName(element)) || hasPictureBehind(element);

/** Whether its style puts a picture behind an element. */
export const hasPictureBehind = (element: Element): boolean =>
  styleOf(element).backgroundImage.includes('url(');
