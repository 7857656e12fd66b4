/**
 * Tells by its cards alone how far a hand is, on a page none of whose controls is known. What is told so is a guess: it
 * may show that a hand is what its seeds give, and accuses nobody.
 * @module
 */
import type { TableReading } from '../core/observation.ts';

/** Milliseconds for which cards must have lain before others are another stage: pages exchange them one by one. */
const SETTLED = 500;

export class StageGuess {
  #last: TableReading | null = null;
  #cards = '';
  #turn = '';
  #since = 0;

  /**
   * The reading with the stage it seems to be at. At video poker cards change twice a hand: some of the five when the
   * player draws, and all when the next hand is dealt. Where all do, the panel tells, which goes on once a hand.
   * @param now in ms of the clock; `turn`: what the panel says of the hands to come, empty where nothing is known of it
   */
  staged(reading: TableReading, now: number, turn: string): TableReading {
    const last = this.#last;
    const cards = JSON.stringify(reading.game === 'video-poker' ? reading.contents?.cards : reading.contents);
    if (last?.game === reading.game && cards === this.#cards) return { ...reading, stage: last.stage };
    const stage = last ? this.#stageAfter(last, reading, now, turn) : 'dealt';
    const staged = { ...reading, stage };
    // What lies there first may as well be the end of a hand.
    if (last) this.#turn = turn;
    [this.#last, this.#cards, this.#since] = [staged, cards, now];
    return staged;
  }

  #stageAfter(last: TableReading, reading: TableReading, now: number, turn: string): 'dealt' | 'over' {
    // At other games the cards themselves say when a hand is over.
    if (last.game !== 'video-poker' || reading.game !== 'video-poker') return 'dealt';
    const kept = (last.contents?.cards ?? []).filter((card, i) => card === reading.contents?.cards[i]).length;
    const isOver = last.stage === 'over';
    if (now - this.#since < SETTLED) return isOver ? 'over' : 'dealt';
    // What was taken for a hand's end was its beginning: two cards in their places are hardly an accident.
    if (isOver) return kept > 1 ? 'over' : 'dealt';
    const isSameHand = turn !== '' && turn === this.#turn;
    return kept > 0 || isSameHand ? 'over' : 'dealt';
  }
}
