import './welcome.css';
import { render } from 'preact';
import { t } from '../platform/i18n.ts';
import { Welcome } from './welcome.tsx';

document.documentElement.lang = t('language');
render(<Welcome />, document.body);
