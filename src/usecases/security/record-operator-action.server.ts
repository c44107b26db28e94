import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import type { Deps } from '../deps';

/** Read-only commands that show no user content; not recorded. */
const plainReads: ReadonlySet<string> = new Set([
  'alerts due --dry-run',
  'category list',
  'clicks',
  'feed list',
  'feed report',
  'help votes',
  'inbox',
  'jobs dead',
  'migrate',
  'retailer list',
  'reviews list',
  'security events',
]);

/** Records a terminal command by its name, never its arguments. */
export async function recordOperatorAction(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  command: string,
): Promise<void> {
  if (plainReads.has(command)) return;
  await recordSecurityEvent(db, {
    kind: 'operator_action',
    userId: null,
    sessionId: null,
    network: null,
    device: null,
    detail: command,
    at: clock.now(),
  });
}
