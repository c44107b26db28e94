import { expect, test } from 'vitest';
import { isCrossSiteRequest } from './foreign-origin.server';

const own = ['https://glow.example'];

const guest = 'https://app.example';

test.each([
  [{ Origin: guest, 'Sec-Fetch-Site': 'cross-site' }, false],
  [{ Origin: guest, 'Sec-Fetch-Site': 'same-site' }, false],
  [{ Origin: guest }, false],
  [{ Origin: `${guest}.evil` }, true],
  [{ Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' }, true],
  [{ 'Sec-Fetch-Site': 'cross-site' }, true],
])('with %j allowed, foreign: %s', (headers, expected) => {
  expect(isCrossSiteRequest(new Headers(headers), own, [guest])).toBe(expected);
});

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
  expect(isCrossSiteRequest(new Headers(headers), own)).toBe(expected);
});
