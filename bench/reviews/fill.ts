const vocabulary =
  'it my skin feels soft and dry after a week the cream is light nice smell bottle pump night morning use love not for face hair oil rich thick color shade stays all day would buy again price too high good texture sinks in fast left some red spots gone better than others'.split(
    ' ',
  );

/**
 * A product with many reviews (1), and 1,000 products with ten. The ten have every trait more often, so that filters
 * find something there, too. Texts are random words with phrases that many reviews share.
 */
export const fillReviews = (many: number) => `
  insert into brand values (1, 'Brand', 'brand');
  insert into product (id, group_id, brand_id, name, category, subcategory, picture, first_seen_at)
  select n, n, 1, 'Product', 'skincare', 'serums', '{}', now() from generate_series(1, 1001) n;
  insert into review (product_id, user_id, author, stars, title, text, would_buy_again, got_it_free,
    skin_type, age_range, concerns, verification, state, fingerprint, helpful, unhelpful, created_at,
    published_at)
  select case when n <= ${many} then 1 else 2 + (n - ${many}) % 1000 end, gen_random_uuid(), 'Maya R.',
    case when n > ${many} and random() < 0.4 then (array[1, 5])[1 + (random() * 1)::int] else 1 + (random() * 4)::int end,
    'Soft skin',
    case when random() < 0.05 then 'A little goes a long way. ' when random() < 0.05 then 'I love this product. ' else '' end
      || (select string_agg(('{${vocabulary.join(',')}}'::text[])[1 + floor(random() * ${vocabulary.length} + n * 0 + w * 0)::int], ' ')
        from generate_series(1, 60) w),
    random() < 0.8, random() < 0.05,
    case when n > ${many} and random() < 0.4 then 'dry'
      else (array['dry', 'oily', 'normal', 'combination', 'sensitive', null])[1 + (random() * 5)::int] end,
    (array['18-24', '25-34', '35-44', null])[1 + (random() * 3)::int],
    case when random() < 0.3 then '{acne}'::text[]
      when random() < (case when n > ${many} then 0.5 else 0.001 end) then '{redness}' else '{}' end,
    case when random() < (case when n > ${many} then 0.4 else 0.001 end) then 'purchase' else 'none' end, 'published',
    (random() * 9e18)::bigint, (random() ^ 8 * 300)::int, (random() ^ 8 * 60)::int,
    now() - random() * interval '1 year', now() - random() * interval '1 year'
  from generate_series(1, ${many} + 10000) n;
  vacuum analyze;`;
