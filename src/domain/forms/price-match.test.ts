import { expect, test } from 'vitest';
import {
  findPriceMatchProblems,
  isOnDomain,
  isPriceMatchOpen,
  mayTransition,
  type PriceMatchState,
  priceMatchStates,
  productIdFromUrl,
  verificationDue,
} from './price-match';

test('the answer is due after 24 hours', () => {
  expect(verificationDue(new Date('2026-03-07T20:00:00Z'))).toEqual(
    new Date('2026-03-08T20:00:00Z'),
  );
});

test.each<[PriceMatchState, PriceMatchState[]]>([
  ['received', ['verifying', 'approved', 'declined']],
  ['verifying', ['approved', 'declined']],
  ['approved', []],
  ['declined', []],
])('%s may become %j', (from, to) => {
  expect(priceMatchStates.filter((state) => mayTransition(from, state))).toEqual(to);
  expect(isPriceMatchOpen(from)).toBe(to.length > 0);
});

test.each([
  ['https://glow.example/product/17', 17],
  ['https://glow.example/product/17/?utm=x#reviews', 17],
  ['https://glow.example/products/17', null],
  ['http://glow.example/product/17', 17],
  ['https://www.glow.example/product/17', 17],
  ['https://glow.example:8443/product/17', null],
  ['https://other.example/product/17', null],
  ['https://glow.example.other.example/product/17', null],
  ['http://localhost/product/17', null],
  ['https://glow.example/product/99999999999', null],
  ['not an address', null],
])('%s names product %s', (address, id) => {
  expect(productIdFromUrl('https://glow.example', address)).toBe(id);
});

test.each([
  ['http://localhost:4000', 'http://127.0.0.1:4000/product/17', 17],
  ['http://127.0.0.1:4000', 'http://localhost:4000/product/17', 17],
  ['http://localhost:4000', 'http://127.0.0.1:5000/product/17', null],
])('at %s, %s names product %s', (publicUrl, address, id) => {
  expect(productIdFromUrl(publicUrl, address)).toBe(id);
});

test.each([
  ['https://sephora.com/p/1', true],
  ['https://www.sephora.com/p/1', true],
  ['http://SHOP.Sephora.com:80/p/1', true],
  ['https://sephora.example/p/1', true],
  ['https://notsephora.com/p/1', false],
  ['https://sephora.com.evil.example/', false],
  ['https://evil.example/sephora.com', false],
  ['https://sephora.com@evil.example/', false],
  ['https://sephora.com./p/1', true],
  ['ftp://sephora.com/', false],
  ['nowhere', false],
])('whether %s is on the store’s domain: %s', (address, expected) => {
  expect(isOnDomain(address, ['sephora.com', 'sephora.example'])).toBe(expected);
});

test('a store without known domains matches no address', () => {
  expect(isOnDomain('https://store.example/', [])).toBe(false);
});

const sephora = { name: 'Sephora', domains: ['sephora.com', 'sephora.example'] };
const offers = [
  { priceCents: 1_000, inStock: false, retailer: { name: 'Ulta' } },
  { priceCents: 2_000, inStock: true, retailer: { name: 'Target' } },
];
const valid = { priceCents: 1_500, competitorUrl: 'https://www.sephora.com/p/1' };
const facts = {
  store: sephora,
  isProductUrl: true,
  offers,
  exampleUrl: 'https://x.test/product/1',
};

test.each<
  [string, Partial<typeof valid>, Partial<Parameters<typeof findPriceMatchProblems>[1]>, object]
>([
  ['a lower price than the cheapest in stock', {}, {}, {}],
  [
    'our own price',
    { priceCents: 2_000 },
    {},
    { price: 'We already list it at $20.00 at Target. We match only lower prices.' },
  ],
  ['any price if no store has it', { priceCents: 9_000 }, { offers: offers.slice(0, 1) }, {}],
  [
    'a URL elsewhere',
    {},
    { isProductUrl: false, offers: null },
    {
      productUrl:
        'This is not a product page of this site. Product pages look like https://x.test/product/1.',
    },
  ],
  [
    'an unknown product',
    {},
    { offers: null },
    { productUrl: 'There is no product at this address.' },
  ],
  [
    'a page of another store',
    { competitorUrl: 'https://www.ulta.com/p/1' },
    {},
    {
      competitorUrl:
        'This address is not on the site of Sephora. Please enter a page at sephora.com.',
    },
  ],
])('price match with %s', (_, request, given, problems) => {
  expect(findPriceMatchProblems({ ...valid, ...request }, { ...facts, ...given })).toEqual(
    problems,
  );
});
