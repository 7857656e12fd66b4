// @vitest-environment jsdom
/** Which control does what, which of them can be pressed, and which was. */
import { describe, expect, test, vi } from 'vitest';
import {
  controlsFor,
  controlsSaying,
  isAtWork,
  isBlocked,
  offered,
  pressed,
  saysOneOf,
  startControls,
  wereThere,
} from '../../../src/reading/controls.ts';
import { survey } from '../../../src/reading/survey.ts';

vi.hoisted(() => {
  // What is read of elements is looked up once.
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('data-unseen');
  };
});

const on = (html: string): Element[] => {
  document.body.innerHTML = html;
  return [...document.body.children];
};
/** What begins a round there, by what it says. */
const first = (html: string) => {
  on(html);
  return startControls(survey(document)).map(({ textContent }) => textContent);
};
/** What was pressed where an event has this innermost target. */
const pressedAt = (html: string, target = '#it', isBet?: (element: Element) => boolean) => {
  on(html);
  const path: EventTarget[] = [];
  for (let at: Node | null = document.querySelector(target); at; at = at.parentNode) path.push(at);
  const found = pressed([...path, window], isBet);
  return found && [found.text, found.bets];
};

describe('what was pressed', () => {
  test('is the control at the event or around it, by what it says', () => {
    expect(pressedAt('<button id="it">Deal</button>')).toEqual(['Deal', true]);
    expect(pressedAt('<button>Deal<svg id="it"></svg></button>')).toEqual(['Deal', true]);
    // What a drawing is called counts where nothing is written.
    const drawn = (name: string) => `<svg><title>${name}</title><path d="M0 0h9"/></svg>`;
    expect(pressedAt(`<button id="it">${drawn('Cards')}Deal</button>`)).toEqual(['Deal', true]);
    expect(pressedAt(`<button id="it">${drawn('Deal')}</button>`)).toEqual(['Deal', true]);
    expect(pressedAt('<button id="it">Place\n   bet </button>')).toEqual(['Place bet', true]);
    expect(pressedAt('<button id="it" aria-label="Deal">▶</button>')).toEqual(['Deal', true]);
    expect(pressedAt('<button id="it" aria-label="Menu">Deal</button>')).toBeNull();
    expect(pressedAt('<input id="it" type="submit" value="Roll dice">')).toEqual(['Roll dice', true]);
    const long = 'Deal'.padEnd(60, '!');
    expect(pressedAt(`<button id="it" aria-label="${long}">▶</button>`)).toEqual([long, true]);
    expect(pressedAt(`<button id="it" aria-label="${long}!">▶</button>`)).toBeNull();
  });

  test('is called by what stands in the slot of its own button', () => {
    const button = (inside: string) => {
      on('<x-button id="it">Bet</x-button>');
      document.querySelector('#it')!.attachShadow({ mode: 'open' }).innerHTML = inside;
      const [control] = controlsFor(survey(document), ['bet']);
      return (
        control && [
          control.localName,
          isBlocked(control),
          pressed([control.querySelector('slot')!, control, document.querySelector('#it')!])?.bets,
        ]
      );
    };
    expect(button('<button><slot></slot></button>')).toEqual(['button', false, true]);
    expect(button('<button disabled><slot></slot></button>')).toEqual(['button', true, true]);
    // What is named, beside others, or elsewhere in it, is not known to be in that button.
    for (const other of [
      '<button><slot name="x"></slot></button>',
      '<button></button><slot></slot>',
      '<button><slot></slot></button><button>×</button>',
    ])
      expect(button(other), other).toBeUndefined();
  });

  test('bets where it deals, bets, bets again, spins or rolls, and not where it plays', () => {
    for (const text of ['Deal', 'Bet', 'Max bet', 'Spin', 'Roll'])
      expect(pressedAt(`<button id="it">${text}</button>`), text).toEqual([text, true]);
    for (const text of ['Hit', 'Stand', 'Draw', 'Hold', 'Cash out'])
      expect(pressedAt(`<button id="it">${text}</button>`), text).toEqual([text, false]);
  });

  test('is nothing where nothing says that it is a control of the game', () => {
    for (const html of [
      '<button id="it">Menu</button>',
      '<button id="it"></button>',
      '<p id="it">Nonce</p>',
      `<button id="it">Deal ${'or leave it '.repeat(6)}</button>`,
      `<button id="it" aria-label="${'Deal, or leave it, '.repeat(4)}">Deal</button>`,
    ])
      expect(pressedAt(html), html).toBeNull();
  });

  test('is no amount that is called a bet, unless that is pressed', () => {
    expect(pressedAt('<p id="it">Bet</p>')).toBeNull();
    expect(pressedAt('<button><b id="it">Bet</b></button>')).toEqual(['Bet', true]);
    expect(pressedAt('<p id="it">Deal</p>')).toEqual(['Deal', true]);
  });

  test('is not far around the event', () => {
    const within = (levels: number) =>
      `<button>Deal${'<i>'.repeat(levels)}<svg id="it"></svg>${'</i>'.repeat(levels)}</button>`;
    expect(pressedAt(within(4))).toEqual(['Deal', true]);
    expect(pressedAt(within(5))).toBeNull();
  });

  test('is what the player showed as the control that bets, whatever it says', () => {
    const isBet = (element: Element) => element.id === 'shown';
    expect(pressedAt('<div id="shown">Los \n geht’s<i id="it"></i></div>', '#it', isBet)).toEqual([
      'Los geht’s',
      true,
    ]);
    expect(pressedAt(`<div id="shown">${'Los '.repeat(20)}</div>`, '#shown', isBet)).toEqual(['', true]);
    expect(pressedAt('<div id="it">Los</div>', '#it', isBet)).toBeNull();
  });
});

