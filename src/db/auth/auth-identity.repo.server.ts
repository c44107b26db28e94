import type { AuthIdentity } from '~/domain/auth/auth-user';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

type NewIdentity = Pick<AuthIdentity, 'id' | 'userId' | 'provider' | 'providerId' | 'identityData'>;

/** Adds or updates one of a user's identities. */
export async function upsertAuthIdentity(
  tx: Queryable,
  identity: NewIdentity,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into auth_identity
      (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${identity.id}, ${identity.userId}, ${identity.provider}, ${identity.providerId},
      ${JSON.stringify(identity.identityData)}::jsonb, ${now}, ${now}, ${now})
    on conflict (provider, provider_id) do update
      set identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at,
        updated_at = excluded.updated_at`);
}

/** Removes all of a user's identities but one: the others were never confirmed. */
export async function deleteOtherAuthIdentities(
  tx: Queryable,
  identity: { userId: string; provider: string; providerId: string },
): Promise<void> {
  await tx.execute(sql`delete from auth_identity where user_id = ${identity.userId}
    and (provider, provider_id) <> (${identity.provider}, ${identity.providerId})`);
}

/** Removes one of a user's identities. */
export async function deleteAuthIdentity(
  tx: Queryable,
  identity: { id: string; userId: string },
): Promise<void> {
  await tx.execute(sql`delete from auth_identity
    where id = ${identity.id} and user_id = ${identity.userId}`);
}

/** Removes all of a user's identities. */
export async function deleteAuthIdentities(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_identity where user_id = ${userId}`);
}

/** Removes provider identities linked to a user since a point in time. */
export async function deleteAuthIdentitiesSince(
  tx: Queryable,
  since: { userId: string; createdAt: Date },
): Promise<void> {
  await tx.execute(sql`delete from auth_identity where user_id = ${since.userId}
    and provider <> 'email' and created_at >= ${since.createdAt}`);
}
