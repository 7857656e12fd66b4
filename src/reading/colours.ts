/**
 * Colours as browsers compute them, and how far they are from each other.
 * @module
 */

/** Each from 0 to 255, and from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
/** That of a picture, or of a paint that is no colour. */
export const UNKNOWN: Colour = { ...WHITE };

const colours = new Map<string, Colour | null>();

/** A colour as browsers compute it; null for what is none. */
export function colourIn(text: string): Colour | null {
  const known = colours.get(text);
  if (known !== undefined) return known;
  if (colours.size > 500) colours.clear();
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\((\d+(?:\.\d+)?), (\d+(?:\.\d+)?), (\d+(?:\.\d+)?)(?:, ([\d.e-]+))?\)$/.exec(text) ?? [];
  const colour =
    blue === undefined
      ? painted(text)
      : { red: Number(red), green: Number(green), blue: Number(blue), alpha: Number(alpha) };
  colours.set(text, colour);
  return colour;
}

/** A colour of another space, such as `oklch(…)`, as it comes out on a canvas. */
function painted(text: string): Colour | null {
  const canvas = text ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  if (!canvas) return null;
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = [...canvas.getImageData(0, 0, 1, 1).data] as [
    number,
    number,
    number,
    number,
  ];
  return { red, green, blue, alpha: alpha / 255 };
}

/** From 1, no contrast, to 21, as WCAG 2 has it. */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Between two colours, in the cube of red, green and blue from 0 to 255. */
export const distance = (a: Colour, b: Colour): number =>
  Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);

function luminance({ red, green, blue }: Colour): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
