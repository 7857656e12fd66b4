/** Whose seeds a panel shows: pages are slow, deal hands in a hurry, and have tables for other games. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import type { Card } from '../../../../src/core/cards.ts';
import { isOverByCards } from '../../../../src/core/games/blackjack-table.ts';
import { sha256Hex } from '../../../../src/core/hash.ts';
import type { Reading, TableReading } from '../../../../src/core/observation.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import type { Verdict } from '../../../../src/core/verdict.ts';
import { cardsOf, type Four, type Seeds, Story, seeds, tableOfFour, unreadTable } from '../story.ts';
import { ROULETTE, resultOf, secret, spin, WHEEL, wheelPanel } from '../wheel.ts';

const SPINS: Reading = { kind: 'table', game: 'roulette', stage: 'moving', contents: null };
const UNREAD = { problem: 'malformed', detail: '' } as const;
const RESTS: Reading = { kind: 'table', game: 'roulette', stage: 'resting', contents: null };

const verdictsOf = ({ observations }: Story): Verdict[] =>
  assemble(observations, ROULETTE).map(({ hand, circumstances }) => audit(hand, circumstances));

describe('a number that a blank client seed gives by accident', () => {
  const fits = (n: number): boolean => resultOf(n, '').dealt === resultOf(n, 'player').dealt;
  const n = Array.from({ length: 1000 }, (_, i) => i).find(fits)!;
  /** The hand whose number both give; its client seed is blank at first, and stands beside its seed, or does not. */
  const told = (reported: string, finalShuffle = resultOf(n, 'player').finalShuffle): string => {
    const promise = { 'announced.commitment': sha256Hex(secret(n)), 'announced.clientSeed': '' };
    const story = new Story().panel({ ...promise, 'reported.secret': '' }).bet();
    const out = { 'reported.clientSeed': reported, 'reported.secret': secret(n) };
    story.seeTwice(spin(resultOf(n, 'player').dealt)).panel({
      'announced.commitment': sha256Hex(secret(n + 1)),
      'announced.clientSeed': '',
      'reported.finalShuffle': finalShuffle,
      ...out,
    });
    return verdictsOf(story)[0]!.status;
  };

  test('is told from its own by the shuffle', () => {
    expect(told('player')).toBe('consistent');
    expect(told('')).toBe('unreadable');
    expect(told('player', WHEEL)).toBe('mismatch');
  });
});

describe('a number that only a blank client seed gives, with no shuffle beside it', () => {
  const verdictOf = (reported: string, hash = sha256Hex(secret(1)), announced = ''): Verdict => {
    const panel = { 'announced.clientSeed': announced, 'reported.clientSeed': reported };
    const story = new Story().panel({ ...panel, 'announced.commitment': sha256Hex(secret(1)) }).bet();
    story.see(SPINS).seeTwice(spin(resultOf(1, '').dealt));
    const next = {
      'announced.commitment': sha256Hex(secret(2)),
      'reported.commitment': hash,
    };
    return verdictsOf(story.panel({ ...panel, ...next, 'reported.secret': secret(1) }))[0]!;
  };
  const told = (...of: Parameters<typeof verdictOf>): string => verdictOf(...of).status;

  test('is green where the client seed is blank beside its hash, and not where another is reported, or no hash yet', () => {
    expect(resultOf(1, '').dealt).not.toBe(resultOf(1, 'player').dealt);
    expect(told('')).toBe('verified');
    expect(told('player')).not.toBe('verified');
    expect(told('', '')).not.toMatch(/verified|mismatch/);
    // Another had been announced.
    expect(verdictOf('', sha256Hex(secret(1)), 'player')).toMatchObject({
      status: 'mismatch',
      reasons: [{ code: 'deal-differs' }],
    });
  });
});

describe('seeds of numbers that come out with the next bet', () => {
  const panel = (last: number | null, promised = '') => ({
    'announced.commitment': promised,
    'announced.clientSeed': 'player',
    'reported.commitment': last === null ? '' : sha256Hex(secret(last)),
    'reported.clientSeed': 'player',
    'reported.secret': last === null ? '' : secret(last),
  });
  const numbers = [1, 2, 3].map((n) => resultOf(n, 'player').dealt);
  const told = (betBefore: boolean, promised = ''): Verdict[] => {
    const story = new Story().panel(panel(null, promised));
    if (betBefore) story.bet();
    for (const [i, number] of numbers.entries()) {
      story.bet().see(SPINS).panel(panel(i), { twice: false }).see(spin(number), { sameTick: true });
      story.panel(panel(i)).see(spin(number), { confirmed: true });
    }
    return verdictsOf(story);
  };

  test('are those of a bet before which no number followed, and so on', () => {
    for (const { status } of told(true)) expect(status).not.toBe('mismatch');
  });

  test('may be those of a bet in another game where nothing was promised, and are the number’s where it was', () => {
    expect(told(false)[0]).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told(false, sha256Hex(secret(9)))[0]!.status).toBe('mismatch');
  });

  test('may be another number’s that comes with them, on a page that showed those before with the bet behind them', () => {
    const [first, second] = numbers as [number, number, number];
    const wrong = (second + 1) % 37;
    expect(wrong).not.toBe(first);
    const shown = (isLate: boolean, together = true): Verdict => {
      const story = new Story().panel(wheelPanel(null, 1)).bet().see(SPINS).seeTwice(spin(first));
      story
        .panel(wheelPanel(isLate ? null : 1, 2))
        .bet()
        .panel(wheelPanel(1, 2))
        .see(SPINS);
      if (!together) story.seeTwice(spin(wrong)).bet().panel(wheelPanel(2, 3));
      else {
        story.panel(wheelPanel(2, 3), { twice: false }).see(spin(wrong), { sameTick: true });
        story.panel(wheelPanel(2, 3)).see(spin(wrong), { confirmed: true });
      }
      return verdictsOf(story)[1]!;
    };
    expect(shown(true)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(shown(false).status).toBe('mismatch');
    expect(shown(true, false).status).toBe('mismatch');
  });

  test('may not where nobody looked whether they were shown before that bet, or where no number lay there', () => {
    const [first, second] = [resultOf(1).dealt, resultOf(2).dealt];
    const wrong = (resultOf(3).dealt + 1) % 37;
    const last = (sooner: (story: Story) => Story): Verdict => {
      const story = sooner(new Story().panel(wheelPanel(null, 1)).bet().see(SPINS));
      story.see(SPINS).seeTwice(spin(second)).panel(wheelPanel(2, 3)).bet().see(SPINS);
      story.panel(wheelPanel(3, 4), { twice: false }).see(spin(wrong), { sameTick: true });
      story.panel(wheelPanel(3, 4)).see(spin(wrong), { confirmed: true });
      return verdictsOf(story).at(-1)!;
    };
    const nextBet = (story: Story): Story => story.bet().panel(wheelPanel(1, 2));
    for (const twice of [true, false])
      expect(
        last((story) => nextBet(story.seeTwice(spin(first)).panel(wheelPanel(null, 2), { twice }))).status,
      ).toBe('unreadable');
    const byItself = (story: Story): Story => story.see(SPINS).panel(wheelPanel(1, 2));
    expect(last((story) => byItself(story.seeTwice(spin(first)).panel(wheelPanel(null, 2)))).status).toBe(
      'unreadable',
    );
    expect(last((story) => nextBet(story.seeTwice(spin(first)))).status).toBe('mismatch');
    expect(last((story) => nextBet(story.panel(wheelPanel(null, 2)))).status).toBe('mismatch');
  });
});

