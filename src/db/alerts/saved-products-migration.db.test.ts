import { expect, test } from 'vitest';
import { z } from 'zod';
import { openLaggingDatabase } from '../../../tests/setup/lagging-database';
import { migrate } from '../engine/migrate.server';
import { sql } from '../engine/sql.server';

const anna = '00000000-0000-4000-8000-00000000000a';
const ben = '00000000-0000-4000-8000-00000000000b';

test('lists with the same name get free numbers, and limits become those of the shown unit', async () => {
  const { db, run } = await openLaggingDatabase('0040');
  const long = 'x'.repeat(60);
  const lists = [
    [anna, 'Saved Items', 0],
    [anna, 'Gifts', 1],
    [anna, 'gifts', 2],
    [anna, 'Gifts 2', 3],
    [anna, 'Gifts', 4],
    [anna, long, 5],
    [anna, long, 6],
    [ben, 'Gifts', 0],
  ];
  for (const [userId, name, position] of lists) {
    await run(`insert into favourite_list (id, user_id, name, position, created_at)
      values (gen_random_uuid(), '${userId}', '${name}', ${position}, now())`);
  }
  await run(`insert into brand (id, name, slug) values (1, 'Lumivera', 'lumivera')`);
  await run(`insert into product (id, group_id, brand_id, name, category, subcategory, picture,
      first_seen_at, size_amount, size_unit)
    values (1, 1, 1, 'Serum', 'skincare', 'serums', '{}', now(), 50, 'ml'),
      (2, 2, 1, 'Pads', 'skincare', 'masks', '{}', now(), 60, 'count')`);
  await run(`insert into price_alert (id, user_id, product_id, kind, limit_cents, with_shipping, armed,
      base_cents, unsettled, created_at, updated_at)
    values (gen_random_uuid(), '${anna}', 1, 'unit-price-below', 3700, false, true, 4000, true, now(), now()),
      (gen_random_uuid(), '${anna}', 1, 'price-below', 1900, false, true, 2000, true, now(), now()),
      (gen_random_uuid(), '${anna}', 2, 'unit-price-below', 45, false, true, 50, true, now(), now())`);
  await run(`insert into alert_notice (id, user_id, alert_id, fall, offer_id, value_cents, before_cents,
      created_at, deliver_at)
    select gen_random_uuid(), user_id, id, 1, 1, 3600, 4000, now(), now() from price_alert
    where product_id = 1 and kind = 'unit-price-below'`);

  await migrate(db);

  const names = await db.rows(
    z.object({ name: z.string() }),
    sql`select name from favorite_list order by user_id, position`,
  );
  expect(names.map(({ name }) => name)).toEqual([
    'Saved Items',
    'Gifts',
    'gifts 3',
    'Gifts 2',
    'Gifts 4',
    long,
    `${'x'.repeat(58)} 2`,
    'Gifts',
  ]);
  const cents = { limit_cents: z.number(), base_cents: z.number() };
  expect(
    await db.rows(
      z.object(cents),
      sql`select limit_cents, base_cents from price_alert order by product_id, kind`,
    ),
  ).toEqual([
    { limit_cents: 1_900, base_cents: 2_000 },
    { limit_cents: 1_095, base_cents: 1_183 },
    { limit_cents: 45, base_cents: 50 },
  ]);
  expect(
    await db.rows(
      z.object({ value_cents: z.number(), before_cents: z.number() }),
      sql`select value_cents, before_cents from alert_notice`,
    ),
  ).toEqual([{ value_cents: 1_065, before_cents: 1_183 }]);
});
