import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/cards.ts';
import type { Reading } from '../../../src/core/observation.ts';
import { mayLieThereStill } from '../../../src/core/round.ts';
import { roundsOf } from '../../../src/core/rounds.ts';
import { Story, unreadTable } from './story.ts';
import { SPINS } from './wheel.ts';

const number = (n: number): Reading => ({
  kind: 'table',
  game: 'roulette',
  stage: 'over',
  contents: { number: n },
});
const promise = (hash: string) => ({ 'announced.commitment': hash });

/** The numbers of the rounds that a story comes to. */
const numbersIn = ({ observations }: Story) =>
  roundsOf(observations).map(({ tables }) => (tables[0]!.reading.contents as { number: number }).number);

const spun = () =>
  new Story().panel(promise('one')).see(number(5)).bet().seeTwice(number(17)).panel(promise('two'));

test('a number is one round, however often it is read', () => {
  expect(numbersIn(spun().seeTwice(number(17)))).toEqual([17]);
  // Where nothing was seen to come between, what the panel tells next is of hands elsewhere.
  expect(numbersIn(spun().see(number(17)).panel(promise('three')))).toEqual([17]);
});

test('the same number twice running is two rounds where the panel has gone on behind the bet', () => {
  expect(numbersIn(spun().bet().panel(promise('three')).see(number(17)))).toEqual([17, 17]);
  expect(numbersIn(spun().bet().see(SPINS).panel(promise('three')).see(number(17)))).toEqual([17, 17]);
});

test('a bet behind which the last number lay there is none for certain once the wheel turns by itself', () => {
  const told = (more: (story: Story) => Story): boolean[] =>
    roundsOf(more(spun().bet().panel(promise('three')).see(number(17))).observations).map(
      (one) => one.certain,
    );
  const turned = (story: Story) => story.see(SPINS).see(number(20));
  expect(told((story) => story)).toEqual([true, true]);
  expect(told(turned)).toEqual([true, false, true]);
  // It may have turned for what was pressed, or not at all.
  expect(told((story) => turned(story.press()))).toEqual([true, true, true]);
  expect(told((story) => story.see(number(20)))).toEqual([true, true, true]);
  // What was cleared away first did not lie there still.
  const cleared = spun()
    .see({ ...SPINS, stage: 'resting' } as Reading)
    .bet()
    .panel(promise('three'));
  expect(roundsOf(turned(cleared.see(number(17))).observations).map((one) => one.certain)).not.toContain(
    false,
  );
});

test('a number begins when its wheel begins to turn, however often it is looked at meanwhile', () => {
  const story = new Story().panel(promise('one'), { twice: false }).see(number(5)).see(SPINS).see(SPINS);
  expect(roundsOf(story.see(number(17)).observations).map(({ start }) => start.seq)).toEqual([3]);
});

test('a number that was the last one’s may lie there still, though either was read once; another does not', () => {
  const told = (second: number): boolean => {
    const story = new Story().panel(promise('one')).see(number(5)).bet().see(number(17));
    story.panel(promise('two')).bet().panel(promise('three')).see(number(second));
    const [before, behind] = roundsOf(story.observations);
    return mayLieThereStill(before!, behind!);
  };
  expect(told(17)).toBe(true);
  expect(told(23)).toBe(false);
});

test('the panel may go on between the two looks at the number', () => {
  const story = spun().bet().see(SPINS).see(number(17)).panel(promise('three'));
  expect(numbersIn(story.see(number(17), { confirmed: true }))).toEqual([17, 17]);
});

test('two cards that are the same may be another hand’s, which the page dealt by itself; a hand keeps all but one', () => {
  const table = (player: Card[], dealer: Card[]): Reading => ({
    kind: 'table',
    game: 'blackjack',
    stage: 'over',
    contents: { player: [player], dealer },
  });
  const told = (player: Card[], dealer: Card[]) =>
    roundsOf(
      new Story()
        .panel(promise('one'))
        .bet()
        .seeTwice(table(['Ah', 'Qc'], ['Th', '9h']))
        .seeTwice(table(player, dealer)).observations,
    );
  expect(told(['Ah', 'Qc'], ['Qd', '9s'])).toHaveLength(2);
  expect(told(['Ah', 'Qc'], ['Th', '8s'])).toHaveLength(1);
});

test('a result that offers decisions again is none of its hand’s first cards', () => {
  const table = (stage: 'dealt' | 'over', cards: Card[]): Reading => ({
    kind: 'table',
    game: 'video-poker',
    stage,
    contents: { cards, held: [true, true, false, false, false], payTable: null, bet: 1, multiplier: null },
  });
  const [dealt, over, next] = [
    ['3d', '3s', 'Qs', '6c', '9c'],
    ['3d', '3s', 'Ac', '7s', 'Qh'],
    ['3d', '3s', '4d', '5d', '6d'],
  ] as [Card[], Card[], Card[]];
  const story = new Story().bet().seeTwice(table('dealt', dealt)).seeTwice(table('over', over));
  const rounds = roundsOf(story.see(table('dealt', over)).seeTwice(table('dealt', next)).observations);
  expect(rounds.map(({ tables }) => tables.map(({ reading }) => reading.stage))).toEqual([
    ['dealt', 'dealt', 'over', 'over'],
    ['dealt', 'dealt'],
  ]);
});

test('a bet that was refused is no round', () => {
  expect(numbersIn(spun().bet().see(SPINS).seeTwice(number(17)))).toEqual([17]);
  const again = spun().bet().see(SPINS).seeTwice(number(17)).bet().seeTwice(number(23));
  expect(numbersIn(again.panel(promise('three')))).toEqual([17, 23]);
});

test('nor is what lay there before the bet, and is read for the second time behind it', () => {
  const again = () => spun().on('tab 1', 'load 2').panel(promise('two')).see(SPINS).see(number(17)).bet();
  const second = again().see(number(17), { confirmed: true }).panel(promise('three')).see(SPINS);
  const rounds = roundsOf(second.seeTwice(number(23)).observations);
  expect(rounds.map(({ start }) => start.reading.kind)).toEqual(['bet', 'bet']);
  // Read for the first time behind it, it is another's.
  const first = again().see(number(17)).see(number(17), { confirmed: true });
  expect(numbersIn(first.panel(promise('three')).panel(promise('four')))).toEqual([17, 17]);
});

test('nor is one whose page was loaded again, or before which no hand was watched', () => {
  const anew = spun().bet().on('tab 1', 'load 2').panel(promise('three')).see(number(17));
  expect(numbersIn(anew)).toEqual([17]);
  expect(numbersIn(new Story().panel(promise('one')).see(number(5)).bet().see(SPINS).see(number(5)))).toEqual(
    [],
  );
  const later = spun().on('tab 1', 'load 2').panel(promise('two')).see(number(17)).bet().see(SPINS);
  expect(numbersIn(later.see(number(17)))).toEqual([17]);
  // Nor one that a page turns its wheel to as it is loaded.
  expect(numbersIn(new Story().see(SPINS).seeTwice(number(17)))).toEqual([]);
});

test('a casino that uses its seed again, and so has nothing new to promise, deals the same number', () => {
  const story = new Story().panel(promise('one')).see(number(5)).bet().seeTwice(number(17));
  expect(numbersIn(story.panel(promise('one')).bet().see(SPINS).see(number(17)))).toEqual([17, 17]);
});

test('nor is it a bet refused where the panel went on to a seed that is out', () => {
  const used = { 'announced.commitment': 'one', 'reported.commitment': 'one' };
  const story = spun().on('tab 1', 'load 2').panel(used).see(number(17)).bet().see(SPINS).see(number(17));
  expect(numbersIn(story)).toEqual([17, 17]);
});

const blackjack = (
  player: Card[][],
  dealer: (Card | null)[],
  stage: 'dealt' | 'over' = 'dealt',
): Reading => ({
  kind: 'table',
  game: 'blackjack',
  stage,
  contents: { player, dealer },
});
const RESTS: Reading = { kind: 'table', game: 'blackjack', stage: 'resting', contents: null };

/** How many cards the player and the dealer have at the end of each round. */
const countsIn = ({ observations }: Story) =>
  roundsOf(observations).map(({ tables }) => {
    const { player, dealer } = tables.at(-1)!.reading.contents as { player: Card[][]; dealer: Card[] };
    return [player.flat().length, dealer.filter(Boolean).length];
  });

test('a hand whose first cards lie there once more is no certain one while its seed, which is out, is promised still', () => {
  const told = (promised: string, player: Card[]): boolean[] => {
    const story = new Story()
      .panel(promise('one'))
      .bet()
      .see(blackjack([['6h', '4h']], ['8d', 'As'], 'over'));
    story.panel({ 'announced.commitment': promised, 'reported.commitment': 'one' }, { twice: false });
    story.see(blackjack([player], ['8d', null])).panel(promise('three'), { twice: false });
    return roundsOf(story.observations).map(({ certain }) => certain);
  };
  expect(told('one', ['6h', '4h'])).toEqual([false]);
  expect(told('two', ['6h', '4h'])).toEqual([true]);
  expect(told('one', ['6h', '5h'])[0]).toBe(true);
});

