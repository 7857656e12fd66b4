/**
 * Single stories, by the seed that they were drawn with and their number; as long as stories are drawn as they are now.
 * @module
 */
import fc from 'fast-check';
import type { Story } from './story.ts';
import { type Outcome, tell } from './tell.ts';

/** What came of the story with a seed and number. */
export function toldAt(stories: fc.Arbitrary<Story>, seed: number, number: number): Outcome {
  const [story] = fc.sample(stories, { seed, path: String(number), numRuns: 1 });
  return tell(story!);
}
