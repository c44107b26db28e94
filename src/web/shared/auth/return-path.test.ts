import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path';

test.each([
  '/',
  '/profile',
  '/products?search=rose&page=2',
  '/product/1#reviews',
  '/category/skincare/serums',
  '/go/https://evil.example',
])('accepts %s', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  undefined,
  null,
  7,
  {},
  '',
  'profile',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/auth',
  '/auth?next=/auth',
  '/AUTH/',
])('rejects %j', (wanted) => {
  expect(returnPath(wanted)).toBe('/');
});

test('never leaves the site', () => {
  const nasty = fc.array(
    fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', ':', '@', '?', '#', '\t', 'evil.example'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        nasty.map((parts) => parts.join('')),
      ),
      (text) => {
        const path = returnPath(text);
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      },
    ),
  );
});
