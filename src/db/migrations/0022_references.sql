-- Foreign keys are checked a row at a time: of what PostgreSQL does to take a new offer in, they were
-- more than half. On the tables that feeds fill they are checked a statement at a time instead, which
-- asks the same and costs a tenth. What is left out: nobody holds the row that is referred to until the
-- transaction ends. Products, offers, brands, retailers and feeds are never deleted by the site, and
-- whoever deletes one by hand is refused as before, unless it is referred to in the same moment.

-- Of the rows just added. Arguments in pairs: a column, and the table whose id it holds.
create function check_references() returns trigger language plpgsql as $$
declare
  ids integer[];
  known integer[];
begin
  for at in 0 .. tg_nargs - 1 by 2 loop
    execute format('select array_agg(distinct %1$I) from added where %1$I is not null', tg_argv[at])
      into ids;
    -- By their numbers: a join might read a table of a million rows for a handful of new ones.
    execute format('select array_agg(id) from %I where id = any($1)', tg_argv[at + 1])
      into known using ids;
    if cardinality(ids) <> coalesce(cardinality(known), 0) then
      raise foreign_key_violation using message = format('There is no %s %s, which a row of %s refers to.',
        tg_argv[at + 1], (select min(id) from unnest(ids) as id where id <> all (coalesce(known, '{}'))),
        tg_table_name);
    end if;
  end loop;
  return null;
end $$;

-- Of a row whose references changed, which is rare. Arguments as above.
create function check_changed_references() returns trigger language plpgsql as $$
declare
  stranger integer;
  is_known boolean;
begin
  for at in 0 .. tg_nargs - 1 by 2 loop
    stranger := to_jsonb(new) ->> tg_argv[at];
    execute format('select exists (select from %I where id = $1)', tg_argv[at + 1])
      into is_known using stranger;
    if stranger is not null and not is_known then
      raise foreign_key_violation using message = format('There is no %s %s, which a row of %s refers to.',
        tg_argv[at + 1], stranger, tg_table_name);
    end if;
  end loop;
  return null;
end $$;

-- Of rows that go away. Arguments in pairs: a table, and its column that refers to this one.
create function refuse_orphans() returns trigger language plpgsql as $$
declare is_orphaned boolean;
begin
  for at in 0 .. tg_nargs - 1 by 2 loop
    execute format(
      case when tg_op = 'TRUNCATE' then 'select exists (select from %1$I where %2$I is not null)'
        else 'select exists (select from %1$I where %2$I in (select id from removed))' end,
      tg_argv[at], tg_argv[at + 1]) into is_orphaned;
    if is_orphaned then
      raise foreign_key_violation using message = format('Rows of %s still refer to this %s.',
        tg_argv[at], tg_table_name);
    end if;
  end loop;
  return null;
end $$;

create function refuse_another_id() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = format('The id of a %s never changes.', tg_table_name);
end $$;

alter table product drop constraint product_brand_id_fkey;
alter table offer drop constraint offer_product_id_fkey, drop constraint offer_retailer_id_fkey;
alter table product_price drop constraint product_price_product_id_fkey;
alter table price_interval drop constraint price_interval_offer_id_fkey;
alter table feed_offer drop constraint feed_offer_retailer_id_fkey,
  drop constraint feed_offer_feed_id_fkey, drop constraint feed_offer_product_id_fkey;

create trigger product_refers after insert on product referencing new table as added
  for each statement execute function check_references('brand_id', 'brand');
create trigger offer_refers after insert on offer referencing new table as added
  for each statement execute function check_references('product_id', 'product', 'retailer_id', 'retailer');
create trigger product_price_refers after insert on product_price referencing new table as added
  for each statement execute function check_references('product_id', 'product');
create trigger price_interval_refers after insert on price_interval referencing new table as added
  for each statement execute function check_references('offer_id', 'offer');
create trigger feed_offer_refers after insert on feed_offer referencing new table as added
  for each statement execute function check_references(
    'retailer_id', 'retailer', 'feed_id', 'feed', 'product_id', 'product');

create trigger product_refers_elsewhere after update of brand_id on product for each row
  when (old.brand_id is distinct from new.brand_id)
  execute function check_changed_references('brand_id', 'brand');
create trigger offer_refers_elsewhere after update of product_id, retailer_id on offer for each row
  when ((old.product_id, old.retailer_id) is distinct from (new.product_id, new.retailer_id))
  execute function check_changed_references('product_id', 'product', 'retailer_id', 'retailer');
create trigger product_price_refers_elsewhere after update of product_id on product_price for each row
  when (old.product_id is distinct from new.product_id)
  execute function check_changed_references('product_id', 'product');
create trigger price_interval_refers_elsewhere after update of offer_id on price_interval for each row
  when (old.offer_id is distinct from new.offer_id)
  execute function check_changed_references('offer_id', 'offer');
create trigger feed_offer_refers_elsewhere
  after update of retailer_id, feed_id, product_id on feed_offer for each row
  when ((old.retailer_id, old.feed_id, old.product_id)
    is distinct from (new.retailer_id, new.feed_id, new.product_id))
  execute function check_changed_references(
    'retailer_id', 'retailer', 'feed_id', 'feed', 'product_id', 'product');

do $$
declare
  referred record;
begin
  for referred in select * from (values
    ('brand', $a$'product', 'brand_id'$a$),
    ('retailer', $a$'offer', 'retailer_id', 'feed_offer', 'retailer_id'$a$),
    ('product', $a$'offer', 'product_id', 'product_price', 'product_id', 'feed_offer', 'product_id'$a$),
    ('offer', $a$'price_interval', 'offer_id'$a$),
    ('feed', $a$'feed_offer', 'feed_id'$a$)) as list (name, by_whom)
  loop
    execute format('create trigger %1$s_orphans after delete on %1$I referencing old table as removed
      for each statement execute function refuse_orphans(%2$s)', referred.name, referred.by_whom);
    execute format('create trigger %1$s_emptied after truncate on %1$I
      for each statement execute function refuse_orphans(%2$s)', referred.name, referred.by_whom);
    execute format('create trigger %1$s_id after update of id on %1$I for each row
      when (old.id is distinct from new.id) execute function refuse_another_id()', referred.name);
  end loop;
end $$;
