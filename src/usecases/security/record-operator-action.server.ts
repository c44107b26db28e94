import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import type { Deps } from '../deps';

/** Commands that show figures and settings, and neither change anything nor show what people wrote. */
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
  'security events',
]);

/** Records what the operator did from the terminal: the command's name, never what stood behind it. */
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
