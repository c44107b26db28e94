-- What PostgreSQL does to take a new offer in, made less. What each part cost, and who reads what, is in
-- decision 29. Nothing that was refused before is taken now.

-- References, of the rows just added. Arguments in pairs: a column, and the table whose id it holds.
create or replace function check_references() returns trigger language plpgsql as $$
declare
  -- How many rows there are, then the lowest and the highest number of each column.
  spans bigint[];
  spanned text := 'count(*)';
  low bigint;
  high bigint;
  known bigint;
  stranger integer;
begin
  for at in 0 .. tg_nargs - 1 by 2 loop
    spanned := spanned || format(', min(%1$I), max(%1$I)', tg_argv[at]);
  end loop;
  -- Once over the rows for all columns: they may be long.
  execute format('select array[%s] from added', spanned) into spans;
  for at in 0 .. tg_nargs - 1 by 2 loop
    low := spans[at + 2];
    high := spans[at + 3];
    continue when low is null;
    -- What was just made is numbered without gaps: one look from the first to the last will do.
    if high - low < 2 * spans[1] then
      execute format('select count(*) from %I where id between $1 and $2', tg_argv[at + 1])
        into known using low::integer, high::integer;
      continue when known = high - low + 1;
    end if;
    -- Each by its number: a join might read all of a large table for a handful of new rows.
    execute format('select min(%1$I) from added where %1$I is not null
        and (select id from %2$I where id = %1$I) is null', tg_argv[at], tg_argv[at + 1])
      into stranger;
    if stranger is not null then
      raise foreign_key_violation using message = format('There is no %s %s, which a row of %s refers to.',
        tg_argv[at + 1], stranger, tg_table_name);
    end if;
  end loop;
  return null;
end $$;

-- An entry is looked for by its key, or among those of its feed: the third index was read by nobody.
-- Why it was placed where it is, a reason a line; no reasons are null.
drop index feed_offer_feed;
alter table feed_offer
  drop constraint feed_offer_pkey,
  add primary key (feed_id, id),
  alter column reasons drop default,
  alter column reasons drop not null,
  alter column reasons type text using nullif(array_to_string(reasons, e'\n'), '');

-- No plan depends on what stands in these: see 0004.
alter table feed_offer
  alter column hash set statistics 0,
  alter column raw set statistics 0,
  alter column reasons set statistics 0,
  alter column category_text set statistics 0;

-- Nobody asks the database what is in a picture. As JSON it is checked and kept as it came.
-- The same as '^[0-9]{14}$', without a regular expression for each number.
alter table product
  alter column picture type json,
  drop constraint product_gtin_check,
  add constraint product_gtin_check
    check (octet_length(gtin) = 14 and translate(gtin, '0123456789', '') = '');

-- Nearly every product is the only size of its formula; those that are not are found by the others.
drop index product_group;
create index product_group on product (group_id) where group_id <> id;
-- Products of a brand are found by the search index, in memory.
drop index product_brand;
-- Names are looked up, never sorted.
drop index product_name;
create index product_name on product using hash (name);
