-- Links in security emails. Each does one thing, once: undo a change that the owner did not make, or a
-- step of the recovery of an account whose second step was lost.
create table auth_security_link (
  token_hash text primary key,
  user_id uuid not null references auth_user (id) on delete cascade,
  purpose text not null check (purpose in
    ('undo', 'start_factor_recovery', 'cancel_factor_recovery', 'finish_factor_recovery')),
  -- For 'undo': what happened, which factor came with it, and the address before an email change.
  change text,
  factor_id uuid,
  previous_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index auth_security_link_user on auth_security_link (user_id, created_at);
create index auth_security_link_age on auth_security_link (expires_at);

-- A person who proved their mailbox waits until their second step can be turned off.
create table auth_factor_recovery (
  user_id uuid primary key references auth_user (id) on delete cascade,
  started_at timestamptz not null,
  ready_at timestamptz not null,
  expires_at timestamptz not null,
  -- Which of the emails on the way were sent.
  reminded_at timestamptz,
  announced_at timestamptz
);

create index auth_factor_recovery_ready on auth_factor_recovery (ready_at);
