/**
 * The settings: how alarms reach the player, how the pages look, what is kept and for how long.
 * @module
 */
import type { JSX } from 'preact';
import { t, underscored } from '../platform/i18n.ts';
import { LANGUAGES } from '../platform/languages.ts';
import { ALERT_WAYS, type AlertWay, RETENTIONS, type Settings, THEMES } from '../platform/settings.ts';
import { playTone } from '../platform/tone.ts';
import { ask } from '../ui/ask.ts';
import { show } from '../ui/begin.ts';
import { Frame } from '../ui/frame.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Choice, Switch } from './fields.tsx';
import { Keeping } from './keeping.tsx';
import { Moving } from './moving.tsx';
import { WatchedSites } from './watched.tsx';

export function Options(): JSX.Element {
  const asked = useAnswer('page/settings', {});
  const set = (changed: Partial<Settings>) => {
    void ask('page/settings', { set: changed }).then((settings) => {
      show(settings);
      asked.again();
    });
  };
  return (
    <Frame title={t('options_title')} aside={<a href="report.html">{t('all_hands')}</a>} asked={asked}>
      {(settings: Settings) => (
        <>
          <Alerts settings={settings} set={set} />
          <Looks settings={settings} set={set} />
          <section class="sheet">
            <h2>{t('options_keep_title')}</h2>
            <p>{t('options_keep_text')}</p>
            <Choice
              label={t('options_retention')}
              value={settings.retention}
              choices={RETENTIONS.map((value) => [value, t(`retention_${underscored(value)}`)])}
              choose={(retention) => set({ retention })}
            />
            <Keeping />
          </section>
          <WatchedSites />
          <Moving settings={settings} set={set} />
        </>
      )}
    </Frame>
  );
}

export interface SettingsProps {
  readonly settings: Settings;
  readonly set: (changed: Partial<Settings>) => void;
}

function Alerts({ settings, set }: SettingsProps): JSX.Element {
  const turn = (way: AlertWay, on: boolean) => {
    if (way === 'sound' && on) playTone();
    set({ alerts: { ...settings.alerts, [way]: on } });
  };
  return (
    <section class="sheet">
      <h2>{t('options_alerts_title')}</h2>
      <p>{t('options_alerts_text')}</p>
      {ALERT_WAYS.map((way) => (
        <Switch
          key={way}
          label={t(`alert_way_${way}`)}
          help={t(`alert_way_${way}_text`)}
          on={settings.alerts[way]}
          turn={(on) => turn(way, on)}
        />
      ))}
      <Switch
        label={t('options_reminders')}
        help={t('options_reminders_text')}
        on={settings.reminders}
        turn={(reminders) => set({ reminders })}
      />
    </section>
  );
}

function Looks({ settings, set }: SettingsProps): JSX.Element {
  return (
    <section class="sheet">
      <h2>{t('options_looks_title')}</h2>
      <Choice
        label={t('options_language')}
        value={settings.language}
        choices={[['', t('language_browser')], ...Object.entries(LANGUAGES)]}
        choose={(language) => set({ language })}
      />
      <Choice
        label={t('options_theme')}
        value={settings.theme}
        choices={THEMES.map((value) => [value, t(`theme_${value}`)])}
        choose={(theme) => set({ theme })}
      />
    </section>
  );
}
