/**
 * Tells stories of casinos, honest and cheating, on pages that behave in any way pages behave, and counts what came of
 * them: false alarms and false comforts, of which there must be none, and the cheats lost to doubt, with the reasons.
 * The shortest story of each fault is told, as it comes of the first; the runs of all of them are named.
 *
 *     npm run bench -- stories
 *     CUTCARD_STORIES=2000 CUTCARD_SEED=7 CUTCARD_SEEDING=pair npm run bench -- stories
 *     CUTCARD_STORY=17,23 CUTCARD_SEED=7 CUTCARD_SEEDING=pair npm run bench -- stories
 *
 * The last tells single ones again by their numbers, honest and cheating, as they are.
 *
 * @module
 */
import fc from 'fast-check';
import { SEEDINGS, type SeedingId } from '../../src/core/seeding/index.ts';
import { REASONS } from '../../src/core/verdict.ts';
import {
  cheatedHands,
  type Excuse,
  excusesFor,
  falseAlarms,
  falseComforts,
  isCaught,
  lostAlarms,
} from '../property/stories/judge.ts';
import { CHEATS } from '../property/stories/kinds.ts';
import { retell } from '../property/stories/retell.ts';
import { cheatingStories, honestStories, type Story } from '../property/stories/story.ts';
import { type Outcome, tell } from '../property/stories/tell.ts';

const STORIES = Number(process.env['CUTCARD_STORIES'] ?? 100_000);
const SEED = Number(process.env['CUTCARD_SEED'] ?? Date.now() % 2 ** 31);

const ONLY = process.env['CUTCARD_SEEDING'];
const NUMBERS = process.env['CUTCARD_STORY']?.split(',');

export function benchStories(): void {
  const began = performance.now();
  const all = Object.keys(SEEDINGS) as SeedingId[];
  const seedings = all.filter((one) => !ONLY || one === ONLY);
  if (NUMBERS) {
    for (const seeding of seedings)
      for (const stories of [honestStories(seeding), cheatingStories(seeding)])
        for (const number of NUMBERS) tellOne(stories, number);
    return;
  }
  console.log(`stories: ${STORIES}, seed ${SEED}`);
  for (const seeding of seedings) {
    const count = Math.ceil(STORIES / 2 / seedings.length);
    const honest = tellAll(honestStories(seeding), count);
    const cheating = tellAll(cheatingStories(seeding), count);
    console.log(`\n${seeding}`);
    printStatuses(honest.statuses);
    printCheats(cheating);
    printFaults(new Map([...honest.faults, ...cheating.faults]));
  }
  console.log(`${((performance.now() - began) / STORIES).toFixed(1)} ms a story`);
}

interface Fault {
  /** In which of the stories it was found. */
  readonly runs: number[];
  readonly stories: fc.Arbitrary<Story>;
}

/** What came of many stories. */
interface Told {
  /** How many hands got each status. */
  readonly statuses: Map<string, number>;
  readonly cheats: Map<string, Cheated>;
  readonly faults: Map<string, Fault>;
}

interface Cheated {
  hands: number;
  caught: number;
  readonly lostTo: Map<Excuse, number>;
}

function tellAll(stories: fc.Arbitrary<Story>, count: number): Told {
  const told: Told = { statuses: new Map(), cheats: new Map(), faults: new Map() };
  let run = -1;
  const property = fc.property(stories, (story) => {
    run++;
    const outcome = tell(story);
    for (const { verdict } of outcome.judged) add(told.statuses, verdict.status);
    for (const dealt of cheatedHands(outcome)) {
      const cheat = dealt.hand.cheat!;
      const cheated = told.cheats.get(cheat) ?? { hands: 0, caught: 0, lostTo: new Map() };
      told.cheats.set(cheat, cheated);
      cheated.hands++;
      if (isCaught(outcome, dealt)) cheated.caught++;
      else for (const excuse of excusesFor(outcome, dealt).slice(0, 1)) add(cheated.lostTo, excuse);
    }
    for (const name of new Set(faultsOf(outcome))) {
      const fault = told.faults.get(name) ?? { runs: [], stories };
      told.faults.set(name, fault);
      fault.runs.push(run);
    }
  });
  fc.assert(property, { numRuns: count, seed: SEED });
  return told;
}

function tellOne(stories: fc.Arbitrary<Story>, number: string): void {
  const [story] = fc.sample(stories, { seed: SEED, path: number, numRuns: 1 });
  const outcome = tell(story!);
  console.log(`\n${number}: ${faultsOf(outcome).join(', ') || 'no fault'}\n${retell(outcome)}`);
}

/** The names of what went wrong in a story. */
const faultsOf = (outcome: Outcome): string[] => [
  ...(outcome.story.cheat ? [] : falseAlarms(outcome)).flatMap(({ verdict }) =>
    verdict.reasons
      .filter(({ code }) => REASONS[code] === 'mismatch')
      .map(({ code }) => `false alarm: ${code}`),
  ),
  ...falseComforts(outcome).map(({ dealt }) => `green: ${dealt!.hand.cheat}`),
  ...lostAlarms(outcome).map(({ hand }) => `lost: ${hand.cheat}`),
];

function printStatuses(statuses: ReadonlyMap<string, number>): void {
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...statuses].map(([status, count]) => `${status} ${percent(count, all)}`);
  console.log(`honest hands: ${all}, ${shares.join(', ')}`);
}

function printCheats({ cheats }: Told): void {
  const lostTo = new Map<Excuse, number>();
  let hands = 0;
  let caught = 0;
  console.log('hands cheated on, caught:');
  for (const cheat of CHEATS) {
    const cheated = cheats.get(cheat);
    if (!cheated) continue;
    hands += cheated.hands;
    caught += cheated.caught;
    console.log(
      `  ${String(cheated.hands).padStart(6)} ${percent(cheated.caught, cheated.hands).padStart(6)} ${cheat}`,
    );
    for (const [excuse, count] of cheated.lostTo) lostTo.set(excuse, (lostTo.get(excuse) ?? 0) + count);
  }
  console.log(
    `  ${String(hands).padStart(6)} ${percent(caught, hands).padStart(6)} in all; of these are lost`,
  );
  for (const [excuse, count] of [...lostTo].sort((a, b) => b[1] - a[1]))
    console.log(`  ${percent(count, hands).padStart(13)} since ${excuse}`);
}

function printFaults(faults: ReadonlyMap<string, Fault>): void {
  console.log(`faults: ${[...faults.values()].reduce((sum, { runs }) => sum + runs.length, 0)}`);
  for (const [name, { runs }] of faults)
    console.log(`  ${String(runs.length).padStart(6)} ${name}: ${runs.slice(0, 20).join(', ')}`);
  for (const [name, fault] of faults) printShortest(name, fault);
}

function printShortest(name: string, { runs, stories }: Fault): void {
  const found = fc.check(
    fc.property(stories, (story) => !faultsOf(tell(story)).includes(name)),
    { seed: SEED, path: String(runs[0]) },
  );
  if (found.counterexample) console.log(`\n${name}\n${retell(tell(found.counterexample[0]))}`);
}

const add = <K>(counts: Map<K, number>, key: K): Map<K, number> =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;
