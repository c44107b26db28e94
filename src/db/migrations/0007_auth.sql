-- Accounts. Whatever proves that somebody is somebody (passwords, refresh tokens, one-time tokens and
-- codes, authorization codes) is kept as a hash; the plain text leaves in a mail or an answer once.

create table auth_user (
  id uuid primary key,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text unique check (email = lower(email)),
  phone text unique,
  -- argon2id in PHC form; bcrypt for somebody imported who has not signed in since.
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  -- What we say of the person, and what the person says.
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index auth_user_newest on auth_user (created_at desc, id);

-- How a person can prove to be that user: an address of ours to mail to, or an account elsewhere.
create table auth_identity (
  id uuid primary key,
  user_id uuid not null references auth_user (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);

create index auth_identity_user on auth_identity (user_id);

create table auth_factor (
  id uuid primary key,
  user_id uuid not null references auth_user (id) on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  -- The thirty seconds whose code was last accepted: no code is taken twice.
  last_used_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index auth_factor_user on auth_factor (user_id);
create unique index auth_factor_name on auth_factor (user_id, friendly_name) where friendly_name <> '';

create table auth_factor_challenge (
  id uuid primary key,
  factor_id uuid not null references auth_factor (id) on delete cascade,
  ip text not null,
  created_at timestamptz not null,
  verified_at timestamptz
);

create index auth_factor_challenge_factor on auth_factor_challenge (factor_id);

-- One signed-in device.
create table auth_session (
  id uuid primary key,
  user_id uuid not null references auth_user (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  factor_id uuid references auth_factor (id) on delete set null,
  -- [{method, timestamp}], newest first
  amr jsonb not null,
  -- A refresh token's successor is derived from it with this, so that asking twice gives the same.
  refresh_secret text not null,
  user_agent text,
  ip text,
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);

create index auth_session_user on auth_session (user_id, refreshed_at desc);

create table auth_refresh_token (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth_session (id) on delete cascade,
  token_hash text not null unique,
  used_at timestamptz,
  created_at timestamptz not null
);

create index auth_refresh_token_session on auth_refresh_token (session_id);

-- The half of a PKCE flow that we keep while the other half is in somebody's browser.
create table auth_flow_state (
  id uuid primary key,
  user_id uuid references auth_user (id) on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  auth_code_hash text unique,
  -- For a provider elsewhere: what came with the person, and what must come back.
  provider text,
  state_hash text unique,
  provider_verifier text,
  provider_nonce text,
  redirect_to text,
  created_at timestamptz not null,
  auth_code_issued_at timestamptz
);

create index auth_flow_state_age on auth_flow_state (created_at);

-- Sent by mail: a long secret in a link and, for the same purpose, a short code to type.
create table auth_one_time_token (
  user_id uuid not null references auth_user (id) on delete cascade,
  kind text not null check (kind in
    ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication')),
  email text not null,
  link_hash text not null unique,
  code_hash text not null,
  wrong_codes integer not null default 0,
  flow_state_id uuid references auth_flow_state (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, kind)
);

create index auth_one_time_token_email on auth_one_time_token (email, kind);

-- Keys that access tokens are signed with. Exactly one signs; the others are published until what
-- they signed has run out.
create table auth_signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  signs boolean not null default true,
  created_at timestamptz not null,
  retired_at timestamptz
);

create unique index auth_signing_key_one on auth_signing_key (signs) where signs;

-- Limits (GCRA): one moment a key, the time at which the bucket would be empty again.
create table auth_limit (
  key text primary key,
  empty_at timestamptz not null
) with (fillfactor = 70);

create index auth_limit_age on auth_limit (empty_at);

-- The second wall. Statements about a person's own rows run as this role, which sees only rows whose
-- user_id is the one the transaction was opened for (src/db/as-person.server.ts).
-- Roles belong to the whole server: another of its databases may have made it already, right now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'glowfare_person') then
    create role glowfare_person nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'glowfare_person', 'member') then
    execute format('grant glowfare_person to %I', current_user);
  end if;
end $$;

create function current_person() returns uuid language sql stable as
$$ select nullif(current_setting('glowfare.person', true), '')::uuid $$;

create table profile (
  user_id uuid primary key,
  username text not null check (length(username) between 1 and 80),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

alter table profile enable row level security;
create policy own_rows on profile to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on profile to glowfare_person;
