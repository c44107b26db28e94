import type { Page } from '@playwright/test';
import { expect, test, withholdScripts } from './fixtures.ts';

/** Opens a page whose scripts stay away until they are let go. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await withholdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('what is pressed before scripts are there is done when they are', () => {
  test('a button, once, however often it was pressed', async ({ page }) => {
    const release = await openWithoutScripts(page, '/products');
    const list = page.getByRole('button', { name: 'List view' });
    await list.click();
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
  });

  test('a button whose part of the page comes later still', async ({ page }) => {
    const release = await openWithoutScripts(page, '/product/1');
    await page.getByRole('button', { name: 'Price alert' }).click();
    release();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test('an order', async ({ page }) => {
    const release = await openWithoutScripts(page, '/products');
    const sort = page.getByLabel('Sort by');
    await sort.selectOption({ index: 1 });
    const chosen = await sort.inputValue();
    release();
    await expect(page).toHaveURL(new RegExp(`[?&]sort=${chosen}`));
    await expect(sort).toHaveValue(chosen);
  });

  test('a search', async ({ page }) => {
    const release = await openWithoutScripts(page, '/products');
    await page.getByPlaceholder('Search products or brands...').fill('serum');
    release();
    await expect(page).toHaveURL(/[?&]search=serum/);
  });

  test('a question to the help center', async ({ page }) => {
    const release = await openWithoutScripts(page, '/help');
    await page.getByRole('searchbox', { name: 'Search help articles' }).fill('refund');
    release();
    await expect(page.getByRole('link', { name: 'Returning a product' })).toBeVisible();
  });

  test('a filter with several choices, and one with one', async ({ page }) => {
    const release = await openWithoutScripts(page, '/products');
    const brand = page.locator('input[name="brands"]').first();
    const rating = page.locator('input[name="rating"]').first();
    await brand.check();
    await rating.check();
    release();
    await expect(page).toHaveURL(/[?&]brands=/);
    await expect(page).toHaveURL(/[?&]rating=/);
    await expect(brand).toBeChecked();
    await expect(rating).toBeChecked();
  });
});
