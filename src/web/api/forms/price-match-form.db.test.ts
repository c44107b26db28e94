import { beforeEach, expect, test } from 'vitest';
import { findProduct } from '~/db/catalog/product.repo.server';
import { insertPriceMatch, listPriceMatches } from '~/db/forms/price-match.repo.server';
import { emptyTables } from '~/db/testing/tables.server';
import { hourMs, minuteMs } from '~/domain/durations';
import { otherStoreReason, type PriceMatchState } from '~/domain/forms/price-match';
import { listStores } from '~/usecases/catalog/list-stores.server';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { decidePriceMatch } from '~/usecases/forms/decide-price-match.server';
import { showPriceMatch } from '~/usecases/forms/read-submission.server';
import { requestJson } from '~/web/pages/price-match/request-json';
import { aBatch, anOffer, aProduct, aRetailer, aSource } from '../../../../tests/factories/catalog';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { openFormWorld } from '../../../../tests/sites/form-site';

const db = await openTestDatabase();
const world = openFormWorld(db);
await loadCatalog(world.deps, {
  ...aSource(
    aBatch(
      [aProduct(1), aProduct(2), aProduct(3)],
      [
        anOffer(1, { priceCents: 2_495 }),
        anOffer(2, { productId: 2, priceCents: 120_000 }),
        // Out of stock, so there is no price to match.
        anOffer(3, { productId: 3, priceCents: 900, inStock: false }),
      ],
    ),
  ),
  retailers: [
    aRetailer(1, { domains: ['store.example', 'store-1.com'] }),
    aRetailer(2, { priceMatchEligible: false }),
    aRetailer(3, { domains: ['third.example'] }),
  ],
});
const stores = await listStores(world.deps);
const slugOf = (id: number) => stores.find((store) => store.id === id)?.slug ?? '';

const written = {
  productName: 'Dew Serum',
  brand: 'Halo',
  productUrl: 'http://glowfare.test/product/2',
  store: slugOf(1),
  price: '$1,024.50',
  competitorUrl: 'store.example/dew-serum',
  details: '',
  name: 'Ann Lee',
  email: 'ann@example.com',
  submission_key: 'press-1',
};
const send = (fields: Record<string, string> = {}) =>
  world.send('price-match', { ...written, ...fields });
const storedRequests = () => listPriceMatches(db, { all: true, limit: 100 });

beforeEach(async () => {
  world.deps.clock.set('2026-03-01T12:00:00Z');
  await emptyTables(db, 'price_match_request');
  await world.forgetMails();
});

test('stores a request with its price in cents, its product, and the promised time', async () => {
  const response = await send();
  const [request] = await storedRequests();
  expect(request).toMatchObject({
    priceCents: 102_450,
    productId: 2,
    competitorUrl: 'https://store.example/dew-serum',
    state: 'received',
    receivedAt: new Date('2026-03-01T12:00:00Z'),
    dueAt: new Date('2026-03-02T12:00:00Z'),
  });
  expect(await response.json()).toEqual({ to: `/price-match/${request?.linkToken}` });
  expect(request?.linkToken).toMatch(/^[\w-]{32}$/);
  const [toUs] = await world.mailsTo('hello@glowfare.test');
  expect(toUs?.subject).toMatch(/^\[GF-\S+\] Price match: Dew Serum at /);
  expect(toUs?.text).toContain('Answer promised by Mon, 02 Mar 2026 12:00:00 GMT.');
  const [toThem] = await world.mailsTo('ann@example.com');
  expect(toThem?.text).toContain(`http://glowfare.test/price-match/${request?.linkToken}`);
});

test('redirects a repeated submission to the same page', async () => {
  const [one, other] = await Promise.all([send(), send()]);
  expect(await one.json()).toEqual(await other.json());
  expect(await storedRequests()).toHaveLength(1);
  expect(await world.mails()).toHaveLength(2);
});

test.each([
  ['store', '', 'Please choose the store where you saw the price.'],
  ['store', 'other', otherStoreReason],
  ['store', slugOf(2), otherStoreReason],
  ['store', 'made-up', otherStoreReason],
  ...['', 'cheap', '-3', '0', '10000.01', '24.999', '24,99 €'].map((price) => [
    'price',
    price,
    'Please enter the price in US dollars, such as 24.99, from $0.01 to $10,000.',
  ]),
  [
    'competitorUrl',
    'javascript:alert(1)',
    'Please enter the link to the store’s page, such as https://example.com/page, up to 2,000 characters.',
  ],
  [
    'productUrl',
    'nowhere',
    'Please enter the link to the product on this site, such as https://example.com/page, up to 2,000 characters.',
  ],
  ...['https://elsewhere.example/product/2', 'http://glowfare.test/products', 'glowfare.test'].map(
    (address) => [
      'productUrl',
      address,
      'This is not a product page of this site. Product pages look like http://glowfare.test/product/1.',
    ],
  ),
  ['productUrl', 'http://glowfare.test/product/99', 'There is no product at this address.'],
  ...['https://sephora.com/dew', 'https://store.example.evil.example/', 'third.example/dew'].map(
    (address) => [
      'competitorUrl',
      address,
      'This address is not on the site of Store 1. Please enter a page at store-1.com.',
    ],
  ),
  ['price', '1200.00', 'We already list it at $1,200.00 at Store 1. We match only lower prices.'],
  ['price', '1,200.01', 'We already list it at $1,200.00 at Store 1. We match only lower prices.'],
  ['details', 'a'.repeat(2_001), 'Please keep this to 2,000 characters.'],
  ['name', '', 'Please enter your name, up to 120 characters.'],
])('%s %j: %s', async (field, value, sentence) => {
  const response = await send({ [field]: value });
  expect(response.status).toBe(422);
  expect((await response.json()).error.fields).toEqual({ [field]: sentence });
  expect(await storedRequests()).toEqual([]);
});

