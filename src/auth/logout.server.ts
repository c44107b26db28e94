import { deleteAuthSession, deleteAuthSessions } from '~/db/auth-session.repo.server';
import { noContent } from './answer.server';
import type { Call } from './auth';
import { invalid } from './auth-error';
import { requireUser } from './require-user.server';

/**
 * POST /logout: everywhere, here, or everywhere but here. A browser that signs out drops its copies of
 * private pages and pictures. Its storage stays: it holds the theme and favorites that were saved without
 * an account, and the client removes its own session from there.
 */
export async function logOut(call: Call): Promise<Response> {
  const { user, session } = await requireUser(call);
  const { db } = call.auth;
  const scope = call.query.get('scope') || 'global';
  if (scope === 'local') await deleteAuthSession(db, session.id);
  else if (scope === 'others') await deleteAuthSessions(db, user.id, session.id);
  else if (scope === 'global') await deleteAuthSessions(db, user.id);
  else throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  const answer = noContent();
  if (scope !== 'others') answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}
