-- Where the operator places what a feed calls so; goes before the rules that come with the program.
create table category_rule (
  -- Words in lower case, as they stand in the feed's category or in the title.
  phrase text primary key,
  category text not null,
  subcategory text not null,
  added_at timestamptz not null
);
