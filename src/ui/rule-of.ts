/**
 * By which rule a hand was judged, for whoever looks at it and for whoever looks it up in the page.
 * @module
 */
import { t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';

/** The attributes of an element that shows a hand. */
export const handData = ({ id, siteId, rule, verdict }: HandView) => ({
  'data-hand': id,
  'data-status': verdict.status,
  'data-site': siteId,
  ...(rule && { 'data-rule': rule.id, 'data-rule-origin': rule.origin }),
});

/** How the site came by a rule that is not built in. A found one has no name that says anything to a player. */
export function originOf({ id, origin }: NonNullable<HandView['rule']>): string | null {
  if (origin === 'built-in') return null;
  if (origin === 'found') return t('rule_by_found');
  return origin === 'chosen' ? t('rule_by_chosen', id) : t('rule_by_file', id);
}

/** The rule's name, and where it is not built in, how the site came by it. */
export function ruleOf({ rule }: HandView): string {
  if (!rule) return t('rule_not_known');
  const origin = originOf(rule) ?? rule.id;
  return rule.origin === 'found' ? `${origin} · ${rule.id}` : origin;
}
