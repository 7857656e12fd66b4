/**
 * A real browser with the extension in it and the casinos' hosts led to the replicas on this machine.
 * Behind `npm start` and the end-to-end tests.
 *
 * Both browsers go through a small proxy of ours that knows those hosts and refuses all others. So a replica
 * has the very address of its casino, and nothing the browser does leaves the machine.
 * @module
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer';
import { type BrowserName, findBrowser } from '../tools/browsers.mjs';

export type { BrowserName } from '../tools/browsers.mjs';

export interface LaunchRequest {
  readonly browser: BrowserName;
  /** The unpacked extension's folder, such as `dist/firefox`. */
  readonly extension: string;
  /** The casinos' hosts, such as `crypto.games`; all others cannot be reached. */
  readonly hosts: readonly string[];
  /** Where the replicas listen with TLS on 127.0.0.1; any certificate will do. */
  readonly port: number;
  /** Whether to show windows; not, unless told. */
  readonly visible?: boolean;
  /** More for the browser's command line. */
  readonly args?: readonly string[];
  /** The folder of the browser's profile, so that a later one finds what this one kept; one of its own, unless told. */
  readonly profile?: string;
}

export interface Session {
  readonly name: BrowserName;
  readonly browser: Browser;
  /** Opens an empty tab, in front, and remembers its id. */
  newPage(): Promise<Page>;
  /** The extension's id of a tab opened by `newPage`. */
  tabIdOf(page: Page): number;
  /** The address of a page of the extension. */
  extensionUrl(path: string): string;
  /** Opens a page of the extension in a window of its own, so that it and the casino are both visible. */
  extensionPage(path: string): Promise<Page>;
  /** Opens the popup as a page of its width, about a given tab. */
  popup(tabId: number): Promise<Page>;
  /** Runs a function with the extension's API (`browser` in Firefox, `chrome` in both), outside its own pages. */
  inExtension<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  badgeText(tabId: number): Promise<string>;
  /** What the icon on a tab says, in words. */
  iconTitle(tabId: number): Promise<string>;
  /** Ends the service worker or event page, as the browser may at any line; the next event wakes it. Whether it ran. */
  killBackground(): Promise<boolean>;
  /** Ends the whole browser with no time for anything, as a machine that is short of memory may. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** A worker that has not ended after so long, ms, is told once more. */
const AGAIN = 3000;

/** What differs between the browsers. */
interface Kind {
  options(proxyPort: number, visible: boolean): LaunchOptions;
  /** The start of its extension pages' addresses, given what installing returned. */
  origin(id: string): string;
  killBackground(browser: Browser, origin: string): Promise<boolean>;
}

export const GECKO_ID = 'cutcard@cutcard.example';
const GECKO_UUID = '7d6a4f0e-3b52-4c1d-9a8e-51c0ffee52aa';

const KINDS: Readonly<Record<BrowserName, Kind>> = {
  chromium: {
    options: (proxyPort) => ({
      browser: 'chrome',
      pipe: true,
      enableExtensions: true,
      args: [
        `--proxy-server=127.0.0.1:${proxyPort}`,
        // What the address bar would open costs a quarter of all the time, and nobody types there.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
        // As root, and where Linux keeps user namespaces from programs, the sandbox cannot start. All that
        // is opened here is our own.
        ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      ],
    }),
    origin: (id) => `chrome-extension://${id}/`,
    async killBackground(browser, origin) {
      const target = browser
        .targets()
        .find((one) => one.type() === 'service_worker' && one.url().startsWith(origin));
      if (!target) return false;
      const close = async (): Promise<void> => (await target.worker())?.close();
      await close();
      let asked = Date.now();
      await until('the worker to end', () => {
        // One that was just waking may not have heard it.
        if (Date.now() - asked > AGAIN) {
          asked = Date.now();
          void close().catch(() => undefined);
        }
        return !browser.targets().includes(target);
      });
      return true;
    },
  },
  firefox: {
    options: (proxyPort, visible) => ({
      browser: 'firefox',
      // Without it Firefox does not let us open the extension's pages, nor end its event page.
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({ [GECKO_ID]: GECKO_UUID }),
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': proxyPort,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': proxyPort,
        // Nobody is there to answer a prompt.
        'extensions.webextOptionalPermissionPrompts': visible,
      },
    }),
    origin: () => `moz-extension://${GECKO_UUID}/`,
    async killBackground(browser) {
      // Puppeteer has no call for it; Firefox has, for whom it lets into its own windows.
      const ran = await inFirefox(
        browser,
        `(async ({ extension }) => {
          const ran = extension.backgroundState === 'running';
          await extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });
          return ran;
        })(WebExtensionPolicy.getByID('${GECKO_ID}'))`,
      );
      return ran === true;
    },
  },
};

