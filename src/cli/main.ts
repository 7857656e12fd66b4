/**
 * The command line: `audit`, `explain`, `find-rule` and `odds`.
 * @module
 */
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import { version } from '../../package.json';
import { HandError } from '../core/fields.ts';
import { FAMILIES } from '../core/games/pay-tables.ts';
import { parseRule } from '../core/rules/parse.ts';
import { auditInput, exitStatus } from './audit.ts';
import { explainInput } from './explain.ts';
import { findInput } from './find.ts';
import { openInput, readText } from './input.ts';
import { blackjackOdds } from './odds-blackjack.ts';
import { videoPokerOdds } from './odds-video-poker.ts';
import { work } from './pool.ts';
import { Progress } from './progress.ts';
import { HELP, UsageError } from './usage.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  json: { type: 'boolean' },
  pays: { type: 'string' },
  rules: { type: 'string' },
  rule: { type: 'string' },
} as const;
type Option = keyof typeof OPTIONS;

type Options = ReturnType<typeof readArguments>['values'];

/** What each command takes, and does; it answers with the exit status. */
interface Command {
  readonly options: readonly Option[];
  /** Words behind the command's own. */
  readonly operands: 0 | 1;
  run(options: Options, operand: string | undefined): Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  audit: {
    options: ['rule'],
    operands: 1,
    async run({ rule }, path) {
      const written = rule === undefined ? undefined : await readRule(rule);
      const input = await openInput(path);
      const progress = new Progress(terminal(), input.size);
      const program = new URL(import.meta.url);
      const tally = await auditInput(input, process.stdout, program, progress, {
        rule: written,
        onChain: (chain) => process.stderr.write(`${JSON.stringify(chain)}\n`),
      });
      if (tally.hands === 0) process.stderr.write('cutcard: there are no hands to audit\n');
      return exitStatus(tally);
    },
  },
  explain: {
    options: ['json', 'rule'],
    operands: 1,
    async run({ json = false, rule }, path) {
      const given = rule === undefined ? undefined : parseRule(await readRule(rule));
      return print(await explainInput(await openInput(path), json, given));
    },
  },
  'find-rule': {
    options: ['json'],
    operands: 1,
    async run({ json = false }, path) {
      const { text, status } = await findInput(await openInput(path), json, terminal());
      print(text);
      return status;
    },
  },
  'odds video-poker': {
    options: ['pays', 'json'],
    operands: 0,
    async run({ pays, json = false }) {
      if (pays === undefined)
        throw new UsageError(`odds video-poker needs --pays ${FAMILIES.join(', ')} or a file`);
      return print(await asked(videoPokerOdds({ pays, json }, readText)));
    },
  },
  'odds blackjack': {
    options: ['rules', 'json'],
    operands: 0,
    run: async ({ rules, json = false }) =>
      print(await asked(blackjackOdds({ json, ...(rules === undefined ? {} : { rules }) }, readText))),
  },
};

/** Where progress may be drawn. */
const terminal = () => (process.stderr.isTTY && !process.stdout.isTTY ? process.stderr : null);

/** A rule as it was written. @throws UsageError where the file holds none */
async function readRule(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    const written: unknown = JSON.parse(text);
    parseRule(written);
    return written;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path} must be JSON: ${error.message}`);
    if (error instanceof HandError) throw new UsageError(`${path} is no rule: ${error.message}`);
    throw error;
  }
}

/** An answer, or what is wrong with the question. */
async function asked(answer: Promise<string>): Promise<string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) throw new UsageError(error.message);
    throw error;
  }
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

/** @throws UsageError */
function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [what] = (error as Error).message.split('. ');
    throw new UsageError(`${what}: --help lists the options`);
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (values.help) return print(HELP.trimEnd());
  if (values.version) return print(version);

  const words = positionals[0] === 'odds' ? 2 : 1;
  const name = positionals.slice(0, words).join(' ');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new UsageError(
      `${name ? `there is no command ${name}` : 'no command'}: it must be one of ${known}`,
    );
  }
  const [operand, ...more] = positionals.slice(words);
  if (operand !== undefined && command.operands === 0) throw new UsageError(`${name} takes no ${operand}`);
  if (more.length > 0) throw new UsageError(`${name} takes one file, not ${more.length + 1}`);
  for (const option of Object.keys(values) as Option[]) {
    if (!command.options.includes(option)) throw new UsageError(`${name} takes no --${option}: see --help`);
  }
  return command.run(values, operand);
}

if (parentPort && !isMainThread) {
  work(parentPort);
} else {
  // A fault of the program shows where, and is no verdict: of itself it would end with 1, which says that a hand is a
  // mismatch.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? error}\n`);
    process.exit(2);
  });
  // Whoever reads the output may have seen enough, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(2);
  });
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    // What a caller can mend gets a line.
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`cutcard: ${error.message}\n`);
    process.exitCode = 2;
  }
}
