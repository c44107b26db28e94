import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { ingredientSlug } from '~/domain/ingredients/describe/ingredient-slug';
import { builtInIngredients } from '~/domain/ingredients/dictionary/built-in';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { buildSearchIndex } from '~/usecases/search/build-search-index.server';
import { unpackCard } from '~/web/shared/catalog/product-card-data';
import { aBatch, anOffer, aProduct, aSource } from '../../../../tests/factories/catalog';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signIn, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
const base = ['Aqua', 'Glycerin', 'Panthenol'];
const labels: Record<number, string[]> = {
  1: base,
  2: [...base, 'Parfum'],
  3: [...base, 'Butylene Glycol'],
  4: [],
  5: [...base, 'Retinol'],
};
beforeAll(async () => {
  site = await startAuthSite(db);
  const products = Object.entries(labels).map(([id, ingredients]) =>
    aProduct(Number(id), {
      name: `Plain product ${id}`,
      ingredients,
      keyIngredients: [],
      size: { amount: 100, unit: 'ml' },
    }),
  );
  const offers = products.map(({ id }) => anOffer(id, { productId: id, priceCents: 9_000 - id }));
  await loadCatalog(site.deps, aSource(aBatch(products, offers)));
  site.deps.search = (await buildSearchIndex(site.deps, createSearchIndexBuilder)).search;
});
afterAll(() => site.stop());

const nothing = { avoid: [], skinTypes: [], hairTypes: [], concerns: [], hides: false };

async function send(method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(`${site.url}/api/preferences${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

async function person() {
  const { session } = await signIn(site);
  return (method: string, body?: unknown) => send(method, '', body, session.access_token);
}

test('preferences belong to one account', async () => {
  const [ask, other] = [await person(), await person()];
  expect((await ask('GET')).body).toEqual(nothing);
  const stored = { ...nothing, avoid: ['fragrance', 'gone'], skinTypes: ['dry'] };
  expect((await ask('PUT', stored)).body).toEqual({
    ...stored,
    avoid: [{ slug: 'fragrance', name: 'Fragrance' }],
  });
  expect((await other('GET')).body).toEqual(nothing);
  const answer = await ask('GET');
  expect(answer.body.skinTypes).toEqual(['dry']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a device adds to the account, also twice', async () => {
  const ask = await person();
  await ask('PUT', { ...nothing, avoid: ['fragrance'] });
  const device = { ...nothing, avoid: ['butylene-glycol'], hides: true };
  for (const _ of [1, 2]) {
    const { body } = await ask('POST', device);
    expect(body.avoid.map(({ slug }: { slug: string }) => slug)).toEqual([
      'fragrance',
      'butylene-glycol',
    ]);
    expect(body.hides).toBe(true);
  }
});

test('an ingredient with a very long name can be avoided', async () => {
  const ask = await person();
  const slugs = builtInIngredients.map(({ name }) => ingredientSlug(name));
  const slug = slugs.reduce((one, other) => (one.length >= other.length ? one : other));
  const { body } = await ask('PUT', { ...nothing, avoid: [slug] });
  expect(body.avoid).toMatchObject([{ slug }]);
});

test('500 entries are stored, one more is refused with a reason', async () => {
  const ask = await person();
  const slugs = Array.from({ length: 501 }, (_, at) => `slug-${at}`);
  expect((await ask('PUT', { ...nothing, avoid: slugs.slice(1) })).status).toBe(200);
  const refused = await ask('PUT', { ...nothing, avoid: slugs });
  expect(refused.status).toBe(400);
  expect(refused.body.error.fields).toEqual({ avoid: 'You can avoid up to 500 ingredients.' });
});

const preferences = { ...nothing, avoid: ['fragrance', 'butylene-glycol'] };
const listing = {
  category: 'all',
  subcategory: '',
  query: 'sort=unit-price',
  productIds: [1, 2, 3, 4],
};

test('marks say what a product contains, and that a list is unknown', async () => {
  const { body, headers } = await send('POST', '/marks', { preferences, productIds: [1, 2, 3, 4] });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(
    body.items.map(({ productId, text }: { productId: number; text: string }) => [productId, text]),
  ).toEqual([
    [2, 'Contains fragrance (Parfum), which you avoid'],
    [3, 'Contains Butylene Glycol, which you avoid'],
    [4, 'Ingredients unknown, so we can’t tell if it suits you'],
  ]);
  expect(body.items[1].avoided).toEqual(['butylene-glycol']);
});

test('a listing counts what does not suit, and hides exactly what would be marked', async () => {
  const shown = await send('POST', '/listing', { ...listing, preferences });
  expect(shown.body).toMatchObject({ hidden: 3, listing: null });
  expect(shown.body.marks.map(({ productId }: { productId: number }) => productId)).toEqual([
    2, 3, 4,
  ]);
  const hiding = await send('POST', '/listing', {
    ...listing,
    query: 'sort=unit-price&page=7',
    preferences: { ...preferences, hides: true },
  });
  expect(hiding.body).toMatchObject({ hidden: 3, marks: [] });
  expect(hiding.body.listing.items.map((card: string) => unpackCard(card).id)).toEqual([5, 1]);
  expect(hiding.body.listing).toMatchObject({ total: 2, params: { page: 1 } });
});

test('filters know families and every ingredient of the dictionary', async () => {
  const list = async (query: string) => {
    const answer = await fetch(`${site.url}/api/products?${query}`);
    const { items } = await answer.json();
    return items.map(({ id }: { id: number }) => id).sort();
  };
  expect(await list('ingredients=butylene-glycol')).toEqual([3]);
  expect(await list('ingredients=Butylene%20Glycol')).toEqual([3]);
  expect(await list('without=butylene-glycol')).toEqual([1, 2, 5]);
  expect(await list('without=pregnancy-caution')).toEqual([1, 2, 3]);
  expect(await list('search=pregnancy%20safe')).toEqual([1, 2, 3]);
  expect(await list('without=drying-alcohols')).toEqual([1, 2, 3, 5]);
  expect((await fetch(`${site.url}/api/products?without=no-such-thing`)).status).toBe(400);
});
