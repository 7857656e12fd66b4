import './welcome.css';
import { t } from '../platform/i18n.ts';
import { begin } from '../ui/begin.ts';
import { Welcome } from './welcome.tsx';

void begin(<Welcome />, () => t('page_welcome'));
