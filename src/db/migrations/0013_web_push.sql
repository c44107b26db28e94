-- Keys that the site makes for itself at its first start: for web push, and for links in mails.
create table site_secret (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null
);

-- A browser that somebody has asked to be told in. The endpoint is an address at the browser's maker.
create table push_device (
  id uuid primary key,
  user_id uuid not null,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  unique (user_id, endpoint)
);

create index push_device_endpoint on push_device (endpoint);

alter table push_device enable row level security;
create policy own_rows on push_device to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on push_device to glowfare_person;
