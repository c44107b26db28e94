import { z } from 'zod';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { type Sql, sql } from '../engine/sql.server';
import { factorJsonSchema, identityJsonSchema } from './auth-user-parts.server';

const metadata = z.record(z.string(), z.unknown());
const time = z.date().nullable();

const userRow = rowOf({
  id: z.string(),
  aud: z.string(),
  role: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  passwordHash: z.string().nullable(),
  emailConfirmedAt: time,
  phoneConfirmedAt: time,
  invitedAt: time,
  confirmationSentAt: time,
  recoverySentAt: time,
  reauthenticationSentAt: time,
  newEmail: z.string().nullable(),
  emailChangeSentAt: time,
  lastSignInAt: time,
  appMetadata: metadata,
  userMetadata: metadata,
  isAnonymous: z.boolean(),
  bannedUntil: time,
  deletedAt: time,
  createdAt: z.date(),
  updatedAt: z.date(),
  identities: z.array(identityJsonSchema),
  factors: z.array(factorJsonSchema),
});

/** A user with identities and factors, in one query. */
const selectUser = sql`select u.*,
    coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id)
      from auth_identity i where i.user_id = u.id), '[]') as identities,
    coalesce((select jsonb_agg(to_jsonb(f) order by f.created_at, f.id)
      from auth_factor f where f.user_id = u.id), '[]') as factors
  from auth_user u`;

async function findOne(db: Queryable, condition: Sql): Promise<AuthUser | null> {
  const [user] = await db.rows(userRow, sql`${selectUser} where ${condition}`);
  return user ?? null;
}

/** The user with this id, or null. */
export async function findAuthUser(db: Queryable, id: string): Promise<AuthUser | null> {
  return findOne(db, sql`u.id = ${id}`);
}

/** Like `findAuthUser`, locked until the transaction ends. */
export async function findAuthUserForUpdate(tx: Queryable, id: string): Promise<AuthUser | null> {
  await tx.execute(sql`select 1 from auth_user where id = ${id} for update`);
  return findAuthUser(tx, id);
}

/** The user with this lowercase address, or null. */
export async function findAuthUserByEmail(db: Queryable, email: string): Promise<AuthUser | null> {
  return findOne(db, sql`u.email = ${email}`);
}

/** The user with this phone number, or null. */
export async function findAuthUserByPhone(db: Queryable, phone: string): Promise<AuthUser | null> {
  return findOne(db, sql`u.phone = ${phone}`);
}

/** The user with this provider identity, or null. */
export async function findAuthUserByIdentity(
  db: Queryable,
  identity: { provider: string; providerId: string },
): Promise<AuthUser | null> {
  return findOne(
    db,
    sql`u.id = (select user_id from auth_identity
      where provider = ${identity.provider} and provider_id = ${identity.providerId})`,
  );
}

/** One page of users, the newest first. */
export async function listAuthUsers(
  db: Queryable,
  page: { limit: number; offset: number },
): Promise<AuthUser[]> {
  return db.rows(
    userRow,
    sql`${selectUser} order by u.created_at desc, u.id limit ${page.limit} offset ${page.offset}`,
  );
}

/** Counts all users. */
export async function countAuthUsers(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*) as count from auth_user`,
  );
  return row?.count ?? 0;
}

type NewAuthUser = Pick<AuthUser, 'id'> & Partial<Omit<AuthUser, 'identities' | 'factors'>>;

/** Adds a user; false if the id, address or phone number is taken. */
export async function insertAuthUser(
  tx: Queryable,
  user: NewAuthUser,
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`insert into auth_user
      (id, aud, role, email, phone, password_hash, app_metadata, user_metadata, is_anonymous,
        email_confirmed_at, phone_confirmed_at, invited_at, created_at, updated_at)
    values (${user.id}, ${user.aud ?? 'authenticated'}, ${user.role ?? 'authenticated'},
      ${user.email ?? null}, ${user.phone ?? null}, ${user.passwordHash ?? null},
      ${JSON.stringify(user.appMetadata ?? {})}::jsonb,
      ${JSON.stringify(user.userMetadata ?? {})}::jsonb, ${user.isAnonymous ?? false},
      ${user.emailConfirmedAt ?? null}, ${user.phoneConfirmedAt ?? null},
      ${user.invitedAt ?? null}, ${now}, ${now})
    on conflict do nothing`);
  return touched === 1;
}

type Changes = Partial<
  Omit<AuthUser, 'id' | 'identities' | 'factors' | 'createdAt' | 'updatedAt' | 'aud'>
>;

type Setter = (changes: Changes) => Sql | undefined;

function set<Name extends keyof Changes>(name: Name, toSql: (value: Changes[Name]) => Sql): Setter {
  return (changes) => (name in changes ? toSql(changes[name]) : undefined);
}

const setters: readonly Setter[] = [
  set('role', (value) => sql`role = ${value}`),
  set('email', (value) => sql`email = ${value}`),
  set('phone', (value) => sql`phone = ${value}`),
  set('passwordHash', (value) => sql`password_hash = ${value}`),
  set('emailConfirmedAt', (value) => sql`email_confirmed_at = ${value}`),
  set('phoneConfirmedAt', (value) => sql`phone_confirmed_at = ${value}`),
  set('invitedAt', (value) => sql`invited_at = ${value}`),
  set('confirmationSentAt', (value) => sql`confirmation_sent_at = ${value}`),
  set('recoverySentAt', (value) => sql`recovery_sent_at = ${value}`),
  set('reauthenticationSentAt', (value) => sql`reauthentication_sent_at = ${value}`),
  set('newEmail', (value) => sql`new_email = ${value}`),
  set('emailChangeSentAt', (value) => sql`email_change_sent_at = ${value}`),
  set('lastSignInAt', (value) => sql`last_sign_in_at = ${value}`),
  set('appMetadata', (value) => sql`app_metadata = ${JSON.stringify(value)}::jsonb`),
  set('userMetadata', (value) => sql`user_metadata = ${JSON.stringify(value)}::jsonb`),
  set('isAnonymous', (value) => sql`is_anonymous = ${value}`),
  set('bannedUntil', (value) => sql`banned_until = ${value}`),
  set('deletedAt', (value) => sql`deleted_at = ${value}`),
];

/** Changes the given fields; the others stay. */
export async function updateAuthUser(
  tx: Queryable,
  id: string,
  changes: Changes,
  now: Date,
): Promise<void> {
  let list = sql`updated_at = ${now}`;
  for (const setter of setters) {
    const assignment = setter(changes);
    if (assignment) list = sql`${list}, ${assignment}`;
  }
  await tx.execute(sql`update auth_user set ${list} where id = ${id}`);
}

/** Removes a user with sessions, tokens, identities and factors. */
export async function deleteAuthUser(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`delete from auth_user where id = ${id}`);
}

/** Anonymous users who have not been active since a time. */
export async function listAnonymousUsersIdleSince(
  db: Queryable,
  since: Date,
  limit: number,
): Promise<string[]> {
  const users = await db.rows(
    z.object({ id: z.string() }),
    sql`select id from auth_user u where is_anonymous and created_at < ${since}
      and not exists (select from auth_session s where s.user_id = u.id and s.refreshed_at > ${since})
      order by created_at, id limit ${limit}`,
  );
  return users.map(({ id }) => id);
}
