-- Prices in other currencies are kept in their own minor units and compared once there is a rate.
alter table retailer add column currency text check (currency ~ '^[A-Z]{3}$');

-- `price_cents` is the comparable price in dollars; this is the feed's price in another currency.
alter table feed_offer add column price_minor bigint;
update feed_offer set price_minor = price_cents, price_cents = null
  where state = 'foreign' and currency <> 'USD';

-- How many dollars a unit of a currency was worth on a day, as the operator loaded it.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  dollars_per_unit double precision not null check (dollars_per_unit > 0),
  loaded_at timestamptz not null,
  primary key (currency, day)
);

-- A retailer's price in another currency, as the product page shows it. The rate is null while the
-- price is not compared with dollars.
create table foreign_price (
  retailer_id integer not null references retailer (id),
  retailer_key text not null,
  product_id integer not null references product (id),
  currency text not null,
  price_minor bigint not null,
  in_stock boolean not null,
  url text not null,
  dollars_per_unit double precision,
  rate_day date,
  seen_at timestamptz not null,
  primary key (retailer_id, retailer_key)
);

create index foreign_price_product on foreign_price (product_id);
