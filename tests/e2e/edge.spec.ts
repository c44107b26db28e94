import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newMember, signInBrowser } from './member.ts';

test.use({ pictures: true });

const origin = () => new URL(process.env.JOURNEYS_URL ?? '');

/** Sends a request with another host name, as after DNS rebinding. */
function requestAs(host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: origin().port, path, headers: { Host: host } };
    httpRequest(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

/** Whether a file came from the browser cache. */
function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    performance.clearResourceTimings();
    await (await fetch(address)).arrayBuffer();
    const [entry] = performance.getEntriesByType('resource').slice(-1);
    return entry instanceof PerformanceResourceTiming && entry.transferSize === 0;
  }, path);
}

test('developer pages answer to local host names only, even after a local visit', async () => {
  const paths = ['/dev/outbox', '/dev/ui', '/dev/outbox.data', '/%64ev/outbox', '/dev/ui.data'];
  for (const path of paths) {
    expect(await requestAs('localhost', path), path).toBe(200);
    expect(await requestAs('glow.localhost:80', path), path).toBe(200);
    expect(await requestAs('evil.example', path), path).toBe(404);
    expect(await requestAs('localhost.evil.example', path), path).toBe(404);
  }
  expect(await requestAs('evil.example', '/about')).toBe(200);
});

test('pages are isolated from other sites and still show their pictures', async ({ page }) => {
  for (const path of ['/', '/products', '/product/1']) {
    await page.goto(path);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('signing out clears the cache, keeps device data, and signs out other tabs', async ({
  page,
  context,
}) => {
  await signInBrowser(page, await newMember());
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('glowfare-theme', 'dark'));
  const other = await context.newPage();
  // Account data is loading right after a page was opened.
  const loaded = other.waitForResponse((answer) => answer.url().endsWith('/api/favorites'));
  await other.goto('/help');
  await loaded;
  const signOut = { name: 'Sign out' } as const;
  await expect(other.getByRole('button', signOut)).toBeVisible();
  await page.evaluate(() => fetch('/icon.svg'));
  expect(await isCached(page, '/icon.svg')).toBe(true);
  await page.getByRole('button', signOut).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  // The browser clears its cache in the background.
  await expect.poll(() => isCached(page, '/icon.svg')).toBe(false);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await tab.evaluate(() => localStorage.getItem('glowfare-theme'))).toBe('dark');
  }
});
