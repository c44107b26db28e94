import { expect, test } from 'vitest';
import { monthsText } from './routine-json.server';

test.each([
  [0.05, 'about a week'],
  [0.7, 'about 3 weeks'],
  [1.6, 'about 7 weeks'],
  [2.4, 'about 2 months'],
  [11.6, 'about 12 months'],
  [12, 'a year or more'],
])('%s months: %s', (months, text) => {
  expect(monthsText(months)).toBe(text);
});