test('reports all errors together', async () => {
  const response = await send({
    productUrl: 'http://glowfare.test/product/1',
    price: '24.95',
    competitorUrl: 'https://elsewhere.example/',
  });
  expect((await response.json()).error).toMatchObject({
    message: 'Please check the 2 highlighted fields.',
    fields: {
      price: 'We already list it at $24.95 at Store 1. We match only lower prices.',
      competitorUrl: expect.stringContaining('not on the site of Store 1'),
    },
  });
  expect(await storedRequests()).toEqual([]);
});

test('rejects a product without a price, because no store has it in stock', async () => {
  expect((await send({ productUrl: 'http://glowfare.test/product/3', price: '95' })).status).toBe(
    200,
  );
});

test('emails every step and shows it at the link', async () => {
  await send();
  const [request] = await storedRequests();
  const { reference = '', linkToken = '' } = request ?? {};
  const decide = (state: PriceMatchState, note: string) =>
    decidePriceMatch(world.deps, { reference, state, note });
  await decide('verifying', '');
  world.deps.clock.advance(hourMs);
  await expect(decide('declined', ' ')).rejects.toThrow('Please explain in a note why');
  await decide('declined', 'It is another size.');
  await expect(decide('approved', '')).rejects.toThrow('is declined; it cannot');
  const { steps, request: shown } = await showPriceMatch(world.deps, { token: linkToken });
  expect(shown.state).toBe('declined');
  expect(steps.map(({ state, note }) => [state, note])).toEqual([
    ['received', ''],
    ['verifying', ''],
    ['declined', 'It is another size.'],
  ]);
  const mails = await world.mailsTo('ann@example.com');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Price match ${reference}: declined`,
    `Price match ${reference}: verifying`,
    `We have your price match request (${reference})`,
  ]);
});

/** A store's offer on the product page. */
const shown = async (productId: number, retailerId: number) =>
  (await findProduct(db, productId))?.offers.find(({ retailer }) => retailer.id === retailerId);
const productUrl = (id: number) => `http://glowfare.test/product/${id}`;

test('shows an approved price on the product page, at the stored URL', async () => {
  await send({ productUrl: productUrl(1), price: '12.34', store: slugOf(1) });
  const [request] = await storedRequests();
  const { reference = '', linkToken = '' } = request ?? {};
  const before = await shown(1, 1);
  await decidePriceMatch(world.deps, { reference, state: 'approved', note: '' });
  expect(await shown(1, 1)).toMatchObject({ priceCents: 1_234, inStock: true, url: before?.url });
  expect((await findProduct(db, 1))?.bestPriceCents).toBe(1_234);
  const { request: page } = await showPriceMatch(world.deps, { token: linkToken });
  expect(requestJson(page, []).productPath).toBe('/product/1');
});

test('an approved price of a store without an offer creates one', async () => {
  await send({
    productUrl: productUrl(1),
    price: '9.99',
    store: slugOf(3),
    competitorUrl: 'third.example/dew-serum',
  });
  const [request] = await storedRequests();
  const reference = request?.reference ?? '';
  expect(await shown(1, 3)).toBeUndefined();
  await decidePriceMatch(world.deps, { reference, state: 'approved', note: '' });
  expect(await shown(1, 3)).toMatchObject({
    priceCents: 999,
    url: 'https://third.example/dew-serum',
  });
});

test('approves a request without a known product once the operator names one', async () => {
  await send({ price: '8.00' });
  const [sent] = await storedRequests();
  if (!sent) throw new Error('nothing was stored');
  // Requests from before a product URL of this site was required.
  await insertPriceMatch(db, {
    ...sent,
    reference: 'GF-OLD1-OLD1',
    linkToken: 'old',
    productUrl: 'https://elsewhere.example/dew',
    productId: null,
    key: 'old',
  });
  const old = async () =>
    (await storedRequests()).find(({ reference }) => reference === 'GF-OLD1-OLD1');
  const request = await old();
  const reference = request?.reference ?? '';
  const approve = (productId?: number) =>
    decidePriceMatch(world.deps, { reference, state: 'approved', note: '', productId });
  await expect(approve()).rejects.toThrow('names none of our products');
  await expect(approve(999)).rejects.toThrow('There is no product 999');
  expect((await old())?.state).toBe('received');
  await approve(1);
  expect(await old()).toMatchObject({ state: 'approved', productId: 1 });
  expect((await shown(1, 1))?.priceCents).toBe(800);
});

test('lists open requests, most urgent first', async () => {
  await send();
  world.deps.clock.advance(minuteMs);
  await send({ submission_key: 'press-2' });
  const open = await listPriceMatches(db, { all: false, limit: 10 });
  expect(open.map(({ dueAt }) => dueAt.toISOString().slice(11, 16))).toEqual(['12:00', '12:01']);
  for (const { reference } of open) {
    await decidePriceMatch(world.deps, { reference, state: 'declined', note: 'No.' });
  }
  expect(await listPriceMatches(db, { all: false, limit: 10 })).toEqual([]);
});

test('returns 404 for a guessed link', async () => {
  await expect(showPriceMatch(world.deps, { token: 'guessed' })).rejects.toThrow('no price match');
});
