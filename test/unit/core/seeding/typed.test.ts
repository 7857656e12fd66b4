/** A client seed that the player typed and may not have saved: the page shows it, and the casino has another. */
import { describe, expect, it } from 'vitest';
import { assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import { SITE, Story, seeds } from '../story.ts';
import { cardsAt, hashOf, PairStory, type SeedPair, seedPair } from './pair-story.ts';

const [A, B, C] = [seedPair(1), seedPair(2), seedPair(3)];
/** The same server seed with what the player typed. */
const TYPED = { server: A.server, client: 'typed' };

const panel = (told: PairStory, { client, ...pair }: SeedPair, count: number): PairStory =>
  told.panel({
    'announced.commitment': hashOf({ ...pair, client }),
    'announced.clientSeed': client,
    'announced.count': String(count),
  });
const seedOf = (told: PairStory, pair = A): PairStory => panel(told, B, 0).receipt(pair, 2);
const last = (told: PairStory): string => {
  const { status, reasons } = told.verdicts().at(-1)!;
  return [
    status,
    ...reasons.map(({ code }) => code).filter((code) => /unsaved|changed|ignored/.test(code)),
  ].join(' ');
};

describe('a client seed that was typed over the one in the box', () => {
  const begun = (): PairStory => panel(panel(new PairStory(), A, 0).play(A, [0, 1]), A, 2);
  const typed = (act: (told: PairStory) => PairStory = (told) => told, used: SeedPair = A): PairStory => {
    const told = act(panel(begun().enter(), TYPED, 2)).play(used, [2]);
    return seedOf(panel(told, TYPED, 3));
  };

  it('may not have been saved', () => {
    expect(last(typed())).toBe('consistent client-seed-unsaved');
  });

  it('may not have been saved where it was read once before the bet, or a control of another page was pressed', () => {
    const once = { 'announced.commitment': hashOf(TYPED), 'announced.clientSeed': TYPED.client };
    const told = begun()
      .enter()
      .panel({ ...once, 'announced.count': '2' }, { twice: false })
      .play(A, [2]);
    expect(last(seedOf(panel(told, TYPED, 3)))).toBe('consistent client-seed-unsaved');
    const elsewhere = (one: PairStory): PairStory => one.on('tab 2', 'load 2').draw().on('tab 1', 'load 1');
    expect(last(typed(elsewhere))).toBe('consistent client-seed-unsaved');
    expect(last(seedOf(panel(elsewhere(panel(begun().enter(), TYPED, 2)).play(A, [2]), TYPED, 3)))).toBe(
      'consistent client-seed-unsaved',
    );
  });

  it('may not have been saved over one that was, though a receipt stood beside the first', () => {
    const other = { server: A.server, client: 'other' };
    const beside = { 'announced.commitment': hashOf(A), 'announced.clientSeed': A.client };
    const seen = begun().receipt(A, 0, { out: false, fields: beside }).enter();
    const saved = panel(seen, other, 2).see({ kind: 'entered', control: 'Save', pressed: true });
    const told = panel(panel(saved.enter(), TYPED, 2).play(other, [2]), TYPED, 3);
    expect(last(seedOf(told))).toBe('consistent client-seed-unsaved');
  });

  it('was saved before the bet, whatever was typed behind it', () => {
    const saved = panel(begun().enter(), TYPED, 2).see({ kind: 'entered', control: 'Save', pressed: true });
    const dealt = panel(saved.play(A, [2]), TYPED, 3);
    const behind = panel(dealt.enter(), { ...A, client: 'later' }, 3);
    expect(last(seedOf(behind))).toBe('mismatch client-seed-changed');
  });

  it('may not have been saved on another page than the hand’s, which shows none itself', () => {
    const panels = (one: PairStory): PairStory => one.on('tab 2', 'load 2');
    const table = (one: PairStory): PairStory => one.on('tab 1', 'load 1');
    const told = table(panel(panels(new PairStory()), A, 0)).play(A, [0, 1]);
    table(panel(panel(panels(told), A, 2).enter(), TYPED, 2)).play(A, [2]);
    expect(last(seedOf(panel(panels(told), TYPED, 3)))).toBe('consistent client-seed-unsaved');
  });

  it('was saved where the hand was dealt from it', () => {
    expect(last(typed((told) => told, TYPED))).toMatch(/^verified/);
  });

  it('was ignored where a control beside the box was pressed, or something else was dealt from', () => {
    expect(last(typed((told) => told.draw()))).toContain('mismatch client-seed-changed');
    const other = { server: A.server, client: 'another' };
    const told = panel(panel(begun().enter(), TYPED, 2).play(other, [2]), TYPED, 3);
    panel(told, B, 0).receipt(other, 2);
    expect(last(told)).toContain('mismatch client-seed-changed');
  });

  it('was ignored where a page that was loaded before the bet shows it, or what was dealt then names it', () => {
    const inAnother = (one: PairStory): PairStory =>
      panel(one.on('tab 2', 'load 2'), TYPED, 2).on('tab 1', 'load 1');
    const accused = 'mismatch client-seed-changed';
    expect(last(typed((told) => panel(told.on('tab 1', 'load 2'), TYPED, 2)))).toBe(accused);
    expect(last(typed(inAnother))).toBe(accused);
    expect(last(typed((told) => told.receipt(TYPED, 1, { out: false })))).toBe(accused);
    // Behind the bet it may have been saved meanwhile; and what was there before says nothing.
    const behind = (say: (one: PairStory) => PairStory): string => {
      const told = say(panel(begun().enter(), TYPED, 2).play(A, [2]));
      return last(seedOf(panel(told, TYPED, 3)));
    };
    expect(behind(inAnother)).toBe('consistent client-seed-unsaved');
    expect(behind((told) => told.draw())).toBe('consistent client-seed-unsaved');
    const earlier = (say: (one: PairStory) => PairStory): string => {
      const told = panel(say(begun()).enter(), TYPED, 2).on('tab 2', 'load 2');
      return last(seedOf(panel(panel(told, TYPED, 2).on('tab 1', 'load 1').play(A, [2]), TYPED, 3)));
    };
    expect(earlier((told) => told)).toBe(accused);
    expect(earlier(inAnother)).toBe('consistent client-seed-unsaved');
    const receipt = panel(begun().receipt(TYPED, 1, { out: false }).enter(), TYPED, 2).play(A, [2]);
    expect(last(seedOf(panel(receipt, TYPED, 3)))).toBe('consistent client-seed-unsaved');
    const pressed = panel(begun().enter().draw().enter(), TYPED, 2).enter().play(A, [2]);
    expect(last(seedOf(panel(pressed, TYPED, 3)))).toBe('consistent client-seed-unsaved');
  });

  it('was put there by the casino where nothing was typed just before, on that page', () => {
    const other = { server: A.server, client: 'someone’s' };
    const told = (put: (one: PairStory) => PairStory): string =>
      last(seedOf(panel(put(begun()).play(A, [2]), TYPED, 3)));
    expect(told((one) => panel(one, TYPED, 2))).toMatch(/^mismatch/);
    expect(told((one) => panel(panel(one.enter(), other, 2), TYPED, 2))).toMatch(/^mismatch/);
    expect(told((one) => panel(one, TYPED, 2).enter())).not.toContain('unsaved');
    expect(told((one) => panel(panel(one, TYPED, 2).enter(), TYPED, 2))).not.toContain('unsaved');
    expect(
      told((one) => panel(one.on('tab 2', 'load 2').enter().on('tab 1', 'load 1'), TYPED, 2)),
    ).not.toContain('unsaved');
    expect(told((one) => panel(panel(one.enter(), other, 2).enter(), TYPED, 2))).toContain('unsaved');
  });

  it('of a bet’s own seeds may not have been saved either, but where it is sent with the bet', () => {
    const told = new Story().between(null, seeds(1)).enter().between(null, seeds(1, 'typed')).hand(seeds(1));
    const { observations } = told.between(seeds(1), seeds(2, 'typed'));
    const saidOn = (site: Parameters<typeof assemble>[1]): string | undefined => {
      const [first] = assemble(observations, site);
      return audit(first!.hand, first!.circumstances)
        .reasons.map(({ code }) => code)
        .find((code) => /unsaved|changed/.test(code));
    };
    expect(saidOn({ schemes: SITE.schemes, seeding: 'per-bet' })).toBe('client-seed-unsaved');
    expect(saidOn(SITE)).toBe('client-seed-changed');
  });
});

describe('a client seed that was typed with blanks around it, or that the casino writes in its own way', () => {
  const nextPair = (typed: string, used: string): string => {
    const own = { server: B.server, client: used };
    const told = new PairStory().dialog(A, 0, B, { 'promised.clientSeed': '' }).play(A, [0]).enter();
    told
      .dialog(A, 1, B, { 'promised.clientSeed': typed })
      .see({ kind: 'entered', control: 'Change', pressed: true });
    told.dialog(own, 0, C, { 'promised.clientSeed': '' }).play(own, [0]).dialog(own, 1, C).receipt(A, 0);
    return last(told.dialog(C, 0, A).receipt(own, 0));
  };
  const ofBet = (typed: string, used: string, said = used): string => {
    const told = new Story()
      .between(null, seeds(1))
      .enter()
      .between(null, seeds(1, typed))
      .hand(seeds(1, used));
    return told.between(seeds(1, said), seeds(2, said)).outcomes()[0]!;
  };
  const ofPair = (typed: string, used: string): string => {
    const [shown, own] = [typed, used].map((client) => ({ server: A.server, client })) as [
      SeedPair,
      SeedPair,
    ];
    return last(seedOf(panel(panel(new PairStory().enter(), shown, 0).play(own, [0, 1]), shown, 2), own));
  };

  it('is the one that was dealt from, with the blanks or without', () => {
    for (const used of ['mine', 'mine ']) {
      expect(ofBet('mine ', used, 'mine')).toBe('verified');
      expect(ofBet('mine ', used, 'mine ')).toBe('verified');
      expect(ofPair('mine ', used)).toBe('verified');
      expect(nextPair('mine ', used)).toBe('verified');
    }
    expect(ofBet('mine ', 'other')).toMatch(/^mismatch/);
    expect(ofPair('mine ', 'other')).toMatch(/^mismatch/);
    // Of two that were typed, the one that deals.
    const [first, second] = ['first ', 'mine '].map((client) => ({ server: A.server, client })) as [
      SeedPair,
      SeedPair,
    ];
    const changed = panel(panel(new PairStory(), first, 0).enter(), second, 0).play(second, [0, 1]);
    expect(last(seedOf(panel(changed, second, 2), second))).toBe('verified');
    // One hand that it deals is enough; with none, nothing is known of the blanks.
    const blank = { server: A.server, client: 'mine ' };
    const swapped = (hands: readonly number[]): PairStory => {
      const cards = cardsAt('stake/blackjack', blank, hands.length, 16);
      const one = panel(new PairStory(), blank, 0).play(blank, hands);
      return seedOf(one.cards('blackjack', cards.with(4, cards[4] === 'As' ? 'Kh' : 'As')), blank);
    };
    const seedsOf = (told: PairStory) => told.hands().map(({ hand }) => hand.clientSeed);
    expect(swapped([0]).statuses()[0]).toBe('verified');
    expect(seedsOf(swapped([0]))[0]).toBe('mine ');
    expect(seedsOf(swapped([]))[0]).not.toBe('mine ');
  });

  it('accuses nobody in letters and digits alone, or cut off, and any other does', () => {
    const long = 'a-long-text-of-the-player';
    for (const [typed, used] of [
      ['My Seed!', 'myseed'],
      ['My Seed!', 'MySeed!'],
      ['My Seed!', 'my seed!'],
      [long, long.slice(0, 16)],
    ] as const) {
      expect(ofBet(typed, used)).toBe('consistent: client-seed-not-before-bet');
      expect(ofPair(typed, used)).toBe('consistent');
      expect(nextPair(typed, used)).not.toContain('mismatch');
    }
    for (const [typed, used] of [
      ['My Seed!', 'myseeds'],
      ['My Seed', 'My Seed?'],
      ['My Seed', 'MY SEED'],
      ['!!', '??'],
      [long, long.slice(0, 15)],
      [long, long.slice(1)],
    ] as const) {
      expect(ofBet(typed, used)).toBe('mismatch: client-seed-changed');
      expect(ofPair(typed, used)).toContain('mismatch');
    }
    expect(nextPair('My Seed!', 'myseeds')).toContain('mismatch');
  });
});
