-- Links to prices in other currencies are counted like those to offers. Their ids come from the same
-- sequence, so that a link and its clicks need to know only one kind of id.
alter table foreign_price add column id integer;
update foreign_price set id = nextval(pg_get_serial_sequence('offer', 'id'));
alter table foreign_price alter column id set not null;
create unique index foreign_price_id on foreign_price (id);
