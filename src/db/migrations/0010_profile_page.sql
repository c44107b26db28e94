-- The name of a person's picture: 128 random bits, which are the way to it. Not whose it is.
alter table profile add column avatar text unique check (avatar ~ '^[A-Za-z0-9_-]{22}$');

-- What a person allows us beyond what the site needs. No row, or a new one: nothing.
create table privacy_setting (
  user_id uuid primary key,
  newsletter boolean not null default false,
  alert_mails boolean not null default false,
  product_analytics boolean not null default false,
  updated_at timestamptz not null
);

alter table privacy_setting enable row level security;
create policy own_rows on privacy_setting to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on privacy_setting to glowfare_person;

-- What we have mailed to somebody is theirs to see and to have forgotten.
create index outbox_mail_recipient on outbox_mail (to_address);
