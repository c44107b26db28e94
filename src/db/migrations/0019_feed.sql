-- A retailer's product list: where it is, and when it is read.
create table feed (
  id integer generated always as identity primary key,
  name text not null unique,
  retailer_id integer not null references retailer (id),
  -- A file, a folder or an https address.
  address text not null,
  -- Whether it lists everything, so that what is missing is gone; a delta lists only what changed.
  is_full boolean not null,
  -- What its prices are in when it does not say.
  currency text,
  -- Makes addresses for feeds without: 'https://shop.example/products/{handle}'.
  link_template text,
  -- Null: only when the operator says so.
  every_minutes integer check (every_minutes > 0),
  paused_at timestamptz,
  added_at timestamptz not null,
  -- What the last complete reading was answered with, for conditional requests.
  etag text,
  last_modified text
);

-- One reading of a feed. Whoever holds the lease works on it; whoever finds it run out goes on from
-- `rows_done`.
create table feed_run (
  id bigint generated always as identity primary key,
  feed_id integer not null references feed (id),
  state text not null check (state in ('running', 'done', 'unchanged', 'held', 'failed')),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- SHA-256 of the bytes: a run goes on only with what it began with.
  digest text not null,
  -- Rows of the feed that are in, with all that follows from them.
  rows_done bigint not null default 0,
  lease_token uuid,
  lease_until timestamptz,
  -- RunReport
  report jsonb not null
);

create index feed_run_newest on feed_run (feed_id, id desc);
-- Products are made by one run at a time: two could make the same one.
create unique index feed_run_one on feed_run ((true)) where state = 'running';

-- What a retailer's feed says of an offer, in its own words, and what we made of it.
create table feed_offer (
  id integer generated always as identity primary key,
  retailer_id integer not null references retailer (id),
  retailer_key text not null,
  feed_id integer not null references feed (id),
  -- The run that wrote it last.
  run_id bigint not null,
  -- Of what the feed said; the same hash again costs nothing.
  hash text not null,
  -- JSON, kept as text: nobody asks the database what is in it.
  raw text not null,
  state text not null check (state in ('placed', 'review', 'unplaced', 'incomplete', 'double', 'foreign', 'unpriced')),
  product_id integer references product (id),
  -- By which product and offer were brought together.
  matched_by text check (matched_by in ('own id', 'gtin', 'title', 'new', 'operator')),
  score real,
  reasons text[] not null default '{}',
  price_cents integer,
  currency text,
  gtin text,
  category_text text,
  -- In how many complete readings in a row it was not listed, and which was the last of them.
  missed integer not null default 0,
  missed_run_id bigint,
  unique (retailer_id, retailer_key)
) with (fillfactor = 90);

-- One entry of a retailer's speaks for a product; others of the same product are doubles.
create unique index feed_offer_speaker on feed_offer (retailer_id, product_id) where state = 'placed';
create index feed_offer_feed on feed_offer (feed_id, id);
