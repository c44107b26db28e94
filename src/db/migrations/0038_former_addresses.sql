-- Addresses that an account had before an email change. Export and deletion follow them. An address can
-- belong to another account later, so each row says for how long it was this account's.
create table auth_former_address (
  user_id uuid not null references auth_user (id) on delete cascade,
  email text not null check (email = lower(email)),
  -- Null for the address of the sign-up: what was sent there before the account existed counts too.
  used_from timestamptz,
  used_until timestamptz not null,
  primary key (user_id, email, used_until)
);

create index auth_former_address_email on auth_former_address (email, used_until);

-- Recent changes are known from the links that undo them.
insert into auth_former_address (user_id, email, used_until)
  select distinct user_id, lower(previous_email), created_at from auth_security_link
  where change = 'email_changed' and previous_email is not null;
