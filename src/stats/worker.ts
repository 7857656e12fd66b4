/**
 * Adds up hands away from the page, which stays free: some hands go in, what all so far come to comes out.
 * @module
 */
import { type HandTaken, Statistics } from './statistics.ts';

/** What of a worker's own world is used here; the statistics are compiled without any browser's types. */
declare const self: {
  onmessage: ((event: { readonly data: readonly HandTaken[] }) => void) | null;
  postMessage(message: unknown): void;
};

const statistics = new Statistics();

self.onmessage = ({ data }) => {
  for (const hand of data) statistics.take(hand);
  self.postMessage(statistics.view());
};
