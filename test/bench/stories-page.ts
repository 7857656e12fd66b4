/**
 * Tells stories in a real page: bundled, and put there by stories-chromium.ts.
 * @module
 */
import fc from 'fast-check';
import { Documents } from '../property/stories/document-eyes.ts';
import { falseAlarms, falseComforts } from '../property/stories/judge.ts';
import { retell } from '../property/stories/retell.ts';
import { cheatingStories, honestStories, type Story } from '../property/stories/story.ts';
import { tell } from '../property/stories/tell.ts';

/** What came of the stories: how many hands got each status, and the first fault, told; empty where there was none. */
export interface ToldInPage {
  readonly statuses: Readonly<Record<string, number>>;
  readonly fault: string;
}

const documents = new Documents();

function tellStories(count: number, seed: number): ToldInPage {
  const statuses: Record<string, number> = {};
  let fault = '';
  const tellOne = (story: Story): void => {
    const outcome = tell(story, documents.open);
    documents.reset();
    for (const { verdict } of outcome.judged) statuses[verdict.status] = (statuses[verdict.status] ?? 0) + 1;
    const faults = story.cheat ? falseComforts(outcome) : falseAlarms(outcome);
    if (faults.length > 0) fault ||= retell(outcome);
  };
  for (const stories of [honestStories('per-bet'), cheatingStories('per-bet')]) {
    // Crypto.Games, whose markup is drawn.
    const drawn = stories.filter(({ kind }) => kind < 2);
    for (const story of fc.sample(drawn, { numRuns: Math.ceil(count / 2), seed })) tellOne(story);
  }
  return { statuses, fault };
}

Object.assign(globalThis, { tellStories });
