import { expect, test } from 'vitest';
import { readTitle } from '../titles/read-title';
import { sameName } from './same-name';

test.each([
  ['Dew Drops Serum 30 ml', 'Serum Dew Drop 50 ml', true],
  ['The Dew Drops Serum', 'Dew Drops Serum', true],
  ['Dew Drops Serum', 'Dew Drops Night Serum', false],
  ['Dew Dew Drops', 'Dew Drops Drops', false],
  ['Dew Drops Serum', 'Dew Drops Cream', false],
])('%s and %s have the same name: %s', (one, other, isSame) => {
  expect(sameName(readTitle({ name: one }), readTitle({ name: other }))).toBe(isSame);
});
