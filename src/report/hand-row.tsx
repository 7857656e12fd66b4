/**
 * A hand in the list of all: verdict, cards, result, and what happened in words. The whole row leads to its report.
 * @module
 */
import type { JSX } from 'preact';
import { gameName, statusWord } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { MiniFace } from '../ui/faces.tsx';
import { shortTime } from '../ui/format.ts';
import { resultOf, rowsOf } from '../ui/games.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { reportOf } from '../ui/hand-line.tsx';
import { headline } from '../ui/plain.ts';
import { handData } from '../ui/rule-of.ts';

export function HandRow({ view, now }: { view: HandView; now: number }): JSX.Element {
  const { id, siteName, game, at, verdict } = view;
  const { status } = verdict;
  const rows = rowsOf(view);
  return (
    <a class="hand-row" href={reportOf(id)} {...handData(view)}>
      <span class={`tone-${status}`}>
        <StatusGlyph status={status} />
      </span>
      <span class="row-what">
        <b>{headline(verdict)}</b>
        <small>
          {statusWord(status)} · {siteName} · {gameName(game)}
        </small>
      </span>
      <span class="row-cards">
        {rows.map(({ label, cells }) => (
          <span key={label} class="row-line">
            {cells.map((cell, i) => (
              <MiniFace key={i} cell={cell} />
            ))}
          </span>
        ))}
      </span>
      <span class="row-result">{resultOf(view)}</span>
      <time dateTime={new Date(at).toISOString()}>{shortTime(at, now)}</time>
    </a>
  );
}
