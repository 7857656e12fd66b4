/** What content scripts may send: every kind of reading of every game, and nothing else. */
import { expect, test } from 'vitest';
import { GAMES, type GameId } from '../../../src/core/game.ts';
import type { Reading, Sighting, TableContents } from '../../../src/core/observation.ts';
import { parseSightings } from '../../../src/core/sightings.ts';

const CONTENTS: { readonly [G in GameId]: TableContents[G] } = {
  'video-poker': {
    cards: ['Jc', null, '2d', '3h', '4s'],
    held: [true, false, false, false, false],
    payTable: 'jacks-or-better',
    bet: 0.5,
    multiplier: 0,
  },
  blackjack: { player: [['Jc', '2d']], dealer: ['3h', null] },
  roulette: { number: 36 },
  craps: { dice: [1, 6] },
  slots: { stops: [3, 4, 5], reels: 3, icons: 22 },
  hilo: { cards: ['Jc', '2d'] },
  baccarat: { player: ['Jc', '2d'], banker: ['3h', '4s', 'Ts'] },
};

const sighting = (reading: Reading): Sighting => ({
  key: 'load:1',
  load: 'load',
  tick: 1,
  at: 1_600_000_000_000,
  confirmed: false,
  path: '/',
  reading,
});

const READINGS: readonly Reading[] = [
  ...GAMES.map(
    (game) => ({ kind: 'table', game, stage: 'over', contents: CONTENTS[game] }) as unknown as Reading,
  ),
  { kind: 'table', game: 'hilo', stage: 'resting', contents: null },
  { kind: 'panel', fields: { 'announced.commitment': { value: 'ab', how: 'label', where: 'Hash' } } },
  { kind: 'panel', fields: { 'reported.serverSeed': { problem: 'malformed', detail: 'hidden' } } },
  { kind: 'bet', control: 'Deal' },
  { kind: 'bet', control: 'Deal', stake: '0.0001 BTC' },
  { kind: 'press', by: 'pointer' },
  { kind: 'entered', control: 'Client seed' },
  { kind: 'entered', control: '🎲', pressed: true },
];

test.each(READINGS.map((reading) => [JSON.stringify(reading).slice(0, 60), reading]))('%s', (_, reading) => {
  const sent = sighting(reading as Reading);
  expect(parseSightings([sent])).toEqual({ sightings: [sent], refused: [] });
});

test('a table of one game with the contents of another is refused', () => {
  for (const game of GAMES) {
    for (const other of GAMES) {
      if (game === other) continue;
      const reading = { kind: 'table', game, stage: 'over', contents: CONTENTS[other] } as unknown as Reading;
      expect(parseSightings([sighting(reading)]).refused, `${game} with ${other}`).toEqual(['load:1']);
    }
  }
});

test('what is more than is known, or of another kind, is refused', () => {
  const [first] = READINGS;
  const extra = { ...sighting(first!), seq: 7 };
  const unknown = sighting({ kind: 'alarm' } as unknown as Reading);
  expect(parseSightings([extra, unknown])).toEqual({ sightings: [], refused: ['load:1', 'load:1'] });
  // That a tab is gone no page tells.
  expect(parseSightings([sighting({ kind: 'left', since: 1 })]).refused).toEqual(['load:1']);
  expect(parseSightings('text')).toEqual({ sightings: [], refused: [] });
});

test('a place that the player has shown may take as long a path to tell as it may be saved with, and no longer', () => {
  const at = (where: string): Reading => ({
    kind: 'panel',
    fields: { 'announced.commitment': { value: 'ab', how: 'attribute', where } },
  });
  expect(parseSightings([sighting(at('x'.repeat(500)))]).refused).toEqual([]);
  expect(parseSightings([sighting(at('x'.repeat(501)))]).refused).toEqual(['load:1']);
});
