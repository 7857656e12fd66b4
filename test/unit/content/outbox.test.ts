/** Sightings are kept until they are stored, in order, whatever happens to the background. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Line, Outbox } from '../../../src/content/outbox.ts';
import type { Sighting } from '../../../src/core/observation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

const sighting = (n: number): Sighting => ({
  key: `load:${n}`,
  load: 'load',
  tick: n,
  at: n,
  confirmed: false,
  path: '/',
  reading: { kind: 'bet', control: 'Deal' },
});

const sightings = (count: number, from = 0): Sighting[] =>
  Array.from({ length: count }, (_, i) => sighting(from + i));

/** A background that stores what it gets, unless it is told to be away. */
class Background implements Line {
  readonly stored: string[] = [];
  readonly batches: number[] = [];
  away = false;
  gone = false;
  refuses: string[] = [];
  answersNonsense = false;
  /** Ends when it is told something, and the browser says nothing of it. */
  isSilent = false;
  /** How long it takes to answer, or ends after, ms. */
  takes = 0;
  fails = 0;

  isOpen = (): boolean => !this.gone;

  async send(sent: readonly Sighting[]) {
    this.batches.push(sent.length);
    if (this.away) throw new Error('Could not establish connection. Receiving end does not exist.');
    if (this.isSilent) return new Promise<never>(() => undefined);
    if (this.answersNonsense) return undefined as never;
    const { takes, fails } = this;
    if (takes > 0) await pause(takes);
    if (fails > 0) {
      await pause(fails);
      throw new Error('A listener indicated an asynchronous response, but the channel closed.');
    }
    const keys = sent.map(({ key }) => key);
    const stored = keys.filter((key) => !this.refuses.includes(key));
    this.stored.push(...stored);
    return { stored, refused: keys.filter((key) => this.refuses.includes(key)) };
  }
}

function outboxTo(background: Background): { outbox: Outbox; closed: () => number } {
  let closed = 0;
  return { outbox: new Outbox(background, () => closed++), closed: () => closed };
}

const keys = (count: number, from = 0): string[] => sightings(count, from).map(({ key }) => key);

test('what is added is stored, in order, fifty at most at a time', async () => {
  const background = new Background();
  const { outbox } = outboxTo(background);
  outbox.add(sightings(120));
  await outbox.flush();
  expect(background.stored).toEqual(keys(120));
  expect(background.batches).toEqual([50, 50, 20]);
  expect(outbox.size).toBe(0);
});

test('what is added while another is under way goes behind it', async () => {
  const background = new Background();
  const { outbox } = outboxTo(background);
  outbox.add(sightings(1));
  outbox.add(sightings(2, 1));
  await outbox.flush();
  expect(background.stored).toEqual(keys(3));
});

test('nothing is lost while the background is away, and it is asked once a second at most', async () => {
  const background = new Background();
  background.away = true;
  const { outbox } = outboxTo(background);
  outbox.add(sightings(3));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(outbox.size).toBe(3);
  expect(background.batches.length).toBeGreaterThan(5);
  expect(background.batches.length).toBeLessThan(125);
  outbox.add(sightings(2, 3));
  background.away = false;
  // An alarm may be among what waits.
  await vi.advanceTimersByTimeAsync(5000);
  expect(background.stored).toEqual(keys(5));
});

test('what nobody answers, not even by failing, is sent again within a second, and then less and less often', async () => {
  const background = new Background();
  const { outbox } = outboxTo(background);
  background.isSilent = true;
  outbox.add(sightings(2));
  await vi.advanceTimersByTimeAsync(900);
  expect(background.batches).toEqual([2]);
  await vi.advanceTimersByTimeAsync(200);
  expect(background.batches).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(background.batches.length).toBeGreaterThan(7);
  expect(background.batches.length).toBeLessThan(12);
  background.isSilent = false;
  outbox.add(sightings(1, 2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(background.stored).toEqual(keys(3));
  expect(outbox.size).toBe(0);
});

test('the first to answer is heard, though it was asked twice since', async () => {
  const background = new Background();
  const { outbox } = outboxTo(background);
  background.takes = 5000;
  outbox.add(sightings(2));
  await vi.advanceTimersByTimeAsync(4900);
  expect(background.batches).toEqual([2, 2, 2]);
  expect(outbox.size).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(outbox.size).toBe(0);
  background.takes = 0;
  outbox.add(sightings(1, 2));
  await vi.advanceTimersByTimeAsync(60_000);
  // What answered later is of no matter.
  expect(outbox.size).toBe(0);
  expect(background.batches).toEqual([2, 2, 2, 1]);
});

test('where the one that was silent fails after all, it is sent again', async () => {
  const background = new Background();
  const { outbox } = outboxTo(background);
  background.fails = 1500;
  outbox.add(sightings(2));
  await vi.advanceTimersByTimeAsync(1400);
  background.fails = 0;
  await vi.advanceTimersByTimeAsync(1000);
  expect(background.stored).toEqual(keys(2));
  expect(outbox.size).toBe(0);
});

test('an answer that names nothing is no receipt', async () => {
  const background = new Background();
  background.answersNonsense = true;
  const { outbox } = outboxTo(background);
  outbox.add(sightings(1));
  await outbox.flush();
  expect(outbox.size).toBe(1);
  background.answersNonsense = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(background.stored).toEqual(keys(1));
});

test('what is refused is not sent again, and holds up nothing', async () => {
  const background = new Background();
  background.refuses = ['load:1'];
  const { outbox } = outboxTo(background);
  outbox.add(sightings(3));
  await outbox.flush();
  expect(background.stored).toEqual(['load:0', 'load:2']);
  expect(outbox.size).toBe(0);
});

test('flushing ends though the background is away', async () => {
  const background = new Background();
  background.away = true;
  const { outbox } = outboxTo(background);
  outbox.add(sightings(1));
  await outbox.flush();
  expect(outbox.size).toBe(1);
});

test('it keeps the latest two thousand', async () => {
  const background = new Background();
  background.away = true;
  const { outbox } = outboxTo(background);
  outbox.add(sightings(2500));
  expect(outbox.size).toBe(2000);
  background.away = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(background.stored[0]).toBe('load:500');
  expect(background.stored.at(-1)).toBe('load:2499');
});

test('it stops for good when the extension has left the page', async () => {
  const background = new Background();
  const { outbox, closed } = outboxTo(background);
  background.gone = true;
  outbox.add(sightings(1));
  await outbox.flush();
  expect(closed()).toBe(1);
  expect(background.batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(background.batches).toEqual([]);
});

test('what was seen at one moment is sent at once', async () => {
  const background = new Background();
  const { outbox } = outboxTo(background);
  const pairs = sightings(60).map((one) => ({ ...one, tick: Math.floor((one.tick + 1) / 2) }));
  outbox.add(pairs);
  await outbox.flush();
  expect(background.batches).toEqual([49, 11]);
  expect(background.stored).toEqual(keys(60));
});
