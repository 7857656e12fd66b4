/**
 * A hand at a glance: verdict, cards, checks.
 * @module
 */
import type { JSX } from 'preact';
import { gameName } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { BestPlay } from './best-play.tsx';
import { checkLines } from './check-lines.ts';
import { ChecksList } from './checks-list.tsx';
import { shortTime } from './format.ts';
import { rowsOf } from './games.ts';
import { HandTable } from './hand-table.tsx';
import { handData, originOf } from './rule-of.ts';
import { VerdictBox } from './verdict-box.tsx';

type Props = { readonly view: HandView; readonly now: number };

export function HandSummary({ view, now }: Props): JSX.Element {
  const rows = rowsOf(view);
  return (
    <section class="hand" {...handData(view)}>
      <VerdictBox view={view} rows={rows} />
      <p class="hand-name">
        <span>{gameName(view.game)}</span>
        <time dateTime={new Date(view.at).toISOString()}>{shortTime(view.at, now)}</time>
      </p>
      {view.rule && view.rule.origin !== 'built-in' && <p class="hand-rule">{originOf(view.rule)}</p>}
      <HandTable rows={rows} />
      <ChecksList lines={checkLines(view, rows)} />
      <BestPlay view={view} />
    </section>
  );
}
