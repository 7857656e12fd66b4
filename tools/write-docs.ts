/** Behind `npm run docs`, once the lists are written. */
import { writeDocuments } from './docs.ts';

writeDocuments();
