import { expect, test } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { formatAgo } from './seen-ago';

const minutes = (count: number) => count * minuteMs;

test.each([
  [0, 'just now'],
  [-5, 'just now'],
  [1.9, 'just now'],
  [2, '2 min ago'],
  [59.9, '59 min ago'],
  [60, '1 h ago'],
  [47.9 * 60, '47 h ago'],
  [48 * 60, '2 days ago'],
  [400 * 24 * 60, '400 days ago'],
])('formats %d minutes as %s', (passed, words) => {
  expect(formatAgo(0, minutes(passed))).toBe(words);
});
