import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { Sql } from './sql.server';

const db = await openTestDatabase();
const run = (text: string) => db.execute(new Sql([text], []));

await run(`insert into brand (id, name, slug) values (1, 'Lumivera', 'lumivera')`);
await run(`insert into retailer (id, name, slug, shipping_cents, return_policy, affiliate_template,
  price_match_eligible) values (1, 'Store', 'store', 0, '', '', false)`);
await run(`insert into product (id, group_id, brand_id, name, category, subcategory, picture, first_seen_at)
  values (1, 1, 1, 'Serum', 'skincare', 'serums', '{}', now())`);
await run(`insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at,
  price_since) values (1, 1, 1, 100, true, 'https://a.example/', now(), now())`);
await run('insert into product_price values (1, 100, 100, false)');
await run("insert into closed_price_interval values (1, 100, now(), now() + interval '1 h')");
await run(`insert into feed (name, retailer_id, address, is_full, added_at)
  values ('store', 1, 'feed.csv', true, now())`);
await run(`insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state, product_id)
  values (1, 'a', 1, 1, '', '{}', 'placed', 1)`);

test.each([
  [
    'a product of no brand',
    `insert into product (id, group_id, brand_id, name, category, subcategory, picture, first_seen_at)
      values (2, 2, 1, 'Cream', '', '', '{}', now()), (3, 3, 77, 'Cream', '', '', '{}', now())`,
    'There is no brand 77, which a row of product refers to.',
  ],
  [
    'an offer of no product',
    `insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at)
      values (2, 77, 1, 100, false, '', now())`,
    'There is no product 77',
  ],
  [
    'an offer of no retailer',
    `insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at)
      values (2, 1, 77, 100, false, '', now())`,
    'There is no retailer 77',
  ],
  ['prices of no product', 'insert into product_price values (77, 1, 1, false)', 'no product 77'],
  [
    'history of no offer',
    `insert into closed_price_interval values (77, 1, '2026-01-01', '2026-01-02')`,
    'no offer 77',
  ],
  [
    'history of an offer that is missing in a row of them',
    `insert into closed_price_interval select id, 1, '2026-01-01', '2026-01-02' from generate_series(1, 3) as id`,
    'There is no offer 2,',
  ],
  [
    'an entry of no feed',
    `insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state)
      values (1, 'b', 77, 1, '', '{}', 'question')`,
    'There is no feed 77',
  ],
  [
    'an entry that moves to no product',
    `insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state)
      values (1, 'a', 1, 1, '', '{}', 'placed')
      on conflict (retailer_id, retailer_key) do update set product_id = 77`,
    'There is no product 77',
  ],
  [
    'an offer that moves to a missing retailer',
    'update offer set retailer_id = 77',
    'no retailer 77',
  ],
  ['a brand that has products', 'delete from brand', 'Rows of product still refer to this brand.'],
  ['a product that has offers', 'delete from product', 'Rows of offer still refer'],
  ['an offer that has a history', 'delete from offer', 'Rows of closed_price_interval still refer'],
  ['a feed that has entries', 'delete from feed', 'Rows of feed_offer still refer'],
  ['all offers together', 'truncate offer', 'Rows of closed_price_interval still refer'],
  [
    'an offer in stock without a start date',
    `insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at)
      values (2, 1, 1, 100, true, '', now())`,
    'violates check constraint',
  ],
  ['a price of something out of stock', 'update offer set in_stock = false', 'violates check'],
  ['another id', 'update product set id = 5', 'The id of a product never changes.'],
])('the database refuses %s', async (_, statement, message) => {
  await expect(run(statement)).rejects.toThrow(message);
});

test('accepts rows with existing references', async () => {
  await run(`insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state)
    values (1, 'c', 1, 1, '', '{}', 'question')`);
  await run(`update feed_offer set product_id = 1 where retailer_key = 'c'`);
  await run('insert into closed_price_interval select 1, 100, now(), now() where false');
  await run(`delete from feed_offer where retailer_key = 'c'`);
});