describe('a page that is loaded anew in the middle of a hand', () => {
  const unread: Reading = { kind: 'table', game: 'blackjack', stage: 'over', contents: null };
  const first = blackjack([['9h', 'Qc']], ['Th', '7c'], 'over');
  const second = blackjack([['2h', '3c']], ['4h', null]);
  /** The first hand has ended, and the second one is played. */
  const begun = () =>
    new Story()
      .panel(promise('one'))
      .bet()
      .seeTwice(blackjack([['9h', 'Qc']], ['Th', null]))
      .seeTwice(first)
      .see(unread)
      .panel(promise('two'))
      .bet()
      .seeTwice(second)
      .on('tab 1', 'load 2');
  const stages = ({ observations }: Story) =>
    roundsOf(observations).map(({ tables }) => tables.map(({ reading }) => reading.stage));
  const [ended, dealt] = [
    ['dealt', 'dealt', 'over', 'over'],
    ['dealt', 'dealt'],
  ];

  test('shows its end where no card of it can be read, though the one before could not be at times either', () => {
    expect(stages(begun().seeTwice(unread))).toEqual([ended, [...dealt!, 'over']]);
  });

  test('may show how the one before ended at first, which is no hand; behind its cards that is another one', () => {
    expect(stages(begun().seeTwice(first))).toEqual([ended, dealt]);
    expect(stages(begun().see(second).seeTwice(first))).toEqual([
      ended,
      ['dealt', ...dealt!],
      ['over', 'over'],
    ]);
  });
});

describe('without a press', () => {
  const next = (story: Story, n: number) => story.panel(promise(`after ${n}`), { twice: false });

  test('what panel and table say in one tick is of one round', () => {
    const story = next(new Story().see(number(5)), 5);
    for (const n of [17, 17, 23, 23, 23])
      next(story, n + story.observations.length).see(number(n), { sameTick: true });
    expect(numbersIn(story)).toEqual([17, 17, 23, 23, 23]);
  });

  test('the same number again is a round where the panel went on behind it', () => {
    const story = next(new Story().see(number(5)), 5)
      .see(SPINS)
      .seeTwice(number(17));
    const again = next(story, 1).see(SPINS).seeTwice(number(17));
    expect(numbersIn(again)).toEqual([17]);
    const told = next(again, 2);
    expect(numbersIn(told)).toEqual([17, 17]);
    // It was played on this page, which was not just loaded; that it was is told by the panel alone.
    const facts = roundsOf(told.observations).map(({ resumed, certain }) => ({ resumed, certain }));
    expect(facts).toEqual([true, false].map((certain) => ({ resumed: false, certain })));
  });

  test('nothing that only the panel tells of is certain', () => {
    const story = spun().panel(promise('for another')).see(number(17));
    expect(roundsOf(story.observations).map(({ certain }) => certain)).toEqual([true, false]);
    const moved = spun().see(SPINS).panel(promise('for another')).see(number(17));
    expect(roundsOf(moved.observations).map(({ certain }) => certain)).toEqual([true, true]);
  });

  test('a panel that was blank for a moment did not go on twice', () => {
    const blank = { ...promise(''), 'reported.commitment': 'one' };
    for (const panel of [promise(''), blank])
      expect(numbersIn(spun().panel(panel).panel(promise('two')).see(SPINS).see(number(17)))).toEqual([17]);
  });
});

describe('a table whose controls stay', () => {
  const cards = blackjack([['Ts', '9s']], ['7h', null]);
  const done = blackjack([['Ts', '9s']], ['7h', 'Th']);
  const other = blackjack([['2c', '3c']], ['8d', null]);

  test('is cut where the cards say that a hand is over', () => {
    const story = new Story().seeTwice(cards).seeTwice(done).seeTwice(other);
    expect(countsIn(story)).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(roundsOf(story.observations).map(({ tables }) => tables.length)).toEqual([4, 2]);
  });

  test('is cut where other cards lie there, as after a soft 17 or a natural', () => {
    const soft = blackjack([['Ts', '9s']], ['6h', 'Ah']);
    const unread = unreadTable('blackjack', 'dealt');
    for (const story of [new Story().seeTwice(soft), new Story().seeTwice(soft).see(unread)]) {
      const rounds = roundsOf(story.seeTwice(other).observations);
      expect(rounds.map(({ certain }) => certain)).toEqual([true, true]);
    }
    expect(
      countsIn(new Story().seeTwice(blackjack([['As', 'Ks']], ['6h', null])).seeTwice(other)),
    ).toHaveLength(2);
  });

  test('is not cut where a card was exchanged, or cards are drawn', () => {
    const drawn = blackjack([['Ts', '9s', '2d']], ['7h', null]);
    const changed = blackjack([['Ts', '9s', '3d']], ['7h', 'Th']);
    expect(countsIn(new Story().seeTwice(cards).seeTwice(drawn).seeTwice(changed))).toEqual([[3, 2]]);
    expect(countsIn(new Story().seeTwice(done).see(blackjack([['Ts', '4s']], ['7h', 'Th'])))).toHaveLength(1);
  });

  test('is not cut where cards are missing for a moment', () => {
    const partly = blackjack([['Ts', '9s']], []);
    expect(countsIn(new Story().seeTwice(cards).see(partly).seeTwice(done))).toEqual([[2, 2]]);
  });
});

describe('a table whose bet control nobody knows', () => {
  const MOVES: Reading = { kind: 'table', game: 'blackjack', stage: 'moving', contents: null };
  const first = blackjack([['Td', '3s']], ['2s', null]);
  const went = (next: Reading, played = first) =>
    countsIn(new Story().see(MOVES).key().seeTwice(played).key().see(MOVES).key().seeTwice(next));

  test('is cut where as many cards lie there as a hand begins with, though most may be those of before', () => {
    expect(went(blackjack([['2s', '3s']], ['5d', null]))).toHaveLength(2);
    expect(went(blackjack([['Td', '3s']], ['7h', null]))).toHaveLength(2);
    expect(went(first, blackjack([['Td', '3s', '4c']], ['3s', null]))).toHaveLength(2);
  });

  test('is not cut where cards are drawn, or taken away, or one is another while nothing else is done', () => {
    expect(went(blackjack([['Td', '3s', '4c']], ['2s', null]))).toHaveLength(1);
    expect(went(blackjack([['Td', '4s', '4c']], ['2s', null]))).toHaveLength(1);
    expect(went(first, blackjack([['Td', '3s', '4c']], ['2s', null]))).toHaveLength(1);
    // A pair may have been split.
    const pair = blackjack([['8c', '8d']], ['Kd', null]);
    expect(went(blackjack([['8c', '5h']], ['Kd', null]), pair)).toHaveLength(1);
    const changed = blackjack([['Td', '3s']], ['3h', null]);
    expect(countsIn(new Story().see(MOVES).key().seeTwice(first).seeTwice(changed))).toHaveLength(1);
    expect(countsIn(new Story().see(MOVES).key().seeTwice(first).see(MOVES).seeTwice(changed))).toHaveLength(
      1,
    );
  });
});

