import { upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import {
  countAuthUsers,
  findAuthUser,
  findAuthUserByEmail,
  findAuthUserForUpdate,
  listAuthUsers,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { type AuthUser, mergeMetadata } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { duplicateEmail, invalid, notFound } from '../auth-error';
import { isUuid } from '../http/check-params';
import { json } from '../http/responses.server';
import { changePassword } from '../http/user.server';
import { factorJson, userJson } from '../http/user-json';
import { removeFactor } from '../passkeys/remove-keyless-factors.server';
import { confirmUser } from '../password/confirm-user.server';
import { voidEmailsToFormer } from '../password/email-change.server';
import { addEmailUser, emailIdentity } from '../password/email-user.server';
import { leaveAddress } from '../password/leave-address.server';
import { signUpWithVerifiers } from '../password/prove-address.server';
import { claimSignUp } from '../password/sign-up-claim.server';
import { newSecret } from '../secrets.server';
import { announceChange } from '../security/announce-change.server';
import { banUntil, readAdminParams } from './admin-params.server';

/** The user named in the path. */
export async function requireSubject(call: Call): Promise<AuthUser> {
  const id = call.param('user');
  if (!isUuid(id)) throw notFound('validation_failed', 'user_id must be an UUID');
  const user = await findAuthUser(call.auth.db, id);
  if (!user) throw notFound('user_not_found', 'User not found');
  return user;
}

/** GET /admin/users */
export async function listUsers(call: Call): Promise<Response> {
  const page = pageNumber(call.query.get('page'), 1);
  const perPage = Math.min(1_000, pageNumber(call.query.get('per_page'), 50));
  const total = await countAuthUsers(call.auth.db);
  const users = await listAuthUsers(call.auth.db, { limit: perPage, offset: (page - 1) * perPage });
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) =>
    `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const links = [page < last && link(page + 1, 'next'), link(last, 'last')].filter(Boolean);
  return json({ users: users.map(userJson), aud: 'authenticated' }, 200, {
    'X-Total-Count': String(total),
    Link: links.join(', '),
  });
}

function pageNumber(text: string | null, fallback: number): number {
  if (text === null || text === '') return fallback;
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1) {
    const parsed = `strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`;
    throw invalid(`Bad Pagination Parameters: ${parsed}`);
  }
  return Number(text);
}

/** GET /admin/users/:user */
export async function showAnyUser(call: Call): Promise<Response> {
  return json(userJson(await requireSubject(call)));
}

/** POST /admin/users: imports may include password hashes. */
export async function createUser(call: Call): Promise<Response> {
  const { auth } = call;
  const given = await readAdminParams(call);
  if (!given.email) throw invalid('Cannot create a user without either an email or phone');
  const email = given.email;
  const passwordHash =
    given.passwordHash ?? (await auth.passwords.hash(given.password ?? newSecret()));
  const now = auth.clock.now();
  const user = await auth.db.transaction(async (tx) => {
    const added = await addEmailUser(
      tx,
      {
        email,
        passwordHash,
        data: given.userMetadata ?? {},
        ...(given.id && { id: given.id }),
        ...(given.role && { role: given.role }),
        ...(given.appMetadata && { appMetadata: given.appMetadata }),
      },
      now,
    );
    if (!added) throw duplicateEmail();
    if (given.emailConfirm) await confirmUser(tx, added, now);
    if (given.ban)
      await updateAuthUser(tx, added.id, { bannedUntil: banUntil(given.ban, now) }, now);
    return findAuthUser(tx, added.id);
  });
  return json(userJson(requireFound(user)));
}

function requireFound(user: AuthUser | null): AuthUser {
  if (!user) throw notFound('user_not_found', 'User not found');
  return user;
}

/** PUT /admin/users/:user */
export async function changeAnyUser(call: Call): Promise<Response> {
  const { auth } = call;
  const { id } = await requireSubject(call);
  const given = await readAdminParams(call);
  const passwordHash =
    given.passwordHash ?? (given.password && (await auth.passwords.hash(given.password)));
  const now = auth.clock.now();
  const user = await auth.db.transaction(async (tx) => {
    const before = requireFound(await findAuthUserForUpdate(tx, id));
    if (passwordHash) await changePassword(tx, call, before, { passwordHash, keepSessionId: null });
    if (given.email && given.email !== before.email) await setEmail(tx, call, before, given.email);
    const { userMetadata, appMetadata } = given;
    await updateAuthUser(
      tx,
      id,
      {
        ...(given.role && { role: given.role }),
        ...(userMetadata && { userMetadata: mergeMetadata(before.userMetadata, userMetadata) }),
        ...(appMetadata && { appMetadata: mergeMetadata(before.appMetadata, appMetadata) }),
        ...(given.ban && { bannedUntil: banUntil(given.ban, now) }),
      },
      now,
    );
    if (given.emailConfirm) {
      const { user } = await claimSignUp(
        tx,
        requireFound(await findAuthUser(tx, id)),
        signUpWithVerifiers(null),
        now,
      );
      await confirmUser(tx, user, now);
    }
    return findAuthUser(tx, id);
  });
  return json(userJson(requireFound(user)));
}

async function setEmail(tx: Queryable, call: Call, user: AuthUser, email: string): Promise<void> {
  const now = call.auth.clock.now();
  if (await findAuthUserByEmail(tx, email)) throw duplicateEmail();
  const own = user.identities.find(({ provider }) => provider === 'email');
  const identity = own ?? emailIdentity(user.id, email);
  const identityData = { ...identity.identityData, email, email_verified: false };
  await upsertAuthIdentity(tx, { ...identity, identityData }, now);
  await updateAuthUser(tx, user.id, { email, newEmail: null }, now);
  await voidEmailsToFormer(tx, user.id);
  await announceChange(tx, call, {
    change: 'email_changed',
    user: { ...user, email },
    sessionId: null,
    previousEmail: user.emailConfirmedAt ? user.email : null,
    fact: { name: 'New address', value: email },
    detail: 'operator',
  });
  // Last, so that the notice to the former address still belongs to the account.
  await leaveAddress(tx, { user, next: email, now: call.auth.clock.now() });
}

/** GET /admin/users/:user/factors */
export async function listAnyFactors(call: Call): Promise<Response> {
  const { factors } = await requireSubject(call);
  return json(factors.map(factorJson));
}

/** DELETE /admin/users/:user/factors/:factor: for a user who has lost their phone. */
export async function deleteAnyFactor(call: Call): Promise<Response> {
  const { factors } = await requireSubject(call);
  const factor = factors.find(({ id }) => id === call.param('factor'));
  if (!factor) throw notFound('mfa_factor_not_found', 'Factor not found');
  await call.auth.db.transaction(async (tx) => {
    await removeFactor(tx, factor, null);
  });
  return json(factorJson(factor));
}
