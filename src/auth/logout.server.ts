import { deleteAuthSession, deleteAuthSessions } from '~/db/auth-session.repo.server';
import { noContent } from './answer.server';
import type { Call } from './auth';
import { invalid } from './auth-error';
import { requireUser } from './require-user.server';
import { recordEvent } from './security/record-event.server';

/** POST /logout: everywhere, here, or everywhere but here. */
export async function logOut(call: Call): Promise<Response> {
  const { user, session } = await requireUser(call);
  const scope = call.query.get('scope') || 'global';
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
