import { expect, test, untilHydrated, withoutPictures } from './fixtures.ts';

test('an unknown URL shows the 404 page with a link home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a bug shows the error page with its request id and a link home', async ({ page }) => {
  const answer = await page.goto('/dev/error');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  const id = answer?.headers()['x-request-id'] ?? 'none';
  await expect(page.locator('code')).toHaveText(id);
  expect(await page.content()).not.toContain('This page always fails');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a bug during client-side navigation shows its own request id', async ({
  browser,
  baseURL,
}) => {
  // Without the fixture's checks: the browser logs the 500 response.
  const page = await browser.newPage({ baseURL });
  // The error page has its own script, and renders again when it has loaded.
  await page.goto('/dev/error', { waitUntil: 'networkidle' });
  const first = await page.locator('code').textContent();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  const answer = page.waitForResponse((response) => response.url().includes('/dev/error'));
  await page.goBack();
  const id = (await answer).headers()['x-request-id'];
  await expect(page.locator('code')).toHaveText(id ?? 'none');
  expect(id).not.toBe(first);
  await page.close();
});

test('while offline, an unstyled error page is shown', async ({ browser, baseURL }) => {
  // Without the fixture's checks: the browser logs failed requests.
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  // The browser has six connections; pictures that are still being drawn would occupy them.
  await withoutPictures(page.context());
  await page.goto('/products');
  const box = page.getByPlaceholder('Search beauty products...').first();
  // It has this role once hydrated. A click before that would load a new document.
  await expect(box).toHaveRole('combobox');
  // A listing would stay visible, so start from another page.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(box).toHaveRole('combobox');
  await box.fill('serum');
  await expect(page.getByRole('option', { name: 'View all results' })).toBeVisible();
  await page.route('**/*', (route) => route.abort());
  // A different text, whose results were not prefetched.
  await box.fill('serum for');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'try again' })).toHaveAttribute('href', /^http/);
  await page.close();
});

test('a filter chosen offline keeps the page and the choice, and can be retried', async ({
  browser,
  baseURL,
}) => {
  // Without the fixture's checks: the browser logs failed requests.
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await withoutPictures(page.context());
  await page.goto('/products', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  const shown = await cards.count();
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: /^Makeup/ }).check();
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t load the products' });
  await expect(notice).toBeVisible();
  await expect(cards).toHaveCount(shown);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  // A group whose choices were not in the page.
  const concerns = page.getByRole('group', { name: 'Concern' });
  await concerns.locator('summary').click();
  await expect(concerns.getByRole('alert')).toContainText('We couldn’t load the choices.');
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await expect(concerns.getByRole('checkbox').first()).toBeVisible();
  await expect(page).toHaveURL('/products?category=makeup');
  await expect(page.getByRole('radio', { name: /^Makeup/ })).toBeChecked();
  await page.close();
});

test('a search text is escaped', async ({ page }) => {
  const attack = '"><script>document.title="owned"</script><img src=x onerror=alert(1)>';
  await page.goto(`/products?search=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expect(page).not.toHaveTitle('owned');
});

test('an injected script does not run', async ({ browser, request, baseURL }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  // Without the fixture's checks: a console error is expected.
  const page = await browser.newPage();
  await page.route(`${baseURL}/about`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</body>',
      '<script>window.owned=true</script></body>',
    );
    await route.fulfill({ response: answer, body });
  });
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.goto(`${baseURL}/about`);
  await refused;
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  await page.close();
});
