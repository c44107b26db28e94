-- For whoever has lost the phone: a set of codes, each good once, beside a factor of another kind.
alter table auth_factor drop constraint auth_factor_factor_type_check;
alter table auth_factor add constraint auth_factor_factor_type_check
  check (factor_type in ('totp', 'recovery_code'));

create unique index auth_factor_one_set on auth_factor (user_id) where factor_type = 'recovery_code';

create table auth_recovery_code (
  factor_id uuid not null references auth_factor (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
