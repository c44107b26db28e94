import type { Call } from '../auth';
import { isUuid } from '../http/check-params';
import { recordEvent } from './record-event.server';

/**
 * Records an admin call before it runs, so that no action goes unlogged. The affected user sees it in
 * their log. Deletions are recorded without the user, whose events are deleted with them.
 */
export async function recordAdminCall(call: Call, method: string, path: string): Promise<void> {
  const id = call.param('user');
  const isDeletion = method === 'DELETE' && path.endsWith('/:user');
  const userId = isUuid(id) && !isDeletion ? id : null;
  const detail = `${method} ${path}`;
  await recordEvent(call.auth.db, call, 'operator_action', { userId, detail });
}
