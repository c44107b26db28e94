import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { glowfare } from './glowfare-command.ts';
import { copyDataFolder, startSite } from './site-process.ts';

// Every command opens a database, which is slow on a busy machine.
test.describe.configure({ mode: 'default' });

const rows = 4_000;

/** One store, one subcategory, no photos, ratings, clicks or history: pages state only what there is. */
async function expectNoClaims(url: string, productId: number): Promise<void> {
  const read = async (path: string) => (await fetch(url + path)).text();
  const home = await read('/');
  expect(home).toContain('Featured products');
  expect(home).toContain('href="/category/skincare"');
  for (const claim of [
    'Popular products',
    'Best Sellers',
    'New Arrivals',
    'average savings',
    'Verified reviews',
    'emonstration',
    'href="/category/makeup"',
  ]) {
    expect(home, claim).not.toContain(claim);
  }
  const product = await read(`/product/${productId}`);
  for (const text of ['Illustration. We don’t have a photo', 'plus shipping', 'begins tomorrow']) {
    expect(product).toContain(text);
  }
  expect(product).not.toContain('"image":');
  expect(await read('/products?filter=bestsellers')).toContain('We’re still counting.');
  const pages = await read('/sitemaps/pages.xml');
  expect(pages).toContain('/category/skincare/serums<');
  expect(pages).not.toMatch(/makeup|bestsellers|filter=new/);
  expect((await fetch(`${url}/images/products/${productId}/320.avif`)).status).toBe(200);
}

test('a killed feed run resumes, and its products can be found', async () => {
  test.setTimeout(300_000);
  const folder = copyDataFolder('empty');
  try {
    const path = join(folder.path, 'feed.csv');
    const lines = Array.from(
      { length: rows },
      (_, n) =>
        `k${n},Quiet Moss Serum No ${n} 30 ml,Lumivera ${n % 40},https://shop.example/${n},${(10 + (n % 90)).toFixed(2)},USD,Serums`,
    );
    writeFileSync(path, `id,name,brand,url,price,currency,category\n${lines.join('\n')}`);
    const ingest = () => glowfare(folder.path, ['ingest', path, '--retailer', 'Store A', '--json']);
    // src/usecases/feeds/run-feed-faults.db.test.ts kills a run at every statement.
    for (const afterMs of [2_500, 3_500]) {
      const { child, ended } = ingest();
      await Promise.race([pause(afterMs), ended]);
      child.kill('SIGKILL');
      await ended;
    }
    // Whether or not a run completed: every row is imported exactly once.
    const last = await ingest().ended;
    if (last.stderr.includes('is quarantined')) {
      // On a slow machine both runs died before their first rows; the message explains what to
      // do.
      const release = ['feed', 'release', 'files of store a'];
      expect((await glowfare(folder.path, release).ended).code).toBe(0);
      expect(await ingest().ended).toMatchObject({ code: 0 });
    } else {
      expect(last).toMatchObject({ code: 0 });
    }
    const site = await startSite({ DATA_DIR: folder.path });
    try {
      const found = await fetch(`${site.url}/api/products?q=quiet+moss+serum`);
      const { total, items } = (await found.json()) as { total: number; items: { id: number }[] };
      expect(total).toBe(rows);
      await expectNoClaims(site.url, items[0]?.id ?? 0);
    } finally {
      await site.end('SIGTERM');
    }
    const again = await ingest().ended;
    expect(JSON.parse(again.stdout)).toMatchObject({ state: 'unchanged', newProducts: 0 });
  } finally {
    folder.remove();
  }
});

test('a feed is read from standard input, and a missing file is reported first', async () => {
  test.setTimeout(300_000);
  const folder = copyDataFolder('empty');
  try {
    const csv = (id: string) =>
      `id,name,brand,url,price,currency,category\n${id},Quiet ${id} Serum 30 ml,Lumivera,https://shop.example/${id},19.99,USD,Face Serums\n`;
    const run = (args: string[], input?: string | Buffer) =>
      glowfare(folder.path, args, input === undefined ? {} : { input }).ended;
    const retailer = ['--retailer', 'Store A', '--json'];

    const wrong = await run(['ingest', join(folder.path, 'nowhere.csv'), '--retailer', 'Store Z']);
    expect(wrong, 'standard output is for programs').toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('There is no file or folder');
    const piped = await run(['ingest', '-', ...retailer], gzipSync(csv('moss')));
    expect(JSON.parse(piped.stdout)).toMatchObject({ format: 'glowfare-csv', newProducts: 1 });
    expect(piped.stderr, 'no progress bar without a terminal').toBe('');
  } finally {
    folder.remove();
  }
});
