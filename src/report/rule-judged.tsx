/**
 * How good a scheme is, whatever a single hand of it was: docs/schemes.md in four lines.
 * @module
 */
import type { JSX } from 'preact';
import { t, underscored } from '../platform/i18n.ts';

const CASINOS = ['crypto-games', 'bc-game', 'bitzino', 'stake', 'duel', 'liqd'] as const;
const QUESTIONS = ['uniform', 'reach', 'player', 'casino'] as const;

export function RuleJudged({ scheme }: { scheme: string }): JSX.Element | null {
  const casino = CASINOS.find((id) => scheme.startsWith(`${id}/`));
  if (!casino) return null;
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
      </dl>
    </section>
  );
}
