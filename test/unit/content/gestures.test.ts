import { describe, expect, test } from 'vitest';
import { type GestureEvent, Gestures } from '../../../src/content/gestures.ts';

type Step = Partial<GestureEvent> & { type: string; at?: number; inText?: boolean };

/** What each of these events begins, in few words. */
function begun(steps: readonly Step[]): string[] {
  const gestures = new Gestures();
  return steps.map(({ at = 0, inText = false, ...event }) => {
    const one = gestures.begun({ isTrusted: true, ...event }, inText, at);
    return one ? `${one.by}${one.activates ? ' activates' : ''}` : '-';
  });
}

describe('one gesture is told once, at its first event', () => {
  const MOUSE = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  test('of a mouse', () => {
    expect(
      begun([{ type: 'pointerover', pointerType: 'mouse' }, ...MOUSE.map((type) => ({ type }))]),
    ).toEqual(['-', 'pointer activates', ...Array(4).fill('-')]);
  });

  test('of a finger, which comes over what it presses', () => {
    const touch = [
      'pointerover',
      'pointerdown',
      'touchstart',
      'pointerup',
      'mousedown',
      'mouseup',
      'click',
      'submit',
    ];
    expect(begun(touch.map((type, i) => ({ type, pointerType: 'touch', at: 40 * i })))).toEqual([
      'pointer activates',
      ...Array(7).fill('-'),
    ]);
  });

  test('of a key, with the click and the submission that the browser makes of it', () => {
    const events = ['keydown', 'click', 'submit', 'keyup', 'click'];
    expect(begun(events.map((type) => ({ type, key: 'Enter' })))).toEqual([
      'key activates',
      ...Array(4).fill('-'),
    ]);
  });

  test('each press anew, however fast', () => {
    expect(begun([...MOUSE, ...MOUSE].map((type) => ({ type }))).filter((one) => one !== '-')).toHaveLength(
      2,
    );
  });

  test('a control held down for long is clicked when it is let go', () => {
    const held = [{ type: 'pointerdown' }, { type: 'pointerup', at: 9000 }, { type: 'click', at: 9001 }];
    expect(begun(held)).toEqual(['pointer activates', '-', '-']);
  });
});

describe('what was pressed is said only by what scripts cannot make', () => {
  test('a click or a submission by itself is a press of nobody knows what', () => {
    expect(begun([{ type: 'click' }])).toEqual(['pointer']);
    expect(begun([{ type: 'submit' }])).toEqual(['key']);
    const later = [{ type: 'pointerdown' }, { type: 'pointerup', at: 50 }, { type: 'click', at: 2000 }];
    expect(begun(later)).toEqual(['pointer activates', '-', 'pointer']);
  });

  test('what is not trusted is nothing', () => {
    expect(
      begun([...['pointerdown', 'keydown', 'click', 'submit']].map((type) => ({ type, isTrusted: false }))),
    ).toEqual(Array(4).fill('-'));
  });

  test('another button of the mouse presses no control', () => {
    expect(begun([{ type: 'pointerdown', button: 2 }])).toEqual(['pointer']);
  });
});

describe('keys', () => {
  test.each([
    ['a letter outside of texts', { key: 'd' }, 'key'],
    ['the space bar', { key: ' ' }, 'key activates'],
    ['a letter in a text', { key: 'd', inText: true }, '-'],
    ['a space in a text', { key: ' ', inText: true }, '-'],
    ['Enter in a text', { key: 'Enter', inText: true }, 'key'],
    ['Enter that ends what is being composed', { key: 'Enter', inText: true, isComposing: true }, '-'],
    ['a modifier', { key: 'Shift' }, '-'],
  ])('%s', (_, event, expected) => {
    expect(begun([{ type: 'keydown', ...event }])).toEqual([expected]);
  });
});
