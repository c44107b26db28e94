/** A product with many reviews (1), and 1,000 products with ten. */
export const fillReviews = (many: number) => `
  insert into brand values (1, 'Brand', 'brand');
  insert into product (id, group_id, brand_id, name, category, subcategory, picture, first_seen_at)
  select n, n, 1, 'Product', 'skincare', 'serums', '{}', now() from generate_series(1, 1001) n;
  insert into review (product_id, user_id, author, stars, title, text, would_buy_again, got_it_free,
    skin_type, age_range, concerns, verification, state, fingerprint, helpful, unhelpful, created_at,
    published_at)
  select case when n <= ${many} then 1 else 2 + (n - ${many}) % 1000 end, gen_random_uuid(), 'Maya R.',
    1 + (random() * 4)::int, 'Soft skin', repeat('I have used it for two months now. ', 12),
    random() < 0.8, random() < 0.05,
    (array['dry', 'oily', 'normal', 'combination', 'sensitive', null])[1 + (random() * 5)::int],
    (array['18-24', '25-34', '35-44', null])[1 + (random() * 3)::int],
    case when random() < 0.3 then '{acne}'::text[] when random() < 0.001 then '{redness}' else '{}' end,
    case when random() < 0.001 then 'purchase' else 'none' end, 'published',
    (random() * 9e18)::bigint, (random() ^ 8 * 300)::int, (random() ^ 8 * 60)::int,
    now() - random() * interval '1 year', now() - random() * interval '1 year'
  from generate_series(1, ${many} + 10000) n;
  vacuum analyze;`;
