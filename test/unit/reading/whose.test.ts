// @vitest-environment jsdom
/** Whose seeds are that stand beside a hash which is cut short. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { fieldsOn } from './panel-page.ts';

const row = (label: string, value: string) => `<p><span>${label}</span><b>${value}</b></p>`;
const CUT = '3fa85f64…b3fc2c96';
const NEXT = row('Client seed', 'fox') + row('Nonce', '14');

test('what stands beside a hash that is cut short is of the next hand, where all seeds are said to be the last ones', () => {
  const nonceOn = (html: string) => fieldsOn(html)['announced.nonce'];
  const hash = row('Server seed hash', CUT);
  const other = '9d2c01ab…77e0f3c1';
  const last = row('Last server seed', other);
  expect(nonceOn(hash + NEXT + last)).toMatchObject({ value: '14' });
  // One that nobody says is the last one may be of these; a hash that has not come yet is beside the one that has.
  expect(nonceOn(hash + NEXT + last + row('Server seed', other))).toMatchObject({ problem: 'ambiguous' });
  expect(nonceOn(hash + NEXT + row('Server seed', other))).toMatchObject({ problem: 'ambiguous' });
  expect(nonceOn(row('Server seed hash', '') + hash + NEXT + last)).toMatchObject({ value: '14' });
  // Without one, or with one that is still to come, a nonce counts the hands of no hash.
  for (const without of ['', row('Server seed hash', '')])
    expect(nonceOn(without + NEXT + last)).toMatchObject({ problem: 'ambiguous' });
});
