import { describe, expect, test } from 'vitest';
import { handsIn } from '../../../src/background/auditor.ts';
import { fewestOf } from '../../../src/background/evidence.ts';
import type { Observation } from '../../../src/core/observation.ts';
import { SITES } from '../../../src/sites/index.ts';
import { messagesOf } from '../../support/logs.ts';
import { Story, seeds } from '../core/story.ts';

const site = SITES.find(({ id }) => id === 'crypto-games')!;

/** What each hand of a log rests on, and that it gives the hand's own verdict. */
async function restOfHands(all: readonly Observation[]): Promise<(readonly Observation[])[]> {
  const rests: (readonly Observation[])[] = [];
  for (const view of await handsIn(all, site)) {
    const rest = await fewestOf(all, view, site);
    expect(await handsIn(rest, site, (id) => String(id) === view.id)).toEqual([view]);
    rests.push(rest);
  }
  return rests;
}

describe('one hand rests on', () => {
  const [one, two, three, four] = [seeds(1), seeds(2), seeds(3), seeds(4)];
  const { observations } = new Story()
    .between(null, one)
    .hand(one)
    .between(one, two)
    .bet()
    .deal(['2c', '2d', '2h', '2s', '3c'])
    .over(['2c', '2d', '2h', '2s', '3c'])
    .between(two, three)
    .hand(three)
    .between(three, four);

  test('its cards and panels and the panel before, and on nothing of another hand', async () => {
    const rests = await restOfHands(observations);
    expect(rests.map(({ length }) => length)).toEqual([9, 10, 10]);
    for (const rest of rests)
      expect(rest.filter(({ reading }) => reading.kind === 'bet' || reading.kind === 'table')).toHaveLength(
        5,
      );
  });

  test('little in stories of any kind, honest or not', async () => {
    const all = messagesOf(5, 20, 1)
      .filter((message) => message.site === site.id)
      .flatMap(({ tab, sightings }) => sightings.map((sighting) => ({ ...sighting, tab, site: site.id })))
      .map((observation, i) => ({ ...observation, seq: i + 1 }));
    const sizes = (await restOfHands(all)).map(({ length }) => length).sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(15);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThan(30);
  });
});
