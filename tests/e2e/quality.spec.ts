import { weighPages } from '../../bench/page-weight.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

const paths = [
  '/',
  '/products',
  '/category/skincare',
  '/category/skincare/serums',
  '/product/1',
  '/demo-offer/5',
  '/favorites',
  '/about',
  '/contact',
  '/help',
  '/help?q=alerts',
  '/help/price-verdicts',
  '/price-match',
  '/returns',
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

for (const path of paths) {
  test(`${path} has no layout shift, overflow or accessibility violations`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    if (!path.startsWith('/dev/')) expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page, path);
  });
}

test('text uses our own fonts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    const width = (font: string) => {
      if (!context) return 0;
      context.font = `40px ${font}`;
      return context.measureText('Glowfare $24.50').width;
    };
    return {
      display: width('"Bodoni Moda Variable", monospace'),
      text: width('"Figtree Variable", monospace'),
      none: width('monospace'),
    };
  });
  expect(widths.display).not.toBe(widths.none);
  expect(widths.text).not.toBe(widths.none);
  expect(widths.text).not.toBe(widths.display);
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
    ['/products', 90, 1_500],
    ['/category/skincare/serums', 90, 1_500],
    ['/product/1', 70, 1_000],
    ['/', 72, 1_000],
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
    expect(script, `${path}: script`).toBeLessThanOrEqual(124 * 1024);
    expect(script - framework, `${path}: script beyond React and the router`).toBeLessThanOrEqual(
      32.5 * 1024,
    );
  }
});
