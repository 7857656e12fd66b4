/**
 * Stories in which something rare decides what is said of a hand, with what that is: which hand seeds are of, whose promise
 * came late, what was played elsewhere. Each is there for a place in the code at which a fault changes it. No verdict
 * is promised to stay as it is here, as long as stories.test.ts holds of it; but it is not to change unseen.
 */
import { expect, it } from 'vitest';
import { toldAt } from './at.ts';
import { cheatingStories, honestStories } from './story.ts';

const STORIES = { honest: honestStories('per-bet'), cheat: cheatingStories('per-bet') };

/** By their seed and number, and for each hand its status and reasons. */
const JUDGED = [
  [
    'cheat',
    26270064,
    802,
    [
      'unreadable client-seed-after-hash field-absent seed-not-revealed',
      'unreadable client-seed-before-hash field-absent seed-not-revealed',
      'unreadable commitment-changed client-seed-before-hash seeds-not-linked reveal-not-committed',
    ],
  ],
  ['cheat', 26270062, 4610, ['verified', 'mismatch client-seed-before-hash deal-differs']],
  [
    'honest',
    26270063,
    2950,
    [
      'verified client-seed-after-hash',
      'unreadable deal-not-seen reveal-not-seen seed-not-revealed',
      'unreadable client-seed-before-hash deal-not-seen final-not-seen',
    ],
  ],
  [
    'cheat',
    26270061,
    567,
    [
      'consistent commitment-not-seen deal-order-inferred',
      'mismatch commitment-not-seen deal-differs final-shuffle-differs',
      'consistent commitment-not-seen deal-order-inferred',
      'consistent commitment-not-seen deal-order-inferred',
    ],
  ],
  [
    'cheat',
    26270061,
    1970,
    [
      'verified deal-order-inferred',
      'verified client-seed-before-hash deal-order-inferred',
      'verified client-seed-before-hash deal-order-inferred',
      'unreadable client-seed-after-hash seeds-not-linked commitment-not-before-bet deal-differs final-shuffle-differs',
      'verified client-seed-before-hash deal-order-inferred',
      'verified client-seed-before-hash deal-order-inferred',
    ],
  ],
  [
    'honest',
    26270061,
    787,
    [
      'consistent commitment-not-before-bet',
      'verified client-seed-before-hash',
      'consistent commitment-not-seen',
      'consistent commitment-not-seen',
      'consistent commitment-not-seen',
      'consistent commitment-not-before-bet',
    ],
  ],
  [
    'honest',
    26270061,
    9,
    [
      'consistent commitment-not-before-bet',
      'consistent commitment-not-before-bet',
      'consistent commitment-not-before-bet',
      'consistent commitment-not-before-bet',
    ],
  ],
  ['honest', 26270061, 1989, ['unreadable field-malformed', 'pending commitment-not-seen seed-not-revealed']],
  [
    'honest',
    26270061,
    345,
    [
      'unreadable reveal-not-seen commitment-not-seen seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen seed-not-revealed',
      'unreadable reveal-not-seen commitment-not-seen seed-not-revealed',
      'consistent not-read-twice commitment-not-before-bet',
    ],
  ],
  [
    'cheat',
    26270063,
    3471,
    [
      'verified client-seed-after-hash',
      'verified client-seed-before-hash',
      'verified client-seed-before-hash',
      'mismatch commitment-changed client-seed-before-hash reveal-not-committed',
      'pending client-seed-before-hash seed-not-revealed',
    ],
  ],
  [
    'cheat',
    26270064,
    26,
    [
      'verified',
      'verified client-seed-before-hash',
      'verified',
      'verified client-seed-before-hash',
      'mismatch commitment-changed client-seed-before-hash reveal-not-committed',
      'unreadable commitment-changed tables-interleaved reveal-not-committed',
    ],
  ],
  [
    'honest',
    26270061,
    2487,
    [
      'verified',
      'verified client-seed-before-hash',
      'consistent nonces-passed-over client-seed-before-hash not-read-twice commitment-not-before-bet',
      'consistent commitment-replaced client-seed-before-hash',
    ],
  ],
  [
    'honest',
    26270061,
    3153,
    [
      'unreadable reveal-not-seen seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen commitment-not-before-bet seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen commitment-not-before-bet seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen commitment-not-before-bet seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen commitment-not-before-bet seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen commitment-not-before-bet seed-not-revealed',
      'unreadable client-seed-before-hash reveal-not-seen commitment-not-before-bet seed-not-revealed',
      'consistent client-seed-before-hash commitment-not-before-bet deal-order-inferred',
      'verified client-seed-before-hash deal-order-inferred',
      'verified client-seed-before-hash deal-order-inferred',
      'unreadable client-seed-before-hash reveal-not-seen commitment-not-before-bet seed-not-revealed',
      'pending client-seed-before-hash commitment-not-before-bet seed-not-revealed',
    ],
  ],
  [
    'cheat',
    26270065,
    152,
    [
      'verified',
      'verified client-seed-after-hash',
      'verified client-seed-before-hash',
      'mismatch commitment-swapped client-seed-before-hash',
      'verified client-seed-before-hash',
      'verified client-seed-before-hash',
    ],
  ],
  [
    'cheat',
    26270062,
    710,
    [
      'verified',
      'verified client-seed-before-hash',
      'consistent commitment-replaced client-seed-before-hash commitment-not-before-bet',
    ],
  ],
] as const;

it.each(JUDGED)('%s, %d: %d', (kind, seed, number, said) => {
  const { judged } = toldAt(STORIES[kind], seed, number);
  const codes = judged.map(({ verdict }) => verdict.reasons.map(({ code }) => code));
  expect(judged.map(({ verdict }, i) => [verdict.status, ...codes[i]!].join(' '))).toEqual(said);
});
