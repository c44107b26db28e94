-- What people send us through forms. Each has a reference, by which both sides talk about it, and a key
-- by which the same thing sent twice is known as one.
create table contact_message (
  reference text primary key check (reference ~ '^GF-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  submission_key text not null unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  received_at timestamptz not null
);

create index contact_message_received on contact_message (received_at, reference);
create index contact_message_email on contact_message (email);

create table contact_answer (
  id bigint generated always as identity primary key,
  reference text not null references contact_message on delete cascade,
  answer text not null,
  answered_at timestamptz not null
);

create index contact_answer_reference on contact_answer (reference, id);

-- The link token is kept as it is: whoever can read this table can read the request as well, which is
-- all that the link shows.
create table price_match_request (
  reference text primary key check (reference ~ '^GF-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  submission_key text not null unique,
  link_token text not null unique,
  product_name text not null,
  brand text not null,
  product_url text not null,
  -- Without a foreign key: a catalogue that is loaded anew must not fail on an old request.
  product_id integer,
  store_slug text,
  store_name text not null,
  price_cents integer not null check (price_cents > 0),
  competitor_url text not null,
  details text not null,
  name text not null,
  email text not null,
  state text not null check (state in ('received', 'verifying', 'approved', 'declined')),
  received_at timestamptz not null,
  due_at timestamptz not null
);

create index price_match_request_open on price_match_request (due_at)
  where state in ('received', 'verifying');
create index price_match_request_received on price_match_request (received_at, reference);
create index price_match_request_email on price_match_request (email);

-- Every state a request has been in, with what was said about it.
create table price_match_step (
  id bigint generated always as identity primary key,
  reference text not null references price_match_request on delete cascade,
  state text not null check (state in ('received', 'verifying', 'approved', 'declined')),
  note text not null,
  at timestamptz not null
);

create index price_match_step_reference on price_match_step (reference, id);

create table job_application (
  reference text primary key check (reference ~ '^GF-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  submission_key text not null unique,
  -- The opening's slug; none for somebody who fits none of them.
  role text,
  name text not null,
  email text not null,
  link text not null,
  message text not null,
  file_name text not null,
  file_type text not null check (file_type in ('pdf', 'doc', 'docx')),
  file_bytes integer not null check (file_bytes > 0),
  -- Where the file is kept. Its name is random and is on no page.
  file_key text not null unique,
  received_at timestamptz not null,
  due_at timestamptz not null
);

create index job_application_received on job_application (received_at, reference);
create index job_application_email on job_application (email);
