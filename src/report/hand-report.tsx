/**
 * One hand in full: verdict, checks with their evidence, derivation, and all it takes to check it again elsewhere.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameName, t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { ask } from '../ui/ask.ts';
import { BestPlay } from '../ui/best-play.tsx';
import { CopyButton, FileButton } from '../ui/buttons.tsx';
import { checkLines } from '../ui/check-lines.ts';
import { DeleteButton } from '../ui/deleting.tsx';
import { DerivationSteps } from '../ui/derivation-steps.tsx';
import { longTime } from '../ui/format.ts';
import { Frame } from '../ui/frame.tsx';
import { rowsOf } from '../ui/games.ts';
import { HandTable } from '../ui/hand-table.tsx';
import { notesInWords } from '../ui/plain.ts';
import { handData, ruleOf } from '../ui/rule-of.ts';
import { SaveButton } from '../ui/save-evidence.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { VerdictBox } from '../ui/verdict-box.tsx';
import { EvidencedChecks } from './evidenced-checks.tsx';
import { RuleJudged } from './rule-judged.tsx';
import { saveSelfChecking } from './self-checking.ts';

export function HandReport({ id }: { id: string }): JSX.Element {
  useEffect(() => {
    // Where it can't be told, the badge stays: that does no harm.
    ask('page/opened', { id }).catch(() => undefined);
  }, [id]);
  const asked = useAnswer('page/hand', { id });
  return (
    <Frame title={t('hand_title', id)} aside={<a href="report.html">{t('all_hands')}</a>} asked={asked}>
      {(view: HandView | null) =>
        view ? <WholeHand view={view} /> : <p class="sheet">{t('no_such_hand', id)}</p>
      }
    </Frame>
  );
}

/** `foreign`: it is of another browser's log. */
export function WholeHand({ view, foreign = false }: { view: HandView; foreign?: boolean }): JSX.Element {
  const rows = rowsOf(view);
  return (
    <>
      <section class="sheet" {...handData(view)}>
        <VerdictBox view={view} rows={rows} />
        <div class="at-a-glance">
          <HandTable rows={rows} />
          <Particulars view={view} />
        </div>
        <BestPlay view={view} />
        {notesInWords(view).map((note) => (
          <p key={note} class="note">
            {note}
          </p>
        ))}
      </section>
      <EvidencedChecks lines={checkLines(view, rows)} evidence={view.evidence} />
      <DerivationSteps
        hand={view.hand}
        rows={rows}
        {...(view.rule?.written && { written: view.rule.written })}
      />
      {view.hand.scheme && <RuleJudged scheme={view.hand.scheme} />}
      <Redo view={view} foreign={foreign} />
      <Saving view={view} foreign={foreign} />
    </>
  );
}

function Particulars({ view }: { view: HandView }): JSX.Element {
  const facts: readonly (readonly [string, string])[] = [
    [t('fact_casino'), view.siteName],
    [t('fact_game'), gameName(view.game)],
    ...(view.at > 0 ? [[t('fact_dealt'), longTime(view.at)] as const] : []),
    ...(view.stake !== undefined ? [[t('fact_stake'), view.stake] as const] : []),
    [t('fact_scheme'), ruleOf(view)],
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Always in view, however long the page is. */
const Saving = ({ view, foreign }: { view: HandView; foreign: boolean }): JSX.Element => (
  <footer class="actions">
    <FileButton main save={() => saveSelfChecking(view)}>
      {t('self_checking_save')}
    </FileButton>
    {!foreign && <SaveButton of={{ ids: [view.id] }}>{t('save_evidence')}</SaveButton>}
  </footer>
);

/** The hand as a line of a hand file, which anybody can audit anywhere. */
function Redo({ view, foreign }: { view: HandView; foreign: boolean }): JSX.Element {
  const line = JSON.stringify(view.hand);
  return (
    <section class="sheet">
      <h2>{t('redo_title')}</h2>
      <p>{t('self_checking_text')}</p>
      <p class="by-line">{t('redo_text')}</p>
      <pre class="command">node dist/cli.mjs audit hand.jsonl</pre>
      <pre class="line">{line}</pre>
      <CopyButton value={line}>{t('copy_hand')}</CopyButton>
      {!foreign && <DeleteButton of={{ ids: [view.id] }} label={t('delete_hand')} />}
    </section>
  );
}
