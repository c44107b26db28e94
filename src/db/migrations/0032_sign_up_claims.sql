-- Confirming an address gives the account to the person who proved the mailbox. Until then every sign-up
-- for that address keeps its own password and metadata here, tied to its browser by a PKCE challenge.
create table auth_pending_sign_up (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth_user (id) on delete cascade,
  -- Null for a sign-up by link, without a password.
  password_hash text,
  user_metadata jsonb not null default '{}',
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null
);

create index auth_pending_sign_up_user on auth_pending_sign_up (user_id, id);

-- Unconfirmed accounts: their password becomes a pending one.
insert into auth_pending_sign_up (user_id, password_hash, user_metadata, created_at)
  select id, password_hash, user_metadata, created_at from auth_user
  where email is not null and email_confirmed_at is null and invited_at is null
    and role = 'authenticated' and app_metadata = '{"provider": "email", "providers": ["email"]}'
  order by created_at;

update auth_user u set password_hash = null
  where exists (select from auth_pending_sign_up p where p.user_id = u.id);

-- Several emails for the same purpose may be open at once: asking again voids nothing.
alter table auth_one_time_token drop constraint auth_one_time_token_pkey;
alter table auth_one_time_token drop constraint auth_one_time_token_link_hash_key;
alter table auth_one_time_token add primary key (link_hash);
create index auth_one_time_token_user on auth_one_time_token (user_id, kind, created_at);
create index auth_one_time_token_flow on auth_one_time_token (flow_state_id);

-- Refresh tokens from before the session was raised to a second factor. They are never exchanged again.
alter table auth_refresh_token add column revoked boolean not null default false;
