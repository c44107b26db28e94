import { expect, test } from 'vitest';
import { isShopperClick } from './offer-click';

const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0';

test.each([
  ['a shopper', { method: 'GET', userAgent: browser, purpose: undefined }, true],
  ['no user agent', { method: 'GET', userAgent: undefined, purpose: undefined }, true],
  [
    'a cubot phone',
    { method: 'GET', userAgent: `${browser} (CUBOT X19)`, purpose: undefined },
    true,
  ],
  ['a look at the headers', { method: 'HEAD', userAgent: browser, purpose: undefined }, false],
  [
    'a browser that looks ahead',
    { method: 'GET', userAgent: browser, purpose: 'prefetch;prerender' },
    false,
  ],
  [
    'a search engine',
    { method: 'GET', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', purpose: undefined },
    false,
  ],
  ['a spider', { method: 'GET', userAgent: 'Baiduspider', purpose: undefined }, false],
  [
    'a link preview',
    { method: 'GET', userAgent: 'facebookexternalhit/1.1', purpose: undefined },
    false,
  ],
])('%s counts: %o', (_, follower, counts) => {
  expect(isShopperClick(follower)).toBe(counts);
});
