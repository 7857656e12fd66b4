/**
 * Seeds that are out under no name that is known, such as those of a list: what has a hash that the page promises, or was
 * seen to promise, is that hash's seed, whatever stands beside it.
 * @module
 */

import { digestsOf } from './digests.ts';
import { fits } from './shapes.ts';
import type { Survey } from './survey.ts';
import { elementAround, isVisible } from './tree.ts';

/** The seed of the last of these hashes whose seed can be seen. */
export function seedOf(
  survey: Survey,
  hashes: readonly string[],
): { readonly element: Element; readonly text: string } | undefined {
  if (hashes.length === 0) return undefined;
  const texts = survey.longTexts.map((text) => ({ element: elementAround(text)!, text: text.data.trim() }));
  const typed = survey.boxes.map((element) => ({ element, text: element.value.trim() }));
  const seeds = [...texts, ...typed]
    .filter(({ text }) => fits('reported.serverSeed', text))
    .map((seed) => ({ seed, at: Math.max(...digestsOf(seed.text).map((hash) => hashes.indexOf(hash))) }))
    .filter(({ seed, at }) => at >= 0 && isVisible(seed.element));
  const last = Math.max(...seeds.map(({ at }) => at));
  return seeds.find(({ at }) => at === last)?.seed;
}
