/**
 * Reads all hands of a casino, a page of the log at a time, and has a worker add them up.
 * @module
 */
import { useEffect, useState } from 'preact/hooks';
import type { HandsView } from '../platform/messages.ts';
import type { HandTaken, StatisticsView } from '../stats/statistics.ts';
import { ask } from '../ui/ask.ts';

/** As many hands as the background gives at once. */
const AT_ONCE = 200;

export interface Added {
  readonly state: 'reading' | 'done' | 'stopped' | 'failed';
  readonly done: number;
  readonly of: number;
  /** What the hands so far come to; null before the first page of them. */
  readonly view: StatisticsView | null;
}

/** Begins at once; `stop` leaves what there is. `site` empty is all casinos: none, until one is chosen. */
export function useStatistics(site: string): Added & { readonly stop: () => void } {
  const [added, setAdded] = useState<Added>({ state: 'reading', done: 0, of: 0, view: null });
  const [stopping, setStopping] = useState<AbortController | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    setStopping(gone);
    setAdded({ state: 'reading', done: 0, of: 0, view: null });
    const worker = new Worker('stats-worker.js');
    const add = (hands: readonly HandTaken[]) =>
      new Promise<StatisticsView>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<StatisticsView>) => resolve(data);
        worker.onerror = () => reject(new Error('the worker failed'));
        worker.postMessage(hands);
      });
    void addAll(site, add, gone.signal, setAdded)
      .catch(() => setAdded((last) => ({ ...last, state: 'failed' })))
      .finally(() => worker.terminate());
    return () => gone.abort('left');
  }, [site]);

  return { ...added, stop: () => stopping?.abort() };
}

async function addAll(
  site: string,
  add: (hands: readonly HandTaken[]) => Promise<StatisticsView>,
  gone: AbortSignal,
  tell: (added: Added) => void,
): Promise<void> {
  let after: string | null = null;
  let done = 0;
  for (;;) {
    const page: HandsView = await ask('page/hands', {
      limit: AT_ONCE,
      order: 'earliest',
      site,
      ...(after !== null && { after }),
    });
    const view = await add(
      page.hands.map(({ game, hand: { scheme, shown }, verdict: { status } }) => ({
        game,
        status,
        hand: { ...(scheme !== undefined && { scheme }), shown },
      })),
    );
    // Another casino was chosen meanwhile: this one's answer comes too late.
    if (gone.reason === 'left') return;
    done += page.hands.length;
    after = page.next;
    const state = after === null ? 'done' : gone.aborted ? 'stopped' : 'reading';
    tell({ state, done, of: Math.max(done, page.total ?? done), view });
    if (state !== 'reading') return;
  }
}
