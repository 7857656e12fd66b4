/**
 * Crypto.Games' blackjack table: four decks, no peek for a dealer's blackjack, which pays the player 6:5; the dealer
 * hits soft 17; any two cards may be doubled, split hands too; one split; early surrender.
 * Source of the rules: wizardofodds.com, "Blackjack (Encrypted Version)". In which order split hands get their cards
 * is published nowhere; here both get their second card before either is played.
 * @module
 */
import { type Card, freshDeck, rankOf, SUITS } from '../../../src/core/cards.ts';
import type { FieldReader } from '../../../src/core/fields.ts';
import { BLACKJACK_RULE, cryptoGamesBlackjack } from '../../../src/core/schemes/crypto-games/blackjack.ts';
import { cardsIn } from '../../../src/core/schemes/crypto-games/digest.ts';
import { behavioursOf } from '../../cheats.ts';
import { ACTIONS, type Action, BlackjackRound, type BlackjackRules, totalOf } from '../blackjack.ts';
import { oneOf } from '../random.ts';
import {
  lookFor,
  type PanelView,
  replaying,
  SEED_CONDUCTS,
  type SeedConduct,
  type Seeds,
  type ServerSeeds,
  type Stake,
} from './seeds.ts';

/** Credits that every hand costs. */
const BET = 10;

const RULES: BlackjackRules = {
  dealOrder: 'player, player, dealer, dealer',
  dealerHitsSoft17: true,
  blackjackPays: 1.2,
  splitBlackjackPays: 1.2,
  mostHands: 2,
  mayDoubleAfterSplit: true,
  maySurrender: true,
};

/** What the page gets to show. */
export interface BlackjackView {
  readonly stage: 'resting' | 'dealt' | 'over';
  /** How many hands this table has dealt. */
  readonly hand: number;
  readonly player: readonly (readonly Card[])[];
  /** Null is the card that lies face down. */
  readonly dealer: readonly (Card | null)[];
  /** The number of the hand to be played, or null. */
  readonly active: number | null;
  readonly actions: readonly Action[];
  readonly bet: number;
  /** Credits won; null until the hand is over. */
  readonly win: number | null;
  readonly balance: number;
  readonly panel: PanelView;
  /** What to do to see this behaviour at its clearest; null where anything will do. */
  readonly advice: Action | null;
}

/** How a casino deals. What is left out, it does honestly. */
interface Conduct extends SeedConduct {
  /** The shoe it deals from instead of the one that the seeds force. */
  stack?(shoe: readonly Card[]): readonly Card[];
  /** The rest of the shoe as it is when the player first draws from it. */
  beforeDraw?(rest: readonly Card[]): readonly Card[];
  /** The hole card that it turns over. */
  turn?(hole: Card): Card;
  /** What it makes of the player's cards while the player decides. */
  meddle?(cards: readonly Card[]): readonly Card[];
  readonly advice?: Action;
}

/** The hand in "Blackjack (Encrypted Version)" at wizardofodds.com. */
const RECORDED: Seeds = {
  serverSeed: 'Yt5IDwsb3Ldc5vyusvcQNfLqqjoYmCHGRkasqXNQ',
  clientSeed: '5v5b85n85vb856nvbn5vbn',
};

/** Commits to seeds that give the player such a hand. */
const giving = (isWanted: (first: readonly Card[]) => boolean): SeedConduct => ({
  choose: (next) => lookFor(next, (digest) => isWanted(cardsIn(digest, BLACKJACK_RULE, 2))),
});

const isLow = (first: readonly Card[]) => totalOf(first).total <= 11;
const isPair = ([a, b]: readonly Card[]) => rankOf(a!) === rankOf(b!) && rankOf(a!) !== 'A';
const isBelow21 = (first: readonly Card[]) => totalOf(first).total < 21;

/** By the ids of cheats.ts. */
const CONDUCTS: Readonly<Record<string, Conduct>> = {
  ...SEED_CONDUCTS,
  recorded: { ...replaying(RECORDED), advice: 'double' },
  'deals-pair': { ...giving(isPair), advice: 'split' },
  'swaps-dealt-card': { stack: (shoe) => shoe.with(1, otherThan(shoe[1]!)) },
  'hits-from-further-down': {
    ...giving(isLow),
    beforeDraw: (rest) => [rest.find((card) => card !== rest[0]) ?? rest[0]!, ...rest],
    advice: 'hit',
  },
  'changes-hole-card': { turn: otherThan },
  'changes-dealt-card': {
    ...giving(isBelow21),
    meddle: (cards) => cards.with(0, otherThan(cards[0]!)),
  },
};

export class BlackjackTable {
  readonly #seeds: ServerSeeds;
  #balance = 1000;
  #hand: Hand | null = null;
  #hands = 0;

