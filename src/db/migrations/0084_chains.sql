-- Shops of one chain share product ids (decision 114); null: no chain.
-- older versions: they never write the new value of matched_by and do not read it.
alter table retailer add column chain text check (chain ~ '^[a-z0-9-]{1,40}$');

alter table feed_offer drop constraint feed_offer_matched_by_check;
alter table feed_offer add constraint feed_offer_matched_by_check
  check (matched_by in ('own id', 'gtin', 'chain id', 'title', 'new', 'operator'));
