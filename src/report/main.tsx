import './report.css';
import { render } from 'preact';
import { browser } from '../platform/browser.ts';
import { AllHands } from './all-hands.tsx';
import { HandReport } from './hand-report.tsx';

document.documentElement.lang = browser.i18n.getUILanguage();
const id = new URLSearchParams(location.search).get('hand');
render(id === null ? <AllHands /> : <HandReport id={id} />, document.body);
