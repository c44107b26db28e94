import { expect, test } from 'vitest';
import { z } from 'zod';
import { openLaggingDatabase } from '../../../tests/setup/lagging-database';
import { migrate } from '../engine/migrate.server';
import { sql } from '../engine/sql.server';

test('keeps a catalog filled before 0025', async () => {
  const { db, run } = await openLaggingDatabase('0025');
  await run(`insert into brand (id, name, slug) values (1, 'Lumivera', 'lumivera')`);
  await run(`insert into retailer (id, name, slug, shipping_cents, return_policy, affiliate_template,
    price_match_eligible) values (1, 'Store', 'store', 0, '', '', false)`);
  await run(`insert into product (id, group_id, brand_id, name, category, subcategory, gtin, picture,
      first_seen_at)
    values (1, 1, 1, 'Serum', 'skincare', 'serums', '04006381333931', '{"shape": "jar"}', now()),
      (2, 1, 1, 'Serum', 'skincare', 'serums', null, '{}', now())`);
  await run(`insert into feed (name, retailer_id, address, is_full, added_at)
    values ('store', 1, 'feed.csv', true, now())`);
  await run(`insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state,
      product_id, reasons)
    values (1, 'a', 1, 1, 'x', '{}', 'placed', 1, '{"the same brand","both say: a, \\"b\\""}'),
      (1, 'b', 1, 1, 'y', '{}', 'review', null, '{}')`);

  await migrate(db);

  expect(
    await db.rows(
      z.object({ id: z.number(), picture: z.unknown() }),
      sql`select id, picture from product order by id`,
    ),
  ).toEqual([
    { id: 1, picture: expect.objectContaining({ shape: 'jar' }) },
    { id: 2, picture: {} },
  ]);
  expect(
    await db.rows(
      z.object({ retailer_key: z.string(), reasons: z.string().nullable() }),
      sql`select retailer_key, reasons from feed_offer order by id`,
    ),
  ).toEqual([
    { retailer_key: 'a', reasons: 'the same brand\nboth say: a, "b"' },
    { retailer_key: 'b', reasons: null },
  ]);
  for (const gtin of ['0400638133393', '040063813339311', '0400638133393x', '0400638133393１'])
    await expect(run(`update product set gtin = '${gtin}' where id = 2`)).rejects.toThrow(
      /product_gtin_check/,
    );
  await run(`update product set gtin = '00000000000017' where id = 2`);
});
