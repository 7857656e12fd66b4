/**
 * Which code makes verdicts: a digest of it, filled in by the build. Where it is another, all hands are judged anew.
 * @module
 */
declare const __CODE_VERSION__: string | undefined;

export const CODE_VERSION = typeof __CODE_VERSION__ === 'string' ? __CODE_VERSION__ : 'not built';
