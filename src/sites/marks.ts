/**
 * Which built-in casino a page may be a mirror of, by what is that casino's own: its test ids and element ids, and the
 * names that it alone gives to the values of its panel. Never by a name or a logo, which anybody can put anywhere.
 * @module
 */
import type { FieldName } from '../reading/labels/words.ts';
import type { Survey } from '../reading/survey.ts';
import { findAll } from '../reading/tree.ts';
import { ALL } from './all.ts';
import { GENERIC } from './generic.ts';
import { isRecord, type Site, type SiteRecord } from './site.ts';

interface Marks {
  readonly id: string;
  readonly selectors: readonly string[];
  readonly labels: readonly FieldName[];
}

/** Of so many marks at least, one may be there by accident. */
const ENOUGH = 2;

const placesIn = ({ panels }: SiteRecord) => panels.flatMap(({ fields }) => Object.values(fields));

const labelsIn = (record: SiteRecord): FieldName[] =>
  placesIn(record).flatMap(({ labels = [] }) => [...labels]);

function marksOf(site: Site | SiteRecord): Marks {
  const { id, marks = [] } = site;
  if (!isRecord(site)) return { id, selectors: marks, labels: [] };
  const others = [GENERIC, ...ALL.filter((other) => other !== site)].filter(isRecord).flatMap(labelsIn);
  const places = site.tables.flatMap((table) => ('places' in table ? Object.values(table.places ?? {}) : []));
  const named = placesIn(site).flatMap(({ selectors = [] }) => [...selectors]);
  return {
    id,
    selectors: [...new Set([...marks, ...named, ...places, ...Object.values(site.suits ?? {})])],
    labels: [...new Set(labelsIn(site))].filter((label) => !others.includes(label)),
  };
}

/** The id of the casino whose marks a page has, more than any other's; null where there is none. */
export function mirrorOn(survey: Survey): string | null {
  const scores = ALL.map(marksOf).map(({ id, selectors, labels }) => {
    const there = selectors.filter((selector) => findAll(survey.roots, selector).length > 0).length;
    const named = labels.filter((label) => survey.labelled(`fields:${label}`).length > 0).length;
    return { id, score: there + named };
  });
  const [best, next] = scores.sort((a, b) => b.score - a.score);
  return best && best.score >= ENOUGH && best.score > (next?.score ?? 0) ? best.id : null;
}
