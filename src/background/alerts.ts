/**
 * Raises the alarm: the badge, a notification, and the banner in the page. One alarm a hand, or for the hands of one seed
 * pair; honest hands are quiet.
 * @module
 */
import { rankOf, suitOf } from '../core/cards.ts';
import { groupBy } from '../core/groups.ts';
import type { Status } from '../core/verdict.ts';
import { browser } from '../platform/browser.ts';
import { type MessageKey, sentence, statusWord, t } from '../platform/i18n.ts';
import type { Alarm, AlarmFace, HandView, Reminder } from '../platform/messages.ts';
import { within } from '../platform/within.ts';
import type { AuditedHand } from './auditor.ts';
import { type Face, firstDifference } from './difference.ts';
import { settings } from './settings.ts';
import { tabIdOf } from './tabs.ts';
import { speakAsChosen } from './words.ts';

const RED = '#B3261E';

const nameOf = ({ siteId, id }: HandView): string => `${siteId}/${id}`;

/**
 * Alarms the player, in the ways the settings say, to hands that are one matter, such as those of one seed pair: once.
 * `open`: how many hands of a tab are waiting to be looked at.
 */
export async function giveAlarm(hands: readonly AuditedHand[], open: (tab: string) => number): Promise<void> {
  const { alerts } = await settings();
  await speakAsChosen();
  const tabs = [...groupBy(hands, ({ tab }) => tab).values()];
  await Promise.all([
    alerts.notification && notify(hands),
    ...(alerts.banner
      ? tabs.map(([first, ...others]) => showBanner(first!, Math.max(1 + others.length, open(first!.tab))))
      : []),
    alerts.sound && sound(hands[0]!),
  ]);
}

async function notify(hands: readonly AuditedHand[]): Promise<void> {
  const [first] = hands as [AuditedHand];
  await browser.notifications
    .create(`cutcard:${nameOf(first)}`, {
      type: 'basic',
      iconUrl: browser.runtime.getURL('icons/mismatch-128.png'),
      title: titleOf(first, hands.length),
      message: sentence(first.verdict),
    })
    .catch(() => undefined); // Notifications may be turned off in the system.
}

const titleOf = ({ siteName }: AuditedHand, count: number): string =>
  count > 1 ? t('alert_title_several', siteName, count) : t('alert_title', siteName);

async function sound({ tab }: AuditedHand): Promise<void> {
  const tabId = await tabIdOf(tab);
  if (tabId !== null) await tell(tabId, { kind: 'background/tone' });
}

/** A page that hangs hears it when it goes on; nobody waits for it longer than so, ms. */
const PATIENCE = 1000;

async function tell(tabId: number, message: object): Promise<void> {
  await within(
    PATIENCE,
    browser.tabs.sendMessage(tabId, message).catch(() => undefined), // The tab may be gone.
  );
}

/** Shows the banner in the page of a hand's tab. `count`: how many hands of this tab are waiting to be opened. */
async function showBanner(hand: AuditedHand, count: number): Promise<void> {
  const tabId = await tabIdOf(hand.tab);
  if (tabId === null) return;
  const message: Alarm & { kind: string } = {
    kind: 'background/alert',
    handId: nameOf(hand),
    title: titleOf(hand, count),
    text: sentence(hand.verdict),
    difference: differenceIn(hand),
    show: t('alert_show'),
    dismiss: t('alert_dismiss'),
  };
  await tell(tabId, message);
}

function differenceIn({ hand, verdict }: AuditedHand): Alarm['difference'] {
  const found = verdict.checks.deal === 'fail' ? firstDifference(hand.shown, verdict.expected) : null;
  if (!found) return null;
  return { shown: faceOf(found.shown, 'alert_shown'), expected: faceOf(found.expected, 'alert_expected') };
}

const SYMBOLS = { c: '♣', d: '♦', h: '♥', s: '♠' };

function faceOf(value: Face, caption: MessageKey): AlarmFace {
  if (typeof value === 'number') return { caption: t(caption), face: String(value), name: String(value) };
  const [rank, suit] = [rankOf(value), suitOf(value)];
  const text = rank === 'T' ? '10' : rank;
  const named = 'AJQK'.includes(rank) ? t(`rank_${rank as 'A' | 'J' | 'Q' | 'K'}`) : text;
  // What follows the symbol keeps systems from drawing it as a picture.
  return {
    caption: t(caption),
    face: `${text}${SYMBOLS[suit]}\uFE0E`,
    name: t('card_name', named, t(`suit_${suit}`)),
  };
}

/** Tells by the system what the page will not let the banner tell. */
export async function tellBannerRemoved(handId: string, siteName: string): Promise<void> {
  await speakAsChosen();
  await browser.notifications
    .create(`cutcard:${handId}`, {
      type: 'basic',
      iconUrl: browser.runtime.getURL('icons/mismatch-128.png'),
      title: t('alert_title', siteName),
      message: t('alert_banner_removed'),
    })
    .catch(() => undefined); // Notifications may be turned off in the system.
}

/** Opens the report of a hand. */
export async function openHand(handId: string): Promise<void> {
  const url = browser.runtime.getURL(`report.html?hand=${handId.split('/').at(-1)}`);
  await browser.tabs.create({ url });
}

/** What a tab's badge and icon are made of. */
export interface TabStatus {
  /** Hands of the whole casino that are not opened yet: alarms, and those in doubt. */
  readonly alarms: number;
  readonly suspects: number;
  /** The status of the tab's latest hand. */
  readonly latest: Status | null;
  /** What would make the next hand prove more. */
  readonly reminder: Reminder | null;
}

/** Sets a tab's badge, icon and title: by what of the casino is not opened yet, else by the tab's latest hand. */
export async function showStatus(
  tabId: number,
  { alarms, suspects, latest, reminder }: TabStatus,
): Promise<void> {
  const { alerts, reminders } = await settings();
  const count = alerts.badge && alarms > 0 ? String(alarms) : '';
  const status = alarms > 0 ? 'mismatch' : suspects > 0 ? 'unreadable' : latest;
  // Never where something is wrong, whether or not the badge is to say so.
  const mark = reminders && alarms === 0 && suspects === 0 ? reminder : null;
  await Promise.all([
    browser.action.setBadgeText({ tabId, text: count }),
    browser.action.setBadgeBackgroundColor({ tabId, color: RED }),
    showIcon(tabId, status, mark),
  ]).catch(() => undefined); // The tab may be gone.
}

/** Shows on a tab that nothing is recorded. What its badge says of hands before stays true. */
export const showNotRecorded = (tabId: number): Promise<void> =>
  showIcon(tabId, 'not-watching').catch(() => undefined);

/** A reminder is a dot on the icon, for the badge counts mismatches alone; and what it is about is in the title. */
async function showIcon(
  tabId: number,
  status: Status | null,
  reminder: Reminder | null = null,
): Promise<void> {
  await speakAsChosen();
  const name = `${status ?? 'cutcard'}${reminder ? '-marked' : ''}`;
  const path = Object.fromEntries([16, 32].map((size) => [size, `/icons/${name}-${size}.png`]));
  const said = status ? t('action_status', statusWord(status)) : t('action_title');
  const title = reminder ? `${said}\n${t(`reminder_${reminder}`)}` : said;
  // A tab keeps both until it goes elsewhere. Which icon it has its title says; to set one makes pictures anew.
  if ((await browser.action.getTitle({ tabId })) === title) return;
  await browser.action.setIcon({ tabId, path });
  await browser.action.setTitle({ tabId, title });
}
