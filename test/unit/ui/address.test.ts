/** What the address of a list of hands asks for. */
import { expect, test } from 'vitest';
import { wantedIn } from '../../../src/report/address.ts';

test('takes up what links lead to, be the casino built in or watched by the player', () => {
  expect(wantedIn('?site=crypto-games&status=mismatch')).toEqual({
    site: 'crypto-games',
    status: 'mismatch',
  });
  expect(wantedIn('?site=stake%40mirror.example')).toEqual({ site: 'stake@mirror.example' });
});

test('leaves out what is nothing that can be asked for', () => {
  expect(wantedIn('?site=%3Cb%3E&status=fine&from=yesterday&order=best')).toEqual({});
});
