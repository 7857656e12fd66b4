/**
 * How good a scheme is, whatever a single hand of it was: docs/schemes.md in four lines; and how it is known.
 * @module
 */
import type { JSX } from 'preact';
import { SCHEMES } from '../core/schemes/index.ts';
import { t, underscored } from '../platform/i18n.ts';

const CASINOS = ['crypto-games', 'bc-game', 'bitzino', 'stake', 'duel', 'liqd', 'financialplugins'] as const;
const QUESTIONS = ['uniform', 'reach', 'player', 'casino'] as const;

export function RuleJudged({ scheme }: { scheme: string }): JSX.Element | null {
  const casino = CASINOS.find((id) => scheme.startsWith(`${id}/`));
  const known = SCHEMES.get(scheme);
  if (!casino || !known) return null;
  return (
    <section class="sheet">
      <h2>{t('rule_title')}</h2>
      <dl class="judged">
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt>{t(`rule_${question}`)}</dt>
            <dd>{t(`rule_${underscored(casino)}_${question}`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('rule_known')}</dt>
          <dd data-basis={known.basis}>{t(`basis_${known.basis}`)}</dd>
        </div>
      </dl>
    </section>
  );
}
