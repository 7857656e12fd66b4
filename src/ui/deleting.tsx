/**
 * Deletes hands. Two presses, since nothing brings them back; between them stands what would be gone.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { counted, t } from '../platform/i18n.ts';
import type { Selection } from '../platform/messages.ts';
import { ask } from './ask.ts';

type Props = {
  readonly of: Selection;
  /** What the first button says. */
  readonly label: string;
  readonly done?: () => void;
};

export function DeleteButton({ of, label, done }: Props): JSX.Element {
  const [asked, setAsked] = useState<number | null>(null);
  const [said, say] = useState('');
  const preview = () =>
    ask('page/count', { of }).then(
      (hands) => {
        say(hands === 0 ? t('delete_nothing') : '');
        setAsked(hands || null);
      },
      () => say(t('not_deleted')),
    );
  const remove = async () => {
    setAsked(null);
    const told = await ask('page/delete', { of }).then(
      ({ hands }) => counted('deleted', hands),
      () => t('not_deleted'),
    );
    say(told);
    done?.();
  };
  return (
    <div class="deleting">
      {asked === null ? (
        <button type="button" data-action="delete" onClick={() => void preview()}>
          {label}
        </button>
      ) : (
        <>
          <p>
            {counted('delete_sure', asked)} {t('delete_chain')}
          </p>
          <button type="button" class="bad" data-action="delete-now" onClick={() => void remove()}>
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
