-- The name under which a retailer lists a product, if its words are not those of the product's name (decision 115);
-- null: they are, or the entry was matched before.
-- older versions: they neither read nor write it, and an entry that they match again keeps the name.
alter table feed_offer add column other_name text;
create index feed_offer_other_name on feed_offer (id) where other_name is not null;
