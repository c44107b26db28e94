import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newMember, signInBrowser } from './member.ts';

const marks = (page: Page) =>
  page.getByRole('main').getByText(/^Contains .*fragrance.*, which you avoid$/);
const hideSwitch = (page: Page) => page.getByLabel('Hide what doesn’t suit me');

async function avoidFragrance(page: Page) {
  await page.goto('/profile/preferences');
  await page.getByLabel('Fragrance', { exact: true }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('preferences on a device mark and hide products, and move into the account', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/profile/preferences');
  await expect(page.getByText('Saved on this device only.')).toBeVisible();
  await page.getByLabel('Add an ingredient').fill('butylene gly');
  await page.getByRole('button', { name: 'Avoid Butylene Glycol' }).first().click();
  await expect(page.getByRole('button', { name: 'Stop avoiding Butylene Glycol' })).toBeVisible();
  await avoidFragrance(page);
  await expectAccessible(page);

  await page.goto('/products');
  await expect(marks(page).first()).toBeVisible();
  await expectAccessible(page);
  await hideSwitch(page).check();
  await expect(page.getByText(/^[\d,]+ hidden$/)).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('Cheapest that suits me');
  await expect(page).toHaveURL('/products?sort=unit-price');
  await expect(page.getByText(/^[\d,]+ hidden$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('suiting');

  await signInBrowser(page, await newMember());
  await page.goto('/profile/preferences');
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await expect(page.getByLabel('Fragrance', { exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Stop avoiding Butylene Glycol' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('glowfare-preferences'));
  expect(stored).toBeNull();
});
