-- How many products have an ingredient and where on their labels, counted by the job count-ingredients.
create table ingredient_statistics (
  ingredient_id integer primary key,
  product_count integer not null,
  -- Of the labels that list it for certain; null: only some shades ever contain it.
  median_position integer,
  above_percent integer,
  -- Products with the lowest unit prices, the best first. Not references: a removed product is skipped.
  best_value_ids integer[] not null
);

alter table catalog
  add column ingredients_counted_at timestamptz,
  -- The products_version that was counted.
  add column ingredients_counted_version bigint not null default 0;
