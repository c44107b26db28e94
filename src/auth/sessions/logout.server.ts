import { deleteAuthSession, deleteAuthSessions } from '~/db/auth/auth-session.repo.server';
import type { Call } from '../auth';
import { invalid } from '../auth-error';
import { requireUser } from '../http/require-user.server';
import { noContent } from '../http/responses.server';
import { recordEvent } from '../security/record-event.server';

/**
 * POST /logout: all sessions, this one, or all others. The browser clears its cache of private pages and
 * pictures. Its storage stays, because it holds the theme and favorites saved without an account; the
 * client removes its own session.
 */
export async function logOut(call: Call): Promise<Response> {
  const scope = call.query.get('scope') || 'global';
  // A session that still needs its second factor can end only itself.
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
  const response = noContent();
  if (scope !== 'others') response.headers.set('Clear-Site-Data', '"cache"');
  return response;
}
