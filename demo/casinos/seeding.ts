/**
 * What a replica's table knows of its casino's seeds, however these serve bets.
 * @module
 */
import type { FieldReader } from '../../src/core/fields.ts';

/** What a casino deals from. */
export interface Seeding<Conduct, Wager, Panel> {
  /** Makes up the casino's mind about the next hand. */
  prepare(conduct: Conduct): void;
  /** Takes over what the player entered into the panel, where there is anything to enter. @throws HandError */
  enter?(conduct: Conduct, fields: FieldReader): void;
  /** The page asks how things stand. */
  refresh?(conduct: Conduct): void;
  bet(conduct: Conduct): Wager;
  reveal(wager: Wager): void;
  panel(conduct: Conduct): Panel;
}