describe('a number from another seed than the promised one', () => {
  /** What was read between the bet and the number. */
  const told = (look: (story: Story) => Story): Verdict => {
    const story = look(new Story().panel(wheelPanel(null, 1)).bet());
    story.panel(wheelPanel(3, 4), { twice: false }).see(spin(resultOf(3).dealt), { sameTick: true });
    story.panel(wheelPanel(3, 4)).see(spin(resultOf(3).dealt), { confirmed: true });
    return verdictsOf(story)[0]!;
  };

  test('may be behind others that a page drew by itself, where it is the first thing read behind the bet', () => {
    expect(told((story) => story)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told((story) => story.see(SPINS))).toMatchObject({ status: 'mismatch' });
    expect(told((story) => story.see(RESTS))).toMatchObject({ status: 'mismatch' });
    const promised = told((story) => story.panel(wheelPanel(null, 1)));
    expect(promised.reasons.map(({ code }) => code)).toContain('commitment-changed');
    expect(promised.status).toBe('mismatch');
  });
});

describe('seeds that come out while the wheel turns, and don’t give the number', () => {
  const [first, second] = [1, 2].map((n) => resultOf(n).dealt) as [number, number];
  const wrong = (second + 1) % 37;
  /** Hands whose seeds are shown before their numbers, or behind them. */
  const told = (...hands: readonly (readonly [number, 'before' | 'behind'])[]): Verdict[] => {
    const story = new Story().panel(wheelPanel(null, 1));
    for (const [i, [number, when]] of hands.entries()) {
      story.bet().see(SPINS);
      if (when === 'before') story.panel(wheelPanel(i + 1, i + 2)).seeTwice(spin(number));
      else story.seeTwice(spin(number)).panel(wheelPanel(i + 1, i + 2));
    }
    return verdictsOf(story);
  };

  test('may be of a hand elsewhere, that had used the promise, and come out with this bet', () => {
    expect(told([wrong, 'before'])[0]).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told([first, 'behind'], [wrong, 'before'])[1]).toMatchObject({
      status: 'unreadable',
      suspect: true,
    });
    expect(told([wrong, 'behind'])[0]!.status).toBe('mismatch');
  });

  test('nor are they where the page showed those of a hand so that nobody knows whose they are', () => {
    const unpromised = new Story().bet().see(SPINS).panel(wheelPanel(1, 2)).seeTwice(spin(first));
    unpromised.bet().see(SPINS).panel(wheelPanel(2, 3)).seeTwice(spin(wrong));
    expect(verdictsOf(unpromised)[1]).toMatchObject({ status: 'unreadable', suspect: true });
  });

  test('are its own on a page that showed those of a hand that they give while the wheel turned', () => {
    expect(told([first, 'before'], [wrong, 'before']).map(({ status }) => status)).toEqual([
      'verified',
      'mismatch',
    ]);
    expect(told([wrong, 'before'], [second, 'before']).map(({ status }) => status)).toEqual([
      'mismatch',
      'verified',
    ]);
  });
});

describe('a number that is read together with seeds that don’t give it', () => {
  const wrong = (resultOf(1).dealt + 1) % 37;
  const told = (look: (story: Story) => Story): string => {
    const story = look(new Story().panel(wheelPanel(null, 1)).bet());
    story.panel(wheelPanel(1, 2), { twice: false }).see(spin(wrong), { sameTick: true });
    story.panel(wheelPanel(1, 2)).see(spin(wrong), { confirmed: true });
    return verdictsOf(story)[0]!.status;
  };

  test('may be of a hand behind those, where both are the first thing read behind the bet', () => {
    expect(told((story) => story)).toBe('unreadable');
    expect(told((story) => story.see(SPINS))).toBe('mismatch');
  });

  test('may be where its page was loaded anew and showed no panel since', () => {
    const story = new Story().panel(wheelPanel(null, 1)).on('tab 1', 'load 2').bet();
    story.on('tab 2').panel(wheelPanel(1, 2)).on('tab 1', 'load 2').seeTwice(spin(wrong));
    expect(verdictsOf(story)[0]!.status).toBe('unreadable');
  });
});

describe('a number that seeds give by another client seed than the one announced', () => {
  const announced = { 'announced.clientSeed': 'my own' };
  const told = (promise: string): string => {
    const story = new Story()
      .panel({ ...announced, 'announced.commitment': promise, 'reported.secret': '' })
      .bet();
    story
      .see(SPINS)
      .seeTwice(spin(resultOf(1, 'player').dealt))
      .panel({
        ...announced,
        'announced.commitment': promise && sha256Hex(secret(2)),
        'reported.commitment': sha256Hex(secret(1)),
        'reported.clientSeed': 'player',
        'reported.secret': secret(1),
      });
    return verdictsOf(story)[0]!.status;
  };

  test('accuses where they were promised, and not where nothing but the panel’s change links them', () => {
    expect(resultOf(1, 'my own').dealt).not.toBe(resultOf(1, 'player').dealt);
    expect(told(sha256Hex(secret(1)))).toBe('mismatch');
    expect(told('')).toBe('consistent');
  });
});

describe('a number that stands there again behind a bet', () => {
  const [first, other] = [resultOf(1, 'player').dealt, (resultOf(2, 'player').dealt + 1) % 37];
  const told = (...numbers: readonly number[]): Verdict[] => {
    const story = new Story().panel(wheelPanel(null, 1));
    for (const [i, number] of numbers.entries()) {
      story.bet().panel(wheelPanel(i + 1, i + 2));
      story.see(RESTS).seeTwice(spin(number));
    }
    return verdictsOf(story);
  };

  test('may be the last one’s, where the bet was in another of the casino’s games, once', () => {
    expect(new Set([first, other, ...[2, 3].map((n) => resultOf(n, 'player').dealt)]).size).toBe(4);
    expect(told(first, first)).toMatchObject([
      { status: 'verified' },
      { status: 'unreadable', suspect: true },
    ]);
    expect(told(first, other)[1]!.status).toBe('mismatch');
    expect(told(first, first, first)[2]!.status).toBe('mismatch');
  });
});

describe('a number that stands there again behind a bet, and whose own seeds were never read', () => {
  const first = resultOf(1).dealt;
  const told = (number: number): Verdict => {
    const story = new Story().panel(wheelPanel(null, 1)).bet().panel(wheelPanel(null, 2));
    story.seeTwice(spin(first)).bet().panel(wheelPanel(null, 3)).see(RESTS).seeTwice(spin(number));
    return verdictsOf(story.panel(wheelPanel(2, 3))).at(-1)!;
  };

  test('may be the last one’s, where the bet was refused', () => {
    expect(told(first).status).toBe('unreadable');
    expect(told((first + 1) % 37).status).toBe('mismatch');
  });
});

describe('a promise that was replaced while the last number lay there', () => {
  const numbers = [1, 2, 3].map((n) => resultOf(n, 'player').dealt) as [number, number, number];
  /** The second bet is in vain; the third hand is dealt as promised then. */
  const told = (promised: 2 | 3): Verdict => {
    const story = new Story().panel(wheelPanel(null, 1)).bet().panel(wheelPanel(1, 2));
    story.seeTwice(spin(numbers[0])).bet().panel(wheelPanel(1, promised), { twice: false });
    story.see(spin(numbers[0]), { sameTick: true }).panel(wheelPanel(1, promised)).bet();
    story.panel(wheelPanel(promised, 4)).seeTwice(spin(numbers[promised - 1]!));
    return verdictsOf(story).at(-1)!;
  };

  test('was not used for certain', () => {
    expect(told(2).status).toBe('verified');
    expect(told(3)).toMatchObject({ status: 'consistent' });
    expect(told(3).reasons.map(({ code }) => code)).toContain('commitment-replaced');
  });
});

