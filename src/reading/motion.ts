/**
 * Whether cards are being dealt or turned: a card that is half turned is no card yet.
 * @module
 */

/** Classes that pages put on cards on their way. */
const ON_THE_WAY =
  /(?:^|[\s_-])(?:undealt|unflipped|(?:flipp?|deal|turn|mov|animat|slid|discard|reveal)ing|discard|in-motion)(?:$|[\s_-])/;

/** Whether anything in `container`, where these places lie, is moving. Motion without end is decoration. */
export function isMoving(container: ParentNode, places: readonly Element[]): boolean {
  // Of a shadow root, all animations are asked for anyway.
  return places.some(isOnTheWay) || (container as Element).getAnimations({ subtree: true }).some(isUnderWay);
}

function isOnTheWay(place: Element): boolean {
  if (ON_THE_WAY.test(place.getAttribute('class') ?? '')) return true;
  return [...place.querySelectorAll('[class]')].some((part) => ON_THE_WAY.test(part.getAttribute('class')!));
}

function isUnderWay(animation: Animation): boolean {
  if (animation.playState !== 'running') return false;
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  return endTime !== Number.POSITIVE_INFINITY;
}
