-- Closed price intervals that ended before anything on a page begins, by the month in which they ended
-- (decision 106). tidy-price-history moves them here, creates the partitions and drops them. The newest closed
-- interval of an offer always stays in closed_price_interval, which alerts and the sitemap read.
create table past_price_interval (
  offer_id integer not null,
  price_cents integer not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  primary key (offer_id, valid_from, valid_to)
) partition by range (valid_to);

-- What is left of dropped partitions: the lowest price of a product on each of these days (UTC), first and last
-- included. The ranges of a product do not overlap.
create table daily_low_price (
  product_id integer not null,
  price_cents integer not null,
  first_day date not null,
  last_day date not null,
  primary key (product_id, first_day),
  check (last_day >= first_day)
);

create table price_history_progress (
  only_row boolean primary key default true check (only_row),
  -- Intervals that ended before this time have been moved.
  moved_before timestamptz not null default '1970-01-01 00:00+00',
  -- Pages of closed_price_interval that the current pass has read.
  pages_read integer not null default 0,
  -- Of intervals that ended before this time, only daily lows are stored.
  raw_since timestamptz not null default '1970-01-01 00:00+00',
  -- The last product whose daily lows were taken from the oldest partition.
  up_to_product integer not null default 0
);

insert into price_history_progress default values;

-- All intervals that pages show. Read it for one offer after another, like price_interval. A query without partitions
-- is planned once per connection; with them PostgreSQL plans it every time.
create view recent_price_interval as
  select offer_id, price_cents, valid_from, valid_to from closed_price_interval
  union all
  select id, price_cents, price_since, null from offer where price_since is not null;

create or replace view price_interval as
  select offer_id, price_cents, valid_from, valid_to from closed_price_interval
  union all
  select offer_id, price_cents, valid_from, valid_to from past_price_interval
  union all
  select id, price_cents, price_since, null from offer where price_since is not null;