describe('numbers that a page draws by itself', () => {
  const numbers = [1, 2, 3].map((n) => resultOf(n, 'player').dealt);
  const told = (...drawn: readonly number[]): string[] => {
    const story = new Story().panel(wheelPanel(null, 1)).bet();
    for (const [i, number] of drawn.entries()) story.seeTwice(spin(number)).panel(wheelPanel(i + 1, i + 2));
    return verdictsOf(story).map(({ status }) => status);
  };

  /** The second number comes behind a bet, which was taken, or the page had drawn it by itself before and told so. */
  const bet = (isDrawn: boolean, shown: number): string => {
    const story = new Story().panel(wheelPanel(null, 1)).bet();
    story.panel(wheelPanel(1, 2)).panel(wheelPanel(2, 3)).seeTwice(spin(numbers[0]!));
    if (isDrawn) story.panel(wheelPanel(3, 4)).seeTwice(spin(numbers[1]!));
    story.bet().seeTwice(spin(shown));
    const next = isDrawn ? 4 : 3;
    return verdictsOf(story.panel(wheelPanel(next, next + 1))).at(-1)!.status;
  };

  test('may lie there behind a bet that was refused', () => {
    const other = Array.from({ length: 37 }, (_, n) => n).find(
      (n) => ![...numbers, resultOf(4).dealt].includes(n),
    )!;
    expect(bet(true, numbers[2]!)).toBe('unreadable');
    expect(bet(false, other)).toBe('mismatch');
  });

  test('accuse once they are not those of their seeds: those behind it may lag behind the panel', () => {
    const [one, two, three] = numbers as [number, number, number];
    const other = Array.from({ length: 37 }, (_, n) => n).find((n) => !numbers.includes(n))!;
    expect(told(one, two, three)).not.toContain('mismatch');
    expect(told(one, two, other)[2]).toBe('mismatch');
    expect(told(one, other, two)[2]).toBe('unreadable');
  });
});

describe('what another tab promises late', () => {
  const awaiting = (last: number | null) => ({ ...wheelPanel(last, 1), 'announced.commitment': '' });
  /** A number beside a tab that came to promise the second seed behind a bet of its own, or before any. */
  const told = (isBetOn: boolean): string => {
    const story = new Story().on('a').panel(awaiting(null)).see(RESTS);
    story
      .bet()
      .see(SPINS)
      .seeTwice(spin(resultOf(1).dealt));
    if (isBetOn)
      story
        .bet()
        .panel(awaiting(1))
        .see(SPINS)
        .seeTwice(spin(resultOf(2).dealt));
    else story.panel(awaiting(1));
    story.on('b').panel(awaiting(1)).see(RESTS, { confirmed: true }).on('a').panel(wheelPanel(1, 2));
    story
      .on('b')
      .bet()
      .see(SPINS)
      .seeTwice(spin(resultOf(3).dealt))
      .on('a')
      .panel(wheelPanel(2, 2));
    return verdictsOf(story).at(-1)!.status;
  };

  /** Numbers bet on in another tab, which lie in this one too, or don't; it shows the seeds of each with the next one. */
  const mirrored = (isShown: boolean): string => {
    const story = new Story().on('a').see(RESTS).bet().panel(wheelPanel(null, 1));
    story.seeTwice(spin(resultOf(1).dealt)).panel(wheelPanel(1, 2));
    for (const n of [2, 3, 4]) {
      const number = spin(resultOf(n).dealt);
      story.on('b').see(RESTS, { confirmed: true }).bet().see(number).on('a');
      if (n > 2) story.panel(wheelPanel(n - 1, n), { twice: false });
      if (isShown) story.see(number);
      story.on('b').see(number, { confirmed: true }).on('a');
      if (n > 2) story.panel(wheelPanel(n - 1, n));
      if (isShown) story.see(number, { confirmed: true });
    }
    return verdictsOf(story).at(-1)!.status;
  };

  test('may be what a hand was dealt from whose number lay there too', () => {
    expect(mirrored(true)).toBe('unreadable');
    expect(mirrored(false)).toBe('mismatch');
  });

  test('may be what its hand before was dealt from', () => {
    expect(new Set([1, 2, 3].map((n) => resultOf(n).dealt)).size).toBe(3);
    expect(told(true)).toBe('unreadable');
    expect(told(false)).toBe('mismatch');
  });
});

describe('what another tab promises late of a seed whose hash may have several forms', () => {
  const panel = (next: number | null, last: number | null = null) => ({
    'announced.commitment': next ? sha256Hex(seeds(next).server) : '',
    'reported.commitment': last ? sha256Hex(seeds(last).server) : '',
    'reported.serverSeed': last ? seeds(last).server : '',
  });
  const play = (story: Story, cards: Four): Story =>
    story.seeTwice(tableOfFour('dealt', cards)).seeTwice(tableOfFour('over', cards));
  /** Hands that no seed gave; it promises the second seed behind a hand of its own, or before any. */
  const told = (isPlayed: boolean): Verdict => {
    const story = new Story().on('a').panel(panel(null));
    if (isPlayed) play(story.bet(), ['9s', 'Kd', '7c', 'Th']).bet();
    story.panel(panel(null, 1));
    if (isPlayed) play(story, ['Ts', '8d', '9c', 'Jh']);
    story.on('b').panel(panel(null, 1)).on('a').panel(panel(2, 1));
    play(story.on('b').bet(), ['8s', 'Qd', '6c', 'Js']).on('a').panel(panel(3, 2));
    const site = { schemes: { blackjack: 'bc-game/blackjack' }, seeding: 'per-bet' } as const;
    const { hand, circumstances } = assemble(story.observations, site).at(-1)!;
    return audit(hand, circumstances);
  };

  test('may be what its hand before was dealt from', () => {
    expect(told(true).status).toBe('unreadable');
    expect(told(true).reasons.map(({ code }) => code)).toContain('seeds-not-linked');
    expect(told(false).status).toBe('mismatch');
  });
});

describe('what another tab still promises', () => {
  const [first, , third] = [1, 2, 3].map((n) => resultOf(n, 'player').dealt) as [number, number, number];
  /** A second hand, whose own tab had gone on to another promise, or had not; then the seeds of the older one are out. */
  const told = (goneOn: boolean): Story => {
    const story = new Story().on('a').panel(wheelPanel(null, 1)).bet().panel(wheelPanel(1, 2));
    story.seeTwice(spin(first)).on('a').panel(wheelPanel(1, 2));
    story.on('b').panel(wheelPanel(1, 2)).on('a');
    if (goneOn) story.panel(wheelPanel(1, 3));
    return story.bet().panel(wheelPanel(2, 4)).seeTwice(spin(third));
  };

  test('is out of date where the tab of the hand had promised it before', () => {
    expect(verdictsOf(told(true))[1]!.status).toBe('pending');
    // But the number may be that of the seeds that came out by then, which no known hand was dealt from.
    expect(verdictsOf(told(true).panel(wheelPanel(3, 5)))[1]!.status).toBe('consistent');
    expect(verdictsOf(told(false))[1]!.status).toBe('mismatch');
  });
});

describe('hands that nobody saw, dealt by a page in the time of one look', () => {
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((n) => seeds(n)) as [
    Seeds,
    Seeds,
    Seeds,
    Seeds,
    Seeds,
  ];
  const told = (isMissed: boolean): Verdict => {
    const story = new Story().between(null, one).hand(one).between(one, two);
    if (isMissed) story.between(three, five, { twice: false });
    story.deal(cardsOf(four).slice(0, 5), { sameTick: isMissed }).over(cardsOf(four).slice(5));
    return story.between(four, five).verdicts()[1]!;
  };

  test('had the last promise, where the page tells of one of them', () => {
    expect(told(true).reasons.map(({ code }) => code)).toContain('commitment-not-before-bet');
    expect(told(true).status).toBe('consistent');
    expect(told(false)).toMatchObject({ status: 'mismatch' });
  });
});

type Shoe = { readonly shoe: { take(n: number): readonly Card[] } };
type Five = [...Four, Card];
type Pair = readonly [last: number | null, next: number];

