create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- One row: what the catalogue is right now. Its version is part of every cached page's key.
create table catalogue (
  id boolean primary key default true check (id),
  version bigint not null default 1,
  product_count integer not null default 0,
  loaded_at timestamptz
);

insert into catalogue default values;

-- Work to be done at least once. A running job belongs to whoever holds its lock token until
-- locked_until; a worker that dies simply lets the lease run out.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  idempotency_key text unique,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead')),
  run_at timestamptz not null,
  attempts integer not null default 0,
  max_attempts integer not null default 8 check (max_attempts > 0),
  lock_token uuid,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz
);

create index job_waiting on job (run_at, id) where state = 'waiting';
create index job_running on job (locked_until) where state = 'running';
create index job_dead on job (id) where state = 'dead';

-- Every mail we owe somebody, kept as it was written so that a retry sends the same words.
create table outbox_mail (
  id uuid primary key default gen_random_uuid(),
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  sent_at timestamptz,
  sent_via text check (sent_via in ('smtp', 'local'))
);

create index outbox_mail_newest on outbox_mail (created_at desc, id);
