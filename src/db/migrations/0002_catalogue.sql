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

-- One size of one formula. What prices and stock make of it (best price and so on) is derived from
-- its offers by the use case that records prices, and kept here so that a page reads one row.
create table product (
  id integer primary key,
  group_id integer not null,
  brand_id integer not null references brand (id),
  name text not null,
  category text not null,
  subcategory text not null,
  size_amount numeric(12, 3),
  size_unit text check (size_unit in ('ml', 'g', 'count')),
  gtin text,
  picture jsonb not null,
  description text,
  how_to_use text,
  features text[] not null default '{}',
  ingredients text[] not null default '{}',
  key_ingredients text[] not null default '{}',
  complementary_products text[] not null default '{}',
  rating numeric(2, 1) not null default 0,
  review_count integer not null default 0,
  first_seen_at timestamptz not null,
  best_price_cents integer,
  highest_price_cents integer,
  on_sale boolean not null default false,
  check ((size_amount is null) = (size_unit is null))
);

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
);

-- Append-only: an interval is opened, later closed, never changed or removed.
create table price_interval (
  offer_id integer not null references offer (id),
  price_cents integer not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  check (valid_to is null or valid_to > valid_from)
);

create table ingredient (
  id integer generated always as identity primary key,
  inci_name citext not null unique,
  synonyms text[] not null default '{}',
  functions text[] not null default '{}',
  -- [{text, source}]
  restrictions jsonb not null default '[]'
);

-- Which products' prices changed, in order. Every process's search index follows it by number, so a
-- lost notification costs nothing; alerts wait for it as well.
create table price_change (
  id bigint generated always as identity primary key,
  product_id integer not null,
  changed_at timestamptz not null
);