describe('a bet that was pressed twice', () => {
  const [one, two] = [seeds(1), seeds(2)];
  const scheme = SCHEMES.get('crypto-games/blackjack')!;
  const shoe = scheme.deals({ reveal: { serverSeed: 'another' }, clientSeed: 'player', nonce: null });
  const dealt = (shoe[Symbol.iterator]().next().value!.dealt as Shoe).shoe.take(4) as Four;
  const told = (presses: number, begun: boolean, [a, b, c, d]: Four = dealt): Verdict => {
    const story = new Story().between(null, one);
    for (let press = 0; press < presses; press++) story.bet();
    const table = (stage: 'dealt' | 'over', hole: Card | null): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage,
      contents: { player: [[a, b]], dealer: [c, hole] },
    });
    if (begun) story.seeTwice(table('dealt', null));
    story.seeTwice(table('over', d)).between(one, two);
    const site = { schemes: { blackjack: scheme.id }, seeding: 'per-bet' } as const;
    const [assembled] = assemble(story.observations, site);
    return audit(assembled!.hand, assembled!.circumstances);
  };

  test('may have been taken the first time, in another of the casino’s games, where nothing was read meanwhile', () => {
    expect(told(2, false, ['As', 'Kd', '7c', 'Th'])).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told(2, true).status).toBe('mismatch');
  });

  test('or once, where a hand was played that nobody saw begin: a page that plays by itself may have dealt two', () => {
    expect(told(1, false)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told(1, true).status).toBe('mismatch');
    // Blackjack ends a hand at once.
    expect(told(1, false, ['As', 'Kd', '7c', 'Th']).status).toBe('mismatch');
    expect(told(1, false, ['9s', 'Kd', 'Ac', 'Th']).status).toBe('mismatch');
  });
});

describe('seeds that were out with the first cards of a hand of blackjack', () => {
  const [one, two] = [seeds(1), seeds(2)];
  const told = (...[a, b, c, d]: Four): Verdict => {
    const table = (hole: Card | null): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage: 'dealt',
      contents: { player: [[a, b]], dealer: [c, hole] },
    });
    const story = new Story().between(null, one).bet().between(one, two, { twice: false });
    story.see(table(null), { sameTick: true }).between(one, two).see(table(null), { confirmed: true });
    story.seeTwice(table(d));
    const site = { schemes: { blackjack: 'crypto-games/blackjack' }, seeding: 'per-bet' } as const;
    const [assembled] = assemble(story.observations, site);
    return audit(assembled!.hand, assembled!.circumstances);
  };

  test('are another hand’s if it is still to be played, and may be its own if the player has blackjack', () => {
    expect(told('As', 'Td', '7c', 'Th').status).toBe('mismatch');
    expect(told('9s', 'Td', '7c', 'Th')).toMatchObject({ status: 'unreadable', suspect: true });
    // The dealer's ace asks whether to insure.
    expect(told('As', 'Td', 'Ac', '9h')).toMatchObject({ status: 'unreadable', suspect: true });
  });
});

describe('seeds of several hands that were out by the time cards lay', () => {
  const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
  const told = (...out: readonly Seeds[]): Verdict => {
    const story = new Story().between(null, one).bet();
    for (const last of out) story.between(last, three, { twice: false });
    const cards = cardsOf(seeds(9));
    return story.deal(cards.slice(0, 5)).over(cards.slice(5)).between(one, two).verdicts()[0]!;
  };

  test('may be any of theirs', () => {
    expect(told(one, two)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told().status).toBe('mismatch');
  });
});

describe('a client seed beside the last hand’s hash', () => {
  const [one, two, other] = [seeds(1), seeds(2), seeds(2, 'another')];
  /** The second hand, for which the player may have entered a client seed; its panel says little of it, and late. */
  const told = (isEntered: boolean, beside: string | null = null): Verdict => {
    const story = new Story().between(null, one).hand(one).between(one, two);
    if (isEntered) story.enter();
    const stale = {
      'announced.commitment': sha256Hex(two.server),
      'announced.clientSeed': two.client,
      'reported.commitment': sha256Hex(one.server),
      'reported.clientSeed': one.client,
    };
    story.hand(other).panel({ ...stale, 'reported.serverSeed': two.server });
    const own = { 'reported.commitment': sha256Hex(two.server), 'reported.clientSeed': beside ?? '' };
    if (beside !== null) story.panel({ ...stale, 'reported.serverSeed': two.server, ...own });
    return story.verdicts()[1]!;
  };

  test('tells nothing of the next one’s, where the player may have entered another', () => {
    expect(told(true)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told(false).status).toBe('mismatch');
    // Beside its own hash it may not be filled in yet.
    expect(told(true, '')).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told(false, '').status).toBe('mismatch');
    expect(told(true, 'player').status).toBe('mismatch');
  });
});

describe('seeds that came to be promised behind a bet', () => {
  const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
  /** A hand dealt from these, behind whose bet the second are promised; they are out behind another bet, or none. */
  const told = (used: Seeds, isBetOn: boolean): Verdict => {
    const cards = cardsOf(used);
    const story = new Story().between(null, one).bet().between(null, two).deal(cards.slice(0, 5));
    story.over(cards.slice(5));
    if (isBetOn) story.bet();
    return story.between(two, three).hand(three).between(three, one).verdicts()[0]!;
  };

  test('may be those of a bet in another of the casino’s games, or elsewhere, unless the cards are theirs', () => {
    expect(told(one, true)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told(one, false)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(told(two, true).status).toBe('mismatch');
    expect(told(two, false).status).toBe('mismatch');
  });
});

describe('hands of blackjack that are over as they lie', () => {
  const SITE = { schemes: { blackjack: 'crypto-games/blackjack' }, seeding: 'per-bet' } as const;
  const scheme = SCHEMES.get('crypto-games/blackjack')!;
  const shoeOf = ({ server, client }: Seeds): readonly Card[] => {
    const [first] = scheme.deals({ reveal: { serverSeed: server }, clientSeed: client, nonce: null });
    return (first!.dealt as { shoe: { take(n: number): readonly Card[] } }).shoe.take(4);
  };
  const contentsOf = (used: Seeds) => {
    const [a, b, c, d] = shoeOf(used) as [Card, Card, Card, Card];
    return { player: [[a, b]], dealer: [c, d] };
  };
  const hands = Array.from({ length: 100 }, (_, n) => seeds(n)).filter((one) =>
    isOverByCards(contentsOf(one)),
  );
  const [one, two, three] = hands as [Seeds, Seeds, Seeds];

  /** The panel promises a seed that is out; behind a bet lie the same cards, which were seen to be dealt, or were not. */
  const again = (isDealt: boolean): Verdict => {
    const { player, dealer } = contentsOf(one);
    const table = (stage: 'dealt' | 'over', hole: Card | null): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage,
      contents: { player, dealer: [dealer[0]!, hole] },
    });
    const over = table('over', dealer[1]!);
    const story = new Story().between(null, one).bet().seeTwice(over).between(one, one).bet();
    if (isDealt) story.seeTwice(table('dealt', null));
    story.seeTwice(over).between(one, two);
    const { hand, circumstances } = assemble(story.observations, SITE).at(-1)!;
    return audit(hand, circumstances);
  };

  test('may be the last one once more, where a bet was refused and the panel is slow', () => {
    expect(again(false)).toMatchObject({ status: 'unreadable', suspect: true });
    expect(again(true).status).toBe('mismatch');
    for (const isDealt of [true, false])
      expect(again(isDealt).reasons.map(({ code }) => code)).toContain('server-seed-reused');
  });

  test('may be another than the one bet on, whose seeds come with it, where that was not read', () => {
    // A blackjack: there was nothing to decide.
    const contents = Array.from({ length: 200 }, (_, n) => contentsOf(seeds(n))).find(({ player: [hand] }) =>
      /^(?:A.[TJQK].|[TJQK].A.)$/.test(hand!.join('')),
    )!;
    const over: Reading = { kind: 'table', game: 'blackjack', stage: 'over', contents };
    const shown = (last: Seeds | null, between = (story: Story): Story => story): string => {
      const before = new Story().between(null, three).bet();
      before.seeTwice({ ...over, contents: contentsOf(three) } as Reading).between(last, one);
      const story = between(before.bet());
      story.between(one, two, { twice: false }).see(over, { sameTick: true });
      story.between(one, two).see(over, { confirmed: true });
      const { hand, circumstances } = assemble(story.observations, SITE).at(-1)!;
      return audit(hand, circumstances).status;
    };
    expect(shown(null)).toBe('unreadable');
    // The page shows seeds when a hand is over; or it was read meanwhile.
    expect(shown(three)).toBe('mismatch');
    expect(shown(null, (story) => story.between(null, two))).toBe('mismatch');
  });

  /** Cards that were dealt from a seed that stood there only behind the bet; with those before the dealer's turn, or not. */
  const told = (begun: boolean, used: Seeds): Verdict => {
    const { player, dealer } = contentsOf(used);
    const table = (hole: boolean): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage: 'dealt',
      contents: { player, dealer: [dealer[0]!, hole ? dealer[1]! : null] },
    });
    const story = new Story().between(null, one).bet();
    if (begun) story.seeTwice(table(false));
    story.seeTwice(table(true)).between(used, three);
    const [assembled] = assemble(story.observations, SITE);
    return audit(assembled!.hand, assembled!.circumstances);
  };

  test('may be another than the one bet on, at a table whose controls stay', () => {
    const codes = ({ reasons }: Verdict) => reasons.map(({ code }) => code);
    expect(codes(told(true, two))).toContain('commitment-changed');
    expect(codes(told(false, two))).not.toContain('commitment-changed');
    expect(told(true, one).status).toBe('verified');
  });
});

