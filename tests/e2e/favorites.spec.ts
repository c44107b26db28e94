import type { Locator, Page } from '@playwright/test';
import { savedDropsLabel } from '~/domain/alerts/saved-drops';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { newMember, signInBrowser, signInByApi } from './member.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const countSavedOnDevice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('glowfare-favorites') ?? '[]').length);

/** Saves the first products of the listing and returns their names. */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  await page.goto('/products');
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const heart = hearts(page).nth(at);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    names.push(((await heart.getAttribute('aria-label')) ?? '').replace('Save ', ''));
  }
  return names;
}

async function callAs(page: Page, token: string, method: string, path: string, data?: object) {
  return page.request.fetch(`/api/favorites${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
}

test('without favorites, shows an empty state with links', { tag: '@once' }, async ({ page }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Items' })).toBeVisible();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse all products' }).click();
  await expect(page).toHaveURL('/products');
});

test('without an account, favorites are saved on the device, on every page and in every tab', {
  tag: '@once',
}, async ({ page, context }) => {
  const [name = ''] = await saveFirst(page, 2);
  await expect(page).toHaveURL('/products');
  const heart = page.getByRole('banner').getByRole('link', { name: 'Favorites, 2 saved' });
  await expect(heart).toBeVisible();
  await page.reload();
  await expect(heart).toBeVisible();
  expect(await layoutShift(page), 'the heart causes no layout shift').toBeLessThanOrEqual(0.02);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(rows(other)).toHaveCount(2);
  await expect(other.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(other.getByText('Same price as when saved').first()).toBeVisible();
  await expect(other.getByText(/In stock at \d+ stores?/).first()).toBeVisible();
  await hearts(page).nth(1).click();
  await expect(rows(other)).toHaveCount(1);
});

test('a product page saves and removes a favorite', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/1');
  const add = page.getByRole('button', { name: 'Add to Favorites' });
  const saved = page.getByRole('button', { name: 'Saved, remove from favorites' });
  const width = (await add.boundingBox())?.width;
  await add.click();
  await expect(saved).toBeVisible();
  expect((await saved.boundingBox())?.width, 'the width does not change').toBe(width);
  expect(await countSavedOnDevice(page)).toBe(1);
  await saved.click();
  await expect(add).toBeVisible();
  expect(await countSavedOnDevice(page)).toBe(0);
});

test('removing can be undone, on the device and in the account', { tag: '@once' }, async ({
  page,
}) => {
  const member = await newMember();
  for (const signedIn of [false, true]) {
    if (signedIn) await signInBrowser(page, member);
    await saveFirst(page, 2);
    await page.goto('/favorites');
    await expect(rows(page)).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByText(/was removed\.$/)).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await undo.press('Enter');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('2 products', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeFocused();
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        await rows(page).first().waitFor();
        return rows(page).count();
      })
      .toBe(1);
    await page.evaluate(() => localStorage.removeItem('glowfare-favorites'));
  }
});

test('favorites of two devices are merged into the account without duplicates', {
  tag: '@once',
}, async ({ page, newBrowser }) => {
  const member = await newMember();
  const [first = ''] = await saveFirst(page, 2);
  await signInBrowser(page, member);
  await page.goto('/favorites');
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => countSavedOnDevice(page)).toBe(0);
  await expect(page.getByRole('link', { name: 'Favorites, 2 saved' }).first()).toBeAttached();

  const elsewhere = await newBrowser();
  await saveFirst(elsewhere, 3);
  await signInBrowser(elsewhere, member);
  await elsewhere.goto('/favorites');
  await expect(rows(elsewhere)).toHaveCount(3);
  await expect(elsewhere.getByRole('heading', { name: first, level: 2 })).toHaveCount(1);

  await page.goto('/profile');
  await expect(page.getByText('3 Favorites')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/favorites');
  await expect(page.getByText('No favorites yet')).toBeVisible();
});

/** Chromium logs failed and refused requests. */
const testWithRefusals = test.extend({ refusals: /^\/api\// });

testWithRefusals(
  'a heart that could not be saved is reverted with an error',
  { tag: '@once' },
  async ({ page }) => {
    await signInBrowser(page, await newMember());
    const known = page.waitForResponse((answer) => answer.url().endsWith('/api/favorites'));
    await page.goto('/products');
    await known;
    await page.route('**/api/favorites', (route) => route.abort());
    const heart = hearts(page).first();
    await heart.click();
    await expect(page.getByText('Could not save to favorites')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
);

testWithRefusals(
  'lists: create, fill, rename, share, stop sharing, delete',
  { tag: '@once' },
  async ({ page, newBrowser }) => {
    const member = await newMember();
    await signInBrowser(page, member);
    const [name = ''] = await saveFirst(page, 2);
    await test.step('after the first favorite, price drop alerts are offered', async () => {
      const label = savedDropsLabel;
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByText('Price drop alerts are on')).toBeVisible();
      await page.goto('/favorites');
      await expect(page.getByRole('switch', { name: label })).toBeChecked();
    });
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('saved items');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByText('You already have a list named “saved items”.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Winter skin');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Winter skin' })).toBeVisible();
    await expect(page).toHaveTitle(/^Winter skin \| /);
    await expect(page.getByText('In Saved Items, choose “Move to Winter skin”')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Winter skin 0' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const buttons = ['Share', 'Rename', 'Delete'].map((name) =>
      page.getByRole('main').getByRole('button', { name, exact: true }),
    );
    const heights = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y));
    expect(new Set(heights).size, 'the list actions are on one line').toBe(1);
    await page.getByRole('button', { name: 'Saved Items 2' }).click();
    const row = rows(page).filter({ hasText: name }).first();
    const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: -1, y: -1 };
    const title = await placeOf(row.getByRole('heading'));
    const move = await placeOf(row.getByRole('combobox'));
    expect(move.x, 'nothing overflows its column').toBeGreaterThanOrEqual(title.x);
    const price = await placeOf(row.getByText(/^\$[\d.]+$/).first());
    expect(price.y, 'the price is above the actions').toBeLessThan(move.y);
    await page
      .getByLabel(`Move ${name} to another list`)
      .selectOption({ label: 'Move to Winter skin' });
    await expect(page.getByRole('button', { name: 'Winter skin 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Winter skin 1' }).click();
    await expect(rows(page)).toHaveCount(1);

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = await page.getByLabel('Link').inputValue();
    const visitor = await newBrowser();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Winter skin' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(visitor, 'a shared list');
    expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain(
      'noindex',
    );
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
    expect((await page.request.get(link)).status()).toBe(404);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Cold days');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cold days 1' }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('dialog').locator('div:empty:not([role])')).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByRole('button', { name: 'Saved Items 2' })).toBeVisible();
  },
);

test('many favorites are paginated and can be sorted', { tag: '@once' }, async ({ page }) => {
  const member = await newMember();
  const { access_token: token } = await signInByApi(member);
  const items = Array.from({ length: 60 }, (_, index) => ({ productId: index + 1 }));
  expect((await callAs(page, token, 'POST', '', { items })).status()).toBe(200);
  await signInBrowser(page, member);
  await page.goto('/favorites');
  await expect(page.getByText('60 products')).toBeVisible();
  await expect(rows(page)).toHaveCount(24);
  const names = () => rows(page).getByRole('heading').allTextContents();
  const first = await names();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/favorites?page=2');
  await expect.poll(names).not.toEqual(first);
  expect(await page.evaluate(() => scrollY), 'a new page starts at the top').toBe(0);
  const second = await names();
  await page.reload();
  await expect.poll(names).toEqual(second);
  await page.goBack();
  await expect.poll(names).toEqual(first);
  await test.step('products that move up after a removal are shown, and none is skipped', async () => {
    await page
      .getByRole('button', { name: /^Remove / })
      .nth(3)
      .click();
    await expect.poll(names).toEqual([...first.toSpliced(3, 1), second[0]]);
    await expect(page.getByText('59 products')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(async () => (await names())[0]).toBe(second[1]);
    await page.goBack();
  });
  await page.goto('/favorites?page=99');
  await expect(page).toHaveURL('/favorites?page=3');
  await expect(rows(page)).toHaveCount(11);
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(page).toHaveURL('/favorites?sort=price-low');
  await expect
    .poll(async () => {
      const prices = await rows(page).locator('.font-semibold.text-lg').allTextContents();
      const amounts = prices.map((text) => Number(text.replace('$', '')));
      return (
        amounts.length === 24 &&
        amounts.every((amount, at) => at === 0 || amount >= (amounts[at - 1] ?? 0))
      );
    })
    .toBe(true);
});

test('hearts cause no layout shift, and the page is accessible', async ({ page }) => {
  await signInBrowser(page, await newMember());
  await saveFirst(page, 3);
  await page.reload();
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.goto('/favorites');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('switch')).toBeEnabled();
  expect(await layoutShift(page), 'the switch causes no layout shift').toBeLessThanOrEqual(0.02);
  await expectAccessible(page);
});
