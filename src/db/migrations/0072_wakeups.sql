-- Wake-ups for other processes. PostgreSQL delivers them by NOTIFY, unless the site uses Redis: then they are rows
-- here until a process has published them.
create table wakeup (
  id bigint generated always as identity primary key,
  channel text not null,
  payload text not null
);

create table wakeup_mode (
  through_redis boolean not null,
  only_row boolean primary key default true check (only_row)
);
insert into wakeup_mode (through_redis) values (false);

-- Sent when the transaction commits.
create function send_wakeup(channel text, payload text) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if (select through_redis from wakeup_mode) then
    insert into wakeup (channel, payload) values (channel, payload);
  else
    perform pg_notify(channel, payload);
  end if;
end $$;
