/** A client seed that the player typed and may not have saved: the page shows it, and the casino has another. */
import { describe, expect, it } from 'vitest';
import { assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import { SITE, Story, seeds } from '../story.ts';
import { hashOf, PairStory, type SeedPair, seedPair } from './pair-story.ts';

const [A, B] = [seedPair(1), seedPair(2)];
/** The same server seed with what the player typed. */
const TYPED = { server: A.server, client: 'typed' };

const panel = (told: PairStory, { client, ...pair }: SeedPair, count: number): PairStory =>
  told.panel({
    'announced.commitment': hashOf({ ...pair, client }),
    'announced.clientSeed': client,
    'announced.count': String(count),
  });
const seedOf = (told: PairStory): PairStory => panel(told, B, 0).receipt(A, 2);
const last = (told: PairStory): string => {
  const { status, reasons } = told.verdicts().at(-1)!;
  return [status, ...reasons.map(({ code }) => code).filter((code) => /unsaved|changed/.test(code))].join(
    ' ',
  );
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

  it('was ignored where a page that was loaded since shows it, or a receipt names it', () => {
    expect(last(typed((told) => panel(told.on('tab 1', 'load 2'), TYPED, 2)))).toContain(
      'mismatch client-seed-changed',
    );
    const told = panel(panel(begun().enter(), TYPED, 2).play(A, [2]), TYPED, 3);
    panel(told, B, 0).receipt(TYPED, 2);
    expect(last(told)).not.toContain('client-seed-unsaved');
  });

  it('is the casino’s doing where nobody typed', () => {
    const told = panel(panel(begun(), TYPED, 2).play(A, [2]), TYPED, 3);
    expect(last(seedOf(told))).toMatch(/^mismatch/);
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
