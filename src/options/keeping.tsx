/**
 * What is stored: how much it is, letting go of it, and the digest by which it can be held to its date.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { counted, t } from '../platform/i18n.ts';
import type { Selection, StorageView, Witness } from '../platform/messages.ts';
import { CopyButton } from '../ui/buttons.tsx';
import { spanOf } from '../ui/days.ts';
import { DeleteButton } from '../ui/deleting.tsx';
import { longTime, size } from '../ui/format.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Choice } from './fields.tsx';

export function Keeping(): JSX.Element {
  const stored = useAnswer('page/storage', {});
  const hands = useAnswer('page/hands', { limit: 1 });
  const sites = hands.state === 'here' ? hands.answer.sites : [];
  const choices: readonly (readonly [string, string])[] = [
    ...sites.map(({ id, name }) => [id, name] as const),
    ['', t('everything')],
  ];
  return (
    <>
      {stored.state === 'here' && <Stored stored={stored.answer} />}
      <Delete choices={choices} done={stored.again} />
      <WitnessOfNow />
    </>
  );
}

function Stored({ stored: { bytes, hands, entries, deleted, due } }: { stored: StorageView }): JSX.Element {
  const gone = deleted.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return (
    <div class="stored">
      <p>{bytes === null ? t('stored', hands, entries) : t('stored_bytes', hands, entries, size(bytes))}</p>
      {gone > 0 && <p>{counted('stored_deleted', gone)}</p>}
      {due.mismatches.length > 0 && <p>{counted('stored_due_mismatches', due.mismatches.length)}</p>}
    </div>
  );
}

type DeleteProps = {
  readonly choices: readonly (readonly [string, string])[];
  readonly done: () => void;
};

/** A casino's hands or all, of some days or of all time. */
function Delete({ choices, done }: DeleteProps): JSX.Element {
  const [site, choose] = useState('');
  const [days, setDays] = useState<{ readonly from?: string; readonly to?: string }>({});
  const span = spanOf(days);
  const of: Selection = span ? { ...span, ...(site && { site }) } : site ? { site } : 'everything';
  return (
    <div class="delete">
      <Choice label={t('delete_what')} value={site} choices={choices} choose={choose} />
      <div class="days">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>{t(`filter_${end}`)}</span>
            <input
              type="date"
              value={days[end] ?? ''}
              onChange={(event) => setDays({ ...days, [end]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <DeleteButton key={JSON.stringify(of)} of={of} label={t('delete_hands')} done={done} />
    </div>
  );
}

/** Whoever has this line from before an evening's play can tell that the log was not written afterwards. */
function WitnessOfNow(): JSX.Element {
  const asked = useAnswer('page/witness', {});
  const witness = asked.state === 'here' ? asked.answer : null;
  return (
    <div class="witness">
      <h3>{t('witness_title')}</h3>
      <p>{t('witness_text')}</p>
      {witness && (
        <p class="witness-line">
          <code>{inFours(witness.digest)}</code>
          <CopyButton value={lineOf(witness)} name={t('copy_witness')} />
          <small>{t('witness_at', witness.seq, longTime(witness.at))}</small>
        </p>
      )}
      {witness && <QrCode text={lineOf(witness)} name={t('witness_code')} />}
      {witness && (
        <button type="button" onClick={() => print()}>
          {t('witness_print')}
        </button>
      )}
    </div>
  );
}

const lineOf = ({ seq, digest }: Witness): string => `cutcard ${seq} ${digest}`;

/** Set apart so that it can be compared by eye; copied, it is in one piece. */
const inFours = (digest: string): JSX.Element[] =>
  (digest.match(/.{1,4}/g) ?? []).map((four, i) => <span key={i}>{four}</span>);
