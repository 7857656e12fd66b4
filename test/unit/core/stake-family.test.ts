import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { type Card, parseCard } from '../../../src/core/cards.ts';
import { fromHex, sha256Hex } from '../../../src/core/hash.ts';
import { liqdBlackjack } from '../../../src/core/schemes/liqd/blackjack.ts';
import duelBlackjack from '../../vectors/duel-blackjack-computed.json';
import duel from '../../vectors/duel-videopoker-played.json';
import liqd from '../../vectors/liqd-blackjack-played.json';
import kyranrana from '../../vectors/stake-kyranrana.json';
import stake from '../../vectors/stake-verifierform-testcases.json';

const SUITS: Record<string, string> = { CLUB: 'c', HEART: 'h', SPADE: 's', DIAMOND: 'd' };
const RANKS = 'A23456789TJQK';

/** `10-spade`, `JD` or `CLUB:12`, as the recordings write them. */
function card(text: string): Card {
  const [suit, number] = text.split(':');
  if (number) return `${RANKS[Number(number) - 1]}${SUITS[suit!]}` as Card;
  return parseCard(text.replace(/-(\w)\w+/, '$1'))!;
}

interface SeedPair {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

const handOf = (
  scheme: string,
  { serverSeed, clientSeed }: SeedPair,
  nonce: number,
  shown: object,
  changes = {},
) => ({
  v: 1,
  scheme,
  commitment: { value: sha256Hex(serverSeed), beforeBet: true },
  clientSeed,
  nonce,
  reveal: { serverSeed },
  shown,
  ...changes,
});

const VERIFIED = { status: 'verified', reasons: [], checks: { commitment: 'pass', deal: 'pass' } };

describe('Stake, as its own calculator has it', () => {
  it.each(stake.videopoker.hands.map((cards, nonce) => ({ nonce, cards: cards.map(card) })))(
    'video poker, nonce $nonce',
    ({ nonce, cards }) => {
      const shown = { deal: cards.slice(0, 5), final: cards.slice(5) };
      expect(audit(handOf('stake/video-poker', stake.videopoker, nonce, shown))).toMatchObject(VERIFIED);
    },
  );

  it.each(stake.blackjack.hands.map((cards, nonce) => ({ nonce, cards: cards.map(card) })))(
    'blackjack, nonce $nonce',
    ({ nonce, cards }) => {
      const [p1, p2, d1, d2, ...rest] = cards;
      const shown = { player: [[p1, p2, ...rest.slice(0, 3)]], dealer: [d1, d2, ...rest.slice(3)] };
      expect(audit(handOf('stake/blackjack', stake.blackjack, nonce, shown))).toMatchObject(VERIFIED);
      const inTurn = { player: [[p1, d1]], dealer: [p2, d2] };
      expect(audit(handOf('stake/blackjack', stake.blackjack, nonce, inTurn)).status).toBe('mismatch');
    },
  );

  it('hilo, whose start card goes to the casino with the bet', () => {
    const [hand] = stake.hilo.hands;
    const dealt = hand!.map(card);
    const judge = (cards: readonly Card[]) => audit(handOf('stake/hilo', stake.hilo, 0, { cards }));
    // Any card may be chosen; those behind it are the seeds'.
    for (const start of ['2c', dealt[0]!] as const) {
      expect(judge([start, ...dealt])).toMatchObject({ status: 'verified', checks: { deal: 'pass' } });
      expect(judge([start, ...dealt]).reasons.map(({ code }) => code)).toContain('deal-order-inferred');
      expect(judge([start, ...dealt.slice(0, 1)])).toMatchObject({ checks: { deal: 'pass' } });
    }
    const [first, second, ...others] = dealt as [Card, Card, ...Card[]];
    expect(judge(['2c', second, ...others]).status).toBe('mismatch');
    expect(judge(['2c', first, '2c', ...others]).status).toBe('mismatch');
    // By itself it proves nothing, and accuses nobody.
    expect(judge(['2c']).status).toBe('unreadable');
    expect(judge([first]).status).toBe('verified');
  });

  it.each(stake.hilo.hands.map((cards, nonce) => ({ nonce, cards: cards.map(card) })))(
    'hilo, nonce $nonce',
    ({ nonce, cards }) => {
      expect(audit(handOf('stake/hilo', stake.hilo, nonce, { cards }))).toMatchObject(VERIFIED);
      const wrong = [...cards.slice(0, -1), cards.at(-1) === 'As' ? 'Ks' : 'As'];
      expect(audit(handOf('stake/hilo', stake.hilo, nonce, { cards: wrong }))).toMatchObject({
        status: 'mismatch',
        expected: { cards },
      });
    },
  );

  it.each(stake.baccarat.hands.map((cards, nonce) => ({ nonce, cards: cards.map(card) })))(
    'baccarat, nonce $nonce',
    ({ nonce, cards }) => {
      const [p1, p2, b1, b2, first, second] = cards;
      const of = (player: unknown[], banker: unknown[]) =>
        audit(handOf('stake/baccarat', stake.baccarat, nonce, { player, banker }));
      expect(of([p1, p2], [b1, b2])).toMatchObject(VERIFIED);
      expect(of([p1, p2, first], [b1, b2])).toMatchObject(VERIFIED);
      expect(of([p1, p2], [b1, b2, first])).toMatchObject(VERIFIED);
      expect(of([p1, p2, first], [b1, b2, second])).toMatchObject(VERIFIED);
      expect(of([p1, p2, second], [b1, b2, first])).toMatchObject({
        status: first === second ? 'verified' : 'mismatch',
        expected: { player: [p1, p2, first], banker: [b1, b2, second] },
      });
    },
  );

  it.each(kyranrana.sets.Cards)(
    'thirty cards of an endless deck, nonce $nonce',
    ({ cards, nonce, ...seeds }) => {
      expect(audit(handOf('stake/hilo', seeds, nonce, { cards: cards.map(card) }))).toMatchObject(VERIFIED);
    },
  );

  it.each(kyranrana.sets.VideoPoker)('ten cards of one deck, nonce $nonce', ({ cards, nonce, ...seeds }) => {
    const shown = { deal: cards.slice(0, 5).map(card), final: cards.slice(5).map(card) };
    expect(audit(handOf('stake/video-poker', seeds, nonce, shown))).toMatchObject(VERIFIED);
  });
});

describe('Duel, as played', () => {
  it.each(duel.rounds)('video poker, nonce $nonce', ({ nonce, initial, held, final }) => {
    const shown = {
      deal: initial.map(card),
      final: final.map(card),
      held: initial.map((one) => held.includes(one)),
    };
    const commitment = { value: duel.serverSeedHash, beforeBet: true };
    const hand = handOf('duel/video-poker', duel, nonce, shown, { commitment });
    expect(audit(hand)).toMatchObject(VERIFIED);
    expect(audit({ ...hand, nonce: nonce + 1 }).status).toBe('mismatch');
  });

  it.each(duelBlackjack.rounds)(
    'blackjack deals a card from each HMAC, player and dealer in turn, nonce $nonce',
    ({ serverSeed, serverSeedHash, clientSeed, nonce, shoe }) => {
      const commitment = { value: serverSeedHash, beforeBet: true };
      const [p1, d1, p2, d2, ...rest] = shoe;
      const shown = { player: [[p1, p2, ...rest.slice(0, 9)]], dealer: [d1, d2, ...rest.slice(9)] };
      expect(
        audit(handOf('duel/blackjack', { serverSeed, clientSeed }, nonce, shown, { commitment })),
      ).toMatchObject(VERIFIED);
    },
  );

  it('cannot have been dealt from a seed that is not hex', () => {
    const seeds = { serverSeed: 'not hex at all', clientSeed: 'x' };
    const shown = { player: [['As', 'Ks']], dealer: ['2s', '3s'] };
    const verdict = audit(handOf('duel/blackjack', seeds, 0, shown));
    expect(verdict).toMatchObject({ status: 'mismatch', checks: { commitment: 'fail', deal: 'unknown' } });
    expect(verdict.reasons.map(({ code }) => code)).toEqual(['reveal-not-committed', 'reveal-malformed']);
  });
});

describe('liqd, as played', () => {
  const commitment = { value: liqd.serverSeedHash, beforeBet: true };
  const audited = (nonce: number, player: readonly Card[][], dealer: readonly Card[]) =>
    audit(handOf('liqd/blackjack', liqd, nonce, { player, dealer }, { commitment }));

  it.each(liqd.rounds)('nonce $nonce', ({ nonce, player, dealer }) => {
    expect(audited(nonce, [player.map(card)], dealer.map(card))).toMatchObject(VERIFIED);
  });

  it('is split in the one order that is documented', () => {
    const [reading] = [...liqdBlackjack.deals({ reveal: liqd, clientSeed: liqd.clientSeed, nonce: 1 })];
    const shoe = reading!.dealt.shoe.take(10);
    const at = (...places: number[]) => places.map((place) => shoe[place]!);
    expect(audited(1, [at(0, 4, 7), at(2, 5, 6)], at(1, 3, 8))).toMatchObject(VERIFIED);
    expect(audited(1, [at(0, 4, 6), at(2, 5, 7)], at(1, 3, 8)).status).toBe('mismatch');
  });
});

it('commits to what each casino says it commits to', () => {
  expect(sha256Hex(fromHex(duel.serverSeed)!)).toBe(duel.serverSeedHash);
  expect(sha256Hex(liqd.serverSeed)).toBe(liqd.serverSeedHash);
});