describe('a promise that a tab showed which was closed since', () => {
  const [a, b, c, d] = [seeds(1), seeds(2), seeds(3), seeds(4)];
  /** A hand whose controls stay when it is over, and in another tab one that has other seeds than it was promised. */
  const played = (last: (story: Story) => Story): string => {
    const draw = new Story().deal(cardsOf(a).slice(5)).observations[0]!.reading as TableReading;
    const won = { ...draw, contents: { ...draw.contents!, multiplier: 0 } } as Reading;
    const story = new Story().on('evening:1').between(null, a).bet().deal(cardsOf(a).slice(0, 5));
    last(
      story
        .between(a, b, { twice: false })
        .see(won, { sameTick: true })
        .between(a, b)
        .see(won, { sameTick: true, confirmed: true }),
    )
      .on('evening:2')
      .between(a, b)
      .bet()
      .between(a, c);
    return story.deal(cardsOf(c).slice(0, 5)).over(cardsOf(c).slice(5)).between(c, d).outcomes().at(-1)!;
  };

  test('may have been used by what was pressed there when the seeds of the hand before were out', () => {
    expect(played((story) => story.key())).toBe('unreadable: commitment-changed');
  });

  test('was not, where nothing was pressed', () => {
    expect(played((story) => story)).toBe('mismatch: commitment-changed');
  });
});

describe('a promise that an earlier page showed too, and was not kept where a page bets by itself', () => {
  const [a, b, c] = [seeds(1), seeds(2), seeds(3)];
  const told = (begin: (story: Story) => Story): string => {
    const story = begin(new Story()).deal(cardsOf(b).slice(0, 5));
    return story.over(cardsOf(b).slice(5)).between(b, c).outcomes().at(-1)!;
  };
  const left = (story: Story): Story =>
    story.on('tab', 'one').between(null, a).on('tab', 'two').between(null, a);

  test('may have been used as that one was left', () => {
    expect(told((story) => left(story))).toBe('unreadable: commitment-changed');
  });

  test('was not, where no earlier page showed it, or the bet was pressed', () => {
    expect(told((story) => story.between(null, a))).toBe('mismatch: commitment-changed');
    expect(told((story) => left(story).bet())).toBe('mismatch: commitment-changed');
  });
});

describe('seeds that are no hand’s that was seen', () => {
  /** Hands behind each of which a panel shows others than it promised, that give no cards; so many of them. */
  const told = (hands: number, begun = new Story()): Verdict[] => {
    begun.between(null, seeds(1));
    for (let n = 1; n <= hands; n++) begun.hand(seeds(n)).between(seeds(n + 100), seeds(n + 1));
    return begun.verdicts();
  };

  test('may be of older bets that the player looks at; hardly several times running', () => {
    for (const hands of [1, 2])
      for (const verdict of told(hands))
        expect(verdict).toMatchObject({ status: 'unreadable', suspect: true });
    // Those of the second, and the third, may be the last one's.
    const [first, ...others] = told(3);
    expect(first!.status).toBe('mismatch');
    for (const verdict of others) expect(verdict).toMatchObject({ status: 'unreadable', suspect: true });
  });

  test('are the casino’s doing on a page that shows a hand’s own behind it, and on no other', () => {
    const [own, one, strange] = [seeds(7), seeds(1), seeds(101)];
    const story = (load: string, isOwnShown = true): Story => {
      const story = new Story().on('tab', 'first');
      if (isOwnShown) story.between(null, own);
      return story.hand(own).between(own, one).on('tab', load).between(own, one);
    };
    const last = (story: Story): Verdict => story.hand(one).between(strange, seeds(2)).verdicts().at(-1)!;
    expect(last(story('first')).status).toBe('mismatch');
    expect(last(story('second')).status).toBe('unreadable');
    // What the first panel says of a load, it was not seen to go on to.
    expect(last(story('first', false)).status).toBe('unreadable');
  });
});

describe('a promise that was read first while a wheel was turning', () => {
  const [own, other] = [1, 2].map((n) => resultOf(n).dealt) as [number, number];
  const behind = (story: Story): string =>
    verdictsOf(story.bet().seeTwice(spin(other)).panel(wheelPanel(1, 3))).at(-1)!.status;

  test('may be that number’s own, on a panel that stays as it was opened', () => {
    const opened = new Story().bet().see(SPINS).panel(wheelPanel(null, 1)).seeTwice(spin(own));
    expect(behind(opened)).toBe('unreadable');
    const withNumber = new Story().bet().see(SPINS).panel(wheelPanel(null, 1), { twice: false });
    withNumber.see(spin(own), { sameTick: true }).panel(wheelPanel(null, 1));
    expect(behind(withNumber.see(spin(own), { confirmed: true }))).toBe('unreadable');
    expect(behind(new Story().bet().seeTwice(spin(own)).panel(wheelPanel(null, 1)))).toBe('mismatch');
  });
});

describe('a page whose panel goes on with each bet', () => {
  const number = (n: number) => resultOf(n).dealt;
  /** It goes on to promise a seed, and then a number and the seeds of another come in one tick. */
  const turn = (story: Story, [last, promised]: Pair, [out, next]: Pair, shown = number(out!)): Story => {
    story.panel(wheelPanel(last, promised), { twice: false }).see(SPINS, { sameTick: true });
    story.panel(wheelPanel(out, next), { twice: false }).see(spin(shown), { sameTick: true });
    return story.panel(wheelPanel(out, next)).see(spin(shown), { confirmed: true });
  };
  const statuses = (story: Story) => verdictsOf(story).map(({ status }) => status);

  test('accuses nobody by what it promised in mid-turn, where the number came with other seeds', () => {
    const first = turn(new Story().panel(wheelPanel(null, 1)).bet(), [null, 2], [1, 2]);
    const story = first.panel(wheelPanel(1, 3));
    story.panel(wheelPanel(2, 3), { twice: false }).see(spin(number(2)), { sameTick: true });
    story
      .see(spin(number(2)), { confirmed: true })
      .panel(wheelPanel(2, 4))
      .panel(wheelPanel(3, 4));
    expect(statuses(story)).not.toContain('mismatch');
  });

  test('proves nothing of a hand before which it took back what it had promised in mid-turn', () => {
    const told = (promised: number) => {
      const first = turn(new Story().panel(wheelPanel(null, 1)).bet(), [null, 2], [1, 2]);
      const second = turn(first.bet(), [1, promised], [2, 4]);
      return statuses(turn(second.bet(), [2, 5], [4, 5]))[2];
    };
    expect(told(4)).toBe('verified');
    expect(told(3)).toBe('consistent');
  });
});

