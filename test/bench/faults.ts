/**
 * What becomes of hands when the background is stopped at any moment of them, when the browser is killed with them under
 * way, when the extension is loaded anew, and when the log cannot be written: in each browser, honest and cheating, counted.
 *
 *     CUTCARD_STOPS=200 CUTCARD_KILLS=20 npm run bench -- faults
 *
 * `CUTCARD_BROWSER` leaves one browser, `CUTCARD_FAULTS` some of stops, kills, failing, full, reloaded.
 *
 * @module
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer';
import { type BrowserName, launch, type Session } from '../../demo/browser.ts';
import { Player } from '../../demo/player.ts';
import { type ReplicaServer, startReplicas } from '../../demo/server.ts';
import type { Status, Verdict } from '../../src/core/verdict.ts';

declare const chrome: { readonly runtime: { sendMessage(message: object): Promise<unknown> } };

const run = promisify(execFile);

const TABLE = 'https://crypto.games/videopoker';
const CHEAT = 'draws-from-further-down';
/** Nothing is stopped sooner after the last time, or later, ms. */
const [SOONEST, LATEST] = [50, 600];
/** What has not been judged after so long, ms, in which nothing more was logged either, is not. */
const PATIENCE = 15_000;

interface Kept {
  /** The log's entries, by their keys. */
  readonly entries: readonly string[];
  /** Of each hand. */
  readonly statuses: ReadonlyMap<string, Status>;
  /** Why each hand is neither verified nor a mismatch. */
  readonly reasons: readonly string[];
  /** Hands that an alarm was given for. */
  readonly alarms: readonly string[];
}

type Asked = { hands: { id: string; verdict: Verdict }[]; next?: string | null } & {
  observations: { key: string; kind?: string; hand?: string }[];
};

/** All that the log has, asked of the extension as its own pages ask. */
async function kept(session: Session): Promise<Kept> {
  const ask = (message: object) =>
    session.inExtension(async (one) => JSON.stringify(await chrome.runtime.sendMessage(one)), message);
  const statuses = new Map<string, Status>();
  const entries: string[] = [];
  const why: string[] = [];
  const alarms: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const part: Asked = JSON.parse(
      await ask({ kind: 'page/export', of: 'everything', ...(after ? { after } : {}) }),
    );
    for (const { id, verdict } of part.hands) {
      statuses.set(id, verdict.status);
      if (verdict.status !== 'verified' && verdict.status !== 'mismatch')
        why.push(verdict.reasons.map(({ code }) => code).join(' '));
    }
    for (const { key, kind, hand } of part.observations) {
      entries.push(key);
      if (kind === 'alarm') alarms.push(hand!);
    }
    after = part.next ?? null;
  }
  return { entries, statuses, reasons: why, alarms };
}

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));
const sometime = (): Promise<void> => pause(SOONEST + Math.random() * (LATEST - SOONEST));

async function playHand(player: Player): Promise<void> {
  await player.deal();
  await player.draw();
}

/** Waits until as many hands as were played have the verdict that they deserve, or do not get it; what there is then. */
async function settled(session: Session, wanted: Readonly<Partial<Record<Status, number>>>): Promise<Kept> {
  let limit = Date.now() + PATIENCE;
  for (let logged = 0; ; ) {
    const now = await kept(session);
    if (now.entries.length > logged) limit = Date.now() + PATIENCE;
    logged = now.entries.length;
    const done = Object.entries(wanted).every(([status, n]) => countOf(now, status as Status) >= n);
    const told = now.alarms.length === countOf(now, 'mismatch');
    if ((done && told) || Date.now() > limit) return now;
    await pause(200);
  }
}

/** What a badge says when it says how many mismatches there are, which is shown behind their alarms, or does not say it. */
async function badgeWhenIs(session: Session, tab: number, mismatches: number): Promise<string> {
  const limit = Date.now() + PATIENCE;
  for (;;) {
    const badge = await session.badgeText(tab).catch(() => '');
    if (badge === String(mismatches) || Date.now() > limit) return badge;
    await pause(50);
  }
}

const countOf = ({ statuses }: Kept, status: Status): number =>
  [...statuses.values()].filter((one) => one === status).length;

/** Each once, with how often it is there. */
const tally = (reasons: readonly string[]): string =>
  [...new Set(reasons)]
    .map((one) => `; ${reasons.filter((other) => other === one).length} × ${one}`)
    .join('');

const countsOf = ({ statuses, reasons, alarms }: Kept): string => {
  const names = [...new Set(statuses.values())].sort();
  const counts = names.map(
    (name) => `${[...statuses.values()].filter((one) => one === name).length} ${name}`,
  );
  return `${statuses.size} hands in the log (${counts.join(', ')}), ${alarms.length} alarms, ${new Set(alarms).size} hands alarmed${tally(reasons)}`;
};

