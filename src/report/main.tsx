import './report.css';
import { render } from 'preact';
import { t } from '../platform/i18n.ts';
import { AllHands } from './all-hands.tsx';
import { HandReport } from './hand-report.tsx';

document.documentElement.lang = t('language');
const id = new URLSearchParams(location.search).get('hand');
render(id === null ? <AllHands /> : <HandReport id={id} />, document.body);
