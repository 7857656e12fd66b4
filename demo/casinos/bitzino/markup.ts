/**
 * bitZino's markup, as far as its tables have it in common. All of it is HTML as text.
 * @module
 */
import { type Card, rankOf, suitOf } from '../../../src/core/cards.ts';
import type { LastHand, PanelView } from './secrets.ts';

/** Credits that a bet is. */
export const BET = 10;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;').replaceAll('"', '&quot;');

/** How a card lies: still off the table, dealt and not yet turned over, or face up. */
export type Lie = 'undealt' | 'unflipped' | 'up';

/** A card in its holder, the `place`-th of its hand from 1; null is one that stays face down. */
export function cardHtml(
  card: Card | null,
  place: number,
  lie: Lie,
  classes: readonly string[] = [],
): string {
  const way = { undealt: ['undealt', 'unflipped'], unflipped: ['unflipped'], up: [] }[lie];
  // What stays face down is only laid on the table.
  const all = ['card', `n${place}`, ...(card ? way : way.slice(0, -1)), ...classes];
  const face =
    card && ['corner', 'center'].map((part) => `<div class='${part}'>${faceHtml(card)}</div>`).join('');
  return `<div class='card-holder'><div class='${all.join(' ')}'>${face ?? "<div class='back'></div>"}</div></div>`;
}

/** The suit is a class alone, and spades have none. */
function faceHtml(card: Card): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  return `<div class='rank${rank === 'T' ? ' ten' : ''}'>${rank === 'T' ? '10' : rank}</div>
<div class='suit${suit === 's' ? '' : ` ${suit}`}'></div>`;
}

interface FormHtml {
  readonly path: string;
  readonly move: string;
  /** What its button says, and what it says while the form is on its way. */
  readonly says: string;
  readonly saysThen: string;
  readonly isOpen: boolean;
  /** Whatever else is in it. */
  readonly fields?: string;
}

/** A form of one button. */
export function formHtml({ path, move, says, saysThen, isOpen, fields = '' }: FormHtml): string {
  return `<div class='button' id='${move.replace('_', '-')}'>
<form action='/${path}' class='${isOpen ? '' : 'disabled'}' data-remote='true' method='post'>
<input name='move' type='hidden' value='${move}'>
${fields}
<input data-disable-with='${saysThen}' ${isOpen ? '' : 'disabled'} name='commit' type='submit' value='${says}'>
</form>
</div>`;
}

interface BetHtml extends Omit<FormHtml, 'move'> {
  /** What else the player chooses. */
  readonly choices?: string;
}

/** The form that bets. The page puts the client seed into it. */
export const betHtml = ({ choices = '', ...form }: BetHtml): string =>
  formHtml({
    ...form,
    move: 'bet',
    fields: `<input id='${form.path}_table_client_seed' name='client_seed' type='hidden'>
<div class='amount'><label for='${form.path}_bet'>Bet:</label><input id='${form.path}_bet' readonly type='text' value='${BET}'></div>
${choices}`,
  });

/** The line that says how the hand ended. */
export const statusHtml = (result: string, win: number): string =>
  `<div class='status'>${result} <span class='win'>Win: ${win}</span></div>`;

interface TableHtml {
  readonly isOver: boolean;
  readonly isStarting: boolean;
  readonly balance: number;
  readonly inside: string;
}

export const tableHtml = ({ isOver, isStarting, balance, inside }: TableHtml): string =>
  `<div data-hand_over='${isOver}' data-hand_starting='${isStarting}' id='table'>
${inside}
<div id='stake'><span class='stake'>${balance}</span> credits</div>
</div>`;

/** The fairness panel. Only the next client seed can be changed. */
export function fairHtml({ last, next }: PanelView): string {
  const { clientSeed = '', commitment = '', secret = '', finalShuffle = '' }: Partial<LastHand> = last ?? {};
  return `<div id='fair'>
<div class='link'>Provably fair</div>
<div class='fair_content'>
<div class='last_hand'>
<h5>Last hand</h5>
${fieldHtml('Client seed', clientSeed)}${fieldHtml('Hash(secret)', commitment)}
${fieldHtml('Secret', secret)}${fieldHtml('Final shuffle', finalShuffle)}
</div>
<div class='next_hand'>
<h5>Next hand</h5>
${fieldHtml('Client seed', next.clientSeed, "id='client_seed_input' maxlength='32'")}
${fieldHtml('Hash(secret)', next.commitment)}
</div>
</div>
</div>`;
}

const fieldHtml = (label: string, value: string, attributes = 'readonly'): string =>
  `<div class='field'>
<label>${label}</label>
<div class='long_string'>
<div class='space'></div>
<input ${attributes} type='text' value='${escaped(value)}'>
<div class='fade'></div>
</div>
</div>`;
