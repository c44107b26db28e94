import { randomUUID } from 'node:crypto';
import { insertAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthUser } from '~/domain/auth/auth-user';

/** Adds a person with an account and a confirmed address, without a password. */
export async function createPerson(
  db: Queryable,
  given: Partial<Pick<AuthUser, 'id' | 'createdAt'>> & { email?: string } = {},
): Promise<{ id: string; email: string }> {
  const { id = randomUUID(), createdAt = new Date() } = given;
  const { email = `person-${id}@example.com` } = given;
  if (!(await insertAuthUser(db, { id, email, emailConfirmedAt: createdAt }, createdAt)))
    throw new Error(`There is already a person with the address ${email} or the id ${id}.`);
  return { id, email };
}
