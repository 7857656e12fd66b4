/**
 * A part of a page that says the same as before is not reported again once it was confirmed: in no log is it told more
 * than twice running. No verdict rests on what is left out so.
 */
import { expect, test } from 'vitest';
import { assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Observation } from '../../../src/core/observation.ts';
import { SITES } from '../../../src/sites/index.ts';
import { messagesOf } from '../../support/logs.ts';

/** What was seen of each site. */
function logsOf(seed: number): Map<string, Observation[]> {
  const logs = new Map<string, Observation[]>();
  for (const { site, tab, sightings } of messagesOf(seed, 12, 2)) {
    const log = logs.get(site) ?? [];
    for (const sighting of sightings) log.push({ ...sighting, seq: log.length + 1, site, tab });
    logs.set(site, log);
  }
  return logs;
}

/** The same log, with every panel that was confirmed told again before whatever is seen next on its page. */
function withRepeats(log: readonly Observation[]): Observation[] {
  const panels = new Map<string, Observation>();
  const all: Observation[] = [];
  for (const one of log) {
    const panel = panels.get(one.load);
    if (panel?.confirmed)
      for (let i = 0; i < 3; i++) all.push({ ...panel, key: `${one.key} ${i}`, tick: one.tick - 1 });
    if (one.reading.kind === 'panel') panels.set(one.load, one);
    all.push(one);
  }
  return all.map((one, i) => ({ ...one, seq: i + 1 }));
}

test.each([1, 2, 3])('told again, panels change no verdict (stories %i)', (seed) => {
  let hands = 0;
  for (const [id, log] of logsOf(seed)) {
    const site = SITES.find((one) => one.id === id)!;
    const verdicts = (told: readonly Observation[]) =>
      assemble(told, site).map(({ hand, circumstances }) => {
        const { status, reasons } = audit(hand, circumstances);
        return { status, reasons: reasons.map(({ code }) => code).sort() };
      });
    const plain = verdicts(log);
    hands += plain.length;
    const repeated = withRepeats(log);
    expect(repeated.length).toBeGreaterThan(log.length * 1.5);
    expect(verdicts(repeated)).toEqual(plain);
  }
  expect(hands).toBeGreaterThan(10);
});
