/**
 * Runs before each test file: wakes the mutant that the environment names, and writes down which were come by.
 * @module
 */
import { writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';

/** A mutant may run for ever: more switches than this no test file passes. */
const MOST = 200_000_000;

const awake = Number(process.env['CUTCARD_MUTANT'] ?? -1);
const hitsFile = process.env['CUTCARD_MUTANT_HITS'];
const hits = new Set<number>();
let passed = 0;

const woken = hitsFile
  ? (mutant: number): boolean => {
      hits.add(mutant);
      return false;
    }
  : (mutant: number): boolean => {
      if (++passed > MOST) throw new Error('This mutant runs for ever.');
      return mutant === awake;
    };

Object.assign(globalThis, { cutcardMutants: { woken } });

if (hitsFile) afterAll(() => writeFileSync(hitsFile, JSON.stringify([...hits])));
