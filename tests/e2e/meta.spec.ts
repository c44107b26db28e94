import { expect, test, testWithoutScripts } from './fixtures.ts';

const titles = {
  '/': 'Home',
  '/products': 'Products',
  '/category/skincare': 'Skincare',
  '/category/haircare/tools': 'Tools - Haircare',
  '/about': 'About',
  '/status': 'Status',
};

for (const [path, title] of Object.entries(titles)) {
  testWithoutScripts(
    `${path} has its title, meta tags and canonical URL`,
    async ({ page, request }) => {
      await page.goto(`${path}?utm_source=somewhere`);
      const whole = `${title} | Glowfare - Compare Beauty & Skincare Prices`;
      await expect(page).toHaveTitle(whole);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect(await content('meta[name="description"]')).toBeTruthy();
      expect(await content('meta[name="keywords"]')).toContain('skincare prices');
      expect(await content('meta[property="og:title"]')).toBe(whole);
      expect(await content('meta[name="twitter:title"]')).toBe(whole);
      const image = (await content('meta[property="og:image"]')) ?? '';
      expect(await content('meta[name="twitter:image"]')).toBe(image);
      expect((await request.get(new URL(image).pathname)).headers()['content-type']).toBe(
        'image/jpeg',
      );
      const canonical = page.locator('link[rel="canonical"]');
      if ((await canonical.count()) > 0) {
        expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
      } else {
        expect(await content('meta[name="robots"]')).toBe('noindex');
      }
    },
  );
}

test('serves icons, manifest and robots.txt', async ({ request }) => {
  for (const path of [
    '/favicon.ico',
    '/icon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable.png',
    '/apple-touch-icon.png',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.short_name).toBe('Glowfare');
  expect(await (await request.get('/robots.txt')).text()).toContain('User-agent: *');
});

test('pages are cached, compressed and revalidated, and set no cookies', async ({ request }) => {
  const first = await request.get('/');
  const headers = first.headers();
  expect(headers['cache-control']).toContain('public');
  expect(headers['cache-control']).toContain('s-maxage');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const again = await request.get('/', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again.status()).toBe(304);
  const script = /\/assets\/[\w.-]+\.js/.exec(await first.text())?.[0] ?? '';
  const asset = await request.get(script);
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
});
