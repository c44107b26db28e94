-- Buckets and objects of the storage service under /storage/v1.

create table storage_bucket (
  id text primary key check (length(id) between 1 and 100),
  -- Anyone can download objects by name; listing and changing them is not affected.
  public boolean not null default false,
  -- What signed-in people may do with objects of their own. Programs with the service key may do anything.
  person_access text not null default 'none' check (person_access in ('none', 'read', 'write')),
  image_transformation boolean not null default true,
  file_size_limit integer check (file_size_limit > 0),
  allowed_mime_types text[],
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table storage_object (
  id uuid primary key,
  bucket_id text not null references storage_bucket (id),
  name text collate "C" not null check (length(name) between 1 and 500),
  -- The owner; null: uploaded with the service key.
  user_id uuid,
  -- Names the file. New content gets a new file, so a reader never sees half of each.
  version uuid not null unique,
  size integer not null check (size >= 0),
  content_type text not null check (length(content_type) <= 200),
  cache_control text not null check (length(cache_control) <= 100),
  etag text not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (bucket_id, name)
);
create index storage_object_person on storage_object (user_id) where user_id is not null;

-- Files that no object uses: uploads that are not finished, and content that was deleted or replaced.
-- A file is announced here before it is written, so that a crash leaves nothing behind.
create table storage_unused_file (
  version uuid primary key,
  delete_after timestamptz not null,
  -- Too late for an object to use it.
  deleting boolean not null default false
);
create index storage_unused_file_due on storage_unused_file (delete_after);

-- With the rights of its owner, because people's transactions cannot see that table.
create function track_storage_file() returns trigger
  language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.version <> old.version) then
    insert into storage_unused_file (version, delete_after) values (old.version, '-infinity')
      on conflict (version) do nothing;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.version <> old.version) then
    delete from storage_unused_file where version = new.version and not deleting;
    if not found then
      raise exception 'the file % was not announced, or is being deleted', new.version;
    end if;
  end if;
  return null;
end $$;

create trigger storage_object_file after insert or update or delete on storage_object
  for each row execute function track_storage_file();

alter table storage_bucket enable row level security;
create policy open_buckets on storage_bucket for select to glowfare_person
  using (person_access <> 'none');
grant select on storage_bucket to glowfare_person;

-- People write into buckets that allow it, in the folder with their id as its name.
create function may_write_object(bucket text, object_name text, owner uuid) returns boolean
  language sql stable as $$
  select owner = current_person() and split_part(object_name, '/', 1) = current_person()::text
    and exists (select from storage_bucket where id = bucket and person_access = 'write')
$$;

alter table storage_object enable row level security;
create policy read_own on storage_object for select to glowfare_person
  using (user_id = current_person());
create policy add_own on storage_object for insert to glowfare_person
  with check (may_write_object(bucket_id, name, user_id));
create policy change_own on storage_object for update to glowfare_person
  using (may_write_object(bucket_id, name, user_id))
  with check (may_write_object(bucket_id, name, user_id));
create policy remove_own on storage_object for delete to glowfare_person
  using (may_write_object(bucket_id, name, user_id));
grant select, insert, update, delete on storage_object to glowfare_person;

-- Profile pictures. Written only through /api/profile/avatar, which re-encodes them.
insert into storage_bucket (id, person_access, image_transformation, file_size_limit,
    allowed_mime_types, created_at, updated_at)
  values ('avatars', 'read', false, 1048576, '{image/webp}', now(), now());
