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
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{unit,property,arch}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      ...browsers,
    ],
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    browser: 'chromium' | 'firefox';
  }
}
