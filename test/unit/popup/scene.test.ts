import { expect, test } from 'vitest';
import type { LastView } from '../../../src/platform/last-view.ts';
import type { TabView } from '../../../src/platform/messages.ts';
import { sceneOf, troubleOf } from '../../../src/popup/scene.ts';

const last = { host: 'crypto.games', hands: [] } as unknown as LastView;
const answer = (state: TabView['state']) => ({ state, unread: [], hands: [] }) as unknown as TabView;

test('what is kept is shown until there is an answer, whatever that is, and no longer', () => {
  expect(sceneOf({ state: 'loading' }, null)).toEqual({ kind: 'loading' });
  expect(sceneOf({ state: 'loading' }, last)).toEqual({ kind: 'last', view: last });
  expect(sceneOf({ state: 'failed' }, last)).toEqual({ kind: 'failed' });
  expect(sceneOf({ state: 'here', answer: answer('watching') }, last)).toMatchObject({ kind: 'no-hand' });
  expect(sceneOf({ state: 'here', answer: answer('no-storage') }, last)).toMatchObject({
    kind: 'not-watched',
    why: 'no-storage',
  });
});

test('a site is said to have changed only where something that is missing was read there before', () => {
  const [field, detail] = ['announced.commitment', ''] as const;
  const told = (...some: (readonly [problem: string, lastReadAt: number | null])[]) =>
    troubleOf(some.map(([problem, lastReadAt]) => ({ field, problem, detail, lastReadAt })));
  expect(told(['absent', null], ['ambiguous', null])).toBe('never');
  expect(told(['absent', null], ['absent', 5])).toBe('changed');
  expect(told(['ambiguous', 5], ['ambiguous', null])).toBe('twice');
});
