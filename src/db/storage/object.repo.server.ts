import { z } from 'zod';
import type { StorageObject } from '~/domain/storage/storage-object';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

export const objectRow = rowOf({
  id: z.string(),
  bucketId: z.string(),
  name: z.string(),
  userId: z.string().nullable(),
  version: z.string(),
  size: z.number(),
  contentType: z.string(),
  cacheControl: z.string(),
  etag: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: z.date(),
  updatedAt: z.date(),
});

export const objectFields = sql`id, bucket_id, name, user_id, version, size, content_type,
  cache_control, etag, metadata, created_at, updated_at`;

export interface ObjectPlace {
  bucketId: string;
  name: string;
}

/** The content of an upload. */
export type ObjectContent = Pick<
  StorageObject,
  'version' | 'size' | 'contentType' | 'cacheControl' | 'etag' | 'metadata'
>;

/** An object, or null. */
export async function findObject(db: Queryable, place: ObjectPlace): Promise<StorageObject | null> {
  const [object] = await db.rows(
    objectRow,
    sql`select ${objectFields} from storage_object
      where bucket_id = ${place.bucketId} and name = ${place.name}`,
  );
  return object ?? null;
}

/** The ones of these names that are taken. */
export async function listObjectNames(
  db: Queryable,
  { bucketId, names }: { bucketId: string; names: readonly string[] },
): Promise<Set<string>> {
  const rows = await db.rows(
    z.object({ name: z.string() }),
    sql`select name from storage_object where bucket_id = ${bucketId} and name = any(${names}::text[])`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Adds an object unless the name is taken; returns whether it did. The file must be announced. */
export async function insertObject(
  tx: Queryable,
  object: ObjectPlace & ObjectContent & { id: string; userId: string | null },
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`insert into storage_object
      (id, bucket_id, name, user_id, version, size, content_type, cache_control, etag, metadata,
        created_at, updated_at)
    values (${object.id}, ${object.bucketId}, ${object.name}, ${object.userId}, ${object.version},
      ${object.size}, ${object.contentType}, ${object.cacheControl}, ${object.etag},
      ${JSON.stringify(object.metadata)}::jsonb, ${now}, ${now})
    on conflict (bucket_id, name) do nothing`);
  return touched === 1;
}

/** Replaces the content of an object and returns its id, or null if there is none. */
export async function updateObjectContent(
  tx: Queryable,
  object: ObjectPlace & ObjectContent,
  now: Date,
): Promise<string | null> {
  const [row] = await tx.rows(
    z.object({ id: z.string() }),
    sql`update storage_object set version = ${object.version}, size = ${object.size},
        content_type = ${object.contentType}, cache_control = ${object.cacheControl},
        etag = ${object.etag}, metadata = ${JSON.stringify(object.metadata)}::jsonb,
        updated_at = ${now}
      where bucket_id = ${object.bucketId} and name = ${object.name} returning id`,
  );
  return row?.id ?? null;
}

/** Moves an object; returns whether there was one. The target must be free. */
export async function updateObjectPlace(
  tx: Queryable,
  { from, to }: { from: ObjectPlace; to: ObjectPlace },
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update storage_object
    set bucket_id = ${to.bucketId}, name = ${to.name}, updated_at = ${now}
    where bucket_id = ${from.bucketId} and name = ${from.name}`);
  return touched === 1;
}

/** Deletes objects by name and returns them. */
export async function deleteObjects(
  tx: Queryable,
  { bucketId, names }: { bucketId: string; names: readonly string[] },
): Promise<StorageObject[]> {
  return tx.rows(
    objectRow,
    sql`delete from storage_object
      where bucket_id = ${bucketId} and name = any(${names}::text[]) returning ${objectFields}`,
  );
}

/** Deletes all objects of a bucket. */
export async function deleteObjectsInBucket(tx: Queryable, bucketId: string): Promise<void> {
  await tx.execute(sql`delete from storage_object where bucket_id = ${bucketId}`);
}

/** Whether a bucket has any object. */
export async function hasObjects(tx: Queryable, bucketId: string): Promise<boolean> {
  const rows = await tx.rows(
    z.unknown(),
    sql`select 1 from storage_object where bucket_id = ${bucketId} limit 1`,
  );
  return rows.length > 0;
}

/** How much a user stores, without one object that is about to be replaced. */
export async function findPersonUsage(
  tx: Queryable,
  { userId, except }: { userId: string; except: ObjectPlace },
): Promise<{ objects: number; bytes: number }> {
  const [usage] = await tx.rows(
    z.object({ objects: z.number(), bytes: z.number() }),
    sql`select count(*)::integer as objects, coalesce(sum(size), 0)::double precision as bytes
      from storage_object where user_id = ${userId}
        and not (bucket_id = ${except.bucketId} and name = ${except.name})`,
  );
  return usage ?? { objects: 0, bytes: 0 };
}
