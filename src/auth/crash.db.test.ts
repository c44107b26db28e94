import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '~/db/engine/sql.server';
import { type AuthSite, newPerson, startAuthSite } from '../../tests/setup/auth-site';
import { killableDatabase } from '../../tests/setup/killable-database';
import { openTestDatabase } from '../../tests/setup/test-database';

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
        const users = await db.rows(
          z.object({ id: z.string() }),
          sql`select id from auth_user where email = ${person.email}`,
        );
        expect(await site.mailsTo(person.email)).toHaveLength(users.length);
        const owed = await db.rows(
          z.object({ mails: z.number(), jobs: z.number() }),
          sql`select (select count(*) from outbox_mail) as mails, (select count(*) from job) as jobs`,
        );
        expect(owed[0]?.mails).toBe(owed[0]?.jobs);
      },
    );
    expect(deaths).toBeGreaterThan(5);
    const { token } = await site.newestMail(person.email);
    const verified = await site.ask('POST', '/verify', { type: 'signup', token_hash: token });
    expect(verified.status).toBe(200);
  }, 60_000);

  test('a confirmation, the same link still works, once', async () => {
    const person = newPerson();
    await site.ask('POST', '/signup', person);
    const { token } = await site.newestMail(person.email);
    const confirm = () => site.ask('POST', '/verify', { type: 'signup', token_hash: token });
    expect(await killedEverywhere(confirm, async () => {})).toBeGreaterThan(5);
    expect((await confirm()).status).toBe(403);
  }, 60_000);

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
  }, 60_000);

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
  }, 60_000);

  test('a deletion, the user exists completely or not at all', async () => {
    const { person, session } = await signUpMember();
    const { id } = session.user;
    await db.execute(sql`insert into profile (user_id, username, created_at, updated_at)
      values (${id}, 'x', now(), now())`);
    const deaths = await killedEverywhere(
      () => site.ask('DELETE', `/admin/users/${id}`, {}, operator),
      async (survived) => {
        const [left] = await db.rows(
          z.object({ users: z.number(), profiles: z.number(), sessions: z.number() }),
          sql`select (select count(*) from auth_user where id = ${id}) as users,
            (select count(*) from profile where user_id = ${id}) as profiles,
            (select count(*) from auth_session where user_id = ${id}) as sessions`,
        );
        const count = survived ? 0 : 1;
        expect(left).toEqual({ users: count, profiles: count, sessions: count });
      },
    );
    expect(deaths).toBeGreaterThan(2);
    const again = await site.ask('POST', '/token?grant_type=password', person);
    expect(again.status).toBe(400);
  }, 60_000);

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
  }, 60_000);
});
