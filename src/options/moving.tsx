/**
 * Settings as a file, to take to another browser; they are synced nowhere.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../platform/i18n.ts';
import { settingsFrom } from '../platform/settings.ts';
import { ChooseFile } from '../ui/choose-file.tsx';
import { saveFile } from '../ui/save.ts';
import type { SettingsProps } from './options.tsx';

const KIND = 'cutcard-settings';

export function Moving({ settings, set }: SettingsProps): JSX.Element {
  const [said, say] = useState('');
  const save = () => {
    saveFile('cutcard-settings.json', JSON.stringify({ v: 1, kind: KIND, settings }, null, 2));
    say(t('saved'));
  };
  const take = async (file: File) => {
    const read: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    if ((read as { kind?: unknown } | null)?.kind !== KIND) return say(t('settings_no_file'));
    set(settingsFrom((read as { settings?: unknown }).settings));
    say(t('settings_taken'));
  };
  return (
    <section class="sheet">
      <h2>{t('moving_title')}</h2>
      <p>{t('moving_text')}</p>
      <div class="actions">
        <button type="button" onClick={save}>
          {t('settings_save')}
        </button>
        <ChooseFile name={t('settings_take')} take={take} />
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
