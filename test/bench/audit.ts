/**
 * How fast hands are audited: by the core for each scheme, and from file to file by the command line, beside what the
 * same hashes cost alone and beside a PHP script that does the same job. Medians of five, taken in turn.
 * @module
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac, hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { audit } from '../../src/core/audit.ts';
import { PAY_TABLES, payOf } from '../../src/core/games/pay-tables.ts';
import { sha256Hex, sha512 } from '../../src/core/hash.ts';
import { tenCards } from '../../src/core/schemes/crypto-games/video-poker.ts';
import { type HonestHand, honestHands, SCHEME_IDS } from '../support/honest.ts';

const TIMES = 5;
/** How long each measurement of the core takes, in ms. */
const SPAN = 200;
const FEW = 1000;
const SOME = 100_000;
const HUNDREDS = 300_000;
const MANY = 1_000_000;

/** Prints hands a second, ratios and memory. */
export async function benchAudit(): Promise<void> {
  console.log(
    'Auditing in the core, hands a second: with the hashes of the extension, and beside those hashes in',
  );
  console.log('OpenSSL alone');
  for (const id of SCHEME_IDS) benchScheme(id);
  await benchCommandLine();
}

function benchScheme(id: string): void {
  const hands = fc.sample(honestHands(id), { numRuns: 100, seed: 1 });
  const [core, hashes] = inTurn([() => perSecond(hands, audit), () => perSecond(hands, bareHashes)]);
  const ratio = (core! / hashes!).toFixed(2);
  console.log(`  ${id.padEnd(28)}${number(core!)}   hashes alone ${number(hashes!)}   ratio ${ratio}`);
}

/** The medians of some measurements, each taken in turn with the others. */
function inTurn(measurements: readonly (() => number)[]): number[] {
  const rounds = Array.from({ length: TIMES }, () => measurements.map((measure) => measure()));
  return measurements.map((_, i) => median(rounds.map((round) => round[i]!)));
}

function perSecond(hands: readonly HonestHand[], run: (hand: HonestHand) => unknown): number {
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < SPAN; count += hands.length) for (const hand of hands) run(hand);
  return (1000 * count) / (performance.now() - start);
}

