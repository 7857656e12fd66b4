/**
 * bitZino's blackjack: eight decks, shuffled anew for every hand; the dealer hits soft 17; a blackjack pays 3:2; up to
 * four hands, split aces may be hit. Assumed: the order in which the first cards and those of split hands are dealt,
 * which cards may be split, and that the dealer doesn't peek.
 * @module
 */
import type { Card } from '../../../src/core/cards.ts';
import { HandError } from '../../../src/core/fields.ts';
import { cardOf, numberOf } from '../../../src/core/schemes/bitzino/deck.ts';
import { type Action, BlackjackRound, type BlackjackRules, totalOf } from '../blackjack.ts';
import { type DealConduct, dealConducts, isUndecided } from '../blackjack-table.ts';
import { BET, betHtml, cardHtml, formHtml, type Lie, statusHtml } from './markup.ts';
import { SECRET_CONDUCTS } from './secrets.ts';
import type { Conduct, Game, Hand } from './table.ts';

const PATH = 'blackjack';

const RULES: BlackjackRules = {
  dealOrder: 'player, dealer, player, dealer',
  dealerHitsSoft17: true,
  blackjackPays: 1.5,
  splitBlackjackPays: 1,
  mostHands: 4,
  mayDoubleAfterSplit: true,
  maySurrender: false,
};

/** What the table's forms ask for, with what their buttons say. */
const MOVES: Readonly<Record<string, { action: Action; says: string; saysThen: string }>> = {
  hit: { action: 'hit', says: 'Hit', saysThen: 'Hitting…' },
  stand: { action: 'stand', says: 'Stand', saysThen: 'Standing…' },
  double_down: { action: 'double', says: 'Double', saysThen: 'Doubling…' },
  split: { action: 'split', says: 'Split', saysThen: 'Splitting…' },
};

/** A hand as it stands; the round goes on. */
interface BlackjackHand extends Hand {
  readonly round: BlackjackRound;
  readonly player: readonly (readonly Card[])[];
  /** Null is the card that lies face down. */
  readonly dealer: readonly (Card | null)[];
  readonly active: number | null;
  readonly actions: readonly Action[];
}

type BlackjackConduct = Conduct & DealConduct;

/** Has the player dealt two such cards, and the dealer none that end the round at once. */
const giving = (isWanted: (first: readonly Card[]) => boolean): Conduct => ({
  wants(items) {
    const [first, up, second, hole] = items.slice(0, 4).map(card);
    return isWanted([first!, second!]) && totalOf([up!, hole!]).total < 21;
  },
});

const card = (item: string): Card => cardOf(numberOf(item));

/** By the ids of cheats.ts. */
const CONDUCTS: Readonly<Record<string, BlackjackConduct>> = {
  ...SECRET_CONDUCTS,
  ...dealConducts(giving),
  // Of a hand that ends with the bet nobody can tell when its hash was there, and the same one twice is seen as one.
  'withholds-commitment': { ...SECRET_CONDUCTS['withholds-commitment'], ...giving(isUndecided) },
  // One that ends with the bet is followed by another, and is waited for no longer.
  'never-reveals': { ...SECRET_CONDUCTS['never-reveals'], ...giving(isUndecided) },
  'reuses-seed': { ...SECRET_CONDUCTS['reuses-seed'], ...giving(isUndecided) },
};

export const blackjack: Game<BlackjackHand, BlackjackConduct> = {
  id: 'blackjack',
  deck: { size: 52, copies: 8 },
  conducts: CONDUCTS,
  deal(deck, { stack, beforeDraw, turn }) {
    const forced = deck.map(card);
    let shoe = stack?.(forced) ?? forced;
    let hasDrawn = false;
    const round = new BlackjackRound(RULES, (to) => {
      if (to === 'player' && !hasDrawn) {
        hasDrawn = true;
        shoe = beforeDraw?.(shoe) ?? shoe;
      }
      const [next, ...rest] = shoe;
      shoe = rest;
      return next!;
    });
    return handOf(round, turn);
  },
  play({ round, player }, move, { meddle, turn }) {
    const action = MOVES[move]?.action;
    if (!action || !round.actions.includes(action)) throw new HandError('move', round.actions.join(' or '));
    const isFirst = player.length === 1 && player[0]!.length === 2;
    if (isFirst && meddle) round.forge({ hands: player.map(meddle) });
    round.act(action);
    return handOf(round, turn);
  },
  show(hand, before) {
    const isOpen = hand !== null && !hand.isOver;
    const forms = Object.entries(MOVES).map(([move, { action, says, saysThen }]) =>
      formHtml({ path: PATH, move, says, saysThen, isOpen: isOpen && hand.actions.includes(action) }),
    );
    const status = hand?.isOver ? statusHtml(resultOf(hand), hand.win) : "<div class='status'></div>";
    return `<div id='dealer'><div class='hands'>${hand ? dealerHtml(hand, before) : ''}</div></div>
<div id='player'><div class='hands c${hand?.player.length ?? 1}'>${hand ? playerHtml(hand, before) : ''}</div></div>
<div id='info'>
${forms.join('\n')}
${betHtml({ path: PATH, says: 'Bet', saysThen: 'Betting…', isOpen: !isOpen })}
</div>
${status}`;
  },
  advise({ actions }, { advice }) {
    return advice && actions.includes(advice) ? { action: advice } : null;
  },
};

function handOf(round: BlackjackRound, turn: DealConduct['turn']): BlackjackHand {
  const { isOver, active, actions } = round;
  if (isOver && turn) round.forge({ dealer: round.dealer.with(1, turn(round.dealer[1]!)) });
  return {
    round,
    player: round.hands.map(({ cards }) => cards),
    dealer: round.dealer.map((one, i) => (i === 1 && !isOver ? null : one)),
    active,
    actions,
    isOver,
    bet: BET * round.wager,
    win: isOver ? BET * round.win : 0,
  };
}

const resultOf = ({ win, bet }: BlackjackHand): string =>
  win > bet ? 'You beat the dealer' : win === bet ? 'Push' : 'The dealer wins';

function dealerHtml({ dealer }: BlackjackHand, before: BlackjackHand | null): string {
  const lies = dealer.map((one, i): Lie => {
    const earlier = before?.dealer[i];
    if (earlier === one) return 'up';
    return earlier === null ? 'unflipped' : 'undealt';
  });
  return handHtml(0, dealer, lies, []);
}

const playerHtml = ({ player, active }: BlackjackHand, before: BlackjackHand | null): string =>
  player
    .map((cards, h) => {
      // The first card of a hand that is split off lay in the other.
      const lies = cards.map(
        (one, i): Lie => (before && (i === 0 || before.player[h]?.[i] === one) ? 'up' : 'undealt'),
      );
      return handHtml(h, cards, lies, h === active ? ['active'] : []);
    })
    .join('\n');

function handHtml(
  number: number,
  cards: readonly (Card | null)[],
  lies: readonly Lie[],
  classes: readonly string[],
): string {
  const faces = cards.filter((one) => one !== null);
  const totals = faces.map((_, i) => totalOf(faces.slice(0, i + 1)).total);
  return `<div class='${['hand', `n${number}`, ...classes].join(' ')}'>
${cards.map((one, i) => cardHtml(one, i + 1, lies[i]!)).join('\n')}
<div class='value' data-undealt_values='${totals.join(';')}'>${totals.at(-1)}</div>
</div>`;
}
