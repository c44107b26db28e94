-- A person's skincare routine: the products of the morning and of the evening, and those already owned.
create table routine (
  user_id uuid primary key,
  morning integer[] not null,
  evening integer[] not null,
  owned integer[] not null,
  updated_at timestamptz not null
);
alter table routine enable row level security;
create policy own_rows on routine to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on routine to glowfare_person;
