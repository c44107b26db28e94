import { randomUUID } from 'node:crypto';
import { insertAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Metadata } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { unprocessable } from '../auth-error';
import { limitVisitor } from '../http/limits.server';
import { json } from '../http/responses.server';
import { openSession, sessionJson } from './open-session.server';

/** POST /signup without an address: creates an anonymous session. */
export async function signUpAnonymously(call: Call, data: Metadata): Promise<Response> {
  const { auth } = call;
  if (!auth.settings.anonymous) {
    throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limitVisitor(call, 'anonymous');
  if (!auth.settings.signUps) {
    throw unprocessable('signup_disabled', 'Signups not allowed for this instance');
  }
  const id = randomUUID();
  const opened = await auth.db.transaction(async (tx) => {
    await insertAuthUser(tx, { id, userMetadata: data, isAnonymous: true }, auth.clock.now());
    return openSession(tx, call, id, 'anonymous');
  });
  return json(await sessionJson(auth, opened));
}
