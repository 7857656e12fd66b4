import './report.css';
import './list.css';
import './statistics.css';
import './print.css';
import { t } from '../platform/i18n.ts';
import { begin } from '../ui/begin.ts';
import { HandReport } from './hand-report.tsx';
import { History } from './history.tsx';
import { ImportedHand, ImportedReport } from './imports.tsx';
import { StatisticsPage } from './statistics.tsx';

const search = new URLSearchParams(location.search);
const id = search.get('hand');
const imported = search.get('imported');
if (search.has('statistics')) void begin(<StatisticsPage />, () => t('stats_title'));
else if (imported !== null && id !== null)
  void begin(<ImportedHand id={imported} hand={id} />, () => t('hand_title', id));
else if (imported !== null) void begin(<ImportedReport id={imported} />, () => t('imports_title'));
else if (id === null) void begin(<History />, () => t('all_hands'));
else void begin(<HandReport id={id} />, () => t('hand_title', id));
