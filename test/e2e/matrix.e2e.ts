/**
 * The cheat matrix: a hand of every game under everything its replica can do, and honest hands by the hundred.
 * They are played in several browsers at once, since pages mostly wait.
 */
import { availableParallelism } from 'node:os';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTS, type Act, findAct, withSettings } from '../../demo/acts.ts';
import { HIDDEN_CARDS } from '../../demo/cheats.ts';
import { lookFor, Player } from '../../demo/player.ts';
import { type ReplicaServer, startReplicas } from '../../demo/server.ts';
import { LANGUAGES, type Settings, SKINS, SPEEDS } from '../../demo/settings.ts';
import { TRICK_IDS, type TrickId } from '../../demo/tricks.ts';
import { isDeserved, type ShownVerdict, standing, Verdicts } from '../../demo/verdicts.ts';
import { groupBy } from '../../src/core/groups.ts';
import { SITES } from '../../src/sites/index.ts';
import { browserName, launch, type Session } from './harness/index.ts';

/** Honest hands in all. The project asks for 500: `HONEST_HANDS=500 npx vitest run test/e2e/matrix.e2e.ts`. */
const HONEST_HANDS = Number(process.env['HONEST_HANDS'] ?? (browserName === 'chromium' ? 32 : 8));

/** What is wrong here once is wrong: a false alarm is not played again until there is none. */
const NOT_AGAIN = { timeout: 3_600_000, retry: 0 };

const nameOf = ({ casino, game }: Act): string => `${casino} ${game}`;

/**
 * Of games with seed pairs, whose hands take as long as it takes to rotate a pair, these are played, each game in one of
 * the browsers at least; `npm start -- --all` plays all.
 */
const OF_PAIRS: Readonly<Record<'chromium' | 'firefox', Readonly<Record<string, readonly string[]>>>> = {
  chromium: {
    'stake blackjack': ['honest', 'deals-pair', 'many-hands', 'repeats-nonce', 'never-reveals'],
    'stake video-poker': ['honest', 'draws-from-further-down'],
    'stake hilo': ['honest'],
    'stake baccarat': ['dialog-closed'],
    'duel video-poker': ['honest', 'rotated-unseen', 'drops-wins'],
    'duel blackjack': ['reveals-other-seed'],
    'liqd blackjack': ['honest', 'breaks-promise', 'renews-client-seed'],
  },
  firefox: {
    'stake hilo': ['swaps-dealt-card'],
    'stake baccarat': ['honest'],
    'duel video-poker': ['other-games'],
    'liqd blackjack': ['honest', 'reveals-other-seed'],
  },
};

const hasPairs = ({ casino }: Act): boolean =>
  SITES.some(({ id, seeding }) => id === casino && seeding === 'pair');

/**
 * What a casino does with its seeds and its decks is the same at each of its games: it is played at one of them, another
 * each time.
 */
const ABOUT_SEEDS = /^(commitment|client-seed|server-seed|reveal|nonce|seed|deck|final-shuffle)-/;
const isAboutSeeds = ({ id, deserves }: Act): boolean =>
  ABOUT_SEEDS.test(deserves.reason ?? '') || id === 'hides-other-client-seed';
const TURNS = [...groupBy(ACTS.filter(isAboutSeeds), ({ casino, id }) => `${casino} ${id}`).values()];
const ITS_TURN = new Set(TURNS.map((games, turn) => games[turn % games.length]));

/**
 * Of the other games Chromium plays all that concerns cards, Firefox an honest hand, and of one game what depends on how
 * a browser shows it.
 */
const IN_FIREFOX: Readonly<Record<string, readonly string[]>> = {
  'crypto-games video-poker': [
    'honest',
    'changes-seed',
    'replaces-client-seed',
    'withholds-commitment',
    'repeats-nonce',
    'never-reveals',
    'draws-from-further-down',
    'changes-dealt-card',
    'changes-held-card',
  ],
};

function isWanted(act: Act): boolean {
  if (hasPairs(act)) return OF_PAIRS[browserName][nameOf(act)]?.includes(act.id) ?? false;
  if (browserName === 'firefox') return (IN_FIREFOX[nameOf(act)] ?? ['honest']).includes(act.id);
  return ITS_TURN.has(act) || !isAboutSeeds(act);
}

