/**
 * The way from the seeds to the cards, computed here and now, in steps that can be redone by hand.
 * @module
 */
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { parseCard } from '../core/cards.ts';
import type { Derivation, Line, Table, Text } from '../core/derivation.ts';
import { explainHand } from '../core/explain.ts';
import { HandError } from '../core/fields.ts';
import type { Hand } from '../core/hand.ts';
import { parseRule, type WrittenRule } from '../core/rules/parse.ts';
import { Undealable } from '../core/scheme.ts';
import { reasonSentence, said, t } from '../platform/i18n.ts';
import { CopyButton } from './buttons.tsx';
import { CardText, faceText } from './faces.tsx';
import type { Row } from './hand-rows.ts';

type Props = {
  readonly hand: Hand;
  /** The hand's rule, where it does not name it. */
  readonly written?: WrittenRule;
  /** What the table showed beside what the seeds force: where they differ, the row that forces it is marked. */
  readonly rows: readonly Row[];
};

export function DerivationSteps({ hand, written, rows }: Props): JSX.Element | null {
  // The verdict says why there is no seed.
  if (!hand.reveal) return null;
  const steps = derive(hand, written);
  const deviating = deviations(rows);
  return (
    <section class="sheet">
      <h2>{t('derivation_title')}</h2>
      {typeof steps === 'string' ? (
        <p>{steps}</p>
      ) : (
        <ol class="steps">
          {steps.map(({ title, text, lines, table }) => (
            <li key={said(title)}>
              <h3>{said(title)}</h3>
              <p>{said(text)}</p>
              <Lines lines={lines} />
              {table && <StepTable title={said(title)} table={table} deviating={deviating} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The derivation, or a sentence that says why there is none. */
function derive(hand: Hand, written?: WrittenRule): Derivation | string {
  if (!hand.scheme && !written) return reasonSentence({ code: 'rule-not-found' });
  try {
    return explainHand(hand, written && parseRule(written));
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
        <div key={said(label)}>
          <dt>{said(label)}</dt>
          <dd>
            <code>{value || t('empty_value')}</code>
            {value && <CopyButton value={value} name={t('copy_what', said(label))} />}
          </dd>
          {note && <dd class="note">{said(note)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Cards that the seeds force and the table did not show, with what it showed in their place. */
function deviations(rows: readonly Row[]): ReadonlyMap<string, string> {
  const cells = rows.flatMap((row) => row.cells);
  return new Map(
    cells.flatMap(({ face, expected }) =>
      expected?.kind === 'card' ? [[expected.card, faceText(face)] as const] : [],
    ),
  );
}

type TableProps = {
  readonly title: string;
  readonly table: Table;
  readonly deviating: ReadonlyMap<string, string>;
};

function StepTable({ title, table, deviating }: TableProps): JSX.Element {
  const { columns, cardColumns, rows } = table;
  const marked = new Map([...deviating.keys()].map((card) => [rowOf(card, table), card]));
  return (
    <div class="framed" ref={useStacking()}>
      <table aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={said(column)} scope="col">
                {said(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            <tr key={i} class={classOf(cells, cardColumns, marked.has(i))}>
              {upToLast(cells).map((cell, column, { length }) => (
                // The last has the room of those behind it: why a card is passed over is longer than a card.
                <td
                  key={column}
                  data-column={said(columns[column]!)}
                  {...(column === length - 1 && { colSpan: cells.length - column })}
                >
                  {cardColumns.includes(column) ? <CardCell text={cell} /> : said(cell)}
                  {marked.has(i) && column === cells.length - 1 && (
                    <b> {t('deviates', deviating.get(marked.get(i)!)!)}</b>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says of a table's frame whether the columns have no room side by side in it: its rows are lines then. */
function useStacking(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stack = () => {
      const box = frame.current!;
      box.removeAttribute('data-stacked');
      box.toggleAttribute('data-stacked', box.scrollWidth > box.clientWidth);
    };
    stack();
    addEventListener('resize', stack);
    return () => removeEventListener('resize', stack);
  });
  return frame;
}

/** The cells of a row up to the last that has something in it. */
const upToLast = (cells: readonly Text[]): readonly Text[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** The first row that deals a card: the last column says what it was dealt as, where it was. */
const rowOf = (card: string, { cardColumns, rows }: Table): number =>
  rows.findIndex((cells) => cells.at(-1) && cardColumns.some((column) => cells[column] === card));

function classOf(cells: readonly Text[], cardColumns: readonly number[], deviates: boolean): string {
  if (deviates) return 'deviates';
  return cardColumns.some((column) => cells[column] && !cardIn(cells[column])) ? 'skipped' : '';
}

const cardIn = (cell: Text) => (typeof cell === 'string' ? parseCard(cell) : null);

/** A card, or the word for why there is none. */
function CardCell({ text }: { text: Text }): JSX.Element {
  const card = cardIn(text);
  return card ? <CardText card={card} /> : <span>{said(text)}</span>;
}
