/**
 * Tells where a gesture of the player begins: a press of the pointer or of a key, with all that the browser makes of it
 * afterwards. A page may send a bet at the first of these events as well as at the last, so what counts is the first.
 *
 * Only what no script can bring about says what was pressed. Scripts make trusted clicks, by a label, and trusted
 * submissions: such an event that no press came before begins a gesture too, but of nobody knows what.
 * @module
 */

/** The events that may be the first of a gesture, and those that end one. */
export const GESTURE_EVENTS = [
  'pointerover',
  'pointerdown',
  'mousedown',
  'touchstart',
  'keydown',
  'click',
  'submit',
  'pointerup',
  'pointercancel',
  'mouseup',
  'keyup',
] as const;

export interface Begun {
  readonly by: 'pointer' | 'key';
  /** Whether it is a press of what lies under it, such as a button: by the main button, a finger, Enter or the space bar. */
  readonly activates: boolean;
}

/** What is asked of an event; keys and pointers have more than this. */
export type GestureEvent = Pick<Event, 'type' | 'isTrusted'> & {
  readonly pointerType?: string;
  readonly button?: number;
  readonly key?: string;
  readonly isComposing?: boolean;
};

/** Milliseconds in which what was pressed and let go is still clicked; browsers wait for a second tap so long. */
const LATEST_CLICK = 700;
/** Those that only change what another key means. */
const MODIFIERS = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'Fn',
  'Dead',
]);
const ACTIVATES = new Set(['Enter', ' ']);

export class Gestures {
  /** Until when the last one goes on, in ms of the clock: without end while it is pressed. */
  #until = Number.NEGATIVE_INFINITY;
  /** Whether a finger has come over the page and its press is yet to follow. */
  #touching = false;

  /** The gesture that begins with this event at `now`, in ms; null where none does. `inText`: whether it is typed in. */
  begun(event: GestureEvent, inText: boolean, now: number): Begun | null {
    if (!event.isTrusted) return null;
    switch (event.type) {
      case 'pointerover':
        // A mouse comes over things long before it presses them, a finger only then.
        if (event.pointerType !== 'touch') return null;
        this.#touching = true;
        return this.#begin('pointer', true);
      case 'pointerdown':
        if (this.#touching) {
          this.#touching = false;
          return null;
        }
        return this.#begin('pointer', (event.button ?? 0) === 0);
      case 'mousedown':
      case 'touchstart':
        return this.#goesOn(now) ? null : this.#begin('pointer', (event.button ?? 0) === 0);
      case 'keydown': {
        const { key = '' } = event;
        const isTyped = event.isComposing || (inText && key !== 'Enter');
        return isTyped || MODIFIERS.has(key) ? null : this.#begin('key', !inText && ACTIVATES.has(key));
      }
      case 'click':
        return this.#goesOn(now) ? null : this.#begin('pointer', false, now);
      case 'submit':
        return this.#goesOn(now) ? null : this.#begin('key', false, now);
      default:
        this.#touching = false;
        if (this.#until === Number.POSITIVE_INFINITY) this.#until = now + LATEST_CLICK;
        return null;
    }
  }

  #begin(by: Begun['by'], activates: boolean, now?: number): Begun {
    this.#until = now === undefined ? Number.POSITIVE_INFINITY : now + LATEST_CLICK;
    return { by, activates };
  }

  #goesOn(now: number): boolean {
    return now <= this.#until;
  }
}
