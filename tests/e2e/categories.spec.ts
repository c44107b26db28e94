import { categories } from '../../src/domain/catalog/category.ts';
import { findCategoryCopy } from '../../src/domain/catalog/category-copy.ts';
import { roundedFigure } from '../../src/domain/rounded-figure.ts';
import { expect, test, testWithoutScripts } from './fixtures.ts';

for (const { slug, name, subcategories } of categories) {
  testWithoutScripts(
    `/category/${slug} shows its products and links to all of its types`,
    {
      tag: '@once',
    },
    async ({ page }) => {
      await page.goto(`/category/${slug}`);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(main).toContainText(findCategoryCopy(slug)?.description ?? 'no copy');
      for (const stat of ['products', 'brands', 'ratings at stores']) {
        await expect(main.getByText(stat, { exact: true }).first()).toBeVisible();
      }
      await expect(
        main.getByRole('link', { name: `All ${name} products`, exact: true }),
      ).toHaveAttribute('href', `/products?category=${slug}`);
      await expect(main.getByRole('link', { name: 'Best sellers' })).toHaveAttribute(
        'href',
        `/products?category=${slug}&filter=bestsellers`,
      );
      await expect(main.getByRole('heading', { name: `Shop by ${name} Type` })).toBeVisible();
      for (const subcategory of subcategories) {
        const link = main.locator(`a[href="/category/${slug}/${subcategory.slug}"]`);
        await expect(link).toContainText(subcategory.name);
        await expect(link).toContainText(
          findCategoryCopy(slug)?.subcategories[subcategory.slug]?.description ?? 'no copy',
        );
        const answer = await page.request.get(
          `/api/products?category=${slug}&subcategory=${subcategory.slug}`,
        );
        const { total } = await answer.json();
        const count = roundedFigure(total);
        await expect(link).toContainText(`${subcategory.name}${count} products`);
      }
      const featured = main.getByRole('article');
      expect(await featured.count()).toBeGreaterThan(0);
      const { items } = await (await page.request.get(`/api/products?category=${slug}`)).json();
      await expect(featured.first()).toContainText(items[0].name);
    },
  );
}

test('the two links of the hero lead to that category', { tag: '@once' }, async ({ page }) => {
  await page.goto('/category/haircare');
  await page.getByRole('main').getByRole('link', { name: 'Best sellers' }).click();
  await expect(page).toHaveURL('/products?category=haircare&filter=bestsellers');
  await expect(page.getByRole('link', { name: 'Remove Best Sellers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Haircare' })).toBeVisible();
});

test('every subcategory shows its name and its products', { tag: '@once' }, async ({ request }) => {
  for (const { slug, subcategories } of categories) {
    for (const subcategory of subcategories) {
      const answer = await request.get(`/category/${slug}/${subcategory.slug}`, {
        maxRetries: 2,
      });
      expect(answer.status(), subcategory.slug).toBe(200);
      const html = await answer.text();
      expect(html).toContain(subcategory.name.replace('&', '&amp;'));
      expect(html).toMatch(/<article|Coming Soon/);
    }
  }
});

test('a subcategory is a listing with a link back to its parent', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/category/skincare/serums');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serums');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('radio', { name: /^Makeup/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^4\+/ }).check();
  await expect(page).toHaveURL('/category/skincare/serums?rating=4');
  if (isMobile) await page.getByRole('button', { name: /^Show/ }).click();
  const answer = await page.request.get(
    '/api/products?category=skincare&subcategory=serums&rating=4',
  );
  const { total } = await answer.json();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /products?$/ }),
  ).toHaveText(`${total} ${total === 1 ? 'product' : 'products'}`);
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(page).toHaveURL('/category/skincare/serums?rating=4&sort=price-low');
  await page.getByRole('link', { name: 'Remove 4+ stars' }).click();
  await expect(page).toHaveURL('/category/skincare/serums?sort=price-low');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Skincare' })
    .click();
  await expect(page).toHaveURL('/category/skincare');
});

test('an unknown category is not found', { tag: '@once' }, async ({ page, request }) => {
  for (const path of ['skincare/lipstick', 'gadgets/serums', '__proto__']) {
    const answer = await request.get(`/category/${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Category not found');
  }
  const response = await page.goto('/category/gadgets');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  await page.getByRole('main').getByRole('link', { name: 'Fragrance' }).click();
  await expect(page).toHaveURL('/category/fragrance');
});

test('capital letters redirect to the canonical URL', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const answer = await request.get('/category/SKINCARE', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await page.goto('/category/Skincare/SERUMS?rating=4');
  await expect(page).toHaveURL('/category/skincare/serums?rating=4');
});

test('there is no horizontal overflow when the page is zoomed in', async ({ page, isMobile }) => {
  // A desktop at 200%, and the narrowest supported screen.
  await page.setViewportSize({ width: isMobile ? 320 : 720, height: 450 });
  for (const path of ['/category/supplements', '/category/makeup/blush-bronzer']) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
