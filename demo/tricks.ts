/**
 * Tricks by which a page writes cards where nobody sees them. Data: the replicas' video poker does with `.unseen` what the
 * style says, `npm start` and the end-to-end tests play each, and the documentation lists them.
 * @module
 */

export interface Trick {
  /** What is done, in a few words. */
  readonly name: string;
  /** The style of the row of cards that nobody is to see, of its `.card`s and their `.face`s. */
  readonly style: string;
}

export const TRICKS = {
  'display-none': { name: 'Not displayed', style: '.unseen { display: none }' },
  visibility: { name: 'Hidden', style: '.unseen { visibility: hidden }' },
  opacity: { name: 'Transparent', style: '.unseen { opacity: 0 }' },
  'opacity-of-many': {
    name: 'Nearly transparent, each part a little',
    style: '.unseen, .unseen .card, .unseen .face { opacity: 0.4 }',
  },
  filter: { name: 'Made transparent by a filter', style: '.unseen { filter: opacity(0) }' },
  'off-screen': { name: 'Left of the page', style: '.unseen { position: absolute; left: -9999px }' },
  'far-below': { name: 'Fixed below the window', style: '.unseen { position: fixed; top: 5000px }' },
  'clip-path': { name: 'Clipped away', style: '.unseen { clip-path: inset(100%) }' },
  overflow: {
    name: 'Cut off by a box without height',
    style: '.unseen { height: 0; min-height: 0; padding: 0; border: 0; overflow: hidden }',
  },
  'scale-0': { name: 'Shrunk to nothing', style: '.unseen { transform: scale(0) }' },
  'one-pixel': {
    name: 'Cards of one pixel',
    style: '.unseen .face { width: 1px; height: 1px; min-width: 0; overflow: hidden }',
  },
  'font-size-0': {
    name: 'Letters without size',
    style: '.unseen .face, .unseen .face * { font-size: 0 !important }',
  },
  'same-colour': {
    name: 'In the colour of their ground',
    style: '.unseen .face { background: #fff } .unseen .face, .unseen .face * { color: #fffffe !important }',
  },
  'transparent-ink': {
    name: 'In transparent ink',
    style: '.unseen .face, .unseen .face * { color: transparent !important }',
  },
  'transparent-filling': {
    name: 'With a transparent filling',
    style: '.unseen .face { -webkit-text-fill-color: transparent }',
  },
  masked: {
    name: 'Masked',
    style: '.unseen .face { mask-image: linear-gradient(transparent, transparent) }',
  },
  'turned-away': {
    name: 'Turned away',
    style: '.unseen .face { transform: rotateY(180deg); backface-visibility: hidden }',
  },
  behind: {
    name: 'Behind the ground of the table',
    style: '.game:has(.unseen) { background: #14532d } .unseen { position: relative; z-index: -1 }',
  },
  covered: {
    name: 'Covered by what styles draw before it',
    style:
      '.unseen { position: relative } .unseen::before { content: ""; position: absolute; inset: 0; z-index: 9; background: #14532d }',
  },
  'covered-by-itself': {
    name: 'Covered by what styles draw on the face itself',
    style:
      '.unseen .face { position: relative } .unseen .face::after { content: ""; position: absolute; inset: 0; background: #fff }',
  },
  gradient: {
    name: 'In the colour of a gradient',
    style:
      '.unseen .face { background: linear-gradient(#fff, #fff) !important } .unseen .face, .unseen .face * { color: #fff !important }',
  },
  dots: { name: 'Written as dots', style: '.unseen .face * { -webkit-text-security: disc }' },
  'struck-out': {
    name: 'Struck out by a line as high as they are',
    style: '.unseen .face * { text-decoration: line-through 3em #fff; text-decoration-skip-ink: none }',
  },
  mixed: {
    name: 'Mixed with a lighter ground',
    style: '.unseen .face * { mix-blend-mode: lighten; color: #000 !important }',
  },
} as const satisfies Readonly<Record<string, Trick>>;

export type TrickId = keyof typeof TRICKS;

export const TRICK_IDS = Object.keys(TRICKS) as readonly TrickId[];
