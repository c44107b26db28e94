import { expect, test } from 'vitest';
import { openLaggingDatabase } from '../../../tests/setup/lagging-database';
import { migrate } from '../engine/migrate.server';
import { findOneTimeTokenByLink } from './auth-one-time-token.repo.server';
import { listPendingSignUps } from './auth-pending-sign-up.repo.server';
import { findAuthUser } from './auth-user.repo.server';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

test('passwords of unconfirmed addresses are pending after 0032, others are unchanged', async () => {
  const { db, run } = await openLaggingDatabase('0032');
  const email = `'{"provider": "email", "providers": ["email"]}'`;
  await run(`insert into auth_user (id, email, password_hash, email_confirmed_at, invited_at, app_metadata,
      user_metadata, created_at, updated_at)
    values ('${id(1)}', 'a@b.example', 'unconfirmed', null, null, ${email}, '{"name": "A"}', now(), now()),
      ('${id(2)}', 'b@b.example', 'confirmed', now(), null, ${email}, '{}', now(), now()),
      ('${id(3)}', 'c@b.example', 'invited', null, now(), ${email}, '{}', now(), now()),
      ('${id(4)}', null, null, null, null, '{}', '{}', now(), now())`);
  await run(`insert into auth_one_time_token (user_id, kind, email, link_hash, code_hash, created_at)
    values ('${id(1)}', 'confirmation', 'a@b.example', 'link', 'code', now())`);

  await migrate(db);

  const hashes = await Promise.all(
    [1, 2, 3, 4].map(async (last) => (await findAuthUser(db, id(last)))?.passwordHash),
  );
  expect(hashes).toEqual([null, 'confirmed', 'invited', null]);
  expect(await listPendingSignUps(db, id(1))).toMatchObject([
    { passwordHash: 'unconfirmed', userMetadata: { name: 'A' }, codeChallenge: null },
  ]);
  for (const last of [2, 3, 4]) expect(await listPendingSignUps(db, id(last))).toEqual([]);
  // Emails already sent still confirm.
  expect(await findOneTimeTokenByLink(db, 'link')).toMatchObject({ userId: id(1) });
});