/** Stops the background again and again while hands are played, half of them honest. */
async function stops(browser: BrowserName, replicas: ReplicaServer, times: number): Promise<void> {
  const session = await launch(of(browser, replicas));
  try {
    const page = await session.newPage();
    const player = new Player(page);
    let stopped = 0;
    const played = { verified: 0, mismatch: 0 };
    for (const status of ['verified', 'mismatch'] as const) {
      await player.open(TABLE, { speed: 'instant', ...(status === 'mismatch' ? { behaviour: CHEAT } : {}) });
      while (stopped < (status === 'verified' ? times / 2 : times)) {
        let over = false;
        const stopping = (async () => {
          while (!over) {
            await sometime();
            if (await session.killBackground().catch(() => false)) stopped++;
          }
        })();
        await playHand(player);
        played[status]++;
        over = true;
        await stopping;
      }
    }
    const end = await settled(session, played);
    const badge = await badgeWhenIs(session, session.tabIdOf(page), countOf(end, 'mismatch'));
    console.log(
      `${browser}: background stopped ${stopped} times; played ${played.verified} honest and ${played.mismatch} cheating hands: ${countsOf(end)}; badge ${badge}`,
    );
  } finally {
    await session.close();
  }
}

/** Kills the browser in the middle of hands, on one profile. */
async function kills(browser: BrowserName, replicas: ReplicaServer, times: number): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'cutcard-profile-'));
  let before: Kept = { entries: [], statuses: new Map(), reasons: [], alarms: [] };
  const found = { lost: 0, changed: 0, waiting: 0 };
  const played = { verified: 0, mismatch: 0 };
  let end = before;
  for (let round = 0; round <= times; round++) {
    const session = await launch({ ...of(browser, replicas), profile });
    const page = await session.newPage();
    const after = await settled(session, {});
    const now = new Set(after.entries);
    found.lost += before.entries.filter((key) => !now.has(key)).length;
    for (const [id, status] of before.statuses) {
      const is = after.statuses.get(id);
      // What waited for its seed in a tab that is gone has ended.
      if (is !== status && status !== 'pending') found.changed++;
    }
    end = after;
    if (round === times) {
      await session.close();
      break;
    }
    const status = round % 2 === 0 ? 'verified' : 'mismatch';
    const player = new Player(page);
    await player.open(TABLE, { speed: 'instant', ...(status === 'mismatch' ? { behaviour: CHEAT } : {}) });
    // Where the browser had kept the casino's cookie, the hand that it was killed in lies there still.
    if (await page.$('#videopoker .pick:not(:disabled)')) await player.draw();
    await playHand(player);
    played[status]++;
    await settled(session, { [status]: countOf(after, status) + 1 });
    before = await kept(session);
    const next = playHand(player).catch(() => undefined);
    await pause(Math.random() * 2000);
    await session.kill();
    await next;
  }
  await rm(profile, { recursive: true, force: true });
  console.log(
    `${browser}: killed ${times} times; of what was acknowledged ${found.lost} entries lost and ${found.changed} verdicts changed; played ${played.verified} honest and ${played.mismatch} cheating hands to their end: ${countsOf(end)}`,
  );
}

/** Lets every write fail while a hand is played, and then succeed again. */
async function failing(browser: BrowserName, replicas: ReplicaServer): Promise<void> {
  const extension = await mkdtemp(join(tmpdir(), 'cutcard-failing-'));
  await cp(of(browser, replicas).extension, extension, { recursive: true });
  const background = join(extension, 'background.js');
  await writeFile(background, `${FAILING}\n${await readFile(background, 'utf8')}`);
  const session = await launch({ ...of(browser, replicas), extension });
  try {
    const page = await session.newPage();
    const player = new Player(page);
    await player.open(TABLE, { speed: 'instant' });
    await playHand(player);
    await settled(session, { verified: 1 });
    const fail = (is: boolean) =>
      session.inExtension((yes) => void chrome.runtime.sendMessage({ failing: yes }), is);
    await fail(true);
    await pause(300);
    await playHand(player);
    await pause(1000);
    const said = await stateOf(session, page);
    const meanwhile = await kept(session);
    await fail(false);
    const end = await settled(session, { verified: 2 });
    console.log(
      `${browser}: while writes fail the popup says "${said}" and the log has ${meanwhile.statuses.size} of 2 hands; when they succeed again: ${countsOf(end)}, and the popup says "${await stateOf(session, page)}"`,
    );
  } finally {
    await session.close();
    await rm(extension, { recursive: true, force: true });
  }
}

const MEGABYTE = 2 ** 20;
/** What a browser's profile takes, and room to play. */
const DISK = 400;

