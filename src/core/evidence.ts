/**
 * Which observations a hand rests on.
 * @module
 */
import type { Observation, PanelField } from './observation.ts';

/** What part of a hand an observation is evidence of. */
export interface EvidenceRef {
  readonly what:
    | 'commitment'
    | 'client seed'
    | 'bet'
    | 'deal'
    | 'final'
    | 'reveal'
    | 'reported commitment'
    | 'reported client seed';
  readonly observation: Observation;
  /** Where it is a field of the fairness panel. */
  readonly field?: PanelField;
}
