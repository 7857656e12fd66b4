import './options.css';
import { t } from '../platform/i18n.ts';
import { begin } from '../ui/begin.ts';
import { Options } from './options.tsx';

void begin(<Options />, () => t('options_title'));