/**
 * To play some, or at some games whatever their casinos can do, each with its line; with `HANDS=300`, so many hands where
 * the page deals by itself:
 * `ALL=1 ONLY='stake hilo, duel' npx vitest run --project firefox test/e2e/matrix.e2e.ts`.
 */
const ONLY = (process.env['ONLY'] ?? '').split(',').map((words) => words.trim().split(' '));
const ALL = process.env['ALL'] === '1';

const isAsked = (act: Act): boolean =>
  ONLY.some((words) => words.every((word) => `${nameOf(act)} ${act.id}`.includes(word)));

/** Those that take longest come first, so that no browser is left alone with them in the end. */
const WANTED = ACTS.filter((act) => (ALL || isWanted(act)) && isAsked(act)).sort(
  (a, b) => Number(hasPairs(b)) - Number(hasPairs(a)),
);
const GAMES = [...new Set(WANTED.map(nameOf))];
/** Browsers at a time: pages mostly wait, though not for each other's processor; to start one takes several hands' time. */
const MOST_AT_ONCE = browserName === 'chromium' ? Math.min(6, Math.max(4, availableParallelism())) : 2;
const AT_ONCE = Math.min(MOST_AT_ONCE, Math.ceil(WANTED.length / 4) || 1);

let replicas: ReplicaServer;
let sessions: readonly Session[] = [];

beforeAll(async () => {
  replicas = await startReplicas();
  const { hosts, port } = replicas;
  sessions = await Promise.all(Array.from({ length: AT_ONCE }, () => launch({ hosts, port })));
});

afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await replicas?.close();
});

/** Plays each lot in a tab of its own, in whichever browser is free. */
async function each<L>(
  lots: readonly L[],
  play: (lot: L, page: Page, session: Session) => Promise<void>,
): Promise<void> {
  const waiting = [...lots];
  const work = async (session: Session) => {
    for (let lot = waiting.shift(); lot !== undefined; lot = waiting.shift()) {
      const page = await session.newPage();
      await play(lot, page, session);
      await page.close();
    }
  };
  await Promise.all(sessions.map(work));
}

/** Cut into lots of so many; what is in one lot is played in one browser. */
const lotsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/**
 * Whether a verdict is wrong whatever came in between: an honest hand accused, a cheated one called verified. Not where
 * cards cannot be told: from how many decks BC.Game deals nobody has published, and one cheat in 200 is what another
 * number would deal.
 */
const isGrave = ({ deserves }: Act, { status, reasons }: ShownVerdict): boolean =>
  deserves.status === 'mismatch'
    ? status === 'verified' &&
      !(deserves.reason === 'deal-differs' && reasons.some(({ code }) => code === 'decks-inferred'))
    : status === 'mismatch';

/**
 * How often a hand is played at most where the machine was too busy to show what it deserves: cards not read twice, one
 * that was changed before it was read, a hand that ended like the last and was not seen.
 */
const TRIES = 3;

const codesOf = (verdict: ShownVerdict | undefined): string =>
  verdict?.reasons.map(({ code }) => code).join(' ') ?? '';

const told = (act: Act, given: ShownVerdict): string => {
  const { status, reason } = act.deserves;
  return `${nameOf(act)}: ${act.id} deserves ${status} ${reason ?? ''}, got ${given.status} ${codesOf(given)}`;
};

/** How many hands that are none of `before` have which status. */
function tally(standing: ReadonlyMap<string, string>, before: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [hand, status] of standing)
    if (!before.has(hand)) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
}

test('every cheat of every game is flagged, with its reason, and no honest hand is', NOT_AGAIN, async () => {
  const wrong: string[] = [];
  const unshown: { act: Act; said: string }[] = [];
  const playAll = async (lot: readonly Act[], page: Page, session: Session): Promise<void> => {
    const player = new Player(page);
    let popup: Verdicts | null = null;
    for (const wanted of lot) {
      const act = withSettings(wanted, { speed: 'instant' });
      await player.open(act.address, act.settings);
      popup ??= await Verdicts.open(session, page);
      const before = new Set((await popup.standing()).keys());
      const from = Date.now();
      await act.play(player);
      const given = await popup.worst(before, act.deserves);
      if (isGrave(act, given)) wrong.push(told(wanted, given));
      else if (!isDeserved(act.deserves, given)) unshown.push({ act: wanted, said: told(wanted, given) });
      if (!ALL) continue;
      console.log(nameOf(wanted), wanted.id, given.status, codesOf(given));
      console.log(
        `  ${tally(await popup.standing(), before)} in ${Math.round((Date.now() - from) / 1000)} s`,
      );
    }
    await popup?.popup.close();
  };
  await each(lotsOf(WANTED, 4), playAll);
  // What the machine was too busy to show comes once more when nothing else is played.
  for (let tries = 1; tries < TRIES && unshown.length > 0; tries++) {
    const before = unshown.splice(0);
    for (const { said } of before) console.warn(`played again: ${said}`);
    await each([before.map(({ act }) => act)], playAll);
  }
  expect([...wrong, ...unshown.map(({ said }) => said)]).toEqual([]);
});

