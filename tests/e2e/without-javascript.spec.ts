import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('pages that need JavaScript say so', { tag: '@once' }, async ({ page }) => {
  for (const [path, text] of [
    ['/profile', 'Your profile needs JavaScript'],
    ['/alerts', 'Price alerts need JavaScript'],
    ['/auth', 'Signing in needs JavaScript'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toContainText(text);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('ingredients are explained, searched and listed without JavaScript', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/product/1');
  const label = page.locator('.ingredient-label');
  const does = label.locator('small').first();
  expect((await does.boundingBox())?.width).toBeLessThanOrEqual(1);
  await label.getByLabel('Show what each ingredient does').check();
  expect((await does.boundingBox())?.width).toBeGreaterThan(10);
  await label.getByRole('link', { name: 'Niacinamide', exact: true }).click();
  await expect(page).toHaveURL('/ingredient/niacinamide');
  await expect(page.getByRole('heading', { level: 1, name: 'Niacinamide' })).toBeVisible();
  for (const heading of ['What it does', 'Who it suits', 'Evidence', 'Functions', 'Sources'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All products with Niacinamide' }).click();
  await expect(page).toHaveURL('/products?ingredients=niacinamide');
  await expect(page.getByRole('link', { name: 'About Niacinamide' })).toHaveAttribute(
    'href',
    '/ingredient/niacinamide',
  );
  await page.goto('/ingredients');
  await page.getByLabel('Search ingredients').fill('vitamin e');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/ingredients?q=vitamin+e');
  await expect(page.locator('.ingredient-index').getByRole('link').first()).toContainText(
    'Tocopherol',
  );
  expect((await page.request.get('/ingredient/no-such-thing')).status()).toBe(404);
});

test('pages, search and menu work without JavaScript', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByPlaceholder('Search products, brands, or ingredients...').fill('rose');
  await page.getByRole('button', { name: 'Search Deals' }).click();
  await expect(page).toHaveURL('/products?search=rose');
  await expect(page.getByRole('article').first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await page.getByLabel('Menu', { exact: true }).click();
  else await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: 'On Sale' }).click();
  await expect(page).toHaveURL('/products?filter=sale');
  await page.goto('/product/1');
  await page.getByRole('link', { name: /^Compare Niacinamide/ }).click();
  await expect(page).toHaveURL('/compare?ids=1');
  await page.getByLabel('Name or brand of a product').fill('rose');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /^Add / }).first().click();
  await expect(page).toHaveURL(/\/compare\?ids=1,\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});
