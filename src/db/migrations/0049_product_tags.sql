-- What a product is and is for, derived from its texts by the rules in domain/search/tags.
alter table product
  add column tags text[] not null default '{}',
  -- The same for all sizes and shades of a product: the smallest id among them. Null until derived.
  add column family_id integer;

alter table catalog
  -- The version of the rules that the tags were derived by.
  add column tag_rules_version integer not null default 0,
  -- Up to which product the tags have been derived by that version; null: all of them.
  add column tagged_up_to integer default 0;
