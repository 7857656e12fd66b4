/**
 * What goes over the network, and for whom, as the browser itself tells it.
 * @module
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GECKO_ID, inFirefox } from '../../../demo/browser.ts';
import { browserName, launch, type Session } from './index.ts';

export interface Request {
  readonly url: string;
  /** The origin that asked for it; in Firefox, `extension` for whatever Cutcard asks for, in pages too. Null: the browser. */
  readonly by: string | null;
}

export interface Watched {
  readonly session: Session;
  /** Ends the session; all that went over the network in it. */
  end(): Promise<Request[]>;
}

/** Starts this project's browser so that all its requests are noted, from before the extension is loaded in Chromium. */
export async function launchWatched(of: Parameters<typeof launch>[0]): Promise<Watched> {
  return browserName === 'firefox' ? watchFirefox(of) : watchChromium(of);
}

/** Chromium writes a log of its network, with the origin that each request is made for. */
async function watchChromium(of: Parameters<typeof launch>[0]): Promise<Watched> {
  const folder = await mkdtemp(join(tmpdir(), 'cutcard-requests-'));
  const file = join(folder, 'net.json');
  const session = await launch({ ...of, args: [`--log-net-log=${file}`] });
  return {
    session,
    async end() {
      await session.close();
      const text = await readFile(file, 'utf8');
      await rm(folder, { recursive: true });
      return requestsIn(text);
    },
  };
}

/** One event stands on each line. The file may end in the middle. */
function requestsIn(netLog: string): Request[] {
  const [, type] = /"URL_REQUEST_START_JOB":(\d+)/.exec(netLog) ?? [];
  if (!type) throw new Error('Chromium wrote no log of its network');
  return netLog.split('\n').flatMap((line) => {
    if (!line.includes(`"type":${type}`)) return [];
    const { params } = JSON.parse(line.slice(0, line.lastIndexOf('}') + 1));
    if (!params?.url) return [];
    const by = params.initiator === 'not an origin' ? null : params.initiator;
    return [{ url: String(params.url), by }];
  });
}

/** Firefox tells its own code of each request before it is made. */
async function watchFirefox(of: Parameters<typeof launch>[0]): Promise<Watched> {
  const session = await launch(of);
  await inFirefox(
    session.browser,
    `globalThis.noted = [];
    globalThis.noting = {
      observe(channel) {
        const { URI, loadInfo } = channel.QueryInterface(Ci.nsIHttpChannel);
        const who = [loadInfo.triggeringPrincipal, loadInfo.loadingPrincipal].filter(Boolean);
        const ours = who.some((one) =>
          [one.addonPolicy, one.contentScriptAddonPolicy].some((policy) => policy?.id === '${GECKO_ID}'));
        noted.push({ url: URI.spec, by: ours ? 'extension' : who[0]?.isSystemPrincipal ? null : who[0]?.originNoSuffix ?? null });
      },
    };
    Services.obs.addObserver(noting, 'http-on-opening-request');
    0`,
  );
  return {
    session,
    async end() {
      const noted = await inFirefox(session.browser, 'JSON.stringify(noted)');
      await session.close();
      return JSON.parse(String(noted));
    },
  };
}
