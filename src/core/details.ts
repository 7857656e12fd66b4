/**
 * What stands in brackets behind a reason, in English: what was found instead of a value, what was expected of it, and
 * in which order cards were dealt. Logs and files keep it as it is; whoever shows it in another language reads it back.
 * @module
 */
import { phrase, type Said } from './derivation.ts';
import { COVERED } from './observation.ts';

/** Those that are whole sentences. */
export const DETAILS = [
  'nothing on the page has its attribute or its label',
  'the server seed is the same as a hash',
  'a server seed is shown beside it, which may be of the last hand',
  'it is not clear whether there are cards to draw',
  'no cards under the headings of dealer and player',
  'no place with exactly five cards',
  'several hands of five cards',
  'several cards beside the row of those drawn',
  'a card cannot be told',
  'a card of the row cannot be told',
  'the card to guess from is none of the ends of the row',
  'a card that lies alone may be the last one of many',
  'it is not clear which end of the row is the newest',
  'it is not clear where one card ends and the next begins',
  'it is not clear whether hands side by side are all the player’s',
  'what was taken for cards may be parts of cards',
  'not one hand each of the player and the banker',
  'a control that says deal and one that says draw',
  'none of the controls beside the cards is known',
  'what is drawn on a card is not what is written on it',
  'a card is on the page and cannot be seen',
  COVERED,
  'the cards are outside of the window, and what plays them is in it',
  'it changes faster than can be recorded',
  'another hand is written out beside the cards',
  'nobody draws to these cards at blackjack',
  'the result on the board cannot be told',
  'nothing stands in the places that were shown for the panel',
  'no cards lie in the places that were shown for them',
  'a card such as Jc, 10s or A♥',
  'the SHA-256 of hash1',
  'hash1 itself',
  'SHA-256 of the seed as bytes',
  'SHA-256 of the SHA-256 of the seed',
  'SHA-256 of the SHA-256 of the seed as bytes',
  'player, player, dealer, dealer',
  'player, dealer, player, dealer',
  'player, player, dealer',
  'player, dealer, player',
  'player, player, banker, banker',
  'player, banker, player, banker',
  'start card, then the guesses',
  'the guesses alone, the start card being chosen',
  'both hands first',
  'hand by hand',
  'split hand first',
  'seat by seat',
  'hole card first',
  'up card first',
] as const;

/** Those that something is filled into, in place of `$1` and `$2`. */
export const FILLED_DETAILS = [
  '$1 places show different values',
  '$1 and the label “$2” show different values',
  'the text at $1 stands for a value that is not shown yet',
  'the text at $1 is longer than $2 characters',
  'the text at $1 does not have the form of this value',
  'card $1 of $2 cannot be told',
  'reading the page failed: $1',
  '$1 or $2 hex digits',
  '$1 hex digits',
  'a list of $1 cards',
] as const;

const FORMS = FILLED_DETAILS.map((sentence) => ({
  sentence,
  // None of them has a sign that means something else in a pattern.
  form: new RegExp(`^${sentence.replaceAll(/\$\d/g, '(.+)')}$`, 's'),
}));

/** The words that a text is, with what fills their blanks; a text that has none, or is none of these, is its own sentence. */
export function readDetail(text: string): Said {
  for (const { sentence, form } of FORMS) {
    const found = form.exec(text);
    if (found) return { sentence, blanks: found.slice(1) };
  }
  return phrase(text);
}
