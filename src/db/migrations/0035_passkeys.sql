-- WebAuthn credentials: passkeys to sign in with, and keys that serve as a second factor.
alter table auth_factor drop constraint auth_factor_factor_type_check;
alter table auth_factor add constraint auth_factor_factor_type_check
  check (factor_type in ('totp', 'recovery_code', 'webauthn'));

create table auth_passkey (
  id uuid primary key,
  user_id uuid not null references auth_user (id) on delete cascade,
  -- Set for a key that was enrolled as a second factor: it is removed together with that factor.
  factor_id uuid references auth_factor (id) on delete cascade,
  -- As in the browser's JSON: base64url.
  credential_id text not null unique,
  -- COSE key, base64url. Public: it can check a signature, not make one.
  public_key text not null,
  sign_count bigint not null,
  transports jsonb not null default '[]',
  aaguid uuid not null,
  backed_up boolean not null,
  friendly_name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index auth_passkey_user on auth_passkey (user_id);
create index auth_passkey_factor on auth_passkey (factor_id) where factor_id is not null;

-- One row per ceremony that has begun; answering it deletes the row.
create table auth_webauthn_challenge (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'sign-in', 'enroll-factor', 'show-factor')),
  challenge text not null,
  -- Null for signing in: the account is not known yet.
  session_id uuid references auth_session (id) on delete cascade,
  factor_id uuid references auth_factor (id) on delete cascade,
  created_at timestamptz not null
);

create index auth_webauthn_challenge_age on auth_webauthn_challenge (created_at);
create index auth_webauthn_challenge_session on auth_webauthn_challenge (session_id);
create index auth_webauthn_challenge_factor on auth_webauthn_challenge (factor_id);

-- Which passkey opened a session: removing the passkey ends the session.
alter table auth_session add column passkey_id uuid references auth_passkey (id) on delete set null;
create index auth_session_passkey on auth_session (passkey_id) where passkey_id is not null;
