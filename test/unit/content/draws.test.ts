// @vitest-environment jsdom
/** Which presses put another client seed into its box. */
import { expect, test, vi } from 'vitest';
import { drawsValueOf } from '../../../src/content/draws.ts';

vi.hoisted(() => {
  // What is measured of elements is looked up once; this page is not laid out.
  Element.prototype.getBoundingClientRect = function () {
    const left = Number(this.getAttribute('data-left') ?? 0);
    return new DOMRect(left, 0, 40, 30);
  };
});

const draws = (button: string) => {
  document.body.innerHTML = `<input>${button}`;
  const control = document.querySelector('button')!;
  return drawsValueOf(document.querySelector('input')!, [
    control.firstElementChild ?? control,
    control,
    document.body,
  ]);
};

test.each<[string, string, boolean]>([
  ['a control beside it', '<button data-left="50">Random</button>', true],
  ['one without words', '<button data-left="50"><svg></svg></button>', true],
  ['one far away', '<button data-left="300">Random</button>', false],
  ['a cross', '<button data-left="50">×</button>', false],
  ['the letter x', '<button data-left="50"> X </button>', false],
  ['an icon that is named', '<button data-left="50" aria-label="Close dialog"><svg></svg></button>', false],
  [
    'one known by its test id',
    '<button data-left="50" data-testid="game-modal-close"><svg></svg></button>',
    false,
  ],
  ['a chip', '<button data-left="50">€5</button>', false],
  ['half of an amount', '<button data-left="50">½</button>', false],
  ['twice an amount', '<button data-left="50">2×</button>', false],
  ['what adds to one', '<button data-left="50"> + </button>', false],
  ['a tab', '<button data-left="50" role="tab">Seeds</button>', false],
  ['a seed of before', '<button data-left="50">8f3a91c2</button>', true],
  [
    'one that is named by what it draws',
    '<button data-left="50" aria-label="Disclose new seed"><svg></svg></button>',
    true,
  ],
])('%s', (_, button, isDraw) => {
  expect(draws(button)).toBe(isDraw);
});
