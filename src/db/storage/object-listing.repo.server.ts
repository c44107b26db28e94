import { z } from 'zod';
import type { StorageObject } from '~/domain/storage/storage-object';
import type { Queryable } from '../engine/database.server';
import { Sql, sql } from '../engine/sql.server';
import { objectFields, objectRow } from './object.repo.server';

/** A folder exists as long as an object is in it. Its name ends with a slash. */
export type ListEntry = { folder: string } | { object: StorageObject };

export type SortColumn = 'name' | 'created_at' | 'updated_at';

export interface ObjectListing {
  bucketId: string;
  prefix: string;
  /** Combines objects that have a slash after the prefix into folders. */
  withFolders: boolean;
  /** The start of the rest of the name; case-insensitive. */
  search: string;
  column: SortColumn;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
  /** The last entry of the previous page. */
  after?: { name: string; value: string } | undefined;
}

const entryRow = z.union([
  z
    .object({ is_folder: z.literal(true), name: z.string() })
    .transform(({ name }): ListEntry => ({ folder: name })),
  objectRow.transform((object): ListEntry => ({ object })),
]);

/** Objects below a prefix, in pages. */
export async function listObjects(db: Queryable, listing: ObjectListing): Promise<ListEntry[]> {
  const { bucketId, prefix, withFolders, search, order, limit, offset } = listing;
  const inPrefix = sql`from (
      select *, substr(name, length(${prefix}::text) + 1) as rest from storage_object
      where bucket_id = ${bucketId} and starts_with(name, ${prefix})
    ) below where starts_with(lower(rest), lower(${search}))`;
  const objects = sql`select false as is_folder, ${objectFields} ${inPrefix}`;
  const entries = withFolders
    ? sql`${objects} and strpos(rest, '/') = 0 union all
      select true, null, null, folder, null, null, null, null, null, null, null, null, null
      from (select distinct ${prefix}::text || split_part(rest, '/', 1) || '/' as folder
        ${inPrefix} and strpos(rest, '/') > 0) folders`
    : objects;
  // Folders have no dates. Sorted by date, they precede all objects.
  const sortKey =
    listing.column === 'name'
      ? sql`name collate "C"`
      : new Sql([`coalesce(${listing.column}, '-infinity')`], []);
  const direction = new Sql([order], []);
  return db.rows(
    entryRow,
    sql`select * from (${entries}) entry ${pageOf(listing)}
      order by ${sortKey} ${direction}, name collate "C" ${direction}
      limit ${limit} offset ${offset}`,
  );
}

function pageOf({ after, column, order }: ObjectListing): Sql {
  if (!after) return sql``;
  const beyond = new Sql([order === 'asc' ? '>' : '<'], []);
  if (column === 'name') return sql`where name collate "C" ${beyond} ${after.name}::text`;
  const key = new Sql([`coalesce(${column}, '-infinity')`], []);
  return sql`where (${key}, name collate "C") ${beyond}
    (${after.value}::text::timestamptz, ${after.name}::text)`;
}
