import type { Page } from '@playwright/test';
import { expect, test, testWithoutScripts } from './fixtures.ts';
import { linksIn, readSitemaps, retryWhenClosed } from './site-links.ts';

/** The structured data fields that these tests check. */
interface Thing {
  '@type': string;
  name?: string;
  offers?: { lowPrice: string; offerCount: number; offers: unknown[] };
  isVariantOf?: { hasVariant: unknown[] };
  itemListElement?: unknown[];
}

/** The structured data of the page. */
async function readStructuredData(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.parse(text));
}

const typesOf = async (page: Page) =>
  (await readStructuredData(page)).map((thing) => thing['@type']).sort();

testWithoutScripts('the home page describes the site and its search', async ({ page, baseURL }) => {
  await page.goto('/');
  expect(await readStructuredData(page)).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      potentialAction: expect.objectContaining({
        target: expect.objectContaining({
          urlTemplate: `${baseURL}/products?search={search_term_string}`,
        }),
      }),
    }),
  ]);
});

testWithoutScripts(
  'a product is described with the displayed prices',
  async ({ page, baseURL }) => {
    await page.goto('/product/1');
    const things = await readStructuredData(page);
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({ url: `${baseURL}/product/1` });
    const offers = product?.offers;
    expect(await page.locator('main').textContent()).toContain(`$${offers?.lowPrice}`);
    expect(offers?.offers).toHaveLength(offers?.offerCount ?? 0);
    expect(product).not.toHaveProperty('aggregateRating');
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(trail?.itemListElement).toHaveLength(4);
  },
);

test('structured data follows client-side navigation', async ({ page }) => {
  await page.goto('/');
  expect(await typesOf(page)).toEqual(['WebSite']);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect.poll(() => typesOf(page)).toEqual(['BreadcrumbList', 'Product']);
  const described = await readStructuredData(page);
  expect(described.find((thing) => thing['@type'] === 'Product')).toMatchObject({
    url: page.url(),
  });
  const { pathname } = new URL(page.url());
  const fromServer = await (await page.request.get(pathname)).text();
  for (const thing of described) {
    const type = JSON.stringify(thing['@type']);
    expect(fromServer, 'the server describes it the same way').toContain(`"@type":${type}`);
  }
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => typesOf(page)).toEqual([]);
});

test('a shared product has an image with its price, and the URL changes with the price', async ({
  page,
  request,
}) => {
  await page.goto('/product/1');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(await page.locator('meta[name="twitter:image"]').getAttribute('content')).toBe(address);
  const card = await request.get(address ?? '');
  expect(card.headers()['content-type']).toBe('image/jpeg');
  expect(card.headers()['cache-control']).toContain('immutable');
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src ?? '';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);
  expect(size).toEqual([1200, 630]);
  const old = await request.get('/images/share/1.jpg?v=old');
  expect(old.headers()['cache-control']).not.toContain('immutable');
  const etag = { 'If-None-Match': old.headers().etag ?? '' };
  expect((await request.get('/images/share/1.jpg', { headers: etag })).status()).toBe(304);
  expect((await request.head('/images/share/1.jpg')).status()).toBe(200);
  for (const path of ['999999999.jpg', '0.jpg', '1.png', 'x.jpg', '../1.jpg', '%00.jpg']) {
    expect((await request.get(`/images/share/${path}`)).status(), path).toBe(404);
  }
});

testWithoutScripts('a product in several sizes belongs to a group', async ({ page, request }) => {
  const { items } = await (await request.get('/api/products')).json();
  for (const { id } of items) {
    const { sizes } = await (await request.get(`/api/products/${id}`)).json();
    if (sizes.length < 2) continue;
    await page.goto(`/product/${id}`);
    const [product] = await readStructuredData(page);
    expect(product?.isVariantOf).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/size'],
    });
    expect(product?.isVariantOf?.hasVariant).toHaveLength(sizes.length);
    return;
  }
  throw new Error('No product of the demo catalog has two sizes.');
});

testWithoutScripts('categories describe their breadcrumb', async ({ page }) => {
  for (const path of ['/category/makeup', '/category/makeup/lipstick']) {
    await page.goto(path);
    expect(await typesOf(page)).toEqual(['BreadcrumbList']);
  }
});

const canonicals: [path: string, canonical: string | null][] = [
  ['/products', '/products'],
  ['/products?page=2', '/products?page=2'],
  ['/products?sort=price-low', '/products'],
  ['/products?filter=sale', '/products?filter=sale'],
  ['/products?category=makeup', '/category/makeup'],
  ['/products?category=makeup&subcategory=lipstick', '/category/makeup/lipstick'],
  ['/category/skincare/serums?page=2', '/category/skincare/serums?page=2'],
  ['/products?search=serum', null],
  ['/products?rating=4', null],
  ['/products?minPrice=20&maxPrice=80', null],
  ['/category/skincare/serums?rating=4', null],
];

for (const [path, canonical] of canonicals) {
  test(`the canonical URL of ${path} is ${canonical ?? 'missing'}`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text();
    const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const robots = /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];
    expect(href).toBe(canonical === null ? undefined : `${baseURL}${canonical}`);
    expect(robots).toBe(canonical === null ? 'noindex' : undefined);
  });
}

test('every URL in the sitemaps is indexable and canonical', async ({ page, request, baseURL }) => {
  test.slow();
  const { files, pages, ingredients, products } = await readSitemaps(request);
  expect(products).toHaveLength(600);
  await page.goto('/');
  for (const text of files) expect(await isWellFormed(page, text)).toBe(true);
  const samples = [ingredients, products].flatMap((urls) => [
    ...urls.slice(0, 3),
    ...urls.slice(-3),
  ]);
  for (const url of [...pages, ...samples]) {
    const response = await request.get(url, retryWhenClosed);
    const html = await response.text();
    expect(response.status(), url).toBe(200);
    const escaped = url.replaceAll('&', '&amp;');
    expect(html, url).toContain(`<link rel="canonical" href="${escaped}"`);
    expect(url.startsWith(`${baseURL}/`)).toBe(true);
  }
});

test('the feed of price drops is linked and well-formed', async ({ page, request }) => {
  for (const path of ['/', '/products']) {
    await page.goto(path);
    const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    expect(await link.getAttribute('href')).toBe('/feeds/price-drops.xml');
  }
  const text = await (await request.get('/feeds/price-drops.xml')).text();
  expect(await isWellFormed(page, text)).toBe(true);
  const [url = ''] = linksIn(text).filter((link) => /\/product\/\d+$/.test(link));
  expect((await request.get(url)).status()).toBe(200);
});

function isWellFormed(page: Page, xml: string): Promise<boolean> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror') === null;
  }, xml);
}
