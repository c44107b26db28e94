import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerAddress } from './offer-address';

const own = 'https://store.example/p/1?color=red&size=2#top';

test.each([
  ['straight to the store', '{url}', own],
  [
    'through a network',
    'https://go.example/?to={url}&pub=7',
    `https://go.example/?to=${encodeURIComponent(own)}&pub=7`,
  ],
  ['with a tag', '{url}?tag=glow', 'https://store.example/p/1?color=red&size=2&tag=glow#top'],
  [
    'with a tag, written with &',
    '{url}&tag=glow',
    'https://store.example/p/1?color=red&size=2&tag=glow#top',
  ],
  ['past a template without a place for it', 'https://elsewhere.example/', own],
  ['past an empty template', '', own],
  ['past a template that is no address', 'go {url}', own],
  ['past a template that would run a script', 'javascript:open("{url}")', own],
])('%s', (_, template, expected) => {
  expect(offerAddress(own, template)).toBe(expected);
});

test('a template without a query adds one', () => {
  expect(offerAddress('https://store.example/p', '{url}?tag=a')).toBe(
    'https://store.example/p?tag=a',
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//store.example', ''])(
  '%s has no target',
  (url) => {
    expect(offerAddress(url, '{url}')).toBeNull();
    expect(offerAddress(url, 'https://go.example/?to={url}')).toBeNull();
  },
);

test('for any feed and template, the target is a one-line web address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), fc.string(), (url, template) => {
      for (const used of [template, `${template}{url}`, `{url}${template}`]) {
        const address = offerAddress(url, used);
        if (address === null) continue;
        expect(address).toMatch(/^https?:\/\/[^\s]+$/);
      }
    }),
  );
});