describe('no round of its own', () => {
  const hand = () => new Story().bet().seeTwice(blackjack([['Ts', '9s']], ['7h', null]));
  const over = blackjack([['Ts', '9s']], ['7h', 'Th'], 'over');

  test('is a table that was covered, and shows the same hand again', () => {
    expect(countsIn(hand().see(RESTS).seeTwice(over))).toEqual([[2, 2]]);
    expect(countsIn(hand().seeTwice(over).see(RESTS).seeTwice(over))).toEqual([[2, 2]]);
    // Of a hand that was taken for bust at one look it may show more.
    const misread = hand().see(blackjack([['Ts', '9s', '5d']], ['7h', null]));
    const right = misread.see(blackjack([['Ts', '9s', '2d']], ['7h', null])).see(RESTS);
    expect(countsIn(right.see(blackjack([['Ts', '9s', '2d']], ['7h', 'Th'])))).toEqual([[3, 2]]);
  });

  test('are the cards that lie there while the panel goes on twice, where no bet was seen', () => {
    const wentOn = (bet: boolean, by: (story: Story) => Story) => {
      const story = new Story().panel(promise('one')).bet().seeTwice(over).panel(promise('two'));
      return countsIn(by(bet ? story.bet() : story));
    };
    const between = (story: Story) => story.seeTwice(over).panel(promise('three'));
    const behind = (story: Story) => story.panel(promise('three')).seeTwice(over);
    // Though something else was pressed, or the table was covered, behind which they lay there again.
    const pressed = (story: Story) => between(story.press());
    const covered = (story: Story) => between(story.see(RESTS));
    for (const by of [between, behind, pressed, covered]) expect(wentOn(false, by)).toHaveLength(1);
    for (const by of [between, behind, pressed, covered]) expect(wentOn(true, by)).toHaveLength(2);
  });

  test('is a bet that was refused, whether the table was cleared for it or not', () => {
    expect(countsIn(hand().seeTwice(over).bet().see(RESTS).seeTwice(over))).toEqual([[2, 2]]);
    expect(countsIn(hand().seeTwice(over).bet().seeTwice(over))).toEqual([[2, 2]]);
  });

  test('is the last result that lies there still behind a bet; the cards that come are what was bet on', () => {
    const next = blackjack([['2c', '3c']], ['8d', null]);
    const bet = (one: Story): Story =>
      one.panel(promise('two'), { twice: false }).bet().see(over).panel(promise('three'), { twice: false });
    const begun = () => bet(new Story().panel(promise('one')).bet().seeTwice(over));
    const told = (story: Story) =>
      roundsOf(story.observations).map(({ start, certain, tables }) => [
        start.reading.kind,
        certain,
        tables.map(({ reading }) => reading.contents),
      ]);
    const [, second, ...others] = told(begun().seeTwice(next));
    expect(second).toEqual(['bet', true, [next, next].map((one) => 'contents' in one && one.contents)]);
    expect(others).toEqual([]);
    // Once its own lie there, those of another hand are that one's.
    const third = blackjack([['4c', '5c']], ['6d', null]);
    const ended = begun()
      .see(next)
      .see(blackjack([['2c', '3c']], ['8d', 'Td'], 'over'));
    expect(countsIn(ended.seeTwice(third))).toHaveLength(3);
    // What is bet on anew is another's.
    expect(countsIn(begun().bet().seeTwice(next))).toHaveLength(3);
    // Where the controls stay, the cards say that they are none of the bet.
    const stays = blackjack([['Ts', '9s']], ['7h', 'Th']);
    const staying = new Story().panel(promise('one')).bet().seeTwice(stays).bet().see(stays).bet();
    expect(countsIn(staying.seeTwice(next))).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });

  test('is what a page that is loaded anew goes on to lay out of the last hand, whatever is pressed meanwhile', () => {
    const steps = [['7h', null] as const, ['7h', '8s'] as const, ['7h', '8s', '5c'] as const].map((dealer) =>
      blackjack([['Ts', '9s']], [...dealer]),
    );
    const begun = () =>
      steps
        .reduce((story, step) => story.seeTwice(step), new Story().panel(promise('one')).bet())
        .on('tab 1', 'load 2');
    const told = (...looks: readonly (Reading | 'bet')[]): number =>
      roundsOf(
        looks.reduce((story, look) => (look === 'bet' ? story.bet() : story.see(look)), begun()).observations,
      ).length;
    const [first, second, third] = steps as [Reading, Reading, Reading];
    expect(told(first, second, 'bet', second, third)).toBe(1);
    expect(told(first, 'bet', second, third)).toBe(1);
    // Nor are more cards than a hand begins with, of one that had them, the first that the page shows.
    expect(told('bet', second, third)).toBe(1);
    expect(told(first, 'bet', first, second, third)).toBe(1);
    // As few as it begins with may be another hand's, but not for certain.
    const early = begun().bet().see(first);
    expect(roundsOf(early.observations).map(({ certain }) => certain)).toEqual([true, false]);
    const hilo = (cards: string): Reading => ({
      kind: 'table',
      game: 'hilo',
      stage: 'dealt',
      contents: { cards: cards.split(' ') as Card[] },
    });
    const guessed = ['2s 9h', '2s 9h 4d', '2s 9h 4d Kc'].map(hilo) as [Reading, Reading, Reading];
    const laid = guessed.reduce(
      (story, step) => story.seeTwice(step),
      new Story().panel(promise('one')).bet(),
    );
    laid
      .seeTwice({ ...guessed[2], stage: 'over' } as Reading)
      .on('tab 1', 'load 2')
      .see(guessed[0]);
    expect(roundsOf(laid.bet().see(guessed[1]).see(guessed[2]).observations)).toHaveLength(1);
    // What begins anew once all lay there is another hand.
    expect(told(first, second, third, 'bet', first, second)).toBe(2);
    const again = new Story().panel(promise('one')).bet().seeTwice(poker('dealt', '2s 3c 4d 8h Jh'));
    again.see(poker('over', '2s 3c Td 8h Qh')).on('tab 1', 'load 2').bet();
    expect(roundsOf(again.seeTwice(poker('dealt', '2s 3c 4d 8h Jh')).observations)).toHaveLength(2);
  });

  test('is its own deal once more for certain, but where its seed is out and promised still', () => {
    const [dealt, ended] = [['7h', null] as const, ['7h', 'Th'] as const].map((dealer, i) =>
      blackjack([['Ts', '9s']], [...dealer], i === 0 ? 'dealt' : 'over'),
    ) as [Reading, Reading];
    const said = { ...promise('one'), 'reported.commitment': 'one', 'reported.serverSeed': 'seed' };
    const told = (isOut: boolean) => {
      const story = new Story().panel(promise('one'), { twice: false }).bet().seeTwice(dealt).seeTwice(ended);
      story.see({ kind: 'press', by: 'key' });
      if (isOut) story.panel(said, { twice: false });
      return roundsOf(story.see(dealt).observations).map(({ certain }) => certain);
    };
    expect(told(true)).toEqual([false]);
    expect(told(false)).toEqual([true]);
    // Or was when something was pressed, whatever had been promised before.
    const gone = new Story()
      .panel(promise('zero'))
      .panel(promise('one'))
      .bet()
      .seeTwice(dealt)
      .seeTwice(ended);
    gone.panel(said, { twice: false }).press().panel(promise('two'), { twice: false }).see(dealt);
    expect(roundsOf(gone.observations).map(({ certain }) => certain)).toEqual([false]);
    // Also where its page was loaded anew before its end, which it has shown.
    const anew = new Story().panel(promise('one')).bet().seeTwice(dealt).on('tab 1', 'load 2').see(ended);
    expect(roundsOf(anew.see(dealt).observations).map(({ tables }) => tables.length)).toEqual([4]);
  });

  test('is a bet that was pressed while a hand was under way', () => {
    const drawn = blackjack([['Ts', '9s', '2d']], ['7h', null]);
    const [first, second] = roundsOf(
      hand()
        .bet()
        .seeTwice(drawn)
        .seeTwice(blackjack([['Ts', '9s', '2d']], ['7h', 'Th'], 'over'))
        .see(blackjack([['2c', '3c']], ['8d', null])).observations,
    );
    expect(first!.tables.length).toBe(6);
    expect(second).toMatchObject({ sent: null, start: { reading: { kind: 'table' } } });
  });

  test('are cards that come when the controls say already that it is over', () => {
    const story = hand()
      .see(blackjack([['Ts', '9s']], ['7h', null], 'over'))
      .seeTwice(over);
    expect(countsIn(story)).toEqual([[2, 2]]);
    const table = (player: Card[]): Reading => ({
      kind: 'table',
      game: 'baccarat',
      stage: 'over',
      contents: { player, banker: ['7s', 'Td'] },
    });
    for (const between of [(one: Story) => one, (one: Story) => one.bet()]) {
      const dealt = between(new Story().bet().see(table(['2c', '3h'])));
      expect(roundsOf(dealt.see(table(['2c', '3h', 'Kd'])).observations)).toHaveLength(1);
    }
  });

  test('is what is covered on a page that was opened behind it', () => {
    const covered = unreadTable('blackjack', 'over');
    const elsewhere = (story: Story) => story.on('tab 2').key().seeTwice(covered).key().seeTwice(covered);
    expect(countsIn(elsewhere(new Story()))).toEqual([]);
    expect(countsIn(elsewhere(hand().seeTwice(over)))).toEqual([[2, 2]]);
    // Cards that came, or that a bet was pressed for, are those of a hand.
    const moves: Reading = { kind: 'table', game: 'blackjack', stage: 'moving', contents: null };
    expect(roundsOf(new Story().see(RESTS).see(moves).seeTwice(covered).observations)).toHaveLength(1);
    expect(roundsOf(new Story().bet().seeTwice(covered).observations)).toHaveLength(1);
    const unread = unreadTable('blackjack', 'dealt');
    expect(roundsOf(hand().seeTwice(over).key().seeTwice(unread).observations)).toHaveLength(2);
    // What can be read of it then is that hand's.
    const next = blackjack([['2c', '3c']], ['8d', null]);
    expect(countsIn(hand().seeTwice(over).bet().see(unread).seeTwice(next))).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });

  test('is how the last hand of a game had ended, where a page goes back to it; another end is', () => {
    const back = (there: Reading) =>
      hand().seeTwice(over).key().bet().see(SPINS).seeTwice(number(17)).key().seeTwice(there);
    const lost = blackjack([['Ts', '9s']], ['7h', 'Kh'], 'over');
    const gamesIn = ({ observations }: Story) => roundsOf(observations).map(({ game }) => game);
    expect(gamesIn(back(over))).toEqual(['blackjack', 'roulette']);
    expect(gamesIn(back(lost))).toEqual(['blackjack', 'roulette', 'blackjack']);
    // Though another was begun there since, and left.
    const begun = hand()
      .seeTwice(over)
      .bet()
      .seeTwice(blackjack([['2c', '3c']], ['8d', null]));
    const left = begun.key().bet().see(SPINS).seeTwice(number(17)).key().seeTwice(over);
    expect(gamesIn(left)).toEqual(['blackjack', 'blackjack', 'roulette']);
    // It may lie there still when the next bet is pressed.
    const next = blackjack([['2c', '3c']], ['8d', null]);
    expect(gamesIn(back(over).bet().seeTwice(over))).toEqual(['blackjack', 'roulette']);
    const stories = [back(over).bet(), back(SPINS).bet().see(over)];
    for (const story of stories) {
      const rounds = roundsOf(story.seeTwice(over).seeTwice(next).observations);
      expect(rounds.map(({ game }) => game)).toEqual(['blackjack', 'roulette', 'blackjack']);
      expect(rounds[2]).toMatchObject({ start: { reading: { kind: 'bet' } } });
      expect(rounds[2]!.tables.map(({ reading }) => reading)).toEqual([next, next]);
    }
    // Behind a table that was cleared it is another hand's, where a bet was pressed.
    expect(gamesIn(back(RESTS).bet().seeTwice(over))).toEqual(['blackjack', 'roulette', 'blackjack']);
  });

  test('is a table that could not be read for a moment', () => {
    const unread = unreadTable('blackjack', 'over');
    expect(countsIn(hand().seeTwice(over).see(unread).see(over))).toEqual([[2, 2]]);
  });
});

