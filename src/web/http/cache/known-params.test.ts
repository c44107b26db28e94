import { expect, test } from 'vitest';
import { withKnownParams } from './known-params';

test.each([
  ['/', '/'],
  ['/?utm_source=mail&gclid=1', '/'],
  ['/products?sort=name&search=rose&x=1', '/products?search=rose&sort=name'],
  ['/products?search=rose&sort=name', '/products?search=rose&sort=name'],
  ['/products?search=&page=2', '/products?page=2'],
  ['/products?search=a&search=b', '/products?search=a'],
  ['/products?brands=a&brands=&brands=b%2Cc', '/products?brands=a%2Cb%2Cc'],
  ['/products?search=%00', '/products'],
  ['/products?concerns=acne&concerns=redness', '/products?concerns=acne%2Credness'],
  ['/products?without=a&skinTypes=b&expand=1', '/products?expand=1&skinTypes=b&without=a'],
  ['/products.data?search=a%00b%0Bc&sort=%01name', '/products.data?search=a+b+c&sort=name'],
  ['/products?brands=%00&brands=a%7F', '/products?brands=a'],
  ['/help?q=%00%1B', '/help'],
  ['/products.data?_routes=root&v=9', '/products.data?_routes=root'],
  ['/compare?rows=all&ids=1%2C2&x=1', '/compare?ids=1%2C2&rows=all'],
  ['/products?ids=1&rows=all', '/products'],
  ['/products?token=secret', '/products'],
  ['/alerts/unsubscribe?token=a.1.b&x=1', '/alerts/unsubscribe?token=a.1.b'],
  ['/routine?own=2&morning=1,2&token=x', '/routine?morning=1%2C2&own=2'],
  ['/products?morning=1', '/products'],
  ['/newsletter/unsubscribe?token=1.b', '/newsletter/unsubscribe?token=1.b'],
])('%s is rendered as %s', (address, meant) => {
  const url = withKnownParams(new URL(address, 'http://glowfare.test'));
  expect(url.pathname + url.search).toBe(meant);
});
