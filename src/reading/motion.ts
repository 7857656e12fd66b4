/**
 * Whether cards are being dealt or turned: a card that is half turned is no card yet.
 * @module
 */

import { animationsIn, attribute, select } from './dom.ts';

/** Classes that pages put on cards on their way. */
const ON_THE_WAY =
  /(?:^|[\s_-])(?:undealt|unflipped|(?:flipp?|deal|turn|mov|animat|slid|discard|reveal)ing|discard|in-motion)(?:$|[\s_-])/;

/** Whether anything in `container`, where these places lie, is moving. Motion without end is decoration. */
export function isMoving(container: Node, places: readonly Element[]): boolean {
  return places.some(isOnTheWay) || animationsIn(container).some(isUnderWay);
}

function isOnTheWay(place: Element): boolean {
  return [place, ...select(place, '[class]')].some((part) => ON_THE_WAY.test(attribute(part, 'class') ?? ''));
}

function isUnderWay(animation: Animation): boolean {
  // Those of a page have an effect on it.
  return (
    animation.playState === 'running' &&
    animation.effect!.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  );
}
