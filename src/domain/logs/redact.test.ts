import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactPath, redactText, secretPathParams, secretQueryParams } from './redact';

const secret = 'q1W2e3R4t5Y6';

describe('the path of a request', () => {
  test.each(secretPathParams)('%s is redacted in any spelling', (route) => {
    const path = route.replace(/:\w+/, secret);
    const hidden = route.replace(/:\w+/, '[redacted]');
    expect(redactPath(path)).toBe(hidden);
    expect(redactPath(`${path}.data`)).toBe(hidden);
    expect(redactPath(`${path}/more`)).toBe(hidden);
    expect(redactPath(`/${path}`)).toBe(hidden);
    expect(redactPath(`${route.replace(/:\w+/, '')}a%20b'c%3F${secret}`)).toBe(hidden);
    for (const variant of [path.toUpperCase(), encodeURIComponent(path), `${path}%`]) {
      expect(redactPath(variant).toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });

  test.each([
    '/',
    '/lists/',
    '/product/17',
    '/category/skincare/serums',
    '/api/alerts/0b5c',
    '/search%20me',
    '/price-match',
  ])('%s is unchanged', (path) => {
    expect(redactPath(path)).toBe(path);
  });

  test('is cut, and control characters are escaped', () => {
    expect(redactPath('/a\nb')).toBe('/a%0Ab');
    expect(redactPath(`/${'a'.repeat(1_000)}`)).toHaveLength(500);
  });

  test('a path that needs no decoding is redacted like one that does', () => {
    const parts = ['/lists', '/avatars', '/..', '/product', `/${secret}`, 'Lists', '/LISTS/', '-'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts)), (chosen) => {
        const path = `/${chosen.join('')}`;
        const general = redactPath(`/${path}`);
        expect(redactPath(path)).toBe(general === `/${path}` ? path : general);
      }),
    );
  });

  test('never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => redactPath(path) !== undefined));
  });
});

describe('a text with addresses in it', () => {
  test.each(secretQueryParams)('shows no %s', (name) => {
    const text = `Invalid URL: https://glow.example/auth/v1/verify?type=signup&${name}=${secret}&x=1 (400)`;
    expect(redactText(text)).toBe(
      `Invalid URL: https://glow.example/auth/v1/verify?type=signup&${name}=[redacted]&x=1 (400)`,
    );
  });

  test('shows neither users nor passwords', () => {
    expect(redactText(`https://user:${secret}@feeds.example/a.xml redirects too often.`)).toBe(
      'https://[redacted]@feeds.example/a.xml redirects too often.',
    );
  });

  test('redacts every secret path', () => {
    expect(redactText(`"/lists/${secret}" and '/avatars/${secret}/1.webp'`)).toBe(
      `"/lists/[redacted]" and '/avatars/[redacted]'`,
    );
  });
});
