/**
 * Serves one page on this machine: an address of 127.0.0.1 is as secure a context as a casino's.
 * @module
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  readonly url: string;
  /** What is answered from now on. */
  html: string;
  close(): void;
}

export async function servePage(): Promise<PageServer> {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page.html),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const page: PageServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/table`,
    html: '',
    close: () => server.close(),
  };
  return page;
}
