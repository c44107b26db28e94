import type { Page } from '@playwright/test';
import { productsSchema } from '../../src/web/shared/catalog/catalog-schemas.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

test.use({ pictures: true });

interface Shown {
  source: string;
  pixels: number;
  wide: number;
  tone: string;
}

/** Scrolls every picture into view and returns what loaded. */
async function lookAtPictures(page: Page): Promise<Shown[]> {
  // A closed dialog holds the large picture of a product page.
  const visible = page.locator('picture img[src^="/images/products/"]:visible');
  await expect(visible.first()).toBeVisible();
  const pictures = await visible.all();
  const shown: Shown[] = [];
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
    shown.push(
      await picture.evaluate((image: HTMLImageElement) => ({
        source: image.currentSrc,
        pixels: Number(/\/(\d+)\.\w+\?/.exec(image.currentSrc)?.[1]),
        wide: image.getBoundingClientRect().width * devicePixelRatio,
        tone: image.style.backgroundColor,
      })),
    );
  }
  return shown;
}

for (const path of ['/', '/products', '/product/3']) {
  test(`${path} shows its pictures as AVIF, no larger than needed, without a layout shift`, async ({
    page,
  }) => {
    await page.goto(path);
    const shown = await lookAtPictures(page);
    expect(shown.length).toBeGreaterThan(path === '/product/3' ? 0 : 3);
    for (const { source, pixels, wide, tone } of shown) {
      expect(source).toMatch(/\/images\/products\/\d+\/\d+\.avif\?v=\w{11}$/);
      expect(tone).toMatch(/^rgb\(/);
      // Sharp, or the largest size available, but never two sizes too large.
      if (pixels < 960) expect(pixels).toBeGreaterThan(wide * 0.8);
      if (pixels > 160) expect(pixels / 2).toBeLessThan(wide * 1.6);
    }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });
}

test('the picture URL of the API is a JPEG that can be cached forever', async ({ request }) => {
  const answer = await request.get('/api/products?ids=1,2,3');
  const { items } = productsSchema.parse(await answer.json());
  expect(items).toHaveLength(3);
  for (const { image } of items) {
    const picture = await request.get(image);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect(picture.headers()['cache-control']).toContain('immutable');
    const bytes = await picture.body();
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  }
});

test('without its picture, a product keeps its space and background color', async ({ page }) => {
  await page.route('**/images/products/**', (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/products');
  const first = page.locator('picture img').first();
  const box = await first.boundingBox();
  expect(box && Math.abs(box.width - box.height)).toBeLessThan(2);
  const tone = await first.evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(tone).not.toBe('rgba(0, 0, 0, 0)');
});
