import { expect, test } from 'vitest';
import { bundleStories } from '../../bench/stories-chromium.ts';

test('stories can be told in a page, where nothing of Node is', async () => {
  expect(await bundleStories()).toContain('tellStories');
});
