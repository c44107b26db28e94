import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

/** An address that an account had until it was changed. */
export interface FormerAddress {
  email: string;
  usedUntil: Date;
}

/** Records that an account leaves a confirmed address. */
export async function insertFormerAddress(
  tx: Queryable,
  former: { userId: string; email: string; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into auth_former_address (user_id, email, used_from, used_until)
    values (${former.userId}, ${former.email},
      (select max(used_until) from auth_former_address where user_id = ${former.userId}),
      ${former.now})
    on conflict do nothing`);
}

/** Lists the addresses that an account had before, oldest first. */
export async function listFormerAddresses(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<FormerAddress[]> {
  const rows = await db.rows(
    z.object({ email: z.string(), used_until: z.date() }),
    sql`select email, used_until from auth_former_address where user_id = ${userId}
      order by used_until limit ${limit}`,
  );
  return rows.map((row) => ({ email: row.email, usedUntil: row.used_until }));
}

/** Removes the record of an account's former addresses. */
export async function deleteFormerAddresses(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_former_address where user_id = ${userId}`);
}

/** An account with its current address: confirmed, in lower case, or null. */
export interface AddressOwner {
  userId: string;
  email: string | null;
}

/**
 * A condition: at a point in time, this address was the account's. Several accounts can have had the
 * same address one after the other. Data from that time belongs to the account that left it next, or to the
 * current one after all of them had left.
 */
export function wasAddressOf({ userId, email }: AddressOwner, address: Sql, at: Sql): Sql {
  return sql`exists (select from (
      select email, used_from, used_until from auth_former_address where user_id = ${userId}
      union all select ${email}::text, null, 'infinity'::timestamptz) own
    where own.email = lower(${address}) and ${at} <= own.used_until
      and (own.used_from is null or ${at} >= own.used_from)
      and not exists (select from auth_former_address other
        where other.email = own.email and other.user_id <> ${userId}
          and ${at} <= other.used_until and other.used_until < own.used_until
          and (other.used_from is null or ${at} >= other.used_from)))`;
}

/**
 * A condition on a newsletter subscription: it is at the account's address, or was left at a former one
 * that no other account has. A change moves the subscription; before there was this record, it did not.
 */
export function isSubscriptionOf({ userId, email }: AddressOwner): Sql {
  return sql`(t.email = ${email} or exists (select from auth_former_address own
    where own.user_id = ${userId} and own.email = t.email and t.asked_at <= own.used_until
      and not exists (select from auth_user u where u.email = own.email and u.id <> ${userId})))`;
}
