-- Names are looked up in the search index, in memory, which has them anyway (decision 30). Of what a new
-- offer costs, this index alone was a tenth: names come in no order, so each lands somewhere else.
drop index product_name;

-- Keys and numbers are looked up, never sorted for people: compared byte by byte, whatever language the
-- database was made for. By the rules of a language an entry costs a tenth more.
alter table feed_offer alter column retailer_key type text collate "C";
alter table product alter column gtin type text collate "C";
