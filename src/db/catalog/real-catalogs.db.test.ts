import { expect, test } from 'vitest';
import { z } from 'zod';
import { designPicture } from '~/domain/feeds/offers/composed-picture';
import { openLaggingDatabase } from '../../../tests/setup/lagging-database';
import { migrate } from '../engine/migrate.server';
import { sql } from '../engine/sql.server';

test('0060 makes packages of feed products blank, keeps photos, and leaves the demo alone', async () => {
  const { db, run } = await openLaggingDatabase('0060');
  const old = { shape: 'mascara', palette: { body: '#1' }, label: 'grid', typeface: 'jost' };
  const withPhoto = JSON.stringify({ ...old, photo: 'ab' });
  await run(`insert into brand (id, name, slug) values (1, 'Lumivera', 'lumivera')`);
  await run(`insert into retailer (id, name, slug, shipping_cents, return_policy, affiliate_template,
    price_match_eligible) values (1, 'Store', 'store', 0, '', '', false)`);
  await run(`insert into product (id, group_id, brand_id, name, category, subcategory, picture,
      first_seen_at)
    select id, id, 1, 'Long Mascara', 'makeup', 'mascara', picture::jsonb, now() from (values
      (1, '${JSON.stringify(old)}'), (2, '${withPhoto}'), (3, '${JSON.stringify(old)}')
    ) as given (id, picture)`);
  await run(`insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at,
      price_since)
    select id, id, 1, 900, true, case id when 3 then 'https://store.example/products/3' else
      'https://shop.example/' || id end, now(), now() from product`);
  await run(`insert into feed (id, name, retailer_id, address, is_full, added_at)
    overriding system value values (1, 'feed', 1, 'feed.csv', true, now())`);
  await run(`insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state,
      product_id, matched_by)
    select 1, id::text, 1, 1, '', '{}', 'placed', id, 'own id' from product`);

  await migrate(db);

  const pictures = await db.rows(
    z.object({ picture: z.unknown() }),
    sql`select picture from product order by id`,
  );
  const blank = designPicture({ name: 'Long Mascara', category: 'makeup', subcategory: 'mascara' });
  expect(pictures.map(({ picture }) => picture)).toEqual([blank, { ...blank, photo: 'ab' }, old]);
});
