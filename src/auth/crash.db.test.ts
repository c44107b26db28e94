import { beforeAll, describe, expect, test } from 'vitest';
import { insertProfile } from '~/db/accounts/profile.repo.server';
import { findAuthUserByEmail } from '~/db/auth/auth-user.repo.server';
import { countAccountRows } from '~/db/testing/accounts.server';
import { countRows } from '~/db/testing/tables.server';
import { killableDatabase } from '../../tests/setup/killable-database';
import { openTestDatabase } from '../../tests/setup/test-database';
import { type AuthSite, newPerson, startAuthSite } from '../../tests/sites/auth-site';

const db = await openTestDatabase();
const killable = killableDatabase(db);
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(killable.db, { AUTH_SERVICE_KEY: 's'.repeat(40) });
  return () => site.stop();
});

const operator = { Authorization: `Bearer ${'s'.repeat(40)}` };

/** Repeats the work, killed one statement later each time, until it succeeds. */
async function killedEverywhere(
  attempt: () => Promise<Response>,
  next: (survived: boolean) => Promise<void>,
): Promise<number> {
  for (let deaths = 0; ; deaths += 1) {
    killable.killAfter(deaths);
    const answer = await attempt();
    const survived = answer.ok;
    killable.revive();
    site.logLines.length = 0;
    await next(survived);
    if (survived) return deaths;
    expect(answer.status).toBe(500);
  }
}

async function signUpMember() {
  const person = newPerson();
  await site.ask('POST', '/signup', person);
  const { token } = await site.newestMail(person.email);
  const answer = await site.ask('POST', '/verify', { type: 'signup', token_hash: token });
  return { person, session: await answer.json() };
}

describe('after a crash between any two writes of', () => {
  test('a sign-up, the next one succeeds, with one email per user', async () => {
    const person = newPerson();
    const deaths = await killedEverywhere(
      () => site.ask('POST', '/signup', person),
      async () => {
        const user = await findAuthUserByEmail(db, person.email);
        expect(await site.mailsTo(person.email)).toHaveLength(user ? 1 : 0);
        expect(await countRows(db, 'outbox_mail')).toBe(await countRows(db, 'job'));
      },
    );
    expect(deaths).toBeGreaterThan(5);
    const { token } = await site.newestMail(person.email);
    const verified = await site.ask('POST', '/verify', { type: 'signup', token_hash: token });
    expect(verified.status).toBe(200);
  });

  test('a confirmation, the same link still works, once', async () => {
    const person = newPerson();
    await site.ask('POST', '/signup', person);
    const { token } = await site.newestMail(person.email);
    const confirm = () => site.ask('POST', '/verify', { type: 'signup', token_hash: token });
    expect(await killedEverywhere(confirm, async () => {})).toBeGreaterThan(5);
    expect((await confirm()).status).toBe(403);
  });

  test('a second sign-up, the links of both still work', async () => {
    const person = newPerson();
    await site.ask('POST', '/signup', person);
    const first = await site.newestMail(person.email);
    const deaths = await killedEverywhere(
      () => site.ask('POST', '/signup', { ...person, password: 'another good password' }),
      async () => {
        const answer = await fetch(first.link, { headers: { Accept: 'application/json' } });
        expect(answer.status).toBe(200);
      },
    );
    expect(deaths).toBeGreaterThan(8);
    const body = { type: 'signup', token_hash: first.token };
    expect((await site.ask('POST', '/verify', body)).status).toBe(200);
  });

  test('a refresh, the same token still works', async () => {
    const { session } = await signUpMember();
    const { refresh_token } = session;
    const refresh = () => site.ask('POST', '/token?grant_type=refresh_token', { refresh_token });
    expect(await killedEverywhere(refresh, async () => {})).toBeGreaterThan(3);
    const again = await (await refresh()).json();
    const next = await site.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: again.refresh_token,
    });
    expect(next.status).toBe(200);
  });

  test('a deletion, the user exists completely or not at all', async () => {
    const { person, session } = await signUpMember();
    const { id } = session.user;
    await insertProfile(db, { userId: id, username: 'x' }, site.now());
    const deaths = await killedEverywhere(
      () => site.ask('DELETE', `/admin/users/${id}`, {}, operator),
      async (survived) => {
        const count = survived ? 0 : 1;
        expect(await countAccountRows(db, id)).toMatchObject({
          users: count,
          profiles: count,
          sessions: count,
        });
      },
    );
    expect(deaths).toBeGreaterThan(2);
    const again = await site.ask('POST', '/token?grant_type=password', person);
    expect(again.status).toBe(400);
  });

  test('a password change, either the old or the new password works', async () => {
    const { person, session } = await signUpMember();
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const password = 'the other good password';
    const signIn = async (with_: string) =>
      (await site.ask('POST', '/token?grant_type=password', { ...person, password: with_ })).ok;
    await killedEverywhere(
      () => site.ask('PUT', '/user', { password }, headers),
      async (survived) => {
        if (survived)
          expect([await signIn(person.password), await signIn(password)]).toEqual([false, true]);
      },
    );
    expect((await site.newestMail(person.email)).subject).toContain('password was changed');
  });
});
