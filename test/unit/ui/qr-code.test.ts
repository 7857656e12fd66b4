import type { VNode } from 'preact';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { QrCode } from '../../../src/ui/qr-code.tsx';

/** Pixels a square, as in a picture of it. */
const SIZE = 4;

interface Drawn {
  readonly viewBox: string;
  readonly children: readonly VNode<{ readonly fill: string; readonly d: string }>[];
}

/** What a camera sees of it. */
function pictureOf(code: VNode<Drawn>) {
  const [, , width] = code.props.viewBox.split(' ').map(Number);
  const side = width! * SIZE;
  const data = new Uint8Array(side * side * 4).fill(255);
  const { d } = code.props.children.find(({ props }) => props.fill === '#000')!.props;
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let i = 0; i < SIZE * SIZE; i++) {
      const at = (Number(y) * SIZE + Math.floor(i / SIZE)) * side + Number(x) * SIZE + (i % SIZE);
      data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test('what a camera reads is the text', () => {
  for (const text of [`cutcard 1 ${'0'.repeat(64)}`, `cutcard 1234567 ${'0123456789abcdef'.repeat(4)}`]) {
    const code = QrCode({ text, name: 'a code' }) as unknown as VNode<Drawn>;
    expect(decodeQR(pictureOf(code))).toBe(text);
  }
});
