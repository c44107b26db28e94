-- What people have saved. A product is saved once, in one list.

create table favourite_list (
  id uuid primary key,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- 0 is 'Saved Items', the list that everybody has and nobody can delete.
  position integer not null,
  -- Whoever knows it may look at the list; null: nobody but its owner.
  share_token text unique,
  created_at timestamptz not null
);
create unique index favourite_list_first on favourite_list (user_id) where position = 0;
create index favourite_list_user on favourite_list (user_id, position);

-- No foreign key to product: what a new catalogue no longer has must not undo what people kept.
create table favourite (
  user_id uuid not null,
  product_id integer not null,
  list_id uuid not null references favourite_list (id) on delete cascade,
  saved_at timestamptz not null,
  -- The best price at that moment; null when no store had it.
  saved_price_cents integer check (saved_price_cents > 0),
  primary key (user_id, product_id)
);
create index favourite_in_list on favourite (list_id, saved_at desc, product_id);

alter table favourite_list enable row level security;
create policy own_rows on favourite_list to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on favourite_list to glowfare_person;

alter table favourite enable row level security;
create policy own_rows on favourite to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on favourite to glowfare_person;

-- What anybody may read anyway, and what saved products are sorted by.
grant select on product, product_price, brand to glowfare_person;
