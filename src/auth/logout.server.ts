import { deleteAuthSession, deleteAuthSessions } from '~/db/auth-session.repo.server';
import { noContent } from './answer.server';
import type { Call } from './auth';
import { invalid } from './auth-error';
import { requireUser } from './require-user.server';

/** POST /logout: everywhere, here, or everywhere but here. */
export async function logOut(call: Call): Promise<Response> {
  const scope = call.query.get('scope') || 'global';
  // Half a sign-in can be given up, but it ends no other session.
  const { user, session } = await requireUser(call, { whileFactorDue: scope === 'local' });
  const { db } = call.auth;
  if (scope === 'local') await deleteAuthSession(db, session.id);
  else if (scope === 'others') await deleteAuthSessions(db, user.id, session.id);
  else if (scope === 'global') await deleteAuthSessions(db, user.id);
  else throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  return noContent();
}
