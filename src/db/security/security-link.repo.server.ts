import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { accountChanges } from '~/domain/security/account-change';
import { type SecurityLink, securityLinkPurposes } from '~/domain/security/security-link';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

const linkRow = rowOf({
  userId: z.string(),
  purpose: z.enum(securityLinkPurposes),
  change: z.enum(accountChanges).nullable(),
  factorId: z.string().nullable(),
  previousEmail: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
});

type NewLink = Pick<SecurityLink, 'userId' | 'purpose' | 'createdAt' | 'expiresAt'> &
  Partial<Pick<SecurityLink, 'change' | 'factorId' | 'previousEmail'>>;

/** Creates a link and returns its token; only a hash is stored. */
export async function insertSecurityLink(tx: Queryable, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.execute(sql`insert into auth_security_link
      (token_hash, user_id, purpose, change, factor_id, previous_email, created_at, expires_at)
    values (${hash(token)}, ${link.userId}, ${link.purpose}, ${link.change ?? null},
      ${link.factorId ?? null}, ${link.previousEmail ?? null}, ${link.createdAt},
      ${link.expiresAt})`);
  return token;
}

/** The link with this token, used or not; null if there is none. */
export async function findSecurityLink(db: Queryable, token: string): Promise<SecurityLink | null> {
  const [link] = await db.rows(
    linkRow,
    sql`select * from auth_security_link where token_hash = ${hash(token)}`,
  );
  return link ?? null;
}

/** Uses a link; false if it was already used. */
export async function updateSecurityLinkUsed(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_security_link set used_at = ${now}
    where token_hash = ${hash(token)} and used_at is null`);
  return touched === 1;
}

interface Since {
  userId: string;
  createdAt: Date;
}

/** Lists a user's undo links since a point in time, oldest first. */
export async function listUndoLinks(db: Queryable, since: Since): Promise<SecurityLink[]> {
  return db.rows(
    linkRow,
    sql`select * from auth_security_link where user_id = ${since.userId} and purpose = 'undo'
      and created_at >= ${since.createdAt} order by created_at limit 1000`,
  );
}

/** Marks a user's undo links since a point in time as used. */
export async function updateUndoLinksUsed(
  tx: Queryable,
  since: Since & { now: Date },
): Promise<void> {
  await tx.execute(sql`update auth_security_link set used_at = coalesce(used_at, ${since.now})
    where user_id = ${since.userId} and purpose = 'undo' and created_at >= ${since.createdAt}`);
}

/** Deletes a user's recovery links. */
export async function deleteFactorRecoveryLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_security_link
    where user_id = ${userId} and purpose <> 'undo'`);
}

/** Deletes expired links. */
export async function deleteSecurityLinksExpiredBefore(
  db: Queryable,
  before: Date,
): Promise<number> {
  return db.execute(sql`delete from auth_security_link where expires_at < ${before}`);
}
