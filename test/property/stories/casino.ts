/**
 * The casinos of the stories: real schemes, seeds that follow from a number, honest or with one cheat.
 * @module
 */
import { BlackjackRound } from '../../../demo/casinos/blackjack.ts';
import { type Card, freshDeck, SUITS } from '../../../src/core/cards.ts';
import type { GameId } from '../../../src/core/game.ts';
import type { DealtBlackjack } from '../../../src/core/games/blackjack-layout.ts';
import {
  BITZINO_JACKS_OR_BETTER,
  PAY_TABLES,
  type PayTable,
  payOf,
} from '../../../src/core/games/pay-tables.ts';
import type { DealtVideoPoker } from '../../../src/core/games/video-poker.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import type { PanelField, TableContents } from '../../../src/core/observation.ts';
import { type Reveal, Undealable } from '../../../src/core/scheme.ts';
import { finalShuffle, twisterSeed } from '../../../src/core/schemes/bitzino/shuffle.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';

/** What a casino may do wrong, each as a player would tell it. */
export const CHEATS = [
  'swaps a dealt card',
  'draws another card than the next',
  'changes a card on the table',
  'changes the hole card',
  'pays wrongly',
  'deals from another seed and shows it with its own hash',
  'deals from another seed and shows it with the promised hash',
  'deals from another seed and shows the promised one',
  'swaps the promise before the bet',
  'swaps the promise when the player has entered a client seed',
  'swaps the promise when the bet is placed',
  'withholds the commitment until the bet',
  'deals from another client seed and shows it',
  'deals from another client seed and shows the player’s',
  'replaces the client seed before the bet',
  'promises a seed that is out',
  'skips a nonce',
  'uses a nonce twice',
  'never reveals the seed',
] as const;
export type Cheat = (typeof CHEATS)[number];

/** Seeds as a hand is dealt from them. */
export interface Seeds {
  readonly reveal: Reveal;
  readonly clientSeed: string;
  /** Null where the casino counts none. */
  readonly nonce: number | null;
}

/** What a casino says on its fairness panel; what is blank is there and empty. */
export type View = Readonly<Partial<Record<PanelField, string>>>;

/** A game at a casino, with the scheme that deals it. */
export interface Kind {
  /** The scheme's id, which names casino and game. */
  readonly scheme: string;
  readonly game: GameId;
  /** How the panel tells the nonce of a hand: at the client seed's end, or not at all. */
  readonly nonce: 'appended' | null;
  readonly hasClientSeed: boolean;
  /** The n-th seed of a casino. */
  revealOf(casino: number, n: number): Reveal;
  commitmentOf(reveal: Reveal): string;
}

const ONE_DECK = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';

const plainSeed = (casino: number, n: number): Reveal => ({
  serverSeed: sha256Hex(`casino ${casino}, seed ${n}`),
});
const hashOfSeed = ({ serverSeed }: Reveal): string => sha256Hex(serverSeed!);

const secretWith =
  (deck: string) =>
  (casino: number, n: number): Reveal => {
    const { serverSeed } = plainSeed(casino, n);
    const shuffled = finalShuffle([...deck], twisterSeed(serverSeed!, 'first shuffle')).join('');
    return { secret: JSON.stringify({ server_seed: serverSeed, initial_shuffle: shuffled }) };
  };
const hashOfSecret = ({ secret }: Reveal): string => sha256Hex(secret!);

/** Casinos that use one server seed a bet. */
export const PER_BET: readonly Kind[] = [
  {
    scheme: 'crypto-games/video-poker',
    game: 'video-poker',
    nonce: 'appended',
    hasClientSeed: true,
    revealOf: plainSeed,
    commitmentOf: hashOfSeed,
  },
  {
    scheme: 'crypto-games/blackjack',
    game: 'blackjack',
    nonce: 'appended',
    hasClientSeed: true,
    revealOf: plainSeed,
    commitmentOf: hashOfSeed,
  },
  {
    scheme: 'bitzino/video-poker',
    game: 'video-poker',
    nonce: null,
    hasClientSeed: true,
    revealOf: secretWith(ONE_DECK),
    commitmentOf: hashOfSecret,
  },
  {
    scheme: 'bitzino/blackjack',
    game: 'blackjack',
    nonce: null,
    hasClientSeed: true,
    revealOf: secretWith(ONE_DECK.repeat(8)),
    commitmentOf: hashOfSecret,
  },
  {
    scheme: 'bc-game/blackjack',
    game: 'blackjack',
    nonce: null,
    hasClientSeed: false,
    revealOf: plainSeed,
    commitmentOf: hashOfSeed,
  },
];

