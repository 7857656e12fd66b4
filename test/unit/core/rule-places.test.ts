/** What the search for a rule reads quickly is what the rule deals. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { waysFor } from '../../../src/core/rules/choices.ts';
import { dealPlaces, drawsFrom } from '../../../src/core/rules/deal.ts';
import { Places } from '../../../src/core/rules/places.ts';
import { CARD_GAMES } from '../../../src/core/rules/rule.ts';

test.each(CARD_GAMES)('every way of %s that is tried', (game) => {
  const places = new Places();
  for (const digest of ['sha256', 'sha512']) {
    const digests = Array.from({ length: 850 }, (_, i) => createHmac(digest, game).update(`${i}`).digest());
    const source = { at: (counter: number) => digests[counter]! };
    const { single, counted } = waysFor(game);
    for (const way of [...single, ...counted]) {
      const { number, counter, draw, decks } = way;
      const end = way.dealtFrom ? { dealtFrom: way.dealtFrom } : {};
      const dealt = dealPlaces({ draw, ...end }, decks * 52, drawsFrom(number, counter, source));
      const expected = Array.from({ length: 12 }, () => dealt.next().value);
      const out = new Uint16Array(12);
      // The first that is read of these digests: it must not count on what others have read.
      places.hashBy(source);
      const read = places.read(way, out) ? [...out] : undefined;
      expect([way, read]).toEqual([way, expected.includes(undefined) ? undefined : expected]);
    }
  }
});
