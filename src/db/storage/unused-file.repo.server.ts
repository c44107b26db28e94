import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Announces files that are about to be written. Objects that use them remove them from the list. */
export async function insertUnusedFiles(
  db: Queryable,
  { versions, deleteAfter }: { versions: readonly string[]; deleteAfter: Date },
): Promise<void> {
  await db.execute(sql`insert into storage_unused_file (version, delete_after)
    select version, ${deleteAfter} from unnest(${versions}::uuid[]) version`);
}

/** Makes files that no object will use due for deletion. */
export async function updateUnusedFilesDue(
  db: Queryable,
  { versions, deleteAfter }: { versions: readonly string[]; deleteAfter: Date },
): Promise<void> {
  await db.execute(sql`update storage_unused_file set delete_after = ${deleteAfter}
    where version = any(${versions}::uuid[]) and not deleting`);
}

/** Claims files that are due. Files that are not deleted by `retryAt` can be claimed again. */
export async function claimUnusedFiles(
  db: Queryable,
  { now, retryAt, limit }: { now: Date; retryAt: Date; limit: number },
): Promise<string[]> {
  const rows = await db.rows(
    z.object({ version: z.string() }),
    sql`update storage_unused_file set deleting = true, delete_after = ${retryAt}
      where version in (select version from storage_unused_file where delete_after <= ${now}
        order by delete_after limit ${limit} for update skip locked)
      returning version`,
  );
  return rows.map(({ version }) => version);
}

/** Removes deleted files from the list. */
export async function deleteUnusedFiles(db: Queryable, versions: readonly string[]): Promise<void> {
  await db.execute(
    sql`delete from storage_unused_file where version = any(${versions}::uuid[]) and deleting`,
  );
}
