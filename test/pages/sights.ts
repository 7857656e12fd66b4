/**
 * Pieces of pages, each with a card or two of class `card`, beside what the player sees of them. What may lie face down
 * has the class `down`, what plays is a `button`, and one has scrolled to what is `scrolled`.
 * @module
 */
import { AWAY, CONTRADICTED, COVERED, UNSEEN } from './hostile.ts';

const card = (inner: string, style = '', name = 'card'): string =>
  `<div class="${name}" style="${style}">${inner}</div>`;
const over = (style: string, inner = ''): string => `<i class="over" style="${style}">${inner}</i>`;
/** A text of three letters' width, of which the points at 6, 12 and 18 pixels are looked at. */
const FACE = '<b>A♠</b>';
const faced = (style: string, around = ''): string => card(`<b style="${style}">A♠</b>`, around);
const picture = (style: string, inner = ''): string => `<i class="card-as" style="display: block; ${style}">${inner}</i>`;
const svg = (inner: string, style = ''): string =>
  `<svg viewBox="0 0 60 90" width="60" height="90" style="${style}">${inner}</svg>`;
const inRoot = (inner: string): string => `<template shadowrootmode="open">${inner}</template>`;
/** What a shadow root shows in another order than it stands in. */
const inSlots = (last: string, first: string): string =>
  `<div class="card">${inRoot('<slot name="first"></slot><slot></slot>')}<span>${last}</span><span slot="first">${first}</span></div>`;
const raisedFace = '<b style="position: relative">A♠</b>';
/** A face that a shadow root puts into something of its own. */
const slotted = (style: string, face = FACE): string =>
  `<div class="card">${inRoot(`<i style="display: block; ${style}"><slot></slot></i>`)}${face}</div>`;
/** A card in a frame of its own, which begins 100 pixels from the left and 50 from the top. */
const framed = (style = '', inner = FACE): string =>
  `<iframe srcdoc="<style>body { margin: 20px }</style><span class='card'>${inner}</span>" style="position: absolute; left: 100px; top: 50px; border: 0; ${style}"></iframe>`;
const white = 'background: #fff';
const passing = 'pointer-events: none';

/** A picture of a card that others of the table leave free from one part of its width to another. */
const freeBetween = (from: number, to: number): string =>
  card(picture('width: 100px; height: 150px'), 'width: 100px; height: 150px') +
  [
    [0, from],
    [to, 1],
  ]
    .map(([left, right]) =>
      card('', `position: absolute; top: 0; left: ${100 * left!}px; width: ${100 * (right! - left!)}px; height: 150px; ${white}`, 'down'),
    )
    .join('');

/** Points of a picture's width that lie beside each other. */
const EDGES = [0.05, 0.12, 0.2, 0.28, 0.5, 0.72, 0.8, 0.88, 0.95];

/** A face that can be turned over, with its other side. */
const turnedFace = (back: string): string =>
  `<div style="transform-style: preserve-3d; position: absolute; inset: 0"><b style="position: absolute; inset: 0; backface-visibility: hidden">A♠</b>${back}</div>`;

const named = `<i class="suit-spade" style="display: inline-block; width: 20px; height: 20px; background: #000"></i>`;
/** A card's suit, beside its rank. */
const suit = '<b style="position: absolute; left: 40px">♠</b>';
/** What one may scroll, so wide and so high. */
const wide = (inner: string): string =>
  `<div style="position: relative; width: 3000px; height: 3000px; overflow: clip"><button style="position: fixed">Hit</button>${inner}</div>`;

const HEART = '<path d="M16 28C6 20 3 15 3 10.5A6.5 6.5 0 0 1 16 8a6.5 6.5 0 0 1 13 2.5C29 15 26 20 16 28z"/>';
/** Its parts overlap, and are filled where they do only as one. */
const HEART_OF_TWO = '<path d="M16 28C6 20 3 15 3 10.5A6.5 6.5 0 0 1 16 8V28zM16 8a6.5 6.5 0 0 1 13 2.5C29 15 26 20 16 28z"/>';
const CLUB =
  '<circle cx="16" cy="9.3" r="6.7"/><circle cx="8.7" cy="18.7" r="6.7"/><circle cx="23.3" cy="18.7" r="6.7"/><path d="M14.7 16h2.7l2.6 13.300h-8z"/>';
const TWICE = HEART.replace(/d="(.*)"/, 'd="$1$1"');
/** A card whose suit is what the style of an icon is cut out with, which is a drawing itself. */
function cutBy({ drawn = HEART, box = '0 0 32 32', ground = 'background: #c00' } = {}, name = 'icon', isPacked = false, space = ' xmlns="http://www.w3.org/2000/svg"'): string {
  const frame = box && ` viewBox="${box}"`;
  const svg = `<svg${space}${frame}>${drawn}</svg>`;
  const address = `data:image/svg+xml${isPacked ? `;charset=utf-8;base64,${btoa(svg)}` : `,${encodeURIComponent(svg)}`}`;
  const style = `.cut { display: inline-block; width: 32px; height: 32px; ${ground}; mask: url('${address.replaceAll("'", '%27')}') center / contain no-repeat }`;
  return `<style>${style}</style>${card(`<b>K</b><i class="cut ${name}"></i>`, white)}`;
}

type Sights = readonly (readonly [name: string, html: string])[];

