import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWebAddress, linkHost, readLink } from './web-link';

describe('an address as a feed writes it', () => {
  test.each([
    ['https://shop.example/p/1?ref=feed', 'https://shop.example/p/1?ref=feed'],
    ['  https://shop.example/p/1 ', 'https://shop.example/p/1'],
    ['https://shop.example/p?a=1&amp;b=2', 'https://shop.example/p?a=1&b=2'],
    ['//cdn.shop.example/1.jpg', 'https://cdn.shop.example/1.jpg'],
    ['https://shop.example/a b', 'https://shop.example/a%20b'],
    ['https://shop.example', 'https://shop.example/'],
    ['https://me:secret@shop.example/', null],
    ['ftp://shop.example/', null],
    ['javascript:alert(1)', null],
    [`https://shop.example/${'x'.repeat(2_000)}`, null],
    ['https://1.2.3.999/p/1', null],
    ['', null],
  ])('%s', (text, link) => expect(readLink(text)).toBe(link));
});

describe('an address of the web', () => {
  test('is any URL that a browser accepts', () => {
    const part = fc.constantFrom(
      ...[
        'http',
        'https',
        'HTTPS',
        'ftp',
        ':',
        '//',
        '/',
        '\\',
        'shop',
        '.',
        '1.2.3.999',
        '1.2.3.4',
        '[::1]',
      ],
      ...[
        ':8443',
        ':99999',
        '@',
        '?',
        '#',
        '%',
        ' ',
        '\n',
        'xn--',
        'xn--a',
        'ü',
        'b',
        '7',
        '0x1f',
        '_',
        '-',
        '[',
        '^',
      ],
    );
    const odd = fc.array(part, { maxLength: 7 }).map((parts) => parts.join(''));
    const address = fc.oneof(
      odd,
      fc.tuple(fc.constantFrom('http://', 'https://'), odd).map((two) => two.join('')),
    );
    fc.assert(
      fc.property(address, (text) => {
        expect(isWebAddress(text)).toBe(/^https?:\/\//i.test(text) && URL.canParse(text));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the host of an address', () => {
  test.each([
    ['https://CDN.Shop.example/1.jpg', 'cdn.shop.example'],
    ['http://shop.example/1.jpg', 'shop.example'],
    ['https://shop.example:8443/1.jpg', 'shop.example'],
    ['https://1.2.3.999/1.jpg', null],
  ])('%s', (link, host) => expect(linkHost(link)).toBe(host));

  test('equals the host of the whole URL', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const link = readLink(address);
        if (link !== null) expect(linkHost(link)).toBe(new URL(link).hostname);
      }),
    );
  });
});
