import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ pictures: true });

const isScript = (address: string) => address.includes('/assets/') && address.endsWith('.js');

/** A page with a pending picture does not finish loading. */
const withholdPictures = (page: Page) => page.route('**/images/products/**', () => {});

/** Disables the timeout after which a page stops waiting for its pictures. */
const disablePaintTimeout = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    const patient = (run: TimerHandler, ms?: number) => (ms === 2500 ? 0 : wait(run, ms));
    Object.assign(window, { setTimeout: patient });
  });

test('scripts are requested after everything visible', async ({ page }) => {
  await disablePaintTimeout(page);
  await page.goto('/products');
  const { loaded, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      loaded:
        navigation instanceof PerformanceNavigationTiming
          ? navigation.loadEventStart
          : Number.POSITIVE_INFINITY,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded);
});

test('the first key press loads the scripts, even while a picture is pending', async ({ page }) => {
  await withholdPictures(page);
  await disablePaintTimeout(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isScript(request.url())) asked.push(request.url());
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked).toEqual([]);
  // Press repeatedly, because the page may still be loading.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return asked.length;
    })
    .toBeGreaterThan(0);
});

test('a picture that never loads does not block hydration', async ({ page }) => {
  await withholdPictures(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const main = page.locator('main');
  await expect
    .poll(() =>
      main.evaluate((element) => Object.keys(element).some((key) => /^__react/.test(key))),
    )
    .toBe(true);
});