/** Fills the disk under the browser's profile while hands are played, and then makes room again. Linux, as root. */
async function full(browser: BrowserName, replicas: ReplicaServer): Promise<void> {
  const disk = await mkdtemp(join(tmpdir(), 'cutcard-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m`, 'tmpfs', disk]);
  } catch {
    console.log(`${browser}: a disk that can be filled takes Linux and its root`);
    await rm(disk, { recursive: true });
    return;
  }
  const session = await launch({ ...of(browser, replicas), profile: join(disk, 'profile') });
  try {
    const page = await session.newPage();
    const player = new Player(page);
    await player.open(TABLE, { speed: 'instant', behaviour: CHEAT });
    await playHand(player);
    const before = await settled(session, { mismatch: 1 });
    await fill(join(disk, 'ballast'));
    const said: string[] = [];
    for (let hand = 0; hand < 3; hand++) {
      await playHand(player);
      await pause(1000);
      await fill(join(disk, `ballast ${hand}`));
      said.push(await stateOf(session, page));
    }
    const meanwhile = await kept(session).catch(() => null);
    for (const name of await readdir(disk)) if (name.startsWith('ballast')) await rm(join(disk, name));
    const end = await settled(session, { mismatch: 4 });
    const now = new Set(end.entries);
    const lost = [...before.entries, ...(meanwhile?.entries ?? [])].filter((key) => !now.has(key)).length;
    const badge = await badgeWhenIs(session, session.tabIdOf(page), countOf(end, 'mismatch'));
    console.log(
      `${browser}: while its disk is full the popup says "${said.join('", "')}" and the log has ${meanwhile?.statuses.size ?? 'none'} of 4 hands; when there is room: ${lost} entries lost, ${countsOf(end)}, badge ${badge}, and the popup says "${await stateOf(session, page)}"`,
    );
  } finally {
    await session.close();
    await run('umount', ['-l', disk]);
    await rm(disk, { recursive: true });
  }
}

/** Writes a file until there is no room for another byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (let size = MEGABYTE; size >= 1; ) {
    const written = await file.write(Buffer.alloc(size)).then(
      ({ bytesWritten }) => bytesWritten,
      () => 0,
    );
    if (written < size) size = Math.floor(size / 2);
  }
  await file.close();
}

const FAILING = `{
  const { transaction } = IDBDatabase.prototype;
  let failing = false;
  IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
    if (failing && mode === 'readwrite') throw new DOMException('the disk is full', 'QuotaExceededError');
    return transaction.call(this, stores, mode, ...rest);
  };
  chrome.runtime.onMessage.addListener((message) => {
    if (typeof message?.failing === 'boolean') failing = message.failing;
  });
}`;

/** Loads the extension anew, as an update does, with a mismatch that nobody has opened: its badge must come back. */
async function reloaded(browser: BrowserName, replicas: ReplicaServer, times: number): Promise<void> {
  const session = await launch(of(browser, replicas));
  try {
    const page = await session.newPage();
    const player = new Player(page);
    await player.open(TABLE, { speed: 'instant', behaviour: CHEAT });
    await playHand(player);
    await settled(session, { mismatch: 1 });
    const tab = session.tabIdOf(page);
    let back = 0;
    let slowest = 0;
    for (let time = 0; time < times; time++) {
      await session.browser.installExtension(resolve(of(browser, replicas).extension));
      await pause(1000);
      const start = Date.now();
      if ((await badgeWhenIs(session, tab, 1)) === '1') back++;
      slowest = Math.max(slowest, Date.now() - start);
    }
    const end = await kept(session);
    console.log(
      `${browser}: extension loaded anew ${times} times with one mismatch not opened: its badge came back ${back} times, the slowest ${slowest} ms after a second; ${countsOf(end)}`,
    );
  } finally {
    await session.close();
  }
}

const stateOf = (session: Session, page: Page): Promise<string> =>
  session.inExtension(
    async (tabId) =>
      ((await chrome.runtime.sendMessage({ kind: 'page/tab', tabId })) as { state: string }).state,
    session.tabIdOf(page),
  );

const of = (browser: BrowserName, { hosts, port }: ReplicaServer) => ({
  browser,
  extension: browser === 'firefox' ? 'dist/firefox' : 'dist/chrome',
  hosts,
  port,
});

export async function benchFaults(): Promise<void> {
  const times = Number(process.env['CUTCARD_STOPS'] ?? 200);
  const deaths = Number(process.env['CUTCARD_KILLS'] ?? 20);
  const replicas = await startReplicas();
  try {
    const faults: Readonly<Record<string, (browser: BrowserName) => Promise<void>>> = {
      stops: (browser) => stops(browser, replicas, times),
      kills: (browser) => kills(browser, replicas, deaths),
      failing: (browser) => failing(browser, replicas),
      full: (browser) => full(browser, replicas),
      reloaded: (browser) => reloaded(browser, replicas, 3),
    };
    const asked = process.env['CUTCARD_FAULTS']?.split(',') ?? Object.keys(faults);
    for (const browser of ['chromium', 'firefox'] as const) {
      if (browser !== (process.env['CUTCARD_BROWSER'] ?? browser)) continue;
      for (const fault of asked) await faults[fault]!(browser);
    }
  } finally {
    await replicas.close();
  }
}
