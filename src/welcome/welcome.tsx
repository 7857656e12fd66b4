/**
 * What a person reads once, when the extension has been installed.
 * @module
 */
import type { JSX } from 'preact';
import { STATUSES } from '../core/verdict.ts';
import { casinoNames, statusSentence, statusWord, t } from '../platform/i18n.ts';
import { CheckGlyph, Mark, StatusGlyph } from '../ui/glyphs.tsx';
import { Help } from '../ui/help.tsx';
import { Practice } from './practice.tsx';

const STEPS = ['one', 'two', 'three'] as const;
/** What proves most stands first. */
const SHOWN = [...STATUSES].reverse();

/** The words must be those of the browser's own menu. */
const isFirefox = navigator.userAgent.includes('Firefox/');

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
        <Practice />
        <section>
          <h2>{t('pin_title')}</h2>
          <p>{isFirefox ? t('pin_firefox') : t('pin_chrome')}</p>
        </section>
        <section>
          <h2>{t('welcome_verdicts_title')}</h2>
          <dl class="verdicts">
            {SHOWN.map((status) => (
              <div key={status} class={`tone-${status}`}>
                <StatusGlyph status={status} />
                <dt>{statusWord(status)}</dt>
                <dd>{statusSentence(status)}</dd>
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
        <section class="help">
          <Help />
        </section>
        <section class="small">
          <p>{t('welcome_sites', casinoNames())}</p>
          <p>{t('welcome_privacy')}</p>
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