const SEEN: Sights = [
  ['on a card whose other side has another suit', card(`<style>.other::after { content: "♥" }</style>${turnedFace('<i class="other" style="position: absolute; inset: 0; backface-visibility: hidden; transform: rotateY(180deg)"></i>')}`)],
  ['in a frame', card(FACE + over('inset: 0; border: 5px solid #c00; box-shadow: inset 0 0 0 4px #000'))],
  ['in a frame that lets it through', card(FACE + over('inset: 0; border: 40px solid rgba(255, 255, 255, 0.4); box-shadow: inset 0 0 40px 4px #000'))],
  ['in a wide frame that is transparent', card(FACE + over('inset: 0; border: 40px solid #fff; opacity: 0.4'))],
  ['in a wide frame that is half transparent', card(FACE + over('inset: 0; border: 40px solid #fff; opacity: 0.5'))],
  ['an edge that a style lays over its first third', card('<style>.edge::after { content: ""; position: absolute; inset: 0; border-left: 9px solid #fff }</style><div class="edge"><b>A♠</b></div>')],
  ['beside a shadow in what lies over it', card(FACE + over('inset: 0; box-shadow: inset -30px -60px #fff'))],
  ['beside a shadow that is moved in from the left and from above', card('<b style="position: relative; left: 28px; top: 38px">A♠</b>' + over('inset: 0; box-shadow: inset 25px 35px #fff'))],
  ['in a faint shadow in what lies over it', card(FACE + over('inset: 0; box-shadow: inset 0 0 0 45px rgba(255, 255, 255, 0.4)'))],
  ['in what cannot be played with', `<div inert>${card(FACE)}</div>`],
  ['on what lets the pointer through', card(over(`inset: 0; ${white}; pointer-events: none`) + '<b style="position: relative">A♠</b>')],
  ['on what lets the pointer through, as one that is moved', card(over(`inset: 0; ${white}; pointer-events: none`) + '<b style="display: inline-block; transform: translateX(0)">A♠</b>')],
  ...['display: inline-block', 'display: block; height: 0'].map(
    (style) =>
      [
        `under what lets the pointer through, in what cuts it off: ${style}`,
        card(`${FACE}<span style="position: relative; overflow: hidden; ${style}">${over(`left: -60px; top: -60px; width: 150px; height: 150px; ${white}; pointer-events: none`)}</span>`),
      ] as const,
  ),
  ['in what is transparent and has no box', card(`<span style="display: contents; opacity: 0">${FACE}</span>`)],
  ['beside what lets the pointer through, at the same place of a frame', card(FACE) + framed('left: 300px', `<i style="position: absolute; inset: 0; ${white}; pointer-events: none"></i>`)],
  ['under what stays in the window, in what is moved and cuts it off', card(FACE) + `<div style="position: absolute; left: 0; top: 0; width: 60px; height: 0; overflow: hidden; transform: translateX(0)">${over(`position: fixed; left: 0; top: 0; width: 60px; height: 90px; ${white}; pointer-events: none`)}</div>`],
  ['under what stays in the window, in what cuts off all it paints', card(FACE) + `<div style="position: absolute; left: 0; top: 0; width: 60px; height: 0; overflow: hidden; contain: paint">${over(`position: fixed; left: 0; top: 0; width: 60px; height: 90px; ${white}; pointer-events: none`)}</div>`],
  ['under what a style draws on what is half transparent', card(`<style>.drawn::before { content: ""; position: absolute; inset: 0; ${white} }</style>${FACE}<i class="over drawn" style="inset: 0; opacity: 0.5; pointer-events: none"></i>`)],
  ['under a gradient that is half transparent', card(FACE + over('inset: 0; background: linear-gradient(#fff, #fff); opacity: 0.7; pointer-events: none'))],
  ['under a gradient over an image, which lets the pointer through', card(FACE + over('inset: 0; background: linear-gradient(#fff, #fff), url(data:,); pointer-events: none'))],
  ['in what a style would lay over it, and does not', card(`<style>.bare::after { position: absolute; inset: 0; ${white} }</style><div class="bare" style="position: relative"><b>A♠</b></div>`)],
  ['in what a style writes nothing in, in its line', card(`<style>.flat::before { content: ""; ${white} }</style><div class="flat"><b>A♠</b></div>`)],
  ['in white on an image', card('<div style="background-image: url(data:,)"><b style="color: #fff">A♠</b></div>', white)],
  ['in lines with a blank one between them', card('<b style="display: block; white-space: pre; line-height: 20px">A\n\n♠</b>')],
  ['behind all else of a page that has no ground but its own', `<style>body { background: #fff }</style>${card(FACE, 'position: relative; z-index: -1')}`],
  ['under an edge in what is transparent', card(`${FACE}<div style="opacity: 0.1">${over(`inset: 0; box-shadow: inset 0 0 0 100px #fff; pointer-events: none`)}</div>`)],
  ['under an edge in what is half transparent', card(`${FACE}<div style="opacity: 0.4">${over(`inset: 0; box-shadow: inset 0 0 0 100px #fff; ${passing}`)}</div>`)],
  ['under an edge that a style draws half transparent', card(`<style>.edged::before { content: ""; position: absolute; inset: 0; box-shadow: inset 0 0 0 100px #fff; opacity: 0.4 }</style>${FACE}`, '', 'card edged')],
  ['under what lets the pointer through, in what is half transparent', card(`${FACE}<div style="opacity: 0.5">${over(`inset: 0; ${white}; ${passing}`)}</div>`)],
  ['under what catches the pointer in what is transparent', card(`${FACE}<div style="opacity: 0.1">${over(`inset: 0; ${white}`)}</div>`)],
  ['on what lets the pointer through, behind all else', card(FACE + over(`inset: 0; z-index: -1; ${white}; pointer-events: none`), 'position: relative; z-index: 0')],
  ['on what lets the pointer through, one level lower', card(`<b style="position: relative; z-index: 2">A♠</b>${over(`inset: 0; z-index: 1; ${white}; pointer-events: none`)}`)],
  ['on the ground of a block that lets the pointer through', card(`${FACE}<div style="margin-top: -30px; height: 60px; ${white}; pointer-events: none"></div>`)],
  ['beside what lets the pointer through', card(FACE + over(`inset: 40px 0 0; ${white}; pointer-events: none`))],
  ['under what lets the pointer through and is not visible', card(FACE + over(`inset: 0; ${white}; pointer-events: none; visibility: hidden`))],
  ['under what lets the pointer through, in what is transparent', card(FACE + over('inset: 0; opacity: 0', over(`inset: 0; ${white}; pointer-events: none`)))],
  ['under what lets the pointer through, in what is cut off', card(FACE + over('inset: 0 0 auto; height: 0; overflow: hidden', over(`inset: 0; height: 90px; ${white}; pointer-events: none`)))],
  ['under a canvas that lets the pointer through', card(`${FACE}<canvas class="over" style="inset: 0; width: 60px; height: 90px; pointer-events: none"></canvas>`)],
  ['under a gloss that lets the pointer through', card(FACE + over('inset: 0; background: linear-gradient(rgba(255, 255, 255, 0.7), transparent); pointer-events: none'))],
  ['under a frame that lets the pointer through', card(FACE + over('inset: 0; border: 2px solid #c00; background: url(data:,); pointer-events: none'))],
  ['a face, and a back that lets the pointer through and is turned away', card(`<b style="display: block">A♠</b>${over(`inset: 0; background: #c00; pointer-events: none; transform: rotateY(180deg); backface-visibility: hidden`)}`, 'transform-style: preserve-3d')],
  ['farther in space what lets the pointer through', `<div style="transform-style: preserve-3d">${card(FACE, 'position: relative')}${over(`inset: 0; height: 90px; ${white}; pointer-events: none; transform: translateZ(-1px)`)}</div>`],
  ['nearer in space than what lets the pointer through, both raised', `<div style="transform-style: preserve-3d">${card(FACE, 'position: relative; transform: translateZ(20px)')}${over(`inset: 0; height: 90px; ${white}; pointer-events: none; transform: translateZ(10px)`)}</div>`],
  ['letting the pointer through, on what catches it', card(over(`inset: 0; ${white}`) + '<b style="pointer-events: none; position: relative">A♠</b>')],
  ['multiplied with a ground that is lighter', card('<b style="color: #000; mix-blend-mode: multiply">A♠</b>', white)],
  ['letters with an outline', card('<b style="-webkit-text-stroke: 2px #000; outline: 2px solid; outline-offset: -2px; text-decoration: underline 2px">A♠</b>')],
  ['white on a gradient that is dark, over white', faced('color: #fff', 'background: linear-gradient(#000, #000) #fff')],
  ['white on a gradient that is dark', faced('color: #fff', 'background: linear-gradient(#000, #333)')],
  ['white on black with a white line beside it', faced('color: #fff', 'background: linear-gradient(#fff, #fff) bottom / 100% 2px no-repeat #000')],
  ['white on a gradient that is dark at one end', faced('color: #fff', 'background: linear-gradient(#fff, #000)')],
  ['a first letter of another colour', card('<style>.first { display: block } .first::first-letter { color: #c00 }</style><b class="first">A♠</b>', white)],
  ['what a style lays under it', card('<style>.under::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #fff }</style><div class="under" style="position: relative; z-index: 0"><b>A♠</b></div>')],
  ['raised over what a style lays there', card('<style>.below::before { content: ""; position: absolute; inset: 0; background: #fff }</style><div class="below"><b style="position: relative">A♠</b></div>')],
  ['what a style lays beside it', card('<style>.corner::after { content: ""; position: absolute; inset: 70px 0 0 40px; background: #c00 }</style><div class="corner"><b>A♠</b></div>')],
  ['a back that a style draws, turned away', card('<style>.turning::after { content: ""; position: absolute; inset: 0; background: #c00; transform: rotateY(180deg); backface-visibility: hidden }</style><div class="turning"><b>A♠</b></div>')],
  ['a shine that a style lays over it, narrowed to nothing', card(`<style>.shine::after { content: ""; position: absolute; inset: 0; ${white}; transform: scaleX(0) }</style><div class="shine"><b>A♠</b></div>`)],
  ['a gloss that a style lays over it', card('<style>.gloss::after { content: ""; position: absolute; inset: 0; background: linear-gradient(rgba(255, 255, 255, 0.7), transparent) }</style><div class="gloss"><b>A♠</b></div>')],
  ['in what is painted as one, over what a style lays over all of the page', `<style>.page::before { content: ""; position: fixed; inset: 0; background: #eee }</style><div class="page"><div style="opacity: 0.9">${card(FACE, 'position: static')}</div></div>`],
  ['under what a style would lay over all of the page', `<style>.page::after { content: ""; position: fixed; inset: 0; z-index: 9; ${white}; visibility: hidden }</style><div class="page">${card(FACE)}</div>`],
  ['under a gloss', card(FACE + over('inset: 0; background: linear-gradient(rgba(255, 255, 255, 0.7), transparent)'))],
  ['under letters cut out of a gradient', card(FACE + over('inset: 0; background: linear-gradient(#c00, #400) text; color: transparent'))],
  ['nothing but a card', card(FACE)],
  ['as faint as can be read', faced('opacity: 0.2')],
  ['as faint as can be read, of two parts', faced('opacity: 0.5', 'opacity: 0.4')],
  ['ink as faint as can be read', faced('color: rgba(0, 0, 0, 0.2)')],
  ['white on black on white', card(faced('color: #fff'), 'background: #000')],
  ['white on black on white, around it', `<div style="${white}">${faced('color: #fff', 'background: #000')}</div>`],
  ['white on a picture', faced('color: #fff', 'background: linear-gradient(#000, #000)')],
  ['white on what lets black through', `<div style="background: #000">${faced('color: #fff', 'background: rgba(255, 255, 255, 0.5)')}</div>`],
  ['grey that is light, and dark enough', faced('color: #d5d5d5')],
  ['as light as its ground, and far enough from it', faced('color: rgb(255, 255, 175)')],
  ['mirrored', faced('display: block; transform: rotateY(180deg)')],
  ['a back that is not drawn, and is not shown', faced('display: block; transform: rotateY(60deg); backface-visibility: hidden')],
  ['turned twice', card(`<b style="display: block; transform: rotateY(180deg); backface-visibility: hidden">A♠</b>`, 'transform-style: preserve-3d; transform: rotateY(180deg)')],
  ['turned twice, by a property of its own and one of the card', card(`<b style="display: block; rotate: y 180deg; backface-visibility: hidden">A♠</b>`, 'margin-left: 90px; transform-style: preserve-3d; rotate: 1 1 0 180deg')],
  ['turned twice, by both properties', faced('display: block; rotate: x 180deg; transform: rotateX(180deg); backface-visibility: hidden')],
  ['turned in the plane', faced('display: block; rotate: 180deg; backface-visibility: hidden')],
  ['flat in something that is turned', card(`<b style="display: block; backface-visibility: hidden">A♠</b>`, 'transform: rotateY(180deg)')],
  ['letting the pointer through, over all else', faced('pointer-events: none; position: relative; z-index: 0')],
  ['letting the pointer through, in a box that cuts off', faced('pointer-events: none', 'overflow: hidden')],
  ['letting the pointer through, out of a box that does not', faced('pointer-events: none; position: relative; top: 100px', 'height: 50px')],
  ['over something that would hide it', `${over(`inset: 0 auto auto 0; width: 90px; height: 90px; ${white}`)}${card(FACE)}`],
  ['under what is as good as transparent', card(`${FACE}${over(`inset: 0; opacity: 0.19; ${white}`)}<img class="over" style="inset: 0; width: 60px; height: 90px; opacity: 0.1">`)],
  ['under a tint', card(FACE + over('inset: 0; background: rgba(255, 255, 255, 0.5)'))],
  ['under a ground that is half transparent', card(FACE + over('inset: 0; background: rgba(255, 255, 255, 0.8); opacity: 0.6'))],
  ['under what dims all but a quarter', card(FACE + over('inset: 0; background: rgba(0, 0, 0, 0.75)'))],
  ['under two that dim, one of them in what is half transparent', card(FACE + over('inset: 0; background: rgba(0, 0, 0, 0.6)') + over('inset: 0; opacity: 0.5', over('inset: 0; background: rgba(0, 0, 0, 0.6)')))],
  ['under a faint ground that is half transparent', card(FACE + over('inset: 0; background: rgba(255, 255, 255, 0.4); opacity: 0.5'))],
  ['under something that puts nothing before it', card(`<style>.nothing::before { content: ""; position: absolute; inset: 0 }</style>${FACE}<i class="over nothing" style="inset: 0"></i>`)],
  ['under something that says nothing before it', card(`<style>.word::before { content: "New"; opacity: 0.9 }</style>${FACE}<i class="over word" style="inset: 0"></i>`)],
  ['under a style that puts nothing anywhere', card(`<style>.none::after { content: none; ${white} }</style>${FACE}<i class="over none" style="inset: 0"></i>`)],
  ['the first third under something', card(FACE + over(`left: 0; top: 0; width: 9px; height: 30px; ${white}`))],
  ['the second third under something', card(FACE + over(`left: 9px; top: 0; width: 6px; height: 30px; ${white}`))],
  ['the last third under something', card(FACE + over(`left: 15px; top: 0; width: 20px; height: 30px; ${white}`))],
  ['something to click in a shadow root over it', card(`${FACE}<span class="over" style="inset: 0">${inRoot('<i style="position: absolute; inset: 0"></i>')}</span>`)],
  ['something in a shadow root beside it', card(`${FACE}<span class="over" style="inset: 0">${inRoot(`<i style="position: absolute; left: 40px; width: 9px; height: 90px; ${white}"></i>`)}</span>`)],
  ['right in a shadow root, with something to click', `<div class="card"><span>${inRoot('A♠<i style="position: absolute; inset: 0"></i>')}</span></div>`],
  ['right in a shadow root, under what catches the pointer in what is transparent there', `<div class="card">${inRoot(`A♠<div style="opacity: 0.1"><i style="position: absolute; inset: 0; ${white}"></i></div>`)}</div>`],
  ['right in a shadow root, on a ground of its host', `<div class="card" style="${white}"><span style="${white}">${inRoot('A♠')}</span></div>`],
  ['in a shadow root, the host’s ground over another’s', `${over(`left: 0; top: 0; width: 60px; height: 90px; ${white}`)}<div class="card" style="${white}">${inRoot('<b>A♠</b>')}</div>`],
  ['a style that writes the same card', card(`<style>.same::before { content: "A♠" }</style><b class="same">A♠</b>`)],
  ['a style that writes the same rank', card(`<style>.same::before { content: "A" }</style><b class="same">A♠</b>`)],
  ['a style that writes the same suit', card(`<style>.same::after { content: "♠" }</style><b class="same">A♠</b>`)],
  ['a style that writes what is no card', card(`<style>.same::after { content: "held" }</style><b class="same">A♠</b>`)],
  ['a style that writes two letters, which may be anything', card(`<style>.same::after { content: "5s" }</style><b class="same">A♠</b>`)],
  ['in a box that scrolls, where the player is', `<div style="height: 100px; overflow: auto">${card(FACE)}<div style="height: 500px"></div></div>`],
  ['fixed in the window, in a box that is scrolled away', `<div style="height: 0; overflow: scroll">${faced('', 'position: fixed; top: 30px')}</div><button>Hit</button>`],
  ['below the window with what plays', `<div style="height: 2000px"></div>${card(FACE)}<button>Hit</button>`],
  ['one of two below the window', `${card(FACE)}<button>Hit</button><div style="height: 2000px"></div>${card('<b>K♥</b>')}`],
  ['what plays half of it left of the window', `<button style="position: absolute; left: -31px; width: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['what plays half of it above the window', `<button style="position: absolute; top: -31px; height: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['what plays half of it right of the window', `<div style="position: absolute; inset: 0; height: 2500px; overflow: hidden"><button style="position: absolute; left: calc(100vw - 30px); width: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}</div>`],
  ['in a frame', framed()],
  ['in a frame, something left of it', framed() + over(`left: 0; top: 0; width: 110px; height: 200px; ${white}`)],
  ['in a frame, something above it', framed() + over(`left: 0; top: 0; width: 400px; height: 60px; ${white}`)],
  ['in a frame, something right of it and below it', framed() + over(`left: 160px; top: 50px; width: 400px; height: 200px; ${white}`) + over(`left: 100px; top: 110px; width: 400px; height: 200px; ${white}`)],
  ['in a frame that lets the pointer through', framed('pointer-events: none')],
  ['a drawn text', card(svg('<text x="5" y="40" font-size="30">A♠</text>'))],
  ['a drawn text on what is painted before it', card(svg('<rect width="60" height="90"/><text x="5" y="40" font-size="30" fill="#fff">A♠</text>'))],
  ['a drawn text on the last of what is painted before it', card(svg('<rect width="60" height="90" fill="#fff"/><rect width="60" height="90" fill="#000"/><text x="5" y="40" font-size="30" fill="#fff">A♠</text>'))],
  ['a drawn text on a pattern', card(svg('<linearGradient id="dark"><stop/></linearGradient><rect width="60" height="90" fill="url(#dark)"/><text x="5" y="40" font-size="30" fill="#fff">A♠</text>'))],
  ['a drawn text under what is painted elsewhere', card(svg('<text x="5" y="40" font-size="30">A♠</text><rect y="60" width="60" height="30" fill="#fff" style="pointer-events: none"/>'))],
  ['a drawn text under a tint', card(svg('<text x="5" y="40" font-size="30">A♠</text><rect width="60" height="90" fill="#fff" fill-opacity="0.4"/>'))],
  ['under a drawing of nothing there', card(`${FACE}<svg class="over" style="inset: 0" viewBox="0 0 60 90" width="60" height="90"><rect y="60" width="60" height="30"/></svg>`)],
  ['letting the pointer through, in a shadow root', `<div class="card">${inRoot('<b style="pointer-events: none">A♠</b>')}</div>`],
  ['a side that turns over, right in a shadow root', `<div class="card">${inRoot('<b style="display: block; backface-visibility: hidden">A♠</b>')}</div>`],
  ['what plays half of it below the window', `<button style="position: absolute; top: calc(100vh - 30px); height: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['what floats in what stands in a line, which is over what floats', card(`<span style="display: inline-block"><b style="float: left">A♠</b></span>${over(`position: static; float: left; margin-right: -60px; width: 60px; height: 90px; ${white}; ${passing}`)}`)],
  ['put into what a shadow root makes dark, in white', slotted('background: #000', '<b style="color: #fff">A♠</b>')],
  ['put into what turns over its back, in a shadow root', slotted('transform: rotateY(180deg); transform-style: preserve-3d', '<b style="display: block; transform: rotateY(180deg)">A♠</b>')],
  ['letters put right into a shadow root', `<div class="card">${inRoot(`${over(`position: absolute; inset: 0; ${white}`)}<i style="display: block; position: relative"><slot></slot></i>`)}A♠</div>`],
  ['white letters put right into what is dark in a shadow root', slotted('background: #000; color: #fff', 'A♠')],
  ['put into the last slot, though it stands first', inSlots(raisedFace, over(`inset: 0; ${white}; ${passing}`))],
  ['put into what is raised in a shadow root', `<div class="card">${inRoot(`<i style="display: block; position: relative; z-index: 1"><slot></slot></i>${over(`position: absolute; inset: 0; ${white}; ${passing}`)}`)}${FACE}</div>`],
  ['put into a row of a shadow root, and raised there', `<div class="card">${inRoot(`<i style="display: flex"><slot></slot></i>${over(`position: absolute; inset: 0; ${white}; ${passing}`)}`)}<b style="z-index: 1">A♠</b></div>`],
  ['what is put into its shadow root under it', `<div class="card">${inRoot('<slot></slot><b style="position: relative">A♠</b>')}${over(`inset: 0; ${white}`)}</div>`],
  ['letting the pointer through, in what cuts off what it paints', faced('pointer-events: none', 'contain: paint')],
  ['a drawn text as black as a pattern may be', card(svg('<linearGradient id="light"><stop stop-color="#fff"/></linearGradient><rect width="60" height="90" fill="url(#light)"/><text x="5" y="40" font-size="30">A♠</text>'))],
  ['a drawn text in a pattern', card(svg('<linearGradient id="light"><stop stop-color="#fff"/></linearGradient><rect width="60" height="90"/><text x="5" y="40" font-size="30" fill="url(#light)">A♠</text>'))],
  ['a drawn text of which the outline is drawn', card(svg('<text x="5" y="40" font-size="30" fill="none" stroke="#000">A♠</text>'))],
  ['a drawn text under what is half transparent', card(svg('<text x="5" y="40" font-size="30">A♠</text><rect width="60" height="90" fill="#fff" fill-opacity="0.5"/>'))],
];

/** A text of a card on white, of which a style says this. */
const styled = (style: string): string => card(`<style>.styled { color: #000; ${style} }</style><b class="styled">A♠</b>`, white);
const inRoomOfItsOwn = (rule: string): string => card(`<style>${rule}</style><b class="own">A♠</b>`, white);
/** What a style lays over what is in the same element. */
const laidOverItself = (style: string, text = ''): string =>
  card(`<style>.own { ${text} } .card::after { content: ""; position: absolute; inset: 0; ${style} }</style><b class="own">A♠</b>`, white);

const NOT_SEEN: Sights = [
  ['dots in the place of letters', styled('-webkit-text-security: disc')],
  ['letters whose outline hides them', styled('-webkit-text-stroke: 30px #fff')],
  ['struck out by a line as high as they are', styled('text-decoration: line-through 30px #fff')],
  ['under an outline that lies within', styled('outline: 30px solid #fff; outline-offset: -30px')],
  ['mixed with a lighter ground', styled('mix-blend-mode: lighten')],
  ['multiplied with a ground as dark', card(`<div style="background: #000"><b style="color: #000; mix-blend-mode: multiply; ${white}">A♠</b></div>`)],
  ['behind a filter that nobody knows', styled('filter: url(#nowhere)')],
  ['behind a filter that leaves white alone', styled('filter: brightness(30)')],
  ['white on a gradient that is white', faced('color: #fff', 'background: linear-gradient(#fff, #fefefe)')],
  ['white on a white gradient over black', faced('color: #fff', 'background: linear-gradient(#fff, #fff) #000')],
  ['first letters that are transparent', inRoomOfItsOwn('.own { display: block } .own::first-letter { color: transparent }')],
  ['all behind the first line in the colour of its ground', card('<style>.lines { color: #fff } .lines::first-letter, .lines::first-line { color: #000 }</style><b class="lines" style="display: block">A<br>♠</b>', white)],
  ['a first line that is as white as its ground', inRoomOfItsOwn('.card::first-line { color: #fff }')],
  ['fainter than can be read', faced('opacity: 0.19')],
  ['with its second line in a size of nothing', card('<style>.half::first-line { font-size: 20px }</style><div class="half" style="font-size: 0; width: 14px; word-break: break-all">A♠</div>')],
  ['in the colour of its ground, in what has another and no box', card(`<span style="display: contents; background: #000"><b style="color: #fff">A♠</b></span>`, white)],
  ['fainter than can be read, of two parts', faced('opacity: 0.4', 'opacity: 0.4')],
  ['a picture that is too faint', card(picture('width: 40px; height: 56px; opacity: 0.15'))],
  ['ink fainter than can be read', faced('color: rgba(0, 0, 0, 0.19)')],
  ['white on white', faced('color: #fff')],
  ['black on black', faced('', 'background: #000')],
  ['black on black, behind white', `<div style="background: #fff">${faced('', 'background: #000')}</div>`],
  ['white on what hides black', `<div style="background: #000">${faced('color: #fff', 'background: rgba(255, 255, 255, 0.51)')}</div>`],
  ['white on white with a picture', faced('color: #fff', 'background: url(data:,) #fff')],
  ['as light as its ground, and too near to it', faced('color: rgb(255, 255, 176)')],
  ['narrower than can be read', card(picture('width: 1.5px; height: 50px'))],
  ['lower than can be read', card(picture('width: 40px; height: 4.5px'))],
  ['behind a blur', faced('filter: blur(9px)')],
  ['letters put right into what is hidden in a shadow root', slotted('visibility: hidden', 'A♠')],
  ['letters put right into a shadow root that has something to click where they are cut off', `<div class="card"><div style="height: 0; overflow: hidden"><span>${inRoot('<slot></slot><i style="position: fixed; inset: 0"></i>')}A♠</span></div></div>`],
  ['letters right in a shadow root that has something to click where they are cut off', `<div class="card"><div style="height: 0; overflow: hidden"><span>${inRoot('A♠<i style="position: fixed; inset: 0"></i>')}</span></div></div>`],
  ['letters put right into what is blurred in a shadow root', slotted('filter: blur(9px)', 'A♠')],
  ['letters put right into what is of their colour in a shadow root', slotted('background: #000', 'A♠')],
  ['letters put right into what makes them white in a shadow root', slotted('color: #fff', 'A♠')],
  ['put into what is blurred in a shadow root', slotted('filter: blur(9px)')],
  ['put into what is fainter still than faint in a shadow root', slotted('opacity: 0.05')],
  ['put into what is black as it is, in a shadow root', slotted('background: #000')],
  ['put into what is cut out in a shadow root', slotted('mask-image: linear-gradient(#0000, #0000)')],
  ['put into what shows its back in a shadow root', slotted('transform: rotateY(180deg); backface-visibility: hidden')],
  ['put into a shadow root in what is put into a blurred one', `<div class="card">${inRoot('<i style="filter: blur(9px)"><slot></slot></i>')}<i>${inRoot('<slot></slot>')}<b>A♠</b></i></div>`],
  ['turned away with the card', card(FACE, 'transform: rotateY(180deg); backface-visibility: hidden')],
  ['turned away by an axis of its own', faced('display: block; rotate: 1 1 0 180deg; backface-visibility: hidden')],
  ['turned away by what it stands in', card(`<b style="display: block; backface-visibility: hidden">A♠</b>`, 'transform-style: preserve-3d; transform: rotateY(180deg)')],
  ['turned away by what that stands in', `<div style="transform-style: preserve-3d; transform: rotateX(180deg)">${card(`<b style="display: block; backface-visibility: hidden">A♠</b>`, 'transform-style: preserve-3d')}</div>`],
  ['turned away below the window', `<button>Hit</button><div style="height: 2000px"></div>${faced('display: block; transform: rotateY(180deg); backface-visibility: hidden')}`],
  ['letting the pointer through, behind all else', faced('pointer-events: none; position: relative; z-index: -1', 'background: #eee')],
  ['letting the pointer through, cut to nothing', faced('pointer-events: none', 'clip-path: inset(50%)')],
  ['letting the pointer through, cut off below its box', faced('pointer-events: none; position: relative; top: 100px', 'height: 50px; overflow-y: clip')],
  ['letting the pointer through, cut off beside its box', faced('pointer-events: none; position: relative; left: 100px', 'overflow-x: clip')],
  ['masked by what is around it', card(`<i style="mask-image: url(https://casino.invalid/spade.svg)">${FACE}</i>`)],
  ['a text masked by its suit', card('<style>.mask { mask-image: url(https://casino.invalid/spade.svg) }</style><b>A</b><b class="mask">♠</b>')],
  ['a suit cut out by a drawing in its style, in the colour of its ground', cutBy({ ground: 'background: #fff' })],
  ['a suit cut out by a drawing in its style, of colours that are all that of its ground', cutBy({ ground: 'background: linear-gradient(#fff, #fff)' })],
  ['a suit cut out by a drawing in its style, of no colour', cutBy({ ground: '' })],
  ['a suit cut out as another', card('<style>.mask { mask-image: url(https://casino.invalid/heart.svg) }</style><b>A</b><i class="suit-spade mask" style="display: inline-block; width: 20px; height: 20px; background: #000"></i>')],
  ['scrolled away in its own box', `<button>Hit</button>${card('<p style="height: 20px; overflow: auto; margin: 0"><br><br>A♠</p>')}`],
  ['left of the page', `${card(FACE, 'position: absolute; left: -100px')}<button>Hit</button>`],
  ['above the page', `${card(FACE, 'position: absolute; top: -100px')}<button>Hit</button>`],
  ['right of a page that cannot be scrolled', `<div style="overflow-x: clip">${card(FACE, 'position: relative; left: 5000px')}</div><button>Hit</button>`],
  ['below a page that cannot be scrolled', `<div style="height: 90px; overflow-y: clip">${card(FACE, 'position: relative; top: 5000px')}</div><button>Hit</button>`],
  ['one beside one that is covered', card(FACE + over(`inset: 0; ${white}`)) + card('<b style="visibility: hidden">K♥</b>')],
  ['two, of which one may lie face down', card('<b hidden>A♠</b>', white, 'card down') + card('<b hidden>K♥</b>')],
  ['what may lie face down, and is not there', card('<b hidden>A♠</b>', 'width: 12px', 'card down')],
  ['what may lie face down, and is as low as a line', card('<b hidden>A♠</b>', 'height: 12px', 'card down')],
  ['what may lie face down, and is not visible', card('<b hidden>A♠</b>', 'visibility: hidden', 'card down')],
  ['what may lie face down, and is transparent', card('<b hidden>A♠</b>', 'opacity: 0', 'card down')],
  ['what may lie face down, and is as good as transparent', card('<b hidden>A♠</b>', 'opacity: 0.1', 'card down')],
  ['in a frame that is fainter than can be read', framed('opacity: 0.1')],
  ['in a frame that lets the pointer through, behind all else', `<main style="${white}">${framed('pointer-events: none; z-index: -1')}</main>`],
  ['left of the page, in a frame', `${framed('left: -100px')}<button>Hit</button>`],
  ['a drawn text as white as what is painted before it', card(svg('<rect width="60" height="90" fill="#fff"/><text x="5" y="40" font-size="30" fill="#fff">A♠</text>'), 'background: #000')],
  ['a drawn text as white as what is painted last before it', card(svg('<rect width="60" height="90" fill="#000"/><rect width="60" height="90" fill="#fff"/><text x="5" y="40" font-size="30" fill="#fff">A♠</text>'), 'background: #000')],
  ['a drawn text that is filled so faintly', card(svg('<text x="5" y="40" font-size="30" fill-opacity="0.1">A♠</text>'))],
  ['a text in a drawing that draws none', card(svg('<g>A♠</g>'))],
  ['letting the pointer through, and not visible', faced('pointer-events: none; visibility: hidden')],
  ['clipped to nothing', faced('position: absolute; clip: rect(0 0 0 0)')],
  ['letting the pointer through, clipped to nothing', faced('pointer-events: none; position: absolute; clip: rect(0 0 0 0)')],
  ['letting the pointer through, out of what cuts off what it paints', faced('pointer-events: none; position: relative; top: 100px', 'contain: paint')],
  ['fixed below the window, on a page one can scroll', `<button>Hit</button><div style="height: 3000px"></div>${card(FACE, 'position: fixed; top: 1000px')}`],
  ['cut off by a round edge', card(FACE, 'width: 120px; height: 200px; border-radius: 50%; overflow: hidden')],
  ['a drawn text of which nothing is drawn', card(svg('<text x="5" y="40" font-size="30" fill="none" stroke="none" pointer-events="all">A♠</text>'))],
];

const LAID_OVER: Sights = [
  ['the edge of what has nothing else', card(FACE + over('inset: 0; border: 0 solid #fff; border-top-width: 60px'))],
  ['the left edge of what has nothing else', card(FACE + over('inset: 0; border: 0 solid #fff; border-left-width: 30px'))],
  ['the left edge, far right in the window', card(FACE + over('inset: 0; border: 0 solid #fff; border-left-width: 30px'), 'margin-left: 200px')],
  ['its first line, where the second is cut off', card(`<b style="display: block; width: 14px; height: 20px; line-height: 20px; overflow: hidden; word-break: break-all">A♠</b>${over(`inset: 0 0 auto; height: 20px; ${white}`)}`)],
  ['the upper edge, far down in the window', card(FACE + over('inset: 0; border: 0 solid #fff; border-top-width: 60px'), 'margin-top: 200px')],
  ['the right edge of what has nothing else', card(FACE + over('inset: 0; border: 0 solid #fff; border-right-width: 58px'))],
  ['the lower edge of what has nothing else', card(FACE + over('inset: 0; border: 0 solid #fff; border-bottom-width: 88px'))],
  ['the edge of what lets the pointer through', card(FACE + over(`inset: 0; border: 45px solid #fff; ${passing}`))],
  ['a shadow in what has nothing else', card(FACE + over('inset: 0; box-shadow: inset 0 0 0 45px #fff'))],
  ['a shadow that is moved into what has nothing else', card(FACE + over('inset: 0; box-shadow: inset 30px 0 #fff, inset 0 2px red'))],
  ['a shadow that is moved in from above', card(FACE + over('inset: 0; box-shadow: inset 0 60px #fff'))],
  ['a shadow that is moved in from below', card('<b style="position: relative; top: 40px">A♠</b>' + over('inset: 0; box-shadow: inset 0 -60px #fff'))],
  ['a bar that the browser draws', card(`${FACE}<progress class="over" style="inset: 0; width: 60px; height: 90px"></progress>`)],
  ['what cannot be played with', card(FACE + over(`inset: 0; ${white}`).replace('<i', '<i inert'))],
  ['in what cannot be played with, under what cannot', `<div inert>${card(FACE + over(`inset: 0; ${white}`))}</div>`],
  ['what a style lays over all of the page', `<style>.page::after { content: ""; position: fixed; inset: 0; ${white}; ${passing} }</style><div class="page"><p><i><b><u>${card(FACE)}</u></b></i></p></div>`],
  ['what lets the pointer through', card(FACE + over(`inset: 0; ${white}; ${passing}`))],
  ['what lets the pointer through, in a line that nothing moves', card(over(`inset: 0; ${white}; ${passing}`) + '<b style="transform: translateX(0); contain: paint">A♠</b>')],
  ...['display: inline', 'display: inline; transform: translateX(0)', 'display: contents', 'display: table-row'].map(
    (style) =>
      [
        `what lets the pointer through, in what cuts nothing off: ${style}`,
        card(`${FACE}<span style="position: relative; overflow: hidden; ${style}">${over(`left: -60px; top: -60px; width: 150px; height: 150px; ${white}; ${passing}`)}</span>`),
      ] as const,
  ),
  ['what lets the pointer through, in what is transparent and has no box', card(`${FACE}<span style="display: contents; opacity: 0">${over(`inset: 0; ${white}; ${passing}`)}</span>`)],
  ['what lets the pointer through, and raised by what has no box', card(`<span style="display: contents; position: relative; z-index: 9">${FACE}</span>${over(`inset: 0; ${white}; ${passing}; z-index: 1`)}`)],
  ['what lets the pointer through, in a line that nothing turns', card(`${FACE}<span style="transform: rotateY(180deg); backface-visibility: hidden">${over(`left: -60px; top: -60px; width: 150px; height: 150px; ${white}; ${passing}`)}</span>`)],
  ['what lets the pointer through, in its own drawing', card(svg('<text x="5" y="40" font-size="30">A♠</text><circle cx="30" cy="40" r="60" fill="#fff" pointer-events="none"/>'))],
  ['what stays in the window, in what would cut it off and does not place it', card(FACE) + `<div style="height: 0; overflow: hidden">${over(`position: fixed; inset: 0; ${white}; ${passing}`)}</div>`],
  ['the ground of its page, which has another', `<style>body { background: #fff } html { background: #eee }</style>${card(FACE, 'position: relative; z-index: -1')}`],
  ['the ground of its page, which that is kept in', `<style>body { background: #fff; contain: size; height: 300px }</style>${card(FACE, 'position: relative; z-index: -1')}`],
  ['the edge of what its shadow root shows there', `<div class="card">${inRoot('A♠<i style="position: absolute; inset: 0; border: solid #fff; border-width: 60px 0 0"></i>')}</div>`],
  ['what stands beside the body of its page', framed('', `${FACE}<script>document.documentElement.append(Object.assign(document.createElement('p'), { style: 'position: absolute; inset: 0; margin: 0; ${white}' }))</script>`)],
  ['the edge of its page', `<style>body { border: solid #fff; border-width: 0 0 0 200px; width: 300px }</style>${card(FACE, 'position: relative; z-index: -1; left: -150px')}`],
  ['the ground of its page, which shows an image', `<style>body { background: #fff } html { background: url(data:,) }</style>${card(FACE, 'position: relative; z-index: -1')}`],
  ['what catches the pointer in what is half transparent', card(`${FACE}<div style="opacity: 0.6">${over(`inset: 0; ${white}`)}</div>`)],
  ['what lets the pointer through, in a part that is half transparent with it', `<div style="opacity: 0.5">${card(FACE + over(`inset: 0; ${white}; ${passing}`))}</div>`],
  ['an edge in a part that is half transparent with it', `<div style="opacity: 0.5">${card(FACE + over('inset: 0; border: 45px solid #fff'))}</div>`],
  ['what lets the pointer through, raised as high and later', card(`<b style="position: relative; z-index: 2">A♠</b>${over(`inset: 0; ${white}; ${passing}; z-index: 2`)}`)],
  ['what lets the pointer through, over all of the page', card(FACE) + over(`position: fixed; inset: 0; ${white}; ${passing}`)],
  ['what lets the pointer through, in what does and has no level', `<div style="${passing}; position: relative">${over(`inset: 0; height: 90px; z-index: 1; ${white}`)}</div>${card(FACE, 'position: relative')}`],
  ['what lets the pointer through, before it and one level higher', `${over(`inset: 0; ${white}; ${passing}; z-index: 1`)}${card(FACE, 'position: relative')}`],
  ['what lets the pointer through, in one cell of a grid with it', card(`<b style="grid-area: 1 / 1">A♠</b><i style="grid-area: 1 / 1; ${white}; ${passing}"></i>`, 'display: grid')],
  ['what lets the pointer through, drawn over its line', card(`${FACE}<i style="display: inline-block; margin-left: -60px; width: 60px; height: 40px; ${white}; ${passing}"></i>`)],
  ['what lets the pointer through, whose ground a style fills', card(`<style>.drawn::before { content: ""; position: absolute; inset: 0; ${white} }</style>${FACE}<i class="over drawn" style="inset: 0; ${passing}"></i>`)],
  ['what lets the pointer through, in an open shadow root', card(`${FACE}<span class="over" style="inset: 0; ${passing}">${inRoot(`<i style="position: absolute; inset: 0; ${white}"></i>`)}</span>`)],
  ['what lets the pointer through, over the shadow root it stands in', `<div class="card">${inRoot('<b>A♠</b>')}</div>${over(`inset: 0 auto auto 0; width: 60px; height: 90px; ${white}; ${passing}`)}`],
  ['what lets the pointer through, over its frame', framed() + over(`left: 115px; top: 65px; width: 40px; height: 40px; ${white}; ${passing}`)],
  ['what lets the pointer through, nearer in space', `<div style="transform-style: preserve-3d">${over(`inset: 0; ${white}; ${passing}; transform: translateZ(1px)`)}${card(FACE, 'position: relative')}</div>`],
  ['what lets the pointer through, as near in space and later', `<div style="transform-style: preserve-3d">${card(FACE, 'position: relative; transform: translateZ(10px)')}${over(`inset: 0; height: 90px; ${white}; ${passing}; transform: translateZ(10px)`)}</div>`],
  ['what lets the pointer through and is later, where nothing is nearer', `<div>${card(FACE, 'position: relative; transform: translateZ(10px)')}${over(`inset: 0; height: 90px; ${white}; ${passing}`)}</div>`],
  ['what lets the pointer through, out of what cuts off but does not place it', card(`${FACE}<div style="height: 0; overflow: hidden">${over(`inset: 0; ${white}; ${passing}`)}</div>`)],
  ['a rectangle of another drawing that lets the pointer through', card(`${FACE}<svg class="over" style="inset: 0; ${passing}" viewBox="0 0 60 90" width="60" height="90"><rect width="60" height="90"/></svg>`)],
  ['letting the pointer through, under what does', card(`<b style="${passing}">A♠</b>${over(`inset: 0; ${white}; ${passing}`)}`)],
  ['what a style lays over what is in its own element', laidOverItself(white)],
  ['what a style lays over it, beyond the edge', laidOverItself(`${white}; inset: -20px`)],
  ['what a style lays over it, higher than it is raised', laidOverItself(`${white}; z-index: 3`, 'position: relative; z-index: 2')],
  ['the gradient of a style, over what is in its own element', laidOverItself('background: linear-gradient(#fff, #eee)')],
  ['a gradient that lets nothing through', card(FACE + over('inset: 0; background: linear-gradient(#fff, #eee)'))],
  ['a ground that leaves less than a fifth', card(FACE + over('inset: 0; background: rgba(255, 255, 255, 0.9); opacity: 0.9'))],
  ['two that dim, one over the other', card(FACE + over('inset: 0; background: rgba(0, 0, 0, 0.6)') + over('inset: 0; background: rgba(0, 0, 0, 0.6)'))],
  ['two that dim, drawn before and behind what is empty', `<style>.dims::before, .dims::after { content: ""; position: absolute; inset: 0; background: rgba(0, 0, 0, 0.6) }</style>${card(FACE + over('inset: 0').replace('class="over"', 'class="over dims"'))}`],
  ['two that dim, of which one lets the pointer through', card(FACE + over('inset: 0; background: rgba(0, 0, 0, 0.6)') + over('inset: 0; background: rgba(0, 0, 0, 0.6); pointer-events: none'))],
  ['as faint a picture as one sees', card(`${FACE}<img class="over" style="inset: 0; width: 60px; height: 90px; opacity: 0.2">`)],
  ['the picture of a style', card(FACE + over('inset: 0; background-image: url(data:,)'))],
  ['what blurs all under it', card(FACE + over('inset: 0; backdrop-filter: blur(9px)'))],
  ['what a style draws before it', card(`<style>.drawn::before { content: url(data:,) }</style>${FACE}<i class="over drawn" style="inset: 0"></i>`)],
  ['what a style writes behind it', card(`<style>.drawn::after { content: "K♥" }</style>${FACE}`) + over('inset: 0 auto auto 0; width: 60px; height: 90px', '<b class="drawn"></b>').replace('class="over', 'class="over drawn')],
  ['a ground that a style puts before it', card(`<style>.drawn::before { content: ""; ${white} }</style>${FACE}<i class="over drawn" style="inset: 0"></i>`)],
  ['two thirds under something', card(FACE + over(`left: 0; top: 0; width: 15px; height: 30px; ${white}`))],
  ['the other two thirds under something', card(FACE + over(`left: 9px; top: 0; width: 20px; height: 30px; ${white}`))],
  ['the first and the last third under something', card(`${FACE}${over(`left: 0; top: 0; width: 9px; height: 30px; ${white}`)}${over(`left: 15px; top: 0; width: 9px; height: 30px; ${white}`)}`)],
  ['a part of its own element, over its text', card(`<b style="display: block; position: relative">A♠${over(`inset: 0; ${white}`)}</b>`)],
  ['a shadow root’s ground', card(`${FACE}<span class="over" style="inset: 0">${inRoot(`<i style="position: absolute; inset: 0; ${white}"></i>`)}</span>`)],
  ['a shadow root’s in a shadow root', card(`${FACE}<span class="over" style="inset: 0">${inRoot(`<div style="position: absolute; inset: 0">${inRoot(`<i style="position: absolute; inset: 0; ${white}"></i>`)}</div>`)}</span>`)],
  ['a shadow root’s, one of whose parts is transparent', card(`${FACE}<span class="over" style="inset: 0">${inRoot(`<i style="position: absolute; inset: 0; ${white}"></i><i style="position: absolute; inset: 0"></i>`)}</span>`)],
  ['what lies over the shadow root it stands in', `<div class="card">${inRoot('<b>A♠</b>')}</div>${over(`inset: 0 auto auto 0; width: 60px; height: 90px; ${white}`)}`],
  ['letting the pointer through, under what lies over it', card(`<b style="pointer-events: none">A♠</b>${over(`inset: 0; ${white}`)}`)],
  ['one of two things, the one that is solid', card(FACE + over('inset: 0') + over(`inset: 0; ${white}`) + over('inset: 0'))],
  ['what lies over its frame', framed() + over(`left: 115px; top: 65px; width: 40px; height: 40px; ${white}`)],
  ['a shape of its drawing', card(svg('<text x="5" y="40" font-size="30">A♠</text><rect width="60" height="90" fill="#fff"/>'))],
  ['a shape that lets the pointer through', card(svg('<text x="5" y="40" font-size="30">A♠</text><rect width="60" height="90" fill="#fff" style="pointer-events: none"/>'))],
  ['another drawing', card(`${FACE}<svg class="over" style="inset: 0" viewBox="0 0 60 90" width="60" height="90"><rect width="60" height="90"/></svg>`)],
  ['a card, all of it', card(FACE) + card('', `position: absolute; left: 0; top: 0; ${white}`, 'down')],
  ['another card, but for one point of a picture', freeBetween(0.04, 0.09)],
  ['a part of its own card', card(`${FACE}${over(`inset: 0; ${white}`)}`)],
  ['a stripe over its middle', card(FACE + over(`inset: 10px 0 auto; height: 4px; ${white}`))],
  ['a text on what has a card’s shape, its edges free', card(`<b style="display: block; height: 90px">A♠</b>${over(`left: 4px; top: 0; width: 16px; height: 30px; ${white}`)}`)],
  ['the same under a card', card('<b style="display: block; height: 90px">A♠</b>') + card('', `position: absolute; left: 4px; top: 0; width: 16px; ${white}`, 'down')],
  ['all of a picture but its edge, under what is no card', card(picture('width: 100px; height: 150px')) + over(`left: 20px; top: 0; width: 90px; height: 150px; ${white}`)],
  ['its middle, where the rest is cut off', card(`<b style="display: block; width: 15px; overflow: hidden">A♠</b>${over(`left: 9px; top: 0; width: 6px; height: 30px; ${white}`)}`)],
  ['its rank, where its suit is below the window', `<button>Hit</button>${card(`<b>A</b><b style="position: absolute; top: 2000px">♠</b>${over(`inset: 0; ${white}`)}`)}`],
  ['its suit under what its own card has', card(`<b>A</b>${suit}${over(`left: 36px; top: 0; width: 24px; height: 30px; ${white}`)}`)],
  ['its suit under a card and under something else', card(`<b>A</b>${suit}`) + over(`left: 39px; top: 0; width: 6px; height: 30px; ${white}`) + card('', `position: absolute; left: 45px; top: 0; ${white}`, 'down')],
  ['put into the last slot, though it stands first', inSlots(over(`inset: 0; ${white}; ${passing}`), raisedFace)],
  ['what stands in a line over what floats there', card(`<b style="float: left; pointer-events: none">A♠</b><span style="display: inline-block; width: 60px; height: 90px; margin-left: -40px; ${white}; ${passing}"><i style="float: left">x</i></span>`)],
  ['what its shadow root puts over what it is put into', `<div class="card">${inRoot(`<i style="display: block"><slot></slot></i>${over(`position: absolute; inset: 0; ${white}; ${passing}`)}`)}${FACE}</div>`],
  ['what its shadow root puts over letters that are put right into it', `<div class="card">${inRoot(`<i style="display: block"><slot></slot></i>${over(`position: absolute; inset: 0; ${white}`)}`)}A♠</div>`],
  ['what its shadow root writes over letters that are put right into it', `<div class="card">${inRoot('<style>i::after { content: ""; position: absolute; inset: 0; background: #fff }</style><i style="display: block"><slot></slot></i>')}A♠</div>`],
  ['what its shadow root writes over what it is put into', `<div class="card">${inRoot('<style>i::after { content: ""; position: absolute; inset: 0; background: #fff }</style><i style="display: block"><slot></slot></i>')}${FACE}</div>`],
  ['what is put into its shadow root over it', `<div class="card">${inRoot('<b>A♠</b><slot></slot>')}${over(`inset: 0; ${white}`)}</div>`],
];

const ELSEWHERE: Sights = [
  ['below the window', `<button>Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['below the window, one of two that play too', `<button>Hit</button><div style="height: 2000px"></div>${card(FACE)}<button>Stand</button>`],
  ['in a frame below the window', `<button>Hit</button><div style="height: 2000px"></div>${framed('position: static')}`],
  ['in a frame, below its window', `<button>Hit</button>${framed('height: 20px', "<p style='height: 90px'></p><b>A♠</b>")}`],
  ['right of the window', `<button>Hit</button>${card(FACE, 'position: absolute; left: 2000px')}`],
  ['scrolled away in a box, downwards', `<button>Hit</button><div style="height: 50px; overflow-y: auto"><div style="height: 300px"></div>${card(FACE)}</div>`],
  ['scrolled away in a box, sideways', `<button>Hit</button><div style="width: 50px; overflow-x: scroll; overflow-y: hidden">${card(FACE, 'margin-left: 200px')}</div>`],
  ['what plays a little more than half of it in the window', `<button style="position: absolute; left: -29px; width: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['what plays a little more than half of it below the upper edge', `<button style="position: absolute; top: -29px; height: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['what plays half of it in the window', `<button style="position: absolute; left: -30px; width: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['what plays half of it below the upper edge', `<button style="position: absolute; top: -30px; height: 60px">Hit</button><div style="height: 2000px"></div>${card(FACE)}`],
  ['scrolled away around the shadow root it stands in', `<button>Hit</button><div style="height: 50px; overflow-y: auto"><div style="height: 300px"></div><div class="card">${inRoot(FACE)}</div></div>`],
  ['above the window, where one has scrolled down', wide(`${card(FACE, 'position: absolute; top: 1000px')}<p class="scrolled" style="position: absolute; top: 2990px">`)],
  ['left of the window, where one has scrolled', wide(`${card(FACE, 'position: absolute; left: 1000px')}<p class="scrolled" style="position: absolute; left: 2990px">`)],
  ['half of it right of all that can be scrolled to', wide(card(picture('width: 2px; height: 9px; margin-left: -1px'), 'position: absolute; left: 3000px'))],
  ['half of it below all that can be scrolled to', wide(card(picture('width: 9px; height: 6px; margin-top: -3px'), 'position: absolute; top: 3000px'))],
  ['half of it left of the page, below the window', wide(card(picture('width: 2px; height: 9px; margin-left: -1px'), 'position: absolute; top: 2000px'))],
  ['half of it above the page, right of the window', wide(card(picture('width: 9px; height: 6px; margin-top: -3px'), 'position: absolute; left: 2000px'))],
];

const CONTRADICTING: Sights = [
  ['another card', card(`<style>.other::before { content: "K♥" }</style><b class="other">A♠</b>`)],
  ['another suit', card(`<style>.other::before { content: "♥" }</style><b class="other">A♠</b>`)],
  ['another rank', card(`<style>.other::after { content: "K" }</style><b class="other">A♠</b>`)],
  ['the same rank, of another suit', card(`<style>.other::after { content: "A♥" }</style><b class="other">A♠</b>`)],
  ['a back', card(`<style>.other::after { content: "face down" }</style><b class="other">A♠</b>`)],
  ['another card, and nothing behind it', card(`<style>.other::before { content: "K♥" } .other::after { content: "A♠" }</style><b class="other">A♠</b>`)],
  ['another card, on a side that its style turns back', card(`<style>.other::before { content: "K♥"; position: absolute; transform: rotateY(180deg) }</style>${turnedFace('<i class="other" style="position: absolute; inset: 0; backface-visibility: hidden; transform: rotateY(180deg); transform-style: preserve-3d"></i>')}`)],
  ['another card on its back, where its face is hidden', card('<style>.other::before { content: "K♥" }</style><i class="other"></i><b hidden>A♠</b>', white, 'card down')],
  ['another card, beside one that cannot be seen', card(`<style>.other::before { content: "K♥" }</style><b class="other">A♠</b>`) + card('<b hidden>2♥</b>')],
];

const LYING_DOWN: Sights = [
  ['its face hidden', card('<b hidden>A♠</b>', white, 'card down')],
  ['a side that turns over, its face hidden', card('<b hidden>A♠</b>', `backface-visibility: hidden; ${white}`, 'card down')],
  ['its face hidden and its back adorned with a suit', card('<style>.other::before { content: "♥" }</style><i class="other"></i><b hidden>A♠</b>', white, 'card down')],
  ['as narrow as a card may be', card('<b hidden>A♠</b>', `width: 12.5px; ${white}`, 'card down')],
  ['as low as a card may be', card('<b hidden>A♠</b>', `height: 12.5px; ${white}`, 'card down')],
  ['beside one that is seen', card('<b hidden>A♠</b>', white, 'card down') + card('<b>K♥</b>')],
  ['beside one that is written, its own face a picture', card('<i hidden class="card-as"></i>', white, 'card down') + card('<b>K♥</b>')],
];

const UNWRITTEN: Readonly<Record<string, Sights>> = {
  'seen, and named: cards': [
    ['right in a shadow root, behind all else in it', card(inRoot(picture('width: 40px; height: 56px; position: relative; z-index: -1')), 'position: relative; z-index: 0')],
    ['with a part that catches the pointer, which it does not itself', card(picture(`width: 40px; height: 56px; ${passing}`, '<u style="display: block; height: 56px; pointer-events: auto">★</u>'))],
    ['a picture beside a fill that is not its own', card(`<img alt="ace of spades" width="40" height="56">`, 'fill-opacity: 0.1')],
    ['as small as can be read', card(picture('width: 2px; height: 5px'))],
    ['a picture that its own parts draw', card(picture('width: 40px; height: 56px; position: relative', over(`inset: 0; ${white}`)))],
    ['all of a picture but what is looked at', freeBetween(0.24, 0.76)],
    ...EDGES.slice(1).map((to, i) => [`a picture from ${EDGES[i]} of its width to ${to}`, freeBetween(EDGES[i]! - 0.01, to + 0.01)] as const),
    ['a class', card(picture('width: 40px; height: 56px'))],
    ['a class, beside one of which the suit alone is named', card(picture('width: 40px; height: 56px')) + card(`<b>A</b>${named}`)],
    ['one of which the suit alone is named, beside a class', card(`<b>A</b>${named}`) + card(picture('width: 40px; height: 56px'))],
    ['a suit that is written, beside a class for its rank', card('<i class="rank-a" style="display: inline-block; width: 20px; height: 20px"></i><b>♠</b>')],
    ['a picture right in a shadow root, on its own ground', `<div class="card">${inRoot(picture(`width: 40px; height: 56px; ${white}`))}</div>`],
    ['a drawing with a label', card('<svg role="img" aria-label="ace of spades" width="40" height="56"><rect width="40" height="56"/></svg>')],
  ],
  'seen, and named: suits': [
    ['a class for the suit', card(`<b>A</b>${named}`)],
    ['a suit cut out', card('<b>A</b><i style="display: inline-block; width: 20px; height: 20px; background: #000; mask-image: url(https://casino.invalid/spade.svg)"></i>')],
    ['a suit cut out by a drawing in its style', cutBy()],
    ['a suit cut out by a drawing in its style, of an image over the colour of its ground', cutBy({ ground: 'background: #fff url(data:,)' })],
    ['a suit of two parts cut out by a drawing in its style', cutBy({ drawn: HEART_OF_TWO })],
    ['a suit cut out by a drawing in its style, in a group and beside a frame that is not painted', cutBy({ drawn: `<title>heart</title><g><path fill="none" d="M0 0h32v32H0z"/>${HEART}</g>` })],
    ['a suit cut out by a drawing in its style, in a frame as large as it is', cutBy({ box: '2.7 2.3 26.6 26' })],
    ['a suit cut out by a drawing in its style that draws it twice', cutBy({ drawn: TWICE })],
    ['a suit of as many parts as one may have, cut out by a drawing in its style', cutBy({ drawn: HEART.repeat(6) })],
    ['a club of three circles and a stem cut out by a drawing in its style', cutBy({ drawn: CLUB })],
    ['a suit cut out by a drawing in its style, packed', cutBy({}, 'icon', true)],
    ['a suit cut out of a picture by a drawing in its style', cutBy({ ground: 'background: linear-gradient(#c00, #900)' })],
    ['a suit under the next card', card('<b>A</b><b style="position: absolute; left: 40px">♠</b>') + card('', `position: absolute; left: 30px; top: 0; ${white}`, 'down')],
    ['cards below the window, their suits named', `<div style="height: 2000px"></div>${card(`<b>A</b>${named}`)}`],
    ['a suit under the next card, and something to click over both', card(`<b>A</b>${suit}`) + card('', `position: absolute; left: 30px; top: 0; ${white}`, 'down') + over('inset: 0')],
    ['a drawing of what stands elsewhere', card('<b>A</b><svg width="20" height="20"><use href="#spade"/></svg>')],
  ],
};

/** The same, told anew: what is drawn alike is remembered. */
const KEPT_HEART = HEART.replace('C6 20', 'C 6 20');
/** A card whose suit is kept once for the page, and shown in it so. */
const usedSo = (use: string, kept = KEPT_HEART, style = ''): string =>
  `<svg width="0" height="0" style="position: absolute"><symbol id="kept" viewBox="0 0 32 32">${kept}</symbol></svg>` +
  card(`<b>K</b><svg viewBox="0 0 32 32" width="32" height="32" style="fill: #c00; ${style}"><use href="#kept" ${use}/></svg>`, white);

/** The same, where what is kept is not displayed itself. */
const usedFromHidden = (kept: string): string =>
  usedSo('', kept).replace('style="position: absolute"', 'style="display: none"');

const KEPT: Sights = [
  ['a suit kept once for the page, in what is not displayed', usedFromHidden(HEART.replace('C6 20', 'C6,20'))],
  ['a suit in two parts kept once for the page, in what is not displayed', usedFromHidden(HEART_OF_TWO)],
  ['a suit that a style draws', card(`<b>K</b><svg viewBox="0 0 32 32" width="32" height="32"><path style='d: path("${/d="(.*)"/.exec(HEART)![1]}")' d="M2 2h16v16z"/></svg>`, white)],
  ['a drawn suit in groups', card(`<b>K</b><svg viewBox="0 0 32 32" width="32" height="32">${'<g>'.repeat(9)}${HEART}${'</g>'.repeat(9)}</svg>`, white)],
  ['a suit kept once for the page', usedSo('')],
  ['a suit kept once for the page, in a colour of its own', usedSo('', HEART.replace('/>', ' fill="#c00"/>'), 'fill: #fff')],
];

/** Of these nobody can tell the suit. */
const NOT_KEPT: Sights = [
  ['no suit, kept once for the page in what is not displayed', usedFromHidden('<path d="M2 2h28v28z"/>')],
  ['a suit that a style draws as none', card(`<b>K</b><svg viewBox="0 0 32 32" width="32" height="32">${HEART.replace('/>', ` style='d: path("M2 2h28v28z")'/>`)}</svg>`, white)],
  ['a suit in groups kept once for the page, one of them not displayed', usedSo('', `<g style="display: none">${HEART}</g>`)],
  ['a suit kept once for the page, and not filled', usedSo('style="fill: none"')],
  ['a suit kept once for the page, and not shown', usedSo('style="visibility: hidden"')],
  ['a suit kept once for the page, and faint', usedSo('style="opacity: 0.1"')],
  ['a suit kept once for the page, and cut off', usedSo('style="clip-path: inset(50%)"')],
  ['a suit kept once for the page, and turned', usedSo('transform="rotate(180 16 16)"')],
  ['a suit kept once for the page, under a picture', usedSo('', `${HEART}<image width="32" height="32" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"/>`)],
  ['a suit kept once for the page, under a text', usedSo('', `${HEART}<text y="30" font-size="32">♠</text>`)],
  ['a suit kept once for the page, in a group so faint', usedSo('', `<g style="opacity: 0.1">${HEART}</g>`)],
  ['a drawn suit in a group so faint', card(`<b>K</b><svg viewBox="0 0 32 32" width="32" height="32"><g style="opacity: 0.1">${HEART}</g></svg>`, white)],
  ['a drawn suit in more groups than are looked at', card(`<b>K</b><svg viewBox="0 0 32 32" width="32" height="32">${'<g>'.repeat(12)}${HEART}${'</g>'.repeat(12)}</svg>`, white)],
  ['a drawn suit in a group that is cut off', card(`<b>K</b><svg viewBox="0 0 32 32" width="32" height="32"><g style="clip-path: inset(50%)">${HEART}</g></svg>`, white)],
  ['no suit, cut out by a drawing in its style', cutBy({ drawn: '<path d="M2 2h28v28z"/>' })],
  ['a suit cut out by a drawing in its style that draws it twice, where that is nothing', cutBy({ drawn: TWICE.replace('/>', ' fill-rule="evenodd"/>') })],
  ['a suit of more parts, cut out by a drawing in its style', cutBy({ drawn: HEART.repeat(7) })],
  ['a suit of two parts, one of them cut off, cut out by a drawing in its style', cutBy({ drawn: HEART_OF_TWO, box: '8 0 32 32' })],
  ['a suit in a drawing in another, cut out by its style', cutBy({ drawn: `<svg viewBox="0 0 64 8">${HEART}</svg>` })],
  ['a suit cut out by a drawing in its style that is no drawing', cutBy({}, 'icon', false, '')],
  ['a suit cut out by what cannot be decoded', card('<b>K</b><i style="display: inline-block; width: 32px; height: 32px; background: #c00; mask-image: url(data:image/svg+xml,%zz)"></i>', white)],
  ['a club, one of its circles cut off, cut out by a drawing in its style', cutBy({ drawn: CLUB, box: '0 0 28 32' })],
  ['a club without one of its circles, cut out by a drawing in its style', cutBy({ drawn: CLUB.replace(/<circle[^>]*\/>/, '') })],
  ['a club whose circles have no width, cut out by a drawing in its style', cutBy({ drawn: CLUB.replaceAll('r="6.7"', 'r="0"') })],
  ['a suit cut out by a drawing in its style, turned', cutBy({ drawn: HEART.replace('/>', ' transform="rotate(180 16 16)"/>') })],
  ['a suit cut out by a drawing in its style, and drawn along its edge', cutBy({ drawn: HEART.replace('/>', ' stroke="#000" stroke-width="20"/>') })],
  ['a suit cut out by a drawing in its style that has a box as well', cutBy({ drawn: `${HEART}<rect width="32" height="32"/>` })],
  ...['8 0 32 32', '0 8 32 32', '-8 0 32 32', '0 -8 32 32', ''].map(
    (box) => [`a suit cut out by a drawing in its style that shows only ${box || 'what no frame tells'}`, cutBy({ box })] as const,
  ),
  ['a suit cut out by a drawing in its style that cannot be read', cutBy({ drawn: '<path' })],
  ['a suit cut out by a drawing in its style, called another', cutBy({}, 'suit-spade')],
  ['a suit that is kept nowhere', usedSo('').replace('id="kept"', 'id="other"')],
];

/** One of the two sides of what turns over, which a page may call its back whatever is drawn on it. */
const side = (inner: string, style = ''): string =>
  card(`<p class="back" style="margin: 0; height: 90px; backface-visibility: hidden; ${style}">${inner}</p>`);
/** Farther from what is called a card than its name counts. */
const unnamed = (inner: string): string => card(`${'<div>'.repeat(5)}${inner}${'</div>'.repeat(5)}`);
const shaped = (inner: string): string => `<div style="width: 60px; height: 90px">${inner}</div>`;
const drawnHeart = `<svg viewBox="0 0 32 32" width="32" height="32">${HEART}</svg>`;

const TOLD: Sights = [
  ['a face on the side that is called its back', side('A♠')],
  ['two letters on what has a card’s shape', unnamed(shaped('<b>5s</b>'))],
  ['a drawn suit among as many parts as a card has', card(`<b>K</b>${drawnHeart}${'<i></i>'.repeat(14)}`, white)],
  ['a card drawn as a whole', card(svg(`<text x="40" y="60" font-size="18">K</text>${HEART}`), white)],
  ['a drawn suit, its rank a part away', card(`<b>K</b><i><i>${drawnHeart}</i></i>`, white)],
];

/** Of these nobody can tell the card, or that it lies open. */
const NOT_TOLD: Sights = [
  ['a face in what is called a back, and is no side of anything', card('<p class="back" style="margin: 0; height: 90px">A♠</p>')],
  ['a face that is not there, on the side that is called its back', side('<b hidden>A♠</b>')],
  ['a face on the side that is called its back, under something', side(`A♠${over(`left: 10px; top: 0; width: 4px; height: 90px; ${white}`)}`)],
  ['a face on the side that is called its back, under a stripe', side(`A♠${over(`left: 0; top: 10px; width: 90px; height: 4px; ${white}`)}`, 'font-size: 20px; line-height: 24px')],
  ['a picture on the side that is called its back', side(picture('width: 40px; height: 56px'))],
  ['a picture behind a mark, on the side that is called its back', side(picture('pointer-events: none', '★'))],
  ['two letters on what is no card', unnamed('<b>5s</b>')],
  ['two letters in parts of what has a card’s shape', unnamed(shaped('<i><b>5s</b></i>'))],
  ['two letters of a label on what has a card’s shape', unnamed('<div title="5s" style="width: 60px; height: 90px"></div>')],
  ['a drawn suit among more parts than a card has', card(`<b>K</b>${drawnHeart}${'<i></i>'.repeat(15)}`, white)],
  ['a card drawn as a whole, another word beside its rank', card(svg(`<text x="40" y="60" font-size="18">K</text>${HEART}<text x="5" y="80" font-size="9">Top</text>`), white)],
  ['a suit cut out by a drawing in its style, another word beside its rank', cutBy().replace('<b>K</b>', '<b>K</b> <b>Top</b>')],
  ['a suit cut out by a drawing in its style, its rank farther away', cutBy().replace(/<i.*<\/i>/, '<i><i><i>$&</i></i></i>')],
  ['a drawn suit, its rank farther away', card(`<b>K</b><i><i><i>${drawnHeart}</i></i></i>`, white)],
];

export interface Sight {
  readonly name: string;
  readonly html: string;
  readonly expected: string;
}

const told = (expected: string, sights: Sights): Sight[] =>
  sights.map(([name, html]) => ({ name, html, expected }));

export const SIGHTS: readonly Sight[] = [
  ...told('seen', SEEN),
  ...told(UNSEEN, NOT_SEEN),
  ...told(COVERED, LAID_OVER),
  ...told(AWAY, ELSEWHERE),
  ...told(CONTRADICTED, CONTRADICTING),
  ...told('face down', LYING_DOWN),
  ...told('no card', [['no card at all', '<button>Hit</button>'], ...NOT_KEPT, ...NOT_TOLD]),
  ...told('seen', [...KEPT, ...TOLD]),
  ...Object.entries(UNWRITTEN).flatMap(([expected, sights]) => told(expected, sights)),
];

/** What a piece stands on. */
export const GROUND = `<!doctype html><style>
  body { margin: 0; position: relative } b, span { font: 20px/24px monospace }
  .card, .down { position: relative; width: 60px; height: 90px } .over { position: absolute }
</style>`;
