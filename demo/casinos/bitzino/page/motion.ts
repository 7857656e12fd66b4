/**
 * Cards on their way to the table: off it, on it face down, turned over.
 * @module
 */
import { paceOf, wait } from '../../../page/pace.ts';
import type { Speed } from '../../../settings.ts';

/** Whose card comes when: the player's first, the dealer's first, the player's others, the dealer's others. */
const ORDER = ['#player .n1', '#dealer .n1', '#player .card, #hand .card', '#dealer .card'];

/** Deals and turns one by one what is to be, and then sets going what shows a result. */
export async function bringToTable(holder: Element, speed: Speed): Promise<void> {
  const pace = paceOf(speed);
  const cards = ORDER.flatMap((who) => [...holder.querySelectorAll(who)]).filter((card) =>
    card.matches('.undealt, .unflipped'),
  );
  for (const card of new Set(cards)) {
    if (pace && card.classList.contains('undealt')) await wait(pace.pause());
    card.classList.remove('undealt');
    if (pace && card.classList.contains('unflipped')) await wait(pace.turn());
    card.classList.remove('unflipped');
  }
  for (const result of holder.querySelectorAll('.unsettled')) {
    if (pace) await wait(2 * pace.turn());
    result.classList.remove('unsettled');
  }
}
