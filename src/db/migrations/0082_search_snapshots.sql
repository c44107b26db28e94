-- The newest file of the search index in each folder, and which process may write the next one. There are few rows: one for
-- each folder and version of the index.
create table search_snapshot (
  -- Identifies the folder; processes that share it share its files.
  folder uuid not null,
  index_version integer not null,
  -- Null before the first file.
  file text,
  -- What the index in the file contains.
  products_version bigint not null default 0,
  up_to_change bigint not null default 0,
  -- The process that builds or writes the next one.
  lease_token uuid,
  lease_until timestamptz,
  changed_at timestamptz not null default now(),
  primary key (folder, index_version)
);
