import { z } from 'zod';
import type { SnapshotPlace } from '~/domain/search/search-snapshots';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { sendWakeup } from '../engine/wakeup.repo.server';

/** A file, and what the index in it contains. */
export interface SavedSnapshot {
  file: string;
  productsVersion: number;
  /** The last price change in it. */
  upToChange: number;
}

const at = ({ folder, indexVersion }: SnapshotPlace) =>
  sql`folder = ${folder}::uuid and index_version = ${indexVersion}`;

export async function findSearchSnapshot(
  db: Queryable,
  place: SnapshotPlace,
): Promise<SavedSnapshot | null> {
  const [saved] = await db.rows(
    z
      .object({ file: z.string(), products_version: z.number(), up_to_change: z.number() })
      .transform(({ file, products_version, up_to_change }) => ({
        file,
        productsVersion: products_version,
        upToChange: up_to_change,
      })),
    sql`select file, products_version, up_to_change from search_snapshot
      where ${at(place)} and file is not null`,
  );
  return saved ?? null;
}

export interface SnapshotLease {
  token: string;
  ms: number;
}

/** Takes or renews the lease; false while another process has it. The database's clock counts. */
export async function takeSnapshotLease(
  db: Queryable,
  place: SnapshotPlace,
  { token, ms }: SnapshotLease,
): Promise<boolean> {
  const until = sql`now() + ${ms}::integer * interval '1 millisecond'`;
  const taken = await db.execute(
    sql`insert into search_snapshot as known (folder, index_version, lease_token, lease_until)
      values (${place.folder}::uuid, ${place.indexVersion}, ${token}::uuid, ${until})
      on conflict (folder, index_version) do update
        set lease_token = excluded.lease_token, lease_until = excluded.lease_until
        where known.lease_token is null or known.lease_token = excluded.lease_token
          or known.lease_until < now()`,
  );
  return taken === 1;
}

export async function releaseSnapshotLease(
  db: Queryable,
  place: SnapshotPlace,
  token: string,
): Promise<void> {
  await db.execute(sql`update search_snapshot set lease_token = null, lease_until = null
    where ${at(place)} and lease_token = ${token}::uuid`);
}

/** Makes a file the newest one and wakes the other processes; false if the lease was lost. */
export async function updateSearchSnapshot(
  db: Queryable,
  place: SnapshotPlace,
  token: string,
  { file, productsVersion, upToChange }: SavedSnapshot,
): Promise<boolean> {
  const updated = await db.execute(
    sql`update search_snapshot set file = ${file}, products_version = ${productsVersion},
        up_to_change = ${upToChange}, changed_at = now()
      where ${at(place)} and lease_token = ${token}::uuid`,
  );
  if (updated === 0) return false;
  await sendWakeup(db, { channel: 'products', payload: String(productsVersion) });
  return true;
}

/** Deletes what folders and releases left that are no longer in use. */
export async function deleteOldSearchSnapshots(
  db: Queryable,
  { maxAgeDays }: { maxAgeDays: number },
): Promise<void> {
  await db.execute(sql`delete from search_snapshot
    where changed_at < now() - ${maxAgeDays}::integer * interval '1 day' and lease_token is null`);
}
