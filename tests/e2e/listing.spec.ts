import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const total = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /products?$/ });
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove/ });

/** Waits until the displayed products match the selection. */
const untilIdle = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Opens the filters, which are behind a button on phones. */
async function openFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
}
async function closeFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
}

/** The API's count for the same query. */
async function countOf(page: Page, query: string): Promise<number> {
  const answer = await page.request.get(`/api/products?${query}`);
  return (await answer.json()).total;
}
const asText = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);

/** By how many pixels a placeholder overflows its field. */
function cutOffPlaceholder(field: HTMLElement): number {
  if (!(field instanceof HTMLInputElement)) return Number.NaN;
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return Number.NaN;
  canvas.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return Math.max(0, Math.ceil(canvas.measureText(field.placeholder).width - room));
}

for (const [query, title] of [
  ['filter=sale', 'On Sale'],
  ['price=under-25', 'Under $25'],
  ['search=serum', '“serum”'],
] as const) {
  test(`${query} shows its listing with a removable chip`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(`/products?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page).toHaveTitle(new RegExp(`${title.replace(/[$]/g, '\\$&')}.* \\| Glowfare`));
    await expect(total(page)).toHaveText(asText(await countOf(page, query)));
    await expect(chips(page)).toHaveText([`Remove ${title}`]);
    await chips(page).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
    await expect(chips(page)).toHaveCount(0);
  });
}

test('filters are written to the URL, replace the history entry, and can be shared', async ({
  page,
  isMobile,
  newBrowser,
}) => {
  await page.goto('/');
  await page.goto('/products');
  await openFilters(page, isMobile);
  await page.getByRole('radio', { name: /^Makeup/ }).check();
  await expect(page).toHaveURL('/products?category=makeup');
  await page.getByRole('radio', { name: /^4\+/ }).check();
  await page.getByLabel('Max', { exact: true }).fill('60');
  await expect(page).toHaveURL('/products?category=makeup&maxPrice=60&rating=4');
  await untilIdle(page);
  const [first, second] = await page
    .locator('[type=checkbox][name=brands]')
    .evaluateAll((boxes) => boxes.slice(0, 2).map((box) => box.getAttribute('value')));
  await page.locator(`[type=checkbox][name=brands][value="${first}"]`).check();
  await page.locator(`[type=checkbox][name=brands][value="${second}"]`).check();
  const query = `category=makeup&brands=${first},${second}&maxPrice=60&rating=4`;
  await expect(page).toHaveURL(`/products?${query}`);
  const count = await countOf(page, query);
  expect(count).toBeGreaterThan(0);
  await expect(total(page)).toHaveText(asText(count));
  await expect(page.getByRole('heading', { name: /^Filters/ })).toContainText('4 active');
  await closeFilters(page, isMobile);
  await expect(chips(page)).toHaveCount(5);

  // The same URL gives the same result from the server, without scripts.
  const shared = await newBrowser({ javaScriptEnabled: false });
  await shared.goto(`/products?${query}`);
  await expect(total(shared)).toHaveText(asText(count));
  expect(await cards(shared).allInnerTexts()).toEqual(await cards(page).allInnerTexts());
  await expect(shared.locator(`[type=checkbox][name=brands][value="${second}"]`)).toBeChecked();

  // One step back leaves the listing: filters add no history entries.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL(`/products?${query}`);
  await expect(total(page)).toHaveText(asText(count));
});

test('pagination uses links that keep the filters and works with back and forward', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products?category=skincare&sort=name');
  const firstNames = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  const next = page.getByRole('link', { name: 'Next' });
  await expect(next).toHaveAttribute('href', '/products?category=skincare&sort=name&page=2');
  await next.click();
  await expect(page).toHaveURL('/products?category=skincare&sort=name&page=2');
  const names = page.getByRole('heading', { level: 3 });
  await expect(names.first()).not.toHaveText(firstNames[0] ?? '');
  await page.goBack();
  await expect(names).toHaveText(firstNames);
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
});

test('a page beyond the last one redirects to the last one', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products?filter=sale&page=99999');
  await expect(page).toHaveURL(/filter=sale&page=\d{1,3}$/);
  await expect(cards(page)).not.toHaveCount(0);
});

test('changing a filter keeps scroll position and focus, without a layout shift', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products');
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => window.scrollY >= 500);
  const before = await page.evaluate(() => window.scrollY);
  const box = page.locator('[type=checkbox][name=brands]').nth(1);
  await box.focus();
  const top = async () => (await cards(page).first().boundingBox())?.y;
  const topBefore = await top();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/brands=/);
  await expect(chips(page)).toHaveCount(1);
  await untilIdle(page);
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await top()).toBe(topBefore);
});

test('the sort options of the specification, and two more, sort the list', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products?category=skincare');
  const select = page.getByLabel('Sort by');
  await expect(select).toHaveValue('popular');
  const values = await select
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  expect(values).toEqual([
    'popular',
    'price-low',
    'price-high',
    'rating',
    'name',
    'savings',
    'unit-price',
    'newest',
  ]);
  await select.selectOption('price-low');
  await expect(page).toHaveURL('/products?category=skincare&sort=price-low');
  const prices = async () =>
    (
      await cards(page)
        .getByText(/^From \$/)
        .allInnerTexts()
    ).map((text) => Number(text.replace(/[^\d.]/g, '')));
  await untilIdle(page);
  const cheap = await prices();
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));
  await select.selectOption('popular');
  await expect(page).toHaveURL('/products?category=skincare');
});

test('a card shows two stores, the number of others and the savings, and is one link', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products?category=skincare&rating=4');
  const card = cards(page).first();
  const { items } = await (
    await page.request.get('/api/products?category=skincare&rating=4')
  ).json();
  const [product] = items;
  const link = card.getByRole('link').first();
  await expect(link).toHaveAttribute('href', `/product/${product.id}`);
  // Its sizes and shades, and the comparison, are the only other links.
  expect(await card.getByRole('link').count()).toBe(product.variants.count > 1 ? 3 : 2);
  // The heart is next to the link, not in it.
  await expect(card.getByRole('button')).toHaveCount(1);
  await expect(link.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('listitem')).toHaveText([
    `${product.prices[0].retailer}$${product.prices[0].price.toFixed(2)}`,
    `${product.prices[1].retailer}$${product.prices[1].price.toFixed(2)}`,
    `+${product.prices.length - 2} more stores`,
  ]);
  await expect(card).toContainText(
    `Save ${product.savingsPercent}% compared with the most expensive store`,
  );
  await expect(card).toContainText(`From $${product.bestPrice.toFixed(2)}`);
  // Enough reviews here take the place of the ratings at stores.
  await expect(card).toContainText(`(${product.ownRating.rated} ratings on Glowfare)`);
  const withFew = items.find(({ ownRating }: { ownRating?: object }) => !ownRating);
  await expect(page.locator(`article:has(a[href="/product/${withFew.id}"])`)).toContainText(
    `(${withFew.reviewCount.toLocaleString('en-US')} ratings at stores)`,
  );
  await expect(card).toContainText(product.unitPrice);
  await card.getByText('Compare Prices').click();
  await expect(page).toHaveURL(`/product/${product.id}`);
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page).toHaveURL('/products?category=skincare&rating=4');
});

test('the list view is saved and applied before the first paint', async ({ page }) => {
  await page.goto('/products');
  const grid = page.getByRole('button', { name: 'Grid view' });
  const list = page.getByRole('button', { name: 'List view' });
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  const widthOfCard = async () => (await cards(page).first().boundingBox())?.width ?? 0;
  const narrow = await widthOfCard();
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  const wide = await widthOfCard();
  expect(wide).toBeGreaterThan(narrow * 1.8);
  await expect(cards(page).first()).toContainText('Compare');
  await expect(cards(page).first().getByText('Prices', { exact: true })).toBeHidden();
  // Before React runs, the rows are already rows.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await widthOfCard()).toBe(wide);
});

test('the grid has up to four columns', async ({ page, isMobile }) => {
  await page.goto('/products');
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 4);
});

test('the listing is searched 300 ms after the last key, with suggestions from two letters on', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/suggest')) asked.push(new URL(request.url()).search);
  });
  const box = page.getByPlaceholder('Search products or brands...');
  await box.pressSequentially('s');
  await expect(page).toHaveURL('/products?search=s');
  expect(asked).toEqual([]);
  // Types without delays, faster than the debounce even on a busy machine.
  await box.evaluate(() => {
    for (const letter of 'erum') document.execCommand('insertText', false, letter);
  });
  await expect(page).toHaveURL('/products?search=serum');
  await expect.poll(() => asked).toEqual(['?in=listing&q=serum']);
  await expect(box).toBeFocused();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(8);
  await expect(total(page)).toHaveText(asText(await countOf(page, 'search=serum')));
});

test('an empty result suggests which filters to remove', {
  tag: '@once',
}, async ({ page }) => {
  const query = 'search=serum&category=fragrance';
  await page.goto(`/products?${query}&rating=4`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(total(page)).toHaveText('0 products');
  await expect(page.getByText('No brands match your search.')).toHaveCount(0);
  const without = await countOf(page, 'search=serum&rating=4');
  const way = page.getByRole('link', { name: 'Without Fragrance' });
  await expect(way).toContainText(asText(without));
  await way.click();
  await expect(page).toHaveURL('/products?search=serum&rating=4');
  await expect(total(page)).toHaveText(asText(without));
  await page.goBack();
  await page.goto(`/products?${query}&rating=4`);
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(24);
});

test('a search shows what it was understood as, relaxes, and groups sizes and shades', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products?search=niacinamide serum under $1');
  const understood = page.getByRole('list', { name: 'We looked for' }).getByRole('link');
  await expect(understood).toHaveText([/^Niacinamide/, /serum/i]);
  await expect(page.getByText('No exact match. Showing niacinamide')).toContainText('at any price');
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  await expectAccessible(page, 'a relaxed search');
  // Its words are searched as they are.
  await understood.first().click();
  await expect(page).toHaveURL(/search=%22niacinamide%22\+serum/);
  await expect(understood.first()).toHaveText(/serum/i);

  await page.goto('/products?search=lipstick');
  const { items } = await (await page.request.get('/api/products?search=lipstick')).json();
  const at = items.findIndex(({ variants }: { variants: { count: number } }) => variants.count > 1);
  const { variants } = items[at];
  const expand = cards(page).nth(at).locator('.variants').getByRole('link');
  await expect(expand).toHaveText(
    new RegExp(`^${variants.shades > 1 ? variants.shades : variants.sizes} `),
  );
  await expand.click();
  await expect(page).toHaveURL(`/products?search=lipstick&family=${variants.familyId}`);
  await expect(cards(page)).toHaveCount(Math.min(24, variants.count));
  await openFilters(page, isMobile);
  await expect(page.getByRole('heading', { name: /^Filters/ })).toContainText('1 active');
});

test('concerns, ingredients and stock narrow a listing, and long groups unfold', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products?category=skincare');
  await openFilters(page, isMobile);
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await group('Concern').locator('summary').click();
  const concern = group('Concern').getByRole('checkbox').first();
  const slug = await concern.getAttribute('value');
  await concern.check();
  await expect(page).toHaveURL(`/products?category=skincare&concerns=${slug}`);
  await group('Ingredients').locator('summary').click();
  const boxes = group('Ingredients').getByRole('checkbox');
  const folded = await boxes.count();
  await group('Ingredients')
    .getByRole('button', { name: /^Show all \d+$/ })
    .click();
  await expect.poll(() => boxes.count()).toBeGreaterThan(folded);
  await group('Availability').locator('summary').click();
  await page.getByRole('checkbox', { name: /^In stock/ }).check();
  const query = `category=skincare&concerns=${slug}&inStock=1`;
  await expect(page).toHaveURL(`/products?${query}`);
  await expect(total(page)).toHaveText(asText(await countOf(page, query)));
  await expectAccessible(page, 'the open groups');
});

test('the price is selected by slider or number, in steps of 10 up to 500', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products?price=luxury');
  await openFilters(page, isMobile);
  const low = page.getByRole('slider', { name: 'Lowest price' });
  const high = page.getByRole('slider', { name: 'Highest price' });
  for (const thumb of [low, high]) {
    await expect(thumb).toHaveAttribute('min', '0');
    await expect(thumb).toHaveAttribute('max', '500');
    await expect(thumb).toHaveAttribute('step', '10');
  }
  const price = page.getByRole('group', { name: 'Price', exact: true });
  const range = await price.getByText('$0 – $500+').boundingBox();
  const histogram = await price.locator('svg').first().boundingBox();
  expect(bottomOf(range)).toBeLessThanOrEqual(histogram?.y ?? 0);
  expect(await page.getByLabel('Max', { exact: true }).evaluate(cutOffPlaceholder)).toBe(0);
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  // A range replaces the price band.
  await expect(page).toHaveURL('/products?minPrice=20');
  await expect(page.getByLabel('Min', { exact: true })).toHaveValue('20');
  await high.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/products?minPrice=20&maxPrice=490');
  await page.getByLabel('Max', { exact: true }).fill('15');
  await page.getByLabel('Max', { exact: true }).blur();
  await expect(page).toHaveURL('/products?minPrice=15&maxPrice=20');
  await expect(total(page)).toHaveText(asText(await countOf(page, 'minPrice=15&maxPrice=20')));
});

test('scrolling the page shows every filter, without a nested scroll area', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/products');
  await expect(
    page.getByText('Demonstration data: prices, stock, shipping and reviews are invented'),
  ).toBeVisible();
  const hidden = await page
    .locator('#filters')
    .evaluate((column) => column.scrollHeight - column.clientHeight);
  expect(hidden).toBe(0);
  // Price and rating come before the list of brands, which scrolls on its own.
  await page.getByRole('group', { name: 'Category' }).hover();
  await page.mouse.wheel(0, 400);
  for (const name of ['Lowest price', 'Highest price'])
    await expect(page.getByRole('slider', { name })).toBeInViewport();
  await expect(page.getByRole('radio', { name: '1+' })).toBeInViewport();
  // Further down, the last filters stay next to the products.
  await cards(page).first().hover();
  await page.mouse.wheel(0, 1_600);
  const last = page.locator('#filters summary').last();
  await expect(last).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(last).toBeInViewport();
});

test('a brand is found by typing', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products');
  const boxes = page.locator('[type=checkbox][name=brands]');
  const list = page.getByRole('list', { name: /^Brands/ });
  // The page has the first ones; the others come when they are needed.
  await list.hover();
  await expect.poll(() => boxes.count()).toBeGreaterThan(20);
  const height = await list.evaluate((element) => [element.clientHeight, element.scrollHeight]);
  expect(height[0]).toBeLessThan(height[1] ?? 0);
  await page.getByPlaceholder('Find a brand').fill('verali');
  await expect(boxes).toHaveCount(1);
  await page.getByRole('checkbox', { name: /Veralith/ }).check();
  await expect(page).toHaveURL('/products?brands=veralith');
  await page.getByPlaceholder('Find a brand').fill('no such brand');
  await expect(boxes).toHaveCount(0);
  await expect(page.getByText('No brands match your search.')).toBeVisible();
});

test('filters work with the keyboard', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/products?category=skincare');
  await untilIdle(page);
  await page.getByPlaceholder('Find a brand').focus();
  await page.keyboard.press('Tab');
  const boxes = page.locator('[type=checkbox][name=brands]');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/category=skincare&brands=/);
  await expect(boxes.nth(1)).toBeFocused();
  // Hundreds of brands are one tab stop.
  await page.keyboard.press('Tab');
  await expect(page.locator('#filters summary').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByPlaceholder('Find a brand')).toBeFocused();
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?brands=/);
  // The pressed chip is gone; the focus stays nearby, up to the last chip and beyond.
  await expect(chips(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
  const products = page.getByRole('main').getByRole('heading', { name: 'Products', exact: true });
  await expect(products).toBeFocused();
});

test('on a phone the filters are a drawer over the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products');
  const button = page.getByRole('button', { name: 'Filters' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(page.getByRole('radio', { name: /^Makeup/ })).toBeHidden();
  await button.click();
  await expect(drawer).toBeVisible();
  await page.getByRole('radio', { name: /^Makeup/ }).check();
  const count = asText(await countOf(page, 'category=makeup'));
  const show = page.getByRole('button', { name: `Show ${count}` });
  await expect(show).toBeInViewport();
  // The page behind is inert.
  await expect(page.getByRole('banner')).toHaveAttribute('inert', '');
  await expectAccessible(page, 'the drawer');
  await show.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner')).not.toHaveAttribute('inert');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a plain form, and chips and pages are links', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/products?search=serum');
    await openFilters(page, isMobile);
    await page.getByRole('radio', { name: /^Skincare/ }).check();
    await page.locator('[type=checkbox][name=brands]').nth(0).check();
    await page.locator('[type=checkbox][name=brands]').nth(1).check();
    await page.getByLabel('Max', { exact: true }).fill('200');
    await page.locator('#filters summary', { hasText: 'Availability' }).click();
    await page.getByRole('checkbox', { name: /^In stock/ }).check();
    await page.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
    // Empty fields are removed.
    await expect(page).toHaveURL(
      /\/products\?search=serum&category=skincare&brands=[\w-]+,[\w-]+&maxPrice=200&inStock=1$/,
    );
    await expect(chips(page)).toHaveCount(6);
    await chips(page).first().click();
    await expect(page).toHaveURL(/\/products\?category=skincare&brands=/);
    await page.getByRole('link', { name: 'Clear all filters' }).first().click();
    await expect(page).toHaveURL('/products');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/products?page=2');
    await page.getByPlaceholder('Search products or brands...').fill('cream');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?search=cream');
    // A page starts with some choices of each filter; one link shows all of them.
    const brands = page.locator('[type=checkbox][name=brands]');
    await openFilters(page, isMobile);
    const first = await brands.count();
    await page.getByRole('link', { name: /^Show all \d+ brands$/ }).click();
    await expect(page).toHaveURL('/products?search=cream&choices=all');
    expect(await brands.count()).toBeGreaterThan(first);
    const ingredients = page.locator('[type=checkbox][name=ingredients]');
    expect(await ingredients.count()).toBeGreaterThan(8);
  });
});

test('a filtered listing has no accessibility violations', { tag: '@once' }, async ({ page }) => {
  // Two listings, each checked twice.
  test.slow();
  for (const query of ['category=skincare&rating=4&filter=sale', 'search=zzzzzz&rating=4']) {
    await page.goto(`/products?${query}`, { waitUntil: 'networkidle' });
    await expectAccessible(page, query);
  }
});

test('there is no horizontal overflow when the page is zoomed in', async ({ page, isMobile }) => {
  // A desktop at 200%, and the narrowest supported screen.
  await page.setViewportSize({ width: isMobile ? 320 : 720, height: 450 });
  for (const view of ['Grid view', 'List view']) {
    await page.goto('/products?category=skincare&search=a');
    await page.getByRole('button', { name: view }).click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, view).toBe(0);
  }
});
