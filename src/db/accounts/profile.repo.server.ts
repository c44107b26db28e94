import { z } from 'zod';
import type { Profile } from '~/domain/accounts/profile';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const profileRow = rowOf({
  userId: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  createdAt: z.date(),
});

const fields = sql`user_id, username, avatar, created_at`;

/** A user's profile, or null. */
export async function findProfile(db: Queryable, userId: string): Promise<Profile | null> {
  const [profile] = await db.rows(
    profileRow,
    sql`select ${fields} from profile where user_id = ${userId}`,
  );
  return profile ?? null;
}

/** Adds a profile unless the user has one; returns whether it did. */
export async function insertProfile(
  tx: Queryable,
  profile: { userId: string; username: string },
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`insert into profile
      (user_id, username, created_at, updated_at)
    values (${profile.userId}, ${profile.username}, ${now}, ${now})
    on conflict (user_id) do nothing`);
  return touched === 1;
}

/** Changes a user's name. */
export async function updateProfileUsername(
  tx: Queryable,
  profile: { userId: string; username: string },
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update profile
    set username = ${profile.username}, updated_at = ${now} where user_id = ${profile.userId}`);
  return touched === 1;
}

/** A user's profile, locked until the transaction ends, or null. */
export async function findProfileForUpdate(tx: Queryable, userId: string): Promise<Profile | null> {
  const [profile] = await tx.rows(
    profileRow,
    sql`select ${fields} from profile where user_id = ${userId} for update`,
  );
  return profile ?? null;
}

/** Replaces or removes a user's picture. */
export async function updateProfileAvatar(
  tx: Queryable,
  profile: { userId: string; avatar: string | null },
  now: Date,
): Promise<void> {
  await tx.execute(sql`update profile set avatar = ${profile.avatar}, updated_at = ${now}
    where user_id = ${profile.userId}`);
}

/** The user who has this picture; null if it is no longer used. */
export async function findAvatarOwner(db: Queryable, avatar: string): Promise<string | null> {
  const [profile] = await db.rows(
    z.object({ user_id: z.string() }),
    sql`select user_id from profile where avatar = ${avatar}`,
  );
  return profile?.user_id ?? null;
}

/** Whether a profile uses this picture. */
export async function hasAvatar(db: Queryable, avatar: string): Promise<boolean> {
  const found = await db.rows(z.unknown(), sql`select 1 from profile where avatar = ${avatar}`);
  return found.length > 0;
}
