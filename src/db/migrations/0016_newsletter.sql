-- Who gets the weekly letter. An address that leaves is deleted, not marked.
create table newsletter_subscriber (
  id uuid primary key,
  -- In small letters, so that one mailbox is one row.
  email text not null unique check (email = lower(email)),
  asked_at timestamptz not null,
  -- What the link in the mail proves; the link itself is nowhere here. It stays when it has been used,
  -- so that pressing twice is no mistake.
  confirm_hash text unique,
  confirmed_at timestamptz
);

create index newsletter_subscriber_waiting on newsletter_subscriber (asked_at)
  where confirmed_at is null;

-- What links to leave are signed with; made here, so that there is one however many processes start.
create table newsletter_key (
  id boolean primary key default true check (id),
  key text not null
);
insert into newsletter_key (key)
  values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- One letter, written once. The text that differs from person to person is put in when it is sent.
create table newsletter_issue (
  id text primary key,
  subject text not null,
  html text not null,
  text text not null,
  written_at timestamptz not null,
  finished_at timestamptz
);

-- Who is owed which issue. Written with the issue, in one statement; whoever leaves meanwhile is owed
-- nothing any more.
create table newsletter_delivery (
  issue_id text not null references newsletter_issue on delete cascade,
  subscriber_id uuid not null references newsletter_subscriber on delete cascade,
  -- Whoever has claimed it sends it; a sender that dies lets the claim run out.
  claimed_until timestamptz not null,
  state text not null default 'owed' check (state in ('owed', 'sent', 'refused')),
  sent_at timestamptz,
  primary key (issue_id, subscriber_id)
);

create index newsletter_delivery_owed on newsletter_delivery (issue_id, claimed_until, subscriber_id)
  where state = 'owed';
create index newsletter_delivery_subscriber on newsletter_delivery (subscriber_id);
