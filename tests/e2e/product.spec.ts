import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ pictures: true });

const prices = (page: Page) => page.getByRole('region', { name: /^Compare \d stores$/ });
const history = (page: Page) => page.getByRole('region', { name: 'Price history' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const amounts = (texts: string[]) => texts.map((text) => Number(text.replace(/[^\d.]/g, '')));

test.describe('product page', () => {
  test('shows the product, its best price and the verdict', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/product/1');
    await expect(page).toHaveTitle(
      /^Veralith Niacinamide 10% \+ Zinc 1% Clarity Serum \| Glowfare/,
    );
    await expect(
      page.getByRole('heading', { level: 1, name: 'Niacinamide 10% + Zinc 1% Clarity Serum' }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Skincare', exact: true })).toHaveAttribute(
      'href',
      '/category/skincare',
    );
    await expect(main.getByRole('link', { name: 'Veralith', exact: true })).toBeVisible();
    await expect(main.getByText('1 oz / 30 ml').first()).toBeVisible();
    await expect(main.getByText(/\(\d+ ratings on Glowfare\)/).first()).toBeVisible();
    await expect(main.getByRole('img', { name: 'Rated 4.7 out of 5' }).first()).toBeVisible();
    await expect(main.getByText('(24,816').first()).toBeVisible();
    const best = page.getByRole('region', { name: 'Best price', exact: true });
    await expect(best).toContainText('$24.95');
    await expect(best).toContainText('at Amazon');
    await expect(best).toContainText(
      /Lowest price in|Good price|Usual price|Higher than usual|Too early to tell/,
    );
    const emptyPixels = await best
      .getByText(/Lowest price in|Good price|Usual price|Higher than usual|Too early to tell/)
      .evaluate((headline) => {
        const text = headline.parentElement ?? headline;
        const lines = document.createRange();
        lines.selectNodeContents(text);
        return text.getBoundingClientRect().bottom - lines.getBoundingClientRect().bottom;
      });
    expect(emptyPixels).toBeLessThan(8);
    await page.getByRole('link', { name: 'Back to products' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('lists every store with all details', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/1');
    const rows = prices(page).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    const amazon = rows.first();
    await expect(amazon).toContainText('Amazon');
    await expect(amazon).toContainText('Cheapest');
    await expect(amazon).toContainText('$24.95');
    await expect(amazon).toContainText('$24.60 per fl oz');
    await expect(amazon).toContainText('In stock');
    await expect(amazon).toContainText(/seen (just now|\d+ (min|h) ago)/);
    await expect(amazon).toContainText('$31.94 delivered');
    await expect(amazon).toContainText('$6.99 shipping, free over $35');
    const ulta = rows.filter({ hasText: 'Ulta Beauty' });
    await expect(ulta.locator('s')).toContainText('$34.00');
    await expect(ulta).toContainText('$27.20');
    await expect(prices(page)).toContainText('earns a commission when you buy through these links');
    await expect(rows.filter({ hasText: 'Cheapest' })).toHaveCount(1);
    // The list uses the full width, without a blank column below the picture.
    const picture = await page.getByRole('button', { name: /^Zoom in/ }).boundingBox();
    const list = await prices(page).boundingBox();
    expect(list?.x).toBeCloseTo(picture?.x ?? 0, 0);
  });

  test('exposes a fake discount', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/4');
    const amazon = prices(page).getByRole('listitem').filter({ hasText: 'Amazon' });
    await expect(amazon).toContainText(
      /The “was” price of \$31\.50 was charged on only \d+ of the \d+ days before/,
    );
    await expect(
      prices(page).getByRole('listitem').filter({ hasText: 'Walmart' }),
    ).not.toContainText('was');
  });

  test('sorts by price or delivered price without loading anything', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/product/1', { waitUntil: 'networkidle' });
    const delivered = async () =>
      amounts(
        await prices(page)
          .getByText(/^\$[\d.]+ delivered$/)
          .allTextContents(),
      );
    expect(await delivered()).not.toEqual((await delivered()).toSorted((a, b) => a - b));
    const requests: string[] = [];
    // Ignores lazy pictures, the price connection, which opens on interaction, and the icon, which some versions of
    // Chromium request for each address.
    page.on('request', (request) => {
      const aside =
        request.resourceType() === 'image' || /watch-prices|icon\.svg/.test(request.url());
      if (!aside) requests.push(request.url());
    });
    await page.getByRole('link', { name: 'Delivered price' }).click();
    await expect(page).toHaveURL('/product/1?sort=delivered');
    await expect(page.getByRole('link', { name: 'Delivered price' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await delivered()).toEqual((await delivered()).toSorted((a, b) => a - b));
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    await expect(page).toHaveURL('/product/1');
    expect(requests).toEqual([]);
  });

  test('links to the stores through /go, which forwards nothing', { tag: '@once' }, async ({
    page,
    request,
  }) => {
    await page.goto('/product/1');
    const links = prices(page).getByRole('link', { name: /^Shop Now at/ });
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', 'sponsored nofollow noreferrer');
      await expect(link).toHaveAttribute('href', /^\/go\/\d+$/);
    }
    const href = (await links.first().getAttribute('href')) ?? '';
    const answer = await request.get(`${href}?secret=1&utm_source=mail`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/demo-offer/5');
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    expect(answer.headers()['cache-control']).toBe('no-store');
    for (const unknown of [
      '/go/0',
      '/go/99999999',
      '/go/99999999999',
      '/go/abc',
      '/go/-1',
      '/go/',
    ]) {
      expect((await request.get(unknown, { maxRedirects: 0 })).status(), unknown).toBe(404);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /go/');
    // A demonstration offer has no store page, so our own page explains what would happen.
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This link would take you to Amazon',
    );
    await expect(page.getByRole('main')).toContainText('$24.95 at Amazon');
    await page.getByRole('link', { name: 'Back to the comparison' }).click();
    await expect(page).toHaveURL('/product/1');
    await expect(prices(page)).toContainText(
      'Demonstration data: prices, stock, shipping and reviews are invented',
    );
    expect((await request.get('/demo-offer/99999999')).status()).toBe(404);
  });

  test('links the other sizes of the same formula', { tag: '@once' }, async ({ page, request }) => {
    let id = 7;
    let sizes: { id: number; size: string }[] = [];
    for (; sizes.length < 2; id += 1)
      sizes = (await (await request.get(`/api/products/${id}`)).json()).sizes;
    const [first, second] = sizes;
    await page.goto(`/product/${first?.id}`);
    const links = page.getByRole('navigation', { name: 'Sizes' }).getByRole('link');
    await expect(links).toHaveCount(sizes.length);
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    await links
      .filter({ hasText: second?.size ?? 'none' })
      .first()
      .click();
    await expect(page).toHaveURL(`/product/${second?.id}`);
  });

  test('copies the link', { tag: '@once' }, async ({ page, context, browserName }) => {
    test.skip(browserName !== 'chromium', 'clipboard permissions are specific to Chromium');
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/product/1?utm_source=mail');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search).toBe('/product/1');
  });

  test('shows an error when the link cannot be copied', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Copy Failed')).toBeVisible();
    await expect(page.getByText('Unable to copy to clipboard.')).toBeVisible();
  });

  test('uses the device’s share sheet if available', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (link: ShareData) => {
          document.title = `shared ${link.url}`;
        },
      });
    });
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveTitle(/shared http.*\/product\/1$/);
    await expect(page.getByText('Copied!')).toHaveCount(0);
  });

  test('shows the picture at full size, by pointer and by keyboard', async ({ page }) => {
    await page.goto('/product/1');
    const opener = page.getByRole('button', { name: /^Zoom in on/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Clarity Serum/ });
    await expect(dialog).toBeVisible();
    const picture = dialog.locator('img');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const fitting = await width();
    const double = dialog.getByRole('checkbox', { name: 'Zoom to double size' });
    await double.focus();
    await page.keyboard.press('Space');
    await expect.poll(width).toBeGreaterThan(fitting * 1.2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('price history', () => {
  test('covers 30 days, 90 days and a year, for all stores or one', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/product/1');
    const section = history(page);
    for (const words of ['Lowest in the last year', 'Median', 'Current'])
      await expect(section.getByText(words, { exact: true })).toBeVisible();
    const box = () => section.boundingBox();
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('link', { name: '90 days' }).click();
    const before = await box();
    await section.getByRole('link', { name: '30 days' }).click();
    await expect(page).toHaveURL('/product/1?days=30');
    await expect(section.getByText('Lowest in the last 30 days')).toBeVisible();
    expect((await box())?.height).toBe(before?.height);
    await section.getByRole('link', { name: '90 days' }).click();
    await section.getByRole('link', { name: 'Sephora' }).click();
    await expect(page).toHaveURL('/product/1?days=90&store=sephora');
    await expect(section.locator('dl')).toContainText('at Sephora');
    expect((await box())?.y).toBe(before?.y);
    await section.getByRole('link', { name: 'All stores' }).click();
    await section.getByRole('link', { name: '1 year' }).click();
    await expect(page).toHaveURL('/product/1');
  });

  test('matches the API', { tag: '@once' }, async ({ page, request }) => {
    for (const days of [30, 90, 365]) {
      const expected = await (await request.get(`/api/products/2/history?days=${days}`)).json();
      await page.goto(`/product/2?days=${days}`);
      const figures = await history(page).locator('dd > span:first-child').allTextContents();
      expect(amounts(figures)).toEqual([expected.lowest, expected.median, expected.current]);
      await expect(history(page)).toContainText(expected.verdict.headline);
      await expect(history(page)).toContainText(expected.verdict.detail);
    }
  });

  test('can be read day by day with the arrow keys', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/1');
    const slider = page.getByRole('slider', { name: 'See the price on a day' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Today: $24.95 at Amazon');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /^[A-Z][a-z]{2} \d+: \$[\d.]+ at /);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /, 20\d\d: \$[\d.]+ at /);
    const spoken = (await slider.getAttribute('aria-valuetext')) ?? 'nothing';
    await expect(history(page).getByText(spoken)).toBeVisible();
  });

  test('follows pointer and touch', async ({ page, isMobile }) => {
    await page.goto('/product/1');
    const slider = page.getByRole('slider', { name: 'See the price on a day' });
    await slider.scrollIntoViewIfNeeded();
    const place = await slider.boundingBox();
    if (!place) throw new Error('The chart is missing.');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    if (isMobile) await page.touchscreen.tap(x, y);
    else await page.mouse.move(x, y);
    await expect.poll(() => slider.inputValue()).toMatch(/^18[0-5]$/);
    await expect(slider).not.toHaveAttribute('aria-valuetext', /^Today/);
  });

  test('is also available as a table', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/1');
    await page.getByText('Price history as a table').click();
    const rows = history(page).getByRole('row');
    expect(await rows.count()).toBeGreaterThan(2);
    await expect(rows.nth(1)).toContainText('$24.95');
  });
});

test.describe('tabs', () => {
  test('start with the details', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/1');
    await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
    const details = panel(page, 'Details');
    await expect(details).toContainText('The serum that made Veralith');
    for (const heading of [
      'Key Features',
      'Key Ingredients',
      'Full Ingredient List',
      'Complementary Products',
    ])
      await expect(details.getByRole('heading', { name: heading })).toBeVisible();
    const names = details.locator('.ingredient-label').getByRole('link');
    expect((await names.allTextContents()).slice(0, 3)).toEqual([
      'Aqua',
      'Niacinamide',
      'Pentylene Glycol',
    ]);
    await expect(names.nth(1)).toHaveAttribute('href', '/ingredient/niacinamide');
    await expect(details).toContainText('Below this line usually 1% or less (estimate)');
    await details.getByRole('link', { name: 'Dewy Rice Water Barrier Cream' }).click();
    await expect(page).toHaveURL('/product/2');
  });

  test('keep the open tab in the URL', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/1');
    await tab(page, 'How to Use').click();
    await expect(page).toHaveURL('/product/1#how-to-use');
    const routine = panel(page, 'How to Use');
    await expect(routine).toContainText('press four drops into face and neck');
    await expect(routine.getByRole('heading', { name: 'Your skincare routine' })).toBeVisible();
    await expect(routine).toContainText('4 steps, 6 minutes in total');
    await expect(routine.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
    await expect(routine.getByRole('complementary', { name: 'Tips' })).toBeVisible();
    await history(page).getByRole('link', { name: '30 days' }).click();
    await expect(page).toHaveURL('/product/1?days=30#how-to-use');
    await expect(routine).toBeVisible();
    await page.goto('/product/1#reviews');
    await expect(page.getByText(/ratings at stores$/)).toBeVisible();
    await tab(page, 'Details').click();
    await expect(page).toHaveURL('/product/1');
  });

  test('show the routine guide of the category', { tag: '@once' }, async ({ page, request }) => {
    await page.goto('/product/3#how-to-use');
    await expect(panel(page, 'How to Use')).toContainText('6 steps, 14 minutes in total');
    const step = panel(page, 'How to Use').getByRole('listitem').first();
    const title = await step.getByRole('heading').boundingBox();
    expect((await step.getByRole('paragraph').boundingBox())?.x).toBe(title?.x);
    for (const [category, words] of [
      ['haircare', '5 steps, 20 minutes in total'],
      ['fragrance', '4 steps, 6 minutes in total'],
    ] as const) {
      const listed = await (await request.get(`/api/products?category=${category}`)).json();
      await page.goto(`/product/${listed.items[0].id}#how-to-use`);
      await expect(panel(page, 'How to Use')).toContainText(words);
    }
  });
});

test('similar products cost less per ounce, and more products from the brand are shown', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/product/3');
  await expect(page.getByRole('heading', { name: 'More from Maison Aurelle' })).toBeVisible();
  await page.goto('/product/1');
  const similar = page.locator('section', {
    has: page.getByRole('heading', { name: 'Similar for less' }),
  });
  const cards = similar.getByRole('listitem').filter({ has: page.getByRole('article') });
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) await expect(card).toContainText(/^\d\d% less per fl oz/);
});

