/**
 * Raises the alarm: the badge, a notification, and the banner in the page. One alert a hand; honest hands are quiet.
 * @module
 */
import type { Status } from '../core/verdict.ts';
import { browser } from '../platform/browser.ts';
import { sentence, statusWord, t } from '../platform/i18n.ts';
import type { BackgroundMessages } from '../platform/messages.ts';
import type { AuditedHand } from './auditor.ts';
import type { Log } from './log.ts';
import { settings } from './settings.ts';
import { tabIdOf } from './tabs.ts';

const RED = '#B3261E';

const isMismatch = ({ verdict }: AuditedHand): boolean => verdict.status === 'mismatch';
export const nameOf = ({ siteId, id }: AuditedHand): string => `${siteId}/${id}`;

/** Alerts to the mismatches among these hands that nobody has been alerted to yet. */
export async function alertTo(log: Log, hands: readonly AuditedHand[]): Promise<void> {
  const mismatches = hands.filter(isMismatch);
  const marks = await log.marks(mismatches.map(nameOf));
  const { alerts } = await settings();
  for (const hand of mismatches) {
    const name = nameOf(hand);
    if (marks.get(name)?.alerted) continue;
    await Promise.all([alerts.notification && notify(hand), alerts.banner && showBanner(hand)]);
    // Behind the alert: one shown twice, under the same id, is better than one that was lost with the worker.
    await log.mark(name, { alerted: true });
  }
}

async function notify(hand: AuditedHand): Promise<void> {
  await browser.notifications
    .create(`cutcard:${nameOf(hand)}`, {
      type: 'basic',
      iconUrl: browser.runtime.getURL('icons/mismatch-128.png'),
      title: t('alert_title', hand.siteName),
      message: sentence(hand.verdict),
    })
    .catch(() => undefined); // Notifications may be turned off in the system.
}

async function showBanner(hand: AuditedHand): Promise<void> {
  const tabId = await tabIdOf(hand.tab);
  if (tabId === null) return;
  const message: BackgroundMessages['background/alert']['ask'] & { kind: string } = {
    kind: 'background/alert',
    handId: nameOf(hand),
    title: t('alert_title', hand.siteName),
    text: `${sentence(hand.verdict)} ${t('alert_hint')}`,
    dismiss: t('alert_dismiss'),
  };
  await browser.tabs.sendMessage(tabId, message).catch(() => undefined); // The tab may be gone.
}

/** Sets a tab's badge, icon and title: by what of the casino is not opened yet, else by the tab's latest hand. */
export async function showStatus(
  tabId: number,
  unopened: number,
  suspects: number,
  latest: Status | null,
): Promise<void> {
  const { alerts } = await settings();
  const status = unopened > 0 ? 'mismatch' : suspects > 0 ? 'unreadable' : latest;
  const icon = status ?? 'cutcard';
  const path = Object.fromEntries([16, 32].map((size) => [size, `/icons/${icon}-${size}.png`]));
  await Promise.all([
    browser.action.setBadgeText({ tabId, text: alerts.badge && unopened > 0 ? String(unopened) : '' }),
    browser.action.setBadgeBackgroundColor({ tabId, color: RED }),
    browser.action.setIcon({ tabId, path }),
    browser.action.setTitle({
      tabId,
      title: status ? t('action_status', statusWord(status)) : t('action_title'),
    }),
  ]).catch(() => undefined); // The tab may be gone.
}
