/**
 * Saves evidence as a file.
 * @module
 */
import type { Picture, Selection } from '../platform/messages.ts';
import { ask } from './ask.ts';
import { type EvidenceFile, evidenceFile } from './evidence-file.ts';

/** The evidence of these, with what the player took pictures of, and what is in it. */
export const gatherEvidence = (of: Selection, pictures: readonly Picture[] = []): Promise<EvidenceFile> =>
  evidenceFile((after) => ask('page/export', { of, ...(after === undefined ? {} : { after }) }), pictures);

export const saveEvidence = (of: Selection, { file }: EvidenceFile): void =>
  saveFile(`cutcard-${nameOf(of)}.json`, file);

function nameOf(of: Selection): string {
  if (of === 'everything') return 'evidence';
  if ('ids' in of) return `hand-${of.ids.join('-')}`;
  if (of.from === undefined) return of.site;
  const days = [of.from, of.to].map((at) => new Date(at).toISOString().slice(0, 10)).join('-to-');
  return of.site === undefined ? days : `${of.site}-${days}`;
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
