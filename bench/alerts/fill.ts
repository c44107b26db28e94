import { Pool } from 'pg';

/** Products with as few values as the schema allows: the benchmark does not read more. */
const catalog = (products: number) => `
  insert into brand values (1, 'Brand', 'brand');
  insert into retailer (id, name, slug, shipping_cents, return_policy, affiliate_template,
    price_match_eligible)
  select n, 'Store ' || n, 'store-' || n, 599, '', '{url}', true from generate_series(1, 3) n;
  insert into product (id, group_id, brand_id, name, category, subcategory, size_amount, size_unit,
    picture, first_seen_at)
  select n, n, 1, 'Product', 'skincare', 'serums', 50, 'ml', '{}', now() - interval '1 year'
  from generate_series(1, ${products}) n;
  insert into offer (id, product_id, retailer_id, price_cents, in_stock, url, seen_at, price_since)
  select n * 3 + store, n, store + 1, 2000 + store * 100, true, 'https://store.example/' || n,
    now() - interval '1 day', now() - interval '1 year'
  from generate_series(1, ${products}) n, generate_series(0, 2) store;
  insert into product_price (product_id, best_price_cents, highest_price_cents, on_sale)
  select n, 2000, 2200, false from generate_series(1, ${products}) n;
  update catalog set product_count = ${products}, priced_count = ${products}, loaded_at = now();
  insert into site_secret (name, value, created_at)
  values ('mail-links', '{"key":"${'k'.repeat(43)}"}', now());
  analyze;`;

/** One alert per product, each of a different person, for a range of products. */
const alerts = (from: number, to: number) => `
  insert into price_alert (id, user_id, product_id, kind, limit_cents, with_shipping, armed,
    base_cents, unsettled, created_at, updated_at)
  select gen_random_uuid(), gen_random_uuid(), n, 'price-below', 1500, false, true, 2000, false,
    now(), now()
  from generate_series(${from}, ${to}) n;
  insert into alert_setting (user_id, email, updated_at)
  select user_id, user_id || '@example.com', now() from price_alert
    where product_id between ${from} and ${to};
  vacuum analyze price_alert;
  vacuum analyze alert_setting;`;

/** Fills a migrated database. */
export function createFiller(url: string) {
  const pool = new Pool({ connectionString: url, max: 1 });
  const run = async (script: string) => {
    for (const statement of script.split(';').filter((part) => part.trim() !== ''))
      await pool.query(statement);
  };
  return {
    catalog: (products: number) => run(catalog(products)),
    alerts: (from: number, to: number) => run(alerts(from, to)),
    close: () => pool.end(),
  };
}
