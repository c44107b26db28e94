import { randomUUID } from 'node:crypto';
import { upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import { insertAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Metadata } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { badRequest, unprocessable } from '../auth-error';
import { checkPassword, checkPhone } from '../http/check-params';
import { json } from '../http/responses.server';
import { openSession, sessionJson } from '../sessions/open-session.server';

/** POST /signup with a phone number: disabled unless numbers need no confirmation. */
export async function signUpByPhone(
  call: Call,
  given: { phone: string; password: string; data: Metadata },
): Promise<Response> {
  const { auth } = call;
  if (!auth.settings.phone) {
    throw badRequest('phone_provider_disabled', 'Phone signups are disabled');
  }
  if (!auth.settings.autoconfirm) {
    throw unprocessable(
      'sms_send_failed',
      'Error sending confirmation OTP to provider: there is no provider for text messages',
    );
  }
  const phone = checkPhone(given.phone);
  checkPassword(given.password, auth.settings);
  const passwordHash = await auth.passwords.hash(given.password);
  const now = auth.clock.now();
  const id = randomUUID();
  const opened = await auth.db.transaction(async (tx) => {
    const added = await insertAuthUser(
      tx,
      {
        id,
        phone,
        passwordHash,
        phoneConfirmedAt: now,
        userMetadata: given.data,
        appMetadata: { provider: 'phone', providers: ['phone'] },
      },
      now,
    );
    if (!added) throw unprocessable('user_already_exists', 'User already registered');
    const identityData = { phone, phone_verified: true, email_verified: false, sub: id };
    const identity = { id: randomUUID(), userId: id, provider: 'phone', providerId: id };
    await upsertAuthIdentity(tx, { ...identity, identityData }, now);
    return openSession(tx, call, id, 'password');
  });
  return json(await sessionJson(auth, opened));
}
