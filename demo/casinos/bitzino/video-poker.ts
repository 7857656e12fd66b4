/**
 * bitZino's video poker: jacks or better, one deck.
 * @module
 */
import { type Card, freshDeck, SUITS } from '../../../src/core/cards.ts';
import { HandError } from '../../../src/core/fields.ts';
import {
  BITZINO_JACKS_OR_BETTER,
  payOf,
  RANKS_PAID,
  type RankName,
  rankHand,
} from '../../../src/core/games/pay-tables.ts';
import { cardOf, numberOf } from '../../../src/core/schemes/bitzino/deck.ts';
import { oneOf } from '../random.ts';
import { BET, betHtml, cardHtml, formHtml, statusHtml } from './markup.ts';
import { SECRET_CONDUCTS } from './secrets.ts';
import type { Conduct, Game, Hand } from './table.ts';

const PATH = 'video_poker';
const HAND = 5;
const { family: FAMILY, pays: PAYS } = BITZINO_JACKS_OR_BETTER;

interface VideoPokerHand extends Hand {
  /** The deal, and the queue of the draw. */
  readonly ten: readonly Card[];
  readonly cards: readonly Card[];
  readonly held: readonly boolean[];
}

interface VideoPokerConduct extends Conduct {
  /** The ten cards it deals from instead of those that the deck has on top. */
  deal?(ten: readonly Card[]): readonly Card[];
  /** The order in which it deals the queue. */
  queue?(cards: readonly Card[]): readonly Card[];
  /** The cards it leaves on the table in the end. */
  leave?(final: readonly Card[], held: readonly boolean[], ten: readonly Card[]): readonly Card[];
  /** What it pays, as a multiple of the bet. */
  pay?(due: number): number;
  advise?(ten: readonly Card[]): readonly number[] | null;
}

const FULL_HOUSE = PAYS['full-house']!;

/** By the ids of cheats.ts. */
const CONDUCTS: Readonly<Record<string, VideoPokerConduct>> = {
  ...SECRET_CONDUCTS,
  'swaps-dealt-card': { deal: (ten) => ten.with(2, cardNotIn(ten)) },
  'deals-card-twice': { deal: (ten) => ten.with(4, ten[0]!) },
  'draws-from-further-down': { queue: ([next, ...rest]) => [...rest, next!] },
  'changes-held-card': {
    leave: (final, held, ten) =>
      held.includes(true) ? final.with(held.indexOf(true), cardNotIn(ten)) : final,
  },
  'pays-full-house-as-flush': {
    wants: (deck) => fullHouseIn(tenOf(deck)) !== null,
    pay: (due) => (due === FULL_HOUSE ? PAYS.flush! : due),
    advise: fullHouseIn,
  },
};

const tenOf = (deck: readonly string[]): readonly Card[] =>
  deck.slice(0, 2 * HAND).map((item) => cardOf(numberOf(item)));

const cardNotIn = (cards: readonly Card[]): Card =>
  oneOf(freshDeck(SUITS).filter((card) => !cards.includes(card)));

/** The positions of the deal to hold for a full house on the draw, or null where there is none to be had. */
function fullHouseIn(ten: readonly Card[]): readonly number[] | null {
  const holds = Array.from({ length: 2 ** HAND }, (_, bits) =>
    Array.from({ length: HAND }, (_, i) => (bits & (2 ** i)) > 0),
  );
  const best = holds.find(
    (held) => payOf(BITZINO_JACKS_OR_BETTER, drawn(ten, held, ten.slice(HAND))) === FULL_HOUSE,
  );
  return best ? best.flatMap((isHeld, i) => (isHeld ? [i] : [])) : null;
}

function drawn(cards: readonly Card[], held: readonly boolean[], queue: readonly Card[]): readonly Card[] {
  const left = [...queue];
  return cards.slice(0, HAND).map((card, i) => (held[i] ? card : left.shift()!));
}

export const videoPoker: Game<VideoPokerHand, VideoPokerConduct> = {
  id: 'video-poker',
  deck: { size: 52, copies: 1 },
  conducts: CONDUCTS,
  deal(deck, { deal }) {
    const ten = deal?.(tenOf(deck)) ?? tenOf(deck);
    const cards = ten.slice(0, HAND);
    return { ten, cards, held: cards.map(() => false), isOver: false, bet: BET, win: 0 };
  },
  play(hand, move, { queue, leave, pay }, fields) {
    if (move !== 'draw') throw new HandError('move', 'draw');
    const holds = fields.string('holds');
    if (!/^[01]{5}$/.test(holds)) throw new HandError('holds', 'five digits 0 or 1');
    const held = [...holds].map((digit) => digit === '1');
    const { ten } = hand;
    const last = ten.slice(HAND);
    const final = drawn(hand.cards, held, queue?.(last) ?? last);
    const cards = leave?.(final, held, ten) ?? final;
    const due = payOf(BITZINO_JACKS_OR_BETTER, cards);
    return { ...hand, cards, held, isOver: true, win: BET * (pay?.(due) ?? due) };
  },
  show(hand, before) {
    const rank = hand?.isOver ? rankHand(hand.cards, FAMILY) : null;
    const isOpen = hand !== null && !hand.isOver;
    return `${payTableHtml(rank)}
<div id='hand'>${hand ? cardsHtml(hand, before) : ''}</div>
<div id='info'>
${formHtml({
  path: PATH,
  move: 'draw',
  says: 'Draw',
  saysThen: 'Drawing…',
  isOpen,
  fields: `<input id='video_poker_table_holds' name='holds' type='hidden' value='00000'>`,
})}
${betHtml({ path: PATH, says: 'Bet', saysThen: 'Betting…', isOpen: !isOpen })}
</div>
${rank && hand ? statusHtml(rank === 'nothing' ? 'Nothing' : nameOf(rank), hand.win) : "<div class='status'></div>"}`;
  },
  advise({ ten }, { advise }) {
    const hold = advise?.(ten);
    return hold ? { hold } : null;
  },
};

const cardsHtml = ({ cards, held }: VideoPokerHand, before: VideoPokerHand | null): string =>
  cards
    .map((card, i) =>
      cardHtml(card, i + 1, before?.cards[i] === card ? 'up' : 'undealt', held[i] ? ['held'] : []),
    )
    .join('\n');

/** Worst hand first. */
function payTableHtml(won: RankName | null): string {
  const ranks = RANKS_PAID[FAMILY].toReversed();
  const row = (name: string, cell: (rank: RankName) => string | number) =>
    `<tr class='${name}'>${ranks.map((rank) => `<td class='${rank === won ? 'highlight' : ''}'>${cell(rank)}</td>`).join('')}</tr>`;
  return `<div id='pay_table'>
<span class='rules'>Jacks or Better</span>
<table>
${row('hand_name', nameOf)}
${row('value', (rank) => PAYS[rank]!)}
</table>
</div>`;
}

const nameOf = (rank: RankName): string =>
  rank
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