describe('a control', () => {
  const named = (html: string, name: 'deal' | 'bet' | 'hold' = 'deal') => {
    on(html);
    return controlsFor(survey(document), [name]).map(({ id }) => id);
  };

  test('is the button around its words, once', () => {
    expect(named('<button id="a"><span>Deal</span></button>')).toEqual(['a']);
    expect(named('<button id="a" aria-label="Deal"><span>Deal</span></button>')).toEqual(['a']);
    expect(named('<div id="a" role="button"><i class="btn-text">Deal</i></div>')).toEqual(['a']);
    expect(named('<div id="a" tabindex="0"><span>Deal</span></div>')).toEqual(['a']);
    expect(named('<a id="a" href="#">Deal</a>')).toEqual(['a']);
  });

  test('is the box that is ticked as its label is pressed', () => {
    expect(named('<label><input type="checkbox" id="a"> Hold</label>', 'hold')).toEqual(['a']);
    expect(named('<label>Hold <input id="a"></label>', 'hold')).toEqual([]);
  });

  test('is no entry of a menu, where the others say nothing that a control does', () => {
    const menu = (...names: string[]): string =>
      `<ul>${names.map((name, i) => `<li><a id="a${i}">${name}</a></li>`).join('')}</ul>`;
    expect(named(menu('Deal', 'Ranking', 'My hands'))).toEqual([]);
    expect(named(menu('Deal', 'Hit', 'Stand'))).toEqual(['a0']);
    expect(named(menu('Deal', 'Rules'))).toEqual(['a0']);
    expect(named(menu('Deal', 'Ranking', `My hands ${'of this week '.repeat(5)}`))).toEqual([]);
    // What is no link is none of its entries.
    const entry = (inside: string) => `<li>${inside}</li></ul>`;
    expect(named(menu('Deal', 'Rules').replace('</ul>', entry('<b>Ranking</b>')))).toEqual(['a0']);
    const button = entry('<button id="b">Deal</button>');
    expect(named(menu('Deal', 'Ranking', 'My hands').replace('</ul>', button))).toEqual(['b']);
  });

  test('is no text, no link elsewhere, and nothing that holds other controls or much text', () => {
    expect(named('<p>Deal</p>')).toEqual([]);
    expect(named('<a href="/deal">Deal</a>')).toEqual([]);
    expect(named('<div tabindex="0"><p>Deal</p><input></div>')).toEqual([]);
    expect(named('<div class="buttons"><p>Deal</p><button>Menu</button></div>')).toEqual([]);
    expect(named(`<div tabindex="0"><p>Deal</p>${'and on '.repeat(10)}</div>`)).toEqual([]);
  });

  test('is the one that is known of the site, whatever its label says', () => {
    const [shown] = on('<button id="shown">Los</button><button id="a">Deal</button>');
    const found = controlsFor({ ...survey(document), shown: { deal: [shown!] } }, ['deal', 'bet']);
    expect(found.map(({ id }) => id)).toEqual(['shown']);
  });

  test('answers a question, where there are two answers that say nothing by themselves', () => {
    const answers = (html: string) => {
      on(`<div>${html}</div>`);
      return controlsFor(survey(document), ['insurance']).map(({ id }) => id);
    };
    const [yes, no, more] = ['a', 'b', 'c'].map((id) => `<button id="${id}">${id}</button>`);
    expect(answers(`<p>Insurance?</p>${yes}${no}`)).toEqual(['a', 'b']);
    expect(answers(`<p>Insurance？ </p>${yes}${no}`)).toEqual(['a', 'b']);
    expect(answers(`<p>Insurance?</p>${yes}${no}<button>Deal</button>`)).toEqual(['a', 'b']);
    expect(answers(`<p>Insurance?</p>${yes}<button id="b">No, ${'thank you, '.repeat(6)}</button>`)).toEqual([
      'a',
      'b',
    ]);
    expect(answers(`<p>Insurance</p>${yes}${no}`)).toEqual([]);
    expect(answers(`<p>Insurance?</p>${yes}`)).toEqual([]);
    expect(answers(`<p>Insurance?</p>${yes}<button>Deal</button>`)).toEqual([]);
    expect(answers(`<p>Insurance?</p>${yes}${no}${more}`)).toEqual([]);
    expect(answers(`<section><p>Insurance?</p></section>${yes}${no}`)).toEqual([]);
    // They may stand right below it, beside others.
    const below = (between: string, answered: string) =>
      answers(`${more}${more}<p>Insurance?</p>${between}<div>${answered}</div>${more}`);
    expect(below('', yes! + no!)).toEqual(['a', 'b']);
    expect(below('', yes!)).toEqual([]);
    expect(below('<hr>', yes! + no!)).toEqual([]);
  });

  test('says what the player showed, whatever its case, blanks and signs', () => {
    on(
      '<button id="a">Los!</button><a id="b">LOS</a><button id="c"><b class="btn">los</b></button><p>Los</p><button></button><button>Los geht’s</button>',
    );
    const saying = (...said: readonly string[]) => controlsSaying(survey(document), said).map(({ id }) => id);
    expect(saying('los')).toEqual(['a', 'b', 'c']);
    expect(saying('Weiter', 'Los')).toEqual(['a', 'b', 'c']);
    expect(saying('▶')).toEqual([]);
    expect(saying()).toEqual([]);
    const [a, b, , p, empty] = document.body.children;
    expect([a, b, p, empty].map((one) => saysOneOf(one!, ['Weiter', 'los']))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(saysOneOf(on(`<button>Los ${'und weiter '.repeat(6)}</button>`)[0]!, ['Los'])).toBe(false);
  });

  test('is at work where one beside it that cannot be pressed says so', () => {
    const isBusy = (beside: string) =>
      isAtWork([on(`<button>Deal</button>${beside}<button disabled>Stand</button>`)[0]!]);
    expect(isBusy('<button disabled>Drawing…</button>')).toBe(true);
    expect(isBusy('<div role="button" aria-disabled="true">Drawing... </div>')).toBe(true);
    expect(isBusy('<button>More…</button>')).toBe(false);
    expect(isBusy('<button disabled>Draw</button>')).toBe(false);
    expect(isBusy('<p class="disabled">Loading…</p>')).toBe(false);
    expect(isBusy('<p><button disabled>Drawing…</button></p>')).toBe(false);
  });

  test('bets again between hands, where what deals is blocked, and bets again at no other time', () => {
    const begins = (html: string, root: ParentNode & Node = document) => {
      on(html);
      const page = survey(root as Document);
      return startControls(page, controlsFor(page, ['hit', 'stand'])).map(({ textContent }) => textContent);
    };
    const anew = () => document.documentElement.replaceChild(document.createElement('body'), document.body);
    const [blocked, repeat] = ['<button disabled>Deal</button>', '<button>Repeat</button>'];
    const playing = '<button>Hit</button><button disabled>Stand</button>';
    anew();
    begins(blocked + playing);
    expect(begins(blocked + repeat)).toEqual(['Deal', 'Repeat']);
    expect(begins(blocked + repeat.replace('>', ' disabled>'))).toEqual(['Deal']);
    expect(begins(`<button>Deal</button>${blocked}${repeat}`)).toEqual(['Deal', 'Deal']);
    // It could be pressed while a hand was played, be it that once.
    expect(begins(blocked + playing + repeat)).toEqual(['Deal']);
    begins(blocked + playing);
    expect(begins(blocked + repeat)).toEqual(['Deal']);
    // Nobody has played yet, or what was looked at is a part of the page.
    anew();
    begins(blocked + playing.replace('>', ' disabled>'));
    expect(begins(blocked + repeat)).toEqual(['Deal']);
    begins(blocked + playing, document.body);
    expect(begins(blocked + repeat)).toEqual(['Deal']);
    on(blocked + repeat);
    expect(startControls(survey(document)).map(({ textContent }) => textContent)).toEqual(['Deal']);
  });

  test('begins a round where it deals, else where it bets, else where it bets again', () => {
    const [deal, bet, rebet] = ['Deal', 'Bet now', 'Rebet'].map((text) => `<button>${text}</button>`);
    expect(first(`${rebet}${bet}${deal}`)).toEqual(['Deal']);
    expect(first(`${rebet}${bet}`)).toEqual(['Bet now']);
    expect(first(`${rebet}`)).toEqual(['Rebet']);
    expect(first('<button>Hit</button>')).toEqual([]);
    for (const amount of ['2,000 P', '2,000원', '20 credits'])
      expect(first(`<button>Bet ${amount}</button>`), amount).toHaveLength(1);
    expect(first('<button>Bet 2 horses</button>')).toEqual([]);
  });

  test('begins nothing where it is an amount between what lessens and what raises it', () => {
    const button = (text: string) => `<button>${text}</button>`;
    expect(first(['−', 'Bet 1.00', '+'].map(button).join(''))).toEqual([]);
    for (const others of [
      ['−', 'Bet', '+'],
      ['½', 'Bet 1.00', '+'],
      ['−', 'Bet 1.00', '2×'],
      ['Bet 1.00', '+'],
      ['−', 'Bet 1.00'],
    ])
      expect(first(others.map(button).join('')), `${others}`).toHaveLength(1);
  });

  test('cannot be pressed where it is disabled, or something around it is inert', () => {
    for (const attribute of ['disabled', 'aria-disabled="true"', 'class="disabled"', 'data-enabled="false"'])
      expect(isBlocked(on(`<button ${attribute}>Deal</button>`)[0]!), attribute).toBe(true);
    for (const name of ['v-btn v-btn--disabled', 'is-disabled', 'Mui-disabled'])
      expect(isBlocked(on(`<button class="${name}">Deal</button>`)[0]!), name).toBe(true);
    for (const name of ['disabled:opacity-50', 'not-disabled', 'disabled-look'])
      expect(isBlocked(on(`<button class="${name}">Deal</button>`)[0]!), name).toBe(false);
    on('<div inert><button>Deal</button></div>');
    expect(isBlocked(document.querySelector('button')!)).toBe(true);
    expect(isBlocked(on('<button aria-disabled="false">Deal</button>')[0]!)).toBe(false);
  });

  test('is offered where it can be pressed; of two that can, where it can be seen', () => {
    const of = (first: string, second: string) => {
      const [a, b] = on(`<button ${first}>Deal</button><button ${second}>Hit</button>`);
      return offered([a!], [b!]);
    };
    expect(of('', '')).toBe('both');
    expect(of('', 'disabled')).toBe('first');
    expect(of('disabled', '')).toBe('second');
    expect(of('disabled', 'disabled')).toBe('none');
    expect(of('', 'data-unseen')).toBe('first');
    expect(of('data-unseen', '')).toBe('second');
    expect(of('data-unseen', 'data-unseen')).toBe('none');
    // Alone, it may be drawn by what lies over it.
    expect(of('data-unseen', 'disabled')).toBe('first');
    expect(offered([], [])).toBe('none');
  });

  test('was there before on the same page, and on no other', () => {
    document.documentElement.replaceChild(document.createElement('body'), document.body);
    const there = (html: string) => {
      on(html);
      return wereThere('plays', survey(document), controlsFor(survey(document), ['deal']));
    };
    expect(there('<p>Welcome</p>')).toBe(false);
    expect(there('<button>Deal</button>')).toBe(true);
    expect(there('<p>Welcome</p>')).toBe(true);
    const part = survey(document.body);
    expect(wereThere('plays', part, [])).toBe(true);
    expect(wereThere('draws', part, [])).toBe(false);
    document.documentElement.replaceChild(document.createElement('body'), document.body);
    expect(there('<p>Welcome</p>')).toBe(false);
  });
});