describe('a wheel that turned by itself in a tab that is closed then', () => {
  const [first, last] = [1, 3].map((n) => resultOf(n).dealt) as [number, number];
  /** What another tab promises still may have been that number's, which was the same as the one before. */
  const told = (...seen: readonly Reading[]): string => {
    const story = new Story().on('closed', 'load 1').panel(wheelPanel(null, 1)).bet().see(SPINS);
    story.seeTwice(spin(first)).panel(wheelPanel(1, 2));
    for (const reading of seen) story.see(reading);
    story.on('tab 1', 'load 2').panel(wheelPanel(1, 2)).bet().see(SPINS).seeTwice(spin(last));
    return verdictsOf(story.panel(wheelPanel(3, 4))).at(-1)!.status;
  };

  test('may have used what another promises still, though it came to the number that lay there', () => {
    expect(told(SPINS, spin(first))).not.toBe('mismatch');
    expect(told(SPINS, spin(first), RESTS)).not.toBe('mismatch');
    expect(told()).toBe('mismatch');
    expect(told(spin(first), spin(first))).toBe('mismatch');
  });
});

describe('a number that other seeds give too', () => {
  test('accuses nobody of another promise, where those came out in mid-turn: they may be the last hand’s', () => {
    const told = (isInTurn: boolean): string => {
      const story = new Story()
        .panel(wheelPanel(null, 1))
        .bet()
        .seeTwice(spin(resultOf(2).dealt));
      story.panel(wheelPanel(null, 3)).bet().see(SPINS);
      if (isInTurn) story.panel(wheelPanel(2, 4));
      story.seeTwice(spin(resultOf(2).dealt)).panel(wheelPanel(2, 4));
      return verdictsOf(story).at(-1)!.status;
    };
    expect(told(true)).toBe('unreadable');
    expect(told(false)).toBe('mismatch');
  });

  /** A number and the seeds that came behind it, which give it by another shuffle than is shown; promised or not. */
  const told = (isPromised: boolean): string => {
    const panel = { ...wheelPanel(null, 1), ...(isPromised ? {} : { 'announced.commitment': UNREAD }) };
    const story = new Story()
      .panel(panel)
      .bet()
      .seeTwice(spin(resultOf(1).dealt));
    story.panel({ ...wheelPanel(1, 2), 'reported.finalShuffle': WHEEL });
    return verdictsOf(story)[0]!.status;
  };

  test('accuses by its shuffle, but not where nothing tells whose seeds these are', () => {
    expect(told(true)).toBe('mismatch');
    expect(told(false)).toBe('unreadable');
  });
});

describe('a promise whose seed is out before the number lies there', () => {
  const [number] = [resultOf(1, 'player').dealt];
  const told = (...seen: readonly Reading[]): string => {
    const story = new Story().panel(wheelPanel(null, 1)).bet();
    for (const reading of seen) story.seeTwice(reading);
    story.panel(wheelPanel(1, 1));
    return verdictsOf(story.seeTwice(spin(number)).panel(wheelPanel(1, 2)))[0]!.status;
  };
  const behind = (table: Reading): string => {
    const story = new Story().panel(wheelPanel(null, 1)).bet().panel(wheelPanel(1, 1)).seeTwice(table);
    return verdictsOf(story.seeTwice(spin(number)).panel(wheelPanel(1, 2)))[0]!.status;
  };

  test('may have been another game’s, where the wheel rested then, and is no proof', () => {
    expect(behind(RESTS)).toBe('consistent');
    expect(behind(SPINS)).toBe('verified');
    // It rested before.
    expect(told(RESTS)).toBe('verified');
  });

  test('is another bet’s, where something else was promised in between, whose number may be the same', () => {
    const promised = (next: number): string => {
      const story = new Story().panel(wheelPanel(null, 1)).see(RESTS).bet();
      story.panel(wheelPanel(null, next), { twice: false }).see(SPINS, { sameTick: true });
      story.panel(wheelPanel(1, 1)).panel(wheelPanel(1, 3)).seeTwice(spin(number));
      return verdictsOf(story)[0]!.status;
    };
    expect(promised(1)).toBe('verified');
    expect(promised(2)).toBe('consistent');
  });

  test('proves nothing of a hand of blackjack that nobody saw begin', () => {
    const scheme = SCHEMES.get('crypto-games/blackjack')!;
    const site = { schemes: { blackjack: scheme.id }, seeding: 'per-bet' } as const;
    const [one, two] = [seeds(1), seeds(2)];
    const first = scheme.deals({ reveal: { serverSeed: one.server }, clientSeed: one.client, nonce: null });
    const [a, b, c, d] = (first[Symbol.iterator]().next().value!.dealt as Shoe).shoe.take(4) as Four;
    const table = (stage: 'dealt' | 'over', hole: Card | null): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage,
      contents: { player: [[a, b]], dealer: [c, hole] },
    });
    const status = (isDealt: boolean): string => {
      const story = new Story().between(null, one).bet();
      if (isDealt) story.seeTwice(table('dealt', null));
      story.between(one, one, { twice: false }).seeTwice(table('over', d)).between(one, two);
      const [assembled] = assemble(story.observations, site);
      return audit(assembled!.hand, assembled!.circumstances).status;
    };
    expect(status(false)).toBe('consistent');
    expect(status(true)).toBe('verified');
  });
});

describe('a hand that nothing was pressed for', () => {
  const scheme = SCHEMES.get('crypto-games/blackjack')!;
  const site = { schemes: { blackjack: scheme.id }, seeding: 'per-bet' } as const;
  const shoeOf = ({ server, client }: Seeds): readonly Card[] => {
    const deals = scheme.deals({ reveal: { serverSeed: server }, clientSeed: client, nonce: null });
    return (deals[Symbol.iterator]().next().value!.dealt as Shoe).shoe.take(5);
  };
  const last = seeds(1);
  const worth = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + (Number(card[0]) || 10), 0);
  /** The player has drawn one card to two small ones, and the dealer stands on the first two. */
  const used = Array.from({ length: 400 }, (_, n) => seeds(n + 2)).find((one) => {
    const [a, b, c, d, e] = shoeOf(one) as Five;
    return [a, b, c, d, e].every(([rank]) => rank !== 'A') && worth([a, b, e]) < 20 && worth([c, d]) > 16;
  })!;

  test('was bet on when nobody knows, where it was played before it was seen', () => {
    const [a, b, c, d, e] = shoeOf(used) as Five;
    const table = (stage: 'dealt' | 'over', player: Card[], hole: Card | null, up = c): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage,
      contents: { player: [player], dealer: [up, hole] },
    });
    const [p, q, r, s] = shoeOf(last) as Five;
    const status = (isDealt: boolean): string => {
      const story = new Story().between(null, last).bet();
      story.seeTwice(table('dealt', [p, q], null, r)).seeTwice(table('over', [p, q], s, r));
      story.between(last, used);
      if (isDealt) story.seeTwice(table('dealt', [a, b], null));
      story.seeTwice(table('over', [a, b, e], d)).between(used, seeds(0));
      const { hand, circumstances } = assemble(story.observations, site).at(-1)!;
      return audit(hand, circumstances).status;
    };
    expect(status(true)).toBe('verified');
    expect(status(false)).toBe('consistent');
  });
});

