import { z } from 'zod';
import {
  type ListEntry,
  listObjects,
  type SortColumn,
} from '~/db/storage/object-listing.repo.server';
import { storageErrors } from '~/domain/storage/storage-error';
import type { Deps } from '../deps';
import { type Actor, asActor, findOpenBucket } from './actor.server';

interface Sorting {
  column: SortColumn;
  order: 'asc' | 'desc';
}

/** One folder level below a prefix. */
export async function listFolder(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: Sorting & {
    bucketId: string;
    prefix: string;
    search: string;
    limit: number;
    offset: number;
  },
): Promise<ListEntry[]> {
  return asActor(db, actor, async (tx) => {
    await findOpenBucket(tx, query.bucketId);
    return listObjects(tx, { ...query, withFolders: true });
  });
}

interface PageQuery extends Sorting {
  bucketId: string;
  prefix: string;
  withFolders: boolean;
  limit: number;
  cursor: string | undefined;
}

export interface ObjectPage {
  entries: ListEntry[];
  nextCursor: string | null;
}

/** One page of all objects below a prefix. */
export async function listPage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { cursor, ...query }: PageQuery,
): Promise<ObjectPage> {
  const read = cursor === undefined ? undefined : readCursor(cursor);
  const sorting = read ? { column: read.column, order: read.order } : {};
  const listing = { ...query, ...sorting, search: '', offset: 0, after: read };
  const found = await asActor(db, actor, async (tx) => {
    await findOpenBucket(tx, query.bucketId);
    return listObjects(tx, { ...listing, limit: query.limit + 1 });
  });
  const entries = found.slice(0, query.limit);
  const last = found.length > query.limit ? entries.at(-1) : undefined;
  return { entries, nextCursor: last ? writeCursor(last, listing) : null };
}

const cursorSchema = z.object({
  name: z.string().max(1_000),
  value: z.union([z.literal('-infinity'), z.iso.datetime()]),
  column: z.enum(['name', 'created_at', 'updated_at']),
  order: z.enum(['asc', 'desc']),
});

function writeCursor(entry: ListEntry, { column, order }: Sorting): string {
  const cursor: z.infer<typeof cursorSchema> =
    'folder' in entry
      ? { name: entry.folder, value: '-infinity', column, order }
      : {
          name: entry.object.name,
          value: entry.object[column === 'updated_at' ? 'updatedAt' : 'createdAt'].toISOString(),
          column,
          order,
        };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function readCursor(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw storageErrors.invalid('Invalid cursor');
  }
}
