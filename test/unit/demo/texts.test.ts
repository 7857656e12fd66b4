/** The replicas' words are a casino's: what of them is to be read, the reading must know in every language. */
import { expect, test } from 'vitest';
import { TEXTS as BC_GAME } from '../../../demo/casinos/bc-game/page/texts.ts';
import { ACTIONS } from '../../../demo/casinos/blackjack.ts';
import { TEXTS as CRYPTO_GAMES } from '../../../demo/casinos/crypto-games/page/texts.ts';
import { type Meaning, meaningsOf } from '../../../src/reading/words.ts';

/** The meaning of each text that is read. */
const CRYPTO_GAMES_MEANINGS = {
  lastCommitment: 'fields:last.commitment',
  lastServerSeed: 'fields:last.serverSeed',
  lastClientSeed: 'fields:last.clientSeed',
  nextCommitment: 'fields:next.commitment',
  nextClientSeed: 'fields:next.clientSeed',
  deal: 'controls:deal',
  draw: 'controls:draw',
  bet: 'amounts:bet',
  win: 'amounts:win',
  dealer: 'places:dealer',
  player: 'places:player',
} as const satisfies Partial<Record<keyof (typeof CRYPTO_GAMES)['en'], Meaning>>;

const BC_GAME_MEANINGS = {
  nextHash2: 'fields:next.hash2',
  lastHash2: 'fields:last.hash2',
  lastHash1: 'fields:last.hash1',
  issue: 'fields:issue',
  salt: 'fields:salt',
  publicKey: 'fields:publicKey',
  bet: 'controls:bet',
  dealer: 'places:dealer',
  you: 'places:player',
} as const satisfies Partial<Record<keyof (typeof BC_GAME)['en'], Meaning>>;

/** Which of the texts do not mean to the reading what they must. */
function unknown<Name extends string>(
  texts: Readonly<
    Record<
      string,
      Readonly<Record<NoInfer<Name>, string>> & { readonly actions: Readonly<Record<string, string>> }
    >
  >,
  meanings: Readonly<Record<Name, Meaning>>,
): string[] {
  return Object.entries(texts).flatMap(([language, words]) => {
    const read = (Object.entries(meanings) as [Name, Meaning][]).map(
      ([name, meaning]) => [words[name], meaning] as const,
    );
    const played = ACTIONS.map(
      (action) => [words.actions[action]!, `controls:${action}` as Meaning] as const,
    );
    return [...read, ...played]
      .filter(([text, meaning]) => !meaningsOf(text).includes(meaning))
      .map(([text, meaning]) => `${language}: ${text} (${meaning})`);
  });
}

test('at Crypto.Games', () => {
  expect(unknown(CRYPTO_GAMES, CRYPTO_GAMES_MEANINGS)).toEqual([]);
});

test('at BC.Game', () => {
  expect(unknown(BC_GAME, BC_GAME_MEANINGS)).toEqual([]);
});
