/** Which client seed a hand is held against, of those that its page announced and reported, and what it proves. */
import { describe, expect, test } from 'vitest';
import { type AssembledHand, assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import type { Card } from '../../../../src/core/cards.ts';
import { sha256Hex } from '../../../../src/core/hash.ts';
import type { Reading } from '../../../../src/core/observation.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import { cardsOf, commitmentOf, SITE, Story, seeds } from '../story.ts';
import { ROULETTE, resultOf, secret, spin, WHEEL, wheelPanel } from '../wheel.ts';

const [one, two, three] = [seeds(1), seeds(2), seeds(3)];

type Site = Parameters<typeof assemble>[1];
type Shoe = { readonly shoe: { take(n: number): readonly Card[] } };
type Beside = Readonly<{ client: string; hash?: string }>;

/** The one hand of a page that announces this client seed, and shows these beside its seeds, one after the other. */
function handOf(
  announced: string | null,
  cards: Story,
  beside: readonly Beside[],
  site: Site = SITE,
): AssembledHand {
  const story = new Story();
  const now = announced === null ? {} : { 'announced.clientSeed': announced };
  story.panel({ ...now, 'announced.commitment': commitmentOf(one), 'reported.serverSeed': '' }).bet();
  for (const { reading } of cards.observations) story.see(reading);
  for (const { client, hash = commitmentOf(one) } of beside)
    story.panel({
      ...now,
      'announced.commitment': commitmentOf(two),
      'reported.commitment': hash,
      'reported.clientSeed': client,
      'reported.serverSeed': one.server,
    });
  return assemble(story.observations, site)[0]!;
}

const dealt = (cards: readonly Card[]): Story => new Story().deal(cards.slice(0, 5)).over(cards.slice(5));

describe('a hand whose cards no client seed gives', () => {
  const others = dealt(cardsOf(seeds(9)));
  const held = (announced: string | null, ...beside: readonly Beside[]) =>
    handOf(announced, others, beside).hand.clientSeed;

  test('is held against the one announced, unless that stands beside its own hash with a nonce', () => {
    expect(held('player', { client: 'another' })).toBe('player');
    expect(held('player', { client: 'player3' })).toBe('player3');
    expect(held('player', { client: 'player3', hash: commitmentOf(three) })).toBe('player');
  });

  test('is held against the one that stood beside its seeds last, where none was announced', () => {
    expect(held(null, { client: 'older' }, { client: 'player' })).toBe('player');
    expect(held('', { client: 'older' }, { client: 'player' })).toBe('player');
  });
});

describe('a hand of which only the player’s cards were read', () => {
  const scheme = SCHEMES.get('crypto-games/blackjack')!;
  const dealtTo = (client: string): readonly Card[] => {
    const deals = scheme.deals({ reveal: { serverSeed: one.server }, clientSeed: client, nonce: null });
    return (deals[Symbol.iterator]().next().value!.dealt as Shoe).shoe.take(2);
  };
  const own = dealtTo('player');
  /** Client seeds that begin so, and give these cards too. */
  const fitting = (name: string, count: number): string[] => {
    const found: string[] = [];
    for (let n = 0; found.length < count; n++)
      if (dealtTo(name + n).join() === own.join()) found.push(name + n);
    return found;
  };
  const table = (stage: 'dealt' | 'over'): Reading => ({
    kind: 'table',
    game: 'blackjack',
    stage,
    contents: { player: [own], dealer: [null, null] },
  });
  const cards = new Story().seeTwice(table('dealt')).seeTwice(table('over'));
  const held = (announced: string, ...beside: readonly Beside[]) =>
    handOf(announced, cards, beside, { schemes: { blackjack: scheme.id }, seeding: 'per-bet' }).hand
      .clientSeed;
  const [older, last] = fitting('other', 2) as [string, string];
  const [low, high] = fitting('player', 2) as [string, string];

  test('is held against the one announced, unless they contradict that', () => {
    expect(held('player', { client: last })).toBe('player');
    expect(held('wrong', { client: last })).toBe(last);
  });

  test('is held against the one that stood beside its seeds last of those that they do not contradict', () => {
    expect(held('wrong', { client: older }, { client: last })).toBe(last);
    expect(held('player', { client: low }, { client: high })).toBe(high);
  });
});

describe('a hand that the empty client seed gives', () => {
  test('is none of its seeds’ where another was announced and reported', () => {
    const hand = handOf('player', dealt(cardsOf({ ...one, client: '' })), [{ client: 'player' }]);
    expect(hand.hand.clientSeed).toBe('player');
    expect(audit(hand.hand, hand.circumstances).checks.deal).toBe('fail');
  });
});

test('a number whose table never says that it is over is held against the client seed that gives it', () => {
  const [announced, used] = ['my own', 'player'];
  const said = { 'announced.clientSeed': announced, 'reported.clientSeed': used };
  const story = new Story().panel({ ...said, 'announced.commitment': sha256Hex(secret(1)) }).bet();
  story.seeTwice({ ...spin(resultOf(1, used).dealt), stage: 'dealt' } as Reading);
  story.panel({ ...said, 'announced.commitment': sha256Hex(secret(2)), 'reported.secret': secret(1) });
  expect(resultOf(1, announced).dealt).not.toBe(resultOf(1, used).dealt);
  expect(assemble(story.observations, ROULETTE)[0]!.hand.clientSeed).toBe(used);
});

describe('a number that the announced client seed gives by another shuffle than is shown', () => {
  const told = (finalShuffle: string, promised: boolean): string => {
    const story = new Story().panel({
      ...wheelPanel(null, 1),
      ...(promised ? {} : { 'announced.commitment': { problem: 'malformed', detail: '' } as const }),
    });
    story.bet().seeTwice(spin(resultOf(1).dealt));
    story.panel({
      'announced.commitment': sha256Hex(secret(2)),
      'announced.clientSeed': 'player',
      'reported.commitment': sha256Hex(secret(1)),
      'reported.secret': secret(1),
      'reported.finalShuffle': finalShuffle,
    });
    const [{ hand, circumstances }] = assemble(story.observations, ROULETTE) as [AssembledHand];
    return audit(hand, circumstances).status;
  };

  test('accuses nobody where nothing tells whose seeds these are', () => {
    expect(told(WHEEL, true)).toBe('mismatch');
    expect(told(WHEEL, false)).toBe('unreadable');
    expect(told(resultOf(1).finalShuffle, false)).toBe('consistent');
  });
});
