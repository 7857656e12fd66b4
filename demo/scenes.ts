/**
 * What pages can be answered with besides what was just played: real answers with one thing changed in them, for states
 * that take a broken browser or a long evening.
 * @module
 */
import type { Page } from 'puppeteer';
import { type Card, RANKS, SUITS } from '../src/core/cards.ts';
import { type Reason, STATUSES } from '../src/core/verdict.ts';
import type { HandsView, HandView, PageMessages, TabView } from '../src/platform/messages.ts';

/** A host that is no known casino's. */
export const ELSEWHERE = 'cards.example';

/** Answers that were given: of a tab whose latest hand was verified, and of one whose latest is a mismatch. */
export interface Played {
  readonly good: TabView;
  readonly bad: TabView;
}

export type Answer = TabView | 'failed' | 'loading';

/** What the popup may be answered besides what was played, by the name of the picture. */
export function* scenes({ good, bad }: Played): Generator<readonly [string, Answer]> {
  const none = { ...good, hands: [], counts: NO_HANDS };
  const decided = (view: TabView, change: Partial<HandView['verdict']>): TabView => {
    const [latest, ...earlier] = view.hands as [HandView, ...HandView[]];
    const verdict = { ...latest.verdict, ...change } as HandView['verdict'];
    const now = (counts: TabView['counts']) => ({
      ...counts,
      [latest.verdict.status]: counts[latest.verdict.status] - 1,
      [verdict.status]: counts[verdict.status] + 1,
    });
    // Nothing waits to be opened but what the verdict calls for.
    const casino = view.casino && {
      ...view.casino,
      counts: now(view.casino.counts),
      unopened: [],
      unopenedCount: 0,
      suspects: verdict.suspect ? [{ ...latest, status: verdict.status }] : [],
    };
    return { ...view, casino, counts: now(view.counts), hands: [{ ...latest, verdict }, ...earlier] };
  };
  const because = (...reasons: Reason[]) =>
    decided(good, {
      status: 'unreadable',
      reasons,
      checks: { ...good.hands[0]!.verdict.checks, deal: 'unknown' },
    });
  const unread = (problem: string) => [
    { field: 'announced.commitment' as const, problem, detail: '2 places', lastReadAt: Date.now() - 3e6 },
    { field: 'table' as const, problem, detail: '', lastReadAt: null },
  ];
  const watched = (rule: object) => ({
    ...good,
    site: { id: 'generic@cards.example', name: 'cards.example' },
    host: 'cards.example',
    watched: {
      teachable: true,
      rules: [
        {
          game: 'blackjack' as const,
          rule: null,
          hands: 2,
          needed: 3,
          searching: null,
          tried: null,
          others: 0,
          ...rule,
        },
      ],
    },
  });
  const offers = [
    { id: 'stake', name: 'Stake', fits: true },
    { id: 'duel', name: 'Duel', fits: false },
    { id: 'generic', name: '', fits: false },
  ];
  const unknown = { ...none, state: 'unknown-site', site: null, casino: null, host: ELSEWHERE } as const;
  yield ['unknown-site-offers', { ...unknown, offers }];
  yield ['unknown-site-refused', { ...unknown, offers: offers.slice(1), refused: true }];
  yield ['loading', 'loading'];
  yield ['failed', 'failed'];
  yield ['no-panel', { ...none, state: 'no-panel-yet' }];
  for (const state of ['no-permission', 'not-reachable', 'no-storage'] as const) {
    yield [`${state}`, { ...none, state, casino: state === 'no-storage' ? null : good.casino }];
    yield [`${state}-after-hands`, { ...bad, state }];
  }
  yield ['unread', { ...good, unread: unread('absent'), watched: { rules: null, teachable: true } }];
  yield ['two-panels', { ...good, unread: unread('ambiguous') }];
  yield [
    'unreadable',
    because({
      code: 'field-conflict',
      subs: ['announced.commitment', '#hash and the label “Next hash” show different values'],
    }),
  ];
  yield ['unreadable-several', because({ code: 'card-face-down' }, { code: 'not-read-twice' })];
  yield [
    'unsaved',
    decided(good, {
      status: 'consistent',
      reasons: [{ code: 'client-seed-unsaved' }],
      checks: { ...good.hands[0]!.verdict.checks, continuity: 'unknown' },
    }),
  ];
  yield [
    'suspect',
    decided(bad, {
      status: 'unreadable',
      suspect: true,
      reasons: [{ code: 'deal-differs' }, { code: 'not-read-twice' }],
    }),
  ];
  for (const reminder of ['panel', 'own_seed', 'client_seed'] as const)
    yield [`reminder-${reminder}`, { ...good, reminder }];
  const casino = { ...good.casino!, waiting: { hands: 12 } };
  yield ['waiting', { ...good, casino, reminder: 'waiting' }];
  yield ['flooding', { ...good, flooding: true }];
  yield ['in a frame', { ...good, hands: [], frame: 'games.example' }];
  yield [
    'many-alarms',
    {
      ...bad,
      casino: {
        ...bad.casino!,
        unopenedCount: 3,
        counts: { ...bad.casino!.counts, mismatch: 3, verified: 1248 },
        hands: 1251,
      },
    },
  ];
  yield ['rule-waiting', watched({})];
  yield ['rule-searching', watched({ hands: 4, searching: { done: 41_000, of: 120_000 } })];
  yield ['rule-several', watched({ hands: 4, tried: 120_000, others: 2 })];
  yield ['rule-nothing-fits', watched({ hands: 9, tried: 120_000 })];
  yield ['rule-found', watched({ rule: { id: 'hmac-sha256/fisher-yates', origin: 'found' } })];
}

