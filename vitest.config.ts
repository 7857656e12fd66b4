import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest in a browser, the longest first: it comes first, so that nothing is left alone with it in the end. */
const LONG = ['matrix', 'watching', 'ui', 'crypto-games', 'reading', 'log'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** The browsers, each a project of its own over the same files: `npx vitest run --project firefox`. */
const browsers = (['chromium', 'firefox'] as const).map((browser, index) => ({
  test: {
    name: browser,
    include: ['test/e2e/**/*.e2e.ts'],
    provide: { browser },
    // Several files at a time, which mostly wait for what pages and players take their time for.
    maxWorkers: availableParallelism() < 4 ? 2 : 3,
    sequence: { groupOrder: index + 1 },
    // A machine that is busy is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Nor is a browser that once did not do as it was told; what was right at the second go is told (tools/test.mjs).
    retry: 1,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
}));

/** They take place in a document each of its own, which the modules that read it are loaded with. */
const IN_DOCUMENTS = ['test/unit/{reading,content}/**/*.test.ts', 'test/property/stories/documents.test.ts'];

/** On every processor: left to itself, one is kept free, which of two is half. */
const AT_FULL = { maxWorkers: '100%', testTimeout: 120_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{unit,property,arch}/**/*.test.{ts,tsx}'],
          exclude: IN_DOCUMENTS,
          // Modules are loaded once for all files, which halves the time: what they keep is theirs alone.
          isolate: false,
          ...AT_FULL,
        },
      },
      { test: { name: 'documents', include: IN_DOCUMENTS, ...AT_FULL } },
      ...browsers,
    ],
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    browser: 'chromium' | 'firefox';
  }
}
