/**
 * Saves evidence as a file.
 * @module
 */
import type { Picture, Selection } from '../platform/messages.ts';
import { ask } from './ask.ts';
import { evidenceFile } from './evidence-file.ts';

/** Saves the evidence of these as a file, with what the player took pictures of. */
export async function saveEvidence(of: Selection, pictures: readonly Picture[] = []): Promise<void> {
  const part = (after?: string) => ask('page/export', { of, ...(after === undefined ? {} : { after }) });
  const file = await evidenceFile(part, pictures);
  saveFile(`cutcard-${nameOf(of)}.json`, file);
}

function nameOf(of: Selection): string {
  if (of === 'everything') return 'evidence';
  if ('ids' in of) return `hand-${of.ids.join('-')}`;
  if ('site' in of) return of.site;
  return [of.from, of.to].map((at) => new Date(at).toISOString().slice(0, 10)).join('-to-');
}

/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file up after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
