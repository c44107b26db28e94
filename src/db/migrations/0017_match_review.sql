-- An offer whose product is not certain. The operator settles it, and what was settled is remembered:
-- the same offer of the same retailer is not asked again.
create table match_review (
  id bigint generated always as identity primary key,
  retailer_id integer not null references retailer (id),
  -- The retailer's own name for the offer.
  retailer_key text not null,
  -- What the feed says of it: OfferToMatch.
  offer jsonb not null,
  -- [{productId, score, reasons}], the likeliest first.
  candidates jsonb not null,
  reasons text[] not null,
  asked_at timestamptz not null,
  settled_at timestamptz,
  -- Where it belongs; settled without one: it is a product of its own.
  product_id integer references product (id),
  unique (retailer_id, retailer_key),
  check (product_id is null or settled_at is not null)
);

create index match_review_open on match_review (id) where settled_at is null;

-- What an offer does not belong to, however alike they look.
create table match_rejection (
  retailer_id integer not null references retailer (id),
  retailer_key text not null,
  product_id integer not null references product (id),
  rejected_at timestamptz not null,
  primary key (retailer_id, retailer_key, product_id)
);

-- Brands that are the same, learned from what the operator settled; keys as readBrand makes them.
create table brand_alias (
  alias_key text primary key,
  brand_key text not null,
  learned_at timestamptz not null,
  check (alias_key <> brand_key)
);
