import { expect, test } from 'vitest';
import { readReturnPolicy } from './return-policy';

test.each([
  ['60 days, new or gently used, with receipt', { days: 60 }, 'Excellent'],
  ['90 days, most unopened items; opened ones exchanged', { days: 90 }, 'Very Good'],
  ['59 days, gently used', { days: 59 }, 'Very Good'],
  ['59 days, unused', { days: 59 }, 'Good'],
  ['30 days, unopened beauty items, free drop-off', { days: 30 }, 'Good'],
  ['No time limit, handled case by case', 'no limit', 'Excellent'],
  ['No limit', 'no limit', 'Excellent'],
  ['1 day', { days: 1 }, 'Good'],
  ['Ask in the store', null, null],
  ['', null, null],
] as const)('%j', (text, window, rating) => {
  expect(readReturnPolicy(text)).toMatchObject({ window, rating });
});

test('the first part is the policy, the rest its conditions', () => {
  expect(readReturnPolicy('30 days, unopened, free drop-off')).toMatchObject({
    policy: '30 days',
    conditions: 'unopened, free drop-off',
  });
  expect(readReturnPolicy('30 days')).toMatchObject({ policy: '30 days', conditions: '' });
});
