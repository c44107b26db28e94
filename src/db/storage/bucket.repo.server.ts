import { z } from 'zod';
import { type Bucket, personAccessLevels } from '~/domain/storage/bucket';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { Sql, sql } from '../engine/sql.server';

const bucketRow = rowOf({
  id: z.string(),
  isPublic: z.boolean(),
  personAccess: z.enum(personAccessLevels),
  imageTransformation: z.boolean(),
  fileSizeLimit: z.number().nullable(),
  allowedMimeTypes: z.array(z.string()).nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

const fields = sql`id, public as is_public, person_access, image_transformation, file_size_limit,
  allowed_mime_types, created_at, updated_at`;

export type BucketSettings = Omit<Bucket, 'id' | 'createdAt' | 'updatedAt'>;

/** A bucket, or null. */
export async function findBucket(db: Queryable, id: string): Promise<Bucket | null> {
  const [bucket] = await db.rows(
    bucketRow,
    sql`select ${fields} from storage_bucket where id = ${id}`,
  );
  return bucket ?? null;
}

/** A bucket that cannot be changed or deleted until the transaction ends, or null. */
export async function findBucketForUpdate(tx: Queryable, id: string): Promise<Bucket | null> {
  const [bucket] = await tx.rows(
    bucketRow,
    sql`select ${fields} from storage_bucket where id = ${id} for update`,
  );
  return bucket ?? null;
}

export interface BucketQuery {
  search: string;
  column: 'id' | 'name' | 'created_at' | 'updated_at';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** Buckets whose name contains a text. */
export async function listBuckets(db: Queryable, query: BucketQuery): Promise<Bucket[]> {
  const column = query.column === 'name' ? 'id' : query.column;
  const order = new Sql([`${column} ${query.order}, id ${query.order}`], []);
  return db.rows(
    bucketRow,
    sql`select ${fields} from storage_bucket
      where strpos(lower(id), lower(${query.search})) > 0
      order by ${order} limit ${query.limit} offset ${query.offset}`,
  );
}

/** Adds a bucket unless there is one with that name; returns whether it did. */
export async function insertBucket(
  db: Queryable,
  { id, ...settings }: BucketSettings & { id: string },
  now: Date,
): Promise<boolean> {
  const touched = await db.execute(sql`insert into storage_bucket
      (id, public, person_access, image_transformation, file_size_limit, allowed_mime_types,
        created_at, updated_at)
    values (${id}, ${settings.isPublic}, ${settings.personAccess}, ${settings.imageTransformation},
      ${settings.fileSizeLimit}, ${settings.allowedMimeTypes}::text[], ${now}, ${now})
    on conflict (id) do nothing`);
  return touched === 1;
}

/** Replaces the settings of a bucket. */
export async function updateBucket(
  tx: Queryable,
  { id, ...settings }: BucketSettings & { id: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`update storage_bucket set public = ${settings.isPublic},
      person_access = ${settings.personAccess},
      image_transformation = ${settings.imageTransformation},
      file_size_limit = ${settings.fileSizeLimit},
      allowed_mime_types = ${settings.allowedMimeTypes}::text[], updated_at = ${now}
    where id = ${id}`);
}

/** Deletes a bucket that has no objects. */
export async function deleteBucketRow(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`delete from storage_bucket where id = ${id}`);
}
