-- Emails about reviews, for people who ask for them.
alter table privacy_setting
  add column helpful_mails boolean not null default false,
  add column review_request_mails boolean not null default false;

-- Whether the person was asked for a review of the product, or does not need to be.
alter table store_visit add column is_settled boolean not null default false;

-- One row for each person who ever asked for one of these emails; sending locks it.
create table review_mail (
  user_id uuid primary key,
  -- From the token; our own accounts know a newer one.
  email text,
  -- When the last email of each kind was written.
  digest_at timestamptz,
  request_at timestamptz
);
alter table review_mail enable row level security;
create policy own_rows on review_mail to glowfare_person
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on review_mail to glowfare_person;

-- The highest number of helpful votes that the author of a review was told.
create table review_helpful_told (
  review_id integer primary key references review (id) on delete cascade,
  helpful integer not null check (helpful > 0)
);