/** Hands of video poker each of which begins with a ten: what the report is told of a casino whose cards are biased. */
export function biased(hand: HandView): HandsView {
  // No two hands have the same cards, and none a ten but the first: what comes again counts once.
  const card = (i: number, n: number): Card => `${RANKS[Math.floor(i / 9 ** n) % 9]!}${SUITS[n]!}`;
  const hands = Array.from({ length: 150 }, (_, i): HandView => {
    const deal = [`T${SUITS[i % 4]!}`, ...SUITS.map((_, n) => card(i, n))];
    return { ...hand, id: String(i), hand: { ...hand.hand, shown: { deal, final: deal } } };
  });
  const counts = { ...NO_HANDS, verified: hands.length };
  const site = { id: hand.siteId, name: hand.siteName, hands: hands.length, counts, games: [] };
  return { hands, next: null, total: hands.length, counts, sites: [site], differing: 0, building: null };
}

const NO_HANDS = Object.fromEntries(STATUSES.map((status) => [status, 0])) as unknown as TabView['counts'];
/** Has a page of the extension take from `showScene` what it is to show. Firefox knows no such thing. */
export async function answerWithScenes(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const scene = JSON.parse(sessionStorage.getItem('scene') ?? 'null');
    const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage: Send } } }).chrome;
    const send = runtime.sendMessage.bind(runtime);
    runtime.sendMessage = async (message) => {
      if (message.kind !== scene?.kind) return send(message);
      if (scene.answer === 'loading') return new Promise(() => undefined);
      return scene.answer === 'failed' ? undefined : scene.answer;
    };
  });
}

type Send = (message: { kind: string }) => Promise<unknown>;

/** Opens a page as it is with this answer to a message; `page` must be on one of the extension. */
export async function showScene(
  page: Page,
  url: string,
  answer: Answer | HandsView,
  kind: keyof PageMessages = 'page/tab',
): Promise<void> {
  await page.evaluate((scene) => sessionStorage.setItem('scene', scene), JSON.stringify({ kind, answer }));
  await page.goto(url);
}
