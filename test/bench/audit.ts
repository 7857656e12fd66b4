/**
 * How fast hands are audited: by the core for each scheme, and from file to file by the command line, beside what the
 * same hashes cost alone and beside a PHP loop that deals video poker. Medians of five, taken in turn.
 * @module
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac, hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { audit } from '../../src/core/audit.ts';
import { sha256Hex, sha512 } from '../../src/core/hash.ts';
import { tenCards } from '../../src/core/schemes/crypto-games/video-poker.ts';
import { type HonestHand, honestHands, SCHEME_IDS } from '../support/honest.ts';

const TIMES = 5;
/** How long each measurement of the core takes, in ms. */
const SPAN = 200;
const FEW = 1000;
const SOME = 100_000;
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
    const many = writeHands(folder, MANY);
    const runs: FileRun[] = [];
    const php: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      runs.push(await auditFile(program, many));
      php.push(phpHandsPerSecond());
    }
    const speed = MANY / median(runs.map(({ seconds }) => seconds));
    const reference = median(php);
    console.log(`\nVideo poker from file to file by the command line, ${number(MANY).trim()} hands`);
    console.log(`  ${'cli.mjs audit'.padEnd(28)}${number(speed)} hands a second`);
    if (Number.isNaN(reference)) console.log('  there is no php to compare it with');
    else {
      console.log(`  ${'PHP, dealing alone'.padEnd(28)}${number(reference)}`);
      console.log(`  ${'ratio'.padEnd(28)}${(speed / reference).toFixed(2).padStart(10)}`);
    }
    const peaks = [
      (await auditFile(program, writeHands(folder, FEW))).megabytes,
      (await auditFile(program, writeHands(folder, SOME))).megabytes,
      Math.max(...runs.map(({ megabytes }) => megabytes)),
    ];
    const [few, some, most] = peaks.map((megabytes) => `${megabytes.toFixed(0)} MB`);
    console.log(`  peak memory: ${few} for ${FEW} hands, ${some} for ${SOME}, ${most} for ${MANY}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file of verified hands: a thousand different ones, over and over. */
function writeHands(folder: string, count: number): string {
  const lines = Array.from({ length: FEW }, (_, i) => {
    const serverSeed = sha256Hex(`server seed ${i}`).slice(0, 40);
    const clientSeed = sha256Hex(`client seed ${i}`).slice(0, 16);
    const cards = tenCards(sha512(serverSeed + clientSeed));
    const held = Array.from({ length: 5 }, (_, place) => ((i >> place) & 1) === 1);
    const draw = cards.slice(5);
    const deal = cards.slice(0, 5);
    const final = deal.map((card, place) => (held[place] ? card : draw.shift()!));
    return `${JSON.stringify({
      v: 1,
      scheme: 'crypto-games/video-poker',
      commitment: { value: sha256Hex(serverSeed), beforeBet: true },
      clientSeed,
      nonce: null,
      reveal: { serverSeed },
      shown: { deal, final },
    })}\n`;
  }).join('');
  const path = join(folder, `${count}.jsonl`);
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
  readonly megabytes: number;
}

/** Audits a file into the void. */
function auditFile(program: string, path: string): Promise<FileRun> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', REPORT_MEMORY, program, 'audit', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let kilobytes = '';
  child.stderr.on('data', (data) => {
    kilobytes += data;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      if (status !== 0) return reject(new Error(`audit ended with ${status}: ${kilobytes}`));
      resolve({ seconds: (performance.now() - start) / 1000, megabytes: Number(kilobytes) / 1024 });
    });
  });
}

/** NaN where there is no PHP. */
function phpHandsPerSecond(): number {
  const { status, stdout } = spawnSync('php', ['test/bench/video-poker.php', String(MANY)], {
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout).handsPerSecond : Number.NaN;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const number = (value: number): string => Math.round(value).toLocaleString('en').padStart(10);
