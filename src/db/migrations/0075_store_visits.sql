-- Offers that people opened while signed in, only of those who allow it (privacy_setting.store_visits): one row per
-- product with the last store and day. No reference to product and retailer, as in price_alert.
alter table privacy_setting add column store_visits boolean not null default false;

create table store_visit (
  user_id uuid not null,
  product_id integer not null,
  retailer_id integer not null,
  visited_on date not null,
  primary key (user_id, product_id)
);
create index store_visit_day on store_visit (visited_on);

alter table store_visit enable row level security;
create policy own_rows on store_visit to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on store_visit to glowfare_person;
