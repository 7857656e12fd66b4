/**
 * What a replica casino is to the server: hosts, pages, and for every player an account that answers.
 * @module
 */
import type { FieldReader } from '../../src/core/fields.ts';
import type { GameId } from '../../src/core/game.ts';
import type { Behaviour, Play } from '../cheats.ts';

export interface Casino {
  /** As in `src/sites`. */
  readonly id: string;
  readonly name: string;
  /** The real casino's host names. */
  readonly hosts: readonly string[];
  /** The paths of its games' pages, the first being what its root leads to. */
  readonly pages: readonly string[];
  /** The folder of index.html, page.css and page.tsx, which serve all its pages. */
  readonly folder: string;
  /** Its games that are played by `npm start` and in the tests. */
  readonly games: readonly ReplicaGame[];
  /** A new player's account, with all that is remembered of the player. */
  open(): Account;
}

/** A game at a replica: where it is played, how, and all that the casino can do at it. */
export interface ReplicaGame {
  readonly id: GameId;
  /** Of the page, such as `https://crypto.games/videopoker`. */
  readonly address: string;
  readonly behaviours: readonly Behaviour[];
  /** Plays one hand. */
  readonly play: Play;
  /** Makes the casino reveal the seeds, where the end of a hand does not. */
  readonly settle?: Play;
  /** Which of the behaviours are to be seen at further tables, by what is said of the table: `others at the table`. */
  readonly also?: Readonly<Record<string, { readonly address: string; readonly ids: readonly string[] }>>;
}

export interface Account {
  /**
   * Answers a page's request, such as `videopoker/deal`, with JSON; null where there is no such request.
   * @throws HandError naming the field where the request is not what it must be
   */
  answer(request: string, fields: FieldReader): object | null;
  /** What a page comes with when it is opened, where it doesn't ask for that. @throws HandError */
  opening?(path: string, query: URLSearchParams): object;
}
