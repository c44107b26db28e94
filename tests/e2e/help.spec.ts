import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';

/** One vote per day and device: each test uses a different device. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
  userAgent: async ({}, use) => {
    await use(`Journey ${crypto.randomUUID()}`);
  },
});

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search help articles' });
const results = (page: Page) => page.getByRole('region', { name: /articles? |No articles/ });

test('shows four categories with 12, 8, 15 and 6 articles, six questions and three contact options', async ({
  page,
}) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
  const categories = page.getByRole('region', { name: 'All articles' }).getByRole('region');
  for (const [place, count] of [12, 8, 15, 6].entries()) {
    await expect(categories.nth(place)).toContainText(`${count} articles`);
    await expect(categories.nth(place).getByRole('link')).toHaveCount(count);
  }
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
  await expect(questions.getByRole('group')).toHaveCount(6);
  await questions.getByText('How do I return a product?').click();
  await expect(questions.getByText('3–10 business days')).toBeVisible();
  const ways = page.getByRole('region', { name: 'Still need help?' });
  await expect(ways.getByRole('listitem')).toHaveCount(3);
  await ways.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the search shows results while typing, tolerates typos and highlights matches', async ({
  page,
}) => {
  await page.goto('/help');
  await box(page).pressSequentially('shiping');
  await expect(results(page).getByRole('heading')).toContainText('for “shiping”');
  const first = results(page).getByRole('link').first();
  await expect(first).toContainText('hipping');
  await expect(first.locator('mark').first()).toHaveText(/^shipping$/i);
  await expect(page.getByRole('region', { name: 'All articles' })).toBeHidden();
  await box(page).fill('qqqq');
  await expect(results(page).getByRole('heading')).toHaveText('No articles found for “qqqq”');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'All articles' })).toBeVisible();
});

test('articles load only when the search box is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/help', { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/api/help/articles');
  await box(page).focus();
  await expect.poll(() => asked).toContain('/api/help/articles');
});

test('by keyboard: down through the results, back up, Escape, Enter', async ({ page }) => {
  await page.goto('/help');
  await box(page).focus();
  await page.keyboard.type('alert');
  await expect(results(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const links = results(page).getByRole('link');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('delete account');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help?q=delete+account');
  await expect(links.first()).toHaveText(/Deleting your account/);
  await box(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help/deleting-your-account');
  await page.goBack();
  await expect(box(page)).toHaveValue('delete account');
});

test('an article shows its breadcrumb, its text and related articles', async ({ page }) => {
  await page.goto('/help/price-verdicts');
  const title = 'What “Good price” and the other verdicts mean';
  await expect(page).toHaveTitle(`${title} | Glowfare - Compare Beauty & Skincare Prices`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Help Center', 'Prices & Deals']);
  const related = page.getByRole('complementary', { name: 'Related articles' });
  await expect(related.getByRole('listitem')).toHaveCount(5);
  await related.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('an unknown article is not found', async ({ page }) => {
  const response = await page.goto('/help/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('a vote is confirmed, and counts once a day', async ({ page }) => {
  const path = '/help/delivered-prices';
  await page.goto(path);
  const helpful = page.getByRole('region', { name: 'Was this helpful?' });
  await helpful.getByRole('button', { name: 'Yes' }).click();
  await expect(helpful).toContainText('Thank you for your feedback.');
  await expect(helpful.getByRole('button')).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.reload();
  await helpful.getByRole('button', { name: 'No' }).click();
  await expect(helpful).toContainText('You have already voted on this article today.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers a search', async ({ page }) => {
    await page.goto('/help');
    await box(page).fill('refnd');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/help?q=refnd');
    await expect(results(page).getByRole('link').first()).toContainText('Returning a product');
    await expect(results(page).locator('mark').first()).toHaveText(/refund/i);
  });

  test('a vote is counted and confirmed', async ({ page }) => {
    const path = '/help/price-drops';
    await page.goto(path);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page).toHaveURL(`${path}?voted=no#helpful`);
    const helpful = page.getByRole('region', { name: 'Was this helpful?' });
    await expect(helpful).toContainText('We’ll review this article');
    await expect(helpful.getByRole('link', { name: 'what was missing' })).toBeVisible();
  });
});
