import { deleteAuthSession, deleteAuthSessions } from '~/db/auth-session.repo.server';
import { noContent } from './answer.server';
import type { Call } from './auth';
import { invalid } from './auth-error';
import { requireUser } from './require-user.server';
import { recordEvent } from './security/record-event.server';

/** POST /logout: everywhere, here, or everywhere but here. */
export async function logOut(call: Call): Promise<Response> {
  const scope = call.query.get('scope') || 'global';
  // Half a sign-in can be given up, but it ends no other session.
  const { user, session } = await requireUser(call, { whileFactorDue: scope === 'local' });
  if (!['local', 'others', 'global'].includes(scope)) {
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  await call.auth.db.transaction(async (tx) => {
    if (scope === 'local') await deleteAuthSession(tx, session.id);
    else await deleteAuthSessions(tx, user.id, scope === 'others' ? session.id : null);
    if (user.isAnonymous) return;
    const event = { userId: user.id, sessionId: session.id, detail: scope };
    await recordEvent(tx, call, 'sessions_ended', event);
  });
  return noContent();
}