describe('a hand that was over', () => {
  const over = blackjack([['Ts', 'Qc']], ['Kd', '6c', 'Qd'], 'over');

  test('is followed by another whose first cards lie among its own, elsewhere', () => {
    const next = blackjack([['Qc', 'Ts']], ['6c', null]);
    expect(countsIn(new Story().bet().seeTwice(over).seeTwice(next))).toEqual([
      [2, 3],
      [2, 1],
    ]);
  });

  test('or whose result has some of the same cards in it, at a table that mirrors another', () => {
    const done = blackjack([['9d', '3h']], ['Qs', 'Kd'], 'over');
    const other = blackjack([['2c', '3h']], ['5d', 'Kc', 'Qs'], 'over');
    expect(countsIn(new Story().bet().seeTwice(done).seeTwice(other))).toHaveLength(2);
    // A hole card that is hidden again beside a new one is the next hand's, though most lie as they did.
    const alike = blackjack([['2c', '3h']], ['Qs', null]);
    expect(countsIn(new Story().bet().seeTwice(done).key().seeTwice(alike))).toHaveLength(2);
    // A card that was exchanged leaves the others where they lie.
    const exchanged = blackjack([['9d', '3c']], ['Qs', 'Kd'], 'over');
    expect(countsIn(new Story().bet().seeTwice(done).seeTwice(exchanged))).toHaveLength(1);
    const [given, changed] = [
      blackjack([['9d', '3h']], ['Qs', null], 'over'),
      blackjack([['9d', '3c']], ['Qs', null], 'over'),
    ];
    expect(countsIn(new Story().bet().seeTwice(given).seeTwice(changed))).toHaveLength(1);
    // Two cards with decisions to come are the next hand's, though one of them and the dealer's may be the same.
    const [quick, next] = [
      blackjack([['3d', 'Ks']], ['Ah', null], 'over'),
      blackjack([['3d', 'Qc']], ['Ah', null]),
    ];
    expect(countsIn(new Story().bet().seeTwice(quick).seeTwice(next))).toHaveLength(2);
  });

  test('but not by its own, as a page that is loaded again lays them out once more; another’s are another’s', () => {
    const anew = (...looks: Reading[]) => {
      const story = new Story().on('tab 1', 'load 1').bet().seeTwice(over).on('tab 1', 'load 2');
      for (const look of looks) story.seeTwice(look);
      return countsIn(story);
    };
    expect(anew(blackjack([['Ts', 'Qc']], ['Kd', '6c'], 'over'), over)).toHaveLength(1);
    const other = blackjack([['Ts', 'Qc']], ['Kd', '6d', 'Qd'], 'over');
    expect(anew(blackjack([['Ts', 'Qc']], ['Kd', '6d'], 'over'), other)).toHaveLength(2);
  });

  test('and where its page was loaded anew, its end is its own, though a tab that mirrors it showed it first', () => {
    const dealt = blackjack([['Ts', 'Qc']], ['Kd', null]);
    const ended = (first: Reading) => {
      const story = new Story().on('tab 1', 'load 1').bet().seeTwice(dealt);
      story.on('tab 2').seeTwice(first).seeTwice(over);
      story.on('tab 1', 'load 2').seeTwice(over);
      return roundsOf(story.observations)
        .find(({ tab }) => tab === 'tab 1')!
        .tables.at(-1)!.reading.stage;
    };
    expect(ended(dealt)).toBe('over');
    // What another account's hand had come to is no end of this one.
    expect(ended(blackjack([['2s', 'Qc']], ['Kd', null]))).toBe('dealt');
  });

  test('but not by those of a tab that mirrors it, though that was logged before its bet', () => {
    const dealt = blackjack([['Ts', 'Qc']], ['Kd', null]);
    /** How much longer ago, in milliseconds, the other tab's looks were at its table than the log's order says. */
    const tabs = (later: number) => {
      const story = new Story().on('tab 2').seeTwice(dealt).seeTwice(over).on('tab 1');
      story.wait(-later).bet().seeTwice(dealt).seeTwice(over);
      return roundsOf(story.observations).map(({ tab }) => tab);
    };
    expect(tabs(5000)).toEqual(['tab 1']);
    expect(tabs(0)).toEqual(['tab 2', 'tab 1']);
    for (const longAgo of [-60_000, 60_000]) expect(tabs(longAgo)).toEqual(['tab 2', 'tab 1']);
  });

  test('nor where it shows on how the dealer went on when its own tab was cleared; other cards are a hand of their own', () => {
    const tabs = (behind: (Card | null)[]) => {
      const [dealt, over] = [
        blackjack([['Ad', '5d']], ['3c', null]),
        blackjack([['Ad', '5d']], ['3c', '5c'], 'over'),
      ];
      const story = new Story().bet().seeTwice(dealt).on('tab 2').seeTwice(dealt).on('tab 1').seeTwice(over);
      story.on('tab 2').seeTwice(over).on('tab 1').seeTwice(RESTS);
      story.on('tab 2').seeTwice(blackjack([['Ad', '5d']], behind, 'over'));
      return roundsOf(story.observations).map(({ tab }) => tab);
    };
    expect(tabs(['3c', '5c', 'Th'])).toEqual(['tab 1']);
    expect(tabs(['3c', '6c', 'Th'])).toEqual(['tab 1', 'tab 2']);
  });

  test('nor is it where the one that was pressed for had other cards before', () => {
    const tabs = (pressed: boolean) => {
      const [first, second] = ['2s 3c 4d 8h Jh', 'Kc 9d 7s 5h Qd'].map((cards) => poker('dealt', cards));
      const story = new Story().seeTwice(poker('over', '2d 2h 2c 3s 3d'));
      (pressed ? story.bet() : story.moving()).seeTwice(first!).seeTwice(second!);
      story.on('tab 2').seeTwice(second!).on('tab 1').seeTwice(second!);
      return roundsOf(story.observations).map(({ tab }) => tab);
    };
    expect(tabs(true)).toEqual(['tab 1']);
    expect(tabs(false)).toEqual(['tab 1', 'tab 2']);
  });

  test('or by how one of before had ended, for certain only where its page was not just loaded', () => {
    const other = blackjack([['2s', '9c']], ['Kd', '7c'], 'over');
    const certain = (load: string, last: Reading) => {
      const story = new Story().on('tab 1', 'load 1').bet().seeTwice(over).bet().seeTwice(other);
      story.on('tab 1', load).moving().bet().seeTwice(last);
      return roundsOf(story.observations).at(-1)!.certain;
    };
    expect(certain('load 2', over)).toBe(false);
    expect(certain('load 1', over)).toBe(true);
    expect(certain('load 2', blackjack([['Ts', 'Qc']], ['Kd', '6d', 'Qd'], 'over'))).toBe(true);
  });

  test('but not by its own cards as they are taken away', () => {
    const fewer = blackjack([['Ts', 'Qc']], ['Kd', '6c']);
    expect(countsIn(new Story().bet().seeTwice(over).see(fewer))).toHaveLength(1);
  });
});

