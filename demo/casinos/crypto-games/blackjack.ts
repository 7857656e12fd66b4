/**
 * Crypto.Games' blackjack table: four decks, no peek for a dealer's blackjack, which pays the player 6:5; the dealer
 * hits soft 17; any two cards may be doubled, split hands too; one split; early surrender.
 * Source of the rules: wizardofodds.com, "Blackjack (Encrypted Version)". In which order split hands get their cards
 * is published nowhere; here both get their second card before either is played.
 * @module
 */
import type { Card } from '../../../src/core/cards.ts';
import type { FieldReader } from '../../../src/core/fields.ts';
import { BLACKJACK_RULE, cryptoGamesBlackjack } from '../../../src/core/schemes/crypto-games/blackjack.ts';
import { cardsIn } from '../../../src/core/schemes/crypto-games/digest.ts';
import { totalOf } from '../blackjack.ts';
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
  lookFor,
  type PanelView,
  replaying,
  reused,
  SEED_CONDUCTS,
  type SeedConduct,
  type Seeds,
  type ServerSeeds,
  type Wager,
} from './seeds.ts';

export type BlackjackView = AnyBlackjackView<PanelView>;

type Conduct = SeedConduct & DealConduct;

/** The hand in "Blackjack (Encrypted Version)" at wizardofodds.com. */
const RECORDED: Seeds = {
  serverSeed: 'Yt5IDwsb3Ldc5vyusvcQNfLqqjoYmCHGRkasqXNQ',
  clientSeed: '5v5b85n85vb856nvbn5vbn',
};

/** Commits to seeds that give the player such a hand, and the dealer none that ends the round at once. */
const giving = (isWanted: (first: readonly Card[]) => boolean) => ({
  choose: (next: Seeds): Seeds =>
    lookFor(next, (digest) => {
      const cards = cardsIn(digest, BLACKJACK_RULE, 4);
      return isWanted(cards.slice(0, 2)) && totalOf(cards.slice(2)).total < 21;
    }),
});

const undecided = giving(isUndecided);

/** By the ids of cheats.ts. */
const CONDUCTS: Readonly<Record<string, Conduct>> = {
  ...SEED_CONDUCTS,
  ...dealConducts(giving),
  // Of a hand that ends with the bet nobody can tell when its hash was there, and the same one twice is seen as one.
  'withholds-commitment': { ...SEED_CONDUCTS['withholds-commitment'], ...undecided },
  // One that ends with the bet is followed by another, and is waited for no longer.
  'never-reveals': { ...SEED_CONDUCTS['never-reveals'], ...undecided },
  'reuses-seed': { choose: (next, revealed) => undecided.choose(reused(next, revealed)) },
  recorded: { ...replaying(RECORDED), advice: 'double' },
};

const HOUSE: House<Conduct, Wager> = {
  rules: {
    dealOrder: 'player, player, dealer, dealer',
    dealerHitsSoft17: true,
    blackjackPays: 1.2,
    splitBlackjackPays: 1.2,
    mostHands: 2,
    mayDoubleAfterSplit: true,
    maySurrender: true,
  },
  conductOf(fields: FieldReader) {
    const ids = BLACKJACK.map(({ id }) => id);
    return CONDUCTS[fields.choice('behaviour', ids)] ?? {};
  },
  shoeOf({ used: { serverSeed, clientSeed } }) {
    const [reading] = cryptoGamesBlackjack.deals({ reveal: { serverSeed }, clientSeed, nonce: null });
    return reading!.dealt.shoe.take(BLACKJACK_RULE.size);
  },
};

export const blackjackTable = (seeds: ServerSeeds): BlackjackTable<Conduct, Wager, PanelView> =>
  new BlackjackTable<Conduct, Wager, PanelView>(HOUSE, seeds);
