import { expect, test } from './fixtures.ts';

test.describe('on a wide screen', { tag: '@once' }, () => {
  test('the header is sticky, the menu has five items and the current one is marked', async ({
    page,
  }) => {
    await page.goto('/category/skincare/serums');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('listitem').filter({ visible: true })).toHaveText(
      ['Home', 'Categories', 'Products', 'About', 'Contact'],
      { useInnerText: true },
    );
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).toBeInViewport();
    const marked = menu.getByRole('button', { name: 'Categories' });
    await expect(marked).toHaveAttribute('aria-current', 'true');
    const products = menu.getByRole('button', { name: 'Products' });
    await expect(products).not.toHaveAttribute('aria-current');
    const line = (element: Element) => getComputedStyle(element, '::after').scale;
    expect(await marked.evaluate(line)).toMatch(/^1( 1)?$/);
    expect(await products.evaluate(line)).toMatch(/^0 /);
  });

  test('hovering over Products opens its six links, and Escape closes them', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Products' });
    await button.hover();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const links = menu.getByRole('link').filter({ visible: true });
    await expect(menu.getByRole('link', { name: 'New Arrivals' })).toBeVisible();
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    );
    expect(addresses).toEqual([
      'Home /',
      'All Products /products',
      'New Arrivals /products?filter=new',
      'Best Sellers /products?filter=bestsellers',
      'On Sale /products?filter=sale',
      'Under $25 /products?price=under-25',
      'Luxury Products /products?price=luxury',
      'About /about',
      'Contact /contact',
    ]);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'New Arrivals' })).toBeHidden();
  });

  test('a search opens the listing with the trimmed and encoded text, and clears the box', async ({
    page,
  }) => {
    await page.goto('/about');
    const box = page.getByPlaceholder('Search beauty products...').filter({ visible: true });
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL('/about');
    await box.fill('  retinol & 50% more? ');
    await box.press('Enter');
    await expect(page).toHaveURL('/products?search=retinol%20%26%2050%25%20more%3F');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('retinol & 50% more?');
    await expect(box).toHaveValue('');
  });

  test('a tablet has everything under one Menu button', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(15);
    await menu.getByRole('link', { name: 'Luxury Products' }).click();
    await expect(page).toHaveURL('/products?price=luxury');
    await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(0);
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu opens, navigates and closes', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.filter({ visible: true })).toHaveCount(0);
    const button = page.getByLabel('Menu', { exact: true });
    // An icon without a width is invisible, too.
    await expect(button.locator('svg').filter({ visible: true })).toHaveCount(1);
    await button.click();
    await expect(button.locator('svg').filter({ visible: true })).toHaveCount(1);
    await menu.getByRole('link', { name: 'Fragrance' }).click();
    await expect(page).toHaveURL('/category/fragrance');
    await expect(menu.filter({ visible: true })).toHaveCount(0);
  });

  test('the search opens as a sheet with focus, and closes after a search', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    const box = sheet.getByPlaceholder('Search beauty products...');
    await expect(box).toBeFocused();
    // No higher than its content.
    const listed = await sheet.getByRole('listbox').boundingBox();
    const height = await sheet.evaluate((element) => element.getBoundingClientRect().height);
    expect(height - (listed?.y ?? 0) - (listed?.height ?? 0)).toBeLessThan(16);
    await page.mouse.click(200, 800);
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await box.fill('serum');
    await box.press('Enter');
    await expect(page).toHaveURL('/products?search=serum');
    await expect(sheet).toBeHidden();
  });

  test('a long word causes no horizontal overflow', async ({ page }) => {
    await page.goto(`/products?search=${'W'.repeat(200)}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('with pictures', () => {
  test.use({ pictures: true });

  test('there is no horizontal overflow on a phone at 200% zoom', { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 195, height: 422 });
    const paths = [
      '/',
      '/products',
      '/category/skincare',
      '/category/skincare/serums',
      '/product/1',
    ];
    for (const path of [...paths, '/nowhere']) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
});

test('the hero search works', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.getByPlaceholder('Search products, brands, or ingredients...').fill('niacinamide');
  await page.getByRole('button', { name: 'Search Deals' }).click();
  await expect(page).toHaveURL('/products?search=niacinamide');
});

test('the skip link moves the focus to the content', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('signed-out visitors are redirected to sign in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth');
});

test('the theme is saved and applied without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await paper()).toBe('rgb(251, 247, 242)');
  if (await page.getByLabel('Menu', { exact: true }).isVisible())
    await page.getByLabel('Menu', { exact: true }).click();
  const toggle = page.getByRole('button', { name: /^Theme/ }).filter({ visible: true });
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/^Theme: light/);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/^Theme: dark/);
  await expect.poll(paper).toBe('rgb(23, 19, 17)');
  // Applied before React runs.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await paper()).toBe('rgb(23, 19, 17)');
});

test('a toast reports the result and can be dismissed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/dev/outbox');
  await page.getByLabel('Send a test email to').fill('shopper@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Email queued' });
  await expect(toast).toContainText('The worker will send it shortly.');
  await toast.getByRole('button').click();
  await expect(toast).toBeHidden();
  await page.goto('/dev/outbox');
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Your email settings work' })).toBeVisible();
});
