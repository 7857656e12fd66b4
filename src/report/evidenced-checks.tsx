/**
 * The checks, each with the values it rests on: what they are, where they stood, when they were seen.
 * @module
 */
import type { JSX } from 'preact';
import type { TableReading } from '../core/observation.ts';
import { t, underscored } from '../platform/i18n.ts';
import type { EvidenceItem } from '../platform/messages.ts';
import { CopyButton } from '../ui/buttons.tsx';
import type { CheckLine } from '../ui/check-lines.ts';
import { faceText } from '../ui/faces.tsx';
import { howLongBefore, longTime } from '../ui/format.ts';
import { rowsOnTable } from '../ui/games.ts';
import { CheckGlyph } from '../ui/glyphs.tsx';

type Props = { readonly lines: readonly CheckLine[]; readonly evidence: readonly EvidenceItem[] };

export function EvidencedChecks({ lines, evidence }: Props): JSX.Element {
  return (
    <section class="sheet">
      <h2>{t('checks_title')}</h2>
      <ol class="evidenced">
        {lines.map((line) => (
          <li key={line.id} class={line.check}>
            <h3>
              <CheckGlyph check={line.check} />
              {line.what}
              <span class="outcome">{t(`check_${line.check}`)}</span>
            </h3>
            <p>{t(`check_${underscored(line.id)}_means`)}</p>
            {evidence
              .filter(({ what }) => line.evidence.includes(what))
              .map((item) => (
                <Item key={`${item.what}${item.seq}`} item={item} />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is worth something for having been seen before the cards. */
const BEFORE_CARDS: readonly EvidenceItem['what'][] = ['commitment', 'client seed', 'bet'];

function Item({ item }: { item: EvidenceItem }): JSX.Element {
  const { what, value, table, how, where, path, at, seq, secondsBeforeDeal, confirmed } = item;
  const name = t(`evidence_${spaceless(what)}`);
  return (
    <dl class="item">
      <dt>{name}</dt>
      <dd class="value">
        <code>{table ? lineOf(table) : value}</code>
        <CopyButton value={value} name={t('copy_what', name)} />
      </dd>
      <dd>
        <span>{t(`found_by_${how}`, where, path)}</span>
        <span>
          <time dateTime={new Date(at).toISOString()}>{longTime(at)}</time>
          {secondsBeforeDeal !== null && BEFORE_CARDS.includes(what) && (
            <>
              , <b>{t('before_cards', howLongBefore(secondsBeforeDeal))}</b>
            </>
          )}
        </span>
        <span>{confirmed ? t('entry_twice', seq) : t('entry_once', seq)}</span>
      </dd>
    </dl>
  );
}

/** What lay on a table, in a line of text: `Dealer: 8♥ · You: 10♣ 5♦`. */
const lineOf = (table: TableReading): string =>
  rowsOnTable(table)
    .map(({ label, cells }) => `${label}: ${cells.map(({ face }) => faceText(face)).join(' ')}`)
    .join(' · ');

type Spaceless<S extends string> = S extends `${infer Head} ${infer Tail}` ? `${Head}_${Spaceless<Tail>}` : S;
const spaceless = <S extends string>(words: S): Spaceless<S> => words.replaceAll(' ', '_') as Spaceless<S>;
