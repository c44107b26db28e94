import type { Page } from '@playwright/test';
import { expect, test, withholdScripts } from './fixtures.ts';

/** Opens a page and blocks its scripts until `release` is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await withholdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('interactions before hydration are replayed', () => {
  test('a button, once, even if it was pressed twice', async ({ page }) => {
    const release = await openWithoutScripts(page, '/products');
    const list = page.getByRole('button', { name: 'List view' });
    await list.click();
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
  });

  test('a button whose component loads later', async ({ page }) => {
    const release = await openWithoutScripts(page, '/product/1');
    await page.getByRole('button', { name: 'Price alert' }).click();
    release();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test('a sort order', async ({ page }) => {
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

  test('a help search', async ({ page }) => {
    const release = await openWithoutScripts(page, '/help');
    await page.getByRole('searchbox', { name: 'Search help articles' }).fill('refund');
    release();
    await expect(page.getByRole('link', { name: 'Returning a product' })).toBeVisible();
  });

  test('a checkbox filter and a radio filter', async ({ page }) => {
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
