/**
 * Puts a file of evidence together of its parts, none of which is in memory once the next one is there.
 * @module
 */
import type { EvidencePart, Picture } from '../platform/messages.ts';

const LISTS = ['hands', 'observations', 'digests', 'gaps', 'rules'] as const;

/** The file, as JSON. `part` gives the one that begins where the one before said. */
export async function evidenceFile(
  part: (after?: string) => Promise<EvidencePart>,
  pictures: readonly Picture[] = [],
): Promise<Blob> {
  const lists = new Map<(typeof LISTS)[number], Blob[]>();
  const rules = new Set<string>();
  let after: string | undefined;
  do {
    const { next, ...evidence } = await part(after);
    for (const name of LISTS) {
      const texts = (evidence[name] ?? []).map((one) => JSON.stringify(one));
      // The same rule may be that of hands of many parts.
      const fresh = name === 'rules' ? texts.filter((text) => !rules.has(text)) : texts;
      if (name === 'rules') for (const text of fresh) rules.add(text);
      const pieces = lists.get(name) ?? [];
      const before = pieces.length > 0 ? ',\n' : '\n';
      if (fresh.length > 0) lists.set(name, [...pieces, new Blob([before, fresh.join(',\n')])]);
    }
    after = next;
  } while (after !== undefined);
  const named = LISTS.filter((name) => name !== 'rules' || lists.has(name));
  const body = named.flatMap((name) => [`,\n"${name}": [`, ...(lists.get(name) ?? []), '\n]']);
  if (pictures.length > 0) body.push(`,\n"pictures": ${JSON.stringify(pictures)}`);
  return new Blob(['{ "v": 1, "kind": "cutcard-evidence"', ...body, '\n}\n'], { type: 'application/json' });
}
