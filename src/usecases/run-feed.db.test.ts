import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import type { Database } from '~/db/database.server';
import { sql } from '~/db/sql.server';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { ingestFile } from './ingest-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-feeds-'));
const header = 'id,title,brand,link,price,availability,google_product_category,gtin,size\n';

function feedFile(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, header + lines.join('\n'));
  return path;
}

const line = (n: number, price = `${10 + n}.00 USD`, stock = 'in stock') =>
  `sku-${n},Lumivera Calming Serum No ${n} 30 ml,Lumivera,https://shop.example/${n},${price},${stock},Health & Beauty > Personal Care > Cosmetics > Skin Care > Face Serums,,30 ml`;

function site(db: Database) {
  const deps = testDeps(db, { feeds: createFeeds({ folder }) });
  const ingest = (address: string, given: Partial<Parameters<typeof ingestFile>[1]> = {}) =>
    ingestFile(deps, {
      address,
      retailer: { name: 'Store A' },
      isFull: true,
      isTrial: false,
      isAccepted: false,
      ...given,
    });
  return { deps, ingest };
}

const offerRow = z.object({ name: z.string(), price_cents: z.number(), in_stock: z.boolean() });
const offersOf = (db: Database) =>
  db.rows(
    offerRow,
    sql`select product.name, price_cents, in_stock from offer join product on product.id = product_id
      order by product.name`,
  );

describe('taking a feed in', () => {
  test('makes products, offers and prices of what it says', async () => {
    const db = await openTestDatabase();
    const { ingest } = site(db);
    const { state, report } = await ingest(feedFile('first.csv', [line(1), line(2, '12.50 USD', 'out of stock')]));
    expect(state).toBe('done');
    expect(report).toMatchObject({ format: 'google-csv', read: 2, new: 2, newProducts: 2, bad: 0 });
    expect(await offersOf(db)).toEqual([
      { name: 'Calming Serum No 1', price_cents: 1_100, in_stock: true },
      { name: 'Calming Serum No 2', price_cents: 1_250, in_stock: false },
    ]);
  });
});
