-- Whether a person wants to hear about price drops on everything they save; null until they choose.
alter table alert_setting add column saved_drops boolean;

-- An alert that exists because its product is saved. Not one of those that the person made, and not
-- listed with them; evaluated and delivered like any other.
alter table price_alert add column for_saved boolean not null default false;
drop index price_alert_wish;
create unique index price_alert_wish on price_alert
  (user_id, product_id, kind, coalesce(retailer_id, 0), with_shipping, for_saved);
drop index price_alert_person;
create index price_alert_person on price_alert (user_id, created_at desc, id) where not for_saved;

-- Deleted alerts, kept for a short time so that deleting can be undone: the whole row, with what the
-- alert remembers.
create table deleted_price_alert (
  id uuid primary key,
  user_id uuid not null,
  alert jsonb not null,
  deleted_at timestamptz not null
);
create index deleted_price_alert_person on deleted_price_alert (user_id);
create index deleted_price_alert_time on deleted_price_alert (deleted_at);
alter table deleted_price_alert enable row level security;
create policy own_rows on deleted_price_alert to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on deleted_price_alert to glowfare_person;

-- Unit prices in alerts become what product pages show: per fl oz and per oz instead of per 100 ml and
-- per 100 g (domain/catalogue/size-measures.ts). A limit is rounded up: what met it still does.
update price_alert a set limit_cents = greatest(1, ceil(limit_cents * factor)),
  base_cents = round(base_cents * factor), told_cents = round(told_cents * factor)
  from product p, (values ('ml', 0.295735), ('g', 0.283495)) as measure (unit, factor)
  where a.kind = 'unit-price-below' and p.id = a.product_id and p.size_unit = unit;
update alert_notice n set value_cents = round(value_cents * factor),
  before_cents = round(before_cents * factor)
  from price_alert a, product p, (values ('ml', 0.295735), ('g', 0.283495)) as measure (unit, factor)
  where a.id = n.alert_id and a.kind = 'unit-price-below' and p.id = a.product_id
    and p.size_unit = unit;

-- Lists of one person have different names, whatever the case of the letters. Of those that share a
-- name today the first keeps it; the others get a number behind it that is still free.
do $$
declare double record; try integer; candidate text;
begin
  for double in
    select id, user_id, name from (
      select *, row_number() over (partition by user_id, lower(name) order by position, created_at, id)
        as place
      from favourite_list) numbered
    where place > 1 order by user_id, position, id
  loop
    try := 2;
    loop
      candidate := rtrim(left(double.name, 59 - length(try::text))) || ' ' || try;
      exit when not exists (select from favourite_list
        where user_id = double.user_id and lower(name) = lower(candidate));
      try := try + 1;
    end loop;
    update favourite_list set name = candidate where id = double.id;
  end loop;
end $$;
create unique index favourite_list_name on favourite_list (user_id, lower(name));
