/**
 * The replicas' server: all casinos on one port of this machine, told apart by the host that is asked for.
 * What a player has going is kept in memory, by cookie.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { generate } from 'selfsigned';
import { FieldReader, HandError } from '../src/core/fields.ts';
import { cardFile } from './card-files.ts';
import type { Account, Casino } from './casinos/casino.ts';
import { CASINOS } from './casinos/index.ts';

export interface ReplicaServer {
  readonly port: number;
  /** The host names it answers for. */
  readonly hosts: readonly string[];
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Style sheets of all replicas. */
const COMMON = ['/base.css', '/controls.css'];

/** A request's body may not be longer, in characters. */
const LONGEST_BODY = 100_000;

/** Starts the server on 127.0.0.1, on a free port unless one is named. Paths are relative to the project's folder. */
export async function startReplicas({ port = 0 }: { port?: number } = {}): Promise<ReplicaServer> {
  const hosts = CASINOS.flatMap((casino) => casino.hosts);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Cutcard replica casinos' }], {
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2 as const, value })) }],
  });
  const scripts = new Map(
    await Promise.all(CASINOS.map(async ({ id, folder }) => [id, await bundle(folder)] as const)),
  );
  const sessions = new Map<string, Map<string, Account>>();

  async function answer(request: IncomingMessage, casino: Casino): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://replica');
    if (request.method === 'POST') return answerPost(request, casino, pathname);
    if (pathname === '/') return redirect(casino.pages[0]!);
    if (pathname === '/page.js')
      return { status: 200, type: 'text/javascript', body: scripts.get(casino.id)! };
    if (pathname === '/page.css') return file(`${casino.folder}/page.css`, 'text/css');
    if (COMMON.includes(pathname)) return file(`demo/page${pathname}`, 'text/css');
    const card = pathname.startsWith('/cards/') ? cardFile(pathname.slice('/cards/'.length)) : null;
    if (card) return { status: 200, ...card };
    if (!casino.pages.includes(pathname)) return text(404, `${casino.name} has no ${pathname} here.`);
    const page = await file(`${casino.folder}/index.html`, 'text/html');
    const cookie = cookieOf(request) || randomUUID();
    const opening = accountOf(cookie, casino).opening?.(pathname, searchParams);
    const body = opening
      ? page.body.replace('<body></body>', `<body>${dataBlock(opening)}</body>`)
      : page.body;
    return { ...page, body, headers: { 'set-cookie': setCookie(cookie) } };
  }

  async function answerPost(request: IncomingMessage, casino: Casino, pathname: string): Promise<Answer> {
    const fields = new FieldReader(await bodyOf(request), 'the request');
    const view = accountOf(cookieOf(request), casino).answer(pathname.replace(/^\/api\//, ''), fields);
    return view
      ? { status: 200, type: 'application/json', body: JSON.stringify(view) }
      : text(404, `There is no ${pathname}.`);
  }

  function accountOf(cookie: string, casino: Casino): Account {
    const accounts = sessions.get(cookie) ?? new Map<string, Account>();
    sessions.set(cookie, accounts);
    const account = accounts.get(casino.id) ?? casino.open();
    accounts.set(casino.id, account);
    return account;
  }

  const server = createServer({ key, cert }, (request, response) => {
    const casino = casinoAt(request.headers.host ?? '');
    const answered = casino
      ? answer(request, casino).catch(problem)
      : Promise.resolve(
          text(404, `No replica answers for ${request.headers.host}: use ${hosts.join(', ')}.`),
        );
    answered.then((it) => send(response, it));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    hosts,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

const casinoAt = (host: string): Casino | undefined =>
  CASINOS.find(({ hosts }) => hosts.includes(host.replace(/:\d+$/, '')));

/** A casino's page script, for browsers. */
async function bundle(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/page.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { 'process.env.HANDS': JSON.stringify(process.env['HANDS'] ?? '') },
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}

const text = (status: number, body: string): Answer => ({ status, type: 'text/plain', body });

const file = async (path: string, type: string): Promise<Answer> => ({
  status: 200,
  type,
  body: await readFile(path, 'utf8'),
});

const redirect = (location: string): Answer => ({ ...text(302, ''), headers: { location } });

function problem(error: unknown): Answer {
  if (error instanceof HandError) return text(400, error.message);
  return text(500, error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // As strict as casinos have it, so that what is tested holds there too.
    'content-security-policy': "default-src 'self'",
    ...headers,
  });
  response.end(body);
}

const setCookie = (id: string): string => `replica=${id}; Path=/; Secure; HttpOnly; SameSite=Lax`;

/** Data for a page's script, to be found under the id `opening`. */
const dataBlock = (data: object): string =>
  `<script id="opening" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const cookieOf = ({ headers }: IncomingMessage): string =>
  /\breplica=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';

/** @throws HandError where the body is not JSON */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > LONGEST_BODY)
      throw new HandError('the request', `at most ${LONGEST_BODY} characters long`);
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new HandError('the request', 'JSON');
  }
}
