import { deleteAuthSession, deleteAuthSessions } from '~/db/auth-session.repo.server';
import { noContent } from './answer.server';
import type { Call } from './auth';
import { invalid } from './auth-error';
import { requireUser } from './require-user.server';
import { recordEvent } from './security/record-event.server';

/**
 * POST /logout: everywhere, here, or everywhere but here. A browser that signs out drops its copies of
 * private pages and pictures. Its storage stays: it holds the theme and favorites that were saved without
 * an account, and the client removes its own session from there.
 */
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
  const answer = noContent();
  if (scope !== 'others') answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}
