import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { anInterval, anOffer, aProduct, aSource } from '../../../../tests/factories/catalog';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signIn, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;

beforeAll(async () => {
  site = await startAuthSite(db);
  const skincare = { category: 'skincare', size: { amount: 30, unit: 'ml' } } as const;
  const products = [
    aProduct(1, { ...skincare, subcategory: 'cleansers', name: 'Plain Gel Cleanser' }),
    aProduct(2, { ...skincare, subcategory: 'serums', name: 'Night Retinol Serum' }),
    aProduct(3, { ...skincare, subcategory: 'serums', name: 'Pro Retinol Serum' }),
    aProduct(4, { category: 'haircare', subcategory: 'shampoo', name: 'Daily Shampoo' }),
  ];
  const offers = products.map(({ id }) => anOffer(id, { productId: id, priceCents: 1_000 * id }));
  const intervals = offers.map((offer) => anInterval(offer));
  await loadCatalog(site.deps, aSource({ products, offers, intervals }));
});
afterAll(() => site.stop());

async function person() {
  const { session } = await signIn(site);
  return async (method: string, body?: unknown) => {
    const answer = await fetch(`${site.url}/api/routine`, {
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

test('each account has its own routine', async () => {
  const [ask, other] = [await person(), await person()];
  const empty = { morning: [], evening: [], owned: [] };
  expect(await ask('GET')).toEqual({ status: 200, body: empty });
  const routine = { morning: [1], evening: [1, 2], owned: [2] };
  expect((await ask('PUT', routine)).status).toBe(204);
  expect((await ask('GET')).body).toEqual(routine);
  expect((await other('GET')).body).toEqual(empty);
  expect((await ask('PUT', empty)).status).toBe(204);
  expect((await ask('GET')).body).toEqual(empty);
});

test.each([
  [{ morning: ['x'], evening: [], owned: [] }],
  [{ morning: Array.from({ length: 13 }, (_, index) => index + 1), evening: [], owned: [] }],
  [{ morning: 1 }],
  [null],
])('refuses %j', async (body) => {
  const ask = await person();
  expect((await ask('PUT', body)).status).toBe(400);
});

test('needs an account', async () => {
  expect((await fetch(`${site.url}/api/routine`)).status).toBe(401);
});