/** The little that is used of puppeteer's line to Firefox. */
interface BidiConnection {
  send(
    method: string,
    params: object,
  ): Promise<{ result: { contexts: readonly { context: string }[]; result: { value?: unknown } } }>;
}

/** What an expression comes to in a window of Firefox's own, with all that Firefox may do. */
export async function inFirefox(browser: Browser, expression: string): Promise<unknown> {
  const { connection } = browser as unknown as { connection: BidiConnection };
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const target = { context: tree.result.contexts[0]?.context };
  const answer = await connection.send('script.evaluate', { target, awaitPromise: true, expression });
  return answer.result.result.value;
}

/**
 * Starts a browser of its own profile, with the extension installed; once more where it did not come up as it should, as
 * happens once in some hundred times.
 * @throws Error where the browser is not to be had, or the extension does not load
 */
export const launch = (request: LaunchRequest): Promise<Session> =>
  launchOnce(request).catch(() => launchOnce(request));

async function launchOnce(request: LaunchRequest): Promise<Session> {
  const { browser: name, hosts, port, visible = false, args = [], profile } = request;
  const kind = KINDS[name];
  const executablePath = await findBrowser(name);
  const proxy = await startProxy(hosts, port);
  const options = kind.options(proxy.port, visible);
  const wasUsed = name === 'chromium' && profile !== undefined && existsSync(join(profile, 'Default'));
  const browser = await puppeteer.launch({
    ...options,
    args: [...(options.args ?? []), ...args],
    executablePath,
    ...(profile === undefined ? {} : { userDataDir: profile }),
    headless: !visible,
    acceptInsecureCerts: true,
    defaultViewport: visible ? null : { width: 1200, height: 900 },
  });
  const close = async () => {
    await browser.close();
    proxy.close();
  };
  try {
    const origin = kind.origin(await browser.installExtension(resolve(request.extension)));
    // An extension that greets does so now; later it would come in front of what is opened meanwhile.
    const welcome = 'welcome.html';
    // Where it was installed before, Chromium still has it, unless it was killed before it had written that down;
    // Firefox forgets it with each end, and it greets again.
    const latest = wasUsed ? Date.now() + GREETS_WITHIN : Number.POSITIVE_INFINITY;
    if (existsSync(join(request.extension, welcome))) {
      await until(
        'the welcome page to open',
        async () => (await addresses(browser)).includes(origin + welcome) || Date.now() > latest,
      );
    }
    const kill = async () => {
      const ended = new Promise((exit) => browser.process()!.once('exit', exit));
      browser.process()!.kill('SIGKILL');
      await ended;
      proxy.close();
      // Behind that, puppeteer puts back what it moved aside in a profile of Firefox; the next launch must find it.
      const aside = ['user.js', 'prefs.js'].map((file) => join(profile ?? '', `${file}.puppeteer`));
      if (name === 'firefox' && profile !== undefined)
        await until('the profile to be put back', () => !aside.some((file) => existsSync(file)));
    };
    return session(name, browser, origin, close, kill);
  } catch (error) {
    await close();
    throw error;
  }
}

/** An extension that has not greeted after so long, ms, does not. */
const GREETS_WITHIN = 2500;

