/**
 * Behind `npm start`: a browser with the extension in it at a replica casino. With a display, for a person to play;
 * without one, hands are played by a script, and what the extension says of each is held against what it deserves.
 * @module
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MATRIX, TEN_HANDS } from './acts.ts';
import { type BrowserName, launch, type Session } from './browser.ts';
import { CASINOS } from './casinos/index.ts';
import { perform } from './perform.ts';
import { startReplicas } from './server.ts';

const HELP = `npm start -- [options]

Opens a browser with Cutcard at a replica casino on this machine, for you to play.
Where there is no display, plays ${TEN_HANDS.length} hands by itself, honest and cheating, prints what Cutcard said of
each, and saves screenshots to screenshots/. Exits with 0 only if every hand got the verdict it deserves.

  --firefox          use Firefox instead of Chromium
  --headless         do without the display though there is one
  --all              without a display, play a hand under everything that every casino can do
  --only WORDS       of these, play those whose casino, game and behaviour have these words
  --extension DIR    load the unpacked extension in DIR instead of the one in dist/
  --help             print this
`;

const OPTIONS = {
  firefox: { type: 'boolean', default: false },
  headless: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  extension: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

async function start(): Promise<number> {
  const { values: options } = parseArgs({ options: OPTIONS });
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const browser: BrowserName = options.firefox ? 'firefox' : 'chromium';
  const extension = options.extension ?? (options.firefox ? 'dist/firefox' : 'dist/chrome');
  if (!existsSync(`${extension}/manifest.json`)) throw new Error(`${extension} is not built: npm run build`);
  const visible = hasDisplay() && !options.headless;
  const acts = (options.all ? MATRIX : TEN_HANDS).filter(({ casino, game, id, name }) =>
    options.only.split(' ').every((word) => `${casino} ${game} ${id} ${name}`.includes(word)),
  );
  if (!visible && acts.length === 0) throw new Error(noneOf(options));
  const replicas = await startReplicas();
  try {
    const { hosts, port } = replicas;
    const session = await launch({ browser, extension, hosts, port, visible });
    try {
      if (!visible) return await perform(session, acts, `screenshots/${browser}`);
      await letPlay(session);
      return 0;
    } finally {
      await session.close();
    }
  } finally {
    await replicas.close();
  }
}

/** That nothing would be played, which proves nothing. */
const noneOf = ({ all, only }: { readonly all: boolean; readonly only: string }): string =>
  `no hand has the words ${only}${all ? '' : ' among the ten: --all looks for them among all'}`;

function hasDisplay(): boolean {
  if (process.env['CI']) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

/** Opens a casino, and waits until the person closes the browser. */
async function letPlay(session: Session): Promise<void> {
  console.log('Replica casinos on this machine. No money, no network. Close the browser to end.\n');
  for (const { name, hosts, pages } of CASINOS) {
    console.log(name);
    for (const page of pages) console.log(`  https://${hosts[0]}${page}`);
  }
  console.log('\nThe box at the lower right says how the casino behaves: try it honest, then let it cheat.');
  const page = await session.newPage();
  await page.goto(TEN_HANDS[1]!.address);
  if (session.browser.connected) {
    await new Promise<void>((closed) => session.browser.once('disconnected', () => closed()));
  }
}

process.exitCode = await start().catch((error: Error) => {
  console.error(`${error.message}\nnpm start -- --help says what there is.`);
  return 1;
});
