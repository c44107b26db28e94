import type { Call } from '../auth';
import { isUuid } from '../check-params';
import { recordEvent } from './record-event.server';

/**
 * Records a call of the admin interface, before it is carried out: no action without a line in the log.
 * Whom it is about sees it. Deleting a person is recorded without them: their lines go with them.
 */
export async function recordOperatorAction(
  call: Call,
  method: string,
  path: string,
): Promise<void> {
  const id = call.param('user');
  const isDeletion = method === 'DELETE' && path.endsWith('/:user');
  const userId = isUuid(id) && !isDeletion ? id : null;
  const detail = `${method} ${path}`;
  await recordEvent(call.auth.db, call, 'operator_action', { userId, detail });
}
