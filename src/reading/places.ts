/**
 * The parts of a table that belong to the dealer and to the player, by their headings.
 * @module
 */
import type { Survey } from './survey.ts';
import { closest, findAll, holds, parentOf } from './tree.ts';

export type PlaceName = 'dealer' | 'player';

/** Where a site says so by stable attributes. */
export type PlaceSelectors = Readonly<Record<PlaceName, string>>;

/** The nodes that make up each part, those with nothing of a card in them left out. */
export type Places = Readonly<Record<PlaceName, readonly Node[]>>;

/** The dealer's and the player's part, and in `evidence` what tells them. */
export function findPlaces(survey: Survey, selectors: PlaceSelectors | null, evidence: Element[]): Places {
  const heads = { dealer: headsOf('dealer'), player: headsOf('player') };
  evidence.push(...heads.dealer, ...heads.player);
  return {
    dealer: heads.dealer.flatMap((head) => partOf(head, heads.player)).filter(hasCards),
    player: heads.player.flatMap((head) => partOf(head, heads.dealer)).filter(hasCards),
  };

  function headsOf(name: PlaceName): readonly Element[] {
    if (selectors) return findAll(survey.roots, selectors[name]);
    return survey
      .labelled(`places:${name}`)
      .map(({ element }) => element)
      .filter((element) => !closest(element, 'button, a, [role="button"], th'));
  }

  function hasCards(node: Node): boolean {
    return survey.cardHints.some((hint) => holds(node, hint));
  }

  /** The largest part of the page around a heading without one of the other's; or else what follows the heading. */
  function partOf(head: Element, others: readonly Element[]): Node[] {
    if (selectors) return [head];
    const holdsOther = (node: Node) => others.some((other) => holds(node, other));
    let part: Node = head;
    for (let up = parentOf(part); up && !holdsOther(up); up = parentOf(part)) part = up;
    if (hasCards(part)) return [part];
    const following: Node[] = [];
    for (let next = part.nextSibling; next && !holdsOther(next); next = next.nextSibling)
      following.push(next);
    return following;
  }
}
