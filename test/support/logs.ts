/**
 * Logs as casinos' pages would write them: stories told one after the other, some at once in tabs of their own.
 * @module
 */
import fc from 'fast-check';
import type { Observation, Sighting } from '../../src/core/observation.ts';
import { cheatingStories, honestStories, kindOf } from '../property/stories/story.ts';
import { tell } from '../property/stories/tell.ts';

/** What one message brings to the log. */
export interface Sent {
  readonly site: string;
  readonly tab: string;
  readonly sightings: readonly Sighting[];
}

/** The messages of so many stories, `abreast` of them at once, in the order they reach the log. */
export function messagesOf(seed: number, stories: number, abreast: number): Sent[] {
  const any = fc.oneof(
    { arbitrary: honestStories('per-bet'), weight: 3 },
    { arbitrary: cheatingStories('per-bet'), weight: 1 },
  );
  const dice = fc.sample(fc.nat(1_000_000), { seed, numRuns: stories * 200 });
  let thrown = 0;
  const dieOf = (sides: number): number => dice[thrown++ % dice.length]! % sides;
  const waiting = fc.sample(any, { seed, numRuns: stories }).map((story, i) => {
    const site = kindOf(story).scheme.split('/')[0]!;
    return { site, name: `story ${i}`, left: tell(story).log.map(({ observation }) => observation) };
  });
  const sent: Sent[] = [];
  const told: typeof waiting = [];
  while (waiting.length + told.length > 0) {
    while (told.length < abreast && waiting.length > 0) told.push(waiting.shift()!);
    const which = dieOf(told.length);
    const { site, name, left } = told[which]!;
    const some = left.splice(0, 1 + dieOf(8));
    // One message has what one tab saw.
    for (let i = 0; i < some.length; ) {
      const { tab } = some[i]!;
      const end = some.findIndex((one, j) => j > i && one.tab !== tab);
      const own = some.slice(i, end < 0 ? undefined : end);
      sent.push({ site, tab: `${name}, ${tab}`, sightings: own.map((one) => sightingOf(one, name)) });
      i += own.length;
    }
    if (left.length === 0) told.splice(which, 1);
  }
  return sent;
}

function sightingOf({ seq, site, tab, ...sighting }: Observation, story: string): Sighting {
  return { ...sighting, key: `${story}, ${sighting.key}`, load: `${story}, ${sighting.load}` };
}
