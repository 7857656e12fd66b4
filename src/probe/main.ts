/**
 * Looks once at a page that is not watched, when the player opens the popup there: which built-in casino's marks it has.
 * @module
 */
import { survey } from '../reading/survey.ts';
import { mirrorOn } from '../sites/marks.ts';

(globalThis as { cutcardMirror?: string | null }).cutcardMirror = mirrorOn(survey(document));
