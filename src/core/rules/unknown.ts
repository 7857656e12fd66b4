/**
 * The rules of casinos that are not built in: of each game the one that was chosen or found, or that none is known yet.
 * Hands of an unknown rule are recorded like any others, their seeds given to them as far as hashes tell, since what
 * rule they follow may be found from them.
 * @module
 */
import type { GameId } from '../game.ts';
import { baccarat } from '../games/baccarat.ts';
import { blackjack } from '../games/blackjack.ts';
import { hilo } from '../games/hilo.ts';
import { PAY_TABLES } from '../games/pay-tables.ts';
import { videoPoker } from '../games/video-poker.ts';
import { type Scheme, Undealable } from '../scheme.ts';
import { COMMITMENT_FORMS } from './commitments.ts';
import { hashHex, valuesOf } from './hashing.ts';
import type { GivenRule } from './parse.ts';
import { CARD_GAMES, type CardGame } from './rule.ts';

const GAMES: Readonly<Record<CardGame, object>> = {
  blackjack,
  'video-poker': videoPoker(PAY_TABLES),
  hilo,
  baccarat,
};

/** Of the forms that a commitment may have, those of the seed alone: others could tie a hand to seeds of another. */
const FORMS = COMMITMENT_FORMS.filter(({ key, message }) => key === undefined && message === '{serverSeed}');

const unknownScheme = (game: CardGame): Scheme => ({
  id: `unknown/${game}`,
  game: GAMES[game] as Scheme['game'],
  basis: 'found',
  clientSeed: 'optional',
  nonce: 'optional',
  reveals: [['serverSeed']],
  commitmentForm: 'unknown',
  commitments: (reveal) =>
    FORMS.flatMap((form) => {
      const hash = hashHex(form, valuesOf({ reveal, clientSeed: '', nonce: null }));
      return hash === null ? [] : [{ hash }];
    }),
  deals() {
    throw new Undealable('rule-not-found');
  },
  explain() {
    throw new Undealable('rule-not-found');
  },
});

/** That the rule of a game is not known, for each game whose rule can be found. */
export const UNKNOWN_RULES: Readonly<Record<CardGame, GivenRule>> = Object.fromEntries(
  CARD_GAMES.map((game) => [game, { scheme: unknownScheme(game), taughtBy: new Set<string>() }]),
) as never;

/** Whether a scheme stands for a rule that is not known. */
export const isUnknown = (scheme: Scheme): boolean =>
  UNKNOWN_RULES[scheme.game.id as CardGame]?.scheme === scheme;

/** What a site says of its games' rules. */
export type SiteRules = Readonly<Partial<Record<GameId, GivenRule>>>;