test('an unknown product is not found', { tag: '@once' }, async ({ page, request }) => {
  for (const id of ['99999999', '-1', '1e9', '0', '1.5', '999999999999']) {
    expect((await request.get(`/product/${id}`)).status(), id).toBe(404);
  }
  const answer = await page.goto('/product/abc');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Browse all products' }).click();
  await expect(page).toHaveURL('/products');
});

test('the whole page works with the keyboard', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('link', { name: 'Back to products' }).focus();
  const reached: string[] = [];
  for (let presses = 0; presses < 80 && !reached.includes('tab Details'); presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        return `${element?.getAttribute('role') ?? element?.tagName.toLowerCase()} ${words}`;
      }),
    );
  }
  for (const stop of [
    'button Zoom in on Niacinamide 10% + Zinc 1% Clarity Serum',
    'button Share',
    'a See price history',
    'a Delivered price',
    'a Shop Now at Nordstrom (opens in a new tab)',
    'a 30 days',
    'a Sephora',
    'input See the price on a day',
    'summary Price history as a table',
    'tab Details',
  ])
    expect(reached).toContain(stop);
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'How to Use')).toBeFocused();
  await expect(page).toHaveURL('/product/1#how-to-use');
});

test('has no accessibility violations in any state', async ({ page }) => {
  await page.goto('/product/4?days=30&store=amazon#how-to-use', { waitUntil: 'networkidle' });
  await page.getByText('Price history as a table').click();
  await expectAccessible(page, 'how to use');
  await tab(page, 'Reviews').click();
  await expectAccessible(page, 'reviews', '[role=tabpanel]:not([hidden])');
  await page.getByRole('button', { name: /^Zoom in on/ }).click();
  await expectAccessible(page, 'the picture', 'dialog[open]');
  await page.goto('/product/99999999');
  await expectAccessible(page, 'not found');
});

