-- Products whose best price fell in the last days and really is lower than it was (see
-- domain/catalogue/price-drop.ts). Derived from the price intervals by follow-price-drops, so that
-- pages need not search the history of every product.
create table price_drop (
  product_id integer primary key references product (id),
  price_cents integer not null check (price_cents > 0),
  before_cents integer not null check (before_cents > price_cents),
  dropped_at timestamptz not null,
  share real not null generated always as
    ((before_cents - price_cents)::real / before_cents::real) stored
);

create index price_drop_biggest on price_drop (share desc, product_id);

-- How far the one above has come. First it looks through all products once, until up_to_product is
-- null; from then on it follows price_change by number.
create table price_drop_progress (
  only_row boolean primary key default true check (only_row),
  up_to_product integer default 0,
  up_to_change bigint not null default 0
);

insert into price_drop_progress default values;
