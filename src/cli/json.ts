/**
 * Reads JSON off lines.
 * @module
 */

/** A line's value, or why it is no JSON. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    return error;
  }
}
