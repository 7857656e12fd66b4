/**
 * Pages of one card whose text is red, in parts and under others with any styles: what is seen of it, a picture of the page
 * tells. The same number makes the same page.
 * @module
 */
import { randomFrom } from './strange.ts';

/** What styles do to what is in an element, or nothing. */
const STYLES = [
  '',
  '',
  'position: relative',
  'position: relative; z-index: 1',
  'position: relative; z-index: -1',
  'position: absolute',
  'position: absolute; inset: 0',
  'position: fixed; left: 0; top: 0',
  'position: sticky; top: 0',
  'float: left',
  'display: inline',
  'display: block',
  'display: inline-block',
  'display: contents',
  'display: flex',
  'display: grid',
  'display: table-row',
  'display: table-cell',
  'display: none',
  'visibility: hidden',
  'visibility: visible',
  'opacity: 0',
  'opacity: 0.05',
  'opacity: 0.6',
  'transform: translateX(0)',
  'transform: translateX(-500px)',
  'transform: scale(0)',
  'transform: rotateY(90deg)',
  'transform: rotateY(180deg)',
  'transform: rotateY(180deg); backface-visibility: hidden',
  'backface-visibility: hidden',
  'transform-style: preserve-3d',
  'translate: 0 -300px',
  'scale: 0.01',
  'rotate: y 180deg; backface-visibility: hidden',
  'perspective: 100px',
  'filter: opacity(0)',
  'filter: blur(0)',
  'clip-path: inset(100%)',
  'clip-path: inset(0)',
  'clip-path: circle(0)',
  'mask-image: linear-gradient(transparent, transparent)',
  'mask-image: linear-gradient(#000, #000)',
  'clip: rect(0, 0, 0, 0)',
  'position: absolute; clip: rect(0, 0, 0, 0)',
  'overflow: hidden',
  'overflow: clip',
  'overflow: auto',
  'height: 0',
  'height: 0; overflow: hidden',
  'width: 0; overflow: hidden',
  'max-height: 0; overflow: clip',
  'contain: paint',
  'contain: strict',
  'content-visibility: hidden',
  'text-indent: -500px',
  'margin-left: -500px',
  'position: absolute; left: -500px',
  'color: transparent',
  'color: #fff',
  '-webkit-text-fill-color: #fff',
  'font-size: 0',
  'font-size: 1px',
  'zoom: 0.05',
  'line-height: 0',
  'letter-spacing: -30px',
  'isolation: isolate',
  'mix-blend-mode: multiply',
  'mix-blend-mode: lighten',
  'will-change: transform',
  'background: #fff',
  'background: #000',
  'background: linear-gradient(#fff, #fff)',
] as const;

/** What lies over it, or seems to. */
const COVERS = [
  'background: #fff',
  'background: #fff; opacity: 0.5',
  'background: #fff; opacity: 0',
  'background: #fff; visibility: hidden',
  'background: linear-gradient(#fff, #fff)',
  'background: rgba(255, 255, 255, 0.3)',
  'backdrop-filter: blur(30px)',
  'border: 60px solid #fff',
  'box-shadow: inset 0 0 0 100px #fff',
  '',
] as const;

const PLACES = [
  'position: absolute; left: 0; top: 0; width: 150px; height: 150px',
  'position: absolute; left: -50px; top: -50px; width: 250px; height: 250px; z-index: 1',
  'position: absolute; left: -50px; top: -50px; width: 250px; height: 250px; z-index: -1',
  'position: fixed; left: 0; top: 0; width: 150px; height: 150px',
  'display: block; margin-top: -60px; width: 150px; height: 150px',
  'display: inline-block; margin-left: -60px; width: 100px; height: 60px',
  'position: relative; display: block; margin-top: -60px; width: 150px; height: 150px',
  'display: block; float: left; margin-right: -100px; width: 100px; height: 100px',
] as const;

/** The page of a number, or with nothing around the card and nothing over it. */
export const shownPage = (seed: number | null): string =>
  `<!doctype html><style>
    body { margin: 0; background: #fff } .card { width: 60px; height: 90px }
    b { font: bold 24px/30px monospace; color: #e00000 } button { position: fixed; right: 0; bottom: 0 }
  </style>${seed === null ? `<div class="card">${FACE}</div>` : partsOf(seed)}<button>Hit</button>`;

const FACE = '<b>A♠</b>';

function partsOf(seed: number): string {
  const random = randomFrom(seed);
  /** Of its own, so that pages without a shadow root are what they would be if there were none. */
  const roots = randomFrom(~seed);
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
  const style = (): string => (random() < 0.35 ? '' : random() < 0.7 ? pick(STYLES) : `${pick(STYLES)}; ${pick(STYLES)}`);
  const passes = (): string => (random() < 0.7 ? '; pointer-events: none' : '');
  const around = (inner: string, most: number): string => {
    let html = inner;
    for (let n = Math.floor(random() * (most + 1)); n > 0; n--) {
      const name = pick(['div', 'span', 'span']);
      const [before, behind] = [random() < 0.15 ? cover() : '', random() < 0.3 ? cover() : ''];
      html = `<${name} style="${style()}">${before}${html}${behind}</${name}>`;
      if (roots() < 0.15) html = slotted(html);
    }
    return html;
  };
  /** A web component that shows what it holds in a part of its own. */
  const slotted = (html: string): string =>
    `<span style="${style()}"><template shadowrootmode="open">${random() < 0.2 ? cover() : ''}<i style="${style()}; color: #e00000"><slot></slot></i>${random() < 0.2 ? cover() : ''}</template>${html}</span>`;
  const cover = (): string => {
    const html = `<i style="${pick(PLACES)}; ${pick(COVERS)}${passes()}"></i>`;
    return random() < 0.5 ? html : `<span style="${style()}">${html}</span>`;
  };
  const face = roots() < 0.1 ? `<b>${slotted('A♠')}</b>` : FACE;
  const card = `<div class="card" style="${style()}">${around(face, 3)}${random() < 0.4 ? cover() : ''}</div>`;
  return around(card, 2) + (random() < 0.3 ? cover() : '');
}
