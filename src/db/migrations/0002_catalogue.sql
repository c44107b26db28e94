-- What the shop window says of the whole catalogue. The two sums follow every price change; the
-- figures are counted when a catalogue is loaded.
alter table catalogue
  add column priced_count integer not null default 0,
  add column savings_percent_sum bigint not null default 0,
  add column figures jsonb not null default '{}';

create table brand (
  id integer primary key,
  name text not null,
  slug text not null unique
);

create table retailer (
  id integer primary key,
  name text not null,
  slug text not null unique,
  shipping_cents integer not null check (shipping_cents >= 0),
  free_shipping_from_cents integer check (free_shipping_from_cents >= 0),
  return_policy text not null,
  affiliate_template text not null,
  price_match_eligible boolean not null
);

-- One size of one formula.
create table product (
  id integer primary key,
  group_id integer not null,
  brand_id integer not null references brand (id),
  name text not null,
  category text not null,
  subcategory text not null,
  size_amount numeric(12, 3) check (size_amount > 0),
  size_unit text check (size_unit in ('ml', 'g', 'count')),
  gtin text check (gtin ~ '^[0-9]{14}$'),
  picture jsonb not null,
  description text,
  how_to_use text,
  features text[] not null default '{}',
  ingredients text[] not null default '{}',
  key_ingredients text[] not null default '{}',
  complementary_products text[] not null default '{}',
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  first_seen_at timestamptz not null,
  check ((size_amount is null) = (size_unit is null))
);

create unique index product_gtin on product (gtin) where gtin is not null;
create index product_group on product (group_id);
create index product_brand on product (brand_id);

create table offer (
  id integer primary key,
  product_id integer not null references product (id),
  retailer_id integer not null references retailer (id),
  price_cents integer not null check (price_cents > 0),
  original_price_cents integer check (original_price_cents > 0),
  in_stock boolean not null,
  url text not null,
  seen_at timestamptz not null,
  unique (product_id, retailer_id)
) with (fillfactor = 85);

-- What a product's offers come down to, kept by the use case that records prices. A table of its own
-- because PostgreSQL writes a changed row anew, and a product's is fifty times as long. The room on
-- each page lets it do so without touching the index. A product without offers has no row.
create table product_price (
  product_id integer primary key references product (id),
  best_price_cents integer not null check (best_price_cents > 0),
  highest_price_cents integer not null,
  on_sale boolean not null,
  check (best_price_cents <= highest_price_cents)
) with (fillfactor = 70);

-- Append-only: an interval is opened, later closed, never changed or removed. An offer has an open
-- one if, and only if, it is in stock.
create table price_interval (
  offer_id integer not null references offer (id),
  price_cents integer not null check (price_cents > 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  check (valid_to is null or valid_to > valid_from)
);

-- Indexes of their own instead of a primary key: the loader takes them away while it fills the table.
create unique index price_interval_history on price_interval (offer_id, valid_from);
create unique index price_interval_open on price_interval (offer_id) where valid_to is null;

create table ingredient (
  id integer generated always as identity primary key,
  inci_name citext not null unique,
  synonyms text[] not null default '{}',
  functions text[] not null default '{}',
  -- [{text, source}]
  restrictions jsonb not null default '[]'
);

-- Which products' prices changed, in the order of the commits (see price-change.repo.server.ts).
-- Every process's search index follows it by number, so a lost notification costs nothing; alerts
-- wait for it as well.
create table price_change (
  id bigint generated always as identity primary key,
  product_id integer not null,
  changed_at timestamptz not null
);
