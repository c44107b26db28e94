import { expect, test } from 'vitest';
import { changeSinceSaved } from './favorites';

test.each([
  [1000, 800, { cents: -200, percent: -20 }],
  [1000, 1000, { cents: 0, percent: 0 }],
  [999, 1299, { cents: 300, percent: 30 }],
  [null, 800, null],
  [1000, null, null],
])('saved at %s, now %s', (saved, best, change) => {
  expect(changeSinceSaved(saved, best)).toEqual(change);
});
