import { defineConfig } from 'vitest/config';

/** The browsers, each a project of its own over the same files: `npx vitest run --project firefox`. */
const browsers = (['chromium', 'firefox'] as const).map((browser, index) => ({
  test: {
    name: browser,
    include: ['test/e2e/**/*.e2e.ts'],
    provide: { browser },
    // One browser at a time, so that what is measured and what is awaited does not depend on the neighbours.
    fileParallelism: false,
    sequence: { groupOrder: index + 1 },
    // A machine that is busy is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
}));

/** They take place in a document each of its own, which the modules that read it are loaded with. */
const IN_DOCUMENTS = ['test/unit/{reading,content}/**/*.test.ts', 'test/property/stories/documents.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{unit,property,arch}/**/*.test.{ts,tsx}'],
          exclude: IN_DOCUMENTS,
          // Modules are loaded once for all files, which halves the time: what they keep is theirs alone.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      { test: { name: 'documents', include: IN_DOCUMENTS, testTimeout: 120_000 } },
      ...browsers,
    ],
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    browser: 'chromium' | 'firefox';
  }
}