describe('a hand that is split', () => {
  const pair = blackjack([['8c', '8d']], ['Kd', null]);
  const half = blackjack([['8c', '5h']], ['Kd', null]);
  const split = blackjack(
    [
      ['8c', '5h'],
      ['8d', '2s'],
    ],
    ['Kd', null],
  );

  test('is one, though only half of it was seen for a moment', () => {
    const begun = () => new Story().panel(promise('one')).bet().seeTwice(pair);
    expect(countsIn(begun().see(half).see(split))).toEqual([[4, 1]]);
    // The receipt of an older hand may be open, or that of a pair that is in use.
    for (const hash of ['zero', 'one']) {
      const receipt = { 'announced.commitment': 'one', 'reported.commitment': hash };
      expect(countsIn(begun().panel(receipt).see(half).see(split))).toEqual([[4, 1]]);
    }
    expect(countsIn(begun().see(RESTS).see(half).see(split))).toEqual([[4, 1]]);
  });

  test('and what lies there behind its seed, or an empty table, is another', () => {
    const out = { 'announced.commitment': 'two', 'reported.commitment': 'one' };
    for (const twice of [true, false]) {
      const begun = new Story().panel(promise('one'), { twice }).bet().see(pair);
      expect(countsIn(begun.panel(out).see(half))).toHaveLength(2);
    }
    const dealt = blackjack([['8c', '9d']], ['Kd', null]);
    expect(countsIn(new Story().bet().see(dealt).see(RESTS).see(half))).toHaveLength(2);
  });
});

describe('what can have sent a bet', () => {
  const sentOf = (story: Story) => roundsOf(story.observations).map(({ sent }) => sent?.seq ?? null);
  const cards = (a: Card, b: Card) => blackjack([[a, '9s']], [b, null]);
  const over = (a: Card, b: Card) => blackjack([[a, '9s']], [b, 'Kd'], 'over');

  test('is the first press of a bet control since the hand before, though the last one may have', () => {
    const story = new Story()
      .bet()
      .see(cards('Ts', '7h'))
      .see(over('Ts', '7h'))
      .key()
      .bet()
      .bet()
      .see(cards('2c', '8d'));
    expect(sentOf(story)).toEqual([1, 5]);
    expect(roundsOf(story.observations).map(({ start }) => start.seq)).toEqual([1, 6]);
  });

  test('else the first press of anything, else nothing', () => {
    const story = new Story()
      .key()
      .key()
      .see(cards('Ts', '7h'))
      .key()
      .see(over('Ts', '7h'))
      .see(cards('2c', '8d'));
    expect(sentOf(story)).toEqual([1, null]);
    // What is pressed when the cards are on their way did not send them.
    expect(sentOf(new Story().see(SPINS).key().see(cards('Ts', '7h')))).toEqual([null]);
    // What the player enters is no bet, and takes none back.
    expect(sentOf(new Story().key().enter().see(cards('Ts', '7h')))).toEqual([1]);
  });

  test('is the bet still, where something else was pressed before its cards came', () => {
    const story = new Story().bet().key().see(cards('Ts', '7h'));
    expect(roundsOf(story.observations)[0]).toMatchObject({ sent: { seq: 1 }, start: { seq: 1 } });
    // Behind a table at rest, what is pressed next may be what bets.
    const rested = new Story().bet().see(RESTS).key().see(cards('Ts', '7h'));
    expect(roundsOf(rested.observations)[0]).toMatchObject({ sent: { seq: 1 }, start: { seq: 4 } });
  });

  test('and whether its table was looked at behind that, before any card lay there', () => {
    const awaited = (story: Story) => roundsOf(story.observations).map((round) => round.awaited);
    expect(awaited(new Story().bet().see(cards('Ts', '7h')))).toEqual([false]);
    const rested = new Story().bet().see(RESTS).see(over('Ts', '7h')).see(cards('2c', '8d'));
    expect(awaited(rested)).toEqual([true, false]);
    // What was pressed behind the table at rest is what bet.
    expect(awaited(new Story().bet().see(RESTS).key().see(cards('Ts', '7h')))).toEqual([false]);
  });

  test('was not the bet where the panel went on for hands elsewhere before any card came', () => {
    const story = new Story()
      .panel(promise('one'))
      .bet()
      .panel(promise('two'))
      .panel(promise('three'))
      .see(cards('Ts', '7h'));
    const [round] = roundsOf(story.observations);
    expect(round).toMatchObject({ sent: { seq: 3 }, start: { reading: { kind: 'table' } } });
  });
});

test('a bet whose seeds were out while its table was at rest is none for cards that another tab shows', () => {
  const cards: Reading = {
    kind: 'table',
    game: 'blackjack',
    stage: 'over',
    contents: { player: [['As', 'Qc']], dealer: ['6c', '9h'] },
  };
  const rest: Reading = { kind: 'table', game: 'blackjack', stage: 'resting', contents: null };
  const told = (reported: string, rests = true, behind = reported): string[] => {
    const story = new Story().on('one').panel(promise('a')).bet();
    story.panel({ ...promise('b'), 'reported.commitment': reported });
    if (rests) story.seeTwice(rest);
    story.panel({ ...promise('b'), 'reported.commitment': behind });
    story.on('two').panel(promise('b')).see(rest).key().see(cards).on('one').seeTwice(cards);
    return roundsOf(story.on('two').see(cards, { confirmed: true }).observations).map(({ tab }) => tab);
  };
  expect(told('a')).toEqual(['two']);
  // Though the panel is blank again by then.
  expect(told('a', true, '')).toEqual(['two']);
  expect(told('')).toEqual(['one', 'two']);
  expect(told('a', false)).toEqual(['one', 'two']);
});

describe('two tabs with the very same cards', () => {
  const dealt = blackjack([['Ts', '9s']], ['7h', null]);
  const over = blackjack([['Ts', '9s']], ['7h', 'Th'], 'over');
  const tabsIn = ({ observations }: Story) =>
    roundsOf(observations).map(({ tab, tables }) => [tab, tables.length]);

  test('show one hand, which is that of the tab that was bet on', () => {
    const begun = () => new Story().on('one').bet().see(dealt).on('two').see(dealt);
    expect(tabsIn(begun().see(over).on('one').see(over))).toEqual([['one', 2]]);
    // However little is seen of it in the other, or could be read there.
    expect(tabsIn(begun().on('one').see(over))).toEqual([['one', 2]]);
    const unread = begun().see(unreadTable('blackjack', 'dealt')).see(over).on('one').see(over);
    expect(tabsIn(unread)).toEqual([['one', 2]]);
    // Or where the other shows its end first, while its own page is loaded anew.
    const anew = begun().see(over).on('one', 'another load').see(dealt).see(over);
    expect(tabsIn(anew)).toEqual([['one', 3]]);
  });

  test('show that of the first, where nothing was pressed', () => {
    const story = new Story().on('one').see(dealt).on('two').see(dealt).on('one').see(over).on('two');
    expect(tabsIn(story.see(over))).toEqual([['one', 2]]);
  });

  test('are no hand’s only where two others had them, each some', () => {
    const unread = unreadTable('blackjack', 'dealt');
    const story = new Story();
    for (const [tab, a] of [
      ['one', '2c'],
      ['two', '3c'],
      ['three', '4c'],
    ] as const)
      story
        .on(tab)
        .see(unread)
        .see(blackjack([[a, '9s']], ['7h', null]));
    expect(roundsOf(story.observations).map(({ mixed }) => mixed)).toEqual([false, false, false]);
  });
});

test('a hand that ends with the five cards it was dealt has an end on a page that is loaded anew', () => {
  const cards = '9s Ac 7d 9h 6h';
  const story = new Story().on('tab 1', 'load 1').bet().seeTwice(poker('dealt', cards));
  story.on('tab 1', 'load 2').seeTwice(poker('over', cards));
  const [round, ...others] = roundsOf(story.observations);
  expect(round!.tables.map(({ reading }) => reading.stage)).toEqual(['dealt', 'dealt', 'over', 'over']);
  expect(others).toEqual([]);
  // What is dealt then is another for certain: the page has come to rest.
  const next = roundsOf(story.on('tab 1', 'load 3').seeTwice(poker('dealt', '2s 3c 4d 8h Jh')).observations);
  expect(next.map(({ certain }) => certain)).toEqual([true, true]);
});

test('the receipt of an older bet of the pair in use puts no seeds of the hand out: what comes then may be its draw', () => {
  const told = (seed: string) => {
    const story = new Story().panel(promise('one')).bet().seeTwice(poker('dealt', '2c 3c 4c 5c 6c'));
    story.panel({ 'reported.commitment': 'one', 'reported.nonce': '4', 'reported.serverSeed': seed });
    return roundsOf(story.seeTwice(poker('dealt', 'Ks Qs Js Ts 9s')).observations);
  };
  expect(told('')).toHaveLength(1);
  expect(told('seed')).toHaveLength(2);
});