function session(
  name: BrowserName,
  browser: Browser,
  origin: string,
  close: () => Promise<void>,
  kill: () => Promise<void>,
): Session {
  const kind = KINDS[name];
  const tabIds = new WeakMap<Page, number>();
  /** A page of the extension's origin with no script of its own. */
  let bare: Promise<Page> | undefined;

  const extensionUrl = (path: string) => origin + path;

  async function extensionPage(path: string): Promise<Page> {
    const page = await browser.newPage({ type: 'window' });
    const url = extensionUrl(path);
    // Firefox opens the page but never tells puppeteer, so that it has arrived is asked of the page itself.
    const going = page.goto(url, { timeout: 10_000 }).catch(() => null);
    if (name === 'chromium') await going;
    const arrived = () =>
      page.evaluate((to) => location.href === to && document.readyState === 'complete', url);
    await until(`${path} to load`, () => arrived().catch(() => false));
    return page;
  }

  async function inExtension<A extends unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    // An extension that is loaded again closes its pages.
    const last = bare;
    const isThere = await last?.then((page) => page.evaluate(isExtension)).catch(() => false);
    if (!isThere && bare === last) bare = extensionPage('manifest.json');
    return (await bare!).evaluate(run as (...args: unknown[]) => R | Promise<R>, ...args);
  }

  const tabs = () => inExtension(async () => (await chrome.tabs.query({})).map((tab) => tab.id));

  return {
    name,
    browser,
    extensionUrl,
    extensionPage,
    inExtension,
    async newPage() {
      const before = new Set(await tabs());
      const page = await browser.newPage();
      const id = (await tabs()).find((tab) => !before.has(tab));
      if (id !== undefined) tabIds.set(page, id);
      return page;
    },
    tabIdOf(page) {
      const id = tabIds.get(page);
      if (id === undefined) throw new Error('tabIdOf: the page was not opened by newPage of this session');
      return id;
    },
    async popup(tabId) {
      const page = await extensionPage(`popup.html?tabId=${tabId}`);
      await page.setViewport({ width: 360, height: 600 });
      return page;
    },
    badgeText: (tabId) => inExtension((id) => chrome.action.getBadgeText({ tabId: id }), tabId),
    iconTitle: (tabId) => inExtension((id) => chrome.action.getTitle({ tabId: id }), tabId),
    killBackground: () => kind.killBackground(browser, origin),
    close,
    kill,
  };
}

/** Whether a page still is one of the extension's: what is left of one that was loaded again has no API. */
const isExtension = (): boolean => {
  const { chrome: api } = globalThis as { chrome?: { readonly runtime?: { readonly id?: string } } };
  return api?.runtime?.id !== undefined;
};

/** The part of the extension API that is called in the browser, which has it under this name in both. */
declare const chrome: {
  readonly tabs: { query(what: object): Promise<{ id: number }[]> };
  readonly action: {
    getBadgeText(of: { tabId: number }): Promise<string>;
    getTitle(of: { tabId: number }): Promise<string>;
  };
};

/** The addresses of all tabs, as they say themselves: Firefox tells puppeteer nothing of the extension's pages. */
async function addresses(browser: Browser): Promise<string[]> {
  const pages = await browser.pages();
  return Promise.all(pages.map((page) => page.evaluate(() => location.href).catch(() => '')));
}

/** Asks every few milliseconds until the answer is yes. */
async function until(what: string, done: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > limit) throw new Error(`Waited a minute for ${what}`);
    await new Promise((next) => setTimeout(next, 15));
  }
}

/** A proxy that leads port 443 of the hosts to a port of this machine, and everything else nowhere. */
async function startProxy(hosts: readonly string[], port: number) {
  const known = new Set(hosts.map((host) => `${host}:443`));
  const open = new Set<Duplex>();
  const server = createServer((_, response) => response.writeHead(502).end());
  server.on('connect', (request, client) => {
    if (!known.has(request.url ?? '')) {
      // The browser may be gone by the time it is answered.
      client.on('error', () => client.destroy());
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const replica = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      replica.pipe(client).pipe(replica);
    });
    for (const [one, other] of [
      [client, replica],
      [replica, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
