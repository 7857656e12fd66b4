/**
 * A player of the replicas that has no browser: requests over HTTPS, with a cookie.
 * @module
 */
import { request } from 'node:https';
import { afterAll, beforeAll } from 'vitest';
import { type ReplicaServer, startReplicas } from '../../../demo/server.ts';

export interface Response {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

/** A server for the tests of one file. */
export function replicasForThisFile(): { get port(): number } {
  let server: ReplicaServer;
  beforeAll(async () => {
    server = await startReplicas();
  });
  afterAll(() => server.close());
  return {
    get port() {
      return server.port;
    },
  };
}

/** Asks a replica; a body makes it a POST. */
export function send(
  { port }: { port: number },
  host: string,
  path: string,
  { body, cookie = '' }: { body?: string; cookie?: string } = {},
): Promise<Response> {
  return new Promise((answered, failed) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { port, path, method, headers: { host, cookie }, rejectUnauthorized: false };
    const sent = request({ host: '127.0.0.1', servername: host, ...options }, async (response) => {
      let text = '';
      response.setEncoding('utf8');
      for await (const chunk of response) text += chunk;
      const given = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
      answered({ status: response.statusCode ?? 0, body: text, cookie: given });
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

/** A player with an account: asks for JSON. @throws Error with the casino's words where it refuses */
export async function newPlayer(server: { port: number }, host: string, page: string) {
  const { cookie } = await send(server, host, page);
  return async <View>(request: string, fields: object): Promise<View> => {
    const { status, body } = await send(server, host, `/api/${request}`, {
      body: JSON.stringify(fields),
      cookie,
    });
    if (status !== 200) throw new Error(body);
    return JSON.parse(body) as View;
  };
}
