import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '~/db/engine/database.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../tests/sites/auth-site';
import { createSessionCheck } from './session-check.server';

let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(await openTestDatabase());
});
afterAll(() => site.stop());

async function sessionOf({ session, user }: Awaited<ReturnType<typeof signUpConfirmed>>) {
  const [, claims = ''] = session.access_token.split('.');
  const { session_id: id } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { id: String(id), userId: user.id };
}

test('concurrent session checks share one query', async () => {
  const [one, other] = [await signUpConfirmed(site), await signUpConfirmed(site)];
  const [mine, theirs] = [await sessionOf(one), await sessionOf(other)];
  let queries = 0;
  const counting: Queryable = {
    ...site.db,
    rows: (schema, query) => {
      queries += 1;
      return site.db.rows(schema, query);
    },
  };
  const isOpen = createSessionCheck({ db: counting, clock: site.deps.clock });
  const borrowed = { id: mine.id, userId: theirs.userId };
  const unknown = { ...mine, id: crypto.randomUUID() };
  const asked = [mine, theirs, borrowed, unknown, mine];
  expect(await Promise.all(asked.map(isOpen))).toEqual([true, true, false, false, true]);
  expect(queries).toBe(1);
  await one.client.auth.signOut();
  expect(await isOpen(mine)).toBe(false);
  expect(queries).toBe(2);
});