test('a page that is loaded anew turns up the last hand’s cards once more, though a bet was pressed; a deal is another’s', () => {
  const [open, turned] = [
    blackjack([['Ts', '9s']], ['7h', null], 'over'),
    blackjack([['Ts', '9s']], ['7h', 'Th'], 'over'),
  ];
  const dealt = blackjack([['Ts', '9s']], ['7h', null]);
  const anew = () =>
    new Story().on('tab 1', 'load 1').bet().see(dealt).see(turned).on('tab 1', 'load 2').bet();
  expect(roundsOf(anew().see(open).see(turned).observations)).toHaveLength(1);
  expect(roundsOf(anew().see(dealt).see(turned).observations)).toHaveLength(2);
});

test('a table of which nothing was ever read is no hand, unless it could not be read', () => {
  const empty: Reading = { kind: 'table', game: 'blackjack', stage: 'over', contents: null };
  expect(roundsOf(new Story().bet().seeTwice(empty).observations)).toEqual([]);
  expect(roundsOf(new Story().bet().seeTwice(unreadTable('blackjack', 'over')).observations)).toHaveLength(1);
  const blank = { ...empty, stage: 'dealt' } as Reading;
  const late = new Story().bet().see(blank).see(unreadTable('blackjack', 'dealt'));
  expect(roundsOf(late.observations)).toHaveLength(1);
});

/** Five cards of video poker, of which none is held. */
const poker = (stage: 'dealt' | 'over', cards: string, multiplier: number | null = null): Reading => ({
  kind: 'table',
  game: 'video-poker',
  stage,
  contents: {
    cards: cards.split(' ') as Card[],
    held: [false, false, false, false, false],
    payTable: null,
    bet: null,
    multiplier,
  },
});

test('a look at a table at which cards were just being replaced is none of its hand’s', () => {
  const cardsOf = (story: Story) =>
    roundsOf(story.observations).map(({ tables }) =>
      tables.map(({ reading }) => (reading.contents as { cards: Card[] }).cards.join(' ')),
    );
  const [dealt, mixed, drawn] = ['9s Ac 7d 9h 6h', '2c 3d 7d 9h 6h', '2c 3d 4h 5s Kh'];
  const story = new Story()
    .bet()
    .see(poker('dealt', dealt))
    .see(poker('over', mixed))
    .see(poker('over', drawn));
  expect(cardsOf(story)).toEqual([[dealt, drawn]]);
  // So may be cards that take their time.
  const end = (first: string, then: string): Story =>
    new Story().bet().see(poker('dealt', dealt)).seeTwice(poker('over', first)).see(poker('over', then));
  expect(cardsOf(end(mixed, drawn))).toEqual([[dealt, drawn]]);
  // The next hand's first cards come over those.
  const [begun, next] = ['Ts Jd 4h 5s Kh', 'Ts Jd Qh 8s 8h'];
  story.bet().see(poker('dealt', begun)).see(poker('dealt', next));
  expect(cardsOf(story)).toEqual([[dealt, drawn], [next]]);
  // A draw may be on its way from a card that was changed before it; other cards behind the end are another hand's.
  const changed = '9s Ac Qc 9h 6h';
  const drawing = new Story().bet().see(poker('dealt', dealt)).see(poker('dealt', changed));
  drawing.see(poker('over', '2c 3d Qc 9h 6h')).see(poker('over', '2c 3d 4h 9h 6h'));
  expect(cardsOf(drawing).map((cards) => cards.at(-1))).toEqual(['2c 3d 4h 9h 6h']);
  expect(cardsOf(end(drawn, next))).toEqual([[dealt, drawn, drawn], [next]]);
});

test('cards that were held, and are gone, were another tab’s; one that changes is the same hand’s', () => {
  const poker = (stage: 'dealt' | 'over', cards: string, held: number): Reading => ({
    kind: 'table',
    game: 'video-poker',
    stage,
    contents: {
      cards: cards.split(' ') as Card[],
      held: Array.from({ length: 5 }, (_, i) => i < held),
      payTable: null,
      bet: null,
      multiplier: null,
    },
  });
  const told = (last: string, held = 5, drawn = '6h') => {
    const story = new Story().bet().seeTwice(poker('dealt', '9s Ac 7d 9h 6h', 0));
    story.seeTwice(poker('over', `9s Ac 7d 9h ${drawn}`, held));
    return roundsOf(story.seeTwice(poker('over', last, held)).observations);
  };
  expect(told('Qs Jh Qh 8c Ad')).toHaveLength(2);
  expect(told('9s Jh 7d 8c Ad')).toHaveLength(2);
  expect(told('9s Ac 7d 8c Ad')).toHaveLength(1);
  expect(told('9s Ac 7d 9h 2c')).toHaveLength(1);
  // A card of both hands in one place makes the look between no mixture of the two.
  expect(told('Qs Jh Qh 8c 3c', 4, '3c')).toHaveLength(2);
  expect(told('9s Jh Qh 9h 3c', 4, '3c')).toHaveLength(1);
});

test('five other cards that come with yet another promise are another hand’s, where no draw can be; no card that changed is', () => {
  const poker = (stage: 'dealt' | 'over', cards: string): Reading => ({
    kind: 'table',
    game: 'video-poker',
    stage,
    contents: {
      cards: cards.split(' ') as Card[],
      held: Array(5).fill(false),
      payTable: null,
      bet: null,
      multiplier: null,
    },
  });
  const told = (then: string, next = 'three') => {
    const story = new Story().panel(promise('zero')).bet().seeTwice(poker('dealt', '9s Ac 7d 9h 6h'));
    story.seeTwice(poker('over', '9s Ac 7d 9h 6h')).panel(promise('one')).bet().panel(promise('two'));
    story.seeTwice(poker('dealt', '2s 3c 4d 8h Jh')).panel(promise(next));
    return roundsOf(story.seeTwice(poker('dealt', then)).observations);
  };
  expect(told('Qs Jc Qh 8c Ad')).toHaveLength(3);
  expect(told('Qs Jc Qh 8c Ad', 'two')).toHaveLength(2);
  expect(told('2s Jc Qh 8c Ad')).toHaveLength(2);
});

test('a hole card that is turned up when the next hand is bet on is still the last one’s', () => {
  const table = (stage: 'dealt' | 'over', player: Card[], dealer: (Card | null)[]): Reading => ({
    kind: 'table',
    game: 'blackjack',
    stage,
    contents: { player: [player], dealer },
  });
  const story = new Story().bet().seeTwice(table('dealt', ['Ac', '3s'], ['Qc', null]));
  story.seeTwice(table('over', ['Ac', '3s'], ['Qc', null])).bet();
  story.see(table('over', ['Ac', '3s'], ['Qc', 'Td'])).seeTwice(table('dealt', ['Ad', '3d'], ['3s', null]));
  const rounds = roundsOf(story.observations);
  expect(rounds.map(({ tables }) => tables.length)).toEqual([5, 2]);
  expect(rounds.map(({ start }) => start.reading.kind)).toEqual(['bet', 'bet']);
});

test('a card that is drawn to a hand that was over, behind a bet, is the next one’s: the page dealt the same cards again', () => {
  const over = (...player: Card[]) => blackjack([player], ['Qc', '7d'], 'over');
  const told = (second: Reading): number[] => {
    const story = new Story().bet().seeTwice(over('Ac', '3s')).bet().seeTwice(second);
    return roundsOf(story.observations).map(({ tables }) => tables.length);
  };
  expect(told(over('Ac', '3s', '6h'))).toEqual([2, 2]);
  expect(told(blackjack([['Ac', '3s']], ['Qc', '7d', '2h'], 'over'))).toEqual([4]);
});

