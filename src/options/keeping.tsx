/**
 * What is stored: how much it is, letting go of it, and the digest by which it can be held to its date.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { counted, t } from '../platform/i18n.ts';
import type { Selection, StorageView } from '../platform/messages.ts';
import { ask } from '../ui/ask.ts';
import { CopyButton } from '../ui/buttons.tsx';
import { longTime, size } from '../ui/format.ts';
import { useAnswer } from '../ui/use-answer.ts';

export function Keeping(): JSX.Element {
  const stored = useAnswer('page/storage', {});
  const hands = useAnswer('page/hands', { limit: 1 });
  const sites = hands.state === 'here' ? hands.answer.sites : [];
  const choices: readonly (readonly [string, Selection])[] = [
    ...sites.map(({ id, name }) => [name, { site: id }] as const),
    [t('everything'), 'everything'],
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
  readonly choices: readonly (readonly [string, Selection])[];
  readonly done: () => void;
};

/** Two presses, since nothing brings it back; between them stands what would be gone. */
function Delete({ choices, done }: DeleteProps): JSX.Element {
  const [chosen, choose] = useState(0);
  const [asked, setAsked] = useState<number | null>(null);
  const [said, say] = useState('');
  const of = choices[chosen]?.[1] ?? 'everything';
  const preview = () => ask('page/preview', { of }).then(({ hands }) => setAsked(hands));
  const remove = async () => {
    setAsked(null);
    const told = await ask('page/delete', { of }).then(
      ({ hands }) => counted('deleted', hands),
      () => t('not_deleted'),
    );
    say(told);
    done();
  };
  return (
    <div class="delete">
      <label>
        <span>{t('delete_what')}</span>
        <select
          value={String(chosen)}
          onChange={(event) => {
            choose(Number(event.currentTarget.value));
            setAsked(null);
          }}
        >
          {choices.map(([name], i) => (
            <option key={name} value={String(i)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {asked === null ? (
        <button type="button" onClick={() => void preview()}>
          {t('delete_hands')}
        </button>
      ) : (
        <>
          <p>{counted('delete_sure', asked)}</p>
          <button type="button" class="bad" onClick={() => void remove()}>
            {t('delete_now')}
          </button>
          <button type="button" onClick={() => setAsked(null)}>
            {t('cancel')}
          </button>
        </>
      )}
      <p role="status">{said}</p>
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
          <code>{witness.digest}</code>
          <CopyButton value={`cutcard ${witness.seq} ${witness.digest}`} name={t('copy_witness')} />
          <small>{t('witness_at', witness.seq, longTime(witness.at))}</small>
        </p>
      )}
    </div>
  );
}
