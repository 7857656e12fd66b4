/**
 * By which rule a hand was judged, for whoever looks at it and for whoever looks it up in the page.
 * @module
 */
import { t, underscored } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';

/** The attributes of an element that shows a hand. */
export const handData = ({ id, siteId, rule, verdict }: HandView) => ({
  'data-hand': id,
  'data-status': verdict.status,
  'data-site': siteId,
  ...(rule && { 'data-rule': rule.id, 'data-rule-origin': rule.origin }),
});

/** The rule's name, and where it is not built in, how the site came by it. */
export function ruleOf({ rule }: HandView): string {
  if (!rule) return t('rule_not_known');
  return rule.origin === 'built-in' ? rule.id : t(`rule_by_${underscored(rule.origin)}`, rule.id);
}
