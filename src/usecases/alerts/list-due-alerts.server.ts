import { type AlertNotice, listWaitingNotices } from '~/db/alerts/alert-notice.repo.server';
import type { Deps } from '../deps';

const maxDueAlerts = 1_000;

/** What people are owed and have not been told, the soonest first; nothing is told or changed. */
export async function listDueAlerts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ now: Date; notices: AlertNotice[] }> {
  return { now: clock.now(), notices: await listWaitingNotices(db, maxDueAlerts) };
}