describe('video poker whose controls stay', () => {
  const dealt = (cards: string): Reading => poker('dealt', cards);
  const over = (cards: string): Reading => poker('over', cards);
  const [first, draw, second, other] = [
    '2c 3c 4c 5c 6c',
    '2c 8d 4c 9d Td',
    'Ks Qs Js Ts 9s',
    'Kh Qh Jh Th 9h',
  ] as const;
  const counts = ({ observations }: Story): number[] =>
    roundsOf(observations).map(
      ({ tables }) => new Set(tables.map(({ reading }) => JSON.stringify(reading))).size,
    );

  test('has a deal and a draw for each hand, though nothing was pressed', () => {
    const told = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt(draw)).key().seeTwice(dealt(second));
    expect(counts(told)).toEqual([2, 1]);
    // Their cards must tell that they are another's, where no bet was pressed for them.
    expect(roundsOf(told.observations).map(({ certain }) => certain)).toEqual([true, false]);
    const quick = new Story().bet().see(dealt(first)).see(dealt(draw)).key().see(dealt(second));
    expect(counts(quick)).toEqual([2, 1]);
    const bet = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt(draw)).bet().seeTwice(dealt(second));
    expect(roundsOf(bet.observations).map(({ certain }) => certain)).toEqual([true, true]);
  });

  test('is not certainly another hand where its deal lies there again and its win is gone, unless a bet was pressed', () => {
    const { contents, ...rest } = dealt(draw) as Extract<Reading, { game: 'video-poker' }>;
    const lost: Reading = { ...rest, contents: { ...contents!, multiplier: 0 } };
    const told = () => new Story().bet().see(dealt(first)).see(lost);
    const certainIn = ({ observations }: Story) => roundsOf(observations).map(({ certain }) => certain);
    expect(certainIn(told().see(dealt(first)))).toEqual([true, false]);
    expect(certainIn(told().bet().see(dealt(first)))).toEqual([true, true]);
  });

  test('may have been drawn where its first look shows held cards, unless the page says when a hand is over', () => {
    const { contents, ...rest } = dealt(first) as Extract<Reading, { game: 'video-poker' }>;
    const held: Reading = { ...rest, contents: { ...contents!, held: [true, true, false, true, true] } };
    const isOpen = (story: Story) => roundsOf(story.bet().seeTwice(held).observations).at(-1)!.mixed;
    expect(isOpen(new Story())).toBe(true);
    expect(isOpen(new Story().bet().seeTwice(dealt(other)).seeTwice(over(other)))).toBe(false);
    expect(roundsOf(new Story().bet().see(dealt(first)).seeTwice(held).observations)[0]!.mixed).toBe(false);
  });

  test('is on its way to the draw where cards are replaced one by one', () => {
    const mixed = new Story().bet().seeTwice(dealt(first)).see(dealt('2c 8d 4c 5c 6c'));
    expect(counts(mixed.seeTwice(dealt(draw)))).toEqual([2]);
    // Its seed may be out by then.
    const told = new Story().panel(promise('one')).bet().seeTwice(dealt(first));
    told.see(dealt('2c 8d 4c 5c 6c')).panel({ ...promise('two'), 'reported.commitment': 'one' });
    expect(counts(told.seeTwice(dealt(draw)))).toEqual([2]);
    // What was read twice may have lain there, and these be another hand's, as where its first card is the one drawn.
    const drawn = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt('2c 8d 4c 5c 6c'));
    const rounds = (story: Story) =>
      roundsOf(story.observations).map(({ certain, mixed }) => ({ certain, mixed }));
    expect(rounds(drawn.seeTwice(dealt('2c 8d 4c 9d Td')))).toEqual([
      { certain: true, mixed: true },
      { certain: false, mixed: false },
    ]);
    // Unless they are marked as held: then a card was changed before the draw.
    const changed = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt('2c 8d 4c 5c 6c'));
    const kept = dealt('2c 8d 4c 9d Td') as Reading & { contents: object };
    const holding = (...held: boolean[]) => ({ ...kept, contents: { ...kept.contents, held } }) as Reading;
    expect(counts(changed.seeTwice(holding(false, true, true, false, false)))).toEqual([3]);
    // Those that come with a mark beside a card that is not held from before are another's.
    const others = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt('2c 8d 4c 5c 6c'));
    expect(counts(others.seeTwice(holding(false, true, false, true, false)))).toEqual([2, 1]);
    const bet = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt('2c 8d 4c 5c 6c')).bet();
    expect(rounds(bet.seeTwice(dealt('2c 8d 4c 9d Td')))).toEqual([
      { certain: true, mixed: false },
      { certain: true, mixed: false },
    ]);
    const other = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt(draw));
    expect(rounds(other.seeTwice(dealt(second)))[0]).toEqual({ certain: true, mixed: false });
  });

  test('is another’s where most of the cards that were held are gone', () => {
    const marked = (...held: boolean[]): Reading => {
      const reading = dealt(first) as Reading & { contents: object };
      return { ...reading, contents: { ...reading.contents, held } } as Reading;
    };
    const told = (reading: Reading, since: (story: Story) => Story = (story) => story) => {
      const story = since(new Story().bet().seeTwice(dealt(first)).seeTwice(reading));
      return counts(story.seeTwice(dealt(second))).length;
    };
    expect(told(marked(true, true, true, false, false))).toBe(2);
    expect(told(marked(true, true, false, false, false))).toBe(1);
    // What is held in the end counts.
    const chosen = marked(false, false, false, true, false);
    expect(told(marked(true, true, true, false, false), (story) => story.seeTwice(chosen))).toBe(1);
    // Though they went one by one.
    const mixed = `${second.split(' ').slice(0, 2).join(' ')} ${first.split(' ').slice(2).join(' ')}`;
    expect(told(marked(true, true, true, true, true), (story) => story.see(dealt(mixed)))).toBe(2);
  });

  test('was not on its way to the next hand’s cards where others lay there since', () => {
    const told = (...since: readonly Reading[]): boolean => {
      const story = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt('2c 8d 4c 5c 6c'));
      for (const reading of since) story.see(reading);
      return roundsOf(story.key().seeTwice(dealt('9s 8d 7d 9h 6h')).observations)[0]!.mixed;
    };
    const blank: Reading = { kind: 'table', game: 'video-poker', stage: 'over', contents: null };
    expect(told()).toBe(true);
    expect(told(over('2c 8d Jc Qd 6c'))).toBe(false);
    // Those with which the hand was said to be over are its own.
    expect(told(over('9s 8d 4c 5c 6c'), over('9s 8d 4c 5c 6c'))).toBe(false);
    // Unless those may have been on their way too, or could not be read.
    expect(told(dealt('9s 8d 4c 5c 6c'))).toBe(true);
    expect(told(blank)).toBe(true);
    // Nor were the cards that were dealt, as long as they lay there.
    const out = { ...promise('two'), 'reported.commitment': 'one' };
    const ended = (looks: (story: Story) => Story): boolean => {
      const story = new Story().bet().seeTwice(dealt(other)).seeTwice(over(other)).panel(promise('one'));
      looks(story.bet()).panel(out).seeTwice(dealt('9s 8d 7d 9h 6h'));
      return roundsOf(story.observations)[1]!.mixed;
    };
    expect(ended((story) => story.seeTwice(dealt(first)))).toBe(false);
    expect(ended((story) => story.see(dealt(first)).see(dealt('2c 8d 4c 5c 6c')))).toBe(true);
  });

  test('is told by its cards alone, where none of its controls is known', () => {
    const guessed = (cards: string) => ({ ...dealt(cards), guessed: true }) as Reading;
    const told = (...looks: Reading[]) => {
      const story = new Story().bet().seeTwice(guessed(first));
      for (const reading of looks) story.see(reading);
      return roundsOf(story.seeTwice(guessed('9s 8d 7d 9h 6h')).observations);
    };
    expect(told().map(({ certain }) => certain)).toEqual([true, true]);
    expect(told(guessed('2c 8d 4c 5c 6c'))).toHaveLength(2);
  });

  describe('and deals cards of which some lay there already', () => {
    // The draw’s last card, where the deal had the last hand’s.
    const [before, deal, drawn] = ['9s Ac 7d 9h 6h', '2c 3c 4c 5c 6h', '2c 3c 4c 5c Td'] as const;
    const lying = (story: Story) =>
      roundsOf(story.observations).map(({ tables, mixed }) => ({
        cards: [
          ...new Set(tables.map(({ reading }) => (reading.contents as { cards: Card[] }).cards.join(' '))),
        ],
        mixed,
      }));
    const last = (): Story => new Story().bet().seeTwice(dealt(first)).seeTwice(dealt(before)).bet();

    test('has both, and accuses nobody', () => {
      const told = lying(last().seeTwice(dealt(deal)).seeTwice(dealt(drawn)));
      expect(told.at(-1)).toEqual({ cards: [deal, drawn], mixed: true });
      // However often that is looked at.
      const again = last().seeTwice(dealt(deal)).seeTwice(dealt(drawn)).see(dealt(drawn));
      expect(lying(again).at(-1)).toEqual({ cards: [deal, drawn], mixed: true });
      const unlike = lying(last().seeTwice(dealt('2c 3c 4c 5c 6c')).seeTwice(dealt(drawn)));
      expect(unlike.at(-1)).toEqual({ cards: ['2c 3c 4c 5c 6c', drawn], mixed: false });
    });

    test('was dealt as it lies where the table had been cleared', () => {
      const rest: Reading = { kind: 'table', game: 'video-poker', stage: 'resting', contents: null };
      const story = new Story().bet().seeTwice(dealt(first)).seeTwice(dealt(before)).see(rest).bet();
      const told = lying(story.seeTwice(dealt(deal)).seeTwice(dealt(drawn)));
      expect(told.at(-1)).toEqual({ cards: [deal, drawn], mixed: false });
    });

    test('was no deal’s beginning where what followed was read once, on its way to the draw', () => {
      // The first card is the last hand’s too.
      const [mixed, deal, half, drawn] = [
        '9s 3c 7d 9h 6h',
        '9s 3c 4c 5c 6c',
        '2c 3c 4c 5c 6c',
        '2c 3c Td Jd Qd',
      ];
      const story = last().see(dealt(mixed)).seeTwice(dealt(deal)).see(dealt(half));
      expect(lying(story.seeTwice(dealt(drawn))).at(-1)!.cards).toEqual([deal, drawn]);
    });

    test('may have been on its way where it was read once', () => {
      const told = lying(last().see(dealt(deal)).seeTwice(dealt(drawn)));
      expect(told.at(-1)).toEqual({ cards: [drawn], mixed: true });
      const drew = lying(last().see(dealt(deal)).seeTwice(dealt(drawn)).seeTwice(dealt('2c 3c 4c 5c 9d')));
      expect(drew.at(-1)).toEqual({ cards: [drawn, '2c 3c 4c 5c 9d'], mixed: false });
    });

    test('was on its way behind others that were read once as well, and not behind a deal', () => {
      const [others, half] = ['2c 3c 4c Ks 6h', '2c 3c 4c 5c 6h'] as const;
      const told = (story: Story) => lying(story.see(dealt(half)).seeTwice(dealt(drawn))).at(-1);
      expect(told(last().see(dealt(others)))).toEqual({ cards: [others, drawn], mixed: true });
      expect(told(last().seeTwice(dealt(others)))).toEqual({ cards: [others, drawn], mixed: false });
    });

    test('was on its way where what followed was the deal', () => {
      const told = lying(
        last().seeTwice(dealt(deal)).seeTwice(dealt(drawn)).seeTwice(over('2c 3c 4c 5c 9d')),
      );
      expect(told.at(-1)).toEqual({ cards: [drawn, '2c 3c 4c 5c 9d'], mixed: false });
      // What can't be read tells nothing.
      const blank: Reading = { kind: 'table', game: 'video-poker', stage: 'dealt', contents: null };
      const unread = last().seeTwice(dealt(deal)).seeTwice(dealt(drawn)).see(blank);
      expect(roundsOf(unread.observations).at(-1)!.mixed).toBe(true);
      // Nor do the cards of a hand that is over.
      const whole = lying(last().seeTwice(dealt(deal)).seeTwice(over(drawn)));
      expect(whole.at(-1)).toEqual({ cards: [deal, drawn], mixed: false });
      // A page that says when a hand is over has no controls that stay.
      const ended = new Story().bet().seeTwice(dealt(first)).seeTwice(over(before)).bet();
      expect(lying(ended.see(dealt(deal)).seeTwice(dealt(drawn))).at(-1)).toEqual({
        cards: [drawn],
        mixed: false,
      });
    });
  });

  test('draws when its seed is out, as long as the page has not said otherwise', () => {
    const told = (before: (story: Story) => Story, then: string): Story =>
      before(new Story().panel(promise('one')))
        .bet()
        .seeTwice(dealt(first))
        .panel({ ...promise('two'), 'reported.commitment': 'one' })
        .seeTwice(dealt(then));
    expect(counts(told((story) => story, draw))).toEqual([2]);
    const said = (story: Story): Story => story.bet().seeTwice(dealt(other)).seeTwice(over(other));
    expect(counts(told(said, draw)).slice(1)).toEqual([1, 1]);
    // Where no card stays, it may be another's: then its cards must tell.
    const [, next] = roundsOf(told((story) => story, second).observations);
    expect(next!.certain).toBe(false);
  });

  test('is followed by another where its win is taken away, or all five come behind a press and no draw can be', () => {
    const next = (before: Reading, isPressed: boolean): number => {
      const story = new Story().bet().seeTwice(dealt(other)).seeTwice(over('Kh 8h Jh Th 9h'));
      story.bet().seeTwice(before);
      if (isPressed) story.key();
      return roundsOf(story.moving().seeTwice(dealt(second)).observations).length;
    };
    expect(next(poker('dealt', first, 1), false)).toBe(3);
    expect(next(dealt(first), true)).toBe(3);
    expect(next(dealt(first), false)).toBe(2);
    expect(next(dealt('Ks 3c 4c 5c 6c'), true)).toBe(2);
  });

  test('does not draw by what was pressed when its seed was out', () => {
    const out = { ...promise('two'), 'reported.commitment': 'one' };
    const told = (): Story => new Story().panel(promise('one')).bet().seeTwice(dealt(first));
    expect(counts(told().key().panel(out).seeTwice(dealt(draw)))).toEqual([2]);
    expect(counts(told().panel(out).key().seeTwice(dealt(draw)))).toEqual([1, 1]);
  });

  test('draws all five where a win stands beside them, on a page that takes wins away with the deal', () => {
    const told = (before: number | null, now: number | null, late: number | null = null): number[] => {
      const story = new Story().panel(promise('one')).bet().seeTwice(dealt(other));
      story.panel({ ...promise('two'), 'reported.commitment': 'one' });
      story
        .seeTwice(poker('dealt', 'Kh 8h Jh Th 9h', before))
        .bet()
        .seeTwice(dealt(first))
        .see(poker('dealt', first, late));
      story.panel({ ...promise('three'), 'reported.commitment': 'two' }, { twice: false });
      return counts(story.see(poker('dealt', second, now), { sameTick: true }));
    };
    expect(told(0, 5)).toEqual([2, 2]);
    expect(told(0, null)).toEqual([2, 1, 1]);
    expect(told(null, 5)).toEqual([2, 1, 1]);
    // One that stands beside the first cards as well is none of a draw.
    expect(told(0, 5, 0)).toEqual([2, 2, 1]);
  });
});

