-- What a person wants and avoids: slugs of ingredients, families, skin and hair types and concerns.
create table preference (
  user_id uuid primary key,
  avoid text[] not null check (cardinality(avoid) <= 500),
  skin_types text[] not null,
  hair_types text[] not null,
  concerns text[] not null,
  hides boolean not null,
  updated_at timestamptz not null
);
alter table preference enable row level security;
create policy own_rows on preference to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on preference to glowfare_person;
