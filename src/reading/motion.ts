/**
 * Whether cards are being dealt or turned: a card that is half turned is no card yet.
 * @module
 */

import { animationsIn, attribute, select, styleOf } from './dom.ts';
import { elementsDown } from './tree.ts';

/** Classes that pages put on cards that are to come or to go, and on those on their way. */
const TO_GO = /(?:^|[\s_-])(?:undealt|unflipped|discard)(?:$|[\s_-])/;
const GOING = /(?:^|[\s_-])(?:(?:flipp?|deal|turn|mov|animat|slid|discard|reveal)ing|in-motion)(?:$|[\s_-])/;

/** Whether anything in `container`, where these places lie, is moving. Motion without end is decoration. */
export function isMoving(container: Node, places: readonly Element[]): boolean {
  return places.some(isOnTheWay) || animationsIn(container).some(isUnderWay);
}

function isOnTheWay(place: Element): boolean {
  return [place, ...select(place, '[class]')].some((part) => {
    const name = attribute(part, 'class') ?? '';
    return TO_GO.test(name) || (GOING.test(name) && !isAnimated(part));
  });
}

/** Whether styles move something or what is in it: then it is seen when that is done, though the class stays. */
const isAnimated = (part: Element): boolean =>
  elementsDown(part, MOST_PARTS).some((one) => {
    const { animationName, transitionDuration } = styleOf(one);
    return (animationName || 'none') !== 'none' || /[1-9]/.test(transitionDuration || '');
  });

/** More than a card is made of. */
const MOST_PARTS = 40;

function isUnderWay(animation: Animation): boolean {
  // Those of a page have an effect on it.
  return (
    animation.playState === 'running' &&
    animation.effect!.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  );
}
