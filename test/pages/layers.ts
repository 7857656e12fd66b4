/**
 * Pages of boxes that lie over each other, in any order of painting that styles can give them: what the browser finds at a
 * point, from the top downwards, is the order it paints them in. The same number makes the same page.
 * @module
 */
import { randomFrom } from './strange.ts';

/** Each with what it is for in the order of painting; some have no part in it. */
const STYLES = [
  '',
  'margin-left: 12px',
  'position: relative',
  'position: relative; z-index: 1',
  'position: relative; z-index: -1',
  'position: relative; z-index: 0',
  'position: absolute',
  'position: absolute; z-index: 2',
  'position: absolute; z-index: auto',
  'position: fixed; left: 20px; top: 30px',
  'position: sticky; top: 10px',
  'float: left',
  'display: inline-block',
  'display: inline',
  'display: flex',
  'display: grid',
  'display: contents; position: relative; z-index: 5',
  'z-index: 3',
  'z-index: 3; opacity: 0.9',
  'opacity: 0.9',
  'transform: translateX(3px)',
  'rotate: 2deg',
  'filter: blur(0px)',
  'clip-path: inset(0)',
  'isolation: isolate',
  'mix-blend-mode: multiply',
  'mask-image: linear-gradient(#000, #000)',
  'perspective: 100px',
  'contain: paint',
  'contain: size',
  'will-change: transform',
  'will-change: left',
] as const;

/** Parts of one page. */
const PARTS = 14;
/** How far off the page its boxes are nested. */
const DEEPEST = 4;

export function layersPage(seed: number): string {
  const random = randomFrom(seed);
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
  let left = PARTS;
  const box = (depth: number): string => {
    left--;
    const chosen = pick(STYLES);
    const style = `margin-top: -12px; ${chosen}; background: hsl(${Math.floor(random() * 360)} 70% 60%)`;
    const kind = random();
    // A block is found with what stands in its lines, which lies over the grounds of others: here it holds none itself.
    if (kind < 0.1 && !/flex|grid/.test(chosen)) return inLine(`<canvas class="box" style="${style}; height: 40px"></canvas>`);
    const text = /flex|grid/.test(chosen) ? '' : 'xx';
    if (kind < 0.2 || /inline/.test(chosen)) return inLine(`<span class="box" style="${style}">${text}</span>`);
    return `<div class="box" style="${style}">${inside(depth + 1)}</div>`;
  };
  const inLine = (one: string): string => `<p>${one}</p>`;
  const inside = (depth: number): string => {
    const parts: string[] = [];
    while (left > 0 && (depth === 0 || (depth < DEEPEST && random() < 0.55))) parts.push(box(depth));
    return parts.join('');
  };
  return `<!doctype html><style>.box { min-width: 60px; min-height: 24px; width: 75% } p { margin: 0 }</style>
    <main style="position: relative; padding: 40px; width: 300px">${inside(0)}</main>
    <div class="box" popover style="inset: 20px auto auto 40px; z-index: ${pick(['auto', '1'])}">p</div>`;
}
