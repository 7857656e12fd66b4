import './welcome.css';
import { render } from 'preact';
import { browser } from '../platform/browser.ts';
import { Welcome } from './welcome.tsx';

document.documentElement.lang = browser.i18n.getUILanguage();
render(<Welcome />, document.body);
