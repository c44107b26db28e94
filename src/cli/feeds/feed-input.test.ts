import { describe, expect, test } from 'vitest';
import { formatInterval, readFeedInput, readRetailerTerms } from './feed-input';

describe('reports invalid options with an example', () => {
  test.each([
    [undefined, { retailer: 'A' }, 'FILE --retailer NAME'],
    ['a.csv', {}, 'FILE --retailer NAME'],
    ['a.csv', { retailer: ' ' }, 'FILE --retailer NAME'],
    ['http://shop.example/a.csv', { retailer: 'A' }, 'must use https'],
    ['a.csv', { retailer: 'A', every: '5x' }, '--every 6h'],
    ['a.csv', { retailer: 'A', every: '0h' }, '--every 6h'],
    ['a.csv', { retailer: 'A', shipping: 'abc' }, '--shipping 5.99'],
    ['a.csv', { retailer: 'A', 'free-from': '-' }, '--free-from 35'],
    ['a.csv', { retailer: 'A', currency: 'dollars' }, '--currency USD'],
    ['a.csv', { retailer: 'A', link: 'https://shop.example/' }, '{handle}'],
    ['a.csv', { retailer: 'A', affiliate: 'https://go.example/' }, '{url}'],
    ['a.csv', { retailer: 'A', affiliate: 'javascript:{url}' }, '{url}'],
    ['a.csv', { retailer: 'A', 'picture-hosts': 'https://cdn.example' }, 'without https://'],
    ['a.csv', { retailer: 'A', domains: 'https://shop.example' }, 'without https://'],
    ['a.csv', { retailer: 'A', domains: 'com' }, 'without https://'],
    ['a.csv', { retailer: 'A', 'price-match': 'maybe' }, '--price-match must be'],
    ['a.csv', { retailer: 'A', returns: ' ' }, '--returns'],
    ['a.csv', { retailer: 'A', chain: 'THG' }, '--chain thg'],
    ['a.csv', { retailer: 'A', chain: 'the hut' }, '--chain thg'],
    ['a.csv', { retailer: 'A', chain: 'c'.repeat(41) }, '1 to 40 characters'],
  ])('%s %j', (address, values, said) => {
    expect(readFeedInput(address, values)).toContain(said);
  });
});

test('reads valid options', () => {
  const input = readFeedInput('https://shop.example/a.csv', {
    retailer: ' Store A ',
    every: '6h',
    currency: 'usd',
    shipping: '5.95',
    'free-from': '35',
    affiliate: 'https://go.example/?id=42&to={url}',
    domains: 'www.Shop.example, outlet.example',
    'picture-hosts': 'CDN.shop.example, img.shop.example',
    returns: '60 days, with receipt',
    'price-match': 'yes',
  });
  expect(input).toMatchObject({
    currency: 'USD',
    everyMinutes: 360,
    retailer: {
      name: 'Store A',
      shippingCents: 595,
      freeShippingFromCents: 3_500,
      returnPolicy: '60 days, with receipt',
      priceMatchEligible: true,
      domains: ['shop.example', 'outlet.example'],
      pictureHosts: ['cdn.shop.example', 'img.shop.example'],
    },
  });
});

test.each([
  [undefined, undefined],
  [' thg ', 'thg'],
  ['sephora-2', 'sephora-2'],
  ['c'.repeat(40), 'c'.repeat(40)],
  ['', null],
  [' ', null],
])('reads the chain %j as %j', (chain, expected) => {
  expect(readRetailerTerms({ chain })).toMatchObject({ chain: expected });
});

test.each([
  [30, '30m'],
  [90, '90m'],
  [360, '6h'],
  [1_440, '1d'],
  [2_880, '2d'],
])('formats %d minutes as %s', (minutes, words) => {
  expect(formatInterval(minutes)).toBe(words);
});