test('five other cards on a page that was loaded anew in the middle of a hand may be the next hand’s; four are not', () => {
  const five = (cards: string): Reading => poker('dealt', cards);
  const isOpen = (load: string, cards: string, stays = 'Qs Jh Qh 8c Ad'): boolean[] => {
    const story = new Story().bet().seeTwice(five('Qs Jh Qh 8c Ad')).on('tab 1', load);
    return roundsOf(story.see(five(stays)).seeTwice(five(cards)).observations).map(({ mixed }) => mixed);
  };
  const AGAIN = 'load 2';
  expect(isOpen(AGAIN, '9s Ac 7d 9h 6h', '9s Ac 7d 9h 6h')).toEqual([true]);
  expect(isOpen(AGAIN, 'Qs Ac 7d 9h 6h', 'Qs Ac 7d 9h 6h')).toEqual([false]);
  // Where the hand's own lay there once more, they were exchanged before the player's eyes.
  expect(isOpen(AGAIN, '9s Ac 7d 9h 6h')).toEqual([false]);
  expect(isOpen('load 1', '9s Ac 7d 9h 6h', '9s Ac 7d 9h 6h')).toEqual([false]);
});

test('cards that are dealt once more by the page itself may be another hand’s, where the seed that is out was promised still', () => {
  const [dealt, over] = [
    blackjack([['2c', '8h']], ['3c', null]),
    blackjack([['2c', '8h']], ['3c', 'Qh', '9s'], 'over'),
  ];
  const certain = (promised: string) => {
    const out = { ...promise(promised), 'reported.commitment': 'one' };
    const story = new Story().panel(promise('one')).bet().seeTwice(dealt).panel(out).seeTwice(over);
    // The panel goes on with the cards.
    story.see({ kind: 'panel', fields: {} }).panel({ ...out, ...promise('three') }, { twice: false });
    story.see(dealt, { sameTick: true });
    return roundsOf(story.observations).map((one) => one.certain);
  };
  expect(certain('one')).toEqual([false]);
  expect(certain('two')).toEqual([true]);
  // What is promised when they come counts too, though it was not when they began to move.
  const moved = (promised: string) => {
    const out = { ...promise('two'), 'reported.commitment': 'one' };
    const story = new Story().panel(promise('one')).bet().seeTwice(dealt).panel(out).seeTwice(over).moving();
    story.panel({ ...out, ...promise(promised) }, { twice: false }).see(dealt);
    return roundsOf(story.observations).map((one) => one.certain);
  };
  expect(moved('one')).toEqual([false]);
  expect(moved('three')).toEqual([true]);
});

test('a card that is another one behind the end of a hand may be the next hand’s where something was pressed', () => {
  const [first, other] = [
    blackjack([['Jh', 'Ac']], ['3s', '6h'], 'over'),
    blackjack([['Jh', 'Ac']], ['As', '6h'], 'over'),
  ];
  const told = (press: (story: Story) => Story) =>
    roundsOf(press(new Story().bet().seeTwice(first)).seeTwice(other).observations).map(({ mixed }) => mixed);
  expect(told((story) => story)).toEqual([false]);
  expect(told((story) => story.key())).toEqual([true]);
  expect(told((story) => story.bet())).toEqual([false, false]);
});