const paysOf = ({ scheme }: Kind): PayTable =>
  scheme.startsWith('bitzino/') ? BITZINO_JACKS_OR_BETTER : PAY_TABLES['jacks-or-better'];

/** What the seeds force. @throws Undealable */
function dealtFrom(
  { scheme }: Kind,
  seeds: Seeds,
): { readonly dealt: unknown; readonly finalShuffle?: string } {
  const [interpretation] = SCHEMES.get(scheme)!.deals({ ...seeds, decks: 8, order: 'site' });
  const dealt = interpretation!.dealt as { dealt?: unknown; finalShuffle?: string };
  return dealt.finalShuffle === undefined
    ? { dealt }
    : { dealt: dealt.dealt, finalShuffle: dealt.finalShuffle };
}

/** Whether the seeds force a hand at all: a digest may run out. */
function isDealable(kind: Kind, seeds: Seeds): boolean {
  try {
    dealtFrom(kind, seeds);
    return true;
  } catch (error) {
    if (error instanceof Undealable) return false;
    throw error;
  }
}

/** What the player decides: at video poker which cards to hold, at blackjack how many to draw. */
export interface Choice {
  readonly held: readonly boolean[];
  readonly hits: number;
}

/** A hand in play at a casino. */
export class Hand {
  readonly kind: Kind;
  readonly promised: Seeds;
  readonly used: Seeds;
  readonly finalShuffle: string | undefined;
  readonly #meant: Cheat | null;
  readonly #game: VideoPokerHand | BlackjackHand;
  /** The commitment that stood in the place of the promised one before, where that was swapped. */
  swapped: string | null = null;
  /** The cheat that was played on it, as far as it came to that; null for an honest hand. */
  cheat: Cheat | null;

  constructor(kind: Kind, promised: Seeds, used: Seeds, cheat: Cheat | null, meant: Cheat | null) {
    this.kind = kind;
    this.promised = promised;
    this.used = used;
    this.cheat = cheat;
    this.#meant = meant;
    const { dealt, finalShuffle } = dealtFrom(kind, used);
    this.finalShuffle = finalShuffle;
    this.#game =
      kind.game === 'video-poker'
        ? new VideoPokerHand(dealt as DealtVideoPoker, meant, paysOf(kind))
        : new BlackjackHand(dealt as DealtBlackjack, meant);
    this.#note();
  }

  get isOver(): boolean {
    return this.#game.isOver;
  }

  /** What lies on the table. */
  get contents(): TableContents['video-poker'] | TableContents['blackjack'] {
    return this.#game.contents;
  }

  /** The casino's chance to meddle with what lies on the table while the player thinks. Whether it did. */
  wait(): boolean {
    const before = this.#game.contents;
    this.#game.meddle();
    this.#note();
    return JSON.stringify(before) !== JSON.stringify(this.contents);
  }

  /** The player's next decision, which may be the last. */
  decide(choice: Choice): void {
    this.#game.decide(choice);
    this.#note();
  }

  #note(): void {
    if (this.#game.cheated) this.cheat = this.#meant;
  }
}

const cardNotIn = (cards: readonly Card[]): Card => freshDeck(SUITS).find((card) => !cards.includes(card))!;

class VideoPokerHand {
  readonly #ten: readonly Card[];
  readonly #cheat: Cheat | null;
  readonly #pays: PayTable;
  #cards: readonly Card[];
  #held: readonly boolean[] = [false, false, false, false, false];
  #win: number | null = null;
  cheated = false;

