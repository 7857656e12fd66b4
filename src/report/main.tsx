import './report.css';
import { t } from '../platform/i18n.ts';
import { begin } from '../ui/begin.ts';
import { HandReport } from './hand-report.tsx';
import { History } from './history.tsx';

const id = new URLSearchParams(location.search).get('hand');
if (id === null) void begin(<History />, () => t('all_hands'));
else void begin(<HandReport id={id} />, () => t('hand_title', id));