  constructor(seeds: ServerSeeds) {
    this.#seeds = seeds;
  }

  /** Answers `state`, `refresh`, `seed`, `deal` and `play`. @throws HandError */
  answer(action: string, fields: FieldReader): BlackjackView | null {
    const ids = behavioursOf('crypto-games', 'blackjack').map(({ id }) => id);
    const conduct = CONDUCTS[fields.choice('behaviour', ids)] ?? {};
    switch (action) {
      case 'state':
        this.#seeds.prepare(conduct);
        break;
      case 'refresh':
        this.#seeds.refresh(conduct);
        this.#refresh();
        break;
      case 'seed':
        this.#seeds.prepare(conduct, {
          clientSeed: fields.string('clientSeed'),
          addNonce: fields.boolean('addNonce'),
        });
        break;
      case 'deal':
        this.#deal(conduct);
        break;
      case 'play':
        this.#play(fields);
        break;
      default:
        return null;
    }
    return this.#view(conduct);
  }

  /** Begins a hand, unless one is in play, as when the table is open in two tabs. */
  #deal(conduct: Conduct): void {
    if (this.#hand && !this.#hand.round.isOver) return;
    const stake = this.#seeds.bet(conduct);
    const forced = shoeOf(stake.used);
    let shoe = conduct.stack?.(forced) ?? forced;
    let hasDrawn = false;
    const round = new BlackjackRound(RULES, (to) => {
      if (to === 'player' && !hasDrawn) {
        hasDrawn = true;
        shoe = conduct.beforeDraw?.(shoe) ?? shoe;
      }
      const [card, ...rest] = shoe;
      // The digest of a hand gives 32 cards at the least; nobody draws so many.
      if (!card) throw new Error('The shoe is used up.');
      shoe = rest;
      return card;
    });
    this.#hand = { stake, conduct, round, refreshed: 0 };
    this.#hands++;
    this.#balance -= BET;
    this.#settle(this.#hand);
  }

  #play(fields: FieldReader): void {
    const hand = this.#hand;
    if (!hand || hand.round.isOver) return;
    const action = fields.choice('action', ACTIONS);
    if (!hand.round.actions.includes(action))
      fields.fail('action', `one of ${hand.round.actions.join(', ')}`);
    const before = hand.round.stake;
    hand.round.act(action);
    this.#balance -= BET * (hand.round.stake - before);
    this.#settle(hand);
  }

  /** Pays and reveals the seeds, where the hand is over. */
  #settle({ round, conduct, stake }: Hand): void {
    if (!round.isOver) return;
    const [up, hole, ...drawn] = round.dealer;
    if (conduct.turn) round.forge({ dealer: [up!, conduct.turn(hole!), ...drawn] });
    this.#balance += BET * round.win;
    this.#seeds.reveal(stake);
  }

  /** Meddles with the cards on the table: once, and when the player has had time to look at them. */
  #refresh(): void {
    const hand = this.#hand;
    if (!hand || hand.round.isOver) return;
    hand.refreshed++;
    const { meddle } = hand.conduct;
    if (hand.refreshed === 2 && meddle)
      hand.round.forge({ hands: hand.round.hands.map(({ cards }) => meddle(cards)) });
  }

  #view(conduct: Conduct): BlackjackView {
    const { round, conduct: own } = this.#hand ?? {};
    return {
      stage: !round ? 'resting' : round.isOver ? 'over' : 'dealt',
      hand: this.#hands,
      player: round?.hands.map(({ cards }) => cards) ?? [],
      dealer: round?.dealer.map((card, i) => (i === 1 && !round.isOver ? null : card)) ?? [],
      active: round?.active ?? null,
      actions: round?.actions ?? [],
      bet: BET * (round?.stake ?? 1),
      win: round?.isOver ? BET * round.win : null,
      balance: this.#balance,
      panel: this.#seeds.panel(conduct),
      advice: own?.advice && round?.actions.includes(own.advice) ? own.advice : null,
    };
  }
}

interface Hand {
  readonly stake: Stake;
  readonly conduct: Conduct;
  readonly round: BlackjackRound;
  /** How often its page has asked how things stand. */
  refreshed: number;
}

/** The shoe that seeds force, by the scheme the auditor uses. */
function shoeOf({ serverSeed, clientSeed }: Seeds): readonly Card[] {
  const [reading] = cryptoGamesBlackjack.deals({ reveal: { serverSeed }, clientSeed, nonce: null });
  return reading!.dealt.shoe.take(BLACKJACK_RULE.size);
}

function otherThan(card: Card): Card {
  return oneOf(freshDeck(SUITS).filter((other) => other !== card));
}
