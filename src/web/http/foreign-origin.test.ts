import { expect, test } from 'vitest';
import { isFromElsewhere } from './foreign-origin.server';

const own = ['https://glow.example'];

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ 'Sec-Fetch-Site': 'none' }, false],
  [{ 'Sec-Fetch-Site': 'same-site' }, true],
  [{ 'Sec-Fetch-Site': 'cross-site' }, true],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://glow.example' }, true],
  [{ Origin: 'https://glow.example' }, false],
  [{ Origin: 'https://glow.example.evil' }, true],
  [{ Origin: 'http://glow.example' }, true],
  [{ Origin: 'null' }, true],
  [{}, false],
])('%j is from elsewhere: %s', (headers, expected) => {
  expect(isFromElsewhere(new Headers(headers), own)).toBe(expected);
});
