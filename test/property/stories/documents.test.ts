// @vitest-environment jsdom
/** The stories through the real reading, as far as jsdom serves: it lays nothing out, so that nothing is ever hidden. */

import fc from 'fast-check';
import { describe, it } from 'vitest';
import { Documents } from './document-eyes.ts';
import { falseAlarms, falseComforts } from './judge.ts';
import { retell } from './retell.ts';
import { cheatingStories, honestStories, type Story } from './story.ts';
import { type Outcome, tell } from './tell.ts';
import { addWhatJsdomLacks } from './what-jsdom-lacks.ts';

const RUNS = { numRuns: 30, seed: Number(process.env['CUTCARD_SEED'] ?? 1) };
const documents = new Documents(addWhatJsdomLacks);

/** Stories at Crypto.Games, whose markup is drawn. */
const drawn = (stories: fc.Arbitrary<Story>) => stories.filter(({ kind }) => kind < 2);

const never = (stories: fc.Arbitrary<Story>, find: (outcome: Outcome) => readonly unknown[]) =>
  fc.property(drawn(stories), (story) => {
    const outcome = tell(story, documents.open);
    documents.reset();
    if (find(outcome).length > 0) throw new Error(retell(outcome));
  });

describe('read from a document', () => {
  it('an honest casino is never called a mismatch', { timeout: 300_000 }, () => {
    fc.assert(never(honestStories('per-bet'), falseAlarms), RUNS);
  });

  it('a casino that cheats is never verified for it', { timeout: 300_000 }, () => {
    fc.assert(never(cheatingStories('per-bet'), falseComforts), RUNS);
  });
});
