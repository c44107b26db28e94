import type { Page } from '@playwright/test';
import { weighPages } from '../../bench/page-weight.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

test.use({ pictures: true });

const paths = [
  '/',
  '/products',
  '/category/skincare',
  '/category/skincare/serums',
  '/product/1',
  '/product/1/reviews',
  '/product/1/review',
  '/product/1/order-confirmation',
  '/product/1/order-confirmation/sent',
  '/ingredients',
  '/ingredient/niacinamide',
  '/routine?morning=1,2,4&evening=1,2',
  '/demo-offer/5',
  '/favorites',
  '/about',
  '/contact',
  '/help',
  '/help?q=alerts',
  '/help/price-verdicts',
  '/price-match',
  '/returns',
  '/how-we-check-reviews',
  '/privacy',
  '/terms',
  '/careers',
  '/careers/apply',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/asked',
  '/newsletter/unsubscribe',
  '/alerts/unsubscribe',
  '/brand-suggestions',
  '/auth',
  '/status',
  '/dev/ui',
  '/dev/error',
  '/nowhere',
];

/** Pages that hide or move most on a phone; the markup of the others is nearly the same at any width. */
const phonePages = /^\/(products|favorites|product\/1|product\/1\/review)?$/;

for (const path of paths) {
  // The others are checked for overflow below, together: that is much faster.
  const tag = phonePages.test(path) ? [] : ['@once'];
  test(`${path} has no errors, layout shift, overflow or accessibility violations`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.compatMode), 'has a doctype').toBe('CSS1Compat');
    if (!path.startsWith('/dev/')) expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await overflowOf(page)).toBe(0);
    const { bytes, connectionAfterMs } = await page.evaluate(measureScripts);
    expect(connectionAfterMs, 'waits before it opens a connection').toBeGreaterThan(3_900);
    // Initial scripts, and the chunks that it loads later by itself.
    if (!path.startsWith('/dev/')) expect(bytes).toBeLessThanOrEqual(116 * 1024);
    await expectAccessible(page, path, path === '/' ? 'html' : undefined);
  });
}

test('the other pages have no errors, layout shift or overflow on a phone', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of paths.filter((path) => !phonePages.test(path))) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (!path.startsWith('/dev/')) {
      expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
    }
    expect(await overflowOf(page), path).toBe(0);
  }
});

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The scripts that the page has loaded by itself, and how long it waited with the price connection. */
function measureScripts() {
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.endsWith('.js'));
  // The price connection opens when the page is idle; pictures may take longer.
  const isConnectionScript = ({ name }: PerformanceResourceTiming) =>
    name.includes('/watch-prices-');
  const [page] = performance.getEntriesByType('navigation');
  const loadedAt = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
  const connection = scripts.find(isConnectionScript);
  return {
    bytes: scripts
      .filter((entry) => !isConnectionScript(entry))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    connectionAfterMs: connection ? connection.startTime - loadedAt : Number.POSITIVE_INFINITY,
  };
}

test('headings and text use our own fonts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d');
    const measure = (font: string) => {
      if (!context) throw new Error('No canvas available.');
      context.font = font;
      return context.measureText('Hyaluronic serum $24.90').width;
    };
    return ['h1', 'body'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`No ${selector} element.`);
      const family = getComputedStyle(element).fontFamily.split(',')[0];
      const loaded = document.fonts.check(`40px ${family}`);
      const drawn = measure(`40px ${family}, monospace`);
      return { family, loaded, drawn, fallback: measure('40px monospace') };
    });
  });
  for (const { family, loaded, drawn, fallback } of widths) {
    expect(loaded, `${family} is loaded`).toBe(true);
    expect(drawn, `${family} has its own glyphs`).not.toBe(fallback);
  }
});

test('all digits of the text font have the same width', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['1111', '0000', '8888'].map((digits) => {
      const span = document.createElement('span');
      span.className = 'figures';
      span.textContent = digits;
      document.body.append(span);
      return span.getBoundingClientRect().width;
    });
  });
  expect(new Set(widths).size).toBe(1);
});

test('pages stay within their budgets of bytes and elements', { tag: '@once' }, async ({
  page,
}) => {
  for (const [path, maxKb, maxElements] of [
    ['/products', 80, 1_450],
    ['/category/skincare/serums', 82, 1_450],
    // 60,000 bytes.
    ['/product/1', 58.59, 950],
    // Which prices have dropped, and so how much there is to show, depends on the day.
    ['/', 65, 1_000],
  ] as const) {
    const html = await (await page.request.get(path)).body();
    expect.soft(html.length / 1024, `${path}: KB of HTML`).toBeLessThanOrEqual(maxKb);
    await page.goto(path);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect.soft(elements, `${path}: elements`).toBeLessThanOrEqual(maxElements);
  }
});

test('no public page exceeds its script budget', { tag: '@once' }, () => {
  // Pages under /dev are for developers.
  const pages = weighPages().filter(({ path }) => !path.startsWith('/dev/'));
  expect(pages.length).toBeGreaterThan(15);
  for (const { path, script, framework } of pages) {
    expect(script, `${path}: script`).toBeLessThanOrEqual(110 * 1024);
    expect(script - framework, `${path}: script beyond React and the router`).toBeLessThanOrEqual(
      33 * 1024,
    );
  }
});
