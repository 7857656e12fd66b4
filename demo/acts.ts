/**
 * Acts: a hand at a replica that behaves in a given way, how it is played, and the verdict it deserves.
 * @module
 */
import type { GameId } from '../src/core/game.ts';
import { playBlackjack, playRound, playVideoPoker } from './bitzino-player.ts';
import { BEHAVIOURS, type Behaviour } from './cheats.ts';
import type { Player } from './player.ts';
import type { Settings } from './settings.ts';

export interface Act {
  /** The casino's and the game's ids. */
  readonly casino: string;
  readonly game: GameId;
  /** What the casino does, in a few words. */
  readonly name: string;
  readonly address: string;
  readonly settings: Partial<Settings>;
  readonly deserves: Behaviour['deserves'];
  play(player: Player): Promise<void>;
}

const ADDRESSES: Readonly<Record<string, string>> = {
  'crypto-games video-poker': 'https://www.crypto.games/videopoker',
  'bitzino video-poker': 'https://bitzino.com/video_poker',
  'bitzino blackjack': 'https://bitzino.com/blackjack',
  'bitzino roulette': 'https://bitzino.com/roulette',
  'bitzino craps': 'https://www.bitzino.com/craps',
  'bitzino slots': 'https://www.bitzino.com/slots',
  'crypto-games blackjack': 'https://www.crypto.games/blackjack',
  'bc-game blackjack': 'https://bc.game/game/blackjack',
};

/** How a hand of each game is played, and where it is played in another way. */
const PLAYS: Readonly<Record<string, Play>> = {
  'video-poker': (player) => player.playVideoPoker(),
  'bitzino video-poker': playVideoPoker,
  'bitzino blackjack': playBlackjack,
  roulette: playRound,
  craps: playRound,
  slots: playRound,
  blackjack: (player) => player.playBlackjack(),
};

type Play = (player: Player) => Promise<void>;

/** What it takes to see some behaviours, by their ids: how `play`, which plays one hand, is gone about. */
const WAYS: Readonly<Record<string, (player: Player, play: Play) => Promise<void>>> = {
  'reuses-seed': twice,
  async 'skips-nonce'(player, play) {
    await player.addNonce();
    await twice(player, play);
  },
  async 'repeats-nonce'(player, play) {
    await player.addNonce();
    await twice(player, play);
  },
  async 'replaces-client-seed'(player, play) {
    await player.waitForRefresh();
    await play(player);
  },
  async 'changes-dealt-card'(player, play) {
    player.dawdles = true;
    await play(player);
    player.dawdles = false;
  },
};

async function twice(player: Player, play: Play): Promise<void> {
  await play(player);
  await play(player);
}

/** A hand under a behaviour of cheats.ts. */
export function actOf(behaviour: Behaviour, settings: Partial<Settings> = {}): Act {
  const { casino, game, id, name, deserves } = behaviour;
  const address = ADDRESSES[`${casino} ${game}`];
  const play = PLAYS[`${casino} ${game}`] ?? PLAYS[game];
  if (!address || !play) throw new Error(`${casino} has no replica of ${game}`);
  const way = WAYS[id];
  return {
    casino,
    game,
    name,
    address,
    settings: { ...settings, behaviour: id },
    deserves,
    play: (player) => (way ? way(player, play) : play(player)),
  };
}

/** @throws Error where cheats.ts has no such behaviour */
export function behaviourOf(casino: string, game: GameId, id: string): Behaviour {
  const found = BEHAVIOURS.find((one) => one.casino === casino && one.game === game && one.id === id);
  if (!found) throw new Error(`${casino} has no ${game} that is ${id}`);
  return found;
}

const videoPoker = (id: string, settings: Partial<Settings> = {}): Act =>
  actOf(behaviourOf('crypto-games', 'video-poker', id), settings);

/** What `npm start` plays without a display. */
export const TEN_HANDS: readonly Act[] = [
  // Another host is another account: the next hand's commitment has then been on no panel.
  { ...videoPoker('recorded'), address: 'https://crypto.games/videopoker' },
  {
    ...videoPoker('honest', { panel: 'after-hand', skin: 'unicode' }),
    name: 'Honest, fairness panel seen only after the hand',
    deserves: { status: 'consistent', reason: 'commitment-not-before-bet' },
  },
  {
    ...videoPoker('honest', { skin: 'img-alt' }),
    name: 'Honest, with a client seed of your own',
    async play(player) {
      await player.enterClientSeed('my own words 4711');
      await player.playVideoPoker();
    },
  },
  videoPoker('swaps-dealt-card', { skin: 'aria-label' }),
  videoPoker('draws-from-further-down', { speed: 'instant', lang: 'de' }),
  videoPoker('changes-seed', { skin: 'class', lang: 'ja' }),
  videoPoker('withholds-commitment', { speed: 'random' }),
  videoPoker('uses-other-client-seed', { lang: 'zh-Hant' }),
  videoPoker('pays-royal-as-flush', { skin: 'img-file' }),
  videoPoker('never-reveals'),
];

/** Behaviours that are to be seen where others sit at the table too. */
const AMONG_OTHERS = [
  'honest',
  'deals-pair',
  'swaps-dealt-card',
  'hits-from-further-down',
  'changes-hole-card',
];

/** A hand under every behaviour of every game. */
export const MATRIX: readonly Act[] = [
  ...BEHAVIOURS.map((behaviour) => actOf(behaviour)),
  ...AMONG_OTHERS.map((id): Act => {
    const act = actOf(behaviourOf('bc-game', 'blackjack', id));
    return { ...act, name: `${act.name}, others at the table`, address: `${act.address}/multiplayer` };
  }),
];
