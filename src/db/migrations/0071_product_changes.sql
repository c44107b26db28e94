-- Sizes and ingredient lists that a store's feed has replaced by others. Pages show a change once a second reading
-- agrees: the next one of the same feed, or one of another store.
create table product_change (
  id integer generated always as identity primary key,
  product_id integer not null references product (id),
  kind text not null check (kind in ('size', 'formula')),
  retailer_id integer not null references retailer (id),
  -- The store's id for the offer; null for the demo catalog, which has no feeds.
  retailer_key text,
  -- The run that read it first.
  run_id bigint,
  -- Of the entry's size and ingredients then; see feed_offer.facts_hash.
  facts_hash integer,
  -- The names of a list in label order, or one size.
  before text[] not null,
  after text[] not null,
  -- The store's prices before and after.
  price_cents_before integer,
  price_cents_after integer,
  seen_at timestamptz not null,
  -- Null: no second reading has agreed yet.
  confirmed_at timestamptz
);

create index product_change_product on product_change (product_id);
create unique index product_change_open on product_change (retailer_id, retailer_key, kind)
  where confirmed_at is null;

-- A hash of an entry's size and ingredients, so that a run reads the earlier entry only if they have changed.
-- Null until an entry changes for the first time: new entries cost nothing.
alter table feed_offer add column facts_hash integer;
