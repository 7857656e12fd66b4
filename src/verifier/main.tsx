/**
 * A hand that checks itself: one HTML file with the hand and the code that audits it, for whoever has no Cutcard. The
 * verdict that stands here is computed by the page, when it is opened; what Cutcard had said stands below it.
 * @module
 */
import './verifier.css';
import { render } from 'preact';
import { audit } from '../core/audit.ts';
import { parseRule } from '../core/rules/parse.ts';
import { checkSignature } from '../core/signature.ts';
import type { Verdict } from '../core/verdict.ts';
import { decidingReasons, gameName, reasonSentence, statusWord, t } from '../platform/i18n.ts';
import { checkLines } from '../ui/check-lines.ts';
import { ChecksList } from '../ui/checks-list.tsx';
import { DerivationSteps } from '../ui/derivation-steps.tsx';
import { longTime } from '../ui/format.ts';
import { Page } from '../ui/frame.tsx';
import { rowsOf } from '../ui/games.ts';
import { HandTable } from '../ui/hand-table.tsx';
import { handData } from '../ui/rule-of.ts';
import { VerdictBox } from '../ui/verdict-box.tsx';
import { saved } from './saved.ts';

const { view: given, at } = saved();
/** A rule that was found was found from the hands of whoever saved this, not of whoever reads it. */
const view: typeof given =
  given.rule?.origin === 'found' ? { ...given, rule: { ...given.rule, origin: 'file' } } : given;

function Recomputed({ verdict }: { verdict: Verdict }) {
  const here = { ...view, verdict };
  const rows = rowsOf(here);
  // What decided comes first.
  const reasons = new Set([...decidingReasons(view.verdict), ...view.verdict.reasons].map(reasonSentence));
  return (
    <Page title={t('hand_title', view.id)}>
      <section class="sheet" {...handData(here)}>
        <p class="recomputed">{t('verifier_here')}</p>
        <VerdictBox view={here} rows={rows} todo={null} />
        <HandTable rows={rows} />
        <ChecksList lines={checkLines(here, rows)} />
      </section>
      <DerivationSteps
        hand={view.hand}
        rows={rows}
        {...(view.rule?.written && { written: view.rule.written })}
      />
      <section class="sheet">
        <h2>{t('verifier_said')}</h2>
        <div class="said">
          <p>
            {t('verifier_said_text', view.siteName, gameName(view.game), longTime(view.at), longTime(at))}
          </p>
          <p>
            <b>{statusWord(view.verdict.status)}</b>
          </p>
          {[...reasons].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{t('verifier_trust')}</p>
        </div>
        <pre>{JSON.stringify(view.hand, null, 2)}</pre>
      </section>
    </Page>
  );
}

document.documentElement.lang = t('language');
document.title = t('page_title', t('hand_title', view.id));
const rule = view.rule?.written && parseRule(view.rule.written);
void checkSignature(view.hand).then((signature) => {
  render(
    <Recomputed verdict={audit(view.hand, { ...(signature && { signature }), ...(rule && { rule }) })} />,
    document.body,
  );
});
