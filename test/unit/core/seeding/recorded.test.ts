/** Pairs of seeds as they were really played, or as the casino's own calculator has them, found again by their cards. */
import { describe, expect, it } from 'vitest';
import { type Card, parseCard } from '../../../../src/core/cards.ts';
import type { Reading } from '../../../../src/core/observation.ts';
import duel from '../../../vectors/duel-videopoker-played.json';
import liqd from '../../../vectors/liqd-blackjack-played.json';
import stake from '../../../vectors/stake-verifierform-testcases.json';
import { contentsOf, hashOf, PairStory, range, STAKE } from './pair-story.ts';

const SUITS: Record<string, string> = { CLUB: 'c', HEART: 'h', SPADE: 's', DIAMOND: 'd' };
const RANKS = 'A23456789TJQK';

/** `10-spade`, `JD` or `CLUB:12`, as the recordings write them. */
function card(text: string): Card {
  const [suit, number] = text.split(':');
  if (number) return `${RANKS[Number(number) - 1]}${SUITS[suit!]}` as Card;
  return parseCard(text.replace(/-(\w)\w+/, '$1'))!;
}

type Game = 'blackjack' | 'video-poker' | 'hilo' | 'baccarat';

interface Table {
  readonly dealt: object | null;
  readonly over: object;
}

const table = (game: Game, stage: 'dealt' | 'over', contents: object): Reading =>
  ({ kind: 'table', game, stage, contents }) as Reading;

/** Opens the fairness panel, plays the hands, and has the seed revealed. */
function played(
  site: PairStory['site'],
  game: Game,
  serverSeed: string,
  clientSeed: string,
  hands: readonly Table[],
): PairStory {
  const hash = hashOf({ server: serverSeed, client: clientSeed }, site.schemes[game]);
  const active = { 'announced.commitment': hash, 'announced.clientSeed': clientSeed };
  const story = new PairStory(site).panel(active);
  for (const { dealt, over } of hands) {
    story.see({ kind: 'bet', control: 'Bet' });
    if (dealt) story.seeTwice(table(game, 'dealt', dealt));
    story.seeTwice(table(game, 'over', over));
  }
  return story.panel(active).panel({ 'reported.serverSeed': serverSeed });
}

/** The hands with two cards of one of them exchanged: the same cards, at other places. */
const tampered = (hands: readonly Table[], at: number, over: object): Table[] =>
  hands.with(at, { dealt: null, over });

describe.each(['blackjack', 'hilo', 'baccarat'] as const)('Stake %s', (game) => {
  const { serverSeed, clientSeed, hands } = stake[game];
  const cards = hands.map((one) => one.map(card));
  const tables = cards.map((one) => ({
    dealt: null,
    over: contentsOf(game, game === 'hilo' ? one.slice(0, 5) : one),
  }));

  it('finds the nonces of recorded rounds', () => {
    const story = played(STAKE, game, serverSeed, clientSeed, tables);
    expect(story.nonces()).toEqual(range(0, 9));
    expect(story.statuses()).toEqual(Array(10).fill('verified'));
  });

  it('forces the place of one that was changed', () => {
    const other = [...cards[4]!.slice(0, 4)].reverse();
    const story = played(
      STAKE,
      game,
      serverSeed,
      clientSeed,
      tampered(tables, 4, contentsOf(game, [...other, other[0]!])),
    );
    expect(story.nonces()).toEqual(range(0, 9));
    expect(story.statuses()).toEqual(range(0, 9).map((i) => (i === 4 ? 'mismatch' : 'verified')));
  });
});

it('finds the nonces of recorded video poker at Stake', () => {
  const { serverSeed, clientSeed, hands } = stake.videopoker;
  const tables = hands.map((one) => {
    const over = contentsOf('video-poker', one.map(card)) as { cards: Card[] };
    return { dealt: { ...over, cards: one.slice(0, 5).map(card) }, over };
  });
  const story = played(STAKE, 'video-poker', serverSeed, clientSeed, tables);
  expect(story.nonces()).toEqual(range(0, 9));
  expect(story.statuses()).toEqual(Array(10).fill('verified'));
});

describe('Duel video poker', () => {
  const site = { schemes: { 'video-poker': 'duel/video-poker' }, seeding: 'pair' } as const;
  const tables = duel.rounds.map(({ initial, held, final }) => {
    const rest = {
      held: initial.map((one) => held.includes(one)),
      payTable: null,
      bet: null,
      multiplier: null,
    };
    return { dealt: { ...rest, cards: initial.map(card) }, over: { ...rest, cards: final.map(card) } };
  });
  const nonces = duel.rounds.map(({ nonce }) => nonce);

  it('finds the nonces of the hands as they were played', () => {
    const story = played(site, 'video-poker', duel.serverSeed, duel.clientSeed, tables);
    expect(story.nonces()).toEqual(nonces);
    // The first of them was not the pair's first, and no panel had counted.
    expect(story.statuses()).toEqual(['consistent', ...Array(nonces.length - 1).fill('verified')]);
  });

  it('says with which cards a changed one should have been dealt', () => {
    const { dealt, over } = tables[3]!;
    const cards = dealt.cards.with(0, '2c' as Card);
    const story = played(
      site,
      'video-poker',
      duel.serverSeed,
      duel.clientSeed,
      tables.with(3, { dealt: { ...dealt, cards }, over }),
    );
    expect(story.verdicts()[3]).toMatchObject({ status: 'mismatch', expected: { deal: dealt.cards } });
    expect(story.nonces()).toEqual(nonces);
  });
});

describe('liqd blackjack', () => {
  const site = { schemes: { blackjack: 'liqd/blackjack' }, seeding: 'pair' } as const;
  const tables = liqd.rounds.map(({ player, dealer }) => ({
    dealt: null,
    over: { player: [player.map(card)], dealer: dealer.map(card) },
  }));

  it('finds the nonces of the hands as they were played', () => {
    const story = played(site, 'blackjack', liqd.serverSeed, liqd.clientSeed, tables);
    expect(story.nonces()).toEqual(liqd.rounds.map(({ nonce }) => nonce));
    expect(story.statuses().slice(1)).toEqual(Array(tables.length - 1).fill('verified'));
  });
});
