import { deleteAuthSession, deleteAuthSessions } from '~/db/auth-session.repo.server';
import { noContent } from './answer.server';
import type { Call } from './auth';
import { invalid } from './auth-error';
import { requireUser } from './require-user.server';

/** POST /logout: everywhere, here, or everywhere but here. */
export async function logOut(call: Call): Promise<Response> {
  const { user, session } = await requireUser(call);
  const { db } = call.auth;
  const scope = call.query.get('scope') || 'global';
  if (scope === 'local') await deleteAuthSession(db, session.id);
  else if (scope === 'others') await deleteAuthSessions(db, user.id, session.id);
  else if (scope === 'global') await deleteAuthSessions(db, user.id);
  else throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  return noContent();
}
