import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { recordPrices } from '~/usecases/prices/record-prices.server';
import { anInterval, anOffer, aProduct, aSource } from '../../../../tests/factories/catalog';
import { createFavoriteList } from '../../../../tests/factories/favorite-list';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signIn, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
const productCount = 60;
beforeAll(async () => {
  site = await startAuthSite(db);
  const ids = Array.from({ length: productCount }, (_, index) => index + 1);
  const offers = ids.map((id) => anOffer(id, { productId: id, priceCents: 1_000 + id }));
  await loadCatalog(
    site.deps,
    aSource({
      products: ids.map((id) => aProduct(id)),
      offers,
      intervals: offers.map((offer) => anInterval(offer)),
    }),
  );
});
afterAll(() => site.stop());

async function person() {
  return asking(await signIn(site));
}

function asking({ session }: Awaited<ReturnType<typeof signIn>>) {
  return async (method: string, path = '', body?: unknown) => {
    const answer = await fetch(`${site.url}/api/favorites${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${session.access_token}`,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
}
const items = (...ids: number[]) => ({ items: ids.map((productId) => ({ productId })) });
const firstList = async (ask: Awaited<ReturnType<typeof person>>) =>
  (await ask('GET', '/lists')).body.items[0];

test('every user has Saved Items, and saving a product twice stores it once', async () => {
  const ask = await person();
  expect(await firstList(ask)).toMatchObject({ name: 'Saved Items', first: true, count: 0 });
  expect((await ask('POST', '', items(3, 5))).body).toEqual({
    saved: 2,
    offerSavedDrops: true,
  });
  expect((await ask('POST', '', items(5, 3, 7, 999_999))).body).toEqual({
    saved: 1,
    offerSavedDrops: false,
  });
  expect((await ask('GET')).body.ids.sort()).toEqual([3, 5, 7]);
  expect((await firstList(ask)).count).toBe(3);
});

test('two devices that merge at the same time lose and duplicate nothing', async () => {
  const ask = await person();
  const one = Array.from({ length: 40 }, (_, index) => index + 1);
  const other = Array.from({ length: 40 }, (_, index) => index + 15);
  await Promise.all([ask('POST', '', items(...one)), ask('POST', '', items(...other))]);
  expect((await ask('GET')).body.ids.sort((a: number, b: number) => a - b)).toEqual(
    Array.from({ length: 54 }, (_, index) => index + 1),
  );
  expect((await ask('GET', '/lists')).body.items).toHaveLength(1);
});

test('returns a list in pages, with the price change since each product was saved', async () => {
  const ask = await person();
  const saved = Array.from({ length: 30 }, (_, index) => ({
    productId: index + 1,
    savedAt: new Date(Date.now() - index * minuteMs).toISOString(),
    savedPriceCents: index === 4 ? 2_010 : null,
  }));
  await ask('POST', '', { items: saved });
  const { id } = await firstList(ask);
  const first = (await ask('GET', `/lists/${id}`)).body;
  expect(first).toMatchObject({ total: 30, page: 1, pageSize: 24 });
  expect(first.items).toHaveLength(24);
  expect(first.items[0]).toMatchObject({ product: { id: 1 }, savedPrice: 10.01 });
  expect(first.items[0].change).toEqual({ amount: 0, percent: 0 });
  const rest = (await ask('GET', `/lists/${id}?page=2`)).body;
  expect(rest.items.map((item: { product: { id: number } }) => item.product.id)).toEqual([
    25, 26, 27, 28, 29, 30,
  ]);
  const cheapest = (await ask('GET', `/lists/${id}?sort=price-drop`)).body.items[0];
  expect(cheapest).toMatchObject({ product: { id: 5 }, change: { amount: -10.05, percent: -50 } });
});

test('shows the price recorded last', async () => {
  const ask = await person();
  await ask('POST', '', items(60));
  const at = new Date(Date.now() + minuteMs);
  await recordPrices(site.deps, [
    { offerId: 60, priceCents: 530, originalPriceCents: null, inStock: true, seenAt: at },
  ]);
  const { id } = await firstList(ask);
  const [item] = (await ask('GET', `/lists/${id}`)).body.items;
  expect(item).toMatchObject({ savedPrice: 10.6, change: { amount: -5.3, percent: -50 } });
  expect(item.product.bestPrice).toBe(5.3);
});

describe('lists', () => {
  test('are created, renamed, filled by moving, and deleted without losing products', async () => {
    const ask = await person();
    const made = (await ask('POST', '/lists', { name: ' Winter skin ' })).body;
    expect(made).toMatchObject({ name: 'Winter skin', first: false, count: 0, sharePath: null });
    await ask('POST', '', { ...items(1, 2), listId: made.id });
    await ask('POST', '', items(3));
    expect((await ask('PATCH', '/3', { listId: made.id })).status).toBe(204);
    expect((await ask('PATCH', `/lists/${made.id}`, { name: 'Cold days' })).body).toMatchObject({
      name: 'Cold days',
      count: 3,
    });
    expect((await ask('DELETE', `/lists/${made.id}`)).status).toBe(204);
    const lists = (await ask('GET', '/lists')).body.items;
    expect(lists).toHaveLength(1);
    expect(lists[0].count).toBe(3);
  });

  test('keep the first one, and are limited to fifty', async () => {
    const ask = await person();
    const { id } = await firstList(ask);
    expect((await ask('DELETE', `/lists/${id}`)).status).toBe(404);
    for (let made = 1; made < 50; made++) {
      expect((await ask('POST', '/lists', { name: `List ${made}` })).status).toBe(201);
    }
    expect((await ask('POST', '/lists', { name: 'One more' })).status).toBe(400);
  });

  test('of one user have different names, even when two tabs create them concurrently', async () => {
    const ask = await person();
    const answers = await Promise.all(
      ['Gifts', ' gifts '].map((name) => ask('POST', '/lists', { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body.error;
    expect(refused.code).toBe('conflict');
    expect(refused.fields.name).toMatch(/^You already have a list named “gifts”\./i);
    const other = (await ask('POST', '/lists', { name: 'Winter' })).body;
    const renamed = await ask('PATCH', `/lists/${other.id}`, { name: 'GIFTS' });
    expect(renamed.body.error.fields.name).toContain('“GIFTS”');
    expect((await ask('PATCH', `/lists/${other.id}`, { name: 'winter' })).status).toBe(200);
    expect((await ask('POST', '/lists', { name: 'Saved Items' })).status).toBe(409);
    const stranger = await person();
    expect((await stranger('POST', '/lists', { name: 'Gifts' })).status).toBe(201);
  });

  test('belong to one user', async () => {
    const [anna, ben] = [await person(), await person()];
    const { id } = await firstList(ben);
    await ben('POST', '', items(1));
    for (const [method, path, body] of [
      ['GET', `/lists/${id}`],
      ['PATCH', `/lists/${id}`, { name: 'Mine' }],
      ['PATCH', `/lists/${id}`, { shared: true }],
      ['DELETE', `/lists/${id}`],
      ['POST', '', { ...items(2), listId: id }],
      ['PATCH', '/1', { listId: id }],
    ] as const) {
      expect((await anna(method, path, body)).status, `${method} ${path}`).toBe(404);
    }
    await anna('DELETE', '/1');
    expect((await ben('GET')).body.ids).toEqual([1]);
  });

  test('are shared by a link that stops working permanently when revoked', async () => {
    const ask = await person();
    const { id, sharePath } = await firstList(ask);
    expect(sharePath).toBeNull();
    const first = (await ask('PATCH', `/lists/${id}`, { shared: true })).body.sharePath;
    expect(first).toMatch(/^\/lists\/[\w-]{24}$/);
    const again = (await ask('PATCH', `/lists/${id}`, { shared: true })).body.sharePath;
    expect(again).toBe(first);
    expect((await ask('PATCH', `/lists/${id}`, { shared: false })).body.sharePath).toBeNull();
    const second = (await ask('PATCH', `/lists/${id}`, { shared: true })).body.sharePath;
    expect(second).not.toBe(first);
  });
});

describe('rejects invalid input', () => {
  test.each([
    ['POST', '', {}],
    ['POST', '', { items: [] }],
    ['POST', '', { items: [{ productId: 'x' }] }],
    ['POST', '', { items: [{ productId: 1, savedPriceCents: -1 }] }],
    ['POST', '', items(...Array.from({ length: 501 }, (_, index) => index + 1))],
    ['POST', '/lists', { name: '' }],
    ['POST', '/lists', { name: 'x'.repeat(61) }],
    ['PATCH', '/1', { listId: 'x' }],
  ])('%s %s %j', async (method, path, body) => {
    const ask = await person();
    expect((await ask(method, path, body)).status).toBe(400);
  });

  test('rejects invalid pages and sort orders', async () => {
    const ask = await person();
    const { id } = await firstList(ask);
    for (const query of ['page=0', 'page=x', 'sort=best'])
      expect((await ask('GET', `/lists/${id}?${query}`)).status).toBe(400);
    expect((await ask('GET', '/lists/nonsense')).status).toBe(404);
    expect((await ask('DELETE', '/nonsense')).status).toBe(404);
  });
});

test('returns products saved on a device, sorted and in pages', async () => {
  const at = new Date().toISOString();
  const kept = Array.from({ length: 50 }, (_, index) => ({
    productId: index + 1,
    savedAt: at,
    savedPriceCents: 2_000,
  }));
  const answer = await fetch(`${site.url}/api/favorites/on-device`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ items: kept, sort: 'price-low', page: 3 }),
  });
  const { items: shown, total } = await answer.json();
  expect(total).toBe(50);
  expect(shown.map(({ product }: { product: { id: number } }) => product.id)).toEqual([49, 50]);
});

test('saves and lists five thousand products', async () => {
  const signedIn = await signIn(site);
  const ask = asking(signedIn);
  // More than this test's catalog has: unknown products are stored but not shown.
  const productIds = Array.from({ length: 5_000 }, (_, index) => index + 1);
  const id = await createFavoriteList(db, { userId: signedIn.user.id, productIds });
  expect((await ask('GET')).body.ids).toHaveLength(5_000);
  const page = (await ask('GET', `/lists/${id}?sort=name&page=2`)).body;
  expect(page.total).toBe(5_000);
  expect(page.items).toHaveLength(24);
});
