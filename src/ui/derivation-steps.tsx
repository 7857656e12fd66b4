/**
 * The way from the seeds to the cards, computed here and now, in steps that can be redone by hand.
 * @module
 */
import type { JSX } from 'preact';
import { parseCard } from '../core/cards.ts';
import type { Derivation, Line, Table } from '../core/derivation.ts';
import { explainHand } from '../core/explain.ts';
import { HandError } from '../core/fields.ts';
import type { Hand } from '../core/hand.ts';
import { Undealable } from '../core/scheme.ts';
import { reasonSentence, t } from '../platform/i18n.ts';
import { CopyButton } from './buttons.tsx';
import { CardText } from './faces.tsx';
import { Scroller } from './scroller.tsx';

export function DerivationSteps({ hand }: { hand: Hand }): JSX.Element {
  const steps = derive(hand);
  return (
    <section class="sheet">
      <h2>{t('derivation_title')}</h2>
      {typeof steps === 'string' ? (
        <p>{steps}</p>
      ) : (
        <ol class="steps">
          {steps.map(({ title, text, lines, table }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Lines lines={lines} />
              {table && <StepTable title={title} table={table} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The derivation, or a sentence that says why there is none. */
function derive(hand: Hand): Derivation | string {
  try {
    return explainHand(hand);
  } catch (error) {
    if (error instanceof Undealable) return reasonSentence(error.reason);
    if (error instanceof HandError) {
      return reasonSentence({ code: 'field-malformed', subs: [error.field, error.expected] });
    }
    throw error;
  }
}

function Lines({ lines }: { lines: readonly Line[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <dl class="lines">
      {lines.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{value || t('empty_value')}</code>
            {value && <CopyButton value={value} name={t('copy_what', label)} />}
          </dd>
          {note && <dd class="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function StepTable({ title, table }: { title: string; table: Table }): JSX.Element {
  const { columns, cardColumns, rows } = table;
  return (
    <Scroller name={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            <tr
              key={i}
              class={
                cardColumns.some((column) => cells[column] && !parseCard(cells[column])) ? 'skipped' : ''
              }
            >
              {cells.map((cell, column) => (
                <td key={column}>{cardColumns.includes(column) ? <CardCell text={cell} /> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A card, or the word for why there is none. */
function CardCell({ text }: { text: string }): JSX.Element {
  const card = parseCard(text);
  return card ? <CardText card={card} /> : <span>{text}</span>;
}
