-- What happened to accounts, and what the operator did. Rows are added and, when their time is over or
-- the person's account is deleted, removed; nothing in them is ever changed.
create table security_event (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  -- null: not about one person
  user_id uuid,
  session_id uuid,
  -- Shortened to /24 (IPv4) or /48 (IPv6).
  network text check (length(network) <= 60),
  device text check (length(device) <= 100),
  detail text check (length(detail) <= 100),
  -- How often within the minute, for what is counted instead of listed.
  times integer not null default 1 check (times > 0),
  at timestamptz not null
);

create index security_event_person on security_event (user_id, id desc) where user_id is not null;
create index security_event_kind on security_event (kind, id desc);
create index security_event_age on security_event (at);

-- A transaction that may remove rows says so first (src/db/security/security-event.repo.server.ts).
create function refuse_security_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('glowfare.forget_security_events', true) = 'on' then
    return old;
  end if;
  raise exception 'security_event is append-only: % is not allowed', tg_op;
end $$;

create trigger security_event_append_only before update or delete on security_event
  for each row execute function refuse_security_event_change();
create trigger security_event_no_truncate before truncate on security_event
  for each statement execute function refuse_security_event_change();

alter table security_event enable row level security;
create policy own_rows on security_event to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select on security_event to glowfare_person;
