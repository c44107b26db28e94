import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openPgliteFolder } from '~/db/engine/pglite.server';
import { renameProduct } from '~/db/testing/catalog.server';
import { untilHydrated, withoutPictures } from './fixtures.ts';
import { copyDataFolder, demo, startSite } from './site-process.ts';

const hostile =
  '</script><script>window.broken=1</script><img src=x onerror="window.broken=2"> & <!--<script>';

/** Gives product 1 a name as a feed could send it. */
async function rename(dataDir: string): Promise<void> {
  const db = await openPgliteFolder(join(dataDir, 'pglite'), {
    onCrash: (reason) => {
      throw new Error(reason);
    },
  });
  await renameProduct(db, 1, hostile);
  await db.close();
}

test('a hostile name is displayed as text and never runs', async ({ page, context }) => {
  test.setTimeout(180_000);
  await withoutPictures(context);
  const folder = copyDataFolder('demo');
  await rename(folder.path);
  const site = await startSite({ DATA_DIR: folder.path, ...demo });
  try {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    for (const path of ['/', '/products', '/product/1']) {
      await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
      await untilHydrated(page);
      expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
      expect(await page.locator('main').textContent(), path).toContain(hostile);
    }
    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [product, trail] = described.map((text) => JSON.parse(text));
    expect(product.name).toBe(hostile);
    expect(trail.itemListElement.at(-1).name).toBe(hostile);
    expect(await page.title()).toContain(hostile);
    // Neither our own data nor the name violates the policy.
    expect(refused).toEqual([]);
    for (const path of ['/sitemaps/products-1.xml', '/feeds/price-drops.xml']) {
      const text = await (await fetch(`${site.url}${path}`)).text();
      expect(text).not.toContain('<script');
    }
  } finally {
    await site.end('SIGTERM');
    folder.remove();
  }
});
