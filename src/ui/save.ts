/**
 * Saves evidence as a file.
 * @module
 */
import { ask } from './ask.ts';

/** Saves the evidence of these hands, or of all where none is named. */
export async function saveEvidence(ids?: readonly string[]): Promise<void> {
  const evidence = await ask('page/export', { of: ids ? { ids } : 'everything' });
  const name = ids ? `cutcard-hand-${ids.join('-')}.json` : 'cutcard-evidence.json';
  saveFile(name, JSON.stringify(evidence, null, 2));
}

function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file up after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
