/**
 * Acts: a hand at a replica that behaves in a given way, how it is played, and the verdict it deserves. All but the ten
 * of `npm start` are made of what the replicas declare.
 * @module
 */
import type { GameId } from '../src/core/game.ts';
import type { ReplicaGame } from './casinos/casino.ts';
import { CASINOS } from './casinos/index.ts';
import type { Behaviour, Play, Way } from './cheats.ts';
import type { Player } from './player.ts';
import type { Settings } from './settings.ts';

export interface Act {
  /** The casino's and the game's ids. */
  readonly casino: string;
  readonly game: GameId;
  /** The behaviour's. */
  readonly id: string;
  /** What the casino does, in a few words. */
  readonly name: string;
  readonly address: string;
  readonly settings: Partial<Settings>;
  readonly deserves: Behaviour['deserves'];
  play(player: Player): Promise<void>;
}

const NOTHING: Play = () => Promise.resolve();

/** One hand, and what it takes until its seeds are out. */
const once: Way = async (player, play, settle) => {
  await play(player);
  await settle(player);
};

function actOf(casino: string, game: ReplicaGame, behaviour: Behaviour): Act {
  const { address, play, settle = NOTHING } = game;
  const { id, name, deserves, way = once } = behaviour;
  return {
    casino,
    game: game.id,
    id,
    name,
    address,
    settings: { behaviour: id },
    deserves,
    play: (player) => way(player, play, settle),
  };
}

/** A hand under every behaviour of every game. */
export const ACTS: readonly Act[] = CASINOS.flatMap((casino) =>
  casino.games.flatMap((game) => game.behaviours.map((behaviour) => actOf(casino.id, game, behaviour))),
);

/** The same, and at further tables of the same games. */
export const MATRIX: readonly Act[] = [
  ...ACTS,
  ...CASINOS.flatMap((casino) =>
    casino.games.flatMap((game) =>
      Object.entries(game.also ?? {}).flatMap(([where, { address, ids }]) =>
        ids.map((id): Act => {
          const act = findAct(casino.id, game.id, id);
          return { ...act, name: `${act.name}, ${where}`, address };
        }),
      ),
    ),
  ),
];

/** The same act on pages with these settings. */
export function withSettings(act: Act, settings: Partial<Settings>): Act {
  return { ...act, settings: { ...settings, ...act.settings } };
}

/** @throws Error where the replica does not declare such a behaviour */
export function findAct(casino: string, game: GameId, id: string, settings: Partial<Settings> = {}): Act {
  const found = ACTS.find((one) => one.casino === casino && one.game === game && one.id === id);
  if (!found) throw new Error(`${casino} has no ${game} that is ${id}`);
  return withSettings(found, settings);
}

const videoPoker = (id: string, settings: Partial<Settings> = {}): Act =>
  findAct('crypto-games', 'video-poker', id, settings);

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
