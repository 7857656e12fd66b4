/** How messages are answered: as both browsers do it, and so that a failure is told to whoever asked. */
import { expect, test, vi } from 'vitest';

type Heard = (message: unknown, from: object, answer: (value: unknown) => void) => unknown;
const heard: Heard[] = [];
const sendMessage = vi.fn<(message: unknown) => Promise<unknown>>();
const runtime = { id: 'cutcard', sendMessage, onMessage: { addListener: (one: Heard) => heard.push(one) } };
vi.stubGlobal('chrome', { runtime });

const { onMessage } = await import('../../../src/platform/browser.ts');
const { sendMessage: sendFromPage } = await import('../../../src/platform/runtime.ts');
const { ask } = await import('../../../src/ui/ask.ts');

onMessage((message) => {
  if (message === 'hands') return Promise.resolve([1]);
  if (message === 'broken') return Promise.reject(new Error('no log'));
  return undefined;
});
const said = (message: unknown) =>
  new Promise((answer) => heard[0]!(message, {}, answer) !== true && answer('left to others'));

test('a promise is the answer, and undefined leaves the message to others', async () => {
  expect(await said('hands')).toEqual([1]);
  expect(await said('nothing of ours')).toBe('left to others');
});

test('an answer that fails fails for whoever asked, who asks once more', async () => {
  sendMessage.mockImplementation(() => said('broken'));
  await expect(sendFromPage({})).rejects.toThrow('failed');
  expect(sendMessage).toHaveBeenCalledTimes(1);
  await expect(ask('page/settings', {})).rejects.toThrow('failed');
  expect(sendMessage).toHaveBeenCalledTimes(3);
});

test('an answer that merely is none is given as it is', async () => {
  sendMessage.mockResolvedValue(null);
  expect(await sendFromPage({})).toBeNull();
});
