/**
 * What a page's own attributes say of the stage of a game: controls that stay pressable behind a hand say nothing.
 * Seen on real tables: `data-hand_over`, `data-game-status="win,lose"`.
 * @module
 */
import { attribute, attributeNames } from './dom.ts';
import type { Survey } from './survey.ts';
import { closest, commonAncestor, elementAround, elementsUp, isVisible, walk } from './tree.ts';
import { LONGEST_LABEL, meaningsOf } from './words.ts';

const IS_OVER = /^data-(?:hand|game|round)[-_]?(?:is[-_]?)?(?:over|finished|ended|complete|done)$/;
const OUTCOME = /^data-(?:hand|game|round|table)[-_]?(?:status|state|result|outcome)$/;
const OVER =
  /^(?:win|won|lose|lost|loss|draw|push|tie|bust|busted|blackjack|over|finished|ended|completed?|settled)$/;

/** How far around the cards an attribute of their table may stand. */
const FARTHEST = 6;

/** Whether the table around these nodes says that its hand is over. */
export function saysOver(nodes: readonly Node[]): boolean {
  return elementsUp(commonAncestor(nodes), FARTHEST).some((table) =>
    attributeNames(table).some((name) => isOver(name, attribute(table, name) ?? '')),
  );
}

/** Of a split hand, each part has a result of its own. */
const isOver = (name: string, value: string): boolean =>
  (IS_OVER.test(name) && /^(?:true|1|yes)$/i.test(value)) ||
  (OUTCOME.test(name) &&
    value.length < 100 &&
    value.split(',').every((one) => OVER.test(one.trim().toLowerCase())));

const PRESSED_OR_LISTED = 'button, a, li, th, td';

/** What says in words, where it can be seen, that a hand is over: `Bust! Dealer wins`, `You win $20`. */
export function saidOver(root: Node): readonly Element[] {
  const said: Element[] = [];
  walk(root, {
    text(text) {
      if (text.data.length > LONGEST_LABEL) return;
      const parts = text.data.split(BETWEEN);
      const isSaid =
        [text.data, ...parts].some((part) => meaningsOf(part).includes('marks:over')) || saysWhoWon(parts);
      const element = isSaid ? elementAround(text) : null;
      // What is pressed, and what is listed, says so of others.
      if (element && !closest(element, PRESSED_OR_LISTED) && isVisible(element)) said.push(element);
    },
  });
  return said;
}

/** What says in words, where it can be seen, that bets are taken: `Place your bets`. What is pressed says so at any time. */
export const saidOpen = (survey: Survey): readonly Element[] =>
  survey
    .labelled('marks:open')
    .flatMap(({ element }) => (!closest(element, PRESSED_OR_LISTED) && isVisible(element) ? [element] : []));

/** `You: win`, `あなた：勝ち`. */
const saysWhoWon = ([who = '', what = '', ...more]: readonly string[]): boolean =>
  more.length === 0 &&
  meaningsOf(what).includes('amounts:win') &&
  meaningsOf(who).some((one) => one === 'places:player' || one === 'places:dealer');

/** Some write letters before the sign of their money: `R$`, `US$`. */
const BETWEEN =
  /(?:\b\p{L}{1,2}(?=\$)|[!.,;:\d\p{Sc}·•–—|！。，、；：])+|\s[/-]\s|\s(?:this|the)\s(?:hand|round|game)\b/iu;
