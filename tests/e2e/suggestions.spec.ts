import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const header = 'Search beauty products...';
const hero = 'Search products, brands, or ingredients...';
/** The header has the box, its list and, on phones, the sheet around them. */
const searchPart = '.site-header';
const noResultsText = 'No results found. Try searching for products, brands, or categories.';

/** Focuses the header's search box, which is in a sheet on phones. */
async function openSearch(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByPlaceholder(header).filter({ visible: true });
  await box.focus();
  return box;
}

const list = (page: Page) => page.getByRole('listbox', { name: 'Search' });
const options = (page: Page) => list(page).getByRole('option');
const marked = (page: Page) => list(page).getByRole('option', { selected: true });

test('focus opens the list with categories, and typing shows suggestions', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  const box = await openSearch(page, isMobile);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page)).toHaveText([
    'Skincare',
    'Makeup',
    'Haircare',
    'Fragrance',
    'Tools',
    'Supplements',
  ]);
  await box.fill('makeup');
  const category = list(page)
    .getByRole('group', { name: 'Categories', exact: true })
    .getByRole('option');
  await expect(category).toHaveText(['Makeup']);
  await expect(category).toHaveAttribute('href', '/category/makeup');
  const products = list(page).getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.first()).toHaveAttribute('href', /^\/product\/\d+$/);
  await expect(products.first()).toContainText('From $');
  await expect(products.first().locator('img')).toBeVisible();
  const all = page.getByRole('option', { name: 'View all results' });
  await expect(all).toHaveAttribute('href', '/products?search=makeup');
  // The other groups come beside these.
  expect((await products.count()) + (await category.count())).toBeLessThanOrEqual(8);
});

test('recent searches of the device come first, and can be cleared', async ({ page, isMobile }) => {
  await page.goto('/about');
  const box = await openSearch(page, isMobile);
  await box.fill('rose serum');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=rose%20serum');
  await page.goto('/about');
  await openSearch(page, isMobile);
  const recent = list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['rose serum', 'Clear recent searches']);
  await expect(options(page).nth(2)).toHaveText('Skincare');
  await box.fill('ros');
  await expect(recent).toHaveText(['rose serum']);
  await box.fill('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(recent).toHaveCount(0);
  await expect(options(page).first()).toHaveText('Skincare');
  await expect(box).toBeFocused();
});

test('matches are highlighted, regardless of case and accents', { tag: '@once' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  const box = await openSearch(page, isMobile);
  await box.fill('SÉRUM');
  await expect(list(page).locator('mark').first()).toHaveText(/^s[eé]rum$/i);
});

test('the arrow keys reach and reveal every option', async ({ page, isMobile }) => {
  await page.goto('/about');
  await openSearch(page, isMobile);
  await page.keyboard.type('cream');
  await expect(page.getByRole('option', { name: 'View all results' })).toBeVisible();
  const count = await options(page).count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(marked(page)).toBeInViewport({ ratio: 0.9 });
  }
});

test('a click selects, and a click outside closes', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const box = page.getByPlaceholder(hero);
  await box.click();
  await expect(options(page)).toHaveCount(6);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();
  await box.fill('serum');
  const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
  const target = await product.getAttribute('href');
  await product.click();
  await expect(page).toHaveURL(target ?? '');
  await page.goBack();
  await expect(page.getByPlaceholder(hero)).toHaveValue('');
});

test('View all results opens the listing', { tag: '@once' }, async ({ page, isMobile }) => {
  await page.goto('/about');
  const box = await openSearch(page, isMobile);
  await box.fill('rose & co');
  await box.fill('rose');
  await page.getByRole('option', { name: 'View all results' }).click();
  await expect(page).toHaveURL('/products?search=rose');
  await expect(page.getByPlaceholder(header).first()).toHaveValue('');
});

test('an empty result shows a message', async ({ page, isMobile }) => {
  await page.goto('/about');
  const box = await openSearch(page, isMobile);
  await box.fill('xqzxqzxqz');
  await expect(page.getByText(noResultsText)).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page, 'the search', searchPart);
});

test('the search still works when suggestions fail', { tag: '@once' }, async ({
  page,
  isMobile,
}) => {
  await page.route('**/api/suggest?*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: 'gateway says hello' }),
  );
  await page.goto('/about');
  const box = await openSearch(page, isMobile);
  await box.fill('serum');
  await expect(page.getByText('Suggestions are not available right now.')).toBeVisible();
  await expect(page.getByText('Searching...')).toBeHidden();
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=serum');
});

test('the open list is at most 400 px high and has no accessibility violations', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  const box = await openSearch(page, isMobile);
  await expectAccessible(page, 'the search', searchPart);
  await box.fill('cream');
  await expect(page.getByRole('option', { name: 'View all results' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const panel = await list(page).locator('..').boundingBox();
  expect(panel?.height).toBeLessThanOrEqual(400);
  expect(panel?.height).toBeGreaterThan(200);
  await expectAccessible(page, 'the search', searchPart);
});

test('a listing’s search box applies the text instead of navigating', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/dev/ui');
  const box = page.getByRole('combobox', { name: 'Search this list' });
  const applied = page.getByLabel('Applied search');
  const suggested = page.getByRole('listbox', { name: 'Search this list' }).getByRole('option');
  await box.fill('s');
  await expect(applied).toHaveText('s');
  await expect(suggested).toHaveCount(0);
  await box.pressSequentially('erum');
  await expect(applied).toHaveText('serum');
  await expect(suggested.first()).toBeVisible();
  expect(await suggested.count()).toBeLessThanOrEqual(8);
  await expect(page.getByText('View all results')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dev/ui');
  await expect(box).not.toHaveValue('serum');
  await expect(applied).toHaveText(await box.inputValue());
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(box).toHaveValue('');
  await box.fill('rose');
  await box.press('Enter');
  await expect(applied).toHaveText('rose');
});
