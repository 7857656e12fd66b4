/**
 * What a person reads once, when the extension has been installed.
 * @module
 */
import type { JSX } from 'preact';
import type { Status } from '../core/verdict.ts';
import { statusWord, t } from '../platform/i18n.ts';
import { CheckGlyph, Mark, StatusGlyph } from '../ui/glyphs.tsx';

const STEPS = ['one', 'two', 'three'] as const;
const SHOWN: readonly Status[] = ['verified', 'consistent', 'pending', 'unreadable', 'mismatch'];

export function Welcome(): JSX.Element {
  return (
    <>
      <header>
        <Mark />
        <h1>{t('welcome_title')}</h1>
        <p>{t('welcome_lead')}</p>
      </header>
      <main>
        <section>
          <h2>{t('welcome_steps_title')}</h2>
          <ol class="steps">
            {STEPS.map((step) => (
              <li key={step}>
                <h3>{t(`welcome_step_${step}_title`)}</h3>
                <p>{t(`welcome_step_${step}_text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t('welcome_verdicts_title')}</h2>
          <dl class="verdicts">
            {SHOWN.map((status) => (
              <div key={status} class={`tone-${status}`}>
                <StatusGlyph status={status} />
                <dt>{statusWord(status)}</dt>
                <dd>{t(`status_${status as Exclude<Status, 'not-watching'>}_long`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section class="meaning">
          <Meaning
            check="pass"
            title={t('welcome_green_title')}
            points={[t('welcome_green_one'), t('welcome_green_two'), t('welcome_green_three')]}
          />
          <Meaning
            check="fail"
            title={t('welcome_not_green_title')}
            points={[t('welcome_not_green_one'), t('welcome_not_green_two'), t('welcome_not_green_three')]}
          />
        </section>
        <section class="small">
          <p>{t('welcome_sites', t('sites_known'))}</p>
          <p>{t('welcome_privacy')}</p>
          <p>{t('welcome_help')}</p>
        </section>
      </main>
    </>
  );
}

type MeaningProps = {
  readonly check: 'pass' | 'fail';
  readonly title: string;
  readonly points: readonly string[];
};

function Meaning({ check, title, points }: MeaningProps): JSX.Element {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <CheckGlyph check={check} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