  constructor(ten: DealtVideoPoker, cheat: Cheat | null, pays: PayTable) {
    this.#ten = ten;
    this.#pays = pays;
    this.#cheat = cheat;
    this.#cards = ten.slice(0, 5);
    if (cheat === 'swaps a dealt card') this.#swap(2);
  }

  get isOver(): boolean {
    return this.#win !== null;
  }

  get contents(): TableContents['video-poker'] {
    return {
      cards: this.#cards,
      held: this.#held,
      payTable: 'jacks-or-better',
      bet: 1,
      multiplier: this.#win,
    };
  }

  meddle(): void {
    if (this.#cheat === 'changes a card on the table' && !this.isOver && !this.cheated) this.#swap(1);
  }

  decide({ held }: Choice): void {
    const queue = this.#ten.slice(5);
    if (this.#cheat === 'draws another card than the next' && held.includes(false)) {
      queue.shift();
      queue.push(cardNotIn(this.#ten));
      this.cheated = true;
    }
    this.#held = held;
    this.#cards = this.#cards.map((card, i) => (held[i] ? card : queue.shift()!));
    const due = payOf(this.#pays, this.#cards);
    const wrong = this.#cheat === 'pays wrongly';
    this.#win = wrong ? due + 1 : due;
    this.cheated ||= wrong;
  }

  #swap(place: number): void {
    this.#cards = this.#cards.with(place, cardNotIn([...this.#ten, ...this.#cards]));
    this.cheated = true;
  }
}

class BlackjackHand {
  readonly #round: BlackjackRound;
  readonly #cheat: Cheat | null;
  #hits = 0;
  cheated = false;

  constructor({ shoe, dealOrder }: DealtBlackjack, cheat: Cheat | null) {
    this.#cheat = cheat;
    let next = 0;
    this.#round = new BlackjackRound(
      {
        dealOrder,
        dealerHitsSoft17: false,
        blackjackPays: 1.5,
        splitBlackjackPays: 1,
        mostHands: 1,
        mayDoubleAfterSplit: false,
        maySurrender: false,
      },
      (to) => {
        const card = shoe.take(next + 1)[next];
        if (!card) throw new Undealable('hash-ran-out');
        next++;
        const wrong =
          (cheat === 'swaps a dealt card' && next === 1) ||
          (cheat === 'draws another card than the next' && to === 'player');
        this.cheated ||= wrong;
        return wrong ? otherCard(card) : card;
      },
    );
  }

  get isOver(): boolean {
    return this.#round.isOver;
  }

  get contents(): TableContents['blackjack'] {
    const [open, ...rest] = this.#round.dealer;
    return {
      player: this.#round.hands.map(({ cards }) => cards),
      dealer: this.isOver ? [open!, ...rest] : [open!, ...rest.map(() => null)],
    };
  }

  meddle(): void {
    if (this.isOver || this.cheated) return;
    const [open, hole] = this.#round.dealer;
    const { cards } = this.#round.hands[0]!;
    if (this.#cheat === 'changes a card on the table') {
      this.#round.forge({ hands: [[otherCard(cards[0]!), ...cards.slice(1)]] });
      this.cheated = true;
    } else if (this.#cheat === 'changes the hole card') {
      this.#round.forge({ dealer: [open!, otherCard(hole!)] });
      this.cheated = true;
    }
  }

  decide({ hits }: Choice): void {
    this.#round.act(this.#hits++ < hits ? 'hit' : 'stand');
  }
}

/** Another card of the same rank, so that a hand goes on as it would have. */
const otherCard = (card: Card): Card => `${card[0]}${card[1] === 'c' ? 'd' : 'c'}` as Card;

/** A player's account at a casino that uses one server seed a bet. */
export class Account {
  readonly kind: Kind;
  readonly #casino: number;
  readonly #cheat: Cheat | null;
  /** The number of the hand that is cheated on, from 0. */
  readonly #cheatsOn: number;
  /** Whether the next seed is promised as soon as one is used, or when its hand is over. */
  readonly #promisesAtBet: boolean;
  #seeds = 0;
  #hands = 0;
  #next: Reveal;
  #clientSeed: string;
  /** The last nonce used; null where the player adds none. */
  #nonce: number | null;
  #last: Hand | null = null;
  #inPlay: Hand | null = null;
  /** What the casino did under the seed that is promised now, before it was bet on. */
  #did: Cheat | null = null;
  #swapped: string | null = null;
  readonly #out: Reveal[] = [];

  constructor(
    kind: Kind,
    how: {
      readonly casino: number;
      readonly cheat: Cheat | null;
      readonly cheatsOn: number;
      readonly promisesAtBet: boolean;
      readonly addsNonce: boolean;
    },
  ) {
    this.kind = kind;
    this.#casino = how.casino;
    this.#cheat = how.cheat;
    this.#cheatsOn = how.cheatsOn;
    this.#promisesAtBet = how.promisesAtBet;
    this.#clientSeed = kind.hasClientSeed ? `player of ${how.casino}` : '';
    this.#nonce = kind.nonce && how.addsNonce ? 0 : null;
    this.#next = this.#newSeed();
  }

  /** Whether the next hand is the one to be cheated on. */
  get #isTime(): boolean {
    return this.#hands === this.#cheatsOn;
  }

  /** Whether the cheat is this one, and the next hand is to be cheated on by it. */
  #cheatsBy(cheat: Cheat): boolean {
    return this.#cheat === cheat && this.#isTime;
  }

