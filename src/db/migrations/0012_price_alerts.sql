-- What people want to be told, and what each alert remembers (domain/alerts/price-alert.ts). No
-- reference to product and retailer: a catalogue that is loaded anew takes its tables away meanwhile.
create table price_alert (
  id uuid primary key,
  user_id uuid not null,
  product_id integer not null,
  retailer_id integer,
  kind text not null check (kind in ('price-below', 'drop', 'back-in-stock', 'unit-price-below')),
  limit_cents integer check (limit_cents > 0),
  percent integer check (percent between 1 and 90),
  with_shipping boolean not null,
  paused boolean not null default false,
  armed boolean not null,
  base_cents integer,
  told_cents integer,
  told_at timestamptz,
  held_since timestamptz,
  check_at timestamptz,
  unsettled boolean not null,
  -- Numbers the falls that were told: one notice each.
  falls integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind in ('price-below', 'unit-price-below')) = (limit_cents is not null)),
  check ((kind = 'drop') = (percent is not null))
) with (fillfactor = 85);

-- By these a price change finds the alerts that it touches, and no others.
create index price_alert_product on price_alert (product_id, id) where not paused;
create index price_alert_unsettled on price_alert (product_id) where unsettled and not paused;
create index price_alert_check on price_alert (check_at) where check_at is not null and not paused;
create index price_alert_person on price_alert (user_id, created_at desc, id);
-- The same wish twice is one alert, however often somebody presses the button.
create unique index price_alert_wish on price_alert
  (user_id, product_id, kind, coalesce(retailer_id, 0), with_shipping);

-- When a person wants to hear of it; whether by mail, privacy_setting says. Everybody with an alert has
-- a row; telling locks it.
create table alert_setting (
  user_id uuid primary key,
  -- From the token; our own accounts know a newer one.
  email text,
  time_zone text not null default 'UTC',
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  digest_at smallint check (digest_at between 0 and 1439),
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- What a person is owed: written with the decision, told once, perhaps together with others.
create table alert_notice (
  id uuid primary key,
  user_id uuid not null,
  alert_id uuid not null references price_alert (id) on delete cascade,
  fall integer not null,
  offer_id integer not null,
  value_cents integer not null,
  before_cents integer,
  created_at timestamptz not null,
  deliver_at timestamptz not null,
  told_at timestamptz,
  unique (alert_id, fall)
);

create index alert_notice_due on alert_notice (deliver_at) where told_at is null;
create index alert_notice_waiting on alert_notice (user_id) where told_at is null;
create index alert_notice_told on alert_notice (told_at) where told_at is not null;

do $$
declare own_table text;
begin
  foreach own_table in array array['price_alert', 'alert_setting', 'alert_notice'] loop
    execute format('alter table %I enable row level security', own_table);
    execute format('create policy own_rows on %I to glowfare_person
      using (user_id = current_person()) with check (user_id = current_person())', own_table);
    execute format('grant select, insert, update, delete on %I to glowfare_person', own_table);
  end loop;
end $$;
