import './check.css';
import { t } from '../platform/i18n.ts';
import { begin } from '../ui/begin.ts';
import { CheckByHand } from './check.tsx';

void begin(<CheckByHand />, () => t('check_title'));
