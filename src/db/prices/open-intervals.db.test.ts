import { expect, test } from 'vitest';
import { z } from 'zod';
import { openLaggingDatabase } from '../../../tests/setup/lagging-database';
import { migrate } from '../engine/migrate.server';
import { sql } from '../engine/sql.server';

/** A database before the migration, with the given statements applied to three offers of a product. */
async function databaseBefore(offers: string, intervals: string) {
  const { db, run } = await openLaggingDatabase('0027');
  await run(`insert into brand (id, name, slug) values (1, 'Lumivera', 'lumivera')`);
  await run(`insert into retailer (id, name, slug, shipping_cents, return_policy, affiliate_template,
    price_match_eligible) values (1, 'Store', 'store', 0, '', '', false), (2, 'Shop', 'shop', 0, '', '', false),
      (3, 'Mart', 'mart', 0, '', '', false)`);
  await run(`insert into product (id, group_id, brand_id, name, category, subcategory, picture, first_seen_at)
    values (1, 1, 1, 'Serum', 'skincare', 'serums', '{}', now())`);
  await run(`insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at)
    values ${offers}`);
  await run(`insert into price_interval values ${intervals}`);
  const listIntervals = () =>
    db.rows(
      z.object({
        offer_id: z.number(),
        price_cents: z.number(),
        valid_from: z.date(),
        valid_to: z.date().nullable(),
      }),
      sql`select offer_id, price_cents, valid_from, valid_to from price_interval
        order by offer_id, valid_from`,
    );
  return { db, listIntervals };
}

test('reads prices recorded before 0027 unchanged after it', async () => {
  const { db, listIntervals } = await databaseBefore(
    `(1, 1, 1, 900, true, '', now()), (2, 1, 2, 800, false, '', now()), (3, 1, 3, 700, true, '', now())`,
    `(1, 1000, '2026-01-01', '2026-02-01'), (1, 900, '2026-02-01', null),
      (2, 800, '2026-01-05', '2026-01-06'), (3, 700, '2026-01-07', null)`,
  );
  const before = await listIntervals();

  await migrate(db);

  expect(before).toHaveLength(4);
  expect(await listIntervals()).toEqual(before);
  expect(
    await db.rows(
      z.object({ count: z.number() }),
      sql`select count(*) as count from closed_price_interval`,
    ),
  ).toEqual([{ count: 2 }]);
});

test('the offer wins where intervals contradict it', async () => {
  const { db, listIntervals } = await databaseBefore(
    `(1, 1, 1, 900, true, '', '2026-03-01'), (2, 1, 2, 800, false, '', '2026-03-02'),
      (3, 1, 3, 700, false, '', '2026-01-01')`,
    `(2, 800, '2026-01-05', null), (3, 700, '2026-01-07', null)`,
  );
  await migrate(db);
  expect(await listIntervals()).toMatchObject([
    { offer_id: 1, price_cents: 900, valid_from: new Date('2026-03-01'), valid_to: null },
    { offer_id: 2, valid_to: new Date('2026-03-02') },
    { offer_id: 3, valid_to: new Date('2026-01-07T00:00:00.001Z') },
  ]);
});
