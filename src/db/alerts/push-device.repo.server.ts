import { z } from 'zod';
import type { PushDevice } from '~/domain/alerts/push-device';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const deviceRow = rowOf({
  id: z.string(),
  userId: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
});

const fields = sql`id, user_id, endpoint, p256dh, auth`;

/** Adds a browser or updates its keys. */
export async function upsertPushDevice(
  tx: Queryable,
  device: PushDevice,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into push_device (id, user_id, endpoint, p256dh, auth, created_at)
    values (${device.id}, ${device.userId}, ${device.endpoint}, ${device.p256dh}, ${device.auth},
      ${now})
    on conflict (user_id, endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth`);
}

/** The browsers of these users, newest first. */
export async function listPushDevices(
  tx: Queryable,
  query: { userIds: readonly string[]; limit: number },
): Promise<PushDevice[]> {
  return tx.rows(
    deviceRow,
    sql`select ${fields} from push_device where user_id = any(${query.userIds}::uuid[])
      order by created_at desc, id limit ${query.limit}`,
  );
}

/** One browser; null if it was removed. */
export async function findPushDevice(db: Queryable, id: string): Promise<PushDevice | null> {
  const [device] = await db.rows(
    deviceRow,
    sql`select ${fields} from push_device where id = ${id}`,
  );
  return device ?? null;
}

/** Removes a user's browser. */
export async function deletePushDevice(
  tx: Queryable,
  key: { userId: string; endpoint: string },
): Promise<void> {
  await tx.execute(sql`delete from push_device
    where user_id = ${key.userId} and endpoint = ${key.endpoint}`);
}

/** Removes a browser from all other users: it shows notifications for one user only. */
export async function deletePushDeviceOfOthers(
  db: Queryable,
  key: { userId: string; endpoint: string },
): Promise<void> {
  await db.execute(sql`delete from push_device
    where user_id <> ${key.userId} and endpoint = ${key.endpoint}`);
}

/** Removes a browser whose subscription has ended. */
export async function deletePushDeviceById(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`delete from push_device where id = ${id}`);
}

/** Deletes all push subscriptions. */
export async function deletePushDevices(tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from push_device`);
}