/** As many hashes, of texts as long, as the scheme takes for this hand. */
function bareHashes({ scheme, reveal, clientSeed = '', nonce, decks = 1, shown }: HonestHand): void {
  const serverSeed = reveal['serverSeed'] ?? reveal['secret'] ?? '';
  hash('sha256', serverSeed);
  const hmacs = (count: number): void => {
    for (let i = 0; i < count; i++) {
      createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${i}`).digest();
    }
  };
  const [casino] = scheme.split('/');
  if (casino === 'crypto-games') hash('sha512', serverSeed + clientSeed);
  else if (casino === 'bitzino') hash('sha256', clientSeed + serverSeed);
  else if (casino === 'bc-game') for (let deck = 0; deck < decks; deck++) hash('sha256', serverSeed);
  else if (casino === 'liqd') hmacs(415);
  else if (scheme === 'duel/video-poker') hmacs(51);
  else hmacs(casino === 'stake' ? Math.ceil(cardsIn(shown) / 8) : cardsIn(shown));
}

const cardsIn = (shown: object): number => JSON.stringify(shown).match(/"[^"]{2}"/g)?.length ?? 0;

async function benchCommandLine(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cutcard-bench-'));
  try {
    execFileSync(process.execPath, ['build.mjs', '--only', 'cli', '--out', folder]);
    const program = join(folder, 'cli.mjs');
    for (const paid of [true, false]) await benchFile(folder, program, paid);
    await benchPairs(folder, program);
    const peaks: number[] = [];
    for (const count of [FEW, SOME, MANY])
      peaks.push(
        (
          await runFile(process.execPath, [
            '--import',
            REPORT_MEMORY,
            program,
            'audit',
            writeHands(folder, count, true),
          ])
        ).megabytes,
      );
    const [few, some, most] = peaks.map((megabytes) => `${megabytes.toFixed(0)} MB`);
    console.log(`  peak memory: ${few} for ${FEW} hands, ${some} for ${SOME}, ${most} for ${MANY}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Hands of the schemes whose seed pairs serve many bets, beside node's own HMACs of as many messages. */
async function benchPairs(folder: string, program: string): Promise<void> {
  console.log(
    '\nHands of seed pairs by the command line, from JSON to JSON, beside the HMACs of node:crypto alone',
  );
  for (const [id, count] of PAIRS) {
    const hands = fc.sample(honestHands(id), { numRuns: 100, seed: 1 });
    const path = join(folder, 'pair.jsonl');
    writeFileSync(
      path,
      hands
        .map((hand) => `${JSON.stringify(hand)}\n`)
        .join('')
        .repeat(count / 100),
    );
    const runs: number[] = [];
    const bare: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      runs.push((await runFile(process.execPath, [program, 'audit', path])).cpuSeconds);
      const start = process.cpuUsage();
      for (let done = 0; done < count; done += 100) hands.forEach(bareHashes);
      const { user, system } = process.cpuUsage(start);
      bare.push((user + system) / 1e6);
    }
    const [own, hashes] = [count / median(runs), count / median(bare)];
    const ratio = (own / hashes).toFixed(2);
    console.log(
      `  ${id.padEnd(28)}${number(own)}   HMACs alone ${number(hashes)} a second of processor   ratio ${ratio}`,
    );
  }
}

/** Schemes, and hands that take about a second. */
const PAIRS = [
  ['stake/blackjack', 100_000],
  ['stake/video-poker', 100_000],
  ['duel/blackjack', 50_000],
  ['duel/video-poker', 10_000],
  ['liqd/blackjack', 1_000],
] as const;

/** Lines as the extension exports them, with pay table and win, or without. */
async function benchFile(folder: string, program: string, paid: boolean): Promise<void> {
  const path = writeHands(folder, HUNDREDS, paid);
  const own: FileRun[] = [];
  const php: FileRun[] = [];
  const hasPhp = spawnSync('php', ['--version']).status === 0;
  for (let time = 0; time < TIMES; time++) {
    own.push(await runFile(process.execPath, [program, 'audit', path]));
    if (hasPhp) php.push(await runFile('php', ['test/bench/audit-lines.php', path]));
  }
  const name = paid ? 'with pay table and win' : 'with cards alone';
  console.log(`\nVideo poker lines ${name}, from JSON to JSON, ${number(HUNDREDS).trim()} hands`);
  const wall = (runs: readonly FileRun[]): number => median(runs.map(({ seconds }) => seconds));
  const cpu = (runs: readonly FileRun[]): number => median(runs.map((run) => run.cpuSeconds));
  const line = (what: string, runs: readonly FileRun[]): void =>
    console.log(
      `  ${what.padEnd(28)}${number(HUNDREDS / wall(runs))} hands a second, ${cpu(runs).toFixed(2)} s of processors`,
    );
  line('cli.mjs audit', own);
  if (!hasPhp) return console.log('  there is no php to compare it with');
  line('PHP, the same job', php);
  const ratios = `${(wall(php) / wall(own)).toFixed(2)} in wall time, ${(cpu(php) / cpu(own)).toFixed(2)} in processor time`;
  console.log(`  ${'times as fast'.padEnd(28)} ${ratios}`);
}

/** A file of verified hands: a thousand different ones, over and over. */
function writeHands(folder: string, count: number, paid: boolean): string {
  const lines = Array.from({ length: FEW }, (_, i) => {
    const serverSeed = sha256Hex(`server seed ${i}`).slice(0, 40);
    const clientSeed = sha256Hex(`client seed ${i}`).slice(0, 16);
    const cards = tenCards(sha512(serverSeed + clientSeed));
    const held = Array.from({ length: 5 }, (_, place) => ((i >> place) & 1) === 1);
    const draw = cards.slice(5);
    const deal = cards.slice(0, 5);
    const final = deal.map((card, place) => (held[place] ? card : draw.shift()!));
    const payTable = i % 2 ? 'jacks-or-better' : 'tens-or-better';
    return `${JSON.stringify({
      v: 1,
      scheme: 'crypto-games/video-poker',
      commitment: { value: sha256Hex(serverSeed), beforeBet: true },
      clientSeed,
      nonce: null,
      reveal: { serverSeed },
      shown: {
        deal,
        final,
        ...(paid && { held, payTable, multiplier: payOf(PAY_TABLES[payTable], final) }),
      },
    })}\n`;
  }).join('');
  const path = join(folder, `${paid ? 'paid' : 'cards'}-${count}.jsonl`);
  writeFileSync(path, '');
  for (let written = 0; written < count; written += FEW) writeFileSync(path, lines, { flag: 'a' });
  return path;
}

/** Says at its end how much memory the process had at most. */
const REPORT_MEMORY = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
   if (isMainThread) process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)));`,
)}`;

interface FileRun {
  readonly seconds: number;
  /** Of all processors, the program's own and the system's for it. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** Runs a program into the void. */
function runFile(program: string, args: readonly string[]): Promise<FileRun> {
  const start = performance.now();
  const child = spawn('bash', ['-c', 'time "$0" "$@"', program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TIMEFORMAT: '\n%U %S' },
  });
  let told = '';
  child.stderr.on('data', (data) => {
    told += data;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      if (status !== 0) return reject(new Error(`${program} ended with ${status}: ${told}`));
      const [kilobytes = '', times = ''] = told.split('\n');
      const [user = 0, system = 0] = times.split(' ').map(Number);
      resolve({
        seconds: (performance.now() - start) / 1000,
        cpuSeconds: user + system,
        megabytes: Number(kilobytes) / 1024,
      });
    });
  });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const number = (value: number): string => Math.round(value).toLocaleString('en').padStart(10);
