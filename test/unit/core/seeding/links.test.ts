import { describe, expect, it } from 'vitest';
import type { Observation, Reading } from '../../../../src/core/observation.ts';
import type { Round } from '../../../../src/core/round.ts';
import type { Reveal } from '../../../../src/core/scheme.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import { comesClose, isByCards, mayEndAs } from '../../../../src/core/seeding/per-bet-links.ts';
import { cardsOf, seeds } from '../story.ts';

const own = seeds(1);
const cards = cardsOf(own);

/** A round of video poker with these cards, all of them drawn anew. */
function roundWith(dealt: readonly string[]): Round {
  const table = (stage: 'dealt' | 'over', shown: readonly string[], seq: number) => {
    const held = [false, false, false, false, false];
    const contents = { cards: shown, held, payTable: null, bet: null, multiplier: null };
    return { seq, load: 'load', reading: { kind: 'table', game: 'video-poker', stage, contents } as Reading };
  };
  const tables = [table('dealt', dealt.slice(0, 5), 1), table('over', dealt.slice(5), 2)] as Observation[];
  const [start] = tables;
  return {
    tab: 'tab',
    game: 'video-poker',
    start,
    sent: null,
    certain: true,
    ...{ awaited: false, resumed: false },
    tables,
    mixed: false,
    mirrors: new Set(),
  } as Round;
}

const isClose = (
  dealt: readonly string[],
  {
    scheme = 'crypto-games/video-poker',
    reveal = { serverSeed: own.server } as Reveal,
    deal = 'fail' as const,
  } = {},
): boolean =>
  comesClose(
    roundWith(dealt),
    { reveal, hashes: [], panels: [], named: [], outSince: null! },
    { deal, clientSeed: own.client, nonce: null },
    [SCHEMES.get(scheme)!],
  );

/** A round of which no more than its first cards was seen, or nothing. */
const begunWith = (dealt: readonly string[] | null): Round => {
  const round = roundWith(dealt ?? cards);
  const [first] = round.tables as [Round['tables'][number]];
  const unread = { ...first, reading: { ...first.reading, contents: null } } as typeof first;
  return { ...round, tables: [dealt ? first : unread] };
};

const changed = (...places: readonly number[]): string[] =>
  cards.map((card, i) => (places.includes(i) ? (card === 'As' ? 'Kh' : 'As') : card));

describe('seeds of a hand whose end was not seen', () => {
  const isOwn = (round: Round): boolean =>
    isByCards(
      round,
      {
        shown: { reveal: { serverSeed: own.server }, hashes: [], panels: [], named: [], outSince: null! },
        by: 'promise',
        fit: { deal: 'unknown', clientSeed: own.client, nonce: null },
      },
      [SCHEMES.get('crypto-games/video-poker')!],
    );

  it('are its own where they give its first cards, and not where nothing of it was read', () => {
    expect(isOwn(begunWith(cards))).toBe(true);
    expect(isOwn(begunWith(changed(0)))).toBe(false);
    expect(isOwn(begunWith(null))).toBe(false);
  });
});

describe('seeds that give all cards of a hand but one', () => {
  it('are its own, whichever card that is', () => {
    expect(isClose(changed(0))).toBe(true);
    expect(isClose(changed(9))).toBe(true);
  });

  it('are not where two differ, none does, or the hand is of another game', () => {
    expect(isClose(changed(0, 9))).toBe(false);
    expect(isClose(cards)).toBe(false);
    expect(isClose(changed(9), { scheme: 'stake/blackjack' })).toBe(false);
    // Where nothing says that they don't give them, there is nothing to come close to.
    expect(isClose(changed(9), { deal: 'unknown' as 'fail' })).toBe(false);
  });

  it('are not where they give no deal at all', () => {
    const reveal = { secret: JSON.stringify({ server_seed: 'one', initial_shuffle: '0' }) };
    expect(isClose(changed(9), { scheme: 'bitzino/video-poker', reveal })).toBe(false);
  });
});

describe('what lay on a table in the end', () => {
  const scheme = SCHEMES.get('crypto-games/video-poker')!;
  const [dealt] = scheme.deals({ reveal: { serverSeed: own.server }, clientSeed: own.client, nonce: null });
  const other = { dealt: changed(5), notes: [] };
  const client = { 'reported.clientSeed': { value: own.client } };
  const panels = [{ reading: { kind: 'panel', fields: client } }];
  const may = (...deals: readonly object[]): boolean =>
    mayEndAs(
      roundWith(cards),
      { reveal: { serverSeed: own.server }, hashes: [], panels, named: [], outSince: null! } as never,
      [{ ...scheme, deals: () => deals } as typeof scheme],
    );

  it('may be what seeds deal in any of the ways that a rule leaves open', () => {
    for (const deals of [[dealt!], [dealt!, other], [other, dealt!]]) expect(may(...deals)).toBe(true);
    for (const deals of [[other], [other, other]]) expect(may(...deals)).toBe(false);
  });
});
