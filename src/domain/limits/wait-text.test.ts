import { expect, test } from 'vitest';
import { waitText } from './wait-text';

test.each([
  [0, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [7_140, '119 minutes'],
  [7_200, '2 hours'],
  [86_400, '24 hours'],
])('%d seconds are %j', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
