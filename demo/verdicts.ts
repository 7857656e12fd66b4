/**
 * What the extension says of the hands of a tab, as a person gets to see it: in the popup.
 * @module
 */
import type { Page } from 'puppeteer';
import type { AuditedHand } from '../src/background/auditor.ts';
import { type Reason, type ReasonCode, STATUSES, type Status } from '../src/core/verdict.ts';
import type { HandsView, HandView, PageMessages } from '../src/platform/messages.ts';
import type { Act } from './acts.ts';
import type { Session } from './browser.ts';

export interface ShownVerdict {
  /** The hand's id; empty where the popup shows none. */
  readonly hand: string;
  readonly status: Status;
  readonly reasons: readonly Reason[];
  /** Why, in a sentence. */
  readonly sentence: string;
}

/** Whether a verdict is the one that an act deserves. */
export const isDeserved = (
  deserves: Act['deserves'],
  { status, reasons }: Pick<ShownVerdict, 'status' | 'reasons'>,
): boolean =>
  status === deserves.status &&
  (deserves.reason === null || reasons.some(({ code }) => code === deserves.reason));

const NO_HAND: ShownVerdict = {
  hand: '',
  status: 'not-watching',
  reasons: [],
  sentence: 'No hand was recorded.',
};

/** A verdict that has not come within this time, in ms, does not come. */
const PATIENCE = 12_000;
const PAUSE = 100;

/** The hands in the log, latest first, up to the first that is not wanted. */
async function handsIn(
  session: Session,
  isWanted: (hand: HandView) => boolean,
): Promise<readonly HandView[]> {
  const hands: HandView[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: HandsView = await session.inExtension(
      (asked) => chrome.runtime.sendMessage({ kind: 'page/hands', ...asked }),
      { limit: after ? 200 : 20, ...(after && { after }) },
    );
    const end = page.hands.findIndex((hand) => !isWanted(hand));
    if (end >= 0) return [...hands, ...page.hands.slice(0, end)];
    hands.push(...page.hands);
    after = page.next;
  }
  return hands;
}

/** The status of every hand in the log, or of those of one tab, by id, as it is now. */
export async function standing(session: Session, tabId?: number): Promise<ReadonlyMap<string, Status>> {
  const hands = (await handsIn(session, () => true)) as readonly AuditedHand[];
  const wanted = hands.filter(({ tab }) => tabId === undefined || tab.endsWith(`:${tabId}`));
  return new Map(wanted.map(({ id, verdict }) => [id, verdict.status]));
}

/** The popup of a casino's tab, kept open while hands are played in it. */
export class Verdicts {
  readonly popup: Page;
  readonly #session: Session;
  readonly #tabId: number;

  private constructor(session: Session, popup: Page, tabId: number) {
    this.popup = popup;
    this.#session = session;
    this.#tabId = tabId;
  }

  static async open(session: Session, casino: Page): Promise<Verdicts> {
    const tabId = session.tabIdOf(casino);
    return new Verdicts(session, await session.popup(tabId), tabId);
  }

  /** The status of every hand in the log, as `standing` has it. */
  standing(tabId?: number): Promise<ReadonlyMap<string, Status>> {
    return standing(this.#session, tabId);
  }

  /** The ids and statuses of all hands shown, latest first. */
  all(): Promise<{ hand: string; status: string }[]> {
    return this.popup.$$eval('[data-hand]', (hands) =>
      hands.map((hand) => ({
        hand: hand.getAttribute('data-hand')!,
        status: hand.getAttribute('data-status')!,
      })),
    );
  }

  /** The verdict on the latest hand, if it is none of `before`, as soon as it is `awaited`; else what there is in the end. */
  async next(before: ReadonlySet<string>, awaited: Status): Promise<ShownVerdict> {
    const limit = Date.now() + PATIENCE;
    for (;;) {
      const [latest] = await this.all();
      const isNew = latest !== undefined && !before.has(latest.hand);
      if (isNew && latest.status === awaited) return this.#latest();
      if (Date.now() > limit) return isNew ? this.#latest() : NO_HAND;
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }

  /**
   * The worst verdict on hands that are none of `before`, of the latest hand that has it for the reason awaited, as soon as
   * it is `awaited`; else what there is in the end.
   */
  async worst(before: ReadonlySet<string>, awaited: Act['deserves']): Promise<ShownVerdict> {
    const limit = Date.now() + PATIENCE;
    for (;;) {
      const [latest] = await this.all();
      const worst = latest && !before.has(latest.hand) ? await this.#worstNow(before, awaited.reason) : null;
      if ((worst && isDeserved(awaited, worst)) || Date.now() > limit) return worst ?? NO_HAND;
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }

  async #worstNow(before: ReadonlySet<string>, reason: ReasonCode | null): Promise<ShownVerdict | null> {
    const played = await handsIn(this.#session, ({ id }) => !before.has(id));
    const status = STATUSES.find((one) => played.some(({ verdict }) => verdict.status === one));
    const worsts = played.filter(({ verdict }) => verdict.status === status);
    const worst =
      worsts.find(({ verdict }) => verdict.reasons.some(({ code }) => code === reason)) ?? worsts[0];
    if (!worst) return null;
    const { id, verdict } = worst;
    return {
      hand: id,
      status: verdict.status,
      reasons: verdict.reasons,
      sentence: await this.#said(id, verdict.status),
    };
  }

  /** What the popup says of a hand, as soon as it shows this status: a sentence of the latest one, a line of each before it. */
  async #said(hand: string, status: Status): Promise<string> {
    const shows = (id: string, awaited: string): boolean => {
      const row = document.querySelector(`[data-hand="${id}"]`);
      return !row || row.getAttribute('data-status') === awaited;
    };
    await this.popup.waitForFunction(shows, { timeout: PATIENCE }, hand, status).catch(() => undefined);
    return this.popup.$$eval(
      '[data-hand]',
      (hands, id) => {
        const shown = hands.find((one) => one.getAttribute('data-hand') === id);
        return (
          (shown?.querySelector('.verdict p:not(.status-word)') ?? shown?.querySelector('.hand-what'))
            ?.textContent ?? ''
        );
      },
      hand,
    );
  }

  async #latest(): Promise<ShownVerdict> {
    const sentence = await this.popup.$eval('.verdict p:not(.status-word)', (line) => line.textContent ?? '');
    const view = await this.popup.evaluate(
      (tabId) => chrome.runtime.sendMessage({ kind: 'page/tab', tabId }),
      this.#tabId,
    );
    const { id, verdict } = view.hands[0]!;
    return { hand: id, status: verdict.status, reasons: verdict.reasons, sentence };
  }
}

/** The part of the extension API that is called in the popup. */
declare const chrome: {
  readonly runtime: {
    sendMessage<K extends 'page/tab' | 'page/hands'>(
      question: { kind: K } & PageMessages[K]['ask'],
    ): Promise<PageMessages[K]['answer']>;
  };
};
