/**
 * BC.Game's blackjack, alone or with others at the table: the dealer stands on 17; a blackjack pays 3:2, after a split
 * 1:1; surrender as the first decision. Insurance and even money are left out: they touch no card.
 * Source of the rules: help.bc.game, "Seed generation algorithm".
 * @module
 */
import type { Card } from '../../../src/core/cards.ts';
import type { FieldReader } from '../../../src/core/fields.ts';
import { type Company, totalOf } from '../blackjack.ts';
import {
  type BlackjackView as AnyBlackjackView,
  BlackjackTable,
  type DealConduct,
  dealConducts,
  type House,
  isUndecided,
} from '../blackjack-table.ts';
import { BLACKJACK } from './cheats.ts';
import {
  type Hashes,
  newSeeds,
  type PanelView,
  reused,
  SEED_CONDUCTS,
  type SeedConduct,
  type Seeds,
  shoeOf,
  type Wager,
} from './hashes.ts';

export type BlackjackView = AnyBlackjackView<PanelView>;

type Conduct = SeedConduct & DealConduct;

export function blackjackTable(
  hashes: Hashes,
  company: Company = { before: 0, after: 0 },
): BlackjackTable<Conduct, Wager, PanelView> {
  const { before, after } = company;
  const seats = before + 1 + after;

  /** Commits to a seed that gives the player such a hand, and the dealer none that ends the round at once. */
  const giving = (isWanted: (first: readonly Card[]) => boolean) => ({
    choose(next: Seeds): Seeds {
      let seeds = next;
      const isGiving = (shoe: readonly Card[]) => {
        const first = (place: number) => [shoe[place]!, shoe[seats + 1 + place]!];
        return isWanted(first(before)) && totalOf(first(seats)).total < 21;
      };
      while (!isGiving(shoeOf(seeds))) seeds = newSeeds();
      return seeds;
    },
  });

  const undecided = giving(isUndecided);

  /** By the ids of cheats.ts. */
  const conducts: Readonly<Record<string, Conduct>> = {
    ...SEED_CONDUCTS,
    ...dealConducts(giving),
    // Of a hand that ends with the bet nobody can tell when its hash was there, and the same one twice is seen as one.
    'withholds-commitment': { ...SEED_CONDUCTS['withholds-commitment'], ...undecided },
    // One that ends with the bet is followed by another, and is waited for no longer.
    'never-reveals': { ...SEED_CONDUCTS['never-reveals'], ...undecided },
    'reuses-seed': { choose: (next, revealed) => undecided.choose(reused(next, revealed)) },
  };

  const house: House<Conduct, Wager> = {
    rules: {
      dealOrder: 'player, dealer, player, dealer',
      dealerHitsSoft17: false,
      blackjackPays: 1.5,
      splitBlackjackPays: 1,
      mostHands: 2,
      mayDoubleAfterSplit: true,
      maySurrender: true,
    },
    conductOf(fields: FieldReader) {
      const ids = BLACKJACK.map(({ id }) => id);
      return conducts[fields.choice('behaviour', ids)] ?? {};
    },
    shoeOf: ({ used }) => shoeOf(used),
    company,
  };
  return new BlackjackTable<Conduct, Wager, PanelView>(house, hashes);
}
