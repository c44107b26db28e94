-- Whether an article helped, by day. Nothing in it is about a person; who has voted already is known
-- only to a limit that runs out after a day.
create table help_vote (
  slug text not null check (length(slug) between 1 and 100),
  day date not null,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  primary key (slug, day)
);