/** The tricks that are played, each in one of the browsers at least; with `ALL=1` all are. */
const SOME_TRICKS: Readonly<Record<'chromium' | 'firefox', readonly TrickId[]>> = {
  chromium: ['opacity', 'clip-path', 'same-colour', 'covered'],
  firefox: ['turned-away', 'off-screen'],
};

test('cards that nobody sees turn no cheat green, and no honest hand red', NOT_AGAIN, async () => {
  const tricks = ALL ? TRICK_IDS : SOME_TRICKS[browserName];
  const acts = HIDDEN_CARDS.flatMap(({ id }) =>
    tricks.map((trick) => findAct('crypto-games', 'video-poker', id, { speed: 'instant', trick })),
  );
  const wrong: string[] = [];
  await each(lotsOf(acts, Math.ceil(acts.length / AT_ONCE)), async (lot, page, session) => {
    const player = new Player(page);
    let verdicts: Verdicts | null = null;
    for (const act of lot) {
      await player.open(act.address, act.settings);
      verdicts ??= await Verdicts.open(session, page);
      const before = new Set((await verdicts.standing()).keys());
      await act.play(player);
      const verdict = await verdicts.worst(before, act.deserves);
      const said = `${act.id}, ${act.settings.trick}: ${verdict.status} ${codesOf(verdict)}`;
      if (ALL) console.log(said);
      const isHonest = act.deserves.status === 'verified';
      if (isHonest ? verdict.status === 'mismatch' : verdict.status === 'verified') wrong.push(said);
    }
    await verdicts?.popup.close();
  });
  expect(wrong).toEqual([]);
});

describe('honest hands', () => {
  const acts = ACTS.filter(({ id }) => id === 'honest');

  /** Every hand another skin, language and speed, some of them slow; the same ones in every run. */
  const settingsOf = (hand: number): Partial<Settings> => ({
    skin: SKINS[hand % SKINS.length]!,
    lang: LANGUAGES[hand % LANGUAGES.length]!,
    speed: hand % 10 === 0 ? SPEEDS[(hand / 10) % SPEEDS.length]! : 'instant',
  });

  test(
    `${HONEST_HANDS} of them, slow and quick, in every language, reloaded at times, raise no alarm`,
    NOT_AGAIN,
    async () => {
      lookFor(60);
      const statuses: string[] = [];
      const hands = Math.ceil(HONEST_HANDS / GAMES.length);
      await each(lotsOf(GAMES, Math.ceil(GAMES.length / AT_ONCE)), async (games, page, session) => {
        const player = new Player(page);
        const before = await standing(session);
        const own = async () =>
          [...(await standing(session))].flatMap(([hand, status]) => (before.has(hand) ? [] : [status]));
        for (const game of games) {
          const honest = acts.filter((one) => nameOf(one) === game);
          let act: Act | null = null;
          for (let hand = 0; hand < hands; hand++) {
            // A page that is opened anew every few hands, often in the middle of what it was showing.
            if (!act || hand % 5 === 0) {
              const nth = GAMES.indexOf(game) * hands + hand;
              act = withSettings(honest[(hand / 5) % honest.length]!, settingsOf(nth));
              await player.open(act.address, act.settings);
            }
            await act.play(player);
          }
        }
        await expect.poll(own).not.toEqual([]);
        statuses.push(...(await own()));
      });
      lookFor(900);
      expect(statuses.filter((status) => status === 'mismatch')).toEqual([]);
      // Those played faster than cards can be read, or left in the middle, may have been missed.
      expect(statuses.length).toBeGreaterThan(0.9 * HONEST_HANDS);
      expect(statuses.filter((status) => status === 'verified').length).toBeGreaterThan(statuses.length / 2);
    },
  );
});