describe('a client seed that changes by itself, though the player had entered one before', () => {
  const [one, two, three] = [seeds(1), seeds(2, 'lucky'), seeds(2, 'other')];
  /** The player enters "lucky" once more; a hand is dealt from it then, or none is. */
  const told = (isDealt: boolean): Verdict => {
    const [used, next] = [{ ...one, client: 'lucky' }, two];
    const story = new Story().between(null, isDealt ? used : next).enter();
    if (isDealt) story.hand(used).between(used, next);
    const last = isDealt ? used : null;
    return story.between(last, three).hand(three).between(three, seeds(3)).verdicts().at(-1)!;
  };

  test('is green no more where a hand was dealt from the one before since', () => {
    expect(told(false).status).toBe('verified');
    expect(told(true).reasons.map(({ code }) => code)).toContain('client-seed-late');
    expect(told(true).status).toBe('consistent');
  });
});

describe('a hand of which the hole card was never read', () => {
  test('is held against the client seed with the nonce beside its seeds', () => {
    const scheme = SCHEMES.get('crypto-games/blackjack')!;
    const site = { schemes: { blackjack: scheme.id }, seeding: 'per-bet' } as const;
    const numbered = { server: 'server seed 1', client: 'player3' };
    const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
    const deals = scheme.deals({
      reveal: { serverSeed: numbered.server },
      clientSeed: numbered.client,
      nonce: null,
    });
    const [a, b, c] = (deals[Symbol.iterator]().next().value!.dealt as Shoe).shoe.take(3) as Card[];
    const table = (stage: 'dealt' | 'over', first: Card): Reading => ({
      kind: 'table',
      game: 'blackjack',
      stage,
      contents: { player: [[first, b!]], dealer: [c!, null] },
    });
    const told = (first: Card): Verdict => {
      const story = new Story().between(null, one).bet().seeTwice(table('dealt', first));
      // Its seeds stand beside the hash of another hand.
      story.seeTwice(table('over', first)).panel({
        'announced.commitment': sha256Hex(two.server),
        'announced.clientSeed': 'player',
        'reported.commitment': sha256Hex(three.server),
        'reported.clientSeed': numbered.client,
        'reported.serverSeed': numbered.server,
      });
      const [assembled] = assemble(story.observations, site);
      return audit(assembled!.hand, assembled!.circumstances);
    };
    expect(told(a!).reasons.map(({ code }) => code)).toContain('card-face-down');
    const other = `${a![0] === '2' ? '3' : '2'}${a![1]}` as Card;
    expect(told(other).checks.deal).toBe('fail');
  });
});

describe('a promise that a hand in a tab closed since may have used', () => {
  const [one, two, three, four] = [seeds(1), seeds(2), seeds(3), seeds(4)];
  /** The hand in the closed tab had been promised this, beside the seed that was out last; the next one breaks its promise. */
  const told = (promised: string | typeof UNREAD): string => {
    const out = { 'reported.commitment': sha256Hex(one.server), 'reported.serverSeed': one.server };
    const story = new Story().on('closed').between(null, one);
    story.panel({ 'announced.clientSeed': 'player', 'announced.commitment': promised, ...out });
    story.bet().deal(cardsOf(two).slice(0, 5)).on('tab 2');
    story.panel({ 'announced.clientSeed': 'player', 'announced.commitment': UNREAD, ...out });
    return story.between(one, two).hand(three).between(three, four).outcomes().at(-1)!;
  };

  test('is no broken one, where that hand is not known to have been promised anything but what was out', () => {
    expect(told(UNREAD)).toBe('unreadable: commitment-changed');
    expect(told(sha256Hex(seeds(9).server))).toBe('mismatch: commitment-changed');
  });
});

describe('a promise that gave way to another before that of the seeds stood there', () => {
  /** While the wheel turns, the page promises something else in between, or goes on to what it uses at once. */
  const told = (between: number): Verdict => {
    const story = new Story().panel(wheelPanel(null, 1)).seeTwice(RESTS).bet().see(SPINS);
    story.panel(wheelPanel(null, between)).panel(wheelPanel(null, 2)).panel(wheelPanel(null, 3));
    story.seeTwice(spin(resultOf(2).dealt)).panel(wheelPanel(2, 3));
    return verdictsOf(story)[0]!;
  };

  test('may have been used by a bet that nobody saw, and so may the other', () => {
    expect(told(2).status).toBe('mismatch');
    expect(told(9).status).toBe('unreadable');
    expect(told(9).reasons.map(({ code }) => code)).toContain('commitment-changed');
  });
});

describe('a promise that gave way to that of the seeds before any card lay there', () => {
  const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
  const cards = cardsOf(two);
  const promise = (next: Seeds) => ({ 'announced.commitment': sha256Hex(next.server) });
  /** What is read between the bet and the cards of the second seeds, which lie there for so long before they are drawn. */
  const told = (between: (story: Story) => Story, plays = 0): string => {
    const story = between(new Story().between(null, one).bet()).deal(cards.slice(0, 5)).wait(plays);
    return story.over(cards.slice(5)).between(two, three).outcomes()[0]!;
  };
  const moves = (story: Story) => story.moving().panel(promise(two), { twice: false });
  const goesOn = (story: Story) => {
    story.moving().panel(promise(two), { twice: false, sameTick: true });
    return story.panel(promise(three), { twice: false });
  };

  test('may have been used by a hand so fast that nothing of it was read, as its cards moved or two were promised', () => {
    const doubted = 'unreadable: commitment-changed';
    expect(told(moves)).toBe(doubted);
    expect(told(goesOn)).toBe(doubted);
    expect(told(moves, 1000)).toBe(doubted);
    // Cards that were read before any moved are in their place; and nobody plays so slowly what was dealt so fast.
    const broken = 'mismatch: commitment-changed';
    expect(told((story) => story.panel(promise(two)).moving())).toBe(broken);
    expect(told((story) => story.panel(promise(two)).wait(5000))).toBe(broken);
    expect(told(moves, 5000)).toBe(broken);
    expect(told(goesOn, 5000)).toBe(broken);
  });
});

describe('a promise that two tabs showed', () => {
  const [one, two, three, four, five] = [seeds(1), seeds(2), seeds(3), seeds(4), seeds(5)];
  /** The second tab's hand breaks the promise; of the first tab's, which this was promised to, only the end is read. */
  const told = (promised: Seeds, dealt: Seeds, out: Seeds): string => {
    const story = new Story().between(null, promised).bet();
    story.on('tab 2').between(null, one).hand(two).between(two, three);
    story.on('tab 1', 'load of tab 1').over(cardsOf(dealt).slice(5)).between(out, five);
    return story.outcomes()[1]!;
  };

  test('may have been used by a hand of which too little is known to tell its seeds', () => {
    expect(told(one, one, four)).toBe('unreadable: commitment-changed');
    expect(told(one, one, one)).toBe('consistent: commitment-not-before-bet');
    expect(told(four, four, four)).toBe('mismatch: commitment-changed');
  });
});

describe('another bet that is named while the seeds of a hand are awaited', () => {
  const [one, two, old] = [seeds(1), seeds(2), seeds(9)];
  /** Between cards that the promised seeds don't give and those seeds, the panel names this hash. */
  const told = (named: Seeds): string => {
    const cards = cardsOf({ ...one, client: 'another' });
    const story = new Story().between(old, one).bet().deal(cards.slice(0, 5)).over(cards.slice(5));
    const blank = { problem: 'absent', detail: '' } as const;
    const receipt = { 'reported.commitment': sha256Hex(named.server), 'reported.serverSeed': blank };
    return story
      .panel({ 'announced.commitment': sha256Hex(two.server), ...receipt })
      .between(one, two)
      .outcomes()[0]!;
  };

  test('is one that was played beside it, unless it was known before', () => {
    expect(told(seeds(8))).toBe('unreadable: tables-interleaved');
    expect(told(old)).toBe('mismatch: deal-differs');
  });
});

