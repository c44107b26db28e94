import { expect, test } from 'vitest';
import { isHiddenFromSearch } from './hidden-from-search';

test.each([
  ['https://glowfare.example', true, true],
  ['http://192.168.1.5:3000', true, true],
  ['https://glowfare.example', false, false],
  ['http://localhost:3000', true, false],
  ['http://127.0.0.1:3000', true, false],
  ['http://shop.localhost', true, false],
])('%s with the demo catalog: %s, hidden from search engines: %s', (publicUrl, demo, expected) => {
  expect(isHiddenFromSearch({ publicUrl, demo })).toBe(expected);
});