  get view(): View {
    const { commitmentOf, hasClientSeed } = this.kind;
    const withheld =
      this.#cheat === 'withholds the commitment until the bet' &&
      !this.#inPlay &&
      this.#hands >= this.#cheatsOn;
    return {
      'announced.commitment': withheld ? '' : commitmentOf(this.#next),
      ...(hasClientSeed ? { 'announced.clientSeed': this.#clientSeed } : {}),
      ...this.#reported,
    };
  }

  get #reported(): View {
    const { commitmentOf, hasClientSeed, revealOf } = this.kind;
    const fields = Object.keys(revealOf(0, 0)) as (keyof Reveal)[];
    const last = this.#last;
    const blank = !last || last.cheat === 'never reveals the seed';
    const shown = last && this.#shownOf(last);
    const texts = (text: (field: keyof Reveal) => string) =>
      Object.fromEntries(fields.map((field) => [`reported.${field}`, text(field)]));
    if (blank || !shown) {
      return {
        'reported.commitment': '',
        ...(hasClientSeed ? { 'reported.clientSeed': '' } : {}),
        ...texts(() => ''),
      };
    }
    const kept = last.cheat === 'deals from another seed and shows it with the promised hash';
    return {
      'reported.commitment': commitmentOf(kept ? last.promised.reveal : shown.reveal),
      ...(hasClientSeed ? { 'reported.clientSeed': shown.clientSeed + (shown.nonce ?? '') } : {}),
      ...texts((field) => shown.reveal[field]!),
      ...(last.finalShuffle === undefined || shown !== last.used
        ? {}
        : { 'reported.finalShuffle': last.finalShuffle }),
    };
  }

  /** What it says that a hand was dealt from. */
  #shownOf({ cheat, promised, used }: Hand): Seeds {
    if (cheat === 'deals from another client seed and shows the player’s') return promised;
    return cheat === 'deals from another seed and shows the promised one' ? promised : used;
  }

  /** Time for what a player is not to notice, between two hands. */
  lookAway(): void {
    if (this.#inPlay || this.#did) return;
    if (this.#cheatsBy('swaps the promise before the bet')) {
      this.#swap();
    } else if (this.#cheatsBy('replaces the client seed before the bet') && this.kind.hasClientSeed) {
      this.#clientSeed = `${this.#clientSeed}!`;
      this.#did = this.#cheat;
    }
  }

  /** The player enters a client seed of their own. */
  enter(clientSeed: string): void {
    if (!this.kind.hasClientSeed || this.#inPlay) return;
    this.#clientSeed = clientSeed;
    if (this.#nonce !== null) this.#nonce = 0;
    if (this.#did || !this.#cheatsBy('swaps the promise when the player has entered a client seed')) return;
    this.#swap();
  }

  #swap(): void {
    this.#swapped = this.kind.commitmentOf(this.#next);
    this.#next = this.#newSeed();
    this.#did = this.#cheat;
  }

  bet(): Hand {
    // A hand at another table may still be played from the seed on the panel.
    if (this.#inPlay && !this.#promisesAtBet) this.#next = this.#newSeed();
    const before = this.#nonce;
    const nonce = this.#takeNonce();
    const miscounted = nonce !== null && nonce !== before! + 1;
    const promised = { reveal: this.#next, clientSeed: this.#clientSeed, nonce };
    const { used, cheat } = miscounted ? { used: promised, cheat: this.#cheat } : this.#use(promised);
    const hand = new Hand(this.kind, promised, used, this.#did ?? cheat, this.#isTime ? this.#cheat : null);
    hand.swapped = this.#swapped;
    this.#did = null;
    this.#swapped = null;
    this.#hands++;
    this.#inPlay = hand;
    if (this.#promisesAtBet) this.#next = this.#newSeed();
    if (cheat === 'swaps the promise when the bet is placed' && !this.#promisesAtBet)
      this.#next = used.reveal;
    return hand;
  }

  /** What a hand is dealt from, and the cheat in that. */
  #use(promised: Seeds): { used: Seeds; cheat: Cheat | null } {
    const honest = { used: promised, cheat: null };
    const isOut = this.#out.includes(promised.reveal);
    if (isOut) return { used: promised, cheat: 'promises a seed that is out' };
    if (this.#cheat === 'withholds the commitment until the bet' && this.#hands >= this.#cheatsOn)
      return { used: promised, cheat: this.#cheat };
    if (!this.#isTime) return honest;
    switch (this.#cheat) {
      case 'deals from another seed and shows it with its own hash':
      case 'deals from another seed and shows it with the promised hash':
      case 'deals from another seed and shows the promised one':
      case 'swaps the promise when the bet is placed':
        return { used: { ...promised, reveal: this.#newSeed() }, cheat: this.#cheat };
      case 'deals from another client seed and shows it':
      case 'deals from another client seed and shows the player’s':
        if (!this.kind.hasClientSeed) return honest;
        return { used: this.#withOther(promised), cheat: this.#cheat };
      case 'never reveals the seed':
        return { used: promised, cheat: this.#cheat };
      default:
        return honest;
    }
  }

  #withOther(promised: Seeds): Seeds {
    let other = promised;
    do other = { ...other, clientSeed: `${other.clientSeed}?` };
    while (!isDealable(this.kind, other));
    return other;
  }

  #takeNonce(): number | null {
    if (this.#nonce === null) return null;
    // There is nothing to miscount before the first.
    const step =
      this.#nonce === 0
        ? 1
        : this.#cheatsBy('skips a nonce')
          ? 2
          : this.#cheatsBy('uses a nonce twice')
            ? 0
            : 1;
    this.#nonce += step;
    return this.#nonce;
  }

  /** A hand is over: the next seed is promised. */
  end(hand: Hand): void {
    if (hand !== this.#inPlay) return;
    this.#inPlay = null;
    if (!this.#promisesAtBet) this.#next = this.#newSeed();
    if (this.#cheatsBy('promises a seed that is out')) this.#next = this.#out.at(-1) ?? this.#next;
  }

  /** The seeds of a hand that is over are out. */
  reveal(hand: Hand): void {
    this.#last = hand;
    this.#out.push(hand.used.reveal);
  }

  #newSeed(): Reveal {
    for (;;) {
      const reveal = this.kind.revealOf(this.#casino, this.#seeds++);
      const nonce = this.#nonce === null ? null : 1;
      if (isDealable(this.kind, { reveal, clientSeed: this.#clientSeed, nonce })) return reveal;
    }
  }
}
