import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aPdf } from '../factories/documents.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newMember, signInBrowser } from './member.ts';
import { runSiteCommand } from './operator-client.ts';

const text =
  'I used it every evening for three weeks. It sinks in quickly and my cheeks flake less, but the pump drips.';

async function fillReview(page: Page, title: string) {
  await page.getByRole('radio', { name: /^4/ }).check({ force: true });
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your review').fill(text);
  await page.getByLabel(/^I paid for it/).check();
  await page.getByLabel('Skin type').selectOption('dry');
}

test('a review keeps its draft, waits for a check, is listed, changed and deleted', {
  tag: '@phone',
}, async ({ page }) => {
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

/** Runs a command of the operator at the site under test. */
async function operate(command: string, values: Record<string, string | boolean> = {}) {
  const dataDir = join(process.env.JOURNEYS_FOLDERS ?? '', 'main');
  const { code, text } = await runSiteCommand(dataDir, `reviews ${command}`, values);
  expect(code, text).toBe(0);
  return text;
}

test('a verified review appears, is filtered by its stars, and gets one vote per person', {
  tag: '@once',
}, async ({ page, newBrowser }) => {
  const title = `Sinks in quickly (${crypto.randomUUID().slice(0, 8)})`;
  const listing = '/product/8/reviews?sort=newest';
  const article = page.getByRole('article', { name: title });
  await signInBrowser(page, await newMember());
  // The site caches the page now.
  await page.goto(listing);
  await expect(article).toBeHidden();

  const author = await newBrowser();
  await signInBrowser(author, await newMember());
  await author.goto('/product/8/review');
  await fillReview(author, title);
  await author.getByRole('button', { name: 'Send review' }).click();
  await author.getByText('Verify your purchase').click();
  const order = { name: 'order.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await author.getByLabel('Order confirmation', { exact: true }).setInputFiles(order);
  await expectAccessible(author, 'sending an order confirmation');
  await author.getByRole('button', { name: 'Send order confirmation' }).click();
  await expect(author.getByText(/confirmation is waiting for a check/)).toBeVisible();
  const waiting = (await operate('list')).split('\n').find((line) => line.endsWith(title)) ?? '';
  const id = /\d+/.exec(waiting)?.[0] ?? '';
  await operate('verify', { id, accept: true });
  await operate('publish', { id });
  await author.goto('/profile/reviews');
  await expect(author.getByText(/^Verified purchase\./)).toBeVisible();

  await expect(async () => {
    await page.goto('/product/8#reviews');
    await expect(article).toContainText('Verified purchase', { timeout: 5_000 });
  }).toPass();
  await page.goto(listing);
  await page.getByRole('link', { name: /^5 stars/ }).click();
  await expect(article).toBeHidden();
  await page.getByRole('link', { name: /^4 stars/ }).click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(article).toBeVisible();
  await expectAccessible(page, 'reviews with four stars');

  const otherTab = await page.context().newPage();
  await otherTab.goto(listing);
  const inOtherTab = otherTab.getByRole('article', { name: title });
  await article.getByRole('button', { name: 'Yes' }).click();
  await expect(article).toContainText('1 person found this helpful');
  await inOtherTab.getByRole('button', { name: 'Yes' }).click();
  await expect(inOtherTab).toContainText('1 person found this helpful');
  await inOtherTab.getByRole('button', { name: 'No', exact: true }).click();
  await expect(inOtherTab).not.toContainText('found this helpful');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are filtered and sorted', async ({ page }) => {
    await page.goto('/product/1/reviews');
    await page.getByRole('link', { name: /^4 stars/ }).click();
    await expect(page).toHaveURL('/product/1/reviews?stars=4');
    const articles = page.getByRole('article');
    const withFourStars = articles.filter({ has: page.getByLabel('Rated 4 out of 5') });
    expect(await withFourStars.count()).toBe(await articles.count());
    await page.getByLabel('Sort by').selectOption('newest');
    await page.getByRole('button', { name: 'Show these reviews' }).click();
    await expect(page).toHaveURL(/stars=4/);
    await expect(page).toHaveURL(/sort=newest/);
    await page.goto('/product/1/reviews');
    await page.getByRole('link', { name: 'Next reviews' }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  });

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

  test('an order confirmation is sent', { tag: '@once' }, async ({ page }) => {
    const member = await newMember();
    const signIn = async () => {
      await page.getByLabel('Email').first().fill(member.email);
      await page.getByLabel('Password').fill(member.password);
    };
    const sendFile = async (name: string, content: string | Uint8Array) => {
      const buffer = Buffer.from(content);
      const file = { name, mimeType: 'application/octet-stream', buffer };
      await signIn();
      await page.getByLabel(/^Order confirmation/).setInputFiles(file);
      await page.getByRole('button', { name: 'Send order confirmation' }).click();
    };
    await page.goto('/product/4/review');
    await page.getByRole('link', { name: 'Verify your purchase' }).click();
    await expect(page).toHaveURL('/product/4/order-confirmation');
    await sendFile('order.pdf', aPdf());
    await expect(page.getByText(/You have not reviewed this product/)).toBeVisible();

    await page.goto('/product/4/review');
    await fillReview(page, 'Bought without scripts');
    await signIn();
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByRole('link', { name: 'Verify your purchase' }).click();
    await sendFile('order.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(page.getByText(/Please choose a PDF or a picture/).first()).toBeVisible();
    await sendFile('order.pdf', new Uint8Array(10.1 * 1024 * 1024));
    await expect(page.getByText(/larger than our limit of 10 MiB/).first()).toBeVisible();
    await sendFile('order.pdf', aPdf());
    await expect(page).toHaveURL('/product/4/order-confirmation/sent');
    await expect(
      page.getByRole('heading', { name: 'Your order confirmation is sent' }),
    ).toBeVisible();
  });
});