test('there is no layout shift while it loads or when the chart changes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/product/1', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  for (const name of ['30 days', '90 days', '1 year'])
    await history(page).getByRole('link', { name }).click();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { shifts } = window as unknown as { shifts: number[] };
        setTimeout(() => resolve(shifts.reduce((sum, value) => sum + value, 0)), 300);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('on phones the best price stays visible', async ({ page, isMobile }) => {
  await page.goto('/product/1');
  const bar = page.getByRole('complementary', { name: 'Best price bar' });
  if (!isMobile) return expect(bar).toBeHidden();
  await expect(bar).toBeInViewport();
  await history(page).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('$24.95 at Amazon');
  await expect(bar.getByRole('link', { name: /^Shop Now at Amazon/ })).toHaveAttribute(
    'href',
    '/go/5',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, sorted and followed', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/1');
    await expect(prices(page).getByRole('link', { name: /^Shop Now at/ })).toHaveCount(6);
    await page.getByRole('link', { name: 'Delivered price' }).click();
    await expect(page).toHaveURL('/product/1?sort=delivered#prices');
    await expect(prices(page).getByRole('listitem').first()).toContainText('Cheapest');
    await history(page).getByRole('link', { name: '30 days' }).click();
    await expect(page).toHaveURL('/product/1?sort=delivered&days=30#price-history');
    await expect(history(page).getByText('Lowest in the last 30 days')).toBeVisible();
    await expect(page.getByText('The serum that made Veralith')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your skincare routine' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Reviews of / })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.getByText('Price history as a table').click();
    await expect(history(page).getByRole('table')).toBeVisible();
  });

  test('the picture can be zoomed', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: /^Zoom in on/ }).click();
    const dialog = page.getByRole('dialog', { name: /Clarity Serum/ });
    await expect(dialog.locator('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('from a product to others', () => {
  test('leads to similar formulas for less, and to a comparison side by side', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/product/35');
    const dupesRow = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Similar formulas for less' }),
    });
    await expect(dupesRow).toContainText(/\d+% similar, \d+% less per fl oz/);
    await dupesRow.getByRole('link', { name: 'Compare the formulas' }).click();
    await expect(page).toHaveURL('/product/35/dupes');
    await expect(page).toHaveTitle(/House Party Liquid Lipstick - Candied Ginger Dupes \|/);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText(/formula: \d+%|list: 100%/);
    await expect(first).toContainText(/\$[\d.]+ per fl oz instead of \$[\d.]+ per fl oz/);
    await expect(first).toContainText(/Shared \(\d+\)/);
    await expect(page.getByText('Labels don’t say how much')).toBeVisible();
    await expectAccessible(page);
    await first.getByRole('link', { name: 'Compare side by side' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=35,\d+$/);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: 'Unit price' })).toBeVisible();
    const differing = await table.getByRole('row').count();
    await page.getByRole('link', { name: 'Show all rows' }).click();
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(differing);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Remove House Party/ }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(page).toHaveURL(/\/compare\?ids=\d+&rows=all$/);
  });

  test('lists the same product in a cheaper size first', { tag: '@once' }, async ({
    page,
    request,
  }) => {
    const dupesOf = async (id: number) =>
      (await (await request.get(`/api/products/${id}/dupes`)).json()).items;
    let id = 1;
    while (!(await dupesOf(id))[0]?.sameProduct) id += 1;
    await page.goto(`/product/${id}/dupes`);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText(/Same product, (larger|smaller) size/);
    await expect(
      page.getByText('The same product in another size or package for less'),
    ).toBeVisible();
    await expectAccessible(page);
    await first.getByRole('link', { name: 'See its prices' }).click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
  });

  test('starts a routine, which this device remembers', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/product/1#how-to-use');
    await page.getByRole('link', { name: 'Build your routine with this product' }).click();
    await expect(page).toHaveURL('/routine?morning=1&evening=1');
    await expect(page.getByText('No sunscreen in the morning')).toBeVisible();
    await page.getByLabel('Find skincare you use or want to use').fill('sunscreen spf 50');
    await page.getByRole('button', { name: 'Find' }).click();
    await page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /^Add / }) })
      .first()
      .getByRole('link', { name: /^Add / })
      .first()
      .click();
    const morning = page.getByRole('region', { name: /^Morning/ });
    await expect(morning.getByRole('heading', { name: '2. Protect' })).toBeVisible();
    await expect(page.getByText('No sunscreen in the morning')).toBeHidden();
    await expectAccessible(page);
    const cost = page.getByRole('region', { name: 'What it costs' });
    const before = await cost.textContent();
    await morning
      .getByRole('link', { name: /^I own this/ })
      .first()
      .click();
    await expect(cost).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(/&own=1$/);
    await page.goto('/routine');
    await expect(page).toHaveURL(/\/routine\?morning=1,\d+&evening=1&own=1$/);
    await morning
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/routine\?morning=\d+&evening=1&own=1$/);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Routine Builder' }).click();
    await expect(page).toHaveURL(/\/routine\?morning=\d+&evening=1&own=1$/);
  });

  test('products are collected in a tray and compared', async ({ page }) => {
    // Before the scripts have loaded, the links open the comparison itself.
    await page.goto('/category/skincare', { waitUntil: 'networkidle' });
    const links = page.getByRole('link', { name: /^Compare / });
    await links.first().click();
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await expect(tray.getByRole('status')).toHaveText('1 of 4');
    await links.nth(1).click();
    await expect(tray.getByRole('status')).toHaveText('2 of 4');
    await expectAccessible(page);
    await page.reload();
    await tray.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
    await expect(tray).toBeHidden();
  });
});
