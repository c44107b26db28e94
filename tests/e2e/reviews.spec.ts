import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newMember, signInBrowser } from './member.ts';

const text =
  'I used it every evening for three weeks. It sinks in quickly and my cheeks flake less, but the pump drips.';

async function fillReview(page: Page, title: string) {
  await page.getByRole('radio', { name: /^4/ }).check({ force: true });
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your review').fill(text);
  await page.getByLabel(/^I paid for it/).check();
  await page.getByLabel('Skin type').selectOption('dry');
}

test('a review keeps its draft, waits for a check, is listed, changed and deleted', async ({
  page,
}) => {
  await page.goto('/product/3#reviews');
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL('/product/3/review');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Please choose 1 to 5 stars.')).toBeVisible();
  await expectAccessible(page);
  await fillReview(page, 'Good, but the pump drips');
  await page.reload();
  await expect(page.getByLabel('Your review')).toHaveValue(text);

  await signInBrowser(page, await newMember());
  await page.goto('/profile/reviews');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Good, but the pump drips');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { name: 'Your review waits for a check' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'My reviews' }).click();
  const own = page.getByRole('article', { name: 'Good, but the pump drips' });
  await expect(own).toContainText('Waiting for a check');
  await expect(page.getByRole('heading', { name: 'Drafts on this device' })).toBeHidden();
  await expectAccessible(page);
  await own.getByRole('link', { name: /^Change/ }).click();
  await expect(page.getByLabel('Your review')).toHaveValue(text);
  await expect(page.getByLabel('Skin type')).toHaveValue('dry');
  await page.getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(page).toHaveURL('/product/3/reviews');
});

test('a visit to a store marks a review if its author allows that', { tag: '@once' }, async ({
  page,
}) => {
  await signInBrowser(page, await newMember());
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Privacy Settings' }).click();
  await page.getByRole('switch', { name: 'Visited stores' }).check();
  await expect(page.getByRole('dialog').getByText('Saved.')).toBeVisible();
  await page.goto('/product/3');
  const stored = page.waitForResponse('**/api/store-visits');
  await page
    .getByRole('link', { name: /^Shop Now/ })
    .first()
    .click();
  expect((await stored).status()).toBe(204);
  await page.goto('/product/3/review');
  await fillReview(page, 'I opened an offer first');
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByRole('link', { name: 'My reviews' }).click();
  const own = page.getByRole('article', { name: 'I opened an offer first' });
  await expect(own).toContainText('Visited a store from here');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are read and written', async ({ page }) => {
    const member = await newMember();
    await page.goto('/product/3');
    await page.getByRole('link', { name: /^Reviews of / }).click();
    await expect(page).toHaveURL('/product/3/reviews');
    await page.getByRole('link', { name: 'Write a review' }).first().click();
    await fillReview(page, 'Written without scripts');
    await page.getByLabel('Email').first().fill(member.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText(/We don’t know an account/).first()).toBeVisible();
    await expect(page.getByLabel('Your review')).toHaveValue(text);
    await page.getByLabel('Email').first().fill(member.email);
    await page.getByLabel('Password').fill(member.password);
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your review waits for a check' }),
    ).toBeVisible();
  });
});