describe('a client seed that was entered behind another before the page answered either', () => {
  const of = (client: string): Seeds => seeds(1, client);
  /** The page shows the first of two that were entered when the second is already, and then deals from that one. */
  const told = (times: number): string => {
    const story = new Story().between(null, of('old'));
    for (let i = 0; i < times; i++) story.enter();
    return story
      .between(null, of('first'))
      .hand(of('second'))
      .between(of('second'), seeds(2, 'second'))
      .outcomes()
      .at(-1)!;
  };

  test('may be the one that the hand is dealt from', () => {
    expect(told(1)).toBe('mismatch: client-seed-changed');
    expect(told(2)).toBe('consistent: client-seed-not-before-bet');
  });

  test('is not waited for where a hand was dealt since from the one that stood there: the same text never shows', () => {
    const before = seeds(9, 'old');
    const behindHand = (dealt: Seeds): string => {
      const story = new Story().between(null, before).enter().hand(dealt).between(dealt, of('old')).enter();
      return story
        .between(dealt, of('first'))
        .hand(of('second'))
        .between(of('second'), seeds(2, 'second'))
        .outcomes()
        .at(-1)!;
    };
    expect(behindHand(before)).toBe('mismatch: client-seed-changed');
    expect(behindHand(seeds(9, 'entered'))).toBe('consistent: client-seed-not-before-bet');
  });
});

describe('a hand of which all cards were held', () => {
  const [one, two] = [seeds(1), seeds(2)];
  const dealt = cardsOf(one).slice(0, 5);
  const others = cardsOf(seeds(9)).filter((card) => !dealt.includes(card));
  const held = dealt.map(() => true);
  /** So many of its cards are others when it is over, or behind that; or it can't be read then. */
  const told = (atOnce: boolean, wasReadTwice: boolean, count = 2): string => {
    const changed = dealt.map((card, i) => (i < count ? others[i]! : card));
    const story = new Story().between(null, one).bet().deal(dealt);
    if (!atOnce) story.over(dealt, { held, twice: wasReadTwice });
    if (count > 0) story.over(changed, { held });
    else story.seeTwice(unreadTable('video-poker', 'over'));
    return story.between(one, two).outcomes()[0]!;
  };

  test('ends with others that lie where two of them did only if they come with its end: behind that they may be another’s', () => {
    expect(told(true, false)).toBe('mismatch: held-card-changed');
    expect(told(false, false)).toBe('mismatch: held-card-changed');
    for (const count of [1, 2]) expect(told(false, true, count)).toBe('unreadable: not-read-twice');
    expect(told(false, true, 0)).toBe('verified');
  });
});

describe('a hand whose end is what seeds of no known hand may come to', () => {
  const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
  const deal = cardsOf(one).slice(0, 5);
  /** What lies there when those of these seeds are drawn beside so many that were held. */
  const end = (story: Story, used: Seeds, held: number): Story =>
    story.over([...cardsOf(used).slice(0, held), ...cardsOf(used).slice(5, 10 - held)], {
      held: [0, 1, 2, 3, 4].map((i) => i < held),
    });
  /** The page shows its seeds before its last cards, and then those of a hand that it dealt by itself. */
  const told = (used: Seeds, held: number, next?: Seeds): string => {
    const story = end(new Story().between(null, one).bet().deal(deal).between(one, two), used, held);
    if (next) story.hand(next);
    return story.between(two, three).outcomes()[0]!;
  };

  test('is the first half of one and the second of another: nobody saw what was between', () => {
    for (const held of [0, 2, 3, 5]) expect(told(two, held)).toBe('unreadable: seeds-not-linked');
    expect(told(one, 2)).toBe('verified');
  });

  test('is so whatever client seed stood beside those at first, and though they are those of another tab’s hand', () => {
    const dealt = () => new Story().between(null, one).bet().deal(deal).between(one, two);
    const late = end(dealt(), two, 0);
    late.panel({ 'reported.serverSeed': two.server, 'reported.clientSeed': 'not yet filled' });
    expect(late.between(two, three).outcomes()[0]).toBe('unreadable: seeds-not-linked');
    const other = dealt().on('tab 2').between(one, two).hand(two).between(two, three).on('tab 1', 'load 1');
    expect(end(other, two, 0).between(two, three).outcomes()[0]).toMatch(/^unreadable/);
  });

  test('was changed where those seeds are the next hand’s, or came out behind its bet, or none that came out give it', () => {
    expect(told(two, 0, two)).toBe('mismatch: draw-differs');
    for (const held of [2, 3]) expect(told(two, held, two)).toBe('mismatch: held-card-changed');
    expect(told(two, 0, three)).toBe('mismatch: draw-differs');
    expect(told(seeds(9), 0)).toBe('mismatch: draw-differs');
  });

  test('is so wherever video poker is dealt from seeds of their own', () => {
    const deck = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';
    const dealtFrom = (n: number): readonly Card[] => {
      const given = { reveal: { secret: secret(n, deck) }, clientSeed: 'player', nonce: null };
      const [only] = SCHEMES.get('bitzino/video-poker')!.deals(given);
      return (only!.dealt as { readonly dealt: readonly Card[] }).dealt;
    };
    const toldAt = (n: number): string => {
      const story = new Story()
        .panel(wheelPanel(null, 1, deck))
        .bet()
        .deal(dealtFrom(1).slice(0, 5));
      story
        .panel(wheelPanel(1, 2, deck))
        .over(dealtFrom(n).slice(5))
        .panel(wheelPanel(2, 3, deck));
      const site = { schemes: { 'video-poker': 'bitzino/video-poker' }, seeding: 'per-bet' } as const;
      const [only] = assemble(story.observations, site);
      const { status, reasons } = audit(only!.hand, only!.circumstances);
      return `${status}: ${reasons.map(({ code }) => code).join(' ')}`;
    };
    expect(toldAt(1)).toMatch(/^verified: /);
    expect(toldAt(2)).toMatch(/^unreadable: .*seeds-not-linked/);
    expect(toldAt(9)).toMatch(/^mismatch: .*draw-differs/);
  });
});

describe('a hand that is its seeds’ but for one card', () => {
  const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
  const other = cardsOf(seeds(9)).find((card) => !cardsOf(two).includes(card))!;
  /** The seeds of the hand before never come out, and its promise was not read; so many dealt cards are others, and are held. */
  const told = (swapped: number): string => {
    const cards = cardsOf(two);
    const deal = cards.slice(0, 5).map((card, i) => (i < swapped ? [other, cards[9]!][i]! : card));
    const draw = (from: number): Card[] => cards.slice(from, 10 - (5 - from));
    const story = new Story().panel({ 'announced.clientSeed': 'player', 'announced.commitment': UNREAD });
    story
      .bet()
      .deal(cardsOf(one).slice(0, 5))
      .panel({
        'announced.commitment': sha256Hex(two.server),
        'announced.clientSeed': 'player',
      });
    story.over(cardsOf(one).slice(5)).bet().deal(deal);
    const held = swapped > 0 ? deal.slice(0, swapped) : [];
    story.over([...held, ...draw(5).slice(0, 5 - held.length)]);
    return story.between(two, three).outcomes().at(-1)!;
  };

  test('is no other hand’s, though the promise may have been', () => {
    expect(told(0)).toBe('verified');
    expect(told(1)).toBe('mismatch: deal-differs');
    expect(told(2)).toMatch(/^unreadable/);
  });
});

describe('cards that come long after the bet', () => {
  const [one, two, three] = [seeds(1), seeds(2), seeds(3)];
  /** So many things are seen between the bet and the cards, a second each, on another page. */
  const told = (seconds: number): string => {
    const story = new Story().between(null, one).bet().on('another site');
    for (let i = 1; i < seconds; i++) story.key();
    story.on('tab 1', 'load 1');
    story.between(null, two, { twice: false }).deal(cardsOf(two).slice(0, 5), { sameTick: true });
    return story.over(cardsOf(two).slice(5)).between(two, three).outcomes().at(-1)!;
  };

  test('may be those of a later hand, and accuse nobody of a promise that one before it may have used', () => {
    expect(told(1)).toBe('mismatch: commitment-changed');
    expect(told(5)).toBe('unreadable: commitment-changed');
  });
});
