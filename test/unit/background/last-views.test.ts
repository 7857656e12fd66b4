/** What is kept for the popup's first picture is never older than what it is made of. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LastViewKeeper, type Place } from '../../../src/background/last-views.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The browser's memory, which takes its time. */
class Memory implements Place<string> {
  kept: string | null = 'of a life before';
  readonly told: string[] = [];
  fails = false;

  async keep(views: string): Promise<void> {
    await pause(5);
    this.#tell(`keep ${views}`);
    this.kept = views;
  }

  async drop(): Promise<void> {
    await pause(5);
    this.#tell('drop');
    this.kept = null;
  }

  #tell(what: string): void {
    if (this.fails) throw new Error('no room');
    this.told.push(what);
  }
}

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** A log that says what it is, and takes 20 ms to say it. */
function setUp() {
  const memory = new Memory();
  const log = { says: 'green' };
  const keeper = new LastViewKeeper(memory, async () => {
    const { says } = log;
    await pause(20);
    return says;
  });
  const change = (says: string) =>
    keeper.changing(async () => {
      await pause(10);
      log.says = says;
      return says;
    });
  return { memory, log, keeper, change };
}

test('what is kept is gone before anything changes, and there again once it has been quiet', async () => {
  const { memory, log, keeper } = setUp();
  const changing = keeper.changing(async () => {
    expect(memory.kept).toBeNull();
    log.says = 'red';
    return 7;
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(await changing).toBe(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(memory.kept).toBeNull();
  await vi.advanceTimersByTimeAsync(1500);
  expect(memory.kept).toBe('red');
});

test('a change that comes while the views are made lets none of them be kept', async () => {
  const { memory, change } = setUp();
  void change('green');
  await vi.advanceTimersByTimeAsync(2020);
  // It has looked, and has not said yet what it saw.
  void change('red');
  const seen: (string | null)[] = [];
  for (let i = 0; i < 200; i++) {
    seen.push(memory.kept);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(new Set(seen)).toEqual(new Set([null, 'red']));
});

test('nothing is kept while one of several changes is under way', async () => {
  const { memory, keeper, change } = setUp();
  let end = (): void => undefined;
  void keeper.changing(() => new Promise<void>((done) => (end = done)));
  void change('red');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(memory.kept).toBeNull();
  end();
  await vi.advanceTimersByTimeAsync(2500);
  expect(memory.kept).toBe('red');
});

test('many changes, one behind the other, cost one word to the browser at the start and one at the end', async () => {
  const { memory, change } = setUp();
  for (let i = 0; i < 100; i++) {
    void change(`change ${i}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(3000);
  expect(memory.told).toEqual(['drop', 'keep change 99']);
  void change('red');
  await vi.advanceTimersByTimeAsync(3000);
  expect(memory.told.slice(2)).toEqual(['drop', 'keep red']);
});

test('a change that fails is told as failed, and what is kept behind it is what there is', async () => {
  const { memory, keeper } = setUp();
  const failed = expect(keeper.changing(() => Promise.reject(new Error('no storage')))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(2500);
  await failed;
  expect(memory.kept).toBe('green');
});

test('a browser that keeps nothing keeps no change from being made', async () => {
  const { memory, log, change } = setUp();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  memory.fails = true;
  void change('red');
  await vi.advanceTimersByTimeAsync(2500);
  expect(log.says).toBe('red');
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
