import { describe, expect, test } from 'vitest';
import { handsIn } from '../../../src/background/auditor.ts';
import type { Observation } from '../../../src/core/observation.ts';
import { SITES } from '../../../src/sites/index.ts';
import { messagesOf } from '../../support/logs.ts';

const HOUR = 3_600_000;

/** A log of stories of any kind, honest and not, some at once. */
const log = messagesOf(11, 24, 2)
  .flatMap(({ site, tab, sightings }) => sightings.map((one) => ({ ...one, site, tab })))
  .map((one, i): Observation => ({ ...one, seq: i + 1 }));

async function verdictsOf(all: readonly Observation[]) {
  const judged = SITES.map((site) =>
    handsIn(
      all.filter((one) => one.site === site.id),
      site,
    ),
  );
  return (await Promise.all(judged)).flat().map(({ id, hand, verdict }) => ({ id, hand, verdict }));
}

describe('a clock that', () => {
  test.each([
    [
      'was set back in the middle of it',
      ({ at, seq }: Observation) => (seq > log.length / 2 ? at - HOUR : at),
    ],
    ['goes backwards', ({ at }: Observation) => 2e12 - at],
    ['stands still', () => 0],
  ])('%s changes no hand and no verdict', async (_, clock) => {
    const verdicts = await verdictsOf(log);
    expect(new Set(verdicts.map(({ verdict }) => verdict.status)).size).toBeGreaterThan(2);
    expect(await verdictsOf(log.map((one) => ({ ...one, at: clock(one) })))).toEqual(verdicts);
  });
});
