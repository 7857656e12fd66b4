/**
 * An answer of the background that stays fresh while it is shown.
 * @module
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { PageMessages } from '../platform/messages.ts';
import { ask, onChanged } from './ask.ts';

export type Asked<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly answer: A };

/** Between two questions, ms: a page that is played on changes many times a second. */
const PAUSE = 200;

/** Asks now, and again whenever the log changes. The last answer stays until there is a newer one. */
export function useAnswer<K extends keyof PageMessages>(
  kind: K,
  question: PageMessages[K]['ask'],
): Asked<PageMessages[K]['answer']> & { readonly again: () => void } {
  type Answer = PageMessages[K]['answer'];
  const [asked, setAsked] = useState<Asked<Answer>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const again = () => setRound((n) => n + 1);
  const identity = JSON.stringify(question);

  // Before anything is painted: the background, which mostly sleeps, wakes meanwhile.
  useLayoutEffect(() => {
    let gone = false;
    let waiting = false;
    let busy = false;
    const refresh = async (): Promise<void> => {
      if (busy) {
        waiting = true;
        return;
      }
      busy = true;
      const next = await ask(kind, question).then(
        (answer): Asked<Answer> => ({ state: 'here', answer }),
        (): Asked<Answer> => ({ state: 'failed' }),
      );
      if (!gone) setAsked(next);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      busy = false;
      if (waiting && !gone) {
        waiting = false;
        void refresh();
      }
    };
    void refresh();
    const stop = onChanged(() => void refresh());
    return () => {
      gone = true;
      stop();
    };
  }, [kind, identity, round]);

  return { ...asked, again };
}
