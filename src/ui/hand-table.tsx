/**
 * A hand as rows of cards: what the table showed, and under it what the seeds force, where the two differ.
 * @module
 */
import { Fragment, type JSX } from 'preact';
import { t } from '../platform/i18n.ts';
import { ForcedFace, TableFace } from './faces.tsx';
import type { Row } from './hand-rows.ts';

export function HandTable({ rows }: { rows: readonly Row[] }): JSX.Element {
  return (
    <dl class="rows">
      {rows.map(({ label, cells, forced, total }) => (
        <Fragment key={label}>
          <div class="row">
            <dt>
              {label}
              {total && <b>{total}</b>}
            </dt>
            <dd>
              {cells.map((cell, i) => (
                <TableFace key={i} cell={cell} />
              ))}
            </dd>
          </div>
          {forced && (
            <div class="row forced">
              <dt>{t('row_seeds')}</dt>
              <dd>
                {forced.map((face, i) => (
                  <ForcedFace key={i} face={face} shown={cells[i]?.face} />
                ))}
              </dd>
            </div>
          )}
        </Fragment>
      ))}
    </dl>
  );
}
