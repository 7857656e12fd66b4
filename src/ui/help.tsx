/**
 * Where people find help who gamble too much: words, and nothing to click.
 * @module
 */
import type { JSX } from 'preact';
import { t } from '../platform/i18n.ts';

export const Help = (): JSX.Element => (
  <>
    <h2>{t('help_title')}</h2>
    <p>{t('help_signs')}</p>
    <p>{t('welcome_help')}</p>
    <p>{t('help_places')}</p>
  </>
);
