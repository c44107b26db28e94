import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { accountChanges } from '~/domain/security/account-change';
import { linkPurposes, type SecurityLink } from '~/domain/security/security-link';
import type { Queryable } from '../database.server';
import { sql } from '../sql.server';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

const linkRow = z
  .object({
    user_id: z.string(),
    purpose: z.enum(linkPurposes),
    change: z.enum(accountChanges).nullable(),
    factor_id: z.string().nullable(),
    previous_email: z.string().nullable(),
    created_at: z.date(),
    expires_at: z.date(),
    used_at: z.date().nullable(),
  })
  .transform(
    (row): SecurityLink => ({
      userId: row.user_id,
      purpose: row.purpose,
      change: row.change,
      factorId: row.factor_id,
      previousEmail: row.previous_email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    }),
  );

type NewLink = Pick<SecurityLink, 'userId' | 'purpose' | 'createdAt' | 'expiresAt'> &
  Partial<Pick<SecurityLink, 'change' | 'factorId' | 'previousEmail'>>;

/** Makes a link and returns its token, of which only a hash is kept. */
export async function insertSecurityLink(tx: Queryable, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.execute(sql`insert into auth_security_link
      (token_hash, user_id, purpose, change, factor_id, previous_email, created_at, expires_at)
    values (${hash(token)}, ${link.userId}, ${link.purpose}, ${link.change ?? null},
      ${link.factorId ?? null}, ${link.previousEmail ?? null}, ${link.createdAt},
      ${link.expiresAt})`);
  return token;
}

/** The link with this token, used or not; null when there is none. */
export async function findSecurityLink(db: Queryable, token: string): Promise<SecurityLink | null> {
  const [link] = await db.rows(
    linkRow,
    sql`select * from auth_security_link where token_hash = ${hash(token)}`,
  );
  return link ?? null;
}

/** Uses a link up; false when it was used before. */
export async function updateSecurityLinkUsed(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_security_link set used_at = ${now}
    where token_hash = ${hash(token)} and used_at is null`);
  return touched === 1;
}

/** Uses up a person's undo links since a moment, and tells what they would have undone, oldest first. */
export async function updateUndoLinksUsed(
  tx: Queryable,
  since: { userId: string; createdAt: Date; now: Date },
): Promise<SecurityLink[]> {
  const links = await tx.rows(
    linkRow,
    sql`select * from auth_security_link where user_id = ${since.userId} and purpose = 'undo'
      and created_at >= ${since.createdAt} order by created_at`,
  );
  await tx.execute(sql`update auth_security_link set used_at = coalesce(used_at, ${since.now})
    where user_id = ${since.userId} and purpose = 'undo' and created_at >= ${since.createdAt}`);
  return links;
}

/** Removes a person's links for the way back. */
export async function deleteFactorRecoveryLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_security_link
    where user_id = ${userId} and purpose <> 'undo'`);
}

/** Removes links that ran out. */
export async function deleteSecurityLinksExpiredBefore(
  db: Queryable,
  before: Date,
): Promise<number> {
  return db.execute(sql`delete from auth_security_link where expires_at < ${before}`);
}
