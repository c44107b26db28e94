-- The name under which a retailer lists a product, if its words are not those of the product's name (decision 115).
-- Null: the words are the same, or the entry was matched by a version without this column.
-- older versions: they neither read nor write it, and an entry that they match again keeps the name.
alter table feed_offer add column other_name text;
create index feed_offer_other_name on feed_offer (id) where other_name is not null;
